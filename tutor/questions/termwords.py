"""Questions about words: a term in one language, and which of four terms it is in another.

`options` of the question says `term`, `from` and `to`; its choices are ids of terms (tutor/words/questions.py).
"""

from collections.abc import Iterator

from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy

from games.puzzles.question import Grade, Question
from tutor.language.ruletexts import rule_title, rule_url
from tutor.language.terms import meaning, name, terms

KIND = "term"

_TASKS: dict[str, Promise] = {
    "lij": gettext_lazy("What is “%(term)s” in Ligurian?"),
    "it": gettext_lazy("What is “%(term)s” in Italian?"),
    "en": gettext_lazy("What is “%(term)s” in English?"),
}
"""By the language that is asked for."""


def task(question: Question) -> SafeString:
    """What is asked, as HTML: the term stands in it in its own language."""
    asked = _named(str(question.options["term"]), str(question.options["from"]), "strong")
    return SafeString(str(_TASKS[str(question.options["to"])]) % {"term": asked})


def choice(question: Question, term: str) -> SafeString:
    """A term to choose, as HTML, in the language that is asked for."""
    return _named(term, str(question.options["to"]), "span")


def points(
    question: Question, result: Grade, *, reveal: bool = True
) -> Iterator[tuple[str, str, tuple[str, str, str, str]]]:
    """What is said to an answer: how it is marked, the term, and its meaning with the clause that tells more.

    A wrong answer hears what the chosen word means, and with `reveal` what the right one is.
    """
    told = [("is-wrong", each) for each in question.choices if each in result.wrong]
    if reveal or result.right:
        told.append(("is-right", str(question.options["term"])))
    for mark, each in told:
        term = terms()[each]
        yield mark, each, (meaning(term), "", rule_url(term.rules[0]), rule_title(term.rules[0]))


def _named(term: str, lang: str, tag: str) -> SafeString:
    return format_html('<{} lang="{}">{}</{}>', SafeString(tag), lang, name(terms()[term], lang), SafeString(tag))
