"""A table in the reader's words. Made of the learner's view and of what everybody has seen: nothing else gets here."""

from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from django.utils.translation import gettext, gettext_lazy

from games.bots.gatti import advise
from games.core.cards import Cards, each
from games.core.contract import Action, Event, Meld, Verdict
from games.core.tarot import PACK, SUIT_OF
from games.core.tricks import Trick
from games.gatti import melds as meld_rules
from tutor.language.events import event_text, seat_name
from tutor.language.formats import date
from tutor.language.hints import hint_text
from tutor.language.melds import meld_title
from tutor.language.names import card_short, suit_name
from tutor.language.refusals import refusal
from tutor.language.ruletexts import rule_title
from tutor.table import sheet
from tutor.table.models import Table
from tutor.table.selectors import results, totals
from tutor.table.sitting import SEAT, Sitting

PLACES = ("south", "east", "north", "west")
"""Where each seat is on the page, counter-clockwise from the learner (gatti.seats)."""

SPEEDS = {
    Table.Speed.STEP: (gettext_lazy("Step by step"), gettext_lazy("Each card falls when you say so.")),
    Table.Speed.NORMAL: (gettext_lazy("Normal"), gettext_lazy("The others play one after another.")),
    Table.Speed.INSTANT: (gettext_lazy("At once"), gettext_lazy("The others play without any motion.")),
}


class Choice(NamedTuple):
    """A card of the hand. `barred`: marked as one that may not be played; it can be tried all the same."""

    code: str
    barred: bool
    checked: bool
    focus: bool


class Laid(NamedTuple):
    """A card of a trick, at its place; `fall` counts the cards that are new on the table, from 1."""

    code: str
    place: str
    name: str
    lead: bool
    winning: bool
    fall: int


class Seat(NamedTuple):
    place: str
    name: str
    count: int
    dealer: bool
    to_act: bool


class Told(NamedTuple):
    """A sentence of the log with the clause behind it."""

    text: str
    rule: str
    title: str


class MeldChoice(NamedTuple):
    """A meld as it may be declared. `value` is its text, or its kind where some of its cards may be withheld."""

    field: str
    value: str
    name: str
    cards: str
    points: int
    codes: list[str]
    withhold: str
    fewest: int
    rivals: bool
    checked: bool


class Shown(NamedTuple):
    """A meld that a seat has shown."""

    seat: str
    name: str
    points: int
    codes: list[str]


@dataclass(frozen=True)
class Notice:
    """A word to the reader, with the clause where there is one."""

    text: str
    kind: str = ""
    rule: str = ""
    title: str = ""


@dataclass(frozen=True)
class Page:
    """Everything the template lays out."""

    token: str
    game: str
    revision: int
    phase: str
    number: int
    hands: int
    trick_number: int
    scores: list[tuple[str, str]]
    seats: list[Seat]
    trick: list[Laid]
    waiting: list[str]
    last_trick: list[Laid]
    say: list[str]
    news: list[str]
    notice: Notice | None
    hand: list[list[Choice]]
    choose: str
    offers: list[list[MeldChoice]]
    shown: list[Shown]
    log: list[Told]
    sheet: sheet.Sheet
    counted: bool
    assisted: bool
    can_take_back: bool
    can_hint: bool
    tutor: bool
    speed: str
    speeds: list[tuple[str, str, str]]
    one_tap: bool


def table_page(
    sitting: Sitting,
    *,
    since: int | None = None,
    notice: Notice | None = None,
    verdict: Verdict | None = None,
    chosen: frozenset[str] = frozenset(),
    hint: bool = False,
) -> Page:
    """The page of a table. `since`: what is new; `verdict`: the refusal to tell; `chosen`: cards to tick again."""
    view, table, phase = sitting.view, sitting.table, sitting.phase
    hands = results(sitting)
    asked = phase in ("discard", "declare", "play", "give")
    if verdict:
        notice = refused(sitting, verdict)
    elif hint and asked and table.tutor:
        notice, chosen = _hint(view)
    return Page(
        token=table.token,
        game=table.game,
        revision=table.revision,
        phase=phase,
        number=sitting.hand.number,
        hands=sitting.hands_in_match,
        trick_number=len(view.tricks) + (view.verb == "play" and not sitting.pending),
        scores=[(sheet.side_name(side), sheet.figure(points)) for side, points in enumerate(totals(hands))],
        seats=_seats(sitting),
        trick=_trick(sitting, since),
        waiting=_waiting(sitting),
        last_trick=_laid(sitting.view.tricks[-1]) if view.tricks and not sitting.pending else [],
        say=_say(sitting),
        news=[event_text(event, SEAT) for event in sitting.events(since)] if since is not None else [],
        notice=notice,
        hand=_hand(sitting, chosen, marked=table.tutor or verdict is not None),
        choose={"discard": "checkbox", "play": "radio", "give": "radio"}.get(phase, ""),
        offers=_offers(sitting) if phase == "declare" else [],
        shown=_melds_shown(view),
        log=_log(sitting),
        sheet=sheet.sheet(hands),
        counted=phase in ("sheet", "end"),
        assisted=sitting.hand.assisted,
        can_take_back=table.tutor and sitting.last_own is not None,
        can_hint=table.tutor and asked,
        tutor=table.tutor,
        speed=table.speed,
        speeds=_speeds(),
        one_tap=table.one_tap,
    )


def refused(sitting: Sitting, verdict: Verdict) -> Notice:
    """The rule's own sentence, and where to read it."""
    said = refusal(verdict, due=sitting.view.verb, turn=max(sitting.view.to_act, SEAT))
    return Notice(said, "wrong", verdict.rule, rule_title(verdict.rule))


def stale() -> Notice:
    return Notice(gettext("This table has moved on meanwhile; here it is as it stands now."))


def unreadable() -> Notice:
    return Notice(gettext("That could not be read. The table is as it was."))


def choose_first() -> Notice:
    return Notice(gettext("Choose a card first."))


# --- the table -----------------------------------------------------------------------------------


def _seats(sitting: Sitting) -> list[Seat]:
    view = sitting.view
    acts = view.to_act if not sitting.pending else -1
    return [
        Seat(PLACES[seat], seat_name(seat), view.counts[seat], seat == view.dealer, seat == acts) for seat in range(4)
    ]


def _trick(sitting: Sitting, since: int | None) -> list[Laid]:
    """The running trick, or the complete one that waits to be put away; what fell since then falls in order."""
    view = sitting.view
    laid = _laid(view.tricks[-1] if sitting.pending else Trick(view.leader, view.trick, -1))
    if since is None or sitting.table.speed == Table.Speed.INSTANT:
        return laid
    new = sum(action.verb == "play" for action in sitting.actions[since:])
    first = max(len(laid) - new, 0)
    return [card._replace(fall=max(place - first + 1, 0)) for place, card in enumerate(laid)]


def _laid(trick: Trick) -> list[Laid]:
    seats = [trick.seat(place, 4) for place in range(len(trick.cards))]
    return [
        Laid(PACK.text(card), PLACES[seat], seat_name(seat), place == 0, seat == trick.winner, 0)
        for place, (seat, card) in enumerate(zip(seats, trick.cards, strict=True))
    ]


def _waiting(sitting: Sitting) -> list[str]:
    """The places whose card is still to come."""
    laid = {card.place for card in _trick(sitting, None)}
    return [place for place in PLACES if place not in laid]


def tricks(sitting: Sitting) -> list[tuple[int, str, list[Laid]]]:
    """The tricks one may look at again, the newest first: the last one; with the tutor, all of the hand."""
    numbered = list(enumerate(sitting.view.tricks, 1))
    seen = numbered if sitting.table.tutor else numbered[-1:]
    return [(number, seat_name(trick.winner), _laid(trick)) for number, trick in reversed(seen)]


# --- the hand ------------------------------------------------------------------------------------


def _hand(sitting: Sitting, chosen: frozenset[str], *, marked: bool) -> list[list[Choice]]:
    """The cards to choose from, suit by suit; with marks, those the rules bar here."""
    view, phase = sitting.view, sitting.phase
    allowed = _allowed(sitting)
    cards = allowed if phase == "give" else view.cards
    ticked = {code for code in chosen if code in PACK.texts(cards)}
    if not ticked and sitting.table.tutor and phase == "play" and allowed.bit_count() == 1:
        ticked = set(PACK.texts(allowed))
    focus = next((code for code in PACK.texts(cards) if code in ticked), None)
    focus = focus or next(iter(PACK.texts(allowed)), None)
    return [
        [
            Choice(
                code := PACK.text(card),
                marked and not allowed >> card & 1,
                code in ticked,
                code == focus,
            )
            for card in suit
        ]
        for _, suit in groupby(each(cards), key=SUIT_OF.__getitem__)
    ]


def _allowed(sitting: Sitting) -> Cards:
    """The cards the learner may choose now; all that are held, where none is to be chosen."""
    view = sitting.view
    match sitting.phase:
        case "discard":
            return int(view.offer.cards)
        case "play" | "give":
            return sum(action.cards for action in view.actions)
    return int(view.cards)


def _offers(sitting: Sitting) -> list[list[MeldChoice]]:
    """The melds to choose from, those that exclude each other together; at first the dearest of each is ticked."""
    found = []
    for number, group in enumerate(meld_rules.choices(sitting.view.cards, sitting.rules), 1):
        field = f"meld-{number}" if len(group) > 1 else "meld"
        found.append([_offered(sitting, meld, field, checked=meld is group[0]) for meld in group])
    return found


def _offered(sitting: Sitting, meld: Meld, field: str, *, checked: bool) -> MeldChoice:
    codes = PACK.texts(meld.cards)
    fewest = meld_rules.fewest(meld, sitting.rules)
    withhold = meld.kind if fewest < len(codes) else ""
    return MeldChoice(
        field=field,
        value=withhold or sitting.game.write_meld(meld),
        name=meld_title(meld),
        cards=" ".join(card_short(code) for code in codes),
        points=meld_rules.worth(meld),
        codes=codes,
        withhold=withhold,
        fewest=fewest,
        rivals=field != "meld",
        checked=checked,
    )


def _melds_shown(view: Any) -> list[Shown]:
    return [
        Shown(seat_name(seat), meld_title(meld), meld_rules.worth(meld), PACK.texts(meld.cards))
        for seat, melds in enumerate(view.declared)
        for meld in melds
    ]


# --- words -----------------------------------------------------------------------------------------


def _say(sitting: Sitting) -> list[str]:
    """What has just happened, and what is asked: one line each."""
    return [line for line in (_happened(sitting), _asked(sitting)) if line]


def _happened(sitting: Sitting) -> str:
    view = sitting.view
    if sitting.pending:
        wanted = "took"
    elif view.trick:
        wanted = "led"
    else:
        wanted = ""
    for ply in reversed(range(len(sitting.actions))):
        for event in reversed(sitting.states[ply].events(sitting.actions[ply])):
            if event.kind == wanted or not wanted:
                return event_text(event, SEAT)
    return ""


def _asked(sitting: Sitting) -> str:
    match sitting.phase:
        case "discard":
            return gettext("You deal: choose two cards to discard.")
        case "declare" if sitting.view.offer.melds:
            return gettext("Have you any melds to declare?")
        case "declare":
            return gettext("You have nothing to declare.")
        case "give":
            return gettext("Choose the card to give for the fool.")
        case "play":
            return _turn(sitting)
        case "bot":
            return str(WAITING[sitting.view.to_act])
        case "end":
            return _end(sitting)
    return ""


WAITING = {
    1: gettext_lazy("It is East’s turn."),
    2: gettext_lazy("It is North’s turn."),
    3: gettext_lazy("It is West’s turn."),
}


def _turn(sitting: Sitting) -> str:
    """Whose turn it is; with the tutor, also what the rules ask."""
    view = sitting.view
    if not view.trick:
        return gettext("Your lead.")
    if not sitting.table.tutor:
        return gettext("Your turn.")
    duty = _duty(sitting)
    match duty.rule.removeprefix("gatti.follow."):
        case "suit":
            suit = SUIT_OF[next(each(duty.because))]
            return gettext("Your turn: you must follow %(suit)s.") % {"suit": suit_name(suit)}
        case "trump":
            return gettext("Your turn: you must play a trump.")
        case "overtrump":
            return gettext("Your turn: you must play a higher trump.")
    return gettext("Your turn: you may play any card.")


def _duty(sitting: Sitting) -> Verdict:
    """The strictest verdict on the cards the learner may not play: what the rules ask here."""
    barred = each(sitting.view.cards & ~_allowed(sitting))
    verdicts = [sitting.state.judge(Action(SEAT, "play", 1 << card, card=card)) for card in barred]
    order = list(sitting.game.rulebook.rules)
    return max(verdicts, key=lambda verdict: order.index(verdict.rule), default=Verdict(True))


def _end(sitting: Sitting) -> str:
    us, them = totals(results(sitting))
    if us == them:
        return gettext("The match is a draw.")
    if us > them:
        return gettext("The match is over: your side has won.")
    return gettext("The match is over: the opponents have won.")


def _hint(view: Any) -> tuple[Notice, frozenset[str]]:
    """The bot's advice to this seat, and the cards it would choose."""
    advice = advise(view)
    return Notice(hint_text(advice)), frozenset(PACK.texts(advice.action.cards))


def _log(sitting: Sitting) -> list[Told]:
    """What has happened since the trick before the one on the table began; at first, since the deal."""
    begin = len(sitting.view.tricks) - 1 - sitting.pending
    lengths = [len(state.tricks) for state in sitting.states]
    return [_told(event) for event in sitting.events(lengths.index(begin) if begin > 0 else 0)]


def _told(event: Event) -> Told:
    return Told(event_text(event, SEAT), event.rule, rule_title(event.rule) if event.rule else "")


def _speeds() -> list[tuple[str, str, str]]:
    return [(str(value), str(name), str(words)) for value, (name, words) in SPEEDS.items()]


# --- a new table -----------------------------------------------------------------------------------


class Unfinished(NamedTuple):
    token: str
    number: int
    hands: int
    begun: str
    scores: list[tuple[str, str]]


class NewTable(NamedTuple):
    """The form for a table: newcomers go step by step with the tutor, others as they did last time."""

    tutor: bool
    speed: str
    captured_melds: bool
    speeds: list[tuple[str, str, str]]
    unfinished: list[Unfinished]


def new_table(last: Table | None, unfinished: list[Sitting]) -> NewTable:
    return NewTable(
        tutor=last.tutor if last else True,
        speed=last.speed if last else Table.Speed.STEP.value,
        captured_melds=bool(last and last.options.get("captured_melds")),
        speeds=_speeds(),
        unfinished=[_unfinished(sitting) for sitting in unfinished],
    )


def _unfinished(sitting: Sitting) -> Unfinished:
    table = sitting.table
    scores = enumerate(totals(results(sitting)))
    return Unfinished(
        table.token,
        sitting.hand.number,
        sitting.hands_in_match,
        date(table.created),
        [(sheet.side_name(side), sheet.figure(points)) for side, points in scores],
    )
