"""Melds (boñe) of the tarot games: which lie in some cards, what they are worth, whether a declaration stands.

A game says in its `MeldBook` which melds it knows, and which of its clauses speaks of each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.core.cards import BITS, Cards, each
from games.core.contract import ALLOWED, Meld, Verdict
from games.core.tarot import COURTS, PIPS, RANK, SUIT, SUITS, TRUMPS

KINDS = ("frilli", "tarocchi", "gatti", "famiggia", "quaterno", "terno")
FEWEST_TRUMPS = 10

FAMILIES: tuple[Cards, ...] = tuple(sum(SUIT[suit] & RANK[rank] for rank in COURTS) for suit in SUITS)
FOURS: tuple[Cards, ...] = tuple(RANK[rank] for rank in COURTS)


@dataclass(frozen=True, slots=True)
class MeldBook:
    """The melds of a game at one table.

    `clauses` names the clause of each kind there is; `barred` are kinds that a house rule, `barred_clause`, forbids.
    A kind without a clause is not played at all, says `unknown_clause`. `gatti` is the fool with the two trumps that
    count. Fewer than `frilli` number cards are forbidden by `few_frilli`.
    """

    clauses: Mapping[str, str]
    barred_clause: str
    barred: frozenset[str]
    gatti: Cards
    unknown_clause: str = ""
    frilli: int = 0
    few_frilli: str = ""


def worth(meld: Meld) -> int:
    """The points of a meld."""
    match meld.kind:
        case "frilli" | "tarocchi":
            return meld.cards.bit_count()
        case "terno":
            return 5
        case _:
            return 10


def mark(meld: Meld) -> str:
    """The sheet's sign for a meld: F, T, G, a suit letter, or a rank letter (gatti.score)."""
    match meld.kind:
        case "frilli":
            return "F"
        case "tarocchi":
            return "T"
        case "gatti":
            return "G"
        case "famiggia":
            return next(suit for suit in SUITS if meld.cards & SUIT[suit])
        case _:
            return next(rank for rank in COURTS if meld.cards & RANK[rank])


def in_hand(cards: Cards, book: MeldBook) -> list[Meld]:
    """Every meld that may be declared from these cards, each in its largest form.

    Four of a rank are offered as the quaterno; where that is barred, as the four terni.
    """
    found = []
    if "frilli" in book.clauses and (cards & PIPS).bit_count() >= book.frilli:
        found.append(Meld("frilli", cards & PIPS))
    if (cards & TRUMPS).bit_count() >= FEWEST_TRUMPS:
        found.append(Meld("tarocchi", cards & TRUMPS))
    return found + _of_courts(cards, book)


def in_pile(cards: Cards, book: MeldBook) -> list[Meld]:
    """The gatti, famigge, quaterni and terni lying in these cards: one meld for each rank (gatti.captured)."""
    found = []
    ranks: set[Cards] = set()
    for meld in _of_courts(cards, book):
        rank = next((four for four in FOURS if meld.kind == "terno" and not meld.cards & ~four), 0)
        if not rank or rank not in ranks:
            found.append(meld)
        ranks.add(rank)
    return found


def choices(cards: Cards, book: MeldBook) -> list[list[Meld]]:
    """What may be declared from these cards, meld by meld: of each list one at most, the dearest first.

    Four of a rank may be shown as a quaterno or as one of four terni (gatti.meld.terno).
    """
    found: list[list[Meld]] = []
    for meld in in_hand(cards, book):
        rivals = next((group for group in found if clash(group[0], meld)), None)
        if rivals:
            rivals.append(meld)
        elif meld.kind == "quaterno" and "terno" not in book.barred:
            found.append([meld, *(Meld("terno", three) for three in _threes(meld.cards))])
        else:
            found.append([meld])
    return found


def fewest(meld: Meld, book: MeldBook) -> int:
    """How many cards of a meld must be shown; the others may be withheld (gatti.meld.frilli, .tarocchi)."""
    return {"frilli": book.frilli, "tarocchi": FEWEST_TRUMPS}.get(meld.kind, meld.cards.bit_count())


def _of_courts(cards: Cards, book: MeldBook) -> list[Meld]:
    """Gatti, and the melds of court cards."""
    found = []
    if cards & book.gatti == book.gatti and "gatti" not in book.barred:
        found.append(Meld("gatti", book.gatti))
    found += [Meld("famiggia", family) for family in FAMILIES if cards & family == family]
    for four in FOURS:
        here = cards & four
        count = here.bit_count()
        if count < 3:
            continue
        if count == 4 and "quaterno" not in book.barred:
            found.append(Meld("quaterno", four))
        elif "terno" not in book.barred:
            found += [Meld("terno", three) for three in ([here] if count == 3 else _threes(four))]
    return found


def _threes(four: Cards) -> list[Cards]:
    """The four ways to show three of four cards."""
    return [four ^ BITS[card] for card in each(four)]


def fault(meld: Meld, book: MeldBook) -> str:
    """The clause that these cards break as a meld of this kind; "" if they make one."""
    cards, count = meld.cards, meld.cards.bit_count()
    if meld.kind not in book.clauses:
        return book.unknown_clause
    if meld.kind in book.barred:
        return book.barred_clause
    match meld.kind:
        case "frilli":
            if count < book.frilli and not cards & ~PIPS:
                return book.few_frilli
            good = not cards & ~PIPS
        case "tarocchi":
            good = not cards & ~TRUMPS and count >= FEWEST_TRUMPS
        case "gatti":
            good = cards == book.gatti
        case "famiggia":
            good = cards in FAMILIES
        case "quaterno":
            good = cards in FOURS
        case _:
            good = count == 3 and any(not cards & ~four for four in FOURS)
    return "" if good else book.clauses[meld.kind]


def judge(melds: Sequence[Meld], hand: Cards, book: MeldBook, hold: str) -> Verdict:
    """Whether these melds may be declared together from this hand; names the clause of the first that may not.

    `hold` is the clause that one shows only cards one holds. A verdict on gatti names the three cards it takes.
    """
    for meld in melds:
        if meld.cards & ~hand:
            return Verdict(False, hold, because=meld.cards & ~hand)
    for place, meld in enumerate(melds):
        clause = fault(meld, book)
        if not clause and any(clash(meld, earlier) for earlier in melds[:place]):
            clause = book.clauses["terno" if _same_rank_kind(meld) else meld.kind]
        if clause:
            return Verdict(False, clause, book.gatti if meld.kind == "gatti" else 0, meld.cards)
    return ALLOWED


def clash(meld: Meld, other: Meld) -> bool:
    """Whether two sound melds exclude each other: the same one again, or two of the same rank."""
    if _same_rank_kind(meld) and _same_rank_kind(other):
        return bool(meld.cards & other.cards)
    if meld.kind == "famiggia" or other.kind == "famiggia":
        return meld == other
    return meld.kind == other.kind


def _same_rank_kind(meld: Meld) -> bool:
    return meld.kind in ("quaterno", "terno")
