"""Every scene and every table, as it is first seen, at each question and in the middle of each moment, looks as it is kept."""

from __future__ import annotations

import pytest

from tests.screens import thumbnails


@pytest.mark.parametrize("name", thumbnails.CASES)
def test_screens_look_as_they_are_kept(name: str) -> None:
    """A change that is meant: look at the pictures, then `python -m tests.screens.thumbnails`."""
    told = thumbnails.alone("compare", name)
    assert not told, "\n".join(told[:20])
