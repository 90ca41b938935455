"""The chinze bot: it plays by the rules, from its View alone, remembers what was shown, and is better than chance."""

from __future__ import annotations

from itertools import product
from random import Random
from time import perf_counter

import pytest

from games.bots import registry
from games.bots.arena import match
from games.bots.chinze import REASONS, advise, choose
from games.bots.chinze.table import Table
from games.bots.rivals import highest_player, random_player
from games.chinze.game import GAME
from games.chinze.play import Hand, Playing
from games.chinze.rules import STOCK, Options
from games.core.cards import Unreadable, bits, each
from games.core.deck import shuffled
from games.core.tarot import PACK
from tests.engine.bots import advised

EVERY_OPTION = [
    Options(exchange, melds, angel, old_order, last)
    for exchange, melds, angel, old_order, last in product(
        (True, False), ("all", "zena", "spezza"), (False, True), (False, True), (True, False)
    )
]


def test_every_answer_is_allowed_under_every_option() -> None:
    for number, options in enumerate(EVERY_OPTION):
        for state, advice in advised(GAME, options, range(number, number + 1), mistakes=0.3):
            assert state.judge(advice.action).allowed, GAME.write_action(advice.action)
            assert advice.reason in REASONS


def test_whoever_is_not_to_act_gets_no_advice() -> None:
    state = GAME.deal(Options(), 0, shuffled(len(PACK), 1))
    with pytest.raises(ValueError, match="not seat 0's turn"):
        advise(state.view(0))


# -- the View alone


def test_the_same_view_has_the_same_answer() -> None:
    for state, advice in advised(GAME, Options(), range(4)):
        assert advise(state.view(state.to_act)) == advice


def test_cards_it_cannot_see_change_nothing() -> None:
    chance, swapped = Random(1), 0
    for state, advice in advised(GAME, Options(), range(8)):
        if isinstance(state, Playing) and len(state.done) < STOCK // 2:
            other = _with_hidden_cards_swapped(state, chance)
            swapped += other.held != state.held
            assert advise(other.view(other.to_act)) == advice
    assert swapped > 200


def _with_hidden_cards_swapped(state: Playing, chance: Random) -> Playing:
    """The same position for the seat to act; the stock, and the other's cards that nobody has seen, dealt anew."""
    seat, top = state.to_act, 2 * len(state.done)
    known = state.view(seat).known
    hidden = list(each(state.held[1 - seat] & ~known))
    cards = hidden + list(state.hand.stock[top:])
    chance.shuffle(cards)
    theirs = known | bits(cards[: len(hidden)])
    hand = Hand(state.hand.rules, state.hand.dealer, state.hand.stock[:top] + tuple(cards[len(hidden) :]))
    held = (state.held[0], theirs) if seat == 0 else (theirs, state.held[1])
    return Playing(hand, seat, held, state.trick, state.done, state.shown, state.spoken)


def test_what_the_other_cannot_hold_it_does_not_hold() -> None:
    for state, _ in advised(GAME, Options(), range(8), mistakes=0.5):
        if isinstance(state, Playing):
            table = Table(state.view(state.to_act))
            theirs = state.cards_of(1 - state.to_act)
            assert not theirs & ~table.theirs
            assert not table.known[table.other] & ~theirs
            assert table.view.stock or table.theirs == theirs


def test_it_declares_whatever_scores_before_it_plays() -> None:
    for state, advice in advised(GAME, Options(), range(12)):
        assert (advice.action.verb == "declare") == (state.offer() is not None)


# -- strength


def test_it_beats_chance_by_far() -> None:
    score = match(GAME, Options(), choose, random_player(1), hands=40, seed=1)
    assert score.average > 18
    assert score.share > 0.7


def test_it_beats_high_cards_by_far() -> None:
    score = match(GAME, Options(), choose, highest_player, hands=40, seed=1)
    assert score.average > 22
    assert score.share > 0.8


def test_an_answer_takes_a_moment_at_the_most() -> None:
    views = [state.view(state.to_act) for state, _ in advised(GAME, Options(), range(3))]
    start = perf_counter()
    for view in views:
        choose(view)
    assert (perf_counter() - start) / len(views) < 0.005


# -- by the name of the game


def test_the_registry_asks_the_bot_of_the_game() -> None:
    view = GAME.deal(Options(), 0, shuffled(len(PACK), 1)).view(1)
    assert registry.advise("chinze", view) == advise(view)
    assert registry.choose("chinze", view) == choose(view)
    with pytest.raises(Unreadable, match="no bot plays 'tressette'"):
        registry.bot_for("tressette")
