"""What cucco alone has to say: its events and its refusals (see events.py, refusals.py)."""

from collections.abc import Callable, Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy, ngettext, ngettext_lazy

from games.core.contract import Verdict
from games.cucco import rules as r
from games.cucco.cards import NUMBERS

EVENTS: dict[str, tuple[Promise, Promise]] = {
    "took-stock": (
        ngettext_lazy("You take %(n)s card from the stock.", "You take %(n)s cards from the stock.", "n"),
        ngettext_lazy("%(seat)s takes %(n)s card from the stock.", "%(seat)s takes %(n)s cards from the stock.", "n"),
    ),
    "took-stock nothing": (
        gettext_lazy("You take nothing from the stock."),
        gettext_lazy("%(seat)s takes nothing from the stock."),
    ),
    "returned": (
        ngettext_lazy("You put %(n)s card under the stock.", "You put %(n)s cards under the stock.", "n"),
        ngettext_lazy("%(seat)s puts %(n)s card under the stock.", "%(seat)s puts %(n)s cards under the stock.", "n"),
    ),
    "turned": (
        gettext_lazy("The Trionfo is %(card)s: the card turned up and its twin."),
        gettext_lazy("The Trionfo is %(card)s: the card turned up and its twin."),
    ),
    "asked-numbers": (gettext_lazy("You ask for numbers."), gettext_lazy("%(seat)s asks for numbers.")),
    "asked-figures": (gettext_lazy("You ask for figures."), gettext_lazy("%(seat)s asks for figures.")),
}
"""By kind of event: of the reader, of another seat."""


def moment(due: str) -> str:
    """What the table waits for in cucco alone, "" if that is not it."""
    if due == "take":
        return gettext("All in good time: first the stock is looked at.")
    return gettext("All in good time: now cards are due in exchange.") if due == "return" else ""


def duty(verdict: Verdict) -> str:
    """What the rules ask of a card to be played, told before it is chosen; "" for what is not cucco's."""
    match verdict.rule:
        case r.FOLLOW if verdict.because & NUMBERS:
            return gettext("Your turn: you must play a number.")
        case r.TRIONFO_ASK:
            return gettext("Your turn: you must play a number.")
        case r.FOLLOW | r.LEAD_VALUELESS:
            return gettext("Your turn: you must play a numbered figure.")
        case r.TRIONFO_ASK_FIGURES:
            return gettext("Your turn: you must play a figure.")
    return ""


def _taken(verdict: Verdict) -> str:
    return gettext("Only X, XIV and XV may be taken from the stock, one after another.")


def _returned(verdict: Verdict) -> str:
    """`because` are the cards just taken: so many go back."""
    count = verdict.because.bit_count()
    return ngettext(
        "%(n)s card goes under the stock, but not the one just taken.",
        "%(n)s cards go under the stock, but none of those just taken.",
        count,
    ) % {"n": count}


def _follow(verdict: Verdict) -> str:
    if verdict.because & NUMBERS:
        return gettext("A number was led and you hold some, so one of those.")
    return gettext("A numbered figure was led and you hold some, so one of those.")


def _ask(verdict: Verdict) -> str:
    if not verdict.allowed_cards:
        return gettext("Only whoever leads the Trionfo may ask.")
    return gettext("Numbers were asked for and you hold some, so one of those.")


REFUSALS: Mapping[str, Callable[[Verdict], str]] = {
    r.HOLD: lambda verdict: gettext("That card is not in your hand."),
    r.CUTTER: _taken,
    r.DEALER: _taken,
    r.CUTTER_RETURN: _returned,
    r.DEALER_RETURN: _returned,
    r.LEAD: lambda verdict: gettext(
        "A figure without a number may be led only when you hold nothing else. The Trionfo does not count."
    ),
    r.FOLLOW: _follow,
    r.TRIONFO_ASK: _ask,
    r.TRIONFO_ASK_FIGURES: lambda verdict: gettext(
        "Figures were asked for and you hold some, so one of those, numbered or not."
    ),
    r.LEAD_VALUELESS: lambda verdict: gettext(
        "A figure without a number was led and you hold numbered ones, so one of those."
    ),
}
"""By clause, why not."""
