"""All that is kept of a learner, to be read: whichever app keeps it, without the numbers that tie rows together."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from django.db.models import CASCADE, ForeignObjectRel, Model

from games.core.contract import Action, Event, State
from tutor.account.merge import relations
from tutor.learners.models import Learner
from tutor.learners.services import SESSION_KEY
from tutor.table.models import Hand
from tutor.table.selectors import sitting_at

ABOUT = (
    "Everything Preisa keeps about you. Passwords are kept as hashes only and are not in this file. Of a hand that is "
    "still being played the deck is left out, and of the others’ actions the cards that nobody has seen; they are here "
    "once the hand is over."
)

Row = dict[str, Any]


def everything(learner: Learner | None, session: Mapping[str, Any]) -> Row:
    """The learner and all rows that hang on them, under the names the models give them; and what the session keeps."""
    here = on_device(session)
    found: Row = {"about": ABOUT} | ({"on_this_device": here} if here else {})
    if learner is None:
        return found
    user = learner.user
    account = {"name": user.first_name, "since": user.date_joined, "last_entered": user.last_login} if user else None
    kept = {relation.get_accessor_name() or relation.name: _rows(learner, relation) for relation in relations()}
    return found | {"account": account, "since": learner.since} | kept


def on_device(session: Mapping[str, Any]) -> Row:
    """What a browser's session keeps beside who it is: the house rules of practice, the last day of learning."""
    return {name: value for name, value in session.items() if not name.startswith("_") and name != SESSION_KEY}


def _rows(owner: Model, relation: ForeignObjectRel) -> list[Row]:
    model, link = relation.related_model, relation.field.name
    rows = model._default_manager.filter(**{link: owner}).prefetch_related(*_deeper(model))
    return [_row(row, link) for row in rows]


def _row(row: Model, link: str) -> Row:
    """A row's own values, and the rows that hang on it."""
    plain = {field.name: field.value_from_object(row) for field in row._meta.concrete_fields if not field.is_relation}
    plain.pop(row._meta.pk.name, None)
    for relation in _below(type(row)):
        found = getattr(row, relation.get_accessor_name()).all()
        plain[relation.get_accessor_name()] = [_row(each, relation.field.name) for each in found]
    return AMENDED.get(type(row), _as_it_is)(row, plain)


def _below(model: type[Model]) -> list[ForeignObjectRel]:
    return [each for each in model._meta.related_objects if each.one_to_many and each.on_delete is CASCADE]


def _deeper(model: type[Model], before: str = "") -> Iterator[str]:
    for relation in _below(model):
        path = f"{before}{relation.get_accessor_name()}"
        yield path
        yield from _deeper(relation.related_model, f"{path}__")


def _as_it_is(row: Model, plain: Row) -> Row:
    return plain


def _hand(hand: Hand, plain: Row) -> Row:
    """A running hand without what its player may not know; only the last hand of a table can be running."""
    if hand.number < max(each.number for each in hand.table.hands.all()):
        return plain
    try:
        at = sitting_at(hand.table)
    except ValueError:  # today's rules do not let it go on, nor say what is seen of it
        del plain["deck"]
        return plain
    if at.state.over or at.state.void:
        return plain
    del plain["deck"]
    for play, state, action in zip(plain["plays"], at.states, at.actions, strict=False):
        if action.seat not in at.mine and _hidden(action, state):
            play["text"] = f"{action.seat} {action.verb} …"
    return plain


def _hidden(action: Action, state: State) -> bool:
    """Whether an action has cards that nobody else has seen (gatti.discard); the engine's events say what is seen."""
    seen = 0
    for event in state.events(action):
        seen |= _cards(event)
    return bool(_cards(action) & ~seen)


def _cards(one: Action | Event) -> int:
    cards = one.cards | one.taken
    for meld in one.melds:
        cards |= meld.cards
    return cards


AMENDED: dict[type[Model], Callable[[Any, Row], Row]] = {Hand: _hand}
