"""Questions about points: a card, a pile, the bagatto in the last trick, a side's total."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.cards import Cards, Unreadable, each
from games.core.contract import Result, ScoreLine
from games.core.tarot import BAGATTO, PACK
from games.gatti import rules as r
from games.gatti.scoring import ENTRIES, bagatto_line, card_lines
from games.puzzles.gatti.position import Codes, Given, finished, rules_of, shown_tricks, sorted_codes, took
from games.puzzles.question import Question, Reason, Shown


def card_value(card: str, options: Given | None = None) -> Question:
    """What is this card worth, the thirds left aside?"""
    rules = rules_of(options)
    pile = PACK.set([card])
    lines = tuple(line for line in card_lines(rules, 0, pile) if line.rule == r.COUNT_CARDS)
    return _number("card-value", (r.COUNT_CARDS,), Shown(pile=(card,), seats=rules.seats), lines, options)


def count_pile(pile: Codes, options: Given | None = None) -> Question:
    """How many card points are in this pile? The sum is told value by value."""
    rules = rules_of(options)
    cards = PACK.set(pile)
    thirds = [line for line in card_lines(rules, 0, cards) if line.rule == r.COUNT_THIRDS]
    lines = (*thirds, *_by_value(rules, cards))
    drilled = (r.COUNT_THIRDS, r.COUNT_CARDS)
    return _number("count-pile", drilled, Shown(pile=sorted_codes(pile), seats=rules.seats), lines, options)


def _by_value(rules: r.Rules, pile: Cards) -> list[ScoreLine]:
    """The cards of a pile that have a value, those of the same value together, the dearest first."""
    cards: dict[int, Cards] = {}
    for card in each(pile):
        points = sum(line.points for line in card_lines(rules, 0, 1 << card) if line.rule == r.COUNT_CARDS)
        cards[points] = cards.get(points, 0) | 1 << card
    return [
        ScoreLine(r.COUNT_CARDS, 0, "cards", points * same.bit_count(), same)
        for points, same in sorted(cards.items(), reverse=True)
        if points
    ]


def bagatto(tricks: Sequence[Codes], leader: int = 0, options: Given | None = None) -> Question:
    """What does the bagatto bring its player's side, when these are the last tricks of a hand?"""
    rules = rules_of(options)
    done = finished(rules, tricks, leader)
    home = next((trick for trick in done if BAGATTO in trick.cards), None)
    if home is None:
        raise Unreadable("the bagatto is in none of these tricks")
    lines = tuple(bagatto_line(rules, done))
    points = sum(line.points for line in lines)
    if not rules.options.bagatto_last:
        rule, note = r.OPTION_BAGATTO, ""
    else:
        rule, note = r.BAGATTO_RULE, "own-trick" if points > 0 else "lost-trick" if points else "not-last"
    choices = ("20", "0", "-20")
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
        right=frozenset((str(points),)),
        reasons=dict.fromkeys(choices, Reason(rule, None, (took(home),), note)),
        lines=lines,
        options=options or {},
    )


def score(entries: Mapping[str, int], marks: Mapping[str, str] | None = None) -> Question:
    """What does a side score in all, from its entries: melds, captured, bagatto, cards (gatti.score)?

    `marks` are the sheet's signs beside them.
    """
    marks = marks or {}
    strange = set(entries) - set(ENTRIES) or set(marks) - set(entries)
    if strange or not entries:
        raise Unreadable(f"the entries of a side are {', '.join(ENTRIES)}")
    lines = tuple(
        ScoreLine(r.SCORE, 0, entry, entries[entry], mark=marks.get(entry, "")) for entry in ENTRIES if entry in entries
    )
    return _number("score", (r.SCORE,), Shown(), lines, None)


def _number(
    kind: str,
    rules: tuple[str, ...],
    shown: Shown,
    lines: tuple[ScoreLine, ...],
    options: Given | None,
) -> Question:
    number = Result(1, ENTRIES, lines).points(0)
    reasons = {line.rule: Reason(line.rule) for line in lines}
    return Question(kind, "number", rules, shown, number=number, reasons=reasons, lines=lines, options=options or {})
