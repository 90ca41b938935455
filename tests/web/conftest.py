"""What many tests begin with: the clock, the learner whom the browser belongs to, a table in the middle of a hand."""

import pytest
from django.test import Client

from tests.web.learning import Days, learner_of
from tests.web.tables import TO_LEAD, WEST_LEADS_DIAMONDS, Visitor, visitor
from tutor.learners.models import Learner


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(monkeypatch)


@pytest.fixture
def learner(client: Client, db: None) -> Learner:
    """The learner of the client."""
    return learner_of(client)


@pytest.fixture
def south(guest: Client) -> Visitor:
    """A guest who is to lead the first trick."""
    at_table = visitor(guest)
    at_table.lay(*TO_LEAD)
    return at_table


@pytest.fixture
def following(south: Visitor) -> Visitor:
    """A guest who has to follow diamonds in the second trick."""
    south.lay(*WEST_LEADS_DIAMONDS)
    south.set(acknowledged=1)
    return south
