"""Actions and melds of cirollon as text (rules/notation.md).

`2 claim thirty`, `1 declare barsegon:1h,1d,7h=1`, `3 play Jd x 3c 5h`.
"""

from __future__ import annotations

from functools import lru_cache

from games.cirollon.melds import KINDS, NAMES
from games.core.cards import Unreadable
from games.core.contract import Action, Meld
from games.core.genoese import PACK, PONCIN_BIT
from games.core.words import seat_verb

CLAIMED = ("fifteen", "thirty", "none")


@lru_cache(maxsize=8192)
def read_action(text: str) -> Action:
    """The action in this text; raises Unreadable and says which word it cannot read."""
    seat, verb, arguments = seat_verb(text)
    match verb, arguments:
        case "declare", _:
            return Action(seat, verb, melds=tuple(read_meld(word) for word in arguments))
        case "claim", [word] if word in CLAIMED:
            return Action(seat, verb, word=word)
        case "play", [card]:
            return Action(seat, verb, PACK.set([card]), card=PACK.card(card))
        case "play", [card, "x", first, *rest]:
            taken = PACK.set([first, *rest])
            return Action(seat, verb, PACK.set([card]), card=PACK.card(card), taken=taken)
    raise Unreadable(f"no action of cirollon: {text!r}")


def read_meld(text: str) -> Meld:
    """The meld in `KIND:CARD,CARD,CARD`, the poncin as `7h=VALUE` or plain for a seven; raises Unreadable."""
    kind, colon, listed = text.partition(":")
    if kind not in KINDS or not colon:
        raise Unreadable(f"no meld: {text!r}")
    codes, named = [], 0
    for word in listed.split(","):
        code, equals, number = word.partition("=")
        codes.append(code)
        if equals:
            if code != "7h" or number not in map(str, NAMES):
                raise Unreadable(f"only 7h can be named, for 1 to 10: {word!r}")
            named = int(number)
    cards = PACK.set(codes)
    return Meld(kind, cards, named or (7 if cards & PONCIN_BIT else 0))


def write_action(action: Action) -> str:
    """The text of an action, cards in pack order."""
    words = [write_meld(meld) for meld in action.melds] or PACK.texts(action.cards)
    if action.taken:
        words += ["x", *PACK.texts(action.taken)]
    if action.word:
        words.append(action.word)
    return " ".join([str(action.seat), action.verb, *words])


def write_meld(meld: Meld) -> str:
    """The text of a meld, cards in pack order."""
    codes = [f"{code}={meld.named}" if code == "7h" else code for code in PACK.texts(meld.cards)]
    return f"{meld.kind}:{','.join(codes)}"
