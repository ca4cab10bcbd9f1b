"""What the pictures of Lords of Hell share: horns, wings and tails for goblins that have come far, and the furniture of Hell.

Everything is drawn in a space of 800 x 800, the whole of a card picture.  Ink ``a`` is vermilion, ``b`` smoke, ``c`` ember.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from art.kit.block import Block
from art.kit.figures.horns import horn
from art.kit.figures.materials import bone, iron
from art.kit.figures.minion import Face, Minion, draw_face, draw_minion
from art.kit.paths import Point, circle, limb, mirrored, placed, poly, rect, shape, taper
from art.kit.pen import Pen

Draw = Callable[[Block], None]
FACE_FIELDS = {field.name for field in fields(Face)}
MOUTHS_LOW = {"tall": 112, "pear": 100, "wedge": 106, "egg": 88, "flat": 82, "skull": 96, "round": 88, "wide": 76}
CROWN = {"tall": 104, "pear": 84, "wedge": 84, "egg": 104, "flat": 72, "skull": 92, "round": 88, "wide": 70}
"""How far above the middle of a head its horns root."""
WIDTHS = {"tall": 70, "pear": 64, "wedge": 92, "egg": 78, "flat": 96, "skull": 94, "round": 86, "wide": 104}


# ------------------------------------------------------------------ who
def fiend(words: str, **more: Any) -> Minion:
    """A devil or fiend from eight words: head, ear, nose, eyes, brow, mouth, hat, body ("-": none)."""
    head, ear, nose, eyes, brow, mouth, hat, body = words.split()
    facial: dict[str, Any] = {"mouth_drop": MOUTHS_LOW[head], "nose_scale": 0.66, "ear_scale": 0.74, "warts": False}
    facial |= {name: more.pop(name) for name in list(more) if name in FACE_FIELDS}
    brow_or, hat_or = None if brow == "-" else brow, None if hat == "-" else hat
    return Minion(Face(head, ear, nose, eyes, mouth, brow_or, hat_or, **facial), body=body, **more)


def horned(p: Pen, m: Minion, kind: str, scale: float = 1, spread: float = 1, lift: float = 0) -> None:
    """The horns of a head: drawn before it."""
    q = p.at(*m.head_at, m.tilt, m.head_scale)
    for side in (-1, 1):
        horn(q, kind, side * WIDTHS[m.face.head] * spread, -CROWN[m.face.head] - lift, side, scale)


def put(
    block: Block,
    m: Minion,
    x: float,
    y: float,
    scale: float = 0.9,
    turn: float = 0,
    flip: int = 1,
    horns: str | None = "up",
    horn_scale: float = 0.8,
) -> None:
    """A whole fiend; the middle of its chest lands at (x, y)."""
    block.push(turn, 400, 400, x - 400, y - 400, scale * flip, scale)
    if horns:
        m = replace(m, between=(*m.between, lambda p: horned(p, m, horns, horn_scale)))
    draw_minion(Pen(block), m)
    block.pop()


def head(
    block: Block,
    m: Minion,
    x: float,
    y: float,
    scale: float = 0.6,
    turn: float = 0,
    flip: int = 1,
    horns: str | None = "up",
    horn_scale: float = 0.8,
) -> None:
    """The head of a fiend alone."""
    block.push(turn, 0, 0, x, y, scale * flip, scale)
    if horns:
        horned(Pen(block), replace(m, head_at=(0, 0), tilt=0, head_scale=1), horns, horn_scale)
    draw_face(Pen(block), m.face)
    block.pop()


# ------------------------------------------------------------------ what grows on them
BAT = "0,0! 60,-110 180,-200! 330,-210! 350,-120 350,-40! 290,-60! 270,40! 210,10! 170,90! 110,50! 40,100!"


def bat_wings(
    p: Pen, x: float = 400, y: float = 470, scale: float = 1, spot: str | None = "b", apart: float = 40
) -> None:
    """A pair, folded open: black with ribs; the smoke ink under the key shows in the gouges."""
    for side in (-1, 1):
        q = p.at(x + side * apart, y, 0, scale, side)
        q.black(BAT, spot, rnd=60, ang=60, spacing=12)
        for ex, ey in ((330, -200), (345, -50), (268, 30), (168, 84)):
            q.groove([(20, -10), (ex * 0.5, ey * 0.6 - 40), (ex, ey)], 8)


def insect_wings(p: Pen) -> None:
    """Four of glass, veined."""
    for side in (-1, 1):
        q = p.at(400 + side * 44, 440, 0, 1, side)
        for outline in (
            "0,30! 120,20 260,50 300,130 250,220 150,210 50,100",
            "0,0! 70,-140 200,-250 320,-240 372,-150 320,-30 130,40",
        ):
            q.part(outline, None, rnd=70, ang=60, outline=7, shade=(0.2, -0.35), hi=(2, 3))
        for ex, ey in ((300, -220), (352, -130), (300, -40), (270, 130), (200, 190)):
            q.line([(12, 0), (ex * 0.5, ey * 0.62), (ex, ey)], 8, start=5)
        q.line([(150, -160), (190, -90), (230, 0)], 6)
        q.line([(240, -220), (270, -130), (280, -30)], 6)


def tail(p: Pen, spot: str = "a") -> None:
    """To the right, with its spade."""
    p.part(
        limb([(440, 660), (570, 720), (670, 650), (650, 560), (704, 500)], [28, 26, 22, 18, 15]),
        spot,
        rnd=12,
        outline=6,
    )
    p.part(poly((684, 516), (650, 446), (728, 404), (748, 486)), spot, rnd=20, outline=6)


def sting(p: Pen, spot: str = "a") -> None:
    """A scorpion's, up behind the right shoulder and over."""
    rings = ((660, 720, 60), (712, 640, 56), (738, 550, 52), (738, 460, 48), (716, 376, 45), (672, 306, 42))
    for x, y, r in rings:
        p.part(circle(x, y, r), spot, rnd=r * 0.8, ang=40, spacing=10, outline=7, halo=3)
    p.part(circle(612, 246, 52), spot, rnd=40, ang=40, outline=7, halo=3)
    p.black("646,218! 606,156 546,130 480,146! 526,168 554,204 572,274!", rnd=24)


def goatee(p: Pen, x: float, y: float, width: float = 40, long: float = 112, spot: str | None = None) -> None:
    """A pointed beard from a chin; key, or an ink."""
    outline = (
        f"{x - width},{y}! {x},{y + 14} {x + width},{y}! {x + width * 0.66},{y + long * 0.52} {x + 6},{y + long}! "
        f"{x - width * 0.6},{y + long * 0.52}"
    )
    if spot:
        p.part(outline, spot, rnd=24, ang=84, spacing=9, outline=6)
    else:
        p.black(outline, rnd=20, ang=84, spacing=9)
        for dx in (-0.4, 0.05, 0.45):
            p.groove([(x + width * dx, y + 18), (x + width * dx * 0.7, y + long * 0.36), (x + 4, y + long * 0.66)], 6)


# ------------------------------------------------------------------ Hell's furniture
def flame(p: Pen, x: float, y: float, w: float = 40, h: float = 120, turn: float = 0, spot: str = "a") -> None:
    """A tongue of fire that stands on (x, y): an ink with an ember heart and a paper core."""
    q = p.at(x, y, turn)
    q.part(f"{-w},0 {-w},{-h * 0.4} {w * 0.1},{-h}! {w},{-h * 0.44} {w},0", spot, rnd=w, ang=90, hi=(2, 3), outline=6)
    heart = f"{-w * 0.6},0 {-w * 0.6},{-h * 0.32} {w * 0.1},{-h * 0.7}! {w * 0.6},{-h * 0.34} {w * 0.6},0"
    q.plain(heart, "c" if spot == "a" else None, 4, halo=0)


def skull(p: Pen, x: float, y: float, scale: float = 1, turn: float = 0, flip: int = 1, lit: bool = True) -> None:
    """A human one, 150 wide; ``lit`` puts a spark in its eyes."""
    q = p.at(x, y, turn, scale, flip)
    bone(q, mirrored("0,-84 56,-78 82,-30 74,18 50,38 46,84 0,90"), rnd=70, ang=50, outline=7)
    for side in (-1, 1):
        q.add(circle(side * 33, 2, 22, 26))
        if lit:
            q.cut(circle(side * 31, 6, 9), None)
            q.add(circle(side * 31, 6, 8), "a")
    q.add(poly((0, 22), (12, 46), (-12, 46)))
    for dx in (-24, -8, 8, 24):
        q.line([(dx, 56), (dx * 0.96, 88)], 7, start=5, end=5)


def soul(p: Pen, x: float, y: float, scale: float = 1, turn: float = 0, mouth: str = "o", flip: int = 1) -> None:
    """What a human leaves: a cloth with eyes, 200 wide, 330 high, its foot fluttering to the left."""
    q = p.at(x, y, turn, scale, flip)
    q.part(
        "0,-150 74,-122 104,-40 104,60 120,170! 76,136 48,178! 14,140 -30,186! -58,146 -104,186! -92,60 -100,-40 -70,-122",
        None,
        rnd=90,
        ang=84,
        outline=8,
        shade=(0.26, -0.25),
    )
    for side in (-1, 1):
        q.dot(side * 38 + 4, -42, 21, 29)
        q.line([(side * 22 + 4, -88), (side * 48 + 4, -98), (side * 74, -80)], 9)
    if mouth == "o":
        q.dot(4, 34, 24, 36)
    elif mouth == "flat":
        q.line([(-30, 34), (4, 22), (40, 36)], 13)
    else:
        q.dot(4, 24, 15, 15)


def chain(p: Pen, points: list[Point], link: float = 30, spot: str | None = None) -> None:
    """Iron links along a line of points; face on and edge on by turns."""
    from art.kit.paths import sample

    length = sum(math.dist(a, b) for a, b in zip(points, points[1:], strict=False))
    count = max(2, round(length / (link * 1.25)))
    curve = sample(points, count + 1)
    for i in range(count):
        (x0, y0), (x1, y1) = curve[i], curve[i + 1]
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        q = p.at((x0 + x1) / 2, (y0 + y1) / 2, turn)
        narrow = 0.42 if i % 2 == 0 else 0.16
        outline = circle(0, 0, link * 0.86, link * narrow)
        q.cut(outline, None, stroke=link * 0.62)
        if spot:
            q.add(outline, spot, stroke=link * 0.36)
            q.add(outline, stroke=link * 0.1)
        else:
            q.add(outline, stroke=link * 0.4)
        q.cut(placed(outline, -1, -2), ("k",), stroke=link * 0.07)


def padlock(p: Pen, x: float, y: float, scale: float = 1, turn: float = 0) -> None:
    q = p.at(x, y, turn, scale)
    q.part(taper([(-42, 4), (-36, -70), (0, -96), (36, -70), (42, 4)], 26, 22, 22), None, rnd=12, outline=7)
    q.part(rect(-72, -10, 144, 126, 16), "b", rnd=50, outline=9)
    q.dot(0, 44, 20)
    q.add(poly((-9, 46), (9, 46), (16, 90), (-16, 90)))


def key(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1) -> None:
    """Bow above, bit below."""
    q = p.at(x, y, turn, scale)
    iron(q, rect(-9, 0, 18, 150, 5), rnd=9, halo=4)
    iron(q, "9,96! 46,96! 46,116! 28,116! 28,124! 46,124! 46,146! 9,146!", rnd=8, halo=4)
    q.cut(circle(0, -36, 44), None)
    q.add(circle(0, -36, 36), stroke=17)
    q.cut(circle(-2, -38, 38), ("k",), stroke=3)


def scroll(p: Pen, x: float, y: float, w: float, h: float, turn: float = 0, lines: int = 5, wax: bool = True) -> None:
    """A contract: a sheet between two rolls, its middle at (x, y), sealed."""
    q = p.at(x, y, turn)
    bone(q, rect(-w / 2, -h / 2, w, h, 4), rnd=30, ang=4, outline=7, shade=(0.2, -0.4))
    for side in (-1, 1):
        bone(q, rect(-w / 2 - 18, side * h / 2 - 17, w + 36, 34, 15), rnd=16, ang=2, outline=7, shade=(0.35, -0.2))
        for end in (-1, 1):
            iron(q, rect(end * (w / 2 + 26) - 11, side * h / 2 - 11, 22, 22, 6), rnd=8, halo=3)
    step = (h - 90) / max(1, lines)
    for i in range(lines):
        long = w * (0.37 - 0.1 * ((i * 0.618) % 1))
        q.line(
            [(-w * 0.37, -h / 2 + 46 + i * step), (0, -h / 2 + 44 + i * step), (long, -h / 2 + 47 + i * step)],
            9,
            start=5,
        )
    if wax:
        seal(q, w * 0.22, h * 0.32, min(w, h) * 0.19)


def seal(p: Pen, x: float, y: float, r: float, spot: str = "a") -> None:
    """Wax with the mark of horns."""
    drip = " ".join(
        f"{x + r * (1 + 0.09 * math.sin(i * 2.4)) * math.cos(i * math.tau / 14):.1f},"
        f"{y + r * (1 + 0.09 * math.sin(i * 2.4)) * math.sin(i * math.tau / 14):.1f}"
        for i in range(14)
    )
    p.part(drip, spot, rnd=r * 0.5, ang=40, spacing=10, outline=max(4, r * 0.1), halo=4, shade=(0.1, -0.5))
    p.add(circle(x, y, r * 0.66), stroke=max(3, r * 0.08))
    q = p.at(x, y, 0, r / 100)
    q.add(
        shape("-8,44! -34,6 -30,-10! -52,-16 -48,-52! -28,-30 -12,-24 12,-24 28,-30 48,-52! 52,-16 30,-10! 34,6 8,44!")
    )


def whizz(p: Pen, points: list[Point], width: float = 12, layer: str = "k") -> None:
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
        line = [(x + inner * c, y + inner * s), (x + outer * c, y + outer * s)]
        p.cut(taper(line, 26, 16), None)
        p.add(taper(line, 14, 9), layer)


def ground(p: Pen, level: float, spot: str | None = None) -> None:
    """What things stand on: cracked rock, black unless it has an ink."""
    outline = f"-60,860! -60,{level + 8}! 160,{level - 6} 400,{level + 8} 640,{level - 4} 860,{level + 8}! 860,860!"
    if spot:
        p.part(outline, spot, rnd=60, ang=4, spacing=14, outline=8)
    else:
        p.black(outline, rnd=60, ang=70, spacing=14)
    for i in range(6):
        x, y = 50 + i * 138, level + 44 + (i % 3) * 22
        crack = [(x, y), (x + 26, y + 14), (x + 52, y + 6), (x + 86, y + 22)]
        if spot:
            p.line(crack, 8)
        else:
            p.groove(crack, 8)


def fly(p: Pen, x: float, y: float, scale: float = 1, turn: float = 0) -> None:
    q = p.at(x, y, turn, scale)
    for side in (-1, 1):
        q.at(0, 0, 0, 1, side).part("2,-8! 40,-56 84,-50 70,-4 24,14", None, rnd=20, outline=6, halo=4)
    q.black(circle(0, 10, 22, 32), rnd=20, halo=3)
    for side in (-1, 1):
        q.cut(circle(side * 9, -12, 7), None)
        q.add(circle(side * 9, -12, 6), "a")


def eye_pair(
    p: Pen, x: float, y: float, r: float, spot: str | None = "a", slant: float = 18, apart: float = 1.15
) -> None:
    """A pair that looks out of the dark: slit pupils."""
    for side in (-1, 1):
        q = p.at(x + side * r * apart, y, side * slant, r / 40, side)
        outline = shape("-44,0! -10,-30 30,-30 46,-6! 26,26 -12,26")
        q.cut(outline, None)
        if spot:
            q.add(outline, spot)
        q.add(shape("2,-27! 12,0 2,25! -8,0"))
