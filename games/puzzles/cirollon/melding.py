"""Questions about melds from the hand: which may be declared and what they bring, the poncin's name, showing one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from games.cirollon import melds as tables
from games.cirollon import rules as r
from games.cirollon.notation import write_meld
from games.cirollon.takes import total, value
from games.core.cards import Cards, Unreadable, bits, each
from games.core.contract import Meld, ScoreLine, Verdict
from games.core.genoese import PACK, PONCIN_BIT
from games.puzzles.cirollon.position import GENOESE, Codes, Given, in_order, rules_of
from games.puzzles.question import Question, Reason, Shown

NEAR = 4
"""So many wrong melds are offered at the most."""
SPREAD = 2
"""A barsega that is so much too dear looks like one."""


def melds(hand: Codes, options: Given | None = None) -> Question:
    """Which of these melds may be declared from the hand, and how many points can be declared together?

    Of the poncin's names for the same cards one is offered; three cards of a kind are a barsegon, though a barsega of
    low ones may be declared too. Near misses are offered beside them.
    """
    held = PACK.set(hand)
    sound = offered(held)
    if not sound:
        raise Unreadable(f"no meld in {' '.join(hand)}")
    reasons = {}
    for meld in sorted([*sound, *near_misses(held, sound)], key=write_meld):
        reasons[write_meld(meld)] = _reason(meld, held)
    best = most(sound)
    lines = tuple(ScoreLine(tables.RULE[meld.kind], 0, "melds", tables.WORTH[meld.kind], meld.cards) for meld in best)
    drilled = rules_of(_reason(meld, held) for meld in sound)
    if any(meld.cards & PONCIN_BIT and meld.named != 7 for meld in sound):
        drilled += (r.MELD_PONCIN,)
    if len(best) > 1 or len(best) < len(sound):
        drilled += (r.MELD_SEVERAL,)
    return Question(
        "melds",
        "choices",
        drilled,
        Shown(pack=GENOESE, hand=in_order(hand)),
        choices=tuple(reasons),
        right=frozenset(map(write_meld, sound)),
        number=sum(line.points for line in lines),
        reasons=reasons,
        lines=lines,
        options=options or {},
    )


def offered(held: Cards) -> list[Meld]:
    """The melds that are offered: for each three cards the dearest, with the poncin's lowest name."""
    best: dict[Cards, Meld] = {}
    for meld in tables.in_hand(held):
        other = best.get(meld.cards)
        if other is None or tables.WORTH[meld.kind] > tables.WORTH[other.kind]:
            best[meld.cards] = meld
    return list(best.values())


def most(sound: Sequence[Meld]) -> tuple[Meld, ...]:
    """The melds that bring most together, no card in two of them."""
    best: tuple[Meld, ...] = ()
    for count in range(1, tables.MOST + 1):
        for some in combinations(sound, count):
            if tables.judge(some, PACK.all).allowed and _worth(some) > _worth(best):
                best = some
    return best


def _worth(some: Sequence[Meld]) -> int:
    return sum(tables.WORTH[meld.kind] for meld in some)


def near_misses(held: Cards, sound: Sequence[Meld]) -> list[Meld]:
    """What looks like a meld in these cards and is none: a pair, a little too dear, the poncin by the wrong name."""
    taken = {meld.cards for meld in sound}
    near: list[tuple[int, str, Meld]] = []
    pairs: set[tuple[int, ...]] = set()
    for three in combinations(each(held), 3):
        cards = bits(three)
        if cards in taken:
            continue
        named = 1 if cards & PONCIN_BIT else 0
        over = sum(value(card, named) for card in three) - 9
        if over <= SPREAD:
            meld = Meld("barsega", cards, named)
            near.append((over, write_meld(meld), meld))
        values = sorted(value(card) for card in three)
        pair = tuple(each for each in set(values) if values.count(each) == 2)
        if pair and pair not in pairs:
            pairs.add(pair)
            meld = Meld("barsegon", cards, 7 if named else 0)
            near.append((1, write_meld(meld), meld))
    found = [meld for _, _, meld in sorted(near, key=lambda each: each[:2])[:NEAR]]
    wild = next((meld for meld in sound if meld.kind == "barsegon" and meld.cards & PONCIN_BIT), None)
    if wild:  # the same cards, the poncin left what it is
        found = [*found[: NEAR - 1], Meld("barsegon", wild.cards, 8 if wild.named == 7 else 7)]
    return found


def _reason(meld: Meld, held: Cards) -> Reason:
    verdict = tables.judge([meld], held)
    if not verdict.allowed:
        return Reason(verdict.rule, verdict)
    rule = tables.RULE[meld.kind]
    return Reason(rule, Verdict(True, rule, because=meld.cards))


def meld_show(meld: str, hand: Codes, options: Given | None = None) -> Question:
    """Choose three cards that make a meld of this kind, the poncin with any name. Any three that do are right."""
    held = PACK.set(hand)
    if meld not in tables.KINDS:
        raise Unreadable(f"no meld: {meld!r}")
    best = next((found for found in tables.in_hand(held) if found.kind == meld), None)
    if best is None:
        raise Unreadable(f"no {meld} in {' '.join(hand)}")

    def judged(codes: frozenset[str]) -> Verdict:
        cards = PACK.set(codes)
        names = tables.NAMES if cards & PONCIN_BIT else (0,)
        verdicts = [tables.judge([Meld(meld, cards, named)], held) for named in names]
        # Where no name helps, the clause of the meld says why.
        plain = Verdict(False, tables.RULE[meld], 0, cards, total(cards, names[0]))
        return next((verdict for verdict in verdicts if verdict.allowed), plain)

    rule = tables.RULE[meld]
    return Question(
        "meld-show",
        "cards",
        (rule,),
        Shown(pack=GENOESE, hand=in_order(hand)),
        choices=in_order(hand),
        right=frozenset(PACK.texts(best.cards)),
        reasons={meld: Reason(rule)},
        lines=(ScoreLine(rule, 0, "melds", tables.WORTH[meld], best.cards),),
        options=options or {},
        judge=judged,
    )


def poncin(hand: Codes, meld: str, options: Given | None = None) -> Question:
    """With which values does the poncin make a meld of this kind with these two other cards?"""
    cards = PACK.set(hand)
    if cards.bit_count() != 3 or not cards & PONCIN_BIT or meld not in tables.KINDS:
        raise Unreadable("three cards, the poncin among them, and a kind of meld")
    reasons, right = {}, []
    for named in tables.NAMES:
        verdict = tables.judge([Meld(meld, cards, named)], cards)
        rule = r.MELD_PONCIN if verdict.allowed else verdict.rule
        reasons[str(named)] = Reason(rule, Verdict(True, rule, because=cards) if verdict.allowed else verdict)
        if verdict.allowed:
            right.append(str(named))
    if not right:
        raise Unreadable("no name makes that meld")
    return Question(
        "poncin",
        "choices",
        (r.MELD_PONCIN, tables.RULE[meld]),
        Shown(pack=GENOESE, hand=in_order(hand)),
        choices=tuple(reasons),
        right=frozenset(right),
        reasons=reasons,
        options=options or {},
    )
