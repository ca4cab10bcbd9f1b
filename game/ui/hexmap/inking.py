"""Plates with inks on them: an indexed picture gets the palette of an ink set; stock paper and wear lie under and over it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pygame
from pygame import Surface

from game.ui.assets import prints_root
from game.ui.inks import SETS
from game.ui.picture_store import kept
from game.ui.prints import plate_palette, rgb

Inks = Mapping[str, str]


@cache
def opaque() -> Surface:
    """The format of all prints; converting to it needs no window."""
    return Surface((1, 1), 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))


def ink_set(title: str, chosen: str = "normal") -> Inks:
    """The inks a title is printed with: paper, k, a, b, c, d as '#RRGGBB'."""
    sets = json.loads((prints_root() / "inks.json").read_text("utf-8"))[title]
    found: Inks = sets.get(SETS.get(chosen, chosen)) or sets["default"]
    return found


def set_inks(plate: Surface, order: str, levels: tuple[int, ...], inks: Inks) -> None:
    """Give an indexed plate the colours of an ink set, printed on white."""
    palette = plate_palette(order, levels, dict(inks))
    plate.set_palette(palette + [(255, 255, 255)] * (256 - len(palette)))


@kept("stock")
def stock(kind: str, colour: str) -> Surface:
    """A seamless tile of paper in a colour, or of the light that thin ink lets through (wear)."""
    folder = prints_root() / "stock"
    facts = json.loads((folder / "wear.json").read_text("utf-8"))
    (low, high), levels = facts[kind], int(facts["levels"])
    tile = pygame.image.load(folder / f"{kind}.png")
    factors = [low + (high - low) * i / (levels - 1) for i in range(levels)]
    tile.set_palette([tuple(min(255, round(part * f)) for part in rgb(colour)) for f in factors])
    return tile.convert(opaque())


def lay(target: Surface, tile: Surface, flag: int, at: tuple[int, int] = (0, 0)) -> None:
    """Cover a target with a seamless tile; `at` is the target's corner on the sheet, so that neighbours match."""
    w, h = tile.get_size()
    for y in range(-(at[1] % h), target.get_height(), h):
        for x in range(-(at[0] % w), target.get_width(), w):
            target.blit(tile, (x, y), special_flags=flag)


class Plate:
    """One plate of a title's folder, by the listing beside it."""

    def __init__(self, title: str, name: str) -> None:
        folder = prints_root() / title
        entry = _listing(folder)[name]
        self.order: str = entry["order"]
        self.levels: tuple[int, ...] = tuple(entry["levels"])
        self.surface = pygame.image.load(folder / f"{name}.png")

    def inked(self, inks: Inks) -> Surface:
        """On white, in full size."""
        set_inks(self.surface, self.order, self.levels, inks)
        return self.surface.convert(opaque())


@lru_cache(8)
def _listing(folder: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((folder / "plates.json").read_text("utf-8"))
    return found


def has_plate(title: str, name: str) -> bool:
    try:
        return name in _listing(prints_root() / title)
    except OSError:
        return False
