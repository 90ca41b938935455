"""The clauses of gatti about melds (see test_rules_gatti.py)."""

from __future__ import annotations

from games.core.contract import Action
from tests.engine.tables import declare, declaring, fresh

FIFTEEN = "1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 1d 2d 3d 4d 5d"
TWENTY = FIFTEEN + " 6d 7d 8d 9d 10d"
TEN_TRUMPS = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"


def meld(kind: str, hand: str) -> str:
    return f"{kind}:{hand.replace(' ', ',')}"


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
