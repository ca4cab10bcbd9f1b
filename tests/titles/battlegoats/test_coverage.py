"""Every rule id of the rulebook is named in the docstring of a test."""

from __future__ import annotations

from pathlib import Path

from tests.titles.rulebook import check_rules

HERE = Path(__file__).parent
EXEMPT = {
    "BTG-12.": "how the computer players weigh: tests of bot.py",
    "BTG-14.": "the table on screen: tests of table.py (14.3: test_forecast.py)",
}


def test_every_rule_has_a_test() -> None:
    check_rules(HERE, EXEMPT)
