"""The drawn pack: committed sprites are what the code draws, whole, small, and named in three languages."""

import re
from xml.parsers import expat

import pytest
from django.template import Context, Template
from django.utils import translation

from tutor.cards import draw, glyphs, suits
from tutor.language import names


@pytest.mark.parametrize("language", draw.LANGUAGES)
def test_the_committed_sprite_is_what_the_code_draws(language: str) -> None:
    committed = (draw.FOLDER / f"tarot.{language}.svg").read_text(encoding="utf-8")
    assert committed == draw.sprite(language), "run python -m tutor.cards.draw and commit the sprites"


@pytest.mark.parametrize("language", draw.LANGUAGES)
def test_a_sprite_has_all_cards_and_a_back_and_is_small(language: str) -> None:
    text = draw.sprite(language)
    expat.ParserCreate().Parse(text, True)  # an error is raised where it is not well formed
    assert list(_symbols(text)) == [*draw.codes(), "back"]
    assert len(set(draw.codes())) == 78
    assert len(text.encode()) < 150_000


def test_every_reference_inside_a_sprite_is_answered() -> None:
    text = draw.sprite("lij")
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(re.findall(r' id="([^"]+)"', text))


def test_only_the_court_letters_differ_between_languages() -> None:
    plain = [code for code in draw.codes() if code[0] not in "JCQK"]
    drawn = {language: _symbols(draw.sprite(language)) for language in draw.LANGUAGES}
    assert all(drawn["lij"][code] == drawn["it"][code] == drawn["en"][code] for code in plain)
    assert drawn["lij"]["Kh"] != drawn["it"]["Kh"] != drawn["en"]["Kh"]


@pytest.mark.parametrize("language", draw.LANGUAGES)
def test_the_letters_drawn_are_the_letters_named(language: str) -> None:
    with translation.override(language):
        assert {rank: names.rank_letter(rank) for rank in "JCQK"} == draw.COURT_LETTERS[language]


def test_the_index_lies_within_the_left_half_of_the_card() -> None:
    """At 44 px a fan shows 22 px of each card: rank, suit and a trump's numeral are whole in it."""
    ranks = [
        *(str(n) for n in range(1, 11)),
        *{letter for row in draw.COURT_LETTERS.values() for letter in row.values()},
    ]
    assert max(3.5 + glyphs.width(rank, 26) for rank in ranks) < 50
    assert max(7 + glyphs.width(str(n), 28) for n in range(1, 22)) < 50


@pytest.mark.parametrize("count", range(1, 11))
def test_a_number_card_has_as_many_pips_as_its_number(count: int) -> None:
    places = suits.places(count)
    assert len(set(places)) == count
    assert all(0 < x < 100 and 0 < y < 185 for x, y in places)


@pytest.mark.parametrize("language", ["lij", "it", "en"])
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    with translation.override(language):
        for name in (names.card_name, names.card_the, names.card_short):
            assert len({name(code) for code in draw.codes()}) == 78


def test_names_follow_each_language() -> None:
    expected = {
        "en": ("7 of hearts", "the king of clubs", "trump 12", "the fool", "J♦"),
        "it": ("7 di cuori", "il re di fiori", "il tarocco 12", "il matto", "F♦"),
        "lij": ("7 de coppe", "l’òmmo de scioî", "o taròcco 12", "o matto", "S♦"),
    }
    for language, texts in expected.items():
        with translation.override(language):
            assert texts == (
                names.card_name("7h"),
                names.card_the("Kc"),
                names.card_the("T12"),
                names.card_name("F"),
                names.card_short("Jd"),
            )


@pytest.mark.parametrize("code", ["", "7", "11h", "0h", "7x", "T0", "T22", "T01", "f", "7h\n", "７h", "Kh Kd"])
def test_what_is_no_card_has_no_name(code: str) -> None:
    assert not names.is_card(code)
    for name in (names.card_name, names.card_the, names.card_short):
        with pytest.raises(ValueError, match="not a card"):
            name(code)


def test_the_tag_names_a_card_unless_it_is_decorative() -> None:
    template = Template('{% load cards %}{% card "7h" %}|{% card "7h" decorative=True %}|{% cardback %}')
    with translation.override("it"):
        named, decorative, back = template.render(Context()).split("|")
    assert 'role="img" aria-label="7 di cuori"' in named
    assert "tarot.it" in named
    assert "#7h" in named
    assert 'aria-hidden="true"' in decorative
    assert "aria-label" not in decorative
    assert "carta coperta" in back
    assert "#back" in back


def _symbols(text: str) -> dict[str, str]:
    return dict(re.findall(r'<symbol id="(\w+)"[^>]*>(.*?)</symbol>', text))
