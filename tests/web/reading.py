"""Reading a page as a visitor does: the text that is seen or spoken, and whether it was translated."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser

import pytest
from django.utils.translation import trans_real

SPOKEN = {"alt", "title", "aria-label", "aria-description", "placeholder"}
SILENT = {"script", "style"}
VOID = {"meta", "link", "br", "hr", "img", "input", "use", "path", "rect", "circle", "source", "wbr", "col", "area"}

TERM = re.compile(r'<button type="button" class="term"[^>]*>(.*?)</button>')
TERM_LINE = re.compile(r'<span class="term-line">(.*?)</span>')
JOINER = "\u2060"


def unmarked(html: str) -> str:
    """The page without the marks of its terms, as its sentences were written."""
    return TERM_LINE.sub(r"\1", TERM.sub(r"\1", html)).replace(JOINER, "")


def written(text: str) -> re.Pattern[str]:
    """A sentence as a page may have it: held together at its apostrophes and hyphens by signs that nobody sees."""
    return re.compile(f"{JOINER}?".join(map(re.escape, text)))


class PageText(HTMLParser):
    """`lang` of the page, and its `texts` that are in that language: names and parts marked otherwise are left out."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.lang: str | None = None
        self.texts: list[str] = []
        self._open: list[tuple[str, str | None]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag == "html":
            self.lang = named.get("lang")
        lang = named.get("lang") or (self._open[-1][1] if self._open else self.lang)
        if tag not in VOID:
            self._open.append((tag, lang))
        if lang == self.lang:
            spoken = SPOKEN | ({"value"} if named.get("type") in {"submit", "button"} else set())
            spoken |= {"content"} if named.get("name") == "description" else set()
            self.texts += [value.strip() for name, value in attrs if name in spoken and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        text = " ".join(data.split())
        tag, lang = self._open[-1] if self._open else ("", self.lang)
        if text and tag not in SILENT and lang == self.lang:
            self.texts.append(text)


@contextmanager
def untranslated(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The messages that were looked up meanwhile and are in no catalogue of the language they were wanted in.

    Asked at the place every lookup passes, so that Django's own messages count as well as ours.
    """
    missing: list[str] = []
    translation = trans_real.DjangoTranslation
    gettext, ngettext = translation.gettext, translation.ngettext

    def known(self: trans_real.DjangoTranslation, key: object) -> bool:
        if self.language() == "en":
            return True
        return any(key in catalogue for catalogue in self._catalog._catalogs)

    def watched_gettext(self: trans_real.DjangoTranslation, message: str) -> str:
        if message and not known(self, message) and not known(self, (message, self.plural(1))):
            missing.append(message)
        return gettext(self, message)

    def watched_ngettext(self: trans_real.DjangoTranslation, one: str, many: str, n: int) -> str:
        try:  # each catalogue counts in its own way: Django's Italian has three forms, ours two
            self._catalog.plural(one, n)
        except KeyError:
            if self.language() != "en":
                missing.append(one)
        return ngettext(self, one, many, n)

    with monkeypatch.context() as patch:
        patch.setattr(translation, "gettext", watched_gettext)
        patch.setattr(translation, "ngettext", watched_ngettext)
        yield missing
