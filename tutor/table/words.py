"""What is said at the table: what has happened, what is asked, what is refused, what one might do."""

from dataclasses import dataclass
from typing import NamedTuple

from django.utils.translation import gettext, gettext_lazy, ngettext

from games.bots.registry import advise
from games.cirollon.rules import DEAL_VOID
from games.core.cards import each
from games.core.contract import Action, Event, Verdict
from games.core.tarot import SUIT_OF
from tutor.house.rules import seats_of
from tutor.language import cirollonwords, cuccowords
from tutor.language.events import event_text, seat_the
from tutor.language.hints import hint_text
from tutor.language.names import suit_name
from tutor.language.packs import pack_of
from tutor.language.refusals import refusal
from tutor.language.ruletexts import rule_title
from tutor.table import fishing, fishingwords, kinds
from tutor.table.cloth import PLACES
from tutor.table.hand import allowed, names
from tutor.table.sitting import SEAT, Sitting

LINE = 50
"""About as many letters go into a line on a phone."""

ASKS = ("asked-numbers", "asked-figures")
"""What may be asked for with the card led (cucco.trionfo.ask)."""

WAITING = {
    "north": gettext_lazy("It is North’s turn."),
    "east": gettext_lazy("It is East’s turn."),
    "west": gettext_lazy("It is West’s turn."),
}


class Told(NamedTuple):
    """A sentence of the log with the clause behind it."""

    text: str
    rule: str
    title: str


@dataclass(frozen=True)
class Notice:
    """A word to the reader, with the clause where there is one."""

    text: str
    kind: str = ""
    rule: str = ""
    title: str = ""


def say(sitting: Sitting, *, ways: bool = False) -> list[str]:
    """What has just happened, and what is asked: one line each. `ways`: of taking with the card chosen (cirollon)."""
    asked = fishingwords.asked(sitting, ways=ways) if kinds.fishes(sitting.view) else None
    return [line for line in (_happened(sitting), _asked(sitting) if asked is None else asked) if line]


def wordy(said: list[str], notice: Notice | None, lines: int) -> bool:
    """Whether this is too long for the lines kept for it on a phone (sizes.css)."""
    if notice:
        return len(notice.text + notice.title) > 2 * LINE
    return sum(-(-len(line) // LINE) for line in said) > lines


def log(sitting: Sitting) -> list[Told]:
    """What has happened, the newest first: since the trick before the one on the table began, at first since the deal.

    In cirollon all of the hand.
    """
    if kinds.fishes(sitting.view):
        void = Told(cirollonwords.void(), DEAL_VOID, rule_title(DEAL_VOID))
        return [told(sitting, event) for event in reversed(sitting.events(0))] + [void] * sitting.voids
    begin = len(sitting.view.tricks) - 1 - sitting.pending
    lengths = [len(state.tricks) for state in sitting.states]
    return [told(sitting, event) for event in reversed(sitting.events(lengths.index(begin) if begin > 0 else 0))]


def told(sitting: Sitting, event: Event) -> Told:
    return Told(told_text(sitting, event), event.rule, rule_title(event.rule) if event.rule else "")


def news(sitting: Sitting, since: int) -> list[str]:
    """What is new on the page, for those who hear it."""
    return [told_text(sitting, event) for event in sitting.events(since)]


def hint(sitting: Sitting) -> tuple[Notice, frozenset[str]]:
    """The bot's advice to the seat to act, from what that seat knows, and what it would choose."""
    advice = advise(sitting.table.game, sitting.turn)
    action = advice.action
    melds = (sitting.game.write_meld(meld) for meld in action.melds)
    cards = names(sitting.game.pack, action.cards).values()
    taken = " ".join(sitting.game.pack.texts(action.taken))
    return Notice(hint_text(advice)), frozenset([*cards, *melds, *filter(None, [action.word, taken])])


def refused(sitting: Sitting, verdict: Verdict) -> Notice:
    """The rule's own sentence, and where to read it."""
    turn = 0 if sitting.acting == sitting.view.to_act else max(sitting.view.to_act, SEAT)
    said = refusal(verdict, due=sitting.view.verb, turn=turn, seats=sitting.seats)
    return Notice(said, "wrong", verdict.rule, rule_title(verdict.rule))


def seated(game: str) -> str:
    """Where the learner will sit, and for whom the computer plays."""
    seats = seats_of(game)
    if seats == {4}:
        return gettext("You are South, and your partner sits opposite. The computer plays for the other three.")
    if 4 in seats:
        return gettext(
            "You are South. With four players your partner sits opposite; the computer plays for the others."
        )
    return gettext("You are South, your opponent is North. The computer plays for your opponent.")


def stale() -> Notice:
    return Notice(gettext("This table has moved on meanwhile; here it is as it stands now."))


def unreadable() -> Notice:
    return Notice(gettext("That could not be read. The table is as it was."))


def choose_again() -> Notice:
    return Notice(gettext("That could not be read: please choose again."))


def choose_first() -> Notice:
    return Notice(gettext("Choose a card first."))


def _happened(sitting: Sitting) -> str:
    view = sitting.view
    if kinds.fishes(view):
        events = fishing.last_events(sitting)
        if sitting.phase in ("sheet", "end"):
            events = events[-1:]  # what was taken last has been told
        return " ".join(told_text(sitting, event) for event in events)
    if sitting.pending:
        wanted = "took"
    elif view.trick:
        wanted = "led"
    else:
        wanted = ""
    for ply in reversed(range(len(sitting.actions))):
        events = sitting.states[ply].events(sitting.actions[ply])
        for event in reversed(events):
            if event.kind == wanted or not wanted:
                asked = [later for later in events if later.kind in ASKS and wanted == "led"]
                return " ".join(told_text(sitting, one) for one in (event, *asked))
    return ""


def told_text(sitting: Sitting, event: Event) -> str:
    return event_text(event, SEAT, sitting.seats, pack_of(sitting.table.game))


def _asked(sitting: Sitting) -> str:
    if sitting.phase in ("discard", "declare", "play", "give") and sitting.acting != SEAT:
        return _asked_of_the_dummy(sitting)
    match sitting.phase:
        case "discard" if sitting.turn.offer.count == 3:
            return gettext("You deal: choose three cards to discard.")
        case "discard":
            return gettext("You deal: choose two cards to discard.")
        case "declare" if sitting.turn.offer.melds:
            return gettext("Have you any melds to declare?")
        case "declare":
            return gettext("You have nothing to declare.")
        case "give":
            return gettext("Choose the card to give for the fool.")
        case "take" if sitting.turn.taken:
            return gettext("You may look at the top card of the stock.")
        case "take":
            return gettext("You may look at the bottom card of the stock.")
        case "return":
            return _to_return(sitting.turn.offer.count)
        case "play":
            return _turn(sitting)
        case "bot":
            return _waiting(sitting)
        case "end":
            return _end(sitting)
    return ""


def _to_return(count: int) -> str:
    return ngettext(
        "Choose %(n)s card to put under the stock.", "Choose %(n)s cards to put under the stock.", count
    ) % {"n": count}


def _waiting(sitting: Sitting) -> str:
    if sitting.seats == 2:
        return gettext("It is your opponent’s turn.")
    return str(WAITING[PLACES[sitting.seats][sitting.view.to_act]])


def _asked_of_the_dummy(sitting: Sitting) -> str:
    """What is asked of the hand that the learner plays as well (gatti.two.dummy)."""
    match sitting.phase:
        case "discard":
            return gettext("Your dummy deals: choose two cards to discard.")
        case "declare" if sitting.turn.offer.melds:
            return gettext("Has your dummy any melds to declare?")
        case "declare":
            return gettext("Your dummy has nothing to declare.")
        case "give":
            return gettext("Choose the card to give for the fool.")
        case _ if not sitting.view.trick:
            return gettext("Your dummy leads.")
    return gettext("Your dummy is to play.")


def _turn(sitting: Sitting) -> str:
    """Whose turn it is; with the tutor, also what the rules ask."""
    view = sitting.turn
    if view.offer:
        return gettext("Your turn: you may declare first.")
    if not view.trick and any(action.word for action in view.actions):
        return gettext("Your lead: with the Trionfo you may ask.")
    if not view.trick:
        return gettext("Your lead.")
    if not sitting.table.tutor:
        return gettext("Your turn.")
    duty = _duty(sitting)
    if said := cuccowords.duty(duty):
        return said
    match duty.rule.rpartition(".")[2]:
        case "suit":
            suit = SUIT_OF[next(each(duty.because))]
            return gettext("Your turn: you must follow %(suit)s.") % {"suit": suit_name(suit)}
        case "trump":
            return gettext("Your turn: you must play a trump.")
        case "overtrump":
            return gettext("Your turn: you must play a higher trump.")
    return gettext("Your turn: you may play any card.")


def _duty(sitting: Sitting) -> Verdict:
    """The strictest verdict on the cards the learner may not play: what the rules ask here."""
    barred = each(sitting.turn.cards & ~allowed(sitting))
    verdicts = [sitting.state.judge(Action(sitting.acting, "play", 1 << card, card=card)) for card in barred]
    order = list(sitting.game.rulebook.rules)
    return max(verdicts, key=lambda verdict: order.index(verdict.rule), default=Verdict(True))


def _end(sitting: Sitting) -> str:
    best = sitting.standing.winners
    if len(best) > 1:
        return gettext("The match is a draw.")
    alone = sitting.dummies or sitting.sides == sitting.seats
    if best == (0,):
        return (
            gettext("The match is over: you have won.") if alone else gettext("The match is over: your side has won.")
        )
    if not alone:
        return gettext("The match is over: the opponents have won.")
    if sitting.sides == 2:
        return gettext("The match is over: your opponent has won.")
    return gettext("The match is over: %(seat)s has won.") % {"seat": seat_the(best[0], sitting.seats)}
