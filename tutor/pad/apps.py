from django.apps import AppConfig


class PadConfig(AppConfig):
    name = "tutor.pad"
