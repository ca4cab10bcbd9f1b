"""The map on a screen: chunks, dragging, zooming, the cursor, what is hit, what is baked and what is not."""

import weakref

import pygame
import pytest
from pygame import Rect

from game.engine.hexes import Grid
from game.ui import fonts, lettering
from game.ui.hexmap.counters import Counters, Face, Stack
from game.ui.hexmap.dressing import Label, number_stamps
from game.ui.hexmap.geometry import HexLayout
from game.ui.hexmap.ground import Area, Ground, GroundLayer
from game.ui.hexmap.marks import Marks
from game.ui.hexmap.picture import MapPicture
from game.ui.hexmap.route import Route, Routes
from game.ui.lettering import Lettering
from game.ui.picture_store import PictureStore
from tests.ui.gallery import Atlas

ROOMY = 256 * 2**20
"""Bytes: room for all of the map."""
LAYOUT = HexLayout(Grid(26, 19, "even"))
WHOLE = (0.0, 0.0, *LAYOUT.size)
BOW = Face("goblin_bow", "goblin_B", ("2", "3", "2"), "B")
KING = Face("goblin_king", "goblin_leader", ("+2", "12", "1"), "K", True)
DOWN = Face("down", "down", band="foot")


def atlas(drive, size=(1280, 720), **settings):
    harness = drive(Atlas(), size, **settings)
    return harness, harness.stack.top, harness.stack.top.map


def middle_of(view, here):
    x, y = view.place_of(here)
    return round(x), round(y)


def seen(surface):
    return pygame.image.tobytes(surface, "RGB")


# ------------------------------------------------------------------ the print
@pytest.fixture(scope="module")
def picture():
    pygame.display.set_mode((1280, 720))
    return MapPicture("goblin_raid", LAYOUT, Lettering(), store=PictureStore(ROOMY))


def test_chunks_meet_and_cover_the_sheet(picture):
    for wanted in (0.35, 0.5, 0.87, 1.146, 1.56):
        scale = picture.fitting(wanted)
        n = picture.chunk_px(scale)
        keys = picture.keys(scale, WHOLE)
        boxes = {(k.column, k.row): picture.chunk(k).get_size() for k in keys}
        columns = max(c for c, _ in boxes) + 1
        width = sum(boxes[c, 0][0] for c in range(columns))
        assert all(boxes[c, 0][0] == n for c in range(columns - 1))
        assert width == pytest.approx(LAYOUT.size[0] * scale, abs=2)


def test_what_is_not_ready_is_shown_rough_and_work_finishes_what_is_in_view_first(picture):
    picture = MapPicture("goblin_raid", LAYOUT, Lettering(), store=PictureStore(ROOMY))
    scale = picture.fitting(1.146)
    area = (600.0, 600.0, 900.0, 700.0)
    keys = picture.keys(scale, area)
    rough = picture.chunk(keys[0])
    assert not picture.has(keys[0]) and rough.get_size() == (picture.chunk_px(scale),) * 2
    parts = 0
    while not all(picture.has(key) for key in keys):
        made = picture.made
        told = picture.work(scale, area, seconds=0.0, ahead=0.0)
        assert picture.made - made == told  # a part of one, and with no time left no more
        parts += 1
    assert picture.made == len(keys) and parts >= 3 * len(keys)
    assert picture.chunk(keys[0]) is picture.chunk(keys[0])
    while picture.made == len(keys):  # goes on with neighbours: nothing in view has changed
        assert not picture.work(scale, area, seconds=0.0, ahead=0.0)
    while picture.made < len(picture.keys(scale, area, 1)):
        assert not picture.work(scale, area)
    assert not picture.work(scale, area) and picture._whole is not None, "nothing is left to do"
    picture.dress([Label("Lake Shore", (900.0, 600.0), "town")])
    made = picture.made
    while not picture.work(scale, area):
        pass
    assert picture.made > made, "what is printed otherwise is printed anew"


def test_a_chunk_printed_in_parts_is_the_chunk_printed_at_once(picture):
    """Also when something else comes into view meanwhile, or the names change."""
    parts, at_once = (MapPicture("goblin_raid", LAYOUT, Lettering(), store=PictureStore(ROOMY)) for _ in range(2))
    scale = parts.fitting(1.146)
    here, there = (600.0, 600.0, 10.0, 10.0), (1500.0, 600.0, 10.0, 10.0)
    parts.work(scale, here, seconds=0.0, ahead=0.0)
    parts.dress([Label("Lake Shore", (900.0, 600.0), "town")])
    at_once.dress([Label("Lake Shore", (900.0, 600.0), "town")])
    for area in (here, there):
        parts.work(scale, area, seconds=0.0, ahead=0.0)
    keys = [picture.keys(scale, area)[0] for area in (here, there)]
    while not all(parts.has(key) for key in keys):
        parts.work(scale, there, seconds=0.0, ahead=0.0)
        parts.work(scale, here, seconds=0.0, ahead=0.0)
    for key in keys:
        assert seen(parts.chunk(key)) == seen(at_once._finish(key))


def test_what_is_kept_stays_within_its_bound():
    store = PictureStore(3_000_000)
    small = MapPicture("goblin_raid", LAYOUT, Lettering(), store=store)
    scale = small.fitting(1.146)
    small.load(scale, WHOLE)
    assert 0 < store.bytes <= 3_000_000


def test_a_ruined_site_changes_its_own_chunks_only_and_comes_back(picture):
    scale = picture.fitting(1.146)
    x, y = LAYOUT.middle("1102")  # Ashdown
    area = (x - 500, y - 50, 1000.0, 100.0)
    keys = picture.keys(scale, area)
    before = {key: seen(picture._finish(key)) for key in keys}
    picture.ruin({"ashdown"})
    after = {key: seen(picture._finish(key)) for key in keys}
    changed = [key for key in keys if before[key] != after[key]]
    assert 1 <= len(changed) < len(keys)
    picture.ruin(())
    assert {key: seen(picture._finish(key)) for key in keys} == before


def test_names_are_part_of_the_print_and_follow_the_language(picture):
    scale = picture.fitting(1.146)
    key = picture.keys(scale, (900.0, 600.0, 10.0, 10.0))[0]
    bare = seen(picture._finish(key))
    picture.dress([Label("Järvenranta", (900.0, 600.0), "town")])
    named = seen(picture._finish(key))
    picture.dress([Label("Lake Shore", (900.0, 600.0), "town")])
    other = seen(picture._finish(key))
    assert len({bare, named, other}) == 3
    picture.dress([])


def test_every_name_at_every_level_finds_a_place_on_the_sheet_clear_of_the_others(drive):
    _, _, view = atlas(drive)
    for scale in view.camera.scales:
        stamps = view.map.names(scale)
        sheet = Rect(0, 0, round(LAYOUT.size[0] * scale), round(LAYOUT.size[1] * scale))
        assert all(sheet.contains(stamp.box) for stamp in stamps)
    names = [stamp.box.inflate(-6, -8) for stamp in view.map.names(view.camera.scales[3])]
    hits = sum(box.collidelist(names[i + 1 :]) >= 0 for i, box in enumerate(names))
    assert hits <= 1


@pytest.mark.parametrize(("hex_px", "shown"), [(80, 494), (50, 0)])
def test_numbers_only_where_they_can_be_read(picture, hex_px, shown):
    scale = hex_px / 96
    whole = Rect(0, 0, round(LAYOUT.size[0] * scale), round(LAYOUT.size[1] * scale))
    assert len(number_stamps(picture.lettering, picture._press.inks, scale, LAYOUT, [], whole)) == shown


# ------------------------------------------------------------------ ground
def test_ground_is_baked_once_and_empty_ground_costs_nothing(picture):
    layer = GroundLayer(picture, Marks(picture.lettering))
    scale = picture.fitting(1.146)
    key = picture.keys(scale, (900.0, 600.0, 10.0, 10.0))[0]
    base = picture._finish(key)
    assert layer.chunk(key) is base
    here = LAYOUT.at(900.0, 600.0) or ""
    ground = Ground({here: (200, 150, 90)}, (180, 180, 180), (Area(frozenset({here})),), {here: (176, 56, 42)},
                    {here: ("3", "left")})  # fmt: skip
    assert layer.set(ground) and not layer.set(ground)
    made = layer.chunk(key)
    assert seen(made) != seen(base) and layer.chunk(key) is made and layer.made == 1
    assert layer.set(Ground()) and layer.chunk(key) is base


def drawn_route(routes: Routes, *shown: Route, scale: float = 1.1) -> pygame.Surface:
    """Routes over a clear sheet."""
    sheet = pygame.Surface((1400, 1400), pygame.SRCALPHA)
    sheet.blits(routes.prints(shown, scale, (0, 0), sheet.get_rect()))
    return sheet


def test_a_route_shows_its_costs_and_keeps_off_the_counter(picture):
    routes = Routes(LAYOUT, Marks(picture.lettering), 20)
    plain = drawn_route(routes, Route(("1010", "1111", "1211")))
    costed = drawn_route(routes, Route(("1010", "1111", "1211"), ("1", "2½"), "3½ / 3"))
    assert seen(plain) != seen(costed)
    x, y = LAYOUT.middle("1010")
    assert plain.get_at((round(x * 1.1), round(y * 1.1))).a == 0
    for here, there in (("1010", "1111"), ("1111", "1211")):
        (xa, ya), (xb, yb) = LAYOUT.middle(here), LAYOUT.middle(there)
        assert plain.get_at((round((xa + xb) * 0.55), round((ya + yb) * 0.55))).a == 255


def test_another_route_is_made_of_the_same_pieces(picture):
    routes = Routes(LAYOUT, Marks(picture.lettering), 20)

    def way(start: str, *sides: int) -> Route:
        hexes = [start]
        for side in sides:
            hexes.append(LAYOUT.grid.neighbour(hexes[-1], side) or "")
        return Route(tuple(hexes))

    drawn_route(routes, way("1010", 3, 3, 3, 2))
    made = routes.made
    drawn_route(routes, way("0503", 3, 3, 3, 3, 2))
    assert routes.made == made
    drawn_route(routes, way("0503", 3, 1))
    assert routes.made > made


def test_where_two_routes_go_the_same_way_it_is_drawn_once(picture):
    routes = Routes(LAYOUT, Marks(picture.lettering), 20)
    one, other = Route(("1010", "1111", "1211")), Route(("1010", "1111", "1211", "1311"))
    prints = routes.prints((one, other), 1.1, (0, 0), pygame.Rect(0, 0, 900, 900))
    assert len(prints) == len(set(prints))


def test_what_a_route_adds_up_to_is_read_at_the_lower_edge_too(picture):
    routes = Routes(LAYOUT, Marks(picture.lettering), 20)
    y = LAYOUT.middle("1211")[1]
    for bottom, above in ((round(y + 200), False), (round(y + 50), True)):
        view = pygame.Rect(0, 0, 2000, bottom)
        slip, corner = routes.prints((Route(("1010", "1111", "1211"), ("1", "1"), "2 / 3"),), 1.0, (0, 0), view)[-1]
        assert view.contains(slip.get_rect(topleft=corner)) and (corner[1] < y) is above


# ------------------------------------------------------------------ counters
def test_counters_are_baked_once_and_a_stack_says_how_high_it_is():
    counters = Counters("goblin_raid", Lettering())
    low, high = Stack((KING, BOW)), Stack((KING, BOW, BOW, BOW), 9)
    one, _ = counters.stack(low, 110)
    made = counters.made
    assert counters.stack(low, 110)[0] is one and counters.made == made
    tall, _ = counters.stack(high, 110)
    assert tall.get_width() > one.get_width()
    assert seen(tall) != seen(counters.stack(high._replace(height=4), 110)[0])
    assert seen(one) != seen(counters.stack(low._replace(sack=2), 110)[0])


def test_a_stack_stands_with_its_middle_on_the_hex():
    counters = Counters("goblin_raid", Lettering())
    for stack in (Stack((BOW,)), Stack((KING, BOW, BOW, BOW))):
        drawn, (dx, dy) = counters.stack(stack, 110)
        used = drawn.get_bounding_rect(min_alpha=200).move(dx, dy)
        assert abs(used.centerx) <= 6 and abs(used.centery) <= 6


def test_sides_differ_in_more_than_colour():
    counters = Counters("goblin_raid", Lettering())
    goblin, _ = counters.token(Stack((KING,)), 40)
    feudal, _ = counters.token(Stack((DOWN,)), 40)
    assert goblin.get_bounding_rect().w > feudal.get_bounding_rect().w  # ears


def test_a_fan_lays_out_every_counter():
    counters = Counters("goblin_raid", Lettering())
    strip = counters.fan(Stack((KING, BOW, BOW)), 110, [("8", "missiles"), ("10", "melee")])
    assert strip.get_width() > 3 * 69 and strip is counters.fan(
        Stack((KING, BOW, BOW)), 110, [("8", "missiles"), ("10", "melee")]
    )


@pytest.mark.parametrize("totals", [[("5", "missiles"), ("14", "melee")], [("11", "missiles"), ("34", "melee")]])
def test_the_words_of_a_fan_end_before_its_rim(totals):
    strip = Counters("goblin_raid", Lettering()).fan(Stack((KING, BOW)), 80, totals)
    w, h = strip.get_size()
    beside = {tuple(strip.get_at((x, y)))[:3] for x in range(w - 8, w - 4) for y in range(12, h - 12)}
    assert len(beside) == 1, "nothing but paper"


@pytest.mark.parametrize("inks", ["normal", "high_contrast", "blue_orange"])
def test_every_ink_set_prints(inks):
    counters = Counters("goblin_raid", Lettering(), inks)
    assert counters.counter(BOW, 60).get_size() == (60, 60)
    for name in ("sack", "bell", "looted", "broken", "swords"):
        assert counters.marker(name, 40).get_at((0, 0)).a == 0


# ------------------------------------------------------------------ hands
def test_a_click_tells_the_hex_and_a_drag_does_not(drive):
    harness, _, view = atlas(drive)
    heard = []
    view.on_hex = heard.append
    harness.click(middle_of(view, "1212"))
    assert heard == ["1212"]
    at = view.camera.left
    start = middle_of(view, "1212")
    harness.press(start)
    for i in range(1, 9):
        harness.move((start[0] - 12 * i, start[1]))
    harness.release((start[0] - 96, start[1]))
    assert heard == ["1212"] and view.camera.left > at + 80


def test_a_thrown_map_glides_on_and_comes_to_rest(drive):
    harness, _, view = atlas(drive)
    start = middle_of(view, "1111")
    harness.press(start)
    for i in range(1, 6):
        harness.move((start[0] - 20 * i, start[1]))
    harness.release((start[0] - 100, start[1]))
    at = view.camera.left
    harness.frames(5)
    assert view.camera.left > at
    harness.seconds(3)
    assert not view.camera.moving


def test_the_wheel_zooms_round_the_pointer_and_ends_crisp(drive):
    harness, _, view = atlas(drive)
    spot = middle_of(view, "1212")
    level = view.camera.level
    harness.wheel(spot, 1)
    assert view.camera.level == level + 1 and view.camera.zooming is not None
    harness.seconds(0.5)
    assert view.camera.zooming is None
    assert middle_of(view, "1212") == pytest.approx(spot, abs=3)
    assert view.hex_at(spot) == "1212"


def test_arrows_move_the_cursor_and_enter_chooses(drive):
    harness, _, view = atlas(drive)
    heard = []
    view.on_hex = heard.append
    harness.stack.top.group.focus(view)
    view.point("1111")
    for key, there in (
        (pygame.K_UP, "1110"),
        (pygame.K_DOWN, "1111"),
        (pygame.K_RIGHT, "1211"),
        (pygame.K_LEFT, "1111"),
    ):
        harness.key(key)
        assert view.pointed == there
    harness.key("return")
    assert heard == ["1111"]
    view.open = ("1111", "1511", "1105")
    for key, mod, there in (
        (pygame.K_RIGHT, 0, "1511"),
        (pygame.K_LEFT, pygame.KMOD_LSHIFT, "1411"),
        (pygame.K_LEFT, 0, "1111"),
        (pygame.K_UP, 0, "1105"),
        (pygame.K_LEFT, 0, "1005"),
    ):
        harness.key(key, mod)
        assert view.pointed == there
    view.open = ()
    for _ in range(16):
        harness.key(pygame.K_RIGHT)
    harness.seconds(1)
    assert view.rect.inflate(-40, -40).collidepoint(middle_of(view, view.pointed))


def test_keys_zoom_round_the_cursor(drive):
    harness, _, view = atlas(drive, reduced_motion=True)
    harness.stack.top.group.focus(view)
    view.point("1111")
    view.centre("1411")
    before, level = view.place_of("1111"), view.camera.level
    for key, by in (("[-]", -1), ("[+]", 0)):
        harness.key(key)
        assert view.camera.level == level + by
        assert view.place_of("1111") == pytest.approx(before, abs=2)


def test_the_cursor_begins_where_it_is_seen(drive):
    """Also on a map that is still on its way there."""
    _, _, view = atlas(drive)
    view.point("0303")
    view.open = ("0303", "2111", "2317")
    view.centre("2111")
    view.begin()
    assert view.pointed == "2111"
    view.begin()
    assert view.pointed == "2111", "what is seen and answers stays"


def test_the_cursor_is_there_as_soon_as_the_keyboard_is(drive):
    _, scene, view = atlas(drive)
    scene.group.focus(view, show=False)
    assert view.pointed is None, "a click of the mouse brings none"
    view.open = ("1511",)
    scene.group.focus(view)
    assert view.pointed == "1511"
    view.open = ()
    scene.group.focus(None)
    view.point("1111")
    scene.group.focus(view)
    assert view.pointed == "1111", "where it was left"


def test_on_a_whole_map_the_ring_of_the_keyboard_is_bolder_than_that_of_the_pointer(drive):
    harness, scene, view = atlas(drive, reduced_motion=True)
    view.zoom(-9)
    view.centre("1111")
    view.point("1111")
    inked = []
    for shown in (False, True):
        scene.group.focus(view, shown)
        pictures = []
        for here in ("1111", None):
            view.point(here)
            harness.frames(40)
            pictures.append(pygame.display.get_surface().subsurface(view.rect.inflate(-60, -60)).copy())
        changed = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (9, 9, 9, 255), pictures[1])
        inked.append(changed.get_size()[0] * changed.get_size()[1] - changed.count())
    assert inked[1] > 1.5 * inked[0] > 0


def test_a_pointer_at_the_rim_draws_the_map_along_and_inside_it_does_not(drive):
    harness, _, view = atlas(drive)
    harness.move(view.rect.center)
    left = view.camera.left
    harness.frames(10)
    assert view.camera.left == left
    harness.move((view.rect.right - 3, view.rect.centery))
    harness.frames(10)
    assert view.camera.left > left


def test_the_minimap_moves_the_view(drive):
    harness, scene, view = atlas(drive)
    box = scene.small.area
    harness.click((box.right - 12, box.bottom - 12))
    harness.seconds(1)
    assert view.camera.centre[0] > LAYOUT.size[0] * 0.6 and view.camera.centre[1] > LAYOUT.size[1] * 0.6


def test_pieces_are_hit_where_they_stand(drive):
    harness, _, view = atlas(drive)
    harness.frames(2)
    assert view.piece_at(middle_of(view, "1111")) == "1111"
    assert view.piece_at(middle_of(view, "1214")) is None


def test_a_piece_travels_hex_by_hex(drive):
    harness, scene, view = atlas(drive)
    harness.click(middle_of(view, "1212"))
    assert scene.motion.busy
    harness.frames(4)
    assert view.travels
    harness.settle()
    assert not view.travels and view.pieces["1111"].hex == "1212"


# ------------------------------------------------------------------ cost
def test_an_idle_map_draws_nothing_once_all_is_printed(drive):
    harness, _, view = atlas(drive)
    harness.move(view.rect.center)
    harness.seconds(4)
    assert harness.frames(60) == 0


def test_scrolling_over_what_is_printed_renders_nothing(drive):
    _, scene, view = atlas(drive)
    view.map.load(view.camera.scale, WHOLE)
    surface = pygame.display.get_surface()
    for dx in (12, -12):  # there and back: what lies on the way is baked the first time
        before = (fonts.opened, lettering.rendered, view.map.made, view.ground.made, scene.counters.made)
        for _ in range(40):
            view.camera.pan(dx, dx // 2)
            view.draw(surface)
    after = (fonts.opened, lettering.rendered, view.map.made, view.ground.made, scene.counters.made)
    assert after == before


def test_a_fan_stays_in_view(drive):
    harness, scene, view = atlas(drive)
    strip = scene.counters.fan(scene.stacks["1111"], view.hex_px)
    for here in ("1111", view.hex_at((view.rect.x + 20, view.rect.y + 20))):
        view.show_fan(here, strip)
        assert view.rect.contains(view.fan_box())
    view.show_fan(None)
    assert view.fan_box() is None
    harness.frames(1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_it_fills_its_rectangle_at_every_size_and_nothing_beside_it(drive, size):
    _, _, view = atlas(drive, size)
    assert len(view.camera.scales) >= 4
    surface = pygame.Surface(size)
    surface.fill((1, 2, 3))
    view.draw(surface)
    outside = surface.copy()
    outside.fill((1, 2, 3), view.rect)
    blank = pygame.Surface(size)
    blank.fill((1, 2, 3))
    assert seen(outside) == seen(blank)
    assert surface.get_at(view.rect.center)[:3] != (1, 2, 3)


def test_reduced_motion_zooms_at_once(drive):
    _, _, view = atlas(drive, reduced_motion=True)
    assert view.look.reduced
    view.zoom(1)
    assert view.camera.zooming is None


def test_plates_of_counters_go_with_them() -> None:
    counters = Counters("goblin_raid", Lettering())
    counters.marker("sack", 40)
    plate = weakref.ref(counters._plate("marker_sack"))
    assert plate() is counters._plate("marker_sack"), "it is loaded once"
    del counters
    assert plate() is None
