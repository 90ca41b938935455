"""Questions about a trick: what may be played to it, and which card takes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.core import records
from games.core.cards import Unreadable, each
from games.core.contract import Verdict
from games.core.tarot import FOOL, FOOL_BIT, PACK, SUIT_OF, TRUMPS
from games.core.tricks import best_place
from games.gatti import rules as r
from games.gatti.game import GAME
from games.gatti.play import Playing
from games.gatti.position import playing
from games.puzzles.gatti.position import (
    Codes,
    Given,
    cards_in_order,
    play_reason,
    rules_of,
    shown_tricks,
    sorted_codes,
)
from games.puzzles.question import Question, Reason, Shown


def may_play(hand: Codes, trick: Codes = (), options: Given | None = None) -> Question:
    """Which of these cards may be played to this trick? All of them are to be chosen, and no other."""
    return _about_play("may-play", "cards", hand, trick, options)


def must_follow(hand: Codes, trick: Codes, options: Given | None = None) -> Question:
    """Which card must be played to this trick? There has to be just one; raises Unreadable otherwise."""
    asked = _about_play("must-follow", "card", hand, trick, options)
    if len(asked.right) != 1:
        raise Unreadable(f"not one card that must be played but {len(asked.right)}")
    return asked


def guided(record: Mapping[str, Any]) -> Question:
    """Play a card at the turn a record has reached: any card the rules allow is right."""
    read = records.read(record)
    replay = records.replay(read, GAME)
    state = replay.state
    if replay.fault or not isinstance(state, Playing):
        raise Unreadable("the record does not lead to a card to be played")
    view = state.view(state.to_act)
    shown = Shown(
        hand=tuple(PACK.texts(view.cards)),
        trick=tuple(map(PACK.text, view.trick)),
        tricks=shown_tricks(view.tricks),
        seats=len(view.counts),
        seat=view.seat,
        leader=view.leader,
        dealer=view.dealer,
    )
    return _asked("guided", "card", state, shown, read.options)


def who_takes(trick: Codes, options: Given | None = None, leader: int = 0) -> Question:
    """Which card takes this trick, or would if it ended now?"""
    rules = rules_of(options)
    cards = cards_in_order(trick)
    place = best_place(cards, rules.beats)
    if place < 0 or len(cards) > rules.seats:
        raise Unreadable(f"no trick that somebody takes: {' '.join(trick)}")
    best = cards[place]
    note = "highest-trump" if TRUMPS >> best & 1 else "highest-of-suit"
    reasons = {
        PACK.text(card): Reason(
            r.WIN,
            Verdict(card == best, r.WIN, 1 << best, 1 << best),
            note="fool-never-wins" if card == FOOL else note,
        )
        for card in cards
    }
    shown = Shown(trick=tuple(trick), seats=rules.seats, leader=leader)
    return Question(
        "who-takes",
        "card",
        (r.WIN,),
        shown,
        choices=tuple(trick),
        right=frozenset((PACK.text(best),)),
        reasons=reasons,
        options=options or {},
    )


def strongest(cards: Codes, options: Given | None = None) -> Question:
    """Which of these cards, trumps and cards of one suit, is stronger than the others (gatti.pack)?"""
    rules = rules_of(options)
    given = cards_in_order(cards)
    if len({SUIT_OF[card] for card in given} - {"T"}) > 1 or FOOL in given or not given:
        raise Unreadable(f"not trumps and cards of one suit: {' '.join(cards)}")
    best = given[best_place(given, rules.beats)]
    note = "highest-trump" if TRUMPS >> best & 1 else "highest-of-suit"
    reasons = {
        PACK.text(card): Reason(r.PACK_RULE, Verdict(card == best, r.PACK_RULE, 1 << best, 1 << best), note=note)
        for card in given
    }
    return Question(
        "strongest",
        "card",
        (r.PACK_RULE,),
        Shown(pile=tuple(cards), seats=rules.seats),
        choices=tuple(cards),
        right=frozenset((PACK.text(best),)),
        reasons=reasons,
        options=options or {},
    )


def _about_play(kind: str, form: str, hand: Codes, trick: Codes, options: Given | None) -> Question:
    """A question about the hand of the seat that plays next; the trick was led by seat 0."""
    rules = rules_of(options)
    cards = cards_in_order(trick)
    state = playing(rules, PACK.set(hand), cards)
    shown = Shown(
        hand=sorted_codes(hand),
        trick=tuple(trick),
        seats=rules.seats,
        seat=state.to_act,
        leader=0 if trick else -1,
    )
    return _asked(kind, form, state, shown, options or {})


def _asked(kind: str, form: str, state: Playing, shown: Shown, options: Given) -> Question:
    reasons = {PACK.text(card): play_reason(state, card) for card in each(state.cards_of(state.to_act))}
    return Question(
        kind,
        form,
        _drilled(state, reasons.values()),
        shown,
        choices=shown.hand,
        right=frozenset(PACK.texts(state.legal)),
        reasons=reasons,
        options=options,
    )


def _drilled(state: Playing, reasons: Iterable[Reason]) -> tuple[str, ...]:
    """The clauses that make the difference here: those that forbid a card, and those of the fool."""
    forbidding = [reason.rule for reason in reasons if reason.verdict and not reason.verdict.allowed]
    if not forbidding:
        return tuple(dict.fromkeys(reason.rule for reason in reasons))
    if state.legal & FOOL_BIT:
        forbidding.append(r.FOOL_ANY)
    if state.trick[0] == FOOL:
        forbidding.append(r.FOOL_LED)
    return tuple(dict.fromkeys(forbidding))
