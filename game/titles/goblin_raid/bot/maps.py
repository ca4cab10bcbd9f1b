"""Distances that a computer player carries in its head: tables by the number of a hex (`routing.NUMBER`), in half MP.

Ruins are left out of account (what a march costs this turn comes from the rules): so a table is made once and kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from heapq import heappop, heappush

from game.titles.goblin_raid.rules.lookup_tables import GOBLIN_MP
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, DRY, HEXES, NEAR, Links, ways
from game.titles.goblin_raid.rules.routing import NUMBER

FAR = 255
"""More half-points than any way takes."""
Costs = bytes
"""Half MP by the number of a hex, at most `FAR`."""
_CAVES = frozenset(NUMBER[found] for found in CAVE_AT)
_NEAR = tuple(tuple(NUMBER[near] for near in NEAR[found]) for found in HEXES)
Steps = tuple[tuple[tuple[int, int], ...], ...]


@cache
def _steps(how: str) -> Steps:
    """Hex number -> each neighbour's and the cost of the step: `goblin`, `foot` or `mounted`."""
    links: Links = getattr(ways(0), how)
    return tuple(tuple((NUMBER[b], cost) for b, cost in links[a].items()) for a in HEXES)


@cache
def _backwards() -> Steps:
    """What it costs a goblin to come to a hex from each neighbour."""
    out: list[list[tuple[int, int]]] = [[] for _ in HEXES]
    for a, steps in enumerate(_steps("goblin")):
        for b, cost in steps:
            out[b].append((a, cost))
    return tuple(map(tuple, out))


def _flood(steps: Steps, starts: Iterable[str]) -> Costs:
    """The least costs from the nearest of `starts`; nobody goes on through a cave."""
    first = [NUMBER[start] for start in starts]
    found = [FAR] * len(HEXES)
    for here in first:
        found[here] = 0
    heap = first[:]  # a cost and a hex in one number
    while heap:
        spent, here = divmod(heappop(heap), 1024)
        if spent > found[here] or (here in _CAVES and spent):
            continue
        for there, step in steps[here]:
            if spent + step < found[there]:
                found[there] = spent + step
                heappush(heap, (spent + step) * 1024 + there)
    return bytes(found)


@cache
def costs(start: str, how: str) -> Costs:
    """The least MP from `start`."""
    return _flood(_steps(how), (start,))


@cache
def beside(start: str, how: str) -> Costs:
    """The least MP from `start` to a hex next to each."""
    table = costs(start, how)
    return bytes(min(table[near] for near in around) for around in _NEAR)


@cache
def ahead(start: str, how: str) -> Costs:
    """The least MP to the way that goblins will take home from `start`, its first two hexes left out."""
    return _flood(_steps(how), way_home(start)[2:10])


@cache
def home_cost() -> Costs:
    """The least MP to a cave for goblins."""
    return _flood(_backwards(), CAVE_AT)


@cache
def cost_to(aim: str) -> Costs:
    """The least MP to `aim` for goblins."""
    return _flood(_backwards(), (aim,))


@cache
def cost_beside(aim: str, rivers: int) -> Costs:
    """The least MP to a hex next to `aim` for goblins: from there it can be struck, if `rivers` are minded (GOB-7.6)."""
    near = (found for found in NEAR[aim] if found not in CAVE_AT and ((found, aim) in DRY or not rivers))
    return _flood(_backwards(), near)


@cache
def way_home(start: str) -> tuple[str, ...]:
    """The cheapest way to a cave for goblins, without the start."""
    left, steps = home_cost(), _steps("goblin")
    path: list[str] = []
    here = NUMBER[start]
    while 0 < left[here] < FAR and len(path) < 40:
        here, _ = min(steps[here], key=lambda step: (left[step[0]] + step[1], step[0]))
        path.append(HEXES[here])
    return tuple(path)


@lru_cache(maxsize=8192)
def home_next_turn(start: str, barred: frozenset[str]) -> tuple[str, ...]:
    """The cheapest way on which goblins are in a cave within a turn, round hexes that would stop them; () where there is none."""
    steps, closed = _steps("goblin"), {NUMBER[found] for found in barred}
    here = NUMBER[start]
    came: dict[int, int] = {}
    heap = [(0, here, here)]
    while heap:
        spent, here, before = heappop(heap)
        if here in came:
            continue
        came[here] = before
        if here in _CAVES:
            return _path(came, here)
        for there, step in steps[here]:
            if there not in closed and there not in came and spent + step <= GOBLIN_MP:
                heappush(heap, (spent + step, there, here))
    return ()


def _path(came: dict[int, int], here: int) -> tuple[str, ...]:
    path = []
    while came[here] != here:
        path.append(HEXES[here])
        here = came[here]
    return tuple(reversed(path))
