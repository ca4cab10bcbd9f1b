"""Distances that a computer player carries in its head: they change with ruins alone, never with where pieces stand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush

from game.titles.goblin_raid.rules.map_graph import CAVE_AT, NEAR, SITES, Links, ways

FAR = 999
"""More half-points than any way takes."""


def links(ruins: int, how: str) -> Links:
    """Costs of steps, in halves: `goblin`, `foot` or `mounted`."""
    found: Links = getattr(ways(ruins), how)
    return found


def _flood(steps: Links, starts: Iterable[str], most: int) -> dict[str, int]:
    heap = [(0, start) for start in starts]
    first = {start for _, start in heap}
    found: dict[str, int] = {}
    while heap:
        spent, here = heappop(heap)
        if here in found:
            continue
        found[here] = spent
        if here in CAVE_AT and here not in first:
            continue
        for there, step in steps[here].items():
            if there not in found and spent + step <= most:
                heappush(heap, (spent + step, there))
    return found


@lru_cache(maxsize=4)
def _backwards(ruins: int) -> Links:
    """What it costs a goblin to come to a hex from each neighbour."""
    out: Links = {found: {} for found in NEAR}
    for a, steps in links(ruins, "goblin").items():
        for b, cost in steps.items():
            out[b][a] = cost
    return out


@lru_cache(maxsize=600)
def spread(start: str, ruins: int, how: str, most: int = 60) -> dict[str, int]:
    """Hex -> the least MP from `start`, in halves, within `most`."""
    return _flood(links(ruins, how), (start,), most)


@lru_cache(maxsize=300)
def around(starts: tuple[str, ...], ruins: int, how: str) -> dict[str, int]:
    """Hex -> the least MP between it and the nearest of `starts`, in halves (there and back cost nearly the same)."""
    return _flood(links(ruins, how), starts, 100)


@lru_cache(maxsize=8)
def home_cost(ruins: int) -> dict[str, int]:
    """Hex -> the least MP to a cave for goblins, in halves."""
    return _flood(_backwards(ruins), CAVE_AT, FAR)


@lru_cache(maxsize=128)
def cost_to(aim: str, ruins: int) -> dict[str, int]:
    """Hex -> the least MP to `aim` for goblins, in halves."""
    return _flood(_backwards(ruins), (aim,), FAR)


@lru_cache(maxsize=128)
def cost_beside(aim: str, ruins: int) -> dict[str, int]:
    """Hex -> the least MP to a hex next to `aim` for goblins, in halves: from there it can be attacked."""
    return _flood(_backwards(ruins), (near for near in NEAR[aim] if near not in CAVE_AT), FAR)


@lru_cache(maxsize=512)
def way_home(start: str, ruins: int) -> tuple[str, ...]:
    """The cheapest way to a cave for goblins, without the start."""
    left, steps = home_cost(ruins), links(ruins, "goblin")
    path: list[str] = []
    here = start
    while here in left and left[here] > 0 and len(path) < 40:
        here = min(steps[here], key=lambda there: (left.get(there, FAR) + steps[here][there], there))
        path.append(here)
    return tuple(path)


def near_cost(costs: dict[str, int], found: str) -> int:
    """The least cost to a hex next to `found`."""
    return min((costs[near] for near in NEAR[found] if near in costs), default=FAR)


BAGS = {site.hex: site.bags for site in SITES}
