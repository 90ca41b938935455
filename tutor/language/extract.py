"""Babel's eyes for Django templates.

Django already knows how to turn a template into something that reads like Python with gettext calls in it
(contexts, plurals, comments and doubled `%` included, at the right lines); Babel knows how to read Python.
"""

import io
from collections.abc import Iterator
from typing import Any, BinaryIO

from babel.messages.extract import extract_python
from django.utils.translation.template import templatize


def django_template(
    fileobj: BinaryIO, keywords: Any, comment_tags: Any, options: dict[str, Any]
) -> Iterator[tuple[Any, ...]]:
    """A Babel extraction method; see [[tool.babel.mappings]] in pyproject.toml."""
    source = templatize(fileobj.read().decode(options.get("encoding", "utf-8")))
    # templatize keeps the template's indentation, which Python's tokenizer would stumble over.
    lines = "\n".join(line.lstrip() for line in source.splitlines())
    yield from extract_python(io.BytesIO(lines.encode()), keywords, comment_tags, {"encoding": "utf-8"})
