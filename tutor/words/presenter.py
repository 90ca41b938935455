"""What the pages of the words show, in the reader's language."""

from random import randrange
from typing import NamedTuple
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy

from games.core.rulebook import game_of
from games.puzzles.themes import SEEDS
from tutor.language.current import page_language
from tutor.language.ruletexts import rule_title, rule_url
from tutor.language.terms import LANGUAGES, Term, meaning, terms
from tutor.words.questions import Way, ways
from tutor.words.selectors import found

LANGUAGE_NAMES: dict[str, Promise] = {
    "lij": pgettext_lazy("language", "Ligurian"),
    "it": pgettext_lazy("language", "Italian"),
    "en": pgettext_lazy("language", "English"),
}
GENDERS: dict[str, Promise] = {
    "m": pgettext_lazy("gender", "m."),
    "f": pgettext_lazy("gender", "f."),
    "m pl": pgettext_lazy("gender", "m. pl."),
    "f pl": pgettext_lazy("gender", "f. pl."),
}
"""As a dictionary has them. Verbs and phrases show what they are by themselves."""


class Name(NamedTuple):
    """A term in one language."""

    lang: str
    language: str
    term: str
    gender: str
    plural: str
    """"" where it has none, or the same."""


class Entry(NamedTuple):
    """A term of the glossary."""

    id: str
    names: list[Name]
    meaning: str
    card: str
    pack: str
    clauses: list[tuple[str, str, str]]
    """Game, title and address of each clause that tells of it."""


class Link(NamedTuple):
    text: str
    url: str
    current: bool


class WordsPage(NamedTuple):
    game: str
    query: str
    games: list[Link]
    entries: list[Entry]
    count: int
    """How many words there are, found or not."""
    practice_url: str
    all_url: str


class Door(NamedTuple):
    title: str
    url: str
    score: str


class ChoosePage(NamedTuple):
    game: str
    games: list[Link]
    doors: list[Door]


class WordPage(NamedTuple):
    """A question about a word."""

    game: str
    way: str
    url: str
    number: int
    ways_url: str
    other_url: str
    back_url: str
    """The same drill the other way round."""
    back: str


def words_page(game: str, query: str) -> WordsPage:
    """The glossary: all of it, or the words of a game, or those that were looked for."""
    here = reverse("words:all")
    return WordsPage(
        game=game,
        query=query,
        games=_games(here, game, q=query),
        entries=[_entry(term) for term in found(game, query)],
        count=len(terms()),
        practice_url=reverse("words:practice") + _query(game=game),
        all_url=here,
    )


def _entry(term: Term) -> Entry:
    return Entry(
        id=term.id,
        names=[_name(term, lang) for lang in LANGUAGES],
        meaning=meaning(term),
        card=term.card,
        pack=term.pack,
        clauses=[(game_of(rule), rule_title(rule), rule_url(rule)) for rule in term.rules],
    )


def _name(term: Term, lang: str) -> Name:
    word = term.words[lang]
    plural = word.plural if word.plural != word.term else ""
    return Name(lang, str(LANGUAGE_NAMES[lang]), word.term, str(GENDERS.get(word.gender, "")), plural)


def choose_page(game: str, scores: dict[Way, tuple[int, int]]) -> ChoosePage:
    """The ways to drill."""
    here = reverse("words:practice")
    return ChoosePage(
        game=game,
        games=_games(here, game),
        doors=[
            Door(_way(way), reverse("words:begin", args=["-".join(way)]) + _query(game=game), _score(scores.get(way)))
            for way in ways(page_language())
        ],
    )


def word_page(way: Way, game: str, seed: int) -> WordPage:
    """A question and the ways on."""
    return WordPage(
        game=game,
        way=_way(way),
        url=word_url(way, game, seed),
        number=seed,
        ways_url=reverse("words:practice") + _query(game=game),
        other_url=another_url(way, game),
        back_url=another_url((way[1], way[0]), game),
        back=_way((way[1], way[0])),
    )


def word_url(way: Way, game: str, seed: int) -> str:
    """The permanent link of a question."""
    return reverse("words:puzzle", args=["-".join(way), seed]) + _query(game=game)


def another_url(way: Way, game: str) -> str:
    """Some other question, the same way."""
    return word_url(way, game, randrange(SEEDS))


def _games(here: str, current: str, **query: str) -> list[Link]:
    games = dict.fromkeys(game for term in terms().values() for game in term.games)
    links = [Link(gettext("All games"), here + _query(**query), not current)]
    return links + [Link(game.capitalize(), here + _query(game=game, **query), game == current) for game in games]


def _query(**values: str) -> str:
    """The query of a link, without what is empty."""
    given = {name: value for name, value in values.items() if value}
    return f"?{urlencode(given)}" if given else ""


def _way(way: Way) -> str:
    source, target = (str(LANGUAGE_NAMES[lang]) for lang in way)
    return f"{source} → {target}"


def _score(score: tuple[int, int] | None) -> str:
    if not score:
        return ""
    return gettext("Right answers: %(right)s of %(total)s") % {"right": score[0], "total": score[1]}
