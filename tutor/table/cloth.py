"""What lies on the table and who sits at it, as the page has it: places and names instead of numbers."""

from typing import NamedTuple

from games.core import fool
from games.core.contract import Meld
from games.core.tarot import PACK as TAROT
from games.core.tricks import NOBODY, Trick
from tutor.language.events import seat_name
from tutor.language.melds import meld_title
from tutor.table import kinds
from tutor.table.models import Table
from tutor.table.sitting import Sitting

PLACES = {
    2: ("south", "north"),
    3: ("south", "east", "west"),
    4: ("south", "east", "north", "west"),
}
"""Where each seat is on the page, counter-clockwise from the learner, by how many there are (gatti.seats)."""


class Seat(NamedTuple):
    """Who sits at a place; `melds` are those shown since the last look, by name and points."""

    place: str
    name: str
    count: int
    dealer: bool
    to_act: bool
    dummy: bool
    melds: list[tuple[str, int]]


class Laid(NamedTuple):
    """A card of a trick, at its place; `fall` counts the cards that are new on the table, from 1.

    `to` is the place where it goes once the trick is complete: to its winner, but the fool back to its owner.
    """

    code: str
    place: str
    name: str
    lead: bool
    winning: bool
    fall: int
    to: str = ""


class Shown(NamedTuple):
    """A meld that a seat has shown; `new` since the last look."""

    seat: str
    name: str
    points: int
    codes: list[str]
    new: bool = False


class Drawn(NamedTuple):
    """A card drawn, and who drew it."""

    place: str
    name: str
    code: str


class Stock(NamedTuple):
    """What is left to draw, and the cards drawn after the last trick, with who drew them (chinze.draw)."""

    count: int
    drawn: list[Drawn]


def seats(sitting: Sitting, since: int | None = None) -> list[Seat]:
    view = sitting.view
    new = _shown_since(sitting, since)
    acts = view.to_act if not sitting.pending else NOBODY
    places = PLACES[sitting.seats]
    return [
        Seat(
            places[seat],
            seat_name(seat, sitting.seats),
            view.counts[seat],
            seat == view.dealer,
            seat == acts,
            sitting.dummies and seat > 1,
            [
                (meld_title(shown.meld), shown.points)
                for shown in kinds.shown(view)
                if shown.seat == seat and (seat, shown.meld) in new
            ],
        )
        for seat in range(sitting.seats)
    ]


def trick(sitting: Sitting, since: int | None) -> list[Laid]:
    """The running trick, or the complete one that waits to be put away; what fell since then falls in order."""
    view = sitting.view
    running = view.tricks[-1] if sitting.pending else Trick(view.leader, view.trick, NOBODY)
    cards = laid(running, sitting)
    if since is None or sitting.table.speed == Table.Speed.INSTANT:
        return cards
    new = sum(action.verb == "play" for action in sitting.actions[since:])
    first = max(len(cards) - new, 0)
    return [card._replace(fall=max(place - first + 1, 0)) for place, card in enumerate(cards)]


def waiting(sitting: Sitting) -> list[str]:
    """The places whose card is still to come."""
    taken = {card.place for card in trick(sitting, None)}
    return [place for place in PLACES[sitting.seats] if place not in taken]


def last_trick(sitting: Sitting) -> list[Laid]:
    """The trick that was put away last; none while it still lies on the table."""
    tricks = sitting.view.tricks
    return laid(tricks[-1], sitting) if tricks and not sitting.pending else []


def tricks(sitting: Sitting) -> list[tuple[int, str, list[Laid]]]:
    """The tricks one may look at again, the newest first: the last one; with the tutor, all of the hand."""
    numbered = list(enumerate(sitting.view.tricks, 1))
    seen = numbered if sitting.table.tutor else numbered[-1:]
    return [(number, seat_name(trick.winner, sitting.seats), laid(trick, sitting)) for number, trick in reversed(seen)]


def melds_shown(sitting: Sitting, since: int | None = None) -> list[Shown]:
    new = _shown_since(sitting, since)
    return [
        Shown(
            seat_name(shown.seat, sitting.seats),
            meld_title(shown.meld),
            shown.points,
            sitting.game.pack.texts(shown.meld.cards),
            (shown.seat, shown.meld) in new,
        )
        for shown in kinds.shown(sitting.view)
    ]


def _shown_since(sitting: Sitting, since: int | None) -> set[tuple[int, Meld]]:
    fresh = [] if since is None else sitting.actions[since:]
    return {(action.seat, meld) for action in fresh for meld in action.melds}


def away(sitting: Sitting, since: int | None) -> str:
    """Where the cards went that the learner has put out of the hand since then, but not on the table."""
    for action in [] if since is None else sitting.actions[since:]:
        if action.seat in sitting.mine and action.verb in ("discard", "return", "give"):
            if action.verb == "return":
                return "stock"
            if action.verb == "discard":
                return PLACES[sitting.seats][action.seat]
            return PLACES[sitting.seats][fool.creditor(sitting.view.tricks)]
    return ""


def stock(sitting: Sitting) -> Stock | None:
    """The stock, in a game that has one."""
    view = sitting.view
    if not isinstance(view, kinds.ChinzeView):
        return None
    last = view.drawn[-2:] if len(view.drawn) == 2 * len(view.tricks) else ()
    pack, places = sitting.game.pack, PLACES[sitting.seats]
    return Stock(
        view.stock, [Drawn(places[seat], seat_name(seat, sitting.seats), pack.text(card)) for seat, card in last]
    )


def laid(trick: Trick, sitting: Sitting) -> list[Laid]:
    seats, pack, places = sitting.seats, sitting.game.pack, PLACES[sitting.seats]
    by_place = [trick.seat(place, seats) for place in range(len(trick.cards))]
    taken = trick.winner != NOBODY
    return [
        Laid(
            pack.text(card),
            places[seat],
            seat_name(seat, seats),
            place == 0,
            seat == trick.winner,
            0,
            places[fool.goes_to(trick, place, seats) if pack is TAROT else trick.winner] if taken else "",
        )
        for place, (seat, card) in enumerate(zip(by_place, trick.cards, strict=True))
    ]
