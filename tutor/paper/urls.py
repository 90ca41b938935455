from django.urls import path

from tutor.paper import views

app_name = "paper"
urlpatterns = [
    path("<game:game>/on-paper/", views.choose, name="choose"),
    path("<game:game>/card/", views.one_page, name="card"),
    path("<game:game>/score-sheet/", views.score_sheet, name="sheet"),
]
