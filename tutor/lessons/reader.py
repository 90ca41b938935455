"""The lessons as they are written: seeds/<game>/lesson.toml for the positions, lesson.<lang>.md for the words.

A game may have a second path in the same form: variants.toml and variants.<lang>.md, other ways to play it.
In the words `## <step> | <title>` begins a step; its rule stands below. `? ` begins the task of the next exercise,
`- ` a hint for it, `+ ` what is said after a right answer.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from django.conf import settings

from games.core.cards import Unreadable
from games.puzzles.question import Grade, Question, grade, hung_on
from games.puzzles.registry import QUESTIONS

SEEDS: Path = settings.BASE_DIR / "seeds"
PARTS = ("lesson", "variants")
"""The files of a game's lessons; the second it need not have."""
STEP = re.compile(r"## (?P<id>[a-z]+) \| (?P<title>\S.*)")
MARKS = {"? ": "task", "+ ": "praise", "- ": "hint"}
OWN = frozenset({"kind", "expected", "also", "wrong", "drills"})
"""The fields of an exercise that are not its position."""


class LessonError(ValueError):
    """A lesson file that cannot be used: says where and why."""


class Sent(NamedTuple):
    """An answer: the choices picked, and the number where one is asked."""

    picked: tuple[str, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Exercise:
    """One question of a step, with answers that must and must not pass."""

    question: Question
    expected: tuple[Sent, ...]
    wrong: tuple[Sent, ...]
    drills: tuple[str, ...] = ()
    """The clauses an answer counts for; empty: what the question says."""

    @property
    def hangs_on(self) -> tuple[str, ...]:
        """The clauses of a right answer."""
        return self.drills or self.question.rules

    def grade(self, sent: Sent) -> Grade:
        """What this answer is worth; ValueError for a choice that was not offered."""
        return grade(self.question, sent.picked, sent.number)


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: the clauses it teaches and its exercises, in order."""

    id: str
    rules: tuple[str, ...]
    exercises: tuple[Exercise, ...]
    see: tuple[tuple[str, str], ...] = ()
    """Steps of other paths that tell more: game and step id."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game's path, and the one for its variants."""

    game: str
    steps: tuple[Step, ...]
    variants: tuple[Step, ...] = ()

    def step(self, step: str) -> Step:
        """The step with this id, of either path; raises KeyError."""
        for found in (*self.steps, *self.variants):
            if found.id == step:
                return found
        raise KeyError(step)

    def path(self, step: str) -> tuple[Step, ...]:
        """The path this step is on."""
        return self.variants if any(found.id == step for found in self.variants) else self.steps

    def counts_for(self, step: str, exercise: int) -> tuple[str, ...]:
        """The clauses a right answer counts for: those it hangs on, and those that the step can only tell.

        No exercise of any step hangs on these (whose turn it is, when a match ends): who does the step has met them.
        """
        found = self.step(step)
        told = [rule for rule in found.rules if rule not in _hung_on(self.game)]
        return tuple(dict.fromkeys((*found.exercises[exercise - 1].hangs_on, *told)))

    def counted(self, step: str, exercise: int, result: Grade) -> tuple[str, ...]:
        """The clauses that an answer counts for, or against."""
        if result.right:
            return self.counts_for(step, exercise)
        asked = self.step(step).exercises[exercise - 1]
        return asked.drills or hung_on(asked.question, result)


class ExerciseWords(NamedTuple):
    task: str
    praise: str
    """Said after a right answer; may be empty."""
    hint: str


class StepWords(NamedTuple):
    title: str
    rule: str
    exercises: tuple[ExerciseWords, ...]


@lru_cache
def lesson(game: str) -> Lesson:
    """A game's lessons; raises LessonError for a file that does not hold together."""
    main, variants = (_data(game, part) for part in PARTS)
    return Lesson(game, _steps(game, main), _steps(game, variants))


@lru_cache
def _hung_on(game: str) -> frozenset[str]:
    """The clauses that some exercise hangs on."""
    path = lesson(game)
    steps = (*path.steps, *path.variants)
    return frozenset(rule for step in steps for exercise in step.exercises for rule in exercise.hangs_on)


def _data(game: str, part: str) -> dict[str, Any]:
    file = SEEDS / game / f"{part}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() or part == PARTS[0] else {}


def _steps(game: str, data: Mapping[str, Any]) -> tuple[Step, ...]:
    records = {name: {**record, "deck": record["deck"].split()} for name, record in data.get("records", {}).items()}
    steps = []
    for step in data.get("steps", ()):
        exercises = []
        for number, given in enumerate(step["exercises"], start=1):
            try:
                exercises.append(_exercise(game, given, records))
            except (Unreadable, KeyError, TypeError) as error:
                raise LessonError(f"{game}: {step['id']}, exercise {number}: {error}") from error
        see = tuple((other, more) for other, ids in step.get("see", {}).items() for more in ids)
        steps.append(Step(step["id"], tuple(step["rules"]), tuple(exercises), see))
    return tuple(steps)


def _exercise(game: str, given: Mapping[str, Any], records: Mapping[str, Mapping[str, Any]]) -> Exercise:
    position = {name: value for name, value in given.items() if name not in OWN}
    if "record" in position:
        record = records[position["record"]]
        position = {"record": {**record, "actions": record["actions"][: position["actions"]]}}
    return Exercise(
        QUESTIONS[game](given["kind"], position),
        tuple(_sent(answer) for answer in (given["expected"], *given.get("also", ()))),
        tuple(_sent(answer) for answer in given["wrong"]),
        tuple(given.get("drills", ())),
    )


def _sent(answer: int | list[str] | dict[str, Any]) -> Sent:
    if isinstance(answer, int):
        return Sent(number=answer)
    if isinstance(answer, list):
        return Sent(tuple(answer))
    return Sent(tuple(answer["picked"]), answer["number"])


@lru_cache
def words(game: str, lang: str) -> Mapping[str, StepWords]:
    """What the steps say in a language, by step id; raises LessonError for a line out of place."""
    steps: dict[str, StepWords] = {}
    for part in PARTS:
        file = f"{part}.{lang}.md"
        if part == PARTS[0] or (SEEDS / game / file).exists():
            _read(file, (SEEDS / game / file).read_text(encoding="utf-8"), steps)
    return steps


def _read(file: str, text: str, steps: dict[str, StepWords]) -> None:
    """Adds what a file says to `steps`."""
    step, title, rule, exercises = "", "", list[str](), list[dict[str, str]]()

    def finish() -> None:
        if step in steps:
            raise LessonError(f"{file}: {step} is told twice")
        if step:
            said = tuple(ExerciseWords(**{"praise": "", "hint": "", **told}) for told in exercises)
            steps[step] = StepWords(title, " ".join(rule), said)

    for number, line in enumerate(text.splitlines(), start=1):
        heading = STEP.fullmatch(line)
        mark = MARKS.get(line[:2])
        if heading:
            finish()
            step, title, rule, exercises = heading["id"], heading["title"], [], []
        elif mark == "task":
            exercises.append({"task": line[2:].strip()})
        elif mark and exercises and mark not in exercises[-1]:
            exercises[-1][mark] = line[2:].strip()
        elif line.strip() and (mark or line.startswith("#") or exercises or not step):
            raise LessonError(f"{file}, line {number}: out of place: {line!r}")
        elif line.strip():
            rule.append(line.strip())
    finish()
