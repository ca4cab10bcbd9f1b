"""The line over Goblin's map: the turn and the last one in words that can be read, and the Baron's road whole."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from goblin_table import TITLE
from test_goblin_map import ready

from game.titles.goblin_raid.rules.lookup_tables import SCORING
from game.titles.goblin_raid.rules.map_graph import TABLES
from game.titles.goblin_raid.screen.tracks import Tracks
from game.ui.lettering import Lettering
from tests.screens.saying import room

LEGIBLE = 13
"""Pixels of type in the smallest window."""
LIMIT = SCORING["time_limit_turns"]


def printed(scene: Any, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """What the tracks print now, with the size of its letters."""
    found: dict[str, int] = {}
    render = Lettering._render

    def noted(self: Lettering, text: str, role: Any, px: int, *more: Any) -> pygame.Surface:
        found[text] = px
        return render(self, text, role, px, *more)

    monkeypatch.setattr(Lettering, "_render", noted)
    scene.table.look.lettering._lines.clear()
    room(scene, Tracks).draw_background(pygame.Surface((1280, 720)))
    return found


@pytest.mark.parametrize(("language", "words"), [("en", "TURN 1 OF 20"), ("fi", "VUORO 1/20"), ("es", "TURNO 1 DE 20")])
@pytest.mark.parametrize("version", ["raid", "campaign"])
def test_the_turn_and_the_last_one_can_be_read_in_the_smallest_window(
    language: str, words: str, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scene = ready(language=language, options={"version": version})
    assert scene.feed.title == TITLE
    assert printed(scene, monkeypatch)[words] >= LEGIBLE


def test_the_last_turn_moves_on_with_every_plunder(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = ready()
    reading = scene.table.reading
    reading.turn, reading.plundered = 12, 11
    assert f"TURN 12 OF {11 + LIMIT}" in printed(scene, monkeypatch)
    assert scene.table.inspect(("track", "turn")).name == f"Turn 12 of {11 + LIMIT}"


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("version", ["raid", "campaign"])
def test_the_road_that_the_baron_came_by_is_told_whole(
    language: str, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scene = ready(language=language, options={"version": version})
    for row in TABLES["baron_entry_table"]["results"]:
        scene.table.reading.entry = row["hex"]
        told = printed(scene, monkeypatch)
        assert not [text for text in told if "…" in text]
