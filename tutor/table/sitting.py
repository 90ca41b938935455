"""A table as it stands: the current hand replayed from its record. A value; the rules are all asked of the engine."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from games.core import match, records
from games.core.contract import Action, Event, Game, Result, Standing, State
from games.registry import game_named
from tutor.table import kinds
from tutor.table.models import Hand, Table

SEAT = 0
"""The learner's own seat: south. The others follow counter-clockwise."""


class HandResult(NamedTuple):
    """A finished hand as the sheet has it: `number` does not count void deals, `deal` does.

    By `token` it may be walked through.
    """

    number: int
    deal: int
    assisted: bool
    result: Result
    token: str = ""


@dataclass(frozen=True)
class Sitting:
    """`states` begins after the deal and has one more entry than `actions`; `earlier` are the hands before this one.

    `acknowledged` counts what was taken and put away: tricks, or in cirollon takes.
    """

    table: Table
    hand: Hand
    game: Game
    states: tuple[Any, ...]
    actions: tuple[Action, ...]
    acknowledged: int
    earlier: tuple[HandResult, ...] = ()

    @classmethod
    def replayed(cls, table: Table, hand: Hand, texts: list[str], earlier: tuple[HandResult, ...] = ()) -> "Sitting":
        game = game_named(table.game)
        states: list[State] = []
        actions: list[Action] = []

        def see(state: State, action: Action) -> None:
            states.append(state)
            actions.append(action)

        end = records.replay(record_of(table, hand, texts), game, see)
        if end.fault and not end.state.void:
            raise ValueError(f"{hand} breaks {end.fault.verdict.rule} at {end.fault.at}")
        return cls(table, hand, game, (*states, end.state), tuple(actions), table.acknowledged, earlier)

    def after(self, action: Action) -> "Sitting":
        """With one more action, which must be legal."""
        return replace(self, states=(*self.states, self.state.after(action)), actions=(*self.actions, action))

    def before(self, ply: int) -> "Sitting":
        """As it stood before this action; a trick that was put away and is no more cannot stay put away."""
        back = replace(self, states=self.states[: ply + 1], actions=self.actions[:ply])
        return replace(back, acknowledged=min(self.acknowledged, back.taken))

    def acknowledge(self) -> "Sitting":
        """With the trick on the table put away."""
        return replace(self, acknowledged=self.taken)

    @property
    def state(self) -> Any:
        return self.states[-1]

    @cached_property
    def view(self) -> Any:
        """What the learner may know: all that a page may be made of."""
        return self.state.view(SEAT)

    @cached_property
    def turn(self) -> Any:
        """The view of the seat for which the learner is to act; of the own one where nothing is asked."""
        return self.state.view(self.acting)

    @property
    def acting(self) -> int:
        """The seat for which the learner is to act, or the own one."""
        return self.state.to_act if self.state.to_act in self.mine else SEAT

    @cached_property
    def mine(self) -> frozenset[int]:
        """The seats the learner plays: the own one, with dummies also the one opposite (gatti.two.seats)."""
        return frozenset({SEAT, 2}) if self.dummies else frozenset({SEAT})

    @property
    def dummies(self) -> bool:
        """Whether two players play four hands."""
        return kinds.dummies(self.view)

    @property
    def texts(self) -> list[str]:
        return [self.game.write_action(action) for action in self.actions]

    @property
    def pending(self) -> bool:
        """Whether a complete trick lies on the table and has not been put away."""
        return self.taken > self.acknowledged

    @cached_property
    def taken(self) -> int:
        """How many times something was taken that one has to have seen."""
        return kinds.taken(self.state)

    @property
    def voids(self) -> int:
        """How many deals in a row were void: before this one, and itself."""
        before = self.hand.number - 1 - (self.earlier[-1].deal if self.earlier else 0)
        return before + bool(self.state.void)

    @property
    def phase(self) -> str:
        """What is awaited: `trick` (to be put away), `bot`, the learner's verb, `sheet` (next hand) or `end`.

        `void`: the deal does not stand, and is dealt again (cirollon.deal.void).
        """
        if self.state.void:
            return "void"
        if self.pending:
            return "trick"
        if self.state.over:
            return "end" if self.standing.over else "sheet"
        return str(self.state.verb) if self.state.to_act in self.mine else "bot"

    @cached_property
    def standing(self) -> Standing:
        """How the match stands after the hands that are over."""
        results = [hand.result for hand in self.earlier] + ([self.state.result()] if self.state.over else [])
        return self.game.match(self.options, results)

    @property
    def hands_in_match(self) -> int:
        return self.game.hands_in_match(self.options)

    @property
    def options(self) -> Any:
        """How this table plays, as the game has it."""
        return self.game.options(self.table.options)

    @cached_property
    def rules(self) -> Any:
        """The tables of this game under these options."""
        return kinds.rules_of(self.view)

    @property
    def seats(self) -> int:
        """How many hands of cards there are."""
        return int(self.rules.seats)

    @property
    def sides(self) -> int:
        """How many columns the sheet has."""
        return len(set(self.rules.sides))

    @property
    def last_own(self) -> int | None:
        """The ply of the learner's last action in a hand that is not over: what can be taken back."""
        if self.state.over:
            return None
        own = [ply for ply, action in enumerate(self.actions) if action.seat in self.mine]
        return own[-1] if own else None

    def events(self, since: int) -> list[Event]:
        """What everybody has seen happen, from this ply on."""
        steps = zip(self.states[since:], self.actions[since:], strict=False)
        return [event for state, action in steps for event in state.events(action)]


def dealer_of(table: Table, hand: Hand) -> int:
    """The seat that has dealt this hand."""
    game = game_named(table.game)
    return match.dealer(table.first_dealer, hand.counted, game.seats(game.options(table.options)))


def record_of(table: Table, hand: Hand, texts: list[str]) -> records.Record:
    """The record of a hand (rules/notation.md)."""
    return records.Record(table.game, table.options, dealer_of(table, hand), tuple(hand.deck.split()), tuple(texts))
