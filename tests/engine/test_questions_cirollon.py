"""Cirollon's questions: right answers by hand, takes and melds against a plain search, refusals of what cannot be."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from games.cirollon.game import GAME
from games.core import records
from games.core.cards import Unreadable, each
from games.core.deck import shuffled
from games.core.genoese import PACK, RANKS
from games.puzzles.chance import Chance
from games.puzzles.cirollon import KINDS, question
from games.puzzles.cirollon.melding import most, offered
from games.puzzles.question import NOTES, Question, grade
from games.puzzles.registry import PUZZLES
from games.puzzles.themes import LEVELS


def cards(text: str) -> list[str]:
    return text.split()


def recorded(actions: int) -> dict[str, Any]:
    """A hand up to the play after so many actions: nothing is declared, each plays the first legal action."""
    deck = shuffled(len(PACK), 5)
    state = GAME.deal(GAME.options({}), 0, deck)
    texts = []
    while len(texts) < actions or state.verb != "play":
        action = state.actions()[0]
        texts.append(GAME.write_action(action))
        state = state.after(action)
    return {
        "game": "cirollon",
        "options": {},
        "dealer": 0,
        "deck": [PACK.text(card) for card in deck],
        "actions": texts,
    }


COINS = [rank + "d" for rank in RANKS]

EXAMPLES: list[tuple[str, dict[str, Any], set[str], int | None]] = [
    (
        "ways",
        {"card": "Js", "table": cards("3c 5d Jd 4h 2h")},
        {"Jd", "5d 3c", "4h 3c", "2h 5d"},
        None,
    ),
    ("ways", {"card": "7h", "table": cards("3c 5d Jd"), "poncin": 2}, {"5d Jd"}, None),
    ("ways", {"card": "6c", "table": cards("3c 7h"), "poncin": 3}, {"7h 3c"}, None),
    ("ways", {"card": "1s", "table": cards("3c 5d Jd")}, {"5d Jd 3c"}, None),
    ("ways", {"card": "1s", "table": cards("3c 1d 1h")}, {"1d", "1h"}, None),
    ("ways", {"card": "2h", "table": cards("3c")}, {"nothing"}, None),
    ("count-ways", {"card": "7d", "table": cards("3c 4d Jd 5h")}, set(), 3),
    ("must-take", {"card": "7s", "table": cards("3c 4d")}, {"no"}, None),
    ("must-take", {"card": "7s", "table": cards("3c 6d")}, {"yes"}, None),
    ("ace", {"card": "1s", "table": cards("3c Kd")}, {"all"}, None),
    ("ace", {"card": "1s", "table": cards("3c 1d")}, {"ace"}, None),
    ("ace", {"card": "1s", "table": cards("3c 7h"), "poncin": 1}, {"ace"}, None),
    ("ace", {"card": "1s", "table": []}, {"nothing"}, None),
    ("last-card", {"card": "Js", "table": cards("3c 5d")}, {"no"}, None),
    ("last-card", {"card": "Js", "table": cards("3c 5d"), "last": False}, {"yes"}, None),
    ("last-card", {"card": "Js", "table": cards("3c 5d 2h"), "last": False}, {"no"}, None),
    ("may-take", {"hand": cards("1s 2h Kd 6c"), "table": cards("3c 6d")}, {"1s", "6c"}, None),
    ("sgobba", {"hand": cards("1s 2h Kd 6c"), "table": cards("3c 6d")}, {"1s", "6c"}, None),
    ("open-first", {"hand": cards("1s 2h Kd 6c 4d"), "open": cards("1s 2h 4d")}, {"1s", "2h", "4d"}, None),
    (
        "melds",
        {"hand": cards("2s Jh Jd 6c Qd Kc 7h")},
        {"barsegon:7h=8,Jh,Jd", "barsega:7h=1,6c,2s"},
        10,
    ),
    ("melds", {"hand": cards("2s 2h 3d 6c Qd Kc 7d")}, {"barsega:2h,3d,2s"}, 3),
    ("meld-show", {"meld": "barsegon", "hand": cards("2s 2h 7h Kd")}, {"2s", "2h", "7h"}, None),
    ("meld-show", {"meld": "barsega", "hand": cards("2s 3h 7c 4d")}, {"2s", "3h", "4d"}, None),
    ("poncin", {"hand": cards("2s 2h 7h"), "meld": "barsegon"}, {"2"}, None),
    ("poncin", {"hand": cards("2s 3h 7h"), "meld": "barsega"}, set("1234"), None),
    ("claim", {"table": cards("2s 3h 4d 6c")}, {"fifteen"}, None),
    ("claim", {"table": cards("Ks Qh 4d 7c")}, {"thirty"}, None),
    ("claim", {"table": cards("Ks Qh 4d 7h")}, {"thirty"}, None),
    ("claim", {"table": cards("2s 3h 4d 7h")}, {"fifteen"}, None),
    ("claim", {"table": cards("2s 3h 4d 7c")}, {"nothing"}, None),
    ("deal-void", {"table": cards("1s 1h 4d 7c")}, {"yes"}, None),
    ("deal-void", {"table": cards("1s 2h 4d 7h")}, {"no"}, None),
    ("who-starts", {"dealer": 2}, {"1"}, None),
    ("who-starts", {"dealer": 2, "options": {"first": "right"}}, {"3"}, None),
    ("card-value", {"card": "Qs"}, set(), 9),
    ("sum", {"cards": cards("3d 4c Js")}, set(), 15),
    ("primiera", {"pile": cards("7h 6h 5d 1c Ks")}, set(), 62),
    ("primiera", {"pile": cards("7h 6h 5d 1c")}, set(), 0),
    ("primiera-who", {"pile": cards("7h 5d 1c Ks"), "other": cards("7d 7c 7s Kh")}, {"opponents"}, 11),
    ("primiera-who", {"pile": cards("7h 5d 1c Ks"), "other": cards("7d 7c 7s")}, {"you"}, None),
    ("primiera-who", {"pile": cards("7h 7d"), "other": cards("7c 7s")}, {"nobody"}, None),
    ("low-run", {"pile": cards("1d 2d 3d 4d 6d")}, set(), 4),
    ("low-run", {"pile": COINS}, set(), 6),
    ("low-run", {"pile": cards("1d 2d 4d")}, set(), 0),
    ("high-run", {"pile": cards("Jd Qd Kd")}, set(), 5),
    ("high-run", {"pile": cards("Jd Qd Kc")}, set(), 0),
    ("cappotto", {"pile": COINS}, {"yes"}, None),
    ("cappotto", {"pile": COINS[1:]}, {"no"}, None),
    (
        "count-hand",
        {
            "pile": [rank + suit for rank in "1237JQK" for suit in "dcs"],
            "sgobbe": 2,
            "melds": ["barsega:1d,2d,2c"],
        },
        set(),
        1 + 1 + 1 + 2 + 5 + 3 + 3,  # cards, dinæ, settebello, sgobbe, scâ erta, scâ bassa, barsega
    ),
    ("may-take", {"record": recorded(9)}, set(), None),
    ("guided", {"record": recorded(9)}, set(), None),
]


@pytest.mark.parametrize(("kind", "given", "right", "number"), EXAMPLES)
def test_the_right_answer(kind: str, given: dict[str, Any], right: set[str], number: int | None) -> None:
    asked = question(kind, given)
    if right and not asked.judge and "record" not in given:
        assert asked.right == right
    assert asked.number == number
    chosen = sorted(asked.right)[:1] if asked.form in ("card", "choice") else sorted(asked.right)
    assert grade(asked, chosen, number).right
    assert not grade(asked, [], None).right
    if number is not None:
        assert not grade(asked, chosen, number + 1).right
    for reason in asked.reasons.values():
        assert not reason.note or reason.note in NOTES
        assert reason.rule in GAME.rulebook.rules


def test_every_kind_has_an_example() -> None:
    assert {kind for kind, *_ in EXAMPLES} == set(KINDS)


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("ways", {"card": "7d", "table": ["7d"]}),
        ("ways", {"card": "7d", "table": ["3d"], "poncin": 11}),
        ("ace", {"card": "7h", "table": ["3d"]}),
        ("may-take", {"hand": ["2d"], "table": ["Kd"]}),
        ("may-take", {}),
        ("sgobba", {"hand": ["2d"], "table": ["Kd"]}),
        ("open-first", {"hand": ["2d"], "open": ["3d"]}),
        ("melds", {"hand": cards("2d 7c Kd")}),
        ("meld-show", {"meld": "terno", "hand": cards("2d 2c 2s")}),
        ("meld-show", {"meld": "barsegon", "hand": cards("2d 2c 3s")}),
        ("poncin", {"hand": cards("2d 2c 3s"), "meld": "barsega"}),
        ("poncin", {"hand": cards("Kd 2c 7h"), "meld": "barsega"}),
        ("claim", {"table": cards("1d 1c 3s 4s")}),
        ("claim", {"table": cards("1d 2c 3s")}),
        ("who-starts", {"dealer": 4}),
        ("primiera-who", {"pile": ["7d"], "other": ["7d"]}),
        ("count-hand", {"pile": ["7d"], "sgobbe": -1}),
        ("guided", {"record": {**recorded(9), "actions": []}}),
        ("no-such-kind", {}),
    ],
)
def test_what_cannot_be_asked(kind: str, given: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        question(kind, given)


# --- against a plain search ----------------------------------------------------------------------------


def worth(code: str, poncin: int) -> int:
    return poncin if code == "7h" and poncin else RANKS.index(code[:-1]) + 1


def searched(card: str, table: tuple[str, ...], poncin: int) -> set[str]:
    """Every way to take, straight from the words of cirollon.take.*: all the groups, one by one."""
    own = worth(card, poncin)
    aces = [code for code in table if worth(code, poncin) == 1]
    if own == 1:
        found = {(ace,) for ace in aces} or ({table} if table else set())
    else:
        groups = [group for count in range(1, len(table) + 1) for group in combinations(table, count)]
        sums = [(group, sum(worth(code, poncin) for code in group)) for group in groups]
        found = {group for group, made in sums if made in (own, 15 - own)}
    return {" ".join(group) for group in found} or {"nothing"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_ways_of_a_hundred_puzzles(level: int) -> None:
    named = 0
    for seed in range(100):
        asked = PUZZLES["cirollon"].make("ways", seed, level)
        shown = asked.shown
        assert asked.right == searched(shown.card, shown.table, shown.poncin)
        named += shown.poncin > 0
    assert level < 3 or named


@pytest.mark.parametrize("level", LEVELS)
def test_the_sums_of_a_hundred_hands(level: int) -> None:
    for seed in range(100):
        for theme, sweeping in (("may-take", False), ("sgobba", True)):
            shown = (asked := PUZZLES["cirollon"].make(theme, seed, level)).shown
            whole = " ".join(shown.table)
            ways = {card: searched(card, shown.table, shown.poncin) for card in shown.hand}
            able = {card for card, found in ways.items() if (whole in found if sweeping else found != {"nothing"})}
            assert asked.right == able


def test_the_melds_of_a_hundred_hands() -> None:
    """The points that can be declared together, by trying every three melds there are."""
    for seed in range(100):
        chance = Chance(f"melds/{seed}")
        held = PACK.set(chance.mixed(PACK.codes)[:9])
        sound = offered(held)
        for meld in sound:
            codes = PACK.texts(meld.cards)
            values = [worth(code, meld.named) for code in codes]
            assert sum(values) <= 9 if meld.kind == "barsega" else len(set(values)) == 1
        best = sum(10 if meld.kind == "barsegon" else 3 for meld in most(sound))
        tried = 0
        for count in (1, 2, 3):
            for some in combinations(sound, count):
                if sum(meld.cards.bit_count() for meld in some) == len({c for m in some for c in each(m.cards)}):
                    tried = max(tried, sum(10 if meld.kind == "barsegon" else 3 for meld in some))
        assert best == tried


def test_a_meld_is_any_three_that_make_it() -> None:
    asked = question("meld-show", {"meld": "barsega", "hand": cards("1s 2h 3c 4d Kd")})
    assert grade(asked, cards("1s 2h 3c")).right
    assert grade(asked, cards("2h 3c 4d")).right
    for wrong in ("1s 2h", "1s 2h Kd", "1s 2h 3c 4d"):
        result = grade(asked, cards(wrong))
        assert result.verdict
        assert not result.verdict.allowed
        assert result.verdict.rule == "cirollon.meld.barsega"


def test_guided_takes_what_can_be_taken() -> None:
    asked = question("guided", {"record": recorded(9)})
    replay = records.replay(records.read(recorded(9)), GAME)
    state: Any = replay.state
    assert len(asked.right) == len(state.actions())
    for choice in asked.choices:
        action = GAME.read_action(f"{state.to_act} play {choice}")
        assert state.judge(action).allowed == (choice in asked.right)


def laid_down(asked: Question) -> set[str]:
    return {choice for choice in asked.choices if " x " not in choice}


def test_guided_offers_to_lay_every_card_down() -> None:
    asked = question("guided", {"record": recorded(9)})
    assert laid_down(asked) == set(asked.shown.hand)
