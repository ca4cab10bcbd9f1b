"""The stone of an attack, as it flies and hangs in the air."""

from __future__ import annotations

from pygame import Surface

from game.ui.look import Look


def stone_px(look: Look) -> int:
    return max(30, look.px(58))


def stone(look: Look) -> Surface:
    """The stone that is thrown."""
    px = stone_px(look)
    return look.picture("stone", (px, px))
