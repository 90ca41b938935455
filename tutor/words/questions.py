"""Questions about words: one term, four to choose from in another language.

They are drawn and graded as any Question (tutor/questions); answers are kept under the rule `words.<id>`.
"""

from functools import cache

from games.puzzles.chance import Chance
from games.puzzles.question import Question, Reason, Shown
from tutor.language.terms import LANGUAGES, PREFIX, Term, name, terms

THEME = "words"
LIGURIAN = "lij"
CHOICES = 4

Way = tuple[str, str]
"""From one language to another."""


def ways(language: str) -> list[Way]:
    """The ways to drill, as (from, to): Ligurian and another language, both ways, the reader's own first."""
    others = sorted((each for each in LANGUAGES if each != LIGURIAN), key=lambda other: other != language)
    return [way for other in others for way in ((other, LIGURIAN), (LIGURIAN, other))]


def ways_of(term_id: str, language: str) -> list[Way]:
    """Those in which this term can be asked of a reader; none where its name is the same in the languages."""
    return [way for way in ways(language) if language in way and _differs(terms()[term_id], *way)]


def askable(source: str, target: str, game: str = "") -> list[str]:
    """The terms, of one game or of all, that are not the same in both languages."""
    return [term.id for term in terms().values() if _differs(term, source, target) and (not game or game in term.games)]


@cache
def drilled() -> frozenset[str]:
    """The terms that some way of the drill asks for; a few have one name everywhere."""
    return frozenset(term for way in ways(LIGURIAN) for term in askable(*way))


def drawn(seed: int, source: str, target: str, game: str = "") -> str:
    """The term that a seed asks for."""
    return Chance(f"{THEME} {source} {target} {game} {seed}").pick(askable(source, target, game))


def ask(term_id: str, seed: int, source: str, target: str) -> Question:
    """A term in the source language, to be found among four in the target language.

    The wrong ones come from the same field, and none of them could be right as well. KeyError for a term or a
    language that does not exist, ValueError for a term that is the same in both.
    """
    term = terms()[term_id]
    if not _differs(term, source, target):
        raise ValueError(f"{term_id!r} is the same in {source!r} and {target!r}")
    chance = Chance(f"{term_id} {source} {target} {seed}")
    chosen = [term]
    # Those of the field first; a small field is filled up from all the others.
    mixed = chance.mixed(list(terms().values()))
    for other in sorted(mixed, key=lambda other: other.field != term.field):
        if len(chosen) < CHOICES and not any(_confusable(other, each, source, target) for each in chosen):
            chosen.append(other)
    rule = PREFIX + term_id
    choices = tuple(each.id for each in chance.mixed(chosen))
    return Question(
        kind="term",
        form="choice",
        rules=(rule,),
        shown=Shown(),
        choices=choices,
        right=frozenset({term_id}),
        reasons=dict.fromkeys(choices, Reason(rule)),
        options={"term": term_id, "from": source, "to": target},
    )


def _differs(term: Term, source: str, target: str) -> bool:
    return name(term, source).casefold() != name(term, target).casefold()


def _confusable(one: Term, other: Term, source: str, target: str) -> bool:
    """Whether both have the same name in one of the languages: then both could be right, or look alike."""
    return any(name(one, lang).casefold() == name(other, lang).casefold() for lang in (source, target))
