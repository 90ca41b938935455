"""Why the bot does what it does: a closed list, told to learners as hints. Each reason is true of the position."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.core.cards import Cards
from games.core.contract import Action


class Reason(StrEnum):
    """The reasons, in the order of a hand; the comment says what `Advice.cards` are, where not the action's own."""

    DISCARD_VOID = "discard-void"
    DISCARD_COUNTS = "discard-counts"
    DISCARD_LEAST = "discard-least"

    DECLARE_ALL = "declare-all"  # the cards shown
    DECLARE_NONE = "declare-none"  # none

    ONLY_CARD = "only-card"

    LEAD_MASTER = "lead-master"
    LEAD_TO_RUFF = "lead-to-ruff"
    LEAD_BACK = "lead-back"
    LEAD_TO_PARTNER = "lead-to-partner"  # the partner's high card
    DRAW_TRUMPS = "draw-trumps"
    HUNT_BAGATTO = "hunt-bagatto"  # the bagatto
    KEEP_TRUMP = "keep-trump"  # the trump kept for the last trick
    LEAD_LONG = "lead-long"
    LEAD_SHORT = "lead-short"
    LEAD_LOW = "lead-low"

    WIN_RICH = "win-rich"
    WIN_CHEAP = "win-cheap"
    WIN_SO_FAR = "win-so-far"
    TRUMP_LOW = "trump-low"
    TRUMP_HIGH = "trump-high"
    TRUMP_UNDER = "trump-under"
    FEED_PARTNER = "feed-partner"
    SPARE_PARTNER = "spare-partner"
    DUCK = "duck"  # the cards kept back
    LOSE_LOW = "lose-low"
    LOSE_LEAST = "lose-least"

    BAGATTO_HOME = "bagatto-home"
    BAGATTO_KEEP = "bagatto-keep"  # the bagatto
    BAGATTO_AWAY = "bagatto-away"
    FOOL_SAVES = "fool-saves"  # the cards saved
    FOOL_LATE = "fool-late"

    GIVE_LEAST = "give-least"
    GIVE_SAFE = "give-safe"


@dataclass(frozen=True, slots=True)
class Advice:
    """What the bot would do, why, and the cards that the reason is about."""

    action: Action
    reason: Reason
    cards: Cards
