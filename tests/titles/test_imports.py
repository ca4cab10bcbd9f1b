"""Which way a title's rooms look: rules at the kernel, the bot at its rules, the screen at its rules; and of the standard
library nothing that differs between machines."""

import ast
from pathlib import Path

import pytest

from game import titles

TITLES = Path(titles.__path__[0])
BARRED = {"random", "time", "os", "secrets", "datetime", "uuid", "socket", "threading", "pygame", "zmq", "net"}
HOUSE = ("game.ui", "game.stack", "game.tabletop", "game.scenes", "game.app", "game.bots", "game.session")
KNOWS = {"rules": {"rules"}, "bot": {"bot", "rules"}, "screen": {"screen", "rules"}}
"""Rooms of its own title that a room may import from."""
MODULES = [path for title in titles.titles() for path in sorted((TITLES / title).rglob("*.py"))]


def room(path: Path) -> str:
    """`rules`; nothing for the title's own `__init__`."""
    found = path.relative_to(TITLES).parts[1]
    return found if found in KNOWS else ""


def imported(path: Path):
    """Every import of a module, also under TYPE_CHECKING and inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def named(path: Path) -> str:
    return ".".join(path.relative_to(TITLES).with_suffix("").parts)


@pytest.mark.parametrize("path", [path for path in MODULES if room(path) != "screen"], ids=named)
def test_rules_and_bots_know_the_kernel_alone(path):
    for name in imported(path):
        assert name.split(".")[0] not in BARRED, f"{path.stem} imports {name}"
        assert not name.startswith(HOUSE), f"{path.stem} imports {name}"


@pytest.mark.parametrize("path", [path for path in MODULES if room(path) == "screen"], ids=named)
def test_screens_know_what_tables_share_and_no_scene(path):
    for name in imported(path):
        assert not name.startswith(("game.scenes", "game.app", "game.bots", "game.session", "net")), name


@pytest.mark.parametrize("path", [path for path in MODULES if room(path)], ids=named)
def test_no_room_of_a_title_looks_back(path):
    own = f"game.titles.{path.relative_to(TITLES).parts[0]}."
    for name in imported(path):
        if name.startswith(own):
            seen = name.removeprefix(own).split(".")[0]
            assert seen in KNOWS[room(path)] or not (TITLES / path.relative_to(TITLES).parts[0] / seen).is_dir(), name


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_no_title_knows_another(path):
    own = path.relative_to(TITLES).parts[0]
    for name in imported(path):
        assert not any(name.startswith(f"game.titles.{other}") for other in titles.titles() if other != own), name


@pytest.mark.parametrize("title", titles.titles())
def test_a_title_has_these_rooms_and_no_others(title):
    rooms = {path.name for path in (TITLES / title).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == {"rules", "bot", "screen", "words", "data"}
    assert {path.name for path in (TITLES / title).glob("*.*")} == {"__init__.py", "README.md"}
    for name in KNOWS:
        assert (TITLES / title / name / "__init__.py").exists()
