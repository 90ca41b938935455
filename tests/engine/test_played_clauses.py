"""Each card that is played names the clause by which it was: to the log, the walk and the schedule of what is known."""

from __future__ import annotations

import pytest

from games.chinze.game import playing as playing_chinze
from games.chinze.rules import Options as ChinzeOptions
from games.chinze.rules import rules_for as chinze_rules
from games.core.contract import Action, State
from games.core.tarot import PACK
from games.cucco.notation import read_action
from games.gatti.position import playing as playing_gatti
from tests.engine.tables import cards, rules
from tests.engine.test_rules_cucco import playing as playing_cucco


def clause(state: State, card: str) -> str:
    """The clause that the engine names, without its game."""
    event = state.events(Action(state.to_act, "play", cards(card), card=PACK.card(card)))[0]
    return event.rule.partition(".")[2]


@pytest.mark.parametrize(
    ("hand", "trick", "card", "named"),
    [
        ("7h T5", "", "7h", "lead"),
        ("7h F", "", "F", "fool.any"),
        ("7h F", "2h", "F", "fool.any"),
        ("7h T5", "F", "7h", "fool.led"),
        ("7h T5", "2h", "7h", "follow.suit"),
        ("7h T5", "F 2h", "7h", "follow.suit"),
        ("T5 Kc", "2h", "T5", "follow.trump"),
        ("T9 Kc", "2h T8", "T9", "follow.overtrump"),
        ("T5 Kc", "2h T8", "T5", "follow.overtrump"),
        ("T9 Kc", "T8", "T9", "follow.overtrump"),
        ("7c 2d", "2h", "7c", "follow.free"),
        ("7c 2d", "T4", "7c", "follow.free"),
    ],
)
def test_gatti(hand: str, trick: str, card: str, named: str) -> None:
    assert clause(playing_gatti(rules(), cards(hand), [PACK.card(code) for code in trick.split()]), card) == named


@pytest.mark.parametrize(
    ("hand", "led", "card", "named"),
    [
        ("7h T5", "", "7h", "lead"),
        ("7h F", "2h", "F", "fool.any"),
        ("7h T5", "F", "T5", "fool.led"),
        ("7h T5", "2h", "7h", "follow.suit"),
        ("T5 Kc", "2h", "T5", "follow.trump"),
        ("T5 Kc", "T8", "T5", "follow.overtrump"),
        ("7c 2d", "2h", "7c", "follow.free"),
    ],
)
def test_chinze(hand: str, led: str, card: str, named: str) -> None:
    state = playing_chinze(chinze_rules(ChinzeOptions()), cards(hand), [PACK.card(code) for code in led.split()])
    assert clause(state, card) == named


@pytest.mark.parametrize(
    ("hand", "led", "card", "named"),
    [
        ("3 13", "", "3", "lead"),
        ("3 9", "", "9", "trionfo.any"),
        ("3 9", "4", "9", "trionfo.any"),
        ("3 13", "4", "3", "follow"),
        ("13 14", "4", "13", "follow.free"),
        ("3 13", "9", "13", "trionfo.ask"),
    ],
)
def test_cucco(hand: str, led: str, card: str, named: str) -> None:
    """The Trionfo is 9."""
    state = playing_cucco((hand, "1 2") if led else ("1 2", hand), "9", led)
    event = state.events(read_action(f"{state.to_act} play {card}"))[0]
    assert event.rule == f"cucco.{named}"
