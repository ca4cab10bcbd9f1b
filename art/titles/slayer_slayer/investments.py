"""The two investments that the store sells; drawn in a space of 800 x 715."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.block import Block
from art.kit.figures.goblin import Goblin, Hand
from art.kit.paths import circle, poly, taper
from art.kit.pen import Pen
from art.titles.slayer_slayer.event_parts import goblin, human_ear

Draw = Callable[[Block], None]


def _steps(p: Pen, base: float) -> None:
    """Growth, as promised in the window."""
    p.line([(70, 120), (72, 400), (70, base)], 14, start=11, end=11)
    p.line([(60, base), (400, base + 6), (770, base)], 14, start=11, end=11)
    p.add(taper([(110, base - 120), (250, base - 170), (360, base - 160), (560, base - 330)], 22, 16, 16))
    p.add(poly((520, base - 390), (640, base - 400), (600, base - 286)))


def aggressive_investing(block: Block) -> None:
    """Past ears are no guarantee of future ears."""
    p = Pen(block)
    _steps(p, 640)
    for i, count in enumerate((1, 2, 4)):
        x = 190 + i * 190
        for j in range(count):
            human_ear(p, x + (j % 2) * 8, 590 - j * 82, (j % 2) * 10 - 5, 1.0)
    goblin(
        block,
        Goblin(
            "wedge",
            "bat",
            "hook",
            "angry",
            "grin",
            body="coat",
            hat="bicorne",
            brow="angry",
            nose_scale=0.7,
            hat_scale=0.8,
            left=Hand(226, 520),
            right=Hand(590, 430, "sword", 24, 0.9),
            ear_scale=0.7,
        ),
        196,
        320,
        0.66,
    )


def greedy_investing(block: Block) -> None:
    """A very small office and a very fast horse."""
    p = Pen(block)
    _steps(p, 640)
    for i, count in enumerate((2, 4, 8)):
        x = 180 + i * 180
        for j in range(count):
            q = p.at(x + (j % 2) * 8, 622 - j * 36)
            q.part("-54,-16! 54,-16! 54,12 0,28 -54,12", "c", rnd=20, ang=0, halo=2, outline=5)
            q.part(circle(0, -16, 54, 15), "c", rnd=16, halo=0, outline=5, shade=(0.1, -0.5))
    goblin(
        block,
        Goblin(
            "pear",
            "leaf",
            "bulb",
            "sly",
            "smirk",
            body="vest",
            hat="tophat",
            brow="cock",
            hat_scale=0.84,
            look=(-0.8, 0.4),
            left=Hand(216, 500),
            right=Hand(560, 540, "sack", 0, 0.7),
            nose_scale=0.8,
            girth=1.1,
            ear_scale=0.8,
        ),
        210,
        330,
        0.64,
        -1,
    )
    h = p.at(660, 130, 0, 0.9)
    h.part(
        "-60,140! -50,20 -70,-40 -20,-110 10,-120! 20,-90 60,-50 90,10 70,40 20,20 10,60 40,140!", "b", rnd=40, ang=60
    )
    h.plain(circle(14, -46, 12), halo=0, outline_width=5)
    h.dot(18, -46, 6)
    h.line([(-56, 10), (-70, -50), (-22, -112)], 26, start=8, end=6)
    for dy in (30, 70, 110):
        h.line([(-90, dy), (-150, dy + 4)], 11)
