from django.urls import path

from tutor.look import views

app_name = "look"
urlpatterns = [path("preferences/", views.preferences, name="preferences")]
