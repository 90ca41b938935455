"""Actions of cucco as text (rules/notation.md): `3 take 2`, `3 return 8 leone`, `0 play 15 ask numbers`."""

from __future__ import annotations

import re
from functools import lru_cache

from games.core.cards import Unreadable
from games.core.contract import Action
from games.core.words import seat_verb
from games.cucco.cards import PACK

ASKED = ("numbers", "figures")
_COUNT = re.compile(r"[0-9]{1,2}")


@lru_cache(maxsize=8192)
def read_action(text: str) -> Action:
    """The action in this text; raises Unreadable and says which word it cannot read."""
    seat, verb, arguments = seat_verb(text)
    match verb, arguments:
        case "take", [count] if _COUNT.fullmatch(count):
            return Action(seat, verb, count=int(count))
        case "return", _:
            return Action(seat, verb, PACK.set(arguments))
        case "play", [card]:
            return Action(seat, verb, PACK.set([card]), card=PACK.card(card))
        case "play", [card, "ask", word] if word in ASKED:
            return Action(seat, verb, PACK.set([card]), card=PACK.card(card), word=word)
    raise Unreadable(f"no action of cucco: {text!r}")


def write_action(action: Action) -> str:
    """The text of an action, cards in pack order."""
    words = [str(action.count)] if action.verb == "take" else PACK.texts(action.cards)
    asked = ["ask", action.word] if action.word else []
    return " ".join([str(action.seat), action.verb, *words, *asked])
