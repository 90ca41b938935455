"""The learner's cards and melds, to choose from."""

from itertools import groupby
from typing import NamedTuple

from games.core.cards import Cards, each
from games.core.contract import Meld
from games.core.tarot import PACK, SUIT_OF
from games.gatti.melds import choices, fewest, worth
from tutor.language.melds import meld_title
from tutor.language.names import card_short
from tutor.table.sitting import Sitting


class Choice(NamedTuple):
    """A card of the hand. `barred`: marked as one that may not be played; it can be tried all the same."""

    code: str
    barred: bool
    checked: bool
    focus: bool


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


def hand(sitting: Sitting, chosen: frozenset[str], *, marked: bool) -> list[list[Choice]]:
    """The cards to choose from, suit by suit; with marks, those the rules bar here."""
    view, phase = sitting.view, sitting.phase
    free = allowed(sitting)
    cards = free if phase == "give" else view.cards
    ticked = {code for code in chosen if code in PACK.texts(cards)}
    if not ticked and sitting.table.tutor and phase == "play" and free.bit_count() == 1:
        ticked = set(PACK.texts(free))
    focus = next((code for code in PACK.texts(cards) if code in ticked), None)
    focus = focus or next(iter(PACK.texts(free)), None)
    return [
        [
            Choice(
                code := PACK.text(card),
                marked and not free >> card & 1,
                code in ticked,
                code == focus,
            )
            for card in suit
        ]
        for _, suit in groupby(each(cards), key=SUIT_OF.__getitem__)
    ]


def allowed(sitting: Sitting) -> Cards:
    """The cards the learner may choose now; all that are held, where none is to be chosen."""
    view = sitting.view
    match sitting.phase:
        case "discard":
            return int(view.offer.cards)
        case "play" | "give":
            return sum(action.cards for action in view.actions)
    return int(view.cards)


def offers(sitting: Sitting, chosen: frozenset[str]) -> list[list[MeldChoice]]:
    """The melds to choose from, those that exclude each other together.

    Ticked is what was chosen before; at first all that may be shown, of rivals the dearest.
    """
    found = []
    for number, group in enumerate(choices(sitting.view.cards, sitting.rules), 1):
        field = f"meld-{number}" if len(group) > 1 else "meld"
        found.append([_offered(sitting, meld, field, chosen, first=meld is group[0]) for meld in group])
    return found


def _offered(sitting: Sitting, meld: Meld, field: str, chosen: frozenset[str], *, first: bool) -> MeldChoice:
    codes = PACK.texts(meld.cards)
    shown = fewest(meld, sitting.rules)
    withhold = meld.kind if shown < len(codes) else ""
    value = withhold or sitting.game.write_meld(meld)
    return MeldChoice(
        field=field,
        value=value,
        name=meld_title(meld),
        cards=" ".join(card_short(code) for code in codes),
        points=worth(meld),
        codes=[(code, code in chosen or not chosen) for code in codes],
        withhold=withhold,
        fewest=shown,
        rivals=field != "meld",
        checked=value in chosen if chosen else first,
    )
