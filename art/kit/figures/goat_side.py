"""Goats on four legs, in profile facing left: charging, rearing, climbing, butting."""

from __future__ import annotations

from dataclasses import dataclass

from art.kit.block import Block
from art.kit.figures.goat import leg
from art.kit.figures.goat_head import coat_style
from art.kit.figures.ground import GROUND
from art.kit.figures.horns import side_horn
from art.kit.paths import Points, circle, limb, placed, rect, star, taper
from art.kit.pen import Pen


@dataclass(frozen=True)
class Pose:
    turn: float  # of the barrel of the body
    middle: tuple[float, float]
    head: tuple[float, float]
    nod: float  # turn of the head
    near: tuple[Points, Points]
    far: tuple[Points, Points]
    ground: str
    hooves: float = 0


POSES = {
    "charge": Pose(
        -8,
        (450, 500),
        (204, 444),
        -26,
        ([(300, 560), (200, 600), (130, 660)], [(600, 520), (690, 590), (760, 640)]),
        ([(340, 570), (270, 660), (196, 712)], [(560, 540), (640, 640), (700, 700)]),
        "dust",
        20,
    ),
    "rear": Pose(
        52,
        (450, 480),
        (300, 214),
        14,
        ([(330, 420), (210, 430), (216, 530)], [(560, 600), (500, 690), (560, 762)]),
        ([(300, 380), (180, 350), (130, 430)], [(600, 610), (600, 700), (670, 762)]),
        "peak",
    ),
    "climb": Pose(
        30,
        (450, 500),
        (250, 280),
        6,
        ([(330, 450), (260, 540), (300, 600)], [(590, 570), (600, 640), (540, 690)]),
        ([(360, 480), (360, 560), (390, 600)], [(620, 560), (670, 640), (640, 720)]),
        "crag",
    ),
}


@dataclass(frozen=True)
class SideGoat:
    pose: str = "charge"
    coat: str | None = None
    horns: str = "sabre"
    eyes: str = "angry"
    hat: str | None = None  # iron, bandana
    cloth: str | None = None
    shaggy: bool = False
    beard: bool = True
    scar: bool = False
    shout: bool = False


def _body(p: Pen, g: SideGoat, pose: Pose) -> None:
    """Drawn with the paper turned to the pose, about the body's middle."""
    q = p.at(*pose.middle)
    style = coat_style(g.coat)
    p.at(pose.middle[0] + 10, pose.middle[1] - 30).part(
        "150,-40 196,-60 230,-110! 250,-40 200,14 150,24", **{"rnd": 20, **style}
    )
    q.part(
        "-170,-96 -60,-110 60,-96 160,-100 200,-40 190,50 130,90 0,96 -110,104 -190,60 -214,-20",
        **{"rnd": 120, "ang": 80, "spacing": 13, **style},
    )
    if g.cloth:
        q.part(
            "-90,-112! 0,-104 90,-104! 104,40! 60,24! 30,60! 0,26! -36,62! -60,26! -110,44!", g.cloth, rnd=60, ang=88
        )
        q.part(star(0, -36, 8, 20, 44), None, flat=True, halo=2)
    if g.coat != "k":
        for x, y in ((-150, 0), (-130, 40), (130, -20), (150, 20), (110, 30), (-160, -40)):
            q.line([(x, y), (x + 6, y + 20), (x + 2, y + 38)], 8)
    if g.shaggy:
        fleece = dict(style) if g.coat == "k" else {"spot": g.coat if g.coat in ("a", "b") else None}
        q.part(
            "-200,20! 0,60 190,10! 176,110! 130,84! 100,140! 50,96! 0,146! -50,100! -110,140! -140,90! -190,110!",
            **{"rnd": 40, "ang": 86, **fleece},
        )
        for x in (-150, -90, -30, 30, 90, 140):
            draw = q.groove if g.coat == "k" else q.line
            draw([(x, -50), (x + 10, -20), (x + 4, 14)], 9)


def _eye(p: Pen, x: float, y: float, kind: str) -> None:
    if kind == "shut":
        p.line([(x - 34, y - 4), (x, y + 18), (x + 34, y - 4)], 13)
        return
    r = 46 if kind == "mad" else 40
    ball = circle(x, y, r, r * 0.94)
    p.add(circle(x + 2, y + 3, r + 9, r + 7))
    p.plain(ball, outline_width=4, halo=0)
    p.add(rect(x - 30, y - 8, 30 if kind == "mad" else 46, 17 if kind == "mad" else 22, 8), clip=ball)
    if kind == "angry":
        p.add(taper([(x - 58, y - 16), (x, y - 40), (x + 54, y - 58)], 26, 8, 8))
    elif kind == "sleepy":
        p.part(placed(rect(-48, -52, 96, 50), x, y), "b", rnd=16, halo=0, outline=4, clip=circle(x, y, r + 3))
    else:
        p.line([(x - 42, y - r - 16), (x, y - r - 28), (x + 42, y - r - 14)], 14)


def _head(p: Pen, g: SideGoat) -> None:
    """Profile about (0, 0), muzzle to the lower left."""
    style = coat_style(g.coat)
    side_horn(p, g.horns, -34, -4)
    ear = {"solid": True, "spot": None} if g.coat == "k" else {"spot": None}
    p.at(50, -16, 18, 0.9).part("-10,-24 60,-44 130,-20 160,30! 110,44 50,36 -10,22", **ear)
    p.part(
        "70,-84 10,-104 -60,-88 -110,-30 -170,34 -196,84 -176,124 -130,130 -70,104 0,92 70,80",
        **{"rnd": 90, "ang": 70, "spacing": 12, "outline": 6, **style},
    )
    p.part(
        "-140,10 -176,40 -200,86 -176,126 -130,132 -104,112 -110,60",
        "b" if g.coat != "b" else "c",
        rnd=40,
        halo=0,
        outline=4,
    )
    p.line([(-184, 56), (-166, 74), (-172, 94)], 15)
    if g.shout:
        p.black("-190,112! -150,100 -92,96! -110,140 -150,156 -182,140!", rnd=40, halo=3)
    else:
        p.line([(-186, 108), (-140, 106), (-92, 84)], 12)
    if g.beard:
        p.part("-120,118! -80,96! -56,150 -80,236! -112,170", None if g.coat != "k" else "b", rnd=24, ang=84)
    side_horn(p, g.horns, 6, 0)
    _eye(p, -42, -24, g.eyes)
    if g.scar:
        p.line([(-90, -70), (-70, -10), (-80, 50)], 9)
    if g.hat == "iron":
        p.black("-88,-46! -74,-112 -10,-146 64,-118 94,-56! 20,-80 -30,-72", rnd=60)
        p.groove([(-60, -86), (0, -114), (60, -88)], 9)
    elif g.hat == "bandana":
        p.part(
            "-84,-62! -50,-120 0,-130 64,-106 84,-66! 160,-100! 146,-50! 180,-26! 84,-42! 0,-80",
            "b" if g.coat != "b" else "a",
            rnd=40,
        )


def draw_side_goat(block: Block, g: SideGoat) -> None:
    """The whole figure in figure space, facing left."""
    p, pose = Pen(block), POSES[g.pose]
    GROUND[pose.ground](p)
    if g.pose == "charge":
        for y in (360, 430, 500):
            p.line([(830, y), (730, y + 4), (650, y + 2)], 11)
    for points in pose.far:
        leg(p, points, (72, 46, 32), g.coat, pose.hooves)
    cx, cy = pose.middle
    hx, hy = pose.head
    block.push(pose.turn, cx, cy)
    _body(p, g, pose)
    block.pop()
    if g.pose == "charge":
        neck = [(cx - 110, cy - 30), ((cx - 110 + hx) / 2 - 10, (cy - 30 + hy) / 2 - 24), (hx + 30, hy - 6)]
    else:
        neck = [(cx - 90, cy - 60), (hx + 70, hy + 80), (hx + 24, hy)]
    p.part(limb(neck, [190, 150, 112]), **{"rnd": 70, "ang": 80, **coat_style(g.coat)})
    for points in pose.near:
        leg(p, points, (84, 52, 34), g.coat, pose.hooves)
    _head(p.at(hx, hy, pose.nod), g)
    if g.pose == "charge":
        for i in range(3):
            p.line([(hx - 176 + i * 10, hy + 150 + i * 22), (hx - 216 + i * 6, hy + 170 + i * 30)], 11)
