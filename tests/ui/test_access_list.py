"""The checklist of access: no cell is empty, and every test that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
WITHOUT = {"none", "none needed", "none possible"}


def rows() -> list[list[str]]:
    lines = (ROOT / "game" / "ui" / "ACCESS.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [row for row in cells if row[0] != "What is asked for" and set(row[0]) != {"-"}]


def test_no_line_is_empty_and_every_test_exists() -> None:
    found = rows()
    assert len(found) > 40
    for row in found:
        assert len(row) == 3 and all(row), row
        named = NAMED.findall(row[2])
        assert named or row[2] in WITHOUT, row
        for path, name in named:
            assert re.search(rf"^\s*def {name}\(", (ROOT / path).read_text(encoding="utf-8"), re.M), (path, name)


def test_what_no_test_shows_is_said_plainly() -> None:
    for asked, where, shown in rows():
        if shown in WITHOUT:
            assert where.startswith(("Not met", "Nothing to meet")) or shown == "none possible", asked
