"""The points of one's side, counted by oneself and graded line by line."""

from typing import NamedTuple

from django import forms
from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from games.after.count import clauses
from games.core.contract import ScoreLine
from tutor.language.formats import figure
from tutor.language.lines import to_count
from tutor.language.ruletexts import rule_title
from tutor.table.sitting import Sitting

SIDE = 0
"""The learner's own."""

_NO_NUMBER = gettext_lazy("A whole number is wanted here, in digits.")


class Clause(NamedTuple):
    rule: str
    title: str


class Line(NamedTuple):
    """A line to fill in, and once it is graded whether it is right, what it comes to and by which clauses."""

    name: str
    title: Promise
    typed: str
    problem: str
    right: bool | None
    points: str
    clauses: list[Clause]


class CountForm(forms.Form):
    """A number for each line of the sheet of a finished hand; graded once it is valid."""

    def __init__(self, sitting: Sitting, data: QueryDict | None = None) -> None:
        sent = data and {name: value.replace("−", "-").strip() for name, value in data.items()}
        super().__init__(sent, label_suffix="")  # labels are the template's; Django would look its colon up
        self._game = sitting.game.name
        self._lines = to_count(self._game, sitting.state.result())
        for line in self._lines:
            self.fields[line.entry] = forms.IntegerField(
                min_value=-999,
                max_value=999,
                error_messages=dict.fromkeys(("required", "invalid", "min_value", "max_value"), _NO_NUMBER),
            )

    @property
    def lines(self) -> list[Line]:
        """The lines from the top."""
        graded = self.is_bound and self.is_valid()
        return [
            Line(
                line.entry,
                line.title,
                str(self.data.get(line.entry, ""))[:4],
                next(iter(self.errors.get(line.entry, [])), "") if self.is_bound else "",
                self._right(line.entry) if graded else None,
                figure(self._points(line.entry)),
                [Clause(rule, rule_title(rule)) for rule in self._clauses(line.entry)],
            )
            for line in self._lines
        ]

    def rules(self, *, right: bool) -> list[str]:
        """The clauses of the lines that are right, or of those that are not."""
        return [rule for line in self._lines if self._right(line.entry) == right for rule in self._clauses(line.entry)]

    def _parts(self, entry: str) -> list[ScoreLine]:
        return next(line for line in self._lines if line.entry == entry).parts[SIDE]

    def _points(self, entry: str) -> int:
        return sum(part.points for part in self._parts(entry))

    def _right(self, entry: str) -> bool:
        return bool(self.cleaned_data[entry] == self._points(entry))

    def _clauses(self, entry: str) -> tuple[str, ...]:
        return clauses(self._game, entry, self._parts(entry))
