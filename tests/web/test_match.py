"""A whole match, played through the pages by the bot's advice."""

import json
import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.referee import answer as referee
from tests.web.reading import untranslated
from tests.web.tables import Visitor, text, visitor
from tutor.table.selectors import results, totals


@pytest.fixture
def played(guest: Client, lang: str) -> Visitor:
    at_table = visitor(guest, lang, captured="1", speed="instant")
    at_table.to_the_end()
    return at_table


def test_a_match_to_its_end(played: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = results(played.now())
    assert len(hands) == 4
    with untranslated(monkeypatch) as missing:
        page = played.get()
        beside = [played.get("tricks/"), *(played.get(f"why/1/{side}/cards/") for side in (0, 1))]
    assert not missing
    assert all(each.status_code == 200 for each in beside)
    us, them = totals(hands, 2)
    shown = re.search(r"<tfoot>\s*<tr><td>(\S+)</td><td>(\S+)</td></tr>\s*</tfoot>", page.content.decode())
    assert shown
    assert shown.groups() == (str(us), str(them))

    for hand in hands:
        record = played.get(f"hand/{hand.number}/record.json")
        assert record["Content-Type"] == "application/json"
        verdict = referee(record.content.decode())
        assert verdict["over"]
        assert [side["total"] for side in verdict["result"]["sides"]] == list(hand.result.totals())
        assert json.loads(record.content)["dealer"] == (played.table.first_dealer + hand.number - 1) % 4
        for side in (0, 1):
            for entry, parts in (("melds", ["melds"]), ("extra", ["captured", "bagatto"]), ("cards", ["cards"])):
                why = played.get(f"why/{hand.number}/{side}/{entry}/", htmx=True)
                figure = sum(hand.result.points(side, part) for part in parts)
                points = re.findall(r'<strong class="figure">(\S+)</strong>', why.content.decode())
                assert sum(int(each.replace("−", "-")) for each in points) == figure

    record = played.record()
    assert played.post("next/").status_code == 200
    assert played.now().hand.number == 4
    assert played.record() == record
    assert played.url not in played.client.get(f"/{played.lang}/gatti/play/").content.decode()


def test_figures_that_are_not_there(guest: Client) -> None:
    at_table = visitor(guest)
    for path in ("why/1/0/cards/", "why/9/0/cards/", "why/1/7/cards/", "why/1/0/sums/"):
        assert at_table.get(path).status_code == 404


def test_a_play_asks_the_database_as_often_in_the_last_hand_as_in_the_first(guest: Client) -> None:
    at_table = visitor(guest, speed="instant")
    asked: dict[int, set[int]] = {1: set(), 4: set()}
    while at_table.now().phase != "end":
        sitting = at_table.now()
        with CaptureQueriesContext(connection) as queries:
            at_table.as_advised()
        if sitting.phase == "play" and sitting.hand.number in asked:
            asked[sitting.hand.number].add(len(queries))
    assert max(asked[4]) <= max(asked[1])


def test_match_result_is_told(guest: Client) -> None:
    at_table = visitor(guest, speed="instant")
    at_table.to_the_end()
    us, them = totals(results(at_table.now()), 2)
    words = "a draw" if us == them else "your side has won" if us > them else "the opponents have won"
    assert words in text(at_table.get())
    assert "New match" in text(at_table.get())
