"""The tiers of the towers: one picture per Goblin card, and each of its goblins by itself for the fall.

Figures stand on the lower edge of their picture; the next tier's feet come at about four fifths of its height. Sizes are in
units of figure space. Small figures are cut with a heavier knife: a crowd of ten is printed a hundred pixels high.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from art.kit.block import Block
from art.kit.cutout import cut_out
from art.kit.paths import circle, rect, shape, taper
from art.kit.pen import Pen
from art.kit.press import Pressing
from art.kit.recipe import Recipe
from art.titles.loot_and_recruit.crowds import CROWDS
from art.titles.loot_and_recruit.stackers import LOOSE, Stacker, draw_loose, draw_stacker

APART = 262  # from one goblin to the next in a rank
ALONE = 288  # the same where there is no second rank
BROAD = 352  # and for those who fill a doorway
SECOND = 248  # how much higher the second rank stands
BACK_SIZE = 0.96
FOOT = 14  # ground under the soles
LARGEST = 760  # pixels across
FINEST = 0.66  # pixels a unit
PRESS = Pressing(rough=0.7, salt=0.2, shift=0.6)
LOOSE_SIZE = 192
LOOSE_WEIGHT = 1.9


class Room(NamedTuple):
    """What a tier fills, in units: left and right of the middle between its ranks, and up from the ground."""

    left: int
    right: int
    high: int


ROOMS = {
    "troublesome_trio": Room(542, 510, 658),
    "dastardly_duo": Room(394, 406, 682),
    "stubborn_stumps": Room(510, 514, 602),
    "quarrelsome_quartet": Room(694, 690, 654),
    "brickheaded_bouncers": Room(530, 526, 638),
    "quirky_quintet": Room(522, 542, 902),
    "gob_o_goblins": Room(642, 658, 854),
    "scruffy_six": Room(662, 662, 882),
    "pint_sized_pack": Room(790, 762, 898),
    "scheming_septet": Room(622, 650, 886),
    "ornery_octet": Room(782, 766, 882),
    "noisy_nonet": Room(818, 802, 830),
    "teetering_ten": Room(898, 838, 926),
    "royal_rabble": Room(654, 654, 938),
    "shield_bearer": Room(326, 322, 618),
}
"""Measured with ``measured``; a tier whose goblins have changed is measured again."""


def tier_size(card: str) -> tuple[int, int]:
    """Width and height of a tier in units."""
    room = ROOMS[card]
    return room.left + room.right, room.high


def weight_of(card: str) -> float:
    """How much heavier than in figure space it is cut: the more goblins, the smaller each is shown."""
    return min(2.2, max(1.45, tier_size(card)[0] / 620))


def _rank(p: Pen, rank: Sequence[Stacker], middle: float, feet: float, apart: float, scale: float) -> None:
    places = [(one, middle + (n - (len(rank) - 1) / 2) * apart) for n, one in enumerate(rank)]
    for one, x in places[::2] + places[1::2]:
        draw_stacker(p, one, x, feet + one.drop, scale)


def draw_tier(p: Pen, card: str, middle: float, ground: float) -> None:
    """The second rank, then the first, then what they carry or stick to."""
    crowd = CROWDS[card]
    feet = ground - FOOT
    aside = APART / 4 if len(crowd.back) == len(crowd.front) else 0  # ranks of one length stand in bond
    apart = APART if crowd.back else BROAD if crowd.front[0].girth > 1.4 else ALONE
    _rank(p, crowd.back, middle + aside, feet - SECOND, apart, BACK_SIZE)
    _rank(p, crowd.front, middle - aside, feet, apart, 1)
    extra = EXTRAS.get(card)
    if extra:
        extra(p, middle - aside, feet)


# ------------------------------------------------------------------ what a crowd brings
def door(p: Pen, x: float, feet: float, scale: float = 1) -> None:
    """A house's front door, on two arms; the letter box is open."""
    q = p.at(x, feet, 0, scale)
    q.part("-150,-252! 0,-274 150,-252! 150,-6! -150,-6!", "b", rnd=60, ang=88, spacing=13, outline=9)
    for dx in (-76, 0, 76):
        q.line([(dx, -258), (dx + 3, -120), (dx, -10)], 10, start=6, end=6)
    for y in (-226, -70):
        q.black(rect(-150, y, 300, 40, 4), rnd=14)
        for dx in (-120, -40, 40, 120):
            q.cut(circle(dx, y + 20, 8))
    q.plain(circle(104, -128, 20), outline_width=8)
    q.black(rect(-40, -160, 92, 30, 6), rnd=10)
    for dx, y in ((-110, -150), (-66, -110), (70, -176)):
        q.line([(dx, y), (dx + 62, y - 44)], 11, start=8)


def _door(p: Pen, x: float, feet: float) -> None:
    door(p, x, feet)
    for side in (-1, 1):
        p.part(circle(x + side * 152, feet - 150, 34, 30), "a", rnd=24, ang=50, spacing=9)
        for dy in (-10, 4):
            p.line([(x + side * 164, feet - 150 + dy), (x + side * 138, feet - 148 + dy)], 7, start=5)


def _goo(p: Pen, x: float, feet: float) -> None:
    """What they stuck in: nobody asks, least of all they."""
    p.part(
        shape(
            f"{x - 520},{feet - 92} {x - 400},{feet - 150} {x - 270},{feet - 112} {x - 130},{feet - 164} {x},{feet - 116} "
            f"{x + 140},{feet - 160} {x + 280},{feet - 110} {x + 410},{feet - 146} {x + 524},{feet - 88} "
            f"{x + 560},{feet - 10}! {x + 430},{feet + 4} {x + 200},{feet - 8} {x - 60},{feet + 6} {x - 300},{feet - 6} "
            f"{x - 556},{feet + 2}!"
        ),
        "c",
        rnd=60,
        ang=20,
        spacing=14,
        shade=(0.1, -0.5),
        outline=8,
    )
    for dx, dy, r in ((-410, -86, 26), (-180, -60, 34), (60, -92, 24), (230, -50, 36), (420, -80, 22), (-310, -40, 18)):
        p.plain(circle(x + dx, feet + dy, r, r * 0.86), outline_width=6, halo=0)
        p.add(taper([(x + dx - r * 0.4, feet + dy - r * 0.1), (x + dx - r * 0.1, feet + dy - r * 0.5)], 8, 4, 4))


def _drum(p: Pen, x: float, feet: float) -> None:
    """The drum is a bucket, and the bucket is full."""
    q = p.at(x, feet - 2, 0, 0.8)
    q.part("-108,-184! 108,-184! 84,0! -84,0!", "b", rnd=90, ang=88, spacing=13, outline=8)
    q.part(circle(0, -186, 108, 30), None, rnd=30, ang=10, outline=8)
    for y in (-138, -44):
        q.line([(-104 + (y + 184) * 0.13, y), (0, y + 18), (104 - (y + 184) * 0.13, y)], 15, start=11, end=11)
    for side in (-1, 1):
        q.line([(side * 150, -300), (side * 60, -196)], 20, start=16, end=16)


def _carpet(p: Pen, x: float, feet: float) -> None:
    """Their own, unrolled as far as it goes."""
    p.part(
        f"{x - 450},{feet - 34}! {x},{feet - 26} {x + 450},{feet - 34}! {x + 456},{feet + 8}! {x},{feet + 4} "
        f"{x - 456},{feet + 8}!",
        "b",
        rnd=16,
        ang=0,
        spacing=9,
        outline=7,
    )
    for n in range(-6, 7):
        p.line([(x + n * 68 - 16, feet - 24), (x + n * 68, feet - 8), (x + n * 68 + 16, feet - 24)], 9)


EXTRAS: dict[str, Callable[[Pen, float, float], None]] = {
    "shield_bearer": _door,
    "gob_o_goblins": _goo,
    "noisy_nonet": _drum,
    "royal_rabble": _carpet,
}


# ------------------------------------------------------------------ printing
def _block(width: float, height: float, scale: float, weight: float, seed: int) -> Block:
    """A block whose units are as fine as ``scale`` says, cut with a knife ``weight`` times as heavy."""
    block = Block(width / weight, height / weight, scale * weight, "abc", seed=seed)
    block.push(0, 0, 0, 0, 0, 1 / weight)
    return block


def tier_block(card: str, scale: float | None = None) -> Block:
    width, height = tier_size(card)
    fine = scale or min(FINEST, LARGEST / width)
    block = _block(width, height, fine, weight_of(card), len(card) + 3)
    draw_tier(Pen(block), card, ROOMS[card].left, height)
    return block


def measured(card: str, weight: float, scale: float = 0.25) -> Room:
    """The room that a tier takes, with its halo and a little air."""
    block = _block(2400, 1400, scale, weight, 1)
    draw_tier(Pen(block), card, 1200, 1300)
    ys, xs = np.nonzero(block.cover > 0.1)
    air = 14
    return Room(
        round(1200 - xs.min() / scale) + air, round(xs.max() / scale - 1200) + air, round(1300 - ys.min() / scale) + air
    )


def loose_block(card: str, n: int, pixels: int = LOOSE_SIZE) -> Block:
    block = _block(LOOSE, LOOSE, pixels / LOOSE, LOOSE_WEIGHT, n + 5)
    one = CROWDS[card].everybody[n]
    if one.door:
        block.push(-24, 400, 400, 60, 60, 0.8)
        door(Pen(block), 400, 520)
        block.pop()
    draw_loose(Pen(block), one, n + len(card))
    return block


def tier(card: str) -> dict[str, np.ndarray]:
    return cut_out(tier_block(card), PRESS)


def loose(card: str, n: int) -> dict[str, np.ndarray]:
    return cut_out(loose_block(card, n), PRESS)


def recipes() -> list[Recipe]:
    """A tier per Goblin card and for the Shield Bearer, and their goblins one by one."""
    found: list[Recipe] = []
    for card, crowd in CROWDS.items():
        said = {"units": list(tier_size(card)), "figures": len(crowd.everybody)}
        found.append(Recipe(f"loot_and_recruit/tier_{card}", "cutout", card, partial(tier, card), said))
        found += [
            Recipe(f"loot_and_recruit/loose_{card}_{n}", "cutout", f"{card} {n}", partial(loose, card, n))
            for n in range(len(crowd.everybody))
        ]
    return found
