"""Questions about lead and stock: who leads, who draws first, and what the shown cards tell of the opponent's hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.chinze import play
from games.chinze import rules as r
from games.core.cards import Unreadable, bits
from games.core.contract import Verdict
from games.core.tarot import PACK
from games.puzzles.chinze.game import CHINZE
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot.game import Codes, Given
from games.puzzles.tarot.position import cards_in_order, finished, shown_tricks
from games.puzzles.tarot.seating import after_trick, check_seat, of_seat


def who_leads(dealer: int = -1, trick: Codes = (), leader: int = 0, options: Given | None = None) -> Question:
    """Who leads: the first trick after this dealer's deal, or the trick after this one."""
    if trick:
        return after_trick(CHINZE, "who-leads", "lead", trick, leader, options)
    check_seat(dealer, r.SEATS)
    first = CHINZE.deal(r.rules_for(r.Options.read(options or {})), dealer, range(len(PACK))).to_act
    return of_seat("who-leads", Shown(seats=r.SEATS, dealer=dealer), first, Reason(r.LEAD), options)


def who_draws(trick: Codes, leader: int = 0, options: Given | None = None) -> Question:
    """Who draws first after this trick?"""
    return after_trick(CHINZE, "who-draws", "draw", trick, leader, options)


def known(tricks: Sequence[Codes], drawn: Sequence[Codes], leader: int = 0, options: Given | None = None) -> Question:
    """Which cards does seat 0 know that the opponent holds? The tricks are the first of a hand.

    `drawn` are the cards drawn after each trick: its winner's, then the other's. To be chosen from: all drawn cards.
    """
    rules = r.rules_for(r.Options.read(options or {}))
    done = finished(rules, tricks, leader)
    stock = cards_in_order([code for pair in drawn for code in pair])
    if len(stock) != 2 * len(done) or len(done) > r.STOCK // 2:
        raise Unreadable("after each trick two cards are drawn")
    played = bits(card for trick in done for card in trick.cards)
    rest = [card for card in range(len(PACK)) if card not in stock]
    state = play.Playing(
        play.Hand(rules, 1, (*stock, *rest)[: r.STOCK]), done[-1].winner, (0, bits(stock) & ~played), done=done
    )
    state.held = (0, bits(card for seat, card in state.drawn() if seat) & ~played)
    held = state.view(0).known
    reasons = {}
    for seat, card in state.drawn():
        here = bool(held >> card & 1)
        note = "own-card" if seat == 0 else "still-held" if here else "played-since"
        reasons[PACK.text(card)] = Reason(r.DRAW, Verdict(here, r.DRAW), note=note)
    return Question(
        "known",
        "cards",
        (r.DRAW,),
        Shown(tricks=shown_tricks(done), drawn=tuple(tuple(pair) for pair in drawn), seats=r.SEATS),
        choices=tuple(reasons),
        right=frozenset(PACK.texts(held)),
        reasons=reasons,
        options=options or {},
    )
