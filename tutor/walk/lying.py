"""All the cards of a position, open: the hands, the trick, the piles, the stock. Only for hands that are over."""

from typing import NamedTuple

from django.utils.translation import gettext

from games.after import lying
from tutor.language.events import seat_name
from tutor.language.melds import meld_title
from tutor.table import kinds
from tutor.table.fishing import MARK
from tutor.table.hand import by_suit
from tutor.table.sheet import side_name
from tutor.table.sitting import Sitting


class Held(NamedTuple):
    """A seat's hand, suit by suit."""

    name: str
    count: int
    suits: list[list[str]]


class Heap(NamedTuple):
    """Cards that no seat holds; of a pile its `sgobbe`, as a number and as marks (cirollon.sgobba), and its side."""

    title: str
    codes: list[str]
    sgobbe: int = 0
    marks: str = ""
    side: int = -1


def hands(at: Sitting) -> list[Held]:
    """The hands, the learner's first, then on to the right."""
    text = at.game.pack.text
    held = [at.state.cards_of(seat) for seat in range(at.seats)]
    return [
        Held(
            seat_name(seat, at.seats),
            cards.bit_count(),
            [[text(card) for card in suit] for suit in by_suit(at, cards)],
        )
        for seat, cards in enumerate(held)
    ]


def heaps(at: Sitting) -> list[Heap]:
    """What lies beside the table: discard, stock, and the piles of each side as far as there are any."""
    game, pack = at.game.name, at.game.pack
    found = [
        Heap(gettext("The discard"), pack.texts(lying.discard(game, at.state))),
        Heap(gettext("Stock"), [pack.text(card) for card in lying.stock(game, at.state)]),
    ]
    return [heap for heap in [*found, *_piles(at)] if heap.codes]


def _piles(at: Sitting) -> list[Heap]:
    found = []
    for side, cards in enumerate(lying.piles(at.game.name, at.state)):
        sgobbe = at.view.sgobbe[side] if kinds.fishes(at.view) else 0
        title = gettext("Pile: %(side)s") % {"side": side_name(side, at)}
        codes = [at.game.pack.text(card) for suit in by_suit(at, cards) for card in suit]
        found.append(Heap(title, codes, sgobbe, MARK * sgobbe, side))
    return found


def to_count(at: Sitting, side: int) -> list[Heap]:
    """What a side's points are counted from, at the end of a hand: its melds, its pile, the last trick.

    In cirollon also the other pile, for most points go to whoever has more.
    """
    pack, sides = at.game.pack, at.rules.sides
    found = [
        Heap(meld_title(shown.meld), pack.texts(shown.meld.cards))
        for shown in kinds.shown(at.view)
        if sides[shown.seat] == side
    ]
    fished = kinds.fishes(at.view)
    found += [heap for heap in _piles(at) if fished or heap.side == side]
    if last := lying.last_trick(at.game.name, at.state):
        winner = seat_name(last.winner, at.seats)
        found.append(Heap(f"{gettext('Last trick')}: {winner}", [pack.text(card) for card in last.cards]))
    return found
