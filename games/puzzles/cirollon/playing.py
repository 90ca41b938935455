"""Questions about a hand and the table: which cards can take, which makes a sgobba, the open ones first."""

from __future__ import annotations

from games.cirollon import rules as r
from games.cirollon.state import Playing
from games.cirollon.takes import clause, takes
from games.core import records
from games.core.cards import Unreadable, each
from games.core.genoese import PACK
from games.puzzles.cirollon.position import GENOESE, Codes, Given, about, at_play, in_order, play, rules_of
from games.puzzles.question import Question, Reason, Shown
from games.registry import game_named


def may_take(
    hand: Codes = (),
    table: Codes = (),
    poncin: int = 0,
    record: Given | None = None,
    options: Given | None = None,
) -> Question:
    """Which cards of the hand can take something? Instead of a position a hand's record, up to the learner's turn."""
    state = _state(hand, table, poncin, (), record, options)
    board = state.board
    reasons, right = {}, []
    for card in each(board.held[state.to_act]):
        found = takes(card, board.table, board.poncin)
        rule = clause(card, found[0], board.poncin) if found else r.PLAY
        reasons[PACK.text(card)] = about(
            state, play(state.to_act, card, found[0] if found else 0), rule, "" if found else "no-way"
        )
        if found:
            right.append(PACK.text(card))
    if not right:
        raise Unreadable("none of these cards can take")
    return _question("may-take", "cards", state, right, reasons, options)


def sgobba(
    hand: Codes = (),
    table: Codes = (),
    poncin: int = 0,
    record: Given | None = None,
    options: Given | None = None,
) -> Question:
    """Which card of the hand makes a sgobba? Where several do, any is right."""
    state = _state(hand, table, poncin, (), record, options)
    board = state.board
    reasons, right = {}, []
    for card in each(board.held[state.to_act]):
        found = takes(card, board.table, board.poncin)
        sweeps = board.table in found
        best = board.table if sweeps else max(found, key=lambda group: group.bit_count(), default=0)
        reasons[PACK.text(card)] = about(
            state, play(state.to_act, card, best), r.SGOBBA, "" if sweeps else "cards-left"
        )
        if sweeps:
            right.append(PACK.text(card))
    if not right:
        raise Unreadable("none of these cards makes a sgobba")
    return _question("sgobba", "card", state, right, reasons, options)


def open_first(hand: Codes, open: Codes, table: Codes = (), options: Given | None = None) -> Question:
    """Which cards may be played, after some were declared and lie open?"""
    state = at_play(hand, table, 0, open, options)
    reasons, right = {}, []
    for card in each(state.board.held[0]):
        found = takes(card, state.board.table)
        action = play(0, card, found[0] if found else 0)
        reasons[PACK.text(card)] = about(state, action, r.MELD_OPEN, "open" if open else "")
        if state.judge(action).allowed:
            right.append(PACK.text(card))
    return _question("open-first", "cards", state, right, reasons, options)


def guided(record: Given, options: Given | None = None) -> Question:
    """Play a card of a real hand, at the turn at which its record stops: each card with every way it has to take.

    To take what can be taken with it is right, whatever the card; to lay it down all the same is offered too.
    """
    state = _state((), (), 0, (), record, options)
    board, seat = state.board, state.to_act
    reasons, right = {}, []
    for card in each(board.open[seat] or board.held[seat]):
        found = takes(card, board.table, board.poncin)
        for group in [*found, 0]:
            action = play(seat, card, group)
            text = " x ".join(filter(None, (PACK.text(card), " ".join(PACK.texts(group)))))
            reasons[text] = about(state, action, clause(card, group, board.poncin) if group else r.PLAY)
            if state.judge(action).allowed:
                right.append(text)
    return _question("guided", "choice", state, right, reasons, options)


def _state(
    hand: Codes, table: Codes, poncin: int, opened: Codes, record: Given | None, options: Given | None
) -> Playing:
    if record is None:
        return at_play(hand, table, poncin, opened, options)
    game = game_named("cirollon")
    replay = records.replay(records.read(record), game)
    if replay.fault or not isinstance(replay.state, Playing):
        raise Unreadable("the record does not stop where a card is to be played")
    return replay.state


def _question(
    kind: str, form: str, state: Playing, right: list[str], reasons: dict[str, Reason], options: Given | None
) -> Question:
    board, seat = state.board, state.to_act
    shown = Shown(
        pack=GENOESE,
        hand=tuple(PACK.texts(board.held[seat])),
        table=in_order(PACK.texts(board.table)),
        open=tuple(PACK.texts(board.open[seat])),
        poncin=board.poncin,
        seat=seat,
    )
    return Question(
        kind,
        form,
        rules_of(reason for choice, reason in reasons.items() if choice in right),
        shown,
        choices=tuple(reasons),
        right=frozenset(right),
        reasons=reasons,
        options=options or {},
    )
