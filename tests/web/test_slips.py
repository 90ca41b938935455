"""What goes wrong at the table is kept once, and its clause comes back to the learner."""

import threading

import pytest
from django.db import connections
from django.test import Client

from games.core.contract import Action
from tests.web.tables import WEST_LEADS_DIAMONDS, Visitor, visitor
from tutor.learners.models import Answer, Card
from tutor.table import services
from tutor.table.models import Slip

FOLLOW = "gatti.follow.suit"


def kept() -> list[tuple[int, str, str, str]]:
    return list(Slip.objects.values_list("ply", "kind", "text", "rule"))


def answers() -> list[tuple[str, str, bool, str]]:
    return list(Answer.objects.values_list("rule", "theme", "right", "source"))


def test_a_refused_play_is_kept_and_feeds_the_schedule(following: Visitor) -> None:
    following.play("4c")
    assert kept() == [(10, "refused", "0 play 4c", FOLLOW)]
    assert answers() == [(FOLLOW, "play", False, "table")]
    assert Card.objects.get(rule=FOLLOW).right is False


def test_the_same_refusal_counts_once(following: Visitor) -> None:
    for _ in range(2):
        following.play("4c")
    following.play("8c", htmx=False)
    assert [text for _, _, text, _ in kept()] == ["0 play 4c", "0 play 8c"]
    assert len(answers()) == 2


def test_two_refusals_at_the_same_moment_count_once(transactional_db: None, client: Client) -> None:
    south = visitor(client)
    south.lay(*WEST_LEADS_DIAMONDS)
    south.set(acknowledged=1)
    sittings = [south.now(), south.now()]
    action = sittings[0].game.read_action("0 play 4c")
    faults: list[Exception] = []

    def act(number: int, action: Action) -> None:
        try:
            services.table_act(sittings[number], action, sittings[number].table.revision)
        except Exception as fault:  # told below, in the test's own thread
            faults.append(fault)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=act, args=(number, action)) for number in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults
    assert len(kept()) == len(answers()) == 1


def test_a_stale_page_makes_no_slip(following: Visitor) -> None:
    following.play("4c", revision=7)
    assert not kept()


@pytest.mark.parametrize("text", ["0 play 1h", "0 declare"])
def test_what_no_page_offers_says_nothing_of_the_learner(following: Visitor, text: str) -> None:
    _, verb, *cards = text.split()
    following.post(action=verb, card=cards)
    assert not kept()
    assert not answers()


def test_a_take_back_is_kept_under_the_clause_it_turned_on(following: Visitor) -> None:
    following.play("2d")
    following.post("back/")
    assert kept() == [(10, "taken-back", "0 play 2d", FOLLOW)]
    assert answers() == [(FOLLOW, "play", False, "table")]
    following.post("back/", revision=following.now().table.revision - 1)  # the same click again
    assert len(kept()) == 1


def test_a_take_back_forgets_the_slips_of_what_it_undoes(following: Visitor) -> None:
    following.play("4c")
    following.post("back/")  # to the lead of the first trick
    assert kept() == [(5, "taken-back", "0 play 3h", "gatti.lead")]
    assert len(answers()) == 2  # what was answered stays answered


@pytest.mark.parametrize(
    ("action", "rule"), [("3 discard Kd 9d", "gatti.discard.kings"), ("3 discard 8d", "gatti.discard")]
)
def test_refused_discards(guest: Client, action: str, rule: str) -> None:
    north = visitor(guest)
    north.lay(dealer=0)
    cards = {"gatti.discard.kings": ["Kh", "9h"], "gatti.discard": ["9h"]}[rule]
    north.post(action="discard", card=cards)
    assert [(kind, found) for _, kind, _, found in kept()] == [("refused", rule)]
    assert answers() == [(rule, "discard", False, "table")]


@pytest.mark.parametrize("game", ["gatti", "chinze", "cirollon", "cucco"])
def test_every_decision_can_be_taken_back_and_has_its_clause(guest: Client, game: str) -> None:
    at_table = visitor(guest, game=game)
    verbs = set()
    for _ in range(12):
        sitting = at_table.now()
        at_table.as_advised(sitting)
        if sitting.phase not in ("trick", "bot", "sheet", "void"):
            verbs.add(sitting.phase)
            at_table.post("back/")
            at_table.as_advised(at_table.now())
    assert verbs
    assert all(rule.startswith(f"{game}.") for _, _, _, rule in kept())
    assert len(answers()) == len(kept()) >= len(verbs)
