"""Every rule id of the rulebook is named in the docstring of a test ("GOB-9.5 to GOB-9.8" names what lies between)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
EXEMPT = {
    "GOB-1.6": "advice; the bots' tests measure it",
    "GOB-2.9": "colours: tests of table*.py",
    "GOB-4.16": "absent players: the host's business (net)",
    "GOB-4.17": "how long a table takes: measured, not ruled",
}


def _named() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = ast.get_docstring(node) or ""
                found |= set(re.findall(r"GOB-\d+\.\d+", words))
                for section, first, last in re.findall(r"GOB-(\d+)\.(\d+) to GOB-\1\.(\d+)", words):
                    found |= {f"GOB-{section}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def test_every_rule_has_a_test() -> None:
    ids = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
    named = _named()
    missing = [rule for rule in ids if rule not in named and rule not in EXEMPT]
    assert not missing, f"rules without a test: {missing}"
    unknown = sorted(named - set(ids))
    assert not unknown, f"tests name rules that do not exist: {unknown}"
