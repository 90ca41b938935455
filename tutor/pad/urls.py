from django.urls import URLPattern

app_name = "pad"
urlpatterns: list[URLPattern] = []
