from django.urls import path

from tutor.table import views

app_name = "table"
urlpatterns = [
    path("<play:game>/play/", views.new, name="new"),
    path("table/<str:token>/", views.table, name="table"),
    path("table/<str:token>/advance/", views.advance, name="advance"),
    path("table/<str:token>/back/", views.back, name="back"),
    path("table/<str:token>/next/", views.next_hand, name="next"),
    path("table/<str:token>/settings/", views.settings, name="settings"),
    path("table/<str:token>/delete/", views.delete, name="delete"),
    path("table/<str:token>/tricks/", views.tricks, name="tricks"),
    path("table/<str:token>/why/<int:number>/<int:side>/<slug:entry>/", views.why, name="why"),
    path("table/<str:token>/hand/<int:number>/record.json", views.record, name="record"),
]
