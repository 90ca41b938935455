"""The clause table: where each clause comes from, is applied, told, taught, drilled and tested."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.registry import GAMES
from tutor.clauses.presenter import table_of
from tutor.language.current import page_language


@require_safe
def all_games(request: HttpRequest) -> HttpResponse:
    """The games, with how many clauses each has."""
    games = [(name, len(game.rulebook.rules)) for name, game in GAMES.items()]
    return render(request, "clauses/all.html", {"games": games})


@require_safe
def game(request: HttpRequest, game: str) -> HttpResponse:
    """A game's table."""
    return render(request, "clauses/game.html", {"game": game, "table": table_of(game, page_language())})
