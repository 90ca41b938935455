from django.apps import AppConfig


class LearnersConfig(AppConfig):
    name = "tutor.learners"
