"""The pages that lead to everything else. They know what a learner has begun; no area knows of them."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tutor.cards.printing import cutting_marks, sheets
from tutor.home.areas import areas_of, games_with
from tutor.home.onward import FIRST, first_card, game_state, games_state, start_next
from tutor.home.rulespage import rules_page
from tutor.home.words import GLANCES, door
from tutor.language.packs import pack_of
from tutor.learners import clock
from tutor.learners.services import learner_for


@require_safe
def start(request: HttpRequest) -> HttpResponse:
    """What this is, the four games, and one thing to do next."""
    learner = learner_for(request)
    context = {
        "doors": [door(game, state) for game, state in games_state(learner, games_with())],
        "next": start_next(learner, clock.now()),
        "first": first_card(FIRST),
    }
    return render(request, "home/start.html", context)


@require_safe
def game(request: HttpRequest, game: str) -> HttpResponse:
    """A game: learn, practise, play, rules, with how far the learner is in each."""
    state = game_state(learner_for(request), game)
    context = {
        "game": game,
        "pack": pack_of(game),
        "glance": GLANCES[game],
        "areas": areas_of(game),
        "state": state,
    }
    return render(request, "home/game.html", context)


@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The whole rules on one page, in one language or in two; a rule's id is its anchor."""
    beside = request.GET.get("beside", "")
    if beside and beside not in dict(settings.LANGUAGES):
        raise Http404(f"no language {beside!r}")
    return render(request, "home/rules.html", {"game": game, "page": rules_page(game, beside)})


@require_safe
def pack(request: HttpRequest, game: str) -> HttpResponse:
    """The cucco pack as sheets to print."""
    return render(request, "home/pack.html", {"game": game, "sheets": sheets(), "marks": cutting_marks()})
