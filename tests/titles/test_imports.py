"""Who a title's rules may know: the kernel, and of the standard library nothing that differs between machines."""

import ast
from pathlib import Path

import pytest

from game import titles

TITLES = Path(titles.__path__[0])
BARRED = {"random", "time", "os", "secrets", "datetime", "uuid", "socket", "threading", "pygame", "zmq", "net"}
ROOMS = ("game.ui", "game.scenes", "game.app", "game.bots", "game.session")
SCREEN = "table"
"""Modules of a title that begin so are its table on screen: they may know pygame, the UI kit and the scenes."""


def modules():
    return sorted(path for path in TITLES.glob("*/*.py") if not path.stem.startswith(SCREEN))


def imported(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("path", modules(), ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_rules_know_the_kernel_alone(path):
    for name in imported(path):
        assert name.split(".")[0] not in BARRED, f"{path.stem} imports {name}"
        assert not name.startswith(ROOMS), f"{path.stem} imports {name}"
