"""What is meant for paper: figures from the engine, words in each language, by the house rules chosen."""

import re
from collections.abc import Iterator

import pytest
from django.test import Client
from django.utils.translation import override

from games.registry import GAMES
from tutor.house.rules import House, for_match, read
from tutor.paper.card import CHOSEN, LATER, RULES, SPARED, card
from tutor.paper.sheet import sheet


@pytest.fixture
def english() -> Iterator[None]:
    with override("en"):
        yield


each_game = pytest.mark.parametrize("game", GAMES)


def house(game: str, **given: str) -> House:
    return read(for_match(game), given) or House()


def figures(game: str, **given: str) -> dict[str, list[str]]:
    """The rows of the card's tables, by their first cell."""
    return {row[0]: row[1:] for table in card(game, house(game, **given)).tables for row in table.rows}


@each_game
def test_the_clauses_of_the_card_are_the_games(game: str) -> None:
    known = set(GAMES[game].rulebook.rules)
    assert {f"{game}.{rule}" for rule in RULES[game]} <= known
    assert set(CHOSEN) | set(LATER) | set(SPARED) <= {rule for each in GAMES.values() for rule in each.rulebook.rules}


@pytest.mark.usefixtures("english")
def test_the_figures_of_gatti() -> None:
    rows = figures("gatti")
    assert rows["Gatti (G)"] == ["T1 T20 fool", "10"]
    assert rows["Terno (K)"][1] == "5"
    assert rows["T1, T20, fool, kings (K)"] == ["4"]
    assert rows["Last-trick bagatto"] == ["+20 / −20"]
    assert rows["♥♦♣♠"] == ["1 2 3 4 5 6 7 8 9 10 J C Q K"]


@pytest.mark.usefixtures("english")
def test_house_rules_change_the_card() -> None:
    rows = figures("gatti", angel="1", old="1", bagatto="0", melds="spezza", players="3")
    assert rows["Gatti (G)"] == ["T1 T21 fool", "10"]
    assert rows["Trumps"] == ["1 2 3 … 19 21 20"]
    assert rows["♥♦"] == ["10 9 8 7 6 5 4 3 2 1 J C Q K"]
    assert rows["Frilli (F)"][0].startswith("20 ")
    assert "Last-trick bagatto" not in rows
    assert not [name for name in rows if name.startswith("Quaterno")]
    told = [each.title for each in card("gatti", house("gatti", exchange="0")).rules]
    assert "A card for the fool" not in told
    assert [each.title for each in card("gatti", house("gatti", exchange="0")).house] == ["The fool simply kept"]


@pytest.mark.usefixtures("english")
def test_what_begins_with_the_usual_is_told_by_the_choice() -> None:
    told = card("cirollon", house("cirollon", first="right", limit="51"))
    assert [str(each.text) for each in told.house] == ["51 points", "The player at the dealer’s right"]
    assert "Who plays first" not in [each.title for each in told.rules]


@pytest.mark.usefixtures("english")
def test_the_figures_of_the_others() -> None:
    assert figures("chinze")["Last-trick bagatto"] == ["+20"]
    cirollon = figures("cirollon")
    assert cirollon["for the primiera"] == ["16", "12", "13", "14", "15", "18", "21", "10", "10", "10"]
    assert cirollon["The high run"] == ["5"]
    assert cirollon["The low run"] == ["1♦–3♦ 3 · –4♦ 4 · –5♦ 5 · –6♦ 6"]
    assert cirollon["The dealer’s thirty"] == ["sweeps: 2"]
    assert figures("cucco")["Cucco (XV)"] == ["15"]


@pytest.mark.usefixtures("english")
def test_the_sheets_have_the_lines_of_their_sources() -> None:
    gatti = sheet("gatti", house("gatti", players="3"))
    assert (gatti.sides, len(gatti.hands)) == (["A", "B", "C"], 3)
    assert gatti.hands[0] == ["Declared melds", "Captured melds and bagatto", "Card points"]
    assert ("F", "Frilli") in gatti.marks
    assert ("J C Q K", "Quaterno, Terno") in gatti.marks
    assert len(sheet("chinze", house("chinze", hands="4")).hands) == 4
    assert sheet("cirollon", house("cirollon", limit="31")).limit == 31
    assert len(sheet("cucco", house("cucco")).hands[0]) == 9


@each_game
@pytest.mark.parametrize("page", ["on-paper", "card", "score-sheet"])
def test_house_rules_that_do_not_exist(client: Client, game: str, page: str) -> None:
    for query in ("players=7", "limit=7", "seats=9", "first=0", "melds=some"):
        assert client.get(f"/en/{game}/{page}/?{query}").status_code == 404, query
    assert client.get(f"/en/{game}/{page}/?page=7").status_code == 200, "no house rule"


def test_the_choice_leads_on_with_what_was_chosen(client: Client) -> None:
    page = client.get("/en/gatti/on-paper/?players=3").content.decode()
    assert re.search(r'id="players-3" checked', page)
    sheet_page = client.get("/en/gatti/score-sheet/?players=3").content.decode()
    assert "/en/gatti/card/?players=3" in sheet_page


@each_game
def test_the_clause_table_is_a_page(client: Client, game: str, lang: str) -> None:
    page = client.get(f"/{lang}/clauses/{game}/").content.decode()
    assert all(f'id="{rule}"' in page for rule in GAMES[game].rulebook.rules)
    assert f"/{lang}/clauses/{game}/" in client.get(f"/{lang}/clauses/").content.decode()


def test_the_source_is_named_to_readers(client: Client) -> None:
    assert "a text on chinze, written in Ligurian." in client.get("/en/clauses/chinze/").content.decode()
    assert "un testo sul gioco di cucco, scritto in italiano." in client.get("/it/clauses/cucco/").content.decode()


def test_the_rules_page_leads_to_paper_and_to_the_table(client: Client) -> None:
    page = client.get("/en/cucco/rules/").content.decode()
    assert "/en/cucco/on-paper/" in page
    assert "/en/clauses/cucco/" in page


@pytest.mark.usefixtures("english")
def test_a_card_tells_what_its_tables_only_name() -> None:
    """What makes a barsega, how a primiera is added up, what a meld brings the second time."""
    told = {game: [each.title for each in card(game, house(game)).rules] for game in GAMES}
    assert {"Barsega", "Barsegon", "The dealer’s fifteen", "The sweep", "Primiera"} <= set(told["cirollon"])
    assert {"More trumps", "Quaterno"} <= set(told["chinze"])
    assert "Quaterno" not in [each.title for each in card("chinze", house("chinze", melds="zena")).rules]
    three = [each.title for each in card("gatti", house("gatti", players="3")).house]
    assert {"Three piles", "The fool with three"} <= set(three)
    kept = [each.title for each in card("gatti", house("gatti", players="3", exchange="0")).house]
    assert "The fool with three" not in kept, "nothing is given for it"
