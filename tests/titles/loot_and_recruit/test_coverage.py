"""Every rule id of the rulebook is named in the docstring of a test ("LNR-4.2 to LNR-4.7" names what lies between)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
EXEMPT = {
    "LNR-13.": "how the computer players weigh: tests of the bots",
    "LNR-14.": "the table on screen: tests of table*.py and of the words",
    "LNR-1.6": "king or queen: tests/net/test_lobby.py, tests/ui/loot/test_crowning.py",
    "LNR-4.13": "who sits in for whom: tests/net/test_silence.py, tests/net/test_lobby.py",
    "LNR-4.14": "when a table ends without a result: the host's, tests/net",
    "LNR-4.19": "the same as 4.13 where no clock runs",
    "LNR-8.9": "the delay of a bot that reacts: tests of the bots",
    "LNR-12.2": "styles of the bots: tests of the bots",
}


def _named() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = ast.get_docstring(node) or ""
                found |= set(re.findall(r"LNR-\d+\.\d+", words))
                for section, first, last in re.findall(r"LNR-(\d+)\.(\d+) to (?:LNR-)?(?:\d+\.)?(\d+)", words):
                    found |= {f"LNR-{section}.{n}" for n in range(int(first), int(last) + 1)}
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


def test_every_example_has_a_test() -> None:
    names = {node.name for path in HERE.glob("test_examples_*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))
             if isinstance(node, ast.FunctionDef)}  # fmt: skip
    assert [n for n in range(1, 31) if not any(name.startswith(f"test_e{n}_") for name in names)] == []
