from django.urls import URLPattern

app_name = "clauses"
urlpatterns: list[URLPattern] = []
