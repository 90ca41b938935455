"""Why the bot does what it does: a closed list, told to learners as hints. Each reason is true of the position."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The reasons, in the order of a hand; the comment says what `Advice.cards` are, where not the card played.

    Of a take they are, out of the cards taken, those the reason is about.
    """

    CLAIM_FIFTEEN = "claim-fifteen"  # the table
    CLAIM_THIRTY = "claim-thirty"  # the table

    DECLARE_BEST = "declare-best"  # the cards shown
    DECLARE_ACE = "declare-ace"  # the cards shown
    DECLARE_NONE = "declare-none"  # none

    ONLY_CARD = "only-card"

    TAKE_CAPPOTTO = "take-cappotto"  # the dinæ that come home
    TAKE_SWEEP = "take-sweep"  # the cards taken
    TAKE_RUN = "take-run"  # the dinæ of the run
    STOP_RUN = "stop-run"  # the dinæ of their run
    TAKE_SETTEBELLO = "take-settebello"  # the settebello
    TAKE_COINS = "take-coins"  # the dinæ
    TAKE_SEVEN = "take-seven"  # the sevens
    BRING_HOME = "bring-home"
    TAKE_MOST = "take-most"  # the cards taken

    KEEP_ACE = "keep-ace"  # the ace
    LEAVE_TO_PARTNER = "leave-to-partner"  # the partner's open card
    LAY_SAFE = "lay-safe"
    LAY_SAFE_ACE = "lay-safe-ace"
    LAY_LEAST = "lay-least"
    LAY_CAREFUL = "lay-careful"
