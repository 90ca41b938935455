"""Practice: themes to choose from, and puzzles without end, each with a link of its own."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from games.puzzles.question import Question, grade, hung_on
from games.puzzles.registry import PUZZLES
from games.puzzles.themes import LEVELS
from tutor.house.rules import RULES, House, read
from tutor.learners.services import learner_for
from tutor.practice.presenter import MIXED, Place, another_url, choose_page, puzzle_page
from tutor.practice.selectors import level_reached, next_level, scores
from tutor.practice.services import puzzle_answer
from tutor.questions.feedback import answered
from tutor.questions.forms import AnswerForm
from tutor.questions.presenter import asked


@require_safe
def choose(request: HttpRequest, game: str) -> HttpResponse:
    """The themes, with the learner's results; house rules that are chosen here are kept for the guest."""
    level, house = _level(request), _house(request, game)
    if house is None:
        house = _kept(request, game)
    elif house.query != request.session.get(_key(game), ""):
        request.session[_key(game)] = house.query
    page = choose_page(game, level, house, scores(learner_for(request), game))
    return render(request, "practice/choose.html", {"game": game, "page": page})


@never_cache
@require_safe
def begin(request: HttpRequest, game: str, theme: str) -> HttpResponse:
    """On to some puzzle of a theme, or of any, at the level asked for or reached."""
    house = _house(request, game)
    house = _kept(request, game) if house is None else house
    if theme != MIXED and theme not in [offered.id for offered in PUZZLES[game].offered(house.options)]:
        raise Http404(f"no theme {theme!r}")
    mixed = theme == MIXED
    level = _level(request) or level_reached(learner_for(request), game, None if mixed else theme)
    return HttpResponseRedirect(another_url(Place(game, theme, level, house, mixed)))


@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
def puzzle(request: HttpRequest, game: str, theme: str, seed: int) -> HttpResponse:
    """A puzzle; a POST answers it and comes back with what was right and why."""
    place = Place(game, theme, _level(request) or LEVELS[0], _house(request, game) or House(), "mix" in request.GET)
    question = _puzzle_or_404(place, seed)
    form = AnswerForm(question, request.POST if request.method == "POST" else None)
    result = grade(question, form.picked, form.value) if form.is_valid() else None
    reached = place.level
    if result:
        learner = learner_for(request, create=True)
        puzzle_answer(
            learner=learner,
            game=game,
            theme=theme,
            seed=seed,
            level=place.level,
            house=place.house.query,
            rules=hung_on(question, result),
            right=result.right,
        )
        reached = next_level(learner, game, None if place.mixed else theme, place.level)
    context = {
        "game": game,
        "page": puzzle_page(place, seed, reached=reached),
        "asked": asked(question, form, result),
        "answer": answered(question, form, result),
        "graded": result is not None,
    }
    return render(request, "practice/_puzzle.html" if request.htmx else "practice/puzzle.html", context)


def _level(request: HttpRequest) -> int | None:
    """The level in the address, None where there is none; a level that does not exist is a page that does not."""
    text = request.GET.get("level")
    if text is None:
        return None
    level = {str(level): level for level in LEVELS}.get(text)
    if level is None:
        raise Http404(f"no level {text!r}")
    return level


def _house(request: HttpRequest, game: str) -> House | None:
    """The house rules in the address, None where there are none; a 404 for those that do not exist."""
    try:
        return read(RULES[game], request.GET)
    except ValueError as error:
        raise Http404(str(error)) from error


def _kept(request: HttpRequest, game: str) -> House:
    """The house rules the guest chose before."""
    try:
        return read(RULES[game], QueryDict(request.session.get(_key(game), ""))) or House()
    except ValueError:  # one that has gone since
        return House()


def _key(game: str) -> str:
    return f"house rules {game}"


def _puzzle_or_404(place: Place, seed: int) -> Question:
    try:
        return PUZZLES[place.game].make(place.theme, seed, place.level, place.house.options)
    except (KeyError, ValueError) as error:
        raise Http404(f"no puzzle {place.theme!r} {seed}") from error
