"""The tables of gatti and chinze: the order of the cards, melds, the points of cards, the bagatto."""

from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.translation import gettext

from games.chinze import rules as chinze_rules
from games.chinze import scoring as chinze_scoring
from games.core.cards import Cards, bits, each
from games.core.contract import Meld
from games.core.counting import thirds
from games.core.melds import FAMILIES, FEWEST_TRUMPS, FOURS, MeldBook, mark, worth
from games.core.tarot import COURTS, FOOL_BIT, PACK, PIPS, RANK, SUIT, SUITS, TRUMPS
from games.core.tricks import in_order
from games.gatti import rules as gatti_rules
from games.gatti import scoring as gatti_scoring
from tutor.language.names import SUIT_SIGNS, card_short, rank_letter, ranks_name, sheet_mark
from tutor.language.ruletexts import rule_title
from tutor.paper.tables import Table, signed


def gatti(options: Mapping[str, Any]) -> list[Table]:
    """The tables of gatti under these options."""
    rules = gatti_rules.rules_for(gatti_rules.Options.read(options))
    points = [gatti_scoring.bagatto(0, won=won).points for won in (True, False)]
    return [
        _order("gatti", rules.beats),
        _melds(rules.melds),
        _values("gatti", rules.values, points if rules.options.bagatto_last else []),
    ]


def chinze(options: Mapping[str, Any]) -> list[Table]:
    """The tables of chinze under these options."""
    rules = chinze_rules.rules_for(chinze_rules.Options.read(options))
    points = [chinze_scoring.bagatto(0).points]
    return [
        _order("chinze", rules.beats),
        _melds(rules.melds),
        _values("chinze", rules.values, points if rules.options.bagatto_last else []),
    ]


def _order(game: str, beats: Any) -> Table:
    """From the lowest up; suits in which the cards rank alike share a row."""
    rows: dict[str, str] = {}
    for suit in SUITS:
        ranks = " ".join(rank_letter(PACK.text(card)) for card in in_order(SUIT[suit], beats))
        rows[ranks] = rows.get(ranks, "") + SUIT_SIGNS[suit]
    trumps = [rank_letter(PACK.text(card)) for card in in_order(TRUMPS, beats)]
    return Table(
        gettext("From low to high"),
        [*([signs, ranks] for ranks, signs in rows.items()), [gettext("Trumps"), _shortened(trumps)]],
    )


def _shortened(numbers: list[str]) -> str:
    """1 2 3 … 19 20 21."""
    return " ".join([*numbers[:3], "…", *numbers[-3:]])


def _melds(book: MeldBook) -> Table:
    rows = [_meld_row(clause, meld, book) for kind, clause in book.clauses.items() for meld in _examples(kind, book)]
    return Table(gettext("Melds"), rows, ("", gettext("Cards"), gettext("Points")))


def _examples(kind: str, book: MeldBook) -> Iterable[Meld]:
    """One meld of the kind, as small as may be declared; none where it is barred."""
    if kind in book.barred:
        return ()
    smallest: dict[str, Cards] = {
        "frilli": bits(list(each(PIPS))[: book.frilli]),
        "tarocchi": bits(list(each(TRUMPS))[:FEWEST_TRUMPS]),
        "gatti": book.gatti,
        "famiggia": FAMILIES[1],
        "quaterno": FOURS[3],
        "terno": bits(list(each(FOURS[3]))[:3]),
    }
    return (Meld(kind, smallest[kind]),)


def _meld_row(clause: str, meld: Meld, book: MeldBook) -> list[str]:
    count = meld.cards.bit_count()
    if meld.kind == "frilli":
        cards = gettext("%(count)s or more, from 1 to 10") % {"count": count}
    elif meld.kind == "tarocchi":
        cards = gettext("%(count)s or more, without the fool") % {"count": count}
    else:
        cards = " ".join(card_short(code) for code in PACK.texts(meld.cards))
    each_one = worth(meld) == count
    points = gettext("%(points)s each") % {"points": worth(meld) // count} if each_one else str(worth(meld))
    return [f"{rule_title(clause)} ({sheet_mark(mark(meld))})", cards, points]


def _values(game: str, values: Mapping[int, int], bagatto: list[int]) -> Table:
    """The dearest first; a rank that is worth the same in each suit is named once."""
    by_points: dict[int, Cards] = {}
    for card, points in values.items():
        by_points[points] = by_points.get(points, 0) | 1 << card
    rows = [[_named(cards), str(points)] for points, cards in sorted(by_points.items(), reverse=True)]
    rows.append([gettext("every three cards"), str(thirds(0b111))])
    if bagatto:
        rows.append([rule_title(f"{game}.bagatto"), " / ".join(map(signed, bagatto))])
    total = sum(values.values()) + thirds(PACK.all)
    return Table(
        gettext("Points in the pile"),
        rows,
        note=gettext("All together: %(total)s, without the bagatto.") % {"total": total},
    )


def _named(cards: Cards) -> str:
    ranks = [rank for rank in reversed(COURTS) if cards & RANK[rank] == RANK[rank]]
    single = cards & ~sum(RANK[rank] for rank in ranks)
    names = [card_short(PACK.text(card)) for card in each(single & ~FOOL_BIT)]
    names += [card_short("F")] if single & FOOL_BIT else []
    return ", ".join([*names, *(f"{ranks_name(rank)} ({rank_letter(rank)})" for rank in ranks)])
