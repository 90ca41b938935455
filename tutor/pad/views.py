"""The pages of the score pad. A change is a POST that leads back to the sheet; only who opened a pad sees it."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods
from django.views.decorators.vary import vary_on_headers

from games.core.contract import Result
from games.core.pad import Fault
from tutor.house.rules import House
from tutor.language.packs import pack_of
from tutor.learners.services import learner_for
from tutor.pad import beginning, handform, presenter, selectors, services
from tutor.pad.forms import ChangeForm, HandForm, NewPadForm, shown_of
from tutor.pad.names import sent
from tutor.pad.selectors import Sheet

View = Callable[..., HttpResponse]


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, game: str) -> HttpResponse:
    """Begin a pad, or come back to one."""
    form = NewPadForm(request.POST, game) if request.method == "POST" else None
    if form and form.is_valid():
        pad = services.pad_open(
            learner=learner_for(request, create=True),
            game=game,
            options=form.house.options,
            names=form.cleaned_data["names"],
            first_dealer=form.cleaned_data["dealer"],
        )
        return redirect("pad:pad", pad.token)
    sheets = selectors.pads_of(learner_for(request), game)
    given = form.data.dict() if form else None
    context = {
        "game": game,
        "new": beginning.new_page(game, sheets, given, form.house if form else House()),
        "wrong": form.errors.as_data() if form else {},
        "no_such_player": form is not None and form.has_error("__all__", code="dealer"),
    }
    return render(request, "pad/new.html", context)


def _own(view: View) -> View:
    """A view of a pad that is the learner's own; there is none else."""

    @never_cache
    @vary_on_headers("HX-Request")
    @wraps(view)
    def wrapped(request: HttpRequest, token: str, **more: Any) -> HttpResponse:
        sheet = selectors.sheet_for(learner_for(request), token)
        if sheet is None:
            raise Http404
        return view(request, sheet, **more)

    return wrapped


def _changing(view: View) -> View:
    """A view that changes a pad; reached in another way (its page in another language) it leads back to the sheet."""

    @wraps(view)
    def wrapped(request: HttpRequest, sheet: Sheet, **more: Any) -> HttpResponse:
        return view(request, sheet, **more) if request.method == "POST" else _back(sheet)

    return wrapped


@_own
@require_http_methods(["GET", "HEAD", "POST"])
def pad(request: HttpRequest, sheet: Sheet) -> HttpResponse:
    """The sheet, and the form of the next hand; POST writes it down."""
    if request.method == "POST":
        return _written(request, sheet)
    return _shown(request, sheet)


@_own
@require_http_methods(["GET", "HEAD", "POST"])
def hand(request: HttpRequest, sheet: Sheet, number: int) -> HttpResponse:
    """A hand that is written down, to be changed."""
    if not 1 <= number <= len(sheet.entries):
        raise Http404
    if request.method == "POST":
        return _written(request, sheet, number)
    given, faults = shown_of(sheet.entries[number - 1]), sheet.faults(number)
    return _shown(request, sheet, number, given=given, result=sheet.results[number - 1], faults=faults)


@_own
@_changing
def add_up(request: HttpRequest, sheet: Sheet) -> HttpResponse:
    """What the form comes to as it stands; nothing is written."""
    form = HandForm(request.POST, sheet)
    form.is_valid()
    context = {"sum": handform.summed(sheet, form.result, form.faults), "game": sheet.pad.game}
    return render(request, "pad/_added.html", context)


@_own
@_changing
def remove(request: HttpRequest, sheet: Sheet, number: int) -> HttpResponse:
    form = ChangeForm(request.POST)
    done = form.is_valid() and services.hand_remove(sheet.pad, form.cleaned_data["revision"], number)
    return _back(sheet) if done else _shown(request, sheet, stale=True)


@_own
@_changing
def undo(request: HttpRequest, sheet: Sheet) -> HttpResponse:
    form = ChangeForm(request.POST)
    done = form.is_valid() and services.change_undo(sheet.pad, form.cleaned_data["revision"])
    return _back(sheet) if done else _shown(request, sheet, stale=True)


@_own
@_changing
def names(request: HttpRequest, sheet: Sheet) -> HttpResponse:
    """Name the players anew; the same form sent twice leaves the same names."""
    services.names_write(sheet.pad, sent(request.POST, sheet.number_of_players))
    return _back(sheet)


@never_cache
def delete(request: HttpRequest, token: str) -> HttpResponse:
    """Delete a pad. A second click finds it gone, as was wanted, and leads to the start."""
    sheet = selectors.sheet_for(learner_for(request), token)
    if sheet is None and request.method == "POST":
        return redirect("home:start")
    if sheet is None:
        raise Http404
    if request.method != "POST":
        return _back(sheet)
    services.pad_delete(sheet.pad)
    return redirect("pad:new", sheet.pad.game)


@_own
@require_GET
def why(request: HttpRequest, sheet: Sheet, number: int, side: int, entry: str) -> HttpResponse:
    """What a figure on the sheet is made of."""
    figure = presenter.explained(sheet, number, side, entry)
    if figure is None:
        raise Http404
    game = sheet.pad.game
    context = {"figure": figure, "token": sheet.pad.token, "game": game, "pack": pack_of(game)}
    return render(request, "table/_why.html" if request.htmx else "pad/why.html", context)


def _written(request: HttpRequest, sheet: Sheet, number: int | None = None) -> HttpResponse:
    """Write down what was sent, or show it again with what is wrong in it."""
    form = HandForm(request.POST, sheet)
    if not form.is_valid():
        return _shown(request, sheet, number, given=form.sent, faults=form.faults, unreadable=not form.faults)
    at = number or form.cleaned_data["number"]
    late = number is None and at == sheet.next and sheet.standing.over
    if late or not services.hand_write(sheet.pad, form.cleaned_data["revision"], at, form.entry):
        now = selectors.sheet_for(sheet.pad.learner, sheet.pad.token) or sheet
        return _shown(request, now, number, given=form.sent, stale=True)
    return _back(sheet)


def _back(sheet: Sheet) -> HttpResponse:
    return redirect(reverse("pad:pad", args=[sheet.pad.token]) + "#sheet")


def _shown(
    request: HttpRequest,
    sheet: Sheet,
    number: int | None = None,
    *,
    given: Any = None,
    result: Result | None = None,
    faults: tuple[Fault, ...] = (),
    stale: bool = False,
    unreadable: bool = False,
) -> HttpResponse:
    shown = given or {}
    context = {
        "game": sheet.pad.game,
        "page": presenter.page(sheet),
        "number": number or sheet.next,
        "changing": number is not None,
        "groups": handform.groups(sheet, shown, faults),
        "sum": handform.summed(sheet, result, ()),
        "problems": handform.told(sheet, faults),
        "stale": stale,
        "unreadable": unreadable,
    }
    return render(request, "pad/hand.html" if number else "pad/pad.html", context)
