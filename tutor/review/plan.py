"""What to ask today: what went wrong last, what is due, and where that is little, something new.

No more than TEN, however much has been left lying: what finds no room today is still due tomorrow.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from functools import cache
from itertools import zip_longest
from random import Random
from typing import NamedTuple

from games.core.rulebook import game_of
from games.puzzles.registry import PUZZLES
from tutor.language.terms import PREFIX
from tutor.learners.models import Card
from tutor.learners.schedule import LESSON, recall
from tutor.lessons.reader import lesson
from tutor.review.drills import word_ways
from tutor.review.models import Item

TEN = 10
"""A session takes some five minutes."""

OF_A_THEME = 3
"""One wrong sum can stand against eight clauses: eight sums in a row would be a punishment."""

FIRM, FIRMEST = 7.0, 30.0
"""From such a stability on (days until recall falls to 0.9) a clause is asked at level 2, and at level 3."""


class Wanted(NamedTuple):
    """A question to be asked: the fields of an Item. `seed` is None where a puzzle's is still to be found."""

    rule: str
    why: Item.Why
    kind: Item.Kind
    theme: str
    level: int = 1
    seed: int | None = None

    @property
    def game(self) -> str:
        return game_of(self.rule)


def planned(cards: Iterable[Card], day: date, now: datetime) -> list[Wanted]:
    """The questions of a day out of all of a learner's cards, in the order in which they are asked."""
    cards = list(cards)
    weakest = sorted(
        (card for card in cards if card.due <= day), key=lambda card: (recall(card, now), card.rule, card.theme)
    )
    wrong = [wanted for card in weakest if not card.right and (wanted := _again(card, day))]
    due = [wanted for card in weakest if card.right and (wanted := _again(card, day))]
    return _arranged(_fitting([*_varied(wrong), *_varied(due), *_new(cards)])[:TEN])


def anything_due(cards: Iterable[Card], day: date) -> bool:
    """Whether there is something to be asked again."""
    return any(card.due <= day and _again(card, day) for card in cards)


@cache
def exercises_on(rule: str) -> list[tuple[str, int]]:
    """The lesson exercises that count for a clause: step and number."""
    game = game_of(rule)
    if game not in PUZZLES:
        return []
    path = lesson(game)
    steps = (*path.steps, *path.variants)
    every = [(step.id, number) for step in steps for number in range(1, len(step.exercises) + 1)]
    return [place for place in every if rule in path.counts_for(*place)]


def _again(card: Card, day: date) -> Wanted | None:
    """A card's question; None where nothing asks for its clause (any more)."""
    game = game_of(card.rule)
    why = Item.Why.DUE if card.right else Item.Why.WRONG
    if card.rule.startswith(PREFIX):
        return Wanted(card.rule, why, Item.Kind.WORDS, card.theme) if word_ways(card.rule) else None
    if game not in PUZZLES:
        return None
    puzzles = PUZZLES[game].themes.get(card.theme)
    if puzzles and card.rule in puzzles.rules:
        return Wanted(card.rule, why, Item.Kind.PUZZLE, card.theme, _level(card))
    exercises = exercises_on(card.rule) if card.theme == LESSON else []
    if not exercises:
        return None
    step, number = Random(f"{card.rule} {day}").choice(exercises)
    return Wanted(card.rule, why, Item.Kind.LESSON, step, seed=number)


def _level(card: Card) -> int:
    stability = card.memory["stability"]
    return 1 if not card.right or stability < FIRM else 2 if stability < FIRMEST else 3


def _new(cards: list[Card]) -> list[Wanted]:
    """Exercises on clauses never answered, in lesson order, of the games begun: one game after the other in turn."""
    met = {card.rule for card in cards}
    begun = {game_of(rule) for rule in met}
    return _in_turn(_unmet(game, met) for game in PUZZLES if game in begun)


def _unmet(game: str, met: set[str]) -> Iterator[Wanted]:
    """One exercise a step: what else is new in it comes another day."""
    met = set(met)
    path = lesson(game)
    for step in path.steps:
        for number in range(1, len(step.exercises) + 1):
            unmet = [rule for rule in path.counts_for(step.id, number) if rule not in met]
            if unmet:
                yield Wanted(unmet[0], Item.Why.NEW, Item.Kind.LESSON, step.id, seed=number)
                met.update(unmet)
                break


def _fitting(wanted: list[Wanted]) -> list[Wanted]:
    """No exercise twice, and no theme more than OF_A_THEME times: an answer counts for all the clauses it hangs on."""
    exercises, themes = set[tuple[str, str, int]](), Counter[tuple[str, str]]()
    fitting = []
    for one in wanted:
        theme = one.game, one.theme
        if themes[theme] == OF_A_THEME or (one.seed and (*theme, one.seed) in exercises):
            continue
        themes[theme] += 1
        exercises.add((*theme, one.seed or 0))
        fitting.append(one)
    return fitting


def _varied(wanted: list[Wanted]) -> list[Wanted]:
    """The same ones, a game after the other in turn, and in each game a theme: so that none takes all the room."""
    games: dict[str, dict[str, list[Wanted]]] = {}
    for one in wanted:
        games.setdefault(one.game, {}).setdefault(one.theme, []).append(one)
    return _in_turn(_in_turn(themes.values()) for themes in games.values())


def _in_turn(rows: Iterable[Iterable[Wanted]]) -> list[Wanted]:
    return [one for turn in zip_longest(*rows) for one in turn if one]


def _arranged(chosen: list[Wanted]) -> list[Wanted]:
    """No theme twice running where it can be helped, and the games mixed; else in the order given.

    What there is most of has to go first, or it is left over in the end.
    """
    rest, order = list(chosen), list[Wanted]()
    while rest:
        left = Counter((one.game, one.theme) for one in rest)
        last = order[-1] if order else None

        def best(one: Wanted, left: Counter[tuple[str, str]] = left, last: Wanted | None = last) -> tuple[bool, ...]:
            theme = (one.game, one.theme)
            again = last is not None and theme == (last.game, last.theme)
            crowded = 2 * left[theme] > len(rest)
            return again, not crowded, last is not None and one.game == last.game

        order.append(min(rest, key=best))
        rest.remove(order[-1])
    return order
