"""A table of cirollon: every way to take, sgobbe, melds, the dealer's claim, void deals, a whole match."""

import re

import pytest
from django.http import HttpResponse
from django.test import Client

from games.core.genoese import PACK
from games.referee import answer as referee
from tests.web.reading import untranslated
from tests.web.tables import Visitor, text, visitor, without_tokens
from tutor.table.models import Hand, Play, Table

SOUTH = "Js 1s 2s 7h 6h Qc Kc Kd 6s"
TABLE = "3d 4c Jh 5c"
"""The jack takes the jack, or 3 + 5, or 3 + 4 for fifteen; the ace everything; the queen 4 + 5 alone."""
FIRST = 1
"""The dealer to whose left South sits: South plays first (cirollon.first)."""


def deck(south: str, table: str, dealer: int) -> str:
    """The deck that deals these cards to South and to the table, the others in the pack's order (cirollon.deal)."""
    left = [code for code in PACK.codes if code not in f"{south} {table}".split()]
    held = {0: south.split(), 1: left[:9], 2: left[9:18], 3: left[18:]}
    lie, dealt = table.split(), []
    for packet in range(3):
        for step in range(4):
            dealt += held[(dealer + 1 + step) % 4][packet * 3 : packet * 3 + 3]
        dealt += lie[packet * 2 : packet * 2 + 2]
    assert sorted(dealt) == sorted(PACK.codes)
    return " ".join(dealt)


def table_of(
    client: Client, *actions: str, lang: str = "en", cards: str = "", dealer: int = FIRST, **more: str
) -> Visitor:
    """A table at which this was dealt and done."""
    at_table = visitor(client, lang, "cirollon", **more)
    hand = Hand.objects.get(table=at_table.table, number=1)
    Play.objects.filter(hand=hand).delete()
    Hand.objects.filter(pk=hand.pk).update(deck=cards or deck(SOUTH, TABLE, dealer))
    Play.objects.bulk_create(Play(hand=hand, ply=ply, text=done) for ply, done in enumerate(actions))
    at_table.set(first_dealer=dealer, acknowledged=0)
    return at_table


@pytest.fixture
def south(guest: Client) -> Visitor:
    """A guest who is to play the first card."""
    return table_of(guest, "0 declare")


def sums(response: HttpResponse) -> list[str]:
    return re.findall(r'<strong class="figure">([^<]+)</strong></label>', response.content.decode())


# --- taking --------------------------------------------------------------------------------------------


def test_several_ways_are_shown_with_their_sums_and_nothing_is_played_yet(south: Visitor) -> None:
    answer = south.play("Js")
    assert sorted(sums(answer)) == ["3 + 4 + J = 15", "3 + 5 = 8", "J = J"]
    assert "several ways" in text(answer)
    assert south.record() == ["0 declare"]
    assert sums(south.get("?card=Js")) == sums(answer)
    assert sums(south.get("?card=Qc")) == sums(south.get("?card=9h")) == sums(south.get("?card=<")) == []


def test_letters_are_the_readers(guest: Client) -> None:
    assert "3 + 4 + F = 15" in sums(table_of(guest, "0 declare", lang="it").play("Js"))


def test_a_hint_ticks_the_way_it_means(guest: Client) -> None:
    at_table = table_of(guest, "0 declare", cards=deck("Js 2s 7h 6h Qc Kc Kd 6s Jc", "7d 1d Jh 6d", FIRST))
    advised = at_table.advised()
    page = at_table.get("?hint=1", htmx=True).content.decode()
    assert re.search(rf'name="take" value="{advised["take"]}" id="way-\d" checked', page)
    assert f'id="card-{advised["card"][0]}" checked' in page


def test_without_scripts_the_ways_have_an_address(south: Visitor) -> None:
    answer = south.play("Js", htmx=False)
    assert answer.status_code == 302
    assert answer.url == f"{south.url}?card=Js#table"


@pytest.mark.parametrize("take", ["Jh", "3d 5c", "3d 4c"])
def test_the_way_chosen_is_taken(south: Visitor, take: str) -> None:
    answer = south.play("Js", take=take, **{"for": "Js"})
    taken = " ".join(PACK.texts(PACK.set(take.split())))
    assert south.record()[1] == f"0 play Js x {taken}"
    assert south.now().phase == "trick"  # it lies there until it is put away
    page = answer.content.decode()
    assert page.count('class="is-taken') == len(take.split()) + 1
    assert "is-sgobba" not in page
    south.set(speed="step")
    south.post("advance/")
    while south.now().phase == "trick":
        south.post("advance/")
    assert "Last take" in text(south.get())


def test_one_way_is_taken_at_once(south: Visitor) -> None:
    south.play("Qc")
    assert south.record()[1] == "0 play Qc x 4c 5c"


def test_another_card_chosen_meanwhile_drops_the_way(south: Visitor) -> None:
    south.play("Qc", take="3d 4c", **{"for": "Js"})
    assert south.record()[1] == "0 play Qc x 4c 5c"


def test_no_way_the_card_is_laid_down(guest: Client) -> None:
    at_table = table_of(guest, "0 declare", cards=deck("2s 3h 4h 5h Js Qs 7c 7s 6c", "6d Kh Qd Kc", FIRST))
    answer = at_table.play("2s")
    assert at_table.record()[1] == "0 play 2s"
    assert "You leave the 2 of spades on the table." in text(answer)


def test_an_ace_sweeps_and_the_sgobba_is_marked(south: Visitor) -> None:
    answer = south.play("1s")
    assert south.record()[1] == "0 play 1s x Jh 3d 4c 5c"
    assert "is-sgobba" in answer.content.decode()
    assert "Sweep!" in text(answer)
    assert "1 sweep" in text(answer)
    assert "A sweep: 1 point for your side." in text(answer)


@pytest.mark.parametrize(
    ("card", "take", "rule"),
    [
        ("Js", "4c", "cirollon.take.sum"),
        ("Js", "Jh 3d 5c", "cirollon.take.one"),
        ("1s", "3d", "cirollon.take.ace"),
        ("5h", "5c", "cirollon.hold"),
    ],
)
def test_refusals_by_clause(south: Visitor, lang: str, card: str, take: str, rule: str) -> None:
    south.lang = lang
    answer = south.play(card, take=take, **{"for": card})
    assert f"#{rule}" in answer.content.decode()
    assert south.record() == ["0 declare"]


def test_what_makes_no_sense_is_told(south: Visitor) -> None:
    for fields in ({"card": "Zz"}, {"card": ["Js", "1s"]}, {"card": "Js", "take": "x", "for": "Js"}, {"claim": "all"}):
        assert south.post(action="play", **fields).status_code == 200
    assert "Choose a card first." in text(south.post(action="play"))
    assert south.record() == ["0 declare"]


def test_a_click_twice_plays_once(south: Visitor) -> None:
    revision = south.now().table.revision
    south.play("Qc", revision=revision)
    length = len(south.record())
    again, other = south.play("Qc", revision=revision), south.play("Js", revision=revision)
    assert len(south.record()) == length
    assert "moved on" not in text(again)
    assert "moved on" in text(other)


def test_take_back(south: Visitor) -> None:
    south.play("1s")
    south.post("back/")
    assert south.record() == ["0 declare"]
    assert south.now().phase == "play"


# --- melds ---------------------------------------------------------------------------------------------


def test_a_meld_with_the_poncin_is_declared_and_lies_open(guest: Client) -> None:
    at_table = table_of(guest)
    page = at_table.get()
    assert 'value="barsegon:Kd,Kc,7h=10"' in page.content.decode() or "barsegon:7h=10,Kd,Kc" in page.content.decode()
    answer = at_table.post(action="declare", meld="barsegon:7h=10,Kd,Kc")
    assert at_table.record() == ["0 declare barsegon:7h=10,Kd,Kc"]
    assert "stands for 10" in text(answer)
    assert 'aria-label="Open cards"' in answer.content.decode()
    assert "the open cards first" in text(answer)
    barred = at_table.play("Qc")
    assert "#cirollon.meld.open" in barred.content.decode()
    assert 'is-dimmed"><input type="radio" name="card" value="Qc"' in barred.content.decode()
    at_table.play("7h")  # a ten now: it takes the 5 for fifteen
    assert at_table.record()[1] == "0 play 7h x 5c"


@pytest.mark.parametrize(
    ("melds", "rule"),
    [
        (["barsega:7h=6,1s,2s", "barsegon:7h=6,6h,6s"], "cirollon.meld.several"),
        (["barsegon:6h,6s,Js"], "cirollon.meld.barsegon"),
        (["barsega:7h=9,1s,2s"], "cirollon.meld.poncin"),
    ],
)
def test_melds_refused(guest: Client, melds: list[str], rule: str) -> None:
    at_table = table_of(guest)
    answer = at_table.post(action="declare", meld=melds)
    assert f"#{rule}" in answer.content.decode()
    assert at_table.record() == []


# --- the dealer's claim, void deals ----------------------------------------------------------------------


@pytest.mark.parametrize(("lie", "word", "sgobbe"), [("2d 3c 4h 6s", "fifteen", 1), ("Kd Kc 4h 6s", "thirty", 2)])
def test_the_dealer_claims(guest: Client, lie: str, word: str, sgobbe: int) -> None:
    held = [code for code in PACK.codes if code not in lie.split()][:9]
    at_table = table_of(guest, cards=deck(" ".join(held), lie, 0), dealer=0)
    assert "do you want to take them?" in text(at_table.get())
    answer = at_table.post(action="claim", claim=word)
    assert at_table.record() == [f"0 claim {word}"]
    assert at_table.now().phase == "trick"
    assert f"{sgobbe} sweep" in text(answer)
    assert "The four cards make" in text(at_table.post("advance/"))


def test_a_claim_can_be_left_and_a_false_one_is_refused(guest: Client) -> None:
    at_table = table_of(guest, cards=deck(SOUTH, "2d 3c 4h 6c", 0), dealer=0)
    assert "#cirollon.dealer.thirty" in at_table.post(action="claim", claim="thirty").content.decode()
    at_table.post(action="claim", claim="none")
    assert at_table.record()[0] == "0 claim none"


def test_a_void_deal_is_shown_and_dealt_again_by_the_same_dealer(guest: Client, lang: str) -> None:
    at_table = table_of(guest, cards=deck("2h 3h 4h 5h 6h 7h Js Qs Ks", "1d 1c 5s 6s", 2), dealer=2, lang=lang)
    page = at_table.get()
    assert at_table.now().phase == "void"
    assert "cirollon.deal.void" in page.content.decode()
    assert {"1d", "1c", "5s", "6s"} <= set(re.findall(r'#(\w+)"/>', page.content.decode()))
    assert at_table.get("hand/1/record.json").status_code == 404
    again = at_table.post("next/")
    now = at_table.now()
    assert "cirollon.deal.void" in again.content.decode()  # it can be read again
    assert now.view.dealer == 2
    assert now.hand.counted == 1
    assert at_table.get().status_code == 200


# --- everything in every language, nothing hidden ----------------------------------------------------------


@pytest.mark.parametrize("phase", ["claim", "declare", "play", "trick", "bot", "void", "sheet"])
def test_every_phase_in_every_language(guest: Client, lang: str, phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at_table = visitor(guest, lang, "cirollon")
    at_table.dealt_by(0)
    at_table.deal_to(phase, tricks=3 if phase == "play" else 0)
    with untranslated(monkeypatch) as missing:
        page = at_table.get()
        hint = at_table.get("?hint=1", htmx=True)
        begin = guest.get(f"/{lang}/cirollon/play/")
    assert page.status_code == hint.status_code == begin.status_code == 200
    assert at_table.get("tricks/").status_code == 404
    assert not missing


@pytest.mark.parametrize("tutor", [True, False])
def test_hidden_cards_change_nothing_that_is_shown(guest: Client, tutor: bool) -> None:
    """Two hidden hands change places: every answer stays the same."""
    at_table = table_of(guest, "0 declare", "0 play Qc x 4c 5c")
    at_table.set(tutor=tutor, speed="step", acknowledged=1)
    seen = []
    for swap in (False, True):
        cards = deck(SOUTH, TABLE, FIRST).split()
        if swap:  # East and West, packet by packet
            for start in (0, 14, 28):
                east, west = slice(start + 9, start + 12), slice(start + 3, start + 6)
                cards[east], cards[west] = cards[west], cards[east]
        Hand.objects.filter(table=at_table.table).update(deck=" ".join(cards))
        pages = [at_table.get(), at_table.get("?hint=1", htmx=True), at_table.get("?card=Js", htmx=True)]
        seen.append([without_tokens(page) for page in pages])
    assert seen[0] == seen[1]


def test_piles_are_counted_for_ones_own_side_by_the_tutor_alone(south: Visitor) -> None:
    south.play("Qc")
    assert "3 cards in the pile" in text(south.get())
    south.set(tutor=False)
    assert "in the pile" not in text(south.get())


# --- a match -----------------------------------------------------------------------------------------------


def test_a_match_to_its_end(guest: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    at_table = visitor(guest, "lij", "cirollon", speed="instant", limit="31")
    end = at_table.to_the_end()
    standing = end.standing
    assert standing.winners
    with untranslated(monkeypatch) as missing:
        page = at_table.get()
        whys = [
            at_table.get(f"why/{number}/{side}/{line}/")
            for number in range(1, end.hand.counted + 1)
            for side in (0, 1)
            for line in ("hand", "cards", "primiera")
        ]
    assert not missing
    assert {why.status_code for why in whys} == {200}
    shown = re.search(r"<tfoot>\s*<tr><td>(\d+)</td><td>(\d+)</td></tr>\s*</tfoot>", page.content.decode())
    assert shown
    assert [int(own) for own in shown.groups()] == list(standing.totals)
    sums_ = [0, 0]
    for number in range(1, end.hand.counted + 1):
        record = referee(at_table.get(f"hand/{number}/record.json").content.decode())
        assert record["over"]
        for side in (0, 1):
            sums_[side] += record["result"]["sides"][side]["total"]
    assert sums_ == list(standing.totals)
    assert Table.objects.get(pk=at_table.table.pk).options == {"limit": 31}
    assert at_table.url not in guest.get("/lij/cirollon/play/").content.decode()
