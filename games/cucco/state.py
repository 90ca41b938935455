"""A hand of cucco, phase by phase: the cutter's privilege, the dealer's, the play, over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from games.core.cards import Card, Cards, bits, each
from games.core.contract import (
    ALLOWED,
    NOBODY,
    Action,
    Event,
    IllegalAction,
    Offer,
    Result,
    Verdict,
)
from games.core.phase import Phase
from games.core.tricks import Trick
from games.cucco import follow, scoring
from games.cucco import rules as r
from games.cucco.cards import PRIVILEGED, copies, kinds
from games.cucco.notation import ASKED
from games.cucco.view import View


@dataclass(frozen=True, slots=True)
class Board:
    """Hands, stock and tricks. The stock lies with its top card first."""

    options: r.Options
    dealer: int
    held: tuple[Cards, ...]
    stock: tuple[Card, ...]
    looked: tuple[tuple[Card, ...], ...] = ()
    """What the cutter saw, and then the dealer."""
    taken: tuple[int, ...] = ()
    returned: tuple[Cards, ...] = ()
    turned: Card | None = None
    trick: tuple[Card, ...] = ()
    asked: str = ""
    tricks: tuple[Trick, ...] = ()
    questions: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.held)

    @property
    def cutter(self) -> int:
        """The player at the dealer's left (cucco.cutter)."""
        return (self.dealer - 1) % self.seats

    def with_hand(self, seat: int, cards: Cards) -> Board:
        """The board with another hand at this seat."""
        return replace(self, held=tuple(cards if here == seat else held for here, held in enumerate(self.held)))


def deal(options: r.Options, dealer: int, deck: Sequence[Card]) -> Taking:
    """The deal: eight cards each, one at a time from the dealer's right; the cutter is asked first (cucco.deal)."""
    seats = options.players
    held = [0] * seats
    for place in range(seats * r.HAND):
        held[(dealer + 1 + place) % seats] |= 1 << deck[place]
    board = Board(options, dealer, tuple(held), tuple(deck[seats * r.HAND :]))
    return Taking(board, board.cutter)


class State(Phase):
    """What all phases have: the board and the seat to act."""

    __slots__ = ("board", "to_act")

    turn = r.TURN
    hold = r.HOLD

    def __init__(self, board: Board, to_act: int) -> None:
        self.board = board
        self.to_act = to_act

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return self.board.tricks

    def cards_of(self, seat: int) -> Cards:
        return self.board.held[seat]

    def judge(self, action: Action) -> Verdict:
        """As in every phase; a card is held if any copy of it is."""
        if action.seat != self.to_act or action.verb != self.verb:
            return Verdict(False, r.TURN)
        if copies(action.cards, self.board.held[self.to_act]).bit_count() < action.cards.bit_count():
            return Verdict(False, r.HOLD)
        return self._judge(action)

    def after(self, action: Action) -> State:
        self.require(action)
        return self._after(action)

    def _after(self, action: Action) -> State:
        raise IllegalAction(action, Verdict(False, r.TURN))

    def _looked(self, seat: int) -> tuple[Card, ...]:
        """What a seat has seen of the stock, or sees now."""
        seers = (self.board.cutter, self.board.dealer)
        return next((seen for seer, seen in zip(seers, self.board.looked, strict=False) if seer == seat), ())

    def view(self, seat: int) -> View:
        """What this seat may know, built item by item."""
        board = self.board
        mine = self.to_act == seat
        seers = (board.cutter, board.dealer)
        returned = next((cards for seer, cards in zip(seers, board.returned, strict=False) if seer == seat), 0)
        return View(
            options=board.options,
            seat=seat,
            dealer=board.dealer,
            cutter=board.cutter,
            to_act=self.to_act,
            verb=self.verb,
            cards=board.held[seat],
            counts=tuple(cards.bit_count() for cards in board.held),
            looked=self._looked(seat),
            taken=board.taken,
            returned=returned,
            turned=board.turned,
            trick=board.trick,
            asked=board.asked,
            leader=(self.to_act - len(board.trick)) % board.seats if self.to_act != NOBODY else NOBODY,
            tricks=board.tricks,
            questions=board.questions,
            actions=tuple(self.actions()) if mine else (),
            offer=self.offer() if mine else None,
        )


class Taking(State):
    """The cutter looks under the stock, later the dealer at its top: what is privileged may be taken.

    As much of it as they like, from outside inwards (cucco.privilege.choice).
    """

    __slots__ = ()

    verb = "take"

    def _cuts(self) -> bool:
        """Whether it is the cutter's question; then the dealer's."""
        return not self.board.taken

    def _run(self) -> tuple[Card, ...]:
        """The privileged cards in a row, from outside inwards."""
        inwards = self.board.stock[::-1] if self._cuts() else self.board.stock
        run: tuple[Card, ...] = ()
        for card in inwards:
            if not PRIVILEGED >> card & 1:
                break
            run += (card,)
        return run

    def _looked(self, seat: int) -> tuple[Card, ...]:
        """Who is asked sees the privileged cards, and the one after them at which they stop."""
        if seat != self.to_act:
            return super()._looked(seat)
        inwards = self.board.stock[::-1] if self._cuts() else self.board.stock
        return inwards[: len(self._run()) + 1]

    def actions(self) -> Sequence[Action]:
        return [Action(self.to_act, "take", count=count) for count in range(len(self._run()) + 1)]

    def _judge(self, action: Action) -> Verdict:
        if action.count <= len(self._run()):
            return ALLOWED
        return Verdict(False, r.CUTTER if self._cuts() else r.DEALER)

    def _after(self, action: Action) -> State:
        board, seat, count = self.board, self.to_act, action.count
        taken = self._run()[:count]
        stock = board.stock[: len(board.stock) - count] if self._cuts() else board.stock[count:]
        board = replace(
            board.with_hand(seat, board.held[seat] | bits(taken)),
            stock=stock,
            looked=board.looked + (self._looked(seat),),
            taken=board.taken + (count,),
        )
        if count:
            return Returning(board, seat, bits(taken))
        return _next(replace(board, returned=board.returned + (0,)))

    def events(self, action: Action) -> tuple[Event, ...]:
        rule = r.CUTTER if self._cuts() else r.DEALER
        found = [Event("took-stock", action.seat, points=action.count, rule=rule)]
        following = self._after(action)
        return (*found, *_turned(following))


class Returning(State):
    """As many cards go back under the stock as were taken, none of those (cucco.cutter.return, cucco.dealer.return)."""

    __slots__ = ("fresh",)

    verb = "return"

    def __init__(self, board: Board, to_act: int, fresh: Cards) -> None:
        super().__init__(board, to_act)
        self.fresh = fresh

    def _own(self) -> Cards:
        return self.board.held[self.to_act] & ~self.fresh

    def actions(self) -> Sequence[Action]:
        """Every return, twins told apart no more than the players can."""
        choices = combinations(each(self._own()), self.fresh.bit_count())
        every = {tuple(sorted(card & ~1 for card in chosen)): bits(chosen) for chosen in choices}
        return [Action(self.to_act, "return", cards) for cards in every.values()]

    def offer(self) -> Offer | None:
        return Offer("return", cards=self._own(), count=self.fresh.bit_count())

    def _judge(self, action: Action) -> Verdict:
        count = action.cards.bit_count()
        if count == self.fresh.bit_count() and copies(action.cards, self._own()).bit_count() == count:
            return ALLOWED
        cutting = len(self.board.taken) == 1
        return Verdict(False, r.CUTTER_RETURN if cutting else r.DEALER_RETURN, self._own(), self.fresh)

    def _after(self, action: Action) -> State:
        board, seat = self.board, self.to_act
        given = copies(action.cards, self._own())
        board = replace(
            board.with_hand(seat, board.held[seat] & ~given),
            stock=board.stock + tuple(each(given)),
            returned=board.returned + (given,),
        )
        return _next(board)

    def events(self, action: Action) -> tuple[Event, ...]:
        rule = r.CUTTER_RETURN if len(self.board.taken) == 1 else r.DEALER_RETURN
        found = Event("returned", action.seat, points=action.cards.bit_count(), rule=rule)
        return (found, *_turned(self._after(action)))


def _next(board: Board) -> State:
    """After the cutter the dealer is asked; after the dealer the Trionfo is turned up and the play begins."""
    if len(board.taken) == 1:
        return Taking(board, board.dealer)
    return Playing(replace(board, turned=board.stock[0]), (board.dealer + 1) % board.seats)


def _turned(state: State) -> tuple[Event, ...]:
    """The event of the Trionfo being turned up, if that has just happened."""
    turned = state.board.turned
    return () if turned is None else (Event("turned", state.board.dealer, 1 << turned, rule=r.TRIONFO),)


class Playing(State):
    """Trick upon trick, with the Trionfo's freedom."""

    __slots__ = ()

    verb = "play"

    def _trionfo(self) -> Cards:
        turned = self.board.turned
        return 0 if turned is None else follow.trionfo_of(turned)

    @property
    def legal(self) -> Cards:
        """What the seat to act may play."""
        board = self.board
        return follow.playable(board.held[self.to_act], board.trick, self._trionfo(), board.asked)

    def actions(self) -> Sequence[Action]:
        """Each different card, and for a led Trionfo each question."""
        found = []
        for card in kinds(self.legal):
            found.append(Action(self.to_act, "play", 1 << card, card=card))
            if not self.board.trick and self._trionfo() >> card & 1:
                found += [Action(self.to_act, "play", 1 << card, card=card, word=word) for word in ASKED]
        return found

    def _judge(self, action: Action) -> Verdict:
        board, trionfo = self.board, self._trionfo()
        if action.word and (board.trick or not trionfo >> action.card & 1):
            return Verdict(False, r.TRIONFO_ASK, because=trionfo)
        if copies(action.cards, self.legal):
            return ALLOWED
        because = 1 << board.trick[0] if board.trick else 0
        return Verdict(False, follow.forbids(board.trick, trionfo, board.asked), self.legal, because)

    def _after(self, action: Action) -> State:
        board, seat = self.board, self.to_act
        mine = copies(action.cards, board.held[seat])
        trick = board.trick + (mine.bit_length() - 1,)
        asked = board.asked or action.word
        board = replace(board.with_hand(seat, board.held[seat] & ~mine), trick=trick, asked=asked)
        following = (seat + 1) % board.seats
        if len(trick) < board.seats:
            return Playing(board, following)
        winner = (following + follow.best_place(trick, self._trionfo())) % board.seats
        board = replace(
            board,
            trick=(),
            asked="",
            tricks=board.tricks + (Trick(following, trick, winner),),
            questions=board.questions + (asked,),
        )
        return Playing(board, winner) if any(board.held) else Over(board, NOBODY)

    def _clause(self, card: Card) -> str:
        """The clause by which this legal card is played. The open cards alone tell it: it gives nothing away."""
        board, trionfo = self.board, self._trionfo()
        if trionfo >> card & 1:
            return r.TRIONFO_ANY
        if not board.trick:
            return r.LEAD
        wanted, rule = follow.called(board.trick[0], trionfo, board.asked)
        if not wanted:  # the Trionfo was led and nothing asked
            return r.TRIONFO_ASK
        return rule if wanted >> card & 1 else r.FOLLOW_FREE

    def events(self, action: Action) -> tuple[Event, ...]:
        kind = "played" if self.board.trick else "led"
        found = [Event(kind, action.seat, action.cards, rule=self._clause(action.card))]
        if action.word:
            ask = r.TRIONFO_ASK if action.word == "numbers" else r.TRIONFO_ASK_FIGURES
            found.append(Event(f"asked-{action.word}", action.seat, rule=ask))
        if len(self.board.trick) == self.board.seats - 1:
            following = self._after(action)
            trick = following.tricks[-1]
            found.append(Event("took", trick.winner, bits(trick.cards), rule=r.WIN))
            if following.over:
                found.append(Event("over", NOBODY))
        return tuple(found)


class Over(State):
    """The hand is over: the values of the cards won are added up (cucco.count)."""

    __slots__ = ()

    over = True

    def result(self) -> Result:
        board = self.board
        piles = [0, 0]
        for trick in board.tricks:
            piles[board.options.sides[trick.winner]] |= bits(trick.cards)
        return scoring.result([scoring.count_line(side, pile) for side, pile in enumerate(piles)])
