"""A finished hand, walked through by its owner and by strangers; a running one is never shown to anybody."""

import re

import pytest
from django.http import HttpResponse
from django.test import Client
from django.utils.translation import override

from games.bots.registry import choose
from games.core.contract import Event
from games.core.deck import shuffled
from games.registry import game_named
from tests.web.reading import PageText, untranslated
from tests.web.tables import Visitor, text, visitor, without_tokens
from tutor.language.events import event_text
from tutor.learners.models import Answer
from tutor.table.models import Hand, Play, Slip, Table
from tutor.table.sitting import Sitting
from tutor.walk.again import ASKED
from tutor.walk.chapters import chapters
from tutor.walk.models import Try
from tutor.walk.selectors import hand_at

WAYS = {
    "gatti": ("gatti", {}),
    "three": ("gatti", {"players": "3"}),
    "dummies": ("gatti", {"players": "2"}),
    "chinze": ("chinze", {}),
    "cirollon": ("cirollon", {}),
    "cucco": ("cucco", {}),
    "cucco in pairs": ("cucco", {"seats": "4"}),
}


def finished(guest: Client, way: str = "gatti", lang: str = "en") -> tuple[Visitor, Hand]:
    """A hand of this kind, played to its end by the bots, one of them in the learner's place."""
    game, house = WAYS[way]
    at_table = visitor(guest, lang, game=game, **house)
    at_table.deal_to("sheet" if at_table.now().hands_in_match != 1 else "end")
    return at_table, Hand.objects.get(table=at_table.table)


def walk(client: Client, hand: Hand, path: str = "", lang: str = "en", *, htmx: bool = False) -> HttpResponse:
    return client.get(f"/{lang}/hand/{hand.token}/{path}", headers={"HX-Request": "true"} if htmx else {})


def cards_on(response: HttpResponse) -> set[str]:
    """The codes of the cards drawn on a page."""
    return set(re.findall(r"<use href=\"[^\"#]*#([^\"]+)\"", response.content.decode()))


# --- through the hand ------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_every_position_is_there_with_all_its_cards(guest: Client, way: str) -> None:
    _, hand = finished(guest, way)
    sitting = hand_at(hand.token)
    last = len(sitting.actions)
    pack = set(sitting.game.pack.codes)
    for ply in (0, 1, last // 2, last):
        page = walk(guest, hand, f"{ply}/")
        assert page.status_code == 200
        assert cards_on(page) >= (pack if ply == 0 else set()), "all the cards lie open"
    assert walk(guest, hand, f"{last + 1}/").status_code == 404
    assert f"· 0/{last}" in text(walk(guest, hand)), "the address of the hand shows the deal"


@pytest.mark.parametrize("way", WAYS)
def test_chapters_cover_every_position_once(guest: Client, way: str) -> None:
    _, hand = finished(guest, way)
    sitting = hand_at(hand.token)
    found = chapters(sitting)
    assert found[0].begin == found[0].end == 0
    assert [later.begin for later in found[1:]] == [each.end for each in found[:-1]]
    assert found[-1].end == len(sitting.actions)
    assert all(each.end > each.begin for each in found[1:])


@pytest.mark.parametrize("way", ["cirollon", "cucco"])
def test_forwards_and_backwards_by_links_alone(guest: Client, way: str) -> None:
    _, hand = finished(guest, way)

    def follow(html: str, name: str) -> str:
        found = re.search(rf'id="walk-{name}" href="([^"]+)"', html)
        return guest.get(found[1]).content.decode() if found else ""

    def ply(html: str) -> int:
        return int(re.search(r"· (\d+)/\d+", html)[1])

    last = hand.plays.count()
    html = walk(guest, hand).content.decode()
    visited = [0]
    while html := follow(html, "trick-on"):
        visited.append(ply(html))
        end = html
    assert visited[-1] == last
    assert visited == sorted(set(visited))
    back = [last]
    while end := follow(end, "trick-back"):
        back.append(ply(end))
    assert back == visited[::-1]
    html = walk(guest, hand, "7/").content.decode()
    assert ply(follow(html, "step-on")) == 8
    assert ply(follow(html, "step-back")) == 6
    assert ply(follow(html, "first")) == 0
    assert ply(follow(html, "last")) == last


@pytest.mark.parametrize("way", ["gatti", "chinze", "cirollon", "cucco in pairs"])
def test_pages_are_in_their_language(guest: Client, way: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, hand = finished(guest, way, lang)
    last = hand.plays.count()
    with untranslated(monkeypatch) as missing:
        for path in ("", f"{last // 2}/", f"{last}/", "count/"):
            page = walk(guest, hand, path, lang)
            assert page.status_code == 200
            assert PageText(page.content.decode()).lang == lang
    assert missing == []


def test_the_end_has_the_sheet_with_every_figure_explained(guest: Client) -> None:
    _, hand = finished(guest)
    html = walk(guest, hand, f"{hand.plays.count()}/").content.decode()
    linked = re.findall(r'<td class="number"><a href="#([^"]+)"', html)
    assert linked
    assert all(f'id="{anchor}"' in html for anchor in linked)
    assert all(rule in html for rule in ("gatti.count.thirds", "gatti.count.cards"))


def test_htmx_gets_the_part_and_the_way_back_the_whole(guest: Client) -> None:
    _, hand = finished(guest)
    part = walk(guest, hand, "5/", htmx=True).content.decode()
    assert part.lstrip().startswith("<article")
    headers = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
    assert "<html" in guest.get(f"/en/hand/{hand.token}/5/", headers=headers).content.decode()


def test_a_void_deal_is_shown_and_not_counted(guest: Client) -> None:
    at_table = visitor(guest, game="cirollon")
    at_table.deal_to("void")
    hand = Hand.objects.get(table=at_table.table)
    assert "more than one ace" in text(walk(guest, hand))
    assert walk(guest, hand, "count/").status_code == 404
    assert walk(guest, hand, "1/").status_code == 404


@pytest.mark.parametrize(
    ("seats", "said"), [(2, "The fool goes back to your pile."), (4, "The fool goes back to its side’s pile.")]
)
def test_the_fool_goes_back_to_a_side_only_where_there_is_one(seats: int, said: str) -> None:
    with override("en"):
        assert event_text(Event("kept", 0, rule="chinze.fool.kept"), seats=seats) == said


# --- a running hand ----------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_nothing_of_a_running_hand_is_shown(guest: Client, client: Client, way: str) -> None:
    """Whatever is asked for, by the owner or a stranger: the same word, which hangs on nothing of the hand."""
    game, house = WAYS[way]
    at_table = visitor(guest, game=game, **house)
    at_table.deal_to("play")
    hand = Hand.objects.get(table=at_table.table)
    pages = []
    for _ in range(2):
        plies = hand.plays.count()
        paths = ["", "count/", "record.json", "again/", *(f"{ply}/" for ply in (0, plies, plies + 1))]
        paths += [f"{plies}/{asked}/" for asked in ASKED]
        for path in paths:
            for visiting in (guest, client):
                page = walk(visiting, hand, path)
                assert page.status_code == 404
                pages.append(re.sub(r"/hand/[^\"]*", "", without_tokens(page)))
        token = {"csrfmiddlewaretoken": guest.cookies["csrftoken"].value}
        for path in ("again/", "count/", f"{plies}/one/"):
            answer = guest.post(f"/en/hand/{hand.token}/{path}", token)
            assert answer.status_code == 404
            pages.append(re.sub(r"/hand/[^\"]*", "", without_tokens(answer)))
        at_table.as_advised()
    assert len(set(filter(None, pages))) == 1
    assert "<use" not in pages[0]
    assert at_table.table.token not in pages[0]


def test_the_last_card_but_one_does_not_end_a_hand(guest: Client) -> None:
    _, hand = finished(guest)
    last = hand.plays.count()
    Play.objects.filter(hand=hand, ply=last - 1).delete()
    assert walk(guest, hand).status_code == 404
    assert "not over yet" in text(walk(guest, hand))


@pytest.mark.django_db
@pytest.mark.parametrize("token", ["nothing", "0" * 400, "%00", "ü"])
def test_an_unknown_address_is_a_plain_404(client: Client, token: str) -> None:
    page = client.get(f"/en/hand/{token}/")
    assert page.status_code == 404
    assert "not over yet" not in text(page)


# --- shared --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_a_stranger_sees_the_hand_and_nothing_of_the_learner(guest: Client, client: Client, way: str) -> None:
    at_table, hand = finished(guest, way)
    Slip.objects.create(hand=hand, ply=0, kind="taken-back", text=hand.plays.first().text, rule="gatti.lead")
    at_table.post("next/")
    others = [other.token for other in Hand.objects.filter(table=at_table.table).exclude(pk=hand.pk)]
    for path in ("", "8/", f"{hand.plays.count()}/", "count/", "record.json"):
        page = walk(client, hand, path)
        assert page.status_code == 200
        html = page.content.decode()
        for secret in (at_table.table.token, at_table.table.learner.key, "Taken back", *others):
            assert secret not in html
        assert at_table.table.token[:6] not in page.get("Content-Disposition", "")
    assert "sessionid" not in client.cookies, "looking makes no guest"
    assert f"http://testserver/en/hand/{hand.token}/8/" in walk(client, hand, "8/").content.decode()


def test_the_owner_finds_the_way_back_to_the_table(guest: Client) -> None:
    at_table, hand = finished(guest)
    assert at_table.url in walk(guest, hand).content.decode()


def test_the_table_links_to_the_walk(guest: Client) -> None:
    at_table, hand = finished(guest)
    assert f"/en/hand/{hand.token}/" in at_table.get().content.decode()
    assert f"/en/hand/{hand.token}/" in guest.get("/en/gatti/play/").content.decode()
    running = visitor(guest)
    token = Hand.objects.get(table=running.table).token
    assert token not in running.get().content.decode()


# --- marked and tried again ---------------------------------------------------------------------------


def slipped(guest: Client, way: str) -> tuple[Visitor, Hand]:
    """A finished hand in which one play was refused and every tenth taken back at first."""
    at_table, hand = finished(guest, way)
    sitting = hand_at(hand.token)
    for ply, (state, action) in enumerate(zip(sitting.states, sitting.actions, strict=False)):
        if action.seat not in sitting.mine or action.verb != "play":
            continue
        for card in sitting.game.pack.texts(state.cards_of(action.seat)):
            tried = sitting.game.read_action(f"{action.seat} play {card}")
            verdict = state.judge(tried)
            if not verdict.allowed:
                Slip.objects.create(
                    hand=hand, ply=ply, kind="refused", text=f"{action.seat} play {card}", rule=verdict.rule
                )
                return at_table, hand
    raise AssertionError("nothing is ever refused")


@pytest.mark.parametrize("way", WAYS)
def test_a_slip_is_marked_and_tried_again(guest: Client, client: Client, way: str) -> None:
    at_table, hand = slipped(guest, way)
    slip = hand.slips.get()
    page = walk(guest, hand, f"{slip.ply}/")
    assert "Not allowed:" in text(page)
    [again] = set(
        re.findall(rf"/en/hand/{hand.token}/{slip.ply}/(?:all|one)/(?=\"> *Try again)", page.content.decode())
    )
    asked = guest.get(again)
    assert asked.status_code == 200
    wrong = {"pick": choices(asked)[:1]}
    for visiting in (client, guest, guest):
        visiting.get(again)
        fields = wrong | {"csrfmiddlewaretoken": visiting.cookies["csrftoken"].value}
        assert 'id="feedback"' in visiting.post(again, fields).content.decode()
    assert Try.objects.count() == 1, "the owner's first answer alone is kept"
    assert set(Answer.objects.values_list("source", "theme")) == {("table", "play")}
    assert {answer.learner for answer in Answer.objects.all()} == {at_table.table.learner}


def choices(page: HttpResponse) -> list[str]:
    return re.findall(r'name="pick" value="([^"]+)"', page.content.decode())


@pytest.mark.parametrize("game", ["gatti", "chinze", "cirollon"])
def test_a_missed_meld_is_marked(guest: Client, game: str) -> None:
    at_table = visitor(guest, game=game)
    for seed in range(40):
        silent_hand(at_table, seed)
        hand = Hand.objects.get(table=at_table.table)
        page = walk(guest, hand)
        if "Missed here" in text(page):
            again = re.search(rf"/en/hand/{hand.token}/\d+/melds/", page.content.decode())[0]
            asked = guest.get(again)
            assert asked.status_code == 200
            fields = {"pick": choices(asked)[0], "number": "1"}
            guest.post(again, fields | {"csrfmiddlewaretoken": guest.cookies["csrftoken"].value})
            assert set(Answer.objects.values_list("theme", flat=True)) == {"declare"}
            return
    raise AssertionError("nothing is ever missed")


def silent_hand(at_table: Visitor, seed: int) -> None:
    """A hand played to its end in which the learner never declares."""
    at_table.table.hands.all().delete()
    game = game_named(at_table.table.game)
    codes = " ".join(game.pack.text(card) for card in shuffled(len(game.pack), seed))
    hand = Hand.objects.create(table=at_table.table, number=1, deck=codes)
    at = Sitting.replayed(at_table.table, hand, [])
    while not at.state.over and not at.state.void:
        action = choose(game.name, at.state.view(at.state.to_act))
        if action.verb == "declare" and action.seat == 0:
            silent = [may for may in at.state.actions() if may.verb == "play"]
            action = silent[0] if silent else game.read_action("0 declare")
        at = at.after(action)
    Play.objects.bulk_create(Play(hand=hand, ply=ply, text=text) for ply, text in enumerate(at.texts))


@pytest.mark.parametrize("path", ["0/nothing/", "0/all/", "999/one/", "70000/"])
def test_there_is_nothing_to_try_where_nothing_is_asked(guest: Client, path: str) -> None:
    at_table = visitor(guest)
    at_table.dealt_by(3)
    at_table.deal_to("sheet")
    assert walk(guest, Hand.objects.get(table=at_table.table), path).status_code == 404


# --- counted by oneself --------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_points_are_counted_line_by_line(guest: Client, way: str) -> None:
    at_table, hand = finished(guest, way)
    url = f"/en/hand/{hand.token}/count/"
    fields = re.findall(r'name="([a-z]+)" id="count-', guest.get(url).content.decode())
    token = {"csrfmiddlewaretoken": guest.cookies["csrftoken"].value}
    zero = dict.fromkeys(fields, "-7")
    graded = guest.post(url, zero | token).content.decode()
    right = re.findall(r"The right number is ([−\d]+)\.", graded)
    assert len(right) == len(fields)
    assert sum(int(points.replace("−", "-")) for points in right) == at_table.now().state.result().points(0)
    answers = list(Answer.objects.values_list("theme", "source", "right"))
    assert set(answers) == {("count", "table", False)}
    again = guest.post(url, dict(zip(fields, right, strict=True)) | token).content.decode()
    assert "is-right" in again
    assert "The right number is" not in again
    assert Answer.objects.count() == len(answers), "only the first count is kept"


def test_a_line_without_a_number_is_told_and_the_others_stay(guest: Client) -> None:
    _, hand = finished(guest)
    url = f"/en/hand/{hand.token}/count/"
    guest.get(url)
    token = {"csrfmiddlewaretoken": guest.cookies["csrftoken"].value}
    html = guest.post(url, {"melds": "12", "cards": "many"} | token).content.decode()
    assert html.count("A whole number is wanted here") == 2
    assert 'value="12"' in html
    assert not Answer.objects.exists()


# --- the same deal again -------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_the_same_deal_again(guest: Client, client: Client, way: str) -> None:
    at_table, hand = finished(guest, way)
    url = f"/en/hand/{hand.token}/again/"
    for visiting in (guest, client):
        walk(visiting, hand)
        assert walk(visiting, hand, "again/").url == f"/en/hand/{hand.token}/", "only its form deals again"
        fields = {"csrfmiddlewaretoken": visiting.cookies["csrftoken"].value}
        first, second = visiting.post(url, fields), visiting.post(url, fields)
        assert first.status_code == 302
        assert first.url == second.url, "the same click twice opens one table"
        table = Table.objects.get(token=first.url.split("/")[3])
        fresh = table.hands.get()
        assert fresh.deck == hand.deck
        assert (table.options, table.first_dealer) == (at_table.table.options, at_table.table.first_dealer)
        assert fresh.assisted
        assert fresh.token != hand.token
        assert visiting.get(first.url).status_code == 200


# --- deleted -------------------------------------------------------------------------------------------


def test_a_table_is_deleted_once_that_is_confirmed(guest: Client, client: Client) -> None:
    at_table, hand = finished(guest)
    assert client.get(at_table.url + "delete/").status_code == 404
    assert "Delete this table" in text(at_table.get("delete/"))
    assert Table.objects.exists()
    answer = at_table.post("delete/", htmx=False)
    assert answer.url == "/en/gatti/play/"
    assert not Table.objects.exists()
    assert at_table.post("delete/", htmx=False, revision=0).url == "/en/", "a second click"
    assert walk(client, hand).status_code == 404
