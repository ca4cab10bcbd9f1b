"""The exchange under way, large, over the whole middle of a battle: which one it is and how those before it ended, the dice that
count, the losers small behind them, the subtraction with its reason, a ribbon with who is hit (LOH-10.47)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.signs import pips
from game.ui import palette, shapes
from game.ui.fitting import fitted
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.sunburst import sunburst

BIG, LOSER = 156, 74
"""Units of a die that counts, and of one that does not."""
SHARE = 0.34
"""Of the arena's height that a die takes at most."""
CUTS = 5
"""White cuts in the dark side of a die."""


class Fought(NamedTuple):
    """An exchange as it is shown large."""

    cue: cues.Exchange
    number: int = 1
    whole: int = 1
    """Of exchanges in this battle round."""
    past: tuple[cues.Exchange, ...] = ()
    less: int = 0
    """What the wall takes off the attack's die; 0: nothing is subtracted."""
    reason: str = ""
    """The comparison in words; "" while the dice tumble."""
    outcome: str = ""
    """Who is hit."""


def paint_arena(table: Context, surface: Surface, area: Rect, fought: Fought) -> None:
    """Draw an exchange into `area`."""
    look, inks, words, cue = table.look, table.look.palette, table.words, fought.cue
    face = look.paper(surface, "panel", area, 8)
    head = Rect(face.x, face.y, face.w, look.px(70))
    _head(table, surface, head.inflate(-look.px(20), 0), fought)
    ring = Rect(face.x, head.bottom, face.w, face.bottom - head.bottom)
    surface.blit(sunburst(look, ring.size, inks.paper, inks.c, centre=(0.5, 0.4)), ring)
    pygame.draw.rect(surface, inks.k, ring, max(2, look.px(4)))
    label_h = look.label(words("side-attack"), 24, inks.k, 1.6).get_height() + look.px(10)
    die = round(min(look.px(BIG), face.h * SHARE, face.w * 0.2))
    middle = ring.y + label_h + die // 2 + look.px(20)
    for side, dice, name, ink in (
        (-1, cue.attack, "side-attack", inks.a),
        (1, cue.defence, "side-defence", inks.paper),
    ):
        x = ring.centerx + side * round(ring.w * 0.21)
        label = look.label(words(name), 24, inks.k, 1.6, width=ring.w // 3)
        surface.blit(label, label.get_rect(midtop=(x, ring.y + look.px(12))))
        _dice(look, surface, dice, (x, middle), side, die, ink)
    low = middle + die // 2 + look.px(26)
    _told(table, surface, Rect(ring.x, low, ring.w, ring.bottom - low - look.px(10)), fought)


def _head(table: Context, surface: Surface, head: Rect, fought: Fought) -> None:
    """Which exchange it is, and a square for each: the die that hit and its arrow, this one's number, those to come."""
    look, inks = table.look, table.look.palette
    gap = look.px(8)
    tall = head.h - look.px(16)
    wide = min(round(tall * 1.35), (round(head.w * 0.58) - gap * fought.whole) // max(1, fought.whole))
    x = head.right
    for n in range(fought.whole, 0, -1):
        box = Rect(x - wide, head.centery - tall // 2, wide, tall)
        x -= wide + gap
        if n == fought.number:
            pygame.draw.rect(surface, palette.STRAW, box, border_radius=4)
        if n > fought.number:
            shapes.dashes(surface, box, 0, inks.k, None, 2)
        else:
            pygame.draw.rect(surface, inks.k, box, max(2, look.px(3)), border_radius=4)
        if n < fought.number and n <= len(fought.past):
            _past(look, surface, box, fought.past[n - 1])
        else:
            ink = inks.k if n == fought.number else palette.DIM_TEXT
            number = look.lettering.line(str(n), "display", max(12, round(tall * 0.55)), ink)
            surface.blit(number, number.get_rect(center=box.center))
    text = table.words("battle-exchange", n=fought.number, all=fought.whole)
    line = fitted(look, text, "display", look.caps(36), (x - head.x, tall), inks.k, lines=1, floor=13)
    surface.blit(line, line.get_rect(midleft=(head.x, head.centery)))


def _past(look: Look, surface: Surface, box: Rect, cue: cues.Exchange) -> None:
    """An exchange that is over: the die that hit, an arrow to whom; a dash where nobody was."""
    wins = hit_side(cue)
    best = max(cue.defence if wins < 0 else cue.attack)
    arrow = max(8, round(box.h * 0.3))
    px = min(round(box.h * 0.62), box.w - arrow - 4)
    die = pips(look, px, best)
    if not wins:
        dash = look.mark("dash", round(box.h * 0.4), palette.DIM_TEXT)
        surface.blit(dash, dash.get_rect(center=box.center))
        return
    surface.blit(die, die.get_rect(center=(box.centerx - wins * arrow // 2, box.centery)))
    mark = look.mark("left" if wins < 0 else "right", arrow, palette.RED_TEXT)
    surface.blit(mark, mark.get_rect(center=(box.centerx + wins * (px // 2 + 2), box.centery)))


def hit_side(cue: cues.Exchange) -> int:
    """-1: the attack at the left was hit; 1: the defence or its helper; 0: nobody."""
    return {"attack": -1, "defence": 1, "shielded": 1}.get(cue.hit, 0)


def _told(table: Context, surface: Surface, room: Rect, fought: Fought) -> None:
    """The subtraction, why, and on the ribbon who is hit; while the dice tumble, by what rule it will be."""
    look, inks = table.look, table.look.palette
    strip = Rect(room.x, room.y, round(room.w * 0.9), min(round(room.h * 0.56), look.px(96)))
    strip.centerx = room.centerx
    surface.blit(look.panel("plain", strip.size), strip)
    inner = strip.inflate(-look.px(40), -look.px(12))
    if not fought.reason:
        text = fitted(look, table.words("battle-rule"), "text_bold", look.text(26), inner.size, palette.DIM_TEXT, lines=2,
                      floor=13, align="centre", leading=1.02)  # fmt: skip
        surface.blit(text, text.get_rect(center=inner.center))
    elif fought.less:
        sum_ = _sum(table, fought, inner.h)
        sum_at = sum_.get_rect(midleft=inner.midleft)
        surface.blit(sum_, sum_at)
        left = sum_at.right + look.px(24)
        text = fitted(look, fought.reason, "text_bold", look.text(26), (inner.right - left, inner.h), inks.k, lines=2,
                      floor=13, leading=1.02)  # fmt: skip
        surface.blit(text, text.get_rect(midleft=(left, inner.centery)))
    else:
        text = fitted(look, fought.reason, "display", look.caps(42), inner.size, inks.k, lines=1, floor=14)
        surface.blit(text, text.get_rect(center=inner.center))
    ribbon = Rect(room.x, strip.bottom, room.w, room.bottom - strip.bottom)
    is_open = not fought.reason
    _ribbon(look, surface, "?" if is_open else fought.outcome, ribbon, bool(fought.cue.hit) and not is_open)


def _sum(table: Context, fought: Fought, high: int) -> Surface:
    """What the attack's die comes to behind the wall, in large numerals, with the wall's name under what it takes."""
    look, inks = table.look, table.look.palette
    best = max(fought.cue.attack)
    wall = look.label(table.words("battle-the-wall"), 18, inks.k, 1.0)
    px = max(15, min(look.caps(52), round((high - wall.get_height()) * 1.05)))
    parts = [
        (str(best), inks.a),
        ("–", inks.k),
        (str(fought.less), inks.k),
        ("=", inks.k),
        (str(best - fought.less), inks.a),
    ]
    lines = [look.lettering.line(text, "display", px, ink) for text, ink in parts]
    gap = look.px(9)
    sheet = Surface((sum(line.get_width() + gap for line in lines) + wall.get_width() // 2, high), pygame.SRCALPHA)
    x = 0
    for n, line in enumerate(lines):
        sheet.blit(line, (x, -look.px(3)))
        if n == 2:
            sheet.blit(wall, wall.get_rect(midbottom=(x + line.get_width() // 2, high)))
        x += line.get_width() + gap
    return sheet


def _dice(
    look: Look, surface: Surface, dice: Sequence[int], at: tuple[int, int], side: int, px: int, ink: Colour
) -> None:
    """The best of them large and askew; the others grey, outward and behind."""
    best = sorted(dice, reverse=True)
    small = round(px * LOSER / BIG)
    for m, face in enumerate(best[1:]):
        column, row = divmod(m, 2)  # no higher than the large one beside them
        alone = m == len(best) - 2 and not row
        x = at[0] + side * (px // 2 + small // 2 + look.px(6) + column * (small + look.px(8)))
        y = at[1] + (0 if alone else (row - 0.5) * (small + look.px(8)))
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
        for n in range(CUTS if deep > 6 else 0):  # carved where the light grazes the side
            along, short = px * (n + 1.6) / (CUTS + 2), deep * 0.42
            pygame.draw.line(block, look.palette.paper, (along, px + 2), (along + short, px + 2 + short), 2)
            pygame.draw.line(block, look.palette.paper, (px + 2, along), (px + 2 + short, along + short), 2)
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
