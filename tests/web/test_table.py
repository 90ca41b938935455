"""A table in the middle of a hand: every phase, with and without the tutor."""

import re

import pytest
from django.test import Client

from tests.web.reading import untranslated
from tests.web.tables import (
    TO_LEAD,
    WEST_LEADS_DIAMONDS,
    Visitor,
    barred,
    text,
    ticked,
    visitor,
)
from tutor.table.models import Table

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
