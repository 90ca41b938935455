"""The cirollon bot: it plays by the rules, from its View alone, claims and declares well, and beats a greedy taker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from time import perf_counter

import pytest

from games.bots import registry
from games.bots.arena import match
from games.bots.cirollon import REASONS, Reason, advise, choose
from games.bots.cirollon.hand import best
from games.bots.cirollon.piles import standing
from games.bots.cirollon.table import Prospect, Table
from games.bots.rivals import greedy_player, random_player
from games.cirollon.game import GAME
from games.cirollon.melds import WORTH, in_hand, judge
from games.cirollon.rules import Options
from games.cirollon.scoring import result
from games.cirollon.state import Claiming, Declaring, Playing, State
from games.cirollon.takes import takes
from games.core.cards import bits, each
from games.core.contract import Meld
from games.core.deck import shuffled
from games.core.genoese import PACK
from tests.engine.bots import advised


def test_every_answer_is_allowed() -> None:
    for first in ("left", "right"):
        for state, advice in advised(GAME, Options(first=first), range(5), mistakes=0.3):
            assert state.judge(advice.action).allowed, GAME.write_action(advice.action)
            assert advice.reason in REASONS


def test_whoever_is_not_to_act_gets_no_advice() -> None:
    state, _ = next(advised(GAME, Options(), range(1)))
    with pytest.raises(ValueError, match="turn"):
        advise(state.view((state.to_act + 1) % 4))


# -- the View alone


def test_the_same_view_has_the_same_answer() -> None:
    for state, advice in advised(GAME, Options(), range(3)):
        assert advise(state.view(state.to_act)) == advice


def test_cards_it_cannot_see_change_nothing() -> None:
    chance, swapped = Random(1), 0
    for state, advice in advised(GAME, Options(), range(5), mistakes=0.3):
        other = _with_hidden_cards_swapped(state, chance)
        swapped += other.board.held != state.board.held
        assert advise(other.view(other.to_act)) == advice
    assert swapped > 100


def _with_hidden_cards_swapped(state: State, chance: Random) -> State:
    """The same position for the seat to act; the others' cards that do not lie open, dealt anew."""
    board = state.board
    others = [seat for seat in range(4) if seat != state.to_act]
    hidden = [card for seat in others for card in each(board.held[seat] & ~board.open[seat])]
    chance.shuffle(hidden)
    held = list(board.held)
    for seat in others:
        count = (held[seat] & ~board.open[seat]).bit_count()
        held[seat] = board.open[seat] | bits(hidden[:count])
        hidden = hidden[count:]
    assert isinstance(state, Claiming | Declaring | Playing)
    return type(state)(replace(board, held=tuple(held)), state.to_act)


# -- claims and melds


def test_it_claims_as_much_as_it_can() -> None:
    words = set()
    for seed in range(300):
        state = GAME.deal(Options(), 0, shuffled(len(PACK), seed))
        if isinstance(state, Claiming):
            offered = [action.word for action in state.actions()]
            word = advise(state.view(0)).action.word
            words.add(word)
            assert word == ("thirty" if "thirty" in offered else "fifteen")
    assert words == {"fifteen", "thirty"}


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("2h 2d 2c 1s 3d 3c Kh Qd Jd", ["barsegon 2h 2d 2c", "barsega 3d 1s 3c"]),
        ("1h 1d 1c 2h 2d 2c 3h 3d 3c", ["barsegon 1h 1d 1c", "barsegon 2h 2d 2c", "barsegon 3h 3d 3c"]),
        ("7h 2d 3c Kh Qd Jd 6c 6s 7d", ["barsegon 7h 6c 6s = 6"]),
        ("7h 2d 3c Kh Qd Jd 6c 5s 7d", ["barsega 7h 2d 3c = 1"]),
        ("7d 6d Kc Qd Jd 6c 4s 5d 7c", []),
    ],
)
def test_the_best_melds(hand: str, shown: list[str]) -> None:
    found = best(in_hand(PACK.set(hand.split())))
    wanted = [
        Meld(kind, PACK.set(cards.split()), int(named or 0))
        for kind, _, rest in (text.partition(" ") for text in shown)
        for cards, _, named in [rest.partition(" = ")]
    ]
    assert set(found) == set(wanted)


def test_no_other_melds_of_a_hand_are_worth_more() -> None:
    for seed in range(60):
        hand = bits(shuffled(len(PACK), seed)[:9])
        melds = in_hand(hand)
        found = best(melds)
        assert judge(found, hand).allowed
        pairs = [(one, other) for one, other in combinations(melds, 2) if judge((one, other), hand).allowed]
        assert all(_worth(found) >= _worth(other) for other in [*pairs, *((meld,) for meld in melds)])


def _worth(melds: Sequence[Meld]) -> int:
    return sum(WORTH[meld.kind] for meld in melds)


# -- what it counts


def test_the_piles_of_a_finished_hand_are_worth_what_the_count_says() -> None:
    chance = Random(3)
    for _ in range(200):
        ours = bits(card for card in range(len(PACK)) if chance.random() < 0.5)
        piles = (ours, PACK.all & ~ours)
        totals = result(piles, (0, 0), ((), (), (), ()), None).totals()
        assert standing(*piles) == pytest.approx(totals[0] - totals[1])


def test_what_another_can_make_of_a_table_is_the_best_of_its_takes() -> None:
    for state, _ in advised(GAME, Options(), range(2), mistakes=0.5):
        if isinstance(state, Playing):
            table, board = Table(state.view(state.to_act)), state.board
            prospect = Prospect(table, board.table)
            for card in each(table.hidden):
                ways = takes(card, board.table, board.poncin)
                worth = [sum(table.worth[one] for one in each(way)) + (way == board.table) for way in ways]
                found = max(worth) + table.worth[card] if ways else -1.0
                assert prospect.gain(card) == pytest.approx(found)


# -- strength


def test_it_beats_chance_by_far() -> None:
    score = match(GAME, Options(), choose, random_player(1), hands=10, seed=1)
    assert score.average > 12
    assert score.share > 0.9


def test_it_beats_a_greedy_taker() -> None:
    score = match(GAME, Options(), choose, greedy_player(1), hands=24, seed=1)
    assert score.average > 5
    assert score.share > 0.65


def test_an_answer_takes_a_moment_at_the_most() -> None:
    views = [state.view(state.to_act) for state, _ in advised(GAME, Options(), range(3))]
    standing.cache_clear()
    start = perf_counter()
    for view in views:
        choose(view)
    assert (perf_counter() - start) / len(views) < 0.02


def test_the_registry_asks_the_bot_of_the_game() -> None:
    state, advice = next(advised(GAME, Options(), range(1)))
    view = state.view(state.to_act)
    assert registry.advise("cirollon", view) == advice
    assert registry.choose("cirollon", view) == advice.action
    assert Reason.TAKE_SWEEP in REASONS
