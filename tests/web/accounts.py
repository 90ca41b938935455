"""An account as a visitor has one: made, entered and asked by its forms."""

import json

from django.http import HttpResponse
from django.test import Client

from tests.web.learning import learner_of
from tutor.learners.models import Learner
from tutor.learners.services import answers_record

NAME, PASSWORD = "Manena Parödi", "o mæ segretto"
PAIR = {"password": PASSWORD, "again": PASSWORD}


def learned(client: Client, *rules: str) -> Learner:
    """A guest with an answer under each rule."""
    learner = learner_of(client)
    answers_record(learner=learner, theme="follow", rules=rules, right=True, source="puzzle")
    return learner


def post(client: Client, page: str, lang: str = "en", **fields: str) -> HttpResponse:
    return client.post(f"/{lang}/account/{page}/", fields)


def sign_up(client: Client, name: str = NAME, **fields: str) -> HttpResponse:
    return post(client, "new", **({"name": name} | PAIR | fields))


def enter(client: Client, name: str = NAME, password: str = PASSWORD, **fields: str) -> HttpResponse:
    return post(client, "enter", name=name, password=password, **fields)


def rules_of(client: Client) -> set[str]:
    """What this browser's learner has answered, as the export tells it."""
    kept = json.loads(client.get("/en/account/data.json").content)
    return {answer["rule"] for answer in kept.get("answers", [])}


def signed_in(client: Client) -> bool:
    return 'action="/en/account/leave/"' in client.get("/en/account/").content.decode()
