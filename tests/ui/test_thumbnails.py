"""Every scene and every table, as it is first seen, at each question and in the middle of each moment, looks as it is kept."""

from __future__ import annotations

import os

import pytest

from tests.screens import thumbnails

SECOND = ("goblin_raid_2_5_1080", "loot_and_recruit_2_5_1080")
"""Second matches of a title at one size: their layouts are seen in the first too."""


@pytest.mark.parametrize(
    "name", [name for name in thumbnails.CASES if name not in SECOND or os.environ.get("GOBSMACK_LONG")]
)
def test_screens_look_as_they_are_kept(name: str) -> None:
    """A change that is meant: look at the pictures, then `python -m tests.screens.thumbnails`."""
    told = thumbnails.alone("compare", name)
    assert not told, "\n".join(told[:20])
