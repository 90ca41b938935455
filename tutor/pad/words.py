"""The pad in the reader's words: fields, sections, and why an entry cannot be."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy, ngettext, pgettext_lazy

from games.core.pad import LIST, Fault, Field, Section
from games.core.tarotpad import PLAIN
from tutor.language.formats import listed
from tutor.language.melds import meld_kind
from tutor.language.names import card_name, card_short, rank_letter, ranks_name, suit_name, suit_sign
from tutor.language.packs import pack_of
from tutor.language.refusals import refusal
from tutor.language.ruletexts import rule_title

CAPTURED = "captured-"
CODES = {"held": "tarot", "coins": "genoese", "best-h": "genoese", "best-c": "genoese", "best-s": "genoese"}
"""Fields whose values are cards, and of which pack."""

_SECTIONS = {
    "melds": gettext_lazy("Declared melds"),
    "bagatto": gettext_lazy("Last-trick bagatto"),
    "pile": gettext_lazy("Cards taken"),
    "points": gettext_lazy("Or points already counted"),
    "fool": gettext_lazy("The card for the fool, if it is still to be given"),
    "primiera": gettext_lazy("Primiera"),
    "sgobbe": gettext_lazy("Sweeps"),
    "best": gettext_lazy("Or the cards of the primiera"),
    "values": gettext_lazy("Points in tricks"),
}
_HELP: Mapping[tuple[str, str], Promise] = {
    ("cirollon", "pile"): gettext_lazy("One pile is enough: the other side has the rest."),
    ("cucco", "values"): gettext_lazy("The values of the cards taken, such as 15 14 10 3 3."),
    ("cirollon", "melds"): gettext_lazy("How many of each kind."),
}
_TURNS: Mapping[tuple[str, str], Promise] = {
    ("gatti", "melds"): gettext_lazy("Frilli and trumps: each partner writes how many were shown."),
    ("chinze", "melds"): gettext_lazy("Trumps: how many were shown; declared again, the new number in the next box."),
}
"""The same, where there are several boxes of a name."""


_LABELS = {
    "cards": gettext_lazy("How many cards"),
    "points": gettext_lazy("Card points"),
    "sgobbe": gettext_lazy("Sweeps in play"),
    "claim": gettext_lazy("The dealer took the four cards"),
    "values": gettext_lazy("Values"),
    "primiera": gettext_lazy("Who has the primiera"),
    "bagatto": gettext_lazy("Trump 1 in the last trick"),
    "owes": gettext_lazy("From whom, to whom"),
    "given": gettext_lazy("Which card"),
}
_CHOICES = {"fifteen": "15", "thirty": "30"}


def section_title(name: str) -> str:
    """The heading of a section of the form."""
    return str(_SECTIONS[name])


def section_help(game: str, section: Section, *, turns: int, exchange: bool) -> tuple[str, str]:
    """A word on how to fill a section in, and the clause behind it; "" where nothing needs to be said.

    `turns` is how many boxes there are of a name, `exchange` whether a card is given for the fool.
    """
    name = section.name
    if game in ("gatti", "chinze") and name == "pile":
        said = [gettext("Count when the card for the fool has been given.")] if exchange else []
        said += [gettext("Of two piles one is enough.")] if section.rest else []
        return " ".join(said), f"{game}.fool.exchange" if exchange else ""
    text = _TURNS.get((game, name)) if turns else _HELP.get((game, name))
    return (str(text), "chinze.meld.tarocchi.again" if game == "chinze" else "") if text else ("", "")


def label(game: str, field: Field) -> str:
    """What a field is called."""
    name = field.name.removeprefix(CAPTURED)
    if name.startswith("best-"):
        return suit_name(name[-1])
    if game == "cucco" and name == "points":
        return gettext("Points in tricks")
    if game == "chinze" and name == "bagatto":
        return gettext("Who takes the last trick with trump 1 in it")
    if name in _LABELS:
        return str(_LABELS[name])
    # Captured melds hang on one clause; each is called as it is when it is declared.
    return rule_title(field.rule if name == field.name else f"{game}.meld.{name}")


def turn(game: str, title: str, field: Field) -> str:
    """What one of several boxes is called, for those who do not see how they stand."""
    if not field.turn:
        return title
    if game == "chinze":
        return title if field.turn == 1 else f"{title}: {rule_title('chinze.meld.tarocchi.again')}"
    whose = gettext("one partner") if field.turn == 1 else gettext("the other partner")
    return f"{title}: {whose}"


class Value(NamedTuple):
    """Something to tick: what is seen, what is read out, the suit that colours it."""

    value: str
    text: str
    name: str
    suit: str = ""


def value(game: str, field: Field, text: str, sides: list[str]) -> Value:
    """A value of a field as it is shown."""
    name = field.name.removeprefix(CAPTURED)
    if text == PLAIN:
        return Value(text, gettext("a card without points"), "")
    if name == "given":
        return Value(text, card_name(text), "")
    if name == "owes":
        _, giver, taker = text.split("-")
        return Value(text, between := f"{sides[int(giver)]} → {sides[int(taker)]}", between)
    if name in CODES:
        pack = CODES[name]
        return Value(text, card_short(text, pack), card_name(text, pack), text[-1] if text[-1] in "hdcs" else "")
    if name == "famiggia":
        return Value(text, suit_sign(text), suit_name(text), text)
    if name in ("quaterno", "terno"):
        return Value(text, rank_letter(text), ranks_name(text))
    if name == "gatti":
        return Value(text, gettext("yes"), rule_title(f"{game}.meld.gatti"))
    word, _, side = text.rpartition("-")
    if word == "won":
        words = gettext("%(side)s played it and won") % {"side": sides[int(side)]}
    elif word == "lost":
        words = gettext("%(side)s played it and lost") % {"side": sides[int(side)]}
    elif word in ("taken", "side"):
        words = sides[int(side)]
    else:
        words = _CHOICES[text]
    return Value(text, words, words)


def nothing(field: Field) -> str:
    """The choice of none."""
    if field.name == "bagatto":
        return gettext("It was not there")
    if field.name == "owes":
        return gettext("Nothing to give")
    if field.name == "given":
        return "–"
    return gettext("Nobody") if field.name == "primiera" else gettext("no")


# --- why it cannot be ------------------------------------------------------------------------------------------


def fault_text(game: str, fault: Fault, sides: list[str]) -> str:
    """Why an entry cannot be. KeyError for a reason that there is not."""
    return refusal(fault.verdict) if fault.reason == "meld" else _FAULTS[fault.reason](game, fault, sides)


def _most(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(found)s is too many: there are %(wanted)s at most.") % _numbers(fault)


def _twice(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("The same meld twice: %(meld)s.") % {"meld": _meld(fault)}


def _shared(game: str, fault: Fault, sides: list[str]) -> str:
    cards = listed([card_short(code) for code in fault.values[2:]])
    return gettext("%(meld)s cannot be, as the others have %(cards)s.") % {"meld": _meld(fault), "cards": cards}


def _too_many(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("Together they are %(found)s, but there are only %(wanted)s.") % _numbers(fault)


def _melds_many(game: str, fault: Fault, sides: list[str]) -> str:
    if game == "cirollon":
        return gettext("Each player declares three melds at most, so a side %(wanted)s.") % _numbers(fault)
    return _too_many(game, fault, sides)


def _nothing(game: str, fault: Fault, sides: list[str]) -> str:
    if game == "cirollon":
        return gettext("Tick the diamonds that one of the sides has taken.")
    return gettext("Enter the cards of one pile, or the card points.")


def _card_twice(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(cards)s cannot lie in two piles.") % {"cards": _cards(game, fault)}


def _card_missing(game: str, fault: Fault, sides: list[str]) -> str:
    if len(fault.values) > 4:
        return ngettext("%(n)s card is in no pile yet.", "%(n)s cards are in no pile yet.", len(fault.values)) % {
            "n": len(fault.values)
        }
    return ngettext("%(cards)s is in no pile yet.", "%(cards)s are in no pile yet.", len(fault.values)) % {
        "cards": _cards(game, fault)
    }


def _cards_unknown(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("How many cards are in the pile?")


def _cards_sum(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("The piles make %(found)s cards together, but the pack has %(wanted)s.") % _numbers(fault)


def _cards_few(game: str, fault: Fault, sides: list[str]) -> str:
    if fault.number < fault.wanted:
        return gettext("%(side)s: %(wanted)s cards are ticked, but the pile has %(found)s.") % _of(fault, sides)
    return gettext("%(side)s: there are not so many cards without points.") % _of(fault, sides)


def _tricks(game: str, fault: Fault, sides: list[str]) -> str:
    if fault.wanted == 3:
        said = gettext("%(side)s: the cards cannot number %(found)s. Tricks are of three cards, the discard too.")
    elif game == "chinze":
        said = gettext("%(side)s: the cards cannot number %(found)s. Tricks are of two cards.")
    else:
        said = gettext("%(side)s: the cards cannot number %(found)s. Tricks are of four cards, the discard of two.")
    return said % _of(fault, sides)


def _points_unknown(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("Card points are missing: all piles have to be counted.")


def _points_sum(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("The card points make %(found)s together, but there are %(wanted)s in the pack.") % _numbers(fault)


def _points_differ(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(side)s: you wrote %(found)s, but these cards make %(wanted)s.") % _of(fault, sides)


def _captured_differ(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(meld)s is not among the cards of that pile.") % {"meld": _meld(fault)}


def _value_thrice(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(cards)s: each card is there twice, not more.") % {"cards": listed([*fault.values])}


def _points_range(game: str, fault: Fault, sides: list[str]) -> str:
    if fault.number > fault.wanted:
        return gettext("%(found)s points cannot be: the cards in play make %(wanted)s at most.") % _numbers(fault)
    return gettext("%(found)s points cannot be: the cards in play make %(wanted)s at least.") % _numbers(fault)


def _side_missing(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(side)s: the points are missing.") % _of(fault, sides)


def _claims(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("There is one dealer: only one side can have taken the four cards.")


def _sgobbe_many(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(found)s sweeps cannot be: in one hand there are %(wanted)s at most.") % _numbers(fault)


def _sgobbe_cards(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(side)s: so many sweeps take %(wanted)s cards at least; here are %(found)s.") % _of(fault, sides)


def _primiera_differ(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("With these cards the primiera comes out differently.")


def _given_open(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("Say who gives for the fool, and which card; and enter the piles.")


def _fool_elsewhere(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(side)s: the fool is not in that pile, so nothing is given for it.") % _of(fault, sides)


def _given_elsewhere(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(side)s: that card is not in the pile.") % _of(fault, sides)


def _hand_full(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(side)s: these melds need %(found)s cards, but only %(wanted)s are in hand.") % _of(fault, sides)


def _points_few(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(side)s: the cards of these melds alone make %(wanted)s points; here are %(found)s.") % _of(
        fault, sides
    )


def _best_missing(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("%(side)s: the cards of the primiera are missing.") % _of(fault, sides)


def _values_few(game: str, fault: Fault, sides: list[str]) -> str:
    return gettext("Here are %(found)s cards with a value, but at least %(wanted)s are played.") % _numbers(fault)


def _unread(game: str, fault: Fault, sides: list[str]) -> str:
    if fault.values == (LIST,):
        return gettext("Write the values of the cards, from 0 to 15, with a space between them.")
    return gettext("Only numbers go here.")


_FAULTS: Mapping[str, Callable[[str, Fault, list[str]], str]] = {
    "most": _most,
    "twice": _twice,
    "shared": _shared,
    "too-many": _melds_many,
    "nothing": _nothing,
    "card-twice": _card_twice,
    "card-missing": _card_missing,
    "cards-unknown": _cards_unknown,
    "cards-sum": _cards_sum,
    "cards-few": _cards_few,
    "tricks": _tricks,
    "points-unknown": _points_unknown,
    "points-sum": _points_sum,
    "points-differ": _points_differ,
    "captured-differ": _captured_differ,
    "value-thrice": _value_thrice,
    "points-range": _points_range,
    "side-missing": _side_missing,
    "claims": _claims,
    "sgobbe-many": _sgobbe_many,
    "sgobbe-cards": _sgobbe_cards,
    "best-twice": _card_twice,
    "primiera-differ": _primiera_differ,
    "given-open": _given_open,
    "fool-elsewhere": _fool_elsewhere,
    "given-elsewhere": _given_elsewhere,
    "hand-full": _hand_full,
    "points-few": _points_few,
    "best-missing": _best_missing,
    "values-few": _values_few,
    "unread": _unread,
}

UNFINISHED = frozenset({"nothing", "card-missing", "cards-unknown", "points-unknown", "side-missing", "best-missing"})
"""Reasons that only say that something is still to come."""


def _numbers(fault: Fault) -> dict[str, object]:
    return {"found": fault.number, "wanted": fault.wanted}


def _of(fault: Fault, sides: list[str]) -> dict[str, object]:
    return {"side": sides[fault.side], **_numbers(fault)}


def _cards(game: str, fault: Fault) -> str:
    return listed([card_short(code, pack_of(game)) for code in fault.values])


def _meld(fault: Fault) -> str:
    """A meld as the sheet would name it: "Famiggia ♥"."""
    kind, mark = fault.values[:2]
    if kind in ("frilli", "tarocchi", "gatti"):
        return meld_kind(kind)
    title = {
        "famiggia": pgettext_lazy("kind of meld", "famiggia"),
        "quaterno": pgettext_lazy("kind of meld", "quaterno"),
        "terno": pgettext_lazy("kind of meld", "terno"),
    }[kind]
    return f"{title} {suit_sign(mark) if kind == 'famiggia' else rank_letter(mark)}"
