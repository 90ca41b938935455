"""Why the bot does what it does: a closed list, told to learners as hints. Each reason is true of the position."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The reasons, in the order of a hand; the comment says what `Advice.cards` are, where not the action's own."""

    DISCARD_VOID = "discard-void"
    DISCARD_COUNTS = "discard-counts"
    DISCARD_LEAST = "discard-least"

    DECLARE_ALL = "declare-all"  # the cards shown
    DECLARE_NONE = "declare-none"  # none
    DECLARE_NOW = "declare-now"  # the cards shown

    ONLY_CARD = "only-card"

    LEAD_MASTER = "lead-master"
    LEAD_TO_RUFF = "lead-to-ruff"
    LEAD_BACK = "lead-back"
    LEAD_TO_PARTNER = "lead-to-partner"  # the partner's high card
    LEAD_TO_RUFF_OTHER = "lead-to-ruff-other"
    LEAD_TO_OTHER = "lead-to-other"  # the other hand's high card
    DRAW_TRUMPS = "draw-trumps"
    HUNT_BAGATTO = "hunt-bagatto"  # the bagatto
    DRAW_TRUMPS_ONE = "draw-trumps-one"
    HUNT_BAGATTO_ONE = "hunt-bagatto-one"  # the bagatto
    KEEP_TRUMP = "keep-trump"  # the trump kept for the last trick
    LEAD_LONG = "lead-long"
    LEAD_SHORT = "lead-short"
    LEAD_LOW = "lead-low"
    LEAD_AT_KNOWN = "lead-at-known"  # the opponent's card

    WIN_RICH = "win-rich"
    WIN_CHEAP = "win-cheap"
    WIN_SO_FAR = "win-so-far"
    TRUMP_LOW = "trump-low"
    TRUMP_HIGH = "trump-high"
    TRUMP_UNDER = "trump-under"
    FEED_PARTNER = "feed-partner"
    SPARE_PARTNER = "spare-partner"
    LEAVE_TO_PARTNER = "leave-to-partner"  # the partner's card that takes the trick
    FEED_OTHER = "feed-other"
    SPARE_OTHER = "spare-other"
    LEAVE_TO_OTHER = "leave-to-other"  # the other hand's card that takes the trick
    DUCK = "duck"  # the cards kept back
    KEEP_MELD = "keep-meld"  # the cards kept for the meld
    LOSE_LOW = "lose-low"
    LOSE_LEAST = "lose-least"

    BAGATTO_HOME = "bagatto-home"
    BAGATTO_TAKES = "bagatto-takes"
    BAGATTO_KEEP = "bagatto-keep"  # the bagatto
    BAGATTO_AWAY = "bagatto-away"
    FOOL_SAVES = "fool-saves"  # the cards saved
    FOOL_LATE = "fool-late"

    COUNTED = "counted"

    GIVE_LEAST = "give-least"
    GIVE_SAFE = "give-safe"


OTHER_HAND = {
    Reason.LEAD_TO_RUFF: Reason.LEAD_TO_RUFF_OTHER,
    Reason.LEAD_TO_PARTNER: Reason.LEAD_TO_OTHER,
    Reason.FEED_PARTNER: Reason.FEED_OTHER,
    Reason.SPARE_PARTNER: Reason.SPARE_OTHER,
    Reason.LEAVE_TO_PARTNER: Reason.LEAVE_TO_OTHER,
}
"""How these are said where the partner's hand is one's own too (gatti.two.seats)."""

ONE_OPPONENT = {
    Reason.DRAW_TRUMPS: Reason.DRAW_TRUMPS_ONE,
    Reason.HUNT_BAGATTO: Reason.HUNT_BAGATTO_ONE,
}
"""How these are said where there is only one opponent."""

CHINZE = frozenset(
    {
        Reason.DECLARE_NOW,
        Reason.LEAD_AT_KNOWN,
        Reason.KEEP_MELD,
        Reason.COUNTED,
        *ONE_OPPONENT.values(),
    }
)
"""What only chinze gives as a reason."""

GATTI = frozenset(
    {
        Reason.DISCARD_VOID,
        Reason.DISCARD_COUNTS,
        Reason.DISCARD_LEAST,
        Reason.DECLARE_ALL,
        Reason.DECLARE_NONE,
        Reason.LEAD_TO_RUFF,
        Reason.LEAD_BACK,
        Reason.LEAD_TO_PARTNER,
        *ONE_OPPONENT,
        Reason.KEEP_TRUMP,
        Reason.LEAD_LONG,
        Reason.TRUMP_LOW,
        Reason.TRUMP_HIGH,
        Reason.FEED_PARTNER,
        Reason.SPARE_PARTNER,
        Reason.LEAVE_TO_PARTNER,
        Reason.BAGATTO_HOME,
        Reason.BAGATTO_KEEP,
        Reason.BAGATTO_AWAY,
        Reason.GIVE_SAFE,
        *OTHER_HAND.values(),
    }
)
"""What only gatti gives as a reason."""
