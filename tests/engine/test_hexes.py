"""Hex geometry: properties on random maps of both kinds, and a few hexes checked by eye."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.chance import FastChance
from game.engine.hexes import SIDES, Grid, name, opposite, parts
from game.engine.spaces import Path

GRIDS = st.builds(Grid, st.integers(1, 9), st.integers(1, 9), st.sampled_from(["odd", "even"]))


@st.composite
def with_hexes(draw, n=2):
    grid = draw(GRIDS)
    return (grid, *(name(draw(st.integers(1, grid.columns)), draw(st.integers(1, grid.rows))) for _ in range(n)))


def terrain(seed, impassable=True):
    """A cost for each hex and side, from a hash of the names: 0 to 4, some impassable."""

    def cost(here, there):
        value = FastChance(f"{seed}:{there}").below("", 7)
        return None if value == 6 and impassable else value % 5

    return cost


def slow_costs(grid, start, cost):
    """Bellman and Ford: the plain way to the same figures."""
    best = {start: 0}
    for _ in range(len(grid.hexes())):
        for here in list(best):
            for there in grid.neighbours(here):
                step = cost(here, there)
                if step is not None and best[here] + step < best.get(there, 1 << 30):
                    best[there] = best[here] + step
    return best


def test_neighbours_by_eye():
    even = Grid(9, 9, "even")  # columns 02, 04 ... stand half a row down
    assert even.neighbours("0305") == ["0304", "0404", "0405", "0306", "0205", "0204"]
    assert even.neighbours("0405") == ["0404", "0505", "0506", "0406", "0306", "0305"]
    odd = Grid(9, 9, "odd")
    assert odd.neighbours("0305") == ["0304", "0405", "0406", "0306", "0206", "0205"]
    assert odd.neighbours("0405") == ["0404", "0504", "0505", "0406", "0305", "0304"]
    assert even.neighbours("0101") == ["0201", "0102"]
    assert odd.neighbours("0101") == ["0201", "0202", "0102"]


def test_names():
    assert name(3, 12) == "0312" and parts("0312") == (3, 12)
    for wrong in ("312", "03x2", "", "03123"):
        with pytest.raises(ValueError):
            parts(wrong)
        assert wrong not in Grid(99, 99)
    with pytest.raises(ValueError):
        name(0, 4)
    with pytest.raises(ValueError, match="do not touch"):
        Grid(9, 9).side("0101", "0301")
    assert "0102" not in Grid(2, 2, missing=frozenset({"0102"}))
    assert Grid(2, 2, missing=frozenset({"0102"})).hexes() == ["0101", "0201", "0202"]


@given(with_hexes(1))
def test_across_a_side_and_back(case):
    grid, here = case
    for side in range(len(SIDES)):
        there = grid.neighbour(here, side)
        if there is not None:
            assert there in grid and there != here
            assert grid.neighbour(there, opposite(side)) == here
            assert grid.side(here, there) == side
            assert grid.hexside(here, there) == grid.hexside(there, here)
            assert grid.distance(here, there) == 1
    assert len(set(grid.neighbours(here))) == len(grid.neighbours(here)) == len(grid.hexsides(here))


@given(with_hexes(3))
def test_distance_is_a_distance(case):
    grid, a, b, c = case
    assert grid.distance(a, b) == grid.distance(b, a)
    assert (grid.distance(a, b) == 0) == (a == b)
    assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)


@settings(deadline=None)
@given(with_hexes(2))
def test_distance_is_the_cheapest_way_on_an_open_map(case):
    grid, a, b = case
    assert grid.costs([a], lambda here, there: 1).get(b) == grid.distance(a, b)


@settings(deadline=None)
@given(with_hexes(2))
def test_a_line_is_a_shortest_way_and_the_same_back(case):
    grid, a, b = case
    line = grid.line(a, b)
    assert line == grid.line(b, a)[::-1]
    assert line[0] == a and line[-1] == b
    wide = Grid(grid.columns + 2, grid.rows + 2, "even" if grid.shoved == "odd" else "odd")
    inside = wide.line(shift(a), shift(b))
    assert len(inside) == grid.distance(a, b) + 1
    assert all(wide.distance(x, y) == 1 for x, y in zip(inside, inside[1:]))


def shift(hex_name):
    """One column and row on, so that the edge is far; the other columns are shoved there."""
    column, row = parts(hex_name)
    return name(column + 1, row + 1)


@given(with_hexes(1), st.integers(0, 5))
def test_rings_hold_what_is_so_far_away(case, radius):
    grid, centre = case
    ring = grid.ring(centre, radius)
    assert sorted(ring) == sorted(h for h in grid.hexes() if grid.distance(centre, h) == radius)
    assert sorted(grid.within(centre, radius)) == sorted(h for h in grid.hexes() if grid.distance(centre, h) <= radius)


def test_a_ring_goes_round_clockwise_from_the_top():
    grid = Grid(9, 9, "even")
    assert grid.ring("0505", 1) == grid.neighbours("0505")
    ring = grid.ring("0505", 2)
    assert ring[0] == "0503" and len(ring) == 12
    assert all(grid.distance(a, b) == 1 for a, b in zip(ring, [*ring[1:], ring[0]]))


@settings(max_examples=60, deadline=None)
@given(with_hexes(1), st.integers(0, 99))
def test_costs_are_the_least(case, seed):
    grid, start = case
    cost = terrain(seed)
    costs = grid.costs([start], cost)
    assert costs == slow_costs(grid, start, cost)
    assert list(costs.values()) == sorted(costs.values())
    reach = grid.reachable(start, 5, cost)
    assert reach == {h: 5 - spent for h, spent in costs.items() if spent <= 5}


@settings(max_examples=60, deadline=None)
@given(with_hexes(3), st.integers(0, 99))
def test_shortest_links_hold_all_cheapest_ways_and_no_other(case, seed):
    grid, start, end, other = case
    cost = terrain(seed)
    least = grid.costs([start], cost)
    links = grid.shortest_links(start, [end, other], cost)
    ends = [h for h in dict.fromkeys([end, other]) if h in least]
    if not ends:
        assert links == {}
        return
    chance = FastChance(seed)
    for goal in ends:
        if goal == start:
            continue
        own = grid.shortest_links(start, [goal], cost)
        path = Path((start,), own, (goal,))
        for _ in range(3):
            walk = path.sample(chance)
            assert path.contains(walk)
            assert sum(cost(a, b) for a, b in zip(walk, walk[1:])) == least[goal]
            assert all(b in links[a] for a, b in zip(walk, walk[1:]))


def test_every_shortest_way_of_an_open_map_is_there():
    grid = Grid(5, 5, "even")
    links = grid.shortest_links("0101", ["0303"], lambda here, there: 1)
    ways = list(Path(("0101",), links, ("0303",)).each())
    assert all(len(way) == grid.distance("0101", "0303") + 1 for way in ways)

    def count(here, left):
        if not left:
            return here == "0303"
        return sum(count(there, left - 1) for there in grid.neighbours(here))

    assert len(ways) == len(set(map(tuple, ways))) == count("0101", grid.distance("0101", "0303"))


def test_costs_below_nought_are_a_fault():
    with pytest.raises(ValueError, match="costs -1"):
        Grid(3, 3).costs(["0101"], lambda here, there: -1)


@given(GRIDS, st.integers(0, 99))
def test_areas_are_a_partition_without_neighbours_apart(grid, seed):
    chance = FastChance(seed)
    members = [h for h in grid.hexes() if chance.below("", 2)]
    areas = grid.areas(members)
    assert sorted(h for area in areas for h in area) == sorted(members)
    for n, area in enumerate(areas):
        for other in areas[n + 1 :]:
            assert not any(grid.distance(a, b) == 1 for a in area for b in other)


def test_zones():
    grid = Grid(5, 5, "even")
    assert grid.zone(["0202"]) == sorted(grid.neighbours("0202"))
    assert "0201" not in grid.zone(["0202"], lambda centre, near: near == "0201")
