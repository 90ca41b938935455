from django.apps import AppConfig


class WalkConfig(AppConfig):
    name = "tutor.walk"
