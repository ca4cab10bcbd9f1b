"""Every print is asked for somewhere: what no module names and no row of the data stands for is not shipped.

A name counts as asked for when it stands as a word in the shared rooms or in its title's folder (code or data), or when an
f-string there makes it of such words: `f"counter_{art}"`.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAME = ROOT / "game"
TITLES = sorted(path.parent.name for path in GAME.glob("titles/*/__init__.py"))
WORD = re.compile(r"\w+")


def sources(title: str) -> Iterator[Path]:
    """What may ask for a print of a title: its own folder, and whatever belongs to no title."""
    for path in GAME.rglob("*"):
        if path.suffix in (".py", ".toml"):
            place = path.relative_to(GAME).parts
            if place[0] != "titles" or len(place) == 2 or place[1] == title:
                yield path


def part(node: ast.expr) -> tuple[str, ...]:
    """What a part of an f-string can be: one text, one of two, or nobody knows."""
    branches = (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,)
    texts = tuple(str(branch.value) for branch in branches if isinstance(branch, ast.Constant))
    return texts if len(texts) == len(branches) else ()


def templates(code: str) -> Iterator[re.Pattern[str]]:
    """The names that f-strings can make, where three letters at least are sure."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.JoinedStr):
            parts = [part(one.value if isinstance(one, ast.FormattedValue) else one) for one in node.values]
            sure = "".join(texts[0] for texts in parts if texts)
            if re.fullmatch(r"\w*", sure) and len(sure.strip("_")) >= 3:
                yield re.compile(
                    "".join(f"(?:{'|'.join(map(re.escape, texts))})" if texts else r"(\w+)" for texts in parts)
                )


@cache
def asks(path: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """The words of a file, and the names that its f-strings can make. Shared rooms are read for every title."""
    text = path.read_text(encoding="utf-8")
    return set(WORD.findall(text)), list(templates(text)) if path.suffix == ".py" else []


@pytest.mark.parametrize("title", TITLES)
def test_no_print_is_never_asked_for(title: str) -> None:
    words: set[str] = set()
    made: list[re.Pattern[str]] = []
    for path in sources(title):
        there, can_make = asks(path)
        words |= there
        made += can_make
    plates = ROOT / "art" / "prints" / title / "plates.json"
    # A game may be played before anything of it is drawn.
    prints = json.loads(plates.read_text(encoding="utf-8")) if plates.exists() else {}

    def asked(name: str) -> bool:
        found = (template.fullmatch(name) for template in made)
        return name in words or any(m and all(one.isdigit() or one in words for one in m.groups()) for m in found)

    assert [name for name in sorted(prints) if not asked(name)] == []
