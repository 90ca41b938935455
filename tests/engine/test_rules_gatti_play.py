"""The clauses of gatti about the play of a card, and who takes the trick (see test_rules_gatti.py)."""

from __future__ import annotations

import pytest

from games.core.cards import each
from games.core.contract import Action, IllegalAction
from tests.engine.tables import declare, discard, fresh, legal, play, winner


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
