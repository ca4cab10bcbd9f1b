"""Hats and hair of the Minion deck.  Drawn with the crown's centre at (0, 0), for a head about 240 wide."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.figures.materials import bone, cloth, iron
from art.kit.paths import circle, mirrored, placed, poly, rect, star, taper
from art.kit.pen import Pen


def flame(p: Pen, x: float, y: float, w: float, h: float, turn: float = 0) -> None:
    """A tongue of fire: vermilion with a straw heart and a paper core."""
    q = p.at(x, y, turn)
    q.part(f"{-w},0 {-w * 0.9},{-h * 0.4} {w * 0.1},{-h}! {w * 0.9},{-h * 0.44} {w},0", "b", rnd=w, ang=90, hi=(2, 3))
    q.plain(f"{-w * 0.5},0 {-w * 0.5},{-h * 0.3} {w * 0.1},{-h * 0.66}! {w * 0.55},{-h * 0.3} {w * 0.5},0", "c", 3)


def aviator(p: Pen) -> None:
    """A leather cap whose flaps fly in the wind, goggles pushed up."""
    for side in (-1, 1):
        p.at(side * 112, 14, side * -38, 1, side).black(
            "-26,-20! 30,-26! 62,40 74,100! 30,90 -16,50", rnd=30, ang=70, spacing=9
        )
    p.black("-128,36! -122,-56 -66,-112 0,-122 66,-112 122,-56 128,36! 60,0 0,-8 -60,0", rnd=100, ang=60, spacing=12)
    p.line([(-124, -26), (0, -52), (124, -26)], 20, "b", 14, 14)
    for side in (-1, 1):
        p.part(circle(side * 44, -46, 40, 34), "c", rnd=24, halo=4, spacing=8)
        p.plain(circle(side * 44, -46, 25, 21), outline_width=5, halo=0)
        p.line([(side * 44 - 12, -40), (side * 44 + 2, -58)], 7)


def parting(p: Pen) -> None:
    """Hair oiled flat and parted with a ruler: a barber's own."""
    p.black("8,-64! 40,-92 96,-70 132,-6 126,40! 96,-4 50,-22", rnd=40, ang=40, spacing=9)
    p.black("8,-64! -30,-98 -100,-74 -134,-4 -124,40! -98,0 -50,-18", rnd=40, ang=120, spacing=9)
    p.add(taper([(120, 6), (140, 34), (122, 54), (108, 40)], 13, 10, 2))


def burnt(p: Pen) -> None:
    """What the last test left: spikes, blown back, some of them smoking."""
    for x, turn, h in ((-88, -48, 110), (-52, -28, 140), (-10, -6, 160), (34, 18, 138), (76, 40, 122), (104, 60, 90)):
        p.at(x, 14 + abs(x) * 0.32, turn).black(
            f"-28,16 -24,{-h * 0.5} 4,{-h}! 26,{-h * 0.5} 28,16", rnd=22, ang=90, spacing=8, halo=3
        )
    for x, y, r in ((-66, -152, 18), (-46, -186, 25), (112, -120, 16), (134, -148, 22)):
        p.part(circle(x, y, r, r * 0.84), None, rnd=r, halo=3, outline=4)


def colander(p: Pen) -> None:
    """Kitchen steel for a flight; the strap does not close."""
    bone(
        p,
        "-126,16! -118,-64 -60,-118 0,-126 60,-118 118,-64 126,16! 0,30",
        rnd=110,
        ang=60,
        spacing=13,
        shade=(0.5, -0.1),
    )
    for row, (y, count, half) in enumerate(((-84, 3, 54), (-54, 4, 84), (-22, 5, 100))):
        for i in range(count):
            p.dot(-half + i * 2 * half / (count - 1), y + (6 if row else 0), 9)
    bone(p, rect(-146, 4, 292, 26, 12), rnd=13, ang=0)
    for side in (-1, 1):
        p.add(circle(side * 156, 16, 22, 18), stroke=11)


def miner(p: Pen) -> None:
    """An iron cap with a burning candle stuck on."""
    iron(p, "-124,24! -116,-60 -62,-112 0,-120 62,-112 116,-60 124,24! 0,6", rnd=100, ang=60, spacing=12)
    iron(p, "-156,34 -80,8 0,2 80,8 156,34 80,42 0,36 -80,42", rnd=16, ang=0, halo=3)
    bone(p, "-34,-20 -26,-34 30,-34 38,-20 30,14! 18,-6! 6,20! -8,-4! -22,10!", rnd=14, halo=3)
    bone(p, "-22,-30! -20,-98! 24,-98! 26,-30!", rnd=20, ang=90, halo=3)
    flame(p, 2, -100, 26, 86, 6)


def lampshade(p: Pen) -> None:
    """The best helmet in the wardrobe, tassels and all."""
    p.part("-150,34! -66,-118! 66,-118! 150,34! 76,50 0,54 -76,50", "c", rnd=110, ang=88, spacing=14)
    for x0, x1 in ((-38, -92), (0, 0), (38, 92)):
        p.line([(x0, -114), (x1, 46)], 8, start=5, end=6)
    p.line([(-68, -116), (0, -106), (68, -116)], 15, "b", 10, 10)
    p.add(taper([(-150, 34), (-76, 50), (0, 54), (76, 50), (150, 34)], 17, 12, 12))
    for i in range(9):
        x = -140 + i * 35
        y = 50 - (x / 150) ** 2 * 16
        cloth(p, f"{x - 9},{y}! {x + 9},{y}! {x + 11},{y + 34}! {x},{y + 27}! {x - 11},{y + 34}!", rnd=8, halo=2)


def reflector(p: Pen) -> None:
    """A headband with a doctor's round mirror."""
    p.line([(-126, 22), (0, 0), (126, 22)], 30, start=22, end=22)
    bone(p, circle(-26, -34, 58, 56), rnd=50, shade=(0.5, 0), outline=7)
    p.dot(-26, -34, 13)
    p.line([(-60, -44), (-44, -68), (-22, -78)], 8)


def quiff(p: Pen) -> None:
    """A wave of stage hair with one white lock."""
    p.black(
        "-116,40! -124,-30 -80,-70 -30,-84 10,-140 80,-160 130,-128! 96,-116 92,-84 120,-40 122,34! 70,-6 0,-18 -70,0",
        rnd=50,
        ang=30,
        spacing=10,
    )
    p.groove([(-20, -40), (20, -110), (86, -140)], 15, start=2, end=4)
    p.groove([(-60, -30), (-30, -60), (0, -72)], 8)


def flames(p: Pen) -> None:
    """Not hair."""
    for x, y, w, h, turn in (
        (-92, 20, 34, 120, -26),
        (92, 22, 34, 126, 24),
        (-54, 0, 40, 176, -12),
        (58, 0, 40, 164, 12),
        (0, -6, 48, 216, 2),
    ):
        flame(p, x, y, w, h, turn)


def cowl(p: Pen) -> None:
    """A black hood that droops forward: an undertaker's."""
    p.black(
        "0,-132 60,-150 96,-210! 110,-130 152,-54 174,70 158,176! 118,70 88,0 0,-34 -88,0 -118,70 -158,176! "
        "-174,70 -152,-54 -74,-116",
        rnd=60,
        ang=70,
        spacing=12,
    )
    p.add(taper([(-112, 76), (-84, 4), (0, -30), (84, 4), (112, 76)], 9, 4, 4), "c")


def headdress(p: Pen) -> None:
    """Antlers, a small skull and every feather she could pull."""
    for side in (-1, 1):
        q = p.at(side * 70, -8, 0, 1, side)
        for points, width in (
            ([(0, 10), (40, -70), (60, -150), (50, -206)], 34),
            ([(40, -66), (96, -96), (122, -150)], 24),
            ([(56, -130), (96, -170), (104, -214)], 20),
        ):
            bone(q, taper(points, width, width * 0.8, 4, peak=0.2), rnd=12, halo=3, shade=(0.45, -0.1))
    for i, turn in enumerate((-34, -17, 0, 17, 34)):
        q = p.at(turn * 1.7, 4 + abs(turn) * 0.3, turn)
        q.part("-17,10! -22,-80 0,-132! 22,-80 17,10!", ("b", "c")[i % 2], rnd=18, ang=80, spacing=8, halo=3)
        q.line([(0, 6), (0, -104)], 6)
    p.line([(-118, 26), (0, 6), (118, 26)], 28, start=20, end=20)
    bone(p, mirrored("0,-40 36,-34 44,-2 24,16 18,36 0,38"), rnd=30, halo=3)
    for side in (-1, 1):
        p.dot(side * 16, -4, 11, 12)


def mitre(p: Pen) -> None:
    """Tall, split, with a drop on the front."""
    p.part("-104,24! -128,-90 -60,-190 0,-240! 60,-190 128,-90 104,24! 0,44", "b", rnd=90, ang=80, spacing=13)
    bone(p, "-112,34! -118,-10! 0,12 118,-10! 112,34! 0,56", rnd=20, ang=0, halo=3)
    bone(p, "-15,4! -15,-196! 0,-226! 15,-196! 15,4!", rnd=14, ang=90, halo=0, outline=4)
    p.plain("0,-156! 40,-84 0,-48 -40,-84", "c", 6, halo=3)
    for x in (-84, -42, 42, 84):
        p.dot(x, 24 - abs(x) * 0.12, 9)


def plume(p: Pen) -> None:
    """A wide hat under a plume with opinions of its own."""
    p.part(
        taper([(50, -40), (110, -120), (210, -136), (290, -60), (310, 40)], 96, 20, 6, peak=0.5, n=60),
        "c",
        rnd=36,
        ang=20,
        spacing=9,
    )
    p.line([(56, -44), (114, -118), (208, -132), (282, -58), (304, 24)], 8)
    p.black("-96,0! -92,-84 0,-110 92,-84 96,0! 0,14", rnd=70, ang=60, spacing=12)
    p.black("-210,-6 -150,10 -80,-8 0,0 80,-8 160,-30 214,-60! 196,6 120,34 0,42 -120,34", rnd=26, ang=0)
    p.line([(-94, -8), (0, 8), (94, -8)], 20, "b", 14, 14)
    p.plain(rect(40, -30, 44, 38, 4), "c", 6, halo=3)


def bun(p: Pen) -> None:
    """Hair screwed up tight, held by two pencils and a dagger."""
    p.at(30, -120, 58).bar(-5, -110, 10, 200)
    p.at(-20, -120, -52).bar(-5, -110, 10, 200)
    p.at(-20, -120, -52).plain(poly((-9, -106), (9, -106), (0, -140)), "c", 4)
    p.black(circle(0, -122, 62, 56), rnd=50, ang=30, spacing=9)
    p.groove([(-34, -126), (0, -150), (36, -122), (6, -104), (-10, -122)], 8)
    p.black("-122,48! -126,-28 -70,-84 0,-96 70,-84 126,-28 122,48! 92,-10 0,-50 -92,-10", rnd=60, ang=70, spacing=10)
    for side in (-1, 1):
        p.groove([(side * 20, -66), (side * 74, -46), (side * 106, 4)], 7)


def wolf_pelt(p: Pen) -> None:
    """Somebody else's wolf, worn over the brow."""
    for side in (-1, 1):
        p.at(side * 74, -86, side * 16, 1, side).black("-36,20! -8,-70 16,-96! 40,-30 42,24!", rnd=22, ang=80)
    p.black("-140,60! -128,-50 -66,-104 0,-112 66,-104 128,-50 140,60! 104,20 60,6 0,20 -60,6 -104,20", rnd=70, ang=70)
    for side in (-1, 1):
        p.cut(circle(side * 48, -48, 14, 10))
    for x in (-60, -30, 0, 30, 60):
        p.plain(poly((x - 11, 8), (x + 11, 8), (x, 38)), None, 3, halo=0)


def sprout(p: Pen) -> None:
    """Three hairs, combed."""
    for x, dx in ((-20, -46), (0, 6), (18, 58)):
        p.add(taper([(x, 0), (x + dx * 0.2, -46), (x + dx, -74)], 13, 9, 2, peak=0.2))


def knotted_cloth(p: Pen) -> None:
    """A blindfold pushed up, or a mask not yet pulled down."""
    for turn in (-8, 24):
        p.part(placed(poly((0, -16), (104, -34), (88, 0), (110, 26), (0, 12)), 118, 4, turn), "k", rnd=14, halo=3)
    p.black("-134,22 -120,-66 -60,-112 0,-120 60,-112 120,-66 134,22 60,4 0,-2 -60,4", rnd=80, ang=50, spacing=11)
    p.part(star(-30, -62, 4, 8, 30, 0.4), None, flat=True, halo=0, outline=3)


GOBLIN_HATS: dict[str, Callable[[Pen], None]] = {
    "aviator": aviator,
    "parting": parting,
    "burnt": burnt,
    "colander": colander,
    "miner": miner,
    "lampshade": lampshade,
    "reflector": reflector,
    "quiff": quiff,
    "flames": flames,
    "cowl": cowl,
    "headdress": headdress,
    "mitre": mitre,
    "plume": plume,
    "bun": bun,
    "wolf_pelt": wolf_pelt,
    "sprout": sprout,
    "knotted": knotted_cloth,
}
