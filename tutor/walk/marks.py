"""What is marked in a hand: the learner's slips, which only they see, and the melds that were missed."""

from typing import NamedTuple

from django.urls import reverse
from django.utils.translation import gettext

from games.after.missed import missed
from games.core.contract import Action
from tutor.language.events import cards_the
from tutor.language.formats import listed
from tutor.language.melds import meld_text
from tutor.language.packs import pack_of
from tutor.language.refusals import refusal
from tutor.language.ruletexts import rule_title
from tutor.table.models import Slip
from tutor.table.sitting import Sitting
from tutor.walk.again import MELDS, asked_for, question_at

MISSED = "missed"


class Mark(NamedTuple):
    """`kind` is a slip's, or `missed`; `said` the reason where there is one; `again` where to try once more, or ""."""

    ply: int
    kind: str
    text: str
    said: str
    points: int
    rule: str
    title: str
    again: str


def marks(sitting: Sitting, *, owner: bool) -> list[Mark]:
    """All marks of a hand, in order. What went wrong at the table is nobody's business but the owner's."""
    found = [_slip(sitting, slip) for slip in sitting.hand.slips.all()] if owner else []
    steps = list(zip(sitting.states, sitting.actions, strict=False))
    for one in missed(sitting.game.name, steps, sitting.mine):
        what = gettext("Missed here: %(what)s") % {"what": meld_text(one.meld)}
        again = _again(sitting, one.ply, MELDS)
        found.append(Mark(one.ply, MISSED, what, "", one.points, one.rule, rule_title(one.rule), again))
    return sorted(found, key=lambda mark: mark.ply)


def _slip(sitting: Sitting, slip: Slip) -> Mark:
    action, state = sitting.game.read_action(slip.text), sitting.states[slip.ply]
    refused = slip.kind == Slip.Kind.REFUSED
    what = {"what": action_text(sitting, action)}
    text = gettext("Not allowed: %(what)s") % what if refused else gettext("Taken back: %(what)s") % what
    said = refusal(state.judge(action), due=state.verb, turn=0, seats=sitting.seats) if refused else ""
    again = _again(sitting, slip.ply, asked_for(action.verb, refused=refused))
    return Mark(slip.ply, slip.kind, text, said, 0, slip.rule, rule_title(slip.rule), again)


def _again(sitting: Sitting, ply: int, asked: str) -> str:
    there = question_at(sitting, ply, asked)
    return reverse("walk:try", args=[sitting.hand.token, ply, asked]) if there else ""


def action_text(sitting: Sitting, action: Action) -> str:
    """What an action is about: its cards, its melds, its number."""
    if action.melds:
        return listed([meld_text(meld) for meld in action.melds])
    if action.cards:
        return cards_the(action.cards, pack_of(sitting.game.name))
    if action.word in ("fifteen", "thirty"):
        return {"fifteen": gettext("Fifteen"), "thirty": gettext("Thirty")}[action.word]
    return str(action.count) if action.count else gettext("Nothing")
