"""The plates of a map on disk, in tiles, and how chunks are cut from them: a chunk is one tile at one scale.

Two plates there are: `near`, and `far`, with one bold stamp a hex.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.hexmap.camera import Area
from game.ui.hexmap.geometry import HexLayout
from game.ui.picture_store import Shelf

FAR_BELOW = 58.0  # pixels a hex: smaller ones are shown from the far plate


class Key(NamedTuple):
    """A chunk: which scale, column, row."""

    scale: float
    column: int
    row: int


class PlateFacts(NamedTuple):
    """What the listing beside the tiles says."""

    name: str
    order: str
    levels: tuple[int, ...]
    clear: int
    tile: int
    size: tuple[int, int]
    scale: float
    patches: Mapping[str, tuple[int, int]]


def read_facts(folder: Path, name: str) -> PlateFacts:
    said = json.loads((folder / f"{name}.json").read_text("utf-8"))
    return PlateFacts(
        name,
        said["order"],
        tuple(said["levels"]),
        said["clear"],
        said["tile"],
        (said["size"][0], said["size"][1]),
        said["scale"],
        {site: (entry["at"][0], entry["at"][1]) for site, entry in said["patches"].items()},
    )


def fitting_scale(wanted: float, tile: int, plate_scale: float) -> float:
    """The scale next to a wanted one at which a tile becomes a whole number of pixels: chunks then meet exactly."""
    return max(8, round(tile * wanted / plate_scale)) / tile * plate_scale


class Plates:
    """The plates in a folder, for a layout."""

    def __init__(self, folder: Path, layout: HexLayout) -> None:
        self.folder, self.layout = folder, layout
        self.facts = {name: read_facts(folder, name) for name in ("near", "far")}
        self._tiles: Shelf[tuple[str, int, int], Surface] = Shelf("plates")
        self._patches: Shelf[tuple[str, str], Surface] = Shelf("plates")

    # ---- scales
    def of(self, scale: float) -> PlateFacts:
        """The plate that is shown at a scale."""
        return self.facts["far" if self.layout.hex * scale < FAR_BELOW else "near"]

    def fitting(self, scale: float) -> float:
        """The scale next to this one at which chunks meet exactly."""
        plate = self.of(scale)
        found = fitting_scale(scale, plate.tile, plate.scale)
        return found if self.of(found) is plate else scale

    def chunk_px(self, scale: float) -> int:
        """The width of a chunk."""
        plate = self.of(scale)
        return max(8, round(plate.tile * scale / plate.scale))

    def keys(self, scale: float, area: Area, around: int = 0) -> list[Key]:
        """The chunks that an area (units) lies on, nearest to its middle first."""
        plate = self.of(scale)
        step = plate.tile / plate.scale
        columns, rows = -(-plate.size[0] // plate.tile), -(-plate.size[1] // plate.tile)
        x, y, w, h = area
        c0, c1 = max(0, int(x // step) - around), min(columns - 1, int((x + w) // step) + around)
        r0, r1 = max(0, int(y // step) - around), min(rows - 1, int((y + h) // step) + around)
        found = [Key(scale, c, r) for c in range(c0, c1 + 1) for r in range(r0, r1 + 1)]
        mx, my = (x + w / 2) / step - 0.5, (y + h / 2) / step - 0.5
        return sorted(found, key=lambda key: (key.column - mx) ** 2 + (key.row - my) ** 2)

    def number(self, scale: float) -> int:
        """How many chunks a scale has."""
        plate = self.of(scale)
        return -(-plate.size[0] // plate.tile) * -(-plate.size[1] // plate.tile)

    def every(self, scale: float) -> list[Key]:
        """Every chunk of a scale."""
        return self.keys(scale, (0, 0, *self.layout.size))

    def box(self, key: Key) -> Rect:
        """Where a chunk lies, in pixels of its scale; the last ones end with the sheet."""
        n, plate = self.chunk_px(key.scale), self.of(key.scale)
        per = n / plate.tile
        right = min((key.column + 1) * n, round(plate.size[0] * per))
        bottom = min((key.row + 1) * n, round(plate.size[1] * per))
        left, top = key.column * n, key.row * n
        return Rect(left, top, max(1, right - left), max(1, bottom - top))

    # ---- files
    def tile(self, plate: PlateFacts, column: int, row: int) -> Surface:
        """A tile as it lies on disk."""
        key = (plate.name, column, row)
        found = self._tiles.get(key)
        if found is None:
            found = pygame.image.load(self.folder / f"{plate.name}_{column:02d}_{row:02d}.png")
            self._tiles.keep(key, found)
        return found

    def patch(self, plate: PlateFacts, site: str) -> Surface:
        """What a site looks like in ruins."""
        found = self._patches.get((plate.name, site))
        if found is None:
            found = pygame.image.load(self.folder / f"{plate.name}_{site}.png")
            found.set_colorkey(plate.clear)
            self._patches.keep((plate.name, site), found)
        return found

    def touches(self, site: str, key: Key) -> bool:
        """Whether the patch of a site reaches into a chunk."""
        plate = self.of(key.scale)
        if site not in plate.patches:
            return False
        box = self.patch(plate, site).get_rect(topleft=plate.patches[site])
        return box.colliderect(Rect(key.column * plate.tile, key.row * plate.tile, plate.tile, plate.tile))
