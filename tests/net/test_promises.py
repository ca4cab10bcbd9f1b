"""What SECURITY.md promises is shown by tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

import net

PAGE = (Path(net.__file__).parent / "SECURITY.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parents[1]


def test_every_test_that_the_page_names_is_there() -> None:
    named = re.findall(r"`(?:tests/)?((?:\w+/)*test_\w+\.py)(?:::(\w+))?`", PAGE)
    assert len(named) > 25
    for file, name in named:
        path = TESTS / "net" / file if (TESTS / "net" / file).exists() else TESTS / file
        assert path.exists(), file
        assert not name or f"def {name}(" in path.read_text(encoding="utf-8"), f"{file}::{name}"


def test_every_line_of_the_table_names_one() -> None:
    rows = [row for row in PAGE.splitlines() if row.startswith("|") and not row.startswith(("| who", "|---"))]
    assert len(rows) > 20 and all("test" in row.split("|")[4] for row in rows)
