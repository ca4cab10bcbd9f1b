"""The tray on a table: throws, re-rolls, flicks, paces, sizes, idle frames, and what dice look like."""

import math

import pygame
import pytest
from pygame import Rect, Surface

from game.stack.scene import Scene
from game.ui.dice import D6, D20, DiceTray, Flick, Result, Tray, pictures, throw, whirl
from game.ui.dice.solids import pose, top
from game.ui.look import Look
from game.ui.scale import Frame
from tests.ui.gallery import Dice

pytestmark = pytest.mark.every_frame

SIZES = [(1280, 720), (1920, 1080)]


class Heard:
    """Sounds that are only counted."""

    def __init__(self):
        self.names = []

    def play(self, name, take=None):
        self.names.append(name)


def tray_of(drive, size=(1280, 720), **settings):
    harness = drive(Dice(), size, **settings)
    return harness, harness.stack.top, harness.widget("d20")


def start(scene, motion):
    scene.motion.start(motion)


def picture(harness, rect):
    return pygame.image.tobytes(pygame.display.get_surface().subsurface(rect), "RGB")


def test_a_throw_plays_and_ends_with_the_result_in_the_tray(drive):
    harness, scene, tray = tray_of(drive)
    heard = scene.look.sounds = Heard()
    start(scene, tray.throw([D20], [17], 5))
    for _ in range(120):  # it is reckoned and printed ahead in slices
        if tray.rolling:
            break
        harness.frames(1)
    assert tray.rolling and tray.result == Result((D20,), (17,))
    frames = 3
    while scene.motion.busy:
        harness.frames(1)
        frames += 1
    assert 0.9 < frames / 60 < 2.2
    assert not tray.rolling and tray.result == Result((D20,), (17,))
    assert heard.names[0] == "dice_throw" and heard.names[-1] == "dice_settle"
    assert 3 <= heard.names.count("dice_bounce") <= 30
    scene.look.sounds = None


def test_at_rest_nothing_is_drawn_and_while_rolling_every_frame_is(drive):
    harness, scene, tray = tray_of(drive)
    harness.seconds(1)
    assert harness.seconds(1) == 0
    start(scene, tray.throw([D20], [4], 1))
    assert harness.frames(20) == 20
    harness.settle()
    harness.frames(2)
    assert harness.seconds(2) == 0


def test_both_rolls_show(drive):
    harness, scene, tray = tray_of(drive)
    start(scene, tray.throw([D20], [3], 1))
    harness.settle()
    before = picture(harness, tray.rect)
    start(scene, tray.again([18], 2))
    harness.settle()
    assert tray.result == Result((D20,), (18,), ((D20, 3),))
    assert picture(harness, tray.rect) != before
    start(scene, tray.again([11], 3))
    harness.settle()
    assert tray.result.before == ((D20, 3), (D20, 18))
    start(scene, tray.throw([D20], [9], 4))
    harness.settle()
    assert tray.result.before == ()


def test_skipping_brings_a_throw_to_its_end(drive):
    harness, scene, tray = tray_of(drive)
    heard = scene.look.sounds = Heard()
    start(scene, tray.throw([D20], [12], 8))
    harness.frames(10)
    scene.motion.skip()
    harness.frames(1)
    assert not tray.rolling and tray.sun == 1.0 and tray.result.numbers == (12,)
    assert heard.names[-1] == "dice_settle"
    scene.look.sounds = None


def test_breaking_a_throw_off_leaves_its_result(drive):
    harness, scene, tray = tray_of(drive)
    start(scene, tray.throw([D20], [12], 8))
    harness.frames(10)
    scene.motion.stop()
    harness.frames(1)
    assert not tray.rolling and tray.result == Result((D20,), (12,))
    assert not scene.motion.busy


def test_instant_and_reduced(drive):
    harness, scene, tray = tray_of(drive, pace="instant")
    start(scene, tray.throw([D20], [2], 8))
    assert not scene.motion.busy and tray.result.numbers == (2,) and not tray.rolling
    harness, scene, tray = tray_of(drive, pace="normal", reduced_motion=True)
    start(scene, tray.throw([D20], [2], 8))
    harness.frames(2)
    assert tray.roll is None and 0 < tray.fade < 1
    harness.settle()
    assert tray.fade == 1 and tray.result.numbers == (2,)


def test_a_table_built_anew_shows_what_lay_there(drive):
    harness, scene, tray = tray_of(drive)
    start(scene, tray.throw([D20], [12], 8))
    harness.frames(10)
    kept = tray.result
    harness.resize((1920, 1080))
    fresh = harness.widget("d20")
    assert fresh is not tray
    fresh.show(kept)
    assert fresh.result.numbers == (12,) and not fresh.rolling
    fresh.clear()
    assert fresh.result == Result()
    harness.frames(2)


def test_a_tray_of_another_size_shows_the_same_throw(drive):
    seen = []
    for size in SIZES:
        harness, scene, tray = tray_of(drive, size)
        start(scene, tray.throw([D20], [12], 8))
        harness.frames(30)
        pose_ = tray.roll.die(0, 0.5)
        seen.append((pose_, tray.roll.knocks, tray.roll.tray))
    assert seen[0] == seen[1]


def test_pressing_throws_by_mouse_and_by_keyboard(drive):
    harness, scene, _ = tray_of(drive)
    harness.click("d20")
    assert scene.flicks == [None]
    harness.settle()
    harness.key("tab")
    harness.key("return")
    assert scene.flicks == [None, None]


def test_a_drag_and_a_flick_throw_that_way(drive):
    for dx, dy, angle in ((1, 0, 0), (0, -1, 90), (-1, 0, 180), (1, 1, 315)):
        harness, scene, tray = tray_of(drive)
        x, y = tray.rect.center
        harness.press((x, y))
        for i in range(1, 6):
            harness.move((x + dx * 8 * i, y + dy * 8 * i))
        harness.release()
        (flick,) = scene.flicks
        assert flick is not None and abs((flick.angle - angle + 180) % 360 - 180) <= 5 and 5 <= flick.strength <= 100
        harness.frames(20)
        assert tray.rolling
    slow = Flick(0, 100)
    harness, scene, tray = tray_of(drive)
    x, y = tray.rect.center
    harness.press((x, y))
    for i in range(1, 30):
        harness.move((x + i, y))
    harness.release()
    assert scene.flicks[0] is not None and scene.flicks[0].strength < slow.strength


def test_a_tray_that_is_not_yours_takes_no_throw(drive):
    class Watching(Scene):
        def build(self):
            self.group.add(DiceTray(self.look, self.look.frame.rect(0.1, 0.1, 0.4, 0.5), id="tray"))

    harness = drive(Watching())
    harness.click("tray")
    tray = harness.widget("tray")
    assert not tray.focusable and tray._hand is None and not harness.stack.top.motion.busy
    harness.frames(3)  # an empty tray can be drawn


def test_dice_keep_within_their_well(drive):
    """Nothing outside the tray changes while dice are thrown."""
    harness, scene, tray = tray_of(drive)
    outside = Rect(0, 0, tray.rect.left - 8, 720)
    before = picture(harness, outside)
    start(scene, tray.throw([D20] * 3, [1, 2, 3], 1))
    for _ in range(60):
        harness.frames(1)
        assert picture(harness, outside) == before


def test_many_dice_are_simulated_over_some_frames(drive):
    harness, scene, tray = tray_of(drive)
    start(scene, tray.throw([D6] * 12, [1 + i % 6 for i in range(12)], 3))
    harness.frames(2)
    assert tray.roll is None and scene.motion.busy  # still at work
    harness.settle()
    assert tray.result.numbers == tuple(1 + i % 6 for i in range(12)) and not tray.rolling


# looks


def look_at(size):
    return Look(Frame(size), title="slayer_slayer")


def test_settled_dice_are_printed_once_and_differ(drive):
    drive(Dice())
    look = look_at((1280, 720))
    seen = set()
    for number in range(1, 21):
        one = pictures.settled(look, D20, number, 40)
        assert one is pictures.settled(look, D20, number, 40)
        seen.add(pygame.image.tobytes(one, "RGBA"))
    assert len(seen) == 20
    blue = pictures.settled(look, D20, 5, 40, (40, 60, 160))
    assert blue is not pictures.settled(look, D20, 5, 40)
    middle = blue.get_size()[0] // 2
    inked = [blue.get_at((x, y))[:3] for x in range(middle * 2) for y in range(middle * 2)]
    assert inked.count((40, 60, 160)) > 100 and not any(r > 150 and g < 90 for r, g, _ in inked)


def written(look, picture, middle, radius):
    """The number that is read in the middle of a picture of a d20, by the typeface: of all twenty the one whose letters, as large
    as those that are seen, lie on them best."""
    seen = Rect(0, 0, round(radius * 0.84), round(radius * 0.52))
    seen.center = middle
    ink = pygame.mask.from_threshold(picture.subsurface(seen), look.palette.paper, (40, 40, 40, 255))
    letters = pygame.Mask(ink.get_size())
    whole = Rect((1, 1), ink.get_size()).inflate(-2, -2)
    for part in ink.connected_components(round(radius * 0.1)):
        if whole.contains(part.get_bounding_rects()[0]):  # else it is another face's
            letters.draw(part, (0, 0))
    box = letters.get_bounding_rects()
    box = box[0].unionall(box[1:])
    found = {}
    for number in range(1, 21):
        words = look.lettering.line(f"{number}{'.' * (number in (6, 9))}", "display", 96, look.palette.k)
        type_ = pygame.mask.from_surface(words)
        rim = type_.get_bounding_rects()
        rim = rim[0].unionall(rim[1:])
        cut = pygame.mask.from_surface(pygame.transform.smoothscale(words.subsurface(rim), box.size))
        both = letters.overlap_area(cut, box.topleft)
        shape = min(box.w / box.h, rim.w / rim.h) / max(box.w / box.h, rim.w / rim.h)
        found[number] = shape * both / (letters.count() + cut.count() - both)
    return max(found, key=found.__getitem__)


def test_a_d20_at_rest_bears_the_number_that_was_rolled(drive):
    """The picture that is printed, and what lies in the tray after a throw."""
    harness, _, tray = tray_of(drive)
    look = look_at((1280, 720))
    for number in range(1, 21):
        die = pictures.settled(look, D20, number, 80)
        assert written(look, die, die.get_rect().center, 80) == number
    for number in (6, 9, 13):
        tray.show(Result((D20,), (number,)))
        harness.frames(2)
        assert written(look, harness.loop.surface, tray.well.center, tray._measure()[1]) == number
    start(harness.stack.top, tray.throw([D20], [11], 3))
    harness.seconds(4)
    well, unit, room = tray._measure()
    (end,) = tray.roll.at(tray.roll.seconds)
    at = well.centerx + (end.x - room.width / 2) * unit, well.centery + (room.height / 2 - end.y) * unit
    assert written(look, harness.loop.surface, at, unit) == 11


def test_a_die_that_comes_to_rest_looks_like_its_printed_picture(drive):
    drive(Dice())
    look = look_at((1920, 1080))
    printed = pictures.settled(look, D20, 17, 80)
    drawn = Surface(printed.get_size(), pygame.SRCALPHA)
    middle = printed.get_width() / 2
    whirl.draw_die(drawn, D20, pose(D20.face(17)), (middle, middle), 80, pictures.inks(look), whirl.CLEAN)
    far = near = 0
    for x in range(0, printed.get_width(), 2):
        for y in range(0, printed.get_height(), 2):
            one, two = printed.get_at((x, y)), drawn.get_at((x, y))
            apart = sum(abs(a * one.a - b * two.a) / 255 for a, b in zip(one[:3], two[:3]))
            far, near = far + (apart > 200), near + (apart <= 200)
    assert far < 0.12 * near  # the edges, salt and the ends of strokes


def test_high_contrast_and_other_ink_sets_reach_the_dice(drive):
    drive(Dice())
    normal, high = look_at((1280, 720)), Look(Frame((1280, 720)), title="slayer_slayer", inks="high_contrast")
    assert pictures.inks(normal).body != pictures.inks(high).body


@pytest.mark.parametrize("size", SIZES, ids=["720p", "1080p"])
def test_all_results_on_one_sheet(drive, size, tmp_path):
    """For looking: every result at the radius it has in a tray of this size."""
    drive(Dice(), size)
    look = look_at(size)
    radius = look.px(70)
    cell = math.ceil(radius * 2.8)
    sheet = Surface((cell * 7, cell * 4))
    sheet.fill(look.palette.a)
    for i, (kind, number) in enumerate([(D20, n + 1) for n in range(20)] + [(D6, n + 1) for n in range(6)]):
        at = (i % 7 * cell + cell // 2, i // 7 * cell + cell // 2)
        sun = pictures.sun(look, radius)
        if kind is D20:
            sheet.blit(sun, sun.get_rect(center=at))
        pictures.shadow(sheet, look, kind, at, radius, 0)
        found = pictures.settled(look, kind, number, radius)
        sheet.blit(found, found.get_rect(center=at))
    path = tmp_path / "dice.png"
    pygame.image.save(sheet, path)
    assert path.stat().st_size > 50_000


def test_the_default_trays_grow_with_the_dice():
    sizes = [Tray.of(n) for n in (1, 2, 5, 20)]
    assert sizes == sorted(sizes) and all(1.2 < t.width / t.height < 1.35 for t in sizes)
    assert Tray.of(1, 9.0) == Tray.of(1, 1.8)
    for shape in (0.6, 1.0, 1.8):
        for seed in range(20):
            tray = Tray.of(3, shape)
            roll = throw(seed, [D20] * 3, tray).showing([1, 2, 3])
            for last in roll.at(9):
                assert last.x + 1e-9 >= 1 and last.x <= tray.width - 1 + 1e-9
                assert last.y + 1e-9 >= 1 and last.y <= tray.height - 1 + 1e-9


def test_a_smaller_tray_has_larger_dice_that_still_rest_inside_it():
    """A tray of fewer radii on the same pixels: what rolls in it is larger, comes to rest as flat, and no wall is crossed."""
    small = Tray.of(1, 1.0, across=3.3)
    assert small.width == small.height == pytest.approx(3.3)
    for seed in range(60):
        roll = throw(seed, [D6], small).showing([seed % 6 + 1])
        last = roll.die(0, 9)
        assert top(D6, last.turn).number == seed % 6 + 1
        assert all(1 - 1e-9 <= at <= 3.3 - 1 + 1e-9 for at in (last.x, last.y))


def test_a_throw_is_shaken_for_the_same_time_whatever_was_printed_before(drive):
    harness, scene, tray = tray_of(drive)
    frames = []
    for _ in range(3):
        start(scene, tray.throw([D20, D6], [17, 3], 5))
        frames.append(0)
        while not tray.rolling:
            harness.frames(1)
            frames[-1] += 1
        while scene.motion.busy:
            harness.frames(1)
    assert len(set(frames)) == 1 and tray.result == Result((D20, D6), (17, 3))
