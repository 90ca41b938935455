"""Questions about what is owed for the fool when a hand ends (…fool.exchange, …fool.forfeit)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core.cards import Unreadable
from games.core.contract import Action
from games.core.tarot import FOOL, PACK
from games.core.tricks import Trick
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot.game import Codes, Given, Rules, Tarot
from games.puzzles.tarot.position import finished, shown_tricks, took

OWED = ("nothing", "card", "fool")
"""What can be owed: nothing, one card out of later tricks, the fool itself."""


def fool_owed(game: Tarot, tricks: Sequence[Codes], leader: int = 0, options: Given | None = None) -> Question:
    """What does the side that played the fool owe, when these are the last tricks of a hand?"""
    rules = game.rules(options)
    done = finished(rules, tricks, leader)
    at, seat = _fool(done, rules)
    debt = game.owed(rules, done)
    later = [trick for trick in done[at + 1 :] if rules.sides[trick.winner] == rules.sides[seat]]
    events = (took(done[at]), *map(took, later))
    exchange = game.clause("fool.exchange")
    if not debt:
        exempt = not rules.options.fool_exchange
        reason = Reason(game.clause("option.exchange") if exempt else exchange, None, events[:1], "same-side")
        right = "nothing"
    elif debt.cards:
        right, reason = "card", Reason(exchange, None, events, "later-trick")
    else:
        right, reason = "fool", Reason(game.clause("fool.forfeit"), None, events, "no-later-trick")
    return Question(
        "fool-owed",
        "choice",
        (reason.rule,),
        _shown(done, seat, rules),
        choices=OWED,
        right=frozenset((right,)),
        reasons=dict.fromkeys(OWED, reason),
        options=options or {},
    )


def fool_give(game: Tarot, tricks: Sequence[Codes], leader: int = 0, options: Given | None = None) -> Question:
    """Which cards may be given for the fool, when these are the last tricks of a hand?"""
    rules = game.rules(options)
    done = finished(rules, tricks, leader)
    _, seat = _fool(done, rules)
    state: Any = game.settle(rules, done)
    if state.over:
        raise Unreadable("no card is owed for the fool")
    exchange, kept = game.clause("fool.exchange"), game.clause("fool.kept")
    reasons = {}
    for trick in done:
        own = rules.sides[trick.winner] == rules.sides[seat]
        for card in trick.cards:
            verdict = state.judge(Action(state.to_act, "give", 1 << card, card=card))
            note = "later-trick" if verdict.allowed else "earlier-trick" if own else "lost-trick"
            reasons[PACK.text(card)] = Reason(exchange, verdict, (took(trick),), note)
            if card == FOOL:
                reasons["F"] = Reason(kept, verdict, (), "fool-stays")
    return Question(
        "fool-give",
        "cards",
        (exchange, kept),
        _shown(done, seat, rules),
        choices=tuple(reasons),
        right=frozenset(PACK.texts(state.owed.cards)),
        reasons=reasons,
        options=options or {},
    )


def _fool(done: Sequence[Trick], rules: Rules) -> tuple[int, int]:
    """The number of the fool's trick and the seat that played it."""
    for number, trick in enumerate(done):
        if FOOL in trick.cards:
            return number, trick.seat(trick.cards.index(FOOL), rules.seats)
    raise Unreadable("the fool is in none of these tricks")


def _shown(done: Sequence[Trick], seat: int, rules: Rules) -> Shown:
    return Shown(tricks=shown_tricks(done), seats=rules.seats, seat=seat)
