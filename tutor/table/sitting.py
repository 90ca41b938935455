"""A table as it stands: the current hand replayed from its record. A value; the rules are all asked of the engine."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from games.core import records
from games.core.contract import Action, Event, Game, State
from games.gatti.rules import Rules, rules_for
from games.registry import game_named
from tutor.table.models import Hand, Table

SEAT = 0
"""The learner's seat: south. The others follow counter-clockwise: east, north, west."""


@dataclass(frozen=True)
class Sitting:
    """`states` begins after the deal and has one more entry than `actions`; `acknowledged` counts tricks."""

    table: Table
    hand: Hand
    game: Game
    states: tuple[Any, ...]
    actions: tuple[Action, ...]
    acknowledged: int

    @classmethod
    def replayed(cls, table: Table, hand: Hand, texts: list[str]) -> "Sitting":
        game = game_named(table.game)
        states: list[State] = []
        actions: list[Action] = []

        def see(state: State, action: Action) -> None:
            states.append(state)
            actions.append(action)

        end = records.replay(record_of(table, hand, texts), game, see)
        if end.fault:
            raise ValueError(f"{hand} breaks {end.fault.verdict.rule} at {end.fault.at}")
        return cls(table, hand, game, (*states, end.state), tuple(actions), table.acknowledged)

    def after(self, action: Action) -> "Sitting":
        """With one more action, which must be legal."""
        return replace(self, states=(*self.states, self.state.after(action)), actions=(*self.actions, action))

    def before(self, ply: int) -> "Sitting":
        """As it stood before this action; a trick that was put away and is no more cannot stay put away."""
        back = replace(self, states=self.states[: ply + 1], actions=self.actions[:ply])
        return replace(back, acknowledged=min(self.acknowledged, len(back.state.tricks)))

    def acknowledge(self) -> "Sitting":
        """With the trick on the table put away."""
        return replace(self, acknowledged=len(self.state.tricks))

    @property
    def state(self) -> Any:
        return self.states[-1]

    @cached_property
    def view(self) -> Any:
        """What the learner may know: all that a page may be made of."""
        return self.state.view(SEAT)

    @property
    def texts(self) -> list[str]:
        return [self.game.write_action(action) for action in self.actions]

    @property
    def pending(self) -> bool:
        """Whether a complete trick lies on the table and has not been put away."""
        return len(self.state.tricks) > self.acknowledged

    @property
    def phase(self) -> str:
        """What is awaited: `trick` (to be put away), `bot`, the learner's verb, `sheet` (next hand) or `end`."""
        if self.pending:
            return "trick"
        if self.state.over:
            return "end" if self.hand.number >= self.hands_in_match else "sheet"
        return str(self.state.verb) if self.state.to_act == SEAT else "bot"

    @property
    def hands_in_match(self) -> int:
        return self.game.hands_in_match(self.game.options(self.table.options))

    @property
    def rules(self) -> Rules:
        return rules_for(self.game.options(self.table.options))

    @property
    def last_own(self) -> int | None:
        """The ply of the learner's last action in a hand that is not over: what can be taken back."""
        if self.state.over:
            return None
        own = [ply for ply, action in enumerate(self.actions) if action.seat == SEAT]
        return own[-1] if own else None

    def events(self, since: int) -> list[Event]:
        """What everybody has seen happen, from this ply on."""
        steps = zip(self.states[since:], self.actions[since:], strict=False)
        return [event for state, action in steps for event in state.events(action)]


def dealer_of(table: Table, number: int) -> int:
    """The deal passes counter-clockwise (gatti.match)."""
    return (table.first_dealer + number - 1) % 4


def record_of(table: Table, hand: Hand, texts: list[str]) -> records.Record:
    """The record of a hand (rules/notation.md)."""
    return records.Record(
        table.game, table.options, dealer_of(table, hand.number), tuple(hand.deck.split()), tuple(texts)
    )
