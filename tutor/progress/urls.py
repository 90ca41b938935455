from django.urls import path

from tutor.progress import views

app_name = "progress"
urlpatterns = [
    path("progress/", views.all_games, name="all"),
    path("progress/<game:game>/", views.one_game, name="game"),
]
