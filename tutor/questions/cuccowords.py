"""The words of cucco's questions (see words.py): what is asked, what may be chosen, why it is right or wrong."""

from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy, ngettext

TASKS: dict[str, Promise] = {
    "category-numbers": gettext_lazy("Choose all the numbers."),
    "category-figures": gettext_lazy("Choose all the numbered figures."),
    "category-worthless": gettext_lazy("Choose all the figures without a number."),
    "category-trionfo": gettext_lazy("Choose the Trionfo among these cards."),
    "may-lead": gettext_lazy("Your lead: choose all the cards that may be led."),
    "winner": gettext_lazy("Who takes the trick?"),
    "who-cuts": gettext_lazy("Who cuts?"),
    "may-take-cutter": gettext_lazy(
        "You cut: these are the bottom cards of the stock, the last one first. How many of them may be taken?"
    ),
    "may-take-dealer": gettext_lazy(
        "You are the dealer: these are the top cards of the stock, in order. How many of them may be taken?"
    ),
    "count-tricks": gettext_lazy("How many points are in these tricks?"),
    "trionfo-now": gettext_lazy(
        "You play last. In this trick alone, does the Trionfo win you more points than any other card you may play?"
    ),
    "trionfo-now in pairs": gettext_lazy(
        "You play last. In this trick alone, does the Trionfo win your side more points than any other card?"
    ),
}

CHOICES: dict[str, Promise] = {"yes": gettext_lazy("Yes"), "no": gettext_lazy("No")}

DUTIES: dict[str, Promise] = {
    "cucco.cutter": gettext_lazy("The player at the dealer’s left cuts."),
    "cucco.lead": gettext_lazy("A number, a numbered figure or the Trionfo may be led."),
    "cucco.follow": gettext_lazy("Any card of the kind led may be played."),
    "cucco.follow.free": gettext_lazy("Whoever has nothing of that kind may play any card."),
    "cucco.trionfo.any": gettext_lazy("The Trionfo may be played at any moment."),
    "cucco.trionfo.ask": gettext_lazy("Numbers were asked for: any number may be played."),
    "cucco.trionfo.ask.figures": gettext_lazy("Figures were asked for: any figure may be played, numbered or not."),
    "cucco.lead.valueless": gettext_lazy("A figure without a number was led: any numbered figure may follow."),
}
"""By clause, why a card is allowed; for the seats, why it is that one."""

NOTES: dict[str, Promise] = {
    "card-numbers": gettext_lazy("The cards from I to X are the numbers."),
    "card-figures": gettext_lazy("The cards from XI to XV are the numbered figures."),
    "card-worthless": gettext_lazy(
        "Lion, Fool, Nothing, Bucket and Mask are figures without a number: they are worth nothing."
    ),
    "card-trionfo": gettext_lazy("The card turned up and its twin are the Trionfo."),
    "nothing-else": gettext_lazy("You hold nothing else, so a figure without a number may be led."),
    "nothing-asked": gettext_lazy("Nothing was asked for, so any card may be played."),
    "trionfo-takes": gettext_lazy("The Trionfo always takes the trick: %(card)s."),
    "first-of-twins": gettext_lazy("Of two equal cards the first played takes the trick: %(card)s."),
    "nothing-beats-it": gettext_lazy(
        "A figure without a number was led, and no numbered figure was played: the trick goes to whoever led."
    ),
    "other-category": gettext_lazy(
        "The highest card of the kind led takes the trick, %(card)s: those of another kind do not count."
    ),
    "highest-of-category": gettext_lazy("The highest card of the kind led takes the trick: %(card)s."),
    "takes-none": gettext_lazy("The first card is neither X nor XIV nor XV: nothing may be taken."),
    "takes-until": gettext_lazy("X, XIV and XV may be taken one after another, until a different card comes."),
    "takes-all": gettext_lazy("There are only X, XIV and XV here: all may be taken."),
    "trionfo-counted": gettext_lazy(
        "Points of this trick: %(points)s with the Trionfo, %(other)s with the best other card."
    ),
}


def how_many(count: int) -> str:
    """A number of cards, as a choice."""
    return ngettext("%(n)s card", "%(n)s cards", count) % {"n": count} if count else gettext("None of them")


def give_back(count: int) -> str:
    """What is asked of who has taken so many cards from the stock."""
    return ngettext(
        "You took this card from the stock: choose the one that goes under it in exchange.",
        "You took these %(n)s cards from the stock: choose those that go under it in exchange.",
        count,
    ) % {"n": count}
