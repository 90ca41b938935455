"""Questions about seats: who cuts, who leads the first trick."""

from __future__ import annotations

from games.core.cards import Unreadable
from games.core.deck import shuffled
from games.cucco import rules as r
from games.cucco.cards import PACK
from games.cucco.game import GAME
from games.puzzles.cucco.position import CUCCO, Given, options_of
from games.puzzles.question import Question, Reason, Shown


def who_cuts(dealer: int, options: Given | None = None) -> Question:
    """Who cuts, and so looks under the stock first, when this seat deals?"""
    seats = options_of(options).players
    if dealer not in range(seats):
        raise Unreadable(f"no such seat: {dealer}")
    dealt = GAME.deal(options_of(options), dealer, shuffled(len(PACK), 0))
    return _of_seat("who-cuts", r.CUTTER, dealer, dealt.to_act, options)


def who_leads(dealer: int, options: Given | None = None) -> Question:
    """Who leads the first trick when this seat deals?"""
    seats = options_of(options).players
    if dealer not in range(seats):
        raise Unreadable(f"no such seat: {dealer}")
    state = GAME.deal(options_of(options), dealer, shuffled(len(PACK), 0))
    while state.verb != "play":
        state = state.after(state.actions()[0])
    return _of_seat("who-leads", r.LEAD, dealer, state.to_act, options)


def _of_seat(kind: str, rule: str, dealer: int, seat: int, options: Given | None) -> Question:
    seats = options_of(options).players
    choices = tuple(map(str, range(seats)))
    return Question(
        kind,
        "choice",
        (rule,),
        Shown(pack=CUCCO, seats=seats, dealer=dealer),
        choices=choices,
        right=frozenset((str(seat),)),
        reasons=dict.fromkeys(choices, Reason(rule)),
        options=options or {},
    )
