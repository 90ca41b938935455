"""Questions about melds (boñe): which lie in some cards and what they are worth, and showing one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from games.core import melds as tables
from games.core.cards import Cards, Unreadable
from games.core.contract import Action, Meld, ScoreLine, Verdict
from games.core.melds import FAMILIES, FOURS, KINDS, MeldBook
from games.core.notation import write_meld
from games.core.tarot import PACK, PIPS, TRUMPS
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot.game import Codes, Given, Tarot, sorted_codes

NEAR = 3
"""A long meld that lacks so many cards at the most looks like one."""


def reason(meld: Meld, verdict: Verdict, book: MeldBook) -> Reason:
    """Why a meld stands or does not; where it stands, the verdict tells the cards it takes."""
    if not verdict.allowed:
        return Reason(verdict.rule, verdict)
    rule = book.few_frilli if meld.kind == "frilli" else book.clauses[meld.kind]
    return Reason(rule, Verdict(True, rule, meld.cards))


def asked(
    kind: str,
    shown: Shown,
    lines: Mapping[Meld, ScoreLine],
    reasons: Mapping[str, Reason],
    options: Given | None,
) -> Question:
    """Which of the melds that have a reason are there (those with a line), and what are they worth together?"""
    order = {name: place for place, name in enumerate(KINDS)}
    drilled = {line.rule for line in lines.values()} | {reason.rule for reason in reasons.values()}
    return Question(
        kind,
        "choices",
        tuple(sorted(drilled)),
        shown,
        choices=tuple(sorted(reasons, key=lambda text: (order[text.partition(":")[0]], text))),
        right=frozenset(map(write_meld, lines)),
        number=sum(line.points for line in lines.values()),
        reasons=reasons,
        lines=tuple(lines.values()),
        options=options or {},
    )


def near_misses(cards: Cards, found: Iterable[Meld], book: MeldBook) -> list[Meld]:
    """What looks like a meld in these cards and is none: a card or two short, or of a kind not played here."""
    kinds = {meld.kind for meld in found}
    near = []
    least = {"frilli": book.frilli or 15, "tarocchi": tables.FEWEST_TRUMPS}
    for kind, some in (("frilli", cards & PIPS), ("tarocchi", cards & TRUMPS)):
        if kind not in kinds and some.bit_count() >= least[kind] - NEAR:
            near.append(Meld(kind, some))
    if "gatti" not in kinds and (cards & book.gatti).bit_count() >= 2:
        near.append(Meld("gatti", cards & book.gatti))
    near += [Meld("famiggia", cards & family) for family in FAMILIES if (cards & family).bit_count() == 3]
    near += [Meld("terno", cards & four) for four in FOURS if (cards & four).bit_count() == 2]
    near += [Meld("terno", cards & four) for four in FOURS if _barred("terno", 3, cards & four, book)]
    near += [Meld("quaterno", four) for four in FOURS if _barred("quaterno", 4, cards & four, book)]
    return near


def _barred(kind: str, count: int, cards: Cards, book: MeldBook) -> bool:
    return kind in book.barred and cards.bit_count() == count


def meld_show(
    game: Tarot,
    meld: str,
    hand: Codes,
    options: Given | None,
    judge: Callable[[Action], Verdict],
) -> Question:
    """Choose cards of this hand that make a meld of this kind. Any set the engine accepts is right."""
    rules = game.rules(options)
    held = PACK.set(hand)

    def judged(codes: frozenset[str]) -> Verdict:
        return judge(Action(0, "declare", PACK.set(codes), (Meld(meld, PACK.set(codes)),)))

    found = tables.in_hand(held, rules.melds)
    best = next((each for each in found if each.kind == meld), None)
    if not best and meld == "terno":  # a quaterno may be shown as a terno
        best = next((each for each in found if each.kind == "quaterno"), None)
        best = best and Meld("terno", best.cards & best.cards - 1)
    if not best:
        raise Unreadable(f"no {meld} in {' '.join(hand)}")
    rule = rules.melds.clauses[meld]
    return Question(
        "meld-show",
        "cards",
        (rule,),
        Shown(hand=sorted_codes(hand, rules), seats=rules.seats),
        choices=sorted_codes(hand, rules),
        right=frozenset(PACK.texts(best.cards)),
        reasons={meld: Reason(rule)},
        lines=(ScoreLine(rule, 0, "melds", tables.worth(best), best.cards, tables.mark(best)),),
        options=options or {},
        judge=judged,
    )
