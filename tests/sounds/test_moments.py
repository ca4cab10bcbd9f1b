"""Every moment has its sound: what a cue shows, or the cue itself as it is told, asks for an effect."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game import titles

GAME = Path(__file__).parents[2] / "game"
ASKS = ("sound", "play_sound")


@cache
def _trees(title: str) -> tuple[ast.Module, ...]:
    paths = sorted((GAME / "titles" / title / "screen").glob("*.py"))
    return tuple(ast.parse(path.read_text("utf-8")) for path in paths)


def _called(node: ast.AST) -> Iterator[str]:
    """What of its own object or of a part of that it calls, what of its module; `sound` for whatever asks for one."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.keyword) and inner.arg in ("sound", "sample"):
            yield "sound"
        if isinstance(inner, ast.Call):
            func = inner.func
            if isinstance(func, ast.Name):
                yield func.id
            elif isinstance(func, ast.Attribute) and (func.attr in ASKS or _own(func.value)):
                yield func.attr


def _own(value: ast.expr) -> bool:
    """`self`, or a part of it that shows things: the table and its words are asked by all."""
    if isinstance(value, ast.Attribute):
        return value.attr != "table" and _own(value.value)
    return isinstance(value, ast.Name) and value.id == "self"


@cache
def _functions(title: str) -> dict[str, frozenset[str]]:
    """What each function of the title's screen names, by its own name; of several with one name, what any of them does."""
    found: dict[str, frozenset[str]] = {}
    for tree in _trees(title):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                found[node.name] = found.get(node.name, frozenset()) | frozenset(_called(node))
    return found


def _sounds(title: str, name: str, seen: set[str]) -> bool:
    """This function asks for a sound, or one of the screen's that it calls does."""
    if name in seen:
        return False
    seen.add(name)
    named = _functions(title).get(name, frozenset())
    return any(word in named for word in ASKS) or any(
        _sounds(title, word, seen) for word in named if word in _functions(title)
    )


def _shown(title: str) -> dict[str, set[str]]:
    """The methods that show a cue, by the name of its class."""
    found: dict[str, set[str]] = {}
    for tree in _trees(title):
        for node in ast.walk(tree):
            for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "shows":
                    kind = mark.args[0]
                    assert isinstance(kind, ast.Attribute) and isinstance(node, ast.FunctionDef)
                    found.setdefault(kind.attr, set()).add(node.name)
    return found


def _told(title: str) -> set[str]:
    """Cues, by kind or class, that sound as they are told: those that `screen/sounds.py` names."""
    tree = ast.parse((GAME / "titles" / title / "screen/sounds.py").read_text("utf-8"))
    keys = {k.value for d in ast.walk(tree) if isinstance(d, ast.Dict) for k in d.keys if isinstance(k, ast.Constant)}
    return {str(key) for key in keys} | {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}


def silent(title: str) -> set[str]:
    kinds = {cue.__name__: kind for kind, cue in titles.rules(title).cues.items()}
    told = _told(title)
    return {
        kinds[name]
        for name, methods in _shown(title).items()
        if name in kinds
        and not {name, kinds[name]} & told
        and not any(_sounds(title, method, set()) for method in methods)
    }


@pytest.mark.parametrize("title", [name for name, title in titles.titles().items() if title.status == "ready"])
def test_every_moment_has_its_sound(title: str) -> None:
    assert silent(title) == set()
