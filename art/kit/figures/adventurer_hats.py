"""What adventurers wear on their heads.  Drawn about the middle of a head 220 wide whose crown is at y = -140 and
whose eyes are at about y = -14; ``dye`` as in :func:`art.kit.figures.adventurer_hair.stuff`."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.figures.adventurer_hair import Dye, stuff
from art.kit.figures.materials import bone, iron, ring
from art.kit.paths import circle, mirrored, placed, poly, rect, shape, star, taper
from art.kit.pen import Pen

STEEL = {"hi": (2, 3), "shade": (0.50, 0.0), "ang": 60, "spacing": 11}


def fedora(p: Pen, dye: Dye) -> None:
    stuff(p, "-98,-70! -86,-186 -24,-170 8,-184 86,-186 98,-70!", dye, rnd=80, ang=70, spacing=12)
    stuff(
        p,
        "-196,-62 -90,-96 0,-84 90,-96 200,-54 84,-38 0,-34 -90,-42",
        dye,
        rnd=22,
        ang=0,
    )
    stuff(p, "-94,-118! 0,-106 94,-118! 96,-84! 0,-72 -94,-84!", "b", rnd=18, ang=0, halo=3)


def great_helm(p: Pen, dye: Dye) -> None:
    """A knight's pot, plume and all; nothing of the face shows but the eyes."""
    stuff(p, "-10,-150 -60,-240 40,-270 150,-240 220,-150! 130,-170 70,-120 20,-140", dye, rnd=50, ang=20)
    p.part(
        "-118,150! -128,-40 -96,-130 0,-164 96,-130 128,-40 118,150! 40,180 -40,180", None, rnd=120, outline=7, **STEEL
    )
    for side in (-1, 1):
        p.add(placed(shape("112,-36! 10,-20! 10,8! 108,6!"), flip=side))
        p.plain(circle(side * 54, -12, 12), halo=0, outline_width=0)
        for i in range(9):
            p.dot(side * (36 + 26 * (i % 3)), 56 + 28 * (i // 3), 7)
        for y in (-70, 50, 116):
            p.dot(side * 104, y, 6)
    stuff(p, "-13,-150! 13,-150! 15,160! 0,176! -15,160!", dye, rnd=12, halo=3)


def tilted_helm(p: Pen, dye: Dye) -> None:
    """Somebody else's helmet, three sizes too big, pushed up to see out."""
    q = p.at(10, -62, -15, 1.0)
    stuff(q, placed(shape("0,0! -36,-50 10,-90 60,-80! 30,-50 30,0!"), 0, -140), dye, rnd=24)
    q.part(
        "-150,16! -152,-70 -110,-146 0,-170 110,-146 152,-70 150,16! 70,40 -70,40", None, rnd=110, outline=7, **STEEL
    )
    q.part("-164,0! -60,30 60,30 164,0! 160,42! 60,70 -60,70 -160,42!", None, rnd=20, **STEEL)
    for x in (-124, -70, 0, 70, 124):
        q.dot(x, 38 - abs(x) * 0.13, 7)
    stuff(q, "-13,-166! 13,-166! 12,24! -12,24!", dye, rnd=12, halo=3)


def slayer_helm(p: Pen, dye: Dye) -> None:
    """Black iron with a T cut in it and a torn crest; two small angry lights inside."""
    stuff(
        p,
        "-40,-140 -90,-230 -20,-300 90,-310 190,-270 270,-190! 214,-196 262,-120! 200,-140 236,-50! 176,-96 150,-30! "
        "110,-110 40,-150",
        dye,
        rnd=60,
        ang=20,
    )
    iron(p, mirrored("0,-172 84,-150 130,-70 134,60 120,160! 60,196 0,210"), rnd=120, ang=60, spacing=13, outline=7)
    p.cut("-106,-44! -10,-26! 10,-26! 106,-44! 100,14! 26,22! 20,176! -20,176! -26,22! -100,14!", None)
    p.add("-98,-36! -10,-18! 10,-18! 98,-36! 93,8! 19,15! 13,170! -13,170! -19,15! -93,8!")
    for side in (-1, 1):
        p.plain(placed(shape("-42,-16! 42,10! 34,26 -34,20"), side * 56, -14, flip=-side), "b", halo=0, outline_width=0)
        p.plain(circle(side * 50, -6, 12, 9), halo=0, outline_width=0)
        for y in (-96, 70, 120):
            p.cut(circle(side * 104, y, 7))
    for points in ([(-90, -120), (-60, -90), (-70, -60)], [(60, 90), (90, 120), (84, 150)], [(50, -140), (90, -110)]):
        p.groove(points, 9)


def rat_cap(p: Pen, dye: Dye) -> None:
    """A cap of tails and one still surprised face."""
    for x, y in ((-150, 120), (-118, 150), (140, 130)):
        p.line([(x * 0.75, -40), (x, 30), (x * 0.95, y)], 17, start=12)
    stuff(p, "-128,-44 -130,-110 -70,-176 20,-188 110,-150 132,-50 60,-70 0,-74 -70,-68", dye, rnd=60, ang=50)
    for i in range(7):
        x = -96 + i * 32
        p.line([(x, -150 + abs(i - 3) * 10), (x + 8, -128 + abs(i - 3) * 8), (x + 4, -106)], 8)
    q = p.at(-6, -62)
    q.part("-52,-20 0,-40 52,-20 26,30 0,46 -26,30", None, rnd=34, ang=80, shade=(0.4, -0.2), hi=(2, 3))
    for side in (-1, 1):
        q.part(circle(side * 46, -36, 24), "b", rnd=16, halo=3)
        q.line([(side * 12, -8), (side * 28, 6)], 8)
        q.line([(side * 28, -8), (side * 12, 6)], 8)
    q.dot(0, 34, 11)


def hedge(p: Pen, dye: Dye) -> None:
    """A pointed wizard's hat that somebody has been growing."""
    points = "-190,-46 -128,-86 -104,-140 -76,-196 -40,-250 10,-300 44,-246 76,-196 104,-140 130,-86 190,-46"
    stuff(p, points + " 90,-30 0,-38 -90,-30", "a", rnd=70, ang=40, spacing=10)
    for row, (y, half, count) in enumerate(((-270, 20, 2), (-226, 48, 3), (-180, 74, 4), (-132, 98, 5), (-84, 150, 7))):
        for i in range(count):
            x = (i / (count - 1) - 0.5) * 2 * half
            q = p.at(x, y, x * 0.5 + (i % 2) * 24 - 12, 0.86)
            q.part(
                "0,-46 30,-16 34,24 0,66! -34,24 -30,-16", "a", rnd=26, ang=70 + row * 10, spacing=9, halo=2, outline=5
            )
            q.line([(0, -34), (2, 10), (0, 48)], 6)
    for x, y, turn in ((-190, -90, -50), (120, -190, 40), (10, -290, 10)):
        p.at(x, y, turn).line([(0, 20), (0, -10), (10, -40)], 10, start=8)
        p.part(placed(shape("0,-70 20,-44 0,-20 -14,-44"), x, y, turn), "a", rnd=10, halo=2, outline=4)
    p.part(star(86, -40, 5, 9, 26, -1.2), "b", rnd=10, halo=3)
    q = p.at(-40, -214, -10)
    q.part("-26,0 0,-16 26,-2 40,-14! 36,10! 20,14 -10,16", "b", rnd=14, halo=3)
    q.dot(-12, -2, 4)


def leather_cap(p: Pen, dye: Dye) -> None:
    stuff(p, mirrored("0,-166 84,-150 126,-80 130,-40! 112,20 104,60! 92,10 70,-52 0,-64"), dye, rnd=70, ang=60)
    p.line([(0, -160), (4, -110), (0, -66)], 8, start=5, end=5)
    for side in (-1, 1):
        p.line([(side * 70, -140), (side * 84, -90), (side * 72, -56)], 7)


def archer_hood(p: Pen, dye: Dye) -> None:
    """Pulled as far down as it will go."""
    stuff(
        p,
        "0,-170 60,-230! 80,-150 140,-80 166,60 150,190! 120,150 104,60 90,-10 0,-30 -90,-10 -104,60 -120,150 "
        "-150,190! -166,60 -140,-80 -70,-150",
        dye,
        rnd=60,
        ang=70,
        spacing=12,
    )
    stuff(p, "40,-150! 70,-250 130,-300! 120,-220 76,-150!", None, rnd=16, halo=3)


def top_hat(p: Pen, dye: Dye) -> None:
    stuff(p, "-78,-80! -96,-280 0,-294 96,-280 78,-80!", dye, rnd=90, ang=80, spacing=13)
    stuff(p, "-156,-64 -80,-92 0,-78 80,-92 156,-64 80,-44 0,-38 -80,-44", dye, rnd=18, ang=0)
    stuff(p, "-82,-134! 0,-122 82,-134! 80,-92! 0,-78 -80,-92!", "b", rnd=20, ang=0, halo=3)


def ear_hat(p: Pen, dye: Dye) -> None:
    """A top hat with the collection pinned on."""
    for side, y, turn in ((-1, -130, -4), (1, -130, 4), (-1, -226, 6), (1, -226, -6)):
        q = p.at(side * 66, y, turn, 0.8, side)
        q.part("-10,-42 60,-78 150,-125 222,-182! 196,-70 132,14 60,58 -10,48", "a", rnd=30, ang=75, shade=(0.4, -0.2))
        q.line([(40, 6), (90, -30), (150, -100)], 8)
    top_hat(p, dye)


def peaked_cap(p: Pen, dye: Dye) -> None:
    """An inspector's."""
    stuff(p, "-110,-70! -146,-150 -80,-196 0,-206 80,-196 146,-150 110,-70!", dye, rnd=60, ang=60, spacing=12)
    stuff(p, "-112,-106! 0,-90 112,-106! 114,-64! 0,-46 -114,-64!", "b", rnd=18, ang=0, halo=3)
    iron(p, "-96,-62! 0,-46 96,-62! 112,-40 0,-14 -112,-40", rnd=16, ang=0, halo=3)
    p.part("-30,-150! 0,-160 30,-150! 26,-112 0,-92! -26,-112", None, rnd=20, halo=3, **STEEL)
    p.line([(-14, -138), (14, -114)], 7, start=5, end=5)
    p.line([(14, -138), (-14, -114)], 7, start=5, end=5)


def wimple(p: Pen, dye: Dye) -> None:
    """A novice's white cloth, and a halo that is a plate on a wire."""
    p.add(circle(0, -212, 96, 26), stroke=17)
    p.part(circle(0, -214, 92, 22), "c", flat=True, halo=0, outline=0)
    p.cut(circle(0, -214, 74, 13), None)
    p.line([(8, -190), (14, -160), (6, -140)], 6, start=5, end=5)
    stuff(
        p,
        "0,-168 100,-146 150,-60 156,70 176,210! 100,240 0,250 -100,240 -176,210! -156,70 -150,-60 -100,-146",
        None,
        rnd=60,
    )


def straw(p: Pen, dye: Dye) -> None:
    """A farmer's."""
    stuff(p, "-86,-60! -76,-150 0,-178 76,-150 86,-60!", dye, rnd=60, ang=20, spacing=8)
    stuff(p, "-186,-40 -110,-80 0,-66 110,-80 190,-46 150,-16 90,-34 0,-26 -90,-34 -150,-14", dye, rnd=20, spacing=8)
    for i in range(-3, 4):
        p.line([(i * 22, -150 + abs(i) * 7), (i * 26, -76)], 5)


def headscarf(p: Pen, dye: Dye) -> None:
    stuff(p, mirrored("0,-170 90,-150 136,-60 130,60 90,150! 84,40 60,-64 0,-90"), dye, rnd=50)
    for x, y in ((-90, -70), (-40, -130), (40, -132), (92, -70), (108, 20), (-108, 20), (0, -124)):
        p.cut(circle(x, y, 10), ("k", "b", "a"))
    stuff(p, "-14,142! 14,142! 60,190 40,210! 0,170 -40,214! -56,186", dye, rnd=16)


def hard_hat(p: Pen, dye: Dye) -> None:
    """A siege engineer's: an iron pan, a brim and a candle."""
    iron(p, mirrored("0,-186 80,-170 124,-100 128,-56! 0,-40"), rnd=90, ang=60, spacing=12)
    iron(p, "-164,-50 -100,-78 0,-64 100,-78 164,-50 100,-28 0,-20 -100,-28", rnd=18, ang=0)
    bone(p, rect(-20, -262, 40, 84, 6), rnd=18, ang=90)
    p.part("-18,-262 -26,-296 4,-340! 28,-292 18,-262", "b", rnd=20, ang=90)
    p.plain("-7,-264 -10,-284 4,-306! 12,-282 8,-264", halo=0, outline_width=0)


def bent_halo(p: Pen, dye: Dye) -> None:
    """A halo that has been through something."""
    bent = [
        (-120, -196),
        (-70, -232),
        (4, -206),
        (70, -250),
        (136, -214),
        (100, -172),
        (10, -172),
        (-70, -160),
        (-120, -196),
    ]
    for width, layer in ((40, "k"), (25, "c")):
        band = taper(bent, width, width * 0.8, width * 0.8, n=60)
        p.cut(band, None)
        p.add(band, layer)
    p.cut(taper([(-112, -202), (-70, -232), (4, -206), (66, -248)], 9), None)


def ranger_hood(p: Pen, dye: Dye) -> None:
    """Two leaves for a peak."""
    stuff(
        p,
        mirrored("0,-190! 40,-180 120,-110 150,0 140,150! 112,120 100,30 76,-56 0,-84"),
        dye,
        rnd=60,
        ang=70,
        spacing=12,
    )
    for side in (-1, 1):
        p.part(placed(shape("0,0! 34,-30 40,-84! 4,-60 -10,-20"), side * 8, -170, side * 24, flip=side), "b", rnd=14)


def deep_hood(p: Pen, dye: Dye) -> None:
    """An assassin's: black without, red within."""
    iron(p, mirrored("0,-214! 50,-180 140,-110 172,20 168,170! 100,210 0,220"), rnd=70, ang=70, spacing=12)
    p.part(mirrored("0,-136! 60,-104 104,-40 112,60 90,140 0,176"), "b", rnd=26, ang=84, spacing=8, halo=0)


def chaperon(p: Pen, dye: Dye) -> None:
    """A rich man's roll of cloth with its tail over the shoulder, and a quill."""
    stuff(p, "70,-120 150,-110 186,-20 176,120 196,230! 140,240! 130,120 120,20 60,-60", dye, rnd=30)
    bone(p, taper([(-60, -110), (-130, -200), (-180, -290)], 50, 4, 2, peak=0.6), rnd=18, ang=20)
    p.line([(-60, -110), (-126, -200), (-172, -280)], 6)
    stuff(p, mirrored("0,-206 80,-196 110,-130 60,-100 0,-96"), dye, rnd=50)
    for i in range(5):
        x = -112 + i * 56
        stuff(p, placed(circle(0, 0, 46, 34), x, -84 - (2 - abs(i - 2)) * 12, (i - 2) * 10), dye, rnd=30, ang=50)
    p.part(circle(0, -104, 24), None, rnd=18, halo=3)
    p.dot(0, -104, 11, layer="b")


def mushrooms(p: Pen, dye: Dye) -> None:
    """Not a hat.  They grew."""
    for x, y, r, turn in ((-84, -130, 46, -24), (70, -136, 54, 18), (-10, -160, 74, -4), (124, -84, 30, 44)):
        q = p.at(x, y, turn, r / 60)
        bone(q, "-18,30! -12,-40 12,-40 18,30!", rnd=16, ang=90)
        q.part("-66,-30 -50,-84 0,-106 50,-84 66,-30 30,-20 0,-24 -30,-20", dye, rnd=50, ang=60)
        for dx, dy, s in ((-28, -56, 10), (8, -80, 12), (32, -48, 8)):
            q.plain(circle(dx, dy, s, s * 0.8), halo=0, outline_width=3)


def stage_helm(p: Pen, dye: Dye) -> None:
    """A horned helmet from the property box: one horn is held on with string."""
    for side in (-1, 1):
        q = p.at(side * 96, -96, 18 if side > 0 else 0, 1, side)
        bone(q, "0,0! 60,-16 120,-80 126,-170! 180,-90 146,10 70,60 0,50!", rnd=40, ang=60)
        for x, y in ((62, -8), (104, -46), (134, -100)):
            q.line([(x, y), (x + 16, y + 24), (x + 10, y + 40)], 8)
    for i in range(3):
        p.line([(92, -96 + i * 16), (124, -104 + i * 18), (150, -86 + i * 16)], 7, start=5, end=5)
    stuff(p, mirrored("0,-180 90,-160 134,-80 138,-30! 70,-50 0,-52"), "k", rnd=100, ang=60, spacing=12)
    p.part("-138,-54! 0,-76 138,-54! 140,-20! 0,-40 -140,-20!", dye, rnd=18, ang=0, halo=3)
    for x in (-108, -56, 0, 56, 108):
        p.cut(circle(x, -52 + abs(x) * 0.12, 8), None)


def hunter_hat(p: Pen, dye: Dye) -> None:
    """Wide, shady, with an arrow through it."""
    stuff(p, "-84,-76! -92,-150 -40,-196 0,-178 40,-196 92,-150 84,-76!", dye, rnd=60, ang=60)
    p.line([(-190, -170), (0, -140), (180, -118)], 11, start=9, end=9)
    p.add(poly((178, -134), (220, -112), (176, -100)))
    for i in range(3):
        p.line([(-176 + i * 16, -168 + i * 3), (-196 + i * 16, -196 + i * 3)], 10)
    stuff(p, "-220,-96 -120,-80 0,-66 120,-80 224,-106 190,-44 90,-30 0,-24 -90,-30 -186,-40", dye, rnd=26, ang=0)
    stuff(p, "-88,-106! 0,-90 88,-106! 90,-78! 0,-62 -90,-78!", "k", rnd=14, ang=0, halo=3)
    for x in (-50, 0, 50):
        p.plain(poly((x - 9, -94), (x + 9, -94), (x, -68)), halo=0, outline_width=3)


def holiday_hat(p: Pen, dye: Dye) -> None:
    """A wizard's point on a sun hat's brim."""
    stuff(p, "-98,-80! -60,-190 -20,-260 50,-310 110,-300! 84,-240 74,-160 98,-80!", dye, rnd=70, ang=70, spacing=12)
    for x, y, r in ((-20, -150, 24), (34, -210, 20), (46, -120, 16)):
        p.plain(star(x, y, 5, r * 0.42, r, -1.4), halo=0, outline_width=3)
    stuff(
        p,
        "-250,-30 -140,-90 0,-72 140,-90 250,-40 200,-20 150,-36 90,-12 0,-26 -90,-12 -150,-32 -200,-12",
        None,
        rnd=30,
        ang=10,
        spacing=9,
        shade=(0.5, 0),
    )
    for x in (-180, -110, 110, 180):
        p.line([(x * 0.66, -76), (x * 1.06, -40)], 6)
    stuff(p, "-98,-104! 0,-86 98,-104! 100,-74! 0,-56 -100,-74!", "b", rnd=16, ang=0, halo=3)


def dragon_head(p: Pen, dye: Dye) -> None:
    """The head of the last one, worn like a fur cap: its jaw is the brim."""
    for side in (-1, 1):
        bone(p.at(side * 76, -190, 0, 1, side), "0,20! 20,-40 70,-80 130,-84! 90,-50 60,0 40,40!", rnd=30, ang=40)
    stuff(p, mirrored("0,-232 60,-226 120,-180 150,-110 164,-40! 130,-50 90,-66 0,-72"), dye, rnd=80, ang=50)
    for side in (-1, 1):
        p.plain(placed(shape("-30,0 0,-18 30,0 0,14"), side * 66, -148, side * 14), halo=2, outline_width=6)
        p.bar(side * 66 - 5, -160, 10, 24, 4)
        p.line([(side * 110, -180), (side * 66, -176), (side * 34, -156)], 14, start=4)
        p.dot(side * 22, -92, 9, 7)
    for i in range(-4, 5):
        x, y = i * 32, -66 + abs(i) * 5
        bone(p, poly((x - 13, y - 4), (x + 13, y - 4), (x, y + 36)), rnd=9, halo=2, outline=4)


def capotain(p: Pen, dye: Dye) -> None:
    """An inquisitor's: tall, hard and buckled."""
    iron(p, "-84,-80! -70,-256 0,-268 70,-256 84,-80!", rnd=80, ang=80, spacing=13)
    iron(p, "-200,-72 -90,-96 0,-84 90,-96 200,-72 120,-42 0,-34 -120,-42", rnd=20, ang=0)
    stuff(p, "-82,-132! 0,-120 82,-132! 84,-92! 0,-78 -84,-92!", "b", rnd=20, ang=0, halo=3)
    p.plain("-34,-140! 34,-140! 34,-72! -34,-72!", outline_width=6, halo=3)
    p.plain("-18,-122! 18,-122! 18,-90! -18,-90!", "b", outline_width=5, halo=0)


def blade_halo(p: Pen, dye: Dye) -> None:
    """A saint's glory made of knives; to be drawn behind the head."""
    for i, (x, y) in enumerate(ring(15, 1, -math.pi / 2)):
        q = p.at(x * 150, y * 150 - 14, math.degrees(math.atan2(y, x)) + 90, 1.0)
        q.part("-17,0! 17,0! 19,-60 0,-130! -19,-60", None, rnd=18, halo=3, **STEEL)
        q.line([(1, -4), (1, -60), (0, -110)], 5)
        if i % 2:
            q.bar(-24, -10, 48, 12, 4)
    p.add(circle(0, -14, 162), stroke=22)
    p.cut(circle(0, -14, 162), ("k",), stroke=9)
    p.add(circle(0, -14, 162), "c", stroke=9)


def mitre(p: Pen, dye: Dye) -> None:
    stuff(p, mirrored("0,-270! 50,-220 100,-150 112,-60! 0,-44"), None, rnd=70)
    stuff(p, mirrored("0,-252! 14,-230 16,-50! 0,-48"), "b", rnd=14, halo=0)
    stuff(p, "-108,-104! 0,-88 108,-104! 112,-64! 0,-44 -112,-64!", "b", rnd=16, ang=0, halo=0)


def bard_hat(p: Pen, dye: Dye) -> None:
    bone(p, taper([(60, -120), (150, -210), (220, -180)], 60, 6, 2, peak=0.6), rnd=18, ang=20)
    p.line([(60, -120), (146, -206), (206, -180)], 6)
    stuff(p, "-140,-50 -130,-130 -60,-186 40,-180 120,-130 150,-60! 90,-80 0,-66 -90,-60", dye, rnd=50, ang=40)
    stuff(p, "-150,-40! 0,-80 150,-60! 190,-50! 0,-40 -160,-20!", dye, rnd=16, ang=0)


def circlet(p: Pen, dye: Dye) -> None:
    """The mark of the chosen: a band and a star that somebody polishes daily."""
    p.line([(-112, -70), (0, -92), (112, -70)], 24, start=18, end=18)
    p.add(taper([(-108, -70), (0, -92), (108, -70)], 12, 8, 8), "c")
    p.cut(taper([(-108, -70), (0, -92), (108, -70)], 12, 8, 8))
    p.part(star(0, -104, 8, 20, 52, -math.pi / 2), "b", rnd=30, halo=4)
    p.plain(circle(0, -104, 14), halo=0, outline_width=3)


def guild_hat(p: Pen, dye: Dye) -> None:
    """The biggest that money could have made: velvet, fur and three seals."""
    stuff(
        p, "-150,-90! -210,-190 -150,-270 -40,-300 80,-296 190,-250 210,-170 150,-90!", dye, rnd=80, ang=60, spacing=13
    )
    for points in (
        [(-120, -110), (-150, -180), (-110, -250)],
        [(20, -120), (30, -200), (10, -280)],
        [(110, -110), (150, -170), (140, -240)],
    ):
        p.line(points, 9)
    bone(p, "-168,-120 -90,-134 0,-124 90,-134 168,-120 182,-84 150,-50 0,-44 -150,-50 -182,-84", rnd=34)
    for x, y in ((-130, -90), (-74, -80), (-16, -90), (42, -78), (96, -90), (140, -82)):
        p.line([(x, y - 12), (x + 3, y), (x - 1, y + 16)], 12)
    for x, y in ((-70, -170), (0, -184), (74, -170)):
        p.part(circle(x, y, 26), "c", rnd=18, halo=3)
        p.dot(x, y, 9)


def rag(p: Pen, dye: Dye) -> None:
    """A sweat band with long ends."""
    stuff(p, "-116,-76! 0,-100 116,-76! 118,-44! 0,-66 -118,-44!", dye, rnd=18, ang=0, halo=3)
    stuff(p, "108,-70! 170,-90 220,-60! 176,-58 210,-16! 150,-30 108,-50!", dye, rnd=14, halo=3)


HATS: dict[str, Callable[[Pen, Dye], None]] = {
    "fedora": fedora,
    "great": great_helm,
    "tilted": tilted_helm,
    "slayer": slayer_helm,
    "rats": rat_cap,
    "hedge": hedge,
    "leather": leather_cap,
    "archer": archer_hood,
    "top": top_hat,
    "ears": ear_hat,
    "peaked": peaked_cap,
    "wimple": wimple,
    "straw": straw,
    "headscarf": headscarf,
    "hard": hard_hat,
    "bent_halo": bent_halo,
    "ranger": ranger_hood,
    "deep": deep_hood,
    "chaperon": chaperon,
    "mushrooms": mushrooms,
    "stage": stage_helm,
    "hunter": hunter_hat,
    "holiday": holiday_hat,
    "dragon": dragon_head,
    "capotain": capotain,
    "blades": blade_halo,
    "mitre": mitre,
    "bard": bard_hat,
    "circlet": circlet,
    "guild": guild_hat,
    "rag": rag,
}
BEHIND_HEAD = {"blades", "wimple", "deep"}
HIDES_FACE = {"great", "slayer"}
