"""Questions about a trick of cucco: what may be played or led, which cards are of a kind, who takes the trick."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.core import records
from games.core.cards import Card, Cards, Unreadable
from games.core.contract import Action, Event, Verdict
from games.cucco import follow, state
from games.cucco import rules as r
from games.cucco.cards import FIGURES, NUMBERS, PACK, VALUE, WORTHLESS
from games.cucco.game import GAME
from games.puzzles.cucco.position import (
    CUCCO,
    Codes,
    Given,
    distinct,
    options_of,
    shown_tricks,
    text_of,
    texts,
    trionfo_of,
    turn,
)
from games.puzzles.question import Question, Reason, Shown

CATEGORIES: Mapping[str, Cards] = {"numbers": NUMBERS, "figures": FIGURES, "worthless": WORTHLESS}


def category(hand: Codes, of: str, trionfo: str = "", options: Given | None = None) -> Question:
    """Which of these cards are numbers, numbered figures, figures without value, or (`of` trionfo) the Trionfo?"""
    if of not in (*CATEGORIES, "trionfo") or (of == "trionfo") != bool(trionfo):
        raise Unreadable(f"no kind of card: {of!r}")
    if trionfo:
        wanted, rule = trionfo_of(PACK.card(trionfo)), r.TRIONFO
    else:
        wanted, rule = CATEGORIES[of], r.PACK_RULE
    held = distinct(hand)
    reasons = {
        code: Reason(rule, Verdict(bool(wanted >> PACK.card(code) & 1), rule), note=f"card-{_kind(code, trionfo)}")
        for code in held
    }
    right = frozenset(code for code in held if wanted >> PACK.card(code) & 1)
    if not right:
        raise Unreadable(f"none of these: {of}")
    shown = Shown(pack=CUCCO, hand=held, seats=options_of(options).players, turned=trionfo)
    return Question(f"category-{of}", "cards", (rule,), shown, held, right, reasons=reasons, options=options or {})


def _kind(code: str, trionfo: str) -> str:
    if trionfo:
        return "trionfo"
    return next(name for name, cards in CATEGORIES.items() if cards >> PACK.card(code) & 1)


def may_play(hand: Codes, trick: Codes, trionfo: str = "", ask: str = "", options: Given | None = None) -> Question:
    """Which of these cards may be played to this trick, led by seat 0? All of them are to be chosen, and no other."""
    if not trick:
        raise Unreadable("nothing was led")
    return _about_play("may-play", "cards", hand, trick, trionfo, ask, options)


def must_follow(hand: Codes, trick: Codes, trionfo: str = "", options: Given | None = None) -> Question:
    """Which card must be played to this trick? There has to be just one; raises Unreadable otherwise."""
    if not trick:
        raise Unreadable("nothing was led")
    asked = _about_play("must-follow", "card", hand, trick, trionfo, "", options)
    if len(asked.right) != 1:
        raise Unreadable(f"not one card that must be played but {len(asked.right)}")
    return asked


def may_lead(hand: Codes, trionfo: str = "", options: Given | None = None) -> Question:
    """Which of these cards may be led?"""
    return _about_play("may-lead", "cards", hand, (), trionfo, "", options)


def _about_play(
    kind: str, form: str, hand: Codes, trick: Codes, trionfo: str, ask: str, options: Given | None
) -> Question:
    here = turn(options_of(options), distinct(hand), trick, trionfo, ask)
    shown = Shown(
        pack=CUCCO,
        hand=distinct(hand),
        trick=tuple(trick),
        seats=here.board.seats,
        seat=here.to_act,
        leader=0 if trick else -1,
        turned=trionfo,
        asked=ask,
    )
    return _asked(kind, form, here, shown, options or {})


def guided(record: Mapping[str, Any], *, once: bool = False) -> Question:
    """Play a card at the turn a record has reached: any card the rules allow is right.

    `once`: of two equal cards in the hand one is shown; else such a hand is refused.
    """
    read = records.read(record)
    replay = records.replay(read, GAME)
    here: Any = replay.state
    if replay.fault or here.over or here.verb != "play":
        raise Unreadable("the record does not lead to a card to be played")
    view = here.view(here.to_act)
    shown = Shown(
        pack=CUCCO,
        hand=tuple(dict.fromkeys(texts(view.cards))) if once else distinct(texts(view.cards)),
        trick=tuple(map(PACK.text, view.trick)),
        tricks=shown_tricks(view.tricks),
        seats=len(view.counts),
        seat=view.seat,
        leader=view.leader,
        dealer=view.dealer,
        turned=text_of(view.turned),
        asked=view.asked,
    )
    return _asked("guided", "card", here, shown, read.options)


def _asked(kind: str, form: str, here: state.Playing, shown: Shown, options: Given) -> Question:
    reasons = {code: _reason(here, PACK.card(code)) for code in shown.hand}
    return Question(
        kind,
        form,
        _drilled(here, reasons.values()),
        shown,
        choices=shown.hand,
        right=frozenset(code for code, reason in reasons.items() if reason.verdict and reason.verdict.allowed),
        reasons=reasons,
        options=options,
    )


def _reason(here: state.Playing, card: Card) -> Reason:
    """What the engine says to this card here, and what happens when it is played: who is winning, or who takes."""
    action = Action(here.to_act, "play", 1 << card, card=card)
    verdict = here.judge(action)
    if not verdict.allowed:
        return Reason(verdict.rule, verdict)
    board = here.board
    played, *later = here.events(action)
    events = (played, *(event for event in later if event.kind == "took"))
    trick = (*board.trick, card)
    if 1 < len(trick) < board.seats:
        place = follow.best_place(trick, trionfo_of(board.turned))
        leader = here.to_act - len(board.trick)
        events += (Event("winning", (leader + place) % board.seats, 1 << trick[place]),)
    return Reason(played.rule, Verdict(True), events, _free(here, card))


def _free(here: state.Playing, card: Card) -> str:
    """The side of the clause that counts here, where it has a rare one."""
    trick, trionfo = here.board.trick, trionfo_of(here.board.turned)
    if trionfo >> card & 1:
        return ""
    if not trick:
        return "nothing-else" if WORTHLESS >> card & 1 else ""
    return "" if follow.called(trick[0], trionfo, here.board.asked)[0] else "nothing-asked"


def _drilled(here: state.Playing, reasons: Iterable[Reason]) -> tuple[str, ...]:
    """The clauses that make the difference here: those that forbid a card, and the Trionfo's freedom."""
    forbidding = [reason.rule for reason in reasons if reason.verdict and not reason.verdict.allowed]
    if not forbidding:
        return tuple(dict.fromkeys(reason.rule for reason in reasons))
    if here.board.trick and here.cards_of(here.to_act) & trionfo_of(here.board.turned):
        forbidding.append(r.TRIONFO_ANY)
    return tuple(dict.fromkeys(forbidding))


def winner(trick: Codes, trionfo: str = "", leader: int = 0, ask: str = "", options: Given | None = None) -> Question:
    """Who takes this full trick, led by this seat? A seat is chosen, for two cards of a trick may be equal."""
    seats = options_of(options).players
    if len(trick) != seats or leader not in range(seats):
        raise Unreadable(f"a full trick has {seats} cards: {' '.join(trick)}")
    found = PACK.copied([*trick, *([trionfo] if trionfo else [])])
    cards, held = found[:seats], trionfo_of(found[-1] if trionfo else None)
    place = follow.best_place(cards, held)
    seat = (leader + place) % seats
    rule, note = _why_it_takes(cards, place, held)
    best = 1 << cards[place]
    reason = Reason(rule, Verdict(True, rule, best, best), (), note)
    choices = tuple(map(str, range(seats)))
    shown = Shown(pack=CUCCO, trick=tuple(trick), seats=seats, leader=leader, turned=trionfo, asked=ask)
    return Question(
        "winner",
        "choice",
        (rule, r.TRIONFO) if rule == r.TRIONFO_ANY else (rule,),
        shown,
        choices=choices,
        right=frozenset((str(seat),)),
        reasons=dict.fromkeys(choices, reason),
        options=options or {},
    )


def _why_it_takes(cards: list[Card], place: int, trionfo: Cards) -> tuple[str, str]:
    """The clause by which this card takes the trick, and the side of it that counts here."""
    best = cards[place]
    if trionfo >> best & 1:
        return r.TRIONFO_ANY, "trionfo-takes"
    if any(card ^ 1 == best for card in cards):
        return r.WIN, "first-of-twins"
    if WORTHLESS >> best & 1:
        return r.LEAD_VALUELESS, "nothing-beats-it"
    if max(VALUE[card] for card in cards) > VALUE[best]:
        return r.FOLLOW_FREE, "other-category"
    return r.WIN, "highest-of-category"


def illegal_play(question: Question) -> str:
    """The first card of the shown tricks that the rules forbid, or "".

    What a seat goes on to play it must have held from the start, so an obligation it passed over shows. What was asked
    in a finished trick is not shown: there any card may follow a led Trionfo.
    """
    shown = question.shown
    options = options_of(question.options)
    trionfo = trionfo_of(PACK.card(shown.turned) if shown.turned else None)
    found = PACK.copied([*(code for _, cards, _ in shown.tricks for code in cards), *shown.hand])
    held, at = [0] * options.players, 0
    for leader, cards, _winner in shown.tricks:
        for place in range(len(cards)):
            held[(leader + place) % options.players] |= 1 << found[at]
            at += 1
    held[shown.seat] |= sum(1 << card for card in found[at:])
    at = 0
    for leader, cards, _winner in shown.tricks:
        trick: list[Card] = []
        for place, code in enumerate(cards):
            seat = (leader + place) % options.players
            if not follow.playable(held[seat], trick, trionfo, "") >> found[at] & 1:
                return code
            held[seat] &= ~(1 << found[at])
            trick.append(found[at])
            at += 1
    return ""
