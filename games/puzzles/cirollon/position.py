"""What the makers share: from text codes to a state of the engine, and from its answer to a question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.cirollon.rules import SEATS, Options
from games.cirollon.state import Board, Playing
from games.core.cards import Card, Cards, Unreadable, each
from games.core.contract import Action, Verdict
from games.core.genoese import PACK
from games.puzzles.question import Question, Reason, Shown

Given = Mapping[str, Any]
Codes = Sequence[str]

GENOESE = "genoese"
"""The pack of every question here."""

YES_NO = ("yes", "no")
NOTHING = "nothing"
"""The choice of taking nothing, of claiming nothing."""
TOLD = ("sgobba", "no-sgobba")
"""The events told beside a play; what it takes is told by its sum."""


def at_play(
    hand: Codes,
    table: Codes,
    poncin: int = 0,
    opened: Codes = (),
    options: Given | None = None,
    *,
    last: bool = False,
) -> Playing:
    """Seat 0 is to play from this hand to this table; with `last` nobody else holds a card any more.

    Raises Unreadable for a position that cannot be.
    """
    PACK.set([*hand, *table])
    held, lying, shown = PACK.set(hand), PACK.set(table), PACK.set(opened)
    if not held or shown & ~held:
        raise Unreadable("the hand has cards, and the open ones are among them")
    if type(poncin) is not int or poncin not in range(11):
        raise Unreadable("poncin is a number from 1 to 10")
    if last and held.bit_count() != 1:
        raise Unreadable("the very last card is one card")
    # The others hold something, whatever it is: it counts only that this is not the last card.
    others = 0 if last else next(1 << card for card in each(PACK.all & ~held & ~lying))
    board = Board(
        Options.read(options or {}),
        dealer=1,
        held=(held, others, others, others),
        table=lying,
        poncin=poncin,
        open=(shown, 0, 0, 0),
        asked=SEATS,
    )
    return Playing(board, 0)


def in_order(codes: Codes) -> tuple[str, ...]:
    """The same codes in pack order; raises Unreadable."""
    return tuple(PACK.texts(PACK.set(codes)))


def written(cards: Cards) -> str:
    """A group of cards as a choice: `3c 4d`; no card at all is `nothing`."""
    return " ".join(PACK.texts(cards)) or NOTHING


def play(seat: int, card: Card, taken: Cards = 0) -> Action:
    """A card played, with what it takes."""
    return Action(seat, "play", 1 << card, card=card, taken=taken)


def about(state: Playing, action: Action, rule: str, note: str = "") -> Reason:
    """Why a play is right (by `rule`, with what happens), or why it is not. A right one's verdict tells the cards."""
    verdict = state.judge(action)
    if not verdict.allowed:
        return Reason(verdict.rule, verdict)
    told = tuple(event for event in state.events(action) if event.kind in TOLD)
    return Reason(rule, Verdict(True, rule, action.cards, action.taken), told, note)


def rules_of(reasons: Iterable[Reason]) -> tuple[str, ...]:
    """The clauses of these reasons, each once."""
    return tuple(dict.fromkeys(reason.rule for reason in reasons))


def choice(
    kind: str,
    shown: Shown,
    choices: Sequence[str],
    right: str,
    reason: Reason,
    options: Given | None,
    number: int | None = None,
) -> Question:
    """A question for one of these words; the reason is the same whatever was chosen."""
    return Question(
        kind,
        "choice",
        (reason.rule,),
        shown,
        choices=tuple(choices),
        right=frozenset((right,)),
        number=number,
        reasons=dict.fromkeys(choices, reason),
        options=options or {},
    )
