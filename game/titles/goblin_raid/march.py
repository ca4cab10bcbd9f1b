"""What a leader may do on the map: costs, zones, stacking, passage, routes (GOB sections 5 and 6), as pure questions.

All answers stand on what the owner sees: enemy stacks out of sight count as foot (GOB-14.6). `legal` is the rule; `loads`
says the same as bounds of picks, for the menu.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import combinations

from game.engine.spaces import One, Pick
from game.titles.goblin_raid.land import (
    AROUND,
    CAVE_AT,
    EXIT_COST,
    EXITS,
    NEAR,
    UNDER,
    Links,
    Ways,
    gate_cost,
    ways,
)
from game.titles.goblin_raid.pieces import FEUDAL, GOBLIN, IDS, LEADER, MOUNTED, SIDE
from game.titles.goblin_raid.sight import in_sight
from game.titles.goblin_raid.state import (
    State,
    allowed,
    limit,
    occupied,
    on_map,
    pieces_in,
    ruins,
    stacks,
)
from game.titles.goblin_raid.tables import CARRY_MP, FOOT_MP, GOBLIN_MP, MOUNTED_MP

GATE, EXIT = "gate", "withdrawn"
"""The places off the map from which RE units enter, and to which leaders withdraw."""
FOOT, MTD = "foot", "mounted"


class Field:
    """The map as a side sees it at one moment: made anew for each question, since everything in it may change."""

    def __init__(self, s: State, side: int) -> None:
        self.s = s
        self.side = side
        self.ways: Ways = ways(ruins(s))
        self.piles = stacks(s)
        self.enemies = occupied(s, 1 - side)
        self._zone: set[str] | None = None

    @property
    def zone(self) -> set[str]:
        """The hexes in enemy zones, as far as this side can tell."""
        if self._zone is None:
            self._zone = zone(self.s, 1 - self.side, self.piles, self.ways, True)
        return self._zone

    def pile(self, found: str) -> list[int]:
        return self.piles.get(found, [])


def zone(s: State, side: int, piles: dict[str, list[int]], paths: Ways, hidden_as_foot: bool) -> set[str]:
    """The hexes in the zones of control of a side (GOB-6.5)."""
    found: set[str] = set()
    for place, pile in piles.items():
        if SIDE[pile[0]] != side or not on_map(place):
            continue
        mounted = side == FEUDAL and all(MOUNTED[piece] for piece in pile)
        if mounted and hidden_as_foot and not in_sight(s, place, side, piles):
            mounted = False
        found |= (paths.zone_mounted if mounted else paths.zone_foot)[place]
    return found


def true_zone(s: State, side: int) -> set[str]:
    """The zones of a side by the true state: the host judges by it (GOB-14.6)."""
    return zone(s, side, stacks(s), ways(ruins(s)), False)


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
    if f.side == GOBLIN:
        return f.ways.goblin
    if mode == FOOT:
        return f.ways.mixed if mounted else f.ways.foot
    return f.ways.mixed if foot else f.ways.mounted


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


def loads(f: Field, leader: int, mode: str, b: str) -> list[Pick | One]:
    """The sets of units with which the leader may step to `b`, as spaces that do not overlap."""
    s = f.s
    here = s.at[leader]
    if s.stopped[leader] or (s.passage >= 0 and s.passage != leader) or b in f.enemies:
        return []
    units = carriable(s, leader)
    lo, most = least(f, leader), min(limit(s, leader), len(units))
    if on_map(b) and overstacked(f, b):
        most = 0
    feet, horses = [p for p in units if not MOUNTED[p]], [p for p in units if MOUNTED[p]]
    bounds: dict[tuple[bool, bool], int] = {}
    for foot, mounted in ((False, False), (True, False), (False, True), (True, True)):
        some = [*(feet if foot else ()), *(horses if mounted else ())]
        size = min(most, len(some))
        if (foot and not feet) or (mounted and not horses) or size < foot + mounted:
            continue
        step = cost(f, leader, mode, here, b, foot, mounted)
        if step is None or step > points(s, leader, mode, foot):
            continue
        for n in range(size, foot + mounted - 1, -1):
            if fits(f, leader, b, n) or passes(f, leader, mode, b, step, tuple(some[:n]), foot, mounted):
                bounds[foot, mounted] = n
                break
    return _picks(bounds, lo, feet, horses)


def _picks(bounds: dict[tuple[bool, bool], int], lo: int, feet: list[int], horses: list[int]) -> list[Pick | One]:
    every = sorted([*feet, *horses])
    names = {piece: IDS[piece] for piece in every}
    out: list[Pick | One] = []
    alone, walked, ridden, mixed = (
        bounds.get(key, -1) for key in ((False, False), (True, False), (False, True), (True, True))
    )
    empty = alone >= 0 and lo == 0
    sizes = {n for n, some in ((walked, feet), (ridden, horses), (mixed, every)) if some}
    if horses and feet and mixed >= 0 and len({min(n, len(every)) for n in sizes}) > 1:
        # Passage is open to some kinds of load only, or one kind is few: the mixed ones are listed.
        best = max(walked, ridden, mixed)
        if walked == min(best, len(feet)) and ridden == min(best, len(horses)) and mixed == best:
            walked = ridden = mixed = best  # only the numbers of pieces differ: one pick says it
        else:
            lists = [
                [names[piece] for piece in chosen]
                for n in range(max(lo, 2), mixed + 1)
                for chosen in combinations(every, n)
                if any(MOUNTED[p] for p in chosen) and not all(MOUNTED[p] for p in chosen)
            ]
            if lists:
                out.append(One(tuple(lists)))
            mixed = -1
    if mixed >= 0 and mixed == walked == ridden:
        _pick(out, every, 0 if empty else max(lo, 1), mixed, names)
        return out
    first = empty
    for some, most in ((feet, walked), (horses, ridden)):
        if most >= 0:
            _pick(out, some, 0 if first else max(lo, 1), most, names)
            first = False
    if first:
        out.append(Pick((), 0, 0))
    return out


def _pick(out: list[Pick | One], some: list[int], lo: int, most: int, names: dict[int, str]) -> None:
    if lo <= most:
        out.append(Pick(tuple(names[piece] for piece in some), lo, most))


# ---------------------------------------------------------------- routes


def routes(f: Field, leader: int, mode: str, carry: list[int], to: str = "") -> dict[str, tuple[int, int, str]]:
    """Hex -> (MP, zone hexes, hex before it) on the cheapest way for this load, then that with fewest enemy zones.

    With `to` the search ends when that hex is reached."""
    foot, mounted = any(not MOUNTED[piece] for piece in carry), any(MOUNTED[piece] for piece in carry)
    start = f.s.at[leader]
    first = start
    heap: list[tuple[int, int, str, str]] = [(0, 0, first, "")]
    links = table(f, mode, foot, mounted)
    done: dict[str, tuple[int, int, str]] = {}
    while heap:
        spent, zones, here, before = heappop(heap)
        if here in done:
            continue
        done[here] = (spent, zones, before)
        if here == to:
            break
        if here in CAVE_AT and here != start:
            continue
        if here == GATE:
            heappush(heap, (0, 0, f.s.entry, here))
            continue
        for there, step in links[here].items():
            if there not in done and there not in f.enemies:
                heappush(heap, (spent + step, zones + (there in f.zone), there, here))
    return done


def route(f: Field, leader: int, mode: str, carry: list[int], to: str) -> list[str]:
    """The hexes of a march, without the one it starts from; [] if no way leads there (GOB-4.12)."""
    found = routes(f, leader, mode, carry, to)
    path: list[str] = []
    while to in found and found[to][2]:
        path.append(to)
        to = found[to][2]
    return path[::-1]
