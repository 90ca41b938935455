"""Practice: themes to choose from, and puzzles without end, each with a link of its own."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.puzzles.question import Question, grade, hung_on
from games.puzzles.registry import PUZZLES
from games.puzzles.themes import LEVELS
from tutor.learners.services import learner_for
from tutor.practice.presenter import MIXED, another_url, choose_page, puzzle_page
from tutor.practice.selectors import level_reached, next_level, scores
from tutor.practice.services import puzzle_answer
from tutor.questions.forms import AnswerForm
from tutor.questions.presenter import answered, asked


@require_safe
def choose(request: HttpRequest, game: str) -> HttpResponse:
    """The themes, with the learner's results."""
    page = choose_page(game, _level(request), scores(learner_for(request), game))
    return render(request, "practice/choose.html", {"game": game, "page": page})


@never_cache
@require_safe
def begin(request: HttpRequest, game: str, theme: str) -> HttpResponse:
    """On to some puzzle of a theme, or of any, at the level asked for or reached."""
    if theme not in PUZZLES[game].themes and theme != MIXED:
        raise Http404(f"no theme {theme!r}")
    mixed = theme == MIXED
    level = _level(request) or level_reached(learner_for(request), game, None if mixed else theme)
    return HttpResponseRedirect(another_url(game, theme, level, mixed=mixed))


@require_http_methods(["GET", "HEAD", "POST"])
def puzzle(request: HttpRequest, game: str, theme: str, seed: int) -> HttpResponse:
    """A puzzle; a POST answers it and comes back with what was right and why."""
    level, mixed = _level(request) or LEVELS[0], "mix" in request.GET
    question = _puzzle_or_404(game, theme, seed, level)
    form = AnswerForm(question, request.POST if request.method == "POST" else None)
    result = grade(question, form.picked, form.value) if form.is_valid() else None
    reached = level
    if result:
        learner = learner_for(request, create=True)
        puzzle_answer(
            learner=learner,
            game=game,
            theme=theme,
            seed=seed,
            level=level,
            rules=hung_on(question, result),
            right=result.right,
        )
        reached = next_level(learner, game, None if mixed else theme, level)
    context = {
        "game": game,
        "page": puzzle_page(game, theme, seed, level, mixed=mixed, reached=reached),
        "asked": asked(question, form, result),
        "answer": answered(question, form, result, game=game),
        "graded": result is not None,
    }
    response = render(request, "practice/_puzzle.html" if request.htmx else "practice/puzzle.html", context)
    patch_vary_headers(response, ["HX-Request"])
    return response


def _level(request: HttpRequest) -> int | None:
    """The level in the address, None where there is none; a level that does not exist is a page that does not."""
    text = request.GET.get("level")
    if text is None:
        return None
    level = {str(level): level for level in LEVELS}.get(text)
    if level is None:
        raise Http404(f"no level {text!r}")
    return level


def _puzzle_or_404(game: str, theme: str, seed: int, level: int) -> Question:
    try:
        return PUZZLES[game].make(theme, seed, level)
    except (KeyError, ValueError) as error:
        raise Http404(f"no puzzle {theme!r} {seed}") from error
