"""A question and its graded answer, laid out for the page in the reader's words: see templates/questions/."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy, ngettext

from games.core.contract import Event, Meld, ScoreLine
from games.puzzles.cirollon.position import NOTHING
from games.puzzles.question import Grade, Question, Reason
from tutor.language.events import event_text, seat_name
from tutor.language.formats import figure
from tutor.language.melds import meld_title
from tutor.language.names import card_short, sheet_mark
from tutor.language.refusals import refusal
from tutor.language.ruletexts import rule_title
from tutor.questions import cirollonwords, words
from tutor.questions.fishing import Fishing, fishing
from tutor.questions.forms import LONGEST_NUMBER, AnswerForm
from tutor.questions.packs import cards_of, in_parts, meld_in, pack_of

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


class Point(NamedTuple):
    """One thing about an answer: the choices it is about, why, what happens or would have happened, and the clause."""

    head: str
    text: str
    outcome: str
    url: str
    title: str


class Line(NamedTuple):
    """A line of a sum."""

    text: str
    cards: str
    points: int


@dataclass(frozen=True)
class Feedback:
    """What `_answer.html` lays out. `problem`: an answer that could not be graded."""

    problem: str
    right: bool
    title: str
    points: list[Point]
    more: str
    clauses: list[tuple[str, str]]
    lines: list[Line]
    total: int | None


# --- the question ----------------------------------------------------------------------------------


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
        tricks=[
            Finished(
                number + 1,
                _told(question, Event("took", winner)),
                _laid(question, leader, cards, choices if on_tricks else {}),
                [
                    Drawn(code, _name(question, winner + place), choices[code] if on_drawn else None)
                    for place, code in enumerate(shown.drawn[number] if shown.drawn else ())
                ],
            )
            for number, (leader, cards, winner) in enumerate(shown.tricks)
        ],
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


def _laid(question: Question, leader: int, cards: Sequence[str], choices: Mapping[str, Choice]) -> list[Laid]:
    """Cards of a trick, led by this seat; of a pile, where seats mean nothing."""
    return [
        Laid(code, _place(question, leader + at), _name(question, leader + at), at == 0, choices.get(code))
        for at, code in enumerate(cards)
    ]


def _told(question: Question, event: Event) -> str:
    return event_text(event, question.shown.seat, question.shown.seats, question.shown.pack)


_SHEET: tuple[tuple[Promise, tuple[str, ...]], ...] = (
    (gettext_lazy("Declared melds"), ("melds",)),
    (gettext_lazy("Captured melds and bagatto"), ("captured", "bagatto")),
    (gettext_lazy("Card points"), ("cards",)),
)


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
    for title, entries in _SHEET:
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


# --- the answer ------------------------------------------------------------------------------------


def answered(question: Question, form: AnswerForm, result: Grade | None, *, reveal: bool = True) -> Feedback | None:
    """What is said to an answer; None while there is none.

    Without `reveal` a wrong answer hears why it is wrong, but not what was right: there is another try.
    """
    if not form.is_bound:
        return None
    if result is None:
        return Feedback(form.problem, False, "", [], "", [], [], None)
    reveal = reveal or result.right
    points = _points(question, result, reveal)
    told = {point.url for point in points}
    clauses = [(rule_url(rule), rule_title(rule)) for rule in question.rules if rule_url(rule) not in told]
    return Feedback(
        problem="",
        right=result.right,
        title=_title(question, result),
        points=points,
        more="" if reveal else _more(question, result),
        clauses=clauses if result.right or not points else [],
        lines=_sum(question) if reveal else [],
        total=question.number if reveal else None,
    )


def rule_url(rule: str) -> str:
    """Where a clause is told: on the page of its own game's rules."""
    return f"{reverse('home:rules', args=[rule.partition('.')[0]])}#{rule}"


def _more(question: Question, result: Grade) -> str:
    """How much is missing, where it is not told what."""
    if not result.number_right and not result.wrong and not result.missed:
        return gettext("The points are not right.")
    count = len(result.missed)
    if question.form not in ("cards", "choices") or not count:
        return ""
    return ngettext("%(n)s more belongs to the answer.", "%(n)s more belong to the answer.", count) % {"n": count}


def _title(question: Question, result: Grade) -> str:
    if result.right:
        return gettext("Right")
    almost = result.missed and not result.wrong and question.form in ("cards", "choices") and result.number_right
    return gettext("Almost") if almost else gettext("Not quite")


def _points(question: Question, result: Grade, reveal: bool) -> list[Point]:
    """What is said about each choice that went wrong, or, where one choice was asked, about the right one."""
    if result.verdict and not result.verdict.allowed:
        rule = result.verdict.rule
        return [Point("", refusal(result.verdict), "", rule_url(rule), rule_title(rule))]
    if question.form in ("card", "choice"):
        return _about_one(question, result, reveal)
    if result.right and question.kind in ("ways", "may-take") and words.of_cirollon(question):  # the sums are told
        right = [(choice, question.reasons[choice]) for choice in question.choices if choice in question.right]
        return _grouped(question, "is-right", right)
    wrong = [(choice, question.reasons[choice]) for choice in question.choices if choice in result.wrong]
    missed = [(choice, question.reasons[choice]) for choice in question.choices if choice in result.missed]
    return [*_grouped(question, "is-wrong", wrong), *_grouped(question, "is-missed", missed if reveal else [])]


def _about_one(question: Question, result: Grade, reveal: bool) -> list[Point]:
    right = [(choice, question.reasons[choice]) for choice in sorted(question.right)]
    if question.form == "choice" and len(right) == 1:  # the reason is one, whatever was chosen
        return _grouped(question, "is-right", right[:1])
    picked = [(choice, question.reasons[choice]) for choice in question.choices if choice in result.wrong]
    told = _grouped(question, "is-right", right if reveal and len(right) == 1 else [])
    said = {(point.text, point.outcome) for point in told}
    wrong = [point for point in _grouped(question, "is-wrong", picked) if (point.text, point.outcome) not in said]
    return [*wrong, *told]


_HEADS: dict[str, Promise] = {
    "is-right": gettext_lazy("Right answer: %(what)s"),
    "is-wrong": gettext_lazy("Wrong: %(what)s"),
    "is-missed": gettext_lazy("Missed: %(what)s"),
}


def _grouped(question: Question, mark: str, about: list[tuple[str, Reason]]) -> list[Point]:
    """Choices of which the same is to be said are told together."""
    groups: dict[tuple[object, ...], list[tuple[str, Reason]]] = {}
    for choice, reason in about:
        left = reason.verdict.allowed_cards if reason.verdict else 0
        told = words.why(question, reason) if words.of_cirollon(question) else left
        key = (reason.rule, reason.note, told, words.consequence(question, reason, choice))
        groups.setdefault(key, []).append((choice, reason))
    return [
        Point(
            head=str(_HEADS[mark]) % {"what": ", ".join(_short(question, choice) for choice, _ in group)},
            text=words.why(question, _together([reason for _, reason in group])),
            outcome=words.consequence(question, group[0][1], group[0][0]),
            url=rule_url(group[0][1].rule),
            title=rule_title(group[0][1].rule),
        )
        for group in groups.values()
    ]


def _together(reasons: list[Reason]) -> Reason:
    """One reason for several choices: what brings the rule about is all that brings it about for each."""
    first = reasons[0]
    if first.verdict is None:
        return first
    because = 0
    for reason in reasons:
        because |= reason.verdict.because if reason.verdict else 0
    return replace(first, verdict=replace(first.verdict, because=because))


def _short(question: Question, choice: str) -> str:
    if ":" in choice:
        return _meld(question, meld_in(question, choice))
    if question.form in ("card", "cards"):
        return card_short(choice, question.shown.pack)
    return words.choice_text(question, choice)


def _meld(question: Question, meld: Meld) -> str:
    """A meld in a word; one of cirollon with its cards, for several are of the same name."""
    return cirollonwords.meld_named(meld) if words.of_cirollon(question) else meld_title(meld)


def _sum(question: Question) -> list[Line]:
    """The sum line by line, where a number was asked; a single line needs no sum."""
    if question.number is None or question.kind in ("card-value", "primiera-who"):
        return []
    return [Line(_line(question, line), _cards(question, line), line.points) for line in question.lines]


def _line(question: Question, line: ScoreLine) -> str:
    if question.kind in ("melds", "captured"):
        melds = [meld_in(question, choice) for choice in question.choices if choice in question.right]
        return next(_meld(question, meld) for meld in melds if meld.cards == line.cards)
    return words.line_text(question, line)


def _cards(question: Question, line: ScoreLine) -> str:
    """The cards behind a line, where they are few enough to tell."""
    told = question.kind == "count-tricks" or (question.kind == "count-pile" and line.rule.endswith(".cards"))
    few = pack_of(question).texts(line.cards) if told else ()
    return " ".join(card_short(code, question.shown.pack) for code in few)
