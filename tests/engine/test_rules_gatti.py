"""The clauses of gatti, each allowed and refused; a test is named after its clause.

Here what stands around a hand: pack, seats, deal, discard, the ways to play. Melds, play and count have files of
their own.
"""

from __future__ import annotations

import pytest

from games.core.cards import each
from games.core.tarot import BAGATTO_BIT, KINGS, PACK
from games.gatti.game import GAME
from games.gatti.rules import Options
from tests.engine.tables import declare, discard, ended, fresh, legal, rules, trick, winner

# The pack, seats, match


def test_pack() -> None:
    assert len(PACK) == 78
    assert winner("10h Jh Ch Qh") == 3
    assert winner("Qh Kh Ch 1h") == 1
    assert winner("Kh T1 Qh 2h") == 1, "any trump beats any suit card"
    assert winner("T20 T21 T3 T19") == 1


def test_seats() -> None:
    assert [rules().side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_match() -> None:
    assert GAME.hands_in_match(Options()) == 4


def test_three_match() -> None:
    assert GAME.hands_in_match(Options(players=3)) == 3
    assert [rules(players=3).side(seat) for seat in range(3)] == [0, 1, 2]


# Deal and discard


@pytest.mark.parametrize("dealer", range(4))
def test_deal(dealer: int) -> None:
    deck = list(range(78))
    state = GAME.deal(Options(), dealer, deck)
    right = (dealer + 1) % 4
    assert list(each(state.hand.held[right])) == [0, 1, 2, 3, 4, 20, 21, 22, 23, 24, 40, 41, 42, 43, 44, 60, 61, 62, 63]
    assert [state.hand.held[seat].bit_count() for seat in range(4)] == [21 if s == dealer else 19 for s in range(4)]
    assert {76, 77} <= set(each(state.hand.held[dealer]))
    assert state.to_act == dealer


def test_three_deal() -> None:
    state = GAME.deal(Options(players=3), 1, list(range(78)))
    assert [hand.bit_count() for hand in state.hand.held] == [25, 28, 25]
    assert list(each(state.hand.held[2]))[:6] == [0, 1, 2, 3, 4, 15]
    assert {75, 76, 77} <= set(each(state.hand.held[1]))
    assert discard("1h 2h 3h 4h", "1h 2h 3h", players=3).allowed
    assert discard("1h 2h 3h 4h", "1h 2h", players=3).rule == "gatti.three.deal"


def test_discard() -> None:
    assert discard("1h 2h F T20", "F T20").allowed
    assert discard("1h 2h F T20", "1h").rule == "gatti.discard"
    assert discard("1h 2h F T20", "1h 2h F").rule == "gatti.discard"


def test_discard_kings() -> None:
    assert discard("1h Kh T1 2h", "1h Kh").rule == "gatti.discard.kings"
    assert discard("1h Kh T1 2h", "T1 Kh").rule == "gatti.discard.kings", "the king is named first"
    assert discard("1h Qh T1 2h", "1h Qh").allowed


def test_discard_bagatto() -> None:
    assert discard("1h Kh T1 2h", "T1 1h").rule == "gatti.discard.bagatto"
    assert discard("1h Kh T2 2h", "T2 1h").allowed


def test_discards_on_offer_are_the_legal_ones() -> None:
    state = fresh()
    free = state.hand.held[0] & ~(KINGS | BAGATTO_BIT)
    count = free.bit_count()
    assert len(state.actions()) == count * (count - 1) // 2
    assert all(state.judge(action).allowed for action in state.actions())
    assert state.offer().cards == free


def test_discard_owner() -> None:
    over = ended(trick(1, "1h 2h 3h 4h"), laid="Qd Qc")
    assert over.result().points(0, "cards") == 6 + 2, "two queens, and with the trick six cards"


# Two players with dummies


def test_two_seats() -> None:
    assert GAME.seats(Options(players=2)) == 4
    assert [rules(players=2).side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_two_dummy() -> None:
    state = fresh(dealer=3, players=2)
    assert [seat for seat, _ in state.view(1).open_hands] == [3], "who plays the dealing dummy discards for it"
    assert state.view(0).open_hands == ()
    state = state.after(state.actions()[0])
    assert [seat for seat, _ in state.view(1).open_hands] == [1, 2, 3], "dummies lie open; one's own hand one knows"
    assert [seat for seat, _ in state.view(3).open_hands] == [1, 2, 3]
    assert dict(state.view(0).open_hands)[2] == state.hand.held[2]


# House rules


def test_option_exchange() -> None:
    over = ended(trick(0, "F 2h 3h 4h"), trick(3, "5h 6h 7h Kc"), trick(3, "Qd Kd Jd Cd"), fool_exchange=False)
    assert over.over
    forfeit = ended(trick(0, "F 2h 3h 4h"), fool_exchange=False)
    assert forfeit.result().points(0, "cards") == 4


def test_option_melds() -> None:
    assert declare("F T1 T20", "gatti:F,T1,T20", melds="zena").rule == "gatti.option.melds"
    assert declare("Kh Kd Kc", "terno:Kh,Kd,Kc", melds="zena").rule == "gatti.option.melds"
    assert declare("Kh Kd Kc Ks", "quaterno:Kh,Kd,Kc,Ks", melds="zena").allowed
    assert declare("Kh Kd Kc Ks", "quaterno:Kh,Kd,Kc,Ks", melds="spezza").rule == "gatti.option.melds"
    assert declare("Kh Kd Kc Ks", "terno:Kh,Kd,Kc", melds="spezza").allowed


def test_option_twenty() -> None:
    assert winner("T21 T20 2h 3h", angel=True) == 1
    assert legal("T5 T20", "T21", angel=True) == {"T20"}
    assert GAME.position({"pile": ["T21"], "options": {"angel": True}})["points"] == 4


def test_option_pips() -> None:
    assert winner("10h 1h Jc 5h", old_order=True) == 1
    assert winner("10c 1c 5c 2c", old_order=True) == 0, "only coppe and dinæ"
    assert winner("1d Jd 2d 3d", old_order=True) == 1


def test_option_bagatto() -> None:
    assert ended(trick(0, "T1 2h 3h 4h"), bagatto_last=False).result().points(0, "bagatto") == 0
