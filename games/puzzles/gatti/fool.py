"""Questions about what is owed for the fool when a hand ends (gatti.fool.exchange, gatti.fool.forfeit)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Unreadable
from games.core.contract import Action
from games.core.tarot import FOOL, PACK
from games.core.tricks import Trick
from games.gatti import rules as r
from games.gatti.play import Giving, settle
from games.gatti.scoring import owed
from games.puzzles.gatti.position import Codes, Given, empty_hand, finished, rules_of, shown_tricks, took
from games.puzzles.question import Question, Reason, Shown

OWED = ("nothing", "card", "fool")
"""What can be owed: nothing, one card out of later tricks, the fool itself."""


def fool_owed(tricks: Sequence[Codes], leader: int = 0, options: Given | None = None) -> Question:
    """What does the side that played the fool owe, when these are the last tricks of a hand?"""
    rules = rules_of(options)
    done = finished(rules, tricks, leader)
    at, seat = _fool(done, rules)
    debt = owed(rules, done)
    later = [trick for trick in done[at + 1 :] if rules.side(trick.winner) == rules.side(seat)]
    events = (took(done[at]), *map(took, later))
    if not debt:
        exempt = not rules.options.fool_exchange
        reason = Reason(r.OPTION_EXCHANGE if exempt else r.FOOL_EXCHANGE, None, events[:1], "same-side")
        right = "nothing"
    elif debt.cards:
        right, reason = "card", Reason(r.FOOL_EXCHANGE, None, events, "later-trick")
    else:
        right, reason = "fool", Reason(r.FOOL_FORFEIT, None, events, "no-later-trick")
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


def fool_give(tricks: Sequence[Codes], leader: int = 0, options: Given | None = None) -> Question:
    """Which cards may be given for the fool, when these are the last tricks of a hand?"""
    rules = rules_of(options)
    done = finished(rules, tricks, leader)
    _, seat = _fool(done, rules)
    state = settle(empty_hand(rules, 0), done)
    if not isinstance(state, Giving):
        raise Unreadable("no card is owed for the fool")
    reasons = {}
    for trick in done:
        own = rules.side(trick.winner) == rules.side(seat)
        for card in trick.cards:
            verdict = state.judge(Action(state.to_act, "give", 1 << card, card=card))
            note = "later-trick" if verdict.allowed else "earlier-trick" if own else "lost-trick"
            reasons[PACK.text(card)] = Reason(r.FOOL_EXCHANGE, verdict, (took(trick),), note)
            if card == FOOL:
                reasons["F"] = Reason(r.FOOL_KEPT, verdict, (), "fool-stays")
    return Question(
        "fool-give",
        "cards",
        (r.FOOL_EXCHANGE, r.FOOL_KEPT),
        _shown(done, seat, rules),
        choices=tuple(reasons),
        right=frozenset(PACK.texts(state.owed.cards)),
        reasons=reasons,
        options=options or {},
    )


def _fool(done: Sequence[Trick], rules: r.Rules) -> tuple[int, int]:
    """The number of the fool's trick and the seat that played it."""
    for number, trick in enumerate(done):
        if FOOL in trick.cards:
            return number, trick.seat(trick.cards.index(FOOL), rules.seats)
    raise Unreadable("the fool is in none of these tricks")


def _shown(done: Sequence[Trick], seat: int, rules: r.Rules) -> Shown:
    return Shown(tricks=shown_tricks(done), seats=rules.seats, seat=seat)
