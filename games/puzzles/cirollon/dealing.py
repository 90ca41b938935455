"""Questions about the deal: whether it is void, what the dealer may claim, who plays first."""

from __future__ import annotations

from games.cirollon import melds as tables
from games.cirollon import rules as r
from games.cirollon.state import Claiming, State, deal
from games.cirollon.takes import total
from games.core.cards import Cards, Unreadable, each
from games.core.contract import Verdict
from games.core.genoese import PACK, PONCIN_BIT
from games.puzzles.cirollon.position import GENOESE, NOTHING, YES_NO, Codes, Given, choice, in_order
from games.puzzles.question import Question, Reason, Shown

LAID = 4
CLAIMS = (NOTHING, *tables.CLAIMS)


def _dealt(table: Codes, options: Given | None) -> State:
    """A real deal that brings these four cards to the table."""
    lying = PACK.set(table)
    if lying.bit_count() != LAID:
        raise Unreadable("four cards are dealt to the table")
    rest = list(each(PACK.all & ~lying))
    four = list(each(lying))
    deck = [*rest[:12], *four[:2], *rest[12:24], *four[2:], *rest[24:]]
    return deal(r.Options.read(options or {}), 0, deck)


def deal_void(table: Codes, options: Given | None = None) -> Question:
    """Is the hand void?"""
    state = _dealt(table, options)
    shown = Shown(pack=GENOESE, table=in_order(table))
    reason = Reason(r.DEAL_VOID, note="aces" if state.void else "no-two-aces")
    return choice("deal-void", shown, YES_NO, "yes" if state.void else "no", reason, options)


def claim(table: Codes, options: Given | None = None) -> Question:
    """What can the dealer claim of these four cards?"""
    state = _dealt(table, options)
    if state.void:
        raise Unreadable("such a deal is void")
    words = list(tables.claims(state.board.table)) if isinstance(state, Claiming) else []
    right = words[0] if words else NOTHING
    rule = tables.CLAIMS[right][2] if words else r.DEALER_FIFTEEN
    poncin = bool(state.board.table & PONCIN_BIT)
    shown = Shown(pack=GENOESE, table=in_order(table))
    named = _named(state.board.table, right) if words else 0
    verdict = Verdict(True, rule, 0, state.board.table, named)
    reason = Reason(r.DEALER_PONCIN if poncin and words else rule, verdict, note=right if words else "no-claim")
    return choice("claim", shown, CLAIMS, right, reason, options)


def _named(table: Cards, claimed: str) -> int:
    """The value the poncin stands for in a claim, 0 where it does not lie there."""
    wanted = tables.CLAIMS[claimed][0]
    names = tables.NAMES if table & PONCIN_BIT else ()
    return next((named for named in names if total(table, named) == wanted), 0)


def who_starts(dealer: int, options: Given | None = None) -> Question:
    """Who plays first, after this dealer's deal?"""
    if dealer not in range(r.SEATS):
        raise Unreadable(f"no such seat: {dealer}")
    first = r.Options.read(options or {}).first_seat(dealer)
    seats = tuple(map(str, range(r.SEATS)))
    return choice("who-starts", Shown(pack=GENOESE, dealer=dealer), seats, str(first), Reason(r.FIRST), options)
