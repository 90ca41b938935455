"""Themes that the tarot games share: the trick, the count of a pile, what is owed for the fool."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games.core.cards import Cards, each
from games.core.tarot import BAGATTO, BAGATTO_BIT, FOOL, FOOL_BIT, KIN, PACK, TRUMPS
from games.puzzles.chance import Chance
from games.puzzles.question import Question
from games.puzzles.tarot.deals import Held, codes, last_tricks, pile, played, turns, won
from games.puzzles.tarot.game import Tarot, alone
from games.puzzles.themes import LEVELS, House, Theme

ANY = ("",)
FREE = (".follow.free", ".fool.led")
MOST_CARDS = {1: 3, 2: 5, 3: 8}
HIGH_TRUMPS = 12
HAND_SIZE = {1: range(4, 8), 2: range(7, 13), 3: range(10, 20)}


def may_play_fits(asked: Question, level: int) -> bool:
    """Some cards may be played and some not; the fool waits for level 3, trumps in the trick for level 2.

    From level 2 on all of them may be where …follow.free or …fool.led says so: one does not count on something being
    barred.
    """
    trick, hand = asked.shown.trick, asked.shown.hand
    free = level > 1 and len(asked.rules) == 1 and asked.rules[0].endswith(FREE)
    if len(hand) not in HAND_SIZE[level] or (len(asked.right) == len(hand)) != free:
        return False
    if level < 3 and "F" in (*trick, *hand):
        return False
    return level > 1 or not any(code.startswith("T") for code in trick)


def must_follow_fits(asked: Question, level: int) -> bool:
    """One card only is allowed, out of several."""
    return len(asked.right) == 1 and may_play_fits(asked, level)


def count_pile_fits(asked: Question, level: int) -> bool:
    """There are cards with a value, the more the higher the level."""
    valued = sum(line.cards.bit_count() for line in asked.lines if line.rule.endswith(".count.cards"))
    return valued >= level


LAST_TRICKS = {1: 2, 2: 3, 3: 5}
PILE_TRICKS = {1: range(1, 3), 2: range(3, 6)}


def fool_debt_fits(asked: Question, level: int) -> bool:
    """The fool lies in one of the tricks shown; from level 2 on other tricks come before it."""
    tricks = asked.shown.tricks
    return any("F" in cards for _, cards, _ in tricks[1 if level > 1 else 0 :])


def bagatto_fits(asked: Question, level: int) -> bool:
    """The bagatto lies in the tricks shown; at level 1 in a trick without the fool."""
    tricks = asked.shown.tricks
    return level > 1 or not any("F" in cards for _, cards, _ in tricks)


@dataclass(frozen=True, slots=True)
class Maker:
    """What one attempt at each of these themes needs: the game, and its questions."""

    game: Tarot
    question: Callable[[str, Mapping[str, Any]], Question]

    def themes(self) -> dict[str, Theme]:
        """The shared themes, by id."""
        suit, trump, over, free = (
            self.game.clause(f"follow.{name}") for name in ("suit", "trump", "overtrump", "free")
        )
        fool_any, fool_led = self.game.clause("fool.any"), self.game.clause("fool.led")
        following = (suit, trump, over)
        # Behind a fool that was led, only a third player can be bound to one card.
        behind_fool = (fool_led,) if self.game.rules(None).seats > 2 else ()
        found = (
            Theme(
                "strongest",
                (self.game.clause("pack"),),
                dict.fromkeys(LEVELS, ("suit", "trumps")),
                self._strongest,
                house_rules=self.game.own("option.twenty", "option.pips"),
            ),
            Theme(
                "may-play",
                (*following, free, fool_any, fool_led),
                {
                    1: (suit, suit, trump),
                    2: (*following, *following, free),
                    3: (suit, over, over, free, fool_any, fool_led),
                },
                self._may_play,
            ),
            Theme(
                "must-follow",
                (*following, *behind_fool),
                {1: (suit, trump), 2: following, 3: (*following, *behind_fool)},
                self._must_follow,
            ),
            Theme(
                "count-pile",
                (self.game.clause("count.thirds"), self.game.clause("count.cards")),
                dict.fromkeys(LEVELS, ANY),
                self._count_pile,
                house_rules=self.game.own("option.twenty", "three.count"),
            ),
            Theme(
                "fool-debt",
                tuple(map(self.game.clause, ("fool.exchange", "fool.forfeit", "fool.kept"))),
                dict.fromkeys(LEVELS, ("nothing", "card", "fool", "give")),
                self._fool_debt,
                offered=lambda house: house.get("fool_exchange", True),
                possible=self._owing,
            ),
        )
        return {theme.id: theme for theme in found}

    def bagatto_theme(self, answers: tuple[str, ...], held: Mapping[str, Cards]) -> Theme:
        """What the bagatto brings, each answer as likely; the last of them is that it is not in the last trick.

        `held` are the cards held back so that an answer comes about, where the bagatto alone does not do.
        """

        def attempt(chance: Chance, level: int, target: str, house: House) -> Question | None:
            keep = held.get(target, BAGATTO_BIT)
            return self._bagatto(chance, level, target, house, keep, late=target != answers[-1])

        return Theme(
            "bagatto",
            (self.game.clause("bagatto"),),
            dict.fromkeys(LEVELS, answers),
            attempt,
            offered=lambda house: house.get("bagatto_last", True),
        )

    def ask(self, kind: str, house: House, given: Mapping[str, Any]) -> Question:
        """A question under the house rules."""
        return self.question(kind, {**given, "options": house} if house else given)

    def tricks(self, house: House) -> int:
        """How many tricks are played in a hand."""
        return self.game.rules(house).tricks

    def played(self, chance: Chance, house: House, keep: Cards = 0, until: int = 0, lead: Cards = 0) -> list[Any]:
        """A hand from the first card to its end (deals.py)."""
        return played(self.game, house, chance, Held(keep, until, lead))

    def _strongest(self, chance: Chance, level: int, target: str, house: House) -> Question | None:
        """Cards of one suit with a trump among them, or trumps alone; the more and the higher, the higher the level."""
        suit = KIN[chance.pick(list(each(PACK.all & ~TRUMPS & ~FOOL_BIT)))]
        trumps = list(each(TRUMPS))[-HIGH_TRUMPS if level == 3 else 0 :]
        cards = chance.mixed(trumps if target == "trumps" else list(each(suit)))[: MOST_CARDS[level]]
        if target == "suit" and level > 1:
            cards[chance.below(len(cards))] = chance.pick(list(each(TRUMPS)))
        return self.ask("strongest", house, {"cards": [PACK.text(card) for card in cards]})

    def _may_play(self, chance: Chance, level: int, target: str, house: House) -> Question | None:
        return self._at_turn(chance, level, target, house, "may-play", range(2, 30))

    def _must_follow(self, chance: Chance, level: int, target: str, house: House) -> Question | None:
        return self._at_turn(chance, level, target, house, "must-follow", range(1, 2))

    def _at_turn(
        self, chance: Chance, level: int, target: str, house: House, kind: str, allowed: range
    ) -> Question | None:
        """A turn of a hand played by chance at which the target clause makes the difference."""
        fits = must_follow_fits if kind == "must-follow" else may_play_fits
        fool_led = target.endswith(".fool.led")
        free = target.endswith(".follow.free") or (fool_led and self.game.rules(house).seats == 2)
        lead = FOOL_BIT if fool_led else 0
        states = self.played(chance, house, FOOL_BIT, chance.below(self.tricks(house)), lead)
        found = [
            state
            for state in turns(states)
            if state.legal.bit_count() in allowed
            and (state.legal == state.cards_of(state.to_act)) == free
            and state.cards_of(state.to_act).bit_count() in HAND_SIZE[level]
        ]
        for state in chance.mixed(found)[:5]:
            given = {
                "hand": PACK.texts(state.cards_of(state.to_act)),
                "trick": [PACK.text(card) for card in state.trick],
            }
            asked = self.ask(kind, house, given)
            if target in asked.rules and fits(asked, level):
                return asked
        return None

    def _count_pile(self, chance: Chance, level: int, target: str, house: House) -> Question | None:
        """Some tricks of one side; at level 3 its whole pile, the fool settled and the discard added."""
        rules = self.game.rules(house)
        states, side = self.played(chance, house), chance.below(len(set(rules.sides)))
        own = pile(self.game, states, side)
        if level < 3:
            tricks = chance.mixed(won(rules, states, side))[: chance.pick(PILE_TRICKS[level]) * 4 // rules.seats]
            own = [code for trick in tricks for code in codes(trick) if code in own]
        asked = self.ask("count-pile", house, {"pile": own})
        return asked if count_pile_fits(asked, level) else None

    def _owing(self, target: str, house: House) -> bool:
        """Nothing is owed to a partner; who plays alone always loses the fool's trick to somebody else."""
        return target != "nothing" or not alone(self.game.rules(house))

    def _fool_debt(self, chance: Chance, level: int, target: str, house: House) -> Question | None:
        until = self.tricks(house) - LAST_TRICKS[level] + (level > 1)
        done = last_tricks(self.played(chance, house, FOOL_BIT, until), LAST_TRICKS[level])
        if not any(FOOL in trick.cards for trick in done):
            return None
        given = {"tricks": [codes(trick) for trick in done], "leader": done[0].leader}
        asked = self.ask("fool-owed", house, given)
        if not fool_debt_fits(asked, level):
            return None
        if target == "give":
            return self.ask("fool-give", house, given) if "card" in asked.right else None
        return asked if target in asked.right else None

    def _bagatto(
        self, chance: Chance, level: int, target: str, house: House, keep: Cards, *, late: bool
    ) -> Question | None:
        tricks = self.tricks(house)
        states = self.played(chance, house, keep, tricks if late else tricks - LAST_TRICKS[level])
        done = last_tricks(states, LAST_TRICKS[level])
        if not any(BAGATTO in trick.cards for trick in done):
            return None
        given = {"tricks": [codes(trick) for trick in done], "leader": done[0].leader}
        asked = self.ask("bagatto", house, given)
        return asked if target in asked.right and bagatto_fits(asked, level) else None
