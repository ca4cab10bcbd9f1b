"""Every rule id of the rulebook is named in the docstring of a test ("GSS-4.18 to GSS-4.21" names what lies between)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
EXEMPT = {
    "GSS-1.": "the overview: each sentence is a rule of a later section (3, 4, 7, 9)",
    "GSS-12.": "how the computer players weigh: tests of the bots",
    "GSS-13.": "the table on screen: tests of table*.py and of the words",
    "GSS-14.": "measured balance",
    "GSS-2.9": "terms; each is tested where it is used",
    "GSS-10.16": "which of two texts is followed; the step of each ability is tested in 4.3",
    "GSS-10.18": "both texts say 10.1 and 10.2",
    "GSS-10.19": "both texts say 4.52 and 5.5",
    "GSS-10.22": "what the client replaces",
    "GSS-10.23": "what the host knows by itself",
    "GSS-10.24": "what the host does by itself: 4.30, 4.39",
}


def _named() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = ast.get_docstring(node) or ""
                found |= set(re.findall(r"GSS-\d+\.\d+", words))
                for section, first, last in re.findall(r"GSS-(\d+)\.(\d+) to (?:GSS-)?(?:\d+\.)?(\d+)", words):
                    found |= {f"GSS-{section}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def _exempt(rule: str) -> bool:
    return any(rule == name or (name.endswith(".") and rule.startswith(name)) for name in EXEMPT)


def test_every_rule_has_a_test() -> None:
    ids = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
    named = _named()
    missing = [rule for rule in ids if rule not in named and not _exempt(rule)]
    assert not missing, f"rules without a test: {missing}"
    unknown = sorted(named - set(ids))
    assert not unknown, f"tests name rules that do not exist: {unknown}"
