from django.urls import path

from tutor.home import views

app_name = "home"
urlpatterns = [
    path("", views.start, name="start"),
    path("<game:game>/", views.game, name="game"),
    path("cucco/pack/", views.pack, {"game": "cucco"}, name="pack"),
    path("<rules:game>/rules/", views.rules, name="rules"),
]
