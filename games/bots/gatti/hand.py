"""Before and after the tricks: the discard, the declaration, the card given for the fool."""

from __future__ import annotations

from collections.abc import Sequence

from games.bots.advice import Advice
from games.bots.gatti.table import Table
from games.bots.tarot.declare import declare_most
from games.bots.tarot.reasons import Reason
from games.bots.tarot.table import suits
from games.core.cards import Card, Cards, bits, each
from games.core.contract import Action, Meld, Offer, Verdict
from games.core.tarot import FOOL_BIT, KIN, TRUMPS
from games.gatti import melds as meld_rules
from games.gatti import scoring
from games.gatti.rules import Rules

SHORT = 3
"""With so few cards of a suit, its queen, cavalier or jack is likely to fall to somebody else's king or trump."""


def discard(table: Table, offer: Offer) -> Advice:
    """Empty suits that can be emptied, then save counting cards of short suits, then shorten the shortest suit.

    Melds are left whole, and trumps and fool stay, as long as there is anything else.
    """
    melds: Cards = 0
    for meld in meld_rules.in_hand(table.hand, table.rules):
        melds |= meld.cards
    plain = offer.cards & ~TRUMPS & ~FOOL_BIT
    chosen = emptied = _voids(table.hand, plain & ~melds, offer.count)
    for cards in (plain & ~melds, plain, offer.cards):
        order = sorted(each(cards & ~chosen), key=lambda card: _missed(table, card))
        chosen |= bits(order[: offer.count - chosen.bit_count()])
    action = Action(table.seat, "discard", chosen)
    if emptied and table.hand & TRUMPS:
        return Advice(action, Reason.DISCARD_VOID, chosen)
    counts = any(table.value(card) for card in each(chosen))
    return Advice(action, Reason.DISCARD_COUNTS if counts else Reason.DISCARD_LEAST, chosen)


def _voids(hand: Cards, free: Cards, count: int) -> Cards:
    """The suits, shortest first, that a discard of so many free cards empties."""
    chosen: Cards = 0
    for suit in sorted(suits(hand), key=Cards.bit_count):
        if not suit & ~free and (chosen | suit).bit_count() <= count:
            chosen |= suit
    return chosen


def _missed(table: Table, card: Card) -> tuple[bool, int, int, int]:
    """How much a card is missed: least a counting card of a short suit, then the cards of the shortest suit."""
    suit, value = (table.hand & KIN[card]).bit_count(), table.value(card)
    return not (value and suit <= SHORT), suit, -value, table.rank(card)


def declare(table: Table, offer: Offer) -> Advice:
    """Declare every meld, each in its largest form: a quaterno rather than a terno."""

    def judge(melds: Sequence[Meld]) -> Verdict:
        return meld_rules.judge(melds, table.hand, table.rules)

    return declare_most(table.seat, offer, judge, Reason.DECLARE_ALL if offer.melds else Reason.DECLARE_NONE)


def give(table: Table) -> Advice:
    """Give for the fool the card that is worth least; where captured melds count, they are part of its worth."""
    melds = table.rules.options.captured_melds
    lost = {card: _melds_lost(table, card) if melds else 0 for card in each(table.legal)}
    card = min(lost, key=lambda card: (2 * table.value(card) + lost[card], table.rank(card)))
    reason = Reason.GIVE_SAFE if melds and not lost[card] else Reason.GIVE_LEAST
    return table.give(card, reason)


def _melds_lost(table: Table, card: Card) -> int:
    """The points in captured melds by which the others come nearer when this card is given (gatti.captured)."""
    view, rules = table.view, table.rules
    after = scoring.piles(rules, view.dealer, view.discard, view.tricks, 1 << card)
    own = rules.side(table.seat)
    before = [pile | 1 << card if side == own else pile & ~(1 << card) for side, pile in enumerate(after)]
    return _ahead(rules, before, own) - _ahead(rules, after, own)


def _ahead(rules: Rules, piles: Sequence[Cards], own: int) -> int:
    """A side's points in captured melds, less those of the others."""
    points = [sum(meld_rules.worth(meld) for meld in meld_rules.in_pile(pile, rules)) for pile in piles]
    return 2 * points[own] - sum(points)
