"""Melds in the reader's language: as a title ("Terno of kings") and inside a sentence ("a terno of kings")."""

from django.utils.translation import gettext, ngettext, pgettext

from games.cirollon.melds import KINDS as CIROLLON
from games.core.contract import Meld
from games.core.tarot import PACK
from tutor.language import cirollonwords
from tutor.language.names import ranks_name, suit_name


def meld_title(meld: Meld) -> str:
    """A label for a meld; its cards are shown beside it."""
    if meld.kind in CIROLLON:
        return cirollonwords.meld_title(meld)
    code = PACK.text(meld.cards.bit_length() - 1)
    match meld.kind:
        case "frilli":
            return pgettext("meld", "Frilli")
        case "tarocchi":
            return pgettext("meld", "Trumps")
        case "gatti":
            return pgettext("meld", "Gatti")
        case "famiggia":
            return pgettext("meld", "Famiggia of %(suit)s") % {"suit": suit_name(code[-1])}
        case "quaterno":
            return pgettext("meld", "Quaterno of %(rank)s") % {"rank": ranks_name(code[:-1])}
        case _:
            return pgettext("meld", "Terno of %(rank)s") % {"rank": ranks_name(code[:-1])}


def meld_kind(kind: str) -> str:
    """A kind of meld inside a sentence: "a terno"."""
    return {
        "frilli": pgettext("kind of meld", "frilli"),
        "tarocchi": pgettext("kind of meld", "trumps"),
        "gatti": pgettext("kind of meld", "gatti"),
        "famiggia": pgettext("kind of meld", "a famiggia"),
        "quaterno": pgettext("kind of meld", "a quaterno"),
        "terno": pgettext("kind of meld", "a terno"),
    }[kind]


def meld_text(meld: Meld) -> str:
    """A meld inside a sentence; frilli and trumps are counted."""
    if meld.kind in CIROLLON:
        return cirollonwords.meld_text(meld)
    code = PACK.text(meld.cards.bit_length() - 1)
    count = meld.cards.bit_count()
    match meld.kind:
        case "frilli":
            return ngettext("%(n)s frillo", "%(n)s frilli", count) % {"n": count}
        case "tarocchi":
            return ngettext("%(n)s trump", "%(n)s trumps", count) % {"n": count}
        case "gatti":
            return pgettext("kind of meld", "gatti")
        case "famiggia":
            return gettext("the famiggia of %(suit)s") % {"suit": suit_name(code[-1])}
        case "quaterno":
            return gettext("a quaterno of %(rank)s") % {"rank": ranks_name(code[:-1])}
        case _:
            return gettext("a terno of %(rank)s") % {"rank": ranks_name(code[:-1])}
