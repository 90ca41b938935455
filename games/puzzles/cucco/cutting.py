"""Questions about the privileges of cutter and dealer: what may be taken from the stock, and given back for it."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.cards import Cards, Unreadable, bits, each
from games.core.contract import Action, Verdict
from games.cucco import rules as r
from games.cucco.cards import PACK
from games.cucco.state import Board, Returning, Taking
from games.puzzles.cucco.position import CUCCO, Codes, Given, distinct, options_of
from games.puzzles.question import Question, Reason, Shown

WHO = ("cutter", "dealer")
MOST = 4
"""The most cards of the stock to be shown."""


def may_take(stock: Codes, who: str = "cutter", options: Given | None = None) -> Question:
    """How many of these cards may be taken at most? They are the outer ones of the stock, the outermost first.

    The cutter looks from below, the dealer from above. At a table one sees no further than the first card that may
    not be taken; here a few more are shown.
    """
    rules = options_of(options)
    if who not in WHO or not 1 <= len(stock) <= MOST:
        raise Unreadable("the cutter or the dealer looks at a few cards")
    cards = PACK.copied(stock)
    cutting = who == "cutter"
    seat = rules.players - 1 if cutting else 0
    board = Board(
        rules,
        0,
        (0,) * rules.players,
        tuple(reversed(cards)) if cutting else tuple(cards),
        taken=() if cutting else (0,),
    )
    state = Taking(board, seat)
    most = max(action.count for action in state.actions())
    rule = r.CUTTER if cutting else r.DEALER
    note = "takes-none" if not most else "takes-all" if most == len(cards) else "takes-until"
    choices = tuple(map(str, range(len(cards) + 1)))
    return Question(
        f"may-take-{who}",
        "choice",
        (rule,),
        Shown(pack=CUCCO, pile=tuple(stock), seats=rules.players, seat=seat),
        choices=choices,
        right=frozenset((str(most),)),
        reasons=dict.fromkeys(choices, Reason(rule, None, (), note)),
        options=options or {},
    )


@dataclass(frozen=True, slots=True)
class Returned:
    """The engine's word on cards that are given back from a hand for the fresh ones."""

    options: r.Options
    own: Cards
    fresh: Cards
    cutting: bool

    @property
    def seat(self) -> int:
        return self.options.players - 1 if self.cutting else 0

    @property
    def state(self) -> Returning:
        """The state in which they are to be given back."""
        board = Board(
            self.options,
            0,
            tuple(self.own | self.fresh if seat == self.seat else 0 for seat in range(self.options.players)),
            tuple(each(PACK.all & ~self.own & ~self.fresh)),
            taken=(self.fresh.bit_count(),) if self.cutting else (0, self.fresh.bit_count()),
            returned=() if self.cutting else (0,),
        )
        return Returning(board, self.seat, self.fresh)

    def __call__(self, chosen: frozenset[str]) -> Verdict:
        return self.state.judge(Action(self.seat, "return", bits(map(PACK.card, chosen))))


def may_return(hand: Codes, taken: Codes, who: str = "cutter", options: Given | None = None) -> Question:
    """Choose cards of the hand to put under the stock for those taken. Any set the engine accepts is right."""
    rules = options_of(options)
    if who not in WHO or not taken:
        raise Unreadable("the cutter or the dealer gives cards back for those taken")
    if len(hand) != r.HAND:
        raise Unreadable(f"a hand has {r.HAND} cards")
    held = distinct([*hand, *taken])
    judge = Returned(rules, PACK.set(hand), PACK.set(taken), who == "cutter")
    rule = r.CUTTER_RETURN if judge.cutting else r.DEALER_RETURN
    return Question(
        "may-return",
        "cards",
        (rule,),
        Shown(pack=CUCCO, hand=held, pile=tuple(taken), seats=rules.players, seat=judge.seat),
        choices=held,
        right=frozenset(PACK.texts(judge.state.actions()[0].cards)),
        reasons=dict.fromkeys(held, Reason(rule)),
        options=options or {},
        judge=judge,
    )
