"""Questions about points: a card, a pile, the bagatto in the last trick."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Unreadable
from games.core.contract import ScoreLine
from games.core.counting import thirds
from games.core.tarot import BAGATTO, PACK
from games.core.tricks import Trick
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot.game import Codes, Given, Tarot, sorted_codes, values_of
from games.puzzles.tarot.position import finished, shown_tricks, took


def card_value(game: Tarot, card: str, options: Given | None = None) -> Question:
    """What is this card worth, the thirds left aside?"""
    rules = game.rules(options)
    pile = PACK.set([card])
    clause = game.clause("count.cards")
    line = ScoreLine(clause, 0, "cards", sum(values_of(pile, rules)), pile)
    return number("card-value", (clause,), Shown(pile=(card,), seats=rules.seats), (line,), options)


def count_pile(game: Tarot, pile: Codes, options: Given | None = None) -> Question:
    """How many card points are in this pile? The sum is told value by value."""
    rules = game.rules(options)
    cards = PACK.set(pile)
    drilled = [game.clause("count.thirds"), game.clause("count.cards")]
    lines = (
        ScoreLine(drilled[0], 0, "cards", thirds(cards), cards),
        *(
            ScoreLine(drilled[1], 0, "cards", points * same.bit_count(), same)
            for points, same in values_of(cards, rules).items()
        ),
    )
    if rules.options.angel and cards & (1 << PACK.card("T20") | 1 << PACK.card("T21")):
        drilled += game.own("option.twenty")
    if rules.seats == 3:
        drilled += game.own("three.count")
    shown = Shown(pile=sorted_codes(pile, rules), seats=rules.seats)
    return number("count-pile", tuple(drilled), shown, lines, options)


def number(
    kind: str,
    rules: tuple[str, ...],
    shown: Shown,
    lines: tuple[ScoreLine, ...],
    options: Given | None,
) -> Question:
    """A question for a sum of these lines."""
    reasons = {line.rule: Reason(line.rule) for line in lines}
    total = sum(line.points for line in lines)
    return Question(kind, "number", rules, shown, number=total, reasons=reasons, lines=lines, options=options or {})


def with_bagatto(game: Tarot, tricks: Sequence[Codes], leader: int, options: Given | None) -> tuple[list[Trick], Trick]:
    """The last tricks of a hand, and the one in which the bagatto lies."""
    done = finished(game.rules(options), tricks, leader)
    home = next((trick for trick in done if BAGATTO in trick.cards), None)
    if home is None:
        raise Unreadable("the bagatto is in none of these tricks")
    return list(done), home


def bagatto(
    game: Tarot,
    tricks: tuple[list[Trick], Trick],
    answer: tuple[str, str],
    choices: tuple[str, ...],
    options: Given | None,
) -> Question:
    """What does the bagatto bring, when these are the last tricks? `answer` is a choice with the note that says why."""
    done, home = tricks
    rules = game.rules(options)
    right, note = answer
    if not rules.options.bagatto_last:
        rule, note = game.clause("option.bagatto"), ""
    else:
        rule = game.clause("bagatto")
    return Question(
        "bagatto",
        "choice",
        (rule,),
        Shown(
            tricks=shown_tricks(done),
            seats=rules.seats,
            seat=home.seat(home.cards.index(BAGATTO), rules.seats),
        ),
        choices=choices,
        right=frozenset((right,)),
        reasons=dict.fromkeys(choices, Reason(rule, None, (took(home),), note)),
        options=options or {},
    )
