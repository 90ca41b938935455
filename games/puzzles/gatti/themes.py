"""The themes of gatti's puzzles, under any of its house rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.core.contract import Action, Meld
from games.core.melds import in_hand, in_pile
from games.core.tarot import BAGATTO_BIT, PACK
from games.gatti import rules as r
from games.gatti.melds import worth
from games.puzzles.chance import Chance
from games.puzzles.gatti import question
from games.puzzles.gatti.counting import BROUGHT
from games.puzzles.gatti.game import GATTI
from games.puzzles.question import Question
from games.puzzles.tarot.deals import Held, codes, dealt, pile, played
from games.puzzles.tarot.themes import ANY, Maker
from games.puzzles.themes import LEVELS, House, Puzzles, Theme

VERSION = 1

_MAKER = Maker(GATTI, question)


def _rules(house: House) -> r.Rules:
    return r.rules_for(r.Options.read(house))


# --- the trick: who takes it, who leads next --------------------------------------------------------


def who_takes_fits(asked: Question, level: int) -> bool:
    """Level 1 is without trumps and won by a follower, level 2 has a trump, level 3 the fool as well."""
    trick = asked.shown.trick
    trumps = sum(code.startswith("T") for code in trick)
    if level == 1:
        return not trumps and "F" not in trick and trick[0] not in asked.right
    return bool(trumps) and ("F" in trick) == (level == 3)


def _who_takes(chance: Chance, level: int, target: str, house: House) -> Question | None:
    for trick in chance.mixed(_MAKER.played(chance, house)[-1].tricks):
        asked = _MAKER.ask("who-takes", house, {"trick": codes(trick), "leader": trick.leader})
        if who_takes_fits(asked, level):
            return asked
    return None


def _who_leads(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """The same tricks, asked for the seat that leads next."""
    asked = _who_takes(chance, level, target, house)
    return asked and _MAKER.ask("who-leads", house, {"trick": asked.shown.trick, "leader": asked.shown.leader})


# --- before the play: the discard and the melds ---------------------------------------------------


def discard_fits(asked: Question, level: int) -> bool:
    """Something must be kept; the bagatto comes with level 2, the fool and trump 20 beside it with level 3."""
    held = set(asked.shown.hand)
    if not asked.right:
        return False
    if level == 1:
        return "T1" not in held
    return "T1" in held and (level == 2 or (bool(held & {"F", "T20"}) and len(asked.right) > 2))


def _discard(chance: Chance, level: int, target: str, house: House) -> Question | None:
    state = dealt(GATTI, house, chance)
    held = state.cards_of(state.to_act)
    if bool(held & BAGATTO_BIT) != (level > 1):  # most deals are done with here, before anything is asked
        return None
    asked = _MAKER.ask("must-keep", house, {"hand": PACK.texts(held)})
    return asked if discard_fits(asked, level) else None


MOST_CHOICES = 8


def melds_fit(asked: Question, level: int) -> bool:
    """There is a meld and a near miss: just one meld at level 1; after, more to look at, or a long meld to count."""
    found, near = len(asked.right), len(asked.choices) - len(asked.right)
    if not found or not near or found + near > MOST_CHOICES:
        return False
    if level == 1:
        return found == 1
    long = any(line.rule in (r.MELD_FRILLI, r.THREE_FRILLI, r.MELD_TAROCCHI) for line in asked.lines)
    return long or (found + near > 2 and (level == 2 or found > 1))


def _melds(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """A hand as it was dealt; the dealer's, which has not discarded yet, is passed over."""
    state, rules = dealt(GATTI, house, chance), _rules(house)
    for seat in range(rules.seats):
        held = state.cards_of(seat)
        if seat == state.to_act or target not in kinds(in_hand(held, rules.melds)):
            continue
        asked = _MAKER.ask("melds", house, {"hand": PACK.texts(held)})
        if melds_fit(asked, level):
            return asked
    return None


CAPTURED_SIZE = {1: range(12, 41), 2: range(24, 45), 3: range(36, 67)}
CAPTURED_SIZE_THREE = {1: range(9, 27), 2: range(16, 30), 3: range(24, 45)}


def captured_fits(asked: Question, level: int) -> bool:
    """Something is captured and something nearly; the larger the pile, the higher the level."""
    size = CAPTURED_SIZE_THREE if asked.shown.seats == 3 else CAPTURED_SIZE
    return melds_fit(asked, level) and len(asked.shown.pile) in size[level]


def _captured(chance: Chance, level: int, target: str, house: House) -> Question | None:
    rules = _rules(house)
    sides = len(set(rules.sides))
    states, first = _MAKER.played(chance, house), chance.below(sides)
    for side in ((first + next_one) % sides for next_one in range(sides)):
        own = pile(GATTI, states, side)
        if target in kinds(in_pile(PACK.set(own), rules.melds)):
            asked = _MAKER.ask("captured", house, {"pile": own})
            if captured_fits(asked, level):
                return asked
    return None


def score_fits(asked: Question, level: int) -> bool:
    """Two entries at level 1, more after; at level 3 there is more than one meld, declared or captured."""
    melds = sum(len(line.mark) for line in asked.lines if line.entry in ("melds", "captured"))
    return (len(asked.lines) == 2) == (level == 1) and len(asked.lines) > 1 and (level < 3 or melds > 1)


def _score(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """A side's entries of a hand in which all was declared that could be."""
    late = Held(BAGATTO_BIT, _MAKER.tricks(house)) if level > 1 else Held()
    result = played(GATTI, house, chance, late, _declared)[-1].result()
    for side in chance.mixed(range(result.sides)):
        lines = [line for line in result.lines if line.side == side and line.points]
        entries: dict[str, int] = {}
        marks: dict[str, str] = {}
        for line in lines:
            entries[line.entry] = entries.get(line.entry, 0) + line.points
            marks[line.entry] = marks.get(line.entry, "") + line.mark
        asked = _MAKER.ask("score", house, {"entries": entries, "marks": marks}) if entries else None
        if asked and score_fits(asked, level):
            return asked
    return None


def _declared(state: Any) -> Action | None:
    """The best that can be declared."""
    if state.verb != "declare":
        return None
    best: Action = max(state.actions(), key=lambda action: sum(map(worth, action.melds)))
    return best


def _three_lines(house: House) -> bool:
    """Whether more than declared melds and card points can stand on the sheet."""
    return bool(house.get("bagatto_last", True) or house.get("captured_melds"))


def kinds(melds: Iterable[Meld]) -> set[str]:
    """The kinds of these melds."""
    return {meld.kind for meld in melds}


def _possible(target: str, house: House) -> bool:
    """A kind of meld that is played; three players hardly ever hold the frilli it takes."""
    return target not in _rules(house).melds.barred and not (target == "frilli" and house.get("players") == 3)


MELD_RULES = tuple(r.MELD_CLAUSES.values())
CAPTURED = ("famiggia", "quaterno", "terno", "gatti")

_SHARED = _MAKER.themes()
_ALL = (
    _SHARED["strongest"],
    _SHARED["may-play"],
    _SHARED["must-follow"],
    Theme("who-takes", (r.WIN,), dict.fromkeys(LEVELS, ANY), _who_takes, house_rules=(r.OPTION_PIPS,)),
    Theme("who-leads", (r.LEAD,), dict.fromkeys(LEVELS, ANY), _who_leads),
    Theme("discard", (r.DISCARD_KINGS, r.DISCARD_BAGATTO, r.DISCARD), dict.fromkeys(LEVELS, ANY), _discard),
    Theme(
        "melds",
        MELD_RULES,
        {
            1: ("terno", "quaterno", "famiggia", "gatti"),
            2: ("frilli", "tarocchi", "famiggia", "quaterno", "terno"),
            3: ("tarocchi", "gatti", "famiggia", "quaterno", "terno"),
        },
        _melds,
        possible=_possible,
        house_rules=(r.OPTION_MELDS, r.THREE_FRILLI),
    ),
    Theme(
        "captured",
        (r.CAPTURED, *(r.MELD_CLAUSES[kind] for kind in CAPTURED)),
        {1: ("terno", "famiggia"), 2: CAPTURED, 3: CAPTURED},
        _captured,
        possible=_possible,
        house_rules=(r.OPTION_MELDS,),
    ),
    _SHARED["count-pile"],
    _SHARED["fool-debt"],
    _MAKER.bagatto_theme(BROUGHT, {}),
    Theme("score", (r.SCORE,), dict.fromkeys(LEVELS, ANY), _score, offered=_three_lines),
)

PUZZLES = Puzzles(VERSION, str(VERSION), {theme.id: theme for theme in _ALL}, GATTI.game.options)
