"""Today: the day's session as a whole, and each of its questions."""

from datetime import date

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from games.core.rulebook import game_of
from games.puzzles.question import Question, grade
from tutor.learners.models import Learner
from tutor.learners.services import learner_for
from tutor.questions.feedback import answered
from tutor.questions.forms import AnswerForm
from tutor.questions.presenter import asked
from tutor.review.drills import counted, question_of
from tutor.review.models import Item, Session
from tutor.review.presenter import first_lessons, item_page, practice_links, today_page
from tutor.review.selectors import session_of
from tutor.review.services import item_answer, item_open, session_today


@never_cache
@require_safe
def today(request: HttpRequest) -> HttpResponse:
    """The way into the day's questions, and after them what came of it; for whoever is new, where to begin."""
    learner = learner_for(request)
    session = session_today(learner) if learner else None
    if session:
        return render(request, "review/today.html", {"day": session.day, "page": today_page(session)})
    begun = {game_of(card.rule) for card in learner.cards.all()} if learner else set[str]()
    context = {"practice": practice_links(begun), "lessons": [] if begun else first_lessons()}
    return render(request, "review/nothing.html", context)


@never_cache
@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
def item(request: HttpRequest, day: date, position: int) -> HttpResponse:
    """A question. The first answer counts and stays; what comes after it, from wherever, is shown that one."""
    session, item = _item_or_404(learner_for(request), day, position)
    question = _question_or_404(item)
    form = AnswerForm(question, _first_answer(item) or (request.POST if request.method == "POST" else None))
    result = grade(question, form.picked, form.value) if form.is_valid() else None
    if result and request.method == "POST":
        learner_for(request, create=True)  # there is one; it makes this a day of learning
        rules = counted(item, question, result)
        number = "" if form.value is None else str(form.value)  # 007 is 7, and must be read as 7 ever after
        item_answer(item, picked=form.picked, number=number, rules=rules, right=result.right)
        if not request.htmx:
            return HttpResponseRedirect(f"{request.path}#answer")
        form = AnswerForm(question, _first_answer(item))
        result = grade(question, form.picked, form.value) if form.is_valid() else None
    context = {
        "page": item_page(session, item),
        "asked": asked(question, form, result),
        "answer": answered(question, form, result),
        "graded": result is not None,
    }
    return render(request, "review/_item.html" if request.htmx else "review/item.html", context)


def _item_or_404(learner: Learner | None, day: date, position: int) -> tuple[Session, Item]:
    """An item of the learner's own, opened; other people's are not to be found by any address."""
    session = session_of(learner, day) if learner else None
    item = session.items.select_related("session__learner").filter(position=position).first() if session else None
    if session is None or item is None:
        raise Http404(f"no question {position} on {day}")
    item_open(item)
    return session, item


def _question_or_404(item: Item) -> Question:
    try:
        return question_of(item)
    except (LookupError, ValueError) as error:  # ValueError: a word that is by now the same in both languages
        raise Http404(f"nothing asks {item}") from error


def _first_answer(item: Item) -> QueryDict | None:
    """The answer that counted, as it was sent."""
    if item.right is None:
        return None
    sent = QueryDict(mutable=True)
    sent.setlist("pick", item.picked)
    sent["number"] = item.number
    return sent
