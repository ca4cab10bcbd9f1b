"""First lessons, each taken to its end by mouse, through the menu and a real host."""

from __future__ import annotations

import pytest

from game.scenes.lesson import load
from tests.e2e.test_two_windows import Process
from tests.ui.test_lessons import TAUGHT


class Window(Process):
    module = "tests.e2e.lesson_window"


@pytest.mark.parametrize("title", TAUGHT)
def test_a_newcomer_takes_the_lesson(title, tmp_path):
    """Every page that must be read is, and the player is told that this was it."""
    window = Window(tmp_path, [title], {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
    try:
        said = window.hear()
    finally:
        window.stop()
    assert "stuck" not in said, said
    must = {page.id for page in load(title).page if not page.optional}
    # What the pupil reads is checked only when it comes to look, and a page may come and go between two looks.
    seen = set(said["progress"]["seen"].split(","))
    assert must <= seen, f"not reached: {must - seen}"
    assert said["progress"]["done"] and said["progress"]["match"] == "", said
