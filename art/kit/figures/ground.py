"""What figures stand, sit and climb on, and what they hide behind."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.paths import circle, limb, placed, poly, rect, star, taper
from art.kit.pen import Pen


def crag(p: Pen) -> None:
    p.black(
        "120,800! 170,690! 250,650! 300,560! 380,540! 470,570! 520,640! 600,660! 690,800!", rnd=120, ang=60, spacing=16
    )
    for points in (
        [(300, 600), (280, 680), (300, 780)],
        [(420, 590), (450, 670), (430, 780)],
        [(540, 680), (570, 730), (560, 790)],
    ):
        p.groove(points, 8)


def stump(p: Pen) -> None:
    p.part("270,620! 530,620! 556,780! 600,810! 200,810! 246,780!", "b", rnd=110, ang=88, spacing=14)
    p.plain(circle(400, 622, 132, 34), outline_width=7)
    p.add(circle(400, 622, 80, 19), stroke=5)
    p.add(circle(400, 622, 36, 8), stroke=5)


def peak(p: Pen) -> None:
    p.black("60,800! 150,720! 240,700! 330,640! 420,650! 520,720! 640,740! 740,800!", rnd=110, ang=60, spacing=16)
    for points in ([(330, 680), (310, 740), (330, 790)], [(440, 700), (470, 750), (460, 790)]):
        p.groove(points, 8)


def dust(p: Pen) -> None:
    for x, y, r in ((690, 740, 48), (750, 700, 34), (620, 762, 30), (770, 756, 30)):
        p.part(circle(x, y, r, r * 0.8), "c", rnd=r, halo=3, outline=4)


def soil(p: Pen) -> None:
    """A dark strip of ground with grass, for figures shown whole."""
    p.black("-100,820! -100,752! 120,742 300,756 520,744 700,756 900,746! 900,820!", rnd=60, ang=80, spacing=14)
    for x in (40, 150, 250, 560, 660, 760):
        for dx in (-8, 2, 12):
            p.line([(x + dx, 752), (x + dx * 1.6, 734), (x + dx * 2.6, 716)], 9)


def crate(p: Pen) -> None:
    """A crate to hide behind, front edge at y = 520."""
    p.part(rect(170, 520, 460, 330, 8), "b", rnd=90, ang=0, spacing=13, outline=8)
    for y in (520, 690):
        p.part(rect(154, y, 492, 56, 6), "b", rnd=24, ang=0, spacing=9)
    for x in (196, 604):
        for y in (548, 718):
            p.dot(x, y, 10)


def crenel(p: Pen) -> None:
    """A stone parapet; the figure looks through its gap."""
    for x, top in ((-60, 470), (600, 470)):
        p.part(rect(x, top, 260, 400, 6), None, rnd=70, ang=20, shade=(0.5, 0))
    p.part(rect(-60, 600, 920, 260, 6), None, rnd=80, ang=20, shade=(0.46, 0))
    for y in (664, 730):
        p.line([(-20, y), (400, y + 4), (820, y)], 9, start=5, end=5)
    for x, y in ((100, 600), (330, 600), (560, 600), (220, 666), (460, 666), (690, 666), (60, 540), (700, 540)):
        p.line([(x, y + 6), (x + 2, y + 32), (x, y + 60)], 9)


def plinth(p: Pen) -> None:
    """A podium with a star: for the vain."""
    p.part("230,680! 570,680! 600,820! 200,820!", "a", rnd=90, ang=88, spacing=13)
    p.part(rect(200, 644, 400, 50, 8), "b", rnd=24, ang=0, spacing=9)
    p.part(star(400, 752, 5, 20, 46, -1.57), None, flat=True, halo=2)


def throne(p: Pen) -> None:
    """Behind the sitter: a tall back with horned posts."""
    for side in (-1, 1):
        p.part(
            taper([(400 + side * 176, 330), (400 + side * 210, 260), (400 + side * 190, 190)], 40, 30, 4),
            None,
            rnd=18,
            ang=0,
            shade=(0.45, -0.1),
            hi=(2, 3),
        )
    p.part("204,330! 400,250 596,330! 610,820! 190,820!", "a", rnd=120, ang=84, spacing=13, outline=8)
    p.part("240,370! 400,300 560,370! 566,820! 234,820!", "b", rnd=90, ang=84, spacing=12)


def stocks(p: Pen) -> None:
    """Round neck and wrists: drawn over the figure."""
    p.part(rect(90, 438, 620, 108, 10), "b", rnd=50, ang=2, spacing=12, outline=8)
    p.line([(94, 494), (400, 490), (706, 496)], 9, start=6, end=6)
    for x in (180, 620):
        p.add(circle(x, 492, 52, 46))
        p.part(placed(poly((-30, -24), (30, -24), (36, 30), (-36, 30)), x, 508), None, solid=True, rnd=18, halo=3)
    p.part(rect(684, 456, 30, 70, 6), None, solid=True, rnd=14)


def barricade(p: Pen) -> None:
    """Two crossed beams with nails."""
    for points in ([(120, 640), (690, 760)], [(120, 770), (690, 650)]):
        p.part(limb(points, [60, 60], 6), "b", rnd=30, ang=10, spacing=9)
    for x, y in ((180, 660), (640, 744), (180, 752), (640, 664), (404, 704)):
        p.dot(x, y, 9)


def ledge(p: Pen) -> None:
    """A mossy wall across the foot of the picture."""
    p.part("-80,640! 140,620 400,632 660,618 880,640! 880,860! -80,860!", "a", rnd=80, ang=84, spacing=13)
    for x in (60, 210, 380, 560, 720):
        p.line([(x, 650), (x + 8, 690), (x - 4, 740)], 9)


GROUND: dict[str, Callable[[Pen], None]] = {
    "crag": crag,
    "stump": stump,
    "peak": peak,
    "dust": dust,
    "soil": soil,
    "crate": crate,
    "crenel": crenel,
    "plinth": plinth,
    "throne": throne,
    "stocks": stocks,
    "barricade": barricade,
    "ledge": ledge,
}
