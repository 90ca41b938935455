from django.apps import AppConfig


class ClausesConfig(AppConfig):
    name = "tutor.clauses"
