"""The worked example as a game of the player's own, for as long as a test runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.own.content import Content
from tests.own_titles.rig import loaded, put_eggs

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings that a test changes are its own."""
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "player"))


@pytest.fixture
def eggs(tmp_path: Path) -> Iterator[Content]:
    put_eggs(tmp_path)
    with loaded(tmp_path) as content:
        yield content
