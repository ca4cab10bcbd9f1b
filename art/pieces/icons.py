"""Signs and badges, drawn on a square of 96 units.

Signs of one ink are stored as one mask and take any colour at run time. Badges keep their paper rim, face and key as
separations, so they follow the title's inks; a layer called `face` may be recoloured, others name their ink.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
import skia

from art.kit.paths import circle, intersect, limb, placed, poly, rect, shape, star, subtract, taper, union
from art.pieces.classes import CLASSES, shield, sign_of
from art.pieces.fields import F32, Array, roughen, smooth, tile_noise
from art.pieces.nine import K, Sheet

SIDE = 96.0
MID = SIDE / 2
Shape = skia.Path
INK_ORDER = ("paper", "face", "c", "straw", "b", "a", "moss", "orange", "red", "steel", "k")


@dataclass(frozen=True)
class Icon:
    """One picture; `rough` as in the bible's settings by use, `salt` how much its solids starve."""

    name: str
    draw: Callable[[Sheet], None]
    rough: float = 0.3
    salt: float = 0.0
    side: float = SIDE

    def _sheet(self) -> Sheet:
        sheet = Sheet(self.side, self.side)
        self.draw(sheet)
        names = ["ink"] if "ink" in sheet.layers else [n for n in INK_ORDER if n in sheet.layers]
        sheet.layers = {name: sheet.layers[name] for name in names}
        return sheet

    def layer_names(self) -> list[str]:
        """The layers in the order they are stacked: paper first, key last."""
        return list(self._sheet().layers)

    def cut(self) -> dict[str, Array]:
        """Masks by layer."""
        sheet = self._sheet()
        seed = sum(map(ord, self.name))
        period = sheet.size[0]
        out = {}
        for i, name in enumerate(sheet.layers):
            mask = roughen(sheet.layers[name], period, seed + i * 7, K, self.rough)
            out[name] = mask if name == "paper" or not self.salt else mask * _starve(period, seed + i, self.salt)
        return out


def _starve(side: int, seed: int, salt: float) -> Array:
    tooth = tile_noise((side, side), 2.5, seed) * 0.62 + tile_noise((side, side), 6.8, seed + 1) * 0.38
    return (1 - smooth(0.62, 0.74, tooth) * salt * 0.8).astype(F32)


def lines(*strokes: tuple[Iterable[tuple[float, float]], float]) -> Shape:
    """Brush strokes of even weight with round ends, joined."""
    return union(*(limb(list(points), [width] * len(list(points))) for points, width in strokes))


def sign(*paths: Shape, without: Iterable[Shape] = ()) -> Callable[[Sheet], None]:
    """A sign of one ink."""

    def draw(s: Sheet) -> None:
        for path in paths:
            s.add("ink", path)
        for path in without:
            s.cut(path, "ink")

    return draw


def at(path: Shape, x: float = MID, y: float = MID, turn: float = 0, scale: float = 1, flip: int = 1) -> Shape:
    """Move a shape drawn round the origin to the middle of the square."""
    return placed(path, x, y, turn, scale, flip)


# ------------------------------------------------------------------ glyph shapes round the origin
def tick() -> Shape:
    """Two tapered gouges."""
    return union(taper([(-30, 2), (-20, 10), (-8, 24)], 15, 9, 13), taper([(-9, 23), (6, -4), (34, -30)], 15, 13, 5))


def cross() -> Shape:
    """Two strokes, not quite alike."""
    return union(taper([(-27, -28), (0, 0), (28, 27)], 16, 8, 8), taper([(27, -26), (1, 1), (-28, 28)], 16, 9, 7))


def arrow() -> Shape:
    """Points right."""
    return poly((-38, -8), (2, -10), (-4, -28), (40, 0), (-4, 28), (2, 10), (-38, 8))


def crown() -> Shape:
    """Three points, three balls."""
    body = shape("-32,24! -37,-14! -17,1! 0,-28! 17,1! 37,-14! 32,24!")
    return union(body, circle(-37, -17, 6), circle(0, -31, 6.5), circle(37, -17, 6))


def horns() -> Shape:
    """A pair of ram's horns."""
    one = taper([(4, 26), (6, -10), (22, -26), (37, -8), (26, 10)], 19, 16, 3, peak=0.2)
    return union(one, placed(one, flip=-1))


def paw() -> Shape:
    """Pad and four toes."""
    toes = (circle(-28, -4, 8.5, 11), circle(-11, -22, 9, 12), circle(11, -22, 9, 12), circle(28, -4, 8.5, 11))
    return union(shape("0,-2 18,8 24,24 10,31 0,28 -10,31 -24,24 -18,8"), *toes)


def cog() -> Shape:
    """Eight teeth and an axle hole."""
    teeth = [placed(shape("-8,-20! -6,-37! 6,-37! 8,-20!"), turn=45 * i) for i in range(8)]
    return subtract(union(circle(0, 0, 26), *teeth), circle(0, 0, 11))


def burst(points: int, inner: float, outer: float, wild: float = 0.0, seed: int = 1) -> Shape:
    """Star whose points differ in length by `wild`."""
    rng = np.random.default_rng(seed)
    out = []
    for i in range(points * 2):
        r = outer * (1 - wild * rng.random()) if i % 2 == 0 else inner
        a = math.pi * i / points - math.pi / 2
        out.append((r * math.cos(a), r * math.sin(a)))
    return poly(*out)


def hoof() -> Shape:
    """Cloven hoof held up: two toes spread, the pastern below."""
    toe = shape("3,-2! 8,-34 22,-46! 38,-34 40,-8 30,12! 3,12!")
    return union(toe, placed(toe, flip=-1), shape("-24,18! 24,18! 20,44! -20,44!"))


def eye_shape() -> Shape:
    """Almond."""
    return shape("-40,0! -22,-20 0,-26 22,-20 40,0! 22,19 0,25 -22,19")


def bubble() -> Shape:
    """Speech bubble with a tail at the lower left."""
    return union(rect(-40, -34, 80, 54, 20), shape("-24,10! -2,16! -30,40!"))


def bars(count: int) -> Callable[[Sheet], None]:
    """Connection: four posts, `count` of them filled, the rest hollow."""

    def draw(s: Sheet) -> None:
        for i in range(4):
            h = 20 + i * 17
            post = rect(10 + i * 20, 84 - h, 14, h, 2)
            s.add("ink", post)
            if i >= count:
                s.cut(rect(13.4 + i * 20, 87.4 - h, 7.2, h - 6.8, 1), "ink")

    return draw


def die(pips: int) -> Callable[[Sheet], None]:
    """Face of a six-sided die."""
    spots = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}[pips]

    def draw(s: Sheet) -> None:
        s.add("paper", rect(6, 6, 84, 84, 18))
        s.add("face", rect(10, 10, 76, 76, 14))
        s.add("k", rect(10, 10, 76, 76, 14), 6)
        for spot in spots:
            i = int(spot)
            hole = circle(26 + 22 * (i % 3), 26 + 22 * (i // 3), 8.6)
            s.cut(hole, "face")
            s.add("k", hole, 2.4) if pips == 0 else s.add("k", hole)

    return draw


def disc_badge(ink: str, glyph: Shape, size: float = 44) -> Callable[[Sheet], None]:
    """Key ring, coloured disc, paper glyph: type discs, ticks and crosses."""

    def draw(s: Sheet) -> None:
        s.add("paper", circle(MID, MID, size))
        s.add(ink, circle(MID, MID, size - 4))
        s.add("k", circle(MID, MID, size - 5.6), 6.4)
        s.cut(glyph, ink, "k")

    return draw


def medal(s: Sheet) -> None:
    """Twenty-point star with a disc for a numeral."""
    s.add("paper", circle(MID, MID, 47.5))
    s.add("k", star(MID, MID, 20, 40.5, 45.5))
    s.cut(circle(MID, MID, 36.5), "k")
    s.add("face", circle(MID, MID, 34))
    s.add("face", circle(MID, MID, 34))


def star_badge(path: Shape, halo: float = 4.5, rule: float = 4) -> Callable[[Sheet], None]:
    """Jagged star: face, key outline heavier to the lower right, paper rim."""

    def draw(s: Sheet) -> None:
        body = at(path)
        s.add("paper", body)
        s.add("paper", body, 2 * halo + rule)
        s.add("face", body)
        s.add("k", body, rule)
        s.add("k", subtract(placed(body, 1.6, 2.0), body))

    return draw


def eye_slip(s: Sheet) -> None:
    """Closed eye on a slip: only you see this card."""
    s.add("paper", rect(4, 18, 88, 60, 30))
    s.add("k", rect(6.5, 20.5, 83, 55, 27), 5)
    s.add("k", taper([(20, 42), (48, 58), (76, 42)], 11, 4, 4))
    for x, dx in ((30, -5), (48, 0), (66, 5)):
        s.add("k", taper([(x, 50), (x + dx, 66)], 7, 5, 2))


def nail(s: Sheet) -> None:
    """Iron nail head with one gleam and its shadow."""
    s.add("k", circle(54, 58, 20))
    s.add("paper", union(circle(46, 46, 24), circle(54, 58, 20)))
    s.add("k", circle(46, 46, 24))
    s.cut(taper([(32, 42), (36, 34), (46, 30)], 7), "k")


def pin(s: Sheet) -> None:
    """Drawing pin, red head, seen a little from the side."""
    needle = taper([(44, 50), (30, 70), (18, 88)], 9, 8, 1)
    neck = limb([(50, 46), (42, 56)], [20, 30])
    head = circle(58, 34, 24, 22)
    for part in (needle, neck, head):
        s.add("paper", part)
        s.add("paper", part, 9)
    s.add("k", needle)
    s.add("red", neck)
    s.add("k", neck, 4)
    s.cut(head, "k", "red")
    s.add("red", head)
    s.add("k", head, 5)
    s.cut(taper([(42, 30), (48, 20), (60, 17)], 6), "red")


def envelope(s: Sheet) -> None:
    """Sealed letter: the wax is red."""
    s.add("paper", rect(5, 17, 86, 62, 4))
    s.add("k", rect(8, 20, 80, 56, 3), 5)
    s.add("k", lines(([(10, 24), (48, 54), (86, 24)], 4.5), ([(10, 74), (36, 48)], 3.4), ([(86, 74), (60, 48)], 3.4)))
    wax = placed(burst(11, 14, 17.5, 0.2, 3), 48, 54)
    s.cut(circle(48, 54, 19), "k")
    s.add("red", wax)
    s.add("k", wax, 3.4)
    s.add("k", circle(48, 54, 8), 2.4)


def host_crown(s: Sheet) -> None:
    """Crown in red with key edge."""
    body = at(crown(), MID, MID + 4, 0, 1.05)
    s.add("paper", body)
    s.add("paper", body, 12)
    s.add("b", body)
    s.add("k", body, 4.4)


def clock_back(s: Sheet) -> None:
    """The dial under the wedge: paper rim, key ring, paper face."""
    s.add("paper", circle(MID, MID, 47))
    s.add("k", circle(MID, MID, 42), 5)


def clock_front(s: Sheet) -> None:
    """What lies over the wedge: the middle for the numeral."""
    s.add("paper", circle(MID, MID, 27))
    s.add("k", circle(MID, MID, 27), 2)


def knob(s: Sheet) -> None:
    """Slider knob: a ten-point star."""
    body = star(MID, MID, 10, 30, 41)
    s.add("paper", circle(MID, MID, 46))
    s.add("b", body)
    s.add("k", body, 6)
    s.add("k", circle(MID, MID, 9))


def radio(on: bool) -> Callable[[Sheet], None]:
    """Ring, filled when chosen."""

    def draw(s: Sheet) -> None:
        s.add("paper", circle(MID, MID, 46))
        s.add("k", circle(MID, MID, 38), 8)
        if on:
            s.add("k", circle(MID, MID, 21))

    return draw


def arrowhead(s: Sheet) -> None:
    """Head of the aiming arrow, pointing right; its shaft is drawn between the cards."""
    body = poly((14, 14), (86, 48), (14, 82), (28, 48))
    s.add("paper", body)
    s.add("paper", body, 14)
    s.add("face", body)
    s.add("k", body, 5)


def ray_burst(s: Sheet) -> None:
    """Rays behind something that has just happened; the middle is left open."""
    c = s.w / 2
    rng = np.random.default_rng(4)
    for i in range(28):
        a, d = i * math.tau / 28 + rng.normal(0, 0.02), math.pi / 28 * (0.42 + 0.34 * rng.random())
        inner, outer = c * (0.30 + 0.10 * rng.random()), c * (0.82 + 0.17 * rng.random())
        s.add(
            "ink",
            poly(
                (c + inner * math.cos(a), c + inner * math.sin(a)),
                (c + outer * math.cos(a - d), c + outer * math.sin(a - d)),
                (c + outer * math.cos(a + d), c + outer * math.sin(a + d)),
            ),
        )


def lock(closed: bool = True) -> Callable[[Sheet], None]:
    """Padlock."""
    bow = subtract(union(circle(48, 34, 24), rect(24, 34, 48, 20)), union(circle(48, 34, 14), rect(34, 34, 28, 20)))
    body = rect(16, 44, 64, 44, 6)
    hole = union(circle(48, 60, 7), poly((44.5, 60), (51.5, 60), (54, 78), (42, 78)))
    return sign(bow if closed else placed(bow, -18, -6), body, without=(hole,))


def chain(s: Sheet) -> None:
    """Two links, one through the other."""
    for x, y in ((-15, 15), (15, -15)):
        link = at(subtract(rect(-30, -15, 60, 30, 15), rect(-19, -5, 38, 10, 5)), MID + x, MID + y, -45)
        s.add("ink", link)


def speaker(on: bool) -> Callable[[Sheet], None]:
    """Horn with waves, or crossed out."""
    horn = union(rect(8, 34, 22, 28, 2), poly((26, 36), (52, 14), (52, 82), (26, 60)))
    if not on:
        return sign(horn, lines(([(62, 36), (88, 62)], 7), ([(88, 36), (62, 62)], 7)))
    wave = [
        subtract(intersect(circle(50, 48, r), poly((50, 48), (110, 4), (110, 92))), circle(50, 48, r - 7))
        for r in (24, 40)
    ]
    return sign(horn, *wave)


def hand() -> Shape:
    """Open hand, palm to the viewer."""
    palm = shape("-24,4! 22,0! 26,22 16,40 -2,44 -18,38 -26,20")
    fingers = [
        limb([(x, 6), (x + dx, y)], [13, 11]) for x, dx, y in ((-17, -4, -26), (-5, -1, -36), (8, 2, -34), (19, 6, -22))
    ]
    return union(palm, limb([(-18, 26), (-34, 12), (-40, -2)], [16, 13, 10]), *fingers)


def skull() -> Shape:
    """Goblin skull from the front."""
    head = shape("0,-38 30,-30 38,0 26,18! 20,38! -20,38! -26,18! -38,0 -30,-30")
    holes = union(
        circle(-14, -4, 9, 10),
        circle(14, -4, 9, 10),
        poly((0, 8), (6, 20), (-6, 20)),
        rect(-8, 27, 4, 12),
        rect(4, 27, 4, 12),
    )
    return subtract(head, holes)


def cards() -> Shape:
    """Two cards, one behind the other."""
    back = placed(subtract(rect(-20, -30, 40, 58, 5), rect(-14, -24, 28, 46, 2)), -10, 0, -14)
    front = placed(rect(-20, -30, 40, 58, 5), 14, 4, 10)
    return union(subtract(back, placed(rect(-25, -35, 50, 68, 7), 14, 4, 10)), front)


def target_sign() -> Shape:
    """Ping: rings round a dot."""
    rings = union(subtract(circle(0, 0, 40), circle(0, 0, 32)), subtract(circle(0, 0, 24), circle(0, 0, 16)))
    return union(rings, circle(0, 0, 7))


def face() -> Shape:
    """Emote: a grinning goblin head."""
    head = union(
        shape("0,-30 24,-26 30,-4 22,18 0,34 -22,18 -30,-4 -24,-26"),
        shape("24,-10! 46,-22! 28,8!"),
        shape("-24,-10! -46,-22! -28,8!"),
    )
    holes = union(circle(-11, -6, 6.5), circle(11, -6, 6.5), shape("-16,10! 0,16 16,10! 8,23 0,25 -8,23"))
    return subtract(head, holes)


def person() -> Shape:
    """Head and shoulders."""
    return union(circle(0, -16, 18), shape("-34,38! -30,14 -12,6 12,6 30,14 34,38!"))


def bot() -> Shape:
    """Wooden head with bolts: a seat played by the machine."""
    head = union(
        rect(-28, -22, 56, 50, 8),
        rect(-4, -40, 8, 20),
        circle(0, -40, 7),
        rect(-38, -6, 12, 20, 3),
        rect(26, -6, 12, 20, 3),
    )
    return subtract(head, union(circle(-12, -2, 7), circle(12, -2, 7), rect(-16, 13, 32, 6, 2)))


# ------------------------------------------------------------------ seat marks
def leaf() -> Shape:
    """Pointed leaf with its vein cut."""
    return subtract(shape("-30,34! -34,-4 -8,-34 38,-38! 34,6 6,34"), taper([(-28, 32), (-4, 2), (22, -22)], 5, 4, 1))


def moon() -> Shape:
    """Crescent."""
    return subtract(circle(-2, 0, 38), circle(14, -8, 31))


def sun() -> Shape:
    """Disc and eight rays."""
    return union(circle(0, 0, 20), *(placed(poly((-8, -25), (8, -25), (0, -42)), turn=45 * i) for i in range(8)))


def anvil() -> Shape:
    """Smith's anvil from the side."""
    return shape("-42,-22! -18,-26! 38,-26! 38,-8! 14,2! 12,16! 28,28! 28,36! -26,36! -26,28! -10,16! -12,2! -30,-6")


def heart() -> Shape:
    """Heart."""
    return shape("0,-18! 14,-36 36,-28 36,-4 18,18 0,38! -18,18 -36,-4 -36,-28 -14,-36")


def bolt() -> Shape:
    """Lightning."""
    return poly((6, -42), (-26, 8), (-4, 8), (-10, 42), (26, -12), (4, -12), (20, -42))


def drop() -> Shape:
    """Water drop."""
    return shape("0,-42! 14,-14 28,8 22,32 0,40 -22,32 -28,8 -14,-14")


SEATS: dict[str, Callable[[], Shape]] = {
    "circle": lambda: circle(0, 0, 34),
    "square": lambda: rect(-31, -31, 62, 62, 3),
    "triangle": lambda: poly((0, -36), (38, 31), (-38, 31)),
    "diamond": lambda: poly((0, -42), (31, 0), (0, 42), (-31, 0)),
    "star": lambda: star(0, 2, 5, 17, 42, -math.pi / 2),
    "crescent": moon,
    "cross": lambda: union(rect(-12, -38, 24, 76, 2), rect(-38, -12, 76, 24, 2)),
    "drop": drop,
    "leaf": leaf,
    "moon": moon,
    "sun": sun,
    "anvil": anvil,
    "heart": heart,
    "bolt": bolt,
}


def _signs() -> list[Icon]:
    straight = {
        "tick": tick(),
        "cross": cross(),
        "dash": taper([(-32, 1), (0, -1), (32, 1)], 15, 9, 9),
        "plus": union(rect(-7, -32, 14, 64, 3), rect(-32, -7, 64, 14, 3)),
        "arrow": arrow(),
        "play": poly((-22, -32), (34, 0), (-22, 32)),
        "right": poly((-20, -36), (28, 0), (-20, 36)),
        "left": poly((20, -36), (-28, 0), (20, 36)),
        "dot": circle(0, 0, 20),
        "diamond": poly((0, -34), (26, 0), (0, 34), (-26, 0)),
        "star": star(0, 2, 5, 17, 42, -math.pi / 2),
        "crown": crown(),
        "horns": horns(),
        "paw": paw(),
        "cog": cog(),
        "skull": skull(),
        "cards": cards(),
        "ping": target_sign(),
        "emote": face(),
        "person": person(),
        "bot": bot(),
        "hand": hand(),
        "bubble": bubble(),
        "hoof": hoof(),
        "menu": union(*(rect(-36, y, 72, 13, 3) for y in (-31, -6.5, 18))),
        "pause": union(rect(-26, -34, 18, 68, 3), rect(8, -34, 18, 68, 3)),
        "search": union(subtract(circle(-8, -8, 28), circle(-8, -8, 18)), limb([(14, 14), (36, 36)], [13, 13])),
        "back": placed(arrow(), flip=-1),
        "bell": union(shape("-34,22! -24,10 -22,-14 -10,-32 0,-36 10,-32 22,-14 24,10 34,22!"), circle(0, 30, 9)),
        "flag": union(rect(-30, -40, 8, 82, 2), shape("-22,-38! 2,-30 34,-36! 24,-14! 34,6! 2,2 -22,8!")),
        "hourglass": union(
            poly(
                (-26, -40), (26, -40), (26, -34), (4, 0), (26, 34), (26, 40), (-26, 40), (-26, 34), (-4, 0), (-26, -34)
            )
        ),
        "trophy": union(
            shape("-26,-38! 26,-38! 22,-4 8,12 6,24 20,36! -20,36! -6,24 -8,12 -22,-4"),
            subtract(circle(-26, -20, 16), circle(-26, -20, 8)),
            subtract(circle(26, -20, 16), circle(26, -20, 8)),
        ),
        "book": subtract(
            shape("-40,-28! -18,-34 0,-24! 18,-34 40,-28! 40,28! 18,22 0,32! -18,22 -40,28!"), rect(-2.5, -22, 5, 48)
        ),
        "exit": union(subtract(rect(-36, -38, 44, 76, 3), rect(-27, -29, 26, 58, 1)), placed(arrow(), 14, 0, 0, 0.72)),
        "swap": union(placed(arrow(), 2, -17, 0, 0.82), placed(arrow(), -2, 17, 180, 0.82)),
        "refresh": union(
            subtract(
                intersect(circle(0, 0, 34), poly((0, 0), (60, -50), (-60, -60), (-60, 60), (60, 60), (60, 20))),
                circle(0, 0, 22),
            ),
            poly((16, -6), (46, -4), (36, -34)),
        ),
    }
    out = [Icon(name, sign(at(path))) for name, path in straight.items()]
    for name, turn in (("arrow_up", -90), ("arrow_down", 90)):
        out.append(Icon(name, sign(at(arrow(), turn=turn))))
    eye_open = sign(at(eye_shape()), without=(at(subtract(circle(0, 0, 17), circle(-4, -4, 7))),))
    lashes = [limb([(x, y), (x + (x - 48) * 0.34, y + 22)], [8, 6]) for x, y in ((22, 46), (48, 58), (74, 46))]
    out += [
        Icon("eye", eye_open),
        Icon("eye_closed", sign(taper([(10, 36), (48, 62), (86, 36)], 13, 5, 5), *lashes)),
        Icon("lock", lock()),
        Icon("lock_open", lock(False)),
        Icon("chain", chain),
        Icon("speaker", speaker(True)),
        Icon("speaker_off", speaker(False)),
        Icon("rays", ray_burst, rough=0.5, side=192),
        *(Icon(f"bars_{i}", bars(i)) for i in range(5)),
        *(Icon(f"seat_{name}", sign(at(make()))) for name, make in SEATS.items()),
        *(Icon(f"class_{name}", sign(sign_of(name))) for name in CLASSES),
    ]
    return out


def _badges() -> list[Icon]:
    glyphs = {
        "hero": ("straw", at(crown(), MID, MID + 3, 0, 0.72)),
        "goat": ("moss", at(horns(), MID, MID - 1, 0, 0.80)),
        "creature": ("red", at(paw(), MID, MID - 1, 0, 0.82)),
        "equipment": ("steel", at(cog(), MID, MID, 0, 0.80)),
    }
    out = [Icon(f"type_{name}", disc_badge(ink, glyph), salt=0.4) for name, (ink, glyph) in glyphs.items()]
    out += [Icon(f"type_{name}", shield(name), salt=0.4) for name in CLASSES]
    spiky, wild = burst(12, 27, 43), burst(14, 25, 44, 0.28, 7)
    for ink in ("orange", "moss", "red", "straw"):
        out.append(Icon(f"star_{ink}", _recolour(star_badge(spiky), ink), salt=0.5))
        out.append(Icon(f"burst_{ink}", _recolour(star_badge(wild), ink), salt=0.5))
    out += [
        Icon("medal", _recolour(medal, "b"), salt=0.3),
        Icon("medal_face", medal, salt=0.3),
        Icon("badge_tick", disc_badge("moss", at(tick(), MID, MID, 0, 0.72)), salt=0.3),
        Icon("badge_cross", disc_badge("red", at(cross(), MID, MID, 0, 0.72)), salt=0.3),
        Icon("badge_dash", disc_badge("k", at(rect(-22, -5, 44, 10, 3)))),
        Icon("eye_slip", eye_slip),
        Icon("nail", nail),
        Icon("pin", pin),
        Icon("envelope", envelope),
        Icon("host_crown", host_crown),
        Icon("clock_back", clock_back, rough=0.2),
        Icon("clock_front", clock_front, rough=0.2),
        Icon("slider_knob", knob),
        Icon("radio_on", radio(True)),
        Icon("radio_off", radio(False)),
        Icon("arrowhead", _recolour(arrowhead, "orange"), salt=0.3),
        *(Icon(f"die_{i}", _recolour(die(i), "straw"), salt=0.3) for i in range(1, 7)),
        Icon("hoof_shake", _recolour(hoof_badge(0), "b"), salt=0.2),
        Icon("hoof_away", _recolour(hoof_badge(1), "b"), salt=0.2),
    ]
    return out


def hoof_badge(away: int) -> Callable[[Sheet], None]:
    """A hoof held up to shake, or turned down and crossed: accept and decline."""

    def draw(s: Sheet) -> None:
        turn, y = (180, 40) if away else (0, 54)
        toe = shape("3,-2! 8,-34 22,-46! 38,-34 40,-8 30,12! 3,12!")
        toes = [at(toe, MID, y, turn, 0.86, flip) for flip in (1, -1)]
        cuff = at(union(*(circle(x, 18, 11) for x in (-20, 0, 20))), MID, y, turn, 0.86)
        arm = at(rect(-19, 22, 38, 40), MID, y, turn, 0.86)
        for part in (*toes, cuff, arm):
            s.add("paper", part)
            s.add("paper", part, 9)
        s.add("face", arm)
        s.add("k", arm, 4.4)
        s.cut(cuff, "k", "face")
        s.add("k", cuff, 4.4)
        for toe_path in toes:
            s.add("k", toe_path)
        s.cut(at(taper([(24, -34), (30, -14), (26, 4)], 5), MID, y, turn, 0.86), "k")
        s.cut(at(taper([(-32, -30), (-32, -12), (-27, 4)], 6), MID, y, turn, 0.86), "k")
        if away:
            mark = at(cross(), 72, 70, 0, 0.6)
            s.add("paper", mark)
            s.add("paper", mark, 10)
            s.cut(mark, "k", "face", stroke=9)
            s.cut(mark, "k", "face")
            s.add("red", mark)

    return draw


def _recolour(draw: Callable[[Sheet], None], ink: str) -> Callable[[Sheet], None]:
    """Name the ink of the layer called `face`."""

    def inner(s: Sheet) -> None:
        draw(s)
        s.layers[ink] = s.layers.pop("face")

    return inner


def icons() -> list[Icon]:
    """All single pictures."""
    return [*_signs(), *_badges()]
