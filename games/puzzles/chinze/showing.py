"""Questions about chinze's melds (boñe): which may be declared now and what they add, and showing one."""

from __future__ import annotations

from collections.abc import Sequence

from games.chinze import rules as r
from games.chinze.melds import points
from games.core.contract import Action, Meld, ScoreLine
from games.core.melds import in_hand, mark
from games.core.notation import read_meld, write_meld
from games.core.tarot import PACK
from games.puzzles.chinze.game import CHINZE, turn
from games.puzzles.question import Question, Shown
from games.puzzles.tarot import melds as tarot
from games.puzzles.tarot.game import Codes, Given, sorted_codes


def melds(hand: Codes, before: Sequence[str] = (), options: Given | None = None) -> Question:
    """Which melds may be declared now, after those declared `before`, and how many points do they bring?

    Near misses are offered beside them, and melds that do not count a second time.
    """
    rules = r.rules_for(r.Options.read(options or {}))
    held, earlier = PACK.set(hand), [read_meld(text) for text in before]
    state = turn(rules, held, earlier)

    def added(action: Action) -> int:
        return sum(points(meld, earlier) for meld in action.melds)

    best = max(state.actions(), key=added).melds
    fresh = state.offer()
    spent = [meld for meld in in_hand(held, rules.melds) if not fresh or meld not in fresh.melds]
    reasons = {}
    for meld in [*best, *spent, *tarot.near_misses(held, [*best, *spent], rules.melds)]:
        verdict = state.judge(Action(0, "declare", melds=(meld,)))
        reasons[write_meld(meld)] = tarot.reason(meld, verdict, rules.melds)
    lines = {meld: _line(meld, earlier, rules) for meld in best}
    shown = Shown(hand=sorted_codes(hand, rules), melds=tuple(before), seats=rules.seats)
    return tarot.asked("melds", shown, lines, reasons, options)


def _line(meld: Meld, before: Sequence[Meld], rules: r.Rules) -> ScoreLine:
    """What a meld brings, under the clause that says so."""
    again = meld.kind == "tarocchi" and any(earlier.kind == meld.kind for earlier in before)
    rule = r.MELD_TAROCCHI_AGAIN if again else rules.melds.clauses[meld.kind]
    return ScoreLine(rule, 0, "melds", points(meld, before), meld.cards, mark(meld))


def meld_show(meld: str, hand: Codes, options: Given | None = None) -> Question:
    """Choose cards of this hand that make a meld of this kind. Any set the engine accepts is right."""
    state = turn(r.rules_for(r.Options.read(options or {})), PACK.set(hand), ())

    return tarot.meld_show(CHINZE, meld, hand, options, state.judge)
