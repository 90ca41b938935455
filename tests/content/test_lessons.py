"""The gate of the lessons, from both sides: the lessons pass, and each kind of fault in them is found."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from tutor.lessons import gate, reader

SEEDS = reader.SEEDS / "gatti"
COURTS = {"lij": "SCDÒ", "it": "FCDR", "en": "JCQK"}  # the letters of J C Q K on the cards
Damage = Callable[[str, str, str], list[str]]


@pytest.fixture
def after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Damage]:
    """What the gate says once a text in one of the files has been replaced."""

    def damage(file: str, old: str, new: str) -> list[str]:
        shutil.copytree(SEEDS, tmp_path / "gatti")
        text = (tmp_path / "gatti" / file).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / "gatti" / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return list(gate.faults("gatti"))

    def forget() -> None:
        reader.lesson.cache_clear()
        reader.words.cache_clear()

    monkeypatch.setattr(reader, "SEEDS", tmp_path)
    forget()
    yield damage
    forget()


def test_the_lessons_of_gatti_hold() -> None:
    assert list(gate.faults("gatti")) == []


def test_the_path_is_as_long_as_promised() -> None:
    steps = reader.lesson("gatti").steps
    assert 14 <= len(steps) <= 16
    assert all(1 <= len(step.exercises) <= 4 for step in steps)


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
        ("lesson.toml", '"gatti.hold" = ', '"gatti.win" = ', "gatti.win: taught and excused"),
        ("lesson.toml", '"gatti.hold" = ', '"gatti.holds" = ', "gatti.holds: excused, but no such clause"),
        ("lesson.lij.md", "## win | ", "## wins | ", "lesson.lij.md: the steps are not those"),
        ("lesson.lij.md", "## win | ", "## over | ", "lesson.lij.md: over is told twice"),
        ("lesson.it.md", "\n? Quanti punti vale questa carta?", "", "lesson.it.md: values: 2 tasks for 3"),
        ("lesson.it.md", "\n? Quanti punti vale questa carta?", "\n? ", "lesson.it.md: values: a task without"),
        ("lesson.en.md", "The pack has 78 cards.", "very " * 30, r"lesson.en.md: pack: the rule has \d+ words"),
        ("lesson.en.md", "The pack has 78 cards.", "# Pack", "lesson.en.md, line 2: out of place"),
        ("lesson.en.md", "The pack has 78 cards.", "+ Right", "lesson.en.md, line 2: out of place"),
    ],
)
def test_the_gate_finds(after: Damage, file: str, old: str, new: str, fault: str) -> None:
    found = after(file, old, new)
    assert any(re.search(fault, sentence) for sentence in found), found


@pytest.mark.parametrize("lang", COURTS)
def test_cards_are_written_with_the_letters_of_the_language(lang: str) -> None:
    said = (SEEDS / f"lesson.{lang}.md").read_text(encoding="utf-8")
    courts = set(re.findall(r"\b([A-ZÒ]), ", said))
    assert courts <= set(COURTS[lang])
