from django.urls import path

from tutor.pad import views

app_name = "pad"
urlpatterns = [
    path("<game:game>/pad/", views.new, name="new"),
    path("pad/<str:token>/", views.pad, name="pad"),
    path("pad/<str:token>/add-up/", views.add_up, name="add-up"),
    path("pad/<str:token>/undo/", views.undo, name="undo"),
    path("pad/<str:token>/delete/", views.delete, name="delete"),
    path("pad/<str:token>/<int:number>/", views.hand, name="hand"),
    path("pad/<str:token>/<int:number>/remove/", views.remove, name="remove"),
    path("pad/<str:token>/why/<int:number>/<int:side>/<slug:entry>/", views.why, name="why"),
]
