"""Every clause of a game is told once in each language, in the order of the rules.

A game with rule texts in `seeds` takes part. `tests/data/<game>-rule-ids.txt` lists the clauses of its specification
(rules/<game>.md), so that neither the engine nor a text can lose or invent one unnoticed.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.registry import game_named

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted({path.parent.name for path in ROOT.glob("seeds/*/rules.*.md")})
LANGUAGES = ["lij", "it", "en"]
COURTS = {"lij": "SCDÒ", "it": "FCDR", "en": "JCQK"}  # the letters of J C Q K on the cards
SECTION = re.compile(r"^## (\S+) \| (.*)$", re.MULTILINE)

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def clauses(game: str) -> list[str]:
    return (ROOT / f"tests/data/{game}-rule-ids.txt").read_text(encoding="utf-8").split()


def source(game: str, lang: str) -> str:
    return (ROOT / f"seeds/{game}/rules.{lang}.md").read_text(encoding="utf-8")


def sections(game: str, lang: str) -> Iterator[tuple[str, str, str]]:
    """(id, title, text) of each section; the text ends where the next heading of any kind begins."""
    text = source(game, lang)
    for heading in SECTION.finditer(text):
        body = re.split(r"^#{1,2} ", text[heading.end() :], maxsplit=1, flags=re.MULTILINE)[0]
        yield heading[1], heading[2].strip(), body.strip()


def test_there_are_rule_texts() -> None:
    assert "gatti" in GAMES


@each_game
def test_the_engine_declares_the_clauses_of_the_specification(game: str) -> None:
    assert list(game_named(game).rulebook.rules) == clauses(game)


@each_game
@each_language
def test_each_clause_is_told_once_and_in_order(game: str, lang: str) -> None:
    assert [rule for rule, _, _ in sections(game, lang)] == clauses(game)


@each_game
@each_language
def test_each_section_has_a_short_title_and_a_text(game: str, lang: str) -> None:
    for rule, title, body in sections(game, lang):
        assert 1 <= len(title) <= 30, f"{rule}: the title has to fit on a button: {title!r}"
        assert body, f"{rule} has no text"


@each_game
@each_language
def test_a_decision_is_told_as_ours(game: str, lang: str) -> None:
    """Where the source is silent, the text of the clause says so before it says how we play."""
    source_named = re.compile(r"\b(text|source)\b" if lang == "en" else r"\btesto\b", re.IGNORECASE)
    decisions = {rule.id for rule in game_named(game).rulebook.rules.values() if rule.kind == "decision"}
    assert decisions
    assert [rule for rule, _, body in sections(game, lang) if rule in decisions and not source_named.search(body)] == []


@each_game
@each_language
def test_titles_tell_the_rules_apart(game: str, lang: str) -> None:
    titles = [title for _, title, _ in sections(game, lang)]
    assert len(set(titles)) == len(titles)


@each_game
@each_language
def test_every_heading_is_a_group_or_a_clause(game: str, lang: str) -> None:
    headings = [line for line in source(game, lang).splitlines() if line.startswith("#")]
    assert all(re.match(rf"# \S|## {game}\.[a-z.]+ \| \S", line) for line in headings)


@each_game
def test_the_languages_group_the_clauses_alike(game: str) -> None:
    def sizes(lang: str) -> list[int]:
        return [group.count("\n## ") for group in re.split(r"^# ", source(game, lang), flags=re.MULTILINE)[1:]]

    assert sizes("lij") == sizes("it") == sizes("en")


@each_game
@each_language
def test_cards_are_written_with_the_letters_of_the_language(game: str, lang: str) -> None:
    courts = set(re.findall(r"([^\W\d_])[♥♦♣♠]", source(game, lang)))
    assert courts <= set(COURTS[lang])


@each_game
@each_language
def test_no_raw_html(game: str, lang: str) -> None:
    assert "<" not in source(game, lang)
