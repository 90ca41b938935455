"""The pages that lead to everything else."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tutor.cards.printing import cutting_marks, sheets
from tutor.home.areas import areas_of, games_with
from tutor.language.ruletexts import rule_sections


def start(request: HttpRequest) -> HttpResponse:
    return render(request, "home/start.html", {game: areas_of(game) for game in games_with()})


def game(request: HttpRequest, game: str) -> HttpResponse:
    return render(request, "home/game.html", {"game": game, "areas": areas_of(game)})


def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The whole rules on one page; a rule's id is its anchor."""
    return render(request, "home/rules.html", {"game": game, "groups": rule_sections(game)})


def pack(request: HttpRequest, game: str) -> HttpResponse:
    """The cucco pack as sheets to print."""
    return render(request, "home/pack.html", {"game": game, "sheets": sheets(), "marks": cutting_marks()})
