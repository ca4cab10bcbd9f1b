"""What each table prints is what its view says, and nothing that is printed has the colour of its ground."""

from __future__ import annotations

import pytest

from game import titles
from tests.screens import printed


@pytest.mark.parametrize("title", titles.titles())
def test_a_table_prints_what_its_view_says(title: str) -> None:
    told = printed.alone(title)
    assert not told, "\n".join(told[:20])
