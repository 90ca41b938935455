"""The games' terms as they stand in seeds/words: terms.toml for the words, meanings.<lang>.md for what they mean.

A term has an id (`trick`), which is also the end of the rule id its answers are kept under (`words.trick`).
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from django.conf import settings

from games.core.rulebook import game_of
from tutor.language.current import page_language

SEEDS: Path = settings.BASE_DIR / "seeds" / "words"
LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
PREFIX = "words."
"""What the rule id of a term begins with."""
_MEANING = re.compile(r"^## (?P<id>[a-z-]+)\n(?P<meaning>.+?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Word:
    """A term in one language."""

    term: str
    gender: str = ""
    """As in a dictionary: m, f, m pl, f pl, verb, adv, phrase; English words have none."""
    plural: str = ""
    forms: tuple[str, ...] = ()
    """Further spellings by which it is recognised in a text."""

    @property
    def spellings(self) -> tuple[str, ...]:
        """Everything it is recognised by."""
        return tuple(dict.fromkeys(each for each in (self.term, self.plural, *self.forms) if each))


@dataclass(frozen=True, slots=True)
class Term:
    """A term in all languages. `field` groups terms that could be mistaken for each other."""

    id: str
    field: str
    rules: tuple[str, ...]
    """The clauses that tell of it, one a game at most."""
    words: Mapping[str, Word]
    everyday: frozenset[str] = frozenset()
    """The languages in which it is plain speech, and not marked in texts."""
    card: str = ""
    pack: str = "tarot"

    @property
    def games(self) -> tuple[str, ...]:
        """The games whose word it is."""
        return tuple(map(game_of, self.rules))

    def rule_in(self, game: str) -> str:
        """The clause to read about it in this game, or else in the first that has one."""
        return next((rule for rule in self.rules if rule.startswith(f"{game}.")), self.rules[0])


@lru_cache
def terms() -> Mapping[str, Term]:
    """All terms by id, in the order of the file."""
    return {
        given["id"]: Term(
            id=given["id"],
            field=given["field"],
            rules=tuple(given["rules"]),
            words={lang: Word(**{**given[lang], "forms": tuple(given[lang].get("forms", ()))}) for lang in LANGUAGES},
            everyday=frozenset(given.get("everyday", ())),
            card=given.get("card", ""),
            pack=given.get("pack", "tarot"),
        )
        for given in _data()["terms"]
    }


@lru_cache
def elsewhere(lang: str) -> tuple[str, ...]:
    """Phrases of a language in which a word is not the term."""
    return tuple(_data()["elsewhere"].get(lang, ()))


def term_of(rule: str) -> Term | None:
    """The term that a rule id such as `words.trick` stands for, None for a clause. KeyError for no term of ours."""
    return terms()[rule.removeprefix(PREFIX)] if rule.startswith(PREFIX) else None


def name(term: Term, lang: str | None = None) -> str:
    """The term in a language, else in the page's."""
    return term.words[lang or page_language()].term


def meaning(term: Term, lang: str | None = None) -> str:
    """What it means, in a language, else in the page's."""
    return _meanings(lang or page_language())[term.id]


@lru_cache
def _data() -> dict:
    return tomllib.loads((SEEDS / "terms.toml").read_text(encoding="utf-8"))


@lru_cache
def _meanings(lang: str) -> dict[str, str]:
    text = (SEEDS / f"meanings.{lang}.md").read_text(encoding="utf-8")
    return {found["id"]: " ".join(found["meaning"].split()) for found in _MEANING.finditer(text)}
