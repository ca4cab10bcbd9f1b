"""What a leader may do on the map, as lines of a menu: `march.legal` the other way round."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from game.engine.spaces import Branch, One, Pick
from game.titles.goblin_raid.rules.map_graph import AROUND, CAVE_AT, HEXES, UNDER
from game.titles.goblin_raid.rules.march import (
    EXIT,
    GATE,
    Field,
    carriable,
    cost,
    fits,
    least,
    modes,
    overstacked,
    passes,
    points,
    targets,
)
from game.titles.goblin_raid.rules.pieces import IDS, MOUNTED
from game.titles.goblin_raid.rules.state import limit, on_map


class Loads:
    """What a leader may take along: asked for each of its neighbours."""

    def __init__(self, f: Field, leader: int) -> None:
        s = f.s
        self.f = f
        self.leader = leader
        self.here = s.at[leader]
        self.still = bool(s.stopped[leader]) or (s.passage >= 0 and s.passage != leader)
        units = [] if self.still else carriable(s, leader)
        self.feet = tuple([piece for piece in units if not MOUNTED[piece]])
        self.horses = tuple([piece for piece in units if MOUNTED[piece]])
        self.lo, self.most = least(f, leader), min(limit(s, leader), len(units))
        self.kinds = [(False, False)]
        if self.feet:
            self.kinds.append((True, False))
        if self.horses:
            self.kinds.append((False, True))
        if len(self.kinds) == 3:
            self.kinds.append((True, True))

    def to(self, mode: str, b: str) -> list[Pick | One]:
        f, leader = self.f, self.leader
        if self.still or b in f.enemies:
            return []
        friends = b in f.piles and on_map(b)
        most = 0 if friends and overstacked(f, b) else self.most
        bounds = []
        for foot, mounted in self.kinds:
            size = min(most, (len(self.feet) if foot else 0) + (len(self.horses) if mounted else 0))
            if size < foot + mounted:
                continue
            step = cost(f, leader, mode, self.here, b, foot, mounted)
            if step is None or step > points(f.s, leader, mode, foot):
                continue
            if friends:
                size = self._room(mode, b, foot, mounted, size, step)
            if size >= 0:
                bounds.append((foot, mounted, size))
        return _picks(tuple(bounds), self.lo, self.feet, self.horses)

    def _room(self, mode: str, b: str, foot: bool, mounted: bool, size: int, step: int) -> int:
        """With how many it may enter a hex where friends stand, in passage if it must; -1: not at all."""
        some = [*(self.feet if foot else ()), *(self.horses if mounted else ())]
        for n in range(size, foot + mounted - 1, -1):
            if fits(self.f, self.leader, b, n):
                return n
            if passes(self.f, self.leader, mode, b, step, tuple(some[:n]), foot, mounted):
                return n
        return -1


@lru_cache(maxsize=4096)
def _picks(
    found: tuple[tuple[bool, bool, int], ...], lo: int, feet: tuple[int, ...], horses: tuple[int, ...]
) -> list[Pick | One]:
    """The spaces; the list is shared and may not be changed."""
    bounds = {(foot, mounted): n for foot, mounted, n in found}
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
            _pick(out, list(some), 0 if first else max(lo, 1), most, names)
            first = False
    if first:
        out.append(Pick((), 0, 0))
    return out


def _pick(out: list[Pick | One], some: list[int], lo: int, most: int, names: dict[int, str]) -> None:
    if lo <= most:
        out.append(Pick(tuple(names[piece] for piece in some), lo, most))


# ---------------------------------------------------------------- lines of the menu

AIMS: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(found for found in HEXES if UNDER[found] not in ("mountain", "lake") or found in CAVE_AT),
    tuple(found for found in HEXES if UNDER[found] not in ("mountain", "lake")),
)
"""The hexes toward which goblins, and feudal leaders, may march."""


@cache
def aims(side: int, here: str) -> One:
    """Where a leader of a side may march from a hex."""
    return One(tuple(found for found in AIMS[side] if found != here))


def step_branches(f: Field, leader: int) -> list[Branch]:
    """`step`, `march`, `enter`, `exit` of a leader. Hexes open to the same loads share a branch."""
    s, here = f.s, f.s.at[leader]
    able = Loads(f, leader)
    if here == GATE or not f.board.occupied[f.side].isdisjoint(AROUND[here]):
        return _lay_out(f, able)
    moves = s.spent[leader], s.heavy[leader], s.stepped[leader], s.foot[leader], s.passage
    load = able.still, able.feet, able.horses, able.lo, able.most
    key = leader, here, f.ways.ruins, s.exit, f.enemies & AROUND[here], moves, load
    known = _laid_out.get(key)
    if known is None:
        if len(_laid_out) >= 4096:
            _laid_out.clear()
        known = _laid_out[key] = _lay_out(f, able)
    return known[:]


_laid_out: dict[Any, list[Branch]] = {}
"""Branches of a leader without friends next to it, by all that they depend on."""


def _lay_out(f: Field, able: Loads) -> list[Branch]:
    leader, here = able.leader, able.here
    s, name = f.s, IDS[leader]
    out: list[Branch] = []
    near = targets(f, leader)
    for mode in modes(s, leader):
        groups: list[tuple[Pick | One, list[str]]] = []
        for found in near:
            for space in able.to(mode, found):
                if found == EXIT or here == GATE:
                    out.append(Branch("exit" if found == EXIT else "enter", (name, mode), (space,)))
                else:
                    _add(groups, space, found)
        for space, hexes in groups:
            out.append(Branch("step", (name, mode), (One(tuple(sorted(hexes))), space)))
        if groups and s.passage < 0:
            best = max([space for space, _ in groups], key=_wide)
            out.append(Branch("march", (name, mode), (aims(f.side, here), best)))
    return out


def _add(groups: list[tuple[Pick | One, list[str]]], space: Pick | One, found: str) -> None:
    for known, hexes in groups:
        if known is space or known == space:
            hexes.append(found)
            return
    groups.append((space, [found]))


def _wide(space: Pick | One) -> tuple[int, int]:
    """The widest load is that of a march."""
    return (space.count(), 0) if isinstance(space, One) else _wide_pick(space)


@lru_cache(maxsize=4096)
def _wide_pick(space: Pick) -> tuple[int, int]:
    return space.count(), -len(space.options)
