"""One's data: all of it is given out, no hidden card with it, and it goes without a trace."""

import json
from datetime import timedelta
from functools import reduce
from operator import or_

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session as DjangoSession
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from games.core.contract import Action, Event
from games.registry import GAMES
from tests.web.accounts import NAME, PASSWORD, enter, learned, post, sign_up, signed_in
from tests.web.tables import SOUTH, TO_LEAD, text, visitor
from tutor.account.merge import relations
from tutor.account.models import Tries
from tutor.learners.models import Answer, Learner
from tutor.table.models import Hand, Play, Table

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick_hashes")]


# --- one's data -----------------------------------------------------------------------------------------


def exported(client: Client, lang: str = "en") -> dict[str, object]:
    file = client.get(f"/{lang}/account/data.json")
    assert file["content-type"] == "application/json"
    assert "attachment" in file["content-disposition"]
    return json.loads(file.content)


def test_export_has_all_that_is_kept_and_is_the_same_in_every_language(client: Client) -> None:
    learned(client, "gatti.turn")
    client.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    guest = exported(client)
    assert guest["account"] is None
    sign_up(client)
    kept = exported(client)
    assert kept == exported(client, "lij") == exported(client, "it")
    assert kept["account"]["name"] == NAME
    assert {**kept, "account": None} == guest
    assert set(kept) == {"about", "on_this_device", "account", "since"} | {
        each.get_accessor_name() for each in relations()
    }
    (answer,) = kept["answers"]
    assert answer["rule"] == "gatti.turn"
    assert answer["right"] is True
    assert kept["cards"]
    (table,) = kept["tables"]
    assert table["game"] == "gatti"
    assert table["hands"][0]["number"] == 1
    assert "learner" not in answer
    assert PASSWORD not in str(kept)
    assert User.objects.get().password not in str(kept)


def test_export_of_a_running_hand_shows_no_hidden_card() -> None:
    client = Client(enforce_csrf_checks=True)
    at_table = visitor(client)
    at_table.lay(*TO_LEAD, "0 play 3h", "1 play 1h")
    (table,) = exported(client)["tables"]
    (hand,) = table["hands"]
    assert "deck" not in hand
    texts = [play["text"] for play in hand["plays"]]
    assert texts == ["3 discard …", *TO_LEAD[1:], "0 play 3h", "1 play 1h"]
    assert "8d" not in json.dumps(table)


def cards_of(one: Action | Event) -> int:
    return reduce(or_, (meld.cards for meld in one.melds), one.cards | one.taken)


@pytest.mark.parametrize("game", GAMES)
def test_export_of_a_running_hand_names_only_cards_that_were_seen(game: str) -> None:
    at_table = visitor(Client(enforce_csrf_checks=True), game=game)
    for _ in range(8):
        at_table.as_advised()
    at = at_table.now()
    seen = 0
    for one in [*at.events(0), *(action for action in at.actions if action.seat in at.mine)]:
        seen |= cards_of(one)
    (table,) = exported(at_table.client)["tables"]
    hand = table["hands"][-1]
    told = 0
    for play in hand["plays"]:
        told |= 0 if "…" in play["text"] else cards_of(at.game.read_action(play["text"]))
    assert not at.state.over
    assert told
    assert told & ~seen == 0
    assert "deck" not in hand


def test_export_of_the_own_discard_is_whole() -> None:
    client = Client(enforce_csrf_checks=True)
    at_table = visitor(client)
    hands = {0: SOUTH}
    at_table.lay("0 discard 2d Jd", dealer=0, hands=hands)
    (table,) = exported(client)["tables"]
    assert table["hands"][0]["plays"][0]["text"] == "0 discard 2d Jd"


def test_export_of_a_finished_hand_is_whole() -> None:
    client = Client(enforce_csrf_checks=True)
    at_table = visitor(client)
    at_table.deal_to("sheet", number=2)
    (table,) = exported(client)["tables"]
    kept = [hand["deck"] for hand in table["hands"]]
    assert kept == list(Hand.objects.order_by("number").values_list("deck", flat=True))
    assert "…" not in json.dumps(table)
    assert sum(len(hand["plays"]) for hand in table["hands"]) == Play.objects.count()


def test_export_of_nobody_says_so(client: Client) -> None:
    assert set(exported(client)) == {"about"}
    assert not Learner.objects.exists()


def test_what_only_the_session_keeps_is_given_out_and_goes_too(client: Client) -> None:
    """The house rules of practice, of somebody who has answered nothing yet."""
    client.get("/en/gatti/practice/?players=3")
    assert exported(client)["on_this_device"] == {"house rules gatti": "players=3"}
    learner = learned(client, "gatti.turn")
    assert learner.key not in json.dumps(exported(client))
    sign_up(client)
    assert "_auth_user_id" not in json.dumps(exported(client))
    post(client, "leave")
    client.get("/en/gatti/practice/?players=3")
    assert "/account/delete/" in client.get("/en/account/").content.decode()
    assert "All that you have done on this device" in text(client.get("/en/account/delete/"))
    post(client, "delete", whose="guest")
    assert "nothing is kept of you" in text(client.get("/en/account/"))
    assert set(exported(client)) == {"about"}


# --- being forgotten ------------------------------------------------------------------------------------


def test_deleting_the_account_leaves_no_row(client: Client) -> None:
    stranger = learned(Client(), "gatti.turn")
    learned(client, "gatti.turn")
    client.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    sign_up(client)
    phone = Client()
    enter(phone)
    page = client.get("/en/account/delete/")
    assert "on every device" in text(page)
    fields = {"whose": "account", "password": PASSWORD}
    assert post(client, "delete", whose="account", password="wrong").status_code == 200
    assert User.objects.exists()
    for _ in range(2):  # a second click finds it done
        done = post(client, "delete", **fields)
        assert "Everything was deleted." in text(client.get(done.url))
    assert not User.objects.exists()
    assert Learner.objects.get() == stranger
    assert not Hand.objects.exists()
    assert not Play.objects.exists()
    for relation in relations():
        assert not relation.related_model.objects.exclude(**{relation.field.name: stranger}).exists()
    assert not client.session.keys()
    # the phone is a guest's again, and can be used
    assert not signed_in(phone)
    phone.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    assert Table.objects.get().learner.user is None
    assert "do not go together" in text(enter(client))
    assert sign_up(client).status_code == 302


def test_a_guest_can_be_forgotten(client: Client) -> None:
    learned(client, "gatti.turn")
    assert "All that you have done on this device" in text(client.get("/en/account/delete/"))
    for _ in range(2):
        done = post(client, "delete", whose="guest")
        assert "Everything was deleted." in text(client.get(done.url))
    assert not Learner.objects.exists()
    assert not Answer.objects.exists()
    assert "there is nothing to delete" in text(client.get("/en/account/delete/"))


def test_an_old_page_deletes_nothing_but_what_it_spoke_of(client: Client) -> None:
    sign_up(client)
    post(client, "leave")
    guest = learned(client, "gatti.turn")
    asked = post(client, "delete", whose="account", password=PASSWORD)
    assert "All that you have done on this device" in text(asked)
    assert Learner.objects.filter(pk=guest.pk).exists()
    enter(client)
    assert "on every device" in text(post(client, "delete", whose="guest"))
    assert "on every device" in text(post(client, "delete"))
    assert User.objects.exists()


def test_a_learner_who_is_gone_breaks_no_page(client: Client, lang: str) -> None:
    learned(client, "gatti.turn").delete()
    for page in ("", "new/", "enter/", "delete/", "data.json"):
        assert client.get(f"/{lang}/account/{page}").status_code == 200
    sign_up(client)
    Learner.objects.all().delete()
    for page in ("", "password/", "delete/", "data.json"):
        assert client.get(f"/{lang}/account/{page}").status_code == 200
    client.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    assert Table.objects.get().learner.user == User.objects.get()


def test_what_was_done_is_said_only_where_it_is_true(client: Client) -> None:
    assert "Everything was deleted." in text(client.get("/en/account/?done=deleted"))
    learned(client, "gatti.turn")
    for done in ("deleted", "password", "nonsense"):
        assert 'id="done"' not in client.get(f"/en/account/?done={done}").content.decode()


def test_sessions_of_an_account_that_is_gone_are_forgotten(client: Client) -> None:
    """The account was deleted on another device; whoever has begun anew on this one keeps what they have."""
    sign_up(client)
    phone, tablet, stranger = Client(), Client(), Client()
    enter(phone)
    enter(tablet)
    sign_up(stranger, "Bacci")
    post(client, "delete", whose="account", password=PASSWORD)
    tablet.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    call_command("forget")
    assert {key for device in (tablet, stranger) if (key := device.session.session_key)} == set(
        DjangoSession.objects.values_list("session_key", flat=True)
    )
    assert not phone.session.keys()
    assert signed_in(stranger)
    assert [table["game"] for table in exported(tablet)["tables"]] == ["gatti"]


def test_wrong_passwords_of_before_are_forgotten(client: Client) -> None:
    enter(client)
    call_command("forget")
    assert Tries.objects.exists()
    Tries.objects.update(since=timezone.now() - timedelta(hours=1))
    call_command("forget")
    assert not Tries.objects.exists()


def test_guests_whom_no_session_leads_to_are_forgotten(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    here, lost, new, account = learned(client, "gatti.turn"), *(Learner.objects.create() for _ in range(3))
    Learner.objects.filter(pk=account.pk).update(user=User.objects.create(username="a"))
    Learner.objects.exclude(pk=new.pk).update(since=timezone.now() - timedelta(days=400))
    call_command("forget")
    assert set(Learner.objects.all()) == {here, new, account}
    assert "guests forgotten: 1" in capsys.readouterr().out
    DjangoSession.objects.update(expire_date=timezone.now() - timedelta(days=1))
    call_command("forget")
    assert set(Learner.objects.all()) == {new, account}
    assert lost.pk
