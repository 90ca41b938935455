"""What is asked at a table of cirollon."""

from django.utils.translation import gettext

from games.cirollon.melds import CLAIMS
from tutor.language import cirollonwords
from tutor.table.sitting import Sitting


def asked(sitting: Sitting, *, ways: bool) -> str | None:
    """What is asked of the learner here; None where it is what any game asks."""
    view = sitting.turn
    match sitting.phase:
        case "void":
            return cirollonwords.void()
        case "claim":
            sums = [str(CLAIMS[action.word][0]) for action in view.actions if action.word in CLAIMS]
            return gettext("The four cards make %(sum)s: do you want to take them?") % {"sum": " / ".join(sums)}
        case "declare" if view.offer.melds:
            return gettext("Your turn: have you any melds to show?")
        case "play" if ways:
            return gettext("This card can take in several ways: choose one.")
        case "play" if view.open[view.seat]:
            return gettext("Your turn: the open cards first.")
        case "play":
            return gettext("Your turn: choose a card to play.")
        case "sheet" if sitting.standing.level:
            return gettext("The sides are level: another hand is played.")
    return None
