"""Set-up and movement on Goblin's table: by mouse, by keys, with nothing told that the view does not hold."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from ear import listen
from goblin_table import feed_of, lit_hexes, press, step, table
from pygame import Rect, Surface
from table_driver import asked_next, calm, open_table

from game.engine.chance import Chance
from game.stack.dialog import Dialog
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, DATA
from game.titles.goblin_raid.rules.pieces import RE
from game.titles.goblin_raid.screen.layout import ground
from game.titles.goblin_raid.screen.map import LAYOUT
from game.titles.goblin_raid.screen.map_legend import SIGNS
from game.ui.hexmap.chart import labels_of
from game.ui.hexmap.dressing import name_stamps
from game.ui.hexmap.inking import ink_set
from tests.seldom_drawn import seldom_drawn
from tests.titles.goblin_raid.dsl import Table


def spot(scene: Any, handle: tuple[Any, ...]) -> Any:
    return next(s for s in scene.table.spots() if s.handle == handle)


def click(harness: Any, scene: Any, *handle: Any) -> None:
    harness.click(spot(scene, handle).rect.center)
    harness.frames(2)


def ready(seed: int = 1, size: tuple[int, int] = (1280, 720), **settings: Any) -> tuple[Any, Any]:
    """The goblins' first movement."""
    harness, scene = table(0, seed, size, **settings)
    assert asked_next(harness, scene) == "goblin_setup"
    harness.click("act.ready")
    assert asked_next(harness, scene) == "goblin_move"
    harness.frames(3)
    return harness, scene


def test_a_leader_and_a_hex_are_one_march():
    harness, scene = ready()
    click(harness, scene, "leader", "marglush")
    move = scene.table.move
    assert move.leader == "marglush" and len(move.carry) == 8
    reach = move.reach()
    far = next(here for here in sorted(reach) if 0 < reach[here][0] <= 4 and here[:2] > "03")
    press(harness, scene, far)
    assert scene.feed.sent[-1][:4] == ["march", "marglush", "foot", far] and len(scene.feed.sent[-1][4]) == 8
    band = set(scene.feed.sent[-1][4])
    calm(harness, scene)
    assert scene.table.reading.at["marglush"] == far and "marglush" in move.movers(), "he could go on"
    assert move.leader == "" and harness.widget("act.end_phase") is scene.group.main, "and is put down"
    lay = scene.table.map.view.camera.centre
    harness.click("act.undo")
    calm(harness, scene)
    assert scene.table.reading.at["marglush"] == "0207"
    assert (move.leader, move.mode, move.carry) == ("marglush", "foot", band), (
        "whose march was taken back is in hand again"
    )
    assert scene.table.map.view.camera.centre == lay


def test_who_goes_on_after_a_march_stays_in_hand_whatever_else_is_done():
    harness, scene = ready()
    move = scene.table.move
    click(harness, scene, "leader", "marglush")
    press(
        harness, scene, next(here for here, (left, _) in sorted(move.reach().items()) if left >= 4 and here[:2] > "03")
    )
    calm(harness, scene)
    harness.key("space")
    assert move.leader == next(
        one for one in move.leaders()[move.leaders().index("marglush") + 1 :] if one in move.movers()
    )
    click(harness, scene, "leader", "marglush")
    scene.feed.play(plays.write(plays.Order(plays.Setting("auto_plunder", "ask"))))
    calm(harness, scene)
    assert move.leader == "marglush"


def test_a_stack_is_heard_when_it_is_laid_out_and_once():
    harness, scene = ready()
    ear = listen(harness)
    harness.frames(3)
    here = next(h for h, one in scene.table.map.standing.items() if len(one.pieces) > 1 and h != scene.table.move.at)
    for point in (scene.table.map.place_of(here).center, (2, 2), scene.table.map.place_of(here).center):
        ear.take()
        harness.move(point)
        harness.frames(4)
        scene.table.map._fan()
        assert ear.take().count("stack_fan") == (point != (2, 2))


def test_a_unit_pressed_stays_behind():
    harness, scene = ready()
    click(harness, scene, "leader", "argbarg")
    unit = sorted(scene.table.move.carry)[0]
    before = scene.table.move.reach()
    click(harness, scene, "unit", unit)
    assert unit not in scene.table.move.carry
    to = min(scene.table.move.reach(), key=lambda here: -before.get(here, (0, False))[0])
    press(harness, scene, to)
    assert unit not in scene.feed.sent[-1][4] and len(scene.feed.sent[-1][4]) == 2


def test_escape_lets_go_and_the_main_button_is_always_right():
    harness, scene = ready()
    assert harness.widget("act.end_phase").enabled
    click(harness, scene, "leader", "uglop")
    assert not harness.widget("act.go").enabled
    harness.key("escape")
    harness.frames(2)
    assert scene.table.move.leader == "" and harness.widget("act.end_phase").enabled
    assert scene.feed.sent == [["ready"]]


def test_far_away_is_aimed_at_first():
    harness, scene = ready()
    click(harness, scene, "leader", "goblin_king")
    press(harness, scene, "0909")
    assert scene.table.move.aim == "0909" and scene.feed.sent == [["ready"]]
    harness.click("act.go")
    assert scene.feed.sent[-1][:4] == ["march", "goblin_king", "foot", "0909"]


def test_what_is_barred_says_why():
    harness, scene = ready()
    click(harness, scene, "leader", "goblin_king")
    lake = "2008"
    assert scene.table.rooms.hex_why(lake) == scene.table.words("refused-impassable")
    enemy = next(here for here in scene.table.reading.stacks if scene.table.reading.side_at(here) == 1)
    assert scene.table.rooms.hex_why(enemy) == scene.table.words("refused-enemy-there")
    press(harness, scene, enemy)
    assert scene.feed.sent == [["ready"]] and scene.table.move.aim == ""


def test_the_keyboard_alone_marches():
    harness, scene = ready()
    for _ in range(60):
        harness.key("tab")
        focused = scene.group.focused
        if focused is not None and focused.id == "spot.('leader', 'marglush')":
            break
    harness.key("return")
    harness.frames(2)
    assert scene.table.move.leader == "marglush"
    for _ in range(60):
        harness.key("tab")
        if scene.group.focused is not None and scene.group.focused.id == "map":
            break
    assert scene.group.focused.id == "map"
    for _ in range(12):
        harness.key("right")
        if scene.table.map.pointed in scene.table.move.reach():
            break
        harness.key("down")
    to = scene.table.map.pointed
    assert to in scene.table.move.reach()
    harness.key("return")
    assert scene.feed.sent[-1][:4] == ["march", "marglush", "foot", to]


def test_units_change_bands_and_leaders_change_caves():
    harness, scene = table(0, 2)
    assert asked_next(harness, scene) == "goblin_setup"
    harness.frames(3)
    room = next(r for r in scene.table.rooms.present if r.sheet and hasattr(r, "band"))
    one, other = room.band("marglush")[0], room.band("goblin_king")[-1]
    click(harness, scene, "unit", one)
    click(harness, scene, "unit", other)
    calm(harness, scene)
    assert other in room.band("marglush") and one in room.band("goblin_king")
    click(harness, scene, "unit", "phinloc")
    caves = [here for here in lit_hexes(scene) if here not in scene.table.reading.stacks]
    press(harness, scene, caves[0])
    calm(harness, scene)
    assert scene.table.reading.at["phinloc"] == caves[0] and len(room.band("phinloc")) == 5
    harness.click("act.undo")
    calm(harness, scene)
    assert scene.table.reading.at["phinloc"] != caves[0]


def test_units_are_dragged_from_band_to_band():
    harness, scene = table(0, 2)
    assert asked_next(harness, scene) == "goblin_setup"
    harness.frames(3)
    room = next(r for r in scene.table.rooms.present if r.sheet and hasattr(r, "band"))
    one, other = room.band("uglop")[0], room.band("goblin_king")[-1]
    harness.press(spot(scene, ("unit", one)).rect.center)
    harness.move(spot(scene, ("unit", other)).rect.center)
    harness.release()
    calm(harness, scene)
    assert other in room.band("uglop") and one in room.band("goblin_king")


def test_gordon_is_dragged_to_another_ward():
    harness, scene = table(1, 3, options={"first_king": "host"})
    assert asked_next(harness, scene) == "feudal_setup"
    harness.frames(3)
    room = next(r for r in scene.table.rooms.present if hasattr(r, "placing"))
    to = room.places("john_gordon")[0]
    scene.table.map.seek(to)
    harness.frames(40)
    harness.press(spot(scene, ("unit", "john_gordon")).rect.center)
    harness.move(scene.table.map.place_of(to).center)
    harness.release()
    calm(harness, scene)
    assert scene.feed.sent == [["place_leader", "john_gordon", to]]
    assert scene.table.reading.at["john_gordon"] == to


@pytest.mark.parametrize("seat", [0, 1])
def test_a_raid_is_played_by_mouse_alone(seat):
    """Whatever is asked is answered by pressing what is open; nothing is sent that the rules refuse, no word is missing."""
    harness, scene = table(seat, 5 + seat)
    seldom_drawn(harness)
    chance, seen = Chance(b"by mouse"), set()
    for _ in range(45):
        kind = asked_next(harness, scene)
        seen.add(kind)
        if kind == "over":
            break
        step(harness, scene, chance)
    assert ("goblin_setup" if seat == 0 else "feudal_setup") in seen and len(seen) >= 3
    assert not scene.services.words.unknown
    assert scene.feed.sent and not scene.feed.refused


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_last_picture_is_the_same_without_cues(size):
    """Cues are shown, never kept: the map after all of them is the map without any."""
    import pygame

    pictures = []
    for quiet in (False, True):
        feed = feed_of(1, 4, auto=(0, 1))
        harness, scene = open_table(feed, size)
        feed.held = True
        for _ in range(70):
            feed.step()
        updates = feed._out
        if quiet:
            feed._out = [update.__class__(**{**_fields(update), "cues": ()}) for update in updates]
        for _ in range(4000):
            harness.frames(1)
            if scene.updates.playing is not None:
                scene.skip()
            elif not scene.updates.waiting and not scene.motion.busy:
                break
        view = scene.table.map.view
        view.camera.centre_on((900.0, 800.0))
        view.touch()
        harness.seconds(0.5)
        harness.move((4, 4))
        harness.seconds(0.5)
        rect = view.rect
        shown = (pygame.display.get_surface() or harness.surface).subsurface(rect)
        pictures.append((dict(view.pieces), scene.table.map.standing, pygame.image.tobytes(shown, "RGB")))
    assert pictures[0][:2] == pictures[1][:2]
    assert pictures[0][2] == pictures[1][2]


def _fields(update: Any) -> dict[str, Any]:
    return {name: getattr(update, name) for name in update.__slots__}


def position(phase: str, stacks: dict[str, str], seat: int, **more: Any) -> tuple[Any, Any]:
    """A table at a position in the middle of a cycle; seat 0 is the King."""
    made = Table(phase, stacks, **more).go()
    harness, scene = open_table(feed_of(seat, 1, match=made.match, auto=()), (1280, 720), aid=True)
    harness.frames(4)
    return harness, scene


def test_ways_are_printed_while_the_player_looks_at_the_map():
    """Pointing at a hex of the reach then bakes nothing."""
    harness, scene = position("goblin_move", {"0909": "marglush goblin_slingers_1"}, 0)
    click(harness, scene, "leader", "marglush")
    harness.seconds(3)
    view, marks = scene.table.map.view, scene.table.map.view.marks
    before = (view._ways.made, len(marks._made))
    for here in scene.table.move.reach():
        view.point(here)
        harness.frames(1)
        assert view.routes or here == "0909"
    assert (view._ways.made, len(marks._made)) == before


RIDERS = {"1511": "count_haakon keep_riders keep_men_at_arms_1", "0909": "marglush goblin_slingers_1 goblin_slingers_2"}


def test_the_count_chooses_how_he_goes():
    harness, scene = position("feudal_move", RIDERS, 1)
    click(harness, scene, "leader", "count_haakon")
    move = scene.table.move
    assert move.mode == "mounted"
    ridden = set(move.reach())
    click(harness, scene, "chip", "none")
    assert not move.carry and ridden < set(move.reach())
    click(harness, scene, "chip", "mode")
    assert move.mode == "foot" and max(left for left, _ in move.reach().values()) < 20
    to = min(move.reach(), key=lambda here: (move.reach()[here][0], here))
    press(harness, scene, to)
    assert scene.feed.sent[-1] == ["march", "count_haakon", "foot", to, []]
    calm(harness, scene)
    assert "count_haakon" in scene.table.reading.foot


def test_the_next_legal_thing_is_said_and_ringed():
    harness, scene = position("feudal_move", RIDERS, 1)
    text, stakes = scene.table.ask()
    assert stakes == scene.table.words("aid-feudal-move-leader", hex=scene.table.context.place("0909")) and text
    click(harness, scene, "leader", "count_haakon")
    (ring,) = scene.table.aid.hex_marks().rings
    assert ring.hex in scene.table.move.reach()


def test_a_passing_leader_can_only_go_on():
    stacks = {"0407": "argbarg goblin_slingers_1 goblin_slingers_2 goblin_slingers_3",
              "0408": "grinphar goblin_rabble_1 goblin_rabble_2 goblin_rabble_3"}  # fmt: skip
    harness, scene = position("goblin_move", stacks, 0)
    click(harness, scene, "leader", "argbarg")
    assert "0408" not in scene.table.move.reach()
    units = ["goblin_slingers_1", "goblin_slingers_2", "goblin_slingers_3"]
    scene.table.context.send(plays.Step("argbarg", "foot", "0408", [*sorted(units)]))
    calm(harness, scene)
    assert scene.table.move.passage() == "argbarg" and scene.table.move.leader == "argbarg"
    assert harness.widget("act.finish").enabled
    assert spot(scene, ("leader", "grinphar")).why
    press(harness, scene, sorted(scene.table.move.reach())[0])
    calm(harness, scene)
    assert scene.table.move.passage() == ""


def test_another_unit_takes_the_bags():
    stacks = {"1103": "marglush goblin_slingers_1 goblin_brutes_1", "0612": "uglop goblin_rabble_1"}
    harness, scene = position("goblin_move", stacks, 0)
    click(harness, scene, "leader", "marglush")
    press(harness, scene, "1102")
    calm(harness, scene)
    (usual,) = scene.table.reading.loads
    other = ({"goblin_slingers_1", "goblin_brutes_1"} - {usual}).pop()
    press(harness, scene, "1102")
    click(harness, scene, "chip", "bags")
    assert not spot(scene, ("unit", usual)).open
    click(harness, scene, "unit", other)
    assert scene.feed.sent[-1] == ["plunder", "1102", other]
    calm(harness, scene)
    assert set(scene.table.reading.loads) == {other}


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("text", [1.0, 1.25])
@pytest.mark.parametrize("sheet", [False, True])
def test_nothing_overlaps(size, text, sheet):
    for seat in (-1, 0, 1):
        made = ground(size, text, seat, sheet)
        window = Rect((0, 0), size)
        for one in made.rects:
            assert window.contains(one), one
        for one, other in itertools.combinations(made.rects, 2):
            assert not one.colliderect(other), (one, other)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_spots_are_large_enough_and_apart(size):
    harness, scene = ready(2, size)
    click(harness, scene, "leader", "goblin_king")
    boxes = [s.rect for s in scene.table.spots() if s.handle[0] in ("leader", "unit", "chip", "track")]
    assert len(boxes) > 20
    for one, other in itertools.combinations(boxes, 2):
        assert not one.inflate(-2, -2).colliderect(other), (one, other)
    assert all(box.w >= 26 and box.h >= 24 for box in boxes)


def test_the_screen_knows_no_more_than_the_view():
    """Pages and pictures of a stack out of sight name its top counter alone."""
    _harness, scene = ready(3)
    reading = scene.table.reading
    keep = next(here for here in reading.stacks if "count_haakon" in reading.stacks[here])
    assert reading.stacks[keep] == ["count_haakon"]
    page = scene.table.inspect(("hex", keep))
    told = " ".join([page.name, page.text, *(entry.text for entry in page.entries)])
    name = scene.table.context.unit_name
    assert name("count_haakon") in told and name("keep_men_at_arms_1") not in told
    assert scene.table.map.stack_of(keep).height == 0 and len(scene.table.map.stack_of(keep).faces) == 1


def test_a_march_is_one_sentence_of_the_log():
    harness, scene = ready()
    click(harness, scene, "leader", "marglush")
    far = min(scene.table.move.reach(), key=lambda here: (scene.table.move.reach()[here][0], here))
    press(harness, scene, far)
    calm(harness, scene)
    name = scene.table.context.unit_name("marglush")
    told = [line.text for line in scene.log.lines if name in line.text and line.text]
    assert len(told) == 1 and far in told[0]
    scene.context.change(language="fi")
    harness.frames(2)
    turned = [line.text for line in scene.log.lines if name in line.text and line.text]
    assert len(turned) == 1 and far in turned[0] and turned != told


def test_what_was_seen_is_noted_until_it_changes():
    """A stack that goes out of sight keeps a note of who was in it; the map shows its top counter alone."""
    stacks = {"1511": "count_haakon keep_riders", "1510": "marglush goblin_slingers_1", "0909": "uglop goblin_rabble_1"}
    harness, scene = position("goblin_move", stacks, 0)
    assert len(scene.table.reading.stacks["1511"]) == 2
    click(harness, scene, "leader", "marglush")
    to = min(scene.table.move.reach(), key=lambda here: (scene.table.move.reach()[here][0], here))
    press(harness, scene, to)
    calm(harness, scene)
    assert scene.table.reading.stacks["1511"] == ["count_haakon"]
    page = scene.table.inspect(("hex", "1511"))
    assert scene.table.words("last_seen", turn=1) in [entry.text for entry in page.entries]
    assert scene.table.context.unit_name("keep_riders") in [entry.text for entry in page.entries]


def test_the_barons_people_come_on_at_their_hex():
    made = Table("feudal_move", RIDERS, turn=3)
    made.s.drawn, made.s.arrival, made.s.entry = 1, 3, "2201"
    for piece in RE:
        made.s.at[piece] = "gate"
    match = made.go().match
    harness, scene = open_table(feed_of(1, 1, match=match, auto=()), (1280, 720), aid=True)
    harness.frames(4)
    assert scene.table.aid.next().leader == "baron"
    click(harness, scene, "leader", "baron")
    assert set(scene.table.move.reach()) == {"2201"} and scene.table.move.carry
    press(harness, scene, "2201")
    assert scene.feed.sent[-1][:3] == ["enter", "baron", "mounted"] and len(scene.feed.sent[-1][3]) > 1
    calm(harness, scene)
    assert scene.table.reading.at["baron"] == "2201"
    assert not scene.feed.refused


def test_ending_a_phase_in_which_nobody_moved_asks_first():
    harness, scene = ready()
    harness.click("act.end_phase")
    harness.settle()
    assert isinstance(harness.stack.top, Dialog) and "6 leaders still can" in harness.stack.top.text
    harness.key("return")
    harness.settle()
    assert harness.stack.top is scene and scene.feed.sent == [["ready"]], "the safe answer is the main one"
    click(harness, scene, "leader", "marglush")
    reach = scene.table.move.reach()
    press(harness, scene, next(here for here in sorted(reach) if reach[here][0] <= 4 and here[:2] > "03"))
    calm(harness, scene)
    harness.click("act.end_phase")
    harness.frames(2)
    assert scene.feed.sent[-1] == ["end_phase"]


def test_the_key_for_skipping_goes_round_the_leaders_that_can_move():
    harness, scene = ready()
    move = scene.table.move
    movers = move.movers()
    seen = []
    for _ in range(len(movers) + 1):
        harness.key("space")
        harness.frames(3)
        seen.append(move.leader)
        assert scene.table.map.sees(move.at)
    assert (scene.key_name("skip"), "Next leader") in scene.further_keys()
    assert seen == [*movers, movers[0]] and scene.feed.sent == [["ready"]]


def test_the_map_returns_to_the_own_leaders_at_the_start_of_a_turn():
    harness, scene = ready(options={"early_end": "off"})
    far = "2509"
    scene.table.move._end()
    harness.settle()
    harness.click("yes")
    while scene.table.services.update.ask is None or scene.table.asked != "goblin_move" or scene.table.reading.turn < 2:
        scene.table.map.seek_all([far])
        asked_next(harness, scene)
        if scene.table.asked != "goblin_move":
            step(harness, scene, Chance(b"home----"))
    harness.seconds(1.5)
    assert any(scene.table.map.sees(scene.table.reading.at[leader]) for leader in scene.table.move.movers())
    assert not scene.table.map.sees(far)


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_while_the_whole_map_is_in_view_a_legend_takes_the_place_of_the_small_one(language: str):
    """Every sign with its words, none of them cut; a press on it leads nowhere. Nearer, the small map is back."""
    harness, scene = ready(language=language)
    here = scene.table.map

    def turn(by: int) -> None:
        for _ in range(8):
            harness.wheel(here.view.rect.center, by)
            harness.seconds(0.4)

    assert not here.small.is_legend and here.small.tip
    turn(-1)
    words = scene.table.words
    names = [words(f"legend-{sign}") for sign in ("goblins", "feudals", "hidden", "bags", "looted")]
    assert here.small.is_legend and not here.small.tip and len({*names}) == SIGNS
    look, room = scene.table.look, round(here.small.rect.w * 0.74)
    assert all(look.lettering.width(name, "text", 13) <= room for name in names)
    before = here.view.camera.area
    harness.click(here.small.rect.center)
    harness.seconds(0.6)
    assert here.view.camera.area == before
    turn(1)
    assert not here.small.is_legend and here.small.tip
    harness.click(here.small.area.topleft)
    harness.seconds(0.6)
    assert here.view.camera.area[:2] != before[:2]


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_a_leader_in_a_cave_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch, language: str, text: float):
    """In the roster on the smallest window every cave's name finds room, and nothing beside it is lost."""
    _, scene = ready(language=language, text_scale=text)
    table, said = scene.table, []
    line = type(table.look.lettering).line

    def heard(self: Any, words: str, *more: Any, **how: Any) -> Surface:
        made = line(self, words, *more, **how)
        said.append(str(words))
        return made

    monkeypatch.setattr(type(table.look.lettering), "line", heard)
    for cave in CAVE_AT:
        said.clear()
        monkeypatch.setitem(table.reading.at, "goblin_king", cave)
        table.roster.draw_background(Surface((1280, 720)))
        assert table.context.hex_name(cave) in said and cave not in said


def test_caves_are_named_on_the_map_at_the_zoom_of_play():
    """Also on the smallest window, where a hex is 73 pixels wide."""
    _, scene = ready()
    table, scale = scene.table, scene.table.map.view.camera.scale
    caves = [name for name in labels_of(DATA, LAYOUT, table.words) if name.style == "cave"]
    printed = list(name_stamps(caves, table.look.lettering, ink_set("goblin_raid"), scale, LAYOUT))
    assert len(printed) == len(CAVE_AT)
