"""Who is on each card: a figure, a scene behind it and how close we stand.

Distinctness rules: no two goats share hat and body; stance, ears and horns are spread so that silhouettes
differ at tile size (about 165 x 145 pixels).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.kit.block import Block
from art.kit.figures.goat import Goat, cloud, draw_goat
from art.kit.figures.goat_head import GoatHead as Head
from art.kit.figures.goat_side import SideGoat, draw_side_goat
from art.kit.figures.goblin import Hand
from art.kit.pen import Pen
from art.titles.battlegoats import creatures, engines

Draw = Callable[[Block], None]
Frame = tuple[float, float, float]  # scale of the figure; shift of its middle and top, in picture units
WAIST: Frame = (0.60, 0, 2)
CLOSE: Frame = (0.70, 0, -30)
BUST: Frame = (0.80, 0, -66)
WHOLE: Frame = (0.475, 0, 2)
SEATED: Frame = (0.50, 0, 6)
BEAST: Frame = (0.49, 0, 0)


@dataclass(frozen=True)
class Picture:
    figure: Goat | SideGoat | Draw
    scene: str
    frame: Frame = WAIST
    after: Draw | None = None  # drawn over the figure
    mirror: bool = False

    def draw(self, block: Block) -> None:
        if self.mirror:
            block.push(0, 400, 0, 0, 0, -1, 1)
        if isinstance(self.figure, Goat):
            draw_goat(block, self.figure)
        elif isinstance(self.figure, SideGoat):
            draw_side_goat(block, self.figure)
        else:
            self.figure(block)
        if self.after:
            self.after(block)
        if self.mirror:
            block.pop()


def _mist(block: Block) -> None:
    cloud(Pen(block), ((110, 600, 90), (260, 640, 80), (690, 590, 90), (560, 640, 70), (400, 668, 90)))


HEROES: dict[str, Picture] = {
    "alfonso": Picture(
        Goat(
            Head(horns="sabre", hat="bandana", eyes="sly", mouth="smirk", look=(0.4, 0)),
            body="coat",
            dye="a",
            tilt=-7,
            billow="a",
            left=Hand(214, 560, "loot_sack", 0, 0.95),
            right=Hand(588, 520, "dagger", 22),
        ),
        "moon",
    ),
    "jonas": Picture(
        Goat(
            Head(horns="lyre", mark="eyes", eyes="wide", mouth="ooh", ear="perk", look=(-0.7, -0.2), hat="luck"),
            stance="leap",
            body="vest",
            dye="a",
            tilt=13,
            lean=12,
            head_shift=(30, 0),
            cape="b",
            left=Hand(190, 420),
            right=Hand(630, 470, "sword", 60, 0.8),
            under=("soil",),
        ),
        "rays",
        WHOLE,
    ),
    "shanelaine": Picture(
        Goat(
            Head(
                skull="narrow",
                horns="curl",
                horn_size=0.95,
                hat="tiara",
                eyes="sly",
                mouth="smirk",
                beard=None,
                ear="lop",
                ear_turn=0,
            ),
            body="rags",
            dye="a",
            belt=True,
            tilt=4,
            left=Hand(196, 470, "bow", 4, 1.15),
            right=Hand(560, 470, "arrow", -78, 1.1),
            back=(("arrow", 540, 400, 24), ("arrow", 580, 420, 34)),
        ),
        "hills",
    ),
    "queen_nanette": Picture(
        Goat(
            Head(
                skull="jowl",
                horns="bigram",
                horn_size=0.8,
                hat="crown",
                hat_size=0.72,
                hat_shift=(0, -22),
                eyes="sleepy",
                beard=None,
                ear="lop",
                ear_turn=-8,
            ),
            stance="seat",
            body="gown",
            tilt=-3,
            under=("throne",),
            left=Hand(218, 560, "chalice"),
            right=Hand(596, 540, "sceptre", 8),
        ),
        "rays",
        (0.52, 0, 10),
    ),
    "old_grumblehoof": Picture(
        Goat(
            Head(
                horns="ram",
                broken=1,
                eyes="sleepy",
                mouth="glum",
                beard="long",
                mark="fringe",
                fringe=None,
                ear="lop",
                ear_turn=6,
            ),
            stance="seat",
            body="rags",
            dye="a",
            tilt=-4,
            head_shift=(0, 30),
            under=("stump",),
            left=Hand(196, 560, "crook", -4),
            right=Hand(560, 610),
        ),
        "hills",
        SEATED,
    ),
    "sable_of_the_veil": Picture(
        Goat(
            Head(coat="k", horns="sabre", hood="a", eyes="sleepy", beard=None, ear="small"),
            body="robe",
            dye="a",
            tilt=5,
            left=Hand(226, 540, "lantern"),
            right=Hand(586, 500),
        ),
        "night",
        (0.62, 0, 2),
        after=_mist,
    ),
    "marshal_brindle": Picture(
        Goat(
            Head(
                coat="b",
                mark="blaze",
                horns="up",
                horn_size=0.85,
                hat="bicorne",
                eyes="patch",
                mouth="glum",
                beard="sides",
            ),
            body="coat",
            dye="c",
            sash="a",
            tilt=-10,
            lean=-5,
            head_shift=(-26, -8),
            left=Hand(226, 580, "scroll", -14, 0.7),
            right=Hand(622, 360, "sword", 16, 1.05, (650, 490)),
        ),
        "tents",
    ),
}

GOATS: dict[str, Picture] = {
    "pikebilly": Picture(
        Goat(
            Head(
                horns="up",
                hat="pot",
                hat_shift=(0, 6),
                eyes="worry",
                mouth="glum",
                mark="spots",
                ear="lop",
                ear_turn=-6,
            ),
            stance="wide",
            body="rags",
            dye="a",
            tilt=6,
            lean=-5,
            girth=1.0,
            left=Hand(540, 610),
            right=Hand(606, 500, "pike", 3, 0.84),
            right_first=True,
            under=("soil",),
        ),
        "tents",
        (0.49, -10, 4),
    ),
    "vanguard_billy": Picture(
        SideGoat("charge", horns="sabre", cloth="a", shout=True), "hills", (0.53, -14, -34), mirror=True
    ),
    "headlong_charger": Picture(
        SideGoat("charge", horns="ram", coat="b", eyes="mad", shaggy=True, shout=True),
        "rays",
        (0.53, -14, -32),
        mirror=True,
    ),
    "crag_hermit": Picture(SideGoat("climb", horns="ibex", eyes="sleepy", shaggy=True), "moon", (0.535, 0, 0)),
    "giant_toppler": Picture(
        SideGoat("rear", horns="sabre", coat="b", hat="bandana", shout=True), "rays", (0.535, 0, 0)
    ),
    "big_gruff": Picture(SideGoat("rear", horns="ram", coat="k", shaggy=True, scar=True), "hills", (0.535, -6, 0)),
    "little_gruff": Picture(
        Goat(
            Head(
                skull="kid",
                coat="k",
                horns="up",
                horn_size=0.5,
                eyes="wide",
                mouth="smirk",
                beard=None,
                mark="blaze",
                ear="perk",
                ear_turn=10,
            ),
            stance="stride",
            body="vest",
            tilt=-4,
            head_scale=1.16,
            left=Hand(214, 500, "sling", -16, 1.2),
            right=Hand(600, 560),
            under=("soil",),
        ),
        "hills",
        WHOLE,
    ),
    "middle_gruff": Picture(
        Goat(
            Head(coat="k", horns="out", horn_size=0.9, eyes="sly", mouth="teeth", mark="blaze", beard=None),
            body="fur",
            tilt=-9,
            lean=5,
            head_shift=(-34, 16),
            left=Hand(196, 440, elbow=(190, 540)),
            right=Hand(640, 250, "club", -34, 1.1, (676, 420)),
        ),
        "bricks",
        (0.64, 0, -8),
    ),
    "drumbeard": Picture(
        Goat(
            Head(horns="out", horn_size=0.85, hat="iron", eyes="squeeze", mouth="yell", beard="drum"),
            body="bare",
            dye="a",
            drum=True,
            tilt=-7,
            left=Hand(250, 500, "stick", -32, 1.2),
            right=Hand(556, 480, "stick", 38, 1.2),
        ),
        "fire",
    ),
    "shield_nan": Picture(
        Goat(
            Head(skull="broad", horns="curl", horn_size=0.8, hat="bandana", eyes="angry", beard=None, ear="small"),
            body="apron",
            girth=1.3,
            left=Hand(268, 540, "tower", 0, 1.12),
            right=Hand(604, 560, "ladle", 12, 1.1),
            right_first=True,
        ),
        "bricks",
    ),
    "berserker": Picture(
        Goat(
            Head(
                horns="bigram", horn_size=0.9, coat="b", eyes="mad", mouth="yell", scar=True, beard="sides", ear="torn"
            ),
            body="fur",
            dye="a",
            tilt=-8,
            girth=1.3,
            stance="wide",
            necklace=True,
            left=Hand(190, 360, "axe", -4, 1.1, (196, 490)),
            right=Hand(610, 360, "axe", 4, 1.1, (604, 490)),
        ),
        "fire",
        (0.53, 0, 6),
    ),
    "angora_wall": Picture(
        Goat(
            Head(skull="broad", wool=True, horns="ram", horn_size=0.8, eyes="sleepy", beard=None),
            body="wool",
            girth=1.5,
            head_shift=(0, 60),
            left=None,
            right=None,
        ),
        "bricks",
        (0.56, 0, 2),
    ),
    "powder_kid": Picture(
        Goat(
            Head(
                skull="kid",
                horns="up",
                horn_size=0.42,
                eyes="goggle",
                mouth="teeth",
                beard=None,
                mark="fringe",
                ear="perk",
            ),
            stance="leap",
            body="vest",
            tilt=9,
            lean=6,
            head_scale=1.2,
            left=Hand(206, 560, "bomb", -8, 1.25),
            right=Hand(610, 420, "torch", 16, 1.1),
            under=("soil",),
        ),
        "rays",
        (0.50, 0, 6),
    ),
    "duelist": Picture(
        Goat(
            Head(
                skull="narrow",
                horns="sabre",
                horn_size=0.9,
                hat="feather",
                eyes="sly",
                mouth="smirk",
                beard="tash",
                ear="small",
                look=(0.5, 0),
            ),
            stance="stride",
            body="vest",
            dye="b",
            cape="k",
            tilt=-6,
            lean=-6,
            left=Hand(196, 420),
            right=Hand(628, 470, "rapier", 40, 1.0),
            under=("soil",),
        ),
        "rays",
        (0.485, -26, 4),
    ),
    "honour_guard": Picture(
        Goat(
            Head(
                coat="b", horns="out", hat="helm", hat_size=0.84, hat_shift=(0, 14), eyes="open", ear="lop", ear_turn=0
            ),
            body="plate",
            dye="a",
            cape="a",
            tilt=3,
            left=Hand(286, 236, elbow=(170, 380)),
            right=Hand(610, 520, "halberd", 4, 0.95),
        ),
        "bricks",
    ),
    "cutthroat": Picture(
        Goat(
            Head(coat="k", horns="sabre", cowl="a", eyes="sly", mouth="smirk", beard=None, ear="small", look=(-0.4, 0)),
            stance="crouch",
            body="rags",
            dye="b",
            tilt=10,
            lean=6,
            head_shift=(0, 24),
            left=Hand(170, 470, "dagger", -34, 1.2),
            right=Hand(630, 500, "dagger", 44, 1.2),
            under=("soil",),
        ),
        "moon",
        (0.50, 0, -4),
    ),
    "sapper": Picture(
        Goat(
            Head(
                skull="broad",
                horns="ram",
                horn_size=0.8,
                hat="candle",
                hat_shift=(0, -8),
                eyes="goggle",
                mouth="teeth",
                beard=None,
            ),
            stance="crouch",
            body="vest",
            dye="a",
            tilt=5,
            head_shift=(0, 10),
            left=Hand(190, 640, "bomb", 0, 1.0),
            right=Hand(610, 480, "pick", 26, 1.1),
            under=("soil",),
        ),
        "bricks",
        (0.51, 0, -4),
    ),
    "lookout": Picture(
        Goat(
            Head(
                coat="b",
                mark="blaze",
                horns="up",
                horn_size=0.8,
                hat="cap",
                hat_shift=(0, 6),
                eyes="wide",
                ear="perk",
                look=(-0.6, 0),
                beard=None,
                mouth="ooh",
            ),
            stance="none",
            body="coat",
            dye="c",
            tilt=-12,
            head_shift=(20, 30),
            front=("crenel",),
            left=Hand(226, 470, "spyglass", -34, 1.0),
            right=Hand(590, 560),
        ),
        "hills",
        (0.56, 10, 2),
    ),
    "town_crier": Picture(
        Goat(
            Head(horns="out", hat="tophat", hat_size=0.62, eyes="shut", mouth="yell", beard="sides"),
            body="coat",
            dye="b",
            sash="a",
            tilt=-12,
            lean=-5,
            left=Hand(186, 380, "hand_bell", -30, 1.1, (170, 510)),
            right=Hand(580, 540, "scroll", 8, 0.95),
        ),
        "tents",
    ),
    "scapegoat": Picture(
        Goat(
            Head(
                horns="up",
                horn_size=0.85,
                broken=-1,
                eyes="worry",
                mouth="glum",
                mark="one",
                ear="lop",
                ear_turn=-4,
                look=(0, -0.4),
            ),
            body="bare",
            dye="a",
            tilt=8,
            head_scale=1.0,
            head_shift=(0, -16),
            front=("stocks",),
            left=None,
            right=None,
        ),
        "rays",
        (0.585, 0, 6),
    ),
    "quiet_monk": Picture(
        Goat(
            Head(horns="ram", horn_size=0.8, eyes="shut", ear="lop", ear_turn=4),
            stance="none",
            body="robe",
            left=Hand(352, 580),
            right=Hand(448, 580),
            under=("peak",),
            tilt=0,
            head_scale=1.12,
        ),
        "moon",
        (0.50, 0, -2),
    ),
    "heckler": Picture(
        Goat(
            Head(
                horns="curl",
                horn_size=0.9,
                eyes="mad",
                mouth="yell",
                beard=None,
                ear="torn",
                mark="spots",
                look=(-0.3, 0),
            ),
            body="rags",
            dye="a",
            tilt=-12,
            left=Hand(196, 430, "tomato", 0, 1.15),
            right=Hand(620, 430),
        ),
        "tents",
        (0.66, 16, -16),
    ),
    "copygoat": Picture(
        Goat(
            Head(horns="out", eyes="sly", mouth="smirk", mark="eyes", look=(0.6, 0)),
            body="vest",
            dye="a",
            tilt=-8,
            left=Hand(240, 580),
            right=Hand(580, 420, "mask", 12, 1.28),
            head_shift=(-46, 0),
        ),
        "rays",
        (0.62, 0, 0),
    ),
    "hawkeye_hilda": Picture(
        Goat(
            Head(horns="curl", horn_size=0.8, hat="hood", hat_shift=(0, 30), eyes="squint", beard="braid", ear="small"),
            stance="stride",
            body="vest",
            dye="a",
            tilt=-3,
            left=Hand(176, 450, "bow", 0, 1.25),
            right=Hand(336, 450, "arrow", -90, 1.15),
            under=("soil",),
        ),
        "hills",
        (0.485, 16, 4),
    ),
    "tail_end_tess": Picture(
        Goat(
            Head(
                skull="kid",
                coat="b",
                horns="curl",
                horn_size=0.8,
                hat="bandage",
                eyes="sly",
                mouth="smirk",
                beard=None,
                look=(0.7, 0),
            ),
            stance="stride",
            body="rags",
            dye="a",
            tilt=-11,
            lean=8,
            cape="k",
            back=(("horned_banner", 600, 470, 20),),
            left=Hand(210, 540, "lantern"),
            right=Hand(600, 520),
            under=("soil",),
        ),
        "night",
        WHOLE,
    ),
    "ringleader": Picture(
        Goat(
            Head(
                coat="b",
                horns="ram",
                hat="tophat",
                hat_size=0.66,
                eyes="angry",
                mouth="teeth",
                beard="braid",
                mark="fringe",
                fringe="a",
            ),
            body="vest",
            dye="a",
            tilt=6,
            girth=1.24,
            left=Hand(206, 420),
            right=Hand(600, 420, "torch", 14, 1.1),
        ),
        "fire",
    ),
    "beast_hunter": Picture(
        Goat(
            Head(
                skull="narrow",
                horns="screw",
                horn_size=0.8,
                eyes="angry",
                beard=None,
                scar=True,
                hat="skull",
                hat_size=0.8,
                ear="torn",
            ),
            body="fur",
            cape="k",
            necklace=True,
            tilt=9,
            lean=-7,
            head_shift=(14, 10),
            left=Hand(206, 520, "shield", -8, 1.0),
            right=Hand(646, 400, "spear", 4, 1.0, (690, 500)),
        ),
        "night",
    ),
    "strutting_pete": Picture(
        Goat(
            Head(horns="curl", hat="feather", eyes="sleepy", mouth="smirk", beard="tash", ear="perk"),
            stance="wide",
            body="coat",
            dye="b",
            cape="b",
            sash="a",
            tilt=-13,
            lean=-6,
            head_shift=(-14, 0),
            left=Hand(230, 560),
            right=Hand(610, 440, "mirror", 10, 1.15),
            under=("plinth",),
        ),
        "rays",
        (0.47, 0, 4),
    ),
    "shell_game_sheila": Picture(
        Goat(
            Head(
                horns="up",
                hat="jester",
                hat_size=0.66,
                hat_shift=(0, -10),
                eyes="sly",
                mouth="smirk",
                beard=None,
                mark="one",
                look=(0.3, 0.3),
            ),
            stance="none",
            body="vest",
            dye="b",
            tilt=8,
            front=("crate",),
            left=Hand(196, 470),
            right=Hand(430, 486, "cups", 0, 1.05),
        ),
        "bricks",
        (0.62, 0, 2),
    ),
    "saboteur": Picture(
        Goat(
            Head(
                coat="k", horns="flat", horn_size=0.8, hat="bandana", eyes="mad", mouth="teeth", beard=None, ear="torn"
            ),
            stance="none",
            body="rags",
            tilt=-10,
            head_shift=(0, 90),
            front=("crate",),
            left=Hand(196, 520),
            right=Hand(620, 440, "mallet", 30, 1.05),
        ),
        "moon",
        (0.62, 0, -18),
    ),
    "trophy_muncher": Picture(
        Goat(
            Head(skull="jowl", horns="out", mark="one", eyes="wide", mouth="teeth", beard=None, look=(0.5, 0.5)),
            body="apron",
            girth=1.34,
            tilt=6,
            head_shift=(-30, 0),
            left=Hand(226, 590),
            right=Hand(590, 570, "trophy", 12, 1.3),
        ),
        "rays",
        (0.60, -14, 2),
    ),
    "tattletale": Picture(
        Goat(
            Head(
                skull="kid",
                horns="up",
                horn_size=0.6,
                eyes="mad",
                mouth="yell",
                beard=None,
                mark="fringe",
                ear="perk",
                ear_turn=-6,
            ),
            body="robe",
            dye="a",
            tilt=-9,
            head_scale=1.1,
            left=Hand(250, 470),
            right=Hand(560, 500, "trumpet", -14, 1.1),
        ),
        "bricks",
        (0.66, -14, -14),
    ),
    "last_billy_standing": Picture(
        Goat(
            Head(horns="ram", broken=-1, hat="bandage", hat_shift=(0, 10), eyes="angry", scar=True, ear="torn"),
            stance="wide",
            body="plate",
            dye="b",
            tilt=5,
            back=(("arrow", 270, 380, -150), ("arrow", 540, 400, 160)),
            under=("soil",),
            left=Hand(206, 540, "horned_banner", -10),
            right=Hand(612, 520, "sword", 24),
        ),
        "fire",
        (0.51, 12, 0),
    ),
}

CREATURES: dict[str, Picture] = {
    "armored_pig": Picture(creatures.pig, "bricks", (0.51, 0, -24)),
    "mama_dragon": Picture(creatures.mama_dragon, "fire", (0.51, 0, 2)),
    "baby_dragon": Picture(creatures.baby_dragon, "rays", (0.54, 0, -30)),
    "lion": Picture(creatures.lion, "rays", (0.52, 0, 6)),
    "skunk": Picture(creatures.skunk, "hills", (0.52, -6, -8)),
    "bridge_troll": Picture(creatures.bridge_troll, "moon", (0.50, 0, -10)),
    "burrow_badger": Picture(creatures.burrow_badger, "night", (0.54, 0, -24)),
    "night_owl": Picture(creatures.night_owl, "moon", (0.52, 0, 0)),
    "wolf_in_goats_clothing": Picture(creatures.wolf, "hills", (0.54, 0, 4)),
}

EQUIPMENT: dict[str, Picture] = {
    "pig_a_pult": Picture(engines.pig_a_pult, "tents", (0.41, -34, 62)),
    "double_ballista": Picture(engines.double_ballista, "bricks", (0.50, 0, -4)),
    "land_mine": Picture(engines.land_mine, "rays", (0.54, 0, -48)),
    "glass_cannon": Picture(engines.glass_cannon, "moon", (0.50, 0, -12)),
    "watchtower": Picture(engines.watchtower, "night", (0.47, 0, 30)),
    "straw_goat": Picture(engines.straw_goat, "hills", (0.54, 0, 2)),
}

CAST: dict[str, Picture] = {**HEROES, **GOATS, **CREATURES, **EQUIPMENT}
