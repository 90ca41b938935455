"""The games' terms: each in three languages, found in our texts, Ligurian as it is attested, with a short meaning."""

import re
from pathlib import Path

import pytest
from django.utils import translation

from games.registry import game_named
from tutor.cards.templatetags.cards import card
from tutor.language.marking import Marks
from tutor.language.ruletexts import rule_title, rule_url
from tutor.language.terms import meaning, name, terms

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("lij", "it", "en")
GAMES = ("gatti", "chinze", "cirollon", "cucco")
LONGEST = 25  # words of a meaning
NAMES = {"gatti", "bagatto", "settebello", "poncin", "barsega", "barsegon"}  # the same in every language

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def texts(game: str, lang: str) -> str:
    files = sorted((ROOT / "seeds" / game).glob(f"*.{lang}.md"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def glossary() -> dict[str, set[tuple[str, str]]]:
    """Gender and plural of each Ligurian term, as often as the glossary has it."""
    rows: dict[str, set[tuple[str, str]]] = {}
    for line in (ROOT / "tests/data/ligurian-terms.tsv").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            term, gender, plural = line.split("\t")
            rows.setdefault(term, set()).add((gender, plural))
    return rows


def told(text: str, game: str, lang: str) -> list[tuple[str, str]]:
    """What is marked in a text: the term, and the word it was marked on."""
    with translation.override(lang):
        return re.findall(r'popovertarget="term-([a-z-]+)">([^<]*)</button>', Marks(game).text(text))


def test_there_are_enough_words_of_each_game() -> None:
    assert 70 <= len(terms()) <= 90
    for game in GAMES:
        assert sum(game in term.games for term in terms().values()) >= 25


def test_every_term_has_a_name_and_a_short_meaning() -> None:
    for term in terms().values():
        for lang in LANGUAGES:
            said = meaning(term, lang)
            assert name(term, lang), term.id
            assert said.endswith("."), said
            assert 3 <= len(said.split()) <= LONGEST, said


@each_language
def test_every_term_occurs_in_our_texts(lang: str) -> None:
    told = {game: texts(game, lang) for game in GAMES}
    for term in terms().values():
        text = "".join(told[game] for game in term.games)
        forms = "|".join(map(re.escape, term.words[lang].spellings))
        assert re.search(rf"(?<![\w-])(?:{forms})(?![\w-])", text, re.IGNORECASE), term.id


def test_every_ligurian_term_is_attested() -> None:
    attested = glossary()
    for term in terms().values():
        word = term.words["lij"]
        assert word.term in attested, word.term
        plurals = {plural for gender, plural in attested[word.term] if gender == word.gender}
        assert (word.plural or "-") in plurals or (word.gender.endswith("pl") and plurals), word.term


def test_every_term_hangs_on_clauses_of_its_games() -> None:
    for term in terms().values():
        assert len(set(term.games)) == len(term.rules)
        for rule in term.rules:
            assert rule in game_named(rule.partition(".")[0]).rulebook.rules
        if term.card:
            assert card(term.card, pack=term.pack)


def test_what_has_one_name_everywhere() -> None:
    for each in NAMES:
        assert {name(terms()[each], lang) for lang in LANGUAGES} == {each}


def test_every_meaning_belongs_to_a_term() -> None:
    for lang in LANGUAGES:
        text = (ROOT / f"seeds/words/meanings.{lang}.md").read_text(encoding="utf-8")
        assert re.findall(r"^## (.+)$", text, re.MULTILINE) == list(terms())


def test_a_word_has_a_title_and_a_place_like_a_clause() -> None:
    assert rule_title("words.trick", "lij") == "preisa"
    assert rule_url("words.trick") == "/en/words/#trick"
    assert rule_url("gatti.win") == "/en/gatti/rules/#gatti.win"
    with pytest.raises(KeyError):
        rule_title("words.nothing", "en")


@pytest.mark.parametrize(
    ("text", "game", "lang", "marked"),
    [
        ("Two tricks, and a trick more.", "gatti", "en", [("trick", "tricks")]),
        ("A trickster packs his tricks-and-traps.", "gatti", "en", [("pack", "packs")]),
        ("Mazzo and mazzi", "gatti", "en", []),
        ("the suit led, then a suit", "gatti", "en", [("suit-led", "suit led"), ("suit", "suit")]),
        ("You may lead: it is your lead.", "gatti", "en", [("leading", "may lead"), ("lead", "lead")]),
        ("They sit side by side; your side wins.", "gatti", "en", [("side", "side")]),
        ("Una carta presa dopo la presa", "gatti", "it", [("trick", "presa")]),
        ("Massê, masso e massi", "gatti", "lij", [("dealer", "Massê"), ("pack", "masso")]),
        ("Inte quella preisa o l’attacco", "gatti", "lij", [("trick", "preisa"), ("lead", "attacco")]),
        ("Chi o zeuga unna carta", "gatti", "lij", []),  # plain speech
        ("The fool, the Trionfo", "cucco", "en", [("trionfo", "Trionfo")]),  # the fool is a word of other games
        ("The dealer’s “stock”", "cucco", "en", [("dealer", "dealer"), ("stock", "stock")]),
    ],
)
def test_whole_words_are_marked_once_and_the_longest_first(
    text: str, game: str, lang: str, marked: list[tuple[str, str]]
) -> None:
    assert told(text, game, lang) == marked


def test_nothing_is_marked_in_headings_links_and_quoted_words() -> None:
    html = '<h3>Trick</h3><p><a href="#x">a trick</a> <em>trick</em> a <strong>trick</strong> &amp; more</p>'
    with translation.override("en"):
        marks = Marks("gatti")
        page = marks.html(html)
        assert page == html.replace(
            "<strong>trick", '<strong><button type="button" class="term" popovertarget="term-trick">trick</button>'
        )
        assert marks.html("<p>trick</p>") == "<p>trick</p>"
        assert "popovertarget" in marks.section().html("<p>trick</p>")
        assert [note.id for note in marks.notes()] == ["trick"]
        assert marks.text("<trick>") == "&lt;trick&gt;"
