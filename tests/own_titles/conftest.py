"""The worked example as a game of the player's own, for as long as a test runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.own.content import Content
from tests.own_titles.rig import loaded, put_eggs


@pytest.fixture
def eggs(tmp_path: Path) -> Iterator[Content]:
    put_eggs(tmp_path)
    with loaded(tmp_path) as content:
        yield content
