"""An answer as it arrives: text in, codes of the question out. What is right the engine says, not the form."""

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from games.puzzles.question import Question

LONGEST_NUMBER = 4
_NO_NUMBER = _("A whole number is wanted here, in digits.")
_UNREADABLE = _("That answer could not be read. What you chose is still there: try again.")


class AnswerForm(forms.Form):
    """`picked` and `number` once it is valid; else `problem` says in the page's language what is missing."""

    pick = forms.MultipleChoiceField(
        required=False, error_messages={"invalid_choice": _UNREADABLE, "invalid_list": _UNREADABLE}
    )
    number = forms.IntegerField(
        required=False,
        min_value=-999,
        max_value=999,
        error_messages=dict.fromkeys(("invalid", "min_value", "max_value"), _NO_NUMBER),
    )

    def __init__(self, question: Question, data: QueryDict | None = None) -> None:
        super().__init__(data, label_suffix="")  # labels are the templates'; Django would look its colon up
        self.question = question
        self.fields["pick"].choices = [(choice, choice) for choice in question.choices]

    def clean(self) -> dict[str, object]:
        cleaned = super().clean() or self.cleaned_data
        form, picked = self.question.form, cleaned.get("pick", [])
        if self.errors:
            return cleaned
        if form == "cards" and not picked:
            raise forms.ValidationError(_("Choose the cards first."))
        if form in ("card", "choice") and len(picked) != 1:
            raise forms.ValidationError(_("Choose a card first.") if form == "card" else _("Choose an answer first."))
        if self.question.number is not None and cleaned.get("number") is None:
            raise forms.ValidationError(_NO_NUMBER)
        return cleaned

    @property
    def picked(self) -> list[str]:
        """The choices made; only once the form is valid."""
        return self.cleaned_data["pick"]

    @property
    def value(self) -> int | None:
        """The number given; only once the form is valid."""
        return self.cleaned_data["number"]

    @property
    def kept(self) -> frozenset[str]:
        """What can be ticked again, of a good answer or a bad one."""
        return frozenset(self.data.getlist("pick")) & set(self.question.choices) if self.is_bound else frozenset()

    @property
    def typed(self) -> str:
        """What was written in the field for the number."""
        return self.data.get("number", "").strip()[:LONGEST_NUMBER] if self.is_bound else ""

    @property
    def problem(self) -> str:
        """What is the matter with the answer, "" if nothing is."""
        return next((error for errors in self.errors.values() for error in errors), "")
