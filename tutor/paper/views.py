"""What is meant for paper: the one-page card, an empty score sheet, and where to find what else prints well."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tutor.house.rules import House, for_match, read
from tutor.house.words import clauses, fields
from tutor.paper.card import card
from tutor.paper.sheet import sheet


@require_safe
def choose(request: HttpRequest, game: str) -> HttpResponse:
    """What there is to print, under house rules of one's choice."""
    house = _house(request, game)
    shown = fields(for_match(game), house)
    context = {"game": game, "fields": shown, "ticks": any(not field.legend for field in shown)}
    return render(request, "paper/choose.html", context)


@require_safe
def one_page(request: HttpRequest, game: str) -> HttpResponse:
    """The card."""
    house = _house(request, game)
    context = {"game": game, "card": card(game, house), "query": house.query, "house": clauses(house)}
    return render(request, "paper/card.html", context)


@require_safe
def score_sheet(request: HttpRequest, game: str) -> HttpResponse:
    """The empty score sheet."""
    house = _house(request, game)
    context = {"game": game, "sheet": sheet(game, house), "query": house.query, "house": clauses(house)}
    return render(request, "paper/sheet.html", context)


def _house(request: HttpRequest, game: str) -> House:
    """The house rules in the address; a 404 for those that do not exist."""
    try:
        return read(for_match(game), request.GET) or House()
    except ValueError as error:
        raise Http404(str(error)) from error
