"""Every rule id of the rulebook is named in the docstring of a test ("LOH-8.2, 8.4" and "LOH-4.11 to 4.13" name what they
say), and every worked example has one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
EXEMPT = {
    "LOH-1.3": "how long a game takes: balance figures, README",
    "LOH-4.6": "who sits in for an absent seat: the house's manners, tests/net",
    "LOH-6.17": "how banter and promises look: the table on screen",
    "LOH-22.": "how the computer players weigh: tests of the bots",
    "LOH-23.": "the table on screen: tests of table*.py and of the words",
}
EXAMPLES = 31


def _docstrings() -> Iterator[tuple[str, str]]:
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, " ".join((ast.get_docstring(node) or "").split())


def _named() -> set[str]:
    found: set[str] = set()
    number = r"\d+\.\d+"
    for _, words in _docstrings():
        for run in re.findall(rf"LOH-{number}(?:(?:,| to) (?:LOH-)?{number})*", words):
            found |= {f"LOH-{rule}" for rule in re.findall(number, run)}
            for section, first, last in re.findall(r"(\d+)\.(\d+) to (?:LOH-)?\d+\.(\d+)", run):
                found |= {f"LOH-{section}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def _exempt(rule: str) -> bool:
    return any(rule == name or (name.endswith(".") and rule.startswith(name)) for name in EXEMPT)


def test_every_rule_has_a_test() -> None:
    ids = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
    named = _named()
    missing = [rule for rule in ids if rule not in named and not _exempt(rule)]
    assert not missing, f"rules without a test: {missing}"
    ranges = {rule for rule in named - set(ids) if rule.split(".")[0] + "." not in EXEMPT}
    sections = {rule.split(".")[0] for rule in ids}
    assert {rule.split(".")[0] for rule in ranges} <= sections, f"tests name rules that do not exist: {ranges}"


def test_every_example_has_a_test() -> None:
    told = " ".join(f"{name} {words}" for name, words in _docstrings())
    missing = [n for n in range(1, EXAMPLES + 1) if not re.search(rf"\bE{n}\b|test_e{n}_", told)]
    assert not missing, f"examples without a test: {missing}"
