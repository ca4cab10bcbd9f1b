"""What the card pictures of Loot & Recruit share: goblins set down anywhere, and things that lie about at a festival.

Everything is drawn in a space of 800 x 715, the whole window of a card.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from art.kit.block import Block
from art.kit.figures.materials import bone, iron, wood
from art.kit.figures.minion import Face, Minion, draw_face, draw_minion
from art.kit.paths import circle, limb, poly, rect, taper
from art.kit.pen import Pen

Draw = Callable[[Block], None]
FACE_FIELDS = {field.name for field in fields(Face)}
MOUTHS_LOW = {"tall": 112, "pear": 100, "wedge": 104, "egg": 86, "flat": 80, "skull": 94, "round": 86, "wide": 76}


def gob(words: str, **more: Any) -> Minion:
    """A goblin from eight words: head, ear, nose, eyes, brow, mouth, hat, body ("-": none)."""
    head, ear, nose, eyes, brow, mouth, hat, body = words.split()
    facial: dict[str, Any] = {"mouth_drop": MOUTHS_LOW[head], "nose_scale": 0.68, "ear_scale": 0.72}
    facial |= {name: more.pop(name) for name in list(more) if name in FACE_FIELDS}
    brow_or, hat_or = None if brow == "-" else brow, None if hat == "-" else hat
    return Minion(Face(head, ear, nose, eyes, mouth, brow_or, hat_or, **facial), body=body, **more)


def put(block: Block, m: Minion, x: float, y: float, scale: float = 0.9, turn: float = 0, flip: int = 1) -> None:
    """A whole goblin; the middle of its chest lands at (x, y)."""
    block.push(turn, 400, 400, x - 400, y - 400, scale * flip, scale)
    draw_minion(Pen(block), m)
    block.pop()


def head(block: Block, m: Minion, x: float, y: float, scale: float = 0.6, turn: float = 0, flip: int = 1) -> None:
    """The head of a goblin alone."""
    block.push(turn, 0, 0, x, y, scale * flip, scale)
    draw_face(Pen(block), m.face)
    block.pop()


def earth(p: Pen, level: float, spot: str | None = None) -> None:
    """What things stand on."""
    outline = f"-60,790! -60,{level + 8}! 160,{level - 6} 400,{level + 8} 640,{level - 4} 860,{level + 8}! 860,790!"
    if spot:
        p.part(outline, spot, rnd=60, ang=4, spacing=14)
    else:
        p.black(outline, rnd=60, ang=70, spacing=14)
        for i in range(7):
            x, y = 30 + i * 118, level + 40 + (i % 3) * 16
            p.groove([(x, y), (x + 30, y - 5), (x + 74, y + 2)], 7)


def coin(p: Pen, x: float, y: float, r: float = 34, squeeze: float = 0.86) -> None:
    p.part(circle(x, y, r, r * squeeze), "c", rnd=r * 0.6, ang=30, spacing=9, outline=5, halo=3, shade=(0.2, -0.5))
    p.add(circle(x, y, r * 0.58, r * 0.58 * squeeze), stroke=4)


def button(p: Pen, x: float, y: float, r: float = 38, spot: str | None = "a") -> None:
    """Round, with four holes: money to anybody who has not looked."""
    p.part(circle(x, y, r, r * 0.9), spot, rnd=r * 0.5, ang=30, spacing=10, outline=5, halo=3, shade=(0.1, -0.5))
    for dx in (-1, 1):
        for dy in (-1, 1):
            p.dot(x + dx * r * 0.28, y + dy * r * 0.26, r * 0.14)


def gem(p: Pen, x: float, y: float, scale: float = 1, turn: float = 0, spot: str = "a") -> None:
    q = p.at(x, y, turn, scale)
    q.part(poly((-50, -18), (-28, -52), (28, -52), (50, -18), (0, 52)), spot, rnd=24, ang=60, outline=6, halo=3)
    q.add(poly((-50, -18), (50, -18), (0, 52)), stroke=4)
    q.add(poly((-18, -18), (0, -52), (18, -18)), stroke=4)


def drumstick(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1) -> None:
    """Upright: meat above, bone below."""
    q = p.at(x, y, turn, scale)
    knob(q, 0, 40, 0, 150)
    q.part("-18,66 -70,10 -80,-60 -40,-116 20,-124 72,-80 76,-10 22,66", "b", rnd=70, ang=50, spacing=12, outline=7)
    q.groove([(-46, -50), (-34, -86), (0, -100)], 14)


def knob(p: Pen, x0: float, y0: float, x1: float, y1: float, width: float = 30) -> None:
    """A bone from the first place to the second, with its two knuckles there."""
    bone(p, limb([(x0, y0), (x1, y1)], [width, width]), rnd=14, outline=6)
    length = math.hypot(x1 - x0, y1 - y0)
    ax, ay = (x1 - x0) / length, (y1 - y0) / length
    for side in (-1, 1):
        bone(p, circle(x1 - ay * side * width * 0.6, y1 + ax * side * width * 0.6, width * 0.66), rnd=14, outline=6)
    bone(p, circle(x1 - ax * width * 0.5, y1 - ay * width * 0.5, width * 0.5), rnd=14, outline=0, halo=0)


def fish(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1, spot: str | None = "a") -> None:
    """Facing left, and not glad of it."""
    q = p.at(x, y, turn, scale)
    q.part("-150,6 -80,-60 20,-64 90,-14! 160,-64! 150,0 162,70! 90,20! 20,62 -90,58", spot, rnd=50, ang=20, outline=7)
    q.plain(circle(-94, -12, 22), halo=0, outline_width=5)
    q.dot(-98, -10, 8)
    q.line([(-148, 12), (-116, 22), (-92, 38)], 9, start=6)
    for dx in (-30, 10, 50):
        q.line([(dx, -34), (dx + 14, 0), (dx, 32)], 9)


def fishbones(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1) -> None:
    """What a fish leaves: head, spine, tail."""
    q = p.at(x, y, turn, scale)
    bone(q, limb([(-110, 0), (150, 0)], [22, 18]), rnd=8)
    for i in range(5):
        reach = 74 - i * 9
        for side in (-1, 1):
            dx = -44 + i * 36
            bone(q, limb([(dx, 0), (dx + 10, side * reach * 0.6), (dx - 6, side * reach)], [18, 15, 11]), rnd=6, halo=3)
    bone(q, "140,-8! 206,-58! 196,0 208,60! 140,10!", rnd=20, outline=6)
    bone(q, "-200,4 -150,-62 -84,-66! -70,0 -84,62! -150,56", rnd=40, outline=7)
    for turned in (45, -45):
        q.add(poly(*_bar(-128, -16, turned)))


def _bar(x: float, y: float, turn: float, half: float = 24) -> list[tuple[float, float]]:
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x + dx * c - dy * s, y + dx * s + dy * c) for dx, dy in ((-half, -5), (half, -5), (half, 5), (-half, 5))]


def flame(p: Pen, x: float, y: float, w: float = 40, h: float = 120, turn: float = 0) -> None:
    """A tongue of fire that stands on (x, y)."""
    q = p.at(x, y, turn)
    q.part(f"{-w},0 {-w},{-h * 0.4} {w * 0.1},{-h}! {w},{-h * 0.44} {w},0", "b", rnd=w, ang=90, hi=(2, 3), outline=6)
    q.plain(
        f"{-w * 0.5},0 {-w * 0.5},{-h * 0.3} {w * 0.1},{-h * 0.64}! {w * 0.5},{-h * 0.3} {w * 0.5},0", None, 4, halo=0
    )


def wheel(p: Pen, x: float, y: float, r: float, spokes: int = 6) -> None:
    p.part(circle(x, y, r), "b", rnd=r * 0.6, ang=40, spacing=12, outline=9)
    for i in range(spokes):
        a = i * math.tau / spokes
        p.line([(x, y), (x + r * 0.9 * math.cos(a), y + r * 0.9 * math.sin(a))], 13, start=10, end=10)
    iron(p, circle(x, y, r * 0.26), rnd=r * 0.2)


def plank(p: Pen, x0: float, y0: float, x1: float, y1: float, width: float = 40) -> None:
    wood(p, limb([(x0, y0), (x1, y1)], [width, width]), rnd=18, outline=7, spacing=10)


def bolt(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1) -> None:
    """An iron bolt that has left its place."""
    q = p.at(x, y, turn, scale)
    iron(q, rect(-11, -10, 22, 66, 4), rnd=8, halo=4)
    iron(q, poly((-28, -38), (28, -38), (34, -22), (28, -6), (-28, -6), (-34, -22)), rnd=12, halo=4)
    for y_cut in (12, 28, 44):
        q.groove([(-12, y_cut + 4), (12, y_cut - 4)], 6, start=4, end=4)


def whizz(p: Pen, points: list[tuple[float, float]], width: float = 12, layer: str = "k") -> None:
    """A stroke of speed, with paper round it."""
    p.cut(taper(points, width * 2.2), None)
    p.add(taper(points, width), layer)


def bang(
    p: Pen, x: float, y: float, inner: float, outer: float, rays: int = 8, layer: str = "k", turn: float = 0
) -> None:
    """Short strokes away from a place: noise, light, surprise."""
    for i in range(rays):
        a = math.radians(turn) + i * math.tau / rays
        c, s = math.cos(a), math.sin(a)
        p.cut(taper([(x + inner * c, y + inner * s), (x + outer * c, y + outer * s)], 24, 14), None)
        p.add(taper([(x + inner * c, y + inner * s), (x + outer * c, y + outer * s)], 13, 8), layer)


def tag(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1) -> None:
    """A price tag on a string; the price has been crossed out."""
    q = p.at(x, y, turn, scale)
    q.line([(0, -70), (-8, -40), (0, -20)], 6, start=5, end=5)
    q.plain(poly((-40, 4), (0, -36), (40, 4), (40, 110), (-40, 110)), None, 6)
    q.dot(0, -4, 9)
    q.line([(-22, 40), (22, 38)], 10, start=7, end=7)
    q.line([(-22, 70), (22, 68)], 10, start=7, end=7)
    q.line([(-34, 96), (34, 18)], 16, "b", 8, 8)
