from django.urls import path

from tutor.account import views

app_name = "account"
urlpatterns = [
    path("account/", views.home, name="home"),
    path("account/new/", views.new, name="new"),
    path("account/enter/", views.enter, name="enter"),
    path("account/leave/", views.leave, name="leave"),
    path("account/password/", views.password, name="password"),
    path("account/data.json", views.data, name="data"),
    path("account/delete/", views.delete, name="delete"),
]
