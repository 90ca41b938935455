"""A turn of the hand as a question: which ones there are, and what marks ask."""

from games.after.again import again
from games.core.cards import Unreadable
from games.puzzles.question import Question
from tutor.table.sitting import Sitting, record_of

DECISION, EVERY, MELDS = "one", "all", "melds"
ASKED = (DECISION, EVERY, MELDS)
"""The decision itself; all the cards that may be played; the melds that may be declared."""


def question_at(sitting: Sitting, ply: int, asked: str) -> Question | None:
    """The question of this kind to the learner's seat before this ply; None where there is none.

    It is made of what that seat could see.
    """
    if asked not in ASKED or ply >= len(sitting.actions) or sitting.states[ply].to_act not in sitting.mine:
        return None
    state = sitting.states[ply]
    verb = "declare" if asked == MELDS else state.verb
    offer = state.offer()
    if (asked == MELDS and (not offer or offer.verb != "declare")) or (asked == EVERY and verb != "play"):
        return None
    record = record_of(sitting.table, sitting.hand, sitting.texts[:ply])
    try:
        return again(record, verb, every=asked == EVERY)
    except Unreadable:
        return None


def asked_for(verb: str, *, refused: bool) -> str:
    """What is asked after a slip with such an action."""
    if verb == "declare":
        return MELDS
    return EVERY if refused and verb == "play" else DECISION
