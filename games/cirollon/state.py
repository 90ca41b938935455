"""A hand of cirollon, phase by phase: the dealer's claim, each seat's melds before its first card, the play, over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.cirollon import melds as meld_rules
from games.cirollon import rules as r
from games.cirollon import scoring
from games.cirollon.takes import aces, clause, forbids, takes, value
from games.cirollon.view import Play, View
from games.core.cards import Card, Cards, bits, each
from games.core.contract import ALLOWED, NOBODY, Action, Event, IllegalAction, Meld, Offer, Result, Verdict
from games.core.genoese import COINS, PONCIN_BIT
from games.core.phase import Phase

PACKETS = 3
NONE = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Board:
    """Everything that lies somewhere: hands, table, piles; and what was declared, named and marked."""

    options: r.Options
    dealer: int
    held: tuple[Cards, ...]
    table: Cards
    poncin: int = 0
    open: tuple[Cards, ...] = NONE
    asked: int = 0
    """How many seats have been asked for their melds."""
    declared: tuple[tuple[Meld, ...], ...] = ((), (), (), ())
    claimed: str = ""
    claimed_cards: Cards = 0
    plays: tuple[Play, ...] = ()
    piles: tuple[Cards, ...] = (0, 0)
    sgobbe: tuple[int, ...] = (0, 0)
    last: int | None = None
    """The side that took last; None if nobody has."""

    def added(self, side: int, cards: Cards, sgobbe: int) -> Board:
        """The board after a side has taken these cards."""
        piles = tuple(pile | cards if here == side else pile for here, pile in enumerate(self.piles))
        marks = tuple(mark + sgobbe if here == side else mark for here, mark in enumerate(self.sgobbe))
        return replace(self, piles=piles, sgobbe=marks, last=side)

    def cappotto(self) -> int | None:
        """The side that has all ten dinæ, or None (cirollon.cappotto)."""
        return next((side for side, pile in enumerate(self.piles) if pile & COINS == COINS), None)


def deal(options: r.Options, dealer: int, deck: Sequence[Card]) -> State:
    """The deal: three cards each from the dealer's right, two to the table, the same again, three each.

    cirollon.deal; what may follow at once is cirollon.deal.void, cirollon.dealer.when, cirollon.first.
    """
    held, table, top = [0] * r.SEATS, 0, 0
    for packet in range(PACKETS):
        for step in range(r.SEATS):
            held[(dealer + 1 + step) % r.SEATS] |= bits(deck[top : top + 3])
            top += 3
        if packet < PACKETS - 1:
            table |= bits(deck[top : top + 2])
            top += 2
    board = Board(options, dealer, tuple(held), table)
    if aces(table).bit_count() >= 2:
        return Void(board, NOBODY)
    if any(meld_rules.claims(table)):
        return Claiming(board, dealer)
    return Declaring(board, options.first_seat(dealer))


class State(Phase):
    """What all phases have: the board and the seat to act."""

    __slots__ = ("board", "to_act")

    turn = r.TURN
    hold = r.HOLD

    def __init__(self, board: Board, to_act: int) -> None:
        self.board = board
        self.to_act = to_act

    def cards_of(self, seat: int) -> Cards:
        return self.board.held[seat]

    def after(self, action: Action) -> State:
        self.require(action)
        return self._after(action)

    def _after(self, action: Action) -> State:
        raise IllegalAction(action, Verdict(False, r.TURN))

    def view(self, seat: int) -> View:
        """What this seat may know, built item by item."""
        board = self.board
        mine = self.to_act == seat
        return View(
            options=board.options,
            seat=seat,
            dealer=board.dealer,
            to_act=self.to_act,
            verb=self.verb,
            cards=board.held[seat],
            counts=tuple(cards.bit_count() for cards in board.held),
            table=board.table,
            poncin=board.poncin,
            open=board.open,
            declared=board.declared,
            claimed=board.claimed,
            claimed_cards=board.claimed_cards,
            plays=board.plays,
            piles=board.piles,
            sgobbe=board.sgobbe,
            actions=tuple(self.actions()) if mine else (),
            offer=self.offer() if mine else None,
        )


class Void(State):
    """Two aces or more on the table: the same dealer deals again (cirollon.deal.void)."""

    __slots__ = ()

    void = r.DEAL_VOID


class Claiming(State):
    """The dealer may claim the table (cirollon.dealer.when)."""

    __slots__ = ()

    verb = "claim"

    def actions(self) -> Sequence[Action]:
        words = [*meld_rules.claims(self.board.table), "none"]
        return [Action(self.to_act, "claim", word=word) for word in words]

    def _judge(self, action: Action) -> Verdict:
        if action.word == "none" or action.word in meld_rules.claims(self.board.table):
            return ALLOWED
        return Verdict(False, meld_rules.CLAIMS[action.word][2], because=self.board.table)

    def _after(self, action: Action) -> State:
        board = self.board
        if action.word != "none":
            _, sgobbe, _ = meld_rules.CLAIMS[action.word]
            taken = board.table
            board = board.added(r.SIDES[board.dealer], taken, sgobbe)
            board = replace(board, table=0, claimed=action.word, claimed_cards=taken)
        return Declaring(board, board.options.first_seat(board.dealer))

    def events(self, action: Action) -> tuple[Event, ...]:
        if action.word == "none":
            return (Event("unclaimed", action.seat, rule=r.DEALER_WHEN),)
        _, sgobbe, rule = meld_rules.CLAIMS[action.word]
        return (Event("claimed", action.seat, self.board.table, points=sgobbe, rule=rule),)


class Declaring(State):
    """Each seat declares its melds, or none, right before its first card (cirollon.meld.when)."""

    __slots__ = ()

    verb = "declare"

    def _melds(self) -> list[Meld]:
        return meld_rules.in_hand(self.board.held[self.to_act])

    def actions(self) -> Sequence[Action]:
        """Silence, and each single meld; several together are for `judge`."""
        melds: list[tuple[Meld, ...]] = [(), *((meld,) for meld in self._melds())]
        return [Action(self.to_act, "declare", melds=declared) for declared in melds]

    def offer(self) -> Offer | None:
        return Offer("declare", melds=tuple(self._melds()))

    def _judge(self, action: Action) -> Verdict:
        return meld_rules.judge(action.melds, self.board.held[self.to_act])

    def _after(self, action: Action) -> State:
        board, seat = self.board, self.to_act
        shown = sum(meld.cards for meld in action.melds)
        named = next((meld.named for meld in action.melds if meld.cards & PONCIN_BIT), 0)
        return Playing(
            replace(
                board,
                asked=board.asked + 1,
                open=tuple(shown if here == seat else cards for here, cards in enumerate(board.open)),
                declared=tuple(action.melds if here == seat else melds for here, melds in enumerate(board.declared)),
                poncin=named or board.poncin,
            ),
            seat,
        )

    def events(self, action: Action) -> tuple[Event, ...]:
        if not action.melds:
            return (Event("silent", action.seat, rule=r.MELD_WHEN),)
        shown = sum(meld.cards for meld in action.melds)
        points = sum(meld_rules.WORTH[meld.kind] for meld in action.melds)
        return (Event("declared", action.seat, shown, action.melds, points, r.MELD_WHEN),)


class Playing(State):
    """A card is played: it takes, if it can, or stays (cirollon.play)."""

    __slots__ = ()

    verb = "play"

    def _free(self) -> Cards:
        """The cards that may be played: the open ones first (cirollon.meld.open)."""
        return self.board.open[self.to_act] or self.board.held[self.to_act]

    def actions(self) -> Sequence[Action]:
        board = self.board
        found = []
        for card in each(self._free()):
            for taken in takes(card, board.table, board.poncin) or [0]:
                found.append(Action(self.to_act, "play", 1 << card, card=card, taken=taken))
        return found

    def _judge(self, action: Action) -> Verdict:
        board = self.board
        if not action.cards & self._free():
            return Verdict(False, r.MELD_OPEN, self._free())
        rule = forbids(action.card, action.taken, board.table, board.poncin)
        if not rule:
            return ALLOWED
        because = aces(board.table, board.poncin) if rule == r.TAKE_ACE else board.table
        return Verdict(False, rule, 0, because, value(action.card, board.poncin))

    def _last(self) -> bool:
        """Whether this is the very last card of the hand."""
        return sum(cards.bit_count() for cards in self.board.held) == 1

    def _sgobba(self, action: Action) -> bool:
        return bool(action.taken) and action.taken == self.board.table and not self._last()

    def _after(self, action: Action) -> State:
        board, seat = self.board, self.to_act
        held = tuple(cards & ~action.cards if here == seat else cards for here, cards in enumerate(board.held))
        opened = tuple(cards & ~action.cards if here == seat else cards for here, cards in enumerate(board.open))
        sgobba = self._sgobba(action)
        table = board.table ^ action.taken if action.taken else board.table | action.cards
        if action.taken:
            board = board.added(r.SIDES[seat], action.taken | action.cards, int(sgobba))
        plays = board.plays + (Play(seat, action.card, action.taken, sgobba),)
        board = replace(board, held=held, open=opened, table=table, plays=plays)
        if not any(held) and table and board.last is not None:
            board = replace(board.added(board.last, table, 0), table=0)
        if not any(held) or board.cappotto() is not None:
            return Over(board, NOBODY)
        following = (seat + 1) % r.SEATS
        return Declaring(board, following) if board.asked < r.SEATS else Playing(board, following)

    def events(self, action: Action) -> tuple[Event, ...]:
        board = self.board
        if not action.taken:
            found = [Event("laid", action.seat, action.cards, rule=r.PLAY)]
        else:
            rule = clause(action.card, action.taken, board.poncin)
            found = [Event("captured", action.seat, action.cards, rule=rule, taken=action.taken)]
            if self._sgobba(action):
                found.append(Event("sgobba", action.seat, points=1, rule=r.SGOBBA))
            elif action.taken == board.table:
                found.append(Event("no-sgobba", action.seat, rule=r.SGOBBA_LAST))
        following = self._after(action)
        if following.over:
            left = board.table ^ action.taken if action.taken else board.table | action.cards
            last = following.board.last
            if self._last() and left and last is not None:
                found.append(Event("leftover", last, left, rule=r.LEFTOVER))
            cappotto = following.board.cappotto()
            if cappotto is not None:
                found.append(Event("cappotto", cappotto, COINS, rule=r.CAPPOTTO))
            found.append(Event("over", NOBODY))
        return tuple(found)


class Over(State):
    """The hand is over and counted."""

    __slots__ = ()

    over = True

    def result(self) -> Result:
        board = self.board
        return scoring.result(board.piles, board.sgobbe, board.declared, board.cappotto())
