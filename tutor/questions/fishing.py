"""A position of cirollon on the page: the table, the card to be played, what lies open, the piles."""

from typing import NamedTuple

from django.utils.translation import gettext, ngettext

from games.puzzles.question import Question


class Pile(NamedTuple):
    title: str
    cards: tuple[str, ...]


class Fishing(NamedTuple):
    """What `_fishing.html` lays out."""

    table: tuple[str, ...]
    bare: bool
    """Whether the table is shown although nothing lies there."""
    card: str
    open: tuple[str, ...]
    piles: list[Pile]
    notes: list[str]
    """What the poncin was named for, and the sgobbe marked."""


_AT_THE_TABLE = frozenset(
    {"ways", "count-ways", "must-take", "ace", "last-card", "is-sgobba", "may-take", "sgobba", "guided"}
)


def fishing(question: Question) -> Fishing | None:
    """The position of a question of cirollon; None for another game."""
    shown = question.shown
    if shown.pack != "genoese":
        return None
    piles = [(gettext("Your side’s pile") if shown.other else gettext("Pile"), shown.pile)]
    piles.append((gettext("The opponents’ pile"), shown.other))
    notes = []
    if shown.poncin:
        notes.append(gettext("Poncin: %(value)s") % {"value": shown.poncin})
    if question.kind == "count-hand":
        notes.append(ngettext("Your side has marked %(n)s sweep.", "Your side has marked %(n)s sweeps.", shown.sgobbe))
        notes[-1] %= {"n": shown.sgobbe}
    return Fishing(
        table=shown.table,
        bare=question.kind in _AT_THE_TABLE and not shown.table,
        card=shown.card,
        open=shown.open,
        piles=[Pile(title, cards) for title, cards in piles if cards],
        notes=notes,
    )
