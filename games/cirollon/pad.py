"""Cirollon's score pad (cirollon.count.*)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.cirollon import rules as r
from games.cirollon import scoring
from games.cirollon.melds import CLAIMS, MOST, RULE
from games.core.cards import Card, Cards
from games.core.contract import Result, ScoreLine
from games.core.genoese import COINS, PACK, RANKS, SUITS
from games.core.pad import CHOICE, NUMBER, TICKS, Entered, Entry, Field, Section, key, owners, with_rest

SIDES = (0, 1)
MELDS = 2 * MOST
"""The most melds that a side's two players can declare."""

PLAYS = r.SEATS * 9
SWEEPS = PLAYS // 2
"""The most sgobbe in play: after each a card has to be laid before the next (cirollon.sgobba)."""

BY_RANK = sorted(RANKS, key=lambda rank: -r.PRIMIERA[rank])
PLAIN = tuple(suit for suit in SUITS if suit != "d")
"""The suits whose best card is asked for; the dinæ are known."""


class CirollonPad:
    """Cards, dinæ, primiera, sgobbe, melds; one pair's cards and dinæ tell the other's."""

    entries = scoring.ENTRIES

    def sides(self, options: r.Options) -> Sequence[int]:
        return r.SIDES

    def players(self, options: r.Options) -> Sequence[int]:
        return range(r.SEATS)

    def values(self, options: r.Options) -> Mapping[Card, int]:
        return {}

    def sections(self, options: r.Options) -> tuple[Section, ...]:
        piles, sweeps, melds, best = [], [], [], []
        for side in SIDES:
            piles.append(Field("cards", NUMBER, r.COUNT_CARDS, side, most=len(PACK)))
            piles.append(Field("coins", TICKS, r.COUNT_COINS, side, values=tuple(PACK.texts(COINS))))
            sweeps.append(Field("sgobbe", NUMBER, r.SGOBBA, side, most=SWEEPS))
            sweeps.append(Field("claim", CHOICE, r.DEALER_WHEN, side, values=tuple(CLAIMS)))
            melds += [Field(kind, NUMBER, RULE[kind], side, most=MELDS) for kind in RULE]
            best += [
                Field(f"best-{suit}", CHOICE, r.COUNT_PRIMIERA, side, values=tuple(rank + suit for rank in BY_RANK))
                for suit in PLAIN
            ]
        winner = Field("primiera", CHOICE, r.COUNT_PRIMIERA, values=tuple(f"side-{side}" for side in SIDES))
        return (
            Section("pile", tuple(piles), rest=True),
            Section("primiera", (winner,)),
            Section("sgobbe", tuple(sweeps)),
            Section("melds", tuple(melds)),
            Section("best", tuple(best), spare=True),
        )

    def score(self, options: r.Options, entry: Entry) -> Result:
        entered = Entered(self.sections(options), entry)
        coins = _coins(entered)
        cappotto = next((side for side, own in enumerate(coins or ()) if own == COINS), None)
        counts = _cards(entered, coins, over=cappotto is None)
        sgobbe = _sgobbe(entered, counts)
        lines = scoring.more_cards(counts) if counts else []
        if coins:
            lines += scoring.coin_lines(coins)
            lines += _primiera(entered, coins, counts, over=cappotto is None)
        lines += scoring.sgobbe_lines(sgobbe)
        for side in SIDES:
            numbers = {kind: entered.count(kind, side) for kind in RULE}
            if sum(numbers.values()) > MELDS:
                fields = [key(kind, side) for kind in RULE]
                many = sum(numbers.values())
                entered.fault("too-many", r.MELD_SEVERAL, *fields, side=side, number=many, wanted=MELDS)
            lines += [scoring.meld_line(kind, side) for kind, number in numbers.items() for _ in range(number)]
        entered.done()
        return Result(len(SIDES), scoring.ENTRIES, tuple(lines), cappotto)


def _coins(entered: Entered) -> list[Cards] | None:
    """Each side's dinæ."""
    fields = [key("coins", side) for side in SIDES]
    if not any(entered.ticks("coins", side) for side in SIDES):
        entered.fault("nothing", r.COUNT_COINS, *fields)
        return None
    held = owners(entered, "coins", PACK.texts(COINS), SIDES, "cards", r.COUNT_COINS)
    return [PACK.set(own) for own in held] if held else None


def _cards(entered: Entered, coins: list[Cards] | None, *, over: bool) -> list[int] | None:
    """How many cards each side has: all of them, unless a cappotto ended the hand before its time."""
    fields = [key("cards", side) for side in SIDES]
    numbers = with_rest([entered.number("cards", side) for side in SIDES], len(PACK))
    counts = [0 if number is None and not over else number for number in numbers]
    found = [count for count in counts if count is not None]
    if len(found) < len(SIDES):
        entered.fault("cards-unknown", r.COUNT_CARDS, *fields)
        return None
    total = sum(found)
    if total > len(PACK) or (over and total != len(PACK)):
        entered.fault("cards-sum", r.COUNT_CARDS, *fields, number=total, wanted=len(PACK))
        return None
    for side, own in enumerate(cards.bit_count() for cards in coins or ()):
        if over and found[side] < own:
            field = key("cards", side)
            entered.fault("cards-few", r.COUNT_CARDS, field, side=side, number=found[side], wanted=own)
    return found


def _sgobbe(entered: Entered, counts: list[int] | None) -> list[int]:
    """The sgobbe of each side, the dealer's claim among them."""
    played = [entered.count("sgobbe", side) for side in SIDES]
    fields = [key("sgobbe", side) for side in SIDES]
    claims = [entered.choice("claim", side) for side in SIDES]
    if all(claims):
        entered.fault("claims", r.DEALER_WHEN, *(key("claim", side) for side in SIDES))
    most = SWEEPS - any(claims)  # the claim clears the table before the first card
    if sum(played) > most:
        entered.fault("sgobbe-many", r.SGOBBA, *fields, number=sum(played), wanted=most)
    for side in SIDES:
        cards = 2 * played[side] + (4 if claims[side] else 0)
        if counts and any(counts) and counts[side] < cards:
            field = key("sgobbe", side)
            entered.fault("sgobbe-cards", r.SGOBBA, field, side=side, number=counts[side], wanted=cards)
    return [marks + (CLAIMS[claim][1] if claim else 0) for marks, claim in zip(played, claims, strict=True)]


def _primiera(entered: Entered, coins: list[Cards], counts: Sequence[int] | None, *, over: bool) -> list[ScoreLine]:
    """The primiera by the best cards, where they were entered, else as the players judged it."""
    named = [[entered.choice(f"best-{suit}", side) for suit in PLAIN] for side in SIDES]
    said = entered.choice("primiera")
    if not any(card for own in named for card in own):
        return [ScoreLine(r.COUNT_PRIMIERA, int(said.partition("-")[2]), "primiera", 1)] if said else []
    for suit, one, other in zip(PLAIN, *named, strict=True):
        if one and one == other:
            fields = [key(f"best-{suit}", side) for side in SIDES]
            entered.fault("best-twice", r.COUNT_PRIMIERA, *fields, values=(one,))
    if over:
        _all_named(entered, named, coins, counts)
    bests = []
    for own, side in zip(named, SIDES, strict=True):
        best = PACK.set(card for card in own if card)
        bests.append(best | sum(1 << card for card in scoring.best_of_suits(coins[side])))
    found = scoring.best_primiera(bests)
    if said and [f"side-{line.side}" for line in found] != [said]:
        entered.fault("primiera-differ", r.COUNT_PRIMIERA, "primiera")
    return found


def _all_named(
    entered: Entered, named: Sequence[Sequence[str]], coins: Sequence[Cards], counts: Sequence[int] | None
) -> None:
    """The best cards of both pairs: one of them has the seven, and who names none has no card of that suit at all.

    Then all ten of it lie in the other pile, which must have room for them; mostly a name was just left out.
    """
    sevens = tuple(seven for seven in map("7{}".format, PLAIN) if not any(seven in own for own in named))
    if sevens:
        fields = [key(f"best-{seven[-1]}", side) for seven in sevens for side in SIDES]
        entered.fault("card-missing", r.COUNT_PRIMIERA, *fields, number=len(sevens), values=sevens)
        return
    for side in SIDES:
        other = 1 - side
        pairs = list(zip(PLAIN, named[side], named[other], strict=True))
        least = coins[other].bit_count() + sum(bool(theirs) if own else len(RANKS) for _, own, theirs in pairs)
        if counts and least > counts[other]:
            fields = [key(f"best-{suit}", side) for suit, own, _ in pairs if not own]
            entered.fault("best-missing", r.COUNT_PRIMIERA, *fields, side=side)


PAD = CirollonPad()
