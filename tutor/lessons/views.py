"""The path of a game, and one step of it."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from games.puzzles.question import grade
from tutor.learners.services import learner_for
from tutor.lessons.presenter import path_page, step_page
from tutor.lessons.reader import Exercise, Lesson, lesson
from tutor.lessons.selectors import Place, path_of
from tutor.lessons.services import exercise_answer
from tutor.questions.feedback import answered
from tutor.questions.forms import AnswerForm
from tutor.questions.presenter import asked

PATIENCE = 3
"""From this try on a wrong answer is told what was right. Before, only why it is wrong: there is another try."""


@require_safe
def path(request: HttpRequest, game: str) -> HttpResponse:
    """All the steps, each with its state, and the way on."""
    steps = lesson(game)
    page = path_page(steps, path_of(learner_for(request), steps))
    return render(request, "lessons/path.html", {"game": game, "page": page})


@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
def step(request: HttpRequest, game: str, step: str, number: int = 1) -> HttpResponse:
    """An exercise of a step; a POST answers it and comes back with what was right and why."""
    steps = lesson(game)
    exercise = _exercise_or_404(steps, step, number)
    question = exercise.question
    form = AnswerForm(question, request.POST if request.method == "POST" else None)
    result = grade(question, form.picked, form.value) if form.is_valid() else None
    learner = learner_for(request, create=result is not None)
    tries = 0
    if result and learner:
        tries = exercise_answer(
            learner=learner,
            game=game,
            step=step,
            exercise=number,
            rules=steps.counted(step, number, result),
            right=result.right,
        ).tries
    page = step_page(steps, path_of(learner, steps), Place(step, number))
    context = {
        "game": game,
        "page": page,
        "asked": asked(question, form, result, reveal=tries >= PATIENCE),
        "answer": answered(question, form, result, reveal=tries >= PATIENCE),
        "right": bool(result and result.right),
    }
    template = "lessons/_step.html" if request.htmx else "lessons/step.html"
    return render(request, template, context)


def _exercise_or_404(steps: Lesson, step: str, number: int) -> Exercise:
    try:
        exercises = steps.step(step).exercises
    except KeyError as error:
        raise Http404(f"no step {step!r}") from error
    if not 1 <= number <= len(exercises):
        raise Http404(f"no exercise {number} in {step!r}")
    return exercises[number - 1]
