"""The one contract every game fulfils.

A `State` is one point in one hand and a value: `after` gives the next one and changes nothing. What a seat may know
is a `View`, built by `view`; bots, hints and pages receive views, never states. Verdicts, score lines and events carry
rule ids, so that every refusal and every point can be explained.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from games.core.cards import Card, Cards, Pack
from games.core.rulebook import Rulebook

NOBODY = -1
"""No seat: the hand is over, or an event that is nobody's."""


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards shown as one combination; the order of its cards means nothing.

    `named` is the value a wild card takes in it (cirollon.meld.poncin), 0 where there is none.
    """

    kind: str
    cards: Cards
    named: int = 0


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat does: `verb` with its cards (or its melds). `card` is the only card of `play` and `give`, else -1.

    `taken` are the cards that a played card takes from the table, `word` what is claimed or asked for, `count` how
    many cards are taken unseen.
    """

    seat: int
    verb: str
    cards: Cards = 0
    melds: tuple[Meld, ...] = ()
    card: Card = -1
    taken: Cards = 0
    word: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """What an action may draw on where the single choices are too many to list.

    For `discard`: `count` cards out of `cards`. For `declare`: `melds`, each in its largest form.
    """

    verb: str
    cards: Cards = 0
    count: int = 0
    melds: tuple[Meld, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an action is allowed, and by which rule it is not.

    `allowed_cards` are the cards the rule would have accepted, `because` the cards that bring the rule about
    (the card led, the trump to be beaten, the king in the discard), `number` the sum or value it turns on.
    """

    allowed: bool
    rule: str = ""
    allowed_cards: Cards = 0
    because: Cards = 0
    number: int = 0


ALLOWED = Verdict(True)


class IllegalAction(ValueError):
    """An action that the rules forbid here; `verdict` says by which clause."""

    def __init__(self, action: Action, verdict: Verdict) -> None:
        super().__init__(f"{verdict.rule} forbids {action}")
        self.action = action
        self.verdict = verdict


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened and that everybody at the table may know.

    `seat` did it (or has it happen), `cards` are the cards seen, `taken` what they took from the table, `points` what
    it is worth, `rule` its clause.
    """

    kind: str
    seat: int
    cards: Cards = 0
    melds: tuple[Meld, ...] = ()
    points: int = 0
    rule: str = ""
    taken: Cards = 0


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points: the rule, the side, the points, the cards that earned them, and the entry it counts in.

    `mark` is the sign a score sheet has for it ("" if none).
    """

    rule: str
    side: int
    entry: str
    points: int
    cards: Cards = 0
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a hand: its score lines, from which everything else is added up.

    `cappotto` is the side that won the match at once (cirollon.cappotto), None where nobody did or where there is none.
    """

    sides: int
    entries: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    cappotto: int | None = None

    def points(self, side: int, entry: str | None = None) -> int:
        """A side's points, in all or in one entry."""
        return sum(line.points for line in self.lines if line.side == side and (entry is None or line.entry == entry))

    def totals(self) -> tuple[int, ...]:
        """The points of each side."""
        return tuple(self.points(side) for side in range(self.sides))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands after some hands: the points of each side (none before the first hand), and who has won.

    `winners` is empty while the match goes on; several sides have drawn. `level`: it would be over, but for a tie that
    another hand has to break (cirollon.match).
    """

    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    level: bool = False

    @property
    def over(self) -> bool:
        return bool(self.winners)


class View(Protocol):
    """What one seat may know; each game adds what its table shows."""

    @property
    def seat(self) -> int: ...

    @property
    def to_act(self) -> int:
        """The seat to act, NOBODY when the hand is over."""

    @property
    def actions(self) -> Sequence[Action]:
        """What this seat may do now; empty when another seat is to act."""


class State(Protocol):
    """One point in one hand."""

    @property
    def to_act(self) -> int:
        """The seat to act, NOBODY when the hand is over."""

    @property
    def over(self) -> bool: ...

    @property
    def void(self) -> str:
        """The clause by which the deal is void and is dealt again; "" for a deal that stands."""

    def actions(self) -> Sequence[Action]:
        """Legal actions, in a fixed order.

        Where `offer` is not None the choices may be too many: then these are its plain forms (each discard; each
        declaration of whole melds), and `judge` allows the smaller ones as well.
        """

    def offer(self) -> Offer | None:
        """What the action draws on, at a `discard` or `declare`; None where `actions` says it all."""

    def judge(self, action: Action) -> Verdict:
        """Whether the action is allowed here, and the clause that forbids it."""

    def after(self, action: Action) -> State:
        """The state after an action; raises IllegalAction where `judge` refuses."""

    def events(self, action: Action) -> tuple[Event, ...]:
        """What everybody sees happen when this legal action is taken."""

    def result(self) -> Result:
        """The result; raises ValueError while the hand is not over."""

    def view(self, seat: int) -> View:
        """What this seat may know."""


class Game(Protocol):
    """A game: its pack, its options, its deal and its text forms (rules/notation.md)."""

    name: str
    pack: Pack
    rulebook: Rulebook

    def options(self, given: Mapping[str, Any]) -> Any:
        """The options as a value, defaults filled in; raises Unreadable for an unknown name or value."""

    def deal(self, options: Any, dealer: int, deck: Sequence[Card]) -> State:
        """The state after the deal; `deck[0]` is the first card dealt."""

    def seats(self, options: Any) -> int:
        """How many hands of cards are dealt."""

    def hands_in_match(self, options: Any) -> int:
        """How many hands make a match; 0 where it is played to a limit of points."""

    def match(self, options: Any, results: Sequence[Result]) -> Standing:
        """How a match stands after these hands; void deals are none."""

    def read_action(self, text: str) -> Action:
        """The action in this text; raises Unreadable."""

    def write_action(self, action: Action) -> str:
        """The text of an action."""

    def write_meld(self, meld: Meld) -> str:
        """The text of a meld."""

    def position(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a question about a few cards (rules/notation.md, "A position"); raises Unreadable."""
