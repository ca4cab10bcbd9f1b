"""Plain stand-ins for the printed pieces: the right ink, a heavy rule. For when the art has not been built."""

import pygame
from pygame import Rect, Surface

from game.ui import palette as colours
from game.ui import shapes
from game.ui.palette import Colour, Palette


class PlainPieces:
    """The same calls as `game.ui.pieces.Pieces`, drawn with rectangles."""

    def __init__(self, scale: float, palette: Palette) -> None:
        self.scale = scale
        self.palette = palette

    def panel(self, name: str, size: tuple[int, int]) -> Surface:
        inks = self.palette
        fills: dict[str, Colour] = {
            "active": colours.STRAW, "ask": colours.STRAW, "target": colours.STRAW, "strip": inks.k, "toast": inks.k,
            "header": inks.k, "note": colours.TIP_PAPER, "field": colours.TIP_PAPER, "primary": inks.a,
            "danger": inks.b, "gold": colours.STRAW, "moss": inks.a, "toggle_on": inks.a, "fill": inks.k,
        }  # fmt: skip
        fill = next((colour for word, colour in fills.items() if word in name), inks.paper)
        surface = Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
        surface.fill(fill)
        heavy = max(1, round(3 * self.scale))
        rule = colours.DISABLED if "disabled" in name else inks.k
        pygame.draw.rect(surface, rule, surface.get_rect(), heavy)
        if "focus" in name:
            pygame.draw.rect(surface, rule, surface.get_rect().inflate(-4 * heavy, -4 * heavy), heavy)
        return surface

    def icon(self, name: str, px: int, ink: str | Colour | None = None) -> Surface:
        colour = ink if isinstance(ink, tuple) else self.palette.k
        return shapes.mark(name, px, colour)

    def backdrop(self, size: tuple[int, int]) -> Surface:
        surface = Surface(size)
        surface.fill(colours.PLANK)
        return surface

    def content_rect(self, name: str, size: tuple[int, int]) -> Rect:
        inset = round(14 * self.scale)
        return Rect(0, 0, *size).inflate(-2 * inset, -2 * min(inset, size[1] // 5))

    def shadow(self, size: tuple[int, int], lift: int = 5) -> tuple[Surface, tuple[int, int]]:
        surface = Surface(size, pygame.SRCALPHA)
        surface.fill((*colours.SHADOW, 130))
        return surface, (round(lift * 0.7 * self.scale), round(lift * self.scale))

    def glow(self, size: tuple[int, int], ink: str = "glow") -> tuple[Surface, tuple[int, int]]:
        reach = max(2, round(14 * self.scale))
        return shapes.bare_glow(size, reach, colours.FOCUS if ink == "focus" else colours.GLOW), (-reach, -reach)

    def draw(self, target: Surface, name: str, rect: Rect, lift: int | None = None, glow: str = "") -> Rect:
        if lift is None or lift > 0:
            picture, offset = self.shadow(rect.size, 5 if lift is None else lift)
            target.blit(picture, rect.move(offset))
        if glow:
            picture, offset = self.glow(rect.size, glow)
            target.blit(picture, rect.move(offset))
        target.blit(self.panel(name, rect.size), rect)
        return self.content_rect(name, rect.size).move(rect.topleft)
