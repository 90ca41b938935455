"""What a finished hand has to teach: the melds missed in it, its turns asked again, and what becomes of the fool."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from games.after.again import again, clause_of
from games.after.missed import Steps, missed
from games.bots.registry import choose
from games.core import records
from games.core.cards import Unreadable
from games.core.contract import Action
from games.core.deck import shuffled
from games.core.tarot import PACK
from games.registry import GAMES

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("gatti", {}),
    ("gatti", {"players": 3}),
    ("gatti", {"players": 2}),
    ("chinze", {}),
    ("cirollon", {}),
    ("cucco", {}),
    ("cucco", {"players": 4}),
]


def as_advised(game: str, state: Any) -> Action:
    return choose(game, state.view(state.to_act))


def silent(game: str, state: Any) -> Action:
    """As the bot plays, but nothing is ever declared."""
    action = as_advised(game, state)
    if action.verb != "declare":
        return action
    if game == "chinze":
        return next(each for each in state.actions() if each.verb == "play")
    return Action(action.seat, "declare")


def played(
    game: str, options: Mapping[str, Any], seed: int, choice: Callable[[str, Any], Action]
) -> tuple[records.Record, Steps]:
    """A hand from the deal to its end."""
    rules = GAMES[game]
    deck = shuffled(len(rules.pack), seed)
    dealer = seed % rules.seats(rules.options(options))
    state = rules.deal(rules.options(options), dealer, deck)
    steps = []
    while not state.over and not state.void:
        action = choice(game, state)
        steps.append((state, action))
        state = state.after(action)
    texts = tuple(rules.write_action(action) for _, action in steps)
    return records.Record(game, options, dealer, tuple(map(rules.pack.text, deck)), texts), steps


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_every_turn_can_be_asked_again_and_the_play_made_is_right(game: str, options: dict[str, Any]) -> None:
    record, steps = played(game, options, 3, as_advised)
    assert all(state.events(action)[0].rule in GAMES[game].rulebook.rules for state, action in steps)
    for ply, (state, action) in list(enumerate(steps))[::3]:
        stopped = records.Record(game, options, record.dealer, record.deck, record.actions[:ply])
        assert clause_of(stopped, action) == state.events(action)[0].rule
        if action.verb != "play":
            continue
        card = GAMES[game].pack.text(action.card)
        one, every = again(stopped, "play"), again(stopped, "play", every=True)
        chosen = " x ".join(filter(None, [card, " ".join(GAMES[game].pack.texts(action.taken))]))
        assert (chosen if game == "cirollon" else card) in one.right
        assert one.right == every.right
        assert one.shown.seat == state.to_act
        held = set(GAMES[game].pack.texts(state.cards_of(state.to_act)))
        assert set(one.shown.hand) == held, "asked from that seat's own view"


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_other_decisions_are_asked_again(game: str, options: dict[str, Any]) -> None:
    kinds, reasons = set(), list[str]()
    for seed in range(6):
        record, steps = played(game, options, seed, as_advised)
        for ply, (_, action) in enumerate(steps):
            if action.verb == "play":
                continue
            stopped = records.Record(game, options, record.dealer, record.deck, record.actions[:ply])
            try:
                kinds.add(again(stopped, action.verb).kind)
            except Unreadable as none:
                reasons.append(str(none))
    assert all("no meld" in reason or "twin" in reason for reason in reasons)
    wanted = {
        "gatti": {"must-keep", "melds"},
        "chinze": {"melds"},
        "cirollon": {"melds"},
        "cucco": {"may-take-cutter", "may-take-dealer"},
    }
    assert wanted[game] <= kinds


def test_a_finished_hand_asks_nothing() -> None:
    record, _ = played("gatti", {}, 1, as_advised)
    with pytest.raises(Unreadable):
        again(record, "play")


@pytest.mark.parametrize("game", ["gatti", "chinze", "cirollon", "cucco"])
def test_what_is_never_declared_is_missed(game: str) -> None:
    for seed in range(4):
        _, steps = played(game, {}, seed, silent)
        for one in missed(game, steps, range(4)):
            state, action = steps[one.ply]
            assert state.to_act == action.seat == one.seat
            assert not one.meld.cards & ~state.cards_of(one.seat)
            assert one.points > 0
            assert one.rule in GAMES[game].rulebook.rules
            assert state.judge(Action(one.seat, "declare", melds=(one.meld,))).allowed


@pytest.mark.parametrize("game", ["gatti", "cirollon"])
def test_whoever_declares_all_misses_nothing(game: str) -> None:
    def all_shown(game: str, state: Any) -> Action:
        if state.verb != "declare":
            return as_advised(game, state)
        found = missed(game, [(state, Action(state.to_act, "declare"))], [state.to_act])
        return Action(state.to_act, "declare", melds=tuple(one.meld for one in found))

    for seed in range(4):
        _, steps = played(game, {}, seed, all_shown)
        assert not missed(game, steps, range(4))


def test_what_is_withheld_of_a_meld_is_missed() -> None:
    """The trumps that are not shown, the five points between a terno and a quaterno (gatti.meld.tarocchi, .terno)."""
    codes = [*(f"T{number}" for number in range(1, 13)), "Kh", "Kd", "Kc", "Ks", "2h", "3h", "4h"]
    rest = [code for code in PACK.codes if code not in codes]
    piles = [codes, rest[:19], rest[19:38], rest[38:57]]
    deck = [card for start, end in ((0, 5), (5, 10), (10, 15), (15, 19)) for pile in piles for card in pile[start:end]]
    state = GAMES["gatti"].deal(GAMES["gatti"].options({}), 3, PACK.deck([*deck, *rest[57:]]))
    state = state.after(state.actions()[0])
    action = GAMES["gatti"].read_action("0 declare tarocchi:T1,T2,T3,T4,T5,T6,T7,T8,T9,T10 terno:Kh,Kd,Kc")
    found = missed("gatti", [(state, action)], [0])
    assert [(one.meld.kind, one.points) for one in found] == [("quaterno", 5), ("tarocchi", 2)]


@pytest.mark.parametrize(("game", "options"), [("gatti", {}), ("gatti", {"players": 3}), ("chinze", {})])
def test_a_lost_fool_is_told(game: str, options: dict[str, Any]) -> None:
    """Where the fool goes over, the last action says so, and only there (…fool.forfeit)."""
    told = 0
    for seed in range(60):
        _, steps = played(game, options, seed, fool_last)
        kinds = [event.kind for state, action in steps for event in state.events(action)]
        lost = "forfeited" in kinds
        told += lost
        state, action = steps[-1]
        assert ("gave" in kinds) + lost <= 1
        assert not lost or (kinds[-2:] == ["forfeited", "over"] and state.after(action).over)
    assert told


def fool_last(game: str, state: Any) -> Action:
    """The first card that may be played, the fool as late as can be."""
    options = [action for action in state.actions() if action.verb == state.verb]
    return min(options, key=lambda action: action.card == PACK.card("F"))
