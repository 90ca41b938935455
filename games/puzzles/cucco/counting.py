"""Questions about points: a card, the tricks won, and what the Trionfo brings now."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Unreadable, each
from games.core.contract import Action, ScoreLine
from games.cucco import rules as r
from games.cucco.cards import PACK, VALUE, kinds
from games.cucco.state import Playing
from games.puzzles.cucco.position import CUCCO, Codes, Given, distinct, options_of, trionfo_of, turn
from games.puzzles.question import Question, Reason, Shown

WORTH = ("yes", "no")


def card_value(card: str, options: Given | None = None) -> Question:
    """How many points is this card worth?"""
    cards = PACK.set([card])
    line = ScoreLine(r.PACK_RULE, 0, "cards", VALUE[PACK.card(card)], cards)
    return _number("card-value", Shown(pack=CUCCO, pile=(card,), seats=options_of(options).players), (line,), options)


def count_tricks(tricks: Sequence[Codes], options: Given | None = None) -> Question:
    """How many points are in these tricks, won by one side? The sum is told card by card, the dearest first."""
    seats = options_of(options).players
    if not tricks or any(len(trick) != seats for trick in tricks):
        raise Unreadable(f"a full trick has {seats} cards")
    pile = [code for trick in tricks for code in trick]
    cards = PACK.set(pile)
    lines = []
    for kind in sorted(kinds(cards), key=lambda card: -VALUE[card]):
        same = cards & 0b11 << kind
        if VALUE[kind]:
            lines.append(ScoreLine(r.COUNT, 0, "cards", VALUE[kind] * same.bit_count(), same))
    return _number("count-tricks", Shown(pack=CUCCO, pile=tuple(pile), seats=seats), tuple(lines), options)


def _number(kind: str, shown: Shown, lines: tuple[ScoreLine, ...], options: Given | None) -> Question:
    rules = tuple(dict.fromkeys(line.rule for line in lines)) or (r.COUNT,)
    return Question(
        kind,
        "number",
        rules,
        shown,
        number=sum(line.points for line in lines),
        reasons={rule: Reason(rule) for rule in rules},
        lines=lines,
        options=options or {},
    )


def trionfo_now(hand: Codes, trick: Codes, trionfo: str, options: Given | None = None) -> Question:
    """Does the Trionfo win more points in this trick than any other card one may play? One plays last, and holds it.

    Only this trick is counted: what one's side takes in it, the own card included. Where the Trionfo and the best
    other card bring the same, the answer could be argued about, and the question is Unreadable.
    """
    rules = options_of(options)
    if len(trick) != rules.players - 1:
        raise Unreadable("whoever is asked plays last")
    state = turn(rules, distinct(hand), trick, trionfo)
    free = state.legal & trionfo_of(state.board.turned)
    others = state.legal & ~free
    if not free or not others:
        raise Unreadable("there is no choice between the Trionfo and another card")
    best = [max(gain(state, card) for card in each(cards)) for cards in (free, others)]
    if best[0] == best[1]:
        raise Unreadable("the Trionfo brings as much as another card")
    right = "yes" if best[0] > best[1] else "no"
    lines = tuple(ScoreLine(r.TRIONFO_ANY, 0, "cards", points) for points in best)
    shown = Shown(
        pack=CUCCO,
        hand=distinct(hand),
        trick=tuple(trick),
        seats=rules.players,
        seat=state.to_act,
        leader=0,
        turned=trionfo,
    )
    return Question(
        "trionfo-now",
        "choice",
        (r.TRIONFO_ANY,),
        shown,
        choices=WORTH,
        right=frozenset((right,)),
        reasons=dict.fromkeys(WORTH, Reason(r.TRIONFO_ANY, None, (), "trionfo-counted")),
        lines=lines,
        options=options or {},
    )


def gain(state: Playing, card: int) -> int:
    """The points that the side of the last to play takes in this trick by this card."""
    seat, sides = state.to_act, state.board.options.sides
    trick = state.after(Action(seat, "play", 1 << card, card=card)).tricks[-1]
    return sum(VALUE[each] for each in trick.cards) if sides[trick.winner] == sides[seat] else 0
