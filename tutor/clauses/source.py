"""Where a clause stands in the engine and in its tests, read out of their source text.

A rulebook declares `NAME = BOOK.rule("topic")`. Wherever a function of the engine uses that name it raises the clause,
and wherever its docstring names the id it applies it. A test is named after its clause; a comparison with the id in
any test is a refusal by it.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from django.conf import settings

from games.core.rulebook import game_of
from games.registry import GAMES

ROOT: Path = settings.BASE_DIR
TAROT = ("gatti", "chinze")
"""The games that `…` stands for in the docstrings of what they share."""
CITED = re.compile(rf"(?P<game>{'|'.join(GAMES)}|…)(?P<topic>\.?[a-z]+(?:\.[a-z]+)*)(?P<all>\.\*)?")


@cache
def engine() -> dict[str, list[str]]:
    """By clause the places of the engine that raise or apply it, as `gatti/play.py Playing._judge`."""
    found: dict[str, list[str]] = {rule: [] for game in GAMES.values() for rule in game.rulebook.rules}
    for folder in ("core", *GAMES):
        for path in sorted((ROOT / "games" / folder).glob("*.py")):
            if path.name == "rulebook.py":  # speaks of clauses in general
                continue
            tree = ast.parse(path.read_text())
            names = _declared(folder) if folder in GAMES else {}
            for place, rules in _uses(tree, names):
                written = f"{folder}/{path.name} {place}".strip()
                for rule in rules:
                    if rule in found and written not in found[rule]:
                        found[rule].append(written)
    return found


def tests() -> dict[str, tuple[list[str], list[str]]]:
    """By clause the tests that allow it and those that see it refuse."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for game, each in GAMES.items():
        trees = [ast.parse(path.read_text()) for path in sorted(ROOT.glob(f"tests/engine/test_rules_{game}*.py"))]
        nodes = [node for tree in trees for node in tree.body]
        functions = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"]
        for rule in each.rulebook.rules:
            name = "test_" + rule.partition(".")[2].replace(".", "_")
            found[rule] = (
                [test.name for test in functions if test.name == name and _allows(test)],
                [test.name for test in functions if rule in _refused(test)],
            )
    return found


def _declared(game: str) -> dict[str, str]:
    """The names under which a game declares its clauses."""
    tree = ast.parse((ROOT / f"games/{game}/rules.py").read_text())
    found = {}
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        match node:
            case (
                ast.Assign(value=ast.Call(args=[ast.Constant(topic), *_]))
                | ast.AnnAssign(value=ast.Call(args=[ast.Constant(topic), *_]))
            ) if (
                isinstance(target, ast.Name)
                and isinstance(topic, str)
                and f"{game}.{topic}" in GAMES[game].rulebook.rules
            ):
                found[target.id] = f"{game}.{topic}"
    return found


def _uses(tree: ast.AST, names: dict[str, str], place: str = "") -> Iterator[tuple[str, list[str]]]:
    """Each place with the clauses it uses, from the outermost in."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield from _uses(node, names, f"{place}.{name}" if place else name)
            case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)) if not place:
                if name not in names:  # a table of the module; the declarations themselves are no use
                    yield name, _mentioned(node, names)
            case ast.Import() | ast.ImportFrom():
                pass
            case _:
                yield place, _mentioned(node, names)


def _mentioned(tree: ast.AST, names: dict[str, str]) -> list[str]:
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in names:
                found.append(names[name])
            case ast.Constant(value=str(text)):
                found += _cited(text)
    return found


def _cited(text: str) -> Iterator[str]:
    """The clauses a docstring names; `…fool.forfeit` is both tarot games’, `gatti.follow.*` all that begin so."""
    for cited in CITED.finditer(text):
        for game in TAROT if cited["game"] == "…" else (cited["game"],):
            name = f"{game}.{cited['topic'].lstrip('.')}"
            if cited["all"]:
                yield from (rule for rule in GAMES[game].rulebook.rules if rule.startswith(f"{name}."))
            else:
                yield name


def _refused(test: ast.FunctionDef) -> set[str]:
    """The ids that some verdict of this test is compared with."""
    return {
        side.value
        for node in ast.walk(test)
        if isinstance(node, ast.Compare)
        for side in node.comparators
        if isinstance(side, ast.Constant) and isinstance(side.value, str)
    }


def _allows(test: ast.FunctionDef) -> bool:
    """Whether this test asserts more than refusals."""
    return any(
        isinstance(node, ast.Assert) and not (isinstance(node.test, ast.Compare) and _refusal(node.test))
        for node in ast.walk(test)
    )


def _refusal(compared: ast.Compare) -> bool:
    return any(
        isinstance(side, ast.Constant) and isinstance(side.value, str) and game_of(side.value) in GAMES
        for side in compared.comparators
    )
