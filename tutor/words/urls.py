from django.urls import path

from tutor.words import views

app_name = "words"
urlpatterns = [
    path("words/", views.glossary, name="all"),
    path("words/practice/", views.choose, name="practice"),
    path("words/practice/<slug:way>/", views.begin, name="begin"),
    path("words/practice/<slug:way>/<int:seed>/", views.puzzle, name="puzzle"),
]
