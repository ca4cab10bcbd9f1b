"""The paper tells everything, however few frames there are to write it in."""

from __future__ import annotations

from slayer_table import table

from game.tabletop.contract import Line
from game.tabletop.log_writer import MANY


def test_sentences_that_come_faster_than_they_are_written_are_told_all_the_same() -> None:
    harness, scene = table()
    harness.seconds(1)
    for n in range(80):
        scene.log.add([Line(f"Sentence {n} of a window that is slow to draw what many players do at once.")])
        scene.furniture.print_log()
        harness.frames(1)
        assert len(scene.log.coming()) <= MANY + 1
    harness.seconds(1)
    assert not scene.log.coming()
