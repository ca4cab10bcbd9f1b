"""Every table at both sizes, as it is first seen, at each question and in the middle of each moment, looks as it is kept."""

from __future__ import annotations

import pytest

from tests.screens import thumbnails


@pytest.mark.parametrize(
    ("tour", "size"), thumbnails.CASES, ids=[f"{tour.name}-{size[1]}" for tour, size in thumbnails.CASES]
)
def test_a_table_looks_as_it_is_kept(tour: thumbnails.Tour, size: tuple[int, int]) -> None:
    """A change that is meant: look at the pictures, then `python -m tests.screens.thumbnails`."""
    told = thumbnails.alone("compare", tour, size)
    assert not told, "\n".join(told[:20])
