"""House rules in practice: chosen on the page of themes, kept for the guest, part of every puzzle's link."""

from __future__ import annotations

import pytest
from django.test import Client
from django.utils import translation

from games.puzzles.gatti import question
from games.puzzles.registry import PUZZLES
from tests.engine.test_puzzles import HOUSES
from tests.web.reading import untranslated
from tests.web.test_practice import next_link, right_fields, url, wrong_fields
from tutor.house.rules import RULES, read
from tutor.language.refusals import refusal
from tutor.practice.models import Attempt
from tutor.questions.forms import AnswerForm
from tutor.questions.presenter import asked

pytestmark = pytest.mark.django_db

ALL = "&players=3&captured=1&melds=zena&angel=1&old=1&exchange=0&bagatto=0"


def query(game: str, options: dict[str, object]) -> str:
    """The house rules as they stand in an address."""
    return "".join(
        f"&{rule.param}={choice.text}"
        for rule in RULES[game]
        for choice in rule.choices
        if options.get(rule.option) == choice.value and rule.option in options
    )


@pytest.mark.parametrize(("game", "options"), [(game, options) for game in PUZZLES for options in HOUSES[game]])
def test_every_theme_under_every_house_rule(
    client: Client, lang: str, game: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    with untranslated(monkeypatch) as missing:
        for theme in PUZZLES[game].offered(options):
            place = url(theme.id, 3, 2, lang, query(game, options), game)
            about = PUZZLES[game].make(theme.id, 3, 2, options)
            page = client.get(place).content.decode()
            assert page.count('class="house-rules"') == 1
            assert 'class="feedback is-wrong"' in client.post(place, wrong_fields(about)).content.decode()
            assert 'class="feedback is-right"' in client.post(place, right_fields(about)).content.decode()
    assert missing == []


def test_every_rule_can_be_chosen_and_is_told_with_its_clause(client: Client, lang: str) -> None:
    page = client.get(f"/{lang}/gatti/practice/?level=2{ALL}").content.decode()
    for _rule, choice in read(RULES["gatti"], {"players": "3", "captured": "1", "melds": "zena", "angel": "1"}).chosen:
        assert f'href="/{lang}/gatti/rules/#{choice.clause}"' in page
    assert f'href="/{lang}/gatti/practice/may-play/?level=2{ALL.replace("&", "&amp;")}"' in page
    assert "/practice/bagatto/" not in page  # under these rules there is nothing to ask
    assert client.get(f"/{lang}/gatti/practice/bagatto/1/?level=2{ALL}").status_code == 404
    assert client.get(f"/{lang}/gatti/practice/bagatto/?level=2{ALL}").status_code == 404


def test_the_choice_is_kept_and_can_be_taken_back(client: Client) -> None:
    client.get("/en/gatti/practice/?players=3&melds=all&angel=1")
    page = client.get("/en/gatti/practice/").content.decode()
    assert 'id="players-3" checked' in page
    assert 'id="angel-1" checked' in page
    assert client.get("/en/gatti/practice/may-play/")["Location"].endswith("?level=1&players=3&angel=1")
    assert 'class="house-rules"' not in client.get("/en/chinze/practice/").content.decode()
    client.get("/en/gatti/practice/?players=4&melds=all")
    assert 'class="house-rules"' not in client.get("/en/gatti/practice/").content.decode()


def test_a_link_means_the_same_whatever_the_guest_has_chosen(client: Client, guest: Client) -> None:
    client.get("/en/gatti/practice/?players=3&melds=all")
    pages = [visitor.get(url("may-play")).content.decode() for visitor in (client, guest)]
    hands = [page[page.index('<fieldset class="hand"') : page.index('class="actions"')] for page in pages]
    assert hands[0] == hands[1]


def test_the_next_puzzle_has_the_same_rules(client: Client) -> None:
    place = url("who-takes", extra="&angel=1&mix=1")
    page = client.post(place, right_fields(PUZZLES["gatti"].make("who-takes", 1, 1, {"angel": True}))).content.decode()
    assert next_link(page).endswith("?level=1&angel=1&mix=1")
    assert Attempt.objects.get().house == "angel=1"


@pytest.mark.parametrize(
    "param", ["players=5", "players=", "angel=yes", "melds=%3Cb%3E", "exchange=2", "old=" + "1" * 5000]
)
def test_a_rule_that_is_not_there_is_a_plain_404(client: Client, param: str) -> None:
    for path in ("", "may-play/", "may-play/1/"):
        assert client.get(f"/en/gatti/practice/{path}?{param}").status_code == 404


@pytest.mark.parametrize(
    "link", ["cirollon/practice/ways/1/?players=3", "gatti/practice/?seats=4", "chinze/practice/may-play/?hands=4"]
)
def test_a_rule_of_another_game_or_of_a_match_is_a_plain_404(client: Client, link: str) -> None:
    path, _, query = link.partition("?")
    assert client.get(f"/en/{link}").status_code == 404
    assert client.get(f"/en/{path}?x={query}", follow=True).status_code == 200


def test_a_choice_kept_from_before_a_rule_went_is_forgotten(client: Client) -> None:
    client.get("/en/gatti/practice/?players=3&melds=all")
    session = client.session
    session["house rules gatti"] = "players=7"
    session.save()
    assert client.get("/en/gatti/practice/").status_code == 200


def test_with_the_angel_trump_21_is_one_of_the_three() -> None:
    """Cards of the old order and of the angel stand where they rank; words follow."""
    hand = ["2h", "10h", "Jh", "T20", "T21", "F"]
    usual = question("may-play", {"hand": hand})
    other = question("may-play", {"hand": hand, "options": {"angel": True, "old_order": True}})
    assert usual.shown.hand == tuple(hand)
    assert other.shown.hand == ("10h", "2h", "Jh", "T21", "T20", "F")
    trumps = [f"T{number}" for number in range(12, 22)]
    with translation.override("en"):
        about = question("melds", {"hand": trumps, "options": {"angel": True}})
        (choice,) = asked(about, AnswerForm(about)).choices
    assert choice.cards[-2:] == ("T21", "T20")
    near = question("melds", {"hand": [*hand, "Kd", "Kc", "Ks"], "options": {"angel": True}})
    verdict = near.reasons["gatti:T21,F"].verdict
    assert verdict
    assert refusal(verdict) == "To declare gatti you need the fool, trump 1 and trump 21."
