"""What the makers share: from text codes to the engine's values and back."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Card, Unreadable
from games.core.contract import Event
from games.core.tarot import PACK
from games.core.tricks import Trick, best_place
from games.puzzles.tarot.game import Codes, Rules


def cards_in_order(codes: Codes) -> list[Card]:
    """These cards, all different, in the order given; raises Unreadable."""
    PACK.set(codes)
    return [PACK.card(code) for code in codes]


def finished(rules: Rules, tricks: Sequence[Codes], leader: int) -> tuple[Trick, ...]:
    """Tricks as played one after the other, each led by the winner of the one before (…lead)."""
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
