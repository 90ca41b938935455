"""The clauses of cucco, each allowed and refused; a test is named after its clause."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games.core.cards import Unreadable, bits, each
from games.core.contract import Verdict
from games.core.deck import shuffled
from games.cucco.cards import PACK, VALUE, copies
from games.cucco.game import GAME
from games.cucco.notation import read_action
from games.cucco.rules import Options
from games.cucco.state import Board, Over, Playing, State, Taking


def cards(text: str) -> int:
    """The set of the cards in a text."""
    return PACK.set(text.split())


def legal(hand: str, trick: str = "", trionfo: str | None = None, ask: str = "") -> set[str]:
    """What may be played from a hand after these cards of a trick."""
    given = {"hand": hand.split(), "trick": trick.split(), **({"trionfo": trionfo} if trionfo else {})}
    return set(GAME.position({**given, **({"ask": ask} if ask else {})})["legal"])


def rule(card: str, hand: str, trick: str = "", trionfo: str | None = None, ask: str = "") -> str:
    """The clause that forbids a card."""
    given = {"hand": hand.split(), "trick": trick.split(), **({"trionfo": trionfo} if trionfo else {})}
    return str(GAME.position({**given, **({"ask": ask} if ask else {})})["forbidden"][card])


def winner(trick: str, trionfo: str | None = None, players: int = 4) -> int:
    """The place of the card that takes a full trick."""
    given = {"trick": trick.split(), "options": {"players": players}}
    return int(GAME.position({**given, **({"trionfo": trionfo} if trionfo else {})})["winner"])


def taking(hands: tuple[str, str], stock: str, *, dealer: bool = False) -> Taking:
    """The cutter's question (seat 1; seat 0 deals), or the dealer's, over this stock, its top card first."""
    first, second = (hand.split() for hand in hands)
    copied = iter(PACK.copied([*first, *second, *stock.split()]))
    held = tuple(bits(next(copied) for _ in hand) for hand in (first, second))
    board = Board(Options(), 0, held, tuple(copied))
    return Taking(replace(board, taken=(0,), returned=(0,), looked=((),)), 0) if dealer else Taking(board, 1)


def playing(hands: tuple[str, str], turned: str, trick: str = "", asked: str = "") -> Playing:
    """The state in which seat 1 led this trick, with this Trionfo."""
    laid = tuple(PACK.card(code) for code in trick.split())
    board = Board(Options(), 0, tuple(map(cards, hands)), (), turned=PACK.card(turned), trick=laid, asked=asked)
    return Playing(board, (1 + len(laid)) % 2)


def verdict(state: State, text: str) -> Verdict:
    return state.judge(read_action(text))


def test_pack() -> None:
    assert len(PACK) == 40
    assert sum(VALUE) == 240
    assert PACK.texts(cards("8 8 leone")) == ["8", "8", "leone"]
    with pytest.raises(Unreadable):
        cards("8 8 8")


def test_seats() -> None:
    assert GAME.seats(Options()) == 2
    assert Options(players=4).sides == (0, 1, 0, 1)


def test_turn() -> None:
    state = taking(("1 2", "3 4"), "5 10")
    assert verdict(state, "0 take 0").rule == "cucco.turn"
    assert verdict(state, "1 play 3").rule == "cucco.turn"
    assert verdict(state, "1 take 0").allowed


def test_hold() -> None:
    state = playing(("1 2", "3 4"), "5")
    assert verdict(state, "1 play 1").rule == "cucco.hold"
    assert verdict(state, "1 play 3").allowed


def test_match() -> None:
    assert GAME.hands_in_match(Options()) == 1
    assert GAME.hands_in_match(Options(hands=4)) == 4


def test_deal() -> None:
    state = GAME.deal(Options(players=4), 1, list(range(40)))
    assert list(each(state.cards_of(2))) == list(range(0, 32, 4))
    assert [state.cards_of(seat).bit_count() for seat in range(4)] == [8] * 4
    assert state.to_act == 0, "the player at the dealer's left cuts"


def test_cutter() -> None:
    state = taking(("1 2", "3 4"), "5 6 14 10")
    assert [action.count for action in state.actions()] == [0, 1, 2]
    assert verdict(state, "1 take 3").rule == "cucco.cutter"
    taken = state.after(read_action("1 take 2"))
    assert PACK.texts(taken.cards_of(1)) == ["3", "4", "10", "14"]
    none = taking(("1 2", "3 4"), "5 6 9")
    assert [action.count for action in none.actions()] == [0], "the question is always asked"


def test_cutter_return() -> None:
    taken = taking(("1 2", "3 15"), "5 6 15").after(read_action("1 take 1"))
    assert verdict(taken, "1 return 3").allowed
    assert verdict(taken, "1 return 15").allowed, "one's own of two alike"
    assert verdict(taken, "1 return 15 15").rule == "cucco.cutter.return"
    assert verdict(taken, "1 return 3 15").rule == "cucco.cutter.return", "as many as were taken"
    alone = taking(("1 2", "3 4"), "5 6 15").after(read_action("1 take 1"))
    assert verdict(alone, "1 return 15").rule == "cucco.cutter.return", "not the one just taken"
    after = alone.after(read_action("1 return 4"))
    assert after.board.stock[-1] == PACK.card("4"), "under the stock"
    assert after.to_act == 0


def test_dealer() -> None:
    state = taking(("1 2", "3 4"), "10 15 6 14", dealer=True)
    assert [action.count for action in state.actions()] == [0, 1, 2]
    assert verdict(state, "0 take 3").rule == "cucco.dealer"


def test_dealer_return() -> None:
    state = taking(("1 2", "3 4"), "10 6 8", dealer=True).after(read_action("0 take 1"))
    assert verdict(state, "0 return 10").rule == "cucco.dealer.return"
    after = state.after(read_action("0 return 1"))
    assert PACK.texts(bits(after.board.stock)) == ["1", "6", "8"]
    assert after.board.stock[-1] == PACK.card("1")


def test_privilege_choice() -> None:
    state = taking(("1 2", "3 4"), "5 14 10")
    one = state.after(read_action("1 take 1"))
    assert PACK.texts(one.cards_of(1)) == ["3", "4", "10"], "from the outer card inwards"
    assert verdict(state, "1 take 0").allowed


def test_trionfo() -> None:
    state = (
        taking(("1 2", "3 4"), "10 6 8", dealer=True).after(read_action("0 take 1")).after(read_action("0 return 1"))
    )
    assert isinstance(state, Playing)
    assert state.view(0).turned == PACK.card("6")


def test_lead() -> None:
    assert legal("3 12 leone") == {"3", "12"}
    assert rule("leone", "3 12 leone") == "cucco.lead"
    assert legal("leone matto") == {"leone", "matto"}, "only when nothing else is in hand"
    assert legal("leone 12", trionfo="12") == {"leone", "12"}, "the Trionfo not counted"
    assert legal("leone 3", trionfo="leone") == {"leone", "3"}, "the Trionfo may be led, whatever it is"


def test_follow() -> None:
    assert legal("3 12 leone", "7") == {"3"}
    assert rule("12", "3 12 leone", "7") == "cucco.follow"
    assert legal("3 12 leone", "14") == {"12"}, "a numbered figure to a numbered figure"


def test_follow_free() -> None:
    assert legal("12 leone", "7") == {"12", "leone"}
    assert winner("7 12", players=2) == 0, "and cannot take the trick with it"


def test_trionfo_any() -> None:
    assert legal("3 12", "7", trionfo="12") == {"3", "12"}
    assert legal("12 leone", "14", trionfo="12") == {"12", "leone"}, "it is never forced"
    assert winner("7 12 9 10", trionfo="12") == 1


def test_trionfo_ask() -> None:
    state = playing(("1 2", "3 12 9"), "12")
    assert verdict(state, "1 play 12 ask numbers").allowed
    assert verdict(state, "1 play 3 ask numbers").rule == "cucco.trionfo.ask"
    assert legal("3 13 leone", "12", trionfo="12", ask="numbers") == {"3"}
    assert rule("13", "3 13 leone", "12", trionfo="12", ask="numbers") == "cucco.trionfo.ask"
    assert legal("3 13 leone", "12", trionfo="12") == {"3", "13", "leone"}, "nothing asked: any card"


def test_trionfo_ask_figures() -> None:
    assert legal("3 13 leone", "12", trionfo="12", ask="figures") == {"13", "leone"}
    assert rule("3", "3 13 leone", "12", trionfo="12", ask="figures") == "cucco.trionfo.ask.figures"
    assert legal("3 4", "12", trionfo="12", ask="figures") == {"3", "4"}


def test_lead_valueless() -> None:
    assert legal("3 13 leone", "matto") == {"13"}
    assert rule("3", "3 13 leone", "matto") == "cucco.lead.valueless"
    assert winner("matto 11", players=2) == 1, "it counts nothing as a card of that category"
    assert winner("matto 9", players=2) == 0


def test_win() -> None:
    assert winner("7 9 14 3") == 1
    assert winner("7 9 9 3") == 1, "of two equal cards the first played wins"


def test_count() -> None:
    assert GAME.position({"pile": ["10", "15", "leone"]})["points"] == 25
    last = playing(("9", "7"), "5")
    over = last.after(read_action("1 play 7")).after(read_action("0 play 9"))
    assert isinstance(over, Over)
    assert over.result().totals() == (16, 0)


def hands(count: int) -> list[list[State]]:
    """Hands played by chance, state by state."""
    found = []
    for seed in range(count):
        chance = Random(seed)
        options = Options(players=2 if seed % 2 else 4)
        states: list[State] = [GAME.deal(options, seed % options.players, shuffled(len(PACK), seed))]
        while not states[-1].over:
            states.append(states[-1].after(chance.choice(states[-1].actions())))
        found.append(states)
    return found


def test_cards_are_conserved_and_listed_actions_are_legal() -> None:
    for states in hands(40):
        for state in states:
            board: Board = state.board
            lying = [*board.held, bits(board.stock), bits(board.trick), *(bits(t.cards) for t in board.tricks)]
            assert sum(lying) == PACK.all
            assert sum(cards.bit_count() for cards in lying) == 40
            assert all(state.judge(action).allowed for action in state.actions())
            texts = [GAME.write_action(action) for action in state.actions()]
            assert len(set(texts)) == len(texts)
            assert all(GAME.write_action(GAME.read_action(text)) == text for text in texts)


def test_a_seat_sees_no_hidden_card() -> None:
    """Two cards that a seat cannot see change places: it is given the same view."""
    for states in hands(30):
        for state in states[:-1]:
            board: Board = state.board
            if board.seats == 2:
                continue
            other = next(seat for seat in range(board.seats) if seat not in (0, state.to_act))
            if not board.held[other] or not board.stock:
                continue
            mine = max(each(board.held[other]))
            place = len(board.stock) // 2
            deep = board.stock[place]
            if deep in state.view(0).looked or PACK.text(deep) == PACK.text(mine):
                continue
            stock = (*board.stock[:place], mine, *board.stock[place + 1 :])
            held = board.held[other] ^ 1 << mine | 1 << deep
            swapped = type(state).__new__(type(state))
            for name in ("to_act", *(["fresh"] if hasattr(state, "fresh") else [])):
                setattr(swapped, name, getattr(state, name))
            swapped.board = replace(board.with_hand(other, held), stock=stock)
            if board.turned is not None and place == 0:
                continue
            if swapped.to_act == 0 or board.turned is not None:
                assert swapped.view(0) == state.view(0)


def test_any_copy_of_a_card_does() -> None:
    assert copies(cards("8"), 1 << PACK.card("8") + 1) == 1 << PACK.card("8") + 1
