"""What a table's page says for the eye and the ear: a deal, cards put away, a meld, a match that is won; each once."""

import pytest
from django.test import Client

from games.core.tarot import PACK
from tests.web.tables import visitor
from tutor.table.hand import row_starts


@pytest.mark.parametrize(
    ("suits", "most", "starts"),
    [
        ((5, 4, 6, 6), 7, (7, 14)),
        ((8,), 5, (4,)),
        ((4, 5), 5, (4,)),
        ((5, 5, 5), 7, (5, 10)),
        ((7,), 7, ()),
        ((), 7, ()),
    ],
)
def test_rows_on_a_phone_are_few_and_even(suits: tuple[int, ...], most: int, starts: tuple[int, ...]) -> None:
    assert row_starts(suits, most) == starts


@pytest.mark.django_db
def test_a_hand_is_dealt_until_one_acts_and_cards_discarded_go_to_their_owner(guest: Client) -> None:
    table = visitor(guest)
    table.lay(dealer=0)
    assert "data-dealt" in table.get().content.decode()
    free = PACK.texts(table.now().view.offer.cards)[:2]
    answer = table.post(action="discard", card=free).content.decode()
    assert "data-dealt" not in answer
    assert 'data-away="south"' in answer
    assert "data-away" not in table.get(htmx=True).content.decode()


@pytest.mark.django_db
def test_a_meld_has_its_moment_once(guest: Client) -> None:
    table = visitor(guest, game="chinze")
    table.deal_to("play", tricks=1, offered=True)
    sitting = table.now()
    meld = sitting.game.write_meld(sitting.turn.offer.melds[0])
    answer = table.post(action="declare", meld=meld)
    again = table.get(htmx=True)
    for once in ('data-moment="meld"', 'class="seat-melds"'):  # among the melds, and on the cloth beside the seat
        assert answer.content.decode().count(once) == 1
        assert once not in again.content.decode()


@pytest.mark.django_db
def test_a_match_that_is_won_has_its_moment_once_and_no_other_match_has(guest: Client) -> None:
    outcomes = set()
    for _ in range(40):
        table = visitor(guest, game="cucco", speed="instant")
        while table.now().phase != "end":
            last = table.as_advised().content.decode()
        won = table.now().standing.winners == (0,)
        outcomes.add(won)
        assert last.count('data-moment="won"') == won
        again = table.get().content.decode()
        assert 'data-moment="won"' not in again
        assert again.count('class="hand won"') == won
        if len(outcomes) == 2:
            return
    raise AssertionError("all matches ended in the same way")
