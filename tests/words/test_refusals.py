"""A refusal says what would help, where anything would."""

from __future__ import annotations

import re

import pytest

from game import titles
from tests.words.messages import texts

SECOND = r"[.!?][”»]? .*[.!]$|».? .*[.!]$"
WAY_OUT = rf"^(?:Choose|Play|Pay|Stake|Lay|Finish|Attack|Withdraw|Spread|Sacrifice|Use|Take|Save|Wait)\b|{SECOND}"
"""It begins with what to do, or its second sentence says it."""
NO_WAY_OUT = {
    "battlegoats": 7,
    "goblin_raid": 6,
    "loot_and_recruit": 14,
    "lords_of_hell": 29,
    "slayer_slayer": 8,
}
"""So many of a game's refusals name only the reason: it is too late, it is somebody else's turn, the rules forbid it now."""


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_what_would_help_is_said(title: str) -> None:
    refusals = {key: told[0] for key, told in texts(title, "en").items() if key.startswith("refused-")}
    bare = sorted(key for key, text in refusals.items() if not re.search(WAY_OUT, text))
    assert len(refusals) > 20 and len(bare) <= NO_WAY_OUT[title], bare
    for language in ("fi", "es"):
        others = texts(title, language)
        helped = [key for key, text in refusals.items() if re.search(SECOND, text)]
        assert sum(not re.search(SECOND, others[key][0]) for key in helped) <= 2, (language, helped)
