"""Why the bot would do what it advises, told to the learner: a sentence for each reason."""

from enum import StrEnum

from django.utils.functional import Promise
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from games.bots import cirollon, cucco
from games.bots.advice import Advice
from games.bots.tarot.reasons import Reason
from tutor.language.events import cards_the

TAROT: dict[StrEnum, Promise] = {
    Reason.DISCARD_VOID: _("Discard %(cards)s: with a suit gone from your hand, you can trump it."),
    Reason.DISCARD_COUNTS: _("Discard %(cards)s: put away, the points are safe; in play you might lose them."),
    Reason.DISCARD_LEAST: _("Discard %(cards)s: you will miss nothing."),
    Reason.DECLARE_ALL: _("Declare all you have: what is not shown now is never counted."),
    Reason.DECLARE_NONE: _("You have no meld: nothing to declare."),
    Reason.DECLARE_NOW: _("Declare now: once one of these cards is played, you cannot."),
    Reason.ONLY_CARD: _("%(card)s is all you may play."),
    Reason.LEAD_MASTER: _("Lead %(card)s: no higher card of it is still out."),
    Reason.LEAD_TO_RUFF: _("Lead %(card)s: your partner has none of this suit and may trump it."),
    Reason.LEAD_BACK: _("Lead %(card)s: your partner led this suit before."),
    Reason.LEAD_TO_PARTNER: _("Lead %(card)s: your partner has shown %(cards)s, the highest left of this suit."),
    Reason.LEAD_TO_RUFF_OTHER: _("Lead %(card)s: your other hand has none of this suit and may trump it."),
    Reason.LEAD_TO_OTHER: _("Lead %(card)s: your other hand has %(cards)s, the highest left of this suit."),
    Reason.DRAW_TRUMPS: _("Lead %(card)s: you have many trumps, so draw those of your opponents."),
    Reason.HUNT_BAGATTO: _("Lead %(card)s: the bagatto is still out, and trumps may draw it from an opponent."),
    Reason.DRAW_TRUMPS_ONE: _("Lead %(card)s: you have many trumps, so draw those of your opponent."),
    Reason.HUNT_BAGATTO_ONE: _("Lead %(card)s: your opponent has the bagatto, and trumps may draw it."),
    Reason.KEEP_TRUMP: _("Lead %(card)s and keep %(cards)s for the last trick: the bagatto is still out."),
    Reason.LEAD_LONG: _("Lead %(card)s from your longest suit: you keep enough of it."),
    Reason.LEAD_SHORT: _("Lead %(card)s, your last card of this suit: next time you can trump it."),
    Reason.LEAD_LOW: _("Lead %(card)s: little is lost if it is taken."),
    Reason.LEAD_AT_KNOWN: _("Lead %(card)s: your opponent has %(cards)s, and now there is a chance to take it."),
    Reason.WIN_RICH: _("Take the trick with %(card)s: nobody after you can beat it, and its points come home."),
    Reason.WIN_CHEAP: _("%(card)s takes the trick: nobody after you can beat it, and you need nothing dearer."),
    Reason.WIN_SO_FAR: _("Play %(card)s: it takes the trick so far, and whoever wants it must go higher."),
    Reason.TRUMP_LOW: _("You have to trump: %(card)s is enough to take the trick so far."),
    Reason.TRUMP_HIGH: _("Trump high with %(card)s: an opponent after you may trump too."),
    Reason.TRUMP_UNDER: _(
        "You have to play a trump and cannot beat the one that lies there: %(card)s costs you least."
    ),
    Reason.FEED_PARTNER: _("Your partner is winning so far: give %(card)s, its points go with the trick."),
    Reason.SPARE_PARTNER: _("Your partner is winning: play low, %(card)s, and keep your high cards."),
    Reason.LEAVE_TO_PARTNER: _("Your partner plays after you and can take the trick with %(cards)s: play %(card)s."),
    Reason.FEED_OTHER: _("Your other hand is winning so far: give %(card)s, its points go with the trick."),
    Reason.SPARE_OTHER: _("Your other hand is winning: play low, %(card)s, and keep your high cards."),
    Reason.LEAVE_TO_OTHER: _(
        "Your other hand plays after this one and can take the trick with %(cards)s: play %(card)s here."
    ),
    Reason.DUCK: _("Do not fight for this trick: play %(card)s and keep %(cards)s."),
    Reason.KEEP_MELD: _("Play %(card)s and keep %(cards)s: with the right card they make a meld."),
    Reason.LOSE_LOW: _("You cannot take this trick: %(card)s is worth nothing."),
    Reason.LOSE_LEAST: _("You cannot take this trick: %(card)s costs you least."),
    Reason.BAGATTO_HOME: _("Play the bagatto now: your side takes this trick, and its points come home."),
    Reason.BAGATTO_TAKES: _("Play the bagatto now: it takes this trick, and its points come home."),
    Reason.BAGATTO_KEEP: _(
        "Play %(card)s and keep the bagatto: you are long in trumps, and in the last trick it may bring 20."
    ),
    Reason.BAGATTO_AWAY: _("Play the bagatto now: kept for the last trick, it would probably cost 20."),
    Reason.FOOL_SAVES: _("Play the fool: it saves %(cards)s from this trick."),
    Reason.FOOL_LATE: _("Play the fool now: in the last trick it may be lost."),
    Reason.COUNTED: _("You know every card now: counted to the end of the hand, %(card)s brings you most."),
    Reason.GIVE_LEAST: _("Give %(card)s: it is worth least."),
    Reason.GIVE_SAFE: _("Give %(card)s: it is worth least, breaks no meld of yours and makes none of theirs."),
}

CIROLLON: dict[StrEnum, Promise] = {
    cirollon.Reason.CLAIM_FIFTEEN: _("Claim: that takes four cards and makes a sweep without playing any."),
    cirollon.Reason.CLAIM_THIRTY: _("Claim thirty: that takes four cards and makes two sweeps without playing any."),
    cirollon.Reason.DECLARE_BEST: _("Declare %(cards)s: your melds cannot bring more."),
    cirollon.Reason.DECLARE_ACE: _("Declare %(cards)s, the poncin as an ace: an ace can take everything on the table."),
    cirollon.Reason.DECLARE_NONE: _("You have no meld to declare."),
    cirollon.Reason.ONLY_CARD: _("%(card)s is all you may play."),
    cirollon.Reason.TAKE_CAPPOTTO: _("Take %(cards)s: your side then has all the diamonds, and wins the match."),
    cirollon.Reason.TAKE_SWEEP: _("Take everything with %(card)s: that is a sweep."),
    cirollon.Reason.TAKE_RUN: _("Take %(cards)s for the run of diamonds."),
    cirollon.Reason.STOP_RUN: _("Take %(cards)s: so your opponents can no longer make the run of diamonds."),
    cirollon.Reason.TAKE_SETTEBELLO: _("Take the settebello: it is worth a point."),
    cirollon.Reason.TAKE_COINS: _("Take %(cards)s: diamonds serve for more than one point."),
    cirollon.Reason.TAKE_SEVEN: _("Take %(cards)s: sevens count most in the primiera."),
    cirollon.Reason.BRING_HOME: _("Play %(card)s and take: so it goes into your own pile."),
    cirollon.Reason.TAKE_MOST: _("Take %(cards)s: whoever has more cards scores a point."),
    cirollon.Reason.KEEP_ACE: _("Play %(card)s and keep the ace for when many cards are on the table."),
    cirollon.Reason.LEAVE_TO_PARTNER: _(
        "Leave %(card)s: your partner has %(cards)s and can take it, if it stays there."
    ),
    cirollon.Reason.LAY_SAFE: _("Leave %(card)s on the table: so the next player can make no sweep."),
    cirollon.Reason.LAY_SAFE_ACE: _(
        "Leave %(card)s on the table: so the next player can make no sweep, save with an ace."
    ),
    cirollon.Reason.LAY_LEAST: _("Nothing can be taken: leave %(card)s, which is worth least."),
    cirollon.Reason.LAY_CAREFUL: _("Leave %(card)s: with any other card you would probably lose more."),
}

CUCCO: dict[StrEnum, Promise] = {
    cucco.Reason.TAKE_STOCK: _("Take %(cards)s: high cards take tricks."),
    cucco.Reason.TAKE_NOTHING: _("There is nothing to take here: only X, XIV and XV may be taken."),
    cucco.Reason.RETURN_LEAST: _("Put %(cards)s under the stock: you will probably miss nothing."),
    cucco.Reason.ONLY_CARD: _("%(card)s is all you may play."),
    cucco.Reason.ASK_NUMBERS: _(
        "Lead the Trionfo and ask for numbers: it takes the trick, and whoever has numbers must give one."
    ),
    cucco.Reason.ASK_FIGURES: _(
        "Lead the Trionfo and ask for figures: it takes the trick, and whoever has figures must give one."
    ),
    cucco.Reason.TRIONFO_RICH: _("Play the Trionfo: it always takes the trick, and there is much in this one."),
    cucco.Reason.TRIONFO_SURE: _("Play the Trionfo: it always takes the trick."),
    cucco.Reason.LEAD_MASTER: _("Lead %(card)s: nothing that is still out can beat it."),
    cucco.Reason.LEAD_MASTER_SAVE: _("Lead %(card)s: only the Trionfo can still beat it."),
    cucco.Reason.LEAD_LIKELY: _("Lead %(card)s: the trick will probably be yours."),
    cucco.Reason.LEAD_LOW: _("Lead %(card)s: little is lost if it is taken."),
    cucco.Reason.LEAD_LEAST: _("Lead %(card)s: with any other card you would probably lose more."),
    cucco.Reason.WIN_SURE: _("Take the trick with %(card)s: nobody after you can beat it."),
    cucco.Reason.WIN_SO_FAR: _("Play %(card)s: it takes the trick so far, and whoever wants it must go higher."),
    cucco.Reason.FEED_PARTNER: _("Your partner is winning so far: give %(card)s, its points go with the trick."),
    cucco.Reason.KEEP_TRIONFO: _("Play %(card)s and keep the Trionfo for a trick with more points."),
    cucco.Reason.THROW_WORTHLESS: _("Play %(card)s: it is worth nothing, so nothing is lost."),
    cucco.Reason.DUCK: _("Do not fight for this trick: play %(card)s and keep %(cards)s."),
    cucco.Reason.LOSE_LEAST: _("You cannot take this trick: %(card)s costs you least."),
}

SENTENCES: dict[type[StrEnum], tuple[str, dict[StrEnum, Promise]]] = {
    Reason: ("tarot", TAROT),
    cirollon.Reason: ("genoese", CIROLLON),
    cucco.Reason: ("cucco", CUCCO),
}
"""By the list that a reason is from, the pack whose cards it speaks of, and its sentences."""


def hint_text(advice: Advice) -> str:
    """The sentence of a piece of advice, with its cards."""
    pack, sentences = SENTENCES[type(advice.reason)]
    words = {"card": cards_the(advice.action.cards, pack), "cards": cards_the(advice.cards, pack)}
    return capfirst(sentences[advice.reason] % words)
