"""What the game shows large of a counter: a leader half length before a scene, a kind of unit as its standard over its ranks.

A counter's own print has room for numbers and no more picture than fits between them; these have the size of a card picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.paths import circle, poly, rect, shape, taper
from art.kit.pen import Pen
from art.kit.press import Pressing, separations
from art.kit.recipe import Recipe
from art.kit.rooms import ROOMS, room
from art.kit.scenes import scene
from art.titles.goblin_raid.glyphs import GLYPHS, head
from art.titles.goblin_raid.leaders import GOBLINS, LEADERS, draw_leader

WIDTH, HEIGHT, SCALE = 432, 386, 2.0
PRESS = Pressing(salt=0.8)
Frame = tuple[float, float, float]  # scale of the figure; shift of its middle and top, in picture units
GOBLIN_FRAME: Frame = (0.66, 0, -2)
HUMAN_FRAME: Frame = (0.66, 0, 8)
SCENES = {
    "goblin_king": "fire", "marglush": "moon", "kasbosh": "cellar", "argbarg": "night", "grinphar": "hills",
    "uglop": "bricks", "phinloc": "wood", "count_haakon": "hall", "sir_godfrey": "tents", "john_gordon": "hills",
    "robert_keith": "wood", "thomas_bruce": "road", "friar_simon": "bricks", "baron": "rays", "sir_randolph": "fire",
    "sir_hubert": "night",
}  # fmt: skip
"""What stands behind each leader (`art/kit/scenes.py`, `art/kit/rooms.py`)."""
FRAMES: dict[str, Frame] = {
    "goblin_king": (0.64, 0, 6), "kasbosh": (0.62, 0, 26), "grinphar": (0.62, 0, 20), "phinloc": (0.62, 0, 16),
    "sir_godfrey": (0.6, 0, 50), "robert_keith": (0.62, 0, 32), "sir_hubert": (0.64, 0, 18),
}  # fmt: skip
"""Where a hat wants more room."""
HIDDEN = "down"


def _block(kind: str, name: str) -> Block:
    seed = sum(map(ord, name))
    block = Block(WIDTH, HEIGHT, SCALE, "abc", seed=seed)
    if kind in ROOMS:
        room(block, kind, WIDTH, HEIGHT, seed)
    else:
        scene(block, kind, 0, 0, WIDTH, HEIGHT, seed, radius=0)
    return block


def _printed(block: Block, goblin: bool) -> Mapping[str, np.ndarray]:
    """The separations. Goblins are green: their figures' first ink is the map's fourth."""
    made = separations(block, PRESS)
    return {"d" if goblin and ink == "a" else ink: layer for ink, layer in made.items()}


def leader(name: str) -> Mapping[str, np.ndarray]:
    """A leader, half length."""
    goblin = name in GOBLINS
    block = _block(SCENES[name], name)
    size, dx, dy = FRAMES.get(name, GOBLIN_FRAME if goblin else HUMAN_FRAME)
    block.push(0, 0, 0, WIDTH / 2 - 400 * size + dx, dy, size)
    draw_leader(block, name)
    block.pop()
    return _printed(block, goblin)


# ------------------------------------------------------------------ units
CLOTH = "-128,-150! 128,-150! 122,-60 130,40 122,112! 64,84 0,132! -64,84 -122,112! -130,40 -122,-60"
KETTLE = "-34,4! -22,-4 -20,-22 0,-32 20,-22 22,-4 34,4! 18,8 16,40! -16,40! -18,8"


def _goblins(p: Pen) -> None:
    """Ears and eyes along the lower edge."""
    for n, (x, y, turn) in enumerate(((-176, 26, -8), (-92, 4, 6), (0, 26, -3), (94, 2, -6), (178, 24, 9))):
        q = p.at(x, y, turn, 1.7 if n % 2 else 1.95)
        q.cut(circle(0, 2, 25), None)
        head(q)


def _feudals(p: Pen) -> None:
    """Kettle hats and spears along the lower edge."""
    for x in (-204, -134, -46, 46, 134, 204):
        q = p.at(x, 0, x / 26)
        q.cut(rect(-4.4, -96, 8.8, 190), None)
        q.add(rect(-2.6, -92, 5.2, 186))
        q.cut(poly((-11, -88), (0, -128), (11, -88)), None)
        q.add(poly((-8, -90), (0, -122), (8, -90)))
    for x, y in ((-170, 6), (-90, 20), (0, 4), (90, 20), (170, 6)):
        q = p.at(x, y, 0, 1.3)
        q.cut(shape(KETTLE), None, stroke=6)
        q.add(shape(KETTLE))
        q.cut(rect(-12, 14, 24, 5))
        q.cut(taper([(-12, -18), (-4, -26), (4, -27)], 3))


def _pole(p: Pen) -> None:
    """What the cloth hangs from: a pole behind it, a crossbar with a knob at either end."""
    p.plain(rect(-7, -182, 14, 420, 4), None, outline_width=5)
    p.plain(rect(-146, -168, 292, 15, 6), "c", outline_width=5)
    for side in (-1, 1):
        p.plain(circle(side * 148, -160, 12), "b", outline_width=5)
    p.plain(poly((-12, -176), (0, -204), (12, -176)), "c", outline_width=5)


def _banner(p: Pen, ink: str, device: Callable[[Pen], None]) -> None:
    """The cloth with its device on a pale disc."""
    _pole(p)
    p.part(shape(CLOTH), ink, rnd=34, outline=6, ang=82, spacing=12, hi=(1.2, 1.4))
    p.plain(circle(0, -30, 104), None, outline_width=6)
    device(p.at(0, -30, 0, 2.45))


def _furled(p: Pen) -> None:
    """A standard in its cover: nobody knows whose."""
    p.plain(rect(-7, -182, 14, 420, 4), None, outline_width=5)
    p.plain(poly((-12, -176), (0, -204), (12, -176)), "c", outline_width=5)
    p.part(
        shape("-14,-164! 14,-164! 30,-100 40,0 32,104 18,150! -18,150! -32,104 -40,0 -30,-100"), "b", rnd=30, outline=6
    )
    for y, half in ((-112, 30), (-34, 42), (48, 41), (120, 30)):
        p.plain(rect(-half, y, 2 * half, 13, 5), "c", outline_width=4)


def unit(glyph: str) -> Mapping[str, np.ndarray]:
    """A kind of unit: its standard, and who stands under it."""
    goblin = glyph.startswith("goblin_")
    block = _block("night" if goblin else "rays", glyph)
    pen = Pen(block)
    at = pen.at(WIDTH / 2, 196, -3 if goblin else 2, 0.9)
    if glyph == HIDDEN:
        _furled(at)
    else:
        _banner(at, "a" if goblin else "b", GLYPHS[glyph])
    (_goblins if goblin else _feudals)(pen.at(WIDTH / 2, 352))
    return _printed(block, goblin)


def recipes() -> list[Recipe]:
    return [
        *(Recipe(f"goblin_raid/card_{name}", "plate", name, partial(leader, name)) for name in LEADERS),
        *(Recipe(f"goblin_raid/card_{name}", "plate", name, partial(unit, name)) for name in (*GLYPHS, HIDDEN)),
    ]
