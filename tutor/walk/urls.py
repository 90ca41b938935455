from django.urls import path

from tutor.walk import views

app_name = "walk"
urlpatterns = [
    path("hand/<str:token>/", views.position, {"ply": 0}, name="hand"),
    path("hand/<str:token>/<int:ply>/", views.position, name="position"),
    path("hand/<str:token>/<int:ply>/<slug:asked>/", views.try_again, name="try"),
    path("hand/<str:token>/count/", views.count, name="count"),
    path("hand/<str:token>/again/", views.deal_again, name="again"),
    path("hand/<str:token>/record.json", views.record, name="record"),
]
