"""Questions about the table: who leads, who deals next, who is whose partner. The choices are seats."""

from __future__ import annotations

from games.core.cards import Unreadable
from games.core.contract import Action
from games.gatti import rules as r
from games.gatti.opening import Declaring
from games.puzzles.gatti.game import GATTI, empty_hand
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot.game import Codes, Given
from games.puzzles.tarot.seating import after_trick, check_seat, of_seat


def who_leads(dealer: int = -1, trick: Codes = (), leader: int = 0, options: Given | None = None) -> Question:
    """Who leads: the first trick after this dealer's deal, or the trick after this one."""
    if trick:
        return after_trick(GATTI, "who-leads", "lead", trick, leader, options)
    rules = _rules(options)
    check_seat(dealer, rules.seats)
    # The dealer declares last; then somebody leads.
    first = Declaring(empty_hand(rules, 0, dealer=dealer), dealer).after(Action(dealer, "declare"))
    return of_seat("who-leads", Shown(seats=rules.seats, dealer=dealer), first.to_act, Reason(r.LEAD), options)


def who_deals(dealer: int, options: Given | None = None) -> Question:
    """Who deals the hand after this dealer's?"""
    rules = _rules(options)
    check_seat(dealer, rules.seats)
    shown = Shown(seats=rules.seats, dealer=dealer)
    return of_seat("who-deals", shown, rules.next[dealer], Reason(r.MATCH), options)


def partner(seat: int = 0, options: Given | None = None) -> Question:
    """Who plays on this seat's side?"""
    rules = _rules(options)
    check_seat(seat, rules.seats)
    side = rules.side(seat)
    mates = [mate for mate in range(rules.seats) if mate != seat and rules.side(mate) == side]
    if len(mates) != 1:
        raise Unreadable("nobody has a partner here")
    shown = Shown(seats=rules.seats, seat=seat)
    return of_seat("partner", shown, mates[0], Reason(r.SEATS), options)


def _rules(options: Given | None) -> r.Rules:
    return r.rules_for(r.Options.read(options or {}))
