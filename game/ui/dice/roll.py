"""A roll: the throw simulated ahead, and the dice relabelled so that they come to rest on the numbers of the host.

`throw(seed, kinds, tray)` plays the physics. Which face lands on top is nobody's choice; then each solid is relabelled
by one of its own symmetries: the same tumble, other numbers on the faces. Of the symmetries that put the number on top
the one is taken whose numeral is nearest to upright; the rest of that angle is laid over the whole way as a slow turn
about the vertical, which rolling leaves free. So no face is ever snapped, and what a die shows depends on no physics.
"""

from collections.abc import Generator, Sequence
from math import atan2
from typing import NamedTuple, TypeVar

from game.ui.dice.physics import STEP, Flick, Knock, Pose, Tray, World
from game.ui.dice.solids import Solid, symmetries, top
from game.ui.dice.turning import Turn, between, dot, part, shortest, times, turned, wrap, yaw

SHORTEST, LONGEST = 1.0, 1.8  # seconds: a throw that takes less or more is played a little slower or quicker
LEVELLING = 0.2  # seconds before rest in which the last fraction of a degree goes
EASE = 0.1  # seconds of stillness after the last die
EDGE = 1.0  # at rest a die's ball is inside the tray

T = TypeVar("T")


class Throw(NamedTuple):
    """A throw without numbers: where each die is at each step, and when it came to rest."""

    kinds: tuple[Solid, ...]
    tray: Tray
    tracks: tuple[tuple[Pose, ...], ...]
    rests: tuple[float, ...]
    knocks: tuple[Knock, ...]
    flick: Flick | None = None

    @property
    def simulated(self) -> float:
        return (len(self.tracks[0]) - 1) * STEP

    def showing(self, numbers: Sequence[int]) -> "Roll":
        """The same throw with these numbers on top."""
        if len(numbers) != len(self.kinds):
            raise ValueError(f"{len(self.kinds)} dice show {len(numbers)} numbers")
        return Roll(self, tuple(numbers))


def throw(seed: int, kinds: Sequence[Solid], tray: Tray, flick: Flick | None = None) -> Throw:
    """Play a throw to its end at once: 3 to 15 ms for one die."""
    steps = thrown(seed, kinds, tray, flick)
    while (found := further(steps, 120)) is None:
        pass
    return found


def further(steps: Generator[None, None, T], count: int = 1) -> T | None:
    """Do some steps more; return what they end with, if they are over."""
    for _ in range(max(1, count)):
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
    return None


def thrown(seed: int, kinds: Sequence[Solid], tray: Tray, flick: Flick | None = None) -> Generator[None, None, Throw]:
    """The same, step by step: for many dice the work is spread over frames."""
    world = World(seed, tuple(kinds), tray, flick)
    while not world.over:
        world.step()
        yield
    rests = tuple(min(die.rested, world.time) for die in world.dice)
    tracks = tuple(tuple(Pose(*at) for at in die.track) for die in world.dice)
    return Throw(tuple(kinds), tray, tracks, rests, tuple(world.knocks), flick)


class Rest(NamedTuple):
    """How one die of a roll is relabelled, and what is laid over its way."""

    symmetry: Turn  # first: other numbers on the faces
    level: Turn  # at the end: what is missing to lie quite flat
    turn: float  # over the whole way: until the numeral is upright
    shift: tuple[float, float]  # at the end: into the tray


class Roll:
    """What all see: any moment of a throw, with the right numbers."""

    def __init__(self, source: Throw, numbers: tuple[int, ...]) -> None:
        self.source = source
        self.numbers = numbers
        self.kinds, self.tray = source.kinds, source.tray
        self.rests = tuple(_rest(source, i, number) for i, number in enumerate(numbers))
        self.seconds = min(LONGEST, max(SHORTEST, source.simulated + EASE))
        self._rate = source.simulated / (self.seconds - EASE)

    @property
    def knocks(self) -> list[Knock]:
        """What is heard, by the clock of the roll."""
        return [knock._replace(time=knock.time / self._rate) for knock in self.source.knocks]

    def rested(self, die: int) -> float:
        """When this die came to rest, by the clock of the roll."""
        return self.source.rests[die] / self._rate

    def at(self, seconds: float) -> list[Pose]:
        """Where the dice are; before the start as at the start, after the end as at the end."""
        return [self.die(i, seconds) for i in range(len(self.kinds))]

    def die(self, index: int, seconds: float) -> Pose:
        """Where one die is."""
        track, rest, stop = self.source.tracks[index], self.rests[index], self.source.rests[index]
        clock = min(max(0.0, seconds * self._rate), self.source.simulated)
        step = min(len(track) - 2, int(clock / STEP))
        t = min(1.0, clock / STEP - step)
        a, b = track[step], track[step + 1]
        turn = times(between(a.turn, b.turn, t), rest.symmetry)
        ending = _smooth((clock - stop + LEVELLING) / LEVELLING)
        turn = times(part(rest.level, ending), turn)
        turn = times(yaw(rest.turn * _smooth(clock / stop)), turn)
        x, y = a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t
        z = a.z + (b.z - a.z) * t
        if ending == 1.0:
            z = self.kinds[index].inside
        elif ending > 0:
            z = max(z, _support(self.kinds[index], turn))
        return Pose(x + rest.shift[0] * ending, y + rest.shift[1] * ending, z, turn)


def _smooth(t: float) -> float:
    """From 0 to 1, beginning and ending without a jerk."""
    t = min(1.0, max(0.0, t))
    return t * t * t * (t * (6 * t - 15) + 10)


def _support(kind: Solid, turn: Turn) -> float:
    """How high the middle lies when the lowest corner touches the floor."""
    down = turned((turn[0], -turn[1], -turn[2], -turn[3]), (0.0, 0.0, -1.0))
    return max(dot(down, corner) for corner in kind.corners)


def _rest(source: Throw, index: int, number: int) -> Rest:
    kind, track = source.kinds[index], source.tracks[index]
    last = track[-1]
    lies = top(kind, last.turn)
    level = shortest(turned(last.turn, lies.normal), (0.0, 0.0, 1.0))
    flat = times(level, last.turn)
    face = kind.face(number)
    found: list[tuple[float, Turn]] = []
    for symmetry in symmetries(kind):
        if dot(turned(symmetry, face.normal), lies.normal) > 0.999:
            head = turned(times(flat, symmetry), face.up)
            found.append((wrap(atan2(head[0], head[1])), symmetry))
    angle, symmetry = min(found, key=lambda one: (abs(one[0]), one[1]))
    width, height = source.tray
    shift = (
        min(max(last.x, EDGE), width - EDGE) - last.x,
        min(max(last.y, EDGE), height - EDGE) - last.y,
    )
    return Rest(symmetry, level, angle, shift)
