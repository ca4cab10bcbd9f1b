"""Safety and the ways to it (GOB-9.5 to 9.10, 9.17), as pure questions on what the owner sees."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from game.engine.spaces import Path
from game.titles.goblin_raid.rules.lookup_tables import ROUT_FOOT, ROUT_MOUNTED
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, NEAR, SITES, Links
from game.titles.goblin_raid.rules.march import Field
from game.titles.goblin_raid.rules.pieces import GOBLIN, LEADER, MOUNTED, SIDE
from game.titles.goblin_raid.rules.state import RUINS, allowed

_BUDGET = 20_000
"""Hexes tried for the best free path before the best so far is taken."""


class Ways(NamedTuple):
    """The legal paths of a flight: walks along `links` from `start` to one of `ends`, all of `hexes` hexes.

    `free`: there is no way to safety (GOB-9.9), any path of that length will do. No ends and not free: cut off."""

    start: str
    links: dict[str, tuple[str, ...]]
    ends: tuple[str, ...]
    hexes: int
    safe: bool = False
    free: bool = False

    def space(self) -> Path:
        """The paths as a space; a free one is run hex by hex, so its space holds the start alone."""
        if self.free:
            return Path((self.start,), {}, (self.start,), 0)
        return Path((self.start,), self.links, self.ends, self.hexes)


def length(pieces: list[int], rout: bool, hexes: int) -> int:
    """How far a unit or group flees (GOB-9.4)."""
    if not rout:
        return hexes
    units = [piece for piece in pieces if not LEADER[piece]]
    return ROUT_MOUNTED if units and all(MOUNTED[piece] for piece in units) else ROUT_FOOT


def links_of(f: Field, pieces: list[int]) -> Links:
    """Where the group may go: a mounted unit bars forest for all, leaders bar nothing (GOB-17.13)."""
    if f.side == GOBLIN:
        return f.ways.goblin
    return f.ways.mounted if any(MOUNTED[piece] for piece in pieces) else f.ways.foot


def safeties(f: Field, pieces: list[int], start: str) -> set[str]:
    """GOB-9.6."""
    if f.side == GOBLIN:
        return set(CAVE_AT)
    s = f.s
    found = {site.hex for site in SITES if s.sites[site.index] != RUINS}
    for place, pile in f.piles.items():
        if SIDE[pile[0]] == f.side and any(LEADER[piece] and piece not in pieces for piece in pile):
            found.add(place)
    found.discard(start)
    return {place for place in found if place not in f.enemies and f.enemies.isdisjoint(NEAR[place])}


def distances(f: Field, links: Links, ends: set[str], start: str) -> dict[str, int]:
    """Hexes to the nearest safety, around enemy-occupied hexes (GOB-9.7): of all that are nearer to it than `start`."""
    found = dict.fromkeys(sorted(ends), 0)
    queue = deque(found)
    enemies = f.enemies
    while queue:
        there = queue.popleft()
        if there == start:
            break
        away = found[there] + 1
        for here in NEAR[there]:
            if here in found or here in enemies or there not in links[here]:
                continue
            found[here] = away
            if here not in CAVE_AT:
                queue.append(here)
    return found


def ways(f: Field, pieces: list[int], hexes: int) -> Ways:
    """The legal paths of a unit or group that flees `hexes` hexes."""
    start = f.s.at[pieces[0]]
    links = links_of(f, pieces)
    left = distances(f, links, safeties(f, pieces, start), start)
    if start not in left:
        return Ways(start, {}, (), hexes, free=runs_on(f, links, [start], hexes))
    n = min(hexes, left[start])
    levels = [{start}]
    for _ in range(n):
        levels.append({b for a in levels[-1] for b in _next(f, links, left, a)})
    safe = n == left[start]
    ends = levels[-1] if safe else _ends(f, pieces, levels[-1])
    kept: dict[str, tuple[str, ...]] = {}
    good = ends
    for level in reversed(levels[:-1]):
        before = set()
        for a in sorted(level):
            on = tuple(b for b in sorted(_next(f, links, left, a)) if b in good)
            if on:
                kept[a] = on
                before.add(a)
        good = before
    return Ways(start, dict(sorted(kept.items())), tuple(sorted(ends)), n, safe)


def _next(f: Field, links: Links, left: dict[str, int], a: str) -> list[str]:
    return [b for b in links[a] if left.get(b, -1) == left[a] - 1 and b not in f.enemies]


def _ends(f: Field, pieces: list[int], level: set[str]) -> set[str]:
    """GOB-9.10: unoccupied last hexes go first; a group with a leader may end where stacking holds with it."""
    free = {found for found in level if not [p for p in f.pile(found) if p not in pieces]}
    leaders = [piece for piece in pieces if LEADER[piece]]
    units = len(pieces) - len(leaders)
    if leaders and units:
        for found in level - free:
            pile = [piece for piece in f.pile(found) if piece not in pieces]
            there = [piece for piece in pile if LEADER[piece]]
            if len(pile) - len(there) + units <= allowed(f.s, [*there, *leaders]):
                free.add(found)
    return free or level


def runs_on(f: Field, links: Links, trail: list[str], more: int) -> bool:
    """Whether a path without a hex twice leads `more` hexes on (GOB-9.9)."""
    if more == 0:
        return True
    able = (b for b in links[trail[-1]] if b not in f.enemies and b not in trail)
    return any(runs_on(f, links, [*trail, b], more - 1) for b in able)


def open_hexes(f: Field, pieces: list[int], trail: list[str], more: int) -> list[str]:
    """The next hexes of a free path that can still be completed."""
    links = links_of(f, pieces)
    return sorted(
        b
        for b in links[trail[-1]]
        if b not in f.enemies and b not in trail and runs_on(f, links, [*trail, b], more - 1)
    )


# ---------------------------------------------------------------- the way the host takes


class Walk(NamedTuple):
    """A way of those who flee; the least is the best (GOB-9.17)."""

    zones: int
    threat: int
    path: tuple[str, ...]


def _threat(f: Field, found: str) -> int:
    return sum(1 for near in NEAR[found] if near in f.enemies)


def usual(f: Field, pieces: list[int], way: Ways) -> list[str]:
    """Fewest enemy zone hexes, then the safest end, then the lowest numbers (GOB-9.17). With the start."""
    if way.free:
        return free_path(f, pieces, [way.start], way.hexes)
    best = {end: Walk(0, _threat(f, end), ()) for end in way.ends}

    def rest(a: str) -> Walk:
        if a not in best:
            options = []
            for b in way.links[a]:
                on = rest(b)
                options.append(Walk(on.zones + (b in f.zone), on.threat, (b, *on.path)))
            best[a] = min(options)
        return best[a]

    return [way.start, *rest(way.start).path]


def trivial(f: Field, way: Ways) -> bool:
    """Whether there is no choice worth asking: one end, one number of zone hexes (GOB-4.14)."""
    if way.free:
        return False
    if len(way.ends) != 1:
        return not way.ends
    counts: dict[str, set[int]] = {way.ends[0]: {0}}

    def zones(a: str) -> set[int]:
        if a not in counts:
            counts[a] = {n + (b in f.zone) for b in way.links[a] for n in zones(b)}
        return counts[a]

    return len(zones(way.start)) == 1


def free_path(f: Field, pieces: list[int], trail: list[str], more: int) -> list[str]:
    """The best free path on from `trail` (GOB-9.9, 9.17)."""
    links, zone = links_of(f, pieces), f.zone
    low: list[dict[str, int]] = [dict.fromkeys(NEAR, 0)]
    for _ in range(more):
        low.append(
            {
                a: min((low[-1][b] + (b in zone) for b in links[a] if b not in f.enemies and b in low[-1]), default=99)
                for a in NEAR
            }
        )
    best: Walk | None = None
    tried = 0

    def go(walk: list[str], zones: int, left: int) -> None:
        nonlocal best, tried
        tried += 1
        if left == 0:
            found = Walk(zones, _threat(f, walk[-1]), tuple(walk))
            if best is None or found < best:
                best = found
            return
        for b in sorted(links[walk[-1]]):
            if b in f.enemies or b in walk:
                continue
            now = zones + (b in zone)
            if best is not None and (tried > _BUDGET or now + low[left - 1][b] > best.zones):
                continue
            go([*walk, b], now, left - 1)

    go(trail, 0, more)
    return list(best.path) if best is not None else []
