from django.urls import URLPattern

app_name = "walk"
urlpatterns: list[URLPattern] = []
