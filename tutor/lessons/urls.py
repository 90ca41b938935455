from django.urls import path

from tutor.lessons import views

app_name = "lessons"
urlpatterns = [
    path("<learn:game>/learn/", views.path, name="path"),
    path("<learn:game>/learn/<slug:step>/", views.step, name="step"),
    path("<learn:game>/learn/<slug:step>/<int:number>/", views.step, name="step"),
]
