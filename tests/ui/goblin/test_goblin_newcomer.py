"""What made somebody stop and wonder in a first evening with Goblin."""

from __future__ import annotations

from typing import Any

import pytest
from battles import broken, emptied, show
from goblin_table import table
from table_driver import asked_next

from game.titles.goblin_raid.screen.morale import Escort
from game.titles.goblin_raid.screen.setup import FeudalSetup
from game.ui.lettering import Lettering
from tests.screens.saying import room


def test_all_from_a_hex_are_all_with_their_leader() -> None:
    """He had stayed behind wherever his band has no more than three units, and they were stranded."""
    harness, scene = show(emptied("marglush goblin_rabble_1 goblin_rabble_2 iron_brutes_1"))
    harness.click("act.all.1307")
    harness.click("act.advance")
    assert scene.feed.sent[-1] == [  # type: ignore[attr-defined]
        "advance", "1307", ["marglush"], ["iron_brutes_1", "goblin_rabble_1", "goblin_rabble_2"]
    ]  # fmt: skip


def test_without_a_leader_nobody_counts_who_stays_together() -> None:
    """Over those who flee had stood: 0 of 0 stay together."""
    _, scene = show(broken(morale=[1, 1]))
    words: Any = scene.table.words  # type: ignore[attr-defined]
    escort = room(scene, Escort)
    assert not escort.leaders and escort.rows()[1].label == words("escort-alone")
    escort.click(("escort", escort.all_leaders[0]))
    assert escort.rows()[1].label != words("escort-alone")


def test_who_has_a_place_is_not_left_to_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """One had been left to place while everyone was in place."""
    harness, scene = table(1, 3)
    assert asked_next(harness, scene) == "feudal_setup"
    told: list[str] = []
    render = Lettering._render
    monkeypatch.setattr(Lettering, "_render", lambda self, text, *more: told.append(text) or render(self, text, *more))
    scene.table.look.lettering._lines.clear()  # type: ignore[attr-defined]
    room(scene, FeudalSetup).draw_background(harness.surface)
    assert "EVERYONE IS IN PLACE" in told and not [text for text in told if "LEFT TO PLACE" in text]
