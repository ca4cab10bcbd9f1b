"""Every rule id of the rulebook is named in the docstring of a test, and every worked example has one."""

from __future__ import annotations

from pathlib import Path

from tests.titles.rulebook import check_examples, check_rules

HERE = Path(__file__).parent
EXEMPT = {
    "LNR-13.": "how the computer players weigh: tests of the bots",
    "LNR-14.": "the table on screen: tests of table*.py and of the words",
    "LNR-1.6": "king or queen: tests/net/host/test_lobby.py, tests/ui/loot/test_crowning.py",
    "LNR-4.13": "who sits in for whom: tests/net/host/test_silence.py, tests/net/host/test_lobby.py",
    "LNR-4.14": "when a table ends without a result: the host's, tests/net",
    "LNR-4.19": "who may be handed to a bot: tests/net/host/test_absence.py",
    "LNR-8.9": "the delay of a bot that reacts: tests of the bots",
    "LNR-12.2": "styles of the bots: tests of the bots",
}


def test_every_rule_has_a_test() -> None:
    check_rules(HERE, EXEMPT)


def test_every_example_has_a_test() -> None:
    check_examples(HERE, 30)
