"""A hand that was played under other rules than today's: what has it goes on without it."""

import pytest
from django.test import Client

from tests.web.tables import visitor
from tutor.learners.models import Learner
from tutor.progress.hands import played
from tutor.table.models import Hand, Play, Table

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize("change", ["verb", "card", "option"])
def test_a_hand_that_breaks_the_rules_of_today_is_passed_over(client: Client, change: str, finished: bool) -> None:
    old, other = visitor(client, game="cucco"), visitor(client, game="cucco")
    old.deal_to("end" if finished else "play", tricks=2)
    hand = Hand.objects.get(table=old.table)
    if change == "option":
        Table.objects.filter(pk=old.table.pk).update(options={"gone": True})
    else:
        play = Play.objects.filter(hand=hand).last()
        assert play
        text = "0 juggle XII" if change == "verb" else Play.objects.filter(hand=hand, text__contains="play")[0].text
        Play.objects.filter(pk=play.pk).update(text=text)
    for page in ("", "cucco/", "progress/", "progress/cucco/", "cucco/play/", "account/", "account/data.json"):
        assert client.get(f"/en/{page}").status_code == 200, page
    for page in (f"table/{old.table.token}/", f"hand/{hand.token}/", f"hand/{hand.token}/1/"):
        assert client.get(f"/en/{page}").status_code == 404, page
    assert hand.deck not in client.get("/en/account/data.json").content.decode()
    assert [table.token for table in played(Learner.objects.get()).waiting] == [other.table.token]
    assert client.get("/en/cucco/").content.decode().count(f"/table/{other.table.token}/") == 2
