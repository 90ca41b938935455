"""A turn of a real hand, asked again: as the question that its decision was, from what its seat could see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.core import records
from games.core.cards import Unreadable
from games.core.contract import Action, Game
from games.core.tarot import FOOL
from games.cucco.cards import PACK as CUCCO
from games.puzzles.question import Question
from games.puzzles.registry import QUESTIONS
from games.registry import game_named

MOST_LOOKED = 4
"""So many cards of the stock a question shows (games/puzzles/cucco/cutting.py)."""


def again(record: records.Record, verb: str, *, every: bool = False) -> Question:
    """The decision of the seat to act where this record stops: what to play, declare, discard, give, claim, take.

    `every`: not one card that may be played is asked for but all of them. Raises Unreadable where there is nothing
    to ask, or nothing that a question could put.
    """
    game = game_named(record.game)
    replay = records.replay(record, game)
    if replay.fault or replay.state.over:
        raise Unreadable("the record does not lead to somebody's turn")
    if verb == "play":
        return _play(game, record, every=every)
    kind, given = _given(game, replay.state, verb)
    return QUESTIONS[game.name](kind, given | {"options": record.options})


def clause_of(record: records.Record, action: Action) -> str:
    """The clause under which a legal action was taken where this record stops."""
    game = game_named(record.game)
    return records.replay(record, game).state.events(action)[0].rule


def _play(game: Game, record: records.Record, *, every: bool) -> Question:
    given: dict[str, Any] = {"record": record.as_mapping()}
    if game.name == "cucco":
        given["once"] = True  # a card and its twin are played alike
    asked = QUESTIONS[game.name]("guided", given)
    if every and asked.form == "card" and len(asked.right) < len(asked.choices):
        leading = game.pack is CUCCO and not asked.shown.trick
        shown = replace(asked.shown, tricks=(), drawn=())
        return replace(asked, kind="may-lead" if leading else "may-play", form="cards", shown=shown)
    return replace(asked, shown=replace(asked.shown, tricks=asked.shown.tricks[-1:], drawn=asked.shown.drawn[-1:]))


def _given(game: Game, state: Any, verb: str) -> tuple[str, dict[str, Any]]:
    """The kind of question for another decision than a card to play, and what it is made of."""
    seat = state.to_act
    view = state.view(seat)
    hand = game.pack.texts(view.cards)
    match verb:
        case "declare" if game.name == "chinze":
            before = [game.write_meld(shown.meld) for shown in view.shown if shown.seat == seat]
            return "melds", {"hand": hand, "before": before}
        case "declare":
            return "melds", {"hand": hand}
        case "discard":
            return "must-keep", {"hand": hand}
        case "give":
            at = next(number for number, trick in enumerate(view.tricks) if FOOL in trick.cards)
            tricks = view.tricks[max(at - 1, 0) :]
            return "fool-give", {
                "tricks": [[game.pack.text(card) for card in trick.cards] for trick in tricks],
                "leader": tricks[0].leader,
            }
        case "claim":
            return "claim", {"table": game.pack.texts(view.table)}
        case "take":
            who = "dealer" if view.taken else "cutter"
            return "may-take", {"stock": [game.pack.text(card) for card in view.looked[:MOST_LOOKED]], "who": who}
        case "return":
            own = view.offer.cards
            return "may-return", {
                "hand": game.pack.texts(own),
                "taken": game.pack.texts(view.cards & ~own),
                "who": "dealer" if len(view.taken) > 1 else "cutter",
            }
    raise Unreadable(f"no question for {verb!r}")
