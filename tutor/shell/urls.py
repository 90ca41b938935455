from django.urls import path

from tutor.shell import views

app_name = "shell"
urlpatterns = [
    path("app.webmanifest", views.manifest, name="manifest"),
    path("offline/", views.offline, name="offline"),
]
