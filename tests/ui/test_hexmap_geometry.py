"""Where hexes lie, what the camera sees, where names go: pure functions."""

import math
import tomllib

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.engine.hexes import Grid
from game.ui.assets import asset_root
from game.ui.hexmap.camera import Camera, edge_pull, zoom_scales
from game.ui.hexmap.chart import flats_of, labels_of, layout_of, site_points, strokes_of, water_points
from game.ui.hexmap.dressing import Label, box_of, place, tries
from game.ui.hexmap.geometry import HexLayout, curve, spaced
from game.ui.hexmap.ground import Ground, points_text, reach, straw
from game.ui.hexmap.overlays import fan_place
from game.ui.hexmap.plates import fitting_scale
from game.ui.hexmap.route import bends
from game.ui.hexmap.steering import AHEAD, Drag, next_hex, next_open
from game.words import Catalogue, title_words

GRIDS = [Grid(26, 19, "even"), Grid(7, 5, "odd"), Grid(1, 1, "even")]
LAYOUT = HexLayout(GRIDS[0])


def goblin_map():
    path = asset_root() / "game" / "titles" / "goblin_raid" / "data" / "map.toml"
    return tomllib.loads(path.read_text("utf-8"))


# ------------------------------------------------------------------ hexes
@pytest.mark.parametrize("grid", GRIDS)
def test_the_middle_of_every_hex_lies_in_it_and_on_the_sheet(grid):
    layout = HexLayout(grid)
    for here in grid.hexes():
        x, y = layout.middle(here)
        assert layout.at(x, y) == here
        assert layout.margin < x < layout.size[0] - layout.margin
        assert layout.margin < y < layout.size[1] - layout.margin


@given(st.floats(-50, 2100), st.floats(-50, 1850))
def test_a_point_lies_in_the_hex_whose_middle_is_nearest_or_in_none(x, y):
    found = LAYOUT.at(x, y)
    nearest = min(LAYOUT.grid.hexes(), key=lambda here: math.dist((x, y), LAYOUT.middle(here)))
    away = math.dist((x, y), LAYOUT.middle(nearest))
    if found is None:
        assert away > LAYOUT.side * 3**0.5 / 2 - 1e-3
    else:
        assert math.dist((x, y), LAYOUT.middle(found)) <= away + 1e-6


@pytest.mark.parametrize("grid", GRIDS)
def test_neighbours_touch_in_the_middle_of_their_common_side(grid):
    layout = HexLayout(grid)
    for here in grid.hexes():
        for side in range(6):
            there = grid.neighbour(here, side)
            if there is None:
                continue
            one, other = layout.edge_middle(here, side), layout.edge_middle(there, (side + 3) % 6)
            assert one == pytest.approx(other)
            between = [(a + b) / 2 for a, b in zip(layout.middle(here), layout.middle(there))]
            assert one == pytest.approx(between)


def test_missing_hexes_are_no_hexes():
    layout = HexLayout(Grid(4, 4, "even", frozenset({"0202"})))
    assert layout.at(*layout.middle("0202")) is None


def test_the_rim_of_one_hex_has_six_sides_and_of_two_ten():
    assert len(LAYOUT.rim({"0505"})) == 6
    assert len(LAYOUT.rim({"0505", "0506"})) == 10
    assert len(LAYOUT.rim(LAYOUT.grid.within("1010", 1))) == 18


def test_a_way_begins_and_ends_in_the_middles_and_passes_every_hex():
    way = ["0505", "0605", "0606", "0707"]
    middles = [LAYOUT.middle(here) for here in way]
    line: list[tuple[float, float]] = []
    for (x, y), bend in zip(middles, bends(middles)):
        step = curve(bend.before, (0.0, 0.0), bend.to, bend.after)
        line += [(x + dx, y + dy) for dx, dy in step]
    assert line[0] == middles[0] and line[-1] == pytest.approx(middles[-1], abs=0.01)
    assert list(dict.fromkeys(LAYOUT.at(x, y) for x, y in line)) == way


def test_a_way_of_one_step_is_straight_and_one_of_none_has_no_steps():
    assert bends([(1.0, 2.0)]) == []
    (bend,) = bends([(0.0, 0.0), (8.0, 0.0)])
    assert curve(bend.before, (0.0, 0.0), bend.to, bend.after, 4) == [(0, 0), (2, 0), (4, 0), (6, 0), (8, 0)]


def test_dashes_have_their_length_and_move_with_the_phase():
    line = [(0.0, 0.0), (50.0, 0.0), (100.0, 0.0)]
    dashes = spaced(line, 10, 5)
    assert [round(d[0][0]) for d in dashes] == [0, 15, 30, 45, 60, 75, 90]
    assert all(d[-1][0] - d[0][0] == pytest.approx(10) for d in dashes)
    assert spaced(line, 10, 5, 3)[0][0] != spaced(line, 10, 5)[0][0] or spaced(line, 10, 5, 3) != dashes


@given(st.floats(0, 1900), st.floats(0, 1600), st.floats(10, 500), st.floats(10, 500))
def test_the_hexes_of_an_area_are_all_that_touch_it(x, y, w, h):
    found = set(LAYOUT.hexes_in(x, y, w, h))
    for i in range(6):
        for j in range(6):
            here = LAYOUT.at(x + w * i / 5, y + h * j / 5)
            assert here is None or here in found
    assert len(found) <= (w / 72 + 4) * (h / 83 + 4)


# ------------------------------------------------------------------ camera
def camera(view=(1216, 862), level=None):
    return Camera(LAYOUT.size, view, zoom_scales(view, LAYOUT.size, 110, 96, 192), level)


@pytest.mark.parametrize("view", [(1216, 862), (810, 575), (2430, 1720), (400, 300)])
def test_at_least_four_levels_from_the_whole_sheet_to_close_by(view):
    scales = zoom_scales(view, LAYOUT.size, 110 * view[0] / 1216, 96, 192)
    assert len(scales) >= 4 and list(scales) == sorted(set(scales))
    assert LAYOUT.size[0] * scales[0] <= view[0] + 1e-6 and LAYOUT.size[1] * scales[0] <= view[1] + 1e-6


@given(st.floats(-5000, 5000), st.floats(-5000, 5000), st.integers(0, 4))
def test_the_view_never_leaves_the_sheet(dx, dy, level):
    cam = camera(level=level)
    cam.pan(dx, dy)
    for at, sheet, view in ((cam.left, LAYOUT.size[0], 1216), (cam.top, LAYOUT.size[1], 862)):
        if sheet * cam.scale <= view:
            assert at == pytest.approx((sheet * cam.scale - view) / 2)
        else:
            assert 0 <= at <= sheet * cam.scale - view


@given(st.integers(200, 1000), st.integers(200, 700))
def test_zooming_keeps_what_lies_under_the_pointer(x, y):
    cam = camera(level=3)
    cam.centre_on(LAYOUT.middle("1309"))
    before = cam.to_sheet((x, y))
    assert cam.zoom(1, (x, y), animate=False)
    assert cam.to_sheet((x, y)) == pytest.approx(before, abs=1e-6)


def test_zoom_ends_at_the_first_and_the_last_level():
    cam = camera(level=0)
    assert not cam.zoom(-1)
    for _ in range(9):
        cam.zoom(1, animate=False)
    assert cam.level == len(cam.scales) - 1


def test_an_animated_zoom_goes_from_the_old_area_to_the_new_one():
    cam = camera(level=2)
    before = cam.area
    cam.zoom(1)
    zooming = cam.zooming
    assert zooming is not None and zooming.area == before and not zooming.outwards
    widths = []
    while cam.zooming is not None:
        widths.append(zooming.area[2])
        assert cam.update(1 / 60)
    assert widths == sorted(widths, reverse=True)
    assert zooming.area == pytest.approx(cam.area)


def test_a_thrown_map_glides_and_comes_to_rest():
    cam = camera(level=4)
    cam.throw((900, 0))
    start, frames = cam.left, 0
    while cam.moving:
        cam.update(1 / 60)
        frames += 1
        assert frames < 200
    assert cam.left > start
    cam.throw((5, 5))
    assert not cam.moving


def test_showing_moves_no_farther_than_needed():
    cam = camera(level=3)
    cam.centre_on(LAYOUT.middle("1309"))
    at = (cam.left, cam.top)
    cam.show(LAYOUT.middle("1310"), 100, animate=False)
    assert (cam.left, cam.top) == at
    cam.show(LAYOUT.middle("2209"), 100, animate=False)
    assert cam.sees(LAYOUT.middle("2209"), 99) and cam.top == pytest.approx(at[1])


def test_a_flight_ends_where_it_should():
    cam = camera(level=3)
    cam.fly(LAYOUT.middle("1005"))
    for _ in range(60):
        cam.update(1 / 60)
    assert not cam.moving and cam.centre == pytest.approx(LAYOUT.middle("1005"))


def test_a_flight_to_where_a_point_is_seen_goes_on():
    """It was cut short as soon as the ring came to a hex that it had not reached yet, which lay at the rim then."""
    cam = camera(level=3)
    cam.centre_on(LAYOUT.middle("0505"))
    cam.fly(LAYOUT.middle("1410"))
    cam.update(1 / 60)
    cam.show(LAYOUT.middle("1409"), 100)
    for _ in range(60):
        cam.update(1 / 60)
    assert not cam.moving and cam.centre == pytest.approx(LAYOUT.middle("1410"))


def test_what_is_to_be_seen_is_not_left_by_a_flight_under_way():
    cam = camera(level=3)
    cam.centre_on(LAYOUT.middle("1005"))
    cam.fly(LAYOUT.middle("2209"))
    cam.show(LAYOUT.middle("1005"), 99)
    for _ in range(60):
        cam.update(1 / 60)
    assert cam.sees(LAYOUT.middle("1005"), 99)


def test_the_rim_pulls_and_the_middle_does_not():
    assert edge_pull((400, 300), (800, 600), 26) == (0, 0)
    assert edge_pull((0, 300), (800, 600), 26) == (-1, 0)
    assert edge_pull((799, 599), (800, 600), 26)[0] > 0.9


def test_a_resize_keeps_the_middle():
    cam = camera(level=3)
    cam.centre_on(LAYOUT.middle("1309"))
    cam.resize((810, 575), zoom_scales((810, 575), LAYOUT.size, 73, 96, 192))
    assert cam.centre == pytest.approx(LAYOUT.middle("1309"), abs=1.0) and cam.level == 3


@pytest.mark.parametrize("wanted", [0.31, 0.573, 1.0, 1.56])
def test_a_fitting_scale_makes_chunks_of_whole_pixels(wanted):
    scale = fitting_scale(wanted, 512, 2.0)
    assert abs(512 * scale / 2.0 - round(512 * scale / 2.0)) < 1e-9
    assert scale == pytest.approx(wanted, rel=0.02)


# ------------------------------------------------------------------ names
def test_a_name_keeps_its_spot_when_it_is_free_and_steps_aside_when_it_is_not():
    sheet = Rect(0, 0, 1000, 1000)
    box = box_of((100, 20), (500, 500), "left", 0)
    assert box.topleft == (500, 490)
    offers = tries(Label("x", (0, 0)), 110)
    assert place(box, offers, [], [], sheet) == box
    taken = [box.inflate(10, 10)]
    moved = place(box, offers, taken, [], sheet)
    assert moved != box and moved.collidelist(taken) < 0
    wet = [(520.0, 500.0)]
    assert not place(box, offers, [], wet, sheet).collidepoint(wet[0])


def test_a_turned_name_has_an_upright_box():
    assert box_of((100, 20), (50, 50), "center", -90).size == (20, 100)


def test_a_fixed_name_stays():
    assert tries(Label("x", (0, 0), fixed=True), 110) == [(0, 0)]


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_the_map_of_goblin_has_all_its_names(language):
    data = goblin_map()
    layout = layout_of(data)
    names = labels_of(data, layout, title_words("goblin_raid", Catalogue(language)))
    assert len(names) == len(data["site"]) + len(data["cave"]) + len(data["label"]) + len(data["exit"])
    assert all(0 < name.at[0] < layout.size[0] and 0 < name.at[1] < layout.size[1] for name in names)
    assert len(flats_of(data, layout)) == 494
    assert len(site_points(data, layout)) == 21
    sides = len(data["hexsides"]["river"]) + len(data["hexsides"]["stream"])
    assert len(water_points(data, layout)) == 5 * sides
    assert len(strokes_of(data, layout)) == sides + len(data["road"])


# ------------------------------------------------------------------ ground
def test_reach_is_the_usual_ground_of_a_move():
    ground = reach({"0505": 4, "0506": 2.5, "0507": 0}, 4, ("0507",), "0505")
    assert ground.numbers == {"0506": ("2½", "left"), "0507": ("0", "stop")}
    assert set(ground.tints) == {"0505", "0506", "0507"} and ground.outside
    assert ground.areas[0].hexes == {"0505", "0506", "0507"}
    assert not ground.empty and Ground().empty


def test_straw_deepens_as_points_run_out():
    assert sum(straw(0)) > sum(straw(0.5)) > sum(straw(1))


def test_half_points_are_written_as_halves():
    assert [points_text(n) for n in (0, 0.5, 1, 1.5, 10)] == ["0", "½", "1", "1½", "10"]


# ------------------------------------------------------------------ hands
def test_a_small_move_is_a_click_and_a_large_one_a_drag():
    drag = Drag()
    drag.press((100, 100))
    assert drag.held and drag.move((102, 101)) == (0, 0)
    assert drag.release() is None and not drag.held
    drag.press((100, 100))
    assert drag.move((110, 100)) == (10, 0)
    assert drag.move((113, 104)) == (3, 4)
    assert drag.release() is not None


def test_a_drag_is_let_go_as_fast_as_it_was_last_moved_and_not_at_all_when_held_still():
    drag = Drag()
    drag.press((0, 0))
    for i in range(1, 20):
        drag.pass_time(0.02)
        drag.move((i * 10, 0))
    assert drag.release() == (pytest.approx(500), pytest.approx(0))
    drag.press((0, 0))
    drag.pass_time(0.02)
    drag.move((30, 0))
    drag.pass_time(0.5)
    assert drag.release() == (0, 0)


@given(st.sampled_from(LAYOUT.grid.hexes()))
def test_arrows_lead_to_neighbours_there_and_back(here):
    for key, back in ((pygame.K_UP, pygame.K_DOWN), (pygame.K_RIGHT, pygame.K_LEFT)):
        there = next_hex(LAYOUT, here, key)
        assert there == here or (there in LAYOUT.grid.neighbours(here) and next_hex(LAYOUT, there, back) == here)


@given(
    st.sampled_from(LAYOUT.grid.hexes()),
    st.lists(st.sampled_from(LAYOUT.grid.hexes()), max_size=8),
    st.sampled_from([*AHEAD]),
)
def test_an_arrow_leaps_to_what_answers_that_way_and_no_other_is_nearer_in_line_with_it(here, found, key):
    there, (x, y), (dx, dy) = next_open(LAYOUT, here, key, found), LAYOUT.middle(here), AHEAD[key]

    def along(one):
        to_x, to_y = LAYOUT.middle(one)
        ahead = (to_x - x) * dx + (to_y - y) * dy
        return ahead, abs(to_x - x) + abs(to_y - y) - abs(ahead)

    straight = [along(one) for one in found if along(one)[0] > 0 and along(one)[1] <= along(one)[0]]
    if there not in found:
        assert there == next_hex(LAYOUT, here, key) and not straight
    elif there != next_hex(LAYOUT, here, key):
        ahead, aside = along(there)
        assert ahead > 0 and not [1 for far, off in straight if far < ahead and off < aside]


def test_sideways_the_cursor_stays_in_its_row():
    here = "0110"
    for _ in range(25):
        here = next_hex(LAYOUT, here, pygame.K_RIGHT)
    assert here[:2] == "26" and abs(int(here[2:]) - 10) <= 1


def test_a_fan_lies_over_its_hex_and_under_it_at_the_upper_edge():
    view, strip = Rect(100, 100, 800, 600), pygame.Surface((300, 90))
    over = fan_place(strip, (500, 500), 110, view)
    assert over is not None and over.bottom < 500
    under = fan_place(strip, (500, 130), 110, view)
    assert under is not None and under.top > 130
    beside = fan_place(strip, (105, 400), 110, view)
    assert beside is not None and view.contains(beside) and beside.left > view.left + 3, "its own rim is seen"
    assert fan_place(strip, (50, 400), 110, view) is None
