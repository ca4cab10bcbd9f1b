"""Foes who come in numbers: the mob, the twins, the famous four."""

from __future__ import annotations

from art.kit.block import Block
from art.kit.figures.adventurer import Adventurer, Head, draw_adventurer, draw_human_head
from art.kit.figures.adventurer_gear import draw_gear
from art.kit.figures.goblin import Hand
from art.kit.paths import circle, limb
from art.kit.pen import Pen


def _member(block: Block, figure: Adventurer, x: float, y: float, scale: float, flip: int = 1) -> None:
    """A figure whose middle (400, 400) lands at (x, y)."""
    block.push(0, 400, 400, x - 400, y - 400, scale * flip, scale)
    draw_adventurer(block, figure)
    block.pop()


def pitchfork_mob(block: Block) -> None:
    """Forty opinions; here are five of them, and the lantern."""
    p = Pen(block)
    for x, y, turn in ((110, 300, -12), (290, 190, -4), (520, 200, 5), (700, 300, 13), (404, 160, 1)):
        draw_gear(p, "fork", x, y + 80, turn, 1.0)
    heads = (
        (250, 300, 0.66, Head("round", hair="spikes", hair_dye="k", eyes="mad", mouth="shout", nose="bulb")),
        (
            560,
            296,
            0.66,
            Head("thin", hair="bald", eyes="angry", brow="angry", mouth="gritted", nose="long", beard="goatee"),
        ),
    )
    for x, y, scale, head in heads:
        p.part(limb([(x, y + 60), (x, y + 300)], [120, 200]), "c", rnd=60)
        draw_human_head(p.at(x, y, 0, scale), head)
    _member(
        block,
        Adventurer(
            Head(
                "jowl",
                hair="bob",
                hair_dye=None,
                eyes="angry",
                brow="angry",
                nose="bulb",
                mouth="shout",
                hat="headscarf",
                hat_dye="b",
                mouth_drop=100,
                look=(0.5, 0.2),
            ),
            body="apron",
            dye=None,
            left=Hand(250, 540),
            right=Hand(540, 560, "ladle", 14, 0.9),
            tilt=6,
        ),
        190,
        520,
        0.86,
    )
    _member(
        block,
        Adventurer(
            Head(
                "long",
                hair="long",
                hair_dye="k",
                eyes="wide",
                brow="worry",
                nose="long",
                mouth="gritted",
                hat="straw",
                hat_dye="c",
                mouth_drop=110,
                look=(-0.6, 0),
            ),
            body="patched",
            dye="k",
            left=Hand(250, 500, "fork", -8, 1.0),
            right=Hand(560, 560),
            tilt=-6,
        ),
        640,
        510,
        0.84,
    )
    _member(
        block,
        Adventurer(
            Head(
                "square",
                hair="bowl",
                hair_dye="b",
                eyes="mad",
                brow="angry",
                nose="broken",
                mouth="shout",
                beard="plaits",
                beard_dye="b",
                mouth_drop=96,
                look=(0, 0),
            ),
            body="tunic",
            dye="b",
            left=Hand(280, 560),
            right=Hand(548, 120, "lantern", 0, 1.2, (610, 400)),
        ),
        410,
        590,
        0.92,
    )


def _ranger(side: int) -> Adventurer:
    return Adventurer(
        Head(
            "heart",
            hair="tail" if side else "parted",
            hair_dye="b",
            eyes="sly",
            brow="cock",
            nose="sharp",
            mouth="smug",
            hat="ranger",
            hat_dye="a",
            lashes=True,
            soft=True,
            ears=0,
            look=(0.6, 0.1),
            turn=20,
        ),
        body="tunic",
        dye="k",
        left=Hand(440, 560, "arrow", 60, 0.9),
        right=Hand(580, 500, "bow", 176, 1.05),
        tilt=6,
        girth=0.9,
    )


def twin_rangers(block: Block) -> None:
    """Back to back, alike to the last stitch."""
    for flip, x in ((-1, 246), (1, 554)):
        _member(block, _ranger(1), x, 420, 0.86, flip)


def famous_four(block: Block) -> None:
    """A fighter, a cleric, a thief, and one who does the songs."""
    _member(
        block,
        Adventurer(
            Head(
                "long",
                hair="short",
                hair_dye=None,
                eyes="shut",
                brow="worry",
                nose="long",
                mouth="prim",
                hat="mitre",
                mouth_drop=112,
            ),
            body="cassock",
            dye="c",
            left=Hand(240, 520),
            right=Hand(560, 600),
        ),
        508,
        366,
        0.84,
    )
    _member(
        block,
        Adventurer(
            Head(
                "jaw",
                hair="long",
                hair_dye="k",
                eyes="angry",
                brow="angry",
                nose="broken",
                mouth="frown",
                hat="leather",
                hat_dye=None,
                beard="plaits",
                beard_dye="b",
                marks=("scar",),
            ),
            body="tabard",
            dye="b",
            left=Hand(250, 600, "axe", -40, 0.9),
            right=Hand(560, 560),
        ),
        296,
        372,
        0.88,
    )
    _member(
        block,
        Adventurer(
            Head(
                "thin",
                hair="parted",
                hair_dye="k",
                eyes="sly",
                brow="cock",
                nose="sharp",
                mouth="smug",
                hat="archer",
                hat_dye="k",
                look=(-0.8, 0.2),
            ),
            body="leathers",
            dye="k",
            left=Hand(240, 500, "dagger", -14, 0.9),
            right=Hand(560, 540, "sack", 0, 0.7),
            girth=0.9,
        ),
        112,
        470,
        0.86,
    )
    _member(
        block,
        Adventurer(
            Head(
                "heart",
                hair="bob",
                hair_dye="b",
                eyes="bliss",
                brow="arch",
                nose="button",
                mouth="sing",
                hat="bard",
                hat_dye="a",
                beard="goatee",
                beard_dye="b",
            ),
            body="uniform",
            dye="b",
            left=Hand(270, 600),
            right=Hand(530, 520, "lute", 24, 0.95),
        ),
        700,
        470,
        0.86,
    )
    p = Pen(block)
    for x, y in ((606, 200), (660, 150), (760, 190)):
        p.part(circle(x, y, 17, 13), "b", rnd=8, halo=3, outline=4)
        p.line([(x + 14, y), (x + 15, y - 62)], 7, start=6, end=6)
