"""Which words there are to see, and how a learner is doing with them."""

import unicodedata

from django.db.models import Count, Q

from tutor.language.terms import Term, meaning, terms
from tutor.learners.models import Learner
from tutor.words.questions import Way

SPELT_OUT = str.maketrans({"’": "'", "æ": "ae", "œ": "oe"})


def found(game: str, query: str) -> list[Term]:
    """The terms of a game ("": of all) in which these letters occur: in a name, a form, or the meaning.

    Accents need not be typed.
    """
    wanted = plain(query)
    return [term for term in terms().values() if (not game or game in term.games) and wanted in _everything(term)]


def plain(text: str) -> str:
    """A text without accents and capitals, and with single blanks; what a keyboard may lack is written out (ae)."""
    letters = unicodedata.normalize("NFD", text.casefold()).translate(SPELT_OUT)
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).split())


def _everything(term: Term) -> str:
    spellings = [spelling for word in term.words.values() for spelling in word.spellings]
    return plain("\n".join([*spellings, meaning(term)]))


def scores(learner: Learner | None, game: str) -> dict[Way, tuple[int, int]]:
    """By direction, how many questions were answered rightly, and how many in all."""
    if learner is None:
        return {}
    rows = learner.word_attempts.filter(game=game).values("source", "target")
    counted = rows.annotate(rights=Count("pk", filter=Q(right=True)), total=Count("pk"))
    return {(row["source"], row["target"]): (row["rights"], row["total"]) for row in counted}
