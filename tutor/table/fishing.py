"""The table of cirollon: the cards that lie on it, the ways to take them, what lies open, the piles and their sgobbe.

Everything is made of the learner's view and of what everybody has seen (games/cirollon/view.py).
"""

from typing import Any, NamedTuple

from django.utils.translation import gettext

from games.cirollon.rules import SEATS, SIDES, TAKE_FIFTEEN
from games.cirollon.takes import clause, total, value
from games.cirollon.view import Play, View
from games.core.cards import Card, Cards, each
from games.core.contract import Action
from games.core.genoese import PACK, PONCIN
from tutor.language import cirollonwords
from tutor.language.events import seat_name
from tutor.language.names import card_short, rank_letter
from tutor.table.cloth import PLACES
from tutor.table.kinds import fishes
from tutor.table.models import Table
from tutor.table.sitting import SEAT, Sitting

MARK = "✦"


class Laid(NamedTuple):
    """A card on the table; `fall` counts the cards that are new there, from 1; `place` is where they came from."""

    code: str
    taken: bool
    player: str
    """Who takes with it; "" for the cards that lie there."""
    fall: int
    place: str


class Pile(NamedTuple):
    """What a side has taken: its sgobbe all may see, how many cards it has only the tutor tells, and of one's own."""

    name: str
    count: int | None
    sgobbe: int
    marks: str


class Open(NamedTuple):
    """The declared cards that a seat still holds."""

    place: str
    codes: list[str]
    short: str


class Take(NamedTuple):
    """A take that was put away: who made it, with which card ("" for the dealer's claim), and what it took."""

    name: str
    card: str
    codes: list[str]


class Way(NamedTuple):
    """A way in which the chosen card can take: its text in the form, the cards, the sum spelled out."""

    value: str
    codes: list[str]
    sum: str
    checked: bool


class Fishing(NamedTuple):
    """What `_fishing.html` and `_ways.html` lay out."""

    table: list[Laid]
    taker: str
    """The place of whoever has just taken; "" where nobody has."""
    sgobba: bool
    piles: list[Pile]
    open: list[Open]
    last: Take | None
    poncin: str
    card: str
    """The chosen card that can take in several ways; "" where nothing of the kind is asked."""
    ways: list[Way]
    claims: list[str]
    over: bool


def fishing(sitting: Sitting, since: int | None, chosen: frozenset[str], card: str) -> Fishing | None:
    """The table of cirollon; None in another game. `card` is the one chosen, `chosen` what else is ticked."""
    view = sitting.view
    if not isinstance(view, View):
        return None
    found = ways(sitting, card)
    return Fishing(
        table=_table(sitting, since),
        taker=PLACES[SEATS][sitting.actions[-1].seat] if sitting.pending else "",
        sgobba=sitting.pending and _sgobba(sitting),
        piles=_piles(sitting),
        open=[_open(seat, cards) for seat, cards in enumerate(view.open) if cards],
        last=_last(view, sitting.pending),
        poncin=cirollonwords.poncin_named(view.poncin) if view.poncin not in (0, value(PONCIN)) else "",
        card=card if found else "",
        ways=[_way(action, view.poncin, chosen) for action in found],
        claims=[action.word for action in view.actions if action.word != "none"] if sitting.phase == "claim" else [],
        over=bool(sitting.state.over),
    )


def ways(sitting: Sitting, card: str) -> list[Action]:
    """What the learner may do with this card, where that is more than one thing."""
    if not fishes(sitting.view) or sitting.phase != "play" or card not in PACK.codes:
        return []
    found = [action for action in sitting.turn.actions if action.card == PACK.card(card)]
    return found if len(found) > 1 else []


def settled(sitting: Sitting, action: Action) -> Action:
    """An action that names a card alone, with what the card takes where it can take in one way only.

    A card that was played already is what it was: the same click may come twice.
    """
    if not fishes(sitting.view) or action.verb != "play" or action.taken:
        return action
    found = [may for may in sitting.turn.actions if may.card == action.card]
    found = found or [done for done in sitting.actions if (done.seat, done.card) == (action.seat, action.card)]
    return found[0] if len(found) == 1 else action


def last_events(sitting: Sitting) -> list[Any]:
    """What came of the last action that was more than silence."""
    for ply in reversed(range(len(sitting.actions))):
        action = sitting.actions[ply]
        if action.verb != "declare" or action.melds:
            return list(sitting.states[ply].events(action))
    return []


def _table(sitting: Sitting, since: int | None) -> list[Laid]:
    """The cards on the table in the order in which they came there; a take lies there until it is put away."""
    view = sitting.view
    before = sitting.states[-2].view(SEAT) if sitting.pending else view
    taking = sitting.actions[-1] if sitting.pending else None
    lie, player = before.table, ""
    taken: Cards = 0
    if taking and taking.verb == "claim":
        taken = lie
    elif taking:
        taken, player = taking.taken, seat_name(taking.seat, SEATS)
    order = [*each(sitting.states[0].view(SEAT).table), *(play.card for play in view.plays if not play.taken)]
    falling = _falling(sitting, since)
    found = [
        Laid(PACK.text(card), bool(taken >> card & 1), "", *falling.get(card, (0, "")))
        for card in order
        if lie >> card & 1
    ]
    if taking and taking.verb == "play":
        found.append(Laid(PACK.text(taking.card), True, player, *falling.get(taking.card, (0, ""))))
    return found


def _falling(sitting: Sitting, since: int | None) -> dict[Card, tuple[int, str]]:
    """The cards played since the last look, one after another, and the places they came from."""
    if since is None or sitting.table.speed == Table.Speed.INSTANT:
        return {}
    new = [action for action in sitting.actions[since:] if action.verb == "play"]
    return {action.card: (min(number, 4), PLACES[SEATS][action.seat]) for number, action in enumerate(new, 1)}


def _sgobba(sitting: Sitting) -> bool:
    action = sitting.actions[-1]
    return action.verb == "claim" or sitting.view.plays[-1].sgobba


def _piles(sitting: Sitting) -> list[Pile]:
    view = sitting.view
    return [
        Pile(
            gettext("They") if side else gettext("We"),
            view.piles[side].bit_count() if sitting.table.tutor and side == SIDES[SEAT] else None,
            view.sgobbe[side],
            MARK * view.sgobbe[side],
        )
        for side in (0, 1)
    ]


def _open(seat: int, cards: Cards) -> Open:
    codes = PACK.texts(cards)
    return Open(PLACES[SEATS][seat], codes, " ".join(card_short(code, "genoese") for code in codes))


def _last(view: View, pending: bool) -> Take | None:
    """The take that was put away last; one that still lies on the table is not yet."""
    takes: list[Play] = [play for play in view.plays if play.taken]
    if pending and view.plays:
        takes = takes[: -1 if view.plays[-1].taken else None]
    if takes:
        last = takes[-1]
        return Take(seat_name(last.seat, SEATS), PACK.text(last.card), PACK.texts(last.taken))
    if view.claimed and (view.plays or not pending):
        return Take(seat_name(view.dealer, SEATS), "", PACK.texts(view.claimed_cards))
    return None


def _way(action: Action, poncin: int, chosen: frozenset[str]) -> Way:
    codes = PACK.texts(action.taken)
    text = " ".join(codes)
    return Way(text, codes, spelled(action.card, action.taken, poncin), text in chosen)


def spelled(card: Card, taken: Cards, poncin: int = 0) -> str:
    """A take as a sum: `3 + 4 + J = 15`, `5 + 3 = 8`, `J = J`."""
    own, letters = _letter(card, poncin), [_letter(each_, poncin) for each_ in each(taken)]
    if clause(card, taken, poncin) == TAKE_FIFTEEN:
        return f"{' + '.join([*letters, own])} = 15"
    return f"{' + '.join(letters)} = {own if len(letters) == 1 else total(taken, poncin)}"


def _letter(card: Card, poncin: int) -> str:
    return str(poncin) if poncin and card == PONCIN else rank_letter(PACK.text(card))
