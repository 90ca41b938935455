"""What tests of learning hang on: the clock, and the learner whom the browser belongs to."""

import pytest
from django.test import Client

from tests.web.learning import Days, learner_of
from tutor.learners.models import Learner


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(monkeypatch)


@pytest.fixture
def learner(client: Client, db: None) -> Learner:
    """The learner of the client."""
    return learner_of(client)
