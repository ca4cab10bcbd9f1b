"""Hats.  Drawn with the crown's centre at (0, 0) and sized for a head about 240 wide."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.figures.materials import bone, iron, skull_mark
from art.kit.paths import circle, mirrored, placed, rect, shape, star, taper, text_path
from art.kit.pen import Pen


def _felt(p: Pen, outline: object, /, spot: str | None = "b", **style: object) -> None:
    p.part(outline, spot, **{"rnd": 50, "ang": 60, "spacing": 10, **style})


def pot(p: Pen) -> None:
    iron(p, "-118,20! -112,-70 -60,-118 0,-126 60,-118 112,-70 118,20!", rnd=110, ang=60, spacing=13)
    iron(p, rect(-138, 6, 276, 28, 12), ang=0)
    iron(p, rect(-12, -158, 24, 34, 6), rnd=10)


def hood(p: Pen) -> None:
    _felt(
        p,
        "0,-150 30,-220! 76,-130 140,-60 172,70 150,160! 110,60 84,-10 0,-44 -84,-10 -110,60 -150,160! -172,70 "
        "-140,-60 -60,-130",
        rnd=60,
        ang=70,
        spacing=12,
    )


def jester(p: Pen) -> None:
    for side in (-1, 1):
        horn = placed(shape("0,20! 10,-60 70,-120 150,-110 196,-40! 130,-60 110,-20 120,24!"), flip=side)
        if side < 0:
            _felt(p, horn, spacing=12)
        else:
            iron(p, horn, rnd=50, ang=60, spacing=12)
        bone(p, circle(side * 200, -30, 24), rnd=16)
    _felt(p, "-50,20! -40,-90 0,-170 10,-200! 44,-90 50,20!", rnd=40, ang=90)
    bone(p, circle(10, -206, 24), rnd=16)
    bone(p, "-130,6! 0,26 130,6! 120,40! 80,34! 60,60! 30,36! 0,64! -30,36! -60,60! -80,34! -120,40!", rnd=20, ang=0)


def crown(p: Pen) -> None:
    _felt(p, "-112,20! -128,-96! -72,-46! -42,-130! 0,-56! 42,-130! 72,-46! 128,-96! 112,20! 0,40", rnd=60, spacing=12)
    p.line([(-110, 4), (0, 24), (110, 4)], 11, start=6, end=6)
    for x, y in ((-128, -100), (-42, -134), (42, -134), (128, -100)):
        bone(p, circle(x, y, 15), rnd=10, halo=2, outline=4)
    iron(p, circle(0, -6, 17, 20), rnd=12, halo=2)


def chef(p: Pen) -> None:
    bone(
        p,
        "-92,10! -84,-60 -140,-100 -116,-170 -50,-190 0,-210 60,-190 122,-172 140,-104 84,-60 92,10!",
        rnd=60,
        ang=80,
        spacing=12,
    )
    for i in (-1, 0, 1):
        p.line([(i * 34, -10), (i * 42, -70), (i * 38, -110)], 7)
    p.line([(-92, 4), (0, 20), (92, 4)], 12, start=5, end=5)


def wizard(p: Pen) -> None:
    _felt(p, "-96,10! -50,-120 -10,-210 40,-276 120,-296! 90,-220 70,-120 98,10!", rnd=70, ang=70, spacing=12)
    _felt(p, "-190,30 -90,-16 0,-8 90,-16 190,30 100,44 0,52 -100,44", rnd=24, ang=0)
    p.line([(-92, -14), (0, 4), (94, -14)], 18, start=10, end=10)
    for x, y in ((-6, -90), (36, -170)):
        p.plain(star(x, y, 5, 9, 24, -1.57), outline_width=2, halo=0)


def tophat(p: Pen) -> None:
    iron(p, "-78,0! -92,-170 0,-184 92,-170 78,0!", rnd=90, ang=80, spacing=13)
    iron(p, "-150,14 -80,-10 0,4 80,-10 150,14 80,34 0,40 -80,34", rnd=18, ang=0)
    _felt(p, "-80,-50! 0,-38 80,-50! 78,-10! 0,4 -78,-10!", rnd=20, ang=0, halo=3)
    p.plain(rect(20, -120, 54, 46, 4), outline_width=4, halo=3)
    p.add(text_path("½", "AlfaSlab", 38, 47, -84, "m"))


def bandana(p: Pen) -> None:
    _felt(p, "-136,10 -110,-70 0,-122 110,-70 136,10 60,-14 0,-20 -60,-14", rnd=70, ang=50, spacing=11)
    for x, y in ((-70, -44), (-20, -82), (36, -62), (80, -34), (6, -42)):
        p.cut(circle(x, y, 11), ("k", "b"))
    _felt(p, "120,0! 190,-30 210,0! 180,10! 196,44! 130,26!", rnd=16)


def helm(p: Pen) -> None:
    iron(p, "-128,40! -126,-60 -70,-124 0,-136 70,-124 126,-60 128,40! 70,14 0,20 -70,14", rnd=110, ang=70, spacing=13)
    for side in (-1, 1):
        bone(
            p.at(side * 112, -40, 0, 1, side), "0,0! 60,-20 110,-90 112,-150! 150,-90 130,0 70,50 0,50!", rnd=40, ang=60
        )
    for x, y in ((-96, 14), (-50, 2), (0, 4), (50, 2), (96, 14)):
        p.cut(circle(x, y, 6))


def feather(p: Pen) -> None:
    _felt(p, "-130,6 -90,-70 0,-96 100,-80 150,-20! 60,-20 0,-6 -60,0", rnd=44, ang=40)
    bone(p, taper([(60, -60), (130, -150), (230, -190)], 52, 6, 2, peak=0.6), rnd=18, ang=20)
    p.line([(60, -60), (130, -146), (220, -188)], 6)


def mohawk(p: Pen) -> None:
    for a in (-36, -18, 0, 18, 36):
        _felt(p.at(a * 2.0, abs(a) * 0.7, a * 0.8), "-20,10 -14,-80 4,-130! 22,-60 20,10", rnd=22, ang=90, spacing=9)


def bucket(p: Pen) -> None:
    _felt(p, "-104,34! -126,-120! 126,-120! 104,34!", rnd=110, ang=88, spacing=13)
    for y in (-84, 2):
        p.line([(-118, y), (0, y + 14), (118, y)], 12, start=8, end=8)
    for i in (-2, -1, 0, 1, 2):
        p.line([(i * 40, -112), (i * 34, 28)], 7)


def bandage(p: Pen) -> None:
    bone(p, "-130,0 -110,-74 0,-120 110,-74 130,0 0,14", rnd=80, ang=20, shade=(0.25, -0.2))
    for i in range(4):
        p.line([(-120, -10 - i * 28), (0, 14 - i * 34), (118, -26 - i * 22)], 7)
    p.add(placed(rect(-17, -6, 34, 12, 3), -46, -50, 18), "b")
    p.add(placed(rect(-6, -17, 12, 34, 3), -46, -50, 18), "b")


def candle(p: Pen) -> None:
    bone(p, "-60,14 -30,-6 30,-6 60,14 0,30", rnd=16)
    bone(p, "-26,8! -24,-90! 24,-90! 26,8!", rnd=24, ang=90)
    _felt(p, "-17,-92 -22,-124 2,-172! 22,-122 17,-92", rnd=20, ang=90)
    p.line([(22, -80), (30, -40), (26, -10)], 10)


def cap(p: Pen) -> None:
    _felt(p, "-128,14 -120,-50 -50,-104 20,-112 100,-70 128,10 60,-6 -40,-2", rnd=70, ang=40, spacing=11)
    _felt(p, "60,-12! 140,-4 190,22 160,36 60,16!", rnd=18, ang=0)


def tuft(p: Pen) -> None:
    for x in (-36, -14, 8, 30):
        p.add(taper([(0, 0), (x * 0.6, -50), (x * 1.6, -84)], 15, 8, 1, peak=0.2))


def mushroom(p: Pen) -> None:
    _felt(p, "-170,20 -140,-70 -60,-130 40,-136 140,-80 172,20 80,40 0,30 -80,44", rnd=90, spacing=12)
    for x, y, r in ((-80, -60, 26), (10, -94, 20), (70, -40, 30), (-16, -20, 16), (120, -2, 14)):
        p.plain(circle(x, y, r, r * 0.8), outline_width=4, halo=0)


def bicorne(p: Pen) -> None:
    iron(p, "-184,50! -126,-34 0,-96 126,-34 184,50! 90,20 0,12 -90,20", rnd=70, ang=60, spacing=12)
    p.groove([(-158, 26), (0, -14), (158, 26)], 9)
    p.part(star(52, -22, 8, 16, 34), "b", rnd=14)
    _felt(p, "-16,-80 -46,-140 -10,-194! 8,-150 46,-184! 34,-120 16,-80", rnd=24)


def tiara(p: Pen) -> None:
    _felt(p, "-90,22! -76,-40! -44,-4! 0,-76! 44,-4! 76,-40! 90,22! 0,4", rnd=30)
    p.part(circle(0, -16, 15), "a", rnd=10, halo=2)


def nasal_helm(p: Pen) -> None:
    """An iron cap with a bar down the nose."""
    iron(p, "-100,44! -90,-12 0,-50 90,-12 100,44! 0,16", rnd=70, ang=60, spacing=12)
    iron(p, "-15,-44 15,-44 17,100! 0,124! -17,100!", rnd=16, ang=90)
    for x in (-70, -38, 38, 70):
        p.cut(circle(x, 20 - abs(x) * 0.02, 6))


def flat_cap(p: Pen) -> None:
    """A strategist's fur cap."""
    iron(p, mirrored("0,-96 86,-84 126,-30 120,30! 60,20 0,16"), rnd=60, ang=60, spacing=12)
    bone(p, "-134,10 -60,-6 0,-10 60,-6 134,10 138,40 60,34 0,30 -60,34 -138,40", rnd=20)


def veil(p: Pen) -> None:
    """A pointed veil that hangs to the shoulders."""
    _felt(
        p,
        "-150,260! -150,20 -74,-112 0,-150 74,-112 150,20 150,260! 112,150 96,30 0,-10 -96,30 -112,150",
        "a",
        rnd=50,
        ang=80,
        spacing=12,
    )


def horseshoe(p: Pen) -> None:
    """A luck charm tied round the brow."""
    p.line([(-104, 20), (0, 4), (104, 20)], 20, start=14, end=14)
    p.add(taper([(-24, 20), (-34, -26), (0, -54), (34, -26), (24, 20)], 22, 16, 16))
    p.add(taper([(-24, 18), (-32, -24), (0, -48), (32, -24), (24, 18)], 9, 6, 6), "b")


def skull_cap(p: Pen) -> None:
    iron(p, mirrored("0,-100 80,-88 118,-20 120,24! 0,10"), rnd=80, ang=60, spacing=12)
    skull_mark(p, 0, -44)


def floral(p: Pen) -> None:
    """A wreath of daisies."""
    p.line([(-112, 24), (0, 0), (112, 24)], 22, "a", start=14, end=14)
    for x, y in ((-92, 14), (-48, 0), (0, -8), (48, 0), (92, 14)):
        p.part(star(x, y, 6, 13, 28, x * 0.1), None, flat=True, halo=2, outline=4)
        p.dot(x, y, 9, layer="b")


HATS: dict[str, Callable[[Pen], None]] = {
    "pot": pot,
    "hood": hood,
    "jester": jester,
    "crown": crown,
    "chef": chef,
    "wizard": wizard,
    "tophat": tophat,
    "bandana": bandana,
    "helm": helm,
    "feather": feather,
    "mohawk": mohawk,
    "bucket": bucket,
    "bandage": bandage,
    "candle": candle,
    "cap": cap,
    "tuft": tuft,
    "mush": mushroom,
    "bicorne": bicorne,
    "tiara": tiara,
    "iron": nasal_helm,
    "fur": flat_cap,
    "veil": veil,
    "luck": horseshoe,
    "skull": skull_cap,
    "daisies": floral,
}
