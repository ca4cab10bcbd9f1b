"""Vectors and turns in space, as plain tuples: x to the right, y up the screen, z towards the reader.

A turn is a unit quaternion (w, x, y, z). `times(a, b)` turns by b first, then by a.
"""

from math import acos, cos, hypot, pi, sin, sqrt

Vector = tuple[float, float, float]
Turn = tuple[float, float, float, float]
Rows = tuple[Vector, Vector, Vector]  # a turn as the rows of its matrix

STILL: Turn = (1.0, 0.0, 0.0, 0.0)


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def unit(a: Vector) -> Vector:
    """The same direction, one long."""
    n = sqrt(dot(a, a))
    return a[0] / n, a[1] / n, a[2] / n


def about(axis: Vector, angle: float) -> Turn:
    """A turn by an angle about a unit axis."""
    s = sin(angle / 2)
    return cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s


def times(a: Turn, b: Turn) -> Turn:
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def back(q: Turn) -> Turn:
    """The turn that undoes it."""
    return q[0], -q[1], -q[2], -q[3]


def even(q: Turn) -> Turn:
    """Of unit length again."""
    n = sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
    return q[0] / n, q[1] / n, q[2] / n, q[3] / n


def rows(q: Turn) -> Rows:
    """Its matrix."""
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def turned(q: Turn, v: Vector) -> Vector:
    """A vector after the turn."""
    a, b, c = rows(q)
    return dot(a, v), dot(b, v), dot(c, v)


def from_frame(x: Vector, y: Vector, z: Vector) -> Turn:
    """The turn that carries the axes onto these three (unit, square to one another, right-handed)."""
    trace = x[0] + y[1] + z[2]
    found: list[Turn] = [
        (1 + trace, y[2] - z[1], z[0] - x[2], x[1] - y[0]),
        (y[2] - z[1], 1 + 2 * x[0] - trace, y[0] + x[1], z[0] + x[2]),
        (z[0] - x[2], y[0] + x[1], 1 + 2 * y[1] - trace, z[1] + y[2]),
        (x[1] - y[0], z[0] + x[2], z[1] + y[2], 1 + 2 * z[2] - trace),
    ]
    return even(max(found, key=lambda q: sum(v * v for v in q)))


def shortest(a: Vector, b: Vector) -> Turn:
    """The smallest turn that carries unit vector a onto b (not its opposite)."""
    c = cross(a, b)
    return even((1 + dot(a, b), *c))


def part(q: Turn, t: float) -> Turn:
    """t of the way from standing still to q, the short way round."""
    if q[0] < 0:
        q = (-q[0], -q[1], -q[2], -q[3])
    n = hypot(q[1], q[2], q[3])
    if n < 1e-12:
        return STILL
    from_axis = (q[1] / n, q[2] / n, q[3] / n)
    return about(from_axis, 2 * acos(min(1.0, q[0])) * t)


def between(a: Turn, b: Turn, t: float) -> Turn:
    """t of the way from a to b, for turns that lie near one another."""
    s = t if a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] >= 0 else -t
    r = 1 - t
    return even((a[0] * r + b[0] * s, a[1] * r + b[1] * s, a[2] * r + b[2] * s, a[3] * r + b[3] * s))


def apart(a: Turn, b: Turn) -> float:
    """The angle between two turns. By the sine too: the cosine alone is blind to small angles."""
    d = times(b, back(a))
    angle = 2 * acos(min(1.0, abs(d[0])))
    small = hypot(d[1], d[2], d[3])
    return angle if small > 1e-3 else 2 * small


def yaw(angle: float) -> Turn:
    """About the reader's line of sight, against the clock."""
    return about((0.0, 0.0, 1.0), angle)


def wrap(angle: float) -> float:
    """The same direction, between -pi and pi."""
    return (angle + pi) % (2 * pi) - pi
