"""Things to hold that are not weapons.  Each is drawn upright from the hand at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.figures.materials import bone, cloth, iron, skull_mark, wood
from art.kit.paths import circle, mirrored, placed, poly, rect, shape, star, subtract, taper, text_path
from art.kit.pen import Pen


def staff(p: Pen) -> None:
    """A crooked stick with a skull and a feather."""
    wood(p, "-10,230 12,230 14,60 4,-90 10,-220 -12,-220 -18,-90 -6,60")
    bone(p, mirrored("0,-330 46,-312 60,-268 40,-236 28,-206 0,-202"), rnd=50, ang=p.turn + 50)
    for side in (-1, 1):
        p.dot(side * 22, -264, 14, 16)
    p.add(poly((0, -246), (8, -228), (-8, -228)))
    for x in (-12, 0, 12):
        p.line([(x, -218), (x, -202)], 5)
    cloth(p, "14,-214 44,-190 60,-140 70,-96! 40,-120 22,-170", rnd=14)


def crook(p: Pen) -> None:
    """An old goat's shepherd crook, taken from a shepherd."""
    p.part(
        taper([(0, 240), (4, 40), (-4, -150), (4, -230), (52, -274), (92, -226), (66, -178)], 30, 26, 20, n=48),
        "b",
        rnd=12,
        ang=p.turn + 10,
        spacing=8,
    )


def sceptre(p: Pen) -> None:
    wood(p, rect(-10, -150, 20, 230, 6))
    p.part(star(0, -196, 6, 34, 62, -1.57), "b", rnd=30, ang=40, halo=3)
    p.plain(circle(0, -196, 20))
    iron(p, rect(-26, -150, 52, 20, 6), rnd=9)


def torch(p: Pen) -> None:
    wood(p, "-12,80! 12,80! 20,-70! -20,-70!")
    iron(p, rect(-28, -88, 56, 28, 6), rnd=10)
    p.part(
        "-30,-84 -66,-130 -36,-180 -42,-240! 2,-204 16,-270! 54,-210 42,-176 70,-140 34,-86",
        "b",
        rnd=44,
        ang=p.turn + 90,
        hi=(0.72, 0.96),
        shade=(0.2, -0.4),
        spacing=9,
    )
    p.part("-16,-88 -28,-130 4,-184! 30,-126 18,-88", None, flat=True, halo=0, outline=4)


def ladle(p: Pen) -> None:
    wood(p, rect(-9, -150, 18, 220, 7))
    iron(p, "-56,-190! 56,-190! 48,-140 0,-118 -48,-140", rnd=30, ang=p.turn + 60)
    p.part("-42,-192 -10,-216 30,-210 50,-190 0,-184", "a", rnd=14, halo=2)
    for x, y, r in ((-20, -240, 13), (18, -266, 10)):
        p.part(circle(x, y, r), "a", rnd=9, halo=2, outline=4)


def horn(p: Pen) -> None:
    """A blowing horn."""
    p.part(
        "-70,40 -40,56 30,20 96,-60 124,-150! 40,-130! 20,-70 -24,-6 -76,20", "b", rnd=36, ang=p.turn - 30, spacing=9
    )
    p.black(placed(circle(0, 0, 46, 17), 82, -142, 8), rnd=14, ang=10)
    p.line([(-16, 44), (-22, 20), (-40, 8)], 9)
    p.line([(52, -4), (30, -30), (24, -60)], 9)


def trumpet(p: Pen) -> None:
    """A megaphone of rolled tin."""
    p.part("-10,-14! 26,-22! 150,-92! 170,40! 20,22! -10,18!", "b", rnd=50, ang=p.turn + 80, spacing=9)
    p.black(placed(circle(0, 0, 22, 68), 162, -26, -8), rnd=16)
    p.part(circle(-14, 2, 16, 22), None, rnd=10)


def lantern(p: Pen) -> None:
    iron(p, rect(-5, -60, 10, 70, 4), rnd=6)
    p.plain("-44,0! 44,0! 52,100! -52,100!", outline_width=9, halo=3)
    p.part("-22,92 -30,56 0,14! 28,54 22,92", "b", rnd=30, halo=0, ang=90, shade=(0, -1))
    p.part("-10,92 -12,70 0,50! 12,70 10,92", None, flat=True, halo=0, outline=0)
    iron(p, "-54,0! 0,-42! 54,0!", rnd=16)
    iron(p, rect(-58, 98, 116, 18, 4), rnd=10)


def drum(p: Pen) -> None:
    p.part("-96,-50! 96,-50! 84,66 0,88 -84,66", "b", rnd=80, ang=90, spacing=11)
    for i in range(5):
        p.line([(-84 + i * 42, -30 + 12 * (2 - abs(i - 2))), (-64 + i * 32, 66 + 6 * (2 - abs(i - 2)))], 8)
    p.plain(circle(0, -52, 100, 36), outline_width=8, halo=3)
    p.add(circle(0, -50, 60, 18), stroke=4)


def banner(p: Pen) -> None:
    wood(p, rect(-8, -360, 16, 540, 5))
    cloth(
        p, "8,-350! 90,-338 170,-350! 150,-290! 176,-220! 90,-214 8,-224!", rnd=60, ang=p.turn + 8, spacing=12, bend=0.2
    )
    skull_mark(p, 82, -284)
    iron(p, circle(0, -368, 18), rnd=16)


def horned_banner(p: Pen) -> None:
    """The goats' own standard: a horned disc."""
    wood(p, rect(-9, -360, 18, 540, 5))
    cloth(
        p, "8,-352! 96,-338 186,-352! 158,-286! 190,-208! 96,-200 8,-212!", rnd=60, ang=p.turn + 8, spacing=12, bend=0.2
    )
    p.plain(
        "60,-262! 64,-300 88,-316! 84,-290 96,-276 108,-290 104,-316! 130,-300 134,-262! 120,-238 96,-226 74,-238",
        halo=0,
    )
    iron(p, circle(0, -370, 20), rnd=16)


def sack(p: Pen) -> None:
    p.part("-30,-40! 30,-40! 96,20 108,92 62,140 -60,140 -108,92 -96,20", "b", rnd=80, ang=30, spacing=12)
    p.part("-44,-74 0,-60 44,-78 30,-38 -30,-38", "b", rnd=18)
    p.line([(-34, -40), (0, -32), (34, -40)], 13, start=6, end=6)
    p.add(text_path("$", "AlfaSlab", 92, 0, 92, "m"))


def loot_sack(p: Pen) -> None:
    """A sack with a hoof sticking out: somebody is being recruited."""
    p.part("-40,-40! 40,-40! 110,20 124,100 70,156 -70,156 -124,100 -110,20", "b", rnd=80, ang=30, spacing=12)
    p.part("-52,-78 0,-60 54,-80 38,-36 -38,-36", "b", rnd=18)
    p.line([(-40, -40), (0, -30), (40, -40)], 15, start=6, end=6)
    for i, (x, y) in enumerate(((-46, 60), (40, 96), (10, 20))):
        q = p.at(x, y, (-14, 12, 6)[i])
        q.part(rect(-24, -20, 48, 40, 3), None, flat=True, halo=2, outline=4)
        for j in range(3):
            q.line([(-22 + j * 20, -22), (-22 + j * 20, -12)], 5)


def mug(p: Pen) -> None:
    p.part(rect(-48, -70, 96, 116, 10), "b", rnd=50, ang=90, spacing=10)
    for x in (-20, 14):
        p.line([(x, -64), (x, 40)], 6)
    for y in (-46, 18):
        p.bar(-50, y, 100, 11)
    p.line([(48, -44), (96, -34), (92, 16), (48, 22)], 15, start=13, end=13)
    bone(p, "-58,-70 -50,-100 -14,-96 4,-112 36,-98 60,-92 58,-64 30,-56 20,-30 8,-58", shade=(0.2, -0.3))


def chalice(p: Pen) -> None:
    p.part(
        "-58,-120! 58,-120! 50,-60 16,-28 14,6! 46,30! -46,30! -14,6! -16,-28 -50,-60", "b", rnd=40, ang=80, spacing=9
    )
    p.plain(circle(0, -120, 58, 14), outline_width=6)
    p.part(circle(0, -78, 14), None, flat=True, halo=2)


def book(p: Pen) -> None:
    p.part("-90,-60! 0,-44 90,-60! 90,60! 0,76 -90,60!", "b", rnd=20, ang=0)
    p.plain("-80,-68! -40,-72 0,-52! 40,-72 80,-68! 80,50! 40,46 0,66! -40,46 -80,50!", halo=0)
    p.line([(0, -52), (0, 66)], 7)
    for i in range(4):
        for side in (-1, 1):
            p.line([(side * 14, -36 + i * 22), (side * 42, -46 + i * 22), (side * 68, -44 + i * 22)], 6)


def scroll(p: Pen) -> None:
    bone(p, rect(-66, -110, 132, 180, 6), rnd=20, ang=0, shade=(0.2, -0.3))
    for y in (-124, 58):
        bone(p, rect(-80, y, 160, 26, 12), rnd=13, ang=0, shade=(0.2, -0.3))
    for i in range(5):
        p.line([(-46, -74 + i * 24), (46 - (i % 3) * 16, -74 + i * 24)], 8)


def keys(p: Pen) -> None:
    p.add(circle(0, 30, 38), stroke=9)
    for x, turn in ((-20, 22), (4, 2), (26, -20)):
        q = p.at(x, 60, turn)
        q.bar(-6, 0, 12, 72)
        q.bar(0, 46, 24, 10)
        q.bar(0, 61, 20, 10)


def chicken(p: Pen) -> None:
    bone(p, "-70,0 -40,-50 20,-46 60,-90 92,-84 100,-56 76,-30 60,20 10,50 -50,40 -110,-20! -96,-46! -80,-30", rnd=46)
    p.part("72,-92 74,-116 88,-104 98,-118 100,-86", "b", rnd=10, halo=2)
    p.part(poly((100, -72), (128, -62), (98, -54)), "b", rnd=8, halo=2)
    p.dot(84, -70, 6)
    p.line([(-20, -10), (10, 14), (40, -6)], 9)
    for x in (-10, 14):
        p.line([(x, 44), (x + 6, 84)], 6)


def mirror(p: Pen) -> None:
    wood(p, rect(-11, 0, 22, 90, 8))
    p.part(circle(0, -64, 74, 88), "b", rnd=20, ang=30)
    p.plain(circle(0, -64, 54, 68), halo=0)
    for i in (0, 1):
        p.line([(-22 + i * 18, -34), (12 + i * 18, -104)], 8)


def bell(p: Pen) -> None:
    p.part(mirrored("0,-110 34,-96 46,-40 56,0 78,24! 40,36 0,40"), "b", rnd=50, ang=60, spacing=10)
    iron(p, circle(0, 46, 18), rnd=14)
    wood(p, rect(-9, -156, 18, 52, 6))


def hand_bell(p: Pen) -> None:
    """A crier's bell, held by its handle, mouth away."""
    wood(p, rect(-12, -30, 24, 76, 8))
    p.part(
        "-26,-36! 26,-36! 44,-110 66,-150 96,-176! 40,-192 -40,-192 -96,-176! -66,-150 -44,-110",
        "b",
        rnd=56,
        ang=p.turn + 80,
        spacing=10,
    )
    p.part(circle(0, -182, 92, 17), None, flat=True, outline=6)
    iron(p, circle(8, -206, 24), rnd=18, halo=2)


def skullcup(p: Pen) -> None:
    bone(p, mirrored("0,-60 60,-54 72,0 46,34 34,66 0,70"), rnd=50, ang=50)
    for side in (-1, 1):
        p.dot(side * 28, 4, 18, 20)


def spyglass(p: Pen) -> None:
    p.part(rect(-26, -60, 52, 90, 6), "b", rnd=22, ang=p.turn + 90)
    iron(p, rect(-34, -144, 68, 94, 6), rnd=26)
    p.part(rect(-46, -224, 92, 90, 8), "b", rnd=30, ang=p.turn + 90)
    p.plain(circle(0, -224, 47, 14), outline_width=6)


def tomato(p: Pen) -> None:
    p.part(circle(0, -50, 56, 52), "b", rnd=46)
    p.part(star(0, -96, 5, 9, 32, -1.57), "a", rnd=10, halo=2)


def cups(p: Pen) -> None:
    """Three cups and a pea."""
    p.part(circle(-96, 30, 20), "a", rnd=16)
    for i, x in enumerate((-108, 4, 112)):
        q = p.at(x, -18 - (44 if i == 0 else 0), -22 if i == 0 else 0)
        q.part("-38,-64! 38,-64! 54,44! -54,44!", "b" if i != 1 else None, rnd=40, solid=i == 1, ang=80)
        q.line([(-42, -24), (0, -18), (42, -24)], 8)


def mask(p: Pen) -> None:
    """A grinning goat mask on a stick."""
    wood(p, rect(-9, 70, 18, 120, 6))
    p.part(mirrored("0,-132 66,-122 100,-60 80,20 56,80 44,112 0,124"), None, rnd=70)
    for side in (-1, 1):
        p.add(placed(circle(0, 0, 33, 29), side * 42, -34, side * 10))
        p.cut(circle(side * 42 - 2, -36, 23, 20))
        p.bar(side * 42 - 14, -44, 28, 15, 6)
        p.at(side * 44, -116, side * 16, 1, side).part("-16,0! -8,-50 26,-86! 22,-40 18,0!", "b", rnd=18, halo=2)
    p.part(circle(0, 60, 30, 22), "b", rnd=20, halo=0, outline=4)
    p.line([(-46, 78), (0, 106), (46, 78)], 15)


CUP = "-76,-200! 76,-200! 66,-100 22,-50 20,-4! 56,30! -56,30! -20,-4! -22,-50 -66,-100"


def trophy(p: Pen) -> None:
    """A tin cup with a ribbon and a bite out of it."""
    for side in (-1, 1):
        p.add(circle(side * 84, -130, 32), stroke=14)
    cup = shape(CUP)
    for x, y, r in ((66, -212, 36), (18, -212, 26), (88, -158, 24)):
        cup = subtract(cup, circle(x, y, r))
    p.part(cup, None, rnd=50, ang=80, shade=(0.45, -0.1), outline=7)
    p.part("-16,-70! 18,-70! 40,10! 18,0! 8,30! -4,4! -30,14!", "b", rnd=16, ang=84)
    p.part(star(-8, -112, 8, 22, 36), "b", rnd=20, halo=2)
    for x, y in ((118, -206), (140, -166), (112, -236)):
        p.part(poly((x - 9, y), (x + 6, y - 9), (x + 9, y + 8)), None, rnd=6, halo=2, outline=4)


GEAR: dict[str, Callable[[Pen], None]] = {
    "staff": staff,
    "crook": crook,
    "sceptre": sceptre,
    "torch": torch,
    "ladle": ladle,
    "horn": horn,
    "trumpet": trumpet,
    "lantern": lantern,
    "drum": drum,
    "banner": banner,
    "horned_banner": horned_banner,
    "sack": sack,
    "loot_sack": loot_sack,
    "mug": mug,
    "chalice": chalice,
    "book": book,
    "scroll": scroll,
    "keys": keys,
    "chicken": chicken,
    "mirror": mirror,
    "bell": bell,
    "hand_bell": hand_bell,
    "skullcup": skullcup,
    "spyglass": spyglass,
    "tomato": tomato,
    "cups": cups,
    "mask": mask,
    "trophy": trophy,
}
