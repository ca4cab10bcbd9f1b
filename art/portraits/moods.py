"""What a portrait does with its eyes and mouth: it blinks, looks somewhere, laughs, winces.

A mood is drawn from the same recipe as the face itself. Eyes lie at known points of a head, so lids are laid over
them; a glance is the same head with its pupils turned.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, TypeVar

import skia

from art.kit.figures.goat_head import EYE_APART, NOSE_RISE, GoatHead, draw_goat_head
from art.kit.figures.goblin import Goblin, draw_head
from art.kit.figures.goblin_face import nose
from art.kit.figures.heads import HEADS
from art.kit.paths import circle, intersect, placed, rect, shape
from art.kit.pen import Pen

Head = GoatHead | Goblin
H = TypeVar("H", GoatHead, Goblin)
MOODS = ("half", "shut", "left", "right", "up", "down", "glad", "sore")
"""In the order in which they stand in a print. The game's `game/ui/living.py` has the same words."""
LOOKS = {"left": (-0.95, 0.1), "right": (0.95, 0.1), "up": (0.05, -0.75), "down": (0.05, 0.85)}


class Eye(NamedTuple):
    """Where an eye lies in the space of its head. `side`: -1 left, 1 right."""

    x: float
    y: float
    r: float
    side: int


def draw_any_head(p: Pen, head: Head) -> None:
    """A head about the pen's origin."""
    if isinstance(head, GoatHead):
        draw_goat_head(p, head, 0, 0)
    else:
        draw_head(p, head)


def eyes_of(head: Head) -> list[Eye]:
    """The eyes that can be seen: none under a patch."""
    if isinstance(head, GoatHead):
        r = 36 * (1.16 if head.eyes in ("wide", "worry") else 1)
        sides = (-1,) if head.eyes == "patch" else (-1, 1)
        return [Eye(side * EYE_APART.get(head.skull, 63), -34, r, side) for side in sides]
    x, y, r = head.face_shift, -14 + head.eye_shift, head.eye_size
    if head.eyes == "one":
        return [Eye(x, y - 6, r * 1.65, 1)]
    if head.eyes == "crazy":
        return [Eye(x - head.eye_apart, y - 4, r * 1.28, -1), Eye(x + head.eye_apart, y + 4, r * 0.86, 1)]
    return [Eye(x + side * head.eye_apart, y, r, side) for side in (-1, 1)]


def turned(head: H, mood: str) -> H:
    """The head with its pupils where a glance goes; whoever sleeps or squints crazily goes on doing so."""
    look = LOOKS.get(mood)
    return head if look is None else replace(head, look=look)


def with_mouth(head: H, mood: str) -> H | None:
    """The head with the mouth of a laugh or a wince; None: its own mouth."""
    if mood not in ("glad", "sore"):
        return None
    if isinstance(head, Goblin):
        return replace(head, mouth="glum")  # the least of its mouths: `draw_mouth` covers it
    laugh = "teeth" if head.beard else "yell"  # a mouth that opens would push the beard down
    return replace(head, mouth=laugh if mood == "glad" else "glum")


def lively(head: H, mood: str) -> H:
    """The head with its pupils and its mouth as in that mood; its lids are drawn over it (`draw_lids`)."""
    head = turned(head, mood)
    return with_mouth(head, mood) or head


def mouth_room(head: Head) -> skia.Path:
    """Where a mouth lies, whichever it is."""
    if isinstance(head, GoatHead):
        return circle(0, 166 + NOSE_RISE.get(head.skull, 0), 84, 50)
    return circle(head.face_shift * 1.2, head.mouth_drop + 14, head.mouth_width + 22, 66)


def moving_parts(head: Head, mood: str) -> list[skia.Path]:
    """Where a head in that mood is another than before: its eyes, of a laugh or a wince also its mouth."""
    eyes = [circle(eye.x, eye.y, eye.r * 1.06 + 6) for eye in eyes_of(head)]
    return eyes + ([mouth_room(head)] if mood in ("glad", "sore") else [])


def draw_mouth(p: Pen, head: Head, mood: str) -> None:
    """A goblin's laugh or wince over its mouth: bare teeth above its chin, so that they are seen on a dark jaw; its nose hangs
    before them. A goat has mouths of its own."""
    if not isinstance(head, Goblin) or mood not in ("glad", "sore"):
        return
    chin = max(float(point.split(",")[1].rstrip("!")) for point in HEADS[head.head].split())
    x, y, w = head.face_shift * 1.2, min(head.mouth_drop, chin - 42), head.mouth_width
    if mood == "glad":
        lips = shape(
            f"{x - w * 0.85},{y - 24}! {x},{y - 12} {x + w * 0.85},{y - 26}! {x + w * 0.58},{y + 18} {x},{y + 34} "
            f"{x - w * 0.58},{y + 18}"
        )
        p.plain(lips, None, 7, halo=5)
        p.add(intersect(rect(x - w, y + 6, 2 * w, 60), lips))
        p.part(intersect(circle(x + 4, y + 32, w * 0.36, 17), lips), "b", rnd=20, halo=0, outline=3)
        teeth = [((x + i * w * 0.32, y - 14), (x + i * w * 0.3, y + 4)) for i in (-1, 0, 1)]
    else:
        lips = shape(
            f"{x - w * 0.78},{y + 26}! {x - w * 0.4},{y - 10} {x},{y - 16} {x + w * 0.4},{y - 10} {x + w * 0.78},{y + 24}! "
            f"{x + w * 0.35},{y + 18} {x},{y + 14} {x - w * 0.35},{y + 20}"
        )
        p.plain(lips, None, 7, halo=5)
        teeth = [((x + i * w * 0.26, y - 10), (x + i * w * 0.26, y + 14)) for i in (-1, 0, 1)]
    for tooth in teeth:
        p.line(list(tooth), 6, start=5, end=5)
    nose(p, head.nose, head.face_shift * 1.6, 24, head.nose_scale, head.skin)


def draw_lids(p: Pen, head: Head, mood: str) -> None:
    """Lids over the eyes: half, shut, squeezed with laughing or with pain. A glance has none."""
    if mood in LOOKS or (mood in ("half", "shut") and head.eyes == "shut"):
        return
    ink = ("b" if head.coat != "b" else "a") if isinstance(head, GoatHead) else head.skin or "a"
    for eye in eyes_of(head):
        x, y, r, side = eye
        ball = circle(x, y, r + 1, r * 0.95 + 1)
        if mood == "half":
            cover = placed(rect(-r * 1.4, -r * 1.4, r * 2.8, r * 1.5), x, y)
            p.plain(intersect(cover, ball), ink, halo=0)
            continue
        p.plain(ball, ink, halo=3)
        wide = 17 * max(1, r / 40)
        if mood == "shut":
            p.line([(x - r, y + r * 0.05), (x, y + r * 0.5), (x + r, y + r * 0.05)], wide, start=5, end=5)
        elif mood == "glad":
            p.line(
                [(x - r * 0.78, y + r * 0.36), (x, y - r * 0.42), (x + r * 0.78, y + r * 0.36)], wide, start=6, end=6
            )
        else:
            p.line([(x + side * r * 0.72, y - r * 0.55), (x - side * r * 0.55, y + r * 0.05)], wide)
            p.line([(x + side * r * 0.72, y + r * 0.6), (x - side * r * 0.55, y + r * 0.05)], wide)
