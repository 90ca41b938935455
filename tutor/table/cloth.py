"""What lies on the table and who sits at it, as the page has it: places and names instead of numbers."""

from typing import Any, NamedTuple

from games.core.tarot import PACK
from games.core.tricks import NOBODY, Trick
from games.gatti.melds import worth
from tutor.language.events import seat_name
from tutor.language.melds import meld_title
from tutor.table.models import Table
from tutor.table.sitting import Sitting

PLACES = ("south", "east", "north", "west")
"""Where each seat is on the page, counter-clockwise from the learner (gatti.seats)."""


class Seat(NamedTuple):
    place: str
    name: str
    count: int
    dealer: bool
    to_act: bool


class Laid(NamedTuple):
    """A card of a trick, at its place; `fall` counts the cards that are new on the table, from 1."""

    code: str
    place: str
    name: str
    lead: bool
    winning: bool
    fall: int


class Shown(NamedTuple):
    """A meld that a seat has shown."""

    seat: str
    name: str
    points: int
    codes: list[str]


def seats(sitting: Sitting) -> list[Seat]:
    view = sitting.view
    acts = view.to_act if not sitting.pending else NOBODY
    return [
        Seat(PLACES[seat], seat_name(seat), view.counts[seat], seat == view.dealer, seat == acts) for seat in range(4)
    ]


def trick(sitting: Sitting, since: int | None) -> list[Laid]:
    """The running trick, or the complete one that waits to be put away; what fell since then falls in order."""
    view = sitting.view
    cards = laid(view.tricks[-1] if sitting.pending else Trick(view.leader, view.trick, NOBODY))
    if since is None or sitting.table.speed == Table.Speed.INSTANT:
        return cards
    new = sum(action.verb == "play" for action in sitting.actions[since:])
    first = max(len(cards) - new, 0)
    return [card._replace(fall=max(place - first + 1, 0)) for place, card in enumerate(cards)]


def waiting(sitting: Sitting) -> list[str]:
    """The places whose card is still to come."""
    taken = {card.place for card in trick(sitting, None)}
    return [place for place in PLACES if place not in taken]


def tricks(sitting: Sitting) -> list[tuple[int, str, list[Laid]]]:
    """The tricks one may look at again, the newest first: the last one; with the tutor, all of the hand."""
    numbered = list(enumerate(sitting.view.tricks, 1))
    seen = numbered if sitting.table.tutor else numbered[-1:]
    return [(number, seat_name(trick.winner), laid(trick)) for number, trick in reversed(seen)]


def melds_shown(view: Any) -> list[Shown]:
    return [
        Shown(seat_name(seat), meld_title(meld), worth(meld), PACK.texts(meld.cards))
        for seat, melds in enumerate(view.declared)
        for meld in melds
    ]


def laid(trick: Trick) -> list[Laid]:
    seats = [trick.seat(place, 4) for place in range(len(trick.cards))]
    return [
        Laid(PACK.text(card), PLACES[seat], seat_name(seat), place == 0, seat == trick.winner, 0)
        for place, (seat, card) in enumerate(zip(seats, trick.cards, strict=True))
    ]
