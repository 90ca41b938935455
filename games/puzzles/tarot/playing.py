"""Questions about a trick: what may be played to it, and which card takes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.core import records
from games.core.cards import Card, Unreadable, each
from games.core.contract import Action, Event, Verdict
from games.core.tarot import FOOL, FOOL_BIT, PACK, PIPS, SUIT_OF, TRUMPS
from games.core.tricks import beats_table, best_place
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot.game import Codes, Given, Rules, Tarot, Turn, held_codes, sorted_codes
from games.puzzles.tarot.position import cards_in_order, shown_tricks


def may_play(game: Tarot, hand: Codes, trick: Codes = (), options: Given | None = None) -> Question:
    """Which of these cards may be played to this trick? All of them are to be chosen, and no other."""
    return _about_play(game, "may-play", "cards", hand, trick, options)


def must_follow(game: Tarot, hand: Codes, trick: Codes, options: Given | None = None) -> Question:
    """Which card must be played to this trick? There has to be just one; raises Unreadable otherwise."""
    asked = _about_play(game, "must-follow", "card", hand, trick, options)
    if len(asked.right) != 1:
        raise Unreadable(f"not one card that must be played but {len(asked.right)}")
    return asked


def guided(game: Tarot, record: Mapping[str, Any]) -> Question:
    """Play a card at the turn a record has reached: any card the rules allow is right."""
    read = records.read(record)
    replay = records.replay(read, game.game)
    state: Any = replay.state
    if replay.fault or state.over or state.verb != "play":
        raise Unreadable("the record does not lead to a card to be played")
    rules = game.rules(read.options)
    view = state.view(state.to_act)
    shown = Shown(
        hand=held_codes(view.cards, rules),
        trick=tuple(map(PACK.text, view.trick)),
        tricks=shown_tricks(view.tricks),
        drawn=_drawn(view),
        seats=len(view.counts),
        seat=view.seat,
        leader=view.leader,
        dealer=view.dealer,
    )
    return _asked(game, "guided", "card", state, rules, shown, read.options)


def _drawn(view: Any) -> tuple[tuple[str, ...], ...]:
    """The cards drawn after each trick (chinze.draw); in gatti nobody draws."""
    codes = [PACK.text(card) for _seat, card in getattr(view, "drawn", ())]
    return tuple(tuple(codes[place : place + 2]) for place in range(0, len(codes), 2))


def who_takes(game: Tarot, trick: Codes, options: Given | None = None, leader: int = 0) -> Question:
    """Which card takes this trick, or would if it ended now?"""
    rules = game.rules(options)
    cards = cards_in_order(trick)
    if best_place(cards, rules.beats) < 0 or len(cards) > rules.seats:
        raise Unreadable(f"no trick that somebody takes: {' '.join(trick)}")
    shown = Shown(trick=tuple(trick), seats=rules.seats, leader=leader)
    asked = _best(game, "who-takes", "win", cards, shown, options)
    return replace(asked, rules=(*asked.rules, *game.own(*_ranked(cards, rules))))


def strongest(game: Tarot, cards: Codes, options: Given | None = None) -> Question:
    """Which of these cards, trumps and cards of one suit, is stronger than the others (…pack)?"""
    given = cards_in_order(cards)
    if len({SUIT_OF[card] for card in given} - {"T"}) > 1 or FOOL in given or not given:
        raise Unreadable(f"not trumps and cards of one suit: {' '.join(cards)}")
    rules = game.rules(options)
    asked = _best(game, "strongest", "pack", given, Shown(pile=tuple(cards), seats=rules.seats), options)
    ranked = _ranked(given, rules)
    best = given[best_place(given, rules.beats)]
    note = next((NOTED[name] for name in ranked), "highest-number" if PIPS >> best & 1 else "")
    reasons = {card: replace(reason, note=note or reason.note) for card, reason in asked.reasons.items()}
    return replace(asked, rules=(*asked.rules, *game.own(*ranked)), reasons=reasons)


NOTED = {"option.twenty": "angel", "option.pips": "turned-round"}
"""What is said of the best card where a house rule makes it so."""


def _ranked(cards: Sequence[Card], rules: Rules) -> list[str]:
    """The house rules without which another of these cards would be the best, by their names."""
    place, found = best_place(cards, rules.beats), []
    if best_place(cards, beats_table(old_order=rules.options.old_order)) != place:
        found.append("option.twenty")
    if best_place(cards, beats_table(angel=rules.options.angel)) != place:
        found.append("option.pips")
    return found


def _best(game: Tarot, kind: str, clause: str, cards: list[Card], shown: Shown, options: Given | None) -> Question:
    """Which of these cards is the best, taken as played one after the other?"""
    best = cards[best_place(cards, game.rules(options).beats)]
    rule = game.clause(clause)
    note = "highest-trump" if TRUMPS >> best & 1 else "highest-of-suit"
    reasons = {
        PACK.text(card): Reason(
            rule,
            Verdict(card == best, rule, 1 << best, 1 << best),
            note="fool-never-wins" if card == FOOL else note,
        )
        for card in cards
    }
    return Question(
        kind,
        "card",
        (rule,),
        shown,
        choices=tuple(reasons),
        right=frozenset((PACK.text(best),)),
        reasons=reasons,
        options=options or {},
    )


def _about_play(game: Tarot, kind: str, form: str, hand: Codes, trick: Codes, options: Given | None) -> Question:
    """A question about the hand of the seat that plays next; the trick was led by seat 0."""
    rules = game.rules(options)
    state = game.turn(rules, PACK.set(hand), cards_in_order(trick))
    shown = Shown(
        hand=sorted_codes(hand, rules),
        trick=tuple(trick),
        seats=rules.seats,
        seat=state.to_act,
        leader=0 if trick else -1,
    )
    return _asked(game, kind, form, state, rules, shown, options or {})


def _asked(game: Tarot, kind: str, form: str, state: Turn, rules: Rules, shown: Shown, options: Given) -> Question:
    held = state.cards_of(state.to_act)
    reasons = {PACK.text(card): _reason(game, state, rules, card) for card in each(held)}
    return Question(
        kind,
        form,
        _drilled(game, state, reasons.values()),
        shown,
        choices=shown.hand,
        right=frozenset(PACK.texts(state.legal)),
        reasons=reasons,
        options=options,
    )


def _reason(game: Tarot, state: Turn, rules: Rules, card: Card) -> Reason:
    """What the engine says to this card here, and what happens when it is played: who is winning, or who takes."""
    action = Action(state.to_act, "play", 1 << card, card=card)
    verdict = state.judge(action)
    if not verdict.allowed:
        return Reason(verdict.rule, verdict)
    # A position holds nothing behind its one trick: what else the engine sees happen means nothing here.
    played, *later = state.events(action)
    events = (played, *(event for event in later if event.kind in ("took", "kept")))
    trick = (*state.trick, card)
    place = best_place(trick, rules.beats)
    if len(trick) < rules.seats and place >= 0:
        leader = state.to_act - len(state.trick)
        events += (Event("winning", (leader + place) % rules.seats, 1 << trick[place]),)
    return Reason(played.rule, Verdict(True), events)


def _drilled(game: Tarot, state: Turn, reasons: Iterable[Reason]) -> tuple[str, ...]:
    """The clauses that make the difference here: those that forbid a card, and those of the fool."""
    forbidding = [reason.rule for reason in reasons if reason.verdict and not reason.verdict.allowed]
    if not forbidding:
        return tuple(dict.fromkeys(reason.rule for reason in reasons))
    if state.legal & FOOL_BIT:
        forbidding.append(game.clause("fool.any"))
    if state.trick[0] == FOOL:
        forbidding.append(game.clause("fool.led"))
    return tuple(dict.fromkeys(forbidding))
