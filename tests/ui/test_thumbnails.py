"""Every scene and every table, as it is first seen, at each question and in the middle of each moment, looks as it is kept."""

from __future__ import annotations

import pytest

from tests.screens import thumbnails


@pytest.mark.parametrize("whose", thumbnails.together())
def test_screens_look_as_they_are_kept(whose: str) -> None:
    """A change that is meant: look at the pictures, then `python -m tests.screens.thumbnails`."""
    told = thumbnails.alone("compare", *thumbnails.together()[whose])
    assert not told, "\n".join(told[:20])
