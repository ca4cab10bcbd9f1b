"""Which way a title's rooms look: rules at the kernel, the bot at its rules, the screen at its rules; and of the standard
library nothing that differs between machines."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from game import titles

TITLES = Path(titles.__path__[0])
BARRED = {"random", "time", "os", "secrets", "datetime", "uuid", "socket", "threading", "pygame", "zmq", "net"}
UNSEEN = ("game.scenes", "game.app", "game.bots", "game.session", "net")
HOUSE = ("game.ui", "game.stack", "game.tabletop", "game.scenes", "game.app", "game.bots", "game.session")
KNOWS = {"rules": {"rules"}, "bot": {"bot", "rules"}, "screen": {"screen", "rules"}}
"""Rooms of its own title that a room may import from."""


def room(path: Path) -> str:
    """`rules`; nothing for the title's own `__init__`."""
    found = path.relative_to(TITLES).parts[1]
    return found if found in KNOWS else ""


@cache
def imports(title: str) -> dict[Path, tuple[str, ...]]:
    """Every import of each module of a title, also under TYPE_CHECKING and inside functions."""
    return {path: tuple(imported(path)) for path in sorted((TITLES / title).rglob("*.py"))}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def wrong(title: str, is_wrong: Callable[[Path, str], bool]) -> list[str]:
    """What modules of a title import that they may not."""
    found = imports(title)
    assert found
    return [
        f"{path.relative_to(TITLES)}: {name}" for path, names in found.items() for name in names if is_wrong(path, name)
    ]


@pytest.mark.parametrize("title", titles.titles())
def test_rules_and_bots_know_the_kernel_alone(title: str) -> None:
    assert not wrong(
        title,
        lambda path, name: room(path) != "screen" and (name.split(".")[0] in BARRED or name.startswith(HOUSE)),
    )


@pytest.mark.parametrize("title", titles.titles())
def test_screens_know_what_tables_share_and_no_scene(title: str) -> None:
    assert not wrong(title, lambda path, name: room(path) == "screen" and name.startswith(UNSEEN))


@pytest.mark.parametrize("title", titles.titles())
def test_no_room_of_a_title_looks_back(title: str) -> None:
    own = f"game.titles.{title}."

    def looks_back(path: Path, name: str) -> bool:
        seen = name.removeprefix(own).split(".")[0]
        is_room = name.startswith(own) and (TITLES / title / seen).is_dir()
        return bool(room(path)) and is_room and seen not in KNOWS[room(path)]

    assert not wrong(title, looks_back)


@pytest.mark.parametrize("title", titles.titles())
def test_no_title_knows_another(title: str) -> None:
    others = tuple(f"game.titles.{other}" for other in titles.titles() if other != title)
    assert not wrong(title, lambda path, name: name.startswith(others))


@pytest.mark.parametrize("title", titles.titles())
def test_a_title_has_these_rooms_and_no_others(title):
    rooms = {path.name for path in (TITLES / title).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == {"rules", "bot", "screen", "words", "data"}
    assert {path.name for path in (TITLES / title).glob("*.*")} == {"__init__.py", "README.md"}
    for name in KNOWS:
        assert (TITLES / title / name / "__init__.py").exists()
