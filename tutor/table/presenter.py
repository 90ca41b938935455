"""A table's page. Made of the learner's view and of what everybody has seen: nothing else gets here."""

from dataclasses import dataclass
from typing import NamedTuple

from django.utils.translation import gettext_lazy

from games.core.contract import Verdict
from tutor.house.rules import House, for_match, house_of
from tutor.house.words import Clause, Field, clauses, fields
from tutor.language.formats import date, figure
from tutor.language.packs import pack_of
from tutor.table import cloth, fishing, hand, kinds, words
from tutor.table.cut import Cut, cut
from tutor.table.forms import NewTableForm
from tutor.table.models import Table
from tutor.table.selectors import HandResult, results, totals
from tutor.table.sheet import Sheet, sheet, side_name
from tutor.table.sitting import Sitting

SPEEDS = {
    Table.Speed.STEP: (gettext_lazy("Step by step"), gettext_lazy("Each card falls when you say so.")),
    Table.Speed.NORMAL: (gettext_lazy("Normal"), gettext_lazy("The others play one after another.")),
    Table.Speed.INSTANT: (gettext_lazy("At once"), gettext_lazy("The others play without any motion.")),
}


@dataclass(frozen=True)
class Page:
    """Everything the template lays out."""

    token: str
    game: str
    pack: str
    revision: int
    phase: str
    hand_token: str
    """By which the hand may be walked through, once it is over."""
    number: int
    hands: int
    limit: int
    house: list[Clause]
    trick_number: int
    scores: list[tuple[str, str]]
    seats: list[cloth.Seat]
    trick: list[cloth.Laid]
    waiting: list[str]
    last_trick: list[cloth.Laid]
    stock: cloth.Stock | None
    fishing: fishing.Fishing | None
    cut: Cut | None
    say: list[str]
    wordy: bool
    """There is more to say than usual, or more to explain: it is told in smaller letters."""
    news: list[str]
    notice: words.Notice | None
    hand: list[list[hand.Choice]]
    rows: int
    """In how many rows the hand lies on a phone."""
    whose: str
    open_hands: list[hand.OpenHand]
    choose: str
    offers: list[list[hand.MeldChoice]]
    shown: list[cloth.Shown]
    known: list[str] | None
    log: list[words.Told]
    sheet: Sheet
    counted: bool
    fresh: bool
    """Something was done in the game, and this is what came of it; else the same table is only shown again."""
    won: tuple[str, ...]
    """Where the learner's side has won the match: four cards to throw into the air."""
    dealt: bool
    """The learner has not acted yet in this hand."""
    away: str
    """Where the cards went that the learner has just put out of the hand: a place, or the stock."""
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
    notice: words.Notice | None = None,
    verdict: Verdict | None = None,
    chosen: frozenset[str] = frozenset(),
    hint: bool = False,
    card: str = "",
) -> Page:
    """The page of a table. `since`: what is new; `verdict`: the refusal to tell; `chosen`: what to tick again.

    `card`: the card whose ways to take are asked for (cirollon).
    """
    view, table, phase = sitting.view, sitting.table, sitting.phase
    hands = results(sitting)
    asked = phase in ("discard", "claim", "declare", "play", "give", "take", "return")
    if verdict:
        notice = words.refused(sitting, verdict)
    elif hint and asked and table.tutor:
        notice, chosen = words.hint(sitting)
        card = next((code for code in chosen if fishing.ways(sitting, code)), "")
    fished = fishing.fishing(sitting, since, chosen, card)
    choices = hand.hand(sitting, chosen | {card}, marked=table.tutor or verdict is not None)
    said = words.say(sitting, ways=bool(fished and fished.ways))
    return Page(
        token=table.token,
        game=table.game,
        pack=pack_of(table.game),
        revision=table.revision,
        phase=phase,
        hand_token=sitting.hand.token if sitting.state.over else "",
        number=sitting.hand.counted,
        hands=sitting.hands_in_match,
        limit=kinds.limit(view),
        house=clauses(house_of(for_match(table.game), table.options)),
        trick_number=0 if fished else len(view.tricks) + (view.verb == "play" and not sitting.pending),
        scores=_scores(sitting, hands),
        seats=cloth.seats(sitting, since),
        trick=[] if fished else cloth.trick(sitting, since),
        waiting=[] if fished else cloth.waiting(sitting),
        last_trick=[] if fished else cloth.last_trick(sitting),
        stock=cloth.stock(sitting),
        cut=cut(sitting, chosen),
        fishing=fished,
        say=said,
        wordy=words.wordy(said, notice, lines=3 if fished else 2),
        news=words.news(sitting, since) if since is not None else [],
        notice=notice,
        hand=choices,
        rows=1 + sum(one.turns for suit in choices for one in suit),
        whose=hand.whose(sitting),
        open_hands=hand.open_hands(sitting),
        choose={"discard": "checkbox", "return": "checkbox", "play": "radio", "give": "radio"}.get(phase, ""),
        offers=hand.offers(sitting, chosen) if phase in ("declare", "play") else [],
        shown=cloth.melds_shown(sitting, since),
        known=sitting.game.pack.texts(kinds.opponents_cards(view)) if table.known else None,
        log=words.log(sitting),
        sheet=sheet(sitting, hands),
        counted=phase in ("sheet", "end"),
        fresh=since is not None,
        won=kinds.best_of(table.game) if phase == "end" and sitting.standing.winners == (0,) else (),
        dealt=not any(action.seat in sitting.mine for action in sitting.actions),
        away=cloth.away(sitting, since),
        assisted=sitting.hand.assisted,
        can_take_back=table.tutor and sitting.last_own is not None,
        can_hint=table.tutor and asked,
        tutor=table.tutor,
        speed=table.speed,
        speeds=_speeds(),
        one_tap=table.one_tap,
    )


class Unfinished(NamedTuple):
    token: str
    number: int
    hands: int
    begun: str
    scores: list[tuple[str, str]]


class Finished(NamedTuple):
    """A finished hand, which may be walked through by its token."""

    token: str
    number: int
    begun: str
    assisted: bool
    scores: list[tuple[str, str]]


class NewTable(NamedTuple):
    """The form for a table: newcomers go step by step with the tutor, others as they did last time."""

    seated: str
    tutor: bool
    speed: str
    house: list[Field]
    ticks: bool
    """Whether some of these are ticked, not chosen among several."""
    speeds: list[tuple[str, str, str]]
    unfinished: list[Unfinished]
    finished: list[Finished]


def new_table(
    game: str,
    last: Table | None,
    unfinished: list[Sitting],
    finished: list[tuple[Sitting, HandResult]],
    sent: NewTableForm | None = None,
) -> NewTable:
    """`sent` is a form that could not be read: what could is kept."""
    rules = for_match(game)
    before = house_of(rules, last.options) if last else House()
    house = fields(rules, sent.house if sent else before)
    speed = sent.data.get("speed") if sent else None
    return NewTable(
        seated=words.seated(game),
        tutor="tutor" in sent.data if sent else last.tutor if last else True,
        speed=speed if speed in Table.Speed.values else last.speed if last else Table.Speed.STEP.value,
        house=house,
        ticks=any(not field.legend for field in house),
        speeds=_speeds(),
        unfinished=[_unfinished(sitting) for sitting in unfinished],
        finished=[_finished(sitting, hand) for sitting, hand in finished],
    )


def _finished(sitting: Sitting, hand: HandResult) -> Finished:
    scores = _scores(sitting, [hand])
    return Finished(hand.token, hand.number, date(sitting.table.created), hand.assisted, scores)


def _unfinished(sitting: Sitting) -> Unfinished:
    table = sitting.table
    return Unfinished(
        table.token,
        sitting.hand.counted,
        sitting.hands_in_match,
        date(table.created),
        _scores(sitting, results(sitting)),
    )


def _scores(sitting: Sitting, hands: list[HandResult]) -> list[tuple[str, str]]:
    points = totals(hands, sitting.sides)
    return [(side_name(side, sitting), figure(own)) for side, own in enumerate(points)]


def _speeds() -> list[tuple[str, str, str]]:
    return [(str(value), str(name), str(words)) for value, (name, words) in SPEEDS.items()]
