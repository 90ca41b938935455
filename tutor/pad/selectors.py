"""Reading pads. Whoever asks for a pad that is not theirs finds none."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from games.core.contract import Game, Result, Standing
from games.core.pad import Entry, Section
from games.core.pad import Pad as GamePad
from games.pads import PADS
from games.registry import game_named
from tutor.learners.models import Learner
from tutor.pad.models import Pad

MOST_SHOWN = 50


@dataclass(frozen=True)
class Sheet:
    """A pad with its hands, counted."""

    pad: Pad
    entries: tuple[Entry, ...]

    @cached_property
    def rules(self) -> GamePad:
        return PADS[self.pad.game]

    @cached_property
    def game(self) -> Game:
        return game_named(self.pad.game)

    @cached_property
    def options(self) -> Any:
        return self.game.options(self.pad.options)

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        return self.rules.sections(self.options)

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """The side of each seat."""
        return tuple(self.rules.sides(self.options))

    @property
    def sides(self) -> int:
        return max(self.seats) + 1

    @cached_property
    def results(self) -> list[Result]:
        return [self.rules.score(self.options, entry) for entry in self.entries]

    @cached_property
    def standing(self) -> Standing:
        """How the match stands; it is over with the first hand that ends it, whatever stands after it."""
        found = self.game.match(self.options, [])
        for hands in range(1, len(self.results) + 1):
            found = self.game.match(self.options, self.results[:hands])
            if found.over:
                break
        return found

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side in all hands."""
        return tuple(sum(result.points(side) for result in self.results) for side in range(self.sides))

    @property
    def next(self) -> int:
        """The number of the next hand."""
        return len(self.entries) + 1

    def dealer(self, number: int) -> int:
        """The seat that deals this hand: the deal passes to the right (…match)."""
        return (self.pad.first_dealer + number - 1) % len(self.seats)


def sheet_for(learner: Learner | None, token: str) -> Sheet | None:
    """The pad, if it is this learner's."""
    pad = Pad.objects.filter(learner=learner, token=token).first() if learner else None
    return sheet_of(pad) if pad else None


def sheet_of(pad: Pad) -> Sheet:
    """A pad with its hands."""
    return Sheet(pad, tuple(pad.hands.values_list("entry", flat=True)))


def pads_of(learner: Learner | None, game: str) -> list[Sheet]:
    """The learner's pads of a game, the newest first; as many as a page can show."""
    pads = Pad.objects.filter(learner=learner, game=game).prefetch_related("hands")[:MOST_SHOWN] if learner else []
    return [Sheet(pad, tuple(hand.entry for hand in pad.hands.all())) for pad in pads]
