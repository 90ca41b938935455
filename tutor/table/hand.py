"""The learner's cards and melds, to choose from; and the hands that lie open."""

from functools import cache
from itertools import accumulate, groupby
from typing import NamedTuple

from games.core.cards import Card, Cards, Pack, bits, each
from games.core.tarot import KIN, SUIT_OF
from games.cucco.cards import FIGURES, NUMBERS, WORTHLESS
from tutor.language.events import seat_name
from tutor.language.melds import meld_title
from tutor.language.names import card_short
from tutor.language.packs import pack_of
from tutor.table import kinds
from tutor.table.sitting import SEAT, Sitting

TWIN = "-2"
"""Marks the second of two equal cards in a form (cucco.pack)."""


class Choice(NamedTuple):
    """A card of the hand, and its name in the form.

    `barred`: marked as one that may not be played; it can be tried all the same. `turns`: on a phone a row begins here.
    """

    code: str
    name: str
    barred: bool
    checked: bool
    focus: bool
    turns: bool


class MeldChoice(NamedTuple):
    """A meld as it may be declared. `value` is its text, or its kind where some of its cards may be withheld."""

    field: str
    value: str
    name: str
    cards: str
    points: int
    codes: list[tuple[str, bool]]  # and whether it is to be shown
    withhold: str
    fewest: int
    rivals: bool
    checked: bool


class OpenHand(NamedTuple):
    """A hand that lies open beside the one to choose from; `mine`: the learner plays it too."""

    name: str
    mine: bool
    suits: list[list[str]]


def hand(sitting: Sitting, chosen: frozenset[str], *, marked: bool) -> list[list[Choice]]:
    """The cards to choose from, suit by suit; with marks, those the rules bar here."""
    view, phase = sitting.turn, sitting.phase
    free = allowed(sitting)
    cards = free if phase == "give" else view.cards
    suits = by_suit(sitting, cards)
    name = names(sitting.game.pack, cards)
    ticked = {card for card in each(cards) if name[card] in chosen}
    if not ticked and sitting.table.tutor and phase == "play" and free.bit_count() == 1:
        ticked = set(each(free))
    in_order = [card for suit in suits for card in suit]
    focus = next((card for card in in_order if card in ticked), None)
    if focus is None:
        focus = next((card for card in in_order if free >> card & 1), None)
    starts = row_starts(tuple(map(len, suits)), most_in_row(sitting))
    turns = {in_order[at] for at in starts}
    return [
        [
            Choice(
                sitting.game.pack.text(card),
                name[card],
                marked and not free >> card & 1,
                card in ticked,
                card == focus,
                card in turns,
            )
            for card in suit
        ]
        for suit in suits
    ]


def most_in_row(sitting: Sitting) -> int:
    """How many cards lie in a row on a phone: of the long tarot hands as many as a finger can tell apart."""
    return 7 if pack_of(sitting.table.game) == "tarot" else 5


@cache
def row_starts(suits: tuple[int, ...], most: int) -> tuple[int, ...]:
    """With which cards the second and later rows begin: few rows, about as long, between suits where that costs little.

    `suits` are the numbers of cards, suit by suit.
    """
    count, between = sum(suits), set(accumulate(suits))
    rows = -(-count // most)
    if rows < 2:
        return ()
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for _ in range(rows):
        ends: dict[int, tuple[float, tuple[int, ...]]] = {}
        for at, (cost, starts) in best.items():
            for end in range(at + 1, min(at + most, count) + 1):
                worse = cost + (end - at - count / rows) ** 2 + (end not in between)
                if end not in ends or worse < ends[end][0]:
                    ends[end] = worse, (*starts, at)
        best = ends
    return best[count][1][1:]


def names(pack: Pack, cards: Cards) -> dict[Card, str]:
    """What a form calls these cards: by their codes, the second of two equal ones with a mark."""
    found: dict[Card, str] = {}
    for card in each(cards):
        code = pack.text(card)
        found[card] = code + TWIN if code in found.values() else code
    return found


def whose(sitting: Sitting) -> str:
    """Whose hand it is that one chooses from; nothing where there is but one's own."""
    if not sitting.dummies:
        return ""
    return seat_name(sitting.acting, sitting.seats)


def open_hands(sitting: Sitting) -> list[OpenHand]:
    """The other hands that lie open, the learner's own first."""
    seen = kinds.open_hands(sitting.view)
    if not seen:
        return []
    others = {SEAT: sitting.view.cards, **seen}
    others.pop(sitting.acting)
    return [
        OpenHand(
            seat_name(seat, sitting.seats),
            seat in sitting.mine and seat != SEAT,
            [[sitting.game.pack.text(card) for card in suit] for suit in by_suit(sitting, cards)],
        )
        for seat, cards in sorted(others.items())
    ]


def allowed(sitting: Sitting) -> Cards:
    """The cards the learner may choose now; all that are held, where none is to be chosen."""
    view = sitting.turn
    match sitting.phase:
        case "discard" | "return":
            return int(view.offer.cards)
        case "give":
            return bits(action.card for action in view.actions)
        case "play":  # a card may be listed more than once, and a copy of it not at all (cucco.pack)
            pack = sitting.game.pack
            listed = {pack.text(action.card) for action in view.actions if action.verb == "play"}
            return bits(card for card in each(view.cards) if pack.text(card) in listed)
    return int(view.cards)


def offers(sitting: Sitting, chosen: frozenset[str]) -> list[list[MeldChoice]]:
    """The melds to choose from, those that exclude each other together.

    Ticked is what was chosen before; at first all that may be shown, of rivals the dearest.
    """
    groups = kinds.offered(sitting.turn)
    there = {offer.meld.kind for group in groups for offer in group}
    if there.isdisjoint(text.partition(":")[0] for text in chosen):
        chosen = frozenset()  # what was chosen is a card to play
    found = []
    for number, group in enumerate(groups, 1):
        field = f"meld-{number}" if len(group) > 1 else "meld"
        # In cirollon a card may be offered in many melds, and to show one is not always wise: all begin unticked.
        first = None if isinstance(sitting.view, kinds.CirollonView) else group[0]
        found.append([_offered(sitting, meld, field, chosen, first=meld is first) for meld in group])
    return found


def _offered(sitting: Sitting, offer: kinds.Offered, field: str, chosen: frozenset[str], *, first: bool) -> MeldChoice:
    meld = offer.meld
    codes = sitting.game.pack.texts(meld.cards)
    withhold = meld.kind if offer.fewest < len(codes) else ""
    value = withhold or sitting.game.write_meld(meld)
    declared = value in chosen or bool(withhold and sitting.game.write_meld(meld) in chosen)
    named = chosen.intersection(codes)
    return MeldChoice(
        field=field,
        value=value,
        name=meld_title(meld),
        cards=" ".join(card_short(code) for code in codes),
        points=offer.points,
        codes=[(code, code in named or not named) for code in codes],
        withhold=withhold,
        fewest=offer.fewest,
        rivals=field != "meld",
        checked=declared if chosen else first,
    )


def by_suit(sitting: Sitting, cards: Cards) -> list[list[Card]]:
    """Suit by suit, each from the lowest card to the highest as this table ranks them (gatti.option.pips, .twenty).

    In cucco: the numbers, the numbered figures, the worthless ones.
    """
    if isinstance(sitting.view, kinds.CuccoView):
        return [list(each(part)) for kind in (NUMBERS, FIGURES, WORTHLESS) if (part := cards & kind)]
    if isinstance(sitting.view, kinds.CirollonView):
        return [list(suit) for _, suit in groupby(each(cards), key=lambda card: sitting.game.pack.text(card)[-1])]
    beats = sitting.rules.beats

    def above(card: Card) -> int:
        return -int(beats[card] & KIN[card]).bit_count()

    return [sorted(suit, key=above) for _, suit in groupby(each(cards), key=SUIT_OF.__getitem__)]
