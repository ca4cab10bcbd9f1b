"""What the final score of every title is made of: the seats by their places, what decided between equals, the rows of a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.ui import palette
from game.ui.look import Look
from game.ui.palette import Colour

LOWEST = 14
"""Pixels of the lowest row."""


def seats_by_place(places: Sequence[int]) -> list[int]:
    """Return the seats from the first place to the last; those that share one in seat order."""
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


def level_scores(
    order: Sequence[int], totals: Sequence[int], breakers: Mapping[str, Sequence[int]]
) -> list[tuple[int, int, str]]:
    """Return neighbours by place whose totals are the same, each with what put one before the other; "shared": nothing did.

    `totals` and each of `breakers` have a number for every seat; the breakers decide in their order.
    """
    found = []
    for one, other in zip(order, order[1:]):
        if totals[one] == totals[other]:
            by = next((name for name, values in breakers.items() if values[one] != values[other]), "shared")
            found.append((one, other, by))
    return found


def rows_by_place(area: Rect, order: Sequence[int], most: int, gap: int) -> dict[int, Rect]:
    """Return a strip of the area for each seat, from the top; each `most` pixels tall or less, with the gap under it."""
    step = min(most, area.h // max(1, len(order)))
    return {seat: Rect(area.x, area.y + n * step, area.w, max(LOWEST, step - gap)) for n, seat in enumerate(order)}


def paint_row(surface: Surface, look: Look, row: Rect, plain: Colour, won: bool) -> None:
    """Paint the ground of a row: straw for who has won, `plain` for the others."""
    pygame.draw.rect(surface, palette.STRAW if won else plain, row, border_radius=5)
    pygame.draw.rect(surface, look.palette.k, row, max(1, look.px(2)), border_radius=5)
