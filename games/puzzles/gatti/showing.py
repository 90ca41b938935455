"""Questions about melds (boñe): which lie in a hand or a pile, what they are worth, and showing one."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.cards import Cards, Unreadable
from games.core.contract import Action, Meld, Verdict
from games.core.melds import FAMILIES, FOURS, KINDS
from games.core.notation import write_meld
from games.core.tarot import PACK, PIPS, TRUMPS
from games.gatti import melds as engine
from games.gatti import rules as r
from games.gatti.opening import Declaring
from games.gatti.scoring import meld_line
from games.puzzles.gatti.position import Codes, Given, empty_hand, rules_of, sorted_codes
from games.puzzles.question import Question, Reason, Shown


def melds(hand: Codes, options: Given | None = None) -> Question:
    """Which melds are in this hand, and what are they worth together? Near misses are offered beside the melds."""
    rules = rules_of(options)
    held = PACK.set(hand)
    state = Declaring(empty_hand(rules, held), 0)
    best = max(state.actions(), key=lambda action: sum(map(engine.worth, action.melds)))
    offered = [*best.melds, *_near_misses(held, best.melds, rules)]
    reasons = {}
    for meld in offered:
        verdict = state.judge(Action(0, "declare", melds=(meld,)))
        reasons[write_meld(meld)] = Reason(verdict.rule or engine.RULE[meld.kind], verdict)
    return _with_worth("melds", Shown(hand=sorted_codes(hand)), best.melds, reasons, options)


def captured(pile: Codes, options: Given | None = None) -> Question:
    """Which melds lie in this pile at the end, and what are they worth (gatti.captured)?"""
    rules = rules_of({"captured_melds": True, **(options or {})})
    cards = PACK.set(pile)
    found = engine.in_pile(cards, rules)
    # What would be a meld in a hand and is none in a pile is the nearest miss of all.
    hand_only = [meld for meld in engine.in_hand(cards, rules) if meld.kind in ("frilli", "tarocchi")]
    reasons = {write_meld(meld): Reason(engine.RULE[meld.kind], Verdict(True)) for meld in found}
    for meld in [*hand_only, *_near_misses(cards, [*found, *hand_only], rules)]:
        verdict = engine.judge([meld], cards, rules)
        rule = verdict.rule or r.CAPTURED
        reasons[write_meld(meld)] = Reason(rule, Verdict(False, rule, because=meld.cards))
    shown = Shown(pile=sorted_codes(pile), seats=rules.seats)
    return _with_worth("captured", shown, found, reasons, options)


def meld_show(meld: str, hand: Codes, options: Given | None = None) -> Question:
    """Choose cards of this hand that make a meld of this kind. Any set the engine accepts is right."""
    rules = rules_of(options)
    held = PACK.set(hand)
    state = Declaring(empty_hand(rules, held), 0)

    def judge(codes: frozenset[str]) -> Verdict:
        shown = Meld(meld, PACK.set(codes))
        return state.judge(Action(0, "declare", PACK.set(codes), (shown,)))

    best = next((found for found in engine.in_hand(held, rules) if found.kind == meld), None)
    if not best and meld == "terno":  # a quaterno may be shown as a terno
        best = next((found for found in engine.in_hand(held, rules) if found.kind == "quaterno"), None)
        best = best and Meld("terno", best.cards & best.cards - 1)
    if not best:
        raise Unreadable(f"no {meld} in {' '.join(hand)}")
    rule = engine.RULE[meld]
    return Question(
        "meld-show",
        "cards",
        (rule,),
        Shown(hand=sorted_codes(hand), seats=rules.seats),
        choices=sorted_codes(hand),
        right=frozenset(PACK.texts(best.cards)),
        reasons={meld: Reason(rule)},
        lines=(meld_line(best, 0, "melds"),),
        options=options or {},
        judge=judge,
    )


def _with_worth(
    kind: str,
    shown: Shown,
    found: Iterable[Meld],
    reasons: dict[str, Reason],
    options: Given | None,
) -> Question:
    entry, rule = ("melds", "") if kind == "melds" else ("captured", r.CAPTURED)
    lines = tuple(meld_line(meld, 0, entry, rule) for meld in found)
    order = {name: place for place, name in enumerate(KINDS)}
    drilled = {line.rule for line in lines} | {reason.rule for reason in reasons.values()}
    return Question(
        kind,
        "choices",
        tuple(sorted(drilled)),
        shown,
        choices=tuple(sorted(reasons, key=lambda text: (order[text.partition(":")[0]], text))),
        right=frozenset(map(write_meld, found)),
        number=sum(line.points for line in lines),
        reasons=reasons,
        lines=lines,
        options=options or {},
    )


def _near_misses(cards: Cards, found: Iterable[Meld], rules: r.Rules) -> list[Meld]:
    """What looks like a meld in these cards and is none: a card or two short."""
    kinds = {meld.kind for meld in found}
    near = []
    for kind, some, least in (("frilli", cards & PIPS, 12), ("tarocchi", cards & TRUMPS, 7)):
        if kind not in kinds and some.bit_count() >= least:
            near.append(Meld(kind, some))
    if "gatti" not in kinds and (cards & rules.gatti).bit_count() == 2:
        near.append(Meld("gatti", cards & rules.gatti))
    near += [Meld("famiggia", cards & family) for family in FAMILIES if (cards & family).bit_count() == 3]
    near += [Meld("terno", cards & four) for four in FOURS if (cards & four).bit_count() == 2]
    return near
