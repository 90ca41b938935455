"""The cucco bot: by the rules at both tables, from its View alone, and better than chance and high cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from games.bots import registry
from games.bots.arena import match
from games.bots.cucco import REASONS, advise, choose
from games.bots.cucco.table import Table
from games.bots.rivals import high_card_player, random_player
from games.core.cards import bits, each
from games.core.deck import shuffled
from games.cucco.cards import FIGURES, NUMBERS, PACK, VALUE
from games.cucco.game import GAME
from games.cucco.rules import Options
from games.cucco.state import Playing, Returning, State, Taking
from tests.engine.bots import advised

TABLES = [Options(players=2), Options(players=4)]


def test_every_answer_is_allowed() -> None:
    for options in TABLES:
        for state, advice in advised(GAME, options, range(20), mistakes=0.3):
            assert state.judge(advice.action).allowed, GAME.write_action(advice.action)
            assert advice.reason in REASONS


def test_whoever_is_not_to_act_gets_no_advice() -> None:
    state = GAME.deal(Options(), 0, shuffled(len(PACK), 1))
    with pytest.raises(ValueError, match="not seat 0's turn"):
        advise(state.view(0))


# -- the View alone


@pytest.mark.parametrize("options", TABLES)
def test_the_same_view_has_the_same_answer(options: Options) -> None:
    for state, advice in advised(GAME, options, range(4)):
        assert advise(state.view(state.to_act)) == advice


@pytest.mark.parametrize("options", TABLES)
def test_cards_it_cannot_see_change_nothing(options: Options) -> None:
    chance, swapped = Random(1), 0
    for state, advice in advised(GAME, options, range(8), mistakes=0.2):
        other = _with_hidden_cards_swapped(state, chance)
        swapped += other.board.held != state.board.held
        assert advise(other.view(other.to_act)) == advice
    assert swapped > 80


def _with_hidden_cards_swapped(state: State, chance: Random) -> State:
    """The same position for the seat to act: the other hands and the stock dealt anew, but for what it has seen.

    Before the Trionfo is turned up, the stock stays: the seat looks into it.
    """
    board, seat = state.board, state.to_act
    others = [other for other in range(board.seats) if other != seat]
    hidden = [card for other in others for card in each(board.held[other])]
    seen = {*state.view(seat).looked, *each(state.view(seat).returned), board.turned}
    stock = [card for card in board.stock if card not in seen] if isinstance(state, Playing) else []
    mixed = hidden + stock
    chance.shuffle(mixed)
    held = list(board.held)
    for other in others:
        count = held[other].bit_count()
        held[other], mixed = bits(mixed[:count]), mixed[count:]
    left = [card if card in seen or not stock else mixed.pop() for card in board.stock]
    changed = replace(board, held=tuple(held), stock=tuple(left))
    if isinstance(state, Returning):
        return Returning(changed, seat, state.fresh)
    assert isinstance(state, Taking | Playing)
    return type(state)(changed, seat)


@pytest.mark.parametrize("options", TABLES)
def test_what_another_cannot_hold_it_does_not_hold(options: Options) -> None:
    for state, _ in advised(GAME, options, range(12), mistakes=0.5):
        if isinstance(state, Playing):
            table = Table(state.view(state.to_act))
            for seat in range(options.players):
                assert seat == state.to_act or not state.cards_of(seat) & ~table.may[seat]


# -- the stock


def test_it_takes_all_it_may_and_gives_back_no_better() -> None:
    taken = 0
    for options in TABLES:
        for state, advice in advised(GAME, options, range(25)):
            if isinstance(state, Taking):
                assert advice.action.count == len(state.actions()) - 1
                assert not advice.cards & (NUMBERS | FIGURES) & ~bits(state.view(state.to_act).looked)
                taken += advice.action.count
            if isinstance(state, Returning):
                assert all(VALUE[card] < 14 for card in each(advice.cards))
    assert taken > 10


# -- strength


@pytest.mark.parametrize(("players", "points", "share"), [(2, 15, 0.6), (4, 40, 0.65)])
def test_it_beats_chance(players: int, points: int, share: float) -> None:
    score = match(GAME, Options(players=players), choose, random_player(1), hands=80, seed=1)
    assert score.average > points
    assert score.share > share


@pytest.mark.parametrize(("players", "points", "share"), [(2, 8, 0.53), (4, 45, 0.65)])
def test_it_beats_high_cards(players: int, points: int, share: float) -> None:
    score = match(GAME, Options(players=players), choose, high_card_player, hands=80, seed=1)
    assert score.average > points
    assert score.share > share


def test_an_answer_takes_a_moment_at_the_most() -> None:
    views = [state.view(state.to_act) for state, _ in advised(GAME, Options(players=4), range(4))]
    start = perf_counter()
    for view in views:
        choose(view)
    assert (perf_counter() - start) / len(views) < 0.005


def test_the_registry_asks_the_bot_of_the_game() -> None:
    view = GAME.deal(Options(), 0, shuffled(len(PACK), 1)).view(1)
    assert registry.advise("cucco", view) == advise(view)
    assert registry.choose("cucco", view) == choose(view)
