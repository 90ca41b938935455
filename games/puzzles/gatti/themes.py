"""Endless puzzles: (theme, seed, level) -> Question, always the same one for the same VERSION.

Each theme draws what its puzzle shall turn on (a clause, or an answer), deals and plays hands until one fits, and
gives up loudly after TRIES. What fits is a predicate of the theme; whatever the level, there is a real choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from games.core.contract import Meld
from games.core.tarot import BAGATTO, BAGATTO_BIT, FOOL, FOOL_BIT, PACK
from games.gatti import melds as meld_rules
from games.gatti import rules as r
from games.gatti.play import Playing
from games.puzzles.gatti import question
from games.puzzles.gatti.deals import RULES, Chance, codes, dealt, last_tricks, pile, played
from games.puzzles.question import Question

VERSION = 1
"""Counts up whenever a seed comes to mean another puzzle."""
LEVELS = (1, 2, 3)
SEEDS = 1_000_000
TRIES = 2000


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme: what its puzzles turn on at each level, and one attempt at such a puzzle.

    An attempt deals once; it returns None where the deal brings nothing that fits.
    """

    id: str
    rules: tuple[str, ...]
    targets: Mapping[int, tuple[str, ...]]
    attempt: Callable[[Chance, int, str], Question | None]


def make(theme: str, seed: int, level: int) -> Question:
    """The puzzle of this theme; KeyError for an unknown theme, ValueError for a seed or level that there is not."""
    found = THEMES[theme]
    if seed not in range(SEEDS) or level not in LEVELS:
        raise ValueError(f"no puzzle {seed} at level {level}")
    chance = Chance(f"{VERSION}/{theme}/{level}/{seed}")
    target = chance.pick(found.targets[level])
    for _ in range(TRIES):
        puzzle = found.attempt(chance, level, target)
        if puzzle:
            return puzzle
    raise LookupError(f"no puzzle after {TRIES} deals: {theme} {seed} level {level} ({target})")


# --- the trick: what may be played, what must be, who takes it ------------------------------------

HAND_SIZE = {1: range(4, 8), 2: range(7, 13), 3: range(10, 20)}


def may_play_fits(asked: Question, level: int) -> bool:
    """Some cards may be played and some not; the fool waits for level 3, trumps in the trick for level 2.

    From level 2 on all of them may be where gatti.follow.free says so: one does not count on something being barred.
    """
    trick, hand = asked.shown.trick, asked.shown.hand
    free = level > 1 and asked.rules == (r.FOLLOW_FREE,)
    if len(hand) not in HAND_SIZE[level] or (len(asked.right) == len(hand)) != free:
        return False
    if level < 3 and "F" in (*trick, *hand):
        return False
    return level > 1 or not any(code.startswith("T") for code in trick)


def must_follow_fits(asked: Question, level: int) -> bool:
    """One card only is allowed, out of several."""
    return len(asked.right) == 1 and may_play_fits(asked, level)


def _may_play(chance: Chance, level: int, target: str) -> Question | None:
    return _at_turn(chance, level, target, "may-play", range(2, 20))


def _must_follow(chance: Chance, level: int, target: str) -> Question | None:
    return _at_turn(chance, level, target, "must-follow", range(1, 2))


def _at_turn(chance: Chance, level: int, target: str, kind: str, allowed: range) -> Question | None:
    """A turn of a hand played by chance at which the target clause makes the difference."""
    fits = must_follow_fits if kind == "must-follow" else may_play_fits
    turns = [
        state
        for state in played(chance, FOOL_BIT, chance.below(19), FOOL_BIT if target == r.FOOL_LED else 0)
        if isinstance(state, Playing)
        and state.trick
        and state.legal.bit_count() in allowed
        and (state.legal == state.cards_of(state.to_act)) == (target == r.FOLLOW_FREE)
        and state.cards_of(state.to_act).bit_count() in HAND_SIZE[level]
    ]
    for state in chance.mixed(turns)[:5]:
        given = {
            "hand": PACK.texts(state.cards_of(state.to_act)),
            "trick": [PACK.text(card) for card in state.trick],
        }
        asked = question(kind, given)
        if target in asked.rules and fits(asked, level):
            return asked
    return None


def who_takes_fits(asked: Question, level: int) -> bool:
    """Level 1 is without trumps and won by a follower, level 2 has a trump, level 3 the fool as well."""
    trick = asked.shown.trick
    trumps = sum(code.startswith("T") for code in trick)
    if level == 1:
        return not trumps and "F" not in trick and trick[0] not in asked.right
    return bool(trumps) and ("F" in trick) == (level == 3)


def _who_takes(chance: Chance, level: int, target: str) -> Question | None:
    for trick in chance.mixed(played(chance)[-1].tricks):
        asked = question("who-takes", {"trick": codes(trick), "leader": trick.leader})
        if who_takes_fits(asked, level):
            return asked
    return None


def _who_leads(chance: Chance, level: int, target: str) -> Question | None:
    """The same tricks, asked for the seat that leads next."""
    asked = _who_takes(chance, level, target)
    return asked and question("who-leads", {"trick": asked.shown.trick, "leader": asked.shown.leader})


# --- before the play: the discard and the melds ---------------------------------------------------


def discard_fits(asked: Question, level: int) -> bool:
    """Something must be kept; the bagatto comes with level 2, the fool and trump 20 beside it with level 3."""
    held = set(asked.shown.hand)
    if not asked.right:
        return False
    if level == 1:
        return "T1" not in held
    return "T1" in held and (level == 2 or (bool(held & {"F", "T20"}) and len(asked.right) > 2))


def _discard(chance: Chance, level: int, target: str) -> Question | None:
    state = dealt(chance)
    held = state.cards_of(state.to_act)
    if bool(held & BAGATTO_BIT) != (level > 1):  # most deals are done with here, before anything is asked
        return None
    asked = question("must-keep", {"hand": PACK.texts(held)})
    return asked if discard_fits(asked, level) else None


MOST_CHOICES = 8


def melds_fit(asked: Question, level: int) -> bool:
    """There is a meld and a near miss: just one meld at level 1; after, more to look at, or a long meld to count."""
    found, near = len(asked.right), len(asked.choices) - len(asked.right)
    if not found or not near or found + near > MOST_CHOICES:
        return False
    if level == 1:
        return found == 1
    long = any(line.rule in (r.MELD_FRILLI, r.MELD_TAROCCHI) for line in asked.lines)
    return long or (found + near > 2 and (level == 2 or found > 1))


def _melds(chance: Chance, level: int, target: str) -> Question | None:
    """A hand as it was dealt; the dealer's, which has not discarded yet, is passed over."""
    state = dealt(chance)
    for seat in range(RULES.seats):
        held = state.cards_of(seat)
        if seat == state.to_act or target not in kinds(meld_rules.in_hand(held, RULES)):
            continue
        asked = question("melds", {"hand": PACK.texts(held)})
        if melds_fit(asked, level):
            return asked
    return None


CAPTURED_SIZE = {1: range(12, 41), 2: range(24, 45), 3: range(36, 67)}


def captured_fits(asked: Question, level: int) -> bool:
    """Something is captured and something nearly; the larger the pile, the higher the level."""
    return melds_fit(asked, level) and len(asked.shown.pile) in CAPTURED_SIZE[level]


def _captured(chance: Chance, level: int, target: str) -> Question | None:
    states, first = played(chance), chance.below(2)
    for side in (first, 1 - first):
        own = pile(states, side)
        if len(own) in CAPTURED_SIZE[level] and target in kinds(meld_rules.in_pile(PACK.set(own), RULES)):
            asked = question("captured", {"pile": own})
            if captured_fits(asked, level):
                return asked
    return None


def kinds(melds: Iterable[Meld]) -> set[str]:
    """The kinds of these melds."""
    return {meld.kind for meld in melds}


# --- after the play: the count, the fool's debt, the bagatto --------------------------------------

PILE_TRICKS = {1: range(1, 3), 2: range(3, 6)}


def count_pile_fits(asked: Question, level: int) -> bool:
    """There are cards with a value, the more the higher the level."""
    valued = sum(line.cards.bit_count() for line in asked.lines if line.rule == r.COUNT_CARDS)
    return valued >= level


def _count_pile(chance: Chance, level: int, target: str) -> Question | None:
    """Some tricks of one side; at level 3 its whole pile, the fool settled and the discard added."""
    states, side = played(chance), chance.below(2)
    own = pile(states, side)
    if level < 3:
        won = [trick for trick in states[-1].tricks if RULES.side(trick.winner) == side]
        some = [code for trick in chance.mixed(won)[: chance.pick(PILE_TRICKS[level])] for code in codes(trick)]
        own = [code for code in some if code in own]
    asked = question("count-pile", {"pile": own})
    return asked if count_pile_fits(asked, level) else None


LAST_TRICKS = {1: 2, 2: 3, 3: 5}


def fool_debt_fits(asked: Question, level: int) -> bool:
    """The fool lies in one of the tricks shown; from level 2 on other tricks come before it."""
    tricks = asked.shown.tricks
    return any("F" in cards for _, cards, _ in tricks[1 if level > 1 else 0 :])


def _fool_debt(chance: Chance, level: int, target: str) -> Question | None:
    states = played(chance, FOOL_BIT, 19 - LAST_TRICKS[level] + (level > 1))
    done = last_tricks(states, LAST_TRICKS[level])
    if not any(FOOL in trick.cards for trick in done):
        return None
    given = {"tricks": [codes(trick) for trick in done], "leader": done[0].leader}
    asked = question("fool-owed", given)
    if not fool_debt_fits(asked, level):
        return None
    if target == "give":
        return question("fool-give", given) if "card" in asked.right else None
    return asked if target in asked.right else None


def bagatto_fits(asked: Question, level: int) -> bool:
    """The bagatto lies in the tricks shown; at level 1 in a trick without the fool."""
    tricks = asked.shown.tricks
    return level > 1 or not any("F" in cards for _, cards, _ in tricks)


def _bagatto(chance: Chance, level: int, target: str) -> Question | None:
    held_back = 19 - LAST_TRICKS[level] if target == "0" else 19
    states = played(chance, BAGATTO_BIT, held_back)
    done = last_tricks(states, LAST_TRICKS[level])
    if not any(BAGATTO in trick.cards for trick in done):
        return None
    asked = question("bagatto", {"tricks": [codes(trick) for trick in done], "leader": done[0].leader})
    return asked if target in asked.right and bagatto_fits(asked, level) else None


ANY = ("",)
FOLLOWING = (r.FOLLOW_SUIT, r.FOLLOW_TRUMP, r.FOLLOW_OVERTRUMP)
MELD_RULES = tuple(meld_rules.RULE.values())
CAPTURED = ("famiggia", "quaterno", "terno", "gatti")

THEMES: dict[str, Theme] = {
    theme.id: theme
    for theme in (
        Theme(
            "may-play",
            (*FOLLOWING, r.FOLLOW_FREE, r.FOOL_ANY, r.FOOL_LED),
            {
                1: (r.FOLLOW_SUIT, r.FOLLOW_SUIT, r.FOLLOW_TRUMP),
                2: (*FOLLOWING, *FOLLOWING, r.FOLLOW_FREE),
                3: (r.FOLLOW_SUIT, r.FOLLOW_OVERTRUMP, r.FOLLOW_OVERTRUMP, r.FOLLOW_FREE, r.FOOL_ANY, r.FOOL_LED),
            },
            _may_play,
        ),
        Theme(
            "must-follow",
            (*FOLLOWING, r.FOOL_LED),
            {
                1: (r.FOLLOW_SUIT, r.FOLLOW_TRUMP),
                2: FOLLOWING,
                3: (*FOLLOWING, r.FOOL_LED),
            },
            _must_follow,
        ),
        Theme("who-takes", (r.WIN,), dict.fromkeys(LEVELS, ANY), _who_takes),
        Theme("who-leads", (r.LEAD,), dict.fromkeys(LEVELS, ANY), _who_leads),
        Theme("discard", (r.DISCARD_KINGS, r.DISCARD_BAGATTO), dict.fromkeys(LEVELS, ANY), _discard),
        Theme(
            "melds",
            MELD_RULES,
            {
                1: ("terno", "quaterno", "famiggia", "gatti"),
                2: ("frilli", "tarocchi", "famiggia", "quaterno", "terno"),
                3: ("tarocchi", "gatti", "famiggia", "quaterno", "terno"),
            },
            _melds,
        ),
        Theme("captured", (r.CAPTURED,), {1: ("terno", "famiggia"), 2: CAPTURED, 3: CAPTURED}, _captured),
        Theme("count-pile", (r.COUNT_THIRDS, r.COUNT_CARDS), dict.fromkeys(LEVELS, ANY), _count_pile),
        Theme(
            "fool-debt",
            (r.FOOL_EXCHANGE, r.FOOL_FORFEIT),
            dict.fromkeys(LEVELS, ("nothing", "card", "fool", "give")),
            _fool_debt,
        ),
        Theme("bagatto", (r.BAGATTO_RULE,), dict.fromkeys(LEVELS, ("20", "-20", "0")), _bagatto),
    )
}
"""The themes, in the order in which they are offered."""
