"""The clauses of gatti, each allowed and refused; a test is named after its clause."""

from __future__ import annotations

import pytest

from games.core.cards import each
from games.core.contract import Action, IllegalAction
from games.core.tarot import BAGATTO_BIT, KINGS, PACK
from games.gatti.game import GAME
from games.gatti.rules import Options
from tests.engine.tables import (
    cards,
    declare,
    declaring,
    discard,
    ended,
    fresh,
    legal,
    play,
    rules,
    trick,
    winner,
)

FIFTEEN = "1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 1d 2d 3d 4d 5d"
TWENTY = FIFTEEN + " 6d 7d 8d 9d 10d"
TEN_TRUMPS = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"


def meld(kind: str, hand: str) -> str:
    return f"{kind}:{hand.replace(' ', ',')}"


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


# Melds


def test_meld_when() -> None:
    state = fresh()
    early = Action(1, "declare")
    assert state.judge(early).rule == "gatti.turn"
    state = state.after(state.actions()[0])
    assert state.judge(early).allowed
    for seat in (1, 2, 3, 0):
        assert state.to_act == seat
        state = state.after(Action(seat, "declare"))
    assert state.judge(Action(1, "declare")).rule == "gatti.turn", "later it is too late"


def test_melds_may_share_cards() -> None:
    hand = f"{TEN_TRUMPS} T1 T20 F"
    assert declare(hand, meld("tarocchi", f"{TEN_TRUMPS} T1 T20"), "gatti:F,T1,T20").allowed


def test_meld_frilli() -> None:
    assert declare(FIFTEEN, meld("frilli", FIFTEEN)).allowed
    assert declare(TWENTY, meld("frilli", FIFTEEN)).allowed, "some may be withheld"
    assert declare(TWENTY, meld("frilli", FIFTEEN[:-3])).rule == "gatti.meld.frilli"
    assert declare(f"{FIFTEEN} Jh", meld("frilli", f"{FIFTEEN[:-3]} Jh")).rule == "gatti.meld.frilli"
    assert declare(TWENTY, meld("frilli", FIFTEEN), meld("frilli", FIFTEEN)).rule == "gatti.meld.frilli"


def test_three_frilli() -> None:
    assert declare(TWENTY, meld("frilli", TWENTY), players=3).allowed
    assert declare(TWENTY, meld("frilli", FIFTEEN), players=3).rule == "gatti.three.frilli"
    assert declare(TWENTY, meld("frilli", FIFTEEN[:-3]), players=3).rule == "gatti.three.frilli"


def test_meld_tarocchi() -> None:
    assert declare(f"{TEN_TRUMPS} T12", meld("tarocchi", TEN_TRUMPS)).allowed
    nine_and_fool = f"{TEN_TRUMPS[:-4]} F"
    assert declare(nine_and_fool, meld("tarocchi", nine_and_fool)).rule == "gatti.meld.tarocchi", "the fool is no trump"
    assert declare(TEN_TRUMPS, meld("tarocchi", TEN_TRUMPS[:-4])).rule == "gatti.meld.tarocchi"


def test_meld_gatti() -> None:
    assert declare("F T1 T20 T21", "gatti:F,T1,T20").allowed
    assert declare("F T1 T20 T21", "gatti:F,T1,T21").rule == "gatti.meld.gatti"
    assert declare("F T1 T21", "gatti:F,T1,T21", angel=True).allowed


def test_meld_famiggia() -> None:
    assert declare("Jh Ch Qh Kh Jd Cd Qd Kd", "famiggia:Jh,Ch,Qh,Kh", "famiggia:Jd,Cd,Qd,Kd").allowed
    assert declare("Jh Ch Qh Kh", "famiggia:Jh,Ch,Qh").rule == "gatti.meld.famiggia"
    assert declare("Jh Ch Qh Kd", "famiggia:Jh,Ch,Qh,Kd").rule == "gatti.meld.famiggia"
    assert declare("Jh Ch Qh Kh", "famiggia:Jh,Ch,Qh,Kh", "famiggia:Kh,Ch,Qh,Jh").rule == "gatti.meld.famiggia"


def test_meld_quaterno() -> None:
    assert declare("Kh Kd Kc Ks", "quaterno:Kh,Kd,Kc,Ks").allowed
    assert declare("Kh Kd Kc Ks", "quaterno:Kh,Kd,Kc").rule == "gatti.meld.quaterno"
    assert declare("1h 1d 1c 1s", "quaterno:1h,1d,1c,1s").rule == "gatti.meld.quaterno"


def test_meld_terno() -> None:
    assert declare("Kh Kd Kc Ks", "terno:Kh,Kd,Kc").allowed, "one may keep the fourth secret"
    assert declare("Kh Kd Kc Qs", "terno:Kh,Kd,Qs").rule == "gatti.meld.terno"
    assert declare("Kh Kd Kc Ks", "terno:Kh,Kd,Kc", "quaterno:Kh,Kd,Kc,Ks").rule == "gatti.meld.terno"
    assert declare("Kh Kd Kc Ks", "quaterno:Kh,Kd,Kc,Ks", "terno:Kh,Kd,Kc").rule == "gatti.meld.terno"
    assert declare("Kh Kd Kc Ks", "terno:Kh,Kd,Kc", "terno:Kh,Kd,Ks").rule == "gatti.meld.terno"


def test_declarations_listed_are_legal_and_silence_is_one() -> None:
    state = declaring(f"Kh Kd Kc Ks Jh Ch Qh {TEN_TRUMPS}")
    listed = state.actions()
    assert listed[0] == Action(0, "declare")
    assert len(listed) == 8, "three melds, each shown or not"
    assert all(state.judge(action).allowed for action in listed)


# Play


def test_lead() -> None:
    assert legal("7h T5 F Kc", "") == {"7h", "T5", "F", "Kc"}
    state = fresh(dealer=2)
    state = state.after(state.actions()[0])
    for _ in range(4):
        state = state.after(Action(state.to_act, "declare"))
    assert state.to_act == 3


def test_turn() -> None:
    state = fresh(dealer=0)
    card = next(each(state.hand.held[1]))
    assert state.judge(Action(1, "play", 1 << card, card=card)).rule == "gatti.turn"
    assert state.judge(state.actions()[0]).allowed
    with pytest.raises(IllegalAction):
        state.after(Action(1, "play", 1 << card, card=card))


def test_hold() -> None:
    assert play("7h T5", "2h", "8h").rule == "gatti.hold"
    assert discard("1h 2h", "1h 3h").rule == "gatti.hold"
    assert declare("F T1", "gatti:F,T1,T20").rule == "gatti.hold"
    assert play("7h T5", "2h", "7h").allowed


def test_follow_suit() -> None:
    assert legal("7h 9h T5 Kc", "2h") == {"7h", "9h"}
    assert play("7h 9h T5 Kc", "2h", "T5").rule == "gatti.follow.suit"
    assert play("7h 9h T5 Kc", "2h", "Kc").rule == "gatti.follow.suit"
    assert legal("7h 9h T5 Kc", "2h T3") == {"7h", "9h"}, "a trump in the trick changes nothing for who can follow"


def test_follow_trump() -> None:
    assert legal("T5 T9 Kc", "2h") == {"T5", "T9"}
    assert play("T5 T9 Kc", "2h", "Kc").rule == "gatti.follow.trump"
    assert legal("7h T9 Kc", "T3") == {"T9"}
    assert play("7h T9 Kc", "T3", "7h").rule == "gatti.follow.trump"


def test_follow_overtrump() -> None:
    assert legal("T5 T9 T12", "T8") == {"T9", "T12"}
    assert play("T5 T9 T12", "T8", "T5").rule == "gatti.follow.overtrump"
    assert legal("T5 T9 Kc", "2h T8") == {"T9"}, "who cannot follow suit overtrumps too"
    assert legal("T5 T9 Kc", "2h T8 4h") == {"T9"}, "against one's own partner too"
    assert legal("T5 T6 Kc", "2h T8") == {"T5", "T6"}, "only without a higher one, any lower trump"


def test_follow_free() -> None:
    assert legal("7c Kc 2d", "2h") == {"7c", "Kc", "2d"}
    assert legal("7c Kc 2d", "T4") == {"7c", "Kc", "2d"}


def test_fool_any() -> None:
    assert legal("7h 9h T5 F", "2h") == {"7h", "9h", "F"}
    assert legal("T5 T9 F", "T7") == {"T9", "F"}
    assert play("7h F T5", "2h", "T5").rule == "gatti.follow.suit", "holding the fool excuses nothing else"


def test_fool_led() -> None:
    assert legal("7h T5 Kc", "F") == {"7h", "T5", "Kc"}
    assert legal("7h T5 Kc", "F 2h") == {"7h"}
    assert winner("F 2h 9h 3c") == 2


def test_win() -> None:
    assert winner("2h 9h Kc 3h") == 1, "another suit does not win"
    assert winner("2h T3 T9 Kh") == 2
    assert winner("T3 F 2h Kc") == 0, "the fool never wins"


# The fool


def test_fool_kept() -> None:
    over = ended(trick(0, "F 2h 9h 4h"))
    assert over.result().points(0, "cards") == 4 + 1
    lost = ended(trick(0, "F 2h 3h 4h"), fool_exchange=False)
    assert lost.result().points(0, "cards") == 4, "the fool is lost with no trick"


def test_fool_exchange() -> None:
    state = ended(trick(0, "F 2h 3h 4h"), trick(3, "5h 6h 7h Kc"), trick(3, "Qd Kd Jd Cd"))
    assert (state.to_act, state.over) == (0, False)
    assert {PACK.text(action.card) for action in state.actions()} == {"Qd", "Kd", "Jd", "Cd"}
    assert state.judge(Action(0, "give", cards("2h"), card=PACK.card("2h"))).rule == "gatti.fool.exchange"
    over = state.after(Action(0, "give", cards("Jd"), card=PACK.card("Jd")))
    assert over.over
    assert over.result().points(1, "cards") == 1 + 4 + 3, "jack and king, and eight cards"


def test_nothing_is_owed_when_the_partner_took_the_fools_trick() -> None:
    state = ended(trick(0, "F 2h 9h 4h"), trick(2, "Qd Kd Jd Cd"))
    assert state.over


def test_fool_forfeit() -> None:
    over = ended(trick(0, "F 2h 3h 4h"), trick(3, "9d 6h 7h Kc"))
    assert over.over
    assert over.result().points(1, "cards") == 4 + 4 + 3, "fool and king, and eight cards"


def test_three_fool() -> None:
    first = trick(0, "F 2h 3h", players=3)
    second = trick(2, "5h 6h 4h", players=3)
    state = ended(first, second, players=3)
    assert (state.to_act, state.owed.to) == (0, 2), "owed to the player who took the fool's trick"
    alone = ended(first, trick(2, "6h 5h 4h", players=3), players=3)
    assert alone.result().points(2, "cards") == 4 + 2


def test_three_count() -> None:
    over = ended(trick(0, "1h 2h 3h", players=3), trick(2, "4h 5h 6h", players=3), laid="7c 8c", players=3)
    assert [over.result().points(side, "cards") for side in range(3)] == [1, 1, 1], "each pile is rounded by itself"


# Count


def test_count_thirds() -> None:
    def points(pile: str) -> int:
        return int(GAME.position({"pile": pile.split()})["points"])

    assert points("1h 2h 3h") == 1
    assert points("1h 2h 3h 4h") == 1
    assert points("1h 2h 3h 4h 5h") == 2
    assert points("1h") == 0
    assert points("1h 2h") == 1


def test_count_cards() -> None:
    assert GAME.position({"pile": PACK.texts(PACK.all)})["points"] == 78
    for pile, points in (("T1", 4), ("T20", 4), ("F", 4), ("Kh", 4), ("Qd", 3), ("Cc", 2), ("Js", 1), ("T21", 0)):
        assert GAME.position({"pile": [pile]})["points"] == points


def test_bagatto() -> None:
    taken = ended(trick(0, "T1 2h 3h 4h"))
    assert taken.result().points(0, "bagatto") == 20
    lost = ended(trick(0, "2h T1 3h T2"))
    assert lost.result().points(1, "bagatto") == -20, "taken by anyone else, the partner included"
    earlier = ended(trick(0, "T1 2h 3h 4h"), trick(0, "5h 6h 7h 8h"))
    assert earlier.result().points(0, "bagatto") == 0


def test_captured() -> None:
    tricks = [trick(0, "Kh Kd Kc Ks"), trick(0, "T20 T1 2h 3h"), trick(0, "F Jh Qh Ch")]
    off = ended(*tricks)
    assert off.result().points(0, "captured") == 0
    on = ended(*tricks[:2], captured_melds=True)
    assert on.result().points(0, "captured") == 10
    assert [line.mark for line in on.result().lines if line.entry == "captured"] == ["K"]


def test_captured_without_quaterno_is_one_terno() -> None:
    over = ended(trick(0, "Kh Kd Kc Ks"), captured_melds=True, melds="spezza")
    assert over.result().points(0, "captured") == 5


def test_score() -> None:
    state = fresh(seed=3)
    while not state.over:
        state = state.after(state.actions()[-1])
    result = state.result()
    for side in (0, 1):
        assert result.points(side) == sum(result.points(side, entry) for entry in result.entries)
    assert sum(result.points(side, "cards") for side in (0, 1)) == 78


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
