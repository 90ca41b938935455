"""Short ways to set up gatti positions in tests: cards as text, and what the engine says of them."""

from __future__ import annotations

from typing import Any

from games.core.contract import Action, Meld, State, Verdict
from games.core.deck import shuffled
from games.core.notation import read_meld
from games.core.tarot import PACK
from games.core.tricks import Trick
from games.gatti import melds
from games.gatti.game import GAME
from games.gatti.opening import Declaring, Discarding
from games.gatti.play import settle
from games.gatti.position import answer, playing
from games.gatti.rules import Options, Rules, rules_for
from games.gatti.state import Hand


def cards(text: str) -> int:
    """The set of the cards in a text: `cards("7h T5")`."""
    return PACK.set(text.split())


def rules(**options: Any) -> Rules:
    return rules_for(Options(**options))


def play(hand: str, trick: str, card: str, **options: Any) -> Verdict:
    """The verdict on a card from a hand after these cards of a trick."""
    state = playing(rules(**options), cards(hand), [PACK.card(code) for code in trick.split()])
    return state.judge(Action(state.to_act, "play", cards(card), card=PACK.card(card)))


def legal(hand: str, trick: str, **options: Any) -> set[str]:
    """What may be played from a hand after these cards of a trick."""
    return set(answer({"hand": hand.split(), "trick": trick.split(), "options": options})["legal"])


def winner(trick: str, **options: Any) -> int:
    """The place in a full trick of the card that takes it."""
    place = answer({"trick": trick.split(), "options": options})["winner"]
    assert isinstance(place, int)
    return place


def discard(hand: str, laid: str, **options: Any) -> Verdict:
    """The verdict on a discard from a dealer's hand."""
    used = rules(**options)
    held = (cards(hand),) + (0,) * (used.seats - 1)
    return Discarding(Hand(used, 0, held, 0, ((),) * used.seats)).judge(Action(0, "discard", cards(laid)))


def declare(hand: str, *declared: str, **options: Any) -> Verdict:
    """The verdict on a declaration from a hand: melds as text."""
    shown = tuple(read_meld(meld) for meld in declared)
    return melds.judge(shown, cards(hand), rules(**options))


def declaring(hand: str, **options: Any) -> Declaring:
    """The state in which seat 0 is to declare from this hand."""
    used = rules(**options)
    return Declaring(Hand(used, used.seats - 1, (cards(hand),) + (0,) * (used.seats - 1), 0, ((),) * used.seats), 0)


def trick(leader: int, text: str, **options: Any) -> Trick:
    """A finished trick, its winner worked out by the engine."""
    codes = text.split()
    place = winner(text, **options)
    return Trick(leader, tuple(PACK.card(code) for code in codes), (leader + place) % len(codes))


def ended(*tricks: Trick, laid: str = "", declared: tuple[tuple[Meld, ...], ...] = (), **options: Any) -> State:
    """The state after these tricks, as if they were all of the hand; seat 0 dealt and laid the discard."""
    used = rules(**options)
    shown = declared or ((),) * used.seats
    return settle(Hand(used, 0, (0,) * used.seats, cards(laid), shown), tuple(tricks))


def fresh(dealer: int = 0, seed: int = 1, **options: Any) -> State:
    """A newly dealt hand."""
    return GAME.deal(Options(**options), dealer, shuffled(len(PACK), seed))
