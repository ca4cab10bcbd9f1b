"""Every test that a page names exists: a claim without one is only a claim."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = {path: path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in ROOT.rglob("*.md")
    if not {part for part in path.relative_to(ROOT).parts if part.startswith(".")} & {".venv", ".git", ".cache"}
)
NAMED = re.compile(r"`([\w/]*/)?(test_\w+\.py)?(?:::(test_\w+))?`")


def named(page: str) -> Iterator[tuple[str, str, str]]:
    """(folder, file, test) as a page names them; "::test_x" alone is a test of the file that was named before it."""
    last = ("", "")
    for folder, file, test in NAMED.findall((ROOT / page).read_text(encoding="utf-8")):
        if not file and not test:
            continue
        last = (folder, file) if file else last
        yield (*last, test)


def functions_of(path: Path) -> set[str]:
    return {
        one.name for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(one, ast.FunctionDef)
    }


def problem(folder: str, file: str, test: str, tests: dict[Path, str]) -> str:
    """What is wrong with a name, or nothing."""
    found = [path for path, name in tests.items() if f"/{name}".endswith(f"/{folder}{file}")]
    if not found:
        return f"{folder}{file}: no such file"
    if test and not any(test in functions_of(path) for path in found):
        return f"{folder}{file}::{test}: no such test"
    return ""


@pytest.mark.parametrize("page", PAGES)
def test_every_file_and_every_test_a_page_names_is_there(page):
    assert not [wrong for name in named(page) if (wrong := problem(*name, TESTS))]


def test_pages_and_names_are_found():
    counts = {page: len(list(named(page))) for page in PAGES}
    assert counts["net/FAIRNESS.md"] > 40 and counts["net/SECURITY.md"] > 50 and counts["game/ui/ACCESS.md"] > 50


def test_a_name_that_is_not_there_is_found():
    assert problem("", "test_named_tests.py", "test_pages_and_names_are_found", TESTS) == ""
    assert problem("app/", "test_named_tests.py", "", TESTS) == ""
    assert problem("net/", "test_named_tests.py", "", TESTS)
    assert problem("", "test_named_tests.py", "test_that_is_gone", TESTS)


def test_every_attack_of_the_page_on_fairness_names_its_test():
    """Each row of its tables that says what somebody may try."""
    page = (ROOT / "net" / "FAIRNESS.md").read_text(encoding="utf-8")
    rows = [row for row in page.splitlines() if row.startswith("| to ")]
    assert len(rows) > 25
    assert not [row for row in rows if not NAMED.search(row.rsplit("|", 2)[1])]
