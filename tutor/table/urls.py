from django.urls import path

from tutor.table import views

app_name = "table"
urlpatterns = [
    path("<play:game>/play/", views.new, name="new"),
    path("table/<slug:token>/", views.table, name="table"),
    path("table/<slug:token>/advance/", views.advance, name="advance"),
    path("table/<slug:token>/back/", views.back, name="back"),
    path("table/<slug:token>/next/", views.next_hand, name="next"),
    path("table/<slug:token>/settings/", views.settings, name="settings"),
    path("table/<slug:token>/delete/", views.delete, name="delete"),
    path("table/<slug:token>/tricks/", views.tricks, name="tricks"),
    path("table/<slug:token>/why/<int:number>/<int:side>/<slug:entry>/", views.why, name="why"),
    path("table/<slug:token>/hand/<int:number>/record.json", views.record, name="record"),
]
