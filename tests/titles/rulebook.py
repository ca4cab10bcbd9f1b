"""Which rules of a title's rulebook its tests name. A title's `test_coverage.py` says which it leaves to others, and why.

A test names rules in its docstring, each by itself: "GOB-9.5", "LOH-8.2, 8.4". Of a range, "GOB-9.5 to GOB-9.8", only the two
ends are named: what lies between needs a test that says so.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

_NUMBER = r"\d+\.\d+[a-z]?"


def tests_of(folder: Path) -> Iterator[tuple[str, str]]:
    """(name, docstring in one line) of every test in a title's folder."""
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, " ".join((ast.get_docstring(node) or "").split())


def _named(folder: Path, book: str) -> set[str]:
    """The ids that stand there themselves."""
    found: set[str] = set()
    for _, words in tests_of(folder):
        for run in re.findall(rf"{book}-{_NUMBER}(?:(?:,| to| and) (?:{book}-)?{_NUMBER})*", words):
            found |= {f"{book}-{rule}" for rule in re.findall(_NUMBER, run)}
    return found


def check_rules(folder: Path, exempt: Mapping[str, str]) -> None:
    """Every rule of `rule_ids.txt` has a test, and no test names a rule that does not exist. `exempt`: a rule, or a section
    ("BTG-12."), and who sees to it instead."""
    ids = (folder / "rule_ids.txt").read_text(encoding="utf-8").split()
    named = _named(folder, ids[0].split("-")[0])
    sections = tuple(name for name in exempt if name.endswith("."))
    left = [rule for rule in ids if rule not in named and rule not in exempt]
    missing = [rule for rule in left if not rule.startswith(sections or "-")]
    assert not missing, f"rules without a test: {missing}"
    unknown = sorted(named - set(ids))
    assert not unknown, f"tests name rules that do not exist: {unknown}"


def check_examples(folder: Path, examples: int) -> None:
    """Every worked example, E1 and so on, has a test named after it, or that says its number."""
    told = " ".join(f"{name} {words}" for name, words in tests_of(folder))
    missing = [n for n in range(1, examples + 1) if not re.search(rf"\bE{n}\b|test_e{n}_", told)]
    assert not missing, f"examples without a test: {missing}"
