"""What the pads of the tarot games share: melds chosen by kind, piles counted by the cards that are worth something.

A meld is entered by its kind, not by its cards. Where its cards are not known (which number cards, which three kings),
others stand in for them while it is judged and counted, and are taken out of the score line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from games.core import counting
from games.core import melds as meld_rules
from games.core.cards import Card, Cards, bits, each
from games.core.contract import Meld, ScoreLine, Verdict
from games.core.melds import FAMILIES, FOURS, MeldBook
from games.core.pad import CHOICE, NUMBER, TICKS, Entered, Field, key, owners, with_rest
from games.core.tables import TarotRules
from games.core.tarot import BAGATTO, BAGATTO_BIT, COURTS, FOOL_BIT, PACK, PIPS, SUITS, TRUMPS

POINTS = 78
"""The card points of a hand (…count.cards)."""

VALUES = {"gatti": ("gatti",), "famiggia": tuple(SUITS), "quaterno": COURTS, "terno": COURTS}
GUESSED = ("frilli", "tarocchi", "terno")
"""Kinds whose cards the entry does not tell."""


# --- melds ---------------------------------------------------------------------------------------------------


def meld_fields(book: MeldBook, side: int, turns: int, hand: int) -> list[Field]:
    """The melds a side may have declared from a hand of so many cards; frilli and trumps `turns` times."""
    found = []
    for kind, most in (("frilli", PIPS.bit_count()), ("tarocchi", TRUMPS.bit_count())):
        if kind in book.clauses:
            found += [
                Field(kind, NUMBER, book.clauses[kind], side, turn if turns > 1 else 0, min(most, hand))
                for turn in range(1, turns + 1)
            ]
    return found + court_fields(book, side)


def court_fields(book: MeldBook, side: int, prefix: str = "", rule: str = "") -> list[Field]:
    """Gatti and the melds of court cards, as far as they are played (…option.melds)."""
    return [
        Field(prefix + kind, TICKS, rule or book.clauses[kind], side, values=values)
        for kind, values in VALUES.items()
        if kind not in book.barred
    ]


def ticked(entered: Entered, book: MeldBook, side: int, prefix: str = "") -> list[Meld]:
    """The melds of court cards, and gatti, that were ticked for a side."""
    found = []
    for kind in VALUES:
        for value in entered.ticks(prefix + kind, side):
            found.append(Meld(kind, _cards(kind, value, book)))
    return found


def counted(kind: str, number: int) -> Meld:
    """So many number cards or trumps."""
    cards = PIPS if kind == "frilli" else TRUMPS
    return Meld(kind, bits(list(each(cards))[:number]))


def _cards(kind: str, value: str, book: MeldBook) -> Cards:
    if kind == "gatti":
        return book.gatti
    if kind == "famiggia":
        return FAMILIES[SUITS.index(value)]
    four = FOURS[COURTS.index(value)]
    return four if kind == "quaterno" else four & (four - 1)


def as_entered(line: ScoreLine, meld: Meld) -> ScoreLine:
    """The score line of a meld without cards that nobody named."""
    return replace(line, cards=0) if meld.kind in GUESSED else line


def refused(entered: Entered, verdict: Verdict, side: int, turn: int, prefix: str = "") -> None:
    """Write down what the judge of melds refuses."""
    if verdict.allowed:
        return
    kind = prefix + verdict.rule.split(".")[2]
    fields = [name for name in dict.fromkeys([key(kind, side, turn), key(kind, side)]) if name in entered.fields]
    entered.fault("meld", verdict.rule, *fields, side=side, verdict=verdict)


def room(entered: Entered, side: int, melds: Sequence[Meld], hand: int, clause: str) -> None:
    """What is shown together must be held together, in one hand or in both partners': so many cards (gatti.deal)."""
    least = fewest_cards(melds)
    if least > hand and not entered.faults:
        kinds = {meld.kind for meld in melds}
        fields = [name for name, field in entered.fields.items() if field.side == side and field.name in kinds]
        entered.fault("hand-full", clause, *fields, side=side, number=least, wanted=hand)


def fewest_cards(melds: Sequence[Meld]) -> int:
    """The fewest cards that all these melds can be made of, as a card may serve in several."""
    shown = sum(meld.cards.bit_count() for meld in melds if meld.kind in ("frilli", "tarocchi"))
    among = FOOL_BIT if any(meld.kind == "tarocchi" for meld in melds) else PACK.all
    gatti = sum((meld.cards & among).bit_count() for meld in melds if meld.kind == "gatti")
    return shown + gatti + sum(_fewest_of_ranks(melds))


def fewest_points(melds: Sequence[Meld], values: Mapping[Card, int]) -> int:
    """The fewest card points of a pile in which these melds lie (…count.thirds, …count.cards)."""
    gatti = sum(values[card] for meld in melds if meld.kind == "gatti" for card in each(meld.cards))
    ranks = zip(FOURS, _fewest_of_ranks(melds), strict=True)
    courts = sum(number * values[next(each(four))] for four, number in ranks)
    return gatti + courts + counting.thirds(bits(range(fewest_cards(melds))))


def _fewest_of_ranks(melds: Sequence[Meld]) -> list[int]:
    """How many of each rank these melds need at least: one for each family, or what the rank itself makes."""
    families = sum(meld.kind == "famiggia" for meld in melds)
    return [max([families, *(meld.cards.bit_count() for meld in melds if _rank(meld) == four)]) for four in FOURS]


def judged(entered: Entered, sides: Sequence[Sequence[Meld]], book: MeldBook, prefix: str = "") -> None:
    """What the sides together cannot have: one card lies in one hand, or in one pile."""
    for one, other in combinations(range(len(sides)), 2):
        for meld in sides[one]:
            for against in sides[other]:
                _against(entered, book, prefix, (one, meld), (other, against))
    for side, own in enumerate(sides):
        others = [meld for other, melds in enumerate(sides) if other != side for meld in melds]
        families = [meld for meld in others if meld.kind == "famiggia"]
        for meld in own:
            gone = sum((family.cards for family in families), 0) & _rank(meld)
            if gone.bit_count() > _spare(meld):
                _fault(entered, "shared", meld, book, prefix, side, PACK.texts(gone))
    if not prefix:
        _at_most(entered, sides, book)


def _against(entered: Entered, book: MeldBook, prefix: str, one: tuple[int, Meld], other: tuple[int, Meld]) -> None:
    """Two sides with the same meld, or with two of one rank."""
    (side, meld), (_, against) = one, other
    rank = _rank(meld)
    if (rank and rank == _rank(against)) or (
        meld.kind == against.kind and meld.kind in ("gatti", "famiggia") and meld.cards == against.cards
    ):
        _fault(entered, "twice", meld, book, prefix, side, ())


def _fault(
    entered: Entered, reason: str, meld: Meld, book: MeldBook, prefix: str, side: int, cards: Sequence[str]
) -> None:
    fields = [name for name in entered.fields if name.rpartition("-")[0] == prefix + meld.kind]
    word = meld_rules.mark(meld)
    entered.fault(reason, book.clauses[meld.kind], *fields, side=side, values=(meld.kind, word, *cards))


def _rank(meld: Meld) -> Cards:
    """The four cards that a quaterno or a terno is made of, nothing for other melds."""
    if meld.kind not in ("quaterno", "terno"):
        return 0
    return next(four for four in FOURS if meld.cards & four)


def _spare(meld: Meld) -> int:
    return 1 if meld.kind == "terno" else 0


def _at_most(entered: Entered, sides: Sequence[Sequence[Meld]], book: MeldBook) -> None:
    """There are 40 number cards and 21 trumps for all."""
    gatti = {side for side, own in enumerate(sides) for meld in own if meld.kind == "gatti"}
    for kind, all_cards in (("frilli", PIPS), ("tarocchi", TRUMPS)):
        # Who shows gatti has two trumps, whether they count trumps or not.
        least = [2 if kind == "tarocchi" and side in gatti else 0 for side in range(len(sides))]
        shown = [max(fewest, _shown(own, kind, book)) for fewest, own in zip(least, sides, strict=True)]
        if sum(shown) > all_cards.bit_count():
            fields = [name for name, field in entered.fields.items() if field.name == kind]
            entered.fault("too-many", book.clauses[kind], *fields, number=sum(shown), wanted=all_cards.bit_count())


def _shown(own: Sequence[Meld], kind: str, book: MeldBook) -> int:
    """How many cards a side has shown; what one player shows again (chinze) is not counted again."""
    counts = [meld.cards.bit_count() for meld in own if meld.kind == kind]
    return sum(counts) if "frilli" in book.clauses else max(counts, default=0)


# --- piles ---------------------------------------------------------------------------------------------------


def pile_fields(rules: TarotRules, side: int, thirds_clause: str, cards_clause: str) -> list[Field]:
    """A side's pile: which of the cards that are worth something lie in it, and how many cards in all."""
    return [
        Field("cards", NUMBER, thirds_clause, side, most=len(PACK)),
        Field("held", TICKS, cards_clause, side, values=valued(rules)),
    ]


def points_field(side: int, cards_clause: str) -> Field:
    """The card points of those who added them up by themselves."""
    return Field("points", NUMBER, cards_clause, side, most=POINTS)


def valued(rules: TarotRules) -> tuple[str, ...]:
    """The cards that are worth something: gatti's three, then the courts from the king down."""
    courts = [rank + suit for rank in reversed(COURTS) for suit in SUITS]
    return (*sorted(PACK.texts(rules.options.gatti)), *courts)


def piles(entered: Entered, rules: TarotRules, thirds_clause: str, cards_clause: str) -> list[Cards] | None:
    """The piles that were entered, other cards standing in for those without value.

    None where no pile was entered or something is wrong.
    """
    sides = range(max(rules.sides) + 1)
    numbers = [entered.number("cards", side) for side in sides]
    if all(number is None for number in numbers) and not any(entered.ticks("held", side) for side in sides):
        return None
    fields = [key("cards", side) for side in sides]
    held = owners(entered, "held", valued(rules), sides, "cards", cards_clause)
    counts = [number for number in with_rest(numbers, len(PACK)) if number is not None]
    if len(counts) < len(sides):
        entered.fault("cards-unknown", thirds_clause, *fields)
        return None
    if sum(counts) != len(PACK) or min(counts) < 0:
        entered.fault(
            "cards-sum", thirds_clause, *fields, number=sum(max(0, count) for count in counts), wanted=len(PACK)
        )
        return None
    if held is None:
        return None
    plain = [card for card in range(len(PACK)) if card not in rules.values]
    found, first = [], 0
    for side, (count, own) in enumerate(zip(counts, held, strict=True)):
        if not len(own) <= count <= len(own) + len(plain):
            entered.fault("cards-few", thirds_clause, key("cards", side), side=side, number=count, wanted=len(own))
            return None
        last = first + count - len(own)
        found.append(PACK.set(own) | bits(plain[first:last]))
        first = last
    return found


# --- the card for the fool -----------------------------------------------------------------------------------

PLAIN, FOOL_CODE = "plain", "F"


@dataclass(frozen=True, slots=True)
class FoolClauses:
    """The clauses about what is given for the fool: a card, or where there is none the fool itself."""

    exchange: str
    forfeit: str


def fool_fields(rules: TarotRules, clauses: FoolClauses) -> tuple[Field, ...]:
    """What is still owed for the fool when the piles are counted: by whom to whom, and which card."""
    sides = range(max(rules.sides) + 1)
    debts = tuple(f"owes-{side}-{other}" for side in sides for other in sides if side != other)
    cards = (PLAIN, FOOL_CODE, *(code for code in valued(rules) if code != FOOL_CODE))
    return (
        Field("owes", CHOICE, clauses.exchange, values=debts),
        Field("given", CHOICE, clauses.exchange, values=cards),
    )


def settled(
    entered: Entered, rules: TarotRules, found: list[Cards] | None, clauses: FoolClauses
) -> tuple[list[Cards] | None, list[ScoreLine]]:
    """The piles when what is owed for the fool has gone over, and what that was; it brings nothing by itself."""
    owes, given = entered.choice("owes"), entered.choice("given")
    if not owes and not given:
        return found, []
    if not (owes and given and found):
        entered.fault("given-open", clauses.exchange, "owes", "given")
        return found, []
    _, giver, taker = owes.split("-")
    side, own = int(giver), found[int(giver)]
    if not own & FOOL_BIT:
        entered.fault("fool-elsewhere", clauses.exchange, "owes", side=side)
        return found, []
    cards = PACK.set([given]) if given != PLAIN else PACK.all & ~bits(rules.values)
    moved = own & cards & -(own & cards)
    if not moved:
        entered.fault("given-elsewhere", clauses.exchange, "given", side=side, values=(given,))
    after = list(found)
    after[side] &= ~moved
    after[int(taker)] |= moved
    rule = clauses.forfeit if given == FOOL_CODE else clauses.exchange
    return after, [ScoreLine(rule, side, "cards", 0, 0 if given == PLAIN else moved)]


def bagatto_kept(entered: Entered, rules: TarotRules, found: list[Cards] | None, side: int, clause: str) -> None:
    """Who takes the bagatto in the last trick has it in the pile, unless it was the card that went for the fool."""
    given = entered.choice("given")
    gone = rules.options.fool_exchange and given in ("", PACK.text(BAGATTO))
    if found and not gone and not found[side] & BAGATTO_BIT:
        entered.fault("given-elsewhere", clause, "bagatto", side=side, values=(PACK.text(BAGATTO),))


def whole_tricks(entered: Entered, found: list[Cards] | None, step: int, thirds_clause: str) -> None:
    """Piles consist of whole tricks when all is settled: their cards are multiples of `step`."""
    for side, pile in enumerate(found or ()):
        if pile.bit_count() % step:
            fields = [key("cards", other) for other in range(len(found or ()))]
            entered.fault("tricks", thirds_clause, *fields, side=side, number=pile.bit_count(), wanted=step)
            return


# --- card points ---------------------------------------------------------------------------------------------


def points(entered: Entered, rules: TarotRules, fewest: int, most: int, cards_clause: str) -> list[int] | None:
    """The card points that were entered: together from `fewest` to `most`, a missing one being the rest."""
    sides = range(max(rules.sides) + 1)
    numbers = [entered.number("points", side) for side in sides]
    fields = [key("points", side) for side in sides]
    if all(number is None for number in numbers):
        return None
    if fewest == most:
        numbers = with_rest(numbers, POINTS)
    found = [number for number in numbers if number is not None]
    if len(found) < len(sides):
        entered.fault("points-unknown", cards_clause, *fields)
        return None
    if not fewest <= sum(found) <= most or min(found) < 0:
        entered.fault("points-sum", cards_clause, *fields, number=sum(max(0, each) for each in found), wanted=POINTS)
        return None
    return found


def agreed(
    entered: Entered, by_cards: Sequence[Sequence[ScoreLine]] | None, by_hand: Sequence[int] | None, cards_clause: str
) -> list[ScoreLine]:
    """The score lines of the card points: those of the piles, or the points as entered; both must agree."""
    if by_cards is None:
        if by_hand is None and not entered.faults:
            entered.fault("nothing", cards_clause)
        return [ScoreLine(cards_clause, side, "cards", own) for side, own in enumerate(by_hand or ())]
    for side, lines in enumerate(by_cards):
        total = sum(line.points for line in lines)
        if by_hand is not None and by_hand[side] != total:
            field = key("points", side)
            entered.fault("points-differ", cards_clause, field, side=side, number=by_hand[side], wanted=total)
    return [line for lines in by_cards for line in lines]
