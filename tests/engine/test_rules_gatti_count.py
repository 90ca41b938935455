"""The clauses of gatti about what the fool costs, and what a hand counts (see test_rules_gatti.py)."""

from __future__ import annotations

from games.core.contract import Action
from games.core.tarot import PACK
from games.gatti.game import GAME
from tests.engine.tables import cards, ended, fresh, trick

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
