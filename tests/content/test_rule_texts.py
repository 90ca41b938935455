"""Every clause of gatti is told once in each language, in the order of the rules.

`tests/data/gatti-rule-ids.txt` lists the clauses of the specification (rules/gatti.md), so that neither the
engine nor a text can lose or invent one unnoticed.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.gatti.rules import BOOK

ROOT = Path(__file__).resolve().parents[2]
CLAUSES = (ROOT / "tests/data/gatti-rule-ids.txt").read_text(encoding="utf-8").split()
LANGUAGES = ["lij", "it", "en"]
COURTS = {"lij": "SCDÒ", "it": "FCDR", "en": "JCQK"}  # the letters of J C Q K on the cards
SECTION = re.compile(r"^## (\S+) \| (.*)$", re.MULTILINE)


def source(lang: str) -> str:
    return (ROOT / f"seeds/gatti/rules.{lang}.md").read_text(encoding="utf-8")


def sections(lang: str) -> Iterator[tuple[str, str, str]]:
    """(id, title, text) of each section; the text ends where the next heading of any kind begins."""
    text = source(lang)
    for heading in SECTION.finditer(text):
        body = re.split(r"^#{1,2} ", text[heading.end() :], maxsplit=1, flags=re.MULTILINE)[0]
        yield heading[1], heading[2].strip(), body.strip()


def test_the_engine_declares_the_clauses_of_the_specification() -> None:
    assert list(BOOK.rules) == CLAUSES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_clause_is_told_once_and_in_order(lang: str) -> None:
    assert [rule for rule, _, _ in sections(lang)] == CLAUSES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_section_has_a_short_title_and_a_text(lang: str) -> None:
    for rule, title, body in sections(lang):
        assert 1 <= len(title) <= 30, f"{rule}: the title has to fit on a button: {title!r}"
        assert body, f"{rule} has no text"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_tell_the_rules_apart(lang: str) -> None:
    titles = [title for _, title, _ in sections(lang)]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_heading_is_a_group_or_a_clause(lang: str) -> None:
    headings = [line for line in source(lang).splitlines() if line.startswith("#")]
    assert all(re.match(r"# \S|## gatti\.[a-z.]+ \| \S", line) for line in headings)


def test_the_languages_group_the_clauses_alike() -> None:
    def sizes(lang: str) -> list[int]:
        return [group.count("\n## ") for group in re.split(r"^# ", source(lang), flags=re.MULTILINE)[1:]]

    assert sizes("lij") == sizes("it") == sizes("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_written_with_the_letters_of_the_language(lang: str) -> None:
    courts = set(re.findall(r"([^\W\d_])[♥♦♣♠]", source(lang)))
    assert courts <= set(COURTS[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_raw_html(lang: str) -> None:
    assert "<" not in source(lang)
