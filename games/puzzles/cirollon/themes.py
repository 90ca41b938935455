"""The themes of cirollon's puzzles."""

from __future__ import annotations

from games.cirollon import rules as r
from games.cirollon.game import GAME
from games.cirollon.melds import CLAIMS
from games.cirollon.scoring import low_run
from games.cirollon.state import Board, Playing
from games.cirollon.takes import aces, clause, takes, total
from games.core.cards import Cards, each
from games.core.genoese import COINS, PACK, PONCIN_BIT, RANK
from games.puzzles.chance import Chance
from games.puzzles.cirollon import deals, question
from games.puzzles.cirollon.melding import offered
from games.puzzles.cirollon.position import NOTHING
from games.puzzles.question import Question
from games.puzzles.themes import LEVELS, House, Puzzles, Theme

VERSION = 1
ANY = ("any",)
PONCIN = "poncin"
"""A target: the poncin was named, and it counts."""

COURTS = RANK["J"] | RANK["Q"] | RANK["K"]


def _ask(kind: str, house: House, **given: object) -> Question:
    return question(kind, given | ({"options": dict(house)} if house else {}))


# --- the card and the table --------------------------------------------------------------------------

TABLES = {1: range(2, 5), 2: range(4, 7), 3: range(4, 11)}
"""How many cards lie on the table."""


def ways_fit(asked: Question, level: int) -> bool:
    """A wrong group is offered too; the higher the level, the more cards and the more ways."""
    groups = set(asked.choices) - {NOTHING}
    found = len(asked.right - {NOTHING})
    return len(asked.shown.table) in TABLES[level] and bool(groups - asked.right) and found in _WAYS[level]


_WAYS = {1: range(1, 3), 2: range(5), 3: range(1, 9)}


def _ways(chance: Chance, level: int, target: str, house: House) -> Question | None:
    for state in deals.turns(chance, house):
        board = state.board
        if board.table.bit_count() not in TABLES[level]:
            continue
        for card in chance.mixed(list(each(board.held[state.to_act]))):
            if not _turns_on(card, board, target):
                continue
            asked = _ask("ways", house, **_of(card, board))
            if ways_fit(asked, level):
                return asked
    return None


def _of(card: int, board: Board) -> dict[str, object]:
    named = board.poncin if (board.table | 1 << card) & PONCIN_BIT else 0
    return {"card": PACK.text(card), "table": PACK.texts(board.table), "poncin": named}


def _turns_on(card: int, board: Board, target: str) -> bool:
    if target == PONCIN:
        return board.poncin not in (0, 7) and bool((board.table | 1 << card) & PONCIN_BIT)
    found = takes(card, board.table, board.poncin)
    return target in ({clause(card, group, board.poncin) for group in found} or {r.PLAY})


def ace_fits(asked: Question, level: int) -> bool:
    """The higher the level, the more cards lie there."""
    return len(asked.shown.table) >= level or asked.right == {NOTHING}


def _ace(chance: Chance, level: int, target: str, house: House) -> Question | None:
    for state in deals.turns(chance, house):
        board = state.board
        for card in each(aces(board.held[state.to_act], board.poncin)):
            asked = _ask("ace", house, **_of(card, board))
            fits = _turns_on(card, board, target) if target == PONCIN else target in asked.right
            if fits and ace_fits(asked, level):
                return asked
    return None


# --- the hand and the table --------------------------------------------------------------------------

HANDS = {1: range(3, 5), 2: range(5, 8), 3: range(7, 10)}
"""How many cards are held."""


def may_take_fits(asked: Question, level: int) -> bool:
    """Some cards can take and some cannot; the higher the level, the more lies on the table."""
    if len(asked.shown.table) < level:
        return False
    return len(asked.shown.hand) in HANDS[level] and 0 < len(asked.right) < len(asked.choices)


def _free(state: Playing) -> bool:
    """Whether nothing of the hand lies open, so that any card may be played, and something lies there to be taken."""
    return not state.board.open[state.to_act] and bool(state.board.table)


def _position(state: Playing) -> dict[str, object]:
    board, held = state.board, state.board.held[state.to_act]
    named = board.poncin if (board.table | held) & PONCIN_BIT else 0
    return {"hand": PACK.texts(held), "table": PACK.texts(board.table), "poncin": named}


def _may_take(chance: Chance, level: int, target: str, house: House) -> Question | None:
    for state in deals.turns(chance, house):
        board = state.board
        held = board.held[state.to_act]
        able = [card for card in each(held) if takes(card, board.table, board.poncin)]
        if _free(state) and able and held.bit_count() in HANDS[level]:
            asked = _ask("may-take", house, **_position(state))
            if may_take_fits(asked, level):
                return asked
    return None


SWEPT = {1: range(1, 3), 2: range(2, 4), 3: range(3, 11)}
"""How many cards the sgobba takes."""


def sgobba_fits(asked: Question, level: int) -> bool:
    """One card sweeps and the others do not; above level 1 it is no ace, which sweeps anything."""
    plain = not any(code.startswith("1") for code in asked.right)
    one = len(asked.right) == 1 and len(asked.choices) > 2
    return len(asked.shown.table) in SWEPT[level] and one and (plain or level == 1)


def _sgobba(chance: Chance, level: int, target: str, house: House) -> Question | None:
    for state in deals.turns(chance, house):
        board = state.board
        held = board.held[state.to_act]
        sweeping = [card for card in each(held) if board.table in takes(card, board.table, board.poncin)]
        if _free(state) and len(sweeping) == 1:
            asked = _ask("sgobba", house, **_position(state))
            if sgobba_fits(asked, level):
                return asked
    return None


# --- melds and claims ----------------------------------------------------------------------------------

MOST_CHOICES = 8


def melds_fit(asked: Question, level: int) -> bool:
    """A meld and a near miss; one meld without the poncin at level 1, more or the poncin above."""
    found, near = len(asked.right), len(asked.choices) - len(asked.right)
    wild = "7h" in asked.shown.hand
    if not (found and near) or found + near > MOST_CHOICES:
        return False
    return (found == 1 and not wild) if level == 1 else (found > 1 or wild)


_MELDS = {1: range(1, 2), 2: range(1, MOST_CHOICES), 3: range(1, MOST_CHOICES)}
"""How many melds the hand has."""


def _melds(chance: Chance, level: int, target: str, house: House) -> Question | None:
    state = deals.dealt(chance, house)
    for held in chance.mixed(state.board.held):
        if (level == 1 and held & PONCIN_BIT) or len(offered(held)) not in _MELDS[level]:
            continue
        asked = _ask("melds", house, hand=PACK.texts(held))
        if target in asked.rules and melds_fit(asked, level):
            return asked
    return None


NEAR_SUM = 2
"""So near a sum is to fifteen or thirty that it has to be added up."""


def claim_fits(asked: Question, level: int) -> bool:
    """No court card and no poncin at level 1, a court card at level 2, the poncin at level 3; and a sum near enough."""
    table = PACK.set(asked.shown.table)
    wild, courts = bool(table & PONCIN_BIT), bool(table & COURTS)
    if (wild, courts) not in {1: [(False, False)], 2: [(False, True)], 3: [(True, False), (True, True)]}[level]:
        return False
    return wild or min(abs(total(table) - wanted) for wanted, _, _ in CLAIMS.values()) <= NEAR_SUM


def _claim(chance: Chance, level: int, target: str, house: House) -> Question | None:
    table = deals.dealt(chance, house).board.table
    asked = _ask("claim", house, table=PACK.texts(table))
    return asked if target in asked.right and claim_fits(asked, level) else None


# --- the count -----------------------------------------------------------------------------------------

PILES = {1: range(4, 9), 2: range(7, 14), 3: range(12, 41)}
"""How many cards lie in the larger pile."""


def _piles(chance: Chance, house: House, sizes: range) -> list[tuple[Cards, Cards]]:
    """The piles of a hand as they grow, those of which the larger is of this size, from either side."""
    found = []
    for state in deals.played(chance, house):
        ours, theirs = chance.mixed(state.board.piles)
        if max(ours.bit_count(), theirs.bit_count()) in sizes:
            found.append((ours, theirs))
    return chance.mixed(found)


def _primiera(chance: Chance, level: int, target: str, house: House) -> Question | None:
    for ours, theirs in _piles(chance, house, PILES[level]):
        if ours and theirs:
            asked = _ask("primiera-who", house, pile=PACK.texts(ours), other=PACK.texts(theirs))
            if target in asked.right and (asked.number is not None or level == 3):
                return asked
    return None


RUN_PILES = {1: range(5, 13), 2: range(8, 20), 3: range(12, 41)}


def low_run_fits(asked: Question, level: int) -> bool:
    """There are coins enough in the pile for a run, or nearly."""
    return (PACK.set(asked.shown.pile) & COINS).bit_count() >= 3


def _low_run(chance: Chance, level: int, target: str, house: House) -> Question | None:
    for ours, _ in _piles(chance, house, RUN_PILES[level]):
        if str(low_run(ours).bit_count()) == target:
            asked = _ask("low-run", house, pile=PACK.texts(ours))
            if low_run_fits(asked, level):
                return asked
    return None


LINES = {1: range(2, 4), 2: range(4, 6), 3: range(5, 20)}
"""In how many lines a side scores."""


def count_hand_fits(asked: Question, level: int) -> bool:
    """So many lines as the level wants."""
    return len(asked.lines) in LINES[level]


def _count_hand(chance: Chance, level: int, target: str, house: House) -> Question | None:
    board = deals.played(chance, house)[-1].board
    if board.cappotto() is not None:
        return None
    for side in chance.mixed((0, 1)):
        melds = [GAME.write_meld(meld) for seat in (side, side + 2) for meld in board.declared[seat]]
        given = {"pile": PACK.texts(board.piles[side]), "sgobbe": board.sgobbe[side], "melds": melds}
        asked = _ask("count-hand", house, **given)
        if count_hand_fits(asked, level) and (target == ANY[0] or target in asked.rules):
            return asked
    return None


NUMBERS = {1: 2, 2: 4, 3: 6}
"""How many cards are added up."""


def _sum(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """Cards as they may lie on the table, a court card among them."""
    cards = chance.mixed(list(each(PACK.all)))[: NUMBERS[level]]
    return _ask("sum", house, cards=list(map(PACK.text, cards))) if any(COURTS >> card & 1 for card in cards) else None


_LAST = ("last", "sweep", "cards-left")
"""The sweep that the very last card does not make, one before it, none."""


def _last_card(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """Towards the end of a hand, the very last card or one before it."""
    for state in deals.turns(chance, house):
        board = state.board
        card = chance.pick(list(each(board.held[state.to_act])))
        if board.table.bit_count() not in TABLES[level]:
            continue
        sweeps = board.table in takes(card, board.table, board.poncin)
        if sweeps == (target != "cards-left"):
            return _ask("last-card", house, **_of(card, board), last=target != "sweep")
    return None


OPEN_HANDS = {1: range(7, 10), 2: range(5, 10), 3: range(2, 10)}
"""How many cards are in the hand in which some lie open."""


def _open_first(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """Somebody has declared; at level 3 some of the open cards are gone already."""
    for state in deals.turns(chance, house):
        board, seat = state.board, state.to_act
        held, shown = board.held[seat], board.open[seat]
        if not shown or shown == held or board.poncin or held.bit_count() not in OPEN_HANDS[level]:
            continue
        if (shown.bit_count() % 3 != 0) == (level == 3):
            return _ask(
                "open-first", house, hand=PACK.texts(held), open=PACK.texts(shown), table=PACK.texts(board.table)
            )
    return None


def _deal_void(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """Four cards dealt to the table; an ace is among them, and the higher the level, the more low cards."""
    cards = chance.mixed(list(each(PACK.all)))[:4]
    codes = list(map(PACK.text, cards))
    if not any(code[0] == "1" for code in codes) or sum(code[0] in "1234567" for code in codes) < level + 1:
        return None
    asked = _ask("deal-void", house, table=codes)
    return asked if target in asked.right else None


_COINS = ("high", "no-high", "cappotto", "no-cappotto")
COIN_PILES = {1: range(8, 16), 2: range(12, 24), 3: range(16, 36)}
"""How many cards lie in the pile."""


def _coins(chance: Chance, level: int, target: str, house: House) -> Question | None:
    """A pile with all the court cards of coins, or all the coins; or with all but one, or two, of them."""
    kind = target.removeprefix("no-")
    wanted = list(each(COINS & COURTS if kind == "high" else COINS))
    missing = chance.mixed(wanted)[: 1 + chance.below(2)] if target != kind else []
    rest = [card for card in chance.mixed(list(each(PACK.all))) if card not in wanted]
    pile = [card for card in wanted if card not in missing] + rest
    codes = [PACK.text(card) for card in pile[: max(len(wanted), chance.pick(COIN_PILES[level]))]]
    return _ask("high-run" if kind == "high" else "cappotto", house, pile=codes)


_WAYS_TARGETS = {
    1: (r.TAKE_SUM, r.TAKE_FIFTEEN),
    2: (r.TAKE_SUM, r.TAKE_FIFTEEN, r.TAKE_ACE, r.PLAY),
    3: (r.TAKE_SUM, r.TAKE_FIFTEEN, PONCIN),
}
_SIDES = ("you", "opponents")
_COUNTED = (r.COUNT_SGOBBE, r.COUNT_HIGH, r.COUNT_LOW, r.COUNT_MELDS)

_ALL = (
    Theme("sum", (r.VALUES,), dict.fromkeys(LEVELS, ANY), _sum),
    Theme("ways", (r.TAKE_SUM, r.TAKE_FIFTEEN, r.TAKE_ACE, r.PLAY, r.TAKE_ONE), _WAYS_TARGETS, _ways),
    Theme("may-take", (r.TAKE_SUM, r.TAKE_FIFTEEN, r.TAKE_ACE), dict.fromkeys(LEVELS, ANY), _may_take),
    Theme("sgobba", (r.SGOBBA,), dict.fromkeys(LEVELS, ANY), _sgobba),
    Theme("last-card", (r.SGOBBA_LAST, r.SGOBBA), dict.fromkeys(LEVELS, _LAST), _last_card),
    Theme(
        "ace",
        (r.TAKE_ACE,),
        {1: ("all", "ace"), 2: ("all", "ace"), 3: ("all", "ace", PONCIN)},
        _ace,
    ),
    Theme(
        "melds",
        (r.MELD_BARSEGA, r.MELD_BARSEGON, r.MELD_PONCIN, r.MELD_SEVERAL),
        {
            1: (r.MELD_BARSEGA, r.MELD_BARSEGON),
            2: (r.MELD_BARSEGA, r.MELD_BARSEGON, r.MELD_PONCIN),
            3: (r.MELD_PONCIN, r.MELD_SEVERAL),
        },
        _melds,
    ),
    Theme("open-first", (r.MELD_OPEN,), dict.fromkeys(LEVELS, ANY), _open_first),
    Theme("deal-void", (r.DEAL_VOID,), dict.fromkeys(LEVELS, ("yes", "no")), _deal_void),
    Theme(
        "claim",
        (r.DEALER_FIFTEEN, r.DEALER_THIRTY, r.DEALER_PONCIN),
        {1: (NOTHING, "fifteen"), 2: (NOTHING, *CLAIMS), 3: (NOTHING, *CLAIMS)},
        _claim,
    ),
    Theme(
        "primiera",
        (r.COUNT_PRIMIERA,),
        {1: _SIDES, 2: (*_SIDES, "nobody"), 3: (*_SIDES, "nobody")},
        _primiera,
    ),
    Theme("low-run", (r.COUNT_LOW,), {1: ("0", "3"), 2: ("0", "3", "4"), 3: ("0", "3", "4", "5", "6")}, _low_run),
    Theme("coins", (r.COUNT_HIGH, r.CAPPOTTO), dict.fromkeys(LEVELS, _COINS), _coins),
    Theme(
        "count-hand",
        (r.COUNT_CARDS, r.COUNT_COINS, r.COUNT_SETTEBELLO, r.COUNT_PRIMIERA, *_COUNTED),
        {1: ANY, 2: (*ANY, *_COUNTED), 3: _COUNTED},
        _count_hand,
    ),
)

PUZZLES = Puzzles(VERSION, f"cirollon/{VERSION}", {theme.id: theme for theme in _ALL}, GAME.options)
