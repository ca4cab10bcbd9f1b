"""What is pointed at is read beside the table, whichever tab is open there."""

from __future__ import annotations

import pytest
from local_feed import LocalFeed
from table_driver import my_turn, open_table

from game.scenes.table import TableScene
from game.scenes.table_glance import BACK, REST
from game.ui.harness import Harness


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
    assert tab(harness) == "card" and harness.widget("inspector").page == scene.furniture.shown
    harness.move(card(scene, 1))
    harness.frames(2)
    assert tab(harness) == "card" and harness.widget("inspector").page == scene.furniture.shown
    harness.move("inspector")
    harness.seconds(BACK + 0.1)
    assert tab(harness) == name == scene.furniture.tab


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
