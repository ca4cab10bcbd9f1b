"""First lessons, each taken to its end by mouse, through the menu."""

from __future__ import annotations

import pytest

from game import titles
from game.lessons.script import load
from tests.e2e.test_two_windows import Process

TAUGHT = [name for name, title in titles.titles().items() if title.status == "ready" and load(name) is not None]


class Window(Process):
    module = "tests.e2e.lesson_window"


@pytest.mark.parametrize("title", TAUGHT)
def test_a_newcomer_takes_the_lesson(title, tmp_path):
    """Whoever does what the guide points at comes to the lesson's end, and the settings know it."""
    window = Window(tmp_path, [title], {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
    try:
        said = window.hear()
    finally:
        window.stop()
    assert "stuck" not in said, said
    assert said["pages"] == [*(step.id for step in load(title).step), "end"]
    assert said["progress"]["done"] and said["progress"]["at"] == 0, said
