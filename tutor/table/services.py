"""Changing tables. What is to happen is worked out first; then it is written down in one short transaction, and only
if nothing else was written since the page was shown."""

import secrets
from dataclasses import dataclass, replace
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import F

from games.after.again import clause_of
from games.bots.registry import choose
from games.core.contract import ALLOWED, Action, Verdict
from games.registry import game_named
from tutor.learners.models import Learner
from tutor.learners.services import answers_record
from tutor.table.models import Hand, Play, Slip, Table
from tutor.table.selectors import sitting_at
from tutor.table.sitting import Sitting, dealer_of, record_of


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
        _refused(sitting, action, verdict)
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
    """Back to the learner's last decision. The hand is marked as assisted: one has seen what came of it.

    What is taken back broke no rule; but whoever takes back was not sure, and so the clause that the action turned on
    is asked again soon.
    """
    if sitting.last_own is None or not sitting.table.tutor:
        return _late(sitting, revision)
    back = sitting.before(sitting.last_own)
    undone = sitting.actions[sitting.last_own]
    rule = clause_of(record_of(back.table, back.hand, back.texts), undone)
    return _written(sitting, revision, back, slip=_slip(back, undone, rule, Slip.Kind.TAKEN_BACK))


def table_next_hand(sitting: Sitting, revision: int) -> Outcome:
    """Deal the next hand of the match, or a void one again."""
    with transaction.atomic():
        done = sitting.phase in ("sheet", "void") and _claimed(sitting.table, revision, acknowledged=0)
        if done:
            voids = sitting.hand.voids + (sitting.phase == "void")
            _hand_dealt(sitting.table, sitting.hand.number + 1, voids)
    return _now(sitting, since=0) if done else _late(sitting, revision, again=True)


def table_deal_again(*, learner: Learner, hand: Hand) -> Table:
    """A new table of this learner's that begins with the deal of a hand: the same cards, dealer and rules.

    The hand is marked as assisted from the start, for its cards are known. One that was opened and not begun yet is
    taken up again, so that the same click twice opens one table.
    """
    old = hand.table
    with transaction.atomic():
        Hand.objects.filter(pk=hand.pk).update(deck=hand.deck)  # of two clicks the second waits here for the first
        dealer = dealer_of(old, hand)
        same = {"learner": learner, "game": old.game, "options": old.options, "first_dealer": dealer}
        waiting = Table.objects.filter(**same, revision=0, hands__deck=hand.deck, hands__assisted=True).first()
        if waiting:
            return waiting
        mine = old if old.learner_id == learner.pk else Table(speed=Table.Speed.STEP)
        table = Table.objects.create(**same, tutor=mine.tutor, speed=mine.speed, one_tap=mine.one_tap)
        _hand_dealt(table, 1, known=hand.deck)
    return table


def table_delete(table: Table) -> None:
    """Delete a table with all its hands; what the learner has learned from them stays."""
    table.delete()


def table_set(sitting: Sitting, **settings: Any) -> Outcome:
    """Change how the table is shown and served (`tutor`, `speed`, …).

    The game is not touched: that it may come from an old page, makes no page old and brings nothing new.
    """
    Table.objects.filter(pk=sitting.table.pk).update(**settings)
    return replace(_now(sitting, since=len(sitting.actions)), done=False)


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


def _hand_dealt(table: Table, number: int, voids: int = 0, *, known: str = "") -> None:
    """Deal a hand; whoever is to act before the learner acts. `known`: a deck that has been played before."""
    deck = list(game_named(table.game).pack.codes)
    secrets.SystemRandom().shuffle(deck)
    hand = Hand.objects.create(
        table=table, number=number, voids=voids, deck=known or " ".join(deck), assisted=bool(known)
    )
    table.acknowledged = 0
    _append(bots_answer(Sitting.replayed(table, hand, [])), 0)


def _append(sitting: Sitting, since: int) -> None:
    new = enumerate(sitting.texts[since:], since)
    Play.objects.bulk_create(Play(hand=sitting.hand, ply=ply, text=text) for ply, text in new)


def _claimed(table: Table, revision: int, **changes: Any) -> bool:
    """Make this the one request that changes the table as it stood at `revision`, and change it."""
    found = Table.objects.filter(pk=table.pk, revision=revision)
    return found.update(revision=F("revision") + 1, **changes) == 1


def _slip(sitting: Sitting, action: Action, rule: str, kind: Slip.Kind) -> Slip:
    """The learner's slip where the sitting stands; not written down yet."""
    text = sitting.game.write_action(action)
    return Slip(hand=sitting.hand, ply=len(sitting.actions), kind=kind, text=text, rule=rule)


def _refused(sitting: Sitting, action: Action, verdict: Verdict) -> None:
    """Keep a refusal. What no page offers (another's turn, a card that is not held) says nothing of the learner."""
    state = sitting.state
    if verdict.rule in (state.turn, state.hold):
        return
    with transaction.atomic():
        if Table.objects.filter(pk=sitting.table.pk, revision=sitting.table.revision).exists():
            _kept(sitting, _slip(sitting, action, verdict.rule, Slip.Kind.REFUSED))


def _kept(sitting: Sitting, slip: Slip) -> None:
    """Keep a slip, once for the same action at the same place; its clause is to come back to the learner."""
    found, new = Slip.objects.get_or_create(
        hand=slip.hand, ply=slip.ply, text=slip.text, defaults={"kind": slip.kind, "rule": slip.rule}
    )
    if new:
        verb = sitting.game.read_action(found.text).verb
        learner = sitting.table.learner
        answers_record(learner=learner, theme=verb, rules=(found.rule,), right=False, source="table")


def _written(
    before: Sitting, revision: int, after: Sitting, *, again: bool = False, slip: Slip | None = None
) -> Outcome:
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
                Slip.objects.filter(hand=before.hand, ply__gt=kept).delete()
                Hand.objects.filter(pk=before.hand.pk).update(assisted=True)
            _append(after, kept)
            if slip:
                _kept(before, slip)
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
