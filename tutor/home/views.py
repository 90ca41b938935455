"""The pages that lead to everything else."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def start(request: HttpRequest) -> HttpResponse:
    return render(request, "home/start.html")


def game(request: HttpRequest, game: str) -> HttpResponse:
    return render(request, "home/game.html", {"game": game})


def rules(request: HttpRequest, game: str) -> HttpResponse:
    return render(request, "home/rules.html", {"game": game})
