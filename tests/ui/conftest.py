"""UI tests run without a screen, with settings in a folder of their own."""

import gc
import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.scenes.router import open_stack
from game.session import coach
from game.session.coach import Answered
from game.settings_file import SettingsFile
from game.stack import context
from game.stack.context import Context
from game.stack.scene import Scene
from game.ui import slices
from game.ui.effects import EFFECTS
from game.ui.freed_memory import set_up_heap
from game.ui.harness import Harness
from game.ui.look import Look
from game.words import catalogue
from tests.ui.pressroom import shared

set_up_heap()  # as the program does: a worker of many tests holds no more than a window


@pytest.fixture(autouse=True, scope="module")
def _home_of_a_module() -> Iterator[None]:
    """What a module shares is made before a test has its home: it sees no settings that others have saved."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as folder:
        patch.setenv("GOBSMACK_HOME", folder)
        yield


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "home"))
    catalogue.unknown.clear()  # one catalogue serves the whole process


@pytest.fixture(autouse=True)
def _counted_slices() -> Iterator[None]:
    """What is printed a little in each frame is as far after so many frames on every machine: eight parts in the slice of a
    scene, two dozen in that of a map."""
    with slices.clocked_by(slices.counting(0.00025)):
        yield


@pytest.fixture(autouse=True)
def _known_sounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is heard has a name that somebody makes a sound for."""
    play = Look.play

    def known(self: Look, name: str, take: int | None = None) -> None:
        assert name in EFFECTS, f"there is no sound {name}"
        play(self, name, take)

    monkeypatch.setattr(Look, "play", known)


class _NobodyThinks:
    """In place of the coach's process."""

    is_gone = False

    def send(self, message: object) -> None: ...

    def take(self) -> list[Answered]:
        return []

    def close(self) -> None: ...


@pytest.fixture(autouse=True)
def _no_coach_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table with one person wakes a process that thinks: tests that want a coach give one."""
    monkeypatch.setattr(coach, "open_line", _NobodyThinks)


@pytest.fixture
def drive() -> Callable[..., Harness]:
    """drive(scene, size=..., **settings) -> a harness with that scene on top."""

    def make(scene: Scene, size: tuple[int, int] = (1280, 720), **settings: object) -> Harness:
        file = SettingsFile()
        file.change(**{"language": "en", **settings})
        return Harness(lambda: open_stack(Context(file), scene), size)

    return make


@pytest.fixture(autouse=True, scope="session")
def _nothing_is_looked_for_at_each_leave() -> Iterator[None]:
    """A window that leaves a table has the collector look for what only knows itself: 20 to 60 ms, or more among all that a
    worker's tests hold. Here that is done once a module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(context, "give_back", lambda: None)
        yield


@pytest.fixture(autouse=True)
def _few_frames_are_painted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of frames that are stepped in one go the last is painted, and one in eight of those before it, which nobody can look at.
    Tests of what each frame paints are marked `every_frame`."""
    monkeypatch.setattr(Harness, "each", 1 if request.node.get_closest_marker("every_frame") else 8)


@pytest.fixture(autouse=True, scope="module")
def _pictures_are_let_go() -> Iterator[None]:
    """Scenes that a test leaves on its stack know their widgets and each other, so only the collector lets them go; it counts
    things, not what they weigh, and would come late."""
    yield
    gc.collect()


@pytest.fixture(autouse=True, scope="session")
def _printed_once() -> Iterator[None]:
    with shared():
        yield
