"""Real hands for puzzles: dealt from chance and played on with legal plays, so that every position could come about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.cards import BITS, Cards
from games.core.contract import Action, State
from games.core.deck import shuffled
from games.core.phase import one_card
from games.core.tarot import PACK
from games.core.tricks import Trick
from games.puzzles.chance import Chance
from games.puzzles.tarot.game import Rules, Tarot
from games.puzzles.themes import House

Declare = Callable[[Any], Action | None]
"""What the seat to act declares before it plays a card, in a game where that may be done at any turn."""


@dataclass(frozen=True, slots=True)
class Held:
    """Cards that are held back wherever the rules allow it, so that what happens to them late is not too rare.

    `keep` until that many tricks are done; `lead` for a lead after that.
    """

    keep: Cards = 0
    until: int = 0
    lead: Cards = 0

    def back(self, state: Any) -> Cards:
        """What may be played here when these cards are held back."""
        legal: Cards = state.legal
        late = len(state.tricks) >= self.until
        if late and not state.trick and legal & self.lead:
            return legal & self.lead
        return legal & ~(self.lead if late else self.keep | self.lead) or legal


def dealt(game: Tarot, house: House, chance: Chance) -> Any:
    """A hand just dealt."""
    rules = game.rules(house)
    deck = shuffled(len(PACK), chance.below(2**48))
    return game.deal(rules, chance.below(rules.seats), deck)


def played(
    game: Tarot, house: House, chance: Chance, held: Held | None = None, declare: Declare | None = None
) -> list[Any]:
    """A hand from the first card to its end, by plays drawn from the legal ones: every state with a card to play."""
    state = dealt(game, house, chance)
    held = held or Held()
    states = []
    while not state.over:
        said = declare(state) if declare else None
        if said:
            state = state.after(said)
        if state.verb == "play":
            states.append(state)
            card = chance.pick(_high_to_low(held.back(state)))
            state = state.after(_PLAY[state.to_act][card])
        else:
            state = state.after(_opening(state, chance))
    return [*states, state]


def _opening(state: State, chance: Chance) -> Action:
    """Nothing is declared before the play; of any other actions one."""
    actions = state.actions()
    if actions[0].verb == "declare":
        actions = [Action(state.to_act, "declare")]
    return chance.pick(actions)


_PLAY = one_card("play")


def _high_to_low(cards: Cards) -> list[int]:
    found = []
    while cards:
        card = cards.bit_length() - 1
        found.append(card)
        cards ^= BITS[card]
    return found


def turns(states: Iterable[State]) -> list[Any]:
    """Those states in which somebody follows to a trick."""
    return [state for state in states if getattr(state, "trick", ())]


def last_tricks(states: Sequence[Any], count: int) -> tuple[Trick, ...]:
    """The last tricks of a hand that was played."""
    tricks: tuple[Trick, ...] = states[-1].tricks
    return tricks[-count:]


def pile(game: Tarot, states: Sequence[State], side: int) -> list[str]:
    """A side's pile when a hand is over and the fool settled: what its card points are counted from."""
    thirds = game.clause("count.thirds")
    lines = states[-1].result().lines
    return PACK.texts(next(line.cards for line in lines if line.rule == thirds and line.side == side))


def won(rules: Rules, states: Sequence[Any], side: int) -> list[Trick]:
    """The tricks a side took."""
    return [trick for trick in states[-1].tricks if rules.sides[trick.winner] == side]


def codes(trick: Trick) -> list[str]:
    """The cards of a trick as text, in the order played."""
    return [PACK.text(card) for card in trick.cards]
