"""What the posters show: one scene per game, big faces first."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from art.kit.block import Block
from art.kit.figures.goat_head import GoatHead, coat_style, draw_goat_head
from art.kit.figures.goblin import Goblin, Hand, draw_goblin
from art.kit.figures.props import draw_prop
from art.kit.inks import INKS, InkSet
from art.kit.paths import circle, limb, placed, poly, rect, shape, taper
from art.kit.pen import Pen
from art.kit.scenes import rays
from art.portraits.moods import Head, draw_lids, draw_mouth, lively, moving_parts
from art.posters.sheet import MOVES, Paint, Poster, figure
from art.titles.lords_of_hell.devil_moods import eyes_of, mooded
from art.titles.lords_of_hell.devils import DEVILS, draw_devil

SLAYER, LOOT, HELL = INKS["slayer"]["default"], INKS["loot"]["default"], INKS["hell"]["default"]
GOATS = INKS["battlegoats"]["default"]
RAID = InkSet(paper="#E3CD9B", k="#2A1E16", a="#6F8F3A", b="#B0382A", c="#C99A4E", d="#4F86A0")
STEEL = {"hi": (2, 3), "shade": (0.50, 0.0), "ang": 60, "spacing": 11}


def _move(p: Pen, head: Head, mood: str) -> None:
    """Mouth and lids over a head about the pen's origin, and in their layer where eyes and mouth move."""
    draw_mouth(p, head, mood)
    draw_lids(p, head, mood)
    p.add(moving_parts(head, mood), MOVES)


def goblin(g: Goblin, mood: str) -> Paint:
    """A goblin in figure space, with what it does with eyes and mouth ("": nothing)."""

    def draw(b: Block) -> None:
        draw_goblin(b, lively(g, mood))
        if mood:
            sway = math.sin(math.radians(g.lean)) * 240
            b.push(g.tilt, 400, 400, g.head_shift[0] + sway, g.head_shift[1])
            _move(Pen(b).at(*g.head_at), g, mood)
            b.pop()

    return draw


# ------------------------------------------------------------------ Goblin Slayer-Slayer
BRUTE = Goblin(
    head="flat",
    ear="torn",
    nose="beak",
    eyes="mad",
    brow="angry",
    mouth="grin",
    hat="mohawk",
    body="fur",
    girth=1.25,
    hat_seat=0.9,
    tilt=-5,
    left=Hand(214, 560, "cleaver", -16),
    right=Hand(644, 176, None, 0, 1, (590, 400)),
    eye_size=42,
    face_shift=12,
    ear_scale=0.66,
)
WITCH = Goblin(
    head="wedge",
    ear="bat",
    nose="hook",
    eyes="crazy",
    brow="cock",
    mouth="grin",
    hat="wizard",
    body="robe",
    hat_seat=0.62,
    mouth_drop=98,
    tilt=-8,
    ear_scale=0.8,
    left=Hand(240, 560),
    right=Hand(560, 560),
)
SNEAK = Goblin(
    head="round",
    ear="long",
    nose="carrot",
    eyes="wide",
    brow="arch",
    mouth="fangs",
    hat="bandana",
    body="rags",
    tilt=9,
    ear_scale=0.72,
    left=Hand(240, 560),
    right=Hand(570, 520, "dagger", 16),
)


def knights_helm(b: Block) -> None:
    """A great helm without its knight, plume hanging."""
    p = Pen(b)
    p.part("-20,-150 -90,-190 -190,-150 -220,-40! -150,-90 -96,-70! -70,-120 -4,-120", "b", rnd=50, ang=20)
    p.part(
        "-112,140! -122,-40 -92,-130 0,-160 92,-130 122,-40 112,140! 40,166 -40,166", None, rnd=120, outline=7, **STEEL
    )
    p.add(shape("-106,-34! -10,-20! -10,8! -102,6!"))
    p.add(shape("106,-34! 10,-20! 10,8! 102,6!"))
    for side in (-1, 1):  # no eyes within: two crosses
        p.groove([(side * 68, -22), (side * 44, 0)], 6, start=4, end=4)
        p.groove([(side * 44, -22), (side * 68, 0)], 6, start=4, end=4)
        for row in range(3):
            for col in range(3):
                p.dot(side * (36 + 24 * col), 48 + 26 * row, 7)
    p.part("-13,-148! 13,-148! 15,148! 0,164! -15,148!", "b", rnd=12, halo=3, ang=90)
    p.line([(40, -110), (56, -84), (44, -62), (62, -40)], 8)  # a dent that let something in


def slayer_ground(b: Block, x: float, y: float, w: float, h: float) -> None:
    window = rect(x, y, w, h)
    b.add(window, "c")
    rays(b, x + w / 2, y + h * 0.55, 44, 60, 1200, ("c",), window, 0.55, 2)


HORDE = ((WITCH, 130, 474, 0.62, -4), (SNEAK, 612, 664, 0.70, 7), (BRUTE, 326, 606, 1.04, 0))
"""Who stands where, from the back; the last one holds up the helm."""


def slayer_figures(b: Block, mood: str = "") -> None:
    for g, x, y, scale, turn in HORDE:
        if g is BRUTE:
            b.push(10, 0, 0, 570, 384, 0.78)
            knights_helm(b)
            b.pop()
        figure(b, goblin(g, mood), x, y, scale, turn)


# ------------------------------------------------------------------ Loot & Recruit
TIERS = (
    Goblin(
        head="flat",
        ear="droop",
        nose="carrot",
        eyes="angry",
        brow="angry",
        mouth="under",
        body="vest",
        girth=1.3,
        mouth_drop=78,
        ear_scale=0.85,
        eye_size=40,
        left=Hand(200, 560),
        right=Hand(600, 560),
    ),
    Goblin(
        head="wide",
        ear="long",
        nose="snub",
        eyes="squint",
        brow="worry",
        mouth="stitch",
        body="rags",
        nose_scale=0.6,
        mouth_drop=66,
        ear_scale=0.66,
        left=Hand(150, 440),
        eye_size=40,
        right=Hand(650, 440),
    ),
    Goblin(
        head="round",
        ear="bat",
        nose="bulb",
        eyes="wide",
        brow="arch",
        mouth="tongue",
        hat="crown",
        body="bare",
        hat_seat=0.80,
        mouth_drop=92,
        nose_scale=0.6,
        ear_scale=0.72,
        eye_size=40,
        left=Hand(206, 300, "mug", 8, 1.0, (240, 440)),
        right=Hand(590, 290, None, 0, 1, (560, 440)),
    ),
)


def coin(p: Pen, x: float, y: float, r: float = 20) -> None:
    """A gold piece lying at a slant."""
    p.plain(circle(x, y, r, r * 0.74), "b", 4, halo=2)
    p.add(circle(x, y, r * 0.56, r * 0.4), stroke=2.6)


def loot_ground(b: Block, x: float, y: float, w: float, h: float) -> None:
    window = rect(x, y, w, h)
    b.add(window, "a")
    rays(b, x + w / 2, y + h * 1.02, 36, 60, 1200, ("a",), window, 0.46, 2)


TOWER = ((TIERS[2], 352, 374, 0.58, 6), (TIERS[1], 372, 532, 0.86, -5), (TIERS[0], 352, 744, 1.02, 2))
"""From the top down: each goblin stands behind the head that carries it."""


def loot_figures(b: Block, mood: str = "") -> None:
    for g, x, y, scale, turn in TOWER:
        figure(b, goblin(g, mood), x, y, scale, turn)
    p = Pen(b)
    rng = np.random.default_rng(5)
    for i in range(26):
        side = -1 if i % 2 else 1
        x = 360 + side * (190 + 130 * rng.random())
        coin(p, x, 852 - 62 * rng.random() * (abs(x - 360) / 320), 19 + 5 * rng.random())
    for x, y, turn in ((560, 352, 20), (612, 300, -10), (590, 430, 30), (118, 470, 0), (84, 380, -30)):
        coin(p.at(x, y, turn), 0, 0, 17)


# ------------------------------------------------------------------ Lords of Hell
LORDS = (("baalzebub", 140, 420, 0.5, -7), ("mammon", 604, 426, 0.47, 5), ("mephistopheles", 332, 640, 0.76, 0))
"""Who stands where, from the back: the one with the contract comes first."""


def hell_ground(b: Block, x: float, y: float, w: float, h: float) -> None:
    window = rect(x, y, w, h)
    b.add(window, "k")
    rays(b, x + w / 2, y + h * 0.52, 54, h * 0.34, 1200, ("k",), window, 0.24, 3)
    for row, (ink, tall, n) in enumerate((("a", 0.78, 9), ("c", 0.52, 11))):
        for i in range(n):
            fx = x + (i + 0.5 - 0.25 * row) * w / (n - 1)
            top = h * tall * (0.55 + 0.45 * abs(math.sin(i * 2.3 + row * 1.7)))
            half = w / n * 0.75
            foot = y + h
            flame = shape(
                f"{fx - half},{foot + 20}! {fx - half * 0.9},{foot - top * 0.4} {fx - half * 0.2},{foot - top * 0.7} "
                f"{fx + 12},{foot - top}! {fx + half * 0.5},{foot - top * 0.6} {fx + half},{foot - top * 0.3} "
                f"{fx + half},{foot + 20}!"
            )
            b.cut(flame, clip=window)
            b.add(flame, ink, clip=window)
            b.cut(
                taper([(fx - 4, y + h), (fx - 10, y + h - top * 0.3), (fx + 6, y + h - top * 0.74)], 12),
                (ink,),
                clip=window,
            )
            if row == 0:
                b.add(flame, "k", stroke=3.4, clip=window)


def devil(name: str, mood: str) -> Paint:
    """A devil in figure space, with what it does with its eyes."""
    if not mood:
        return partial(draw_devil, d=DEVILS[name])
    moving, eyes = mooded(name, mood), moving_parts(eyes_of(name), "half")
    return partial(draw_devil, d=replace(moving, on_head=(*moving.on_head, lambda p: p.add(eyes, MOVES))))


def hell_figures(b: Block, mood: str = "") -> None:
    for name, x, y, scale, turn in LORDS:
        figure(b, devil(name, mood), x, y, scale, turn, about=(400, 330))


# ------------------------------------------------------------------ BattleGoats
CAPTAIN = GoatHead(
    skull="long",
    coat="k",
    horns="lyre",
    horn_size=0.82,
    eyes="angry",
    mouth="teeth",
    beard="goat",
    mark="blaze",
    hat="iron",
)
LEFT = GoatHead(
    skull="broad", coat=None, horns="sabre", horn_size=0.9, eyes="wide", mouth="yell", beard=None, ear="lop"
)
RIGHT = GoatHead(
    skull="narrow",
    coat="b",
    horns="screw",
    horn_size=0.85,
    eyes="sly",
    mouth="smirk",
    beard="braid",
    hat="bandana",
    fringe=None,
)
FAR = (
    GoatHead(
        skull="kid",
        coat=None,
        horns="up",
        horn_size=0.6,
        eyes="open",
        mouth="flat",
        beard=None,
        ear="perk",
        mark="eyes",
    ),
    GoatHead(skull="long", coat="b", horns="out", horn_size=0.8, eyes="sleepy", mouth="glum", beard="goat"),
)


def goat(head: GoatHead, tilt: float, mood: str) -> Paint:
    """Head and shoulders of a goat in figure space, head at (400, 280)."""

    def draw(b: Block) -> None:
        p = Pen(b)
        p.part(
            "290,400 400,376 510,400 590,520 620,800! 180,800! 210,520",
            **{"rnd": 90, "ang": 80, "spacing": 13, **coat_style(head.coat)},
        )
        b.push(tilt, 400, 400)
        draw_goat_head(p, lively(head, mood))
        if mood:
            _move(p.at(400, 280), head, mood)
        b.pop()

    return draw


def card_back(b: Block, w: float = 210, h: float = 294) -> None:
    """A face-down card about the origin: rays, ring, one staring eye-pair is not needed at this size."""
    p = Pen(b)
    p.plain(rect(-w / 2, -h / 2, w, h, 14), None, 6)
    field = rect(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, 7)
    p.add(field, "a")
    path = p.path(field)
    for i in range(30):
        a = i * math.tau / 30
        ray = poly(
            (0, 0),
            (260 * math.cos(a - 0.05), 260 * math.sin(a - 0.05)),
            (260 * math.cos(a + 0.05), 260 * math.sin(a + 0.05)),
        )
        b.cut(p.path(ray), ("a",), clip=path)
    p.add(field, stroke=5)
    b.cut(circle(0, 0, 74))
    p.add(circle(0, 0, 66), "b")
    p.add(circle(0, 0, 66), stroke=5)
    horns = taper([(5, 44), (8, -14), (32, -42), (58, -12), (40, 20)], 27, 22, 4, peak=0.2)
    for side in (1, -1):
        mark = placed(horns, flip=side)
        b.cut(mark, ("b",))
        b.add(mark)


def goats_ground(b: Block, x: float, y: float, w: float, h: float) -> None:
    window = rect(x, y, w, h)
    b.add(window, "c")
    rays(b, x + w / 2, y + h * 0.36, 46, h * 0.2, 1300, ("c",), window, 0.5, 6)
    hill = shape(
        f"{x - 20},{y + h + 30}! {x - 20},{y + h * 0.42}! {x + w * 0.3},{y + h * 0.34} {x + w * 0.7},{y + h * 0.44} "
        f"{x + w + 20},{y + h * 0.36}! {x + w + 20},{y + h + 30}!"
    )
    b.cut(hill, clip=window)
    b.add(hill, "a", clip=window)


HERD = (
    (FAR[0], -4, 176, 384, 0.58, 0),
    (FAR[1], 5, 556, 380, 0.58, 0),
    (LEFT, -7, 130, 580, 0.82, -4),
    (RIGHT, 6, 600, 574, 0.82, 4),
    (CAPTAIN, 0, 366, 574, 1.0, 0),
)
"""Who stands where, from the back, with the tilt of each head."""


def goats_figures(b: Block, mood: str = "") -> None:
    p = Pen(b)
    draw_prop(p.at(352, 540, 4, 0.62), "horned_banner", 0, 0)
    for head, tilt, x, y, scale, turn in HERD:
        figure(b, goat(head, tilt, mood), x, y, scale, turn)
    for x, y, turn in ((124, 880, -9), (602, 880, 8), (364, 900, -1)):
        b.push(turn, 0, 0, x, y, 0.94)
        card_back(b)
        b.pop()
    for x, y, turn in ((66, 796, -16), (188, 776, 2), (300, 794, -6), (428, 792, 6), (538, 776, -2), (662, 794, 14)):
        hoof(p, x, y, turn)


def hoof(p: Pen, x: float, y: float, turn: float = 0) -> None:
    """Cloven hoof over the edge of a card."""
    q = p.at(x, y, turn, 0.9)
    q.black("-34,-30 0,-40 34,-30 38,14! 24,44! -24,44! -38,14!", None, rnd=22, ang=80, spacing=9)
    q.groove([(0, 44), (0, -4)], 7)


# ------------------------------------------------------------------ Goblin
RAIDER = Goblin(
    head="egg",
    ear="bat",
    nose="carrot",
    eyes="wide",
    brow="angry",
    mouth="grin",
    hat="pot",
    body="vest",
    hat_seat=0.62,
    mouth_drop=84,
    tilt=7,
    lean=6,
    eye_size=40,
    ear_scale=0.82,
    look=(-0.5, 0.1),
    left=Hand(176, 520, "torch", -6, 1.2),
    right=Hand(610, 430, "loot_sack", 10, 1.1),
)


def peak(p: Pen, x: float, y: float, s: float) -> None:
    """A woodcut mountain: split ridge, hachures falling right."""
    q = p.at(x, y, 0, s)
    q.part("-70,60! -34,-6! -18,-30! 0,-74! 22,-26! 40,0! 76,60!", "c", flat=True, outline=5)
    q.line([(0, -74), (6, -30), (-8, 0), (4, 50)], 6)
    for i in range(8):
        t = i / 7
        q.line([(2 + 60 * t * 0.8, -60 + 92 * t), (10 + 62 * t, -20 + 76 * t), (14 + 60 * t, 4 + 54 * t)], 7)


def pine(p: Pen, x: float, y: float, s: float) -> None:
    """A tree of the map."""
    q = p.at(x, y, 0, s)
    q.part("0,-54! 14,-26! 8,-26! 22,0! 12,0! 28,28! -28,28! -12,0! -22,0! -8,-26! -14,-26!", "a", flat=True, outline=4)
    q.bar(-4, 28, 8, 14)
    for dx, dy in ((8, -14), (12, 10), (16, 24)):
        q.line([(dx - 8, dy - 8), (dx, dy)], 5)


def town(p: Pen, x: float, y: float, s: float) -> None:
    """Walled town with a keep, alight."""
    q = p.at(x, y, 0, s)
    for hx, hy, w, h in ((-58, -20, 40, 44), (-8, -40, 36, 66), (34, -16, 40, 40), (-34, -4, 40, 36), (6, 2, 40, 32)):
        q.plain(rect(hx, hy, w, h), None, 4)
        q.plain(poly((hx - 5, hy), (hx + w / 2, hy - 30), (hx + w + 5, hy)), "b", 4, halo=0)
        q.bar(hx + w / 2 - 4, hy + h - 16, 8, 12)
    q.plain("-80,22! 80,22! 78,56! -78,56!", None, 4)
    for i in range(-4, 5):
        q.bar(i * 18 - 5, 16, 10, 10)


def raid_ground(b: Block, x: float, y: float, w: float, h: float) -> None:
    window = rect(x, y, w, h)
    p = Pen(b)
    r = 62.0
    for col in range(-1, int(w / (1.5 * r)) + 2):
        for row in range(-1, int(h / (1.732 * r)) + 2):
            hx, hy = x + col * 1.5 * r, y + row * 1.732 * r + (0.866 * r if col % 2 else 0)
            corners = [(hx + r * math.cos(math.pi / 3 * i), hy + r * math.sin(math.pi / 3 * i)) for i in range(6)]
            if (col * 7 + row * 5) % 4 == 0:
                b.add(poly(*corners), "c", clip=window, amount=0.5)
            b.add(poly(*corners), "k", stroke=1.8, clip=window)
    course = [
        (x + w + 20, y + h * 0.30),
        (x + w * 0.80, y + h * 0.36),
        (x + w * 0.86, y + h * 0.55),
        (x + w * 0.62, y + h * 0.66),
        (x + w * 0.66, y + h * 0.86),
        (x + w * 0.5, y + h + 30),
    ]
    b.cut(limb(course, [34, 38, 42, 46, 52, 60]), clip=window)
    b.add(limb(course, [30, 34, 38, 42, 48, 56]), "k", clip=window)
    b.cut(limb(course, [21, 25, 29, 33, 39, 47]), ("k",), clip=window)
    b.add(limb(course, [21, 25, 29, 33, 39, 47]), "d", clip=window)
    for tx, ty, s in ((0.10, 0.10, 0.95), (0.25, 0.06, 1.25), (0.42, 0.11, 0.9), (0.16, 0.22, 1.05), (0.33, 0.22, 1.1)):
        peak(p, x + w * tx, y + h * ty + 20, s)
    for tx, ty in (
        (0.06, 0.52),
        (0.14, 0.48),
        (0.10, 0.60),
        (0.04, 0.66),
        (0.16, 0.66),
        (0.93, 0.70),
        (0.86, 0.76),
        (0.96, 0.82),
        (0.88, 0.88),
    ):
        pine(p, x + w * tx, y + h * ty, 1.05)
    town(p, x + w * 0.80, y + h * 0.17, 1.1)
    for dx, dy, s in ((-30, -70, 1.0), (24, -84, 1.3), (54, -50, 0.8)):
        flame(p, x + w * 0.80 + dx, y + h * 0.17 + dy, s)


def flame(p: Pen, x: float, y: float, s: float) -> None:
    """Fire on a roof."""
    q = p.at(x, y, 0, s)
    q.plain("-18,26 -24,4 -6,-20 4,-52! 14,-18 24,4 16,26 0,32", "b", 4, halo=3)
    q.cut(taper([(-2, 28), (-6, 8), (4, -16)], 12), None)


def raid_figures(b: Block, mood: str = "") -> None:
    figure(b, goblin(RAIDER, mood), 352, 590, 1.08, -2)


def heads(row: Sequence[tuple[Any, ...]]) -> tuple[tuple[float, float], ...]:
    """Where the heads of figures are on the sheet: place, scale and turn stand at the end of each."""
    return tuple((x, y) for *_, x, y, _, _ in row)


POSTERS = (
    Poster(
        "slayer_slayer",
        SLAYER,
        (("GOBLIN", 108), ("SLAYER-SLAYER", 76)),
        "b",
        slayer_ground,
        slayer_figures,
        heads(HORDE),
        11,
    ),
    Poster(
        "loot_and_recruit", LOOT, (("LOOT &", 96), ("RECRUIT", 96)), "b", loot_ground, loot_figures, heads(TOWER), 12
    ),
    Poster("lords_of_hell", HELL, (("LORDS", 96), ("OF HELL", 96)), "a", hell_ground, hell_figures, heads(LORDS), 13),
    Poster("battlegoats", GOATS, (("BATTLE", 104), ("GOATS", 104)), "b", goats_ground, goats_figures, heads(HERD), 14),
    Poster("goblin_raid", RAID, (("GOBLIN", 124),), "b", raid_ground, raid_figures, ((352, 590),), 15),
)
