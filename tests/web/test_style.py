"""The component page: for builders, there when they debug and nowhere else."""

import pytest
from django.test import Client, RequestFactory

from tutor.style.views import style


@pytest.mark.django_db
def test_it_shows_everything_in_every_state(rf: RequestFactory) -> None:
    html = style(rf.get("/style/")).content.decode()
    for part in ("paper", "card-h", "button-primary", "is-right", "is-wrong", "genoese.en", "cucco"):
        assert part in html
    assert html.count("<h1") == 1, "the page's own shows what one looks like"
    assert html.count('class="card ') > 78 + 40 + 20


@pytest.mark.django_db
def test_it_is_not_there_on_the_site(client: Client) -> None:
    assert client.get("/style/").status_code == 404
