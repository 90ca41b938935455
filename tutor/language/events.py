"""What happened, as a sentence: the engine's events in the reader's language.

Seats are told as the table shows them, from the reader's place: 0 the reader, then on to the right (gatti.seats). Four
are told by the compass, three without North; of two, the other is simply the opponent. A sentence about the reader is
a message of its own, for its verb is another.
"""

from django.utils.functional import Promise
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy, pgettext_lazy

from games.core.cards import Cards
from games.core.contract import NOBODY, Event
from tutor.language import cirollonwords, cuccowords
from tutor.language.formats import listed
from tutor.language.melds import meld_text
from tutor.language.names import card_the
from tutor.language.packs import PACKS

SEATS = 4

_LABELS = {
    "you": pgettext_lazy("seat", "You"),
    "east": pgettext_lazy("seat", "East"),
    "north": pgettext_lazy("seat", "North"),
    "west": pgettext_lazy("seat", "West"),
    "opponent": pgettext_lazy("seat", "Opponent"),
}
_WITH_ARTICLE = {
    "you": pgettext_lazy("seat in a sentence", "you"),
    "east": pgettext_lazy("seat in a sentence", "East"),
    "north": pgettext_lazy("seat in a sentence", "North"),
    "west": pgettext_lazy("seat in a sentence", "West"),
    "opponent": pgettext_lazy("seat in a sentence", "your opponent"),
}
_ROUND = {2: ("you", "opponent"), 3: ("you", "east", "west"), 4: ("you", "east", "north", "west")}
"""By the number of seats, who sits where, from the reader on to the right."""

_SENTENCES: dict[str, tuple[Promise, Promise]] = {
    "discarded": (
        gettext_lazy("You have discarded two cards."),
        gettext_lazy("%(seat)s has discarded two cards."),
    ),
    "discarded three": (
        gettext_lazy("You have discarded three cards."),
        gettext_lazy("%(seat)s has discarded three cards."),
    ),
    "declared": (gettext_lazy("You declare %(melds)s."), gettext_lazy("%(seat)s declares %(melds)s.")),
    "silent": (gettext_lazy("You declare nothing."), gettext_lazy("%(seat)s declares nothing.")),
    "led": (gettext_lazy("You lead %(card)s."), gettext_lazy("%(seat)s leads %(card)s.")),
    "played": (gettext_lazy("You play %(card)s."), gettext_lazy("%(seat)s plays %(card)s.")),
    "took": (gettext_lazy("You take the trick."), gettext_lazy("%(seat)s takes the trick.")),
    "winning": (
        gettext_lazy("So far the trick is yours."),
        gettext_lazy("So far %(seat)s is winning, with %(card)s."),
    ),
    "kept": (
        gettext_lazy("The fool goes back to its side’s pile."),
        gettext_lazy("The fool goes back to its side’s pile."),
    ),
    "kept alone": (
        gettext_lazy("The fool goes back to your pile."),
        gettext_lazy("%(seat)s takes the fool back."),
    ),
    "forfeited": (
        gettext_lazy("Your side has taken no trick after the fool: the fool is lost."),
        gettext_lazy("The side of the fool has taken no trick after it: the fool is lost."),
    ),
    "forfeited alone": (
        gettext_lazy("You have taken no trick after the fool: it is lost."),
        gettext_lazy("%(seat)s has taken no trick after the fool: it is lost."),
    ),
    "gave": (
        gettext_lazy("For the fool you give the opponents %(card)s."),
        gettext_lazy("For the fool %(seat)s gives the opponents %(card)s."),
    ),
    "gave alone": (
        gettext_lazy("For the fool you give %(card)s."),
        gettext_lazy("For the fool %(seat)s gives %(card)s."),
    ),
    "drew": (gettext_lazy("You draw %(card)s."), gettext_lazy("%(seat)s draws %(card)s.")),
    "over": (gettext_lazy("The hand is over."), gettext_lazy("The hand is over.")),
    **cirollonwords.EVENTS,
    **cuccowords.EVENTS,
}
"""By kind of event: of the reader, of another seat."""

_OF_PAIRS = frozenset({"kept", "forfeited", "gave"})
"""Events of the fool, told otherwise where nobody has a partner."""


def seat_name(place: int, seats: int = SEATS) -> str:
    """A seat's name by itself, as a label."""
    return str(_LABELS[_ROUND[seats][place]])


def seat_the(place: int, seats: int = SEATS) -> str:
    """A seat's name inside a sentence, with its article where the language has one."""
    return str(_WITH_ARTICLE[_ROUND[seats][place]])


def event_text(event: Event, me: int = 0, seats: int = SEATS, pack: str = "tarot") -> str:
    """The sentence for an event, told to the seat `me`. KeyError for a kind of event that has none.

    `pack` is the one its cards are of.
    """
    own, another = _SENTENCES[_variant(event, seats)]
    place = (event.seat - me) % (2 if event.kind in cirollonwords.OF_SIDES else seats)
    sentence = own if event.seat == NOBODY or place == 0 else another
    said = sentence % {
        "seat": seat_the((event.seat - me) % seats, seats),
        "card": cards_the(event.cards, pack),
        "cards": cards_the(event.taken, pack),
        "n": event.points,
        "melds": listed([meld_text(meld) for meld in event.melds]),
    }
    return capfirst(said)


def _variant(event: Event, seats: int) -> str:
    """The kind of event, told apart where it is another thing with fewer players (gatti.three.deal, .three.fool)."""
    if event.rule.startswith("cirollon."):
        return cirollonwords.variant(event)
    if event.kind == "discarded" and event.points > 2:
        return "discarded three"
    if event.kind == "took-stock" and not event.points:
        return "took-stock nothing"
    return f"{event.kind} alone" if event.kind in _OF_PAIRS and seats < SEATS else event.kind


def cards_the(cards: Cards, pack: str = "tarot") -> str:
    """Cards inside a sentence: "the 7 of hearts and the king of clubs"."""
    return listed([card_the(code, pack) for code in PACKS[pack].texts(cards)])
