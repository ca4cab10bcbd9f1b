"""Words as they are printed: as high as 13 px type, whole, broken between syllables only, nowhere on other words; in English, in
Finnish at 150 % and 100 %, in Spanish."""

from __future__ import annotations

import pytest
from pygame import Rect

from game import titles
from tests.screens.inked import SMALL, alone, faults
from tests.screens.lettered import Mark

SCENES = (
    "title card",
    "host set-up",
    "tables on the LAN",
    "settings play",
    "settings keys",
    "codex",
    "codex cards",
    "how to play",
    "history",
    "statistics",
    "lobby",
    "dresser",
    "people at one window",
    "results",
    "a moment as a picture",
    "replay",
    "lesson",
)


def test_what_is_printed_in_scenes_can_be_read() -> None:
    told = alone(*SCENES)
    assert not told, "\n".join(told[:20])


def test_what_is_printed_at_tables_can_be_read() -> None:
    told = alone(*titles.titles())
    assert not told, "\n".join(told[:20])


@pytest.mark.parametrize(
    ("mark", "fault"),
    [
        (Mark("Geryon", Rect(0, 0, 40, 9), SMALL - 0.1), "small"),
        (Mark("Geryon", Rect(0, 0, 40, 9), 7.0, "across"), "cut across"),
        (Mark("Geryon", Rect(0, 0, 40, 9), 7.0, "down"), "cut down"),
        (Mark("Geryon", Rect(0, 0, 40, 9), 7.0, "short"), "cut short"),
        (Mark("Geryon", Rect(0, 205, 40, 9), 7.0), "one on the other"),
    ],
)
def test_each_fault_is_seen(mark: Mark, fault: str) -> None:
    told = list(faults([mark, Mark("Belial", Rect(10, 200, 40, 9), 7.0)], [], []))
    assert len(told) == 1 and told[0].startswith(fault)
