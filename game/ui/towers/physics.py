"""Towers as bodies. Two worlds: `Sway`, a chain of tiers on springs that is nudged and settles; `Tumble`, tiers that tip
over, come apart into single figures and roll off. Lengths are shares of the tower's own measure, so that every screen
shows the same fall; what they decide is nothing but a picture."""

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pymunk

STEP = 1 / 120
CLEAR = 3.0  # so far below the bottom a figure touches none that is still seen: it is let go
STIFF, LOSS = 900.0, 21.0  # of the spring between two tiers, for a tier of mass one
LIMIT = math.radians(7)  # a tower leans no further
PUSH = 2.2
STILL = 0.0025  # radians a second and radians under which a tower rests
GRAVITY = 26.0  # tiers a second a second
LATER = 0.09  # seconds from one tier's fall to the next one's below
APART = 0.2  # seconds from the tipping of a tier to its coming apart
TIP = (math.radians(15), math.radians(50))
LONGEST = 2.4
ROOF = 0.22  # how far the ends of what they fall on are below its middle
LOOSE = 2  # collision layers: figures leave tiers that still fall alone
TIERS = pymunk.ShapeFilter(categories=1, mask=4)
FIGURES = pymunk.ShapeFilter(categories=LOOSE, mask=LOOSE | 4)
FLOOR = pymunk.ShapeFilter(categories=4)


class Sway:
    """A tower that sways. Tiers are given as (height, mass), bottom first."""

    def __init__(self, tiers: Sequence[tuple[float, float]]) -> None:
        self.space = pymunk.Space()
        self.space.iterations = 8
        self.bodies: list[pymunk.Body] = []
        below, feet = self.space.static_body, 0.0
        for height, mass in tiers:
            body = pymunk.Body(mass, mass * height * height / 3)
            body.position = (0.0, feet)
            body.center_of_gravity = (0.0, height / 2)
            joint = pymunk.PivotJoint(below, body, (0.0, feet))
            spring = pymunk.DampedRotarySpring(below, body, 0.0, STIFF * mass * height, LOSS * mass * height)
            limit = pymunk.RotaryLimitJoint(below, body, -LIMIT, LIMIT)
            self.space.add(body, joint, spring, limit)
            self.bodies.append(body)
            below, feet = body, feet + height

    def nudge(self, strength: float, at: int = -1) -> None:
        """A push from the side against a tier (the top one); 1 leans a tower of five by about two degrees."""
        if self.bodies:
            body = self.bodies[at]
            body.angular_velocity += PUSH * strength
            self.bodies[0].angular_velocity += PUSH * strength * 0.4

    def step(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / STEP))):
            self.space.step(STEP)

    def angles(self) -> list[float]:
        """How far each tier leans, in radians, bottom first."""
        return [body.angle for body in self.bodies]

    def offsets(self) -> list[float]:
        """How far the feet of each tier have moved sideways, bottom first."""
        return [body.position.x for body in self.bodies]

    @property
    def resting(self) -> bool:
        return all(abs(body.angle) < STILL and abs(body.angular_velocity) < STILL * 8 for body in self.bodies)


class Falling(NamedTuple):
    """A tier about to fall: the middle of its feet, width, height (upward y), number of figures."""

    x: float
    y: float
    width: float
    height: float
    figures: int


class Pose(NamedTuple):
    """What is drawn: tier number, figure in it (-1: the whole tier), middle, angle in radians."""

    tier: int
    figure: int
    x: float
    y: float
    angle: float


class Tumble:
    """Tiers that fall, top first. `tiers` are given top first; `ledge`: (left, right, y) of the platform they stood on, or
    of the top of what stays; `way`: 1 to the right, -1 to the left."""

    def __init__(
        self, tiers: Sequence[Falling], ledge: tuple[float, float, float], way: int, seed: int, bottom: float
    ) -> None:
        self.random = Random(seed)
        self.tiers = tuple(tiers)
        self.way = way
        self.bottom = bottom
        self.time = 0.0
        self.space = pymunk.Space()
        self.space.gravity = (0.0, -GRAVITY)
        self.space.iterations = 6
        left, right, y = ledge
        middle = ((left + right) / 2, y)
        for end in (left, right):  # a roof: nobody stays lying on it
            slope = pymunk.Segment(self.space.static_body, middle, (end, y - ROOF), 0.02)
            slope.elasticity, slope.friction, slope.filter = 0.45, 0.25, FLOOR
            self.space.add(slope)
        self.whole: dict[int, pymunk.Body] = {}
        self.loose: dict[tuple[int, int], pymunk.Body] = {}
        self.apart: set[int] = set()

    @property
    def over(self) -> bool:
        if self.time >= LONGEST:
            return True
        return len(self.apart) == len(self.tiers) and all(body.position.y < self.bottom for body in self.loose.values())

    def step(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / STEP))):
            self._loosen()
            self.space.step(STEP)
            self.time += STEP

    def _loosen(self) -> None:
        """Tiers whose time has come tip over, and come apart a moment later."""
        for n, tier in enumerate(self.tiers):
            begins = n * LATER
            if self.time < begins or n in self.apart:
                continue
            if n not in self.whole:
                self.whole[n] = self._tip(tier)
            if self.time >= begins + APART:
                self._come_apart(n, tier)

    def _tip(self, tier: Falling) -> pymunk.Body:
        body = pymunk.Body(float(tier.figures), tier.figures * (tier.width**2 + tier.height**2) / 12)
        body.position = (tier.x, tier.y + tier.height / 2)
        lean = self.random.uniform(*TIP)
        body.angular_velocity = -self.way * lean / APART
        body.velocity = (self.way * self.random.uniform(1.0, 2.4), self.random.uniform(1.2, 2.6))
        self.space.add(body)
        return body

    def _come_apart(self, n: int, tier: Falling) -> None:
        self.apart.add(n)
        body = self.whole.pop(n)
        wide = tier.width / tier.figures
        for figure in range(tier.figures):
            along = (figure + 0.5) * wide - tier.width / 2
            radius = min(wide, tier.height) * 0.32
            one = pymunk.Body(1.0, 0.5 * radius * radius)
            one.position = body.local_to_world((along, 0.0))
            vx, vy = body.velocity_at_local_point((along, 0.0))
            aside, up = self.random.uniform(-2.2, 2.2) + self.way * 0.8, self.random.uniform(0.2, 3.8)
            one.velocity = (vx + aside, vy + up)
            one.angle = body.angle
            one.angular_velocity = self.random.uniform(-9, 9)
            ball = pymunk.Circle(one, radius)
            ball.elasticity, ball.friction, ball.filter = 0.4, 0.6, FIGURES
            self.space.add(one, ball)
            self.loose[n, figure] = one
        self.space.remove(body)

    def poses(self) -> list[Pose]:
        """Everything under way: tiers that have not begun stand as they stood."""
        found: list[Pose] = []
        for n, tier in enumerate(self.tiers):
            if n in self.whole:
                x, y = self.whole[n].position
                found.append(Pose(n, -1, x, y, self.whole[n].angle))
            elif n not in self.apart:
                found.append(Pose(n, -1, tier.x, tier.y + tier.height / 2, 0.0))
        gone = []
        for (n, figure), body in self.loose.items():
            x, y = body.position
            if y > self.bottom:
                found.append(Pose(n, figure, x, y, body.angle))
            elif y < self.bottom - CLEAR:
                gone.append((n, figure))
        for one in gone:
            body = self.loose.pop(one)
            self.space.remove(body, *body.shapes)
        return found
