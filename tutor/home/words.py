"""A game at a glance, on the start page and on its own: what it is in a sentence, and the cards it is known by."""

from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutor.language.packs import pack_of


class Fan(NamedTuple):
    """Cards held up to be seen, and what they are."""

    cards: tuple[str, ...]
    caption: Promise


class Glance(NamedTuple):
    """`door` and `cards` are for the start page, `lead`, `fan` and `play` for the game's own."""

    door: Promise
    cards: tuple[str, ...]
    lead: Promise
    fan: Fan
    play: Promise = _("A match against the computer.")


_GATTI = Fan(("F", "T1", "T20"), _("The fool, trump 1 and trump 20 together make gatti: 10 points."))
"""A meld of both tarot games."""

GLANCES = {
    "gatti": Glance(
        _("Tarot cards, four players in pairs: tricks to win and melds to declare."),
        _GATTI.cards,
        _("Two against two with 78 tarot cards. A match is four hands; the side with more points wins."),
        _GATTI,
        _("A match for four, three or two; the computer plays for the others."),
    ),
    "chinze": Glance(
        _("Taròcchi à pessigo: two players, the same tarot cards, and every card drawn is shown."),
        ("Ch", "T18", "Ks"),
        _("Two players with 78 tarot cards. Every card drawn is shown; whoever has more points after two hands wins."),
        _GATTI,
    ),
    "cirollon": Glance(
        _("Four players in pairs, with the Genoese pack: cards to take from the table."),
        ("1d", "7d", "Kd"),
        _(
            "Two against two with the 40 Genoese cards. "
            "A card takes an equal one, a sum, or what makes fifteen with it."
        ),
        Fan(("1d", "7d", "Kd"), _("The settebello, the 7 of diamonds, is worth a point by itself.")),
    ),
    "cucco": Glance(
        _("Two or four players, with a pack of its own that you can print."),
        ("14", "15", "12"),
        _(
            "Two players with 40 cards of another kind, each of them there twice. "
            "Whoever captures the higher ones wins."
        ),
        Fan(("14", "15", "12"), _("Bragon, Cucco and Cat: 14, 15 and 12 points.")),
    ),
}
"""By game."""


class Door(NamedTuple):
    """A game on the start page; `state` says how far its path is walked."""

    game: str
    pack: str
    glance: Glance
    state: str


def door(game: str, state: str) -> Door:
    """The way into a game."""
    return Door(game, pack_of(game), GLANCES[game], state)
