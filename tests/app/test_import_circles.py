"""No circle of modules anywhere, counting imports for types alone and those inside functions."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("game+net", "art", "sounds", "tests")
"""Rooms joined by + are looked at as one."""


def modules(room: str) -> dict[str, Path]:
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for part in room.split("+")
        for path in (ROOT / part).rglob("*.py")
    }


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of the room that a module imports anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            inner = {f"{node.module}.{name.name}" for name in node.names}
            found |= inner if inner <= known.keys() else inner | {node.module}
    return found & known.keys()


def circle(edges: dict[str, set[str]]) -> list[str]:
    """The modules that are left when those that nothing left imports, and those that import nothing left, are taken away."""
    left = set(edges)
    while True:
        bare = {name for name in left if not edges[name] & left}
        unused = left.difference(*(edges[name] for name in left))
        if not bare | unused:
            return sorted(left)
        left -= bare | unused


@pytest.mark.parametrize("room", ROOMS)
def test_no_circle_of_modules(room: str) -> None:
    known = modules(room)
    assert len(known) > 3
    edges = {name: imported(path, known) - {name} for name, path in known.items()}
    assert not circle(edges)


def test_a_circle_is_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"a"}}
    assert circle(edges) == ["b", "c"]
