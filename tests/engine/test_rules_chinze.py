"""The clauses of chinze, each allowed and refused; a test is named after its clause."""

from __future__ import annotations

from typing import Any

import pytest

from games.chinze import melds, scoring
from games.chinze.game import GAME, playing
from games.chinze.play import Hand, Playing, settle
from games.chinze.rules import STOCK, Options, rules_for
from games.chinze.view import Shown
from games.core.cards import each
from games.core.contract import Action, IllegalAction, State, Verdict
from games.core.deck import shuffled
from games.core.notation import read_meld
from games.core.tarot import PACK
from games.core.tricks import Trick
from tests.engine.tables import cards

TEN = "T2,T3,T4,T5,T6,T7,T8,T9,T10,T11"


def play(hand: str, led: str, card: str, **options: Any) -> Verdict:
    """The verdict on a card from a hand, in answer to the card led."""
    state = playing(rules_for(Options(**options)), cards(hand), [PACK.card(led)])
    return state.judge(Action(1, "play", cards(card), card=PACK.card(card)))


def legal(hand: str, led: str = "") -> set[str]:
    """What may be played from a hand, to the card led or as the lead."""
    return set(GAME.position({"hand": hand.split(), "trick": led.split()})["legal"])


def declare(hand: str, *declared: str, before: tuple[str, ...] = (), **options: Any) -> Verdict:
    """The verdict on a declaration from a hand, after these earlier ones."""
    shown = [read_meld(text) for text in before]
    return melds.judge([read_meld(text) for text in declared], cards(hand), shown, rules_for(Options(**options)))


def trick(leader: int, text: str) -> Trick:
    """A finished trick of two cards."""
    place = GAME.position({"trick": text.split()})["winner"]
    return Trick(leader, tuple(PACK.card(code) for code in text.split()), (leader + place) % 2)


def ended(*tricks: Trick, shown: tuple[Shown, ...] = (), **options: Any) -> State:
    """The state after these tricks, as if they were all of the hand."""
    return settle(Hand(rules_for(Options(**options)), 0, tuple(range(STOCK))), tricks, shown)


def fresh(dealer: int = 0, seed: int = 1) -> Playing:
    """A newly dealt hand."""
    state = GAME.deal(Options(), dealer, shuffled(len(PACK), seed))
    assert isinstance(state, Playing)
    return state


def lay(state: State, place: int = 0) -> State:
    """The state after one of the playable cards."""
    return state.after([action for action in state.actions() if action.verb == "play"][place])


def test_pack() -> None:
    assert len(GAME.pack) == 78


def test_match() -> None:
    assert GAME.hands_in_match(Options()) == 2
    assert GAME.hands_in_match(Options(hands=4)) == 4


@pytest.mark.parametrize("dealer", [0, 1])
def test_deal(dealer: int) -> None:
    state = GAME.deal(Options(), dealer, list(range(78)))
    assert list(each(state.cards_of(1 - dealer))) == [0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24]
    assert [state.cards_of(seat).bit_count() for seat in (0, 1)] == [15, 15]
    assert state.view(0).stock == 48


def test_turn() -> None:
    state = fresh(dealer=0)
    with pytest.raises(IllegalAction) as refused:
        state.after(Action(0, "play", 1, card=0))
    assert refused.value.verdict.rule == "chinze.turn"
    assert state.judge(state.actions()[0]).allowed


def test_hold() -> None:
    assert play("7h T5", "2h", "9h").rule == "chinze.hold"
    assert declare("F T1", "gatti:F,T1,T20").rule == "chinze.hold"
    assert play("7h T5", "2h", "7h").allowed


def test_lead() -> None:
    assert fresh(dealer=0).to_act == 1
    assert legal("7h T5 F") == {"7h", "T5", "F"}


def test_follow_suit() -> None:
    assert legal("7h 9h T5", "2h") == {"7h", "9h"}
    assert play("7h 9h T5", "2h", "T5").rule == "chinze.follow.suit"


def test_follow_trump() -> None:
    assert legal("7c T5 T9", "2h") == {"T5", "T9"}, "any trump"
    assert play("7c T5", "2h", "7c").rule == "chinze.follow.trump"
    assert play("7c T5", "T2", "7c").rule == "chinze.follow.trump"


def test_follow_overtrump() -> None:
    assert legal("T5 T9 T12", "T8") == {"T9", "T12"}
    assert play("T5 T9", "T8", "T5").rule == "chinze.follow.overtrump"
    assert legal("T5 T6", "T8") == {"T5", "T6"}


def test_follow_free() -> None:
    assert legal("7c 8d", "2h") == {"7c", "8d"}


def test_fool_any() -> None:
    assert legal("7h F", "2h") == {"7h", "F"}
    assert play("7h T5 F", "2h", "T5").rule == "chinze.follow.suit"


def test_fool_led() -> None:
    assert legal("7h T5", "F") == {"7h", "T5"}
    assert trick(0, "F 1h").winner == 1


def test_win() -> None:
    assert trick(0, "Kh T1").winner == 1
    assert trick(0, "2h Kc").winner == 0
    assert trick(0, "T3 F").winner == 0


def test_draw() -> None:
    state = fresh()
    top = state.hand.stock[:2]
    state = lay(lay(state))
    winner = state.tricks[0].winner
    assert state.view(0).drawn == ((winner, top[0]), (1 - winner, top[1]))
    assert [state.cards_of(seat).bit_count() for seat in (0, 1)] == [15, 15]
    assert state.view(winner).known == 1 << top[1], "a drawn card is known to both"
    assert state.view(0).stock == 46


def test_end() -> None:
    state: State = fresh()
    while not state.over and state.view(0).verb == "play":
        state = lay(state)
    assert len(state.tricks) == 39
    assert state.view(0).stock == 0


def test_fool_kept() -> None:
    assert ended(trick(0, "F 2h"), fool_exchange=False).result().points(0, "cards") == 4


def test_fool_exchange() -> None:
    state = ended(trick(0, "F 2h"), trick(1, "Kd T5"), trick(0, "3h 4h"))
    assert state.to_act == 0
    assert {PACK.text(action.card) for action in state.actions()} == {"Kd", "T5"}
    refused = state.judge(Action(0, "give", cards("3h"), card=PACK.card("3h")))
    assert refused.rule == "chinze.fool.exchange"


def test_fool_forfeit() -> None:
    over = ended(trick(0, "F 2h"), trick(1, "Kd 4d"))
    assert over.over
    assert over.result().points(1, "cards") == 4 + 4 + 1


def test_meld_when() -> None:
    state = fresh()
    assert state.judge(Action(1, "declare")).rule == "chinze.meld.when", "a declaration names a meld"
    state = Playing(state.hand, 1, (0, cards("Kh Kd Kc Qh Qd Qc")))
    once = state.after(Action(1, "declare", melds=(read_meld("terno:Kh,Kd,Kc"),)))
    again = Action(1, "declare", melds=(read_meld("terno:Qh,Qd,Qc"),))
    assert state.judge(again).allowed
    assert once.judge(again).rule == "chinze.meld.when", "at most once a turn"
    assert once.offer() is None
    assert once.judge(Action(0, "declare", melds=again.melds)).rule == "chinze.turn"


def test_meld_tarocchi() -> None:
    hand = f"{TEN.replace(',', ' ')} F"
    assert declare(hand, f"tarocchi:{TEN}").allowed
    assert declare(hand, f"tarocchi:{TEN[:-4]}").rule == "chinze.meld.tarocchi"
    assert declare(hand, f"tarocchi:{TEN[:-4]},F").rule == "chinze.meld.tarocchi"


def test_meld_tarocchi_again() -> None:
    hand = f"{TEN.replace(',', ' ')} T12 T13"
    assert declare(hand, f"tarocchi:{TEN},T12,T13", before=(f"tarocchi:{TEN}",)).allowed
    assert melds.points(read_meld(f"tarocchi:{TEN},T12,T13"), [read_meld(f"tarocchi:{TEN}")]) == 2
    assert declare(hand, f"tarocchi:{TEN}", before=(f"tarocchi:{TEN}",)).rule == "chinze.meld.tarocchi.again"


def test_meld_gatti() -> None:
    assert declare("F T1 T20", "gatti:F,T1,T20").allowed
    assert declare("F T1 T20", "gatti:F,T1,T20", before=("gatti:F,T1,T20",)).rule == "chinze.meld.gatti"
    assert declare("F T1 T21", "gatti:F,T1,T21").rule == "chinze.meld.gatti"


def test_meld_famiggia() -> None:
    family = "famiggia:Jh,Ch,Qh,Kh"
    assert declare("Jh Ch Qh Kh", family).allowed
    assert declare("Jh Ch Qh Kh", family, before=(family,)).rule == "chinze.meld.famiggia"
    assert declare("Jh Ch Qh Kh", family, before=("famiggia:Jd,Cd,Qd,Kd",)).allowed


def test_meld_quaterno() -> None:
    four, three = "quaterno:Kh,Kd,Kc,Ks", "terno:Kh,Kd,Kc"
    assert declare("Kh Kd Kc Ks", four).allowed
    assert declare("Kh Kd Kc Ks", four, before=(three,)).allowed
    assert melds.points(read_meld(four), [read_meld(three)]) == 5
    assert declare("Kh Kd Kc Ks", four, before=(four,)).rule == "chinze.meld.quaterno"


def test_meld_terno() -> None:
    four, three = "quaterno:Kh,Kd,Kc,Ks", "terno:Kh,Kd,Kc"
    assert declare("Kh Kd Kc Ks", three).allowed
    assert declare("Kh Kd Kc Ks", three, before=(four,)).rule == "chinze.meld.terno"
    assert declare("Kh Kd Kc Ks", "terno:Kh,Kd,Ks", before=(three,)).rule == "chinze.meld.terno"
    assert declare("Kh Kd Kc Ks", three, four).rule == "chinze.meld.terno"


def test_meld_none() -> None:
    pips = ",".join(PACK.texts(cards("1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 1d 2d 3d 4d 5d")))
    assert declare(pips.replace(",", " "), f"frilli:{pips}").rule == "chinze.meld.none"
    assert declare(pips.replace(",", " ")).allowed, "nothing declared"


def test_count_thirds() -> None:
    assert GAME.position({"pile": ["1h", "2h"]})["points"] == 1
    assert GAME.position({"pile": ["1h", "2h", "3h", "4h"]})["points"] == 1


def test_count_cards() -> None:
    assert GAME.position({"pile": PACK.texts(PACK.all)})["points"] == 78


def test_bagatto() -> None:
    assert ended(trick(0, "T1 2h")).result().points(0, "bagatto") == 20
    lost = ended(trick(0, "T1 T2")).result()
    assert (lost.points(0, "bagatto"), lost.points(1, "bagatto")) == (0, 20), "no penalty: who takes it gains"
    assert ended(trick(0, "T1 2h"), bagatto_last=False).result().points(0, "bagatto") == 0


def test_score() -> None:
    """S2's own example, as far as melds and bagatto go: a line for each meld, and one for the bagatto."""
    ten = read_meld(f"tarocchi:{TEN}")
    twelve = read_meld(f"tarocchi:{TEN},T12,T13")
    family = read_meld("famiggia:Jd,Cd,Qd,Kd")
    shown = (Shown(0, ten, 10, 3), Shown(0, twelve, 2, 9), Shown(1, family, 10, 9))
    first = scoring.result(rules_for(Options()), shown, [trick(1, "T1 2h")], 0)
    lines = [(line.side, line.points, line.mark) for line in first.lines if line.entry != "cards"]
    assert lines == [(0, 10, "T"), (0, 2, "T"), (1, 10, "d"), (1, 20, "B")]
    terno, quaterno = read_meld("terno:Ch,Cd,Cc"), read_meld("quaterno:Ch,Cd,Cc,Cs")
    gatti = read_meld("gatti:F,T1,T20")
    shown = (Shown(0, terno, 5, 1), Shown(0, quaterno, melds.points(quaterno, [terno]), 4), Shown(1, gatti, 10, 5))
    second = scoring.result(rules_for(Options()), shown, [trick(1, "2d 3h")], 0)
    sheet = 39 + 20, 39 + 58
    totals = [
        sheet[side] + sum(result.points(side, "melds") + result.points(side, "bagatto") for result in (first, second))
        for side in (0, 1)
    ]
    assert totals == [81, 137]


def test_option_melds() -> None:
    assert declare("F T1 T20", "gatti:F,T1,T20", melds="zena").rule == "chinze.option.melds"
    assert declare("Kh Kd Kc Ks", "quaterno:Kh,Kd,Kc,Ks", melds="spezza").rule == "chinze.option.melds"
    assert declare("Kh Kd Kc Ks", "quaterno:Kh,Kd,Kc,Ks", melds="zena").allowed
