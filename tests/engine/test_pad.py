"""The score pad: what was played, entered as at a real table, comes to the same; what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from games import referee
from games.core.cards import Unreadable
from games.core.pad import REASONS, Refused, key
from games.pads import PADS
from games.registry import GAMES, game_named
from tests.engine.pads import entry_of, finished, unsettled

GATTI = {"cards-0": 40, "held-0": ["F", "T1", "T20", "Kh", "Kd", "Qh", "Ch", "Jh"]}
"""A sound pile of gatti: 13 + 13 for the cards, 4 ⋅ 5 + 3 + 2 + 1."""


def score(game: str, entry: dict[str, Any], **options: Any) -> dict[str, Any]:
    """The result of an entry as the referee would write it."""
    rules = game_named(game)
    return referee.result(rules, PADS[game].score(rules.options(options), entry))


def faults(game: str, entry: dict[str, Any], **options: Any) -> list[tuple[str, str]]:
    """Why an entry is refused: reasons and clauses."""
    with pytest.raises(Refused) as refused:
        PADS[game].score(game_named(game).options(options), entry)
    assert all(fault.reason in REASONS for fault in refused.value.faults)
    assert all(fault.rule in GAMES[game].rulebook.rules for fault in refused.value.faults)
    return [(fault.reason, fault.rule) for fault in refused.value.faults]


def test_every_game_has_a_pad() -> None:
    assert PADS.keys() == GAMES.keys()


@pytest.mark.parametrize("game", sorted(PADS))
@pytest.mark.parametrize("one_side", [False, True])
def test_a_hand_entered_comes_to_what_it_was(game: str, one_side: bool) -> None:
    """The proof: the independent records, entered as people would, have the results that they must have."""
    tried = 0
    for options, state, result in finished(game, every=3):
        if one_side and result.get("cappotto") is not None:
            continue  # the hand ended before its time: nothing follows about the other pile
        entry = entry_of(game, state, one_side=one_side)
        assert score(game, entry, **options) == result, (options, entry)
        tried += 1
    assert tried >= 20


@pytest.mark.parametrize("game", ["gatti", "chinze"])
def test_points_counted_at_the_table_come_to_the_same(game: str) -> None:
    for options, state, result in finished(game, every=4):
        entry = entry_of(game, state)
        for side, expected in enumerate(result["sides"]):
            entry |= {key("points", side): expected["cards"]}
        assert score(game, entry, **options) == result


@pytest.mark.parametrize("game", ["gatti", "chinze"])
def test_the_card_for_the_fool_can_be_given_on_the_pad(game: str) -> None:
    """gatti.fool.exchange, gatti.fool.forfeit, gatti.three.fool; the same in chinze."""
    given = set()
    for options, state, result in finished(game):
        entry = unsettled(game, state)
        if entry:
            given.add(entry["given"])
            assert score(game, entry, **options) == result, (options, entry)
    assert {"plain", "F"} < given


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"owes": "owes-0-1"}, "given-open"),
        ({"given": "plain"}, "given-open"),
        ({"owes": "owes-1-0", "given": "plain"}, "fool-elsewhere"),
        ({"owes": "owes-0-1", "given": "Ks"}, "given-elsewhere"),
    ],
)
def test_what_cannot_be_given_for_the_fool(changes: dict[str, str], expected: str) -> None:
    assert (expected, "gatti.fool.exchange") in faults("gatti", GATTI | {"cards-0": 41} | changes)
    with pytest.raises(Unreadable):
        score("gatti", GATTI | changes, fool_exchange=False)


def test_one_pile_tells_the_other() -> None:
    """gatti.count.cards: 78 points and 78 cards lie in the two piles together."""
    sides = score("gatti", GATTI)["sides"]
    assert [side["cards"] for side in sides] == [39, 39]


def test_gatti_sheet_of_the_source() -> None:
    """gatti.score: S0's own sheet, its first hand."""
    entry = {"frilli-0-1": 16, "captured-famiggia-0": ["d"], "captured-gatti-1": ["gatti"], "points-0": 39}
    sides = score("gatti", entry, captured_melds=True)["sides"]
    assert [side["total"] for side in sides] == [16 + 10 + 39, 10 + 39]


def test_chinze_sheet_of_the_source() -> None:
    """chinze.score, chinze.meld.tarocchi.again: 10 and 2 are trumps declared twice, 5 and 5 a terno made a quaterno."""
    entry = {"tarocchi-0-1": 10, "tarocchi-0-2": 12, "terno-0": ["K"], "quaterno-0": ["K"], "points-0": 39}
    assert score("chinze", entry)["sides"][0] == {"melds": 22, "bagatto": 0, "cards": 39, "total": 61}
    assert score("chinze", entry | {"bagatto": "taken-1"})["sides"][1]["total"] == 59


def test_captured_melds_follow_from_the_piles() -> None:
    """gatti.captured: gatti, famigge, quaterni and terni in a pile that was entered card by card."""
    entry = {"cards-0": 40, "held-0": ["F", "T1", "T20", "Kh", "Kd", "Kc", "Qh", "Ch", "Jh"]}
    assert score("gatti", entry, captured_melds=True)["sides"][0]["captured"] == 10 + 10 + 5
    assert score("gatti", entry)["sides"][0]["captured"] == 0
    other = entry | {"captured-famiggia-1": ["h"]}
    assert faults("gatti", other, captured_melds=True) == [("captured-differ", "gatti.captured")]


def test_captured_melds_that_were_ticked_are_judged_too() -> None:
    """gatti.captured: a quaterno is not also a terno, and a pile is worth at least what the melds in it are."""
    twice = {"points-0": 39, "captured-terno-0": ["K"], "captured-quaterno-0": ["K"]}
    assert faults("gatti", twice, captured_melds=True) == [("meld", "gatti.meld.terno")]
    courts = {"points-0": 45, "captured-quaterno-0": ["K", "Q", "C", "J"], "captured-famiggia-0": ["h"]}
    assert score("gatti", courts, captured_melds=True)["sides"][0]["captured"] == 50
    assert faults("gatti", courts | {"points-0": 44}, captured_melds=True) == [("points-few", "gatti.captured")]


def test_melds_that_just_fit_into_a_hand() -> None:
    """gatti.deal: nineteen cards; gatti's two trumps may be among those shown, a court card is in two melds."""
    points = {"points-0": 39}
    fits = {
        "tarocchi-0-1": 10,
        "gatti-0": ["gatti"],
        "famiggia-0": ["h", "d"],
        "tarocchi-0-2": 11,
        "terno-0": ["K", "Q"],
    }
    assert score("gatti", points | fits)["sides"][0]["melds"] == 61
    three = {"points-0": 39, "points-1": 39, "points-2": 0, "frilli-0": 20, "famiggia-0": ["h"]}
    assert score("gatti", three, players=3)["sides"][0]["melds"] == 30


def test_a_pair_without_a_suit_has_no_primiera() -> None:
    """cirollon.count.primiera: then the ten cards of it lie in the other pile."""
    best = {"best-h-0": "7h", "best-c-0": "7c", "best-c-1": "6c", "best-s-0": "6s", "best-s-1": "7s"}
    assert score("cirollon", CIROLLON | best)["sides"][0]["primiera"] == 1


def test_bagatto_is_won_or_lost() -> None:
    """gatti.bagatto: 20 for the side that played it, or against it; without it by the house rule."""
    assert score("gatti", GATTI | {"bagatto": "won-1"})["sides"][1]["bagatto"] == 20
    assert score("gatti", GATTI | {"bagatto": "lost-0"})["sides"][0]["bagatto"] == -20
    with pytest.raises(Unreadable):
        score("gatti", GATTI | {"bagatto": "won-0"}, bagatto_last=False)


def test_the_bagatto_may_go_for_the_fool() -> None:
    """gatti.fool.exchange: any card of a later trick, so the last one's bagatto too."""
    given = GATTI | {"cards-0": 41, "bagatto": "won-0", "owes": "owes-0-1", "given": "T1"}
    assert [side["bagatto"] for side in score("gatti", given)["sides"]] == [20, 0]
    assert score("gatti", GATTI | {"bagatto": "won-1"})["sides"][1]["bagatto"] == 20


def test_angel_counts_trump_21() -> None:
    """gatti.option.twenty: the four points lie on 21 then, and 20 is a trump like others."""
    entry = {"cards-0": 40, "held-0": ["T21"]}
    assert score("gatti", entry, angel=True)["sides"][0]["cards"] == 13 + 4
    with pytest.raises(Unreadable):
        score("gatti", entry)


def test_barred_melds_are_not_asked_for() -> None:
    """gatti.option.melds, chinze.option.melds."""
    for game in ("gatti", "chinze"):
        for way, kinds in {"zena": {"gatti", "terno"}, "spezza": {"quaterno"}, "all": set[str]()}.items():
            sections = PADS[game].sections(game_named(game).options({"melds": way}))
            names = {field.name for section in sections for field in section.fields}
            assert {"gatti", "terno", "quaterno"} - names == kinds


CIROLLON = {"cards-0": 22, "coins-0": ["7d", "1d", "2d", "3d", "Kd", "Qd"]}
CUCCO = {"values-0": ["15", "15", "3"], "values-1": ["14", "9", "9", "2"]}

SOUND = {"gatti": GATTI, "chinze": GATTI, "cirollon": CIROLLON, "cucco": CUCCO}


def test_cirollon_counts_each_thing() -> None:
    """cirollon.count.*: cards, dinæ, settebello, low run; the dealer's thirty is two sgobbe."""
    entry = CIROLLON | {"sgobbe-0": 1, "claim-0": "thirty", "barsegon-1": 1, "primiera": "side-1"}
    first, second = score("cirollon", entry)["sides"]
    assert first == {
        "cards": 1, "coins": 1, "settebello": 1, "primiera": 0, "sgobbe": 3, "high": 0, "low": 3, "melds": 0, "total": 9
    }  # fmt: skip
    assert second["melds"] + second["primiera"] == second["total"] == 11


def test_cappotto_needs_no_cards() -> None:
    """cirollon.cappotto: all ten dinæ end the match at once."""
    assert score("cirollon", {"coins-1": ["1d", "2d", "3d", "4d", "5d", "6d", "7d", "Jd", "Qd", "Kd"]})["cappotto"] == 1


@pytest.mark.parametrize(
    ("game", "options", "changes", "expected"),
    [
        ("gatti", {}, {"cards-1": 36}, ("cards-sum", "gatti.count.thirds")),
        ("gatti", {}, {"cards-0": 41}, ("tricks", "gatti.count.thirds")),
        ("gatti", {}, {"cards-0": 79}, ("most", "gatti.count.thirds")),
        ("gatti", {}, {"cards-0": 6}, ("cards-few", "gatti.count.thirds")),
        ("gatti", {}, {"held-1": ["Kh"]}, ("card-twice", "gatti.count.cards")),
        ("gatti", {}, {"held-1": ["Ks"]}, ("card-missing", "gatti.count.cards")),
        ("gatti", {}, {"held-0": []}, ("card-missing", "gatti.count.cards")),
        ("gatti", {}, {"cards-0": None}, ("cards-unknown", "gatti.count.thirds")),
        ("gatti", {}, {"points-0": 40}, ("points-differ", "gatti.count.cards")),
        ("gatti", {}, {"points-0": 39, "points-1": 40}, ("points-sum", "gatti.count.cards")),
        ("gatti", {}, {"cards-0": None, "held-0": []}, ("nothing", "gatti.count.cards")),
        ("gatti", {}, {"frilli-0-1": 14}, ("meld", "gatti.meld.frilli")),
        ("gatti", {}, {"frilli-0-1": 20, "frilli-1-2": 21}, ("too-many", "gatti.meld.frilli")),
        ("gatti", {}, {"tarocchi-0-1": 20, "gatti-1": ["gatti"]}, ("too-many", "gatti.meld.tarocchi")),
        ("gatti", {}, {"gatti-0": ["gatti"], "gatti-1": ["gatti"]}, ("twice", "gatti.meld.gatti")),
        ("gatti", {}, {"famiggia-0": ["h"], "famiggia-1": ["h"]}, ("twice", "gatti.meld.famiggia")),
        ("gatti", {}, {"terno-0": ["K"], "quaterno-1": ["K"]}, ("twice", "gatti.meld.terno")),
        ("gatti", {}, {"terno-0": ["K"], "quaterno-0": ["K"]}, ("meld", "gatti.meld.terno")),
        ("gatti", {}, {"quaterno-0": ["K"], "famiggia-1": ["h"]}, ("shared", "gatti.meld.quaterno")),
        ("gatti", {}, {"terno-0": ["K"], "famiggia-1": ["h", "d"]}, ("shared", "gatti.meld.terno")),
        ("gatti", {"players": 3}, {"frilli-0": 19}, ("meld", "gatti.three.frilli")),
        ("chinze", {}, {"tarocchi-0-1": 11, "tarocchi-0-2": 11}, ("meld", "chinze.meld.tarocchi.again")),
        ("chinze", {}, {"tarocchi-0-1": 11, "tarocchi-1-1": 11}, ("too-many", "chinze.meld.tarocchi")),
        ("chinze", {}, {"cards-0": 39}, ("tricks", "chinze.count.thirds")),
        ("cirollon", {}, {"cards-1": 20}, ("cards-sum", "cirollon.count.cards")),
        ("cirollon", {}, {"cards-0": None}, ("cards-unknown", "cirollon.count.cards")),
        ("cirollon", {}, {"cards-0": 5}, ("cards-few", "cirollon.count.cards")),
        ("cirollon", {}, {"coins-0": []}, ("nothing", "cirollon.count.coins")),
        ("cirollon", {}, {"claim-0": "fifteen", "claim-1": "thirty"}, ("claims", "cirollon.dealer.when")),
        ("cirollon", {}, {"sgobbe-0": 10, "sgobbe-1": 9}, ("sgobbe-many", "cirollon.sgobba")),
        ("cirollon", {}, {"sgobbe-0": 12}, ("sgobbe-cards", "cirollon.sgobba")),
        ("cirollon", {}, {"barsega-0": 4, "barsegon-0": 3}, ("too-many", "cirollon.meld.several")),
        ("cirollon", {}, {"best-h-0": "7h", "best-h-1": "7h"}, ("best-twice", "cirollon.count.primiera")),
        (
            "cirollon",
            {},
            {"best-h-0": "7h", "best-c-0": "7c", "best-s-0": "6s", "best-h-1": "6h", "primiera": "side-1"},
            ("primiera-differ", "cirollon.count.primiera"),
        ),
        ("gatti", {"fool_exchange": False}, {"bagatto": "won-1"}, ("given-elsewhere", "gatti.bagatto")),
        ("chinze", {"fool_exchange": False}, {"bagatto": "taken-1"}, ("given-elsewhere", "chinze.bagatto")),
        (
            "chinze",
            {},
            {"bagatto": "taken-1", "cards-0": 41, "owes": "owes-0-1", "given": "Kh"},
            ("given-elsewhere", "chinze.bagatto"),
        ),
        ("gatti", {}, {"frilli-0-1": 20}, ("most", "gatti.meld.frilli")),
        ("gatti", {}, {"frilli-0-1": 15, "tarocchi-0-1": 10}, ("hand-full", "gatti.deal")),
        ("gatti", {}, {"frilli-0-1": 19, "frilli-0-2": 19, "gatti-0": ["gatti"]}, ("hand-full", "gatti.deal")),
        ("gatti", {"players": 3}, {"frilli-0": 20, "quaterno-0": ["K", "Q"]}, ("hand-full", "gatti.three.deal")),
        ("chinze", {}, {"tarocchi-0-1": 16}, ("most", "chinze.meld.tarocchi")),
        ("cirollon", {}, {"cards-0": 38}, ("cards-few", "cirollon.count.cards")),
        ("cirollon", {}, {"best-h-0": "6h", "best-h-1": "5h"}, ("card-missing", "cirollon.count.primiera")),
        (
            "cirollon",
            {},
            {"best-h-0": "7h", "best-c-0": "7c", "best-s-0": "7s"},
            ("best-missing", "cirollon.count.primiera"),
        ),
        (
            "cucco",
            {},
            {"values-0": ["0"] * 10, "values-1": ["14"] * 2 + ["5", "4", "3", "2", "1"]},
            ("too-many", "cucco.deal"),
        ),
        ("cucco", {}, {"values-0": ["0"] * 11}, ("too-many", "cucco.pack")),
        ("cucco", {}, {"values-1": ["14", "0"]}, ("values-few", "cucco.deal")),
        ("cucco", {}, {"values-1": ["15"]}, ("value-thrice", "cucco.pack")),
        ("cucco", {}, {"values-1": []}, ("side-missing", "cucco.count")),
        ("cucco", {}, {"points-0": 34}, ("points-differ", "cucco.count")),
        ("cucco", {}, {"values-1": [], "points-1": 200}, ("points-range", "cucco.deal")),
    ],
)
def test_what_cannot_be_is_refused(
    game: str, options: dict[str, Any], changes: dict[str, Any], expected: tuple[str, str]
) -> None:
    if options.get("players") == 3:
        sound = {"points-0": 20, "points-1": 30, "points-2": 28}
    else:
        sound = SOUND[game]
        score(game, sound, **options)
    entry = {name: value for name, value in (sound | changes).items() if value is not None}
    assert expected in faults(game, entry, **options)


def test_three_piles_are_rounded_each_by_itself() -> None:
    """gatti.three.count: 77 to 79 where nothing is given for the fool; with the exchange there is nothing to round."""
    points = {"points-0": 20, "points-1": 30, "points-2": 27}
    assert faults("gatti", points, players=3) == [("points-sum", "gatti.count.cards")]
    assert [side["cards"] for side in score("gatti", points, players=3, fool_exchange=False)["sides"]] == [20, 30, 27]


@pytest.mark.parametrize("entry", [{"nowhere": 1}, {"cards-0": "40"}, {"held-0": ["2h"]}, {"held-0": ["Kh", "Kh"]}])
def test_what_no_form_sends_is_unreadable(entry: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        score("gatti", entry)
