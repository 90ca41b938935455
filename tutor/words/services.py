"""What changes when a question about a word is answered."""

from django.db import transaction

from games.puzzles.question import Question
from tutor.learners.models import Learner
from tutor.learners.services import answers_record
from tutor.words.models import WordAttempt
from tutor.words.questions import THEME


@transaction.atomic
def word_answer(*, learner: Learner, question: Question, game: str, seed: int, right: bool) -> bool:
    """Keep the first answer to a question, under its word; whether this was the first."""
    _, first = WordAttempt.objects.get_or_create(
        learner=learner,
        source=question.options["from"],
        target=question.options["to"],
        game=game,
        seed=seed,
        defaults={"right": right},
    )
    if first:
        answers_record(learner=learner, theme=THEME, rules=question.rules, right=right, source="words")
    return first
