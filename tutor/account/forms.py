"""The boundary: what the account's pages send. Every message is a sentence of ours, for Django has none in Ligurian."""

import unicodedata
from collections.abc import Callable
from typing import Any

from django import forms
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutor.account import names


class NameField(forms.Field):
    """A new name: cleaned, the name as it is shown."""

    def clean(self, value: Any) -> str:
        return names.checked(value or "")


class PasswordField(forms.Field):
    """A password as it was typed, spaces and all; but è is one letter, however a device writes it (NFC, RFC 8265)."""

    widget = forms.PasswordInput
    default_error_messages = {"required": _("Enter the password.")}

    def to_python(self, value: Any) -> str:
        return unicodedata.normalize("NFC", value or "")


class AccountForm(forms.Form):
    """`refused` is what it says, and at which field, when all is well written and yet cannot be done."""

    refused: tuple[str, str | Promise]

    def __init__(self, data: QueryDict | None = None) -> None:
        super().__init__(data, label_suffix="")  # labels stand in the templates


class PairForm(AccountForm):
    """A new password, typed twice: nobody can send a forgotten one. Once they agree, one is enough."""

    password = PasswordField()
    again = PasswordField(error_messages={"required": _("Enter the password once more.")})

    owner: Callable[[], User]
    """Whose password it is to be: it must not be like the name."""

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        password, again = cleaned.get("password"), cleaned.pop("again", None)
        if password:
            try:
                validate_password(password, self.owner())
            except ValidationError as error:
                self.add_error("password", error)
        if password and again and password != again:
            self.add_error("again", _("The two passwords are not the same."))
        return cleaned


class NewForm(PairForm):
    """A new account."""

    refused = ("name", _("This name is taken: choose another one."))
    field_order = ("name", "password", "again")
    name = NameField()

    def owner(self) -> User:
        name = names.shown(self.data.get("name", ""))
        return User(username=names.told_apart(name), first_name=name)


class EnterForm(AccountForm):
    """Which names could be had is not asked here: a wrong name and a wrong password get the same answer."""

    refused = ("password", _("Name and password do not go together. Look at both again."))
    name = forms.Field(error_messages={"required": _("Enter your name.")})
    password = PasswordField()


class ChangeForm(PairForm):
    """Another password for somebody who knows the present one."""

    refused = ("present", _("This is not the password you have now."))
    field_order = ("present", "password", "again")
    present = PasswordField(error_messages={"required": _("Enter the password you have now.")})

    def __init__(self, data: QueryDict | None, user: User) -> None:
        super().__init__(data)
        self._user = user

    def owner(self) -> User:
        return self._user


class DeleteForm(AccountForm):
    """`whose` is what the page spoke of, the account or the guest: nothing else is deleted, however old the page."""

    refused = ("password", _("This is not the password of your account."))
    whose = forms.ChoiceField(choices=[("account", ""), ("guest", "")])
    password = PasswordField(required=False)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if cleaned.pop("whose", None) == "account" and not cleaned.get("password"):
            self.add_error("password", _("Enter the password."))
        return cleaned
