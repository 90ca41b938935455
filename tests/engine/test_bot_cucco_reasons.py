"""The cucco bot's reasons: each in a position that calls for it, and every one true once all cards are seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.bots.advice import Advice
from games.bots.cucco import REASONS, Reason, advise
from games.core.cards import Card, Cards, bits, each
from games.core.contract import NOBODY
from games.core.tricks import Trick
from games.cucco.cards import FIGURES, NUMBERS, PACK, PRIVILEGED, VALUE, WORTHLESS
from games.cucco.follow import best_place
from games.cucco.game import GAME
from games.cucco.rules import Options
from games.cucco.state import Board, Playing, Returning, State, Taking
from games.cucco.view import View
from tests.engine.bots import advised

# -- each rule by a position


def at(hand: str, out: str = "", trick: str = "", *, turned: str = "8", players: int = 2, asked: str = "") -> View:
    """Seat 0's view: its hand, what is still out, the trick so far; what is not named has been played.

    Of the cards out each other seat holds as many as this one, less what it has played; the rest is in the stock.
    """
    mine, lying = PACK.copied(hand.split()), trick.split()
    named = PACK.copied([*hand.split(), *lying, turned, *out.split()])
    played, (top, *hidden) = named[len(mine) : len(mine) + len(lying)], named[len(mine) + len(lying) :]
    held = [bits(mine)]
    for seat in range(1, players):
        count = len(mine) - (seat >= players - len(played))
        held.append(bits(hidden[:count]))
        hidden = hidden[count:]
    gone = list(each(PACK.all & ~bits(named)))
    # Seat 0 played them all: so nothing can be concluded about the other hands.
    tricks = tuple(Trick(0, (card,), 0) for card in gone)
    board = Board(
        Options(players=players),
        dealer=0,
        held=tuple(held),
        stock=(top, *hidden),
        taken=(0, 0),
        returned=(0, 0),
        turned=top,
        trick=tuple(played),
        asked=asked,
        tricks=tricks,
        questions=("",) * len(tricks),
    )
    return Playing(board, 0).view(0)


LOW = "1 1 3 3 4 4 5 5"
POSITIONS: dict[Reason, tuple[View, str, str]] = {
    # the reason: the view, the card it is for, the cards it is about
    Reason.ONLY_CARD: (at("9", "leone", "2"), "9", "9"),
    Reason.ASK_NUMBERS: (at("8 2 3", "10 10 9 9 matto nulla"), "8", "8"),
    Reason.ASK_FIGURES: (at("8 2 3", "11 11 12 13 13 9 9 10"), "8", "8"),
    Reason.TRIONFO_RICH: (at("8 7", LOW, "10"), "8", "8"),
    Reason.TRIONFO_SURE: (at("8 2 3", "10 10 9 9 7 7"), "8", "8"),
    Reason.LEAD_MASTER: (at("10 7 7", "1 1 3 3 4"), "10", "10"),
    Reason.LEAD_MASTER_SAVE: (at("10 7 7", "1 1 3 3 4 8"), "7", "7"),
    Reason.LEAD_LIKELY: (at("9 9 7", "1 1 3 3 6 10 10 11 11 12 12 13 13 14"), "9", "9"),
    Reason.LEAD_LOW: (at("2 9 13", "10 10 12 15 15 14 14 3 3"), "2", "2"),
    Reason.LEAD_LEAST: (at("6 7", "15 15 7 9 9 10 10 11"), "7", "7"),
    Reason.WIN_SURE: (at("9 2", LOW, "7"), "9", "9"),
    Reason.WIN_SO_FAR: (at("9 2", LOW + " 10 6 6", "7", players=4), "9", "9"),
    Reason.FEED_PARTNER: (at("9 2 13", LOW + " 11 11 12", "10 2", players=4), "2", "2"),
    Reason.KEEP_TRIONFO: (at("8 2 13", LOW + " 12", "2"), "2", "8"),
    Reason.THROW_WORTHLESS: (at("leone 13 14", LOW, "9"), "leone", "leone"),
    Reason.DUCK: (at("10 1", "3 3 4 4 9 9", "1"), "1", "10"),
    Reason.LOSE_LEAST: (at("2 7", LOW, "9"), "2", "2"),
}


@pytest.mark.parametrize("reason", POSITIONS)
def test_position(reason: Reason) -> None:
    view, card, cards = POSITIONS[reason]
    advice = advise(view)
    found = (advice.reason, PACK.text(advice.action.card), PACK.texts(advice.cards))
    assert found == (reason, card, cards.split())


# -- reasons are true of the position


@pytest.mark.parametrize("players", [2, 4])
def test_reasons_are_true_when_all_cards_are_seen(players: int) -> None:
    seen = set()
    for state, advice in advised(GAME, Options(players=players), range(60), mistakes=0.2):
        seen.add(advice.reason)
        assert TRUTHS[advice.reason](state, advice), (advice, state.view(state.to_act))
    pairs = {Reason.FEED_PARTNER, Reason.WIN_SO_FAR} if players == 2 else set()
    assert seen >= set(REASONS) - pairs - {Reason.ASK_NUMBERS, Reason.ASK_FIGURES, Reason.LEAD_LEAST, Reason.DUCK}


def _trionfo(state: State) -> Cards:
    turned = state.board.turned
    assert turned is not None
    return 0b11 << (turned & ~1)


def _takes(state: State, card: Card) -> bool:
    trick = state.board.trick
    return best_place((*trick, card), _trionfo(state)) == len(trick)


def _others(state: State) -> Cards:
    """What the other seats hold."""
    return sum(cards for seat, cards in enumerate(state.board.held) if seat != state.to_act)


def _beats(state: State, card: Card) -> Cards:
    """What others hold and could beat the card with, led or of the category led."""
    kind = NUMBERS if NUMBERS >> card & 1 else FIGURES
    return _others(state) & bits(
        [other for other in each(kind | _trionfo(state)) if _trionfo(state) >> other & 1 or VALUE[other] > VALUE[card]]
    )


def _after_us(state: State) -> Cards:
    """What the opponents hold who have yet to play to the trick."""
    board, seat = state.board, state.to_act
    later = [(seat + step) % board.seats for step in range(1, board.seats - len(board.trick))]
    return sum(board.held[other] for other in later if (other - seat) % 2)


def _points(state: State) -> int:
    return sum(VALUE[card] for card in state.board.trick)


def _plays_trionfo(state: State, advice: Advice) -> bool:
    return bool(advice.action.cards & _trionfo(state)) and _takes(state, advice.action.card)


def _partner_wins(state: State) -> bool:
    board = state.board
    if board.seats == 2 or not board.trick:
        return False
    behind = len(board.trick) - best_place(board.trick, _trionfo(state))
    return behind == 2


def _takers(state: State) -> Cards:
    return bits({action.card for action in state.actions() if _takes(state, action.card)})


TRUTHS: dict[Reason, Callable[[State, Advice], bool]] = {
    Reason.TAKE_STOCK: lambda s, a: bool(a.cards) and not a.cards & ~PRIVILEGED,
    Reason.TAKE_NOTHING: lambda s, a: len(s.actions()) == 1,
    Reason.RETURN_LEAST: lambda s, a: a.cards == a.action.cards,
    Reason.ONLY_CARD: lambda s, a: len(s.actions()) == 1,
    Reason.ASK_NUMBERS: lambda s, a: _plays_trionfo(s, a) and a.action.word == "numbers",
    Reason.ASK_FIGURES: lambda s, a: _plays_trionfo(s, a) and a.action.word == "figures",
    Reason.TRIONFO_RICH: lambda s, a: _plays_trionfo(s, a) and _points(s) >= 8,
    Reason.TRIONFO_SURE: _plays_trionfo,
    Reason.LEAD_MASTER: lambda s, a: not s.board.trick and not _beats(s, a.action.card),
    Reason.LEAD_MASTER_SAVE: lambda s, a: not s.board.trick and not _beats(s, a.action.card) & ~_trionfo(s),
    Reason.LEAD_LIKELY: lambda s, a: not s.board.trick and VALUE[a.action.card] > 5,
    Reason.LEAD_LOW: lambda s, a: not s.board.trick and VALUE[a.action.card] <= 5,
    Reason.LEAD_LEAST: lambda s, a: not s.board.trick,
    Reason.WIN_SURE: lambda s, a: _takes(s, a.action.card) and not _after_us(s) & _beats(s, a.action.card),
    Reason.WIN_SO_FAR: lambda s, a: bool(_after_us(s)) and _takes(s, a.action.card),
    Reason.FEED_PARTNER: lambda s, a: _partner_wins(s) and VALUE[a.action.card] > 0,
    Reason.KEEP_TRIONFO: lambda s, a: (
        a.cards == s.cards_of(s.to_act) & _trionfo(s) and not a.action.cards & _trionfo(s) and not _partner_wins(s)
    ),
    Reason.THROW_WORTHLESS: lambda s, a: (
        bool(a.action.cards & WORTHLESS) and bool(s.board.trick) and not _takes(s, a.action.card)
    ),
    Reason.DUCK: lambda s, a: bool(a.cards & _takers(s)) and not _takes(s, a.action.card) and not _partner_wins(s),
    Reason.LOSE_LEAST: lambda s, a: not _takers(s),
}


def test_every_reason_has_its_truth() -> None:
    assert set(TRUTHS) == set(REASONS)
    assert NOBODY not in {view.to_act for view, _, _ in POSITIONS.values()}


def test_the_stock_is_taken_from_and_given_to_for_its_reasons() -> None:
    found = {Taking: set(), Returning: set()}
    for state, advice in advised(GAME, Options(), range(30)):
        if isinstance(state, Taking | Returning):
            found[type(state)].add(advice.reason)
    assert found == {Taking: {Reason.TAKE_STOCK, Reason.TAKE_NOTHING}, Returning: {Reason.RETURN_LEAST}}
