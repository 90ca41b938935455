"""What the table has to ask of each game in the game's own way, in one place: everything else is the common contract.

A view tells its game's options, so that all of this is asked of a view.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from games.chinze import melds as chinze_melds
from games.chinze.rules import rules_for as chinze_rules
from games.chinze.view import View as ChinzeView
from games.cirollon import state as cirollon
from games.cirollon.melds import WORTH
from games.cirollon.rules import SEATS, SIDES
from games.cirollon.view import View as CirollonView
from games.core.cards import Cards
from games.core.contract import Meld
from games.cucco.cards import VALUE
from games.cucco.rules import Options as CuccoOptions
from games.cucco.view import View as CuccoView
from games.gatti import melds as gatti_melds
from games.gatti.rules import rules_for as gatti_rules
from games.gatti.view import View as GattiView

View = GattiView | ChinzeView | CirollonView | CuccoView

_BEST = {"cucco": ("15", "14", "13", "12")}
"""By game, the cards thrown into the air when a match is won, where it is not the four aces."""


class CuccoRules(NamedTuple):
    """What follows from the options of cucco."""

    seats: int
    sides: tuple[int, ...]
    values: dict[int, int]

    @classmethod
    def of(cls, options: CuccoOptions) -> "CuccoRules":
        return cls(options.players, options.sides, dict(enumerate(VALUE)))


class CirollonRules(NamedTuple):
    """Who plays with whom in cirollon; there are no card points to add up."""

    seats: int = SEATS
    sides: tuple[int, ...] = SIDES
    values: Mapping[int, int] = {}


class Offered(NamedTuple):
    """A meld that may be declared: what it brings now, and how many of its cards must be shown."""

    meld: Meld
    points: int
    fewest: int


class Shown(NamedTuple):
    """A meld that a seat has declared, and what it brought."""

    seat: int
    meld: Meld
    points: int


def taken(state: Any) -> int:
    """How often something was taken that stays to be seen: each trick; in cirollon each take, and the last card."""
    if not isinstance(state, cirollon.State):
        return len(state.tricks)
    board = state.board
    return sum(bool(play.taken) for play in board.plays) + bool(board.claimed) + state.over


def limit(view: View) -> int:
    """The points to which a match is played; 0 where it is over after so many hands."""
    return view.options.limit if isinstance(view, CirollonView) else 0


def fishes(view: View) -> bool:
    """Whether cards are taken from the table, and not in tricks."""
    return isinstance(view, CirollonView)


def best_of(game: str) -> tuple[str, ...]:
    """Four cards worth throwing into the air."""
    return _BEST.get(game, ("1h", "1d", "1c", "1s"))


def rules_of(view: View) -> Any:
    """The tables that follow from the options: seats, sides, what beats what, the values of cards."""
    if isinstance(view, CuccoView):
        return CuccoRules.of(view.options)
    if isinstance(view, CirollonView):
        return CirollonRules()
    return chinze_rules(view.options) if isinstance(view, ChinzeView) else gatti_rules(view.options)


def offered(view: View) -> list[list[Offered]]:
    """What the seat to act may declare, meld by meld: of each list one at most, the dearest first."""
    if isinstance(view, CuccoView) or not view.offer or view.offer.verb != "declare":
        return []
    if isinstance(view, CirollonView):
        return [[Offered(meld, WORTH[meld.kind], meld.cards.bit_count())] for meld in view.offer.melds]
    if isinstance(view, ChinzeView):
        rules = chinze_rules(view.options)
        before = [shown.meld for shown in view.shown if shown.seat == view.seat]
        return [
            [
                Offered(meld, chinze_melds.points(meld, before), chinze_melds.fewest(meld, before, rules))
                for meld in group
            ]
            for group in chinze_melds.choices(view.cards, before, rules)
        ]
    tables = gatti_rules(view.options)
    return [
        [Offered(meld, gatti_melds.worth(meld), gatti_melds.fewest(meld, tables)) for meld in group]
        for group in gatti_melds.choices(view.cards, tables)
    ]


def shown(view: View) -> list[Shown]:
    """What was declared in this hand."""
    if isinstance(view, CuccoView):
        return []
    if isinstance(view, ChinzeView):
        return [Shown(each.seat, each.meld, each.points) for each in view.shown]
    if isinstance(view, CirollonView):
        return [Shown(seat, meld, WORTH[meld.kind]) for seat, melds in enumerate(view.declared) for meld in melds]
    return [Shown(seat, meld, gatti_melds.worth(meld)) for seat, melds in enumerate(view.declared) for meld in melds]


def dummies(view: View) -> bool:
    """Whether two players play four hands, each also the one opposite (gatti.two.seats)."""
    return isinstance(view, GattiView) and view.options.players == 2


def open_hands(view: View) -> dict[int, Cards]:
    """The hands beside its own that lie open to this seat, with dummies (gatti.two.dummy)."""
    return dict(view.open_hands) if isinstance(view, GattiView) else {}


def opponents_cards(view: View) -> Cards:
    """What the one opponent is known to hold (chinze.draw)."""
    return view.known if isinstance(view, ChinzeView) else 0
