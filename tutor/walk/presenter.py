"""A position of a finished hand, laid out. Nothing of its table, its match or its learner gets onto the page."""

from dataclasses import dataclass
from typing import NamedTuple

from django.urls import reverse
from django.utils.translation import gettext

from games.cirollon.rules import DEAL_VOID
from tutor.house.rules import for_match, house_of
from tutor.house.words import Clause, clauses
from tutor.language import cirollonwords
from tutor.language.figures import Figure
from tutor.language.packs import pack_of
from tutor.language.ruletexts import rule_title
from tutor.table import cloth, fishing, kinds, sheet
from tutor.table.selectors import HandResult
from tutor.table.sitting import Sitting
from tutor.table.words import Told, told
from tutor.walk import lying
from tutor.walk.again import DECISION, question_at
from tutor.walk.chapters import Chapter, chapters
from tutor.walk.marks import Mark, marks
from tutor.walk.selectors import position


class Link(NamedTuple):
    """A way through the hand; without an address one is already there."""

    name: str
    text: str
    sign: str
    url: str
    key: str


class Content(NamedTuple):
    """A chapter in the list: `marked` if something is marked in it."""

    title: str
    url: str
    here: bool
    marked: bool


@dataclass(frozen=True)
class Figures:
    """The count of the hand: its lines, and every figure explained."""

    names: list[str]
    hand: sheet.HandRows
    figures: list[tuple[str, Figure]]


@dataclass(frozen=True)
class Page:
    """Everything the template lays out."""

    token: str
    game: str
    pack: str
    house: list[Clause]
    ply: int
    last: int
    chapter: str
    links: list[Link]
    contents: list[Content]
    seats: list[cloth.Seat]
    trick: list[cloth.Laid]
    waiting: list[str]
    fishing: fishing.Fishing | None
    turned: str
    says: list[Told]
    before: list[Told]
    hands: list[lying.Held]
    heaps: list[lying.Heap]
    shown: list[cloth.Shown]
    here: list[Mark]
    marks: list[tuple[Mark, str, str]]
    """Each with the address of its position and the title of its chapter."""
    turn: str
    figures: Figures | None
    void: bool
    void_rule: str


def page(sitting: Sitting, ply: int, *, owner: bool) -> Page:
    """The position before this ply; after the last one, the end of the hand."""
    at = position(sitting, ply)
    parts = chapters(sitting)
    number, chapter = next((number, each) for number, each in enumerate(parts) if ply <= each.end)
    found = marks(sitting, owner=owner)
    last = len(sitting.actions)
    over = ply == last and bool(sitting.state.over)
    fished = fishing.fishing(at, None, frozenset(), "")
    says = _told(sitting, ply - 1, ply) if ply else [Told(gettext("The cards are dealt."), "", "")]
    if sitting.state.void:
        says.append(Told(cirollonwords.void(), DEAL_VOID, rule_title(DEAL_VOID)))
    turned = getattr(at.view, "turned", None)
    return Page(
        token=sitting.hand.token,
        game=sitting.game.name,
        pack=pack_of(sitting.game.name),
        house=clauses(house_of(for_match(sitting.game.name), sitting.table.options)),
        ply=ply,
        last=last,
        chapter=chapter.title,
        links=_links(sitting, ply, parts, number),
        contents=[
            Content(
                each.title,
                _url(sitting, each.end),
                place == number,
                any(each.begin <= mark.ply < each.end for mark in found),
            )
            for place, each in enumerate(parts)
        ],
        seats=cloth.seats(at),
        trick=[] if fished else cloth.trick(at, None),
        waiting=[] if fished or at.state.over else cloth.waiting(at),
        fishing=fished,
        turned="" if turned is None else sitting.game.pack.text(turned),
        says=says,
        before=_told(sitting, chapter.begin, ply - 1) if ply else [],
        hands=lying.hands(at),
        heaps=lying.heaps(at),
        shown=cloth.melds_shown(at),
        here=[mark for mark in found if mark.ply == ply],
        marks=[(mark, _url(sitting, mark.ply), _chapter(parts, mark.ply)) for mark in found],
        turn=_turn(sitting, ply),
        figures=figures(sitting) if over else None,
        void=bool(sitting.state.void),
        void_rule=DEAL_VOID,
    )


def figures(sitting: Sitting) -> Figures:
    """The sheet of this hand alone."""
    hand = sitting.hand
    result = HandResult(1, 1, hand.assisted, sitting.state.result(), hand.token)
    rows = sheet.HandRows(sitting.game.name, result)
    cells = [cell for row in rows.rows for cell in row.cells if cell]
    found = [
        (f"{cell.entry}-{cell.side}", sheet.explained(sitting, [result], 1, cell.side, cell.entry)) for cell in cells
    ]
    names = [sheet.side_name(side, sitting) for side in range(sitting.sides)]
    return Figures(names, rows, [(anchor, figure) for anchor, figure in found if figure])


def _url(sitting: Sitting, ply: int) -> str:
    return reverse("walk:position", args=[sitting.hand.token, ply])


def _chapter(parts: list[Chapter], ply: int) -> str:
    return next((each.title for each in parts if each.begin <= ply < each.end), "")


def _told(sitting: Sitting, begin: int, end: int) -> list[Told]:
    """What everybody saw happen from one ply to another."""
    steps = list(zip(sitting.states, sitting.actions, strict=False))[begin:end]
    return [told(sitting, event) for state, action in steps for event in state.events(action)]


def _links(sitting: Sitting, ply: int, parts: list[Chapter], number: int) -> list[Link]:
    """First, a trick and a step back, a step and a trick on, last."""
    last = len(sitting.actions)
    back = parts[number - 1].end if number else 0
    on = parts[number].end if ply < parts[number].end else parts[min(number + 1, len(parts) - 1)].end
    rounds = kinds.fishes(sitting.view)
    trick = gettext("Round") if rounds else gettext("Trick")
    trick_back = gettext("Back one round") if rounds else gettext("Back one trick")
    trick_on = gettext("Next round") if rounds else gettext("Next trick")
    step = gettext("Step")
    ways = [
        ("first", gettext("To the deal"), "", "|◂", 0, ""),
        ("trick-back", trick_back, trick, "◂◂", back, "p"),
        ("step-back", gettext("Back one step"), step, "◂", max(ply - 1, 0), "arrowleft"),
        ("step-on", gettext("Next step"), step, "▸", min(ply + 1, last), "arrowright"),
        ("trick-on", trick_on, trick, "▸▸", on, "n"),
        ("last", gettext("To the end"), "", "▸|", last, ""),
    ]
    return [
        Link(
            name,
            said,
            f"{sign} {text}".strip() if "back" in name else f"{text} {sign}".strip(),
            "" if to == ply else _url(sitting, to),
            key,
        )
        for name, said, text, sign, to, key in ways
    ]


def _turn(sitting: Sitting, ply: int) -> str:
    """Where the learner's seat is to act: the address at which anybody may try."""
    there = question_at(sitting, ply, DECISION)
    return reverse("walk:try", args=[sitting.hand.token, ply, DECISION]) if there else ""
