"""The words of cirollon's questions (see words.py): what is asked, what may be chosen, why it is right or wrong.

Sums are spelled out by ranks: `3 + 4 + J = 15`, the letters as the page's language has them on its cards.
"""

from dataclasses import replace

from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy

from games.cirollon import rules as r
from games.cirollon.takes import total, value
from games.core.cards import Cards, each
from games.core.contract import Meld, ScoreLine
from games.core.genoese import PACK, PONCIN
from games.puzzles.cirollon.position import NOTHING
from games.puzzles.question import Question, Reason
from tutor.language.cirollonwords import meld_title
from tutor.language.events import event_text, seat_name
from tutor.language.lines import CIROLLON
from tutor.language.names import card_short, rank_letter
from tutor.language.refusals import refusal

TASKS: dict[str, Promise] = {
    "ways": gettext_lazy("Choose all the ways in which this card can take."),
    "count-ways": gettext_lazy("In how many ways can this card take?"),
    "must-take": gettext_lazy("May this card stay on the table?"),
    "ace": gettext_lazy("What does this ace take?"),
    "last-card": gettext_lazy("This is the very last card of the hand. Does it make a sweep?"),
    "is-sgobba": gettext_lazy("Does this card make a sweep?"),
    "may-take": gettext_lazy("Which cards in your hand can take?"),
    "sgobba": gettext_lazy("Which card makes a sweep?"),
    "open-first": gettext_lazy("You have declared: which cards may be played now?"),
    "guided": gettext_lazy("Your turn: which card do you play, and what does it take?"),
    "melds": gettext_lazy(
        "Which of these melds may be declared, and how many points do those bring that may be declared together?"
    ),
    "claim": gettext_lazy("What can the dealer claim?"),
    "deal-void": gettext_lazy("Is the hand void?"),
    "who-starts": gettext_lazy("Who plays first?"),
    "card-value": gettext_lazy("What is this card worth for taking?"),
    "sum": gettext_lazy("What do these cards make together?"),
    "primiera": gettext_lazy("What is the primiera of this pile worth?"),
    "low-run": gettext_lazy("How many points is the low run in this pile worth?"),
    "high-run": gettext_lazy("How many points is the high run in this pile worth?"),
    "cappotto": gettext_lazy("Is this pile a cappotto?"),
    "count-hand": gettext_lazy("How many points does your side score in this hand?"),
}

_CHOICES: dict[str, Promise] = {
    "yes": gettext_lazy("Yes"),
    "no": gettext_lazy("No"),
    "all": gettext_lazy("Everything"),
    "ace": gettext_lazy("Only the ace"),
    "fifteen": gettext_lazy("Fifteen"),
    "thirty": gettext_lazy("Thirty"),
    "you": gettext_lazy("Your side"),
    "opponents": gettext_lazy("The opponents"),
    "nobody": gettext_lazy("Nobody"),
    NOTHING: gettext_lazy("Nothing"),
}

NOTES: dict[str, Promise] = {
    "must-take": gettext_lazy("This card can take, so it has to."),
    "no-way": gettext_lazy("There is nothing on the table that it can take."),
    "cards-left": gettext_lazy("Not everything is taken, so it is no sweep."),
    "ace-sweeps": gettext_lazy("There is no ace on the table, so the ace takes everything."),
    "ace-there": gettext_lazy("There is an ace on the table: yours takes that one alone."),
    "table-empty": gettext_lazy("The table is empty, so there is nothing to take."),
    "open": gettext_lazy("Open cards are played first."),
    "aces": gettext_lazy("There is more than one ace on the table, so the hand is void."),
    "no-two-aces": gettext_lazy("Only with more than one ace on the table is the hand void."),
    "fifteen": gettext_lazy("The four cards make 15."),
    "thirty": gettext_lazy("The four cards make 30."),
    "no-claim": gettext_lazy("The four cards make neither 15 nor 30."),
    "primiera": gettext_lazy("A primiera of %(sum)s against %(other)s."),
    "suit-missing": gettext_lazy("A suit is missing, so there is no primiera."),
    "all-coins": gettext_lazy("All ten diamonds are there."),
    "coin-missing": gettext_lazy("Not all the diamonds are there."),
}

_TAKEN: dict[str, Promise] = {
    r.TAKE_SUM: gettext_lazy("The sum is that of the card itself."),
    r.TAKE_FIFTEEN: gettext_lazy("Together with the card it makes 15."),
    r.TAKE_ACE: gettext_lazy("An ace takes everything, or the ace on the table alone."),
    r.PLAY: gettext_lazy("There is nothing on the table that it can take."),
    r.SGOBBA: gettext_lazy("It takes everything, so it is a sweep."),
    r.SGOBBA_LAST: gettext_lazy("The very last card makes no sweep."),
    r.FIRST: gettext_lazy("The player at the dealer’s left plays first."),
}
"""Why a play is right, by its clause."""


def task_text(question: Question) -> str:
    """What is asked, as a sentence."""
    kind = question.kind
    barsega = r.MELD_BARSEGA in question.rules
    if kind == "meld-show":
        if barsega:
            return gettext("Choose three cards that make a barsega.")
        return gettext("Choose three cards that make a barsegon.")
    if kind == "poncin":
        if barsega:
            return gettext("What must the poncin stand for to make a barsega? Choose all that will do.")
        return gettext("What must the poncin stand for to make a barsegon?")
    if kind == "primiera-who":
        if question.number is None:
            return gettext("Who gets the point for the primiera?")
        return gettext("Who gets the point for the primiera, and by how much is that primiera higher?")
    return str(TASKS[kind])


def number_label(question: Question) -> str:
    """What stands beside the field for a number."""
    points = question.kind in ("melds", "low-run", "high-run", "count-hand")
    return gettext("Points") if points else gettext("Number")


def choice_text(question: Question, choice: str) -> str:
    """A choice in words."""
    if question.kind == "who-starts":
        return seat_name(int(choice))
    if question.kind == "poncin":
        return choice
    if question.kind == "guided":
        card, _, taken = choice.partition(" x ")
        words = {"card": card_short(card, "genoese"), "cards": _shorts(taken)}
        return (gettext("%(card)s: take %(cards)s") if taken else gettext("%(card)s: leave it on the table")) % words
    if question.kind == "ways":
        return _shorts(choice) if choice != NOTHING else gettext("Nothing: it stays on the table")
    return str(_CHOICES[choice])


def meld_named(meld: Meld) -> str:
    """A meld among several of its kind: its title and its cards."""
    return f"{meld_title(meld)} {_shorts(' '.join(PACK.texts(meld.cards)))}"


def _shorts(codes: str) -> str:
    return " ".join(card_short(code, "genoese") for code in codes.split())


def why(question: Question, reason: Reason) -> str:
    """Why a choice is right or wrong."""
    verdict = reason.verdict
    if reason.note:
        sums = [sum(line.points for line in question.lines if line.side == side) for side in (0, 1)]
        return str(NOTES[reason.note]) % {"sum": sums[0], "other": sums[1]}
    if verdict and not verdict.allowed:
        return refusal(verdict)
    if reason.rule in _TAKEN:
        return str(_TAKEN[reason.rule])
    if question.kind == "poncin":
        return refusal(replace(verdict, allowed=False, rule=question.rules[1], number=0)) if verdict else ""
    return refusal(replace(verdict, allowed=False, number=0)) if verdict else ""  # it tells what a true one is


def outcome(question: Question, reason: Reason, choice: str) -> str:
    """The sum spelled out, and what happens then."""
    verdict, shown = reason.verdict, question.shown
    if question.kind == "claim" and verdict:
        return f"{_terms(verdict.because, verdict.number)} = {total(verdict.because, verdict.number)}"
    if question.kind == "primiera-who":
        return " · ".join(filter(None, (_primiera(question, side) for side in (0, 1))))
    if question.kind == "ways" and verdict and verdict.rule == r.TAKE_SUM and not verdict.allowed:
        return _misses(PACK.set([shown.card]), PACK.set(choice.split()), shown.poncin)
    if not verdict or not verdict.allowed or question.kind == "open-first":
        return ""
    sums = [equation(verdict.allowed_cards, verdict.because, shown.poncin)] if verdict.allowed_cards else []
    told = [event_text(event, shown.seat, shown.seats, shown.pack) for event in reason.events]
    return " ".join(filter(None, [*sums, *(text for text in told if text != why(question, reason))]))


def equation(card: Cards, taken: Cards, poncin: int) -> str:
    """How a card takes others: `3 + 5 = J`, `3 + 4 + J = 15`; "" for what is no sum."""
    own = total(card, poncin)
    if not taken or own == 1:
        return ""
    if total(taken, poncin) == own:
        return f"{_terms(taken, poncin)} = {_terms(card, poncin)}"
    return f"{_terms(taken, poncin)} + {_terms(card, poncin)} = {total(taken | card, poncin)}"


def _misses(card: Cards, group: Cards, poncin: int) -> str:
    """What a wrong group makes, alone and with the card."""
    own = total(card, poncin)
    alone = f"{_terms(group, poncin)} = {total(group, poncin)}"
    both = f"{_terms(group, poncin)} + {_terms(card, poncin)} = {total(group, poncin) + own}"
    return both if group.bit_count() == 1 else f"{alone}; {both}"


def _terms(cards: Cards, poncin: int) -> str:
    """The ranks of some cards, added: `3 + 4 + J`; the poncin by its name."""
    ordered = sorted(each(cards), key=lambda card: value(card, poncin))
    return " + ".join(
        f"{poncin} (poncin)" if card == PONCIN and poncin not in (0, 7) else rank_letter(PACK.text(card))
        for card in ordered
    )


def _primiera(question: Question, side: int) -> str:
    """A side's primiera, card by card."""
    lines = [line for line in question.lines if line.side == side]
    if not lines:
        return ""
    terms = " + ".join(f"{_shorts(PACK.texts(line.cards)[0])} {line.points}" for line in lines)
    return f"{terms} = {sum(line.points for line in lines)}"


def line_text(question: Question, line: ScoreLine) -> str:
    """A line of a sum: what it is for, with the cards where they are few."""
    if line.entry == "way":
        card = PACK.set([question.shown.card])
        return equation(card, line.cards, question.shown.poncin) or _shorts(" ".join(PACK.texts(line.cards)))
    if question.kind in ("card-value", "sum", "primiera"):
        return _shorts(" ".join(PACK.texts(line.cards)))
    few = PACK.texts(line.cards) if line.entry in ("primiera", "high", "low", "melds") else []
    return " ".join(filter(None, (str(CIROLLON[line.entry]), _shorts(" ".join(few)))))
