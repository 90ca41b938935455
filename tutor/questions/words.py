"""The words of a question: what is asked, and why an answer is right or wrong.

The reasons are the engine's (a clause, a verdict, a note, events); here each gets its sentence.
"""

from dataclasses import replace

from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy, ngettext

from games.core.contract import ScoreLine, Verdict
from games.puzzles.question import Question, Reason
from games.puzzles.tarot.game import own_name
from tutor.language.events import SEATS, event_text, seat_name
from tutor.language.melds import meld_kind
from tutor.language.names import card_the
from tutor.language.refusals import refusal
from tutor.questions import cirollonwords, cuccowords, termwords
from tutor.questions.packs import pack_of

TASKS: dict[str, Promise] = {
    "may-play": gettext_lazy("Your turn: choose all the cards that may be played."),
    "must-follow": gettext_lazy("Your turn. Only one card may be played: which?"),
    "guided": gettext_lazy("Your turn: which card do you play?"),
    "strongest": gettext_lazy("Which card is the strongest?"),
    "who-takes": gettext_lazy("Which card takes the trick?"),
    "who-leads": gettext_lazy("Who leads the next trick?"),
    "who-deals": gettext_lazy("Who deals the next hand?"),
    "partner": gettext_lazy("Who is your partner?"),
    "must-keep": gettext_lazy("You are the dealer: choose all the cards that may not be discarded."),
    "melds": gettext_lazy("Which melds are in this hand, and how many points are they worth together?"),
    "captured": gettext_lazy(
        "Captured melds count here. Which lie in this pile, and how many points are they worth together?"
    ),
    "melds now": gettext_lazy(
        "Your turn: which melds may be declared now, and how many points do they bring together?"
    ),
    "fool-owed": gettext_lazy("These are the last tricks, and the fool is yours: what does your side owe for it?"),
    "fool-owed alone": gettext_lazy("These are the last tricks, and the fool is yours: what do you owe for it?"),
    "fool-give": gettext_lazy(
        "These are the last tricks. The fool is yours and you owe a card: choose all that may be given."
    ),
    "card-value": gettext_lazy("How many points is this card worth?"),
    "count-pile": gettext_lazy("How many card points are in this pile?"),
    "bagatto": gettext_lazy("These are the last tricks, and the bagatto is yours: what does it bring your side?"),
    "bagatto alone": gettext_lazy("These are the last tricks, and the bagatto is yours: what does it bring you?"),
    "bagatto of two": gettext_lazy("These are the last tricks: who gains 20 points for the bagatto?"),
    "score": gettext_lazy("How many points does the side score in all?"),
    "score alone": gettext_lazy("How many points does the player score in all?"),
    "who-draws": gettext_lazy("Who draws first?"),
    "known": gettext_lazy("These are the first tricks: which cards do you know that your opponent holds?"),
    **cuccowords.TASKS,
}
"""By kind; where everybody plays alone, or only two do, some are asked otherwise."""

_CHOICES: dict[str, Promise] = {
    "nothing": gettext_lazy("Nothing"),
    "card": gettext_lazy("One card"),
    "fool": gettext_lazy("The fool itself"),
    "20": gettext_lazy("20 points more"),
    "0": gettext_lazy("Nothing"),
    "-20": gettext_lazy("20 points less"),
    "nobody": gettext_lazy("Nobody"),
    **cuccowords.CHOICES,
}

_ENTRIES: dict[str, Promise] = {
    "melds": gettext_lazy("Declared melds"),
    "captured": gettext_lazy("Captured melds"),
    "bagatto": gettext_lazy("Bagatto"),
    "cards": gettext_lazy("Card points"),
}

_DUTIES: dict[str, Promise] = {
    "lead": gettext_lazy("Any card may be led."),
    "follow.suit": gettext_lazy("Any card of the suit led may be played."),
    "follow.trump": gettext_lazy("A trump has to be played here, and any trump will do."),
    "follow.overtrump": gettext_lazy("A trump has to be played here, a higher one where that is possible."),
    "follow.free": gettext_lazy("Whoever has neither the suit led nor trumps may play any card."),
    "fool.any": gettext_lazy("The fool may be played at any moment."),
    "fool.led": gettext_lazy("Only the fool was led, so any card may follow."),
    "discard": gettext_lazy("These may be discarded: only kings and the bagatto may not."),
    **cuccowords.DUTIES,
}
"""Why a card is allowed, by the clause that allows it, or by its name where games share it."""

_NOTES: dict[tuple[str, str], Promise] = {
    ("strongest", "highest-trump"): gettext_lazy(
        "Any trump is stronger than any suit card, and of two trumps the higher one."
    ),
    ("strongest", "highest-of-suit"): gettext_lazy("Above the 10 stand jack, cavalier, queen and king, in this order."),
    ("strongest", "highest-number"): gettext_lazy("Of two number cards of a suit the higher one is stronger."),
    ("strongest", "turned-round"): gettext_lazy(
        "In hearts and diamonds the number cards are turned round: the lower one is stronger."
    ),
    ("strongest", "angel"): gettext_lazy("The angel is on top here: trump 20 beats 21."),
    ("who-takes", "highest-trump"): gettext_lazy("The highest trump takes the trick: %(card)s."),
    ("who-takes", "highest-of-suit"): gettext_lazy(
        "There are no trumps, so the highest card of the suit led takes the trick: %(card)s."
    ),
    ("who-takes", "fool-never-wins"): gettext_lazy("The fool can take no trick."),
    ("fool-owed", "same-side"): gettext_lazy("The trick with the fool went to its own side: nothing is owed."),
    ("fool-owed", "later-trick"): gettext_lazy(
        "The opponents took the trick with the fool, and your side took one later: it owes a card."
    ),
    ("fool-owed", "no-later-trick"): gettext_lazy(
        "The opponents took the trick with the fool, and your side took none later: the fool goes to them."
    ),
    ("fool-give", "later-trick"): gettext_lazy("Your side took this trick after the one with the fool."),
    ("fool-give", "earlier-trick"): gettext_lazy(
        "Your side took this trick before the fool was played: only later tricks count."
    ),
    ("fool-give", "lost-trick"): gettext_lazy("The opponents took this trick."),
    ("fool-give", "fool-stays"): gettext_lazy("The fool goes back to your pile: another card is given for it."),
    ("bagatto", "own-trick"): gettext_lazy("The bagatto took the last trick: 20 points for your side."),
    ("bagatto", "lost-trick"): gettext_lazy("The bagatto lost the last trick: 20 points less."),
    ("bagatto", "not-last"): gettext_lazy("The bagatto did not fall in the last trick: it brings nothing."),
    ("bagatto", "last-taken"): gettext_lazy("The bagatto lies in the last trick: whoever takes it gains 20 points."),
    ("known", "still-held"): gettext_lazy("Cards your opponent drew and has not played yet are still in that hand."),
    ("known", "played-since"): gettext_lazy("Cards your opponent drew but has played since are gone."),
    ("known", "own-card"): gettext_lazy("Cards you drew yourself are not your opponent’s."),
}

_NOTES_ALONE: dict[tuple[str, str], Promise] = {
    ("fool-owed", "later-trick"): gettext_lazy(
        "Another player took the trick with the fool, and you took one later: you owe a card."
    ),
    ("fool-owed", "no-later-trick"): gettext_lazy(
        "Another player took the trick with the fool, and you took none later: the fool is lost."
    ),
    ("fool-give", "later-trick"): gettext_lazy("You took this trick after the one with the fool."),
    ("fool-give", "earlier-trick"): gettext_lazy(
        "You took this trick before the fool was played: only later tricks count."
    ),
    ("fool-give", "lost-trick"): gettext_lazy("Another player took this trick."),
    ("bagatto", "own-trick"): gettext_lazy("The bagatto took the last trick: 20 points for you."),
}
"""The same where nobody has a partner."""

_FIRST_OF_TWO = gettext_lazy("Whoever takes a trick leads the next; the dealer’s opponent leads the first.")

_RULES: dict[tuple[str, str], Promise] = {
    ("who-leads", "lead"): gettext_lazy(
        "Whoever takes a trick leads the next; the player at the dealer’s right leads the first."
    ),
    ("who-draws", "draw"): gettext_lazy("Whoever takes the trick draws first, then the other player."),
    ("who-deals", "match"): gettext_lazy("The deal passes to the right."),
    ("partner", "seats"): gettext_lazy("Partners sit opposite each other."),
    ("captured", "captured"): gettext_lazy("In a pile neither frilli nor trumps are counted."),
    ("fool-owed", "option.exchange"): gettext_lazy("At this table nothing is owed for the fool."),
    ("bagatto", "option.bagatto"): gettext_lazy("At this table the bagatto brings nothing in the last trick."),
}


def alone(question: Question) -> bool:
    """Whether nobody has a partner (gatti.three.match, chinze)."""
    return question.shown.seats < SEATS


def of_cirollon(question: Question) -> bool:
    """Whether the question is one of cirollon, which has words of its own for all it asks."""
    return question.shown.pack == "genoese"


def number_label(question: Question) -> str:
    """What stands beside the field for a number."""
    return cirollonwords.number_label(question) if of_cirollon(question) else gettext("Points")


def task_text(question: Question) -> str:
    """What is asked, as a sentence."""
    if question.kind == termwords.KIND:
        return termwords.task(question)
    if of_cirollon(question):
        return cirollonwords.task_text(question)
    if question.kind == "meld-show":
        return gettext("Choose cards that make %(meld)s.") % {"meld": meld_kind(next(iter(question.reasons)))}
    if question.kind == "who-leads" and not question.shown.trick:
        return gettext("Who leads the first trick?")
    if question.kind == "may-return":
        return cuccowords.give_back(len(question.shown.pile))
    return str(TASKS[_variant(question)])


def _variant(question: Question) -> str:
    kind, two = question.kind, question.shown.seats == 2
    if two and kind in ("melds", "bagatto"):
        return {"melds": "melds now", "bagatto": "bagatto of two"}[kind]
    if not alone(question) and f"{kind} in pairs" in TASKS:
        return f"{kind} in pairs"
    return f"{kind} alone" if alone(question) and f"{kind} alone" in TASKS else kind


def choice_text(question: Question, choice: str) -> str:
    """A choice in words: a seat, or what is owed."""
    shown = question.shown
    if question.kind == termwords.KIND:
        return termwords.choice(question, choice)
    if of_cirollon(question):
        return cirollonwords.choice_text(question, choice)
    if question.kind in ("who-leads", "who-draws", "who-deals", "partner", "who-cuts", "winner"):
        return seat_name((int(choice) - shown.seat) % shown.seats, shown.seats)
    if choice in ("you", "opponent"):
        return seat_name(("you", "opponent").index(choice), shown.seats)
    if choice.isdecimal() and question.kind.startswith("may-take"):
        return cuccowords.how_many(int(choice))
    return str(_CHOICES[choice])


def why(question: Question, reason: Reason) -> str:
    """Why a choice is right or wrong."""
    if of_cirollon(question):
        return cirollonwords.why(question, reason)
    verdict, clause = reason.verdict, own_name(reason.rule)
    if question.kind == "who-leads" and question.shown.seats == 2:
        return str(_FIRST_OF_TWO)
    if (question.kind, clause) in _RULES:
        return str(_RULES[question.kind, clause])
    if reason.note:
        return str(_note(question, reason.note)) % _named(question, verdict)
    if verdict and not verdict.allowed:
        return refusal(verdict)
    if verdict and question.number is not None:  # what refuses a false meld tells what a true one is
        return refusal(replace(verdict, allowed=False))
    return str(_DUTIES.get(reason.rule) or _DUTIES.get(clause, ""))


def _named(question: Question, verdict: Verdict | None) -> dict[str, object]:
    """What a note may name: the card that brings the rule about, and the points of a comparison."""
    because = pack_of(question).texts(verdict.because)[:1] if verdict else []
    points = [line.points for line in question.lines]
    return {
        "card": card_the(because[0], question.shown.pack) if because else "",
        "points": points[0] if points else 0,
        "other": points[-1] if points else 0,
    }


def _note(question: Question, note: str) -> Promise:
    about = (question.kind, note)
    if note in cuccowords.NOTES:
        return cuccowords.NOTES[note]
    return _NOTES_ALONE[about] if alone(question) and about in _NOTES_ALONE else _NOTES[about]


def consequence(question: Question, reason: Reason, choice: str = "") -> str:
    """What happens, or would have happened: who takes the trick, or is winning it. A note has told it already."""
    if of_cirollon(question):
        return cirollonwords.outcome(question, reason, choice)
    told = [] if reason.note else [event for event in reason.events if event.kind not in ("played", "led")]
    return " ".join(event_text(event, question.shown.seat, question.shown.seats, question.shown.pack) for event in told)


def line_text(question: Question, line: ScoreLine) -> str:
    """A line of a sum."""
    if of_cirollon(question):
        return cirollonwords.line_text(question, line)
    count = line.cards.bit_count()
    clause = own_name(line.rule)
    if clause == "count.thirds":
        return ngettext("%(n)s card, a point for every three", "%(n)s cards, a point for every three", count) % {
            "n": count
        }
    if clause == "count.cards" or line.rule == "cucco.count":
        return f"{count} × {line.points // count}" if count else "0"
    return entry_text(line.entry)


def entry_text(entry: str) -> str:
    """What a line of the sheet is for."""
    return str(_ENTRIES[entry])
