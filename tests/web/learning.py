"""A learner of some days: what they have answered, and the day's questions of it as a browser answers them."""

from datetime import UTC, date, datetime, timedelta
from typing import Literal

import pytest
from django.test import Client

from games.puzzles.question import Question
from games.puzzles.registry import PUZZLES
from tutor.learners import clock
from tutor.learners.models import Learner
from tutor.learners.services import SESSION_KEY, answers_record
from tutor.review.drills import question_of
from tutor.review.models import Item
from tutor.review.services import item_answer, item_open

Source = Literal["lesson", "puzzle", "table", "review", "words"]
TAKES = PUZZLES["gatti"].themes["who-takes"].rules[0]
START = datetime(2026, 3, 2, 9, tzinfo=UTC)  # a Monday, ten in the morning in Genoa


class Days:
    """The clock of a test: `days.at(3, hour=22)`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = START
        monkeypatch.setattr(clock, "now", lambda: self.now)

    def at(self, day: int, *, hour: int = 9, minute: int = 0) -> date:
        """Move to this day after the start, at this hour UTC; the day it then is in Genoa."""
        self.now = (START + timedelta(days=day)).replace(hour=hour, minute=minute)
        return clock.today()


def learner_of(client: Client) -> Learner:
    """A guest's learner whom this browser's session leads to."""
    learner = Learner.objects.create()
    session = client.session
    session[SESSION_KEY] = learner.key
    session.save()
    client.cookies["sessionid"] = session.session_key
    return learner


def learn(learner: Learner, rule: str, theme: str, *, right: bool, source: Source = "puzzle") -> None:
    answers_record(learner=learner, theme=theme, rules=[rule], right=right, source=source)


def everything(learner: Learner, game: str, *, right: bool) -> None:
    """An answer under every clause that the game's puzzles drill."""
    for theme in PUZZLES[game].themes.values():
        for rule in theme.rules:
            learn(learner, rule, theme.id, right=right)


def right_fields(asked: Question) -> dict[str, object]:
    picked = sorted(asked.right) if asked.form not in ("card", "choice") else sorted(asked.right)[:1]
    return {"pick": picked} | ({} if asked.number is None else {"number": asked.number})


def wrong_fields(asked: Question) -> dict[str, object]:
    others = [choice for choice in asked.choices if choice not in asked.right] or sorted(asked.right)
    return {"pick": others[:1]} | ({} if asked.number is None else {"number": asked.number + 1})


def url(item: Item, lang: str = "en") -> str:
    return f"/{lang}/today/{item.session.day}/{item.position}/"


def asked_by(item: Item) -> Question:
    item_open(item)
    return question_of(item)


def answer(item: Item, *, right: bool) -> None:
    asked = asked_by(item)
    item_answer(item, picked=[], number="", rules=asked.rules if right else [item.rule], right=right)
