from django.urls import path

from tutor.lessons import views

app_name = "lessons"
urlpatterns = [
    path("<game:game>/learn/", views.path, name="path"),
    path("<game:game>/learn/<slug:step>/", views.step, name="step"),
    path("<game:game>/learn/<slug:step>/<int:number>/", views.step, name="step"),
]
