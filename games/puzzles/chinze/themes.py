"""The themes of chinze's puzzles, under any of its house rules."""

from __future__ import annotations

from typing import Any

from games.chinze import rules as r
from games.core.cards import Cards
from games.core.contract import Action
from games.core.notation import write_meld
from games.core.tarot import FOOL_BIT, KINGS, PACK, RANK, TRUMPS
from games.puzzles.chance import Chance
from games.puzzles.chinze import question
from games.puzzles.chinze.counting import GAINED
from games.puzzles.chinze.game import CHINZE
from games.puzzles.question import Question
from games.puzzles.tarot.deals import Held, codes, played
from games.puzzles.tarot.themes import ANY, Maker
from games.puzzles.themes import LEVELS, House, Puzzles, Theme

VERSION = 1

_MAKER = Maker(CHINZE, question)


# --- the trick and the stock -------------------------------------------------------------------------


def who_takes_fits(asked: Question, level: int) -> bool:
    """Level 1 is two cards of the suits, level 2 has a trump, level 3 the fool or two trumps."""
    trick = asked.shown.trick
    trumps = sum(code.startswith("T") for code in trick)
    hard = "F" in trick or trumps == 2
    return hard == (level == 3) and (level == 3 or trumps == level - 1)


def _who_takes(chance: Chance, level: int, target: str, house: House) -> Question | None:
    return _trick(chance, level, "who-takes", house)


def _who_draws(chance: Chance, level: int, target: str, house: House) -> Question | None:
    return _trick(chance, level, "who-draws", house)


def _who_leads(chance: Chance, level: int, target: str, house: House) -> Question | None:
    return _trick(chance, level, "who-leads", house)


def _trick(chance: Chance, level: int, kind: str, house: House) -> Question | None:
    """A trick of the part in which cards are drawn."""
    for trick in chance.mixed(_MAKER.played(chance, house)[-1].tricks[: r.STOCK // 2]):
        given = {"trick": codes(trick), "leader": trick.leader}
        if who_takes_fits(_MAKER.ask("who-takes", house, given), level):
            return _MAKER.ask(kind, house, given)
    return None


SEEN_TRICKS = {1: 3, 2: 5, 3: 8}


def known_fits(asked: Question, level: int) -> bool:
    """The opponent holds a card that was shown, and has played one; the more the higher the level."""
    gone = [choice for choice, reason in asked.reasons.items() if reason.note == "played-since"]
    return len(asked.right) >= level and len(gone) >= max(1, level - 1)


def _known(chance: Chance, level: int, target: str, house: House) -> Question | None:
    state = _MAKER.played(chance, house)[-1]
    done, drawn = state.tricks[: SEEN_TRICKS[level]], state.drawn()
    given = {
        "tricks": [codes(trick) for trick in done],
        "drawn": [[PACK.text(card) for _, card in drawn[place : place + 2]] for place in range(0, 2 * len(done), 2)],
        "leader": done[0].leader,
    }
    asked = _MAKER.ask("known", house, given)
    return asked if known_fits(asked, level) else None


# --- the melds -----------------------------------------------------------------------------------------

MELDING: Cards = TRUMPS | FOOL_BIT | KINGS | RANK["Q"] | RANK["C"] | RANK["J"]
"""What melds are made of: held back, as one does who collects them."""
MOST_CHOICES = 8
RAISED = "raised"
"""A quaterno after its terno."""


def melds_fit(asked: Question, level: int) -> bool:
    """There is a meld and a near miss; nothing was declared before at level 1, something at the others."""
    found, near = len(asked.right), len(asked.choices) - len(asked.right)
    return bool(found and near) and found + near <= MOST_CHOICES and bool(asked.shown.melds) == (level > 1)


def turns_on(asked: Question, target: str) -> bool:
    """Whether the target is among the melds: a kind, a clause, or a quaterno raised from its terno."""
    if target == RAISED:
        return any(line.rule == r.MELD_QUATERNO and line.points == 5 for line in asked.lines)
    return any(line.rule == target for line in asked.lines)


def _melds(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """A turn at which something may be declared; from level 2 on whatever could be declared before was."""
    open_turns: list[Any] = []

    def declare(state: Any) -> Action | None:
        offer = state.offer() if state.verb == "play" else None
        if not offer or chance.below(3) == 0:
            return None
        open_turns.append(state)
        return Action(state.to_act, "declare", melds=(chance.pick(offer.melds),)) if level > 1 else None

    played(CHINZE, house, chance, Held(MELDING, r.STOCK // 2), declare)
    for state in chance.mixed(open_turns):
        before = [shown.meld for shown in state.shown if shown.seat == state.to_act]
        hand = PACK.texts(state.cards_of(state.to_act))
        if bool(before) != (level > 1) or not _may_turn_on(state, target):
            continue
        asked = _MAKER.ask("melds", house, {"hand": hand, "before": [write_meld(meld) for meld in before]})
        if turns_on(asked, target) and melds_fit(asked, level):
            return asked
    return None


def _may_turn_on(state: Any, target: str) -> bool:
    """A quick look before the question is made: whether a meld of the kind is offered at all."""
    kind = "quaterno" if target == RAISED else target.split(".")[2]
    return any(meld.kind == kind for meld in state.offer().melds)


def _possible(target: str, house: House) -> bool:
    barred = r.rules_for(r.Options.read(house)).melds.barred
    return not (target == RAISED and barred & {"terno", "quaterno"}) and target.split(".")[-1] not in barred


# --- the count -----------------------------------------------------------------------------------------

LINES = {1: range(2, 3), 2: range(3, 5), 3: range(4, 9)}
"""How many lines a player has on the sheet."""


def _score(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """A player's lines of a hand in which whatever was on offer was declared."""

    def declare(state: Any) -> Action | None:
        offer = state.offer() if state.verb == "play" else None
        return Action(state.to_act, "declare", melds=(chance.pick(offer.melds),)) if offer else None

    result = played(CHINZE, house, chance, Held(MELDING, r.STOCK // 2), declare)[-1].result()
    for side in chance.mixed((0, 1)):
        own = [line for line in result.lines if line.side == side and line.points]
        sheet: list[list[object]] = [[line.entry, line.points, line.mark] for line in own if line.entry != "cards"]
        sheet.append(["cards", result.points(side, "cards")])
        if len(sheet) in LINES[level]:
            return _MAKER.ask("score", house, {"sheet": sheet})
    return None


KINDS = (r.MELD_TERNO, r.MELD_FAMIGGIA, r.MELD_QUATERNO, r.MELD_GATTI, r.MELD_TAROCCHI)

_SHARED = _MAKER.themes()
_ALL = (
    _SHARED["strongest"],
    _SHARED["may-play"],
    _SHARED["must-follow"],
    Theme("who-takes", (r.WIN,), dict.fromkeys(LEVELS, ANY), _who_takes),
    Theme("who-leads", (r.LEAD,), dict.fromkeys(LEVELS, ANY), _who_leads),
    Theme("who-draws", (r.DRAW,), dict.fromkeys(LEVELS, ANY), _who_draws),
    Theme("known", (r.DRAW,), dict.fromkeys(LEVELS, ANY), _known),
    Theme(
        "melds",
        (*KINDS, r.MELD_TAROCCHI_AGAIN),
        {1: KINDS, 2: (*KINDS, RAISED), 3: (RAISED, r.MELD_TAROCCHI_AGAIN)},
        _melds,
        possible=_possible,
        house_rules=(r.OPTION_MELDS,),
    ),
    _SHARED["count-pile"],
    _SHARED["fool-debt"],
    _MAKER.bagatto_theme(GAINED, {"opponent": TRUMPS}),
    Theme("score", (r.SCORE,), dict.fromkeys(LEVELS, ANY), _score),
)

PUZZLES = Puzzles(VERSION, f"chinze/{VERSION}", {theme.id: theme for theme in _ALL}, CHINZE.game.options)
