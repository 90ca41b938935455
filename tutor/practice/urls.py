from django.urls import path

from tutor.practice import views

app_name = "practice"
urlpatterns = [
    path("<practice:game>/practice/", views.choose, name="choose"),
    path("<practice:game>/practice/<slug:theme>/", views.begin, name="begin"),
    path("<practice:game>/practice/<slug:theme>/<int:seed>/", views.puzzle, name="puzzle"),
]
