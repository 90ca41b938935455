"""The rules of a game as the page shows them: terms marked, and beside them, if wanted, a second language."""

from typing import NamedTuple

from django.conf import settings
from django.utils.safestring import SafeString

from tutor.language.current import page_language
from tutor.language.marking import Marks, Note
from tutor.language.ruletexts import RuleText, rule_sections


class Clause(NamedTuple):
    """A clause: `beside` is what the other language says, None where there is none."""

    id: str
    title: str
    html: SafeString
    beside: RuleText | None


class Section(NamedTuple):
    title: str
    beside: str
    rules: tuple[Clause, ...]


class Other(NamedTuple):
    """A language to read beside the page's; `current` where it is read now."""

    code: str
    name: str
    current: bool


class RulesPage(NamedTuple):
    game: str
    beside: str
    """The other language, "" if the page is read in one."""
    others: tuple[Other, ...]
    groups: tuple[Section, ...]
    notes: tuple[Note, ...]


def rules_page(game: str, beside: str) -> RulesPage:
    """`beside` is a language of the site; the page's own, which a change of language may bring, counts as none."""
    lang = page_language()
    beside = "" if beside == lang else beside
    marks = Marks(game)
    told = rule_sections(game)
    # Without a second language each group stands beside itself, and shows nothing of it.
    groups = tuple(
        Section(
            group.title,
            other.title if beside else "",
            tuple(
                Clause(rule.id, rule.title, marks.section().html(rule.html), same if beside else None)
                for rule, same in zip(group.rules, other.rules, strict=True)
            ),
        )
        for group, other in zip(told, rule_sections(game, beside) if beside else told, strict=True)
    )
    others = tuple(Other(code, name, code == beside) for code, name in settings.LANGUAGES if code != lang)
    return RulesPage(game, beside, others, groups, marks.notes())
