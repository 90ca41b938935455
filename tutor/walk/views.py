"""The pages of a finished hand. Anybody who has its address may look; a hand that is not over has none of them."""

from collections.abc import Callable
from functools import wraps

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from games.puzzles.question import grade, hung_on
from tutor.language.packs import pack_of
from tutor.learners.services import learner_for
from tutor.questions.feedback import answered
from tutor.questions.forms import AnswerForm
from tutor.questions.presenter import asked as laid_out
from tutor.table.services import table_deal_again
from tutor.table.sheet import side_name
from tutor.table.sitting import Sitting, record_of
from tutor.walk import lying, presenter, services
from tutor.walk.again import MELDS, question_at
from tutor.walk.count import SIDE, CountForm
from tutor.walk.selectors import Running, hand_at, is_owner


def _of_finished(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The one way in: the view gets the hand, from the deal to its end. A running one is not there, in a kind word."""

    @never_cache
    @vary_on_headers("HX-Request")
    @wraps(view)
    def found(request: HttpRequest, token: str, **more: object) -> HttpResponse:
        try:
            sitting = hand_at(token)
        except Running:
            return render(request, "walk/running.html", status=404)
        if sitting is None:
            raise Http404
        return view(request, sitting, **more)

    return found


@require_safe
@_of_finished
def position(request: HttpRequest, sitting: Sitting, ply: int) -> HttpResponse:
    """The hand as it stood before this ply, all cards open."""
    if ply > len(sitting.actions):
        raise Http404
    owner = is_owner(sitting, learner_for(request))
    context = {
        "page": presenter.page(sitting, ply, owner=owner),
        "address": request.build_absolute_uri(reverse("walk:position", args=[sitting.hand.token, ply])),
        "table": sitting.table.token if owner else "",
        "fragment": _fragment(request),
    }
    return render(request, "walk/_hand.html" if _fragment(request) else "walk/hand.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@_of_finished
def try_again(request: HttpRequest, sitting: Sitting, ply: int, asked: str) -> HttpResponse:
    """A turn of the hand as a question, from what that seat could see. Only the owner's answer is kept."""
    question = question_at(sitting, ply, asked)
    if question is None:
        raise Http404
    form = AnswerForm(question, request.POST if request.method == "POST" else None)
    result = grade(question, form.picked, form.value) if form.is_valid() else None
    if result and is_owner(sitting, learner_for(request)):
        verb = "declare" if asked == MELDS else sitting.states[ply].verb
        rules = hung_on(question, result)
        services.try_record(sitting, ply, asked, theme=verb, rules=rules, right=result.right)
    context = {
        "game": sitting.game.name,
        "token": sitting.hand.token,
        "ply": ply,
        "asked": laid_out(question, form, result),
        "answer": answered(question, form, result),
        "graded": result is not None,
        "here": reverse("walk:try", args=[sitting.hand.token, ply, asked]),
        "back": reverse("walk:position", args=[sitting.hand.token, ply]),
    }
    return render(request, "walk/_try.html" if _fragment(request) else "walk/try.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@_of_finished
def count(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """The points of the learner's side, to be counted by oneself, line by line."""
    if sitting.state.void:
        raise Http404
    form = CountForm(sitting, request.POST if request.method == "POST" else None)
    graded = form.is_bound and form.is_valid()
    if graded and is_owner(sitting, learner_for(request)):
        services.count_record(sitting, right=form.rules(right=True), wrong=form.rules(right=False))
    last = len(sitting.actions)
    context = {
        "game": sitting.game.name,
        "pack": pack_of(sitting.game.name),
        "token": sitting.hand.token,
        "side": side_name(SIDE, sitting),
        "material": lying.to_count(sitting, SIDE),
        "lines": form.lines,
        "graded": graded,
        "right": graded and not form.rules(right=False),
        "figures": presenter.figures(sitting) if graded else None,
        "back": reverse("walk:position", args=[sitting.hand.token, last]),
    }
    return render(request, "walk/_count.html" if _fragment(request) else "walk/count.html", context)


@_of_finished
def deal_again(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """The same deal at a new table of one's own; reached in another way than by its form it leads back to the hand."""
    if request.method != "POST":
        return redirect("walk:hand", sitting.hand.token)
    if sitting.state.void:
        raise Http404
    table = table_deal_again(learner=learner_for(request, create=True), hand=sitting.hand)
    return redirect("table:table", table.token)


@require_safe
@_of_finished
def record(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """The hand as its record."""
    text = record_of(sitting.table, sitting.hand, sitting.texts).as_json()
    disposition = f'attachment; filename="preisa-{sitting.game.name}-{sitting.hand.token[:6]}.json"'
    return HttpResponse(text + "\n", "application/json", headers={"Content-Disposition": disposition})


def _fragment(request: HttpRequest) -> bool:
    """Whether a part of the page is wanted; the browser's way back wants the whole."""
    return bool(request.htmx) and not request.htmx.history_restore_request
