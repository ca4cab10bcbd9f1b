"""Every sound that the game asks for by name is one that is made. A title in the works may be ahead of its sounds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game import titles
from game.ui.effects import EFFECTS

GAME = Path(__file__).parents[2] / "game"
ASKS = ("sound", "play_sound", "_heard")
MAY_ASK = re.compile(r"sound|_heard|sample|look\.play|\.send\(")
"""What stands in every file that asks for a sound: the others need not be parsed."""


def _strings(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may come to; not those that it only looks at."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _strings(value)


def _named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        attribute = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        of = (
            node.func.value.attr
            if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Attribute)
            else ""
        )
        found: list[ast.expr] = []
        if attribute in ASKS or (attribute == "play" and of == "look"):
            found = node.args[-1:] if attribute == "_heard" else node.args[:1]
        elif attribute == "send" and len(node.args) == 2:
            found = node.args[1:]
        found += [keyword.value for keyword in node.keywords if keyword.arg in ("sound", "sample")]
        for expression in found:
            for name in _strings(expression):
                yield node.lineno, name


@cache
def asked_for() -> dict[str, list[str]]:
    works = {name for name, title in titles.titles().items() if title.status != "ready"}
    found: dict[str, list[str]] = {}
    for path in sorted(GAME.rglob("*.py")):
        parts = path.relative_to(GAME).parts
        if parts[0] == "titles" and len(parts) > 2 and parts[1] in works:
            continue
        text = path.read_text("utf-8")
        for line, name in _named(ast.parse(text)) if MAY_ASK.search(text) else ():
            if name:
                found.setdefault(name, []).append(f"{path.relative_to(GAME)}:{line}")
    return found


def test_every_sound_asked_for_is_made() -> None:
    assert {name: where for name, where in asked_for().items() if name not in EFFECTS} == {}


def test_the_test_sees_what_is_asked_for() -> None:
    assert {"turn_gong", "hover", "error", "seat_join", "ready_drum"} - set(asked_for()) <= {"seat_join"}
    assert len(asked_for()) > 90


def test_names_that_are_put_together_are_made() -> None:
    """Loot & Recruit asks by power and by phase."""
    from game.titles.loot_and_recruit.rules.cards import PHASES, POWERS

    assert {f"{verb}_{power}" for verb in ("play", "pool") for power in POWERS} <= set(EFFECTS)
    assert {f"event_{phase}" for phase in PHASES} <= set(EFFECTS)
