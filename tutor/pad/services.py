"""Changing pads: one short transaction each, and only if nothing else was written since the page was shown."""

from typing import Any

from django.db import transaction
from django.db.models import F

from games.core.pad import Entry
from tutor.learners.models import Learner
from tutor.pad.models import Pad, PadHand


def pad_open(*, learner: Learner, game: str, options: dict[str, Any], names: list[str], first_dealer: int) -> Pad:
    """A new, empty pad; one just like it, still untouched, is taken up again: the same click twice opens one."""
    same = {"learner": learner, "game": game, "options": options, "names": names, "first_dealer": first_dealer}
    with transaction.atomic():
        Learner.objects.select_for_update().get(pk=learner.pk)  # of two clicks the second waits here for the first
        return Pad.objects.filter(**same, revision=0).first() or Pad.objects.create(**same)


def hand_write(pad: Pad, revision: int, number: int, entry: Entry) -> bool:
    """Write a hand down: the next one, or one that is there already anew. False where the page was an old one.

    The same hand sent twice is written once, and that is as well.
    """
    entry = _plain(entry)
    with transaction.atomic():
        hands = {hand.number: hand for hand in pad.hands.all()}
        there = hands.get(number)
        fits = 1 <= number <= len(hands) + 1
        if fits and _claimed(pad, revision, "wrote", number, there):
            PadHand.objects.update_or_create(pad=pad, number=number, defaults={"entry": entry})
            return True
    now = pad.hands.filter(number=number).first()
    return now is not None and now.entry == entry


def hand_remove(pad: Pad, revision: int, number: int) -> bool:
    """Take a hand out; those after it move up. False where the page was an old one."""
    with transaction.atomic():
        there = pad.hands.filter(number=number).first()
        if there is None or not _claimed(pad, revision, "removed", number, there):
            return False
        there.delete()
        for later in pad.hands.filter(number__gt=number):  # in order, as no number may stand twice on the way
            later.number -= 1
            later.save()
    return True


def change_undo(pad: Pad, revision: int) -> bool:
    """Take the last change back. False where there is none, or the page was an old one."""
    last = pad.undo
    if not last:
        return False
    with transaction.atomic():
        if not Pad.objects.filter(pk=pad.pk, revision=revision).update(revision=F("revision") + 1, undo={}):
            return False
        number, entry = last["number"], last["entry"]
        if last["did"] == "removed":
            for later in pad.hands.filter(number__gte=number).order_by("-number"):
                later.number += 1
                later.save()
            PadHand.objects.create(pad=pad, number=number, entry=entry)
        elif entry is None:
            pad.hands.filter(number=number).delete()
        else:
            pad.hands.filter(number=number).update(entry=entry)
    return True


def names_write(pad: Pad, names: list[str]) -> None:
    """Call the players by these names. It touches no hand, so that a form for a hand does not grow old by it."""
    Pad.objects.filter(pk=pad.pk).update(names=names)


def pad_delete(pad: Pad) -> None:
    """Throw a pad away, with its hands."""
    pad.delete()


def _claimed(pad: Pad, revision: int, did: str, number: int, there: PadHand | None) -> bool:
    """Make this the one request that changes the pad as it stood at `revision`, and remember what was there."""
    undo = {"did": did, "number": number, "entry": there.entry if there else None}
    found = Pad.objects.filter(pk=pad.pk, revision=revision)
    return found.update(revision=F("revision") + 1, undo=undo) == 1


def _plain(entry: Entry) -> dict[str, Any]:
    """As JSON gives it back."""
    return {name: list(value) if isinstance(value, tuple | list) else value for name, value in entry.items()}
