"""Cucco at the table: matches for two and four, the cut, the Trionfo's question; and what nobody else may see."""

import re

import pytest
from django.http import HttpResponse
from django.test import Client

from games.core.cards import each
from games.core.deck import shuffled
from games.cucco.cards import PACK, PRIVILEGED
from games.referee import answer as referee
from tests.web.reading import untranslated
from tests.web.tables import Visitor, text, visitor, without_tokens
from tutor.table.models import Hand, Play
from tutor.table.selectors import results, totals

SEATS = {"2": {"hands": "2"}, "4": {"seats": "4"}}


def at_cut(guest: Client, lang: str = "en", *, outer: str, seat: str, **chosen: str) -> Visitor:
    """A table at the cut, with these cards at the end of the stock that the learner looks at, from outside inwards.

    The learner is the cutter or, after a cutter who took nothing, the dealer.
    """
    at_table = visitor(guest, lang, "cucco", **chosen)
    sitting = at_table.now()
    held = 8 * sitting.seats
    codes = [PACK.text(card) for card in shuffled(len(PACK), 5)]
    wanted = outer.split()
    for code in wanted:
        codes.remove(code)
    plain = next(code for code in codes[held:] if not PRIVILEGED >> PACK.card(code) & 1)
    codes.remove(plain)  # at the other end, so that nothing can be taken there
    if seat == "cutter":
        deck = [*codes[:held], plain, *codes[held:], *reversed(wanted)]
    else:
        deck = [*codes[:held], *wanted, *codes[held:], plain]
    dealer = 1 if seat == "cutter" else 0
    hand = Hand.objects.get(table=at_table.table, number=1)
    Play.objects.filter(hand=hand).delete()
    Hand.objects.filter(pk=hand.pk).update(deck=" ".join(deck))
    if seat == "dealer":
        Play.objects.create(hand=hand, ply=0, text=f"{sitting.seats - 1} take 0")
    at_table.dealt_by(dealer)
    assert at_table.now().phase == "take"
    return at_table


def drawn(response: HttpResponse) -> set[str]:
    """The cards whose faces are on the page."""
    return set(re.findall(r"cucco\.\w*\.?svg#(\w+)", response.content.decode())) - {"back"}


def looked(response: HttpResponse) -> list[str]:
    """The cards shown in the look under the stock."""
    found = re.search(r'class="on-cloth look">(.*?)</ul>', response.content.decode(), re.S)
    return re.findall(r"svg#(\w+)", found[1]) if found else []


# --- matches ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SEATS)
def test_a_match_to_its_end(guest: Client, players: str) -> None:
    at_table = visitor(guest, "lij", "cucco", speed="instant", **SEATS[players])
    sitting = at_table.to_the_end()
    hands = results(sitting)
    assert len(hands) == sitting.hands_in_match
    points = totals(hands, 2)
    shown = re.search(r"<tfoot>\s*<tr><td>(\d+)</td><td>(\d+)</td></tr>\s*</tfoot>", at_table.get().content.decode())
    assert shown
    assert [int(own) for own in shown.groups()] == points
    for hand in hands:
        verdict = referee(at_table.get(f"hand/{hand.number}/record.json").content.decode())
        assert verdict["over"]
        assert [side["total"] for side in verdict["result"]["sides"]] == list(hand.result.totals())
        for side in (0, 1):
            why = at_table.get(f"why/{hand.number}/{side}/cards/", htmx=True)
            notes = re.findall(r'class="card-note">(\d+)<', why.content.decode())
            assert sum(map(int, notes)) == hand.result.points(side)


def test_the_match_is_won_by_points(guest: Client) -> None:
    at_table = visitor(guest, "en", "cucco", speed="instant")
    mine, theirs = totals(results(at_table.to_the_end()), 2)
    words = "a draw" if mine == theirs else "you have won" if mine > theirs else "your opponent has won"
    assert words in text(at_table.get())


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("phase", ["take", "return", "play", "trick", "bot", "sheet", "end"])
def test_every_phase_in_every_language(
    guest: Client, lang: str, players: str, phase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_table = visitor(guest, lang, "cucco", speed="step", seats=players, hands="2")
    at_table.dealt_by(1)
    at_table.deal_to(phase, number=2 if phase == "end" else 1, tricks=int(phase == "play"))
    with untranslated(monkeypatch) as missing:
        page = at_table.get()
        hint = at_table.get("?hint=1", htmx=True)
        at_table.get("tricks/")
    assert page.status_code == hint.status_code == 200
    assert 'class="table pack-cucco' in page.content.decode()
    assert not missing


# --- the cut -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["cutter", "dealer"])
@pytest.mark.parametrize("players", SEATS)
def test_the_cut_with_something_to_take(guest: Client, seat: str, players: str) -> None:
    at_table = at_cut(guest, outer="10 14 leone", seat=seat, seats=players)
    page = at_table.get()
    assert looked(page) == ["10", "14", "leone"]
    assert ("bottom" if seat == "cutter" else "top") in text(page)
    assert re.findall(r'name="count" value="(\d)"', page.content.decode()) == ["0", "1", "2"]

    refused = at_table.post(action="take", count=3)
    assert "Only X, XIV and XV may be taken" in text(refused)
    assert f"#cucco.{seat}" in refused.content.decode()

    at_table.post(action="take", count=2)
    assert at_table.record()[-1] == "0 take 2"
    sitting = at_table.now()
    assert sitting.phase == "return"
    assert PACK.texts(sitting.view.cards).count("14") >= 1
    assert len(PACK.texts(sitting.view.cards)) == 10

    record = at_table.record()
    one = at_table.post(action="return", card="leone")
    assert "not in your hand" in text(one) or "go under the stock" in text(one)
    fresh = at_table.post(action="return", card=["10", "14"])
    assert at_table.record() == record or PACK.texts(sitting.turn.offer.cards).count("10") > 0
    assert f"#cucco.{seat}.return" in fresh.content.decode()

    hinted = at_table.get("?hint=1").content.decode()
    assert len(re.findall(r'type="checkbox" name="card"[^>]* checked', hinted)) == 2
    at_table.as_advised()
    assert len(at_table.now().view.cards and PACK.texts(at_table.now().view.cards)) == 8
    assert looked(at_table.get()) == []


def test_the_cut_with_nothing_to_take_is_asked_all_the_same(guest: Client) -> None:
    at_table = at_cut(guest, outer="7", seat="cutter")
    page = at_table.get()
    assert looked(page) == ["7"]
    assert "There is nothing to take here" in text(page)
    assert re.findall(r'name="count" value="(\d)"', page.content.decode()) == ["0"]
    at_table.post(action="take", count=0)
    assert "You take nothing from the stock." in text(at_table.get())


def test_two_equal_cards_go_back_together(guest: Client) -> None:
    at_table = at_cut(guest, outer="10 15 leone", seat="cutter")
    hand = Hand.objects.get(table=at_table.table)
    deck = hand.deck.split()
    mine = [place for place in range(16) if place % 2 == 0][:2]  # the seat at the dealer's right: the learner
    for place in mine:
        other = next(each for each, code in enumerate(deck) if code == "matto" and each not in mine)
        deck[place], deck[other] = deck[other], deck[place]
    hand.deck = " ".join(deck)
    hand.save()
    at_table.post(action="take", count=2)
    page = at_table.get().content.decode()
    assert {"matto", "matto-2"} <= set(re.findall(r'name="card" value="([\w-]+)"', page))
    at_table.post(action="return", card=["matto", "matto-2"])
    assert "0 return matto matto" in at_table.record()


# --- hidden cards ---------------------------------------------------------------------------------------


def seen(at_table: Visitor) -> list[str]:
    return [without_tokens(at_table.get(path)) for path in ("", "?hint=1", "tricks/")]


def exchanged(at_table: Visitor, first: int, second: int) -> None:
    hand = Hand.objects.filter(table=at_table.table).last()
    assert hand
    deck = hand.deck.split()
    assert deck[first] != deck[second]
    deck[first], deck[second] = deck[second], deck[first]
    hand.deck = " ".join(deck)
    hand.save()


@pytest.mark.parametrize("tutor", [True, False])
@pytest.mark.parametrize("players", SEATS)
def test_what_the_cutter_saw_is_nowhere(guest: Client, players: str, tutor: bool) -> None:
    """The learner deals: the card under the stock, which only the cutter saw, and the others' cards change places."""
    at_table = at_cut(guest, outer="10 leone", seat="dealer", seats=players)
    at_table.set(tutor=tutor)
    before, bottom = seen(at_table), len(PACK) - 1
    for hidden in (0, bottom - 1):  # a card of another hand, one within the stock
        code = Hand.objects.get(table=at_table.table).deck.split()
        if code[hidden] != code[bottom]:
            exchanged(at_table, bottom, hidden)
            assert seen(at_table) == before
    at_table.post(action="take", count=0)
    assert at_table.now().phase != "take"
    sitting = at_table.now()
    page = at_table.get()
    held = set(PACK.texts(sitting.view.cards))
    table = {PACK.text(card) for card in sitting.view.trick} | {PACK.text(sitting.view.turned)}
    gone = {PACK.text(card) for trick in sitting.view.tricks for card in trick.cards}
    assert drawn(page) <= held | table | gone


@pytest.mark.parametrize("tutor", [True, False])
@pytest.mark.parametrize("players", SEATS)
def test_hidden_cards_change_nothing_that_is_shown(guest: Client, players: str, tutor: bool) -> None:
    """In the middle of the play an unplayed card of another hand changes places with one of the burnt stock."""
    at_table = visitor(guest, "en", "cucco", seats=players)
    at_table.dealt_by(1)
    at_table.deal_to("play", tricks=2)
    at_table.set(tutor=tutor)
    sitting = at_table.now()
    known = {sitting.view.turned, *sitting.view.looked, *each(sitting.view.returned)}
    deck = PACK.deck(sitting.hand.deck.split())
    others = [
        card for card in deck if any(sitting.state.cards_of(seat) >> card & 1 for seat in range(1, sitting.seats))
    ]
    stock = [card for card in sitting.state.board.stock if card not in known]
    dealt = deck[: 8 * sitting.seats]
    mine = next(card for card in others if card in dealt and not PRIVILEGED >> card & 1)
    other = next(card for card in stock[1:] if card not in dealt and not PRIVILEGED >> card & 1 and card ^ 1 != mine)
    before = seen(at_table)
    exchanged(at_table, deck.index(mine), deck.index(other))
    assert seen(at_table) == before


# --- the Trionfo ------------------------------------------------------------------------------------------


MINE, THEIRS = "9 3 4 11 12 leone nulla 5", "1 2 6 7 13 14 matto nulla"
"""The learner leads, and the other 9 is the Trionfo."""


def leading_the_trionfo(guest: Client, *actions: str, mine: str = MINE, theirs: str = THEIRS) -> Visitor:
    at_table = visitor(guest, "en", "cucco")
    dealt = [code for pair in zip(mine.split(), theirs.split(), strict=True) for code in pair]
    left = list(PACK.codes)
    for code in [*dealt, "9", "8"]:
        left.remove(code)
    hand = Hand.objects.get(table=at_table.table)
    Play.objects.filter(hand=hand).delete()
    Hand.objects.filter(pk=hand.pk).update(deck=" ".join([*dealt, "9", *left, "8"]))
    record = ["0 take 0", "1 take 0", *actions]
    Play.objects.bulk_create(Play(hand=hand, ply=ply, text=line) for ply, line in enumerate(record))
    at_table.dealt_by(1)
    return at_table


@pytest.mark.parametrize("asked", ["numbers", "figures", ""])
def test_leading_the_trionfo_one_may_ask(guest: Client, asked: str) -> None:
    at_table = leading_the_trionfo(guest)
    page = at_table.get()
    assert re.findall(r'name="ask" value="(\w*)"', page.content.decode()) == ["", "numbers", "figures"]
    assert "with the Trionfo you may ask" in text(page)
    at_table.post(action="play", card="9", ask=asked)
    record = at_table.record()
    assert record[2] == ("0 play 9 ask " + asked if asked else "0 play 9")
    answer = record[3].split()[2]
    if asked:
        assert f"You ask for {asked}." in text(at_table.get())
        assert answer.isdigit() is (asked == "numbers") or int(answer) > 10
    log = text(at_table.get())
    assert "The Trionfo is the 9: the card turned up and its twin." in log


def test_asking_without_the_trionfo_is_refused(guest: Client) -> None:
    at_table = leading_the_trionfo(guest)
    refused = at_table.post(action="play", card="3", ask="numbers")
    assert "Only whoever leads the Trionfo may ask." in text(refused)
    assert "#cucco.trionfo.ask" in refused.content.decode()
    assert len(at_table.record()) == 2
    assert "could not be read" in text(at_table.post(action="play", card="9", ask="cards"))


def test_a_worthless_figure_is_not_led(guest: Client) -> None:
    at_table = leading_the_trionfo(guest)
    refused = at_table.play("leone")
    assert "may be led only when you hold nothing else" in text(refused)
    assert "#cucco.lead" in refused.content.decode()


def test_what_is_asked_is_told_and_obeyed(guest: Client) -> None:
    """The opponent leads the Trionfo and asks; the learner, with numbers in hand, plays one."""
    mine, theirs = "1 2 6 7 13 14 matto nulla", "9 3 4 11 15 leone nulla 5"
    taken = ["0 play 13", "1 play 15", "1 play 9 ask numbers"]
    at_table = leading_the_trionfo(guest, *taken, mine=mine, theirs=theirs)
    at_table.set(acknowledged=1)
    page = at_table.get()
    assert "Your opponent asks for numbers." in text(page)
    assert "you must play a number" in text(page)
    refused = at_table.play("14")
    assert "Numbers were asked for" in text(refused)
    assert "#cucco.trionfo.ask" in refused.content.decode()
    at_table.play("1")
    assert at_table.record()[-1] == "0 play 1"


# --- what every table does -----------------------------------------------------------------------------------


def test_take_back_after_the_cut(guest: Client) -> None:
    at_table = at_cut(guest, outer="10 leone", seat="cutter")
    at_table.post(action="take", count=1)
    at_table.post("back/")
    sitting = at_table.now()
    assert sitting.phase == "take"
    assert sitting.hand.assisted


def test_an_old_form_changes_nothing(guest: Client) -> None:
    at_table = at_cut(guest, outer="10 leone", seat="cutter")
    revision = at_table.now().table.revision
    at_table.post(action="take", count=1, revision=revision)
    record = at_table.record()
    assert "moved on" in text(at_table.post(action="take", count=0, revision=revision))
    assert at_table.record() == record


@pytest.mark.parametrize("wrong", [{"count": "x"}, {"count": "-1"}, {"count": ""}, {"count": ["1", "1"]}, {}])
def test_what_is_no_number_of_cards_is_unreadable(guest: Client, wrong: dict[str, object]) -> None:
    at_table = at_cut(guest, outer="10 leone", seat="cutter")
    assert "could not be read" in text(at_table.post(action="take", **wrong))
    assert at_table.record() == []


def test_the_form_opens_what_is_chosen(guest: Client) -> None:
    assert visitor(guest, "en", "cucco", seats="4", hands="4").table.options == {"players": 4, "hands": 4}
    assert visitor(guest, "en", "cucco").table.options == {}
    page = guest.get("/en/cucco/play/").content.decode()
    assert "Rules of the house" not in page
    for wrong in ({"seats": "3"}, {"hands": "3"}):
        sent = {"speed": "step", "csrfmiddlewaretoken": guest.cookies["csrftoken"].value} | wrong
        assert "New table" in text(guest.post("/en/cucco/play/", sent))
