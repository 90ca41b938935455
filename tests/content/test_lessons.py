"""The gate of the lessons, from both sides: the lessons pass, and each kind of fault in them is found."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.registry import GAMES
from tutor.lessons import gate, reader

SEEDS = reader.SEEDS / "gatti"
COURTS = {"lij": "SCDÒ", "it": "FCDR", "en": "JCQK"}  # the letters of J C Q K on the cards
DRAWN = '"Ks"]]\nleader = 1\ndrawn = [["3s", "9h"]'
Damage = Callable[[str, str, str], list[str]]


@pytest.fixture
def after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Damage]:
    """What the gate says once a text in one of the files has been replaced: in gatti's, or in those of `game/`."""

    def damage(file: str, old: str, new: str) -> list[str]:
        game, name = file.split("/") if "/" in file else ("gatti", file)
        shutil.copytree(SEEDS, tmp_path / "gatti")
        for other in ("chinze", "cirollon"):
            shutil.copytree(SEEDS.parent / other, tmp_path / other)
        text = (tmp_path / game / name).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / game / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        return list(gate.faults(game))

    def forget() -> None:
        reader.lesson.cache_clear()
        reader.words.cache_clear()

    monkeypatch.setattr(reader, "SEEDS", tmp_path)
    forget()
    yield damage
    forget()


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_hold(game: str) -> None:
    assert list(gate.faults(game)) == []


@pytest.mark.parametrize(
    ("game", "least", "most"), [("gatti", 15, 17), ("chinze", 9, 13), ("cucco", 9, 11), ("cirollon", 11, 15)]
)
def test_the_path_is_as_long_as_promised(game: str, least: int, most: int) -> None:
    path = reader.lesson(game)
    assert least <= len(path.steps) <= most
    assert all(1 <= len(step.exercises) <= 4 for step in (*path.steps, *path.variants))


def test_the_variants_are_played_under_their_own_rules() -> None:
    """Every other way to play gatti is set up in an exercise, not only told."""
    options = {
        name for step in reader.lesson("gatti").variants for each in step.exercises for name in each.question.options
    }
    assert options == {"players", "melds", "fool_exchange", "angel", "old_order", "bagatto_last"}


def test_the_command_says_that_they_hold(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("lessons", "--check")
    assert "all hold" in capsys.readouterr().out


@pytest.mark.usefixtures("after")
def test_the_command_fails_where_nothing_is(tmp_path: Path) -> None:
    shutil.copytree(SEEDS, tmp_path / "gatti")
    (tmp_path / "gatti" / "lesson.it.md").unlink()
    with pytest.raises(CommandError, match=r"lesson\.it\.md"):
        call_command("lessons", "--check")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("lesson.toml", 'expected = ["Qh"]', 'expected = ["Ch"]', "pack, exercise 1: the expected answer fails"),
        ("lesson.toml", 'wrong = [["10h"]', 'wrong = [["Qh"]', "pack, exercise 1: a wrong answer passes"),
        ("lesson.toml", "wrong = [2, 4, 0]", "wrong = []", "values, exercise 1: no wrong answer is tried"),
        ("lesson.toml", '["10h", "Jh", "Qh", "Ch"]', '["10h", "Jh", "Qh", "Jh"]', "pack, exercise 1: .*Jh"),
        ("lesson.toml", '["10h", "Jh", "Qh", "Ch"]', '["10h", "Jh", "Qh", "15h"]', "pack, exercise 1: .*15h"),
        (
            "lesson.toml",
            '"T4", "T8", "T13", "T17", "F",\n',
            '"T4", "T8", "T13", "T17", "F", "1c",\n',
            "than were dealt",
        ),
        # North turns out to have held a club when it did not follow.
        ("lesson.toml", '"Kc", "2c"], ["9h", "Kh", "3h"', '"Kc", "2d"], ["9h", "8c", "3h"', "not be played: 2d"),
        ("lesson.toml", 'kind = "partner"', 'kind = "riddle"', "seats, exercise 1: no such kind"),
        ("lesson.toml", 'id = "values"', 'id = "pack"', "pack: twice on the path"),
        ("lesson.toml", 'rules = ["gatti.pack"]', 'rules = ["gatti.packs"]', "pack: no such clause: gatti.packs"),
        ("lesson.toml", '"gatti.fool.kept", "gatti.fool.ex', '"gatti.fool.ex', "gatti.fool.kept: in no step"),
        ("lesson.lij.md", "## win | ", "## wins | ", "lesson.lij.md: the steps are not those"),
        ("lesson.lij.md", "## win | ", "## over | ", "lesson.lij.md: over is told twice"),
        ("lesson.it.md", "\n? Quanti punti vale questa carta?", "", "lesson.it.md: values: 2 tasks for 3"),
        ("lesson.it.md", "\n? Quanti punti vale questa carta?", "\n? ", "lesson.it.md: values: a task without"),
        ("lesson.en.md", "The pack has 78 cards.", "very " * 30, r"pack: \d+ words before exercise 1"),
        ("lesson.en.md", "\n? And the strongest trump", "so " * 60 + "\n? And", r"values: \d+ words before exercise 3"),
        ("lesson.en.md", "The pack has 78 cards.", "# Pack", "lesson.en.md, line 7: out of place"),
        ("lesson.en.md", "The pack has 78 cards.", "+ Right", "lesson.en.md, line 7: out of place"),
        ("variants.toml", 'id = "three"', 'id = "pack"', "pack: twice on the path"),
        ("variants.toml", 'rules = ["gatti.three.frilli"]', "rules = []", "gatti.three.frilli: in no step"),
        ("variants.toml", '"Cd", "1c", "5c"', '"Cd", "1c", "2c", "5c"', "three, exercise 1: more cards in the hand"),
        ("variants.it.md", "## two | ", "## three | ", "variants.it.md: three is told twice"),
        ("chinze/lesson.toml", '"win", "fool"', '"win", "fools"', "same: no such step to see: gatti fools"),
        ("chinze/lesson.toml", "see = { gatti = ", "see = { briscola = ", "same: no such step to see: briscola pack"),
        # The opponent still holds the drawn card of hearts when it does not follow.
        (
            "chinze/lesson.toml",
            '"Kh"]]\nleader = 1\ndrawn = [["3s", "F"]',
            DRAWN,
            "known, exercise 1: .*not be played: Ks",
        ),
        ("chinze/lesson.toml", '"T3", "T14", "T19"]', '"T3", "T14", "T19", "T14"]', "same, exercise 2: .*T14"),
        ("chinze/lesson.toml", "actions = 3\n", "actions = 1\n", "tricks, exercise 3: the expected answer fails"),
        ("cirollon/lesson.toml", 'table = ["7c", "4h"', 'table = ["1s", "4h"', "ace, exercise 1: .*1s"),
        ("cirollon/lesson.toml", 'table = ["7c", "4h"', 'table = ["1c", "4h"', "ace, exercise 1: the expected answer"),
        ("cirollon/lesson.toml", 'other = ["4h", "3d"', 'other = ["7h", "3d"', "primiera, exercise 2: .*7h"),
        (
            "cirollon/lesson.toml",
            "expected = 9\nwrong = [4",
            "expected = 9\nwrong = [9",
            "points, exercise 1: a wrong answer",
        ),
        ("cirollon/lesson.toml", '"cirollon.leftover"]', "]", "cirollon.leftover: in no step"),
    ],
)
def test_the_gate_finds(after: Damage, file: str, old: str, new: str, fault: str) -> None:
    found = after(file, old, new)
    assert any(re.search(fault, sentence) for sentence in found), found


@pytest.mark.parametrize("file", ["gatti/lesson", "gatti/variants", "chinze/lesson", "cirollon/lesson"])
@pytest.mark.parametrize("lang", COURTS)
def test_cards_are_written_with_the_letters_of_the_language(lang: str, file: str) -> None:
    said = (SEEDS.parent / f"{file}.{lang}.md").read_text(encoding="utf-8")
    courts = set(re.findall(r"\b([A-ZÒ]), ", said))
    assert courts <= set(COURTS[lang])
