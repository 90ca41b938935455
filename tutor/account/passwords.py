"""What a password must be. Django checks; the sentences are ours, for Django has none in Ligurian."""

from django.contrib.auth import password_validation as django_checks
from django.utils.translation import gettext as _


class Length(django_checks.MinimumLengthValidator):
    def get_error_message(self) -> str:
        return _("A password has at least %(least)s characters.") % {"least": self.min_length}


class UnlikeTheName(django_checks.UserAttributeSimilarityValidator):
    def get_error_message(self) -> str:
        return _("The password is too much like the name.")


class Uncommon(django_checks.CommonPasswordValidator):
    def get_error_message(self) -> str:
        return _("Many people have this password: others would guess it.")


class NotOnlyDigits(django_checks.NumericPasswordValidator):
    def get_error_message(self) -> str:
        return _("Digits alone are easy to guess: add a letter.")
