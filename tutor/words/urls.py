from django.urls import URLPattern

app_name = "words"
urlpatterns: list[URLPattern] = []
