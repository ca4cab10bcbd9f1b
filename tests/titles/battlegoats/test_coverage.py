"""Every rule id of the rulebook is named in the docstring of a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
ELSEWHERE = {
    "BTG-12.": "how the computer players weigh: tests of bot.py",
    "BTG-14.": "the table on screen: tests of table.py (14.3: test_forecast.py)",
}


def _named() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"BTG-\d+\.\d+", ast.get_docstring(node) or ""))
    return found


def test_every_rule_has_a_test() -> None:
    ids = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
    named = _named()
    missing = [rule for rule in ids if rule not in named and not rule.startswith(tuple(ELSEWHERE))]
    assert not missing, f"rules without a test: {missing}"
    unknown = sorted(named - set(ids))
    assert not unknown, f"tests name rules that do not exist: {unknown}"
