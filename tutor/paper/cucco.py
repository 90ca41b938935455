"""The tables of cucco: the cards with their values, and those that cutter and dealer may take."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext

from games.cucco.cards import FIGURES, NUMBERS, PACK, PRIVILEGED, VALUE, WORTHLESS, kinds
from tutor.language.names import card_name, card_short
from tutor.paper.tables import Table


def tables(options: Mapping[str, Any]) -> list[Table]:
    """The tables, whatever the options."""
    return [_cards(), _special()]


def _cards() -> Table:
    numbers = kinds(NUMBERS)
    lowest, highest = numbers[0], numbers[-1]
    span = f"{_short(lowest)} – {_short(highest)}", f"{VALUE[lowest]} – {VALUE[highest]}"
    figures = [[card_name(PACK.text(card), "cucco"), str(VALUE[card])] for card in kinds(FIGURES)]
    worthless = ", ".join(card_name(PACK.text(card), "cucco") for card in kinds(WORTHLESS))
    return Table(
        gettext("The cards, each there twice"),
        [[gettext("numbers: %(span)s") % {"span": span[0]}, span[1]], *figures, [worthless, "0"]],
        ("", gettext("Points")),
        gettext("All together: %(total)s.") % {"total": sum(VALUE)},
    )


def _special() -> Table:
    return Table(
        gettext("What may be taken from the stock"),
        [[", ".join(_short(card) for card in kinds(PRIVILEGED))]],
    )


def _short(card: int) -> str:
    return card_short(PACK.text(card), "cucco")
