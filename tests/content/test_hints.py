"""Hints: a sentence for each reason a tarot bot has, in each language."""

from __future__ import annotations

import pytest
from django.utils.translation import override

from games.bots.advice import Advice
from games.bots.tarot.reasons import Reason
from games.core.contract import Action
from games.core.tarot import PACK
from tutor.language.hints import REASONS, hint_text


def test_every_reason_has_its_sentence() -> None:
    assert list(REASONS) == list(Reason)


@pytest.mark.parametrize("language", ["lij", "it", "en"])
@pytest.mark.parametrize("reason", Reason)
def test_a_hint_names_its_cards(reason: Reason, language: str) -> None:
    card, about = PACK.card("7h"), PACK.set(["Qs"])
    with override(language):
        text = hint_text(Advice(Action(0, "play", 1 << card, card=card), reason, about))
    assert "%" not in text
    assert text.endswith(".")
