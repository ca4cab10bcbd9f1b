"""The five brutes: Bruiser, Wolfrider, Shieldbearer, Berserker, Big'un."""

from __future__ import annotations

from art.kit.figures.goblin_looks import open_hand
from art.kit.figures.materials import bone, iron
from art.kit.figures.minion import Arm, Face, Minion, draw_minion, draw_thing
from art.kit.paths import circle, limb, poly, rect, star, taper
from art.kit.pen import Pen
from art.titles.slayer_slayer.picture import Picture


# ------------------------------------------------------------------ bruiser
def impact(p: Pen, x: float, y: float, size: float = 1) -> None:
    """A printed thump."""
    q = p.at(x, y, 0, size)
    q.part(star(0, 0, 9, 40, 92, 0.3), "c", rnd=30, halo=4, outline=6, hi=(2, 3))
    q.plain(star(0, 0, 9, 20, 48, 0.3), None, 4, halo=0)


def _shoved(p: Pen) -> None:
    """Two who stood beside him."""
    left = Minion(
        Face("egg", "long", "drip", "x", "gasp", eye_size=44, ear_scale=0.8, bags=False),
        body="rags",
        dye="c",
        pose="dangle",
        left=Arm(170, 400, hand="open"),
        right=Arm(610, 300, hand="open"),
    )
    draw_minion(p.at(-130, 230, -38, 0.5), left)
    right = Minion(
        Face("wide", "leaf", "snub", "x", "tongue", eye_size=42, ear_scale=0.8, bags=False),
        body="bare",
        pose="dangle",
        left=Arm(190, 330, hand="open"),
        right=Arm(620, 380, hand="open"),
    )
    draw_minion(p.at(620, 30, 44, 0.5), right)


def _thumps(p: Pen) -> None:
    impact(p, 112, 440, 0.74)
    impact(p, 690, 396, 0.86)


BRUISER = Picture(
    Minion(
        Face(
            "flat",
            "stub",
            "snub",
            "squint",
            "under",
            brow="angry",
            brow_width=26,
            hat="skull",
            hat_scale=1.16,
            look=(0.3, 0.2),
            mouth_width=92,
        ),
        body="vest",
        girth=1.5,
        shoulders=142,
        arm_width=1.62,
        head_scale=0.94,
        head_at=(400, 256),
        left=Arm(292, 640, elbow=(132, 486), hand_scale=1.5),
        right=Arm(508, 640, elbow=(668, 440), hand_scale=1.5),
    ),
    "bricks",
    (0.56, 0, 14),
    before=_shoved,
    after=_thumps,
)


# ------------------------------------------------------------------ wolfrider
def _wolf_leg(p: Pen, *points: tuple[float, float]) -> None:
    p.black(limb(list(points), [84, 54, 34]), rnd=26, ang=70, spacing=10)
    x, y = points[-1]
    p.black(
        f"{x - 22},{y - 18} {x + 26},{y - 18} {x + 54},{y + 8} {x + 48},{y + 20}! {x - 22},{y + 18}", rnd=14, halo=3
    )
    for dx in (22, 38):
        p.groove([(x + dx, y), (x + dx + 4, y + 14)], 5)


def _wolf_body(p: Pen) -> None:
    _wolf_leg(p, (250, 560), (130, 640), (60, 716))
    _wolf_leg(p, (560, 590), (660, 660), (742, 648))
    p.black(
        "180,470! 120,420 40,420 -60,350! -30,440 -70,450! 10,490 60,540! 130,530 210,540!", rnd=36, ang=110, spacing=11
    )
    p.black(
        "190,460 300,440 420,450 540,410! 600,500 640,560! 600,570! 604,640! 560,620! 540,680! 500,640 440,660! "
        "400,626 320,630! 300,604 230,640! 160,590 150,510",
        rnd=110,
        ang=60,
        spacing=13,
    )
    _wolf_leg(p, (270, 580), (210, 690), (150, 766))
    _wolf_leg(p, (520, 610), (600, 700), (650, 764))


def _wolf_head(p: Pen) -> None:
    """It knows the way, and what you are worth."""
    h = p.at(606, 418, -6)
    for x, turn in ((-66, -22), (58, 10)):
        ear = h.at(x, -96, turn)
        ear.black("-44,30! -24,-60 6,-120! 44,-40 50,34!", rnd=26, ang=80)
        ear.plain("-16,20! -4,-40 6,-76! 24,-20 24,22!", "b", 4, halo=0)
    h.black(
        "-6,-126 70,-116 126,-60 150,-6! 190,20! 152,44! 176,92! 130,90! 128,136! 84,118! 56,160! 20,126! "
        "-24,160! -50,120! -96,136! -100,92! -146,90! -124,44! -160,14! -128,-14 -104,-72 -50,-116",
        rnd=110,
        ang=40,
        spacing=12,
    )
    h.part(
        "-50,-20 20,-46 84,-16 130,40 142,84 110,112 40,120 -30,104 -66,60", None, rnd=50, ang=30, shade=(0.42, -0.1)
    )
    h.black("92,26 128,20 156,44 150,70 118,74 94,56", rnd=24, ang=30)
    h.add(taper([(-62, 66), (-10, 96), (50, 96), (108, 84), (142, 84)], 13, 4, 4))
    for x, y, d in ((-30, 90, 26), (2, 98, 34), (92, 90, 34), (122, 86, 24)):
        h.plain(poly((x - 12, y), (x + 12, y - 2), (x + 2, y + d)), None, 4, halo=2)
    for x, side in ((-44, -1), (52, 1)):
        white = circle(x, -38, 34, 31)
        h.plain(white, outline_width=5, halo=3)
        h.add(circle(x + 9, -30, 15), clip=white)
        h.cut(circle(x + 5, -36, 5))
        h.part(poly((x - 46, -84), (x + 46, -84), (x + 46, -44 + side * 8), (x - 46, -44 - side * 8)), None, solid=True,
               halo=0, outline=4, clip=circle(x, -38, 38), rnd=16)  # fmt: skip


RIDER = Minion(
    Face(
        "skull",
        "leaf",
        "drip",
        "wide",
        "gasp",
        brow="fear",
        hat="aviator",
        look=(0.5, 0.3),
        ears=(34, 26),
        mouth_width=84,
        mouth_drop=98,
        eye_size=42,
        nose_scale=0.56,
    ),
    body="leather",
    pose="none",
    head_at=(400, 250),
    left=Arm(520, 560, elbow=(380, 590)),
    right=Arm(600, 540, elbow=(530, 560)),
)


def _rider(p: Pen) -> None:
    q = p.at(20, -22, -8, 0.82)
    draw_minion(q, RIDER)
    q.at(430, 640).part("-96,-40 0,-70 70,-40 96,40 90,110 40,150 -10,120 -60,60", "b", rnd=40, ang=70)
    q.at(474, 770, 20).part("-50,-46! 30,-46! 40,-10 84,10 100,34 90,44! -50,44!", "c", rnd=28, ang=90)


def wolfrider(p: Pen) -> None:
    p = p.at(-10, 6)
    _wolf_body(p)
    _rider(p)
    p.line([(446, 466), (540, 520), (620, 498)], 9, start=7, end=6)
    _wolf_head(p)
    p.line([(500, 448), (560, 520), (680, 512)], 9, "b", 7, 6)


# ------------------------------------------------------------------ shieldbearer
def _door(p: Pen) -> None:
    """A shield with hinges, a handle, and somebody's coat on it."""
    d = p.at(384, 600, -3)
    d.part(rect(-196, -236, 392, 500, 8), "c", rnd=60, ang=88, spacing=14, outline=8)
    for x in (-118, -40, 40, 118):
        d.line([(x, -232), (x + 2, 0), (x - 1, 260)], 8, start=6, end=6)
    for y in (-176, 120):
        iron(d, f"-196,{y - 20}! 70,{y - 16}! 104,{y}! 70,{y + 16}! -196,{y + 20}!", rnd=14, ang=0, halo=3)
        for x in (-170, -110, -50, 10):
            d.cut(circle(x, y, 6))
    iron(d, circle(158, 30, 30), rnd=20, halo=3)
    d.cut(circle(158, 30, 18), None)
    d.add(circle(158, 30, 18), "c")
    for x, y, turn in ((150, -120, 78), (128, -60, 62)):
        draw_thing(d, "arrow", x + 60, y - 40, turn - 150, 0.62)
    c = d.at(-14, -98)
    iron(c, rect(-13, -26, 26, 44, 8), rnd=12)
    for side in (-1, 1):
        sleeve = c.at(side * 58, 26, 0, 1, side)
        sleeve.part("-24,-14 22,6 70,90 88,196! 44,208! 10,110", "b", rnd=26, ang=80, halo=4)
        sleeve.plain("42,186! 88,174! 92,200! 46,214!", None, 5, halo=0)
    c.part("-22,0! 22,0! 84,26 70,130 82,290! 0,304 -82,290! -70,130 -84,26", "b", rnd=50, ang=80, spacing=12)
    c.part("-26,2! 0,20 26,2! 34,60! 0,120! -34,60!", None, rnd=16, halo=2)
    c.line([(0, 120), (4, 210), (0, 300)], 8, start=4, end=4)
    for y in (150, 196, 242):
        c.plain(circle(18, y, 9), "c", 4, halo=0)


SHIELDBEARER = Picture(
    Minion(
        Face(
            "round",
            "droop",
            "bulb",
            "wide",
            "wobble",
            brow="fear",
            hat="pot",
            hat_seat=0.5,
            hat_scale=1.12,
            look=(0.7, 0.1),
            ears=(-16, -22),
            eye_drop=0,
            nose_drop=28,
            nose_scale=0.56,
            eye_size=42,
        ),
        body="plate",
        head_at=(400, 240),
        left=None,
        right=Arm(664, 470, "mallet", 14, 1.0),
        over=(_door,),
    ),
    "hills",
    (0.5, 6, 10),
    after=lambda p: open_hand(p, 190, 640, 78, 1, "a", 0.9),
)


# ------------------------------------------------------------------ berserker
BERSERKER = Picture(
    Minion(
        Face(
            "skull",
            "torn",
            "snub",
            "crazy",
            "clench",
            brow="angry",
            hat="helm",
            hat_seat=0.56,
            worn=("steam",),
            brow_width=26,
            mouth_width=96,
            mouth_drop=84,
            eye_size=40,
            ear_drop=26,
        ),
        body="fur",
        girth=1.16,
        tilt=-5,
        left=Arm(196, 620, "hourglass", -8, 1.15, hand_turn=0, grip=(0, -20)),
        right=Arm(616, 620, "axe", 4, 1.15),
        head_at=(400, 276),
    ),
    "night",
    (0.52, -4, 26),
)


# ------------------------------------------------------------------ big'un
DOME = "0,-390 130,-376 214,-280 224,-130 200,0 176,76 128,132 0,150"


def _tow(p: Pen) -> None:
    """The rope, and those who hoped."""
    for y in (676, 706):
        p.line([(236, y), (400, y + 26), (566, y)], 26, "c", 20, 20)
        for i in range(13):
            x, sag = 246 + i * 25, y + 18 * (1 - ((i - 6) / 6) ** 2)
            p.line([(x, sag - 4), (x + 12, sag + 14)], 5)
    p.part(limb([(240, 690), (120, 660), (-40, 640)], [20, 18, 18]), "c", rnd=9, halo=3)
    p.part(limb([(560, 690), (690, 660), (850, 640)], [20, 18, 18]), "c", rnd=9, halo=3)
    for x, face, side in (
        (50, Face("wedge", "leaf", "carrot", "shut", "clench", eye_size=42, ear_scale=0.8), -1),
        (750, Face("wide", "droop", "bulb", "squint", "fangs", eye_size=42, ear_scale=0.7), 1),
    ):
        q = p.at(x, 480, side * 30, 0.58).at(-400, -40)
        draw_minion(
            q,
            Minion(
                face,
                body="rags",
                dye="b" if side < 0 else "c",
                pose="stride",
                left=Arm(400 - side * 130, 470),
                right=Arm(400 - side * 60, 500),
            ),
        )


BIGUN = Picture(
    Minion(
        Face(
            DOME,
            "stub",
            "bulb",
            "sleepy",
            "under",
            hat="sprout",
            hat_seat=1.0,
            hat_shift=(20, 12),
            eye_drop=-30,
            mouth_width=96,
            mouth_drop=92,
            eye_apart=74,
            eye_size=42,
            look=(0.1, 0.3),
            nose_scale=0.9,
            nose_drop=12,
            ear_drop=-10,
            ear_scale=1.1,
        ),
        body="bare",
        girth=1.9,
        shoulders=180,
        arm_width=1.7,
        head_at=(400, 428),
        left=Arm(238, 800, elbow=(180, 640), under=True),
        right=Arm(562, 800, elbow=(620, 640), under=True),
        between=(),
        over=(),
    ),
    "rays",
    (0.52, 0, 4),
    after=_tow,
)


def _forehead(p: Pen) -> None:
    """Doorways have left their mark."""
    for y, half in ((170, 110), (206, 128), (244, 120)):
        p.line([(400 - half, y + 10), (410, y), (400 + half, y + 12)], 7)
    q = p.at(318, 118, -24)
    for turn in (0, 90):
        bone(q.at(0, 0, turn), rect(-52, -15, 104, 30, 12), rnd=12, halo=2, outline=4)


BRUTES = {
    "bruiser": BRUISER,
    "wolfrider": Picture(wolfrider, "wood", (0.46, 4, 36)),
    "shieldbearer": SHIELDBEARER,
    "berserker": BERSERKER,
    "bigun": Picture(BIGUN.figure, "rays", BIGUN.frame, after=lambda p: (_forehead(p), _tow(p))[0]),
}
