"""What the makers share: from text codes to the engine's values and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.cards import Card, Unreadable
from games.core.contract import Action, Event, Verdict
from games.core.tarot import PACK
from games.core.tricks import Trick, best_place
from games.gatti.play import Playing
from games.gatti.rules import Options, Rules, rules_for
from games.gatti.state import Hand
from games.puzzles.question import Reason

Codes = Sequence[str]
Given = Mapping[str, Any]


def rules_of(options: Given | None) -> Rules:
    """The tables for options as a record gives them; raises Unreadable."""
    return rules_for(Options.read(options or {}))


def cards_in_order(codes: Codes) -> list[Card]:
    """These cards, all different, in the order given; raises Unreadable."""
    PACK.set(codes)
    return [PACK.card(code) for code in codes]


def sorted_codes(codes: Codes) -> tuple[str, ...]:
    """The same codes in the pack's order, as a hand is held; raises Unreadable."""
    return tuple(PACK.texts(PACK.set(codes)))


def empty_hand(rules: Rules, held: int, seat: int = 0, dealer: int | None = None) -> Hand:
    """A hand of cards in which this seat alone holds something; the dealer sits at its left unless told."""
    before = (seat - 1) % rules.seats
    held_by = tuple(held if each_seat == seat else 0 for each_seat in range(rules.seats))
    return Hand(rules, before if dealer is None else dealer, held_by, 0, ((),) * rules.seats)


def finished(rules: Rules, tricks: Sequence[Codes], leader: int) -> tuple[Trick, ...]:
    """Tricks as played one after the other, each led by the winner of the one before (gatti.lead)."""
    cards_in_order([code for trick in tricks for code in trick])
    found = []
    for codes in tricks:
        if len(codes) != rules.seats:
            raise Unreadable(f"a full trick has {rules.seats} cards: {' '.join(codes)}")
        cards = tuple(PACK.card(code) for code in codes)
        winner = (leader + best_place(cards, rules.beats)) % rules.seats
        found.append(Trick(leader, cards, winner))
        leader = winner
    return tuple(found)


def shown_tricks(tricks: Sequence[Trick]) -> tuple[tuple[int, tuple[str, ...], int], ...]:
    """Finished tricks in text codes."""
    return tuple((trick.leader, tuple(map(PACK.text, trick.cards)), trick.winner) for trick in tricks)


def took(trick: Trick) -> Event:
    """The event of a trick being taken."""
    return Event("took", trick.winner, sum(1 << card for card in trick.cards))


def play_reason(state: Playing, card: Card) -> Reason:
    """What the engine says to this card here, and what happens when it is played: who is winning, or who takes."""
    action = Action(state.to_act, "play", 1 << card, card=card)
    verdict = state.judge(action)
    if not verdict.allowed:
        return Reason(verdict.rule, verdict)
    # A position holds nothing behind its one trick, so the engine's "over" means nothing here.
    events = tuple(event for event in state.events(action) if event.kind != "over")
    following = state.after(action)
    if isinstance(following, Playing) and following.trick and following.led:
        events += (Event("winning", following.best_seat, 1 << following.best),)
    return Reason(state.duty(card), Verdict(True), events)
