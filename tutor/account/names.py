"""A name as it is shown, and as names are told apart: `User.first_name` and `User.username`."""

import re
import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

LONGEST = 40
_NAME = re.compile(r"\w[\w .’'@+-]*")


def shown(text: str) -> str:
    """The name as it was meant: one space between words, and letters that look the same are the same (NFKC)."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def told_apart(text: str) -> str:
    """What must be unique: neither capitals nor the way a letter was typed make another name."""
    return shown(shown(text).casefold())


def checked(text: str) -> str:
    """The name as it is shown; raises ValidationError, in the reader's language, for one that cannot be had."""
    name = shown(text)
    if not name:
        raise ValidationError(_("Choose a name."))
    if max(len(name), len(told_apart(name))) > LONGEST:
        raise ValidationError(_("A name has at most %(most)s letters.") % {"most": LONGEST})
    letters = "".join(each for each in name if not unicodedata.category(each).startswith("M"))  # marks go with letters
    if not _NAME.fullmatch(letters) or not letters.startswith(name[0]):
        raise ValidationError(_("A name begins with a letter or a digit; spaces, dots and hyphens may follow."))
    return name
