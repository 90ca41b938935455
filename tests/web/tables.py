"""Tables for tests: opened by the form as a guest does, then dealt the cards that a test needs."""

import re
from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.test import Client

from games.bots.registry import advise, choose
from games.core.contract import Action
from games.core.deck import shuffled
from games.core.tarot import PACK
from games.registry import game_named
from tutor.table.models import Hand, Play, Table
from tutor.table.selectors import sitting_at
from tutor.table.sitting import Sitting

SOUTH = "3h 9h Kh 2d Jd Qd 4c 8c 1s 5s 6s 7s Ks T2 T5 T9 T13 T20 F"
EAST = "1h 2h 4h 5h 1d 3d 4d 1c 2c 3c 2s 3s 4s Js T1 T3 T6 T10 T14"
NORTH = "6h 7h Jh Ch 5d 6d 7d Cd 5c 6c 7c Jc 8s 9s T4 T7 T11 T15 T17"
WEST = "8h 10h Qh 8d 9d 10d Kd 9c 10c Cc Qc Kc 10s Cs Qs T8 T12 T16 T18"
LEFT = "T19 T21"
"""West deals, so South leads. The dealer's last two cards stand in LEFT."""

SILENCE = ["0 declare", "1 declare", "2 declare", "3 declare"]
TO_LEAD = ["3 discard 8d 9d", *SILENCE]
WEST_LEADS_DIAMONDS = [
    *TO_LEAD,
    *("0 play 3h", "1 play 1h", "2 play 6h", "3 play 8h"),
    "3 play Kd",
]


@dataclass
class Visitor:
    """A guest's browser at a table of theirs."""

    client: Client
    table: Table
    lang: str = "en"

    @property
    def url(self) -> str:
        return f"/{self.lang}/table/{self.table.token}/"

    def get(self, path: str = "", *, htmx: bool = False) -> HttpResponse:
        return self.client.get(self.url + path, headers={"HX-Request": "true"} if htmx else {})

    def post(self, path: str = "", *, htmx: bool = True, **fields: Any) -> HttpResponse:
        """Send a form of the table; the revision is the present one unless another is given."""
        if "revision" not in fields:
            fields["revision"] = self.now().table.revision
        fields["csrfmiddlewaretoken"] = self.client.cookies["csrftoken"].value
        return self.client.post(self.url + path, fields, headers={"HX-Request": "true"} if htmx else {})

    def play(self, card: str, **fields: Any) -> HttpResponse:
        return self.post(action="play", card=card, **fields)

    def now(self) -> Sitting:
        """The table as the database has it."""
        return sitting_at(Table.objects.get(pk=self.table.pk))

    def record(self) -> list[str]:
        return self.now().texts

    def set(self, **changes: Any) -> None:
        Table.objects.filter(pk=self.table.pk).update(**changes)

    def dealt_by(self, dealer: int) -> None:
        """Have the first hand dealt by this seat; the cards are to be dealt anew."""
        self.set(first_dealer=dealer)
        self.table.first_dealer = dealer

    def lay(self, *actions: str, dealer: int = 3, hands: dict[int, str] | None = None) -> None:
        """Deal the first hand anew, with these cards and these actions."""
        hand = Hand.objects.get(table=self.table, number=1)
        Play.objects.filter(hand=hand).delete()
        Hand.objects.filter(pk=hand.pk).update(deck=deck(hands or {}, dealer), assisted=False)
        Play.objects.bulk_create(Play(hand=hand, ply=ply, text=text) for ply, text in enumerate(actions))
        self.set(first_dealer=dealer, acknowledged=0)

    def deal_to(self, phase: str, *, tricks: int = 0, number: int = 1, offered: bool = False) -> None:
        """Deal a hand in which the bots, one in the learner's place, come to this phase, after so many tricks.

        `offered`: where melds may be declared.
        """
        for seed in range(100):
            self.table.hands.all().delete()
            for earlier in range(1, number):
                self._dealt(earlier, seed, "sheet", 0)
            self._dealt(number, seed, phase, tricks, offered=offered)
            if self.now().phase == phase:
                return
        raise AssertionError(f"no deal comes to {phase}")

    def _dealt(self, number: int, seed: int, phase: str, tricks: int, *, offered: bool = False) -> None:
        pack = game_named(self.table.game).pack
        codes = [pack.text(card) for card in shuffled(len(pack), seed)]
        hand = Hand.objects.create(table=self.table, number=number, deck=" ".join(codes))
        at = Sitting.replayed(self.table, hand, [])
        while at.phase not in ("sheet", "end", "void") and (
            at.phase != phase or at.taken < tricks or (offered and not at.turn.offer)
        ):
            at = at.acknowledge() if at.pending else at.after(_chosen(at))
        Play.objects.bulk_create(Play(hand=hand, ply=ply, text=text) for ply, text in enumerate(at.texts))
        self.set(acknowledged=at.acknowledged)

    def advised(self, sitting: Sitting | None = None) -> dict[str, Any]:
        """The form by which the bot would act in the learner's place."""
        sitting = sitting or self.now()
        action = advise(sitting.table.game, sitting.turn).action
        melds = [sitting.game.write_meld(meld) for meld in action.melds]
        cards = sitting.game.pack.texts(action.cards)
        form = {"revision": sitting.table.revision, "action": action.verb, "card": cards, "meld": melds}
        if action.verb == "take":
            form["count"] = action.count
        if action.taken:
            form |= {"for": cards, "take": " ".join(sitting.game.pack.texts(action.taken))}
        return form | ({"claim" if action.verb == "claim" else "ask": action.word} if action.word else {})

    def as_advised(self, sitting: Sitting | None = None) -> HttpResponse:
        """Do what the bot would do here; where nothing is asked, go on."""
        sitting = sitting or self.now()
        path = {"trick": "advance/", "bot": "advance/", "sheet": "next/", "void": "next/"}.get(sitting.phase)
        if path:
            return self.post(path, revision=sitting.table.revision)
        return self.post(**self.advised(sitting))

    def to_the_end(self) -> Sitting:
        """Play the match by the bot's advice; every request must change the table."""
        sitting = self.now()
        while sitting.phase != "end":
            assert self.as_advised(sitting).status_code == 200
            before, sitting = sitting, self.now()
            assert sitting.table.revision == before.table.revision + 1, before.phase
        return sitting


def _chosen(sitting: Sitting) -> Action:
    return choose(sitting.table.game, sitting.state.view(sitting.state.to_act))


def visitor(client: Client, lang: str = "en", game: str = "gatti", **chosen: str) -> Visitor:
    """Open a table by the form, with the tutor and at normal speed unless told otherwise."""
    fields = {"tutor": "on", "speed": "normal"} | chosen
    page = client.get(f"/{lang}/{game}/play/")
    assert page.status_code == 200
    token = client.cookies["csrftoken"].value
    opened = client.post(f"/{lang}/{game}/play/", fields | {"csrfmiddlewaretoken": token})
    assert opened.status_code == 302, opened.status_code
    return Visitor(client, Table.objects.get(token=opened.url.split("/")[3]), lang)


def deck(hands: dict[int, str], dealer: int) -> str:
    """The deck that deals these hands, the others as they stand above (gatti.deal: 5, 5, 5, 4, then two)."""
    held = dict(enumerate((SOUTH, EAST, NORTH, WEST))) | hands
    piles = [held[(dealer + place) % 4].split() for place in (1, 2, 3, 4)]
    assert [len(pile) for pile in piles] == [19] * 4
    dealt: list[str] = []
    for start, end in ((0, 5), (5, 10), (10, 15), (15, 19)):
        for pile in piles:
            dealt += pile[start:end]
    left = [code for code in PACK.codes if code not in dealt]
    assert len(left) == 2, left
    return " ".join(dealt + left)


def text(response: HttpResponse) -> str:
    """What one reads: without tags, spaces made one."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", response.content.decode())).strip()


def without_tokens(response: HttpResponse) -> str:
    """The body without form tokens, which differ each time."""
    return re.sub(r'name="csrfmiddlewaretoken" value="[^"]*"', "", response.content.decode())


def barred(response: HttpResponse) -> set[str]:
    """The cards marked as not to be played."""
    return set(re.findall(r'is-dimmed"><input[^>]*value="(\w+)"', response.content.decode()))


def ticked(response: HttpResponse) -> set[str]:
    return set(re.findall(r'name="card" value="(\w+)" id="[^"]*" checked', response.content.decode()))
