"""What is pointed at is read beside the table, whichever tab is open there."""

from __future__ import annotations

import pygame
import pytest
from local_feed import LocalFeed
from pygame import Rect
from table_driver import lay_out, my_turn, open_table

from game.tabletop.contract import Line
from game.tabletop.preview import BACK, REST
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from game.ui.widgets.inspector import Inspected, Inspector


def at_table() -> tuple[Harness, TableScene]:
    harness, scene = open_table(LocalFeed(seats=2, seed=5, clock=None))
    assert my_turn(harness, scene) == "deploy"
    return harness, scene


def card(scene: TableScene, n: int = 0) -> tuple[int, int]:
    x, y = [spot for spot in scene.spots if spot.handle[0] == "c"][n].rect.center  # type: ignore[index]
    return x, y


def tab(harness: Harness) -> str:
    """The tab that lies in front."""
    return str(harness.widget("tabs").value)


@pytest.mark.parametrize("key, name", [("f1", "rules"), ("c", "chat"), ("l", "log")])
def test_a_thing_that_is_pointed_at_lies_over_the_open_tab_and_goes_with_the_pointer(key: str, name: str) -> None:
    harness, scene = at_table()
    harness.key(key)
    harness.frames(3)
    assert tab(harness) == name
    harness.move(card(scene))
    harness.seconds(REST + 0.1)
    assert tab(harness) == "card" and harness.widget("inspector").page == scene.furniture.side.shown
    harness.move(card(scene, 1))
    harness.frames(2)
    assert tab(harness) == "card" and harness.widget("inspector").page == scene.furniture.side.shown
    harness.move("inspector")
    harness.seconds(BACK + 0.1)
    assert tab(harness) == name == scene.furniture.side.tab


def test_who_crosses_the_table_goes_on_reading() -> None:
    harness, scene = at_table()
    harness.key("f1")
    for _ in range(8):
        harness.move(card(scene))
        harness.seconds(REST / 3)
        harness.move("ask")
        harness.seconds(REST / 3)
        assert tab(harness) == "rules"


def test_who_opens_the_rules_with_the_pointer_on_a_card_reads_the_rules() -> None:
    harness, scene = at_table()
    harness.move(card(scene))
    harness.seconds(1)
    harness.key("f1")
    harness.seconds(1)
    assert tab(harness) == "rules"


def test_who_writes_is_not_interrupted() -> None:
    harness, scene = at_table()
    harness.key("c")
    harness.frames(3)
    harness.click("say")
    harness.frames(3)
    assert scene.furniture.typing
    harness.move(card(scene))
    harness.seconds(1)
    assert tab(harness) == "chat"


def named(scene: TableScene) -> tuple[int, int]:
    """Where a card is named in the log."""
    log = scene.furniture.side.log
    assert log is not None
    view = log.view
    return next(
        (x, y) for y in range(view.bottom - 2, view.y, -3) for x in range(view.x, view.right, 4) if log.link_at((x, y))
    )


def test_a_card_named_in_the_log_lies_beside_it_where_the_log_has_the_panel() -> None:
    harness, scene = at_table()
    harness.key("l")
    harness.frames(3)
    scene.log.add([Line("A <link=lion>Lion</link> was here.")])
    scene.furniture.print_log()
    harness.frames(20)
    bare = pygame.image.tobytes(pygame.display.get_surface(), "RGB")
    harness.move(named(scene))
    harness.frames(3)
    slip = scene.furniture.side.slip
    assert tab(harness) == "log" and slip.shown is not None and slip.shown.picture == "lion"
    assert pygame.image.tobytes(pygame.display.get_surface(), "RGB") != bare
    harness.move("ask")
    harness.frames(3)
    assert slip.shown is None
    harness.move(named(scene))
    harness.frames(3)
    harness.key("c")
    harness.frames(3)
    assert slip.shown is None


def test_where_the_log_has_a_sheet_of_its_own_the_card_is_read_in_the_inspector() -> None:
    harness, scene = at_table()
    lay_out(harness, scene)
    for _ in range(400):
        harness.frames(6)
        if scene.regions.log is not None and scene.ready and scene.updates.playing is None:
            break
    scene.log.add([Line("A <link=lion>Lion</link> was here.")])
    scene.furniture.print_log()
    harness.frames(20)
    harness.move(named(scene))
    harness.frames(3)
    assert scene.furniture.side.slip.shown is None
    assert scene.furniture.side.shown is not None and scene.furniture.side.shown.picture == "lion"


def test_in_a_low_box_the_head_of_a_page_is_whole() -> None:
    """Beside a lesson's slate at 1280x720 there is little room: the name and where the card lies are read all the same."""
    _, scene = at_table()
    page = Inspected("Burrow Badger", "goat", "4", "creature", "CREATURE", "YOURS, BACK ROW, CENTRE")
    low = Inspector(scene.look, Rect(0, 0, 240, 76), page)
    assert low.tall <= low.view.h
