"""The clauses of cirollon, each allowed and refused; a test is named after its clause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from games.cirollon import melds, scoring
from games.cirollon.game import GAME
from games.cirollon.notation import read_action, read_meld
from games.cirollon.rules import Options
from games.cirollon.state import Board, Claiming, Declaring, Over, Playing, State, Void
from games.cirollon.takes import forbids, takes
from games.core.cards import each
from games.core.contract import Verdict
from games.core.deck import shuffled
from games.core.genoese import PACK


def cards(text: str) -> int:
    """The set of the cards in a text."""
    return PACK.set(text.split())


def ways(card: str, table: str, poncin: int = 0) -> set[str]:
    """Every way in which a card takes, as text in pack order."""
    return {" ".join(PACK.texts(taken)) for taken in takes(PACK.card(card), cards(table), poncin)}


def refused(card: str, taken: str, table: str) -> str:
    """The clause that forbids a take."""
    return forbids(PACK.card(card), cards(taken), cards(table))


def board(hands: tuple[str, str, str, str], table: str = "", **more: Any) -> Board:
    """A board with these hands and this table; seat 0 deals."""
    return replace(Board(Options(), 0, tuple(map(cards, hands)), cards(table)), **more)


def declare(hand: str, *declared: str) -> Verdict:
    """The verdict on melds from a hand."""
    return melds.judge([read_meld(text) for text in declared], cards(hand))


def lines(pile: str, other: str = "") -> dict[str, int]:
    """The points of the first side for two piles, by entry."""
    result = scoring.result((cards(pile), cards(other)), (0, 0), ((), (), (), ()), None)
    return {entry: result.points(0, entry) for entry in result.entries}


def deals() -> Iterator[State]:
    """Many deals."""
    for seed in range(400):
        yield GAME.deal(Options(), seed % 4, shuffled(len(PACK), seed))


def test_pack() -> None:
    assert len(PACK) == 40


def test_values() -> None:
    assert ways("Jd", "Js") == {"Js"}
    assert ways("7d", "Js") == {"Js"}, "7 and 8 make fifteen"
    assert scoring.primiera(cards("7h 6d 1c 5s")) == 21 + 18 + 16 + 15


def test_seats() -> None:
    assert GAME.seats(Options()) == 4


def test_match() -> None:
    assert Options().limit == 101
    assert GAME.hands_in_match(Options()) == 0


def test_deal() -> None:
    state = GAME.deal(Options(), 1, list(range(40)))
    assert list(each(state.cards_of(2))) == [0, 1, 2, 14, 15, 16, 28, 29, 30]
    assert list(each(state.view(0).table)) == [12, 13, 26, 27]
    assert [state.cards_of(seat).bit_count() for seat in range(4)] == [9] * 4


def test_deal_void() -> None:
    aces = [PACK.card(code) for code in ("1h", "1d")]
    rest = [card for card in range(40) if card not in aces]
    state = GAME.deal(Options(), 0, [*rest[:12], *aces, *rest[12:]])
    assert isinstance(state, Void)
    assert state.void == "cirollon.deal.void"
    assert state.actions() == (), "nothing is played with such a deal"
    assert not GAME.deal(Options(), 0, [*rest[:12], aces[0], *rest[12:], aces[1]]).void


def test_first() -> None:
    plain = [state for state in deals() if isinstance(state, Declaring)]
    assert all(state.to_act == (state.board.dealer - 1) % 4 for state in plain)
    right = GAME.deal(Options(first="right"), 2, list(range(40)))
    assert right.to_act == 3


def test_dealer_when() -> None:
    claiming = Claiming(board(("1h", "2h", "3h", "4h"), "4d 5d 2d 4c"), 0)
    assert claiming.judge(read_action("0 claim none")).allowed, "a right, not a duty"
    assert claiming.judge(read_action("0 declare")).rule == "cirollon.turn"


def test_dealer_fifteen() -> None:
    claiming = Claiming(board(("1h", "2h", "3h", "4h"), "4d 5d 2d 4c"), 0)
    after = claiming.after(read_action("0 claim fifteen"))
    assert (after.board.piles, after.board.sgobbe, after.board.table) == ((cards("4d 5d 2d 4c"), 0), (1, 0), 0)
    thirty = Claiming(board(("1h", "2h", "3h", "4h"), "Kd Jd Qd 3c"), 0)
    assert thirty.judge(read_action("0 claim fifteen")).rule == "cirollon.dealer.fifteen"


def test_dealer_thirty() -> None:
    claiming = Claiming(board(("1h", "2h", "3h", "4h"), "Kd Jd Qd 3c"), 0)
    assert claiming.after(read_action("0 claim thirty")).board.sgobbe == (2, 0)
    fifteen = Claiming(board(("1h", "2h", "3h", "4h"), "4d 5d 2d 4c"), 0)
    assert fifteen.judge(read_action("0 claim thirty")).rule == "cirollon.dealer.thirty"


def test_dealer_poncin() -> None:
    assert list(melds.claims(cards("7h 2d 4d 5d"))) == ["fifteen"], "as a four"
    assert list(melds.claims(cards("7h Kd Kc 5d"))) == ["thirty"], "as a five"
    assert list(melds.claims(cards("7h 1d 1c 1s"))) == [], "twelve is no card"


def test_meld_when() -> None:
    before = Declaring(board(("1h", "2h", "3h 5d", "4h"), "4d"), 2)
    after = before.after(read_action("2 declare"))
    assert isinstance(after, Playing)
    assert after.judge(read_action("2 declare")).rule == "cirollon.turn"


def test_meld_barsega() -> None:
    assert declare("2h 3h 4h", "barsega:2h,3h,4h").allowed
    assert declare("2h 3h 5h", "barsega:2h,3h,5h").rule == "cirollon.meld.barsega"
    assert declare("2h 3h", "barsega:2h,3h").rule == "cirollon.meld.barsega"
    assert declare("2h 2d 2c", "barsega:2h,2d,2c").allowed, "three equal low cards may be this too"


def test_meld_barsegon() -> None:
    assert declare("Kh Kd Kc", "barsegon:Kh,Kd,Kc").allowed
    assert declare("Kh Kd Qc", "barsegon:Kh,Kd,Qc").rule == "cirollon.meld.barsegon"


def test_meld_several() -> None:
    assert declare("2h 3h 4h Kh Kd Kc", "barsega:2h,3h,4h", "barsegon:Kh,Kd,Kc").allowed
    assert declare("2h 3h 4h 1h", "barsega:2h,3h,4h", "barsega:1h,2h,3h").rule == "cirollon.meld.several"
    assert declare("2h 2d 2c", "barsegon:2h,2d,2c", "barsega:2h,2d,2c").rule == "cirollon.meld.several"


def test_meld_poncin() -> None:
    assert declare("1c 1d 7h", "barsegon:1c,1d,7h=1").allowed
    assert declare("1c 1d 7h", "barsega:1c,1d,7h").allowed, "as the seven it is: nine"
    assert declare("1c 1d 7h", "barsegon:1c,1d,7h=3").rule == "cirollon.meld.poncin"
    state = Declaring(board(("", "", "1c 1d 7h", "4h")), 2).after(read_action("2 declare barsegon:1c,1d,7h=1"))
    assert state.board.poncin == 1
    assert ways("7h", "Kd 4c", poncin=1) == {"Kd 4c"}, "named an ace it sweeps"
    assert ways("1s", "7h Kd", poncin=1) == {"7h"}, "it is an ace on the table too"
    assert scoring.primiera(cards("7h 2d 2c 2s")) == 21 + 36, "a seven again when points are counted"


def test_meld_open() -> None:
    state = Playing(board(("", "", "1c 2c 3c Kd", "4h"), open=(0, 0, cards("1c 2c 3c"), 0), asked=4), 2)
    assert state.judge(read_action("2 play Kd")).rule == "cirollon.meld.open"
    assert state.judge(read_action("2 play 1c")).allowed


def test_turn() -> None:
    state = Playing(board(("5h", "6h", "7c", "4h"), asked=4), 2)
    assert state.judge(read_action("1 play 6h")).rule == "cirollon.turn"
    assert state.judge(read_action("2 claim none")).rule == "cirollon.turn"
    assert state.judge(read_action("2 play 7c")).allowed


def test_hold() -> None:
    state = Playing(board(("5h", "6h", "7c", "4h"), asked=4), 2)
    assert state.judge(read_action("2 play 6h")).rule == "cirollon.hold"
    assert state.judge(read_action("2 play 7c")).allowed
    assert declare("1h", "barsega:1h,2h,3h").rule == "cirollon.hold"


def test_play() -> None:
    assert refused("5h", "", "5d 3c") == "cirollon.play", "who can take must take"
    assert refused("4h", "", "5d 2c") == ""


def test_take_sum() -> None:
    assert ways("Jh", "Js 5h 3c") == {"Js", "5h 3c"}, "the single equal card has no precedence"
    assert refused("Jh", "5h", "Js 5h 3c") == "cirollon.take.sum"
    assert refused("4h", "5d", "5d 2c") == "cirollon.take.sum"


def test_take_fifteen() -> None:
    assert ways("Jh", "3c 4c") == {"3c 4c"}
    assert ways("Kh", "5c 2d 3d") == {"5c", "2d 3d", "2d 3d 5c"}
    assert ways("4h", "5c 6d") == {"6d 5c"}


def test_take_ace() -> None:
    assert ways("1h", "5c 6d Kh") == {"Kh 6d 5c"}, "everything"
    assert ways("1h", "5c 1d Kh") == {"1d"}, "the ace that lies there, alone"
    assert ways("1h", "") == set()
    assert refused("1h", "5c", "5c 6d") == "cirollon.take.ace"
    assert refused("1h", "", "5c 6d") == "cirollon.play"
    assert ways("6h", "5c 1d") == {"1d 5c"}, "lying on the table it counts one"


def test_take_one() -> None:
    assert refused("6d", "6c Qd", "6c Qd") == "cirollon.take.one"
    assert refused("5c", "5d 6c 4d", "5d 6c 4d") == "cirollon.take.one"
    assert ways("5c", "5d 6c 4d") == {"5d", "4d 6c"}


def test_every_way_is_there_once_on_a_crowded_table() -> None:
    table = " ".join(f"{rank}{suit}" for rank in "234" for suit in "hdcs")
    found = takes(PACK.card("Kh"), cards(table))
    assert len(found) == len(set(found))
    brute = sum(
        1
        for chosen in range(1, 1 << 12)
        if sum((2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4)[bit] for bit in range(12) if chosen >> bit & 1) in (5, 10)
    )
    assert len(found) == brute


def test_sgobba() -> None:
    state = Playing(board(("5h", "6h", "7c", "4h"), "7d", asked=4), 2)
    assert state.after(read_action("2 play 7c x 7d")).board.sgobbe == (1, 0)
    ace = Playing(board(("5h", "6h", "1c", "4h"), "7d Kd", asked=4), 2)
    assert ace.after(read_action("2 play 1c x 7d Kd")).board.sgobbe == (1, 0), "the ace's sweep too"


def test_sgobba_last() -> None:
    last = Playing(board(("", "", "7c", ""), "7d", asked=4), 2)
    over = last.after(read_action("2 play 7c x 7d"))
    assert (over.over, over.board.sgobbe) == (True, (0, 0))
    assert "no-sgobba" in [event.kind for event in last.events(read_action("2 play 7c x 7d"))]


def test_leftover() -> None:
    last = Playing(board(("", "", "7c", ""), "4d", asked=4, last=1), 2)
    over = last.after(read_action("2 play 7c"))
    assert over.board.piles == (0, cards("4d 7c"))
    nobody = Playing(board(("", "", "7c", ""), "4d", asked=4), 2).after(read_action("2 play 7c"))
    assert nobody.board.piles == (0, 0), "nobody ever took"


def test_count_cards() -> None:
    assert lines("2h 3h", "4h")["cards"] == 1
    assert lines("2h", "4h")["cards"] == 0


def test_count_coins() -> None:
    assert lines("2d", "4h")["coins"] == 1
    assert lines("2d", "4d")["coins"] == 0


def test_count_settebello() -> None:
    assert lines("7d")["settebello"] == 1
    assert lines("7h")["settebello"] == 0


def test_count_primiera() -> None:
    assert lines("7h 7d 7c 7s", "6h 6d 6c 6s")["primiera"] == 1
    assert lines("7h 6d 6c 6s", "6h 7d 6c 6s")["primiera"] == 0, "equal: nobody"
    assert lines("2h 2d 2c 2s", "7h 7d 7c")["primiera"] == 1, "without a suit there is none"


def test_count_sgobbe() -> None:
    result = scoring.result((0, 0), (3, 1), ((), (), (), ()), None)
    assert (result.points(0, "sgobbe"), result.points(1, "sgobbe")) == (3, 1)


def test_count_high() -> None:
    assert lines("Jd Qd Kd")["high"] == 5
    assert lines("Jd Qd Kc")["high"] == 0


@pytest.mark.parametrize(
    ("run", "points"),
    [("1d 2d", 0), ("1d 2d 3d", 3), ("1d 2d 3d 4d", 4), ("1d 2d 3d 4d 5d", 5), ("1d 2d 3d 4d 5d 6d", 6)],
)
def test_count_low(run: str, points: int) -> None:
    assert lines(run)["low"] == points
    assert lines(f"{run} 7d")["low"] == points, "six is the most"


def test_count_melds() -> None:
    declared = ((read_meld("barsega:1h,2h,3h"),), (read_meld("barsegon:Kh,Kd,Kc"),), (), ())
    result = scoring.result((0, 0), (0, 0), declared, None)
    assert (result.points(0, "melds"), result.points(1, "melds")) == (3, 10)


def test_cappotto() -> None:
    nine = cards("1d 2d 3d 4d 5d 6d 7d Jd Qd")
    state = Playing(board(("5h", "6h", "Kc", "4h"), "Kd", asked=4, piles=(nine, 0), last=0), 2)
    over = state.after(read_action("2 play Kc x Kd"))
    assert isinstance(over, Over)
    assert over.result().cappotto == 0
    assert [event.kind for event in state.events(read_action("2 play Kc x Kd"))][-2:] == ["cappotto", "over"]


def test_cards_are_conserved_and_listed_actions_are_legal() -> None:
    for seed, state in enumerate(deals()):
        if state.void:
            continue
        states = [state]
        while not states[-1].over:
            actions = states[-1].actions()
            assert len(set(actions)) == len(actions)
            assert all(states[-1].judge(action).allowed for action in actions[:: 1 + seed % 3])
            states.append(states[-1].after(actions[seed % len(actions)]))
        for _, now in pairwise(states):
            lying = [*now.board.held, now.board.table, *now.board.piles]
            if now.board.last is not None:
                assert sum(lying) == PACK.all
        if seed > 60:
            break


def test_a_seat_sees_no_hidden_card() -> None:
    for state in list(deals())[:40]:
        if isinstance(state, Declaring):
            hands = list(state.board.held)
            one, two = hands[1] & -hands[1], hands[3] & -hands[3]
            hands[1], hands[3] = hands[1] ^ one | two, hands[3] ^ two | one
            swapped = Declaring(replace(state.board, held=tuple(hands)), state.to_act)
            if state.to_act not in (1, 3):
                assert swapped.view(0) == state.view(0)
            assert swapped.view(2) == state.view(2)
