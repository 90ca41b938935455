"""The gatti bot's rules: each in a position that calls for it, and every reason true once all cards are seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from games.bots.gatti import REASONS, Advice, Reason, advise, choose
from games.bots.tarot.reasons import OTHER_HAND
from games.core.cards import Cards, bits, each
from games.core.contract import Action
from games.core.tarot import BAGATTO_BIT, FOOL, FOOL_BIT, KIN, PACK, TRUMPS
from games.core.tricks import Trick, best_place, follow, playable
from games.gatti.game import GAME
from games.gatti.play import Playing
from games.gatti.rules import Options, rules_for
from games.gatti.state import State
from games.gatti.view import View
from tests.engine.bots import advised

# -- each rule by a position


def at(
    hand: str,
    others: str,
    trick: str = "",
    *,
    verb: str = "play",
    done: tuple[Trick, ...] = (),
    shown: tuple[tuple[str, ...], ...] = ((), (), (), ()),
    options: Options | None = None,
) -> View:
    """Seat 0's view with this hand; the others hold the other cards named, and all the rest are gone."""
    options = options or Options()
    rules = rules_for(options)
    cards, lying = PACK.set(hand.split()), [PACK.card(text) for text in trick.split()]
    unseen = PACK.set(others.split())
    seats, count = range(rules.seats), cards.bit_count()
    leader = -len(lying) % rules.seats
    counts = tuple(count if (seat - leader) % rules.seats >= len(lying) else count - 1 for seat in seats)
    led, place = follow(lying), best_place(lying, rules.beats)
    legal = playable(cards, led, rules.beats[lying[place]] if led else 0)
    played = bits(lying) | sum(bits(trick.cards) for trick in done)
    return View(
        options=options,
        seat=0,
        dealer=0,
        to_act=0,
        verb=verb,
        cards=cards,
        counts=counts,
        open_hands=(),
        discard=PACK.all & ~(cards | unseen | played),
        declared=tuple(GAME.read_action(" ".join(["0", "declare", *melds])).melds for melds in shown),
        trick=tuple(lying),
        leader=leader,
        tricks=done,
        actions=tuple(Action(0, "play", 1 << card, card=card) for card in each(legal)),
        offer=None,
    )


def trick_of(leader: int, cards: str, winner: int) -> Trick:
    """A finished trick."""
    return Trick(leader, tuple(PACK.card(text) for text in cards.split()), winner)


POSITIONS: dict[Reason, tuple[View, str, str]] = {
    # the reason: the view, the card it is for, the cards it is about ("" where that is the same card)
    Reason.ONLY_CARD: (at("9h 9s T7", "1h 2h 5h 1s 2s 5s T3 T4", "3h"), "9h", ""),
    Reason.LEAD_MASTER: (at("Kh 2h 3d", "1h 5h 6h 7h 1d 5d 9d T3 T4"), "Kh", ""),
    Reason.LEAD_TO_RUFF: (
        at("3h Jh 4d", "1h 5h 6h 7h 8h Kh Qd T3 T4", done=(trick_of(1, "9h T5 10h Ch", 2),)),
        "3h",
        "",
    ),
    Reason.LEAD_BACK: (
        at("2h 3d 4c", "1h Kh 6h 1d Qd Kd 1c Kc T4", done=(trick_of(2, "3c 5c 6c 7c", 1),)),
        "4c",
        "",
    ),
    Reason.LEAD_TO_PARTNER: (
        at(
            "3d 2c 5c",
            "1d Kd 1c Kc 6c 1h Kh 9h 9d",
            shown=((), (), ("terno:Kh,Kd,Kc",), ()),
        ),
        "3d",
        "Kd",
    ),
    Reason.DRAW_TRUMPS: (at("3d T7 T8 T21", "1d Kd 4d Kc 6c 1h Kh 9h 9d T4 T5 T18"), "T21", ""),
    Reason.HUNT_BAGATTO: (at("3d 4c T20 T21", "1d Kd Kc 6c 1h Kh 9h 8h 7h 6h T1 T5"), "T20", "T1"),
    Reason.KEEP_TRUMP: (at("3d T8", "1d Kd Kc 9h T1 T9"), "3d", "T8"),
    Reason.LEAD_LONG: (at("3d 4d 6d 2c 5c", "1d 5d Kd 1c 4c Kc 1h Kh 9h 1s Ks 9s T4 T9 T12"), "3d", ""),
    Reason.LEAD_SHORT: (at("3d 4d 6d 2c T5", "1d 5d Kd 1c 4c Kc 1h Kh 9h 1s Ks 9s T4 T9 T12"), "2c", ""),
    Reason.LEAD_LOW: (at("3d 4d 2c 5c", "1d 5d Kd 1c 4c Kc 1h Kh 9h Ks T4 T9"), "2c", ""),
    Reason.WIN_RICH: (at("Qh 10h 4d", "1h 5h 1d 5d T3 T4", "3h 4h 9h"), "Qh", ""),
    Reason.WIN_CHEAP: (at("10h 8h 4d", "1h 5h 1d 5d T3 T4", "3h 7h 2h"), "8h", ""),
    Reason.WIN_SO_FAR: (at("Kh 2h 4d", "1h 5h 6h 8h 9h 10h T3", "3h 4h"), "Kh", ""),
    Reason.TRUMP_LOW: (at("T8 T12 4d", "1h 5h 6h 7h 8h 9h T15", "3h 4h"), "T8", ""),
    Reason.TRUMP_HIGH: (at("T8 T19 4d", "1h 5d 6d 7d 8d T9 T10 T11 T20", "3h 4h"), "T19", ""),
    Reason.TRUMP_UNDER: (at("T8 T9 4d", "1d 5d 6d T3 T11", "3h 4h T12"), "T8", ""),
    Reason.FEED_PARTNER: (at("Qh 3h 4d", "1d 5d 6d T3 T11", "4h Kh 5h"), "Qh", ""),
    Reason.SPARE_PARTNER: (at("6h 3h 4d", "1d 5d 6d T3 T11", "4h Kh 5h"), "3h", ""),
    Reason.DUCK: (at("Qh 3h 4d", "1h 2h Kh 6h 7h 8h 9h", "4h 5h"), "3h", "Qh"),
    Reason.LOSE_LOW: (at("Qh 3h 4d", "1h 2h 6h 7h 8h 9h", "4h 5h Kh"), "3h", ""),
    Reason.LOSE_LEAST: (at("Qh Jh 4d", "1h 2h 6h 7h 8h 9h", "4h 5h Kh"), "Jh", ""),
    Reason.BAGATTO_HOME: (at("T1 T4 4d", "1h 2h 6h 7h 8h T9 T14", "4h T12 5h"), "T1", ""),
    Reason.BAGATTO_TAKES: (at("T1 T4 4d", "1h 2h 6h 7h 8h T9 T12", "4h 5h Kh"), "T1", ""),
    Reason.BAGATTO_KEEP: (at("T1 T4 4d", "1h 2h 6h 7h 8h 9h", "4h 5h Kh"), "T4", "T1"),
    Reason.BAGATTO_AWAY: (at("T1 4d", "1h T6 T7 T8 T9 T12"), "T1", ""),
    Reason.FOOL_SAVES: (at("F Qh Kh 1d 2d 3d", "1h 2h 5d 6d 7d 8d 9d 10d T6 T7 T8", "4h 5h T4"), "F", "Qh"),
    Reason.FOOL_LATE: (at("F 4d 5d", "1h 2h T6 T7 T8 3d", "6d 7d 8d"), "F", ""),
}


@pytest.mark.parametrize("reason", POSITIONS)
def test_position(reason: Reason) -> None:
    view, card, cards = POSITIONS[reason]
    advice = advise(view)
    assert (advice.reason, PACK.text(advice.action.card), PACK.texts(advice.cards)) == (reason, card, [cards or card])


# -- the discard, the declarations, the card for the fool


def dealt(hand: str) -> State:
    """The dealer, seat 0, holds this hand and is to discard; the others hold the rest as it comes."""
    options = Options()
    places = list(each(GAME.deal(options, 0, range(len(PACK))).cards_of(0)))
    deck = list(each(PACK.all & ~PACK.set(hand.split())))
    for place, text in zip(places, hand.split(), strict=True):
        deck.insert(place, PACK.card(text))
    return GAME.deal(options, 0, deck)


TRUMPS_AND_PIPS = "T2 T3 T4 T6 T7 T9 T12 1h 2h 3h 4h 5h 1d 2d 3d 4d 5d "


@pytest.mark.parametrize(
    ("hand", "laid", "reason"),
    [
        (TRUMPS_AND_PIPS + "6d 7d 9c Qc", "9c Qc", Reason.DISCARD_VOID),
        (TRUMPS_AND_PIPS + "2c 3c 4c Qs", "Qs 2c", Reason.DISCARD_VOID),
        (TRUMPS_AND_PIPS + "6d 4c Cc Kc", "4c Cc", Reason.DISCARD_COUNTS),
        (TRUMPS_AND_PIPS + "6d 4c 5c Kc", "4c 5c", Reason.DISCARD_LEAST),
        (TRUMPS_AND_PIPS + "Jc Qc Cc Kc", "1h 1d", Reason.DISCARD_LEAST),
    ],
)
def test_discard(hand: str, laid: str, reason: Reason) -> None:
    advice = advise(dealt(hand).view(0))
    assert (advice.reason, advice.action.cards, advice.cards) == (reason, PACK.set(laid.split()), advice.action.cards)


def test_all_melds_are_declared_in_their_largest_form() -> None:
    state = dealt("Kh Kd Kc Ks Qh Qd Qc Jh Ch T1 T20 F 1h 2h 3h 4h 5h 6h 7h 8h 9h")
    while state.view(state.to_act).verb == "discard" or state.to_act:
        state = state.after(choose(state.view(state.to_act)))
    advice = advise(state.view(0))
    declared = GAME.write_action(advice.action).split()[2:]
    assert declared == ["gatti:T1,T20,F", "famiggia:Jh,Ch,Qh,Kh", "terno:Qh,Qd,Qc", "quaterno:Kh,Kd,Kc,Ks"]
    assert advice.reason == Reason.DECLARE_ALL
    assert PACK.texts(advice.cards) == ["Jh", "Ch", "Qh", "Kh", "Qd", "Kd", "Qc", "Kc", "Ks", "T1", "T20", "F"]


def owing(options: Options) -> View:
    """Seat 0 owes a card for the fool, out of the two tricks that its side took afterwards."""
    later = (trick_of(1, "Ks Js Cs Qs", 0), trick_of(0, "Kd Qd Cd Kc", 0))
    cards = bits(card for trick in later for card in trick.cards)
    view = at("", "", done=(trick_of(0, "F 9d 8d 7d", 1), *later), verb="give", options=options)
    return replace(view, discard=0, actions=tuple(Action(0, "give", 1 << card, card=card) for card in each(cards)))


def test_the_card_given_for_the_fool_is_worth_least() -> None:
    advice = advise(owing(Options()))
    assert (advice.reason, PACK.text(advice.action.card)) == (Reason.GIVE_LEAST, "Js")


def test_the_card_given_for_the_fool_breaks_no_captured_meld() -> None:
    advice = advise(owing(Options(captured_melds=True)))
    assert (advice.reason, PACK.text(advice.action.card)) == (Reason.GIVE_SAFE, "Cd")


# -- reasons are true of the position


def test_reasons_are_true_when_all_cards_are_seen() -> None:
    seen = set()
    for state, advice in advised(GAME, Options(), range(120), mistakes=0.1):
        seen.add(advice.reason)
        if isinstance(state, Playing):
            truth = TRUTHS.get(advice.reason, lambda _state, _advice: True)
            assert truth(state, advice), (advice, state.view(state.to_act))
            own = advice.reason not in (Reason.LEAD_TO_PARTNER, Reason.LEAVE_TO_PARTNER, Reason.HUNT_BAGATTO)
            assert not own or not advice.cards & ~state.cards_of(state.to_act)
    assert seen == set(REASONS) - {Reason.GIVE_SAFE, *OTHER_HAND.values()}


def test_with_dummies_the_reasons_speak_of_the_other_hand() -> None:
    seen = set()
    said = {other: plain for plain, other in OTHER_HAND.items()}
    for state, advice in advised(GAME, Options(players=2), range(30), mistakes=0.1):
        seen.add(advice.reason)
        if isinstance(state, Playing):
            truth = TRUTHS.get(said.get(advice.reason, advice.reason), lambda _state, _advice: True)
            assert truth(state, advice), (advice, state.view(state.to_act))
    assert seen >= set(OTHER_HAND.values())
    assert not seen & {Reason.LEAD_BACK, *OTHER_HAND}


def _takes(state: Playing, cards: Cards) -> Cards:
    """Those of the cards that are higher than the winning one."""
    return cards & state.hand.beats[state.best] if state.led else cards & ~FOOL_BIT


def _sure(state: Playing, advice: Advice) -> bool:
    """The card takes the trick, and no opponent still to play can beat it."""
    seat, card = state.to_act, advice.action.card
    after = range(1, 4 - len(state.trick))
    led = follow((*state.trick, card))
    opponents = [(seat + step) % 4 for step in after if step % 2]
    beaten = [
        playable(state.cards_of(other), led, state.hand.beats[card]) & state.hand.beats[card] for other in opponents
    ]
    return bool(_takes(state, 1 << card)) and not any(beaten)


def _partner_wins(state: Playing) -> bool:
    return bool(state.led) and state.best_seat == (state.to_act + 2) % 4


def _partner(state: Playing) -> Cards:
    return state.cards_of((state.to_act + 2) % 4)


def _opponents(state: Playing) -> Cards:
    return state.cards_of((state.to_act + 1) % 4) | state.cards_of((state.to_act + 3) % 4)


def _has_to_trump(state: Playing) -> bool:
    return bool(state.led) and not state.legal & ~TRUMPS & ~FOOL_BIT


def _worth(state: Playing, card: int) -> int:
    return state.hand.rules.values.get(card, 0)


def _side_takes(state: Playing, advice: Advice) -> bool:
    after = state.after(advice.action)
    while isinstance(after, Playing) and after.trick:  # the others do their worst
        highest = max(each(after.legal), key=lambda card: (card != FOOL, -after.hand.beats[card].bit_count()))
        after = after.after(Action(after.to_act, "play", 1 << highest, card=highest))
    return after.tricks[-1].winner % 2 == state.to_act % 2


TRUTHS: dict[Reason, Callable[[Playing, Advice], bool]] = {
    Reason.ONLY_CARD: lambda s, a: s.legal == a.action.cards,
    Reason.LEAD_MASTER: lambda s, a: (
        not (_opponents(s) | _partner(s)) & s.hand.beats[a.action.card] & KIN[a.action.card]
    ),
    Reason.LEAD_TO_RUFF: lambda s, a: not _partner(s) & KIN[a.action.card],
    Reason.LEAD_BACK: lambda s, a: any(
        trick.leader == (s.to_act + 2) % 4 and a.action.cards & KIN[trick.cards[0]] for trick in s.done
    ),
    Reason.LEAD_TO_PARTNER: lambda s, a: (
        bool(a.cards & _partner(s)) and bool(KIN[a.action.card] & a.cards) and not s.live & a.cards & ~_partner(s)
    ),
    Reason.DRAW_TRUMPS: lambda s, a: (s.cards_of(s.to_act) & TRUMPS).bit_count() >= 2,
    Reason.HUNT_BAGATTO: lambda s, a: a.cards == BAGATTO_BIT and bool(s.live & BAGATTO_BIT & ~s.cards_of(s.to_act)),
    Reason.KEEP_TRUMP: lambda s, a: bool(s.live & BAGATTO_BIT) and bool(a.cards & TRUMPS) and a.cards != a.action.cards,
    Reason.LEAD_LONG: lambda s, a: (s.cards_of(s.to_act) & KIN[a.action.card]).bit_count() >= 3,
    Reason.LEAD_SHORT: lambda s, a: (
        s.cards_of(s.to_act) & KIN[a.action.card] == a.action.cards and bool(s.cards_of(s.to_act) & TRUMPS)
    ),
    Reason.LEAD_LOW: lambda s, a: _worth(s, a.action.card) <= 1,
    Reason.WIN_RICH: lambda s, a: _sure(s, a) and _worth(s, a.action.card) > 0,
    Reason.WIN_CHEAP: _sure,
    Reason.WIN_SO_FAR: lambda s, a: bool(_takes(s, a.action.cards)),
    Reason.TRUMP_LOW: lambda s, a: _has_to_trump(s) and bool(_takes(s, a.action.cards)),
    Reason.TRUMP_HIGH: lambda s, a: _has_to_trump(s) and bool(_takes(s, a.action.cards)),
    Reason.TRUMP_UNDER: lambda s, a: _has_to_trump(s) and not _takes(s, s.legal),
    Reason.FEED_PARTNER: lambda s, a: _partner_wins(s) and _worth(s, a.action.card) > 0,
    Reason.SPARE_PARTNER: lambda s, a: _partner_wins(s) and not _worth(s, a.action.card),
    Reason.LEAVE_TO_PARTNER: lambda s, a: bool(a.cards & _partner(s)) and _side_takes(s, a),
    Reason.DUCK: lambda s, a: bool(_takes(s, a.cards)) and not _takes(s, a.action.cards),
    Reason.LOSE_LOW: lambda s, a: not _takes(s, s.legal) and not _worth(s, a.action.card),
    Reason.LOSE_LEAST: lambda s, a: not _takes(s, s.legal),
    Reason.BAGATTO_HOME: lambda s, a: _partner_wins(s) and _side_takes(s, a),
    Reason.BAGATTO_TAKES: lambda s, a: a.action.cards == BAGATTO_BIT and _sure(s, a),
    Reason.BAGATTO_KEEP: lambda s, a: bool(s.legal & BAGATTO_BIT) and a.action.cards != BAGATTO_BIT,
    Reason.BAGATTO_AWAY: lambda s, a: a.action.cards == BAGATTO_BIT,
    Reason.FOOL_SAVES: lambda s, a: a.action.card == FOOL and bool(a.cards & s.legal),
    Reason.FOOL_LATE: lambda s, a: a.action.card == FOOL,
}
