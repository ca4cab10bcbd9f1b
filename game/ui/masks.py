"""Separations from disk and the surfaces that are made from them; what pieces are printed with."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui.palette import Colour
from game.ui.picture_store import kept

Size = tuple[int, int]


class Mask(NamedTuple):
    """Levels of one or several layers stacked, as bytes 0..255."""

    size: Size
    levels: bytes

    def part(self, index: int, count: int) -> Mask:
        """One layer of a stack."""
        w, h = self.size[0], self.size[1] // count
        return Mask((w, h), self.levels[index * w * h : (index + 1) * w * h])

    def crop(self, x: int, y: int, w: int, h: int) -> Mask:
        """A rectangle of it."""
        step = self.size[0]
        starts = range(y * step + x, (y + h) * step + x, step)
        return Mask((w, h), b"".join(self.levels[start : start + w] for start in starts))


def native(surface: Surface) -> Surface:
    """The same picture in the format of the window, if there is one: it is copied there every frame."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return surface
    return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()


def plain(surface: Surface) -> Surface:
    """The same picture in the one format all pieces are composed in: blends between unlike formats are slow."""
    alpha = bool(surface.get_flags() & pygame.SRCALPHA)
    out = Surface(surface.get_size(), pygame.SRCALPHA if alpha else 0, 32)
    out.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_ADD if alpha else 0)
    return out


@kept("masks")
def load_mask(path: Path) -> Mask:
    """A stack of separations from disk."""
    surface = pygame.image.load(path)
    return Mask(surface.get_size(), pygame.image.tobytes(surface, "RGB")[::3])


@kept("pictures as they lie on disk")
def load_picture(path: Path, alpha: bool = False) -> Surface:
    """A picture from disk."""
    return read_picture(path, alpha)


def read_picture(path: Path, alpha: bool = False) -> Surface:
    """A picture from disk as 32 bits, so that it may be scaled and blended without a window."""
    surface = pygame.image.load(path)
    out = Surface(surface.get_size(), pygame.SRCALPHA if alpha else 0, 32)
    out.blit(surface, (0, 0))
    return out


def inked(mask: Mask, use: str, colour: Colour, opacity: float) -> Surface:
    """A mask as a surface: `ink` and `hole` to be multiplied or laid as a maximum, `alpha` and `over` with coverage."""
    size = mask.size
    count = size[0] * size[1]
    if use in ("alpha", "over"):
        out = bytearray(bytes((*colour, 0)) * count)
        out[3::4] = mask.levels.translate(bytes(round(v * opacity) for v in range(256))) if opacity < 1 else mask.levels
        return pygame.image.frombytes(bytes(out), size, "RGBA")
    out = bytearray(count * 3)
    shades = colour if use == "ink" else (0, 0, 0)
    for channel, value in enumerate(shades):
        out[channel::3] = mask.levels.translate(ramp(value))
    return pygame.image.frombytes(bytes(out), size, "RGB")


@lru_cache(maxsize=64)
def ramp(value: int) -> bytes:
    """From no ink (255) to the ink's own value."""
    return bytes(255 - v * (255 - value) // 255 for v in range(256))
