"""What the goblins of the Minion deck hold.  Each is drawn upright from the hand at (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.figures.materials import bone, cloth, iron, steel, wood
from art.kit.paths import circle, mirrored, placed, poly, rect, shape, star, taper, union
from art.kit.pen import Pen


def scissors(p: Pen) -> None:
    """As long as the arm that opens them."""
    for side in (-1, 1):
        q = p.at(0, -40, side * 17, 1, side)
        q.part("-4,24! 26,10! 34,-120 6,-262! -12,-130", None, rnd=20, ang=70, shade=(0.5, 0), outline=6)
        q.line([(10, 0), (16, -110), (8, -220)], 6)
    for side in (-1, 1):
        q = p.at(0, -40, side * 17, 1, side)
        q.line([(4, 10), (-18, 40), (-34, 62)], 22, "k", 20, 18)
        q.cut(circle(-46, 92, 46, 40), None)
        q.add(circle(-46, 92, 36, 31), "b", stroke=20)
        q.add(circle(-46, 92, 47, 42), stroke=5)
        q.add(circle(-46, 92, 25, 20), stroke=5)
    p.plain(circle(0, -40, 15), "c", 5, halo=3)


def hourglass(p: Pen) -> None:
    """Nearly out."""
    glass = shape("-50,-120! 50,-120! 46,-80 10,-32 46,16 50,60! -50,60! -46,16 -10,-32 -46,-80")
    p.part(glass, None, flat=True, outline=7)
    p.add("-16,-62! 16,-62! 6,-36 -6,-36", "b", clip=glass)
    p.add("-48,62! 48,62! 40,26 0,-4 -40,26", "b", clip=glass)
    p.add(rect(-3, -34, 6, 40), "b")
    for y in (-140, 58):
        p.part(rect(-66, y, 132, 24, 6), "c", rnd=12, ang=0, halo=3)
    for side in (-1, 1):
        p.bar(side * 58 - 5, -118, 10, 178)


def purse(p: Pen) -> None:
    """A fat leather purse on cut strings, leaking coins."""
    for side in (-1, 1):
        p.add(taper([(side * 8, -44), (side * 26, -76), (side * 44, -82)], 8, 6, 3))
    p.part("-26,-34! 26,-34! 78,14 84,66 44,104 -44,104 -84,66 -78,14", "b", rnd=66, ang=30, spacing=11)
    p.part("-40,-62 0,-50 40,-64 28,-32 -28,-32", "b", rnd=16, halo=3)
    p.line([(-30, -34), (0, -26), (30, -34)], 12, "c", 8, 8)
    p.line([(-44, 40), (-52, 66), (-34, 84)], 8)
    coin(p.at(20, 40), 26)


def coin(p: Pen, r: float = 28) -> None:
    p.part(circle(0, 0, r), "c", rnd=r * 0.7, halo=3, outline=5, spacing=8)
    p.add(circle(0, 0, r * 0.64), stroke=4)
    p.dot(0, 0, r * 0.24)


def ledger(p: Pen) -> None:
    """What is owed and by which ear."""
    p.part("-84,-124! 84,-124! 84,84! -84,84!", "b", rnd=26, ang=90, outline=7)
    p.plain("-70,-110! 72,-114! 74,70! -68,74!", outline_width=4, halo=0)
    for i in range(5):
        y = -86 + i * 30
        p.line([(-54, y), (0, y + 3), (30, y)], 6)
        for j in range(3):
            p.line([(42 + j * 9, y - 8), (44 + j * 9, y + 8)], 5, start=3, end=3)


def wand(p: Pen) -> None:
    iron(p, rect(-8, -150, 16, 190, 6), rnd=8)
    bone(p, rect(-10, -174, 20, 40, 5), rnd=9, halo=3)
    bone(p, rect(-10, 26, 20, 26, 5), rnd=9, halo=3)
    for i in range(8):
        a = i * math.pi / 4 + 0.3
        far = 66 if i % 2 else 46
        p.line(
            [(28 * math.cos(a), -184 + 28 * math.sin(a)), (far * math.cos(a), -184 + far * math.sin(a))], 9, "b", 3, 1
        )


def curved_knife(p: Pen) -> None:
    wood(p, rect(-12, -16, 24, 78, 8))
    p.plain(circle(0, 64, 17), "c", 5)
    p.part(rect(-46, -34, 92, 22, 10), "c", rnd=12, ang=0, halo=3)
    steel(p, "-22,-34! 22,-34! 50,-90 30,-150 64,-206 56,-270! 4,-214 -20,-150 8,-92")
    p.line([(0, -40), (28, -92), (8, -150), (38, -226)], 8)


def marotte(p: Pen) -> None:
    """A fool's stick with the fool's own head on it."""
    wood(p, rect(-9, -90, 18, 170, 6))
    for side in (-1, 1):
        p.part(placed(shape("0,-150! 26,-196 70,-190 92,-140! 56,-150 34,-118"), flip=side), "bc"[side > 0], rnd=22)
        bone(p, circle(side * 94, -136, 13), rnd=10, halo=2)
    p.part(circle(0, -116, 46, 48), "a", rnd=40, halo=3, shade=(0.3, -0.3))
    for side in (-1, 1):
        p.plain(circle(side * 17, -122, 12), outline_width=4, halo=0)
        p.dot(side * 17 + 3, -120, 5)
    p.line([(-22, -96), (0, -84), (24, -98)], 9)
    p.part("-50,-74! 0,-62 50,-74! 40,-50! 20,-58! 0,-44! -20,-58! -40,-50!", "c", rnd=12, halo=3)


def rattle(p: Pen) -> None:
    """A gourd with teeth in it, tied with feathers."""
    wood(p, rect(-9, -70, 18, 150, 6))
    p.part("-14,-66 14,-66 50,-110 54,-160 0,-204 -54,-160 -50,-110", "c", rnd=46, ang=40, spacing=10)
    for y in (-160, -126):
        p.line([(-48, y), (0, y + 16), (48, y)], 9, "b", 4, 4)
    for side, spot in ((-1, "b"), (1, None)):
        p.at(side * 8, -60, side * 150).part("-13,0! -17,-60 0,-96! 17,-60 13,0!", spot, rnd=14, halo=3)
    for dx, dy in ((-86, -190), (88, -176), (-92, -130), (84, -116)):
        p.line([(dx, dy), (dx * 1.14, dy * 1.02), (dx * 1.3, dy * 1.05)], 8)


def spare_leg(p: Pen) -> None:
    """A left one: bone above, boot below."""
    bone(
        p,
        "-30,-196 -6,-184 18,-200 36,-180 16,-150! 14,-10! -14,-10! -14,-150! -40,-166",
        rnd=22,
        ang=90,
        shade=(0.4, -0.1),
    )
    cloth(p, "-34,-30! 30,-30! 32,50 74,62 96,88 88,104! -40,104!", "b", rnd=34, ang=100)
    p.bar(-42, 92, 134, 18, 6)
    p.line([(-36, -12), (0, -4), (34, -12)], 12, "k", 7, 7)
    for y in (14, 38):
        p.line([(8, y), (34, y - 4)], 6)


def contraption(p: Pen) -> None:
    """A box of cogs with a spring, a whistle and a very short fuse."""
    p.add(taper([(56, -100), (86, -150), (70, -196), (104, -226)], 12, 10, 8))
    p.part(star(110, -234, 9, 20, 52), "b", rnd=20, halo=3, outline=4)
    p.plain(circle(110, -234, 15), "c", 0, halo=0)
    for i in range(4):
        p.line([(-72 + (i % 2) * 44, -104 - i * 22), (-28 - (i % 2) * 44, -126 - i * 22)], 11, "k", 7, 7)
    p.part(circle(-50, -206, 26), "b", rnd=20, halo=3)
    p.part(rect(-120, -100, 240, 190, 12), "c", rnd=60, ang=88, spacing=13, outline=8)
    for x, y, r, teeth in ((-48, -22, 50, 9), (44, 26, 38, 8)):
        cog(p.at(x, y), r, teeth)
    for x in (-102, 102):
        for y in (-82, 72):
            p.dot(x, y, 7)
    p.plain(circle(66, -56, 30), outline_width=6, halo=2)
    p.add(taper([(66, -56), (84, -74)], 8, 7, 3))
    for i in range(5):
        a = math.pi * (1 + i / 4)
        p.line([(66 + 20 * math.cos(a), -56 + 20 * math.sin(a)), (66 + 27 * math.cos(a), -56 + 27 * math.sin(a))], 4)


def cog(p: Pen, r: float, teeth: int, spot: str | None = None) -> None:
    """A toothed wheel about the pen's place."""
    step = 2 * math.pi / teeth
    wheel = circle(0, 0, r)
    for i in range(teeth):
        a = math.degrees(i * step)
        wheel = union(wheel, placed(rect(r * 0.8, -r * 0.19, r * 0.46, r * 0.38), 0, 0, a))
    if spot:
        p.part(wheel, spot, rnd=r * 0.5, halo=3)
    else:
        iron(p, wheel, rnd=r * 0.6, halo=3)
    p.cut(circle(0, 0, r * 0.34), None)
    p.add(circle(0, 0, r * 0.34), stroke=4)


def saw(p: Pen) -> None:
    edge = " ".join(f"{34 - i * 2.4 + (12 if i % 2 else 0)},{-40 - i * 17}!" for i in range(13))
    steel(p, f"-22,-30! 34,-30! {edge} -2,-258! -22,-246!", rnd=24)
    wood(p, "-34,-36! 40,-36! 44,20 20,52 -24,50 -40,12", rnd=26)
    p.cut(circle(2, 6, 19, 15), None)
    p.add(circle(2, 6, 19, 15), stroke=5)


def hammer(p: Pen) -> None:
    wood(p, rect(-10, -150, 20, 220, 7))
    iron(p, "-66,-190! 40,-190! 40,-136! -66,-136!", rnd=24)
    iron(p, "40,-188! 70,-186 108,-150! 76,-152 40,-138!", rnd=14, halo=2)


def pan(p: Pen) -> None:
    iron(p, rect(-11, -60, 22, 140, 8), rnd=10)
    iron(p, circle(0, -128, 82), rnd=30, ang=40)
    p.add(circle(0, -128, 62), "k")
    p.groove([(-50, -150), (-20, -186), (24, -188)], 11)
    p.groove([(-40, -128), (-20, -158), (8, -164)], 7)


def plan(p: Pen) -> None:
    """A plan: everybody's route, and where the trap is."""
    bone(
        p,
        "-150,-120! -60,-108 40,-126 150,-112! 158,0 146,108! 50,96 -40,112 -148,100! -156,0",
        rnd=26,
        ang=20,
        shade=(0.2, -0.4),
    )
    for side in (-1, 1):
        bone(p, rect(side * 152 - 18, -124, 36, 240, 16), rnd=16, ang=90, halo=3)
    for points in ([(-110, 60), (-70, -10), (-20, 30), (10, -50)], [(112, 70), (80, 10), (96, -60)]):
        for i in range(len(points) - 1):
            (x0, y0), (x1, y1) = points[i], points[i + 1]
            p.line([(x0 + (x1 - x0) * 0.12, y0 + (y1 - y0) * 0.12), (x1, y1)], 8, start=6, end=5)
    p.at(40, -56).line([(-26, -26), (0, 0), (26, 26)], 16, "b", 8, 8)
    p.at(40, -56).line([(26, -26), (0, 0), (-26, 26)], 16, "b", 8, 8)
    p.add(circle(-112, 62, 13), stroke=6)
    p.add(circle(112, 72, 13), stroke=6)


def cane(p: Pen) -> None:
    iron(p, rect(-8, -6, 16, 260, 5), rnd=8)
    p.plain(circle(0, -14, 24), "c", 6)
    bone(p, rect(-12, 226, 24, 34, 5), rnd=10, halo=2)


def hanky(p: Pen) -> None:
    """Lace, waved from the wrist."""
    bone(p, "0,0! 34,-70 90,-96 150,-88! 128,-52! 150,-24! 112,-8! 108,32! 64,16! 40,44!", rnd=30, ang=40)
    p.line([(20, -12), (60, -40), (120, -60)], 6)
    p.line([(24, 4), (60, -6), (96, 4)], 6)


def die20(p: Pen, r: float = 84) -> None:
    """A d20 with its blank face to us."""
    corner = [(r * math.sin(i * math.pi / 3), -r * math.cos(i * math.pi / 3)) for i in range(6)]
    p.part(poly(*corner), "b", rnd=r * 0.8, ang=60, spacing=10, outline=7)
    inner = [(0, -r * 0.5), (r * 0.46, r * 0.3), (-r * 0.46, r * 0.3)]
    p.plain(poly(*inner), "b", 5, halo=0)
    for (x, y), near in zip(inner, ((0, 1, 5), (1, 2, 3), (3, 4, 5)), strict=True):
        for i in near:
            p.add(taper([(x, y), corner[i]], 6, 5, 5, n=6))
    p.cut(star(0, r * 0.06, 5, r * 0.09, r * 0.22, -1.57), ("k", "b"))


def rolling_pin(p: Pen) -> None:
    wood(p, rect(-13, -40, 26, 80, 10))
    wood(p, rect(-13, -262, 26, 60, 10))
    p.part(rect(-36, -216, 72, 184, 16), "c", rnd=34, ang=p.turn + 90, spacing=10, halo=3)


def ear_string(p: Pen) -> None:
    """Ears on a cord: neat, labelled, none of them goblin."""
    points = [(-150, -30), (-80, 60), (0, 96), (80, 60), (150, -30)]
    p.add(taper(points, 8, 6, 6, n=40))
    for x, y, turn in ((-112, 24, 24), (-56, 84, 12), (0, 104, 0), (56, 84, -12), (112, 24, -24)):
        human_ear(p.at(x, y, turn, 0.92, 1 if x < 30 else -1))


def human_ear(p: Pen) -> None:
    """A small round one, such as people have."""
    p.part("-10,-30 22,-34 40,-8 30,24 12,36 6,56 -16,54 -20,20", "c", rnd=20, halo=3, shade=(0.2, -0.3), hi=(2, 3))
    p.add(taper([(-4, -14), (16, -20), (22, -2), (6, 12), (2, 28)], 7, 4, 3))


def comb(p: Pen) -> None:
    p.part(rect(-22, -130, 44, 190, 8), "c", rnd=16, ang=p.turn, halo=3)
    for i in range(9):
        p.line([(0, -118 + i * 19), (24, -118 + i * 19)], 7, start=6, end=6)


def princely_sceptre(p: Pen) -> None:
    """A prince's: too short, with a rattle in its head."""
    wood(p, rect(-10, -70, 20, 140, 7), "c")
    p.part(circle(0, -104, 46), "b", rnd=40, halo=3)
    p.line([(-44, -104), (0, -90), (44, -104)], 12, "c", 9, 9)
    p.part(mirrored("0,-196! 14,-164 34,-150 14,-140 0,-136"), "c", rnd=14, halo=3)
    p.plain(circle(0, 78, 19), "c", 5)


GOBLIN_PROPS: dict[str, Callable[[Pen], None]] = {
    "scissors": scissors,
    "hourglass": hourglass,
    "purse": purse,
    "coin": coin,
    "ledger": ledger,
    "wand": wand,
    "curved_knife": curved_knife,
    "marotte": marotte,
    "rattle": rattle,
    "spare_leg": spare_leg,
    "contraption": contraption,
    "saw": saw,
    "hammer": hammer,
    "pan": pan,
    "plan": plan,
    "cane": cane,
    "hanky": hanky,
    "die20": die20,
    "rolling_pin": rolling_pin,
    "ear_string": ear_string,
    "comb": comb,
    "princely_sceptre": princely_sceptre,
}
