"""What a leader may do on the map: costs, zones, stacking, passage, routes (GOB sections 5 and 6), as questions.

All answers stand on what the owner sees: enemy stacks out of sight count as foot (GOB-14.6). `legal` is the rule;
`rules/march_menu.py` says the same as bounds of picks, for the menu.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from heapq import heappop, heappush

from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.board import board
from game.titles.goblin_raid.rules.lookup_tables import CARRY_MP, FOOT_MP, GOBLIN_MP, MOUNTED_MP
from game.titles.goblin_raid.rules.map_graph import (
    AROUND,
    CAVE_AT,
    EXIT_COST,
    EXITS,
    HEXES,
    NEAR,
    UNDER,
    Links,
    Ways,
    gate_cost,
    ways,
)
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, LEADER, MOUNTED, SIDE
from game.titles.goblin_raid.rules.routing import BITS, NUMBER, Graph, Weights, graph, search, way
from game.titles.goblin_raid.rules.state import (
    State,
    allowed,
    limit,
    on_map,
    pieces_in,
    ruins,
)

GATE, EXIT = "gate", "withdrawn"
"""The places off the map from which RE units enter, and to which leaders withdraw."""
FOOT, MTD = "foot", "mounted"


class Field:
    """The map as a side sees it at one moment: made anew for each question, since everything in it may change."""

    __slots__ = ("board", "enemies", "piles", "s", "side", "ways")

    def __init__(self, s: State, side: int) -> None:
        self.s = s
        self.side = side
        self.ways: Ways = ways(ruins(s))
        self.board = board(s)
        self.piles = self.board.piles
        self.enemies = self.board.occupied[1 - side]

    @property
    def zone(self) -> frozenset[str]:
        """The hexes in enemy zones, as far as this side can tell: stacks out of sight count as foot (GOB-14.6)."""
        return self.board.zone(1 - self.side, self.ways, True)

    def pile(self, found: str) -> list[int]:
        return self.piles.get(found, [])


def true_zone(s: State, side: int) -> frozenset[str]:
    """The zones of a side by the true state: the host judges by it (GOB-14.6)."""
    return board(s).zone(side, ways(ruins(s)), False)


def goal(s: State, play: plays.Step | plays.March | plays.Enter | plays.Exit) -> str:
    """Where a movement is to lead."""
    if isinstance(play, plays.Enter):
        return s.entry
    return EXIT if isinstance(play, plays.Exit) else play.to


def modes(s: State, leader: int) -> tuple[str, ...]:
    """How a leader may move now (GOB-5.6)."""
    if SIDE[leader] == GOBLIN:
        return (FOOT,)
    if not s.stepped[leader]:
        return (FOOT, MTD)
    return (FOOT if s.foot[leader] else MTD,)


def cost(f: Field, leader: int, mode: str, a: str, b: str, foot: bool, mounted: bool) -> int | None:
    """What a step costs with foot and mounted units carried (GOB-5.5, 5.7); None: barred."""
    if SIDE[leader] == GOBLIN:
        return f.ways.goblin[a].get(b)
    if a == GATE or b == EXIT:
        how = MTD if mode == MTD and not foot else FOOT
        return gate_cost(b, ruins(f.s), how) if a == GATE else EXIT_COST[how]
    return table(f, mode, foot, mounted)[a].get(b)


def table(f: Field, mode: str, foot: bool, mounted: bool) -> Links:
    """The costs on the map for a leader with such a load."""
    found: Links = getattr(f.ways, _kind(f, mode, foot, mounted))
    return found


def _kind(f: Field, mode: str, foot: bool, mounted: bool) -> str:
    if f.side == GOBLIN:
        return "goblin"
    if mode == FOOT:
        return "mixed" if mounted else "foot"
    return "mixed" if foot else "mounted"


def points(s: State, leader: int, mode: str, foot: bool) -> int:
    """The MP left for a step, in halves (GOB-5.4, 5.7)."""
    if SIDE[leader] == GOBLIN:
        return GOBLIN_MP - s.spent[leader]
    if mode == FOOT:
        return FOOT_MP - s.spent[leader]
    left = MOUNTED_MP - s.spent[leader]
    return min(left, CARRY_MP - s.heavy[leader]) if foot else left


def targets(f: Field, leader: int) -> list[str]:
    """The hexes next to a leader that it might step to."""
    here = f.s.at[leader]
    if here == GATE:
        return [f.s.entry] if f.s.entry else []
    if here in CAVE_AT:
        return list(f.ways.goblin[here])
    near = f.ways.goblin[here] if f.side == GOBLIN else {**f.ways.foot[here], **f.ways.mounted[here]}
    out = [found for found in NEAR[here] if found in near]
    if f.side == FEUDAL and here in EXITS and f.s.exit in ("", here):
        out.append(EXIT)
    return out


def carriable(s: State, leader: int) -> list[int]:
    """The units in its hex that nobody else has carried in this phase (GOB-5.3)."""
    return [p for p in pieces_in(s, s.at[leader]) if not LEADER[p] and s.carrier[p] in (-1, leader)]


def least(f: Field, leader: int) -> int:
    """How many units the leader must take along so that the hex left behind respects stacking (GOB-6.4)."""
    here = f.s.at[leader]
    if not on_map(here):
        return 0
    pile = f.pile(here)
    others = [piece for piece in pile if LEADER[piece] and piece != leader]
    units = sum(1 for piece in pile if not LEADER[piece])
    return max(0, units - allowed(f.s, others) - f.s.surplus.get(here, 0))


def overstacked(f: Field, found: str) -> bool:
    pile = f.pile(found)
    leaders = [piece for piece in pile if LEADER[piece]]
    return len(pile) - len(leaders) > allowed(f.s, leaders)


def fits(f: Field, leader: int, found: str, carried: int, gone: tuple[int, ...] = ()) -> bool:
    """Whether stacking holds when the leader comes with so many units; `gone`: pieces that have left by then."""
    if not on_map(found):
        return True
    pile = [piece for piece in f.pile(found) if piece not in gone and piece != leader]
    leaders = [piece for piece in pile if LEADER[piece]]
    units = len(pile) - len(leaders)
    if carried and units > allowed(f.s, leaders):
        return False
    return units + carried <= allowed(f.s, [*leaders, leader])


def goes_on(
    f: Field,
    leader: int,
    mode: str,
    start: str,
    left: int,
    light: int,
    carry: tuple[int, ...],
    foot: bool,
    mounted: bool,
) -> str:
    """The cheapest hex where stacking holds that a leader in passage can reach with its load; "" none (GOB-5.14).

    `light`: MP left for steps with this load; `left` is only a lower bound of what may be spent."""
    if start in f.zone:
        return ""
    heap = [(0, start)]
    done: set[str] = set()
    while heap:
        spent, here = heappop(heap)
        if here in done:
            continue
        done.add(here)
        if here != start and fits(f, leader, here, len(carry), carry):
            return here
        if here != start and (here in f.zone or not on_map(here)):
            continue
        for there in NEAR[here]:
            step = cost(f, leader, mode, here, there, foot, mounted)
            if step is None or there in f.enemies or there in done:
                continue
            if spent + step <= min(left, light):
                heappush(heap, (spent + step, there))
    return ""


def passes(
    f: Field, leader: int, mode: str, b: str, step: int, carry: tuple[int, ...], foot: bool, mounted: bool
) -> bool:
    """GOB-5.14: whether the leader, having paid `step` to enter an overfull hex, could go on with its load."""
    left = points(f.s, leader, mode, foot) - step
    return bool(goes_on(f, leader, mode, b, left, left, carry, foot, mounted))


def legal(f: Field, leader: int, mode: str, b: str, carry: list[int]) -> str:
    """Why a step is refused; "" if it is legal (GOB section 16)."""
    s = f.s
    here = s.at[leader]
    if not LEADER[leader]:
        return "no_leader"
    if s.passage >= 0 and s.passage != leader:
        return "in_passage"
    if s.stopped[leader]:
        return "zoc_stop"
    if b not in (s.entry if here == GATE else "", EXIT) and b not in AROUND.get(here, ()):
        return "off_map" if b not in UNDER else "not_adjacent"
    if b == EXIT and here not in EXITS:
        return "off_map"
    if b == EXIT and s.exit not in ("", here):
        return "wrong_exit"
    if mode not in modes(s, leader):
        return "not_legal"
    if b in f.enemies:
        return "enemy_there"
    if any(LEADER[piece] or s.at[piece] != here for piece in carry):
        return "not_legal"
    if len(carry) > limit(s, leader):
        return "over_command"
    if any(s.carrier[piece] not in (-1, leader) for piece in carry):
        return "carried_by_other"
    foot, mounted = any(not MOUNTED[piece] for piece in carry), any(MOUNTED[piece] for piece in carry)
    step = cost(f, leader, mode, here, b, foot, mounted)
    if step is None:
        return "mounted_forest" if f.ways.foot.get(here, {}).get(b) is not None and f.side == FEUDAL else "impassable"
    if step > points(s, leader, mode, foot):
        return "carry_budget" if step <= points(s, leader, mode, False) else "no_mp"
    if on_map(b):
        if carry and overstacked(f, b):
            return "overstacked"
        if not fits(f, leader, b, len(carry)) and not passes(f, leader, mode, b, step, tuple(carry), foot, mounted):
            return "overfull"
    if len(carry) < least(f, leader):
        return "left_overfull"
    return ""


# ---------------------------------------------------------------- routes


def routes(f: Field, leader: int, mode: str, carry: list[int]) -> dict[str, int]:
    """Hex -> MP (halves) of the cheapest way for this load, whatever zones and turns it takes."""
    g, start = _graph(f, mode, carry), _start(f, leader)
    weight = search(g, start, f.enemies, CAVE_AT, ())
    return {HEXES[n]: spent >> BITS for n, spent in weight.items()}


def arrivals(f: Field, leader: int, mode: str, carry: list[int]) -> dict[str, int]:
    """Hex -> MP (halves) of the cheapest way on which a leader gets there in this phase, as far as its side can tell:
    every step is legal, and no zone stops it before."""
    return Marches(f, leader, mode, carry).arrivals


def route(f: Field, leader: int, mode: str, carry: list[int], to: str) -> list[str]:
    """The hexes of a march, without the one it starts from; [] if no way leads there (GOB-4.12).

    The cheapest way on which it arrives in this phase; else the cheapest of all. Of equally cheap ways that with fewest
    zone hexes."""
    g, start = _graph(f, mode, carry), _start(f, leader)
    head = [start] if f.s.at[leader] == GATE else []
    zone, ends = f.zone, _ends(f)
    if to == start:
        return head
    if _may_stay(f, leader, to, carry):
        shut = _shut(f, carry)
        # One turn's MP bound this search: steering it would cost more, a flood of the whole map for each new aim.
        weight = search(g, start, shut, ends, zone, "", _left(f, leader, mode, carry))
        if NUMBER[to] in weight:
            return head + way(g, weight, start, ends, zone, to)
    weight = search(g, start, f.enemies, CAVE_AT, zone, to)
    found = way(g, weight, start, CAVE_AT, zone, to)
    return head + found if found else []


class Marches:
    """All marches of a leader with one load, by two searches: where they arrive, and to any aim what `route` says."""

    def __init__(self, f: Field, leader: int, mode: str, carry: list[int]) -> None:
        self.field, self.leader, self.mode, self.carry = f, leader, mode, carry
        self._graph, self._start = _graph(f, mode, carry), _start(f, leader)

    @cached_property
    def arrivals(self) -> dict[str, int]:
        """As the function of that name."""
        f, s, leader = self.field, self.field.s, self.leader
        if s.stopped[leader] or (s.passage >= 0 and s.passage != leader) or len(self.carry) < least(f, leader):
            return {}
        entry = _entry(f, leader, self.mode, self.carry)
        piles, many = f.piles, len(self.carry)
        found = {}
        for n, spent in self._now.items():
            there = HEXES[n]
            if there not in piles or fits(f, leader, there, many):  # `_may_stay`, without a call for each hex
                found[there] = entry + (spent >> BITS)
        if not entry:
            found.pop(self._start, None)
        return found

    @cached_property
    def _now(self) -> Weights:
        """What the ways cost that end in this phase."""
        f, left = self.field, _left(self.field, self.leader, self.mode, self.carry)
        return search(self._graph, self._start, _shut(f, self.carry), _ends(f), f.zone, "", left)

    @cached_property
    def _ever(self) -> Weights:
        """What the ways cost that take any number of turns."""
        return search(self._graph, self._start, self.field.enemies, CAVE_AT, self.field.zone)

    def to(self, aim: str) -> list[str]:
        """The hexes of the march, without the one it starts from; [] if no way leads there."""
        f, start = self.field, self._start
        head = [start] if f.s.at[self.leader] == GATE else []
        if aim == start:
            return head
        if _may_stay(f, self.leader, aim, self.carry) and NUMBER[aim] in self._now:
            return head + way(self._graph, self._now, start, _ends(f), f.zone, aim)
        found = way(self._graph, self._ever, start, CAVE_AT, f.zone, aim)
        return head + found if found else []

    def spent(self, aim: str) -> int:
        """MP (halves) of the cheapest way, whatever zones and turns it takes; 0: none leads there."""
        return self._ever.get(NUMBER[aim], 0) >> BITS


def _graph(f: Field, mode: str, carry: list[int]) -> Graph:
    foot, mounted = any(not MOUNTED[piece] for piece in carry), any(MOUNTED[piece] for piece in carry)
    return graph(f.ways.ruins, _kind(f, mode, foot, mounted))


def _start(f: Field, leader: int) -> str:
    """Where the way on the map begins."""
    here = f.s.at[leader]
    return f.s.entry if here == GATE else here


def _entry(f: Field, leader: int, mode: str, carry: list[int]) -> int:
    """What coming on the map costs."""
    if f.s.at[leader] != GATE:
        return 0
    foot = any(not MOUNTED[piece] for piece in carry)
    return cost(f, leader, mode, GATE, f.s.entry, foot, False) or 0


def _left(f: Field, leader: int, mode: str, carry: list[int]) -> int:
    foot = any(not MOUNTED[piece] for piece in carry)
    return points(f.s, leader, mode, foot) - _entry(f, leader, mode, carry)


def _shut(f: Field, carry: list[int]) -> Collection[str]:
    """The hexes that cannot be entered: enemies, and with a load overstacked ones (GOB-5.13, 9.16)."""
    over = [found for found in f.board.occupied[f.side] if overstacked(f, found)] if carry else []
    return f.enemies.union(over) if over else f.enemies


def _ends(f: Field) -> Collection[str]:
    """Where a leader stops: enemy zones, and caves (GOB-6.6, 5.11)."""
    return f.zone.union(CAVE_AT)


def _may_stay(f: Field, leader: int, there: str, carry: list[int]) -> bool:
    """Whether stacking holds where the way ends."""
    return there not in f.piles or fits(f, leader, there, len(carry))
