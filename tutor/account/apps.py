from django.apps import AppConfig


class AccountConfig(AppConfig):
    name = "tutor.account"
