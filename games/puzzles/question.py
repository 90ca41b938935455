"""What a question is: something shown, what may be answered, and every right answer, all worked out by the engine.

Lessons and puzzles ask the same questions (games/puzzles/<game>.py makes them); pages only draw them and hand the
answer back to `grade`. Codes are text: cards (`7h`), melds (`terno:Kh,Kd,Ks`), seats (`2`) or words of a closed list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core.contract import Event, ScoreLine, Verdict


@dataclass(frozen=True, slots=True)
class Shown:
    """The position on the page, in text codes; what is empty is not drawn.

    `leader` is the seat that led the trick, `seat` the seat one looks from, `dealer` the dealer (-1: not told).
    """

    hand: tuple[str, ...] = ()
    trick: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    tricks: tuple[tuple[int, tuple[str, ...], int], ...] = ()
    """Finished tricks: leader, cards, winner."""
    drawn: tuple[tuple[str, ...], ...] = ()
    """For each finished trick the cards drawn after it and shown: its winner's, then the other's (chinze.draw)."""
    melds: tuple[str, ...] = ()
    """The melds declared before."""
    pack: str = "tarot"
    """Whose cards these are: tarot, genoese, cucco."""
    card: str = ""
    """The card to be played (cirollon)."""
    table: tuple[str, ...] = ()
    """What lies on the table to be taken (cirollon)."""
    open: tuple[str, ...] = ()
    """Those cards of the hand that were declared and lie open (cirollon.meld.open)."""
    other: tuple[str, ...] = ()
    """The opponents' pile, beside one's own."""
    poncin: int = 0
    """What the poncin was named for, 0 if it was not (cirollon.meld.poncin)."""
    sgobbe: int = 0
    """How many sgobbe one's side has marked."""
    seats: int = 4
    seat: int = 0
    leader: int = -1
    dealer: int = -1
    turned: str = ""
    """The card turned up, which with its twin is the Trionfo (cucco.trionfo)."""
    asked: str = ""
    """What the led Trionfo asked for: numbers, figures (cucco.trionfo.ask)."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is right or wrong: the clause, its verdict, and what happens (or would have happened).

    Where one clause has several sides, `note` says which one counts here (NOTES).
    """

    rule: str
    verdict: Verdict | None = None
    events: tuple[Event, ...] = ()
    note: str = ""


NOTES = (
    "highest-trump",
    "highest-of-suit",
    "highest-number",
    "turned-round",
    "angel",
    "fool-never-wins",
    "same-side",
    "later-trick",
    "no-later-trick",
    "earlier-trick",
    "fool-stays",
    "own-trick",
    "lost-trick",
    "not-last",
    "last-taken",
    "still-held",
    "played-since",
    "own-card",
    "card-numbers",
    "card-figures",
    "card-worthless",
    "card-trionfo",
    "nothing-else",
    "nothing-asked",
    "trionfo-takes",
    "first-of-twins",
    "nothing-beats-it",
    "other-category",
    "highest-of-category",
    "takes-none",
    "takes-until",
    "takes-all",
    "trionfo-counted",
    "must-take",
    "no-way",
    "cards-left",
    "ace-sweeps",
    "ace-there",
    "table-empty",
    "open",
    "aces",
    "no-two-aces",
    "fifteen",
    "thirty",
    "no-claim",
    "primiera",
    "suit-missing",
    "all-coins",
    "coin-missing",
)
"""Every note a reason can have; pages have a sentence for each."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question.

    `form` says how it is answered: `cards` (any number of the shown ones), `card` (exactly one), `choices`, `choice`
    (words, seats or melds), `number`. With `choices` a `number` may be asked beside (melds and their worth).
    `right` is the set of all right choices of a set question; where one choice is asked, any member of it is right.
    """

    kind: str
    form: str
    rules: tuple[str, ...]
    shown: Shown
    choices: tuple[str, ...] = ()
    right: frozenset[str] = frozenset()
    number: int | None = None
    reasons: Mapping[str, Reason] = field(default_factory=dict)
    lines: tuple[ScoreLine, ...] = ()
    """For a number: the sum, line by line."""
    options: Mapping[str, Any] = field(default_factory=dict)
    judge: Callable[[frozenset[str]], Verdict] | None = None
    """Where there are too many right sets to list: the engine's verdict on a set; `right` is then one of them."""


@dataclass(frozen=True, slots=True)
class Grade:
    """What an answer is worth: right or not, what was missed, what was wrongly added, whether the number holds."""

    right: bool
    missed: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    number_right: bool = True
    verdict: Verdict | None = None
    """The engine's word on the whole set, where the question has a judge."""


def grade(question: Question, picked: Sequence[str], number: int | None = None) -> Grade:
    """Grade an answer; a choice that was not offered is a ValueError (the page made it up)."""
    chosen = frozenset(picked)
    strange = chosen - set(question.choices)
    if strange:
        raise ValueError(f"not offered: {', '.join(sorted(strange))}")
    number_right = question.number is None or number == question.number
    if question.form in ("card", "choice"):
        right = len(chosen) == 1 and chosen <= question.right
        return Grade(right and number_right, frozenset() if right else question.right, chosen - question.right)
    if question.judge:
        verdict = question.judge(chosen)
        return Grade(verdict.allowed and number_right, number_right=number_right, verdict=verdict)
    missed, wrong = question.right - chosen, chosen - question.right
    return Grade(not missed and not wrong and number_right, missed, wrong, number_right)


def hung_on(question: Question, result: Grade) -> tuple[str, ...]:
    """The rules an answer hung on: all that the question drills if it is right, else those it went wrong on."""
    failed = [question.reasons[choice].rule for choice in question.choices if choice in result.missed | result.wrong]
    if not result.number_right and not failed:
        failed = [line.rule for line in question.lines]
    return tuple(dict.fromkeys(failed)) or question.rules
