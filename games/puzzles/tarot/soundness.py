"""Whether tricks set up by hand could have been played so."""

from __future__ import annotations

from games.core.cards import Card
from games.core.tarot import PACK
from games.puzzles.question import Question
from games.puzzles.tarot.game import Tarot


def illegal_play(game: Tarot, question: Question) -> str:
    """The first card of the shown tricks that the rules forbid, or "".

    What a seat goes on to play it must have held from the start, or from when it was drawn (chinze.draw), so an
    obligation it passed over shows.
    """
    shown, rules = question.shown, game.rules(question.options)
    draws = [
        [((winner + place) % rules.seats, PACK.card(code)) for place, code in enumerate(codes)]
        for (_leader, _cards, winner), codes in zip(shown.tricks, shown.drawn, strict=False)
    ]
    held = [0] * rules.seats
    held[shown.seat] |= PACK.set(shown.hand)
    for leader, codes, _winner in shown.tricks:
        for place, code in enumerate(codes):
            held[(leader + place) % rules.seats] |= 1 << PACK.card(code)
    for seat, card in (draw for pair in draws for draw in pair):
        held[seat] &= ~(1 << card)
    for number, (leader, codes, _winner) in enumerate(shown.tricks):
        trick: list[Card] = []
        for place, code in enumerate(codes):
            seat, card = (leader + place) % rules.seats, PACK.card(code)
            if not game.turn(rules, held[seat], trick).legal >> card & 1:
                return code
            held[seat] &= ~(1 << card)
            trick.append(card)
        for seat, card in draws[number] if number < len(draws) else ():
            held[seat] |= 1 << card
    return ""
