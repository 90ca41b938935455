"""The chinze bot's rules: each in a position that calls for it, and every reason true once all cards are seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.bots.chinze import REASONS, Advice, Reason, advise
from games.chinze import melds
from games.chinze.game import GAME
from games.chinze.play import Playing, State
from games.chinze.rules import STOCK, Options, rules_for
from games.chinze.view import View
from games.core.cards import Cards, bits, each
from games.core.contract import Action
from games.core.tarot import BAGATTO_BIT, FOOL, FOOL_BIT, KIN, PACK, TRUMPS
from games.core.tricks import Trick, playable
from tests.engine.bots import advised

RULES = rules_for(Options())

# -- each rule by a position


def at(hand: str, known: str = "", unseen: str = "", lead: str = "", *, stock: int = 0) -> View:
    """Seat 0's view: its hand, what seat 1 is known to hold, the cards unseen, seat 1's lead; the rest is gone.

    What is not in the stock of the cards unseen lies with seat 1.
    """
    cards, theirs, hidden = PACK.set(hand.split()), PACK.set(known.split()), PACK.set(unseen.split())
    lying = [PACK.card(text) for text in lead.split()]
    gone = list(each(PACK.all & ~(cards | theirs | hidden | bits(lying))))
    assert len(gone) % 2 == 0
    legal = playable(cards, KIN[lying[0]], RULES.beats[lying[0]]) if lying else cards
    view = View(
        options=Options(),
        seat=0,
        dealer=0,
        to_act=0,
        verb="play",
        cards=cards,
        counts=(cards.bit_count(), theirs.bit_count() + hidden.bit_count() - stock),
        known=theirs,
        stock=stock,
        drawn=(),
        shown=(),
        trick=tuple(lying),
        leader=1 if lying else 0,
        # Seat 1 led them all and took them: so nothing can be concluded about its hand.
        tricks=tuple(Trick(1, pair, 1) for pair in zip(gone[::2], gone[1::2], strict=True)),
        actions=tuple(Action(0, "play", 1 << card, card=card) for card in each(legal)),
        offer=None,
    )
    assert view.counts[1] == view.counts[0] - len(lying)
    return view


PIPS = "1c 2c 3c 4c 5c 6c 7c 8c 9c 10c 1s 2s 3s 4s 5s 6s 7s 8s 9s 10s 5d 6d 7d"


def pips(count: int) -> str:
    """So many number cards, no hearts among them."""
    return " ".join(PIPS.split()[:count])


POSITIONS: dict[Reason, tuple[View, str, str]] = {
    # the reason: the view, the card it is for, the cards it is about ("" where that is the same card)
    Reason.ONLY_CARD: (at("9h 9s T7", "", "1h 2h", "3h"), "9h", ""),
    Reason.LEAD_AT_KNOWN: (at("Kh 2d 3d 4d", "Qh", pips(23), stock=20), "Kh", "Qh"),
    Reason.LEAD_MASTER: (at("Kh 2d 3d 4d", "5h 6h", pips(22), stock=20), "Kh", ""),
    Reason.LEAD_LOW: (at("3h Qh T9 T10", "Kh", pips(22) + " T12", stock=20), "3h", ""),
    Reason.DRAW_TRUMPS_ONE: (at("T21 T20 T19 T18 T7 2d 3d", "T3", "T2 1d 5d 6d 7d 8d"), "T7", ""),
    Reason.HUNT_BAGATTO_ONE: (at("T21 2d 3d 2c 3c 2s 3s", "T1", "T2 9d 9c 9s 8d 8c"), "T21", "T1"),
    Reason.LEAD_SHORT: (at("T5 2d 3c 4c 5c 3s 4s", "9d", "T8 T9 8d 9c 9s 8c"), "2d", ""),
    Reason.WIN_RICH: (at("Qh 3h 2d", "", pips(22), "Jh", stock=20), "Qh", ""),
    Reason.WIN_CHEAP: (at("10h 9h 3h", "", pips(22), "5h", stock=20), "9h", ""),
    Reason.WIN_SO_FAR: (at("Qh Qd", "Kh Kd", pips(20), stock=20), "Qh", ""),
    Reason.TRUMP_UNDER: (at("T3 T4 2d", "", pips(22), "T10", stock=20), "T3", ""),
    Reason.DUCK: (at("Kh 3h 2d", "", "Kd Kc Ks Jh Ch Qh " + pips(16), "5h", stock=20), "3h", "Kh"),
    Reason.KEEP_MELD: (at("Kh Kd 3h", "", "Kc Ks " + pips(20), "5h", stock=20), "3h", "Kh Kd"),
    Reason.LOSE_LOW: (at("3h 4h 2d", "", pips(22), "9h", stock=20), "3h", ""),
    Reason.LOSE_LEAST: (at("Jh Ch 2d", "", pips(22), "Qh", stock=20), "Jh", ""),
    Reason.BAGATTO_TAKES: (at("T1 T4 2d", "", "T8 T9 T10 T11 T12 T13 T14 " + pips(15), "Kh", stock=20), "T1", ""),
    Reason.FOOL_SAVES: (at("F Qh 2d", "", pips(22), "Kh", stock=20), "F", "Qh"),
    Reason.FOOL_LATE: (at("F 3h 2d 2c 2s 3d 3c", "", "T2 T3 9c 9s 9d 8d", "9h"), "F", ""),
    Reason.COUNTED: (at("Kh T1", "", "Qh T2"), "T1", ""),
}


@pytest.mark.parametrize("reason", POSITIONS)
def test_position(reason: Reason) -> None:
    view, card, cards = POSITIONS[reason]
    advice = advise(view)
    about = PACK.set((cards or card).split())
    assert (advice.reason, PACK.text(advice.action.card), advice.cards) == (reason, card, about)


# -- reasons are true of the position


def test_reasons_are_true_when_all_cards_are_seen() -> None:
    seen = set()
    for state, advice in advised(GAME, Options(), range(24), mistakes=0.1):
        seen.add(advice.reason)
        if isinstance(state, Playing):
            truth = TRUTHS.get(advice.reason, lambda _state, _advice: True)
            assert truth(state, advice), (advice, state.view(state.to_act))
    assert seen >= set(REASONS) - {Reason.HUNT_BAGATTO_ONE}


def _theirs(state: Playing) -> Cards:
    return state.cards_of(1 - state.to_act)


def _takes(state: Playing, cards: Cards) -> Cards:
    """Those of the cards that take the trick, which another has led."""
    lead = state.trick[0]
    return cards & RULES.beats[lead] if lead != FOOL else cards & ~FOOL_BIT


def _worth(card: int) -> int:
    return RULES.values.get(card, 0)


def _stock(state: Playing) -> Cards:
    return bits(state.hand.stock[2 * len(state.done) :])


def _makes_a_meld(state: Playing, advice: Advice) -> bool:
    """Some card not seen yet makes a meld that counts, with all the cards the advice is about."""
    seat = state.to_act
    before = [shown.meld for shown in state.shown if shown.seat == seat]
    left = state.cards_of(seat) & ~advice.action.cards
    unseen = (_stock(state) | _theirs(state)) & ~state.view(seat).known
    return any(
        not advice.cards & ~meld.cards
        for card in each(unseen)
        for meld in melds.declarable(left | 1 << card, before, RULES)
    )


TRUTHS: dict[Reason, Callable[[Playing, Advice], bool]] = {
    Reason.DECLARE_NOW: lambda s, a: s.judge(a.action).allowed and not a.cards & ~s.cards_of(s.to_act),
    Reason.ONLY_CARD: lambda s, a: s.legal == a.action.cards,
    Reason.LEAD_MASTER: lambda s, a: (
        not s.trick and not (_theirs(s) | _stock(s)) & RULES.beats[a.action.card] & KIN[a.action.card]
    ),
    Reason.LEAD_AT_KNOWN: lambda s, a: (
        not s.trick and bool(a.cards & _theirs(s) & KIN[a.action.card]) and not a.cards & RULES.beats[a.action.card]
    ),
    Reason.DRAW_TRUMPS_ONE: lambda s, a: (s.cards_of(s.to_act) & TRUMPS).bit_count() >= 2,
    Reason.HUNT_BAGATTO_ONE: lambda s, a: a.cards == BAGATTO_BIT and bool(_theirs(s) & BAGATTO_BIT),
    Reason.LEAD_SHORT: lambda s, a: (
        s.cards_of(s.to_act) & KIN[a.action.card] == a.action.cards
        and bool(s.cards_of(s.to_act) & TRUMPS)
        and len(s.done) >= STOCK // 2
    ),
    Reason.LEAD_LOW: lambda s, a: not s.trick and _worth(a.action.card) <= 1,
    Reason.WIN_RICH: lambda s, a: bool(_takes(s, a.action.cards)) and _worth(a.action.card) > 0,
    Reason.WIN_CHEAP: lambda s, a: bool(_takes(s, a.action.cards)) and not _worth(a.action.card),
    Reason.WIN_SO_FAR: lambda s, a: not s.trick and _worth(a.action.card) > 1,
    Reason.TRUMP_UNDER: lambda s, a: not s.legal & ~TRUMPS & ~FOOL_BIT and not _takes(s, s.legal),
    Reason.DUCK: lambda s, a: bool(_takes(s, a.cards)) and not _takes(s, a.action.cards),
    Reason.KEEP_MELD: lambda s, a: not _takes(s, a.action.cards) and _makes_a_meld(s, a),
    Reason.LOSE_LOW: lambda s, a: not _takes(s, s.legal) and not _worth(a.action.card),
    Reason.LOSE_LEAST: lambda s, a: not _takes(s, s.legal),
    Reason.BAGATTO_TAKES: lambda s, a: a.action.cards == BAGATTO_BIT and bool(_takes(s, BAGATTO_BIT)),
    Reason.FOOL_SAVES: lambda s, a: a.action.card == FOOL and bool(a.cards & s.legal),
    Reason.FOOL_LATE: lambda s, a: a.action.card == FOOL,
    Reason.COUNTED: lambda s, a: len(s.done) >= 33,
}


# -- the last tricks, counted to the end


def _best(state: State, seat: int) -> int:
    """What the seat will have more than the other when both play their best, by the rules themselves."""
    if state.over:
        points = state.result().totals()
        return points[seat] - points[1 - seat]
    plays = [action for action in state.actions() if action.verb != "declare"]
    values = [_best(state.after(action), seat) for action in plays]
    return max(values) if state.to_act == seat else min(values)


@pytest.mark.parametrize("exchange", [True, False])
def test_counting_to_the_end_agrees_with_the_rules(exchange: bool) -> None:
    checked = 0
    for state, advice in advised(GAME, Options(fool_exchange=exchange), range(8), mistakes=0.3):
        if advice.reason == Reason.COUNTED and len(state.tricks) >= 36:
            best, found = _best(state, state.to_act), _best(state.after(advice.action), state.to_act)
            assert best - found <= 1, "a third of a point may be rounded otherwise"
            checked += 1
    assert checked > 8
