"""A question laid out for the page in the reader's words: see templates/questions/_question.html."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from django.utils.translation import gettext

from games.core.contract import Event
from games.puzzles.cirollon.position import NOTHING
from games.puzzles.question import Grade, Question
from tutor.language.events import event_text, seat_name
from tutor.language.formats import figure
from tutor.language.lines import GATTI
from tutor.language.melds import meld_title
from tutor.language.names import sheet_mark
from tutor.questions import termwords, words
from tutor.questions.fishing import Fishing, fishing
from tutor.questions.forms import LONGEST_NUMBER, AnswerForm
from tutor.questions.packs import cards_of, in_parts, meld_in

PLACES = {2: ("south", "north"), 3: ("south", "east", "west"), 4: ("south", "east", "north", "west")}
"""By the number of seats, where they are on the page, from the reader on to the right."""


class Choice(NamedTuple):
    """Something to choose. `mark` is the class of a graded choice, `said` the same in a word for who cannot see it.

    `text` and `cards` stand for a choice that is not itself a card.
    """

    value: str
    id: str
    checked: bool
    mark: str
    said: str
    text: str = ""
    cards: tuple[str, ...] = ()


class Laid(NamedTuple):
    """A card of a trick at its place, `choice` where it can be chosen."""

    code: str
    place: str
    seat: str
    lead: bool
    choice: Choice | None


class Seat(NamedTuple):
    place: str
    name: str
    dealer: bool
    to_act: bool


class Drawn(NamedTuple):
    """A card drawn and shown after a trick, `choice` where it can be chosen."""

    code: str
    said: str
    choice: Choice | None


class Finished(NamedTuple):
    """A finished trick: its cards in the order played, who took it, what was drawn after it."""

    number: int
    taken: str
    cards: list[Laid]
    drawn: list[Drawn]


class Declared(NamedTuple):
    """A meld declared before."""

    title: str
    cards: tuple[str, ...]


class Row(NamedTuple):
    """A line of a side's score sheet."""

    title: str
    points: str
    marks: str


@dataclass(frozen=True)
class Asked:
    """What `_question.html` lays out. `input` is the type of the choices' inputs."""

    kind: str
    pack: str
    task: str
    input: str
    hand: list[list[Choice]]
    hand_chosen: bool
    """Whether it is the cards of the hand that are chosen from."""
    seats: list[Seat]
    trick: list[Laid]
    waiting: list[str]
    """The places whose card is still to come."""
    tricks: list[Finished]
    drawn: bool
    """Whether cards were drawn after the tricks."""
    declared: list[Declared]
    pile: list[Laid]
    pile_chosen: bool
    """Whether it is the cards of the pile that are chosen from."""
    sheet: list[Row]
    choices: list[Choice]
    turned: str
    """The card turned up as the Trionfo (cucco.trionfo)."""
    asked_for: str
    """What the led Trionfo asks for, as a sentence."""
    fishing: Fishing | None
    """The position of a question of cirollon."""
    number_asked: bool
    number_label: str
    number: str
    number_length: int


def asked(question: Question, form: AnswerForm, result: Grade | None = None, *, reveal: bool = True) -> Asked:
    """The question as the page shows it; `reveal`: after the answer, what was missed is marked as well."""
    shown = question.shown
    marks = _marks(question, form, result, reveal)
    choices = {
        value: Choice(value, f"pick-{number}", value in form.kept, *marks.get(value, ("", "")))
        for number, value in enumerate(question.choices)
    }
    on_hand = bool(shown.hand) and question.choices == shown.hand
    on_trick = bool(shown.trick) and question.choices == shown.trick
    on_drawn = bool(shown.drawn) and question.choices == tuple(code for pair in shown.drawn for code in pair)
    on_tricks = question.form == "cards" and bool(shown.tricks) and not on_drawn
    on_pile = bool(shown.pile) and question.choices == shown.pile
    in_words = [] if on_hand or on_trick or on_tricks or on_drawn or on_pile else choices.values()
    fished = fishing(question)
    return Asked(
        kind=question.kind,
        pack=shown.pack,
        task=words.task_text(question),
        input="radio" if question.form in ("card", "choice") else "checkbox",
        hand=[
            [choices[code] if on_hand else Choice(code, "", False, "", "") for code in suit]
            for suit in in_parts(question, shown.hand)
        ],
        hand_chosen=on_hand,
        seats=_seats(question),
        trick=_laid(question, shown.leader, shown.trick, choices if on_trick else {}),
        waiting=[
            _place(question, shown.leader + place)
            for place in range(len(shown.trick), shown.seats)
            if shown.trick and shown.hand
        ],
        tricks=_finished(question, choices if on_tricks else {}, choices if on_drawn else {}),
        drawn=bool(shown.drawn),
        declared=[
            Declared(meld_title(meld), cards_of(question, meld))
            for meld in (meld_in(question, text) for text in shown.melds)
        ],
        pile=_laid(question, 0, () if fished else shown.pile, choices if on_pile else {}),
        pile_chosen=on_pile,
        sheet=_sheet(question),
        choices=[_in_words(question, choice) for choice in in_words],
        turned=shown.turned,
        asked_for=_told(question, Event(f"asked-{shown.asked}", shown.leader)) if shown.asked else "",
        fishing=fished,
        number_asked=question.number is not None,
        number_label=words.number_label(question),
        number=form.typed,
        number_length=LONGEST_NUMBER,
    )


def _finished(question: Question, played: Mapping[str, Choice], drawn: Mapping[str, Choice]) -> list[Finished]:
    """The tricks done. `played`: the choices, where one chooses among their cards; `drawn`: among those drawn."""
    shown = question.shown
    return [
        Finished(
            number + 1,
            _told(question, Event("took", winner)),
            _laid(question, leader, cards, played),
            [
                Drawn(code, _name(question, winner + place), drawn.get(code))
                for place, code in enumerate(shown.drawn[number] if shown.drawn else ())
            ],
        )
        for number, (leader, cards, winner) in enumerate(shown.tricks)
    ]


def _laid(question: Question, leader: int, cards: Sequence[str], choices: Mapping[str, Choice]) -> list[Laid]:
    """Cards of a trick, led by this seat; of a pile, where seats mean nothing."""
    return [
        Laid(code, _place(question, leader + at), _name(question, leader + at), at == 0, choices.get(code))
        for at, code in enumerate(cards)
    ]


def _told(question: Question, event: Event) -> str:
    return event_text(event, question.shown.seat, question.shown.seats, question.shown.pack)


def _sheet(question: Question) -> list[Row]:
    """The lines of a hand, which are to be added up: three (gatti.score), or as many as there are (chinze.score).

    Other sums are only told after the answer.
    """
    if question.kind != "score":
        return []
    if words.alone(question):
        return [
            Row(words.entry_text(line.entry), figure(line.points), sheet_mark(line.mark)) for line in question.lines
        ]
    rows = []
    for title, entries in GATTI.values():
        lines = [line for line in question.lines if line.entry in entries]
        points = figure(sum(line.points for line in lines)) if lines else ""
        rows.append(Row(str(title), points, "".join(sheet_mark(line.mark) for line in lines)))
    return rows


def _marks(question: Question, form: AnswerForm, result: Grade | None, reveal: bool) -> dict[str, tuple[str, str]]:
    """The sign and the word for each choice of a graded answer."""
    if result is None:
        return {}
    found = {}
    for value in form.picked:
        right = value not in result.wrong and (result.verdict is None or result.verdict.allowed)
        found[value] = ("is-right", gettext("right")) if right else ("is-wrong", gettext("wrong"))
    if reveal:
        found |= dict.fromkeys(result.missed, ("is-missed", gettext("missed")))
    return found


def _in_words(question: Question, choice: Choice) -> Choice:
    """A choice that is no card: a meld with its cards, or words."""
    if ":" in choice.value:
        meld = meld_in(question, choice.value)
        return choice._replace(text=meld_title(meld), cards=cards_of(question, meld))
    if question.kind == "ways" and choice.value != NOTHING:
        return choice._replace(text=words.choice_text(question, choice.value), cards=tuple(choice.value.split()))
    return choice._replace(text=words.choice_text(question, choice.value))


def _seats(question: Question) -> list[Seat]:
    """The seats round the cloth; none where only cards are asked about."""
    shown = question.shown
    if question.kind == termwords.KIND:
        return []
    if not shown.trick and (question.form != "choice" or shown.tricks or shown.pile):
        return []
    if words.of_cirollon(question) and question.kind != "who-starts":
        return []
    playing = bool(shown.hand) and bool(shown.trick)
    return [
        Seat(
            _place(question, seat),
            _name(question, seat),
            seat == shown.dealer,
            playing and seat == shown.seat,
        )
        for seat in range(shown.seats)
    ]


def _place(question: Question, seat: int) -> str:
    """Where a seat is on the page: the seat one looks from is south (gatti.seats)."""
    seats = question.shown.seats
    return PLACES[seats][(seat - question.shown.seat) % seats]


def _name(question: Question, seat: int) -> str:
    seats = question.shown.seats
    return seat_name((seat - question.shown.seat) % seats, seats)
