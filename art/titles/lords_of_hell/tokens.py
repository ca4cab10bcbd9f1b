"""Small signs of Lords of Hell that must be read at 32 pixels, told apart by their outline alone.  96 x 96 units each."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.cutout import cut_out
from art.kit.figures.materials import bone, iron
from art.kit.paths import circle, intersect, limb, mirrored, placed, poly, rect, shape, star, subtract, taper
from art.kit.pen import Pen
from art.kit.press import UI
from art.kit.recipe import Recipe
from art.titles.lords_of_hell.parts import Draw

SIZE, SCALE = 96, 2
SHIELD = "48,6! 64,14 86,14! 86,46 72,74 48,91! 24,74 10,46 10,14! 32,14"
HORNS = "-8,44! -34,6 -30,-10! -52,-16 -48,-52! -28,-30 -12,-24 12,-24 28,-30 48,-52! 52,-16 30,-10! 34,6 8,44!"


# ------------------------------------------------------------------ a promise's seal, in the order of its life
def _wax(p: Pen, spot: str | None, outline: float = 6) -> None:
    p.part(
        star(48, 48, 14, 38, 44), spot, rnd=16, ang=40, spacing=9, outline=outline, halo=0, shade=(0.0, -0.7), hi=(2, 3)
    )
    p.add(circle(48, 48, 28), stroke=3)


def seal_waiting(block: Block) -> None:
    """An outline, not yet pressed: three dots."""
    p = Pen(block)
    p.plain(star(48, 48, 14, 38, 44), None, 5, halo=0)
    for dx in (-16, 0, 16):
        p.dot(48 + dx, 48, 6)


def seal_live(block: Block) -> None:
    p = Pen(block)
    _wax(p, "a")
    p.at(48, 50, 0, 0.42).cut(shape(HORNS), None)


def seal_due(block: Block) -> None:
    """To be kept now: alight at the edge, with a call in the middle."""
    p = Pen(block)
    p.part(star(48, 48, 11, 28, 47), "a", rnd=14, outline=6, halo=0, shade=(0, -1))
    p.plain(circle(48, 48, 28), None, 5, halo=0)
    p.part("42,26! 54,26! 51,56! 45,56!", "k", solid=True, rnd=4, halo=0, outline=0)
    p.dot(48, 65, 5.5)


def seal_kept(block: Block) -> None:
    p = Pen(block)
    _wax(p, "c")
    p.line([(28, 50), (42, 64), (72, 26)], 15, start=9, end=6)


def seal_broken(block: Block) -> None:
    """In two, and neither half meant it."""
    p = Pen(block)
    whole = star(48, 48, 14, 38, 44)
    left = shape("-10,-10! 58,-10! 40,22! 56,40! 36,62! 50,106! -10,106!")
    right = shape("106,-10! 62,-10! 44,22! 60,40! 40,62! 54,106! 106,106!")
    p.at(-4, 3, -7).part(intersect(whole, left), "a", rnd=14, ang=40, outline=6, halo=0)
    p.at(6, -4, 7).part(intersect(whole, right), "a", rnd=14, ang=40, outline=6, halo=3)


def seal_unsworn(block: Block) -> None:
    """Wax over nothing: the word has been asked for, not given."""
    p = Pen(block)
    p.plain(star(48, 48, 14, 38, 44), None, 5, halo=0)
    p.line([(48, 22), (48, 48), (48, 74)], 19, start=16, end=16)
    p.line([(22, 48), (48, 48), (74, 48)], 19, start=16, end=16)


def seal_lapsed(block: Block) -> None:
    """Its day has gone by: smoke wax that crumbles, an hourglass run out."""
    p = Pen(block)
    whole = star(48, 48, 14, 38, 44)
    for x, y, r in ((88, 78, 21), (10, 22, 15), (20, 90, 12)):
        whole = subtract(whole, circle(x, y, r))
    p.part(whole, "b", rnd=16, ang=40, spacing=9, outline=6, halo=0, shade=(0.0, -0.7), hi=(2, 3))
    p.cut(circle(48, 48, 25), None)
    p.add(shape("32,27! 64,27! 51,48 64,69! 32,69! 45,48"))
    p.cut(shape("38,31! 58,31! 48,44!"), ("k",))


def seal_cancelled(block: Block) -> None:
    """Let go by the one it was made to: smoke wax, struck through."""
    p = Pen(block)
    _wax(p, "b")
    p.cut(taper([(14, 66), (48, 48), (82, 30)], 24, 22, 22), None)
    p.line([(14, 66), (48, 48), (82, 30)], 13, start=11, end=11)


def seal_forsworn(block: Block) -> None:
    """Baalzebub's privilege: black wax, and a fly has been at it."""
    p = Pen(block)
    p.black(star(48, 48, 14, 38, 44), rnd=16, ang=40, spacing=9, halo=0, hi=(2, 3))
    p.cut(circle(48, 48, 28), ("k",), stroke=3)
    for side in (-1, 1):
        p.at(48, 46, 0, 1, side).cut(shape("3,-4! 16,-22 26,-16 20,4 6,10"), ("k",))
    p.cut(circle(48, 54, 8, 13), ("k",))
    for x in (43, 53):
        p.cut(circle(x, 36, 4), ("k",))
        p.add(circle(x, 36, 3.4), "a")


# ------------------------------------------------------------------ markers
def starter(block: Block) -> None:
    """A torch that goes round."""
    p = Pen(block)
    p.part("40,50! 58,50! 54,92! 44,92!", "b", rnd=8, ang=88, outline=5, halo=0)
    iron(p, rect(30, 44, 38, 13, 4), rnd=6, halo=0)
    p.part("32,44 22,26 38,18 42,2! 54,14 64,8! 76,26 66,44", "a", rnd=18, ang=88, outline=6, halo=0, hi=(2, 3))
    p.plain("42,43 40,30 50,18! 58,32 56,43", "c", 3, halo=0)


def nomination(block: Block) -> None:
    """A crown."""
    p = Pen(block)
    p.part("12,82! 4,26! 28,46! 48,10! 68,46! 92,26! 84,82!", "c", rnd=24, ang=60, spacing=9, outline=7, halo=0)
    for x, y in ((6, 22), (48, 9), (90, 22)):
        p.part(circle(x, y + 2, 7), "a", rnd=5, outline=4, halo=0)
    p.line([(14, 68), (48, 72), (82, 68)], 6, start=4, end=4)


def soul_sign(block: Block) -> None:
    p = Pen(block)
    p.part(
        "48,5 70,15 78,42 78,66 86,92! 70,82 60,92! 48,82 36,92! 26,82 10,92! 18,66 18,42 26,15",
        None,
        rnd=30,
        outline=7,
        halo=0,
    )
    for side in (-1, 1):
        p.dot(48 + side * 13, 38, 7, 10)
    p.dot(48, 62, 7, 10)


def power(block: Block) -> None:
    """A disc with points; the number goes on it."""
    p = Pen(block)
    p.part(star(48, 48, 16, 40, 47), "k", solid=True, flat=False, rnd=6, halo=0, outline=0)
    p.cut(circle(48, 48, 35), None)
    p.add(circle(48, 48, 32), "a")


def protection(block: Block) -> None:
    """A shield; the number goes on it."""
    p = Pen(block)
    p.black(SHIELD, rnd=30, ang=60, spacing=10, halo=0, hi=(2, 3))
    p.cut(placed(shape(SHIELD), 9, 9, 0, 0.81), ("k",), stroke=3)


def vp(block: Block) -> None:
    """A star with horns; the number goes on its middle."""
    p = Pen(block)
    for side in (-1, 1):
        p.at(48 + side * 22, 22, 0, 1, side).black("-8,14! 4,0 10,-22! 24,-6 18,12 6,22!", rnd=6, halo=0)
    p.part(star(48, 56, 9, 30, 40, -math.pi / 2), "c", rnd=14, outline=6, halo=0, shade=(0.1, -0.6), hi=(2, 3))
    p.add(circle(48, 56, 23), stroke=2.5)


# ------------------------------------------------------------------ where somebody is
def earth_sign(block: Block) -> None:
    """A globe with land on it."""
    p = Pen(block)
    p.part(circle(48, 48, 42), None, rnd=30, outline=7, halo=0, shade=(0.1, -0.6))
    for land in (
        "18,26 36,14 50,20 44,36 30,44 22,60 14,46",
        "56,40 76,32 84,48 74,70 60,76 58,60 50,52",
        "34,70 46,66 52,80 40,86",
    ):
        p.part(land, "b", rnd=8, outline=4, halo=0)


def captive(block: Block) -> None:
    """A ball and its chain."""
    p = Pen(block)
    iron(p, circle(36, 62, 30), rnd=24, ang=40, halo=0)
    p.groove([(18, 58), (24, 46), (34, 42)], 6)
    for x, y, turn in ((60, 38, -40), (72, 26, -40)):
        p.add(placed(circle(0, 0, 10, 6), x, y, turn), stroke=5)
    p.add(circle(82, 14, 9), stroke=6)


def fled(block: Block) -> None:
    """A cloven print, and dust."""
    p = Pen(block)
    for side in (-1, 1):
        p.at(58 + side * 3, 0, 0, 1, side).black("2,20! 14,8 28,24 30,56 20,76! 4,66!", rnd=12, halo=0)
    for y, w in ((28, 20), (48, 28), (68, 20)):
        p.line([(26 - w / 2 - 4, y), (24, y - 2), (26 + w / 2 - 4, y)], 9, start=3)


def downed(block: Block) -> None:
    """A horned head with crosses for eyes, stars over it."""
    p = Pen(block)
    for side in (-1, 1):
        p.at(48 + side * 26, 50, 0, 1, side).part(
            "-10,12! 8,4 12,-20! 24,-2 16,16 0,22!", None, rnd=8, outline=5, halo=0
        )
    p.part(placed(mirrored("0,-30 28,-26 36,0 28,24 0,34"), 48, 60), "a", rnd=22, outline=6, halo=0, shade=(0, -0.7))
    for x in (34, 62):
        for turn in (-1, 1):
            p.line([(x - 9, 56 - 9 * turn), (x, 56), (x + 9, 56 + 9 * turn)], 7, start=5, end=5)
    p.line([(36, 80), (48, 75), (60, 80)], 6, start=4, end=4)
    for x, y, r in ((26, 18, 11), (48, 9, 9), (70, 18, 11)):
        p.part(star(x, y, 5, r * 0.45, r, -1.5), "c", rnd=4, outline=3, halo=2)


def wounded(block: Block) -> None:
    """A plaster, crossed."""
    p = Pen(block)
    for turn in (-45, 45):
        p.at(48, 48, turn).part(rect(-44, -15, 88, 30, 14), None, rnd=14, outline=6, halo=2)
    p.at(48, 48, 45).part(rect(-15, -15, 30, 30, 3), "c", rnd=8, outline=4, halo=0)
    for dx, dy in ((-6, 0), (6, 0), (0, -7), (0, 7)):
        p.dot(48 + dx, 48 + dy, 2.6)


def home(block: Block) -> None:
    """In Hell: a flame."""
    p = Pen(block)
    p.part(
        "18,92 10,64 26,40 32,56 44,4! 64,30 66,54 80,38! 88,68 76,92",
        "a",
        rnd=26,
        ang=88,
        outline=7,
        halo=0,
        hi=(2, 3),
    )
    p.plain("36,92 32,72 48,46! 62,72 58,92", "c", 4, halo=0)


def ring_sign(block: Block) -> None:
    """A five-pointed star in a ring."""
    p = Pen(block)
    p.plain(circle(48, 48, 42), None, 8, halo=0)
    points = [(48 + 38 * math.sin(i * 4 * math.pi / 5), 48 - 38 * math.cos(i * 4 * math.pi / 5)) for i in range(5)]
    for i in range(5):
        p.line([points[i], points[(i + 1) % 5]], 8, "a", 7, 7)
    for i in range(5):
        p.line([points[i], points[(i + 1) % 5]], 3.5, "k", 3, 3)


def overlord(block: Block) -> None:
    """A throne."""
    p = Pen(block)
    p.black("20,92! 22,34 12,4! 32,22 48,2! 64,22 84,4! 74,34 76,92!", rnd=20, ang=84, halo=0, hi=(2, 3))
    p.part("34,34! 48,26 62,34! 62,62! 34,62!", "a", rnd=12, outline=4, halo=2)
    p.part(rect(26, 64, 44, 13, 3), "a", rnd=6, outline=4, halo=2)


# ------------------------------------------------------------------ what lies about
def _card(p: Pen, x: float, y: float, turn: float, spot: str | None) -> Pen:
    q = p.at(x, y, turn)
    q.plain(rect(-25, -34, 50, 68, 6), outline_width=6, halo=3)
    if spot:
        q.part(rect(-17, -26, 34, 52, 3), spot, rnd=20, halo=0, outline=3)
    return q


def hand(block: Block) -> None:
    """A fan of cards."""
    p = Pen(block)
    for x, y, turn in ((26, 54, -24), (48, 46, 0), (70, 54, 24)):
        _card(p, x, y, turn, "a" if turn else "c")


def deck(block: Block) -> None:
    """A squared pile, backs up."""
    p = Pen(block)
    for i in range(3):
        q = _card(p, 38 + i * 10, 56 - i * 8, 0, "a" if i == 2 else None)
    q.at(0, 2, 0, 0.3).cut(shape(HORNS), ("k", "a"))


def discard(block: Block) -> None:
    """Cards thrown down as they fell, an arrow into them."""
    p = Pen(block)
    _card(p, 36, 58, -26, None)
    _card(p, 60, 58, 20, None)
    p.cut(poly((33, 0), (63, 0), (63, 32), (80, 32), (48, 72), (16, 32), (33, 32)), None)
    p.part(poly((39, 4), (57, 4), (57, 38), (70, 38), (48, 64), (26, 38), (39, 38)), "a", rnd=14, outline=5, halo=0)


def promise(block: Block) -> None:
    """A sheet with a seal hanging from it."""
    p = Pen(block)
    bone(p, rect(18, 8, 60, 64, 3), rnd=16, outline=6, halo=0, shade=(0, -0.8))
    for i in range(3):
        p.line([(28, 22 + i * 12), (66 - (i % 2) * 10, 22 + i * 12)], 5, start=4, end=4)
    p.part(star(60, 72, 12, 19, 23), "a", rnd=10, outline=5, halo=3, shade=(0, -0.8))


def unknown(block: Block) -> None:
    """One eye."""
    p = Pen(block)
    p.plain("2,48! 24,24 48,16 72,24 94,48! 72,72 48,80 24,72", None, 7, halo=0)
    p.part(circle(48, 48, 24), "a", rnd=14, outline=5, halo=0, shade=(0, -1))
    p.add(shape("48,24! 57,48 48,72! 39,48"))
    for x0, y0, x1, y1 in ((24, 14, 14, 2), (48, 8, 48, -4), (72, 14, 82, 2)):
        p.line([(x0, y0), (x1, y1 + 2)], 8, start=6, end=5)


def stop(block: Block) -> None:
    """A gong, struck."""
    p = Pen(block)
    p.part(circle(44, 50, 36), "c", rnd=26, ang=40, outline=7, halo=0, shade=(0.1, -0.6))
    p.part(circle(44, 50, 13), "a", rnd=10, outline=5, halo=0)
    for i in range(3):
        a = math.radians(-70 + i * 32)
        p.line(
            [(44 + 41 * math.cos(a), 50 + 41 * math.sin(a)), (44 + 56 * math.cos(a), 50 + 56 * math.sin(a))],
            8,
            start=7,
            end=5,
        )


# ------------------------------------------------------------------ kinds of cards
def army(block: Block) -> None:
    """A helm with its eyes cut out."""
    p = Pen(block)
    for side in (-1, 1):
        bone(p.at(48 + side * 30, 30, 0, 1, side), "-8,12! 10,4 14,-26! 22,0 8,22 -6,24!", rnd=8, outline=4, halo=0)
    p.black(
        "14,50 16,22 34,8 48,4 62,8 80,22 82,50 80,72! 62,90 48,93! 34,90 16,72!", rnd=30, ang=60, spacing=9, halo=2
    )
    for side in (-1, 1):
        q = p.at(48, 0, 0, 1, side)
        q.cut(shape("5,48! 27,36! 28,48 16,56 7,55!"), None)
        q.add(shape("5,48! 27,36! 28,48 16,56 7,55!"), "a")
    for i in (-1, 0, 1):
        p.cut(taper([(48 + i * 10, 66), (48 + i * 9, 82)], 5, 4, 4), ("k",))


def fortress(block: Block) -> None:
    """A tower with one red opening."""
    p = Pen(block)
    p.black(
        "16,92! 22,40! 10,36! 10,8! 26,8! 26,20! 40,20! 40,8! 56,8! 56,20! 70,20! 70,8! 86,8! 86,36! 74,40! 80,92!",
        rnd=24,
        ang=84,
        halo=0,
    )
    p.cut(shape("36,92! 36,66 48,52 60,66 60,92!"), None)
    p.add(shape("38,92! 38,68 48,56 58,68 58,92!"), "a")


def artifact(block: Block) -> None:
    """A gem in a ring."""
    p = Pen(block)
    p.part(circle(48, 64, 28), None, rnd=10, outline=6, halo=0)
    p.cut(circle(48, 64, 15), None)
    p.add(circle(48, 64, 15), stroke=5)
    p.part("28,8! 68,8! 84,24! 48,58! 12,24!", "a", rnd=16, ang=60, outline=6, halo=3)
    p.line([(14, 24), (48, 27), (82, 24)], 4, start=3, end=3)


def ritual(block: Block) -> None:
    """A candle, alight."""
    p = Pen(block)
    p.part("36,42! 60,42! 62,84! 34,84!", None, rnd=16, ang=88, outline=6, halo=0)
    p.part("40,40 34,24 48,2! 62,24 56,40", "a", rnd=14, ang=88, outline=5, halo=0, hi=(2, 3))
    p.part("16,82! 80,82! 72,94! 24,94!", "b", rnd=8, outline=5, halo=0)
    p.line([(60, 46), (66, 58), (62, 66)], 7, start=5)


def special(block: Block) -> None:
    """A bolt: at once."""
    p = Pen(block)
    p.part("58,4! 16,54! 42,54! 30,92! 80,38! 54,38! 70,4!", "c", rnd=16, ang=40, spacing=9, outline=7, halo=0)


def status(block: Block) -> None:
    """A cup with horns."""
    p = Pen(block)
    for side in (-1, 1):
        p.at(48 + side * 26, 28, 0, 1, side).black("-6,14! 10,10 14,-20! 24,0 14,22 0,26!", rnd=8, halo=0)
    p.part("18,22! 78,22! 72,54 54,66 54,78! 70,90! 26,90! 42,78! 42,66 24,54", "c", rnd=22, ang=60, outline=7, halo=0)


# ------------------------------------------------------------------ what is done
def attack(block: Block) -> None:
    """A trident."""
    p = Pen(block)
    q = p.at(48, 48, 40)
    q.part(rect(-5, -10, 10, 62, 3), "b", rnd=5, ang=90, outline=5, halo=0)
    iron(
        q,
        mirrored("0,-58! 8,-44! 5,-20! 17,-24 20,-38! 15,-40! 25,-56! 34,-40! 29,-40! 26,-18 10,-6 0,-5"),
        rnd=8,
        halo=0,
    )


def helper(block: Block) -> None:
    """A hand, up: I join."""
    p = Pen(block)
    for x, top, w in ((22, 26, 15), (40, 8, 16), (58, 8, 16), (76, 24, 15)):
        p.part(limb([(48 + (x - 48) * 0.7, 58), (x, top + 8)], [w, w * 0.84]), "a", rnd=8, outline=5, halo=2)
    p.part(limb([(34, 70), (12, 56)], [16, 14]), "a", rnd=8, outline=5, halo=2)
    p.part("26,52 48,46 70,52 74,74 64,92! 32,92! 24,74", "a", rnd=20, ang=50, outline=5, halo=0)
    p.line([(36, 66), (50, 72), (62, 64)], 5)


def loan(block: Block) -> None:
    """A ribbon round it: it goes back."""
    p = Pen(block)
    _card(p, 48, 48, -8, None)
    p.part("14,40! 84,52! 82,64! 12,52!", "a", rnd=8, outline=5, halo=2)
    for side in (-1, 1):
        p.at(48, 46, 8, 1, side).part("0,0! 14,-20 32,-18 28,2 8,6", "a", rnd=8, outline=5, halo=2)


def ritual_sideways(block: Block) -> None:
    """A card on its side: not this round."""
    p = Pen(block)
    q = _card(p, 48, 54, 90, "c")
    q.line([(-6, -14), (4, 0), (-6, 14)], 8)
    p.line([(20, 10), (48, 4), (76, 10)], 8, start=3, end=6)
    p.add(poly((70, 0), (90, 14), (68, 20)))


TOKENS: dict[str, Draw] = {
    "seal_waiting": seal_waiting,
    "seal_live": seal_live,
    "seal_due": seal_due,
    "seal_kept": seal_kept,
    "seal_broken": seal_broken,
    "seal_unsworn": seal_unsworn,
    "seal_lapsed": seal_lapsed,
    "seal_cancelled": seal_cancelled,
    "seal_forsworn": seal_forsworn,
    "token_starter": starter,
    "token_nomination": nomination,
    "token_soul": soul_sign,
    "token_power": power,
    "token_protection": protection,
    "token_vp": vp,
    "token_earth": earth_sign,
    "token_captive": captive,
    "token_fled": fled,
    "token_downed": downed,
    "token_wounded": wounded,
    "token_home": home,
    "token_ring": ring_sign,
    "token_overlord": overlord,
    "token_hand": hand,
    "token_deck": deck,
    "token_discard": discard,
    "token_promise": promise,
    "token_unknown": unknown,
    "token_stop": stop,
    "token_army": army,
    "token_fortress": fortress,
    "token_artifact": artifact,
    "token_ritual": ritual,
    "token_special": special,
    "token_status": status,
    "token_attack": attack,
    "token_helper": helper,
    "token_loan": loan,
    "token_sideways": ritual_sideways,
}


def _sign(name: str) -> dict[str, np.ndarray]:
    """On clear ground: the table lays signs on anything."""
    block = Block(SIZE, SIZE, SCALE, "abc", seed=sum(map(ord, name)))
    TOKENS[name](block)
    return cut_out(block, UI)


def recipes() -> list[Recipe]:
    return [Recipe(f"lords_of_hell/{name}", "cutout", name, partial(_sign, name)) for name in TOKENS]
