"""Why not: the sentence for each clause by which the engine refuses an action, never scolding.

Counts and cards come out of the verdict: `because` is what brings the rule about, `allowed_cards` what it leaves.
"""

from collections.abc import Callable

from django.utils.text import capfirst
from django.utils.translation import gettext, ngettext

from games.core.cards import Cards
from games.core.contract import Verdict
from games.core.tarot import FOOL_BIT, PACK
from games.gatti import rules as r
from tutor.language.events import cards_the
from tutor.language.names import suit_name


def refusal(verdict: Verdict, *, due: str = "", turn: int = 0) -> str:
    """The sentence for a refusal. KeyError for a rule that never refuses anything.

    For gatti.turn, `due` is the verb the table waits for ("" when the hand is over), and `turn` the place of the seat
    to act as the reader sees it (0: the reader).
    """
    if verdict.rule == r.TURN:
        return _turn(due, turn)
    return capfirst(_SENTENCES[verdict.rule](verdict))


def _turn(due: str, turn: int) -> str:
    match turn:
        case 1:
            return gettext("It is East’s turn: one moment.")
        case 2:
            return gettext("It is North’s turn: one moment.")
        case 3:
            return gettext("It is West’s turn: one moment.")
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
    own = verdict.allowed_cards & ~FOOL_BIT
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
    higher = verdict.allowed_cards & ~FOOL_BIT
    return ngettext(
        "%(card)s lies on the table and your only higher trump is %(higher)s, so that one.",
        "%(card)s lies on the table and you hold higher trumps, so one of those.",
        higher.bit_count(),
    ) % {"card": cards_the(verdict.because), "higher": cards_the(higher)}


def _kings(verdict: Verdict) -> str:
    return ngettext(
        "Kings cannot be discarded: %(cards)s stays in your hand.",
        "Kings cannot be discarded: %(cards)s stay in your hand.",
        verdict.because.bit_count(),
    ) % {"cards": cards_the(verdict.because)}


def _terno(verdict: Verdict) -> str:
    codes = PACK.texts(verdict.because)
    if len(codes) > 2 and len({code[:-1] for code in codes}) == 1:  # a sound one, so there is another of its rank
        return gettext("One rank makes a quaterno or a terno, not both.")
    return gettext("A terno is three court cards of one rank.")


def _suit(cards: Cards) -> str:
    return suit_name(PACK.texts(cards)[0][-1])


_SENTENCES: dict[str, Callable[[Verdict], str]] = {
    r.HOLD: lambda verdict: gettext("That card is not in your hand."),
    r.DISCARD: lambda verdict: gettext("The discard is two cards, no more and no fewer."),
    r.THREE_DEAL: lambda verdict: gettext("The discard is three cards, no more and no fewer."),
    r.DISCARD_KINGS: _kings,
    r.DISCARD_BAGATTO: lambda verdict: gettext("The bagatto cannot be discarded: it stays in your hand."),
    r.MELD_FRILLI: lambda verdict: gettext("Frilli take at least 15 number cards of the suits."),
    r.THREE_FRILLI: lambda verdict: gettext("With three players frilli take at least 20 cards."),
    r.MELD_TAROCCHI: lambda verdict: gettext("Trumps take at least 10, and the fool does not count."),
    r.MELD_GATTI: lambda verdict: gettext("Gatti takes the fool, trump 1 and trump 20."),
    r.MELD_FAMIGGIA: lambda verdict: gettext(
        "A famiggia is the four court cards of one suit: jack, cavalier, queen and king."
    ),
    r.MELD_QUATERNO: lambda verdict: gettext("A quaterno is four court cards of one rank."),
    r.MELD_TERNO: _terno,
    r.OPTION_MELDS: lambda verdict: gettext("This table plays without that meld."),
    r.FOLLOW_SUIT: _follow_suit,
    r.FOLLOW_TRUMP: _follow_trump,
    r.FOLLOW_OVERTRUMP: _follow_overtrump,
    r.FOOL_EXCHANGE: lambda verdict: gettext("For the fool you give a card captured in a later trick."),
}
