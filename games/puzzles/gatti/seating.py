"""Questions about the table: who leads, who deals next, who is whose partner. The choices are seats."""

from __future__ import annotations

from games.core.cards import Unreadable
from games.core.contract import Action
from games.gatti import rules as r
from games.gatti.opening import Declaring
from games.puzzles.gatti.game import empty_hand
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot.game import Codes, Given
from games.puzzles.tarot.position import finished, took


def who_leads(dealer: int = -1, trick: Codes = (), leader: int = 0, options: Given | None = None) -> Question:
    """Who leads: the first trick after this dealer's deal, or the trick after this one."""
    rules = r.rules_for(r.Options.read(options or {}))
    if trick:
        done = finished(rules, [trick], leader)[0]
        shown = Shown(trick=tuple(trick), seats=rules.seats, leader=leader)
        return _seat("who-leads", shown, done.winner, Reason(r.LEAD, events=(took(done),)), options)
    _check_seat(dealer, rules.seats)
    # The dealer declares last; then somebody leads.
    first = Declaring(empty_hand(rules, 0, dealer=dealer), dealer).after(Action(dealer, "declare"))
    return _seat("who-leads", Shown(seats=rules.seats, dealer=dealer), first.to_act, Reason(r.LEAD), options)


def who_deals(dealer: int, options: Given | None = None) -> Question:
    """Who deals the hand after this dealer's?"""
    rules = r.rules_for(r.Options.read(options or {}))
    _check_seat(dealer, rules.seats)
    shown = Shown(seats=rules.seats, dealer=dealer)
    return _seat("who-deals", shown, rules.next[dealer], Reason(r.MATCH), options)


def partner(seat: int = 0, options: Given | None = None) -> Question:
    """Who plays on this seat's side?"""
    rules = r.rules_for(r.Options.read(options or {}))
    _check_seat(seat, rules.seats)
    mates = [mate for mate in range(rules.seats) if mate != seat and rules.side(mate) == rules.side(seat)]
    if len(mates) != 1:
        raise Unreadable("nobody has a partner here")
    shown = Shown(seats=rules.seats, seat=seat)
    return _seat("partner", shown, mates[0], Reason(r.SEATS), options)


def _seat(kind: str, shown: Shown, right: int, reason: Reason, options: Given | None) -> Question:
    choices = tuple(str(seat) for seat in range(shown.seats))
    return Question(
        kind,
        "choice",
        (reason.rule,),
        shown,
        choices=choices,
        right=frozenset((str(right),)),
        reasons=dict.fromkeys(choices, reason),
        options=options or {},
    )


def _check_seat(seat: int, seats: int) -> None:
    if seat not in range(seats):
        raise Unreadable(f"no such seat: {seat}")
