"""Hints: a sentence for each reason a bot has, in each language."""

from __future__ import annotations

from enum import StrEnum

import pytest
from django.utils.translation import override

from games.bots import cirollon, cucco
from games.bots.advice import Advice
from games.bots.tarot.reasons import Reason
from games.core.contract import Action
from tutor.language.hints import SENTENCES, hint_text
from tutor.language.packs import PACKS

REASONS = [*Reason, *cirollon.REASONS, *cucco.REASONS]


def test_every_reason_has_its_sentence() -> None:
    for reasons, (_, sentences) in SENTENCES.items():
        assert list(sentences) == list(reasons)


@pytest.mark.parametrize("language", ["lij", "it", "en"])
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: f"{type(reason).__module__}.{reason}")
def test_a_hint_names_its_cards(reason: StrEnum, language: str) -> None:
    pack = PACKS[SENTENCES[type(reason)][0]]
    card, about = pack.card(pack.codes[6]), 1 << len(pack) - 1
    with override(language):
        text = hint_text(Advice(Action(0, "play", 1 << card, card=card), reason, about))
    assert "%" not in text
    assert text.endswith(".")
