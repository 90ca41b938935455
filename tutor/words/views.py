"""The glossary, and the drill of its words."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from games.puzzles.question import grade
from games.puzzles.themes import SEEDS
from tutor.language.terms import LANGUAGES, terms
from tutor.learners.services import learner_for
from tutor.questions.feedback import answered
from tutor.questions.forms import AnswerForm
from tutor.questions.presenter import asked
from tutor.words.presenter import another_url, choose_page, word_page, words_page
from tutor.words.questions import Way, ask, drawn
from tutor.words.selectors import scores
from tutor.words.services import word_answer

LONGEST_QUERY = 60


@require_safe
def glossary(request: HttpRequest) -> HttpResponse:
    """The words, of one game if it is asked for, and those that were looked for."""
    query = " ".join(request.GET.get("q", "").split())[:LONGEST_QUERY]
    page = words_page(_game(request), query)
    return render(request, "words/all.html", {"page": page})


@require_safe
def choose(request: HttpRequest) -> HttpResponse:
    """From which language to which."""
    game = _game(request)
    return render(request, "words/practice.html", {"page": choose_page(game, scores(learner_for(request), game))})


@never_cache
@require_safe
def begin(request: HttpRequest, way: str) -> HttpResponse:
    """On to some question."""
    return HttpResponseRedirect(another_url(_way_or_404(way), _game(request)))


@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
def puzzle(request: HttpRequest, way: str, seed: int) -> HttpResponse:
    """A question; a POST answers it and comes back with what was right and what it means."""
    direction, game = _way_or_404(way), _game(request)
    if seed >= SEEDS:
        raise Http404(f"no question {seed}")
    question = ask(drawn(seed, *direction, game), seed, *direction)
    form = AnswerForm(question, request.POST if request.method == "POST" else None)
    result = grade(question, form.picked, form.value) if form.is_valid() else None
    if result:
        learner = learner_for(request, create=True)
        word_answer(learner=learner, question=question, game=game, seed=seed, right=result.right)
    context = {
        "page": word_page(direction, game, seed),
        "asked": asked(question, form, result),
        "answer": answered(question, form, result),
        "graded": result is not None,
    }
    return render(request, "words/_question.html" if request.htmx else "words/question.html", context)


def _game(request: HttpRequest) -> str:
    """The game in the address, "" for all; one that has no words is a page that does not exist."""
    game = request.GET.get("game", "")
    if game and not any(game in term.games for term in terms().values()):
        raise Http404(f"no words of {game!r}")
    return game


def _way_or_404(way: str) -> Way:
    source, _, target = way.partition("-")
    if source == target or not {source, target} <= set(LANGUAGES):
        raise Http404(f"no way {way!r}")
    return source, target
