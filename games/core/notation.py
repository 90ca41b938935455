"""Actions and melds of the tarot games as text (rules/notation.md).

`0 discard 5h 6h`, `1 declare terno:Kh,Kd,Ks`, `2 play F`, `3 give 7h`.
"""

from __future__ import annotations

from functools import lru_cache

from games.core.cards import Unreadable
from games.core.contract import Action, Meld
from games.core.melds import KINDS
from games.core.tarot import PACK
from games.core.words import seat_verb

VERBS = ("discard", "declare", "play", "give")


@lru_cache(maxsize=8192)
def read_action(text: str) -> Action:
    """The action in this text; raises Unreadable and says which word it cannot read."""
    seat, verb, arguments = seat_verb(text)
    if verb not in VERBS:
        raise Unreadable(f"unknown verb {verb!r} in {text!r}")
    if verb == "declare":
        return Action(seat, verb, melds=tuple(read_meld(word) for word in arguments))
    cards = PACK.set(arguments)
    if verb == "discard":
        return Action(seat, verb, cards)
    if len(arguments) != 1:
        raise Unreadable(f"{verb} takes one card: {text!r}")
    return Action(seat, verb, cards, card=PACK.card(arguments[0]))


def read_meld(text: str) -> Meld:
    """The meld in `KIND:CARD,CARD,…`; raises Unreadable. Too few cards, or none, are for the rules to forbid."""
    kind, colon, cards = text.partition(":")
    if kind not in KINDS or not colon:
        raise Unreadable(f"no meld: {text!r}")
    return Meld(kind, PACK.set(cards.split(",") if cards else []))


def write_action(action: Action) -> str:
    """The text of an action, cards in pack order."""
    words = [write_meld(meld) for meld in action.melds] or PACK.texts(action.cards)
    return " ".join([str(action.seat), action.verb, *words])


def write_meld(meld: Meld) -> str:
    """The text of a meld, cards in pack order."""
    return f"{meld.kind}:{','.join(PACK.texts(meld.cards))}"
