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


def test_a_goblin_named_in_the_log_shows_its_card() -> None:
    harness, scene = table()
    harness.seconds(1)
    scene.log.add([Line("<link=bruiser>Bruiser</link> falls.")])
    scene.furniture.side.open_tab("log")
    harness.frames(3)
    scene.furniture.print_log()
    harness.frames(3)
    log = scene.furniture.side.log
    assert log is not None
    view = log.view
    found = [
        (x, y)
        for y in range(view.y, view.bottom, 4)
        for x in range(view.x, view.right, 8)
        if log.link_at((x, y)) == "bruiser"
    ]
    assert found
    harness.move(found[-1])
    harness.frames(4)
    shown = scene.furniture.side.shown
    assert shown is not None and shown.picture == "bruiser"
