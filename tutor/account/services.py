"""Making an account, entering, leaving, deleting. What costs time (hashing) is done before the database is locked."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from django.contrib import auth
from django.contrib.auth import authenticate, login, logout, update_session_auth_hash
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.utils import timezone

from tutor.account import names, throttle
from tutor.account.merge import merged
from tutor.learners.models import Learner
from tutor.learners.services import SESSION_KEY, guest_of, learners_delete


def account_new(request: HttpRequest, *, name: str, password: str) -> bool:
    """Make an account and enter it; what the guest has done is the account's from now on.

    A name that is taken is no obstacle for whoever knows its password, so that the form can be sent twice: False for
    all others. Raises TooManyTries.
    """
    user = User(username=names.told_apart(name), first_name=name)
    user.set_password(password)
    try:
        with transaction.atomic():
            user.save()
            guest = guest_of(request)
            if not (guest and Learner.objects.filter(pk=guest.pk, user=None).update(user=user)):
                Learner.objects.create(user=user)
    except IntegrityError:
        return account_enter(request, name=name, password=password)
    _entered(request, user)
    return True


def account_enter(request: HttpRequest, *, name: str, password: str) -> bool:
    """Enter an account and bring along what was done as a guest; False for a wrong name or password.

    Raises TooManyTries.
    """
    user = _known(request, names.told_apart(name), password)
    if user is None:
        return False
    guest = guest_of(request)
    if guest:
        merged(guest, Learner.objects.get_or_create(user=user)[0])
    _entered(request, user)
    return True


def account_leave(request: HttpRequest) -> None:
    """Leave the account: the session is emptied. A guest has nothing to leave, and keeps what they have."""
    if request.user.is_authenticated:
        logout(request)


def password_change(request: HttpRequest, *, present: str, password: str) -> bool:
    """Another password: all other devices have to enter again. False if the present one is wrong; TooManyTries."""
    user = _known(request, request.user.get_username(), present)
    if user is None:
        return False
    user.set_password(password)
    user.save(update_fields=["password"])
    update_session_auth_hash(request, user)
    return True


def account_delete(request: HttpRequest, *, password: str) -> bool:
    """Delete the account with all that is kept of its learner. False if the password is wrong; TooManyTries."""
    user = _known(request, request.user.get_username(), password)
    if user:
        with transaction.atomic():
            learners_delete(Learner.objects.filter(user=user))
            user.delete()
    elif User.objects.filter(pk=request.user.pk).exists():  # else the other of two clicks was quicker
        return False
    logout(request)
    return True


def guest_delete(request: HttpRequest, *, password: str = "") -> bool:
    """Delete all that is kept of the guest, be it only what the session keeps; it takes no password."""
    if guest := guest_of(request):
        learners_delete(Learner.objects.filter(pk=guest.pk, user=None))
    request.session.flush()
    return True


def sessions_forget() -> None:
    """Delete the sessions of accounts that are gone, unless somebody has begun to learn in one since.

    They are those of other devices: nothing leads from an account to its sessions when it is deleted.
    """
    entered = [(one, kept) for one in Session.objects.iterator() if auth.SESSION_KEY in (kept := one.get_decoded())]
    users = set(User.objects.values_list("pk", flat=True))  # asked last: a new account is among them
    for session, kept in entered:
        if int(kept[auth.SESSION_KEY]) not in users and SESSION_KEY not in kept:
            # Unless it was written anew at this moment.
            Session.objects.filter(pk=session.pk, session_data=session.session_data).delete()


def guests_forget(sessions: Iterable[dict[str, Any]]) -> int:
    """Delete the guests to whom none of these sessions leads; how many they were.

    A day's grace: a guest is made before their session is stored.
    """
    reached = {session.get(SESSION_KEY) for session in sessions}
    guests = list(Learner.objects.filter(user=None, since__lt=timezone.now() - timedelta(days=1)))
    lost = [guest for guest in guests if guest.key not in reached]
    for guest in lost:
        learners_delete(Learner.objects.filter(pk=guest.pk, user=None))
    return len(lost)


def _known(request: HttpRequest, username: str, password: str) -> User | None:
    throttle.counted(request, username)
    # PostgreSQL has no such letter as NUL, and refuses to look.
    user = None if "\0" in username else authenticate(request, username=username, password=password)
    if user:
        throttle.forgiven(request, username)
    return user


def _entered(request: HttpRequest, user: User) -> None:
    login(request, user)  # under a new session key
    request.session.pop(SESSION_KEY, None)
