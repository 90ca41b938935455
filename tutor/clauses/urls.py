from django.urls import path

from tutor.clauses import views

app_name = "clauses"
urlpatterns = [
    path("clauses/", views.all_games, name="all"),
    path("clauses/<rules:game>/", views.game, name="game"),
]
