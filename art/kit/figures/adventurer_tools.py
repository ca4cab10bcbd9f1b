"""Tools of the adventurer's trade: what is neither blade nor shield.  Drawn upright from the hand at (0, 0)."""

from __future__ import annotations

import math

from art.kit.figures.materials import bone, cloth, iron, steel, wood
from art.kit.figures.props import PROPS
from art.kit.paths import circle, limb, placed, rect, shape, star, taper, union
from art.kit.pen import Pen


def sparkle(p: Pen, x: float, y: float, r: float) -> None:
    """A four-armed gleam."""
    p.plain(star(x, y, 4, r * 0.2, r, 0), halo=4, outline_width=3)


def goblin_ear(p: Pen, x: float, y: float, turn: float = 0, scale: float = 0.4, side: int = 1) -> None:
    q = p.at(x, y, turn, scale, side)
    q.part("-10,-42 60,-78 150,-125 222,-182! 196,-70 132,14 60,58 -10,48", "a", rnd=26, ang=75, shade=(0.4, -0.2))
    q.line([(30, 0), (90, -34), (150, -100)], 7)


def rat_pole(p: Pen) -> None:
    """Rats, by weight; and one that is not a rat."""
    wood(p, rect(-9, -330, 18, 560, 6))
    wood(p, placed(rect(-124, -9, 248, 18, 6), 0, -300, -4))
    for x, small in ((-94, False), (-18, True), (86, False)):
        q = p.at(x, -292, 3 if small else -4, 1.25)
        q.line([(0, 0), (4, 30), (0, 50)], 7, start=5, end=5)
        q.part(
            "0,44 26,70 30,120 14,150 0,176! -14,150 -30,120 -26,70",
            "a" if small else None,
            rnd=26,
            ang=84,
            shade=(0.4, -0.2),
        )
        for side in (-1, 1):
            if small:
                goblin_ear(q, side * 18, 138, 10 * side, 0.22, side)
            else:
                q.part(circle(side * 18, 132, 13), "b", rnd=8, halo=2, outline=4)
            q.line([(side * 4, 142), (side * 14, 150)], 6)
            q.line([(side * 14, 142), (side * 4, 150)], 6)


def half_book(p: Pen) -> None:
    """The left half; the right half is ash."""
    p.part("-96,-70! 0,-50 20,-56 10,-20! 28,10! 6,30! 18,70 -96,56!", "b", rnd=20, ang=0)
    p.plain("-86,-80! -40,-82 0,-62! 12,-40 0,-14! 14,14 0,34! 6,58! -40,44 -86,48!", halo=0)
    for i in range(4):
        p.line([(-70, -56 + i * 26), (-40, -60 + i * 26), (-14, -52 + i * 26)], 6)
    for x, y in ((30, -70), (46, -30), (40, 20), (60, -90)):
        p.line([(x, y), (x + 8, y - 16), (x + 2, y - 30)], 8)


def twig_wand(p: Pen) -> None:
    p.part(limb([(0, 60), (6, -40), (-6, -120), (8, -180)], [22, 18, 14, 10]), "b", rnd=8, ang=86, spacing=7)
    p.line([(-2, -90), (26, -116), (30, -140)], 10, start=8)
    p.part("28,-140 50,-160 44,-186 22,-164", "a", rnd=10, halo=2, outline=4)
    for i in range(7):
        a = i * math.tau / 7
        p.line([(8 + 34 * math.cos(a), -204 + 34 * math.sin(a)), (8 + 62 * math.cos(a), -204 + 62 * math.sin(a))], 9)
    p.part(star(8, -204, 6, 10, 28), "b", rnd=10, halo=3)


def great_keys(p: Pen) -> None:
    """A hoop of keys, each the size of a cat."""
    p.add(circle(0, 20, 84), stroke=16)
    p.cut(circle(0, 20, 84), stroke=4)
    for x, turn, spot in ((-66, 24, None), (-10, 4, "b"), (56, -20, None)):
        q = p.at(x, 84, turn)
        q.part(
            union(rect(-12, 34, 24, 150, 5), rect(4, 140, 46, 20, 3), rect(4, 174, 38, 20, 3)),
            spot,
            rnd=12,
            shade=(0.5, 0),
            hi=(2, 3),
        )
        q.part(circle(0, 10, 38), spot, rnd=20, shade=(0.5, 0), hi=(2, 3))
        q.plain(circle(0, 10, 16), outline_width=5, halo=0)


def price_tag(p: Pen) -> None:
    """Hired by the day."""
    p.line([(0, -60), (10, -30), (0, 0)], 6, start=5, end=5)
    p.plain("-34,0! 0,-26 34,0! 38,80! -36,84!", outline_width=6)
    p.dot(0, 0, 8)
    for y in (30, 48, 64):
        p.line([(-22, y), (22, y - 2)], 7)


def invoice(p: Pen) -> None:
    """It unrolls."""
    bone(p, rect(-84, -150, 168, 30, 14), rnd=13, ang=0)
    p.part("-72,-124! 72,-124! 66,0 74,110 60,190 -20,200! -70,170 -64,60", None, rnd=16, ang=0, shade=(0.2, -0.3))
    for i in range(9):
        y = -96 + i * 26
        p.line([(-50, y), (12 - (i % 3) * 14, y)], 7)
        p.line([(32, y), (52, y)], 9, "b")


def clipboard(p: Pen) -> None:
    wood(p, rect(-96, -130, 192, 236, 8), "b", rnd=16)
    p.plain(rect(-78, -100, 156, 190, 3), halo=0, outline_width=4)
    iron(p, rect(-40, -146, 80, 38, 8), rnd=12)
    for i in range(4):
        y = -78 + i * 42
        p.plain(rect(-62, y, 28, 28), halo=0, outline_width=5)
        p.line([(-18, y + 14), (60 - (i % 2) * 16, y + 14)], 8)
        if i < 3:
            p.line([(-60, y + 12), (-48, y + 24)], 9, "k", start=7, end=7)
            p.line([(-48, y + 24), (-26, y - 10)], 9, "k", start=7, end=4)


def quill(p: Pen) -> None:
    bone(p, taper([(0, 30), (20, -60), (70, -200)], 56, 5, 3, peak=0.6), rnd=18, ang=p.turn + 20)
    p.line([(0, 40), (20, -60), (62, -180)], 7)
    p.line([(-8, 60), (0, 30)], 8, start=2, end=6)


def ear_jar(p: Pen) -> None:
    """Pickled, labelled."""
    p.part(
        "-76,-130! 76,-130! 90,-90 90,70 70,96 -70,96 -90,70 -90,-90",
        None,
        rnd=50,
        ang=84,
        hi=(2, 3),
        shade=(0.28, -0.2),
    )
    for x, y, turn, side in ((-30, 50, -8, 1), (36, 26, 14, -1), (-44, -8, 20, 1), (30, -40, -16, -1)):
        goblin_ear(p, x, y, turn, 0.34, side)
    wood(p, rect(-66, -166, 132, 40, 10), "b")
    p.line([(-66, -80), (-70, 0), (-60, 60)], 9)


def scissors(p: Pen) -> None:
    for side in (-1, 1):
        steel(p, placed(shape("-8,0! 14,-10! 40,-120 44,-190! 10,-120"), 0, -20, 0, flip=side), halo=3)
    for side in (-1, 1):
        p.add(circle(side * 34, 36, 30), stroke=15)
        p.line([(side * 24, 12), (0, -20)], 14, start=12, end=10)
    p.dot(0, -34, 8)


def song_book(p: Pen) -> None:
    PROPS["book"](p)
    for x, y in ((-64, -120), (30, -146), (90, -96)):
        p.dot(x, y, 15, 12)
        p.line([(x + 13, y), (x + 14, y - 60)], 7, start=6, end=6)
        p.line([(x + 14, y - 60), (x + 40, y - 48)], 11, start=10)


def candle(p: Pen) -> None:
    bone(p, rect(-22, -130, 44, 170, 6), rnd=20, ang=90)
    p.part("-20,-134 -30,-176 6,-230! 32,-170 20,-134", "b", rnd=22, ang=90)
    p.plain("-8,-138 -12,-160 4,-186! 14,-158 8,-138", halo=0, outline_width=0)
    p.line([(22, -110), (30, -80), (26, -50)], 10)


def envelope(p: Pen) -> None:
    """Sealed by the order."""
    p.plain(rect(-86, -60, 172, 120, 5), outline_width=7)
    p.line([(-84, -56), (0, 16), (84, -56)], 8, start=6, end=6)
    p.part(circle(0, 14, 36), "b", rnd=24, halo=3)
    p.plain("-22,14 0,-2 22,14 0,28", halo=0, outline_width=3)
    p.dot(0, 13, 8)


def ladder(p: Pen) -> None:
    for y in range(-330, 380, 76):
        wood(p, rect(-66, y, 132, 22, 5), halo=2)
    for side in (-1, 1):
        wood(p, rect(side * 66 - 12, -380, 24, 780, 5), "b")


def plans(p: Pen) -> None:
    """A trebuchet, seen from the side, with a cave drawn round it."""
    p.plain(rect(-96, -130, 192, 190, 4), outline_width=6)
    for y in (-146, 48):
        bone(p, rect(-106, y, 212, 28, 13), rnd=13, ang=0)
    p.line([(-60, 30), (-10, -40), (50, 30)], 9, start=7, end=7)
    p.line([(-70, -20), (0, -44), (80, -100)], 10, start=6, end=5)
    p.dot(-66, -10, 16)
    for x in (-44, 36):
        p.add(circle(x, 26, 14), stroke=6)
    p.line([(-80, -100), (-30, -112), (20, -106)], 5)


def ball_and_chain(p: Pen) -> None:
    for i in range(5):
        p.add(circle(i * 18 - 4, 26 + i * 22, 15, 11), stroke=8)
    iron(p, circle(100, 176, 72), rnd=70, ang=40, spacing=11)
    p.cut(taper([(62, 150), (74, 126), (98, 114)], 14))


def abacus(p: Pen) -> None:
    """Heads, in rows of ten."""
    wood(p, rect(-104, -150, 208, 20, 6))
    wood(p, rect(-104, 50, 208, 20, 6))
    for x in (-104, 84):
        wood(p, rect(x, -150, 20, 220, 6), "b")
    for row in range(4):
        y = -104 + row * 46
        p.bar(-90, y - 3, 180, 6)
        for i in range(5):
            x = -70 + i * 27 + (26 if i > 4 - row else 0)
            p.part(circle(x, y, 15, 18), "a" if i > 4 - row else None, rnd=12, halo=2, outline=5)


def strongbox(p: Pen) -> None:
    p.part("-130,-20! 130,-20! 120,110! -120,110!", "b", rnd=40, ang=2, spacing=11)
    p.part("-136,-20! -120,-90 0,-112 120,-90 136,-20!", "b", rnd=50, ang=2, spacing=11)
    for x in (-90, 64):
        iron(p, rect(x, -100, 28, 210, 4), rnd=10, halo=2)
    iron(p, rect(-136, -34, 272, 26, 4), rnd=10, halo=2)
    p.plain(rect(-26, -44, 52, 62, 6), outline_width=6)
    p.dot(0, -22, 10)
    p.bar(-4, -22, 8, 26)


def mushroom_staff(p: Pen) -> None:
    p.part(limb([(10, 270), (-6, 90), (12, -60), (-4, -200)], [26, 24, 26, 24]), "b", rnd=12, ang=88, spacing=7)
    bone(p, "-24,-190! -16,-260 16,-260 24,-190!", rnd=16, ang=90, halo=3)
    p.part("-100,-240 -80,-310 0,-350 80,-310 100,-240 40,-226 0,-234 -40,-226", "b", rnd=70, ang=60)
    for x, y, r in ((-50, -280, 16), (4, -312, 18), (52, -276, 13)):
        p.plain(circle(x, y, r, r * 0.8), halo=0, outline_width=4)
    p.part(circle(34, -96, 36, 32), "a", rnd=26, halo=3)
    p.add(taper([(34, -96), (48, -104), (42, -84), (22, -90), (30, -114), (56, -108)], 7, 5, 4))
    p.part("-4,-74! 60,-70 80,-96! 84,-70 70,-58 0,-56", None, rnd=10, halo=2)


def playscript(p: Pen) -> None:
    """Every roar underlined."""
    p.plain("-80,-120! 84,-130! 90,70! -74,80!", outline_width=7)
    p.line([(-66, -112), (-62, 60)], 6, start=5, end=5)
    for i in range(6):
        y = -92 + i * 27
        p.line([(-44, y), (56 - (i % 3) * 18, y - 6)], 8)
        if i % 2:
            p.line([(-44, y + 11), (40, y + 6)], 5, "b", start=4)
    p.part("-80,-120! -30,-124! -78,-84!", "b", rnd=8, halo=2)


def wanted_poster(p: Pen) -> None:
    """All of your faces."""
    p.plain("-110,-170! 108,-176! 112,104! 40,96! -20,110! -106,100!", outline_width=7)
    p.bar(-76, -152, 150, 24)
    for x, y in ((-44, -62), (46, -62), (0, 28)):
        q = p.at(x, y, 0, 0.30)
        for side in (-1, 1):
            q.part(
                placed(shape("-10,-42 60,-78 150,-125 150,-60 100,14 60,58 -10,48"), side * 80, 0, flip=side),
                "a",
                rnd=20,
                halo=2,
            )
        q.part(circle(0, 0, 112, 100), "a", rnd=90, halo=3)
        for side in (-1, 1):
            q.plain(circle(side * 44, -14, 36), halo=0, outline_width=5)
            q.dot(side * 44, -10, 16)
        q.line([(-50, 48), (0, 66), (56, 44)], 14)
    p.line([(-70, 82), (70, 80)], 12, "b", start=8, end=8)


def coconut(p: Pen) -> None:
    """With a straw and a paper umbrella."""
    p.line([(20, -60), (50, -150), (84, -160)], 12, start=10, end=10)
    p.line([(-24, -60), (-50, -150)], 7, start=6, end=6)
    p.part("-124,-150! -70,-196 -30,-150! -50,-156! -70,-148! -94,-158!", "b", rnd=20, ang=80, spacing=8, halo=3)
    p.part("-76,-66! 76,-66! 80,0 44,56 0,66 -44,56 -80,0", "b", rnd=60, ang=40, spacing=9)
    p.plain(circle(0, -66, 77, 18), outline_width=7)


def parasol(p: Pen) -> None:
    """A staff of power with its shade up."""
    wood(p, rect(-9, -300, 18, 560, 6))
    p.part(
        "-190,-230! -150,-330 0,-400 150,-330 190,-230! 140,-254! 95,-226! 48,-256! 0,-228! -48,-256! -95,-226! -140,-254!",
        "b",
        rnd=70,
        ang=80,
        spacing=12,
    )
    for x in (-95, 0, 95):
        p.plain(
            f"{x * 0.15 - 8},-394! {x * 0.15 + 8},-394! {x + 28},-244! {x},-228! {x - 28},-244!",
            halo=0,
            outline_width=4,
        )
    p.part(star(0, -414, 5, 12, 30, -1.57), "c", rnd=10, halo=3)


def lute(p: Pen) -> None:
    p.part("0,120 80,100 104,30 60,-50 24,-80 -24,-80 -60,-50 -104,30 -80,100", "b", rnd=70, ang=40)
    p.dot(0, 20, 30)
    wood(p, rect(-15, -250, 30, 190, 4))
    iron(p, "-30,-250! 30,-250! 50,-310! -20,-300!", rnd=12, halo=3)
    for x in (-8, 0, 8):
        p.bar(x - 1.5, -240, 3, 320)
    p.bar(-40, 76, 80, 12)


def form(p: Pen) -> None:
    """In nine copies."""
    for i in (2, 1, 0):
        p.plain(placed(rect(-90, -140, 180, 230, 3), i * 16, -i * 14, i * 3), outline_width=6, halo=3)
    for i in range(6):
        y = -104 + i * 30
        p.line([(-66, y), (60 - (i % 3) * 26, y)], 8)
        if i in (1, 3, 4):
            p.plain(rect(34, y - 14, 26, 22), halo=2, outline_width=5)
    p.add(circle(-30, 62, 26), "b", stroke=9)


def stamp(p: Pen) -> None:
    """REFUSED, in any language."""
    wood(p, "-20,-150 20,-150 34,-110 16,-60! 20,-10! -20,-10! -16,-60! -34,-110", "b", rnd=24, ang=60)
    p.part("-92,-14! 92,-14! 100,40! -100,40!", "b", rnd=30, ang=0)
    iron(p, rect(-100, 36, 200, 24, 4), rnd=10)
    for side in (-1, 1):
        p.line([(-60 * side, 86), (60 * side, 126)], 15, "b", start=11, end=11)


def broom_cloth(p: Pen) -> None:
    """A polishing rag."""
    cloth(
        p,
        "-60,-20 -20,-60 40,-50 70,-10! 56,30! 70,80! 30,64! 6,100! -16,60! -60,74! -50,30!",
        None,
        rnd=30,
        hi=(2, 3),
        shade=(0.35, -0.2),
    )
    for x, y in ((-20, -20), (20, 0), (-16, 30)):
        p.line([(x, y), (x + 26, y + 10)], 7)


def mop_pack(p: Pen) -> None:
    """The sidekick's pack, with everything in it: drawn behind him."""
    PROPS["ladle"](p.at(170, -10, 30))
    PROPS["torch"](p.at(110, -20, 12, 0.9))
    PROPS["sword"](p.at(-160, 10, -28, 0.9))
    PROPS["stick"](p.at(-90, -40, -10, 1.1))
    cloth(p, rect(-170, -10, 340, 290, 60), "b", rnd=80, ang=40, spacing=12)
    cloth(p, rect(-150, -90, 300, 92, 44), "c", rnd=36, ang=90)
    for x in (-60, 60):
        p.bar(x - 9, -92, 18, 98)
    iron(p.at(210, 150, 14), "-60,-40! 60,-40! 52,40 0,56 -52,40", rnd=40)
    iron(p.at(-214, 120, 8), circle(0, 0, 52), rnd=40)
