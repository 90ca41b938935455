from django.urls import path

from tutor.pad import views

app_name = "pad"
urlpatterns = [
    path("<game:game>/pad/", views.new, name="new"),
    path("pad/<slug:token>/", views.pad, name="pad"),
    path("pad/<slug:token>/add-up/", views.add_up, name="add-up"),
    path("pad/<slug:token>/undo/", views.undo, name="undo"),
    path("pad/<slug:token>/names/", views.names, name="names"),
    path("pad/<slug:token>/delete/", views.delete, name="delete"),
    path("pad/<slug:token>/<int:number>/", views.hand, name="hand"),
    path("pad/<slug:token>/<int:number>/remove/", views.remove, name="remove"),
    path("pad/<slug:token>/why/<int:number>/<int:side>/<slug:entry>/", views.why, name="why"),
]
