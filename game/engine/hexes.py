"""Hex geometry for maps of flat-topped hexes in columns: names, neighbours, sides, distance, ways, areas.

A hex is named "ccrr": two digits of column, two of row, both from 01, rows counted downwards. In every other column
the hexes stand half a row down; `Grid.shoved` says whether those are the odd columns (1, 3, ...) or the even ones.
Directions 0 to 5 are the sides of a hex, clockwise from the top: n, ne, se, s, sw, nw.

Pure functions of whole numbers; what terrain costs and who stands where is the caller's. A cost is a whole number,
None means that there is no way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Literal

SIDES = ("n", "ne", "se", "s", "sw", "nw")
Cost = Callable[[str, str], int | None]
"""What it costs to go from a hex to a neighbour; None: impassable."""

_CUBE = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The neighbour of each side in axial coordinates (q: column, r: along the south-eastern axis)."""


def name(column: int, row: int) -> str:
    """The name of a hex. Raises ValueError outside 1 to 99."""
    if not (1 <= column <= 99 and 1 <= row <= 99):
        raise ValueError(f"no hex in column {column}, row {row}")
    return f"{column:02d}{row:02d}"


def parts(hex_name: str) -> tuple[int, int]:
    """Column and row of a name. Raises ValueError."""
    if len(hex_name) != 4 or not hex_name.isdecimal():
        raise ValueError(f"{hex_name!r} names no hex")
    return int(hex_name[:2]), int(hex_name[2:])


def opposite(side: int) -> int:
    """The direction back."""
    return (side + 3) % 6


@dataclass(frozen=True)
class Grid:
    """A map of `columns` by `rows` hexes. `missing` are the hexes cut off it (a ragged edge)."""

    columns: int
    rows: int
    shoved: Literal["odd", "even"] = "even"
    missing: frozenset[str] = frozenset()

    def __contains__(self, hex_name: object) -> bool:
        if not isinstance(hex_name, str) or len(hex_name) != 4 or not hex_name.isdecimal():
            return False
        column, row = int(hex_name[:2]), int(hex_name[2:])
        return 1 <= column <= self.columns and 1 <= row <= self.rows and hex_name not in self.missing

    def hexes(self) -> list[str]:
        """Every hex, column by column."""
        every = (name(column, row) for column in range(1, self.columns + 1) for row in range(1, self.rows + 1))
        return [found for found in every if found not in self.missing]

    def axial(self, hex_name: str) -> tuple[int, int]:
        """Axial coordinates: in them the six directions are the same everywhere."""
        column, row = parts(hex_name)
        return column, row - self._lift(column)

    def at(self, q: int, r: int) -> str | None:
        """The hex at axial coordinates; None off the map."""
        row = r + self._lift(q)
        if not (1 <= q <= self.columns and 1 <= row <= self.rows):
            return None
        found = f"{q:02d}{row:02d}"
        return None if found in self.missing else found

    def _lift(self, column: int) -> int:
        """How far the axial row lies above the printed one in this column."""
        return column // 2 if self.shoved == "odd" else (column - 1) // 2

    def neighbour(self, hex_name: str, side: int) -> str | None:
        """The hex across a side; None at the edge of the map."""
        q, r = self.axial(hex_name)
        dq, dr = _CUBE[side]
        return self.at(q + dq, r + dr)

    def neighbours(self, hex_name: str) -> list[str]:
        """The hexes around, clockwise from the top, without those off the map."""
        q, r = self.axial(hex_name)
        found = (self.at(q + dq, r + dr) for dq, dr in _CUBE)
        return [near for near in found if near is not None]

    def side(self, here: str, there: str) -> int:
        """The direction from a hex to its neighbour. Raises ValueError when they do not touch."""
        (q, r), (q2, r2) = self.axial(here), self.axial(there)
        try:
            return _CUBE.index((q2 - q, r2 - r))
        except ValueError:
            raise ValueError(f"{here} and {there} do not touch") from None

    def hexside(self, here: str, there: str) -> str:
        """The one name of the side between two neighbours: "0304/0305"."""
        self.side(here, there)
        return f"{min(here, there)}/{max(here, there)}"

    def hexsides(self, hex_name: str) -> list[str]:
        """The sides shared with hexes of the map, clockwise from the top."""
        return [self.hexside(hex_name, near) for near in self.neighbours(hex_name)]

    def distance(self, here: str, there: str) -> int:
        """Steps from one hex to the other on an open map."""
        (q, r), (q2, r2) = self.axial(here), self.axial(there)
        dq, dr = q2 - q, r2 - r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def line(self, here: str, there: str) -> list[str]:
        """The hexes of the straight line between two centres, both ends in. Where the line runs along a side, it
        takes the hex nearer the left of somebody walking from the lesser name to the greater: there and back is the
        same line. Hexes off the map are left out."""
        if there < here:
            return self.line(there, here)[::-1]
        n = self.distance(here, there)
        if n == 0:
            return [here] if here in self else []
        (q, r), (q2, r2) = self.axial(here), self.axial(there)
        out = []
        for i in range(n + 1):
            found = self.at(*_rounded(q * (n - i) + q2 * i, r * (n - i) + r2 * i, n))
            if found is not None:
                out.append(found)
        return out

    def ring(self, centre: str, radius: int) -> list[str]:
        """The hexes exactly `radius` away, clockwise from the top, without those off the map."""
        if radius == 0:
            return [centre] if centre in self else []
        q, r = self.axial(centre)
        r -= radius
        out = []
        for side in (2, 3, 4, 5, 0, 1):  # from the top corner down the right, round and back
            for _ in range(radius):
                found = self.at(q, r)
                if found is not None:
                    out.append(found)
                q, r = q + _CUBE[side][0], r + _CUBE[side][1]
        return out

    def within(self, centre: str, radius: int) -> list[str]:
        """The hexes at most `radius` away, ring by ring."""
        return [found for away in range(radius + 1) for found in self.ring(centre, away)]

    # ------------------------------------------------------------------ ways

    def costs(self, starts: Iterable[str], cost: Cost, most: int | None = None) -> dict[str, int]:
        """The least cost from any of `starts` to every hex that can be reached (with at most `most`), cheapest
        first, equal ones by name. A cost below 0 raises ValueError."""
        best = dict.fromkeys(starts, 0)
        heap = [(0, start) for start in sorted(best)]
        done: dict[str, int] = {}
        while heap:
            so_far, here = heappop(heap)
            if here in done:
                continue
            done[here] = so_far
            for there in self.neighbours(here):
                step = cost(here, there)
                if step is None or there in done:
                    continue
                if step < 0:
                    raise ValueError(f"going from {here} to {there} costs {step}")
                total = so_far + step
                if (most is None or total <= most) and total < best.get(there, total + 1):
                    best[there] = total
                    heappush(heap, (total, there))
        return done

    def reachable(self, start: str, points: int, cost: Cost) -> dict[str, int]:
        """Hex -> movement points left there, for all that `points` suffice for."""
        return {found: points - spent for found, spent in self.costs((start,), cost, points).items()}

    def shortest_links(self, start: str, ends: Iterable[str], cost: Cost) -> dict[str, tuple[str, ...]]:
        """All cheapest ways from `start` to each of `ends` as links (for `spaces.Path`): following them anyhow leads
        along a cheapest way. Ends that cannot be reached are not in it. Steps that cost nothing and lead round in
        circles are left out: every link leads on in the order of (cost, steps)."""
        spent = self.costs((start,), cost)
        steps = self._steps(start, spent, cost)
        links: dict[str, tuple[str, ...]] = {}
        back: dict[str, list[str]] = {}
        for here in spent:
            for there in self.neighbours(here):
                if self._leads_on(here, there, spent, steps, cost):
                    back.setdefault(there, []).append(here)
        wanted = deque(end for end in dict.fromkeys(ends) if end in spent)
        kept = set(wanted)
        pairs: set[tuple[str, str]] = set()
        while wanted:
            there = wanted.popleft()
            for here in back.get(there, ()):
                pairs.add((here, there))
                if here not in kept:
                    kept.add(here)
                    wanted.append(here)
        for here in sorted({pair[0] for pair in pairs}):
            links[here] = tuple(there for there in self.neighbours(here) if (here, there) in pairs)
        return links

    def _steps(self, start: str, spent: dict[str, int], cost: Cost) -> dict[str, int]:
        """The fewest steps of a cheapest way to each hex."""
        steps = {start: 0}
        for here in sorted(spent, key=lambda found: spent[found]):
            if here not in steps:
                continue
            queue = deque([here])
            while queue:
                at = queue.popleft()
                for there in self.neighbours(at):
                    step = cost(at, there)
                    if step is None or spent.get(there) != spent[at] + step:
                        continue
                    if steps[at] + 1 < steps.get(there, 1 << 30):
                        steps[there] = steps[at] + 1
                        if step == 0:
                            queue.append(there)
        return steps

    def _leads_on(self, here: str, there: str, spent: dict[str, int], steps: dict[str, int], cost: Cost) -> bool:
        step = cost(here, there)
        if step is None or spent.get(there) != spent[here] + step:
            return False
        return step > 0 or steps[there] == steps[here] + 1

    # ------------------------------------------------------------------ areas

    def zone(self, centres: Iterable[str], blocked: Callable[[str, str], bool] | None = None) -> list[str]:
        """The hexes next to any of `centres` (a zone of control), sorted; `blocked(centre, hex)` takes a side out."""
        found = {
            near
            for centre in centres
            for near in self.neighbours(centre)
            if blocked is None or not blocked(centre, near)
        }
        return sorted(found)

    def areas(self, members: Iterable[str]) -> list[list[str]]:
        """The connected parts of a set of hexes, each sorted, in the order of their first hexes."""
        left = set(members)
        out = []
        while left:
            start = min(left)
            left.discard(start)
            area, queue = [start], deque([start])
            while queue:
                for near in self.neighbours(queue.popleft()):
                    if near in left:
                        left.discard(near)
                        area.append(near)
                        queue.append(near)
            out.append(sorted(area))
        return out


def _rounded(q: int, r: int, n: int) -> tuple[int, int]:
    """The hex that the axial point (q / n, r / n) lies in, nudged a little so that no point lies on a side."""
    q, r, n = 6 * n * q + 1, 6 * n * r + 2, 6 * n * n
    s = -q - r
    rq, rr, rs = (2 * q + n) // (2 * n), (2 * r + n) // (2 * n), (2 * s + n) // (2 * n)
    dq, dr, ds = abs(rq * n - q), abs(rr * n - r), abs(rs * n - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return rq, rr
