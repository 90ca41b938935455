"""Questions about gatti's melds (boñe): which lie in a hand or a pile, what they are worth, and showing one."""

from __future__ import annotations

from games.core.contract import Action, Meld, ScoreLine, Verdict
from games.core.melds import in_hand, in_pile
from games.core.notation import write_meld
from games.core.tarot import PACK
from games.gatti import melds as engine
from games.gatti import rules as r
from games.gatti.opening import Declaring
from games.gatti.scoring import meld_line
from games.puzzles.gatti.game import GATTI, empty_hand
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot import melds as tarot
from games.puzzles.tarot.game import Codes, Given, sorted_codes


def melds(hand: Codes, options: Given | None = None) -> Question:
    """Which melds are in this hand, and what are they worth together? Near misses are offered beside the melds."""
    rules = r.rules_for(r.Options.read(options or {}))
    held = PACK.set(hand)
    state = Declaring(empty_hand(rules, held), 0)
    best = max(state.actions(), key=lambda action: sum(map(engine.worth, action.melds)))
    reasons = {
        write_meld(meld): tarot.reason(meld, state.judge(Action(0, "declare", melds=(meld,))), rules.melds)
        for meld in [*best.melds, *tarot.near_misses(held, best.melds, rules.melds)]
    }
    lines = {meld: _line(meld, rules) for meld in best.melds}
    shown = Shown(hand=sorted_codes(hand, rules), seats=rules.seats)
    return tarot.asked("melds", shown, lines, reasons, options)


def _line(meld: Meld, rules: r.Rules) -> ScoreLine:
    return meld_line(meld, 0, "melds", tarot.reason(meld, Verdict(True), rules.melds).rule)


HAND_ONLY = ("frilli", "tarocchi")
"""Kinds that are declared from the hand, and never captured."""


def captured(pile: Codes, options: Given | None = None) -> Question:
    """Which melds lie in this pile at the end, and what are they worth (gatti.captured)?"""
    rules = r.rules_for(r.Options.read({**(options or {}), "captured_melds": True}))
    book = rules.melds
    cards = PACK.set(pile)
    found = in_pile(cards, book)
    # What would be a meld in a hand and is none in a pile is the nearest miss of all.
    hand_only = [meld for meld in in_hand(cards, book) if meld.kind in HAND_ONLY]
    reasons = {write_meld(meld): tarot.reason(meld, Verdict(True), book) for meld in found}
    for meld in [*hand_only, *tarot.near_misses(cards, [*found, *hand_only], book)]:
        # However many there are: more of them would not count either.
        rule = r.CAPTURED if meld.kind in HAND_ONLY else engine.judge([meld], cards, rules).rule
        reasons[write_meld(meld)] = Reason(rule, Verdict(False, rule, book.gatti, meld.cards))
    lines = {meld: meld_line(meld, 0, "captured", r.CAPTURED) for meld in found}
    return tarot.asked("captured", Shown(pile=sorted_codes(pile, rules), seats=rules.seats), lines, reasons, options)


def meld_show(meld: str, hand: Codes, options: Given | None = None) -> Question:
    """Choose cards of this hand that make a meld of this kind. Any set the engine accepts is right."""
    rules = r.rules_for(r.Options.read(options or {}))
    state = Declaring(empty_hand(rules, PACK.set(hand)), 0)
    return tarot.meld_show(GATTI, meld, hand, options, state.judge)
