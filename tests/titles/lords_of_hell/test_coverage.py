"""Every rule id of the rulebook is named in the docstring of a test, and every worked example has one."""

from __future__ import annotations

from pathlib import Path

from tests.titles.rulebook import check_examples, check_rules

HERE = Path(__file__).parent
EXEMPT = {
    "LOH-1.3": "how long a game takes: balance figures, README",
    "LOH-4.6": "who sits in for an absent seat: the house, tests/net/host/test_absence.py",
    "LOH-6.17": "how banter and promises look: the table on screen",
    "LOH-22.": "how the computer players weigh: tests of the bots",
    "LOH-23.": "the table on screen: tests of table*.py and of the words",
}


def test_every_rule_has_a_test() -> None:
    check_rules(HERE, EXEMPT)


def test_every_example_has_a_test() -> None:
    check_examples(HERE, 31)
