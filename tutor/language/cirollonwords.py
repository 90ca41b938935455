"""What cirollon alone has to say: its events, its refusals and its melds (see events.py, refusals.py, melds.py)."""

from collections.abc import Callable, Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy, ngettext, pgettext

from games.cirollon import rules as r
from games.cirollon.takes import aces
from games.core.contract import Event, Meld, Verdict
from games.core.genoese import PACK
from tutor.language.formats import listed
from tutor.language.names import card_the

EVENTS: dict[str, tuple[Promise, Promise]] = {
    "claimed fifteen": (
        gettext_lazy("The four cards make 15: you take them, and that is a sweep."),
        gettext_lazy("The four cards make 15: %(seat)s takes them, and that is a sweep."),
    ),
    "claimed thirty": (
        gettext_lazy("The four cards make 30: you take them, and that is two sweeps."),
        gettext_lazy("The four cards make 30: %(seat)s takes them, and that is two sweeps."),
    ),
    "unclaimed": (
        gettext_lazy("You leave the four cards on the table."),
        gettext_lazy("%(seat)s leaves the four cards on the table."),
    ),
    "shown": (gettext_lazy("You show %(melds)s."), gettext_lazy("%(seat)s shows %(melds)s.")),
    "nothing shown": (gettext_lazy("You show no meld."), gettext_lazy("%(seat)s shows no meld.")),
    "laid": (
        gettext_lazy("You leave %(card)s on the table."),
        gettext_lazy("%(seat)s leaves %(card)s on the table."),
    ),
    "captured": (
        gettext_lazy("With %(card)s you take %(cards)s."),
        gettext_lazy("With %(card)s %(seat)s takes %(cards)s."),
    ),
    "captured by fifteen": (
        gettext_lazy("With %(card)s you take by fifteen %(cards)s."),
        gettext_lazy("With %(card)s %(seat)s takes by fifteen %(cards)s."),
    ),
    "captured everything": (
        gettext_lazy("With %(card)s you take everything."),
        gettext_lazy("With %(card)s %(seat)s takes everything."),
    ),
    "sgobba": (
        gettext_lazy("A sweep: 1 point for your side."),
        gettext_lazy("A sweep: 1 point for your opponents."),
    ),
    "no-sgobba": (
        gettext_lazy("The very last card makes no sweep."),
        gettext_lazy("The very last card makes no sweep."),
    ),
    "leftover": (
        gettext_lazy("Your side took last: the cards left over are yours."),
        gettext_lazy("Your opponents took last: the cards left over are theirs."),
    ),
    "cappotto": (
        gettext_lazy("Cappotto: your side has all the diamonds and wins the match."),
        gettext_lazy("Cappotto: your opponents have all the diamonds and win the match."),
    ),
}
"""By kind of event (see `variant`): of the reader, of another seat; of the reader's side, of the other one."""

OF_SIDES = frozenset({"sgobba", "no-sgobba", "leftover", "cappotto"})
"""Events that are told of a side: their seat, or number of a side, counts by twos."""


def variant(event: Event) -> str:
    """The kind of this event of cirollon, told apart where the sentence is another."""
    match event.kind:
        case "claimed":
            return "claimed thirty" if event.rule == r.DEALER_THIRTY else "claimed fifteen"
        case "declared":
            return "shown"
        case "silent":
            return "nothing shown"
        case "captured" if event.rule == r.TAKE_FIFTEEN:
            return "captured by fifteen"
        case "captured" if event.rule == r.TAKE_ACE and event.taken.bit_count() > 1:
            return "captured everything"
    return event.kind


def void() -> str:
    """What is said of a deal that is void (cirollon.deal.void)."""
    return gettext("There is more than one ace on the table: the hand is void, and the same dealer deals again.")


def poncin_named(value: int) -> str:
    """What is said once the poncin is named (cirollon.meld.poncin)."""
    return gettext("Until the hand ends the poncin stands for %(value)s.") % {"value": value}


# --- melds ---------------------------------------------------------------------------------------------


def meld_title(meld: Meld) -> str:
    """A label for a meld; its cards are shown beside it, the poncin's name is told."""
    title = {"barsegon": pgettext("meld", "Barsegon"), "poor": pgettext("meld", "Barsega without aces")}.get(
        _kind(meld), pgettext("meld", "Barsega")
    )
    if meld.named in (0, 7):
        return title
    return f"{title} · {gettext('Poncin: %(value)s') % {'value': meld.named}}"


def meld_text(meld: Meld) -> str:
    """A meld inside a sentence: "a barsega"."""
    return {
        "barsegon": pgettext("kind of meld", "a barsegon"),
        "poor": pgettext("kind of meld", "a barsega without aces"),
    }.get(_kind(meld), pgettext("kind of meld", "a barsega"))


def _kind(meld: Meld) -> str:
    """A barsega without aces has a name of its own (cirollon.meld.barsega)."""
    return "poor" if meld.kind == "barsega" and not aces(meld.cards, meld.named) else meld.kind


# --- refusals ------------------------------------------------------------------------------------------


def moment(due: str) -> str:
    """What the table waits for in cirollon alone, "" if that is not it."""
    match due:
        case "claim":
            return gettext("All in good time: now the dealer speaks.")
        case "declare":
            return gettext("All in good time: first the melds, then the card.")
    return ""


def _barsega(verdict: Verdict) -> str:
    if verdict.because.bit_count() != 3:
        return gettext("A barsega is three cards that make 9 or less.")
    return gettext("A barsega is three cards that make 9 or less; these make %(sum)s.") % {"sum": verdict.number}


def _open(verdict: Verdict) -> str:
    cards = verdict.allowed_cards
    return ngettext(
        "Open cards first: now %(cards)s is to be played.",
        "Open cards first: now one of them is to be played.",
        cards.bit_count(),
    ) % {"cards": listed([card_the(code, "genoese") for code in PACK.texts(cards)])}


def _ace(verdict: Verdict) -> str:
    if verdict.because:
        return gettext("There is an ace on the table: yours takes that one alone.")
    return gettext("The ace takes every card on the table and leaves none.")


REFUSALS: Mapping[str, Callable[[Verdict], str]] = {
    r.HOLD: lambda verdict: gettext("That card is not in your hand."),
    r.DEAL_VOID: lambda verdict: void(),
    r.DEALER_FIFTEEN: lambda verdict: gettext("The four cards on the table do not make 15."),
    r.DEALER_THIRTY: lambda verdict: gettext("The four cards on the table do not make 30."),
    r.MELD_BARSEGA: _barsega,
    r.MELD_BARSEGON: lambda verdict: gettext("A barsegon is three cards of a kind."),
    r.MELD_SEVERAL: lambda verdict: gettext("One card cannot serve in two melds."),
    r.MELD_PONCIN: lambda verdict: gettext("Named %(value)s, the poncin makes no meld.") % {"value": verdict.number},
    r.MELD_OPEN: _open,
    r.PLAY: lambda verdict: gettext("This card can take, so it has to."),
    r.TAKE_SUM: lambda verdict: (
        gettext("These cards make neither %(value)s, nor 15 together with yours.") % {"value": verdict.number}
    ),
    r.TAKE_ACE: _ace,
    r.TAKE_ONE: lambda verdict: gettext("A card takes in one way only; here is more than one."),
}
"""By clause, why not."""
