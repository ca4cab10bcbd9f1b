"""Small maps for the codex: a few hexes with counters, in the inks of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.titles.goblin_raid.rules.map_graph import GRID, WITHIN, ways
from game.titles.goblin_raid.rules.map_graph import terrain as terrain_of
from game.ui import palette
from game.ui.hexmap.geometry import CORNERS, HexLayout
from game.ui.look import Look
from game.ui.palette import Colour

LAYOUT = HexLayout(GRID, margin=0.0)
LARGEST = 116
"""Pixels of a hex's width at scale 1, where there is room."""
GROUND = {
    "open": ("c", 0.12),
    "fields": ("a", 0.25),
    "open_woods": ("c", 0.5),
    "forest": ("c", 0.75),
    "rolling_hills": ("a", 0.45),
    "wooded_hills": ("a", 0.6),
    "mountain": ("k", 0.45),
    "lake": ("b", 0.55),
}
"""Which ink lies on a hex, and how thick; a site is straw."""


@dataclass(frozen=True, slots=True)
class HexSketch:
    """Hexes by the names of the map, side by side as they are there."""

    hexes: tuple[str, ...]
    counters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What stands in a hex, the lowest first."""
    numbers: Mapping[str, str] = field(default_factory=dict)
    lit: frozenset[str] = frozenset()
    has_terrain: bool = False
    """As the map is; else all is open ground."""

    def __call__(self, look: Look, most: int) -> Surface:
        middles = {name: LAYOUT.middle(name) for name in self.hexes}
        left, top = min(x for x, _ in middles.values()), min(y for _, y in middles.values())
        wide = max(x for x, _ in middles.values()) - left + LAYOUT.hex
        high = max(y for _, y in middles.values()) - top + LAYOUT.step[1]
        scale = min((most - 4) / wide, look.px(LARGEST) / LAYOUT.hex)
        sheet = Surface((round(wide * scale) + 4, round(high * scale) + 4), pygame.SRCALPHA)
        places = {
            name: (2 + (x - left + LAYOUT.side) * scale, 2 + (y - top + LAYOUT.step[1] / 2) * scale)
            for name, (x, y) in middles.items()
        }
        for name in sorted(self.hexes, key=lambda name: name in self.lit):
            self._hex(sheet, look, name, places[name], LAYOUT.side * scale)
        for name, stack in self.counters.items():
            _stack(sheet, look, stack, places[name], LAYOUT.side * scale)
        for name, number in self.numbers.items():
            _number(sheet, look, number, places[name], LAYOUT.side * scale)
        return sheet

    def _hex(self, sheet: Surface, look: Look, name: str, at: tuple[float, float], side: float) -> None:
        inks = look.palette
        points = [(at[0] + dx * side, at[1] + dy * side) for dx, dy in CORNERS]
        ground = terrain_of(name, 0) if self.has_terrain else "open"
        ink, thick = GROUND.get(ground, ("", 0.0))
        fill: Colour = palette.mix(inks.paper, inks.ink(ink), thick) if ink else palette.STRAW
        pygame.draw.polygon(sheet, palette.mix(fill, inks.b, 0.5) if name in self.lit else fill, points)
        pygame.draw.polygon(sheet, inks.k, points, max(2, look.px(4)) if name in self.lit else max(1, look.px(2)))


def _stack(sheet: Surface, look: Look, stack: tuple[str, ...], at: tuple[float, float], side: float) -> None:
    """Counters on one another, each a little higher."""
    px, lean = round(side * 1.1), max(3, round(side * 0.2))
    for n, name in enumerate(stack):
        box = Rect(0, 0, px, px)
        box.center = (
            round(at[0]) + (n * 2 - len(stack) + 1) * lean // 2,
            round(at[1]) - (n * 2 - len(stack) + 1) * lean // 2,
        )
        sheet.blit(look.picture(name, box.size), box)
        pygame.draw.rect(sheet, look.palette.k, box, max(1, look.px(2)))


def _number(sheet: Surface, look: Look, number: str, at: tuple[float, float], side: float) -> None:
    words = look.lettering.line(number, "display", max(13, round(side * 0.7)), look.palette.k)
    radius = max(words.get_size()) // 2 + look.px(4)
    middle = (round(at[0]), round(at[1]))
    pygame.draw.circle(sheet, look.palette.paper, middle, radius)
    pygame.draw.circle(sheet, look.palette.k, middle, radius, max(1, look.px(2)))
    sheet.blit(words, words.get_rect(center=middle))


def around(middle: str, radius: int = 1) -> tuple[str, ...]:
    """The hexes about one, itself among them."""
    return tuple(GRID.within(middle, radius))


def march(way: Iterable[str], leader: str, foe: tuple[str, str]) -> HexSketch:
    """A leader's way on foot over the map, with the movement points spent so far on each hex; `foe`: where a counter ends it."""
    path = tuple(way)
    spent, numbers = 0, {}
    for a, b in zip(path, path[1:]):
        spent += ways(0).goblin[a][b]
        numbers[b] = f"{spent / 2:g}"
    where, counter = foe
    return HexSketch((*path, where), {path[0]: (leader,), where: (counter,)}, numbers, frozenset(path[1:]), True)


def zone(middle: str, counter: str, radius: int = 1) -> HexSketch:
    """What lies within so many hexes of a counter, lit."""
    seen = frozenset(around(middle, radius))
    return HexSketch(tuple(sorted(seen)), {middle: (counter,)}, lit=seen - {middle})


def spotted(middle: str, watcher: str, goblin: tuple[str, str]) -> HexSketch:
    """A goblin at the rim of the hexes within which he is spotted (GOB-11.2)."""
    where, counter = goblin
    seen = WITHIN[middle]
    return HexSketch(tuple(sorted(seen)), {middle: (watcher,), where: (counter,)}, lit=seen - {middle})
