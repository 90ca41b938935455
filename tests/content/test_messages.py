"""The catalogues are whole; and the check that says so sees what it should."""

from collections.abc import Callable
from io import BytesIO

import pytest
from babel.messages.catalog import Catalog
from django.utils import translation
from django.utils.translation import ngettext, npgettext

from tutor.language import catalogues
from tutor.language.extract import django_template


@pytest.mark.parametrize("language", catalogues.TRANSLATED)
def test_catalogue_is_whole(language: str) -> None:
    assert list(catalogues.problems(language, catalogues.extract())) == []


@pytest.mark.parametrize("language", catalogues.TRANSLATED)
def test_django_knows_the_language_once_compiled(language: str) -> None:
    assert catalogues.po_file(language).with_suffix(".mo").exists()
    assert translation.check_for_language(language)
    assert translation.get_language_info(language)["code"] == language


@pytest.mark.parametrize("language", catalogues.TRANSLATED)
def test_plurals_have_two_forms(language: str) -> None:
    plurals = [message for message in catalogues.read(language) if message.id and message.pluralizable]
    assert plurals
    with translation.override(language):
        for message in plurals:
            for n, form in ((0, 1), (1, 0), (2, 1), (1_000_000, 1)):
                looked_up = npgettext(message.context, *message.id, n) if message.context else ngettext(*message.id, n)
                assert looked_up == message.string[form]


def _template(source: str) -> list[tuple[object, ...]]:
    return list(django_template(BytesIO(source.encode()), catalogues.KEYWORDS, ("Translators:",), {}))


def test_templates_are_read_as_django_reads_them() -> None:
    found = _template(
        """<p>
        {# Translators: a button #}
        {% translate "Play" context "card" %}
        {% blocktranslate count n=n trimmed %}
          {{ n }} card, 100%
        {% plural %}
          {{ n }} cards, 100%
        {% endblocktranslate %}</p>"""
    )
    assert [message[2][:2] for message in found] == [
        ("card", "Play"),
        ("%(n)s card, 100%%", "%(n)s cards, 100%%"),
    ]
    assert [message[0] for message in found] == [3, 4]
    assert found[0][3] == ["Translators: a button"]


@pytest.fixture
def catalogue(monkeypatch: pytest.MonkeyPatch) -> Catalog:
    """A catalogue for `lij` to spoil: whatever is in it is what stands in locale/."""
    catalogue = catalogues.empty("lij")
    monkeypatch.setattr(catalogues, "read", lambda language: catalogue)
    return catalogue


@pytest.fixture
def code() -> Catalog:
    code = catalogues.empty("en")
    code.add("Take %(n)s")
    code.add(("%(n)s trick", "%(n)s tricks"))
    return code


WHOLE = (("Take %(n)s", "Piggiâ %(n)s"), (("%(n)s trick", "%(n)s tricks"), ("%(n)s preisa", "%(n)s preise")))


def _fill(catalogue: Catalog) -> None:
    for message, string in WHOLE:
        catalogue.add(message, string)


def _spoil_placeholder(catalogue: Catalog) -> None:
    catalogue.get("Take %(n)s").string = "Piggiâ %(m)s"


def _spoil_percent(catalogue: Catalog) -> None:
    catalogue.get("Take %(n)s").string = "Piggiâ %(n)s %"


def _spoil_plural(catalogue: Catalog) -> None:
    catalogue.get("%(n)s trick").string = ("%(n)s preisa", "")


def _spoil_fuzzy(catalogue: Catalog) -> None:
    catalogue.get("Take %(n)s").flags.add("fuzzy")


def _spoil_missing(catalogue: Catalog) -> None:
    catalogue.delete("Take %(n)s")


def _spoil_left_over(catalogue: Catalog) -> None:
    catalogue.add("Gone", "Anæto")


def test_check_lets_a_whole_catalogue_pass(catalogue: Catalog, code: Catalog) -> None:
    _fill(catalogue)
    assert list(catalogues.problems("lij", code)) == []


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (_spoil_placeholder, "placeholders"),
        (_spoil_percent, "placeholders"),
        (_spoil_plural, "not translated"),
        (_spoil_fuzzy, "fuzzy"),
        (_spoil_missing, "not in the catalogue"),
        (_spoil_left_over, "no longer in the code"),
    ],
)
def test_check_sees_each_fault(spoil: Callable[[Catalog], None], says: str, catalogue: Catalog, code: Catalog) -> None:
    _fill(catalogue)
    spoil(catalogue)
    (problem,) = catalogues.problems("lij", code)
    assert says in problem


def test_merge_keeps_what_is_known_and_guesses_nothing(catalogue: Catalog, code: Catalog) -> None:
    _fill(catalogue)
    catalogue.add("Gone", "Anæto")
    code.add("Take %(n)s cards")
    merged = catalogues.merge("lij", code)
    assert merged.get("Take %(n)s").string == "Piggiâ %(n)s"
    assert not merged.get("Take %(n)s cards").string
    assert [message.string for message in merged.obsolete.values()] == ["Anæto"]
    assert not catalogues.merge("lij", code, prune=True).obsolete
