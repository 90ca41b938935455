from django.urls import path, register_converter

from tutor.review import views
from tutor.review.converters import DayConverter

register_converter(DayConverter, "day")

app_name = "review"
urlpatterns = [
    path("today/", views.today, name="today"),
    path("today/<day:day>/<int:position>/", views.item, name="item"),
]
