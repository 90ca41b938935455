"""The gatti bot: it plays by the rules, from its View alone, for reasons that are true, and better than chance."""

from __future__ import annotations

from itertools import product
from random import Random
from time import perf_counter

import pytest

from games.bots.arena import Score, match
from games.bots.gatti import REASONS, advise, choose
from games.bots.gatti.table import Table
from games.bots.rivals import highest_player, random_player
from games.core.cards import bits, each
from games.core.deck import shuffled
from games.core.tarot import PACK
from games.gatti.game import GAME
from games.gatti.play import Playing, playing
from games.gatti.rules import Options
from games.gatti.state import Hand
from tests.engine.bots import advised
from tests.engine.strategies import played

EVERY_OPTION = [
    Options(players, captured, exchange, melds, angel, old_order, last)
    for players, captured, exchange, melds, angel, old_order, last in product(
        (2, 3, 4), (False, True), (True, False), ("all", "zena", "spezza"), (False, True), (False, True), (True, False)
    )
]


# -- the rules, whatever the table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_allowed_under_every_option(players: int) -> None:
    tables = [options for options in EVERY_OPTION if options.players == players]
    for number, options in enumerate(tables):
        for state, advice in advised(GAME, options, range(number, number + 2), mistakes=0.3):
            assert state.judge(advice.action).allowed, GAME.write_action(advice.action)
            assert advice.reason in REASONS


def test_whoever_is_not_to_act_gets_no_advice() -> None:
    state = GAME.deal(Options(), 0, shuffled(len(PACK), 1))
    with pytest.raises(ValueError, match="not seat 1's turn"):
        advise(state.view(1))


# -- the View alone


def test_the_same_view_has_the_same_answer() -> None:
    for state, advice in advised(GAME, Options(), range(10)):
        assert advise(state.view(state.to_act)) == advice


def test_cards_it_cannot_see_change_nothing() -> None:
    chance, swapped = Random(1), 0
    for state, advice in advised(GAME, Options(), range(20)):
        if not isinstance(state, Playing) or state.view(state.to_act).declared != ((), (), (), ()):
            continue
        other = _with_hidden_cards_swapped(state, chance)
        swapped += other.hand.held != state.hand.held
        assert advise(other.view(other.to_act)) == advice
    assert swapped > 500


def _with_hidden_cards_swapped(state: Playing, chance: Random) -> Playing:
    """The same position for the seat to act, the other hands and the discard dealt anew."""
    seat, hand = state.to_act, state.hand
    hidden = [list(each(state.cards_of(other))) if other != seat else [] for other in range(4)]
    hidden.append(list(each(hand.discard)) if seat != hand.dealer else [])
    cards = [card for cards in hidden for card in cards]
    chance.shuffle(cards)
    anew = [bits([cards.pop() for _ in old]) for old in hidden]
    held = [own & ~state.cards_of(other) | anew[other] if other != seat else own for other, own in enumerate(hand.held)]
    discard = anew[4] if seat != hand.dealer else hand.discard
    leader = (seat - len(state.trick)) % 4
    return playing(Hand(hand.rules, hand.dealer, tuple(held), discard, hand.declared), leader, state.trick, state.done)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_hold_it_does_not_hold(players: int) -> None:
    for seed in range(12):
        _, states, _ = played(Options(players=players, old_order=bool(seed % 2)), seed)
        for state in states:
            if isinstance(state, Playing):
                table = Table(state.view(state.to_act))
                for seat in range(state.hand.seats):
                    assert not state.cards_of(seat) & ~table.may[seat]
                    assert not table.known[seat] & ~state.cards_of(seat)


def test_with_dummies_a_seat_knows_all_but_one_hand_and_a_discard() -> None:
    for state, _ in advised(GAME, Options(players=2), range(4)):
        if isinstance(state, Playing):
            seat = state.to_act
            table = Table(state.view(seat))
            assert {other for other in range(4) if table.whole(other)} >= {seat, 2, 3, seat % 2}
            assert table.known[table.partner] == state.cards_of(table.partner)


# -- strength


@pytest.mark.parametrize(
    ("players", "chance", "chance_won", "high", "high_won"),
    [(4, 15, 0.75, 25, 0.85), (3, 12, 0.55, 25, 0.65), (2, 18, 0.75, 30, 0.85)],
)
def test_it_beats_chance_and_high_cards_by_far(
    players: int, chance: float, chance_won: float, high: float, high_won: float
) -> None:
    options = Options(players=players)
    score = match(GAME, options, choose, random_player(1), hands=45, seed=1)
    assert score.average > chance
    assert score.share > chance_won
    score = match(GAME, options, choose, highest_player, hands=45, seed=1)
    assert score.average > high
    assert score.share > high_won


def test_a_score_is_kept_deal_by_deal() -> None:
    score = Score((4.0, 8.0), won=3, hands=4)
    assert (score.average, score.error, score.share) == (6.0, 2.0, 0.75)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_no_better_than_itself(players: int) -> None:
    score = match(GAME, Options(players=players), choose, choose, hands=12, seed=3)
    assert score.average == pytest.approx(0)


def test_three_answers_take_far_less_than_a_moment() -> None:
    views = [state.view(state.to_act) for state, _ in advised(GAME, Options(), range(5))]
    start = perf_counter()
    for view in views:
        choose(view)
    assert (perf_counter() - start) / len(views) < 0.001
