"""The names of the cucco cards: numbers as figures, pictures by their subject and, where they have one, their numeral.

The names are the Italian ones of the old pack; English has its own, Ligurian keeps those that are not attested in it
(ligurian/glossary.tsv).
"""

from django.utils.translation import pgettext_lazy

_NUMBERS = tuple(str(number) for number in range(1, 11))
_NUMERALS = {"11": "XI", "12": "XII", "13": "XIII", "14": "XIV", "15": "XV"}
_ROMAN = dict(zip(_NUMBERS, ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"), strict=True)) | _NUMERALS

_BARE = {
    "11": pgettext_lazy("cucco card", "Tavern (XI)"),
    "12": pgettext_lazy("cucco card", "Cat (XII)"),
    "13": pgettext_lazy("cucco card", "Horse (XIII)"),
    "14": pgettext_lazy("cucco card", "Bragon (XIV)"),
    "15": pgettext_lazy("cucco card", "Cucco (XV)"),
    "leone": pgettext_lazy("cucco card", "Lion"),
    "matto": pgettext_lazy("cucco card", "Fool"),
    "nulla": pgettext_lazy("cucco card", "Nothing"),
    "secchia": pgettext_lazy("cucco card", "Bucket"),
    "mascherone": pgettext_lazy("cucco card", "Mask"),
}
_WITH_ARTICLE = {
    "1": pgettext_lazy("cucco card", "the 1"),
    "8": pgettext_lazy("cucco card", "the 8"),
    "number": pgettext_lazy("cucco card", "the %(number)s"),
    "11": pgettext_lazy("cucco card", "the Tavern (XI)"),
    "12": pgettext_lazy("cucco card", "the Cat (XII)"),
    "13": pgettext_lazy("cucco card", "the Horse (XIII)"),
    "14": pgettext_lazy("cucco card", "the Bragon (XIV)"),
    "15": pgettext_lazy("cucco card", "the Cucco (XV)"),
    "leone": pgettext_lazy("cucco card", "the Lion"),
    "matto": pgettext_lazy("cucco card", "the Fool"),
    "nulla": pgettext_lazy("cucco card", "the Nothing"),
    "secchia": pgettext_lazy("cucco card", "the Bucket"),
    "mascherone": pgettext_lazy("cucco card", "the Mask"),
}


def is_card(code: str) -> bool:
    """Whether the text is the code of one of the twenty cards."""
    return code in _NUMBERS or code in _BARE


def numeral(code: str) -> str:
    """What stands in the corner: ``7`` -> VII, and nothing for a card without number. ValueError for no card."""
    _check(code)
    return _ROMAN.get(code, "")


def short(code: str) -> str:
    """The shortest text: the numeral, or the name of a card that has none."""
    return numeral(code) or str(_BARE[code])


def bare(code: str) -> str:
    """The card's name as a label: "the 7", "Cat (XII)", "Lion"."""
    _check(code)
    return str(_BARE[code]) if code in _BARE else with_article(code)


def with_article(code: str) -> str:
    """The card's name inside a sentence: "the 7", "the Cat (XII)", *il Leone*."""
    _check(code)
    return str(_WITH_ARTICLE.get(code, _WITH_ARTICLE["number"])) % {"number": code}


def _check(code: str) -> None:
    if not is_card(code):
        raise ValueError(f"not a card: {code!r}")
