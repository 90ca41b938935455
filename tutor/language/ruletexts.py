"""The rules as they are told: seeds/<game>/rules.<lang>.md, one section a rule id.

A file is Markdown with two kinds of headings: `# A group's title`, and `## <rule id> | The rule's title`,
under which the rule's text stands. `*A word*` set off like this is Ligurian, quoted in another language's text.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from django.conf import settings
from django.urls import reverse
from django.utils.safestring import SafeString
from markdown_it import MarkdownIt

from games.core.rulebook import game_of
from tutor.language.current import page_language
from tutor.language.names import SUIT_SIGNS
from tutor.language.terms import name, term_of

SEEDS: Path = settings.BASE_DIR / "seeds"
HEADING = re.compile(r"^(?:# (?P<group>.+)|## (?P<id>[\w.]+) \| (?P<title>.+))$")
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


class RuleText(NamedTuple):
    id: str
    title: str
    html: SafeString


class Group(NamedTuple):
    title: str
    rules: tuple[RuleText, ...]


def rule_sections(game: str, lang: str | None = None) -> tuple[Group, ...]:
    """A game's rules in reading order. Raises FileNotFoundError for a game or language without rules."""
    return _read(game, lang or page_language())


def rule_title(rule_id: str, lang: str | None = None) -> str:
    """A rule's title; of `words.<id>`, the term itself. Raises KeyError for an id that the texts do not have."""
    term = term_of(rule_id)
    return name(term, lang) if term else _rule(rule_id, lang).title


def rule_url(rule_id: str) -> str:
    """Where it is told: on the page of its own game's rules, or among the words."""
    game, _, rest = rule_id.partition(".")
    if term_of(rule_id):
        return f"{reverse('words:all')}#{rest}"
    return f"{reverse('home:rules', args=[game])}#{rule_id}"


def rule_html(rule_id: str, lang: str | None = None) -> SafeString:
    """Raises KeyError for an id that the texts do not have."""
    return _rule(rule_id, lang).html


def _rule(rule_id: str, lang: str | None) -> RuleText:
    return _by_id(game_of(rule_id), lang or page_language())[rule_id]


@lru_cache
def _by_id(game: str, lang: str) -> dict[str, RuleText]:
    return {rule.id: rule for group in _read(game, lang) for rule in group.rules}


@lru_cache
def _read(game: str, lang: str) -> tuple[Group, ...]:
    groups: list[tuple[str, list[tuple[str, str, list[str]]]]] = []
    for line in (SEEDS / game / f"rules.{lang}.md").read_text().splitlines():
        heading = HEADING.match(line)
        if heading and heading["group"]:
            groups.append((heading["group"].strip(), []))
        elif heading:
            groups[-1][1].append((heading["id"], heading["title"].strip(), []))
        elif line.strip() or (groups and groups[-1][1]):
            groups[-1][1][-1][2].append(line)
    return tuple(
        Group(title, tuple(RuleText(rule_id, heading, _html("\n".join(lines))) for rule_id, heading, lines in rules))
        for title, rules in groups
    )


def _html(markdown: str) -> SafeString:
    # Safe: our own files, and raw HTML in them would be shown, not run.
    html = MARKDOWN.render(markdown)
    for suit, sign in SUIT_SIGNS.items():
        html = html.replace(sign, f'<span class="suit-{suit}">{sign}</span>')
    return SafeString(html.replace("<em>", '<em lang="lij">'))
