"""The score pad in the browser, without scripts and with HTMX; nobody sees somebody else's."""

import re
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from games import referee
from games.core.pad import REASONS
from games.pads import PADS
from games.registry import game_named
from tests.engine.pads import entry_of, finished
from tests.web.reading import PageText, untranslated
from tutor.house.rules import for_match
from tutor.pad import words
from tutor.pad.forms import shown_of
from tutor.pad.models import Pad

PILE = {"cards-0": "40", "held-0": ["F", "T1", "T20", "Kh", "Kd", "Qh", "Ch", "Jh"]}
SOUND: dict[str, dict[str, Any]] = {
    "gatti": PILE | {"frilli-0-1": "16", "gatti-1": "gatti", "bagatto": "won-1"},
    "chinze": PILE | {"tarocchi-1-1": "10", "tarocchi-1-2": "12"},
    "cirollon": {"cards-1": "22", "coins-1": ["7d", "1d", "2d", "3d", "Kd", "Qd"], "sgobbe-0": "2"},
    "cucco": {"values-0": "15, 14 10", "points-1": "40"},
}
TOTALS = {"gatti": ("55", "69"), "chinze": ("39", "51"), "cirollon": ("2", "6"), "cucco": ("39", "40")}


class Player:
    """A guest's browser at a pad of theirs."""

    def __init__(self, client: Client, game: str, lang: str = "en", **chosen: str) -> None:
        self.client, self.game, self.lang = client, game, lang
        page = client.get(f"/{lang}/{game}/pad/")
        assert page.status_code == 200
        opened = self.post(f"/{lang}/{game}/pad/", chosen)
        assert opened.status_code == 302, opened.content.decode()
        self.url = opened["location"]

    def post(self, url: str, fields: dict[str, Any], *, htmx: bool = False) -> HttpResponse:
        fields = fields | {"csrfmiddlewaretoken": self.client.cookies["csrftoken"].value}
        return self.client.post(url, fields, headers={"HX-Request": "true"} if htmx else {})

    @property
    def pad(self) -> Pad:
        return Pad.objects.get(token=self.url.split("/")[3])

    def send(self, path: str = "", *, htmx: bool = False, **fields: Any) -> HttpResponse:
        pad = self.pad
        form = {"revision": pad.revision, "number": pad.hands.count() + 1} | {
            name.replace("_", "-"): value for name, value in fields.items()
        }
        return self.post(self.url + path, form, htmx=htmx)

    def write(self, entry: dict[str, Any], **fields: Any) -> HttpResponse:
        return self.send(**entry, **fields)

    def read(self, path: str = "") -> str:
        page = self.client.get(self.url + path)
        assert page.status_code == 200
        return page.content.decode()


def totals(html: str) -> tuple[str, ...]:
    """The figures at the foot of the sheet."""
    foot = re.search(r"<tfoot>(.*?)</tfoot>", html, re.DOTALL)
    assert foot
    return tuple(re.findall(r"<td>([^<]*)</td>", foot[1]))


@pytest.mark.django_db
@pytest.mark.parametrize("game", sorted(PADS))
def test_a_hand_is_written_down_and_explained(game: str, guest: Client) -> None:
    player = Player(guest, game, **{"name-0": "Anna", "name-1": "Bepi"})
    assert totals(player.read()) == ("0", "0")
    answer = player.write(SOUND[game])
    assert answer.status_code == 302, PageText(answer.content.decode()).texts
    html = player.read()
    assert totals(html) == TOTALS[game]
    figures = re.findall(r'href="([^"]*/why/[^"]*)"', html)
    assert figures
    for url in figures:
        why = guest.get(url)
        assert f"/{game}/rules/#{game}." in why.content.decode()
        assert "<html" not in guest.get(url, headers={"HX-Request": "true"}).content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("game", sorted(PADS))
def test_every_page_is_in_its_language(game: str, lang: str, guest: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheet, the form, a hand to change, a refusal."""
    player = Player(guest, game, lang)
    player.write(SOUND[game])
    with untranslated(monkeypatch) as missing:
        player.read()
        player.read("1/")
        bad = SOUND[game] | {"cards-0": "79", "values-0": "x"}
        page = PageText(player.write(bad).content.decode())
        player.send("add-up/", htmx=True)
    assert page.lang == lang
    assert missing == []


@pytest.mark.django_db
@pytest.mark.parametrize("game", sorted(PADS))
def test_records_by_the_form(game: str, guest: Client) -> None:
    """What a form sends comes to what the independent engine found."""
    options, state, result = next(case for case in finished(game) if not case[0] or game != "gatti")
    player = Player(guest, game)
    pad = player.pad
    pad.options = options
    pad.save()
    assert player.write(shown_of(entry_of(game, state))).status_code == 302
    entry = pad.hands.get().entry
    found = PADS[game].score(game_named(game).options(options), entry)
    assert referee.result(game_named(game), found) == result


@pytest.mark.django_db
def test_what_is_wrong_is_told_and_what_was_entered_stays(guest: Client) -> None:
    player = Player(guest, "gatti")
    html = player.write(SOUND["gatti"] | {"cards-0": "41", "frilli-1-2": "x"}).content.decode()
    assert "Only numbers go here." in html
    assert 'value="41"' in html
    assert 'value="x"' in html
    assert re.search(r'value="Kd" id="held-0-Kd" checked', html)
    html = player.write(SOUND["gatti"] | {"cards-0": "41"}).content.decode()
    assert "the cards cannot number 41" in html
    assert "/gatti/rules/#gatti.count.thirds" in html
    assert not player.pad.hands.exists()


@pytest.mark.django_db
@pytest.mark.parametrize("fields", [{"held-0": "2h"}, {"bagatto": "won-7"}, {"revision": "x"}, {"number": ""}])
def test_nonsense_is_no_error(fields: dict[str, str], guest: Client) -> None:
    player = Player(guest, "gatti")
    answer = player.write(SOUND["gatti"] | fields)
    assert answer.status_code == 200
    assert "That could not be read" in answer.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("values", ["15, x", "15 -3", "\uff11\uff15", "1514", "16", "\u00bd", "15" * 101])
def test_a_list_of_values_is_read_whole_or_not_at_all(values: str, guest: Client) -> None:
    """A figure in another script, or with a sign, is not passed over."""
    answer = Player(guest, "cucco").write({"values-0": values, "values-1": "15 14 10"})
    assert "Write the values of the cards" in answer.content.decode()


@pytest.mark.django_db
def test_names_are_what_can_be_seen(guest: Client) -> None:
    player = Player(guest, "cucco", **{"name-0": " An\x00na\u202e \n<b>", "name-1": "\u200b"})
    assert player.pad.names == ["An na <b>", ""]
    assert "An na &lt;b&gt;" in player.read()


@pytest.mark.django_db
def test_players_can_be_named_anew(guest: Client) -> None:
    """Twice is as once; a hand begun on another page is still taken, and a dummy has no name of its own."""
    player = Player(guest, "gatti", players="2", **{"name-0": "Ana"})
    revision = player.pad.revision
    for _ in range(2):
        answer = player.send("names/", name_0=" Anna ", name_1="Bepi", name_2="Carla")
        assert answer["location"] == f"{player.url}#sheet"
    assert player.pad.names == ["Anna", "Bepi"]
    html = player.read()
    assert '<th scope="col">Anna</th><th scope="col">Bepi</th>' in html
    assert 'name="name-1" value="Bepi"' in html
    assert 'name="name-2"' not in html
    assert player.write(SOUND["gatti"], revision=revision).status_code == 302
    player.send("names/")
    assert '<th scope="col">A</th>' in player.read()


@pytest.mark.django_db
@pytest.mark.parametrize("old", [{"frilli-0-1": 30, "points-0": 39}, {"gone": 1}])
def test_a_hand_that_could_once_be_written_down_is_no_error(old: dict[str, int], guest: Client) -> None:
    """The rules of the pad may become stricter: the sheet still opens, and the hand can be mended or taken out."""
    player = Player(guest, "gatti")
    player.write(SOUND["gatti"])
    player.pad.hands.create(number=2, entry=old)
    assert totals(player.read()) == TOTALS["gatti"]
    assert guest.get("/en/gatti/pad/").status_code == 200
    html = player.read("2/")
    if "frilli-0-1" in old:
        assert "30 is too many" in html
    assert player.send("2/", **SOUND["gatti"]).status_code == 302
    assert totals(player.read()) == tuple(str(2 * int(total)) for total in TOTALS["gatti"])


@pytest.mark.django_db
@pytest.mark.parametrize("fields", [{"revision": "7"}, {"bagatto": "won-7"}, {"cards-0": "41"}, {}])
def test_a_form_leads_to_what_is_said_of_it(fields: dict[str, str], guest: Client) -> None:
    """An old page, nonsense, a fault: on a phone the word to it stands where the page opens."""
    player = Player(guest, "gatti")
    assert 'action="#problems"' in player.read()
    html = player.write(SOUND["gatti"] | fields).content.decode() if fields else player.read()
    assert html.count('id="problems"') == 1
    assert bool(fields) == bool(re.search(r'id="problems" tabindex="-1" data-focus>\s*<div class="notice', html))


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["undo/", "1/remove/", "add-up/", "names/", "delete/"])
def test_what_changes_a_pad_leads_back_when_it_is_only_looked_at(path: str, guest: Client) -> None:
    """The page of a stale form has such an address, and its language can be switched there."""
    player = Player(guest, "gatti")
    player.write(SOUND["gatti"])
    answer = guest.get(player.url + path)
    assert (answer.status_code, answer["location"]) == (302, f"{player.url}#sheet")
    assert totals(player.read()) == TOTALS["gatti"]


@pytest.mark.django_db
def test_each_terno_says_of_which_rank_it_is(guest: Client) -> None:
    player = Player(guest, "gatti", captured="1")
    player.write({"terno-0": ["K", "Q"], "points-0": "39", "captured-terno-1": "J"})
    why = {path: " ".join(PageText(player.read(f"why/1/{path}/")).texts) for path in ("0/melds", "1/extra")}
    assert "kings" in why["0/melds"]
    assert "queens" in why["0/melds"]
    assert "jacks" in why["1/extra"]


@pytest.mark.django_db
def test_the_same_click_twice_begins_one_sheet(guest: Client) -> None:
    first = Player(guest, "gatti", captured="1", **{"name-0": "Anna"})
    again = Player(guest, "gatti", captured="1", **{"name-0": "Anna"})
    assert first.url == again.url
    assert Player(guest, "gatti", **{"name-0": "Anna"}).url != first.url
    first.write(SOUND["gatti"])
    assert Player(guest, "gatti", captured="1", **{"name-0": "Anna"}).url != first.url


def test_every_reason_has_a_sentence() -> None:
    assert {*REASONS} - {"meld"} == words._FAULTS.keys() - {"unread"}


@pytest.mark.django_db
def test_it_adds_up_while_one_enters(guest: Client) -> None:
    """Nothing is written; what is still to come is no error."""
    player = Player(guest, "gatti")
    half = player.send("add-up/", htmx=True, **{"frilli-0-1": "16"}).content.decode()
    assert "Enter the cards of one pile" in half
    assert "is-wrong" not in half
    whole = player.send("add-up/", htmx=True, **SOUND["gatti"]).content.decode()
    assert re.findall(r'<strong class="figure">(\d+)</strong>', whole) == ["55", "69"]
    assert not player.pad.hands.exists()


@pytest.mark.django_db
def test_a_double_click_writes_once(guest: Client) -> None:
    player = Player(guest, "gatti")
    first = {"revision": 0, "number": 1} | SOUND["gatti"]
    assert player.post(player.url, first).status_code == 302
    assert player.post(player.url, first).status_code == 302
    assert player.pad.hands.count() == 1
    other = player.post(player.url, first | {"frilli-0-1": "17"})
    assert "This sheet has changed meanwhile" in other.content.decode()
    assert 'value="17"' in other.content.decode()
    assert player.pad.hands.get().entry["frilli-0-1"] == 16


@pytest.mark.django_db
def test_change_remove_and_take_back(guest: Client) -> None:
    player = Player(guest, "gatti")
    for frilli in ("16", "17", "18"):
        player.write(SOUND["gatti"] | {"frilli-0-1": frilli})
    assert 'value="17"' in player.read("2/")
    assert player.send("2/", **SOUND["gatti"] | {"frilli-0-1": "19"}).status_code == 302
    player.send("undo/")
    assert totals(player.read())[0] == str(16 + 17 + 18 + 3 * 39)
    stale = player.pad.revision
    player.send("1/remove/")
    player.send("1/remove/", revision=stale)
    assert [hand.entry["frilli-0-1"] for hand in player.pad.hands.all()] == [17, 18]
    player.send("undo/")
    assert [(hand.number, hand.entry["frilli-0-1"]) for hand in player.pad.hands.all()] == [(1, 16), (2, 17), (3, 18)]
    assert "This sheet has changed" in player.send("undo/").content.decode()


@pytest.mark.django_db
def test_match_ends_as_the_rules_say(guest: Client) -> None:
    """gatti.match: four hands, the deal passing; then nothing more is asked."""
    player = Player(guest, "gatti", **{"name-1": "Bepi", "name-2": "Carla", "name-3": "Dria", "dealer": "2"})
    for dealer in ("Carla", "Dria", "player 1", "Bepi"):
        assert f"Dealer: {dealer}" in player.read()
        assert player.write(SOUND["gatti"]).status_code == 302
    html = player.read()
    assert "The match is won by Bepi + Dria." in html
    assert "hand-form" not in html
    assert "This sheet has changed" in player.write(SOUND["gatti"]).content.decode()
    assert player.pad.hands.count() == 4


@pytest.mark.django_db
def test_cirollon_goes_to_its_limit(guest: Client) -> None:
    """cirollon.match, cirollon.cappotto."""
    player = Player(guest, "cirollon", limit="11")
    assert "to 11 points" in player.read()
    player.write(SOUND["cirollon"])
    assert "hand-form" in player.read()
    player.write(SOUND["cirollon"])
    assert "The match is won by B." in player.read()
    player = Player(guest, "cirollon")
    player.write({"coins-0": ["1d", "2d", "3d", "4d", "5d", "6d", "7d", "Jd", "Qd", "Kd"]})
    assert "The match is won by A." in player.read()


@pytest.mark.django_db
@pytest.mark.parametrize("game", sorted(PADS))
def test_every_house_rule_can_be_chosen(game: str, guest: Client) -> None:
    for rule in for_match(game):
        for choice in rule.choices:
            player = Player(guest, game, **{rule.param: choice.text})
            assert player.pad.options == {rule.option: choice.value}
            player.read()


@pytest.mark.django_db
def test_three_and_two_players(guest: Client) -> None:
    """gatti.three.match, gatti.two.seats: three columns; with dummies their deal is told."""
    player = Player(guest, "gatti", players="3")
    assert player.write({"points-0": "20", "points-1": "30"}).status_code == 302
    assert totals(player.read()) == ("20", "30", "28")
    player = Player(guest, "gatti", players="2", dealer="2", **{"name-0": "Anna"})
    assert "Dealer: the dummy of Anna" in player.read()
    assert guest.post(
        "/en/gatti/pad/", {"players": "3", "dealer": "3", "csrfmiddlewaretoken": guest.cookies["csrftoken"].value}
    ).status_code == 200  # fmt: skip


@pytest.mark.django_db
def test_a_pad_is_its_learners_own(guest: Client) -> None:
    player = Player(guest, "gatti")
    player.write(SOUND["gatti"])
    stranger = Client()
    for path in ("", "1/", "why/1/0/cards/"):
        assert stranger.get(player.url + path).status_code == 404
    for path in ("", "1/", "add-up/", "1/remove/", "undo/", "names/"):
        assert stranger.post(player.url + path, {"revision": 1, "number": 2}).status_code == 404
    assert stranger.post(player.url + "delete/")["location"] == "/en/"
    assert Pad.objects.count() == 1
    assert stranger.get("/en/gatti/pad/").content.decode().count("pad/") == player.client.get(
        "/en/chinze/pad/"
    ).content.decode().count("pad/")
    for path in ("2/", "0/", "why/2/0/cards/", "why/1/2/cards/", "why/1/0/nothing/"):
        assert guest.get(player.url + path).status_code == 404


@pytest.mark.django_db
def test_a_pad_is_thrown_away(guest: Client) -> None:
    player = Player(guest, "gatti")
    player.write(SOUND["gatti"])
    assert f'href="{player.url}"' in guest.get("/en/gatti/pad/").content.decode()
    assert player.send("delete/")["location"] == "/en/gatti/pad/"
    again = guest.post(player.url + "delete/", {"csrfmiddlewaretoken": guest.cookies["csrftoken"].value})
    assert again["location"] == "/en/", "a second click"
    assert not Pad.objects.exists()
