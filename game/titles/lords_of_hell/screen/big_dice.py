"""The exchange under way, large: the dice that count, the losers small behind them, the subtraction, a ribbon with who is hit
(LOH-10.47). It lies over the rows of exchanges while the dice are thrown and read."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.signs import pips
from game.ui import palette
from game.ui.fitting import fitted
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.sunburst import sunburst

BIG, LOSER = 156, 74
"""Units of a die that counts, and of one that does not."""
SHARE = 0.43
"""Of the arena's height that a die takes at most."""


def paint_arena(table: Context, surface: Surface, area: Rect, cue: cues.Exchange, told: str, outcome: str) -> None:
    """Draw an exchange into `area`. `told`: the comparison in words, "" while the dice tumble; `outcome`: who is hit."""
    look, inks, words = table.look, table.look.palette, table.words
    face = look.paper(surface, "panel", area, 8)
    surface.blit(sunburst(look, face.size, inks.paper, inks.c, centre=(0.5, 0.4)), face)
    pygame.draw.rect(surface, inks.k, face, max(2, look.px(4)))
    head = look.label(words("side-attack"), 24, inks.k, 1.6).get_height() + look.px(10)
    die = round(min(look.px(BIG), face.h * SHARE, face.w * 0.2))
    middle = face.y + head + die // 2 + look.px(12)
    for side, dice, name, ink in (
        (-1, cue.attack, "side-attack", inks.a),
        (1, cue.defence, "side-defence", palette.STRAW),
    ):
        x = face.centerx + side * round(face.w * 0.2)
        label = look.label(words(name), 24, inks.k, 1.6, width=face.w // 3)
        surface.blit(label, label.get_rect(midtop=(x, face.y + look.px(8))))
        _dice(look, surface, dice, (x, middle), side, die, ink)
    if not told:
        return
    foot = Rect(face.x, middle + die // 2 + look.px(10), face.w, 0)
    foot.h = face.bottom - foot.y - look.px(8)
    text = fitted(look, told, "display", look.caps(40), (round(face.w * 0.86), foot.h // 2), inks.k, lines=2, floor=14,
                  align="centre")  # fmt: skip
    strip = text.get_rect(midtop=(foot.centerx, foot.y)).inflate(look.px(30), look.px(4))
    surface.blit(look.panel("plain", strip.size), strip)
    surface.blit(text, text.get_rect(center=strip.center))
    _ribbon(look, surface, outcome, Rect(foot.x, strip.bottom, foot.w, foot.bottom - strip.bottom), bool(cue.hit))


def _dice(
    look: Look, surface: Surface, dice: Sequence[int], at: tuple[int, int], side: int, px: int, ink: Colour
) -> None:
    """The best of them large and askew; the others grey, outward and behind."""
    best = sorted(dice, reverse=True)
    small = round(px * LOSER / BIG)
    for m, face in enumerate(best[1:]):
        x = at[0] + side * (px // 2 + small // 2 + look.px(4))
        y = at[1] + (m - (len(best) - 2) / 2) * (small + look.px(8))
        _die(look, surface, face, (x, round(y)), small, palette.DISABLED, side * (6 if m % 2 else -5))
    if best:
        _die(look, surface, best[0], at, px, ink, side * -4)


def _die(look: Look, surface: Surface, face: int, at: tuple[int, int], px: int, fill: Colour, turn: int) -> None:
    """A die with its side seen below and to the right."""
    key = ("arena die", face, px, fill, turn, look.inks)
    picture = look.baked(key)
    if picture is None:
        deep = max(3, px // 11)
        block = Surface((px + deep, px + deep), pygame.SRCALPHA)
        for step in range(deep, 0, -1):
            pygame.draw.rect(block, look.palette.k, Rect(step, step, px, px), border_radius=px // 5)
        block.blit(pips(look, px, face, fill), (0, 0))
        picture = look.keep(key, pygame.transform.rotozoom(block, turn, 1.0))
    surface.blit(picture, picture.get_rect(center=at))


def _ribbon(look: Look, surface: Surface, outcome: str, room: Rect, is_hit: bool) -> None:
    """Who is hit, on red with swallow tails; nobody: on grey."""
    high = min(room.h - look.px(4), look.px(52))
    if high < 16:
        return
    words = look.lettering.line(
        outcome.upper(), "label", min(look.caps(34), round(high * 0.72)), look.palette.paper, width=room.w // 2
    )
    wide = max(room.w // 3, words.get_width() + look.px(70))
    box = Rect(0, 0, wide, high)
    box.center = room.center
    tail, notch = look.px(26), high // 2
    cloth = [box.topleft, box.topright, (box.right + tail, box.y), (box.right + tail - notch // 2, box.centery),
             (box.right + tail, box.bottom), box.bottomleft, (box.x - tail, box.bottom), (box.x - tail + notch // 2, box.centery),
             (box.x - tail, box.y)]  # fmt: skip
    pygame.draw.polygon(surface, palette.RED_TEXT if is_hit else palette.DIM_TEXT, cloth)
    pygame.draw.polygon(surface, look.palette.k, cloth, max(2, look.px(3)))
    surface.blit(words, words.get_rect(center=box.center))
