"""Why not: the sentence for each clause by which the engine refuses an action, never scolding.

Counts and cards come out of the verdict: `because` is what brings the rule about, `allowed_cards` what it leaves.
Where two games say the same, they share the sentence.
"""

from collections.abc import Callable, Mapping

from django.utils.text import capfirst
from django.utils.translation import gettext, ngettext

from games.chinze import rules as chinze
from games.cirollon import rules as cirollon
from games.core.cards import Cards
from games.core.contract import Verdict
from games.core.melds import FAMILIES, FOURS
from games.core.tarot import FOOL_BIT, PACK, PIPS, TRUMPS
from games.cucco import rules as cucco
from games.gatti import rules as gatti
from tutor.language import cirollonwords, cuccowords
from tutor.language.events import SEATS, cards_the
from tutor.language.names import suit_name

Sentence = Callable[[Verdict], str]


def refusal(verdict: Verdict, *, due: str = "", turn: int = 0, seats: int = SEATS) -> str:
    """The sentence for a refusal. KeyError for a rule that never refuses anything.

    For a game's `turn`, `due` is the verb the table waits for ("" when the hand is over), and `turn` the place of the
    seat to act as the reader sees it among so many `seats` (0: the reader).
    """
    if verdict.rule == cirollon.TURN and not turn and (said := cirollonwords.moment(due)):
        return said
    if verdict.rule in (gatti.TURN, chinze.TURN, cirollon.TURN, cucco.TURN):
        return _another(turn, seats) if turn else _moment(due)
    return capfirst(_SENTENCES[verdict.rule](verdict))


def _another(turn: int, seats: int) -> str:
    if seats == 2:
        return gettext("It is your opponent’s turn: one moment.")
    if turn == 1:
        return gettext("It is East’s turn: one moment.")
    if turn == seats - 1:
        return gettext("It is West’s turn: one moment.")
    return gettext("It is North’s turn: one moment.")


def _moment(due: str) -> str:
    if said := cuccowords.moment(due):
        return said
    match due:
        case "discard":
            return gettext("All in good time: now comes the discard.")
        case "declare":
            return gettext("All in good time: now come the melds.")
        case "play":
            return gettext("All in good time: now a card is to be played.")
        case "give":
            return gettext("All in good time: now the card for the fool is due.")
    return gettext("The hand is over: there is nothing left to play.")


def _follow_suit(verdict: Verdict) -> str:
    own = _own(verdict)
    return ngettext(
        "%(suit)s were led and you hold %(card)s, so that one.",
        "%(suit)s were led and you hold %(n)s, so one of them.",
        own.bit_count(),
    ) % {"suit": _suit(verdict.because), "card": cards_the(own), "n": own.bit_count()}


def _follow_trump(verdict: Verdict) -> str:
    if PACK.texts(verdict.because)[0].startswith("T"):
        return gettext("A trump was led and you hold some, so a trump.")
    return gettext("You hold no %(suit)s but you do hold trumps, so a trump.") % {"suit": _suit(verdict.because)}


def _follow_overtrump(verdict: Verdict) -> str:
    return ngettext(
        "%(card)s lies on the table and your only higher trump is %(higher)s, so that one.",
        "%(card)s lies on the table and you hold higher trumps, so one of those.",
        _own(verdict).bit_count(),
    ) % _beaten(verdict)


def _led_overtrump(verdict: Verdict) -> str:
    return ngettext(
        "%(card)s was led and your only higher trump is %(higher)s, so that one.",
        "%(card)s was led and you hold higher trumps, so one of those.",
        _own(verdict).bit_count(),
    ) % _beaten(verdict)


def _own(verdict: Verdict) -> Cards:
    """What may be played, the fool aside."""
    return verdict.allowed_cards & ~FOOL_BIT


def _beaten(verdict: Verdict) -> dict[str, str]:
    return {"card": cards_the(verdict.because), "higher": cards_the(_own(verdict))}


def _kings(verdict: Verdict) -> str:
    return ngettext(
        "Kings cannot be discarded: %(cards)s stays in your hand.",
        "Kings cannot be discarded: %(cards)s stay in your hand.",
        verdict.because.bit_count(),
    ) % {"cards": cards_the(verdict.because)}


def _gatti(verdict: Verdict) -> str:
    if verdict.because and verdict.because == verdict.allowed_cards:
        return gettext("Gatti can be declared only once in a hand.")
    high = PACK.text((verdict.allowed_cards & TRUMPS).bit_length() - 1)
    return gettext("To declare gatti you need the fool, trump 1 and trump %(high)s.") % {"high": high.removeprefix("T")}


def _frilli(verdict: Verdict) -> str:
    if verdict.because & ~PIPS:
        return gettext("Frilli are number cards of the suits and nothing else.")
    return gettext("To declare frilli you need at least 15 number cards of the suits.")


def _famiggia(verdict: Verdict) -> str:
    if verdict.because in FAMILIES:
        return gettext("That famiggia has been declared already.")
    return gettext("A famiggia is the four court cards of one suit: jack, cavalier, queen and king.")


def _quaterno(verdict: Verdict) -> str:
    if verdict.because in FOURS:
        return gettext("That quaterno has been declared already.")
    return gettext("A quaterno is four court cards of one rank.")


def _terno(verdict: Verdict) -> str:
    if _one_rank(verdict):  # a sound one, so there is another of its rank
        return gettext("One rank makes a quaterno or a terno, not both.")
    return gettext("A terno is three court cards of one rank.")


def _terno_in_chinze(verdict: Verdict) -> str:
    if _one_rank(verdict):
        return gettext("You have already declared a meld of that rank.")
    return gettext("A terno is three court cards of one rank.")


def _one_rank(verdict: Verdict) -> bool:
    return verdict.because.bit_count() > 2 and any(not verdict.because & ~four for four in FOURS)


def _meld_when(verdict: Verdict) -> str:
    if verdict.because:
        return gettext("You have declared in this turn already: now a card is to be played.")
    return gettext("Choose a meld first.")


def _suit(cards: Cards) -> str:
    return suit_name(PACK.texts(cards)[0][-1])


_TAROT: Mapping[str, Sentence] = {
    "hold": lambda verdict: gettext("That card is not in your hand."),
    "meld.tarocchi": lambda verdict: gettext("To declare trumps you need at least 10, and the fool does not count."),
    "meld.gatti": _gatti,
    "meld.famiggia": _famiggia,
    "meld.quaterno": _quaterno,
    "meld.terno": _terno,
    "option.melds": lambda verdict: gettext("This table plays without that meld."),
    "follow.suit": _follow_suit,
    "follow.trump": _follow_trump,
    "follow.overtrump": _follow_overtrump,
    "fool.exchange": lambda verdict: gettext("For the fool you give a card captured in a later trick."),
}
"""What gatti and chinze refuse in the same words, by the clause's name."""

_SENTENCES: Mapping[str, Sentence] = {
    **{f"{game}.{name}": sentence for game in ("gatti", "chinze") for name, sentence in _TAROT.items()},
    gatti.DISCARD: lambda verdict: gettext("The discard is two cards, no more and no fewer."),
    gatti.THREE_DEAL: lambda verdict: gettext("The discard is three cards, no more and no fewer."),
    gatti.DISCARD_KINGS: _kings,
    gatti.DISCARD_BAGATTO: lambda verdict: gettext("The bagatto cannot be discarded: it stays in your hand."),
    gatti.MELD_FRILLI: _frilli,
    gatti.THREE_FRILLI: lambda verdict: gettext("With three players you need at least 20 cards to declare frilli."),
    chinze.MELD_WHEN: _meld_when,
    chinze.MELD_TAROCCHI_AGAIN: lambda verdict: gettext(
        "To declare trumps again you have to show more of them than last time."
    ),
    chinze.MELD_TERNO: _terno_in_chinze,
    chinze.MELD_NONE: lambda verdict: gettext("In this game frilli are not declared."),
    chinze.FOLLOW_OVERTRUMP: _led_overtrump,
    **cirollonwords.REFUSALS,
    **cuccowords.REFUSALS,
}
