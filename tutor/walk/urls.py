from django.urls import path

from tutor.walk import views

app_name = "walk"
urlpatterns = [
    path("hand/<slug:token>/", views.position, {"ply": 0}, name="hand"),
    path("hand/<slug:token>/<int:ply>/", views.position, name="position"),
    path("hand/<slug:token>/<int:ply>/<slug:asked>/", views.try_again, name="try"),
    path("hand/<slug:token>/count/", views.count, name="count"),
    path("hand/<slug:token>/again/", views.deal_again, name="again"),
    path("hand/<slug:token>/record.json", views.record, name="record"),
]
