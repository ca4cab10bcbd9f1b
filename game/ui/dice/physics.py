"""Dice as bodies: pymunk moves them over the tray and against walls and one another; here they fall, bounce and roll.

A die is a regular solid of mass one whose ball has radius one. Pymunk sees that ball from above; every step its velocity
goes through the floor: corners that touch push back and rub, so that a die bounces on its corners, rolls over its edges
and comes to lie on a face by itself. What a wall or another die gives it also rubs and so turns it.
"""

from math import cos, hypot, pi, sin, sqrt
from random import Random
from typing import NamedTuple

import pymunk
from pymunk import batch

from game.ui.dice.solids import Solid
from game.ui.dice.turning import Turn, Vector, between, even, rows, turned

STEP = 1 / 120
GRAVITY = 105.0  # radii a second a second
BOUNCE = 0.66  # of a hard knock on the floor
SOFT = 2.6  # below this approach a corner does not bounce
HARD = 7.0  # above this it bounces in full
RUB = 0.62  # friction on the floor
WALL_BOUNCE = 0.6
WALL_RUB = 0.4
SPIN_LOSS = 1.1  # a second, in the air
ROLL_LOSS = 2.6  # a second, on the floor
TIRED = 0.75  # seconds from when on a die grows heavier, so that it lies down in time
SLIP = 0.004  # how deep a corner may stay in the floor
ACROSS = 4.34  # radii that a tray for a single die measures
BALL = 1.03  # dice keep a little apart
RIM = 0.1  # walls stand so far inside the tray's edge
SPACED = 2.25  # dice in the hand, from middle to middle
TIPPING = 1.3  # seconds from when on a die that stands on an edge is helped over
FLAT = 0.9985  # cosine of how far a face may still be from level
CROWD = 8  # of more dice than this each is looked at by the floor every other step
RESTING = 4  # steps a die lies still before it is at rest
ROUNDS = 5  # at most, over all corners on the floor
ENOUGH = 0.1  # what a round still changes when it is the last
CREEP = 0.0012  # radii in a step
HEARD = 4.0  # a knock on the floor that is heard
LONGEST = 3.5
MOVED = batch.BodyFields.POSITION | batch.BodyFields.VELOCITY
WALL = 2
# dice in the hand reach in over the wall and leave one another alone
HELD = pymunk.ShapeFilter(group=1, mask=pymunk.ShapeFilter.ALL_MASKS() ^ WALL)


class Tray(NamedTuple):
    """Where dice roll, in radii of a die. The same on every screen, whatever its pixels."""

    width: float
    height: float

    @classmethod
    def of(cls, count: int, shape: float = 1.27, across: float = ACROSS) -> "Tray":
        """A tray in which so many dice have room. `shape` is its width by its height, the same on every screen; `across` how
        many radii a tray for a single die measures: fewer make larger dice."""
        shape = min(1.8, max(0.6, shape))
        size = across * sqrt((max(1, count) + 1) / 2)
        return cls(size * sqrt(shape), size / sqrt(shape))


class Flick(NamedTuple):
    """How a hand threw: the way it went (degrees against the clock, 0 to the right) and how hard (0 to 100)."""

    angle: int
    strength: int


class Knock(NamedTuple):
    """Something was hit: when, which die, how hard (0 to 1), and whether it was the floor, a wall or a die."""

    time: float
    die: int
    strength: float
    what: str


class Pose(NamedTuple):
    """Where one die is at one moment: its middle over the tray, its height over the floor, how it is turned."""

    x: float
    y: float
    z: float
    turn: Turn


class Die:
    """One body under way."""

    def __init__(self, kind: Solid, body: pymunk.Body, ball: pymunk.Circle, z: float, turn: Turn, spin: Vector) -> None:
        self.kind = kind
        self.normals = [face.normal for face in kind.faces]
        self.body = body
        self.ball = ball
        self.free = False  # of the hand
        self.z, self.vz = z, 0.0
        self.turn = turn
        self.spin = spin
        self.still = 0  # steps it has lain still
        self.rested = LONGEST  # since when
        self.x, self.y = body.position
        self.vx, self.vy = body.velocity
        self.track: list[tuple[float, float, float, Turn]] = []


class World:
    """A throw, step by step."""

    def __init__(self, seed: int, kinds: tuple[Solid, ...], tray: Tray, flick: Flick | None = None) -> None:
        self.tray = tray
        self.random = Random(seed)
        self.time = 0.0
        self.steps = 0
        self.every = 2 if len(kinds) > CROWD else 1  # steps from one look of the floor at a die to the next
        self.span = STEP * self.every
        self.moved = batch.Buffer()
        self.knocks: list[Knock] = []
        self.space = pymunk.Space()
        self.space.iterations = 12
        self.space.collision_slop = 0.002
        self.angle, self.speed = self._hand(flick)
        self.shift = 0.0
        self._walls()
        self.dice = [self._die(kind, i, len(kinds)) for i, kind in enumerate(kinds)]
        self._note()

    def _hand(self, flick: Flick | None) -> tuple[float, float]:
        """The way and the speed of the throw; without a hand the seed throws, from the left as a rule."""
        angle = self.random.gauss(0, 0.33) + (pi if self.random.random() < 0.3 else 0)
        speed = self.random.uniform(9.5, 13)
        if flick is not None:
            angle = flick.angle * pi / 180 + self.random.gauss(0, 0.05)
            speed = 7.5 + 8 * min(100, max(0, flick.strength)) / 100 + self.random.uniform(-0.4, 0.4)
        return angle, speed

    def _walls(self) -> None:
        """Four walls, thick: nothing goes through."""
        w, h, thick = self.tray.width, self.tray.height, 3.0
        lines = (((-9, 0), (w + 9, 0)), ((w, -9), (w, h + 9)), ((w + 9, h), (-9, h)), ((0, h + 9), (0, -9)))
        off = thick - RIM
        away = ((0, -off), (off, 0), (0, off), (-off, 0))
        for (a, b), (dx, dy) in zip(lines, away):
            wall = pymunk.Segment(self.space.static_body, (a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), thick)
            wall.elasticity, wall.friction = WALL_BOUNCE, WALL_RUB
            wall.filter = pymunk.ShapeFilter(categories=WALL)
            self.space.add(wall)

    def _die(self, kind: Solid, index: int, count: int) -> Die:
        """A die in the hand: in rows behind one another, just outside the tray, each on a way of its own into it."""
        random = self.random
        dx, dy = cos(self.angle), sin(self.angle)
        half_w, half_h = self.tray.width / 2 - 1.2, self.tray.height / 2 - 1.2
        widest = min(half_w / max(1e-9, abs(dy)), half_h / max(1e-9, abs(dx)))
        per_row = max(1, min(count, int(2 * widest / SPACED) + 1, 6))
        row, column = divmod(index, per_row)
        in_row = min(per_row, count - row * per_row)
        room = max(0.0, widest - (in_row - 1) / 2 * SPACED) * 0.8
        if column == 0:
            self.shift = random.uniform(-room, room)
        side = (column - (in_row - 1) / 2) * SPACED + self.shift
        x, y = self.tray.width / 2 - dy * side, self.tray.height / 2 + dx * side
        out = self._way_out(x, y, -dx, -dy) + row * SPACED
        body = pymunk.Body(1, kind.inertia)
        body.position = x - dx * out, y - dy * out
        quick = self.speed + 0.5 * row
        body.velocity = dx * quick, dy * quick
        ball = pymunk.Circle(body, BALL)
        ball.elasticity, ball.friction = 0.5, 0.2
        ball.filter = HELD
        self.space.add(body, ball)
        turn = even((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1)))
        roll = quick * random.uniform(0.8, 1.25)
        spin = (-dy * roll + random.gauss(0, 2), dx * roll + random.gauss(0, 2), random.gauss(0, 3))
        return Die(kind, body, ball, random.uniform(2.0, 2.7), turn, spin)

    def _way_out(self, x: float, y: float, dx: float, dy: float) -> float:
        """From a point in the tray to where a die is wholly outside."""
        far_x = (self.tray.width - x if dx > 0 else x) + 1.3
        far_y = (self.tray.height - y if dy > 0 else y) + 1.3
        return min(far_x / abs(dx) if abs(dx) > 1e-9 else 1e9, far_y / abs(dy) if abs(dy) > 1e-9 else 1e9)

    # time

    @property
    def over(self) -> bool:
        """Do all lie still?"""
        return self.time >= LONGEST or all(die.still > RESTING for die in self.dice)

    def step(self) -> None:
        """One step: pymunk over the tray, then the floor, then heights and turns."""
        self.space.step(STEP)
        self.time += STEP
        weight = GRAVITY * (1 + 1.5 * max(0.0, self.time - TIRED))
        self.moved.clear()
        batch.get_space_bodies(self.space, MOVED, self.moved)  # all at once: asking each body is slow
        found = memoryview(self.moved.float_buf()).cast("d").tolist()
        self.steps += 1
        for index, die in enumerate(self.dice):
            die.x, die.y, vx, vy = found[index * 4 : index * 4 + 4]
            due = (self.steps + index) % self.every == 0
            if not die.free and not self._free(die):
                die.body.velocity = die.vx, die.vy  # the hand goes straight on
                if due:
                    _spin(die, self.span)
            elif due and (die.still <= RESTING or abs(vx) + abs(vy) > 0.02):
                hit = hypot(vx - die.vx, vy - die.vy)
                if hit > 0.5:
                    self._struck(index, die, (vx - die.vx) / hit, (vy - die.vy) / hit, hit)
                die.vx, die.vy = vx, vy
                self._floor(index, die, weight)
                _spin(die, self.span)
            if due and self.every > 1:
                _amend(die)
        self._note()

    def _note(self) -> None:
        for die in self.dice:
            die.track.append((die.x, die.y, die.z, die.turn))

    def _free(self, die: Die) -> bool:
        """The hand lets a die go when it is inside: from then on the tray holds it."""
        if BALL < die.x < self.tray.width - BALL and BALL < die.y < self.tray.height - BALL:
            die.free = True
            die.ball.filter = pymunk.ShapeFilter()
        return die.free

    def _struck(self, index: int, die: Die, nx: float, ny: float, hit: float) -> None:
        """What a wall or another die gave it rubs along its side: it turns, and may climb a little."""
        wx, wy, wz = die.spin
        rise = die.vz - wx * ny + wy * nx  # of the point that is hit, at -n
        most = WALL_RUB * hit
        push = max(-most, min(most, -rise / (1 + 1 / die.kind.inertia)))
        die.vz += push
        turn = push / die.kind.inertia
        die.spin = (wx - ny * turn, wy + nx * turn, wz + die.body.angular_velocity)
        die.body.angular_velocity = 0
        die.still = 0
        if hit > 1.2:
            self.knocks.append(Knock(self.time, index, min(1.0, hit / 16), "side"))

    def _floor(self, index: int, die: Die, weight: float) -> None:
        """The die falls; corners that touch the floor push and rub, and the die comes nearer to rest."""
        pull = weight * self.span
        die.vz -= pull
        contacts = self._touching(index, die, pull) if die.z < 1.5 else []
        keep = 1 - SPIN_LOSS * self.span
        if contacts:
            _push(die, contacts)
            keep = 1 - ROLL_LOSS * (1 + 2 * max(0.0, self.time - TIRED)) * self.span
        wx, wy, wz = die.spin
        die.spin = wx * keep, wy * keep, wz * keep
        die.z += die.vz * self.span
        if not contacts:
            die.still = 0
        elif len(contacts) >= 3 and self._flat(die):
            die.still += 1
            if die.still == 1:
                die.rested = self.time
        else:
            die.still = 0
            if self.time > TIPPING:
                self._tip(die)

    def _touching(self, index: int, die: Die, pull: float) -> list[list[float]]:
        """The corners on the floor: where each is from the middle, the speed upwards it shall leave with, and three
        places for what the floor does to it. A corner that will touch within this step touches."""
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = rows(die.turn)
        (wx, wy, _), vz, high = die.spin, die.vz, die.z
        contacts, hardest = [], 0.0
        for x, y, z in die.kind.corners:
            rz = cx * x + cy * y + cz * z
            gap = high + rz
            if gap > 0.3:
                continue
            rx, ry = ax * x + ay * y + az * z, bx * x + by * y + bz * z
            rise = vz + wx * ry - wy * rx
            if gap + rise * self.span >= 0 and gap > 0.08:
                continue
            goal = -gap / self.span if gap > 0 else 0.0
            knock = -rise - pull  # resting on the floor is no knock
            if gap + rise * self.span < 0 and knock > SOFT:
                goal = knock * BOUNCE * min(1.0, (knock - SOFT) / (HARD - SOFT))
                hardest = max(hardest, knock)
            if gap < -SLIP:
                goal = max(goal, (-gap - SLIP) * 0.25 / self.span)
            contacts.append([rx, ry, rz, goal, 0.0, 0.0, 0.0])
        if hardest > HEARD:
            self.knocks.append(Knock(self.time, index, min(1.0, hardest / 30), "floor"))
        return contacts

    def _flat(self, die: Die) -> bool:
        """Does it lie on a face, and hardly move?"""
        vx, vy = die.vx, die.vy
        wx, wy, wz = die.spin
        if vx * vx + vy * vy + die.vz * die.vz > 0.02 or wx * wx + wy * wy + wz * wz > 0.05:
            return False
        if abs(die.x - die.track[-1][0]) + abs(die.y - die.track[-1][1]) > CREEP:  # a wall it leans on pushes it
            return False
        cx, cy, cz = rows(die.turn)[2]
        return any(cx * n[0] + cy * n[1] + cz * n[2] > FLAT for n in die.normals)

    def _tip(self, die: Die) -> None:
        """A die that still stands on an edge tips over to the side it leans to."""
        cx, cy, cz = rows(die.turn)[2]
        nearest = max(die.normals, key=lambda n: cx * n[0] + cy * n[1] + cz * n[2])
        nx, ny, _ = turned(die.turn, nearest)
        lean = hypot(nx, ny)
        if lean > 0.02:
            more = 60 * (self.time - TIPPING) * self.span / lean
            die.spin = die.spin[0] + ny * more, die.spin[1] - nx * more, die.spin[2]


def _amend(die: Die) -> None:
    """A step in which the floor did not look at the die lies half way between those in which it did."""
    if len(die.track) > 1:
        (_, _, z, turn), (x, y, _, _) = die.track[-2:]
        if turn is die.turn:
            return  # it lies still
        die.track[-1] = (x, y, (z + die.z) / 2, between(turn, die.turn, 0.5))


def _spin(die: Die, seconds: float) -> None:
    """Turn for a moment."""
    w, x, y, z = die.turn
    wx, wy, wz = die.spin
    h = seconds / 2
    die.turn = even((w - h * (wx * x + wy * y + wz * z), x + h * (wx * w + wy * z - wz * y),
                     y + h * (wy * w + wz * x - wx * z), z + h * (wz * w + wx * y - wy * x)))  # fmt: skip


def _push(die: Die, contacts: list[list[float]]) -> None:
    """Find, corner by corner and some times over, the pushes and rubs that keep all corners out of the floor."""
    vx, vy, vz, (wx, wy, wz), light = die.vx, die.vy, die.vz, die.spin, 1 / die.kind.inertia
    weights = [
        (
            1 / (1 + (rx * rx + ry * ry) * light),
            1 / (1 + (ry * ry + rz * rz) * light),
            1 / (1 + (rx * rx + rz * rz) * light),
        )
        for rx, ry, rz, *_ in contacts
    ]
    for _ in range(ROUNDS if len(contacts) > 1 else 2):
        change = 0.0
        for contact, (up, along, across) in zip(contacts, weights):
            rx, ry, rz, goal, pushed, rubbed_x, rubbed_y = contact
            push = (goal - vz - wx * ry + wy * rx) * up
            total = pushed + push
            if total < 0:
                push, total = -pushed, 0.0
                if pushed == 0.0:
                    continue
            vz += push
            push *= light
            wx += ry * push
            wy -= rx * push
            # rubbing goes against the way the corner slides, and is no more than the push allows
            ux = rubbed_x - (vx + wy * rz - wz * ry) * along
            uy = rubbed_y - (vy + wz * rx - wx * rz) * across
            rub, most = ux * ux + uy * uy, RUB * total
            if rub > most * most:
                rub = most / sqrt(rub)
                ux, uy = ux * rub, uy * rub
            px, py = ux - rubbed_x, uy - rubbed_y
            contact[4], contact[5], contact[6] = total, ux, uy
            vx += px
            vy += py
            change += abs(push) + abs(px) + abs(py)
            px, py = px * light, py * light
            wx -= rz * py
            wy += rz * px
            wz += rx * py - ry * px
        if change < ENOUGH:
            break
    die.body.velocity = die.vx, die.vy = vx, vy
    die.vz, die.spin = vz, (wx, wy, wz)
