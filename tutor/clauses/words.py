"""The clause table in the reader's words: what the source is, kinds of clause, and why a cell is empty."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy, pgettext_lazy

REASONS: dict[str, Promise] = {
    "table": gettext_lazy("It is so at every table: there is nothing to choose."),
    "moment": gettext_lazy("The table asks when the moment has come."),
    "held": gettext_lazy("Only cards that are held can be chosen."),
    "count": gettext_lazy("It is counted, not chosen."),
    "nothing": gettext_lazy("By this rule there is nothing left to ask."),
    "free": gettext_lazy("Whatever one chooses is right."),
    "harmless": gettext_lazy("It forbids nothing."),
}
"""By the word that seeds/<game>/clauses.toml gives, and table.HARMLESS."""

SOURCES: dict[str, Promise] = {
    "lij": gettext_lazy("The source is a text on %(game)s, written in Ligurian."),
    "it": gettext_lazy("The source is a text on %(game)s, written in Italian."),
}
"""By the language that seeds/<game>/clauses.toml gives."""

KINDS: dict[str, Promise] = {
    "rule": pgettext_lazy("kind of clause", "rule"),
    "decision": pgettext_lazy("kind of clause", "our decision"),
    "option": pgettext_lazy("kind of clause", "house rule"),
}
