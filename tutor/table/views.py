"""The pages of a table. A change is a POST; it answers with the table, as a fragment or by way of its page."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.forms import Form
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods
from django.views.decorators.vary import vary_on_headers

from tutor.language.packs import pack_of
from tutor.learners.services import learner_for
from tutor.table import cloth, fishing, presenter, selectors, services, sheet, words
from tutor.table.forms import ActionForm, AdvanceForm, ChangeForm, NewTableForm, SettingsForm
from tutor.table.kinds import fishes
from tutor.table.services import Outcome
from tutor.table.sitting import Sitting

Change = Callable[[Sitting, dict[str, Any]], Outcome]


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, game: str) -> HttpResponse:
    """Open a table, or come back to one."""
    if request.method == "POST":
        form = NewTableForm(request.POST, game)
        if form.is_valid():
            chosen = form.cleaned_data
            table = services.table_open(
                learner=learner_for(request, create=True),
                game=game,
                options=form.house.options,
                tutor=chosen["tutor"],
                speed=chosen["speed"],
            )
            return redirect("table:table", table.token)
    learner = learner_for(request)
    sent = form if request.method == "POST" else None
    context = presenter.new_table(
        game,
        selectors.last_table(learner, game),
        selectors.unfinished(learner, game),
        selectors.finished(learner, game),
        sent,
    )
    notice = words.choose_again() if sent else None
    return render(request, "table/new.html", {"game": game, "new": context, "notice": notice})


@never_cache
@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
def table(request: HttpRequest, token: str) -> HttpResponse:
    """The table; POST is an action of the learner's."""
    sitting = _sitting(request, token)
    if request.method != "POST":
        return _shown(request, sitting, hint="hint" in request.GET, card=request.GET.get("card", ""))
    form = ActionForm(request.POST, sitting)
    if not form.is_valid():
        problem = words.choose_first() if form.empty else words.unreadable()
        return _shown(request, sitting, notice=problem, chosen=form.chosen)
    move, revision = fishing.settled(sitting, form.cleaned_data["move"]), form.cleaned_data["revision"]
    if not move.taken and revision == sitting.table.revision and fishing.ways(sitting, form.card):
        return _ways(request, sitting, form.card)
    outcome = services.table_act(sitting, move, revision)
    return _answer(request, outcome, chosen=form.chosen, card=form.card)


def _changing(form_class: type[Form]) -> Callable[[Change], Callable[..., HttpResponse]]:
    """A view that changes a table by a form of this class; reached in another way it leads back to the table."""

    def decorate(change: Change) -> Callable[..., HttpResponse]:
        @never_cache
        @vary_on_headers("HX-Request")
        @wraps(change)
        def view(request: HttpRequest, token: str) -> HttpResponse:
            sitting = _sitting(request, token)
            if request.method != "POST":
                return redirect("table:table", token)
            form = form_class(request.POST)
            if not form.is_valid():
                return _shown(request, sitting, notice=words.unreadable())
            return _answer(request, change(sitting, form.cleaned_data))

        return view

    return decorate


@_changing(AdvanceForm)
def advance(sitting: Sitting, sent: dict[str, Any]) -> Outcome:
    return services.table_advance(sitting, sent["revision"], skip=sent["skip"])


@_changing(ChangeForm)
def back(sitting: Sitting, sent: dict[str, Any]) -> Outcome:
    return services.table_take_back(sitting, sent["revision"])


@_changing(ChangeForm)
def next_hand(sitting: Sitting, sent: dict[str, Any]) -> Outcome:
    return services.table_next_hand(sitting, sent["revision"])


@_changing(SettingsForm)
def settings(sitting: Sitting, sent: dict[str, Any]) -> Outcome:
    return services.table_set(sitting, **sent)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, token: str) -> HttpResponse:
    """Delete a table, once that is confirmed. A second click finds it gone, as was wanted, and leads to the start."""
    if request.method == "POST" and not selectors.sitting_for(learner_for(request), token):
        return redirect("home:start")
    table = _sitting(request, token).table
    if request.method != "POST":
        return render(request, "table/delete.html", {"token": token, "game": table.game})
    services.table_delete(table)
    return redirect("table:new", table.game)


@never_cache
@vary_on_headers("HX-Request")
@require_GET
def tricks(request: HttpRequest, token: str) -> HttpResponse:
    """The last trick again; with the tutor, all of them."""
    sitting = _sitting(request, token)
    if fishes(sitting.view):
        raise Http404
    return _beside(request, "tricks", sitting, {"tricks": cloth.tricks(sitting)})


@never_cache
@vary_on_headers("HX-Request")
@require_GET
def why(request: HttpRequest, token: str, number: int, side: int, entry: str) -> HttpResponse:
    """What a figure on the sheet is made of."""
    sitting = _sitting(request, token)
    figure = sheet.explained(sitting, selectors.results(sitting), number, side, entry)
    if figure is None:
        raise Http404
    return _beside(request, "why", sitting, {"figure": figure})


@never_cache
@require_GET
def record(request: HttpRequest, token: str, number: int) -> HttpResponse:
    """A finished hand as its record; that of a running hand would show the hidden cards, so it is not there."""
    text = selectors.record_json(_sitting(request, token).table, number)
    if text is None:
        raise Http404
    disposition = f'attachment; filename="preisa-{token[:6]}-{number}.json"'
    return HttpResponse(text + "\n", "application/json", headers={"Content-Disposition": disposition})


def _sitting(request: HttpRequest, token: str) -> Sitting:
    sitting = selectors.sitting_for(learner_for(request), token)
    if sitting is None:
        raise Http404
    return sitting


def _ways(request: HttpRequest, sitting: Sitting, card: str) -> HttpResponse:
    """The table with the ways in which this card can take, under an address that shows them again."""
    here = f"{reverse('table:table', args=[sitting.table.token])}?card={card}"
    if not request.htmx:
        return redirect(f"{here}#table")
    shown = _shown(request, sitting, chosen=frozenset({card}), card=card)
    shown["HX-Replace-Url"] = here
    return shown


def _answer(
    request: HttpRequest, outcome: Outcome, chosen: frozenset[str] = frozenset(), card: str = ""
) -> HttpResponse:
    """The table after a change. A change that was made is shown under the table's own address."""
    sitting = outcome.sitting
    if outcome.stale:
        return _shown(request, sitting, notice=words.stale())
    if not outcome.verdict.allowed:
        return _shown(request, sitting, verdict=outcome.verdict, chosen=chosen, card=card)
    if not request.htmx:
        # Back at the table itself, so that without scripts too nothing jumps and the keyboard goes on from there.
        return redirect(reverse("table:table", args=[sitting.table.token]) + "#table")
    shown = _shown(request, sitting, since=outcome.since if outcome.done else None)
    if fishes(sitting.view):  # the address may still name the card that was chosen
        shown["HX-Replace-Url"] = reverse("table:table", args=[sitting.table.token])
    return shown


def _shown(request: HttpRequest, sitting: Sitting, **more: Any) -> HttpResponse:
    page = presenter.table_page(sitting, **more)
    template = "table/_table.html" if request.htmx else "table/table.html"
    return render(request, template, {"page": page})


def _beside(request: HttpRequest, name: str, sitting: Sitting, more: dict[str, Any]) -> HttpResponse:
    """Something to look at beside the table, or as a page of its own that leads back to it."""
    template = f"table/_{name}.html" if request.htmx else f"table/{name}.html"
    game = sitting.table.game
    return render(request, template, {"token": sitting.table.token, "game": game, "pack": pack_of(game), **more})
