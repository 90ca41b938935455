"""What is said to an answer, laid out for the page in the reader's words: see templates/questions/_answer.html."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy, ngettext

from games.core.contract import Meld, ScoreLine
from games.puzzles.question import Grade, Question, Reason
from tutor.language.melds import meld_title
from tutor.language.names import card_short
from tutor.language.refusals import refusal
from tutor.language.ruletexts import rule_title, rule_url
from tutor.questions import cirollonwords, termwords, words
from tutor.questions.forms import AnswerForm
from tutor.questions.packs import meld_in, pack_of


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
    if question.kind == termwords.KIND:
        return [
            Point(SafeString(str(_HEADS[mark]) % {"what": termwords.choice(question, term)}), *told)
            for mark, term, told in termwords.points(question, result, reveal=reveal)
        ]
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
