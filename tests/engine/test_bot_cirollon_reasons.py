"""The cirollon bot's reasons: each in a position that calls for it, and every one true once all cards are seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.bots.advice import Advice
from games.bots.cirollon import REASONS, Reason, advise
from games.cirollon.game import GAME
from games.cirollon.melds import in_hand
from games.cirollon.rules import SEATS, SIDES, Options
from games.cirollon.scoring import HIGH, low_run
from games.cirollon.state import Board, Playing, State
from games.cirollon.takes import aces, takes, value
from games.cirollon.view import View
from games.core.cards import Cards, bits, each
from games.core.genoese import COINS, PACK, PONCIN_BIT, RANK, SETTEBELLO_BIT
from tests.engine.bots import advised


def at(hand: str, table: str, others: str, ours: str = "", *, partner: str = "", shown: str = "") -> View:
    """Seat 0's view: its hand, the table, the cards of the others, its side's pile; the rest is the opponents' pile.

    `partner` are open cards of the partner's, `shown` open cards of the next player's, not named again.
    """
    held = [PACK.set(hand.split()), PACK.set(shown.split()), PACK.set(partner.split()), 0]
    for place, code in enumerate(others.split()):
        held[1 + place % 3] |= 1 << PACK.card(code)
    lying, mine = PACK.set(table.split()), PACK.set(ours.split())
    board = Board(
        Options(),
        dealer=1,
        held=tuple(held),
        table=lying,
        open=(0, PACK.set(shown.split()), PACK.set(partner.split()), 0),
        asked=SEATS,
        piles=(mine, PACK.all & ~(bits(card for cards in held for card in each(cards)) | lying | mine)),
    )
    return Playing(board, 0).view(0)


DIVIDED = "1d 2d 4d 6d Jd Kh Kc Ks Jh Jc Js 7c Qc"
"""A pile with which no run can be made any more, and nothing else is decided."""

POSITIONS: dict[Reason, tuple[View, str, str]] = {
    # the reason: the view, the card it is for, the cards it is about
    Reason.ONLY_CARD: (at("4h", "Kd", "5c 5s 6c"), "4h", "4h"),
    Reason.TAKE_CAPPOTTO: (
        at("4h Qh Jh", "4d 6h", "5c 5s 6c 2c", "1d 2d 3d 5d 6d 7d Jd Qd Kd"),
        "4h",
        "4d",
    ),
    Reason.TAKE_SWEEP: (at("4h Kh", "4c", "5c 5s 6c 2c 3c 3s"), "4h", "4c"),
    Reason.TAKE_RUN: (at("3h Kh", "3d 6h", "1d 2d 5c 5s 6c 2c"), "3h", "3d"),
    Reason.STOP_RUN: (at("3h Kh", "3d 6h", "2d 5c 5s 6c 2c Qs"), "3h", "3d"),
    Reason.TAKE_SETTEBELLO: (at("7h Qh", "7d 3s", "5c 5s 6c 2c Qs 4s"), "7h", "7d"),
    Reason.TAKE_COINS: (at("5h Qh", "5d 3s", "4c 4s 6c 2c Qs 4h", DIVIDED), "5h", "5d"),
    Reason.TAKE_SEVEN: (at("7h Qh", "7s 3s", "5c 5s 6c 2c Qs 4s"), "7h", "7s"),
    Reason.BRING_HOME: (at("5d Qh", "5h 3s", "4c 4s 6c 2c Qs 4h", DIVIDED), "5d", "5d"),
    Reason.TAKE_MOST: (at("5c Qh", "5h 3s", "4c 4s 6c 2c Qs 4h", DIVIDED + " 5d"), "5c", "5h"),
    Reason.KEEP_ACE: (at("1h Kh 4h", "2c", "4c 4s 5c 6c Qs 6h Jc Js 5s"), "Kh", "1h"),
    Reason.LEAVE_TO_PARTNER: (at("4h Kh", "3c", "5c 6c 2s 6s 2c 5s", partner="4c"), "4h", "4c"),
    Reason.LAY_SAFE: (at("Kh 4h", "Qs Jc", "2c 2s 3c 3s 4c 4s"), "Kh", "Kh"),
    Reason.LAY_SAFE_ACE: (at("Kh 4h", "Qs Jc", "1c 2s 3c 3s 4c 4s"), "Kh", "Kh"),
    Reason.LAY_LEAST: (at("2h 4h", "", "2c 2s 3c 3s 4c 4s"), "2h", "2h"),
    Reason.LAY_CAREFUL: (at("5h 6h", "", "5c 5s 5d Kd 6c 2c", DIVIDED), "6h", "6h"),
}


@pytest.mark.parametrize("reason", POSITIONS)
def test_position(reason: Reason) -> None:
    view, card, cards = POSITIONS[reason]
    advice = advise(view)
    assert (advice.reason, PACK.text(advice.action.card), PACK.texts(advice.cards)) == (reason, card, cards.split())


# -- reasons are true of the position


def test_reasons_are_true_when_all_cards_are_seen() -> None:
    seen = set()
    for state, advice in advised(GAME, Options(), range(12), mistakes=0.2):
        seen.add(advice.reason)
        truth = TRUTHS[advice.reason]
        assert truth(state, advice), (advice, state.view(state.to_act))
    rare = {Reason.CLAIM_FIFTEEN, Reason.CLAIM_THIRTY, Reason.DECLARE_ACE, Reason.TAKE_CAPPOTTO}
    assert seen >= set(REASONS) - rare - {Reason.TAKE_SETTEBELLO}


def _piles(state: State) -> tuple[Cards, Cards]:
    """The pile of the side to act, and the other."""
    side = SIDES[state.to_act]
    return state.board.piles[side], state.board.piles[1 - side]


def _left(state: State, advice: Advice) -> Cards:
    """The table after a card is laid down."""
    return state.board.table | advice.action.cards


def _sweeps(state: State, advice: Advice) -> bool:
    return any(event.kind == "sgobba" for event in state.events(advice.action))


def _may_sweep(state: State, advice: Advice) -> Cards:
    """The cards with which the next player could sweep now."""
    board, left, seat = state.board, _left(state, advice), (state.to_act + 1) % SEATS
    cards = board.open[seat] or board.held[seat]
    return bits(card for card in each(cards) if left in takes(card, left, board.poncin))


def _lays(state: State, advice: Advice) -> bool:
    return not advice.action.taken and advice.cards == advice.action.cards


def _of_taken(advice: Advice, cards: Cards) -> bool:
    return bool(advice.cards) and not advice.cards & ~(advice.action.taken & cards)


def _makes_run(pile: Cards, other: Cards, cards: Cards) -> bool:
    """Whether a pile can still come to a run with one of these cards in it: had it all that the other has not."""
    whole = COINS & ~other
    return bool(cards & (low_run(whole) | (HIGH if not HIGH & ~whole else 0)))


def _stops(state: State, advice: Advice) -> bool:
    ours, theirs = _piles(state)
    taken = ours | advice.action.taken
    return _makes_run(theirs, ours, advice.cards) and not _makes_run(theirs, taken, advice.cards)


TRUTHS: dict[Reason, Callable[[State, Advice], bool]] = {
    Reason.CLAIM_FIFTEEN: lambda s, a: s.events(a.action)[0].points == 1,
    Reason.CLAIM_THIRTY: lambda s, a: s.events(a.action)[0].points == 2,
    Reason.DECLARE_BEST: lambda s, a: bool(a.cards) and a.cards == sum(meld.cards for meld in a.action.melds),
    Reason.DECLARE_ACE: lambda s, a: bool(a.cards & PONCIN_BIT) and any(meld.named == 1 for meld in a.action.melds),
    Reason.DECLARE_NONE: lambda s, a: not in_hand(s.cards_of(s.to_act)),
    Reason.ONLY_CARD: lambda s, a: len(s.actions()) == 1,
    Reason.TAKE_CAPPOTTO: lambda s, a: any(event.kind == "cappotto" for event in s.events(a.action)),
    Reason.TAKE_SWEEP: _sweeps,
    Reason.TAKE_RUN: lambda s, a: _of_taken(a, COINS) and _makes_run(*_piles(s), a.cards),
    Reason.STOP_RUN: lambda s, a: _of_taken(a, COINS) and _stops(s, a),
    Reason.TAKE_SETTEBELLO: lambda s, a: _of_taken(a, SETTEBELLO_BIT),
    Reason.TAKE_COINS: lambda s, a: _of_taken(a, COINS),
    Reason.TAKE_SEVEN: lambda s, a: _of_taken(a, RANK["7"]),
    Reason.BRING_HOME: lambda s, a: bool(a.action.taken) and a.cards == a.action.cards,
    Reason.TAKE_MOST: lambda s, a: a.cards == a.action.taken,
    Reason.KEEP_ACE: lambda s, a: (
        not a.action.taken
        and a.cards & s.cards_of(s.to_act) == aces(a.cards, s.board.poncin)
        and s.board.table.bit_count() <= 2
    ),
    Reason.LEAVE_TO_PARTNER: lambda s, a: (
        not a.cards & ~s.board.open[(s.to_act + 2) % SEATS]
        and any(way & a.action.cards for way in takes(a.cards.bit_length() - 1, _left(s, a), s.board.poncin))
    ),
    Reason.LAY_SAFE: lambda s, a: _lays(s, a) and not _may_sweep(s, a),
    Reason.LAY_SAFE_ACE: lambda s, a: (
        _lays(s, a) and all(value(card, s.board.poncin) == 1 for card in each(_may_sweep(s, a)))
    ),
    Reason.LAY_LEAST: lambda s, a: _lays(s, a) and not any(action.taken for action in s.actions()),
    Reason.LAY_CAREFUL: _lays,
}


def test_every_reason_has_its_truth() -> None:
    assert set(TRUTHS) == set(REASONS)
