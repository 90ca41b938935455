"""What holds for every request, and what a machine's variables may and may not do."""

import os
import re
import stat
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlencode

import pytest
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.http import HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.urls import path
from django.views.decorators.csrf import ensure_csrf_cookie

from tests.web.reading import PageText, untranslated
from tutor.urls import urlpatterns as site_urls

ROOT = Path(__file__).parent.parent.parent


def manage(tmp_path: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """manage.py in a process of its own, with these variables only."""
    ours = ("PREISA_", "DATABASE_", "DJANGO_")  # browser tests before this one may have set some
    plain = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=ROOT,
        env=plain | {"PREISA_VAR": str(tmp_path)} | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_deployment_check_is_clean(tmp_path: Path) -> None:
    done = manage(
        tmp_path, "check", "--deploy", "--fail-level", "INFO", PREISA_HTTPS="1", PREISA_HOSTS="preisa.example"
    )
    assert done.returncode == 0, done.stderr


def test_secret_key_is_made_once_and_private(tmp_path: Path) -> None:
    manage(tmp_path, "check")
    file = tmp_path / "secret_key"
    key = file.read_text()
    assert len(key) >= 50
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    manage(tmp_path, "check")
    assert file.read_text() == key


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PREISA_DEBUG", "ture"),
        ("PREISA_HTTPS", "yes"),
        ("PREISA_PROXY", "2"),
        ("PREISA_SECRET_KEY", "short"),
        ("DATABASE_URL", "mysql://localhost/preisa"),
        ("DATABASE_URL", "preisa.sqlite3"),
    ],
)
def test_odd_variable_stops_the_start(name: str, value: str, tmp_path: Path) -> None:
    done = manage(tmp_path, "check", **{name: value})
    assert done.returncode == 1
    assert "ImproperlyConfigured" in done.stderr
    assert name in done.stderr.splitlines()[-1]


@pytest.mark.django_db
def test_headers(client: Client) -> None:
    response = client.get("/en/")
    policy = response["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert response["x-frame-options"] == "DENY"
    assert response["x-content-type-options"] == "nosniff"
    assert response["referrer-policy"] == "same-origin"


@pytest.mark.django_db
def test_static_files_are_hashed_and_served(client: Client) -> None:
    files = re.findall(r'(?:href|src)="(/static/[^"#]+)', client.get("/en/").content.decode())
    assert files
    assert all(re.search(r"\.[0-9a-f]{12}\.", file) for file in files)
    for file in files:
        response = client.get(file)
        assert response.status_code == 200
        response.close()


@pytest.mark.django_db
def test_unknown_host_is_refused(client: Client) -> None:
    assert client.get("/en/", headers={"host": "elsewhere.example"}).status_code == 400


@ensure_csrf_cookie
def _read(request: HttpRequest) -> HttpResponse:
    return HttpResponse(request.POST.get("card", ""))


def _fails(request: HttpRequest) -> HttpResponse:
    if "kind" not in request.GET:
        raise RuntimeError("a fault of ours")
    raise {"400": SuspiciousOperation, "403": PermissionDenied}[request.GET["kind"]]("no")


class FaultyUrls:
    """The site, and two pages that go wrong when asked to."""

    urlpatterns = [*site_urls, *(path(f"{lang}/fails/", _fails) for lang in ("lij", "it", "en"))]
    urlpatterns += [path(f"{lang}/reads/", _read) for lang in ("lij", "it", "en")]
    handler400 = "tutor.home.errors.bad_request"
    handler403 = "tutor.home.errors.forbidden"
    handler404 = "tutor.home.errors.not_found"
    handler500 = "tutor.home.errors.broken"


@pytest.mark.django_db
@pytest.mark.parametrize(("query", "status"), [("?kind=400", 400), ("?kind=403", 403), ("", 500)])
@override_settings(ROOT_URLCONF=FaultyUrls)
def test_error_page_is_in_the_pages_language(
    query: str, status: int, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = Client(raise_request_exception=False)
    with untranslated(monkeypatch) as missing:
        response = client.get(f"/{lang}/fails/{query}")
    assert response.status_code == status
    assert PageText(response.content.decode()).lang == lang
    assert "fault of ours" not in response.content.decode()
    assert missing == []


@pytest.mark.django_db
@override_settings(ROOT_URLCONF=FaultyUrls)
def test_form_without_its_token_says_what_to_do(lang: str, guest: Client) -> None:
    response = guest.post(f"/{lang}/reads/", {"card": "7h"})
    assert response.status_code == 403
    assert PageText(response.content.decode()).lang == lang
    assert response.templates[0].name == "403_csrf.html"


@pytest.mark.django_db
@override_settings(ROOT_URLCONF=FaultyUrls)
@pytest.mark.parametrize("form", [{"card": "x" * 100_000}, {f"card{n}": "7h" for n in range(300)}])
def test_form_too_long_is_refused(form: dict[str, str], lang: str, client: Client) -> None:
    response = client.post(f"/{lang}/reads/", urlencode(form), content_type="application/x-www-form-urlencoded")
    assert response.status_code == 400
    assert PageText(response.content.decode()).lang == lang


@pytest.mark.django_db
@override_settings(ROOT_URLCONF=FaultyUrls)
def test_log_has_no_request_body(capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> None:
    client = Client(raise_request_exception=False)
    client.post("/en/fails/?kind=400", {"card": "SECRET7h"})
    client.post("/en/fails/", {"card": "SECRET7h"})
    assert caplog.records
    assert "SECRET7h" not in caplog.text + capfd.readouterr().err
