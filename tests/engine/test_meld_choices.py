"""What a player may choose from at the declaration: lists of rivals, of each of which one at most may be shown."""

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.contract import Meld
from games.core.deck import shuffled
from games.core.tarot import PACK
from games.gatti import melds
from games.gatti.rules import Options, rules_for

COURTS = ["Jh", "Jd", "Jc", "Js", "Ch", "Cd", "Cc", "Qh", "Kh"]


@pytest.mark.parametrize(
    ("barred", "kinds"),
    [
        ("all", [["famiggia"], ["quaterno", "terno", "terno", "terno", "terno"], ["terno"]]),
        ("zena", [["famiggia"], ["quaterno"]]),
        ("spezza", [["famiggia"], ["terno", "terno", "terno", "terno"], ["terno"]]),
    ],
)
def test_gatti_meld_terno_rivals_stand_together(barred: str, kinds: list[list[str]]) -> None:
    found = melds.choices(PACK.set(COURTS), rules_for(Options(melds=barred)))
    assert [[meld.kind for meld in group] for group in found] == kinds


@given(st.integers(0, 10_000), st.integers(19, 40), st.sampled_from(["all", "zena", "spezza"]))
def test_one_of_each_list_may_be_declared_and_no_two_of_one(seed: int, size: int, barred: str) -> None:
    rules = rules_for(Options(melds=barred))
    hand = sum(1 << card for card in shuffled(len(PACK), seed)[:size])
    found = melds.choices(hand, rules)
    for chosen in product(*found):
        assert melds.judge(chosen, hand, rules).allowed
    for group in found:
        for pair in combinations(group, 2):
            assert not melds.judge(pair, hand, rules).allowed
        assert [melds.worth(meld) for meld in group] == sorted(map(melds.worth, group), reverse=True)


@pytest.mark.parametrize(("kind", "codes", "fewest"), [("frilli", 17, 15), ("tarocchi", 12, 10)])
def test_gatti_meld_frilli_and_tarocchi_some_may_be_withheld(kind: str, codes: int, fewest: int) -> None:
    rules = rules_for(Options())
    cards = (
        [f"{n}{suit}" for suit in "hd" for n in range(1, 11)] if kind == "frilli" else [f"T{n}" for n in range(1, 22)]
    )
    hand = PACK.set(cards[:codes])
    (group,) = melds.choices(hand, rules)
    (meld,) = group
    assert (meld.kind, melds.fewest(meld, rules)) == (kind, fewest)
    assert melds.judge([Meld(kind, PACK.set(cards[:fewest]))], hand, rules).allowed
    assert not melds.judge([Meld(kind, PACK.set(cards[: fewest - 1]))], hand, rules).allowed
