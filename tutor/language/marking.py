"""Terms marked in a text: the first of each in a section is a button that opens its meaning.

A button can stand in the middle of a sentence, is reached by Tab, and opens its note by itself (the popover
attribute): no script, and Escape closes it and gives the focus back. Many buttons may open the same note, so a page
has each note once, at its end (templates/words/_notes.html); an old browser shows the notes there as a list.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, Self

from django.utils.html import escape
from django.utils.safestring import SafeString

from tutor.language.current import page_language
from tutor.language.ruletexts import rule_title, rule_url
from tutor.language.terms import LANGUAGES, PREFIX, Term, elsewhere, meaning, name, terms

_PIECES = re.compile(r"<(?P<close>/?)(?P<tag>[a-z0-9]+)[^>]*>|[^<]+")
_UNMARKED = frozenset({"a", "button", "em", "h1", "h2", "h3", "h4", "th", "svg"})
"""Where nothing is marked: links and headings have a meaning of their own, and <em> is a word quoted from elsewhere."""
_CONTRACTION = re.compile(r"(?<=\w-)(?=[aeio]\b)")
_JOINER = "\u2060"
"""Ligurian pe-o, a-a, co-i are one word: a line must not end between the two."""


class Note(NamedTuple):
    """What opens: the term, its meaning, its names in the other languages, where it is told."""

    id: str
    name: str
    meaning: str
    others: tuple[tuple[str, str], ...]
    """Language and name."""
    url: str
    rule_title: str
    rule_url: str
    card: str
    pack: str


class Marks:
    """The marks of one page about a game, in the page's language: mark its texts in their order, then ask for notes."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lang = page_language()
        self._here: set[str] = set()
        self._found: dict[str, None] = {}

    def section(self) -> Self:
        """From here on every term is marked anew."""
        self._here.clear()
        return self

    def text(self, text: str) -> SafeString:
        """Plain text as HTML, with its marks."""
        return self.html(escape(text))

    def html(self, html: str) -> SafeString:
        """HTML of our own with marks in its running text."""
        return SafeString("".join(self._marked(html)))

    def notes(self) -> tuple[Note, ...]:
        """A note for each term marked so far."""
        return tuple(note(terms()[found], self.game) for found in self._found)

    def _marked(self, html: str) -> Iterator[str]:
        pattern, owner = _pattern(self.game, self.lang)
        within = 0
        for piece in _PIECES.finditer(html):
            if piece["tag"] in _UNMARKED:
                within += -1 if piece["close"] else 1
            if piece["tag"] or within:
                yield piece[0]
            else:
                yield self._joined(
                    pattern.sub(lambda match: self._mark(match, owner[match["said"].casefold()]), piece[0])
                )

    def _mark(self, match: re.Match[str], term: str) -> str:
        if not term or term in self._here:
            return match[0]
        self._here.add(term)
        self._found[term] = None
        button = f'<button type="button" class="term" popovertarget="term-{term}">{match["said"]}</button>'
        # A browser may break the line on either side of a button, even before a full stop or within l’avversäio.
        beside = match["before"] or match["after"]
        return f'<span class="term-line">{match["before"]}{button}{match["after"]}</span>' if beside else button

    def _joined(self, text: str) -> str:
        return _CONTRACTION.sub(_JOINER, text) if self.lang == "lij" else text


def note(term: Term, game: str) -> Note:
    """The note of a term on a page about this game."""
    lang = page_language()
    rule = term.rule_in(game)
    return Note(
        id=term.id,
        name=name(term),
        meaning=meaning(term),
        others=tuple((other, name(term, other)) for other in LANGUAGES if other != lang),
        url=rule_url(PREFIX + term.id),
        rule_title=rule_title(rule),
        rule_url=rule_url(rule),
        card=term.card,
        pack=term.pack,
    )


@lru_cache
def _pattern(game: str, lang: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """What to look for in the texts of a game, whole words and the longest first, and whose spelling each is.

    "" owns the phrases in which a word is no term.
    """
    owner = dict.fromkeys((phrase.casefold() for phrase in elsewhere(lang)), "")
    for term in terms().values():
        if game in term.games:
            mark = "" if lang in term.everyday else term.id
            for spelling in term.words[lang].spellings:
                owner.setdefault(spelling.casefold(), mark)
    longest_first = sorted(owner, key=len, reverse=True)
    words = "|".join(re.escape(spelling) for spelling in longest_first)
    before, after = r"(?P<before>[«“(]?(?:\b\w+’)?)", r"(?P<after>[.,;:!?)”»]*)"
    return re.compile(rf"{before}(?<![\w-])(?P<said>{words})(?![\w-]){after}", re.IGNORECASE), owner
