"""Reading tables. Whoever asks for a table that is not theirs finds none."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from games.core.contract import Result
from tutor.learners.models import Learner
from tutor.table.models import Hand, Play, Table
from tutor.table.sitting import HandResult, Sitting, record_of

MOST_SHOWN = 50
MOST_FINISHED = 10


def sitting_for(learner: Learner | None, token: str) -> Sitting | None:
    """The table with its current hand, if it is this learner's."""
    table = Table.objects.filter(learner=learner, token=token).first() if learner else None
    return _readable(table) if table else None


def sitting_at(table: Table) -> Sitting:
    """A table with its current hand, the last one dealt."""
    hand = table.hands.order_by("-number")[0]
    return Sitting.replayed(table, hand, _texts(hand), _earlier(table, hand))


def _readable(table: Table) -> Sitting | None:
    """None for a match of other days' rules, which those of today would not let come about."""
    try:
        return sitting_at(table)
    except ValueError:
        return None


def results(sitting: Sitting) -> list[HandResult]:
    """The finished hands of the match, in order; the current one once its last trick is put away."""
    hand = sitting.hand
    found = list(sitting.earlier)
    if sitting.phase in ("sheet", "end"):
        found.append(HandResult(hand.counted, hand.number, hand.assisted, sitting.state.result(), hand.token))
    return found


def _earlier(table: Table, current: Hand) -> tuple[HandResult, ...]:
    """The hands before this one, void deals left out."""
    return _results(table, table.hands.filter(number__lt=current.number).defer("deck"))


def _results(table: Table, hands: Iterable[Hand]) -> tuple[HandResult, ...]:
    """What finished hands came to, void deals left out."""
    finished = ((hand, _finished(table.token, hand.number)) for hand in hands)
    return tuple(
        HandResult(hand.counted, hand.number, hand.assisted, result, hand.token) for hand, result in finished if result
    )


def totals(hands: list[HandResult], sides: int) -> list[int]:
    """The points of each side."""
    return [sum(hand.result.points(side) for hand in hands) for side in range(sides)]


def record_json(table: Table, number: int) -> str | None:
    """The record of a finished hand; none of one that is being played, which would show the hidden cards."""
    # Compared here, not in the database, which cannot reckon with every number that an address can have.
    hand = next((hand for hand in reversed(table.hands.all()) if hand.counted == number), None)
    if hand is None:
        return None
    texts = _texts(hand)
    over = Sitting.replayed(table, hand, texts).state.over
    return record_of(table, hand, texts).as_json() if over else None


def unfinished(learner: Learner | None, game: str) -> list[Sitting]:
    """The learner's tables of a game whose match goes on, the newest first; as many as a page can show."""
    going = (sitting for sitting in _sittings(learner, game) if sitting.phase != "end")
    return list(islice(going, MOST_SHOWN))


def finished(learner: Learner | None, game: str) -> list[tuple[Sitting, HandResult]]:
    """The learner's finished hands of a game, the newest first, each with its table; the last few."""
    hands = ((sitting, hand) for sitting in _sittings(learner, game) for hand in reversed(results(sitting)))
    return list(islice(hands, MOST_FINISHED))


def _sittings(learner: Learner | None, game: str) -> Iterator[Sitting]:
    """The learner's tables of a game, the newest first, in three queries however many; see `_readable`."""
    tables = list(Table.objects.filter(learner=learner, game=game)) if learner else []
    hands = defaultdict[int, list[Hand]](list)
    for hand in Hand.objects.filter(table__in=tables) if tables else ():
        hands[hand.table_id].append(hand)
    texts = defaultdict[int, list[str]](list)
    last = [dealt[-1].pk for dealt in hands.values()]
    for hand_id, text in Play.objects.filter(hand__in=last).values_list("hand", "text") if last else ():
        texts[hand_id].append(text)
    for table in tables:
        *earlier, hand = hands[table.pk]
        try:
            sitting = Sitting.replayed(table, hand, texts[hand.pk], _results(table, earlier))
        except ValueError:
            continue
        yield sitting


def last_table(learner: Learner | None, game: str) -> Table | None:
    """The learner's newest table of a game, whose settings the next one begins with."""
    return Table.objects.filter(learner=learner, game=game).first() if learner else None


def _texts(hand: Hand) -> list[str]:
    return list(hand.plays.values_list("text", flat=True))


@lru_cache(maxsize=4096)
def _finished(token: str, number: int) -> Result | None:
    """A finished hand never changes, so it is replayed once: a play costs the same in each hand of the match.

    None for a void deal.
    """
    hand = Hand.objects.select_related("table").get(table__token=token, number=number)
    state = Sitting.replayed(hand.table, hand, _texts(hand)).state
    return None if state.void else state.result()
