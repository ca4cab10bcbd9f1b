"""Cheapest ways over the map in whole numbers: hexes by their place in `map_graph.HEXES`, weights MP first, then zones."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from heapq import heappop, heappush

from game.titles.goblin_raid.rules.map_graph import HEXES, NEAR, Links, ways

NUMBER: dict[str, int] = {found: n for n, found in enumerate(HEXES)}
_NEAR: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(NUMBER[b] for b in NEAR[a])) for a in HEXES)
BITS = 9
"""Of a hex number, and of a number of zone hexes; MP stand above them."""
_HEX = (1 << BITS) - 1
_ENDLESS = 1 << 30
_KEPT = 128
"""Aims whose distances a graph remembers."""

Weights = dict[int, int]


class Graph:
    """A table of costs, compiled."""

    def __init__(self, links: Links) -> None:
        self.steps = tuple(tuple((NUMBER[b], cost << BITS) for b, cost in links[a].items()) for a in HEXES)
        self.cost = tuple(dict(out) for out in self.steps)
        back: list[list[tuple[int, int]]] = [[] for _ in HEXES]
        for a, out in enumerate(self.steps):
            for b, cost in out:
                back[b].append((a, cost))
        self._back = back
        self._left: dict[int, list[int]] = {}

    def left(self, to: int) -> list[int]:
        """What the way to a hex costs from everywhere, if nobody stands in it: what `search` steers by."""
        known = self._left.get(to)
        if known is not None:
            return known
        found = [_ENDLESS << BITS] * len(HEXES)
        found[to] = 0
        heap = [to]
        while heap:
            entry = heappop(heap)
            here, spent = entry & _HEX, entry >> BITS
            if spent > found[here]:
                continue
            for before, cost in self._back[here]:
                if spent + cost < found[before]:
                    found[before] = spent + cost
                    heappush(heap, spent + cost << BITS | before)
        if len(self._left) >= _KEPT:
            self._left.clear()
        self._left[to] = found
        return found


@lru_cache(maxsize=256)
def graph(ruins: int, kind: str) -> Graph:
    """The graph of a table of `map_graph.ways`: `foot`, `goblin`, `mounted` or `mixed`."""
    return Graph(getattr(ways(ruins), kind))


def search(
    g: Graph,
    start: str,
    closed: Collection[str],
    ends: Collection[str],
    zone: Collection[str],
    to: str = "",
    most: int = _ENDLESS,
) -> Weights:
    """Hex -> weight of the best way there, within `most` half points; nobody goes on from `ends` (but the start).

    With `to` the search ends when the ways to that hex are known."""
    if not to:
        return _everywhere(g, start, frozenset(closed), frozenset(ends), frozenset(zone), most)
    begin, shut, last, zoned = _numbers(start, closed, ends, zone)
    most = most << BITS | _HEX
    aim = NUMBER[to]
    rest = g.left(aim)
    weight = {begin: 0}
    heap = [rest[begin] << BITS | begin]
    best = _ENDLESS << BITS
    steps = g.steps
    while heap:
        entry = heappop(heap)
        here = entry & _HEX
        spent = weight[here]
        reckoned = entry >> BITS
        if reckoned > best:
            break
        if reckoned > spent + rest[here]:
            continue  # a better way was found
        if here == aim:
            best = spent
        if here in last or here == aim:
            continue
        for there, cost in steps[here]:
            if there in shut:
                continue
            weighs = spent + cost + (there in zoned)
            known = weight.get(there)
            if known is None or weighs < known:
                reckoned = weighs + rest[there]
                if reckoned <= most:
                    weight[there] = weighs
                    heappush(heap, reckoned << BITS | there)
    return weight


def _numbers(
    start: str, closed: Collection[str], ends: Collection[str], zone: Collection[str]
) -> tuple[int, set[int], set[int], set[int]]:
    shut, last, zoned = ({NUMBER[found] for found in some} for some in (closed, ends, zone))
    last.discard(NUMBER[start])
    return NUMBER[start], shut, last, zoned


@lru_cache(maxsize=32)
def _everywhere(
    g: Graph, start: str, closed: frozenset[str], ends: frozenset[str], zone: frozenset[str], most: int
) -> Weights:
    """`search` in all directions; what a player has looked over is marched, and looked at again, on the same table."""
    begin, shut, last, zoned = _numbers(start, closed, ends, zone)
    most = most << BITS | _HEX
    none = most + 1
    weight = [none] * len(HEXES)
    for there in shut:
        weight[there] = -1  # nothing is cheaper: nobody enters
    weight[begin] = 0
    found, heap = [begin], [begin]
    steps = g.steps
    while heap:
        entry = heappop(heap)
        here, spent = entry & _HEX, entry >> BITS
        if spent > weight[here] or here in last:
            continue
        for there, cost in steps[here]:
            weighs = spent + cost
            known = weight[there]
            if weighs < known:
                if there in zoned:
                    weighs += 1
                    if weighs >= known:
                        continue
                if known == none:
                    found.append(there)
                weight[there] = weighs
                heappush(heap, weighs << BITS | there)
    return {there: weight[there] for there in found}


def way(g: Graph, weight: Weights, start: str, ends: Collection[str], zone: Collection[str], to: str) -> list[str]:
    """The best way to a hex, without its start: of equal ways that over the lowest numbers, from the end. [] if none."""
    here, begin = NUMBER[to], NUMBER[start]
    if here not in weight:
        return []
    path = []
    while here != begin:
        path.append(HEXES[here])
        here = before(g, weight, begin, ends, zone, here)
    return path[::-1]


def before(g: Graph, weight: Weights, begin: int, ends: Collection[str], zone: Collection[str], here: int) -> int:
    """The hex before another on the best way."""
    spent = weight[here] - (HEXES[here] in zone)
    for near in _NEAR[here]:
        cost = g.cost[near].get(here)
        if (
            cost is not None
            and near in weight
            and weight[near] + cost == spent
            and (near == begin or HEXES[near] not in ends)
        ):
            return near
    raise ValueError(f"{HEXES[here]} is not on any way")
