"""The gate every lesson passes, from both sides: right answers pass, wrong ones and no answer at all do not."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from django.conf import settings

from games.core.cards import Unreadable
from games.core.deck import shuffled
from games.puzzles.chinze.game import CHINZE
from games.puzzles.cucco import playing as cucco
from games.puzzles.gatti.game import GATTI
from games.puzzles.question import Question
from games.puzzles.tarot.soundness import illegal_play
from games.registry import game_named
from tutor.lessons.reader import Exercise, LessonError, Sent, Step, StepWords, lesson, words

MOST_WORDS = 60
"""In a step, between one thing to do and the next."""
IMPOSSIBLE: Mapping[str, Callable[[Question], str]] = {
    "gatti": partial(illegal_play, GATTI),
    "chinze": partial(illegal_play, CHINZE),
    "cucco": cucco.illegal_play,
}
"""By game of tricks, the first card of those shown that could not be played."""


def faults(game: str) -> Iterator[str]:
    """Everything wrong with a game's lessons, a sentence each; nothing when they hold together."""
    try:
        path = lesson(game)
    except (LessonError, Unreadable) as error:
        yield str(error)
        return
    steps = (*path.steps, *path.variants)
    ids = [step.id for step in steps]
    yield from (f"{step}: twice on the path" for step in sorted({step for step in ids if ids.count(step) > 1}))
    rulebook = game_named(game).rulebook.rules
    taught = {rule for step in steps for rule in step.rules}
    for step in steps:
        drilled = {rule for exercise in step.exercises for rule in exercise.drills}
        yield from (f"{step.id}: no such clause: {rule}" for rule in sorted({*step.rules, *drilled} - set(rulebook)))
        yield from (
            f"{step.id}: no such step to see: {other} {more}" for other, more in step.see if not _is(other, more)
        )
        if not step.exercises:
            yield f"{step.id}: nothing to do"
        for number, exercise in enumerate(step.exercises, start=1):
            yield from (f"{step.id}, exercise {number}: {fault}" for fault in _exercise(game, exercise))
    yield from (f"{rule}: in no step" for rule in rulebook if rule not in taught)
    for lang, _name in settings.LANGUAGES:
        yield from (f"lesson.{lang}.md: {fault}" for fault in _language(game, lang, steps))


def _is(game: str, step: str) -> bool:
    """Whether there is such a step."""
    try:
        return bool(lesson(game).step(step))
    except (KeyError, OSError):
        return False


def _exercise(game: str, exercise: Exercise) -> Iterator[str]:
    for sent in exercise.expected:
        if not _passes(exercise, sent):
            yield f"the expected answer fails: {sent}"
    for sent in (*exercise.wrong, Sent()):
        if _passes(exercise, sent):
            yield f"a wrong answer passes: {sent}"
    offered = frozenset(exercise.question.choices)
    if not exercise.wrong and not (offered and offered == exercise.question.right):
        yield "no wrong answer is tried"
    yield from _impossible(game, exercise.question)


def _passes(exercise: Exercise, sent: Sent) -> bool:
    try:
        return exercise.grade(sent).right
    except ValueError:
        return False


def _impossible(game: str, question: Question) -> Iterator[str]:
    """What could not be so at a table."""
    shown = question.shown
    seen = [*shown.hand, *shown.trick, *shown.pile, *(card for _, cards, _ in shown.tricks for card in cards)]
    seen += [*shown.table, *shown.other, *filter(None, [shown.card])]
    try:
        game_named(game).pack.set([*seen, *filter(None, [shown.turned])])
    except Unreadable as error:  # more often than it is in the pack
        yield f"a card is there too often: {error}"
    if len(shown.trick) > shown.seats:
        yield "too many cards in the trick"
    hand, dealers = _dealt(game, question.options.get("players"))
    most = dealers if question.kind == "must-keep" else hand - (0 if shown.drawn else len(shown.tricks))
    if len(shown.hand) > most + (len(shown.pile) if question.kind == "may-return" else 0):
        yield "more cards in the hand than were dealt"
    if game in IMPOSSIBLE and (card := IMPOSSIBLE[game](question)):
        yield f"a card that could not be played: {card}"


@cache
def _dealt(game: str, players: int | None) -> tuple[int, int]:
    """How many cards a seat is dealt, and the dealer, who may have more before the discard."""
    found = game_named(game)
    options = found.options({"players": players} if players else {})
    counts = found.deal(options, 0, shuffled(len(found.pack), 0)).view(0).counts
    return min(counts), max(counts)


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
    if not told.rule:
        yield "no rule is told"
    if len(told.exercises) != exercises:
        yield f"{len(told.exercises)} tasks for {exercises} exercises"
    yield from ("a task without words" for exercise in told.exercises if not exercise.task)
    read = told.rule
    for number, exercise in enumerate(told.exercises, start=1):
        count = words_in(read) + words_in(exercise.task)
        if count > MOST_WORDS:
            yield f"{count} words before exercise {number} (at most {MOST_WORDS})"
        read = exercise.praise


def words_in(text: str) -> int:
    """How many words somebody reads: a sign that stands alone, like + or =, is none."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())
