"""Reading pads. Whoever asks for a pad that is not theirs finds none."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from games.core import match
from games.core.cards import Unreadable
from games.core.contract import Game, Result, Standing
from games.core.pad import Entry, Fault, Refused, Section
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

    @cached_property
    def players(self) -> tuple[int, ...]:
        """The player of each seat."""
        return tuple(self.rules.players(self.options))

    @property
    def number_of_players(self) -> int:
        """How many people play; a dummy is none."""
        return max(self.players) + 1

    @property
    def sides(self) -> int:
        return max(self.seats) + 1

    @cached_property
    def results(self) -> list[Result]:
        """What each hand comes to; nothing where it was written down before the rules were told more exactly."""
        return [self._result(entry) for entry in self.entries]

    def _result(self, entry: Entry) -> Result:
        try:
            return self.rules.score(self.options, entry)
        except (Refused, Unreadable):
            return Result(self.sides, tuple(self.rules.entries), ())

    def faults(self, number: int) -> tuple[Fault, ...]:
        """Why a hand that is written down comes to nothing."""
        try:
            self.rules.score(self.options, self.entries[number - 1])
        except Refused as refused:
            return refused.faults
        except Unreadable:
            pass
        return ()

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
        """The seat that deals this hand."""
        return match.dealer(self.pad.first_dealer, number, len(self.seats))


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
