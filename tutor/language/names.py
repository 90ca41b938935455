"""Cards, suits and ranks in the reader's language.

Cards come as the text codes of rules/README.md (``7h``, ``Jd``, ``T12``, ``F``, ``leone``) and are of the tarot pack
unless ``pack`` says "genoese" or "cucco". Names are written by whole patterns, one a rank, because articles and
elisions differ by language (*il re*, *l’8*, *la regina*); the two French-suited packs share them, but the Italian
queen is *regina* in the one and *donna* in the other.
"""

import re

from django.utils.translation import pgettext, pgettext_lazy

from tutor.language import cucconames

SUIT_SIGNS = {"h": "♥", "d": "♦", "c": "♣", "s": "♠"}

_CODES = {
    "tarot": re.compile(r"(?P<rank>[1-9]|10|[JCQK])(?P<suit>[hdcs])|T(?P<trump>[1-9]|1[0-9]|2[01])|F", re.ASCII),
    "genoese": re.compile(r"(?P<rank>[1-7]|[JQK])(?P<suit>[hdcs])(?P<trump>)", re.ASCII),
}

_SUITS = {
    "h": pgettext_lazy("suit", "hearts"),
    "d": pgettext_lazy("suit", "diamonds"),
    "c": pgettext_lazy("suit", "clubs"),
    "s": pgettext_lazy("suit", "spades"),
}
_LETTERS = {
    "J": pgettext_lazy("court letter", "J"),
    "C": pgettext_lazy("court letter", "C"),
    "Q": pgettext_lazy("court letter", "Q"),
    "K": pgettext_lazy("court letter", "K"),
}
_COURTS_PLURAL = {
    "J": pgettext_lazy("rank", "jacks"),
    "C": pgettext_lazy("rank", "cavaliers"),
    "Q": pgettext_lazy("rank", "queens"),
    "K": pgettext_lazy("rank", "kings"),
}
_QUEENS = {"tarot": _COURTS_PLURAL["Q"], "genoese": pgettext_lazy("genoese rank", "queens")}
_BARE = {
    "J": pgettext_lazy("card", "jack of %(suit)s"),
    "C": pgettext_lazy("card", "cavalier of %(suit)s"),
    "Q": pgettext_lazy("card", "queen of %(suit)s"),
    "K": pgettext_lazy("card", "king of %(suit)s"),
    "number": pgettext_lazy("card", "%(number)s of %(suit)s"),
    "trump": pgettext_lazy("card", "trump %(number)s"),
}
_WITH_ARTICLE = {
    "1": pgettext_lazy("card", "the 1 of %(suit)s"),
    "8": pgettext_lazy("card", "the 8 of %(suit)s"),
    "J": pgettext_lazy("card", "the jack of %(suit)s"),
    "C": pgettext_lazy("card", "the cavalier of %(suit)s"),
    "Q": pgettext_lazy("card", "the queen of %(suit)s"),
    "K": pgettext_lazy("card", "the king of %(suit)s"),
    "number": pgettext_lazy("card", "the %(number)s of %(suit)s"),
    "trump": pgettext_lazy("card with article", "trump %(number)s"),
}
# At cirollon everybody says ace; on the tarot cards, which the source numbers from 1, the number.
_GENOESE = _BARE | {
    "1": pgettext_lazy("genoese card", "ace of %(suit)s"),
    "Q": pgettext_lazy("genoese card", "queen of %(suit)s"),
}
_GENOESE_WITH_ARTICLE = _WITH_ARTICLE | {
    "1": pgettext_lazy("genoese card", "the ace of %(suit)s"),
    "Q": pgettext_lazy("genoese card", "the queen of %(suit)s"),
}


def is_card(code: str, pack: str = "tarot") -> bool:
    """Whether the text is the code of a card of the pack. KeyError for an unknown pack, here and below."""
    if pack == "cucco":
        return cucconames.is_card(code)
    return _CODES[pack].fullmatch(code) is not None


def suit_name(suit: str) -> str:
    """``h`` -> hearts, cuori, coppe. KeyError for anything but a suit letter."""
    return str(_SUITS[suit])


def suit_sign(suit: str) -> str:
    """``h`` -> ♥. KeyError for anything but a suit letter."""
    return SUIT_SIGNS[suit]


def ranks_name(rank: str, pack: str = "tarot") -> str:
    """A court rank in the plural, as in "three kings". KeyError for a number."""
    return str(_QUEENS[pack] if rank == "Q" else _COURTS_PLURAL[rank])


def rank_letter(code: str) -> str:
    """What stands in the corner of the card: ``7``, ``S`` or ``J``, ``12``; the fool has a cap and no letter.

    A court rank alone (``K``) is answered too: sheets mark a quaterno or a terno by it.
    """
    if code in _LETTERS:
        return str(_LETTERS[code])
    rank, _suit, trump = _parts(code)
    return str(_LETTERS.get(rank, rank)) or trump


def sheet_mark(mark: str) -> str:
    """A mark of the score sheet (gatti.score): ♦ for a suit, the language's letter for a court, F T G B as they are.

    Jacks have a mark of their own, since in Italian their letter is the one of the frilli.
    """
    if mark == "J":
        return pgettext("jacks on the score sheet", "J")
    return SUIT_SIGNS.get(mark) or str(_LETTERS.get(mark, mark))


def card_short(code: str, pack: str = "tarot") -> str:
    """The shortest text for lists and sheets: ``7♥``, ``S♦``, ``T12``, *fool*, ``XIV``."""
    if pack == "cucco":
        return cucconames.short(code)
    rank, suit, trump = _parts(code, pack)
    if suit:
        return f"{_LETTERS.get(rank, rank)}{SUIT_SIGNS[suit]}"
    return f"T{trump}" if trump else pgettext("card", "fool")


def card_name(code: str, pack: str = "tarot") -> str:
    """The card's name as a label: "7 of hearts", "trump 12", "the fool", "Cat (XII)"."""
    if pack == "cucco":
        return cucconames.bare(code)
    return _named(code, pack, _GENOESE if pack == "genoese" else _BARE)


def card_the(code: str, pack: str = "tarot") -> str:
    """The card's name with its article, for use inside a sentence: "the 7 of hearts", *il tarocco 12*."""
    if pack == "cucco":
        return cucconames.with_article(code)
    return _named(code, pack, _GENOESE_WITH_ARTICLE if pack == "genoese" else _WITH_ARTICLE)


def _named(code: str, pack: str, patterns: dict[str, str]) -> str:
    rank, suit, trump = _parts(code, pack)
    if suit:
        pattern = patterns.get(rank, patterns["number"])
        return str(pattern) % {"number": rank, "suit": suit_name(suit)}
    return str(patterns["trump"]) % {"number": trump} if trump else pgettext("card", "the fool")


def _parts(code: str, pack: str = "tarot") -> tuple[str, str, str]:
    """Rank, suit and trump number, empty where the card has none. ValueError for what is no card of the pack."""
    match = _CODES[pack].fullmatch(code)
    if match is None:
        raise ValueError(f"not a card: {code!r}")
    return match["rank"] or "", match["suit"] or "", match["trump"] or ""
