from django.urls import path

from tutor.practice import views

app_name = "practice"
urlpatterns = [
    path("<game:game>/practice/", views.choose, name="choose"),
    path("<game:game>/practice/<slug:theme>/", views.begin, name="begin"),
    path("<game:game>/practice/<slug:theme>/<int:seed>/", views.puzzle, name="puzzle"),
]
