"""Why the bot does what it does: a closed list, told to learners as hints. Each reason is true of the position."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The reasons, in the order of a hand; the comment says what `Advice.cards` are, where not the card played."""

    TAKE_STOCK = "take-stock"  # the cards taken
    TAKE_NOTHING = "take-nothing"  # none
    RETURN_LEAST = "return-least"  # the cards given back

    ONLY_CARD = "only-card"

    ASK_NUMBERS = "ask-numbers"
    ASK_FIGURES = "ask-figures"
    TRIONFO_RICH = "trionfo-rich"
    TRIONFO_SURE = "trionfo-sure"

    LEAD_MASTER = "lead-master"
    LEAD_MASTER_SAVE = "lead-master-save"
    LEAD_LIKELY = "lead-likely"
    LEAD_LOW = "lead-low"
    LEAD_LEAST = "lead-least"

    WIN_SURE = "win-sure"
    WIN_SO_FAR = "win-so-far"
    FEED_PARTNER = "feed-partner"
    KEEP_TRIONFO = "keep-trionfo"  # the Trionfo
    THROW_WORTHLESS = "throw-worthless"
    DUCK = "duck"  # the card kept back
    LOSE_LEAST = "lose-least"
