"""What adventurers carry.  Each is drawn upright from the hand at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.figures.adventurer_bodies import STEEL
from art.kit.figures.adventurer_tools import (
    abacus,
    ball_and_chain,
    broom_cloth,
    candle,
    clipboard,
    coconut,
    ear_jar,
    envelope,
    form,
    great_keys,
    half_book,
    invoice,
    ladder,
    lute,
    mop_pack,
    mushroom_staff,
    parasol,
    plans,
    playscript,
    price_tag,
    quill,
    rat_pole,
    scissors,
    song_book,
    sparkle,
    stamp,
    strongbox,
    twig_wand,
    wanted_poster,
)
from art.kit.figures.materials import bone, iron, steel, wood
from art.kit.figures.props import PROPS
from art.kit.paths import circle, mirrored, placed, poly, rect, star, taper, union
from art.kit.pen import Pen


def notched_sword(p: Pen) -> None:
    """The Slayer's: as tall as he is, a notch for every hundred."""
    wood(p, rect(-13, -10, 26, 110, 8))
    iron(p, circle(0, 108, 24), rnd=18)
    iron(p, "-104,-50! -60,-30 0,-36 60,-30 104,-50! 84,0 0,4 -84,0", rnd=16, ang=0)
    steel(
        p,
        "-46,-34! 46,-34! 50,-130! 32,-144! 52,-156! 54,-250! 34,-262! 54,-276! 52,-380 0,-470! -52,-380 -50,-300! "
        "-34,-290! -50,-278! -48,-120! -32,-108! -48,-98!",
        rnd=40,
        shade=(0.55, 0.05),
    )
    p.line([(0, -44), (2, -220), (0, -420)], 13)


def wise_sword(p: Pen) -> None:
    """It chose; it is looking the other way now."""
    wood(p, rect(-12, -6, 24, 72, 8))
    p.part(circle(0, 76, 20), "c", rnd=14)
    p.part("-110,-60! -70,-34 0,-30 70,-34 110,-60! 96,-6 40,4 0,6 -40,4 -96,-6", "b", rnd=20, ang=0)
    steel(p, "-34,-34! 34,-34! 36,-220 0,-330! -36,-220", rnd=30)
    p.line([(0, -110), (1, -200), (0, -290)], 9)
    p.add(circle(0, -70, 41))
    p.plain(circle(0, -72, 33, 31), halo=0, outline_width=0)
    p.dot(17, -62, 13)
    p.part(
        placed(rect(-40, -34, 80, 26, 8), 0, -84, -12),
        None,
        rnd=10,
        halo=0,
        outline=4,
        **{k: STEEL[k] for k in ("hi", "shade")},
    )


def wooden_sword(p: Pen) -> None:
    """From the property box."""
    wood(p, rect(-12, -6, 24, 70, 8))
    wood(p, rect(-76, -30, 152, 28, 8), "b")
    p.part("-40,-30! 40,-30! 44,-240 0,-320! -44,-240", "b", rnd=34, ang=p.turn + 86, spacing=12)
    p.line([(-10, -60), (-14, -150), (-6, -250)], 7)
    p.line([(18, -70), (20, -130)], 7)
    for y in (-90, -104):
        p.line([(-48, y), (0, y + 10), (48, y - 4)], 9, start=7, end=7)


def war_hammer(p: Pen) -> None:
    wood(p, rect(-13, -190, 26, 280, 8))
    p.part("-110,-280! 96,-280! 120,-250! 120,-180! 96,-150! -110,-150!", None, rnd=44, **STEEL)
    for x in (-84, 74):
        p.bar(x, -280, 14, 130)
    p.part(star(0, -215, 8, 18, 44), "c", rnd=16, halo=2)


def crossbow(p: Pen) -> None:
    """Held across, pointing up and away."""
    p.line([(-150, -120), (0, -70), (150, -120)], 6, start=5, end=5)
    wood(p, "-22,90! 24,90! 20,-210! -18,-210!")
    p.part(taper([(-160, -116), (-90, -186), (0, -206), (90, -186), (160, -116)], 36, 14, 14), None, rnd=14, **STEEL)
    p.bar(-5, -240, 10, 160)
    iron(p, poly((-20, -232), (20, -232), (0, -284)), rnd=8)
    iron(p, "-12,20! 30,24 34,60! 20,60! 14,40 -12,40!", rnd=8, halo=2)


def throwing_knives(p: Pen) -> None:
    """A fan of three, between the fingers."""
    for turn in (-30, 0, 30):
        q = p.at(0, 0, turn)
        iron(q, rect(-9, -50, 18, 40, 5), rnd=8, halo=3)
        steel(q, "-20,-50! 20,-50! 22,-120 0,-190! -22,-120")


def lance_stick(p: Pen) -> None:
    """A lance cut down for a walking stick."""
    wood(p, rect(-11, -60, 22, 330, 6))
    p.part("-58,-58! 58,-58! 20,-180 0,-330! -20,-180", "b", rnd=30, ang=84)
    p.line([(-40, -84), (0, -72), (42, -84)], 9, start=5, end=5)
    p.line([(-24, -150), (0, -140), (24, -150)], 8, start=5, end=5)
    bone(p, rect(-22, 256, 44, 22, 8), rnd=10, halo=3)


def branding_iron(p: Pen) -> None:
    """Its end is a red-hot question."""
    iron(p, rect(-9, -150, 18, 330, 6), rnd=8)
    hook = [(0, -190), (4, -230), (50, -266), (44, -326), (-6, -344), (-52, -310)]
    p.add(taper(hook, 48, 36, 34, n=48))
    p.add(taper(hook, 30, 20, 20, n=48), "b")
    p.cut(taper(hook, 30, 20, 20, n=48))
    p.part(circle(0, -150, 20), "b", rnd=14, halo=3)
    for x, y in ((100, -300), (-96, -356), (66, -380), (-70, -240)):
        p.line([(x, y), (x * 1.25, y - 24)], 9)


# ------------------------------------------------------------------ shields
def spotless_shield(p: Pen) -> None:
    p.part(
        "-128,-150! 0,-166 128,-150! 122,30 70,124 0,176! -70,124 -122,30", "b", rnd=110, ang=80, spacing=13, outline=9
    )
    p.plain(union(rect(-19, -142, 38, 290), rect(-112, -60, 224, 38)), halo=0)
    sparkle(p, -70, -100, 64)
    sparkle(p, 72, 30, 34)


def polished_plate(p: Pen) -> None:
    """Somebody else's breastplate, polished to a mirror."""
    p.part("0,-120 90,-110 120,-40 100,60 90,130! 0,146 -90,130! -100,60 -120,-40 -90,-110", None, rnd=100, **STEEL)
    p.add(mirrored("0,-120! 44,-114 40,-84 0,-70"))
    for y in (-20, 30, 80):
        p.line([(-60, y), (0, y + 12), (60, y)], 7)
    sparkle(p, -56, -44, 58)


ADVENTURER_GEAR: dict[str, Callable[[Pen], None]] = {
    "notched": notched_sword,
    "wise": wise_sword,
    "wooden": wooden_sword,
    "hammer": war_hammer,
    "crossbow": crossbow,
    "knives": throwing_knives,
    "lance": lance_stick,
    "brand": branding_iron,
    "spotless": spotless_shield,
    "breastplate": polished_plate,
    "rats": rat_pole,
    "half_book": half_book,
    "twig": twig_wand,
    "great_keys": great_keys,
    "tag": price_tag,
    "invoice": invoice,
    "clipboard": clipboard,
    "quill": quill,
    "jar": ear_jar,
    "scissors": scissors,
    "song_book": song_book,
    "candle": candle,
    "envelope": envelope,
    "ladder": ladder,
    "plans": plans,
    "ball": ball_and_chain,
    "abacus": abacus,
    "strongbox": strongbox,
    "mushroom": mushroom_staff,
    "script": playscript,
    "poster": wanted_poster,
    "coconut": coconut,
    "parasol": parasol,
    "lute": lute,
    "form": form,
    "stamp": stamp,
    "rag": broom_cloth,
    "pack": mop_pack,
}
HELD_BELOW = {"clipboard", "plans", "script", "poster", "half_book", "song_book", "form", "invoice", "scroll", "book"}
HIDES_HAND = {"spotless", "shield", "tower", "breastplate", "strongbox"}
MIRRORED = {"axe", "halberd", "mug", "bow", "quill"}


def draw_gear(p: Pen, name: str, x: float, y: float, turn: float = 0, scale: float = 1, side: int = 1) -> None:
    """Anything an adventurer may hold, from here or from the goblins' kit."""
    draw = ADVENTURER_GEAR.get(name) or PROPS[name]
    draw(p.at(x, y, turn, scale, side if name in MIRRORED else 1))
