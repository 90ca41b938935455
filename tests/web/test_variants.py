"""Every game and variant at the table: a match to its end, and what each has of its own."""

import re

import pytest
from django.http import HttpResponse
from django.test import Client

from games.referee import answer as referee
from tests.web.reading import untranslated
from tests.web.tables import Visitor, text, visitor
from tutor.table.selectors import results, totals

MATCHES = {
    "gatti, all rules of the house": ("gatti", {"captured": "1", "angel": "1", "old": "1", "melds": "zena"}),
    "gatti, the other half": ("gatti", {"exchange": "0", "bagatto": "0", "melds": "spezza"}),
    "three": ("gatti", {"players": "3", "old": "1"}),
    "dummies": ("gatti", {"players": "2", "captured": "1"}),
    "chinze": ("chinze", {"angel": "1", "melds": "spezza"}),
    "chinze, four hands": ("chinze", {"hands": "4", "exchange": "0", "bagatto": "0", "old": "1"}),
}


@pytest.mark.parametrize("which", MATCHES)
def test_a_match_to_its_end(guest: Client, which: str) -> None:
    game, chosen = MATCHES[which]
    at_table = visitor(guest, "lij", game, speed="instant", **chosen)
    sitting = at_table.to_the_end()
    hands = results(sitting)
    assert len(hands) == sitting.hands_in_match
    shown = re.search(r"<tfoot>\s*<tr>(.*?)</tr>\s*</tfoot>", at_table.get().content.decode())
    assert shown
    points = totals(hands, sitting.sides)
    assert re.findall(r"<td>([^<]+)</td>", shown[1]) == [str(own).replace("-", "−") for own in points]
    for hand in hands:
        record = at_table.get(f"hand/{hand.number}/record.json")
        verdict = referee(record.content.decode())
        assert verdict["over"]
        assert [side["total"] for side in verdict["result"]["sides"]] == list(hand.result.totals())


PHASES = {
    "three": ["discard", "declare", "play", "trick", "bot", "sheet", "end"],
    "dummies": ["discard", "declare", "play", "trick", "bot", "sheet", "end"],
    "chinze": ["play", "trick", "bot", "give", "sheet", "end"],
}


@pytest.mark.parametrize(("which", "phase"), [(which, phase) for which, phases in PHASES.items() for phase in phases])
def test_every_phase_in_every_language(
    guest: Client, lang: str, which: str, phase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, chosen = MATCHES[which]
    at_table = visitor(guest, lang, game, **chosen)
    last = at_table.now().hands_in_match
    at_table.set(known=True)
    at_table.dealt_by(0)
    at_table.deal_to(phase, number=last if phase == "end" else 1, tricks=int(phase == "play"))
    with untranslated(monkeypatch) as missing:
        page = at_table.get()
        hint = at_table.get("?hint=1", htmx=True)
        at_table.get("tricks/")
    assert page.status_code == hint.status_code == 200
    assert not missing


@pytest.mark.parametrize("which", ["three", "dummies", "chinze"])
@pytest.mark.parametrize("tutor", [True, False])
def test_hidden_cards_change_nothing_that_is_shown(guest: Client, which: str, tutor: bool) -> None:
    """What the learner cannot see changes places: a hidden hand, the stock; every answer stays the same."""
    game, chosen = MATCHES[which]
    at_table = visitor(guest, "en", game, **chosen)
    at_table.dealt_by(1)
    at_table.deal_to("play", tricks=2)
    at_table.set(tutor=tutor)
    sitting = at_table.now()

    def seen() -> list[str]:
        return [without(at_table.get(path)) for path in ("", "?hint=1", "tricks/")]

    def without(response: object) -> str:
        return re.sub(r'name="csrfmiddlewaretoken" value="[^"]*"', "", response.content.decode())

    first = seen()
    exchanged = unseen_exchanged(at_table)
    sitting.hand.deck = exchanged
    sitting.hand.save()
    assert seen() == first


def unseen_exchanged(at_table: Visitor) -> str:
    """The deck with two cards exchanged that the learner does not know and nobody has played."""
    sitting = at_table.now()
    state, pack = sitting.state, sitting.game.pack
    deck = sitting.hand.deck.split()
    if sitting.table.game == "chinze":
        first, second = deck[-1], deck[-2]
    else:
        hidden = state.cards_of(1)
        if sitting.dummies:  # the hidden hand and the dealer's discard are all that is not seen
            discarded = [code for text_ in sitting.texts if " discard " in text_ for code in text_.split()[2:]]
            first, second = discarded[0], pack.texts(hidden)[0]
        else:
            first, second = pack.texts(hidden)[0], pack.texts(state.cards_of(2))[0]
    swap = {first: second, second: first}
    return " ".join(swap.get(code, code) for code in deck)


def test_house_rules_are_shown_with_their_clauses(guest: Client) -> None:
    at_table = visitor(guest, "en", angel="1", melds="zena")
    page = at_table.get().content.decode()
    assert '/en/gatti/rules/#gatti.option.twenty"' in page
    assert '/en/gatti/rules/#gatti.option.melds"' in page
    assert "gatti.option.pips" not in page


def test_a_rule_that_does_not_exist_opens_nothing(guest: Client) -> None:
    for wrong in ({"players": "5"}, {"melds": "x"}, {"angel": "on"}):
        guest.get("/en/gatti/play/")
        sent = {"speed": "step", "csrfmiddlewaretoken": guest.cookies["csrftoken"].value} | wrong
        assert "New table" in text(guest.post("/en/gatti/play/", sent))


def test_dummies_the_card_comes_only_from_the_hand_whose_turn_it_is(guest: Client) -> None:
    at_table = visitor(guest, "en", players="2")
    at_table.deal_to("play", tricks=1)
    sitting = at_table.now()
    other = 2 - sitting.acting
    held = sitting.game.pack.texts(sitting.state.cards_of(other))
    record = at_table.record()
    assert "not in your hand" in text(at_table.play(held[0]))
    assert at_table.record() == record
    page = at_table.get().content.decode()
    offered = set(re.findall(r'name="card" value="(\w+)"', page))
    assert offered == set(sitting.game.pack.texts(sitting.turn.cards))
    assert all(f"#{code}" in page for code in held)  # open, to be looked at


def test_dummies_take_back_leads_to_the_dummys_decision_too(guest: Client) -> None:
    at_table = visitor(guest, "en", players="2")
    at_table.deal_to("play", tricks=1)
    while at_table.now().phase != "play" or at_table.now().acting != 2:
        at_table.as_advised()
    before = at_table.record()
    at_table.as_advised()
    assert at_table.record()[len(before)].startswith("2 play ")
    last = at_table.now().last_own
    at_table.post("back/")
    assert at_table.record() == at_table.now().texts
    assert len(at_table.record()) == last
    assert last >= len(before)


def test_dummies_stay_closed_until_the_discard(guest: Client) -> None:
    at_table = visitor(guest, "en", players="2")
    at_table.dealt_by(0)
    at_table.deal_to("discard")
    assert "open-hand" not in at_table.get().content.decode()


def test_old_order_and_angel_order_the_hand_on_screen(guest: Client) -> None:
    at_table = visitor(guest, "en", angel="1", old="1")
    hand = "10h 3h 1h Jh Kh 3d 2c 3c 10c 5s 6s 7s Ks T2 T5 T9 T20 T21 F"
    others = [code for code in at_table.now().game.pack.codes if code not in hand.split()]
    hands = {seat: " ".join(others[19 * place : 19 * place + 19]) for place, seat in enumerate((1, 2, 3))}
    at_table.lay(dealer=3, hands={0: hand} | hands)
    order = re.findall(r"#(\w+)\"", at_table.get().content.decode().split('id="hand"')[1].split("action-bar")[0])
    assert " ".join(order) == "10h 3h 1h Jh Kh 3d 2c 3c 10c 5s 6s 7s Ks T2 T5 T9 T21 T20 F"


def test_chinze_melds_are_declared_first_and_the_card_after(guest: Client) -> None:
    at_table = visitor(guest, "en", "chinze")
    at_table.deal_to("play", offered=True)
    sitting, page = at_table.now(), at_table.get()
    assert "you may declare first" in text(page)
    assert 'id="declare"' in page.content.decode()
    trick = sitting.view.trick
    form = at_table.advised()
    assert form["action"] == "declare"
    after = at_table.post(**form)
    assert at_table.now().view.trick == trick
    assert at_table.now().phase == "play"
    assert 'id="declare"' not in after.content.decode()
    assert "declared" in text(after)


def test_chinze_melds_stay_ticked_beside_a_hint_and_a_refused_card(guest: Client) -> None:
    at_table = visitor(guest, "en", "chinze")
    at_table.deal_to("play", tricks=2, offered=True)

    def ticked(response: HttpResponse) -> list[str]:
        return re.findall(r'name="meld[^"]*" value="[^"]*" checked', response.content.decode())

    at_first = ticked(at_table.get())
    assert at_first
    assert ticked(at_table.get("?hint=1")) == at_first
    sitting = at_table.now()
    held = sitting.game.pack.texts(sitting.turn.cards)
    for card in (["T22"], held[-2:], [next(code for code in sitting.game.pack.codes if code not in held)]):
        assert ticked(at_table.post(action="play", card=card)) == at_first


def test_chinze_drawn_cards_are_told_and_the_opponents_are_remembered_on_demand(guest: Client) -> None:
    at_table = visitor(guest, "en", "chinze")
    at_table.deal_to("play", tricks=4)
    page = text(at_table.get())
    assert "40 cards in the stock" in page
    assert "You draw" in page
    assert "Your opponent draws" in page
    assert "that you know" not in page
    answer = at_table.post("settings/", speed="instant", tutor="on", known="on")
    assert "Your opponent’s cards that you know" in text(answer)
