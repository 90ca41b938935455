"""The boundary: what a page sends is read here, through the game's notation. No rule is known here."""

from typing import Any

from django import forms
from django.http import QueryDict

from games.core.cards import Unreadable
from tutor.house.rules import House, for_match, read, readable
from tutor.table.hand import TWIN
from tutor.table.models import Table
from tutor.table.sitting import Sitting

LONGEST = 400  # letters of an action's text, as the table stores it


class ChangeForm(forms.Form):
    """What every form of a table carries: which state of the table it was made for."""

    revision = forms.IntegerField(min_value=0, max_value=2**31 - 1)


class AdvanceForm(ChangeForm):
    skip = forms.BooleanField(required=False)


class SettingsForm(forms.Form):
    tutor = forms.BooleanField(required=False)
    speed = forms.ChoiceField(choices=Table.Speed.choices)
    one_tap = forms.BooleanField(required=False)
    known = forms.BooleanField(required=False)


class NewTableForm(forms.Form):
    """`house` are the rules of the house, where it is not valid those that could be read."""

    tutor = forms.BooleanField(required=False)
    speed = forms.ChoiceField(choices=Table.Speed.choices)

    def __init__(self, data: QueryDict, game: str) -> None:
        super().__init__(data)
        self._rules = for_match(game)
        self.house = readable(self._rules, data)

    def clean(self) -> dict[str, Any]:
        try:
            self.house = read(self._rules, self.data.dict()) or House()
        except ValueError as error:
            raise forms.ValidationError("no such rule") from error
        return super().clean() or {}


class ActionForm(ChangeForm):
    """`action` is the verb, `card` its cards. A `meld` stands as its text, or as its kind with the cards ticked under
    that name (`meld=frilli`, `frilli=1h`, …), which lets some be withheld; `meld-1`, `meld-2` … are each one choice.
    `take` are the cards taken by the card that `for` names, `claim` what the dealer claims (cirollon).
    `count` is how many cards are taken from the stock, `ask` what the Trionfo asks for (cucco.trionfo.ask).

    Where it is valid, `cleaned_data["move"]` is the Action; `chosen` is what was ticked, to be ticked again.
    """

    action = forms.CharField(max_length=20)

    def __init__(self, data: QueryDict, sitting: Sitting) -> None:
        super().__init__(data)
        self._sent = data
        self._game = sitting.game
        self._seat = sitting.acting
        own = {"csrfmiddlewaretoken", *self.fields}
        self.chosen = frozenset(value for field in data if field not in own for value in data.getlist(field))

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        verb = cleaned.get("action", "")
        fields = [field for field in self._sent if field == "meld" or field.startswith("meld-")]
        words = [self._meld(value) for field in fields for value in self._sent.getlist(field) if value]
        cards = [value.removesuffix(TWIN) for value in self._sent.getlist("card")]
        count = self._sent.getlist("count")
        asked = [f"ask {word}" for word in self._sent.getlist("ask") if word]
        taken = [f"x {take}" for take in self._sent.getlist("take") if take and self._sent.get("for") == self.card]
        claimed = self._sent.getlist("claim")
        text = " ".join([str(self._seat), verb, *cards, *words, *count, *asked, *taken, *claimed])
        try:
            if len(text) > LONGEST:
                raise Unreadable("too long")
            cleaned["move"] = self._game.read_action(text)
        except Unreadable as error:
            raise forms.ValidationError("unreadable") from error
        return cleaned

    @property
    def card(self) -> str:
        """The card that is sent."""
        return str(self._sent.get("card", ""))

    @property
    def empty(self) -> bool:
        """Whether a card is asked for and none was chosen: the commonest slip, and a sentence of its own."""
        return self._sent.get("action") in ("play", "give") and not self._sent.getlist("card")

    def _meld(self, name: str) -> str:
        return name if ":" in name else f"{name}:{','.join(self._sent.getlist(name))}"
