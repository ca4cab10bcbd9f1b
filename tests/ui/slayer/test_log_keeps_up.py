"""The paper tells everything at once, however fast it comes."""

from __future__ import annotations

from slayer_table import table

from game.tabletop.contract import Line


def test_sentences_that_come_fast_are_all_told() -> None:
    harness, scene = table()
    harness.seconds(1)
    for n in range(80):
        scene.log.add([Line(f"Sentence {n} of a window that is slow to draw what many players do at once.")])
        scene.furniture.print_log()
        harness.frames(1)
        assert scene.log.printed == len(scene.log.lines)
