"""The fairground behind the towers of the others: a print for each phase, behind their boards and nowhere else."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from loot_table import feed_of
from table_driver import open_table

from game.titles.loot_and_recruit.rules.cards import EVENT_PHASE
from game.titles.loot_and_recruit.screen import fairground
from game.ui.prints import Prints

PHASES = sorted({"morning" if phase == "opening" else phase for phase in EVENT_PHASE})


def test_every_phase_has_its_print() -> None:
    prints = Prints()
    assert len(PHASES) > 3 and all(prints.has("loot_and_recruit", f"fairground_{phase}") for phase in PHASES)


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 2), (5, 1), (4, -1)])
def test_it_lies_behind_the_boards_of_the_others(seats: int, seat: int) -> None:
    _, scene = open_table(feed_of(seats, 3, seat=seat, turns=0))
    context: Any = scene.table.context  # type: ignore[attr-defined]
    rect = fairground.ground_of(context)
    assert rect is not None
    for who, board in context.ground.boards.items():
        assert rect.contains(board) != (who == max(0, seat)) and rect.colliderect(board) != (who == max(0, seat))
    assert not any(rect.colliderect(other) for other in (*context.ground.crowd, *context.ground.shop))


@pytest.mark.parametrize("phase", PHASES)
def test_it_is_darker_than_what_stands_before_it(phase: str) -> None:
    _, scene = open_table(feed_of(3, 3, turns=0))
    look = scene.look
    look.prints = Prints()
    size = (400, 100)
    lit, dark = (
        pygame.transform.average_color(picture)[:3]
        for picture in (
            look.picture(f"fairground_{phase}", size),
            fairground._darkened(look, f"fairground_{phase}", size),
        )
    )
    assert sum(dark) < 0.5 * sum(lit)
