"""Every rule id of the rulebook is named in the docstring of a test."""

from __future__ import annotations

from pathlib import Path

from tests.titles.rulebook import check_rules

HERE = Path(__file__).parent
EXEMPT = {
    "GOB-1.6": "advice; the bots' tests measure it",
    "GOB-2.9": "colours: tests of table*.py",
    "GOB-4.16": "absent players: the host's business (net)",
    "GOB-4.17": "how long a table takes: measured, not ruled",
}


def test_every_rule_has_a_test() -> None:
    check_rules(HERE, EXEMPT)
