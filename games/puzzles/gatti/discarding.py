"""The question about the dealer's discard."""

from __future__ import annotations

from games.core.cards import Card, Unreadable, each
from games.core.contract import Action
from games.core.tarot import PACK
from games.gatti import rules as r
from games.gatti.opening import Discarding
from games.puzzles.gatti.game import empty_hand
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot.game import Codes, Given, sorted_codes


def must_keep(hand: Codes, options: Given | None = None) -> Question:
    """Which of the dealer's cards may not be discarded? All of them are to be chosen, and no other."""
    rules = r.rules_for(r.Options.read(options or {}))
    held = PACK.set(hand)
    state = Discarding(empty_hand(rules, held, dealer=0))
    offer = state.offer()
    free = offer.cards if offer else 0
    if free.bit_count() <= rules.discards:
        raise Unreadable("too few cards to discard from")

    def reason(card: Card) -> Reason:
        """The verdict on a discard of the right number of cards, all but this one surely free."""
        others = [1 << other for other in each(free & ~(1 << card))][: rules.discards - 1]
        verdict = state.judge(Action(0, "discard", sum(others) | 1 << card))
        return Reason(verdict.rule or r.DISCARD, verdict)

    reasons = {PACK.text(card): reason(card) for card in each(held)}
    kept = [reasons[code].rule for code in PACK.texts(held & ~free)]
    return Question(
        "must-keep",
        "cards",
        tuple(dict.fromkeys([*kept, r.DISCARD])),
        Shown(hand=sorted_codes(hand, rules), seats=rules.seats, dealer=0),
        choices=sorted_codes(hand, rules),
        right=frozenset(PACK.texts(held & ~free)),
        reasons=reasons,
        options=options or {},
    )
