"""What made somebody stop and wonder in a first evening with Goblin."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from battles import at_step, broken, emptied, show
from goblin_table import press, table
from table_driver import asked_next, calm
from test_goblin_map import click, ready

from game.titles.goblin_raid.rules.map_graph import CAVE_AT
from game.titles.goblin_raid.screen.morale import Escort
from game.titles.goblin_raid.screen.odds import combat_table
from game.titles.goblin_raid.screen.panels import CREAM
from game.titles.goblin_raid.screen.roster import Roster
from game.titles.goblin_raid.screen.setup import FeudalSetup
from game.titles.goblin_raid.screen.sheet import parts_of
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


def test_the_tip_of_a_hex_hangs_at_the_hex() -> None:
    """By pad it hung over the whole map, on the players' names."""
    _, scene = ready()
    view = scene.table.map.view
    scene.group.focus(view)
    view.point("0508")
    assert scene.group.keyboard and scene.group.tip_anchor(view) == view.box_of("0508").clip(view.rect)


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_why_no_shot_helps_is_said_whole_in_the_smallest_window(language: str) -> None:
    _, scene = show(at_step("b"), language=language)
    table: Any = scene.table
    text = table.words("attack-faces-none")
    assert table.look.lettering.width(text, "text", 13) <= parts_of(table.look, table.ground.sheet).die.w


@pytest.mark.parametrize("missile", [True, False])
def test_the_last_row_of_a_combat_table_stays_off_its_frame(missile: bool) -> None:
    _, scene = show(at_step("b"))
    table: Any = scene.table
    rect = pygame.Rect((0, 0), parts_of(table.look, table.ground.sheet).table.size)
    sheet = pygame.Surface(rect.size)
    combat_table(sheet, table.context, rect, None, missile)
    low = rect.bottom - max(1, table.look.px(3)) - 1
    assert {tuple(sheet.get_at((x, low)))[:3] for x in range(70, rect.w - 4)} == {tuple(CREAM)[:3]}


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_who_was_halted_on_his_march_is_what_the_aid_speaks_of(language: str) -> None:
    """It spoke of leaders in their caves, while he stood there with MP left."""
    harness, scene = ready(language=language)
    aid, move = scene.table.aid, scene.table.move
    assert aid.next().key == "aid-goblin-move-leader"
    click(harness, scene, "leader", "marglush")
    press(harness, scene, next(here for here in sorted(move.reach()) if move.reach()[here][0] == 8))
    calm(harness, scene)
    found = aid.next()
    assert (found.key, found.leader) == ("aid-goblin-move-on", "marglush")
    told = scene.table.words.maybe(found.key, **found.nouns)
    assert "Marglush" in told and " 4 " in told.replace(".", " ")
    harness.click("act.undo")
    calm(harness, scene)
    move.back()
    assert aid.next().key == "aid-goblin-move-leader"


def test_a_leader_at_a_cave_is_at_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of six leaders in their caves, one had stood at "0206": Redbank Hole was a few pixels too long."""
    harness, scene = ready(size=(1920, 1080))
    told: list[str] = []
    line = Lettering.line
    monkeypatch.setattr(Lettering, "line", lambda self, text, *a, **k: told.append(text) or line(self, text, *a, **k))
    roster = room(scene, Roster)
    for cave in CAVE_AT:
        told.clear()
        for leader in roster.leaders():
            scene.table.reading.at[leader] = cave  # type: ignore[attr-defined]
        roster.draw_background(harness.surface)
        assert cave not in told and scene.table.context.hex_name(cave) in told  # type: ignore[attr-defined]
