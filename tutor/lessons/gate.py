"""The gate every lesson passes, from both sides: right answers pass, wrong ones and no answer at all do not."""

from collections.abc import Iterator

from django.conf import settings

from games.core.cards import Unreadable
from games.puzzles.gatti.soundness import illegal_play
from games.puzzles.question import Question
from games.registry import game_named
from tutor.lessons.reader import Exercise, LessonError, Sent, Step, StepWords, lesson, words

MOST_WORDS = 60
DEALT = 19
"""Cards in a hand; the dealer, before the discard, holds two more."""


def faults(game: str) -> Iterator[str]:
    """Everything wrong with a game's lessons, a sentence each; nothing when they hold together."""
    try:
        path = lesson(game)
    except (LessonError, Unreadable) as error:
        yield str(error)
        return
    ids = [step.id for step in path.steps]
    yield from (f"{step}: twice on the path" for step in sorted({step for step in ids if ids.count(step) > 1}))
    rulebook = game_named(game).rulebook.rules
    taught = {rule for step in path.steps for rule in step.rules}
    for step in path.steps:
        drilled = {rule for exercise in step.exercises for rule in exercise.drills}
        yield from (f"{step.id}: no such clause: {rule}" for rule in sorted({*step.rules, *drilled} - set(rulebook)))
        if not step.exercises:
            yield f"{step.id}: nothing to do"
        for number, exercise in enumerate(step.exercises, start=1):
            yield from (f"{step.id}, exercise {number}: {fault}" for fault in _exercise(exercise))
    yield from (
        f"{rule}: in no step, and no reason given" for rule in rulebook if rule not in taught | set(path.untaught)
    )
    yield from (f"{rule}: taught and excused" for rule in sorted(taught & set(path.untaught)))
    yield from (f"{rule}: excused, but no such clause" for rule in path.untaught if rule not in rulebook)
    for lang, _name in settings.LANGUAGES:
        yield from (f"lesson.{lang}.md: {fault}" for fault in _language(game, lang, path.steps))


def _exercise(exercise: Exercise) -> Iterator[str]:
    for sent in exercise.expected:
        if not _passes(exercise, sent):
            yield f"the expected answer fails: {sent}"
    for sent in (*exercise.wrong, Sent()):
        if _passes(exercise, sent):
            yield f"a wrong answer passes: {sent}"
    offered = frozenset(exercise.question.choices)
    if not exercise.wrong and not (offered and offered == exercise.question.right):
        yield "no wrong answer is tried"
    yield from _impossible(exercise.question)


def _passes(exercise: Exercise, sent: Sent) -> bool:
    try:
        return exercise.grade(sent).right
    except ValueError:
        return False


def _impossible(question: Question) -> Iterator[str]:
    """What could not be so at a table."""
    shown = question.shown
    seen = [*shown.hand, *shown.trick, *shown.pile, *(card for _, cards, _ in shown.tricks for card in cards)]
    if len(seen) != len(set(seen)):
        yield "a card is there twice"
    if len(shown.trick) > shown.seats:
        yield "too many cards in the trick"
    if len(shown.hand) > DEALT + (2 if question.kind == "must-keep" else 0) - len(shown.tricks):
        yield "more cards in the hand than were dealt"
    if card := illegal_play(question):
        yield f"a card that could not be played: {card}"


def _language(game: str, lang: str, steps: tuple[Step, ...]) -> Iterator[str]:
    try:
        told = words(game, lang)
    except (LessonError, OSError) as error:
        yield str(error)
        return
    if list(told) != [step.id for step in steps]:
        yield f"the steps are not those of the path, in its order: {', '.join(told)}"
    for step in steps:
        if step.id in told:
            yield from (f"{step.id}: {fault}" for fault in _words(told[step.id], len(step.exercises)))


def _words(told: StepWords, exercises: int) -> Iterator[str]:
    count = len(told.rule.split())
    if not 1 <= count <= MOST_WORDS:
        yield f"the rule has {count} words (1 to {MOST_WORDS})"
    if len(told.exercises) != exercises:
        yield f"{len(told.exercises)} tasks for {exercises} exercises"
    yield from ("a task without words" for exercise in told.exercises if not exercise.task)
