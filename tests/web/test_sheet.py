"""The sheet against the example that the source prints (gatti.score, S0)."""

from django.utils import translation

from games.core.contract import Result, ScoreLine
from tutor.table.selectors import HandResult, totals
from tutor.table.sheet import HandRows

A, B = 0, 1
ENTRIES = ("melds", "captured", "bagatto", "cards")
FIRST = [
    ScoreLine("gatti.meld.frilli", A, "melds", 16, mark="F"),
    ScoreLine("gatti.captured", A, "captured", 10, mark="d"),
    ScoreLine("gatti.captured", B, "captured", 10, mark="G"),
    ScoreLine("gatti.count.cards", A, "cards", 39),
    ScoreLine("gatti.count.cards", B, "cards", 39),
]
SECOND = [
    ScoreLine("gatti.meld.terno", A, "melds", 5, mark="C"),
    ScoreLine("gatti.meld.gatti", B, "melds", 10, mark="G"),
    ScoreLine("gatti.captured", B, "captured", 10, mark="h"),
    ScoreLine("gatti.bagatto", B, "bagatto", 20, mark="B"),
    ScoreLine("gatti.count.cards", A, "cards", 20),
    ScoreLine("gatti.count.cards", B, "cards", 58),
]


def results(*hands: list[ScoreLine]) -> list[HandResult]:
    return [
        HandResult(number, number, False, Result(2, ENTRIES, tuple(lines))) for number, lines in enumerate(hands, 1)
    ]


def written(*hands: list[ScoreLine], game: str = "gatti") -> list[list[str]]:
    found = []
    for hand in results(*hands):
        rows = HandRows(game, hand).rows
        found += [
            [" ".join(filter(None, (cell.points, cell.marks))) if cell else "" for cell in row.cells] for row in rows
        ]
    return found


def test_gatti_score_the_sources_own_sheet() -> None:
    with translation.override("lij"):
        assert written(FIRST, SECOND) == [
            ["16 F", ""],
            ["10 ♦", "10 G"],
            ["39", "39"],
            ["5 C", "10 G"],
            ["", "30 ♥B"],
            ["20", "58"],
        ]
    assert totals(results(FIRST, SECOND), 2) == [90, 147]


def test_chinze_score_the_sources_own_sheet() -> None:
    """S2: A 10+2+39+5+5+20 = 81, B 10+20+39+10+58 = 137; a line for each meld, the bagatto, the card points."""
    first = [
        ScoreLine("chinze.meld.tarocchi", A, "melds", 10, mark="T"),
        ScoreLine("chinze.meld.famiggia", B, "melds", 10, mark="d"),
        ScoreLine("chinze.meld.tarocchi.again", A, "melds", 2, mark="T"),
        ScoreLine("chinze.bagatto", B, "bagatto", 20, mark="B"),
        ScoreLine("chinze.count.cards", A, "cards", 39),
        ScoreLine("chinze.count.cards", B, "cards", 39),
    ]
    second = [
        ScoreLine("chinze.meld.terno", A, "melds", 5, mark="C"),
        ScoreLine("chinze.meld.gatti", B, "melds", 10, mark="G"),
        ScoreLine("chinze.meld.quaterno", A, "melds", 5, mark="C"),
        ScoreLine("chinze.count.cards", A, "cards", 20),
        ScoreLine("chinze.count.cards", B, "cards", 58),
    ]
    with translation.override("lij"):
        assert written(first, second, game="chinze") == [
            ["10 T", "10 ♦"],
            ["2 T", ""],
            ["", "20 B"],
            ["39", "39"],
            ["5 C", "10 G"],
            ["5 C", ""],
            ["20", "58"],
        ]
    assert totals(results(first, second), 2) == [81, 137]


def test_gatti_three_count_is_explained_on_its_line() -> None:
    cards = [ScoreLine("gatti.count.cards", side, "cards", points) for side, points in enumerate((26, 26, 25))]
    row = HandRows("gatti", HandResult(1, 1, False, Result(3, ENTRIES, tuple(cards)))).rows[-1]
    assert "together 77 points" in row.note
    assert row.rule == "gatti.three.count"


def test_court_letters_are_the_readers(lang: str) -> None:
    lines = [ScoreLine("gatti.meld.quaterno", A, "melds", 10, mark=rank) for rank in "JCQK"]
    with translation.override(lang):
        assert written(lines)[0][0] == {"lij": "40 SCDÒ", "it": "40 FaCDR", "en": "40 JCQK"}[lang]


def test_gatti_bagatto_lost_points_have_a_minus_sign() -> None:
    assert written([ScoreLine("gatti.bagatto", B, "bagatto", -20, mark="B")])[1] == ["", "−20 B"]
