"""The end of a hand in the tarot games: the card owed for the fool, then nothing more to do.

These classes have no fields of their own: a game mixes them into its states.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Cards
from games.core.contract import ALLOWED, NOBODY, Action, Event, Verdict
from games.core.fool import Owed
from games.core.phase import Phase, one_card, pick
from games.core.tarot import FOOL, FOOL_BIT, PACK
from games.core.tricks import Trick

_GIVE = one_card("give")


def fool_events(trick: Trick, seats: int, debt: Owed | None, kept: str, forfeit: str) -> list[Event]:
    """What becomes of the fool when this trick is taken: it goes back to its owner (`kept`), if it was played.

    With the last trick of a hand there may be a debt that no card can pay: then the fool itself is lost (`forfeit`).
    """
    found = []
    if FOOL in trick.cards:
        found.append(Event("kept", trick.seat(trick.cards.index(FOOL), seats), FOOL_BIT, rule=kept))
    if debt and not debt.cards:
        found.append(Event("forfeited", debt.seat, FOOL_BIT, rule=forfeit))
    return found


class Giving(Phase):
    """The fool's player chooses the card owed for it; a game names its clause `exchange` (…fool.exchange)."""

    __slots__ = ()

    verb = "give"
    exchange = ""
    owed: Owed

    def _at_hand(self) -> Cards:
        # Whatever is owed lies in a pile, not in the hand: what may not be given is for the clause to say.
        return PACK.all

    def actions(self) -> Sequence[Action]:
        return pick(_GIVE[self.to_act], self.owed.cards)

    def _judge(self, action: Action) -> Verdict:
        if action.cards & self.owed.cards:
            return ALLOWED
        return Verdict(False, self.exchange, self.owed.cards, FOOL_BIT)

    def events(self, action: Action) -> tuple[Event, ...]:
        return Event("gave", action.seat, action.cards, rule=self.exchange), Event("over", NOBODY)


class Over(Phase):
    """The hand is over and counted."""

    __slots__ = ()

    over = True
