"""What flies in a fight: the pig off its Pig-a-Pult, and the Ballista's two arrows (BTG-14.4, art/TABLES.md 5)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.tabletop.services import TableServices
from game.ui import palette
from game.ui.motion import Motion, cubic_in, linear, tween
from game.ui.places import Place

Point = tuple[float, float]
PULT, PIG, BALLISTA = "pig_a_pult", "armored_pig", "double_ballista"
SWING, FLIGHT, ARROW, QUIVER = 0.24, 0.46, 0.15, 0.3
BACK, UP = math.radians(205), math.radians(62)
"""Where the arm lies before the shot, and where it stops, counted from the side of the target."""


def flyer_of(attacker: str, lines: Sequence[Sequence[Any]]) -> str:
    """Who flies: "pig" thrown by the machine that attacks, "self" when the pig itself attacks with it about. Told by
    the ledger that everybody sees: the card's own text has counted."""
    own = any(source == "own" and add > 0 for source, _, _, add in lines)
    return {PULT: "pig", PIG: "self"}.get(attacker, "") if own else ""


def on_arc(start: Point, goal: Point, lift: float, t: float) -> Point:
    """Part of the way along a throw that rises by `lift` over the straight line."""
    return (
        start[0] + (goal[0] - start[0]) * t,
        start[1] + (goal[1] - start[1]) * t - lift * 4 * t * (1 - t),
    )


# ---------------------------------------------------------------- the Pig-a-Pult


class Arm:
    """The arm of the machine over its tile: foot, beam and cup, drawn at run time in the table's inks."""

    def __init__(self, services: TableServices, at: Place, towards: float) -> None:
        self.services = services
        self.side = 1 if towards >= 0 else -1
        self.foot = (at.x - self.side * at.w * 0.12, at.y + at.h * 0.34)
        self.reach = max(at.h, at.w) * 0.78
        self.turned = 0.0
        """0: pulled down, 1: let go."""

    @property
    def cup(self) -> Point:
        angle = BACK + (UP - BACK) * self.turned
        return (
            self.foot[0] + self.side * self.reach * math.cos(angle),
            self.foot[1] - self.reach * 0.9 * math.sin(angle) - self.reach * 0.1,
        )

    def draw(self, surface: Surface) -> Rect:
        look = self.services.look
        key, line = look.palette.k, max(2, look.px(3))
        x, y = self.foot
        cup, half = self.cup, self.reach * 0.2
        stand = [(x - half, y + half * 1.1), (x, y - half * 0.7), (x + half, y + half * 1.1)]
        pygame.draw.polygon(surface, look.palette.b, stand)
        pygame.draw.polygon(surface, key, stand, line)
        wide = max(4, look.px(11))
        _beam(surface, (x, y), cup, wide + 2 * line, key)
        _beam(surface, (x, y), cup, wide, palette.STRAW)
        pygame.draw.circle(surface, key, (x, y), wide * 0.8)
        bowl = max(7, look.px(17))
        pygame.draw.circle(surface, key, cup, bowl + line)
        pygame.draw.circle(surface, look.palette.a, cup, bowl)
        told = Rect(round(x - half), round(y - half), round(2 * half), round(2 * half))
        return told.union(Rect(round(cup[0]), round(cup[1]), 1, 1)).inflate(4 * bowl, 4 * bowl)


def _beam(surface: Surface, one: Point, other: Point, wide: float, colour: palette.Colour) -> None:
    dx, dy = other[0] - one[0], other[1] - one[1]
    far = math.hypot(dx, dy) or 1.0
    ox, oy = -dy / far * wide / 2, dx / far * wide / 2
    pygame.draw.polygon(surface, colour, [(one[0] + ox, one[1] + oy), (other[0] + ox, other[1] + oy),
                                          (other[0] - ox, other[1] - oy), (one[0] - ox, one[1] - oy)])  # fmt: skip


def swing_arm(services: TableServices, arm: Arm, pig: Surface | None) -> Motion:
    """The arm comes round; a pig that lies in the cup comes with it. The arm stays until `lowered`."""

    def draw(surface: Surface) -> None:
        arm.draw(surface)
        if pig is not None and arm.turned < 1:
            surface.blit(pig, pig.get_rect(center=arm.cup))

    def put(t: float) -> None:
        arm.turned = t

    services.effects["arm",] = draw
    yield tween(SWING, put, cubic_in)


def lower_arm(services: TableServices) -> None:
    """The machine is a card again."""
    services.effects.pop(("arm",), None)


def throw_pig(services: TableServices, pig: Surface, start: Point, goal: Point, lift: float, spin: float) -> Motion:
    """The pig's tile along its arc, turning as it goes. Under reduced motion it is there at once."""
    at = 0.0

    def put(t: float) -> None:
        nonlocal at
        at = t

    def draw(surface: Surface) -> None:
        t = 1.0 if services.reduced else at
        near = 1 + 0.3 * 4 * t * (1 - t)
        picture = pygame.transform.rotozoom(pig, -spin * t, near) if t < 1 else pig
        surface.blit(picture, picture.get_rect(center=on_arc(start, goal, lift, t)))

    services.effects["thrown",] = draw
    yield tween(FLIGHT, put, linear)
    services.effects.pop(("thrown",), None)


# ---------------------------------------------------------------- the Ballista


def nock(at: Place, goal: Place, left: bool) -> Point:
    """Where an arrow lies on the machine: left or right of the middle, seen along the shot."""
    dx, dy = goal.x - at.x, goal.y - at.y
    far = math.hypot(dx, dy) or 1.0
    side = (1 if left else -1) * min(at.w, at.h) * 0.22
    return at.x + dy / far * side, at.y - dx / far * side


def arrow(surface: Surface, services: TableServices, tip: Point, angle: float) -> Rect:
    """A bolt as a print: a shaft, a head and two feathers; `angle` is where it flies. Where it is."""
    look = services.look
    long, wide = look.px(92), max(3.0, look.px(6))
    head, feather = long * 0.24, long * 0.2
    ink, line = look.palette.k, max(2, look.px(2.6))

    def at(x: float, y: float) -> Point:
        c, s = math.cos(angle), math.sin(angle)
        return tip[0] + x * c - y * s, tip[1] + x * s + y * c

    shaft = [at(-long, -wide / 2), at(-head, -wide / 2), at(-head, wide / 2), at(-long, wide / 2)]
    point = [at(0, 0), at(-head, -wide * 1.7), at(-head * 0.75, 0), at(-head, wide * 1.7)]
    for sign in (-1, 1):
        vane = [at(-long, 0), at(-long - feather * 0.5, sign * wide * 2), at(-long + feather * 0.5, sign * wide * 2),
                at(-long + feather, 0)]  # fmt: skip
        pygame.draw.polygon(surface, look.palette.a, vane)
        pygame.draw.polygon(surface, ink, vane, line)
    for shape, colour in ((shaft, palette.STRAW), (point, look.palette.b)):
        pygame.draw.polygon(surface, colour, shape)
        pygame.draw.polygon(surface, ink, shape, line)
    end = at(-long - feather, 0)
    room = round(4 * (wide + line)) + 4
    return Rect(round(tip[0]), round(tip[1]), 1, 1).union(Rect(round(end[0]), round(end[1]), 1, 1)).inflate(room, room)


def load_arrow(services: TableServices, side: str, at: Place, goal: Place) -> None:
    """An arrow lies ready on the machine until it is `loosed`."""
    tip = nock(at, goal, side == "left")
    angle = math.atan2(goal.y - tip[1], goal.x - tip[0])
    services.effects["bolt", side] = lambda surface: arrow(surface, services, tip, angle)


def loose_arrow(services: TableServices, side: str, at: Place, goal: Place) -> Motion:
    """The arrow flies at its target."""
    tip = nock(at, goal, side == "left")
    angle = math.atan2(goal.y - tip[1], goal.x - tip[0])
    flown = 0.0

    def put(t: float) -> None:
        nonlocal flown
        flown = t

    def draw(surface: Surface) -> None:
        t = 1.0 if services.reduced else flown
        arrow(surface, services, (tip[0] + (goal.x - tip[0]) * t, tip[1] + (goal.y - tip[1]) * t), angle)

    services.effects["bolt", side] = draw
    yield tween(ARROW, put, linear)


def show_arrow_hit(services: TableServices, side: str, at: Place, goal: Place, holds: bool) -> Motion:
    """It sticks and quivers, or glances off what is stronger."""
    angle = math.atan2(goal.y - at.y, goal.x - at.x)
    after = 0.0

    def put(t: float) -> None:
        nonlocal after
        after = t

    def draw(surface: Surface) -> None:
        t = 0.0 if services.reduced else after
        if holds:
            quiver = math.sin(t * math.pi * 7) * 0.09 * (1 - t)
            arrow(surface, services, (goal.x, goal.y), angle + quiver)
            return
        off = services.look.px(90) * t
        tip = (goal.x - math.cos(angle) * off + math.sin(angle) * off * 0.7,
               goal.y - math.sin(angle) * off - math.cos(angle) * off * 0.7 + services.look.px(40) * t * t)  # fmt: skip
        arrow(surface, services, tip, angle + 4.2 * t)

    services.effects["bolt", side] = draw
    yield tween(QUIVER, put, linear)
    services.effects.pop(("bolt", side), None)
