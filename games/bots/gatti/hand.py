"""Before and after the tricks: the discard, the declaration, the card given for the fool."""

from __future__ import annotations

from games.bots.gatti.reasons import Advice, Reason
from games.bots.gatti.table import Table, suits
from games.core.cards import Card, Cards, bits, each
from games.core.contract import Action, Meld, Offer
from games.core.tarot import FOOL_BIT, KIN, TRUMPS
from games.gatti import melds as meld_rules
from games.gatti import scoring

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
    chosen: list[Meld] = []
    shown: Cards = 0
    for meld in offer.melds:
        if meld_rules.judge([*chosen, meld], table.hand, table.rules).allowed:
            chosen.append(meld)
            shown |= meld.cards
    reason = Reason.DECLARE_ALL if chosen else Reason.DECLARE_NONE
    return Advice(Action(table.seat, "declare", melds=tuple(chosen)), reason, shown)


def give(table: Table) -> Advice:
    """Give for the fool the card that is worth least; where captured melds count, their points are its worth too."""
    melds = table.rules.options.captured_melds
    balance = {card: _meld_balance(table, card) if melds else 0 for card in each(table.legal)}
    card = min(balance, key=lambda card: (2 * table.value(card) - balance[card], table.rank(card)))
    safe = melds and balance[card] == max(balance.values())
    reason = Reason.GIVE_SAFE if safe else Reason.GIVE_LEAST
    return Advice(Action(table.seat, "give", 1 << card, card=card), reason, 1 << card)


def _meld_balance(table: Table, given: Card) -> int:
    """The captured melds of the fool's side less the others', were this card given (gatti.captured)."""
    view, rules = table.view, table.rules
    piles = scoring.piles(rules, view.dealer, view.discard, view.tricks, 1 << given)
    points = [sum(meld_rules.worth(meld) for meld in meld_rules.in_pile(pile, rules)) for pile in piles]
    return 2 * points[rules.side(table.seat)] - sum(points)
