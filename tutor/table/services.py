"""Changing tables. What is to happen is worked out first; then it is written down in one short transaction, and only
if nothing else was written since the page was shown."""

import secrets
from dataclasses import dataclass, replace
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import F

from games.bots.registry import choose
from games.core.contract import ALLOWED, Action, Verdict
from games.registry import game_named
from tutor.learners.models import Learner
from tutor.table.models import Hand, Play, Table
from tutor.table.selectors import sitting_at
from tutor.table.sitting import Sitting


@dataclass(frozen=True)
class Outcome:
    """The table after a request; from ply `since` on it is new.

    `done`: something was written. `stale`: the page was an old one, and that needs a word. `verdict`: of the rules.
    """

    sitting: Sitting
    since: int
    done: bool = True
    stale: bool = False
    verdict: Verdict = ALLOWED


def table_open(
    *, learner: Learner, game: str, options: dict[str, Any], tutor: bool, speed: str, one_tap: bool = False
) -> Table:
    """A new table with its first hand dealt; the first dealer is drawn at random (gatti.match)."""
    rules = game_named(game)
    with transaction.atomic():
        table = Table.objects.create(
            learner=learner,
            game=game,
            options=options,
            tutor=tutor,
            speed=speed,
            one_tap=one_tap,
            first_dealer=secrets.randbelow(rules.seats(rules.options(options))),
        )
        _hand_dealt(table, 1)
    return table


def table_act(sitting: Sitting, action: Action, revision: int) -> Outcome:
    """The learner's action, and the bots' answers to it. What has been done already needs no word."""
    if revision != sitting.table.revision or sitting.pending:
        outcome = _late(sitting, revision)
    elif not (verdict := sitting.state.judge(action)).allowed:
        return Outcome(sitting, len(sitting.actions), done=False, verdict=verdict)
    else:
        outcome = _written(sitting, revision, bots_answer(sitting.after(action)))
    return outcome if outcome.done else replace(outcome, stale=action not in outcome.sitting.actions)


def table_advance(sitting: Sitting, revision: int, *, skip: bool = False) -> Outcome:
    """Put the trick away, or let the next bot act; `skip` goes on to where the learner is asked."""
    if sitting.phase not in ("trick", "bot"):
        return _late(sitting, revision, again=True)
    return _written(sitting, revision, bots_answer(sitting.acknowledge(), skip=skip), again=True)


def table_take_back(sitting: Sitting, revision: int) -> Outcome:
    """Back to the learner's last decision. The hand is marked as assisted: one has seen what came of it."""
    if sitting.last_own is None or not sitting.table.tutor:
        return _late(sitting, revision)
    return _written(sitting, revision, sitting.before(sitting.last_own))


def table_next_hand(sitting: Sitting, revision: int) -> Outcome:
    """Deal the next hand of the match, or a void one again."""
    with transaction.atomic():
        done = sitting.phase in ("sheet", "void") and _claimed(sitting.table, revision, acknowledged=0)
        if done:
            voids = sitting.hand.voids + (sitting.phase == "void")
            _hand_dealt(sitting.table, sitting.hand.number + 1, voids)
    return _now(sitting, since=0) if done else _late(sitting, revision, again=True)


def table_set(sitting: Sitting, **settings: Any) -> Outcome:
    """Change how the table is shown and served (`tutor`, `speed`, …).

    The game is not touched, so that it may come from an old page and makes no page old.
    """
    Table.objects.filter(pk=sitting.table.pk).update(**settings)
    return _now(sitting, since=len(sitting.actions))


def bots_answer(sitting: Sitting, *, skip: bool = False) -> Sitting:
    """The table after the bots have acted, each from its own view of it.

    They stop where the learner is asked, where a trick lies complete and where the hand ends; step by step, each
    waits for the learner's word.
    """
    one_by_one = sitting.table.speed == Table.Speed.STEP and not skip
    while sitting.phase == "bot":
        sitting = sitting.after(choose(sitting.table.game, sitting.state.view(sitting.state.to_act)))
        if one_by_one:
            break
    return sitting


def _hand_dealt(table: Table, number: int, voids: int = 0) -> None:
    """Deal a hand; whoever is to act before the learner acts."""
    pack = game_named(table.game).pack
    deck = list(pack.codes)
    secrets.SystemRandom().shuffle(deck)
    hand = Hand.objects.create(table=table, number=number, voids=voids, deck=" ".join(deck))
    table.acknowledged = 0
    _append(bots_answer(Sitting.replayed(table, hand, [])), 0)


def _append(sitting: Sitting, since: int) -> None:
    new = enumerate(sitting.texts[since:], since)
    Play.objects.bulk_create(Play(hand=sitting.hand, ply=ply, text=text) for ply, text in new)


def _claimed(table: Table, revision: int, **changes: Any) -> bool:
    """Make this the one request that changes the table as it stood at `revision`, and change it."""
    found = Table.objects.filter(pk=table.pk, revision=revision)
    return found.update(revision=F("revision") + 1, **changes) == 1


def _written(before: Sitting, revision: int, after: Sitting, *, again: bool = False) -> Outcome:
    """Write down what was worked out from `before`; nothing at all if somebody was quicker."""
    if revision != before.table.revision:
        return _late(before, revision, again=again)
    kept = min(len(before.actions), len(after.actions))
    try:
        with transaction.atomic():
            if not _claimed(before.table, revision, acknowledged=after.acknowledged):
                return _late(before, revision, again=again)
            if kept < len(before.actions):
                Play.objects.filter(hand=before.hand, ply__gte=kept).delete()
                Hand.objects.filter(pk=before.hand.pk).update(assisted=True)
            _append(after, kept)
    except IntegrityError:  # the second guard: a ply is written once
        return _late(before, revision, again=again)
    after.table.revision += 1
    after.hand.assisted |= kept < len(before.actions)
    return Outcome(after, kept)


def _now(sitting: Sitting, *, since: int) -> Outcome:
    """The table as it is in the database now."""
    return Outcome(sitting_at(Table.objects.get(pk=sitting.table.pk)), since)


def _late(sitting: Sitting, revision: int, *, again: bool = False) -> Outcome:
    """Nothing was done: this is what there is now.

    `again`: one change behind is mostly the same click twice, and the table as it stands says all there is to say.
    """
    now = _now(sitting, since=0).sitting
    behind = now.table.revision - revision
    return Outcome(now, len(now.actions), done=False, stale=behind != 0 and not (again and behind == 1))
