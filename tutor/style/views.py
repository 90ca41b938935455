"""The component page. It shows the real templates with real questions, so that it cannot differ from the site.

For builders only, in English, outside the languages' paths.
"""

import re
from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.http import urlencode
from django.utils.translation import override

from games.puzzles.question import Question, grade
from games.puzzles.registry import PUZZLES
from tutor.cards.draw import PACKS
from tutor.questions.feedback import answered
from tutor.questions.forms import AnswerForm
from tutor.questions.presenter import asked

ASKED = (
    ("gatti", "may-play", 7),
    ("gatti", "melds", 3),
    ("gatti", "who-takes", 5),
    ("cirollon", "ways", 4),
    ("cucco", "may-play", 2),
)
STATES = ("empty", "right", "wrong")


def style(request: HttpRequest) -> HttpResponse:
    with override("en"):
        context = {
            "colours": _colours(),
            "packs": [(pack.name, [*pack.codes]) for pack in PACKS.values()],
            "kinds": ["", "right", "wrong"],
            "questions": [_shown(game, theme, seed, state) for game, theme, seed in ASKED for state in STATES],
        }
        return render(request, "style/style.html", context)


def _colours() -> list[str]:
    path = finders.find("css/tokens.css") or settings.BASE_DIR / "tutor/static/css/tokens.css"
    with open(path, encoding="utf-8") as file:
        plain = file.read().partition("}")[0]
    return re.findall(r"--([\w-]+): (?:var\(--day|#)", plain)


def _shown(game: str, theme: str, seed: int, state: str) -> dict[str, Any]:
    """A puzzle in one of its states."""
    question = PUZZLES[game].make(theme, seed, 1)
    sent = None if state == "empty" else _answer(question, right=state == "right")
    form = AnswerForm(question, sent)
    result = grade(question, form.picked, form.value) if form.is_valid() else None
    return {
        "name": f"{game} {theme}, {state}",
        "asked": asked(question, form, result),
        "answer": answered(question, form, result),
    }


def _answer(question: Question, *, right: bool) -> QueryDict:
    wrong = [choice for choice in question.choices if choice not in question.right]
    picked = sorted(question.right)[: 1 if question.form in ("card", "choice") else None] if right else wrong[:1]
    number = question.number if right or question.number is None else question.number + 1
    return QueryDict(urlencode({"pick": picked, "number": "" if number is None else number}, doseq=True))
