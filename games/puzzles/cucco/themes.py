"""The themes of cucco's puzzles, for two players or for four."""

from __future__ import annotations

from typing import Any

from games.core.cards import Unreadable
from games.cucco import rules as r
from games.cucco.cards import PACK, WORTHLESS, kinds
from games.cucco.game import GAME
from games.puzzles.chance import Chance
from games.puzzles.cucco import question
from games.puzzles.cucco.counting import WORTH
from games.puzzles.cucco.cutting import WHO
from games.puzzles.cucco.deals import asking, hoarding, late_trionfo, played
from games.puzzles.cucco.position import codes, options_of, text_of, trionfo_of
from games.puzzles.question import Question
from games.puzzles.themes import LEVELS, House, Puzzles, Theme

VERSION = 1
ANY = ("",)


def _ask(kind: str, house: House, **given: Any) -> Question:
    return question(kind, given | ({"options": dict(house)} if house else {}))


def _hand(state: Any) -> list[str] | None:
    """The hand of the seat to act, None where a card and its twin are in it: as choices they are one and the same."""
    held = state.cards_of(state.to_act)
    return PACK.texts(held) if len(kinds(held)) == held.bit_count() else None


def _position(state: Any) -> dict[str, Any]:
    """What a position tells of the trick being played."""
    board = state.board
    return {"trick": [PACK.text(card) for card in board.trick], "trionfo": text_of(board.turned)}


# --- playing -----------------------------------------------------------------------------------------

HAND_SIZE = {1: range(3, 6), 2: range(4, 8), 3: range(4, 9)}
_RARE = (r.LEAD_VALUELESS,)
"""What comes about only at the end of a hand, when few cards are left."""


def may_play_fits(asked: Question, level: int) -> bool:
    """Some cards may be played and some not; from level 2 on all of them may where the clause says so."""
    hand = asked.shown.hand
    if len(hand) not in HAND_SIZE[level] and not (asked.rules[0] in _RARE and len(hand) > 1):
        return False
    if len(asked.right) < len(hand):
        return True
    return level > 1 and asked.rules in ((r.FOLLOW_FREE,), (r.TRIONFO_ASK,))


def _may_play(chance: Chance, level: int, target: str, house: House) -> Question | None:
    words = {r.TRIONFO_ASK: "numbers", r.TRIONFO_ASK_FIGURES: "figures"}
    prefer = asking(words[target]) if target in words else hoarding if target in _RARE else late_trionfo
    for state in chance.mixed(played(chance, house, prefer)[:-1]):
        hand = _hand(state)
        if not state.board.trick or hand is None:
            continue
        asked = _ask("may-play", house, hand=hand, ask=state.board.asked, **_position(state))
        if target in asked.rules and may_play_fits(asked, level):
            return asked
    return None


def may_lead_fits(asked: Question, level: int) -> bool:
    """Some cards may be led and some not; at level 3 the Trionfo is in the hand, or nothing but worthless figures."""
    hand, trionfo = asked.shown.hand, asked.shown.turned
    if level < 3:
        return trionfo not in hand and len(asked.right) < len(hand) and len(hand) in HAND_SIZE[level]
    bare = all(WORTHLESS >> PACK.card(code) & 1 for code in hand if code != trionfo)
    return bool(len(hand) > 1 and ((trionfo in hand and len(asked.right) < len(hand)) or bare))


def _may_lead(chance: Chance, level: int, target: str, house: House) -> Question | None:
    for state in chance.mixed(played(chance, house, hoarding)[:-1]):
        hand = _hand(state)
        if state.board.trick or hand is None:
            continue
        asked = _ask("may-lead", house, hand=hand, trionfo=text_of(state.board.turned))
        if may_lead_fits(asked, level):
            return asked
    return None


TAKES = {
    1: ("highest-of-category", "other-category"),
    2: ("highest-of-category", "other-category", "trionfo-takes"),
    3: ("first-of-twins", "trionfo-takes", "nothing-beats-it"),
}


def _who_takes(chance: Chance, level: int, target: str, house: House) -> Question | None:
    end = played(chance, house, hoarding if target == "nothing-beats-it" else None)[-1]
    trionfo = text_of(end.board.turned)
    for trick in chance.mixed(end.tricks):
        asked = _ask("winner", house, trick=codes(trick), trionfo=trionfo, leader=trick.leader)
        if next(iter(asked.reasons.values())).note == target:
            return asked
    return None


# --- the cut -----------------------------------------------------------------------------------------

TAKEN = {1: ("0", "1"), 2: ("0", "1", "2", "return"), 3: ("0", "1", "2", "return")}
SEEN = {1: 2, 2: 3, 3: 4}
"""How many cards of the stock are shown."""


def _cut(chance: Chance, level: int, target: str, house: House) -> Question | None:
    who = chance.pick(WHO)
    deck = chance.mixed(range(len(PACK)))
    stock = [PACK.text(card) for card in deck[: SEEN[level]]]
    if target == "return":
        hand = [PACK.text(card) for card in deck[SEEN[level] : SEEN[level] + r.HAND]]
        taken = stock[: chance.pick((2, 2, 3))]
        if len({*hand, *taken}) < r.HAND + len(taken) or not _all_taken(taken, who, house):
            return None
        return _ask("may-return", house, hand=hand, taken=taken, who=who)
    asked = _ask("may-take", house, stock=stock, who=who)
    # At level 3 a card that could be taken lies behind the one at which one stops.
    trap = any(code in ("10", "14", "15") for code in stock[int(target) :])
    return asked if target in asked.right and (level < 3 or trap or target == "2") else None


def _all_taken(taken: list[str], who: str, house: House) -> bool:
    return str(len(taken)) in _ask("may-take", house, stock=taken, who=who).right


# --- counting ----------------------------------------------------------------------------------------


def _trionfo_now(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """The last to play holds the Trionfo; from level 2 on with a card beside it that takes the trick as well."""
    players = options_of(house).players
    for state in chance.mixed(played(chance, house, late_trionfo)[:-1]):
        hand = _hand(state)
        free = state.cards_of(state.to_act) & trionfo_of(state.board.turned)
        if len(state.board.trick) != players - 1 or hand is None or not free:
            continue
        try:
            asked = _ask("trionfo-now", house, hand=hand, **_position(state))
        except Unreadable:
            continue
        close = asked.lines[1].points > 0
        if target in asked.right and (level < 3 or close):
            return asked
    return None


WON = {1: range(1, 3), 2: range(2, 5), 3: range(4, 9)}


def _count_tricks(chance: Chance, level: int, target: str, house: House) -> Question | None:
    options = options_of(house)
    end = played(chance, house)[-1]
    side = chance.below(2)
    won = [trick for trick in end.tricks if options.sides[trick.winner] == side]
    tricks = won[: chance.pick(WON[level])]
    if len(tricks) not in WON[level]:
        return None
    asked = _ask("count-tricks", house, tricks=[codes(trick) for trick in tricks])
    return asked if len(asked.lines) > level else None


_ALL = (
    Theme(
        "may-play",
        (r.FOLLOW, r.FOLLOW_FREE, r.TRIONFO_ANY, r.TRIONFO_ASK, r.TRIONFO_ASK_FIGURES, r.LEAD_VALUELESS),
        {
            1: (r.FOLLOW,),
            2: (r.FOLLOW, r.FOLLOW_FREE, r.TRIONFO_ANY, r.TRIONFO_ASK, r.TRIONFO_ASK_FIGURES),
            3: (r.TRIONFO_ANY, r.TRIONFO_ASK, r.TRIONFO_ASK_FIGURES, r.LEAD_VALUELESS),
        },
        _may_play,
    ),
    Theme("may-lead", (r.LEAD,), dict.fromkeys(LEVELS, ANY), _may_lead),
    Theme("who-takes", (r.WIN, r.FOLLOW_FREE, r.TRIONFO_ANY, r.TRIONFO, r.LEAD_VALUELESS), TAKES, _who_takes),
    Theme("cut", (r.CUTTER, r.DEALER, r.CUTTER_RETURN, r.DEALER_RETURN), TAKEN, _cut),
    Theme("trionfo-now", (r.TRIONFO_ANY,), dict.fromkeys(LEVELS, WORTH), _trionfo_now),
    Theme("count-tricks", (r.COUNT,), dict.fromkeys(LEVELS, ANY), _count_tricks),
)

PUZZLES = Puzzles(VERSION, f"cucco/{VERSION}", {theme.id: theme for theme in _ALL}, GAME.options)
