"""The stock in cucco as the learner sees it: its outer cards at the cut, then the card turned up.

What somebody else has seen of it gets nowhere: all is read from the learner's own view.
"""

from typing import NamedTuple

from games.cucco.notation import ASKED
from tutor.table import kinds
from tutor.table.sitting import Sitting


class Cut(NamedTuple):
    """`turned` is the Trionfo, "" before it is turned up; `takes` are the numbers of cards that may be taken."""

    turned: str
    looked: list[str]
    """While the learner takes and gives back: what they see, from the outside inwards."""
    takes: list[int]
    asks: tuple[str, ...]
    """What may be asked for with the Trionfo, where the learner may lead it."""
    asked: str


def cut(sitting: Sitting, chosen: frozenset[str]) -> Cut | None:
    """The stock, in cucco alone; `asked` is what is chosen to be asked for."""
    view, pack, phase = sitting.view, sitting.game.pack, sitting.phase
    if not isinstance(view, kinds.CuccoView):
        return None
    asks = phase == "play" and any(action.word for action in view.actions)
    return Cut(
        turned="" if view.turned is None else pack.text(view.turned),
        looked=[pack.text(card) for card in view.looked] if phase in ("take", "return") else [],
        takes=[action.count for action in view.actions] if phase == "take" else [],
        asks=ASKED if asks else (),
        asked=next((word for word in ASKED if word in chosen), ""),
    )
