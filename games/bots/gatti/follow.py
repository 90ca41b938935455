"""What to play to a trick that somebody else has led: the first rule that fits."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.gatti.bagatto import bagatto_away, bagatto_home, bagatto_keep, bagatto_trumps, keeps_bagatto
from games.bots.tarot.follow import duck, lose
from games.bots.tarot.fool import fool_last_call, fool_late, fool_saves
from games.bots.tarot.reasons import Reason
from games.bots.tarot.table import Table
from games.core.cards import Cards, bits, each
from games.core.tarot import BAGATTO_BIT, FOOL_BIT, TRUMPS
from games.core.tricks import playable

FEED = 0.8
"""How safe the partner's trick must be before points are given to it."""
TRY = 0.65
"""How safe a card must be before the trick is fought for with it."""


def feed_partner(table: Table) -> Advice | None:
    """Give the partner's trick the most points, where opponents will hardly take it; else keep what is high."""
    if not table.partner_wins or not table.losers or table.holds(table.best) < FEED:
        return None
    card = table.dearest(table.losers)
    if table.value(card):
        return table.play(card, Reason.FEED_PARTNER)
    return table.play(table.lowest(table.losers), Reason.SPARE_PARTNER)


def win_rich(table: Table) -> Advice | None:
    """Bring points home in a trick that they take for certain."""
    sure = _likely(table, 1.0)
    if not sure:
        return None
    card = table.dearest(sure)
    return table.play(card, Reason.WIN_RICH) if table.value(card) else None


def win_cheap(table: Table) -> Advice | None:
    """Take the trick for certain, with the lowest card that does."""
    sure = _likely(table, 1.0)
    return table.play(table.lowest(sure), Reason.WIN_CHEAP) if sure else None


def leave_to_partner(table: Table) -> Advice | None:
    """Leave the trick to the partner, whose cards are all known: it plays later and takes it for certain."""
    if table.partner not in table.to_come or not table.whole(table.partner) or not table.losers or not table.led:
        return None
    hand = table.known[table.partner]
    takers = playable(hand, table.led, table.beats[table.best]) & table.beats[table.best]
    sure = bits([card for card in each(takers) if table.holds(card) == 1.0])
    if not sure:
        return None
    card = table.dearest(table.losers)
    if not table.value(card):
        card = table.lowest(table.losers)
    return table.play(card, Reason.LEAVE_TO_PARTNER, 1 << table.lowest(sure))


def _likely(table: Table, chance: float) -> Cards:
    """The cards that take the trick at least so likely; not a bagatto that is kept."""
    kept = BAGATTO_BIT if keeps_bagatto(table) else 0
    return bits([card for card in each(table.takers & ~kept) if table.holds(card) >= chance])


def have_to_trump(table: Table) -> Advice | None:
    """Where only trumps may be played: the cheapest that is likely to win; none is likely: the cheapest of all."""
    if not table.takers or table.legal & ~TRUMPS & ~FOOL_BIT:
        return None
    low = table.cheapest(table.takers)
    likely = _likely(table, TRY)
    card = table.cheapest(likely) if likely else low
    higher = table.rank(card) > table.rank(low)
    return table.play(card, Reason.TRUMP_HIGH if higher else Reason.TRUMP_LOW)


def win_so_far(table: Table) -> Advice | None:
    """Go up with the card that is likeliest to stay the highest, if that is likely enough."""
    likely = _likely(table, TRY)
    if not likely or (table.partner_wins and table.holds(table.best) >= TRY):
        return None
    card = max(each(likely), key=lambda card: (table.holds(card), -table.rank(card)))
    return table.play(card, Reason.WIN_SO_FAR)


def under_partner(table: Table) -> Advice | None:
    """The partner is winning, but may yet lose the trick: give it little."""
    if not table.partner_wins or not table.losers:
        return None
    card = table.cheapest(table.losers)
    return table.play(card, Reason.FEED_PARTNER if table.value(card) else Reason.SPARE_PARTNER)


def beat(table: Table) -> Advice | None:
    """Only cards that are higher may be played: the one that one misses least."""
    return table.play(table.cheapest(table.takers), Reason.WIN_SO_FAR) if table.takers else None


RULES = (
    fool_last_call,
    bagatto_away,
    bagatto_home,
    bagatto_keep,
    fool_saves,
    feed_partner,
    win_rich,
    leave_to_partner,
    win_cheap,
    bagatto_trumps,
    have_to_trump,
    win_so_far,
    fool_late,
    under_partner,
    duck,
    beat,
    lose,
)
