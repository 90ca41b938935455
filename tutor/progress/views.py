"""What a learner knows: all games at a glance, and one of them clause by clause."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.registry import GAMES
from tutor.learners import clock
from tutor.learners.selectors import Result, standings
from tutor.learners.services import learner_for
from tutor.progress.hands import Hands, played
from tutor.progress.presenter import AllPage, GamePage, chapters, courtyard, figures, weeks, words_known
from tutor.progress.selectors import days, first_answers


@never_cache
@require_safe
def all_games(request: HttpRequest) -> HttpResponse:
    """A picture of each game, the past weeks, and what was done; for whoever is new, where to begin."""
    learner, now = learner_for(request), clock.now()
    known, first, hands = standings(learner, now), first_answers(learner), played(learner).by_game
    learnt = days(learner, now)
    page = AllPage(
        [(courtyard(game, known), figures(first.get(game, Result(0, 0)), hands.get(game, Hands()))) for game in GAMES],
        words_known(known),
        weeks(learnt, clock.day_of(now)),
    )
    new = not learnt.learnt and not hands
    return render(request, "progress/all.html", {"page": page, "new": new})


@never_cache
@require_safe
def one_game(request: HttpRequest, game: str) -> HttpResponse:
    """A game, clause by clause."""
    learner, now = learner_for(request), clock.now()
    known = standings(learner, now)
    first, hands = first_answers(learner).get(game, Result(0, 0)), played(learner, game=game).by_game
    page = GamePage(courtyard(game, known), chapters(game, known), figures(first, hands.get(game, Hands())))
    return render(request, "progress/game.html", {"game": game, "page": page})
