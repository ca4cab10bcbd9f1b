"""Every rule id of the rulebook is named in the docstring of a test."""

from __future__ import annotations

from pathlib import Path

from tests.titles.rulebook import check_rules

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


def test_every_rule_has_a_test() -> None:
    check_rules(HERE, EXEMPT)
