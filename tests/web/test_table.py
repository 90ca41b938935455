"""A table in the middle of a hand: every phase, every refusal, every odd request."""

import re
import threading

import pytest
from django.db import connections
from django.http import HttpResponse
from django.test import Client

from tests.web.reading import untranslated
from tests.web.tables import EAST, NORTH, TO_LEAD, Visitor, text, visitor, without_tokens
from tutor.table import services
from tutor.table.models import Table

WEST_LEADS_DIAMONDS = [
    *TO_LEAD,
    *("0 play 3h", "1 play 1h", "2 play 6h", "3 play 8h"),
    "3 play Kd",
]
FOLLOW = "gatti.follow.suit"


@pytest.fixture
def south(guest: Client) -> Visitor:
    """A guest who is to lead the first trick."""
    at_table = visitor(guest)
    at_table.lay(*TO_LEAD)
    return at_table


@pytest.fixture
def following(south: Visitor) -> Visitor:
    """A guest who has to follow diamonds in the second trick."""
    south.lay(*WEST_LEADS_DIAMONDS)
    south.set(acknowledged=1)
    return south


def barred(response: HttpResponse) -> set[str]:
    """The cards marked as not to be played."""
    return set(re.findall(r'is-dimmed"><input[^>]*value="(\w+)"', response.content.decode()))


def ticked(response: HttpResponse) -> set[str]:
    return set(re.findall(r'name="card" value="(\w+)" id="[^"]*" checked', response.content.decode()))


# --- it works ------------------------------------------------------------------------------------


def test_a_play_is_written_and_the_bots_answer(south: Visitor) -> None:
    answer = south.play("3h")
    assert answer.status_code == 200
    record = south.record()
    assert record[5] == "0 play 3h"
    assert [action.split()[0] for action in record[6:9]] == ["1", "2", "3"]
    assert south.now().phase == "trick"


def test_fragment_is_the_table_alone_and_the_page_has_its_frame(south: Visitor) -> None:
    fragment, page = south.get(htmx=True), south.get()
    assert fragment.content.decode().lstrip().startswith('<div class="table" id="table"')
    assert "<html" in page.content.decode()
    assert "HX-Request" in fragment["Vary"]
    assert "no-store" in fragment["Cache-Control"]


def test_without_scripts_a_play_leads_back_to_the_table(south: Visitor) -> None:
    answer = south.play("3h", htmx=False)
    assert answer.status_code == 302
    assert answer.url == f"{south.url}#table"
    assert south.record()[5] == "0 play 3h"


def test_cards_that_fell_fall_in_order_at_normal_speed_only(south: Visitor) -> None:
    order = re.findall(r"fall-(\d)", south.play("3h").content.decode())
    assert order == ["1", "2", "3", "4"]
    assert "fall-" not in south.get().content.decode()
    south.lay(*TO_LEAD)
    south.set(speed="instant")
    assert "fall-" not in south.play("3h").content.decode()


def test_trick_stays_until_it_is_put_away(south: Visitor) -> None:
    south.play("3h")
    assert south.now().phase == "trick"
    assert "is-winning" in south.get().content.decode()
    length = len(south.record())
    south.play("9h")  # not while the trick lies there, whoever has taken it
    assert len(south.record()) == length
    south.post("advance/")
    assert south.now().acknowledged == 1
    assert "Last trick" in text(south.get())


def test_step_by_step_one_bot_acts_a_request(south: Visitor) -> None:
    south.set(speed="step")
    south.play("3h")
    assert len(south.record()) == 7
    south.post("advance/")
    assert len(south.record()) == 8
    south.post("advance/")
    assert south.now().phase == "trick"


def test_step_by_step_can_be_skipped(south: Visitor) -> None:
    south.set(speed="step")
    south.play("3h")
    south.post("advance/", skip="1")
    assert south.now().phase == "trick"


def test_discard_two_cards(south: Visitor) -> None:
    south.lay(dealer=0)
    assert south.now().phase == "discard"
    one = south.post(action="discard", card=["3h"])
    assert "two cards" in text(one)
    assert ticked(one) == {"3h"}
    king = south.post(action="discard", card=["3h", "Kh"])
    assert "gatti.discard.kings" in king.content.decode()
    assert south.record() == []
    south.post(action="discard", card=["3h", "9h"])
    assert south.record()[0] == "0 discard 3h 9h"


HANDFUL = "1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 1d 2d 3d 4d 5d Jc Jd Jh Js"
REST = "Kh 9d 10d Kd 9c 10c Cc Qc Kc 10s Cs Qs T8 T12 T16 T18 Qh 8d T17"
NORTHERN = "6s 7s Ch T2 T5 6d 7d Cd 5c 6c 7c 8s 9s T4 T7 T11 T15 T9 T13"
EASTERN = "Qd 4c 8c 1s 5s Ks T20 F 1c 2c 3c 2s 3s 4s T1 T3 T6 T10 T14"


@pytest.fixture
def declaring(south: Visitor) -> Visitor:
    """A guest with fifteen frilli and all four jacks, who speaks first."""
    south.lay("3 discard 9d 10d", hands={0: HANDFUL, 1: EASTERN, 2: NORTHERN, 3: REST})
    return south


def test_all_melds_are_ticked_at_first(declaring: Visitor) -> None:
    page = declaring.get().content.decode()
    assert re.findall(r'name="(meld[^"]*)" value="([^"]*)" checked', page) == [
        ("meld", "frilli:1h,2h,3h,4h,5h,6h,7h,8h,9h,10h,1d,2d,3d,4d,5d"),
        ("meld-2", "quaterno:Jh,Jd,Jc,Js"),
    ]


def test_gatti_meld_terno_instead_of_the_quaterno(declaring: Visitor) -> None:
    declaring.post(action="declare", **{"meld-2": "terno:Jh,Jd,Jc"})
    assert declaring.record()[1] == "0 declare terno:Jh,Jd,Jc"


def test_gatti_meld_when_one_may_keep_silent(declaring: Visitor) -> None:
    declaring.post(action="declare", **{"meld-2": ""})
    assert declaring.record()[1] == "0 declare"


def test_gatti_meld_frilli_some_may_be_withheld(declaring: Visitor) -> None:
    with_sixteen = HANDFUL.replace("Js", "6d")
    declaring.lay(
        "3 discard 9d 10d",
        hands={0: with_sixteen, 1: EASTERN, 2: NORTHERN.replace("6d", "Js"), 3: REST},
    )
    page = declaring.get().content.decode()
    assert 'name="meld" value="frilli" checked' in page
    assert page.count('name="frilli"') == 16
    shown = with_sixteen.split()[:15]
    too_few = declaring.post(action="declare", meld="frilli", frilli=shown[:14])
    assert "gatti.meld.frilli" in too_few.content.decode()
    assert re.findall(r'name="frilli" value="(\w+)" checked', too_few.content.decode()) == shown[:14]
    declaring.post(action="declare", meld="frilli", frilli=shown)
    assert declaring.record()[1] == f"0 declare frilli:{','.join(shown)}"
    assert "Frilli, 15" in text(declaring.get())


@pytest.mark.parametrize("phase", ["discard", "declare", "play", "trick", "bot", "give", "sheet", "end"])
def test_every_phase_in_every_language(guest: Client, lang: str, phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at_table = visitor(guest, lang)
    at_table.dealt_by(0)
    at_table.deal_to(phase, number=4 if phase == "end" else 1)
    assert at_table.now().phase == phase
    with untranslated(monkeypatch) as missing:
        page = at_table.get()
        hint = at_table.get("?hint=1", htmx=True)
    assert page.status_code == hint.status_code == 200
    assert not missing


# --- refusals --------------------------------------------------------------------------------------


def test_a_refusal_names_the_rule_and_changes_nothing(following: Visitor) -> None:
    following.set(tutor=False)
    before, page = following.record(), following.get()
    assert barred(page) == set()
    answer = following.play("Kh")
    assert answer.status_code == 200
    assert following.record() == before
    assert f'/en/gatti/rules/#{FOLLOW}"' in answer.content.decode()
    assert "Diamonds were led and you hold 3, so one of them." in text(answer)
    assert following.now().view.cards.bit_count() - len(barred(answer)) == 4  # three diamonds and the fool
    assert ticked(answer) == {"Kh"}


def test_tutor_marks_what_may_be_played(following: Visitor) -> None:
    assert not {"2d", "Jd", "Qd", "F"} & barred(following.get())
    assert {"Kh", "T20", "4c"} <= barred(following.get())
    assert "you must follow diamonds" in text(following.get())


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"action": "play", "card": "4h"}, "not in your hand"),
        ({"action": "play"}, "Choose a card first"),
        ({"action": "play", "card": "7x"}, "could not be read"),
        ({"action": "play", "card": ["2d", "Jd"]}, "could not be read"),
        ({"action": "play", "card": "2d 0 play Jd"}, "could not be read"),
        ({"action": "fly", "card": "2d"}, "could not be read"),
        ({"action": "", "card": "2d"}, "could not be read"),
        ({"card": "2d"}, "could not be read"),
        ({"action": "play", "card": "2d", "revision": "x"}, "could not be read"),
        ({"action": "play", "card": "2d", "revision": "-1"}, "could not be read"),
        ({"action": "play", "card": "2d", "revision": "9" * 30}, "could not be read"),
        ({"action": "declare", "meld": "terno:Kh"}, "All in good time"),
        ({"action": "declare", "meld": "mare:Kh"}, "could not be read"),
        ({"action": "declare", "meld": ["frilli"] * 120}, "could not be read"),
        ({"action": "discard", "card": ["2d", "Jd"]}, "All in good time"),
        ({"action": "give", "card": "2d"}, "All in good time"),
        ({"action": "play", "card": "\x00"}, "could not be read"),
        ({"action": "play", "card": "7♥"}, "could not be read"),
    ],
)
def test_odd_forms_are_answered_and_change_nothing(following: Visitor, fields: dict[str, object], words: str) -> None:
    before = following.record()
    answer = following.post(**fields)
    assert answer.status_code == 200
    assert words in text(answer)
    assert following.record() == before


def test_a_form_that_is_too_long_is_a_plain_error(following: Visitor) -> None:
    before = following.record()
    assert following.post(action="play", card=["2d"] * 300).status_code == 400
    assert following.post(action="play", card="2" * 100_000).status_code == 400
    assert following.record() == before


def test_the_seat_is_the_learners_whatever_is_sent(following: Visitor) -> None:
    following.post(action="play", card="2d", seat="1")
    assert following.record()[len(WEST_LEADS_DIAMONDS)] == "0 play 2d"


# --- twice, late, at the same moment ------------------------------------------------------------------


def test_the_same_click_twice_plays_once_and_needs_no_word(south: Visitor) -> None:
    revision = south.now().table.revision
    south.play("3h", revision=revision)
    record = south.record()
    again = south.play("3h", revision=revision)
    assert again.status_code == 200
    assert south.record() == record
    assert "moved on" not in text(again)


def test_an_old_page_gets_the_table_as_it_is(south: Visitor) -> None:
    revision = south.now().table.revision
    south.play("3h", revision=revision)
    record = south.record()
    late = south.play("9h", revision=revision)
    assert "moved on" in text(late)
    assert south.record() == record
    assert f'name="revision" value="{revision + 1}"' in late.content.decode()


def test_other_buttons_pressed_twice_need_no_word(south: Visitor) -> None:
    south.play("3h")
    revision = south.now().table.revision
    south.post("advance/", revision=revision)
    record = south.record()
    again = south.post("advance/", revision=revision)
    assert south.record() == record
    assert "moved on" not in text(again)


@pytest.mark.parametrize("path", ["advance/", "back/", "next/"])
def test_old_forms_of_every_kind_do_nothing(south: Visitor, path: str) -> None:
    south.play("3h")
    south.post("advance/")
    record = south.record()
    late = south.post(path, revision=0)
    assert "moved on" in text(late)
    assert south.record() == record


def test_settings_from_an_old_page_are_taken_and_make_no_page_old(south: Visitor) -> None:
    revision = south.now().table.revision
    south.play("3h")
    south.post("settings/", revision=revision, speed="step")
    assert Table.objects.get().speed == "step"
    assert south.now().table.revision == revision + 1


def test_taking_back_from_a_page_one_change_old_is_told(south: Visitor) -> None:
    south.set(tutor=True)
    revision = south.now().table.revision
    south.play("3h")
    record = south.record()
    assert "moved on" in text(south.post("back/", revision=revision))
    assert south.record() == record


def test_going_on_where_one_is_asked_changes_nothing(south: Visitor) -> None:
    before = south.now().table.revision
    assert "moved on" not in text(south.post("advance/", revision=before))
    assert south.now().table.revision == before


@pytest.mark.django_db(transaction=True)
def test_of_two_plays_at_the_same_moment_one_is_taken() -> None:
    at_table = visitor(Client(enforce_csrf_checks=True))
    at_table.lay(*TO_LEAD)
    revision = at_table.now().table.revision
    start = threading.Barrier(2)
    answers: dict[str, HttpResponse] = {}

    def send(card: str) -> None:
        client = Client(enforce_csrf_checks=True)
        client.cookies = at_table.client.cookies
        start.wait()
        answers[card] = Visitor(client, at_table.table).play(card, revision=revision)
        connections.close_all()

    threads = [threading.Thread(target=send, args=(card,)) for card in ("3h", "9h")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    own = [action for action in at_table.record() if action.startswith("0 play")]
    assert len(own) == 1
    assert [answer.status_code for answer in answers.values()] == [200, 200]
    (late,) = [answer for card, answer in answers.items() if card != own[0].split()[-1]]
    assert "moved on" in text(late)
    assert at_table.now().table.revision == revision + 1


def test_nothing_is_written_when_a_ply_is_there_already(south: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """The unique constraint as second guard: somebody wrote the ply without counting the revision."""
    monkeypatch.setattr(services, "_claimed", lambda *args, **changes: True)
    sitting = south.now()
    action = sitting.game.read_action("0 play 3h")
    services.table_act(sitting, action, sitting.table.revision)
    record = south.record()
    late = services.table_act(sitting, sitting.game.read_action("0 play 9h"), sitting.table.revision)
    assert late.sitting.texts == record == south.record()


# --- whose table ---------------------------------------------------------------------------------------

PATHS = ["", "advance/", "back/", "next/", "settings/", "tricks/", "why/1/0/cards/", "hand/1/record.json"]


@pytest.mark.parametrize("path", PATHS)
def test_somebody_elses_table_is_not_there(south: Visitor, lang: str, path: str) -> None:
    stranger = Visitor(Client(enforce_csrf_checks=True), south.table, lang)
    visitor(stranger.client, lang)  # a guest with a table of their own
    before = south.record()
    assert stranger.get(path).status_code == 404
    assert stranger.post(path, action="play", card="3h").status_code in (404, 405)
    assert south.record() == before


def test_a_lost_session_is_told_and_loses_nothing(south: Visitor) -> None:
    before = south.record()
    south.client.cookies.pop("sessionid")
    assert south.get().status_code == 404
    assert south.play("3h").status_code == 404
    token = south.client.cookies.pop("csrftoken").value
    answer = south.client.post(south.url, {"action": "play", "card": "3h", "csrfmiddlewaretoken": token})
    assert answer.status_code == 403
    assert south.record() == before


def test_forms_without_their_token_are_refused(south: Visitor) -> None:
    before = south.record()
    assert south.client.post(south.url, {"action": "play", "card": "3h", "revision": 0}).status_code == 403
    assert south.record() == before


@pytest.mark.parametrize("path", ["advance/", "back/", "next/", "settings/"])
def test_addresses_of_forms_lead_back_to_the_table(south: Visitor, path: str) -> None:
    assert south.get(path).url == south.url


# --- what must not be seen --------------------------------------------------------------------------------


@pytest.mark.parametrize("tutor", [True, False])
def test_hidden_cards_change_nothing_that_is_shown(following: Visitor, tutor: bool) -> None:
    """Other hands and the discard exchange cards that South cannot see: every answer stays the same to the letter."""
    following.set(tutor=tutor)

    def seen() -> list[str]:
        answers = [
            following.get(),
            following.get(htmx=True),
            following.get("?hint=1"),
            following.get("tricks/"),
            following.play("Kh"),
            following.play("7x"),
            following.play("2d", revision=10_000),
        ]
        return [without_tokens(answer) for answer in answers]

    first = seen()
    other = [action.replace("8d 9d", "9d 10d") for action in WEST_LEADS_DIAMONDS]
    following.lay(
        *other,
        hands={
            1: EAST.replace("5h", "Jh").replace("T14", "T17"),
            2: NORTH.replace("Jh", "5h").replace("T17", "T14"),
        },
    )
    following.set(acknowledged=1)
    assert seen() == first


def test_a_fault_tells_no_card(
    south: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(game: str, view: object) -> None:
        raise RuntimeError("the bot has fallen asleep")

    monkeypatch.setattr(services, "choose", broken)
    south.client.raise_request_exception = False
    answer = south.play("3h")
    assert answer.status_code == 500
    told = answer.content.decode() + caplog.text
    assert "fallen asleep" in caplog.text
    assert not set(re.findall(r"\b(?:[0-9JCQK]{1,2}[hdcs]|T\d\d?)\b", told))
    assert south.record() == TO_LEAD


def test_the_record_of_a_running_hand_is_not_there(south: Visitor) -> None:
    assert south.get("hand/1/record.json").status_code == 404
    assert south.get("hand/2/record.json").status_code == 404


# --- tutor, settings -----------------------------------------------------------------------------------------


def test_take_back_leads_to_the_last_own_decision(south: Visitor) -> None:
    south.play("3h")
    south.post("advance/")
    answer = south.post("back/")
    assert south.record() == TO_LEAD
    assert south.now().acknowledged == 0
    assert "assisted" in text(answer)
    assert "3h" not in barred(answer)


def test_without_the_tutor_nothing_is_taken_back_or_advised(following: Visitor) -> None:
    following.set(tutor=False)
    before = following.record()
    assert "Take back" not in text(following.get())
    assert "Hint" not in text(following.get())
    following.post("back/")
    assert following.record() == before
    assert following.get("?hint=1").content.decode().count("checked") == following.get().content.decode().count(
        "checked"
    )


def test_hint_gives_a_card_and_a_reason(following: Visitor) -> None:
    hint = following.get("?hint=1", htmx=True)
    (card,) = ticked(hint)
    assert card in {"2d", "Jd", "Qd", "F"}
    assert "say-notice" in hint.content.decode()
    assert following.record() == WEST_LEADS_DIAMONDS


def test_settings_are_changed_while_playing(south: Visitor) -> None:
    answer = south.post("settings/", speed="step", one_tap="on")
    table = Table.objects.get()
    assert (table.speed, table.tutor, table.one_tap) == ("step", False, True)
    assert "data-one-tap" in answer.content.decode()
    assert south.record() == TO_LEAD


def test_last_trick_for_all_and_every_trick_with_the_tutor(south: Visitor) -> None:
    for _ in range(5):
        south.as_advised()
    assert len(south.now().state.tricks) > 1
    assert text(south.get("tricks/")).count("Trick ") == len(south.now().state.tricks)
    south.set(tutor=False)
    assert text(south.get("tricks/")).count("Trick ") == 1
