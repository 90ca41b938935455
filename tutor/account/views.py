"""The pages of the account. Nothing here is kept by a browser or by what stands between."""

import json
from collections.abc import Callable
from http import HTTPStatus

from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tutor.account import onward, services
from tutor.account.export import everything, on_device
from tutor.account.forms import AccountForm, ChangeForm, DeleteForm, EnterForm, NewForm
from tutor.account.names import LONGEST
from tutor.account.throttle import WINDOW, TooManyTries
from tutor.learners.services import guest_of, learner_for

View = Callable[[HttpRequest], HttpResponse]


def _page(view: View) -> View:
    """A page with a form: never stored, and its passwords in no report."""
    return never_cache(sensitive_post_parameters()(require_http_methods(["GET", "HEAD", "POST"])(view)))


@never_cache
@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What an account is, or who one is; what is kept, and how to have or delete it."""
    learner = learner_for(request)
    page = {"notice": _notice(request), "learner": learner, "kept": learner or on_device(request.session)}
    return render(request, "account/home.html", page)


@_page
def new(request: HttpRequest) -> HttpResponse:
    if request.user.is_authenticated:
        return redirect(onward.page_after(request))
    form = NewForm(_sent(request))
    if _done(request, form, services.account_new):
        return redirect(onward.page_after(request))
    return _shown(request, "new", form, longest=LONGEST)


@_page
def enter(request: HttpRequest) -> HttpResponse:
    if request.user.is_authenticated:
        return redirect(onward.page_after(request))
    form = EnterForm(_sent(request))
    if _done(request, form, services.account_enter):
        return redirect(onward.page_after(request))
    return _shown(request, "enter", form)


@never_cache
@require_POST
def leave(request: HttpRequest) -> HttpResponse:
    services.account_leave(request)
    return _home_saying("left")


@_page
def password(request: HttpRequest) -> HttpResponse:
    if not request.user.is_authenticated:
        return redirect("account:enter")
    form = ChangeForm(_sent(request), request.user)
    if _done(request, form, services.password_change):
        return _home_saying("password")
    return _shown(request, "password", form)


@never_cache
@require_safe
def data(request: HttpRequest) -> HttpResponse:
    """Everything that is kept about whoever asks, the same in every language."""
    learner = learner_for(request, create=request.user.is_authenticated)
    text = json.dumps(everything(learner, request.session), cls=DjangoJSONEncoder, ensure_ascii=False, indent=1)
    file = HttpResponse(text, content_type="application/json")
    file["Content-Disposition"] = 'attachment; filename="preisa.json"'
    return file


@_page
def delete(request: HttpRequest) -> HttpResponse:
    """Ask first, then delete everything. An old page deletes nothing but what it spoke of."""
    whose = "account" if request.user.is_authenticated else "guest"
    form = DeleteForm(_sent(request))
    if form.is_bound and form.data.get("whose") != whose:
        if not learner_for(request):  # sent twice
            return _home_saying("deleted")
        form = DeleteForm()
    if _done(request, form, services.account_delete if whose == "account" else services.guest_delete):
        return _home_saying("deleted")
    return _shown(request, "delete", form, whose=whose, kept=learner_for(request) or on_device(request.session))


def _sent(request: HttpRequest) -> QueryDict | None:
    return request.POST if request.method == "POST" else None


def _done(request: HttpRequest, form: AccountForm, change: Callable[..., bool]) -> bool:
    """Whether the form was right and the change was made; if not, the form says why."""
    if not form.is_valid():
        return False
    try:
        if change(request, **form.cleaned_data):
            return True
        form.add_error(*form.refused)
    except TooManyTries:
        form.add_error(None, _("The password was wrong too often. Wait a quarter of an hour, then try again."))
    return False


def _shown(request: HttpRequest, name: str, form: AccountForm, **more: object) -> HttpResponse:
    first_wrong = next((field for field in form.fields if form.errors.get(field)), None)
    page = {"form": form, "wrong": first_wrong, "next": onward.wanted(request), "guest": guest_of(request)}
    response = render(request, f"account/{name}.html", page | more)
    if form.non_field_errors():
        response.status_code = HTTPStatus.TOO_MANY_REQUESTS
        response["Retry-After"] = str(int(WINDOW.total_seconds()))
    return response


def _home_saying(what: str) -> HttpResponse:
    return redirect(f"{reverse('account:home')}?done={what}")


def _notice(request: HttpRequest) -> str:
    """What has just been done. The address only asks for it: it is said where it can be true."""
    signed_in = request.user.is_authenticated
    said = {
        "left": (
            not signed_in,
            _("Your account is no longer open on this device. From now on you learn here without one."),
        ),
        "deleted": (not learner_for(request), _("Everything was deleted.")),
        "password": (signed_in, _("The new password holds from now on.")),
    }
    true, text = said.get(request.GET.get("done", ""), (False, ""))
    return text if true else ""
