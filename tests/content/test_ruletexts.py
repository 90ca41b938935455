"""The rules as told and the rules as judged are the same rules, in every language and both ways."""

import pytest

from games.gatti.rules import BOOK
from tutor.language.ruletexts import rule_html, rule_sections, rule_title


def test_every_clause_is_told_once_and_no_other(lang: str) -> None:
    told = [rule.id for group in rule_sections("gatti", lang) for rule in group.rules]
    assert sorted(told) == sorted(BOOK.rules)


def test_languages_tell_in_the_same_order() -> None:
    orders = {
        tuple(rule.id for group in rule_sections("gatti", lang) for rule in group.rules) for lang in ("lij", "it", "en")
    }
    assert len(orders) == 1


@pytest.mark.parametrize("rule_id", sorted(BOOK.rules))
def test_clause_has_a_title_and_a_text(rule_id: str, lang: str) -> None:
    assert rule_title(rule_id, lang)
    assert rule_html(rule_id, lang).startswith("<p>")


def test_unknown_clause_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rule_title("gatti.nothing", "en")


def test_unknown_game_has_no_rules() -> None:
    with pytest.raises(FileNotFoundError):
        rule_sections("briscola", "en")
