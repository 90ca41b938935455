"""The drawn packs: committed sprites are what the code draws, whole, small, and named in three languages."""

import re
from pathlib import Path
from xml.parsers import expat

import pytest
from django.contrib.staticfiles import finders
from django.template import Context, Template
from django.utils import translation

from games.core import genoese as genoese_pack
from games.core import tarot as tarot_pack
from games.cucco.cards import KINDS
from tutor.cards import cucco, cucco_figures, draw, genoese, glyphs, sprite, suits, tarot
from tutor.language import cucconames, names

PACKS = list(draw.PACKS.values())
SPRITES = [(pack, language) for pack in PACKS for language in pack.languages]
LANGUAGES = ["lij", "it", "en"]

each_sprite = pytest.mark.parametrize(
    ("pack", "language"), SPRITES, ids=[f"{pack.name}-{language or 'all'}" for pack, language in SPRITES]
)
each_pack = pytest.mark.parametrize("pack", PACKS, ids=[pack.name for pack in PACKS])


@each_sprite
def test_the_committed_sprite_is_what_the_code_draws(pack: sprite.Pack, language: str) -> None:
    committed = (sprite.FOLDER / pack.file(language)).read_text(encoding="utf-8")
    assert committed == pack.sprite(language), "run python -m tutor.cards.draw and commit the sprites"


@each_sprite
def test_a_sprite_has_all_cards_and_a_back_and_is_small(pack: sprite.Pack, language: str) -> None:
    text = pack.sprite(language)
    expat.ParserCreate().Parse(text, True)  # an error is raised where it is not well formed
    assert list(_symbols(text)) == [*pack.codes, "back"]
    assert len(text.encode()) < 150_000
    assert set(re.findall(r' viewBox="([^"]+)"', text)) == {f"0 0 100 {pack.height}"}


@each_sprite
def test_every_reference_inside_a_sprite_is_answered_once(pack: sprite.Pack, language: str) -> None:
    text = pack.sprite(language)
    ids = re.findall(r' id="([^"]+)"', text)
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)
    assert len(ids) == len(set(ids))


@each_sprite
def test_colours_are_left_to_the_theme(pack: sprite.Pack, language: str) -> None:
    painted = re.findall(r'(?:fill|stroke)="([^"]+)"', pack.sprite(language))
    assert all(colour == "none" or colour.startswith("var(--card-") for colour in painted)


def test_the_packs_are_those_of_the_games() -> None:
    assert draw.PACKS["tarot"].codes == tarot_pack.PACK.codes
    assert draw.PACKS["genoese"].codes == genoese_pack.PACK.codes
    assert draw.PACKS["cucco"].codes == KINDS
    assert {pack.name: pack.height for pack in PACKS} == {"tarot": 185, "genoese": 150, "cucco": 160}


@each_pack
def test_no_two_cards_of_a_pack_look_alike(pack: sprite.Pack) -> None:
    drawn = _symbols(pack.sprite(pack.languages[0]))
    assert len(set(drawn.values())) == len(pack.codes) + 1


@pytest.mark.parametrize("pack", [tarot.TAROT, genoese.GENOESE], ids=["tarot", "genoese"])
def test_only_the_court_letters_differ_between_languages(pack: sprite.Pack) -> None:
    drawn = {language: _symbols(pack.sprite(language)) for language in LANGUAGES}
    plain = [code for code in pack.codes if code[0] not in "JCQK"]
    assert all(drawn["lij"][code] == drawn["it"][code] == drawn["en"][code] for code in plain)
    assert drawn["lij"]["Kh"] != drawn["it"]["Kh"] != drawn["en"]["Kh"]


@pytest.mark.parametrize("pack", [tarot.TAROT, genoese.GENOESE], ids=["tarot", "genoese"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_drawn_are_the_letters_named(pack: sprite.Pack, language: str) -> None:
    with translation.override(language):
        assert pack.letters[language] == {rank: names.rank_letter(rank) for rank in pack.letters[language]}


@pytest.mark.parametrize("code", [code for code in genoese_pack.PACK.codes if code[0] in "JQK"])
def test_both_halves_of_a_genoese_court_are_the_same_drawing(code: str) -> None:
    drawn = _symbols(genoese.GENOESE.sprite("en"))[code]
    assert f'<use href="#half-{code}" transform="rotate(180 50 75)"/>' in drawn


def test_the_index_lies_within_the_left_half_of_the_card() -> None:
    """At 44 px a fan shows 22 px of each card: rank, suit and a numeral are whole in it."""
    for pack, face in ((tarot.TAROT, tarot.FACE), (genoese.GENOESE, genoese.FACE)):
        ranks = {code[:-1] for code in pack.codes if code[-1] in "hdcs"}
        ranks |= {letter for row in pack.letters.values() for letter in row.values()}
        for rank in ranks:
            wide = glyphs.width(rank, 26)
            assert max(3.5, face.corner[0] - wide / 2) + wide < 50
        assert face.corner[0] + face.sign / 2 < 50
    assert max(7 + glyphs.width(str(n), 28) for n in range(1, 22)) < 50
    numerals = cucco.NUMERALS.values()
    assert max(cucco.NUMERAL_LEFT + glyphs.width(text, cucco.NUMERAL_HEIGHT) for text in numerals) < 50
    assert cucco.SIGN_RIGHT < 50


@pytest.mark.parametrize("count", range(1, 11))
def test_a_number_card_has_as_many_pips_as_its_number(count: int) -> None:
    for face in (tarot.FACE, genoese.FACE):
        places = suits.places(count, face)
        assert len(set(places)) == count
        assert all(0 < x < 100 and 0 < y < face.height for x, y in places)


def test_the_inscriptions_are_those_of_the_old_cards() -> None:
    inscribed = {code: " ".join(words) for code, (words, *_) in cucco_figures.INSCRIPTIONS.items()}
    assert inscribed == {
        "11": "FERMATEVI ALQUANTO",
        "12": "GNAO",
        "13": "SALTA",
        "14": "BRAGON SALTA",
        "15": "CUCCO",
        "nulla": "NULLA",
        "secchia": "MENO DI NULLA",
        "mascherone": "MANCO DI SECCHIA",
    }


def test_the_numerals_drawn_are_the_numerals_named() -> None:
    assert {code: cucconames.numeral(code) for code in KINDS} == {code: cucco.NUMERALS.get(code, "") for code in KINDS}


@each_pack
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(pack: sprite.Pack, language: str) -> None:
    with translation.override(language):
        for name in (names.card_name, names.card_the, names.card_short):
            assert len({name(code, pack.name) for code in pack.codes}) == len(pack.codes)


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


def test_the_genoese_queen_is_a_donna_in_italian() -> None:
    expected = {
        "en": ("queen of clubs", "the queen of clubs", "queens", "Q♣"),
        "it": ("donna di fiori", "la donna di fiori", "donne", "D♣"),
        "lij": ("dònna de scioî", "a dònna de scioî", "dònne", "D♣"),
    }
    for language, texts in expected.items():
        with translation.override(language):
            assert texts == (
                names.card_name("Qc", "genoese"),
                names.card_the("Qc", "genoese"),
                names.ranks_name("Q", "genoese"),
                names.card_short("Qc", "genoese"),
            )
    with translation.override("it"):
        assert (names.card_name("Qc"), names.ranks_name("Q")) == (
            "regina di fiori",
            "regine",
        )
        assert names.card_name("Jd", "genoese") == "fante di quadri"
        assert names.ranks_name("K", "genoese") == "re"


def test_cucco_names_follow_each_language() -> None:
    expected = {
        "en": ("the 7", "the 8", "Tavern (XI)", "the Tavern (XI)", "the Bucket", "VII", "XI", "Bucket"),
        "it": ("il 7", "l’8", "Osteria (XI)", "l’Osteria (XI)", "la Secchia", "VII", "XI", "Secchia"),
        "lij": ("o 7", "l’8", "Osteria (XI)", "l’Osteria (XI)", "a Secchia", "VII", "XI", "Secchia"),
    }
    for language, texts in expected.items():
        with translation.override(language):
            assert texts == (
                names.card_name("7", "cucco"),
                names.card_the("8", "cucco"),
                names.card_name("11", "cucco"),
                names.card_the("11", "cucco"),
                names.card_the("secchia", "cucco"),
                names.card_short("7", "cucco"),
                names.card_short("11", "cucco"),
                names.card_short("secchia", "cucco"),
            )


@pytest.mark.parametrize(
    ("code", "pack"),
    [
        *((code, "tarot") for code in ("", "7", "11h", "0h", "7x", "T0", "T22", "T01", "f", "7h\n", "７h", "Kh Kd")),
        *((code, "genoese") for code in ("", "8h", "10d", "Cc", "T1", "F", "leone", "7h ")),
        *((code, "cucco") for code in ("", "0", "16", "07", "7h", "VII", "Leone", "number", "７")),
    ],
)
def test_what_is_no_card_has_no_name(code: str, pack: str) -> None:
    assert not names.is_card(code, pack)
    for name in (names.card_name, names.card_the, names.card_short):
        with pytest.raises(ValueError, match="not a card"):
            name(code, pack)
    with pytest.raises(ValueError, match="not a card"):
        _drawn("{% card code pack=pack %}", code=code, pack=pack)


def test_the_tag_names_a_card_unless_it_is_decorative() -> None:
    with translation.override("it"):
        named, decorative, back = _drawn('{% card "7h" %}|{% card "7h" decorative=True %}|{% cardback %}').split("|")
    assert 'role="img" aria-label="7 di cuori"' in named
    assert "tarot.it" in named
    assert "#7h" in named
    assert 'aria-hidden="true"' in decorative
    assert "aria-label" not in decorative
    assert "carta coperta" in back
    assert "#back" in back


def test_the_tag_draws_every_pack() -> None:
    with translation.override("lij"):
        genoese_card = _drawn('{% card "Kh" pack="genoese" %}')
        cucco_card = _drawn('{% card "leone" pack="cucco" %}')
        back = _drawn('{% cardback pack="cucco" %}')
    assert 'class="card card-genoese" viewBox="0 0 100 150"' in genoese_card
    assert 'aria-label="òmmo de coppe"' in genoese_card
    assert "genoese.lij" in genoese_card
    assert 'class="card card-cucco" viewBox="0 0 100 160"' in cucco_card
    assert 'aria-label="Leone"' in cucco_card
    assert "cards/cucco" in cucco_card
    assert "#leone" in cucco_card
    assert "card-back" in back
    assert "cards/cucco" in back
    with translation.override("de"):
        assert "genoese.en" in _drawn('{% card "Kh" pack="genoese" %}')


@pytest.mark.parametrize("pack", [pack for pack in PACKS if pack.name != "tarot"], ids=lambda pack: pack.name)
def test_the_style_sheet_knows_the_shape_of_each_pack(pack: sprite.Pack) -> None:
    sheet = Path(finders.find("css/cards.css")).read_text(encoding="utf-8")
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)
    said = [
        body for selectors, body in rules if f".card-{pack.name}" in selectors and f".pack-{pack.name}" in selectors
    ]
    assert [re.findall(r"--card-ratio: ([\d.]+)", body) for body in said] == [[f"{pack.height / 100:g}"]]


def _drawn(text: str, **context: str) -> str:
    return Template("{% load cards %}" + text).render(Context(context))


def _symbols(text: str) -> dict[str, str]:
    return dict(re.findall(r'<symbol id="(\w+)"[^>]*>(.*?)</symbol>', text))
