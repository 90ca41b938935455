"""The message catalogues: extracted from the code, kept in locale/, checked, compiled. No GNU gettext needed.

English is the message id itself, so there is a catalogue for every other language only.
"""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent.parent
TRANSLATED = ("lij", "it")
HEADER = "# Preisa: messages of the site. Made by `make messages`; fill in the msgstr lines only."
# Header lines that would differ at each run and say nothing.
NOISE = r'^"(POT-Creation-Date|PO-Revision-Date|Last-Translator|Language-Team|Generated-By): .*\n'
KEYWORDS = DEFAULT_KEYWORDS | {
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext_lazy": (1, 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext_lazy": ((1, "c"), 2, 3),
}


def po_file(language: str) -> Path:
    return ROOT / "locale" / language / "LC_MESSAGES" / "django.po"


def empty(language: str) -> Catalog:
    """A catalogue with its header and no messages."""
    catalog = Catalog(
        locale=language, project="Preisa", version="1", header_comment=HEADER, fuzzy=False, charset="utf-8"
    )
    # Two forms, as in Django's own catalogues: the third one CLDR has for Italian would mix them up.
    catalog.mime_headers = [
        ("Language", language),
        ("Plural-Forms", "nplurals=2; plural=(n != 1);"),
        ("MIME-Version", "1.0"),
        ("Content-Type", "text/plain; charset=utf-8"),
    ]
    return catalog


def extract() -> Catalog:
    """Every message of the code and the templates, as the mappings in pyproject.toml find them."""
    mappings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["babel"]["mappings"]
    methods = [(mapping["pattern"], mapping["method"]) for mapping in mappings]
    found = empty("en")
    for file, line, message, comments, context in extract_from_dir(
        ROOT,
        methods,
        keywords=KEYWORDS,
        comment_tags=("Translators:",),
        strip_comment_tags=True,
        directory_filter=lambda folder: (
            Path(folder).name in {ROOT.name, "tutor", "templates"}
            or Path(folder).is_relative_to(ROOT / "tutor")
            or Path(folder).is_relative_to(ROOT / "templates")
        ),
    ):
        found.add(message, None, [(file, line)], auto_comments=comments, context=context)
    return found


def read(language: str) -> Catalog:
    """The catalogue of a language as it stands in locale/; an empty one where there is none yet."""
    file = po_file(language)
    if not file.exists():
        return empty(language)
    with file.open("rb") as stream:
        return read_po(stream, locale=language)


def merge(language: str, template: Catalog, *, prune: bool = False) -> Catalog:
    """The template's messages with the translations known so far.

    What the code no longer says is kept aside (and comes back with it), unless it is pruned. There is no
    guessing: a message whose text changed is a new message.
    """
    old = read(language)
    known = dict(old.obsolete) | {old._key_for(m.id, m.context): m for m in old if m.id}
    merged = empty(language)
    for message in template:
        if not message.id:
            continue
        key = merged._key_for(message.id, message.context)
        before = known.pop(key, None)
        kept = before.string if before and _shape(before.id) == _shape(message.id) else None
        merged.add(
            message.id,
            kept,
            message.locations,
            auto_comments=message.auto_comments,
            context=message.context,
            user_comments=before.user_comments if before else (),
            flags=before.flags if before and before.fuzzy else (),
        )
    if not prune:
        for key, message in known.items():
            if message.string and any(_strings(message)):
                merged.obsolete[key] = message
    return merged


def write(language: str, catalog: Catalog) -> None:
    """Into locale/, sorted by message id and without line numbers: a change shows as what it is."""
    file = po_file(language)
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".po.draft")
    with draft.open("wb") as stream:
        write_po(stream, catalog, width=110, sort_output=True, include_lineno=False, omit_header=False)
    text = draft.read_text()
    draft.write_text(re.sub(NOISE, "", text, flags=re.MULTILINE))
    os.replace(draft, file)


def compile_all() -> None:
    """Each .po to the .mo that Django reads."""
    for language in TRANSLATED:
        catalog = read(language)
        for message in list(catalog):
            if message.id and not all(_strings(message)):
                catalog.delete(message.id, message.context)
        file = po_file(language).with_suffix(".mo")
        draft = file.with_suffix(f".mo.{os.getpid()}")  # two that compile at once do not meet
        with draft.open("wb") as stream:
            write_mo(stream, catalog)
        os.replace(draft, file)


def problems(language: str, template: Catalog) -> Iterator[str]:
    """What is wrong with a language's catalogue, one sentence each; nothing when it is whole."""
    catalog = read(language)
    wanted = {template._key_for(m.id, m.context): m for m in template if m.id}
    present = {catalog._key_for(m.id, m.context): m for m in catalog if m.id}
    for key in wanted.keys() - present.keys():
        yield f"{language}: not in the catalogue, run `make messages`: {key!r}"
    for key in present.keys() - wanted.keys():
        yield f"{language}: no longer in the code, run `make messages`: {key!r}"
    for key in catalog.obsolete:
        yield f"{language}: left over, run `make messages`: {key!r}"
    for key in wanted.keys() & present.keys():
        message = present[key]
        if _shape(message.id) != _shape(wanted[key].id):
            yield f"{language}: plural differs from the code, run `make messages`: {key!r}"
        elif message.fuzzy:
            yield f"{language}: fuzzy: {key!r}"
        elif not all(_strings(message)):
            yield f"{language}: not translated: {key!r}"
        else:
            yield from (f"{language}: {error}: {key!r}" for error in _wrong_placeholders(message))


def _shape(message_id: object) -> object:
    """The singular and the plural, or None for the plural of a message without one."""
    return tuple(message_id) if isinstance(message_id, (list, tuple)) else (message_id, None)


def _strings(message: Message) -> tuple[str, ...]:
    return tuple(message.string) if message.pluralizable else (message.string or "",)


def _wrong_placeholders(message: Message) -> Iterator[str]:
    forms = message.id if message.pluralizable else (message.id,)
    wanted = [_placeholders(form) for form in forms]
    for string, expected in zip(_strings(message), wanted, strict=True):
        if (found := _placeholders(string)) != expected:
            yield f"placeholders are {sorted(found)}, should be {sorted(expected)}"


def _placeholders(text: str) -> set[str]:
    """`%(name)s`, `{name}`, and every other `%` as it stands: a bare one is a difference too."""
    return set(re.findall(r"%\(\w+\)[a-z]|%.?|\{\w*\}", text))
