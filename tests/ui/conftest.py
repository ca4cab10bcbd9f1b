"""UI tests run without a screen, with settings in a folder of their own."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable
from pathlib import Path

import pytest

from game.scenes.context import Context
from game.scenes.scene import Scene
from game.scenes.stack import Stack
from game.settings import SettingsFile
from game.text import catalogue
from game.ui.harness import Harness


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "home"))
    catalogue.unknown.clear()  # one catalogue serves the whole process


@pytest.fixture
def drive() -> Callable[..., Harness]:
    """drive(scene, size=..., **settings) -> a harness with that scene on top."""

    def make(scene: Scene, size: tuple[int, int] = (1280, 720), **settings: object) -> Harness:
        file = SettingsFile()
        file.change(language="en", **settings)
        return Harness(lambda: Stack(Context(file), scene), size)

    return make
