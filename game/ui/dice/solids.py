"""What dice are: corners, faces with their numbers, and the turns that carry a solid onto itself.

A new kind of die is one record: corners, faces, how its numbers lie. It must be a regular solid that comes to rest with
a face on top (a d6, d8, d12, d20; not a d4).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from typing import NamedTuple

from game.ui.dice.turning import Turn, Vector, back, cross, dot, from_frame, times, turned, unit

GOLDEN = (1 + sqrt(5)) / 2


class Face(NamedTuple):
    """One face: its corners against the clock as seen from outside, the way out, and where its numeral's head points."""

    number: int
    corners: tuple[int, ...]
    middle: Vector
    normal: Vector
    up: Vector
    right: Vector


class Solid(NamedTuple):
    """A kind of die. All lengths are in radii of the ball round it."""

    name: str
    corners: tuple[Vector, ...]
    faces: tuple[Face, ...]
    inertia: float  # of mass one; the same about every axis for a regular solid
    numeral: float  # height of a one-digit numeral
    lean: float  # radians the reader looks from below the vertical, so that sides show

    @property
    def size(self) -> int:
        return len(self.faces)

    @property
    def inside(self) -> float:
        """From the middle to a face: how high it lies at rest."""
        return dot(self.faces[0].middle, self.faces[0].normal)

    def face(self, number: int) -> Face:
        return next(face for face in self.faces if face.number == number)


def solid(
    name: str,
    corners: list[Vector],
    numbers: Mapping[int, tuple[int, ...]],
    *,
    inertia: float,
    numeral: float,
    lean: float = 0.0,
    to_edge: bool = False,
) -> Solid:
    """Make a solid of its corners and of the corners round each number. A numeral's head points to the first corner of
    its face, or to the middle of the edge between its first two."""
    points = tuple(unit(v) for v in corners)
    faces = []
    for number, around in sorted(numbers.items()):
        n = len(around)
        middle: Vector = tuple(sum(points[i][k] for i in around) / n for k in range(3))  # type: ignore[assignment]
        normal = unit(middle)
        one, two = points[around[0]], points[around[1]]
        if dot(cross(_less(one, middle), _less(two, middle)), normal) < 0:
            around = (around[0], *reversed(around[1:])) if not to_edge else (around[1], around[0], *around[:1:-1])
        head = _mid(one, two) if to_edge else one
        flat = dot(head, normal)
        up = unit((head[0] - normal[0] * flat, head[1] - normal[1] * flat, head[2] - normal[2] * flat))
        faces.append(Face(number, around, middle, normal, up, cross(up, normal)))
    return Solid(name, points, tuple(faces), inertia, numeral, lean)


def _less(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _mid(a: Vector, b: Vector) -> Vector:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2


# Which numbers lie beside which on a d20 as they are sold; opposite faces make 21, big and small numbers alternate.
BESIDE = {
    1: (7, 13, 19), 2: (12, 18, 20), 3: (16, 17, 19), 4: (11, 14, 18), 5: (13, 15, 18), 6: (9, 14, 16), 7: (1, 15, 17),
    8: (10, 16, 20), 9: (6, 11, 19), 10: (8, 12, 17), 11: (4, 9, 13), 12: (2, 10, 15), 13: (1, 5, 11), 14: (4, 6, 20),
    15: (5, 7, 12), 16: (3, 6, 8), 17: (3, 7, 10), 18: (2, 4, 5), 19: (1, 3, 9), 20: (2, 8, 14),
}  # fmt: skip


def numbered(faces: Sequence[tuple[int, ...]], beside: Mapping[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """Lay the numbers on the faces so that those share an edge that lie beside one another."""
    near = [[j for j, g in enumerate(faces) if len(set(f) & set(g)) == 2] for f in faces]
    found: dict[int, int] = {}  # number -> face

    def lay(waiting: list[int]) -> bool:
        if not waiting:
            return True
        number, rest = waiting[0], waiting[1:]
        for face in range(len(faces)):
            fits = face not in found.values() and all(face in near[found[m]] for m in beside[number] if m in found)
            if fits:
                found[number] = face
                if lay(rest):
                    return True
                del found[number]
        return False

    order = [next(iter(beside))]
    for number in order:  # outwards, so that each has a neighbour that lies already
        order += [m for m in beside[number] if m not in order]
    if not lay(order):
        raise ValueError("these numbers cannot lie so on this solid")
    return {number: faces[face] for number, face in found.items()}


def _d20() -> Solid:
    g = GOLDEN
    corners: list[Vector] = [
        (-1, g, 0), (1, g, 0), (-1, -g, 0), (1, -g, 0), (0, -1, g), (0, 1, g),
        (0, -1, -g), (0, 1, -g), (g, 0, -1), (g, 0, 1), (-g, 0, -1), (-g, 0, 1),
    ]  # fmt: skip
    edge = 2.0 + 1e-6
    near = {(i, j) for i in range(12) for j in range(12) if i != j and _far(corners[i], corners[j]) < edge}
    faces = [(i, j, k) for i in range(12) for j in range(i + 1, 12) for k in range(j + 1, 12)
             if {(i, j), (j, k), (i, k)} <= near]  # fmt: skip
    return solid("d20", corners, numbered(faces, BESIDE), inertia=0.2894, numeral=0.4)


def _far(a: Vector, b: Vector) -> float:
    d = _less(a, b)
    return sqrt(dot(d, d))


def _d6() -> Solid:
    corners: list[Vector] = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    # corner index: 4 for x, 2 for y, 1 for z; one, two and three run against the clock round a corner
    numbers = {
        1: (1, 3, 7, 5), 6: (0, 2, 6, 4), 2: (2, 3, 7, 6), 5: (0, 1, 5, 4), 3: (4, 5, 7, 6), 4: (0, 1, 3, 2),
    }  # fmt: skip
    return solid("d6", corners, numbers, inertia=0.2222, numeral=0.78, lean=0.5, to_edge=True)


D20 = _d20()
D6 = _d6()
SOLIDS: dict[str, Solid] = {"d20": D20, "d6": D6}


def pose(face: Face) -> Turn:
    """The turn that brings a face on top with its numeral upright."""
    return back(from_frame(face.right, face.up, face.normal))


@cache
def symmetries(kind: Solid) -> tuple[Turn, ...]:
    """Every turn that carries the solid onto itself: 60 for a d20, 24 for a d6."""
    first = kind.faces[0]
    found = []
    home = _frame(kind, first, 0)
    for face in kind.faces:
        for corner in range(len(face.corners)):
            turn = times(_frame(kind, face, corner), back(home))
            if all(_among(kind.corners, turned(turn, v)) for v in kind.corners):
                found.append(turn)
    return tuple(found)


def _frame(kind: Solid, face: Face, corner: int) -> Turn:
    out = unit(_less(kind.corners[face.corners[corner]], face.middle))
    return from_frame(out, cross(face.normal, out), face.normal)


def _among(corners: tuple[Vector, ...], v: Vector) -> bool:
    return any(_far(v, c) < 1e-6 for c in corners)


def top(kind: Solid, turn: Turn) -> Face:
    """The face that lies on top."""
    up = turned(back(turn), (0.0, 0.0, 1.0))
    return max(kind.faces, key=lambda face: dot(face.normal, up))
