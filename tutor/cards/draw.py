"""The packs, and the command that draws them: ``python -m tutor.cards.draw`` writes their sprites.

The files are committed, and tests/content/test_cards.py checks that they are what this code draws.
"""

from tutor.cards.cucco import CUCCO
from tutor.cards.genoese import GENOESE
from tutor.cards.tarot import TAROT

PACKS = {pack.name: pack for pack in (TAROT, GENOESE, CUCCO)}

if __name__ == "__main__":
    for drawn in PACKS.values():
        drawn.write()
