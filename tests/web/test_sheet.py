"""The sheet against the example that the source prints (gatti.score, S0)."""

from django.utils import translation

from games.core.contract import Result, ScoreLine
from tutor.table.selectors import HandResult
from tutor.table.sheet import sheet

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


def written(*hands: list[ScoreLine]) -> list[list[str]]:
    found = []
    for number, lines in enumerate(hands, 1):
        rows = sheet([HandResult(number, False, Result(2, ENTRIES, tuple(lines)))]).hands[0].rows
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
        hands = [
            HandResult(number, False, Result(2, ENTRIES, tuple(lines))) for number, lines in enumerate((FIRST, SECOND))
        ]
        assert sheet(hands).totals == ("90", "147")


def test_court_letters_are_the_readers(lang: str) -> None:
    lines = [ScoreLine("gatti.meld.quaterno", A, "melds", 10, mark=rank) for rank in "JCQK"]
    with translation.override(lang):
        assert written(lines)[0][0] == {"lij": "40 SCDÒ", "it": "40 FCDR", "en": "40 JCQK"}[lang]


def test_gatti_bagatto_lost_points_have_a_minus_sign() -> None:
    assert written([ScoreLine("gatti.bagatto", B, "bagatto", -20, mark="B")])[1] == ["", "−20 B"]
