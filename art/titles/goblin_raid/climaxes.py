"""What the climaxes of the map are drawn with: the bell and a torch of the alarm, the Baron's host on its ridge, the King before
his cave. Bell, torch and host are cut out; the cave is a whole picture, with room on its floor where the game stacks sacks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from scipy import ndimage as ndi

from art.kit.block import Block
from art.kit.cutout import cut_out
from art.kit.paths import circle, poly, rect, shape, taper
from art.kit.pen import Pen
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.kit.scenes import rays
from art.titles.goblin_raid.leaders import draw_leader

PRESS = Pressing(rough=0.6, salt=0.35, shift=0.6)

HOST = (1200, 330)
RIDERS = 11
"""An odd number: the Baron is the one in the middle."""
CAVE = (900, 420)
KING = 0.4
"""Of figure space, where he sits."""


def bell(p: Pen) -> None:
    """A church bell on its yoke, hung so that it turns about the middle of its upper edge."""
    p.plain(rect(-56, -96, 112, 20, 5), "c", outline_width=5)
    p.plain(rect(-12, -80, 24, 22, 4), None, outline_width=5)
    p.plain(circle(0, 84, 17), None, outline_width=5)
    body = shape("-78,78! -64,56 -56,8 -44,-42 -18,-62 0,-64 18,-62 44,-42 56,8 64,56 78,78!")
    p.part(body, "b", rnd=46, outline=7, spacing=9)
    p.cut(shape("-60,48! -20,56 20,56 60,48! 62,55! 20,63 -20,63 -62,55!"), None)
    p.add(shape("-74,72! -20,82 20,82 74,72! 78,80! 20,91 -20,91 -78,80!"))
    p.cut(shape("-38,-34! -30,-46 -22,-50! -30,-20 -38,14! -45,10"), None)


def torch(p: Pen) -> None:
    """A torch in flames, its foot at (0, 70)."""
    p.plain(poly((-7, 0), (7, 0), (4, 70), (-4, 70)), "c", outline_width=4)
    p.plain(rect(-12, -6, 24, 18, 3), None, outline_width=4)
    flame = shape("-20,-6! -30,-30 -16,-48 -14,-72! 4,-58 6,-44 16,-52! 28,-34 24,-14 18,-4!")
    p.plain(flame, "b", outline_width=4)
    heart = shape("-9,-8! -15,-24 -5,-34 -3,-48! 9,-34 14,-22 9,-8!")
    p.cut(heart, None)
    p.add(heart, "c")


def _horse(p: Pen) -> None:
    """A rider in black, the horse's feet at (0, 0), going left."""
    body = shape(
        "-46,-60! -70,-86 -84,-84 -90,-74 -82,-64! -70,-66 -58,-44 -40,-34 20,-34 38,-44 46,-20! 52,-46 40,-66 10,-68"
    )
    rider = shape("-20,-64! -18,-104 -6,-116 8,-104 14,-64!")
    p.cut([body, rider, circle(-5, -124, 13, 15)], None, stroke=7)
    p.add(body)
    for x, out in ((-38, -12), (-26, 6), (22, -6), (34, 8)):
        p.add(taper([(x, -42), (x + out, -20), (x + out * 1.4, 2)], 11, 8, 5))
    p.add(rider)
    p.add(circle(-5, -124, 13, 15))
    p.cut(rect(-17, -128, 15, 4), ("k",))


def host(block: Block) -> None:
    """Riders on a ridge, each with a lance; every other one bears a banner. No two banners alike in a row."""
    p = Pen(block)
    w, h = HOST
    rng = np.random.default_rng(5)
    for i in sorted(range(RIDERS), key=lambda i: -abs(i - RIDERS // 2)):
        x = w * (i + 0.9) / (RIDERS + 0.8)
        lord = i == RIDERS // 2
        y = h - 34 - 26 * np.sin(np.pi * x / w) - rng.uniform(0, 8)
        q = p.at(x, y, rng.uniform(-2, 2), 1.22 if lord else rng.uniform(0.74, 0.9))
        top = -200 if lord else -rng.uniform(178, 214)
        q.line([(18, -50), (14, top)], 5)
        if i % 2 == RIDERS // 2 % 2:
            _banner(q, 14, top, 78 if lord else 54, "bcbc"[i // 2 % 4] if not lord else "b", lord)
        else:
            q.add(poly((10, top + 4), (14, top - 16), (18, top + 4)))
        _horse(q)
    ridge = f"-10,{h + 9}! -10,{h - 40}! 200,{h - 52} 600,{h - 66} 1000,{h - 52} {w + 10},{h - 40}! {w + 10},{h + 9}!"
    p.add(shape(ridge))
    for i in range(60):
        x = 10 + i * (w - 20) / 59
        y = h - 22 - 22 * np.sin(np.pi * x / w) + rng.uniform(-8, 8)
        p.cut(taper([(x, y + 6), (x + 5, y - 5)], 4), ("k",))


def _banner(p: Pen, x: float, top: float, long: float, ink: str, lord: bool) -> None:
    """A swallow-tailed banner that flies to the right of its lance."""
    high = long * 0.62
    cloth = shape(
        f"{x},{top + 4}! {x + long * 0.4},{top - 4} {x + long},{top + 8}! {x + long * 0.74},{top + high / 2}! "
        f"{x + long},{top + high + 6}! {x + long * 0.4},{top + high - 5} {x},{top + high + 2}!"
    )
    p.cut(cloth, None, stroke=8)
    p.cut(cloth, None)
    p.add(cloth, ink)
    p.add(cloth, stroke=3.6)
    middle = (x + long * 0.36, top + high / 2)
    if lord:
        p.cut(circle(*middle, high * 0.3), None)
        p.add(circle(*middle, high * 0.3), stroke=3.4)
        p.add(poly((middle[0] - 12, middle[1] + 8), (middle[0] - 13, middle[1] - 9), (middle[0] - 5, middle[1] - 1),
                   (middle[0], middle[1] - 11), (middle[0] + 5, middle[1] - 1), (middle[0] + 13, middle[1] - 9),
                   (middle[0] + 12, middle[1] + 8)))  # fmt: skip
    else:
        p.cut(rect(middle[0] - 4, top + 7, 8, high - 12), None)


def cave() -> dict[str, np.ndarray]:
    """The mouth of the cave by night: the King on his stone seat at the right, torches, a floor for the sacks at the left."""
    w, h = CAVE
    block = Block(w, h, 1, "abcd", seed=9)
    p = Pen(block)
    whole = rect(0, 0, w, h)
    block.add(whole)
    mouth = shape(f"70,{h + 8}! 96,214 190,92 420,40 650,58 800,160 842,{h + 8}!")
    p.cut(mouth, None)
    p.add(mouth, "c")
    rays(block, 640, 230, 60, 26, 900, ("c",), p.path(mouth), 0.5, 3)
    p.add(mouth, stroke=9)
    floor = shape(f"60,{h + 8}! 66,332 300,318 620,322 850,336 860,{h + 8}!")
    p.cut(floor, None, clip=mouth)
    p.add(floor, "a", clip=mouth)
    p.line([(70, 334), (300, 319), (620, 323), (846, 337)], 6, clip=mouth)
    _rocks(p)
    seat = shape(f"520,{h + 4}! 528,300 512,180 536,116 600,92 690,92 752,118 776,182 760,300 772,{h + 4}!")
    p.part(seat, None, rnd=60, outline=8, spacing=10)
    for x in (536, 640, 748):
        skull = circle(x, 112 if x != 640 else 90, 17, 15)
        p.plain(skull, None, outline_width=4)
        for side in (-1, 1):
            p.dot(x + side * 6, 112 if x != 640 else 90, 4)
    _seat_king(block)
    for x, y in ((168, 214), (452, 118)):
        torch(p.at(x, y, 0, 0.7))
    return separations(block, PRESS)


def _rocks(p: Pen) -> None:
    """Cuts in the dark rock round the mouth."""
    rng = np.random.default_rng(4)
    w, h = CAVE
    for _ in range(130):
        x, y = rng.uniform(0, w), rng.uniform(0, h)
        inside = 90 < x < 830 and y > 50 + abs(x - 440) ** 2 / 900
        if not inside:
            turn = rng.uniform(-0.6, 0.6)
            long = rng.uniform(8, 22)
            p.cut(taper([(x, y), (x + long, y + turn * long)], 3.4), ("k",))


def _seat_king(block: Block) -> None:
    """The King, green: the figure's first ink is the map's fourth."""
    figure = Block(800, 800, KING, "abc", seed=3)
    draw_leader(figure, "goblin_king")
    x0, y0 = round(646 - 400 * KING), 112
    high = min(figure.h, block.h - y0)
    here, there = np.s_[y0 : y0 + high, x0 : x0 + figure.w], np.s_[:high, :]
    cover = ndi.grey_dilation(figure.cover[there], size=3)
    for layer, old in block.layers.items():
        source = {"d": "a", "a": None}.get(layer, layer)
        fresh = figure.layers[source][there] if source is not None else 0.0
        old[here] = old[here] * (1 - cover) + fresh * cover


def _cut(draw: Callable[[Pen], None], size: tuple[int, int], at: tuple[float, float]) -> dict[str, np.ndarray]:
    block = Block(*size, 1, "abc", seed=6)
    draw(Pen(block, *at))
    return cut_out(block, PRESS)


def _host() -> dict[str, np.ndarray]:
    block = Block(*HOST, 1, "abc", seed=11)
    host(block)
    return cut_out(block, PRESS)


def recipes() -> list[Recipe]:
    return [
        Recipe("goblin_raid/climax_bell", "cutout", "bell", partial(_cut, bell, (200, 216), (100, 106))),
        Recipe("goblin_raid/climax_torch", "cutout", "torch", partial(_cut, torch, (84, 168), (42, 88))),
        Recipe("goblin_raid/climax_host", "cutout", "host", _host),
        Recipe("goblin_raid/climax_cave", "plate", "cave", cave),
    ]
