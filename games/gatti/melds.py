"""Melds (boñe): which lie in a hand or a pile, what they are worth, and whether a declaration stands."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Cards, each
from games.core.contract import ALLOWED, Meld, Verdict
from games.core.tarot import COURTS, PACK, PIPS, RANK, SUIT, SUITS, TRUMPS
from games.gatti import rules as r

KINDS = ("frilli", "tarocchi", "gatti", "famiggia", "quaterno", "terno")
RULE = {
    "frilli": r.MELD_FRILLI,
    "tarocchi": r.MELD_TAROCCHI,
    "gatti": r.MELD_GATTI,
    "famiggia": r.MELD_FAMIGGIA,
    "quaterno": r.MELD_QUATERNO,
    "terno": r.MELD_TERNO,
}
FEWEST_TRUMPS = 10

FAMILIES: tuple[Cards, ...] = tuple(sum(SUIT[suit] & RANK[rank] for rank in COURTS) for suit in SUITS)
FOURS: tuple[Cards, ...] = tuple(RANK[rank] for rank in COURTS)


def _threes(four: Cards) -> list[Cards]:
    """The four ways to show three of four cards."""
    return [four ^ 1 << card for card in each(four)]


def worth(meld: Meld) -> int:
    """The points of a meld (gatti.meld.*)."""
    match meld.kind:
        case "frilli" | "tarocchi":
            return meld.cards.bit_count()
        case "terno":
            return 5
        case _:
            return 10


def mark(meld: Meld) -> str:
    """The sheet's sign for a meld (gatti.score): F, T, G, a suit letter, or a rank letter."""
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


def in_hand(cards: Cards, rules: r.Rules) -> list[Meld]:
    """Every meld that may be declared from these cards, each in its largest form.

    Four of a rank are offered as the quaterno; where `melds` bars it, as the four terni.
    """
    found = []
    if (cards & PIPS).bit_count() >= rules.frilli:
        found.append(Meld("frilli", cards & PIPS))
    if (cards & TRUMPS).bit_count() >= FEWEST_TRUMPS:
        found.append(Meld("tarocchi", cards & TRUMPS))
    return found + in_pile(cards, rules, every_terno=True)


def in_pile(cards: Cards, rules: r.Rules, *, every_terno: bool = False) -> list[Meld]:
    """The gatti, famigge, quaterni and terni lying in these cards (gatti.captured): one meld for each rank."""
    found = []
    if cards & rules.gatti == rules.gatti and "gatti" not in rules.barred:
        found.append(Meld("gatti", rules.gatti))
    found += [Meld("famiggia", family) for family in FAMILIES if cards & family == family]
    for four in FOURS:
        here = cards & four
        count = here.bit_count()
        if count < 3:
            continue
        if count == 4 and "quaterno" not in rules.barred:
            found.append(Meld("quaterno", four))
        elif "terno" not in rules.barred:
            terni = [here] if count == 3 else _threes(four)
            found += [Meld("terno", terno) for terno in (terni if every_terno else terni[:1])]
    return found


def choices(cards: Cards, rules: r.Rules) -> list[list[Meld]]:
    """What may be declared from these cards, meld by meld: of each list one at most, the dearest first.

    Four of a rank may be shown as a quaterno or as one of four terni (gatti.meld.terno).
    """
    found: list[list[Meld]] = []
    for meld in in_hand(cards, rules):
        rivals = next((group for group in found if _clash(group[0], meld)), None)
        if rivals:
            rivals.append(meld)
        elif meld.kind == "quaterno" and "terno" not in rules.barred:
            found.append([meld, *(Meld("terno", terno) for terno in _threes(meld.cards))])
        else:
            found.append([meld])
    return found


def fewest(meld: Meld, rules: r.Rules) -> int:
    """How many cards of a meld must be shown; the others may be withheld (gatti.meld.frilli, .tarocchi)."""
    return {"frilli": rules.frilli, "tarocchi": FEWEST_TRUMPS}.get(meld.kind, meld.cards.bit_count())


def judge(melds: Sequence[Meld], hand: Cards, rules: r.Rules) -> Verdict:
    """Whether these melds may be declared together from this hand; names the clause of the first that may not."""
    for meld in melds:
        if meld.cards & ~hand:
            return Verdict(False, r.HOLD, because=meld.cards & ~hand)
    for place, meld in enumerate(melds):
        rule = _fault(meld, rules)
        if not rule and any(_clash(meld, earlier) for earlier in melds[:place]):
            rule = r.MELD_TERNO if {meld.kind, "terno"} <= {"terno", "quaterno"} else RULE[meld.kind]
        if rule:
            return Verdict(False, rule, because=meld.cards)
    return ALLOWED


def _fault(meld: Meld, rules: r.Rules) -> str:
    """The clause that these cards break as a meld of this kind; "" if they make one."""
    cards, count = meld.cards, meld.cards.bit_count()
    if meld.kind in rules.barred:
        return r.OPTION_MELDS
    match meld.kind:
        case "frilli":
            if cards & ~PIPS or count < 15:
                return r.MELD_FRILLI if rules.frilli == 15 or cards & ~PIPS else r.THREE_FRILLI
            return r.THREE_FRILLI if count < rules.frilli else ""
        case "tarocchi":
            good = not cards & ~TRUMPS and count >= FEWEST_TRUMPS
        case "gatti":
            good = cards == rules.gatti
        case "famiggia":
            good = cards in FAMILIES
        case "quaterno":
            good = cards in FOURS
        case _:
            good = count == 3 and any(not cards & ~four for four in FOURS)
    return "" if good else RULE[meld.kind]


def _clash(meld: Meld, other: Meld) -> bool:
    """Whether two sound melds exclude each other: the same one again, or two of the same rank."""
    if meld.kind in ("quaterno", "terno") and other.kind in ("quaterno", "terno"):
        return bool(meld.cards & other.cards)
    if meld.kind == "famiggia" or other.kind == "famiggia":
        return meld == other
    return meld.kind == other.kind


__all__ = [
    "FEWEST_TRUMPS",
    "KINDS",
    "PACK",
    "RULE",
    "choices",
    "fewest",
    "in_hand",
    "in_pile",
    "judge",
    "mark",
    "worth",
]
