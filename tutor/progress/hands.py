"""The hands a learner has played: how many, how many matches came to an end, and which table waits."""

import json
from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from games.core import records
from games.core.contract import Result
from games.registry import game_named
from tutor.learners.models import Learner
from tutor.table.models import Hand, Play, Table
from tutor.table.sitting import SEAT, record_of


class Hands(NamedTuple):
    """What was played of one game. Void deals are no hands; a match that is drawn is not won."""

    hands: int = 0
    matches: int = 0
    won: int = 0


class Waiting(NamedTuple):
    """A table whose match goes on: its token, and which hand of the match it has come to."""

    game: str
    token: str
    hand: int


class Played(NamedTuple):
    by_game: dict[str, Hands]
    waiting: tuple[Waiting, ...]
    """The newest first."""


def played(learner: Learner | None, *, latest: int | None = None, game: str = "") -> Played:
    """What came of a learner's tables, or of the `latest` of them, in three queries however many there are."""
    tables = Table.objects.filter(learner=learner, **({"game": game} if game else {})) if learner else []
    tables = list(tables[:latest])
    hands = defaultdict[int, list[Hand]](list)
    for hand in Hand.objects.filter(table__in=tables).order_by("number") if tables else ():
        hands[hand.table_id].append(hand)
    texts = defaultdict[int, list[str]](list)
    numbers = [hand.pk for dealt in hands.values() for hand in dealt]
    for hand_id, text in Play.objects.filter(hand__in=numbers).values_list("hand", "text") if tables else ():
        texts[hand_id].append(text)
    by_game, waiting = dict[str, Hands](), []
    for table in tables:
        rules = game_named(table.game)
        try:
            results = [_result(record_of(table, hand, texts[hand.pk]).as_json()) for hand in hands[table.pk]]
            finished = [result for result in results if result]
            standing = rules.match(rules.options(table.options), finished)
        except ValueError:  # a match of other days' rules: those of today would not let it come about
            continue
        if not standing.over:
            waiting.append(Waiting(table.game, table.token, hands[table.pk][-1].counted))
        before = by_game.get(table.game, Hands())
        by_game[table.game] = Hands(
            before.hands + len(finished),
            before.matches + standing.over,
            before.won + (standing.winners == (SEAT,)),  # the learner's seat is in the first side
        )
    return Played(by_game, tuple(waiting))


@lru_cache(maxsize=1024)
def _result(record: str) -> Result | None:
    """What a hand came to, None where it is void or goes on. A finished hand never changes: it is replayed once.

    Raises ValueError for one that breaks a rule.
    """
    read = records.read(json.loads(record))
    replay = records.replay(read, game_named(read.game))
    state = replay.state
    if replay.fault and not state.void:
        raise ValueError(f"{replay.fault.action} breaks {replay.fault.verdict.rule}")
    return state.result() if state.over and not state.void else None
