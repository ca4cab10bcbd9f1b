"""Where things lie at BattleGoats' table: pure, without overlap, large enough, at every size and for every circle."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from local_feed import LocalFeed
from pygame import Rect

from game.engine.sight import SPECTATOR
from game.titles.battlegoats.rules.cards import SPACES
from game.titles.battlegoats.screen.layout import ground, layout
from game.titles.battlegoats.screen.plan import rounded, route
from game.titles.battlegoats.screen.reading import Reading
from game.ui.scale import HIT, Frame

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
TILES = {2: (0.125, 0.095), 3: (0.098, 0.08), 4: (0.066, 0.08), 5: (0.066, 0.08), 6: (0.066, 0.08)}


def parts(place: object) -> list[tuple[str, Rect]]:
    """The frame's regions and the title's own, by name."""
    regions = place.regions  # type: ignore[attr-defined]
    found = [("top", regions.top), ("ask", regions.ask), ("inspector", regions.inspector), ("buttons", regions.buttons)]
    if regions.log is not None:
        found.append(("log", regions.log))
    if regions.corner is not None:
        found.append(("corner", regions.corner))
    found += [(f"plate {seat}", rect) for seat, rect in regions.plates.items()]
    found += [(f"cell {cell}", rect) for cell, rect in place.cells.items()]  # type: ignore[attr-defined]
    found += [(f"fallen {seats}", rect) for rect, seats in place.fallen]  # type: ignore[attr-defined]
    found += [(f"pile {seat}", rect) for seat, rect in place.piles.items()]  # type: ignore[attr-defined]
    for name in ("reserve", "reason", "enemy", "tray", "pairs", "packet", "kept", "lane"):
        rect = getattr(place, name)
        if rect is not None:
            found.append((name, rect))
    if place.duel and place.lane is None:  # type: ignore[attr-defined]
        found.append(("stage", place.stage))  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", ["draft", "deploy", "battle", "fight"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_overlaps_and_all_is_inside(size: tuple[int, int], mode: str, seats: int) -> None:
    place = ground(size, 1.0, mode, tuple(range(seats)), seats)
    window = Rect(0, 0, *size)
    found = parts(place)
    for name, rect in found:
        assert window.contains(rect), (name, rect)
    for (one, a), (other, b) in itertools.combinations(found, 2):
        assert not a.colliderect(b), (one, a, other, b)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_tiles_are_as_large_as_planned_and_can_be_hit(size: tuple[int, int], seats: int) -> None:
    place = ground(size, 1.0, "battle", tuple(range(seats)), seats)
    w, h = TILES[seats]
    for (seat, _), rect in place.cells.items():
        if seat == 0:
            least = (0.156, 0.137) if seats == 2 else (0.083, 0.129)
            assert rect.w >= 100
        else:
            least = (w, h)
        assert rect.w >= round(least[0] * size[0]) - 1 and rect.h >= round(least[1] * size[1]) - 1
        assert min(rect.size) >= HIT
    deploy = ground(size, 1.0, "deploy", tuple(range(seats)), seats)
    assert all(rect.w >= round(0.108 * size[0]) - 1 for rect in deploy.cells.values())


@pytest.mark.parametrize("size", SIZES)
def test_two_herds_that_fight_draw_together_and_nothing_round_them_moves(size: tuple[int, int]) -> None:
    rest, fight = (ground(size, 1.0, mode, (0, 1), 2) for mode in ("battle", "fight"))
    assert replace(rest.regions, middle=fight.regions.middle) == fight.regions
    assert (rest.piles, rest.reserve) == (fight.piles, fight.reserve)
    for cell, rect in fight.cells.items():
        assert rect.w < rest.cells[cell].w and rect.right < fight.stage.x


@pytest.mark.parametrize("size", SIZES)
def test_the_arrow_of_a_plan_lies_in_the_gaps_and_ends_at_its_target(size: tuple[int, int]) -> None:
    place = ground(size, 1.0, "battle", (0, 1), 2)
    mine, theirs = ({space: place.cells[seat, space] for space in SPACES} for seat in (0, 1))
    for start, end in itertools.product(mine.values(), theirs.values()):
        way = list(rounded(route(place, 0, start, end), 20))
        assert all(not rect.inflate(-4, -4).collidepoint(point) for rect in place.cells.values() for point in way)
        assert start.inflate(4, 4).collidepoint(way[0]) and end.inflate(4, 4).collidepoint(way[-1])


def test_the_last_two_have_the_table_to_themselves() -> None:
    feed = LocalFeed(seats=4, seed=3)
    update = feed.poll()[0]
    reading = Reading(update, 0)  # type: ignore[arg-type]
    reading.phase, reading.mode, reading.left = "battle", "battle", [3, 0, 2, 0]
    assert reading.around() == [0, 2]
    reading.left = [0, 1, 0, 2]
    assert reading.around() == [1, 3]
    reading.left = [3, 1, 2, 0]
    assert reading.around() == [0, 1, 2, 3]


@pytest.mark.parametrize("seat", [0, 3, SPECTATOR])
def test_the_layout_is_pure(seat: int) -> None:
    feed = LocalFeed(seats=5, seat=seat, seed=3, auto=(0, 1, 2, 3, 4), clock=None)
    frame = Frame((1920, 1080))
    for _ in range(30):
        for update in feed.poll():
            before = repr(update)
            once = layout(Reading(update, seat), frame)  # type: ignore[arg-type]
            again = layout(Reading(update, seat), frame)  # type: ignore[arg-type]
            assert once == again
            assert repr(update) == before


def test_every_card_of_every_field_has_a_place() -> None:
    feed = LocalFeed(seats=6, seat=2, seed=3, auto=(0, 1, 2, 3, 4, 5), clock=None)
    frame = Frame((1280, 720))
    for _ in range(60):
        for update in feed.poll():
            reading = Reading(update, 2)  # type: ignore[arg-type]
            places = layout(reading, frame)
            for number in reading.by_handle:
                if reading.by_handle[number].seat in reading.around():
                    assert ("c", number) in places
