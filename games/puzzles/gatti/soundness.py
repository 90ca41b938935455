"""Whether tricks set up by hand could have been played so."""

from __future__ import annotations

from games.core.contract import Action
from games.core.tarot import PACK
from games.gatti.play import playing
from games.gatti.rules import Options, rules_for
from games.gatti.state import Hand, State
from games.puzzles.question import Question


def illegal_play(question: Question) -> str:
    """The first card of the shown tricks that the rules forbid, or "".

    What a seat goes on to play it must have held from the start, so an obligation it passed over shows.
    """
    shown = question.shown
    if not shown.tricks:
        return ""
    rules = rules_for(Options.read(question.options))
    held = [0] * rules.seats
    held[shown.seat] |= PACK.set(shown.hand)
    for leader, codes, _winner in shown.tricks:
        for place, code in enumerate(codes):
            held[(leader + place) % rules.seats] |= 1 << PACK.card(code)
    leader = shown.tricks[0][0]
    hand = Hand(rules, (leader - 1) % rules.seats, tuple(held), 0, ((),) * rules.seats)
    state: State = playing(hand, leader)
    for _leader, codes, _winner in shown.tricks:
        for code in codes:
            card = PACK.card(code)
            action = Action(state.to_act, "play", 1 << card, card=card)
            if not state.judge(action).allowed:
                return code
            state = state.after(action)
    return ""
