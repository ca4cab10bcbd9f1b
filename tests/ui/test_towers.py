"""Towers of figures: they stand on one another, sway and settle, fall apart, and are at rest again."""

from functools import cache

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.look import Look
from game.ui.motion import Pace, Scope
from game.ui.scale import Frame
from game.ui.towers import Platform, Tier, Towers
from game.ui.towers.physics import LIMIT, LONGEST, Falling, Sway, Tumble
from game.ui.towers.standing import STEP, stand

PLACE = Rect(300, 100, 200, 500)


@cache
def picture(height, wide=60):
    made = Surface((wide, height), pygame.SRCALPHA)
    made.fill((40 + wide, 90, 60))
    return made


def tier(handle, figures):
    size = (figures * 262.0 + 110, 650.0)
    return Tier(handle, size, figures, lambda h: picture(h, round(h * size[0] / size[1])), lambda n, h: picture(h, h))


TIERS = tuple(tier(n, figures) for n, figures in enumerate((7, 4, 6, 3, 9)))


@pytest.fixture
def towers():
    pygame.display.set_mode((800, 700))
    made = Towers(Look(Frame((1280, 720))))
    made.stand({"a": Platform(PLACE, TIERS, 0.25), "b": Platform(PLACE.move(250, 0), TIERS[:2], 0.25)})
    return made


def shot(towers):
    surface = Surface((800, 700))
    towers.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def run(scope, seconds):
    for _ in range(round(seconds * 60)):
        scope.update(1 / 60)


@pytest.mark.parametrize("count", [1, 3, 5])
def test_tiers_stand_on_one_another_within_their_place(count):
    stands = stand(Platform(PLACE, TIERS[:count], 0.25))
    assert stands[0].feet == PLACE.bottom
    for below, above in zip(stands, stands[1:]):
        assert above.feet == pytest.approx(below.feet - below.height * STEP)
    assert all(one.width <= PLACE.w + 1 and one.x == PLACE.centerx for one in stands)
    assert stands[-1].feet - stands[-1].height >= PLACE.top - 0.5


def test_a_small_tier_is_no_giant():
    (one,) = stand(Platform(PLACE, [tier(0, 1)], 0.2))
    assert one.height == pytest.approx(650 * 0.2)


def test_a_nudged_tower_leans_within_its_limit_and_settles():
    sway = Sway([(1.0, 5.0)] * 6)
    assert sway.resting
    sway.nudge(1.0)
    most = 0.0
    for _ in range(600):
        sway.step(1 / 60)
        most = max(most, *(abs(angle) for angle in sway.angles()))
        if sway.resting:
            break
    assert 0.004 < most <= LIMIT * 7
    assert sway.resting


def test_every_figure_of_a_fall_rolls_off():
    fallen = [Falling(0.0, 2.0 + n, 3.0, 1.0, figures) for n, figures in enumerate((9, 3, 6))][::-1]
    tumble = Tumble(fallen, (-1.5, 1.5, 2.0), 1, 7, -3.0)
    assert [pose.figure for pose in tumble.poses()] == [-1, -1, -1]
    seen = 0
    while not tumble.over:
        tumble.step(1 / 60)
        seen = max(seen, len(tumble.poses()))
    assert seen >= 9
    assert tumble.time < LONGEST, "somebody stayed lying there"


def test_the_same_seed_falls_the_same_way():
    def fall():
        tumble = Tumble([Falling(0.0, 1.0, 2.0, 1.0, 5)], (-1.0, 1.0, 1.0), -1, 3, -2.0)
        tumble.step(0.7)
        return tumble.poses()

    assert fall() == fall()


def test_a_fall_ends_with_what_stands(towers):
    before = Platform(PLACE, TIERS, 0.25)
    towers.stand({"a": Platform(PLACE, TIERS[:2], 0.25)})
    at_rest = shot(towers)
    scope = Scope()
    scope.start(towers.topple("a", before, (4, 3, 2), 5))
    run(scope, 0.5)
    assert shot(towers) != at_rest
    run(scope, LONGEST + 1.5)
    assert shot(towers) == at_rest
    assert not towers.tumbles and not towers.held


def test_a_hop_ends_where_the_tier_stands_and_the_tower_rests(towers):
    at_rest = shot(towers)
    scope = Scope()
    scope.start(towers.hop("a", 4, (20, 650)))
    run(scope, 0.1)
    assert shot(towers) != at_rest
    run(scope, 4)
    assert shot(towers) == at_rest
    assert not scope.update(0.5), "an idle tower asks for no frame"


def test_skipping_leaves_nothing_in_the_air(towers):
    at_rest = shot(towers)
    scope = Scope()
    scope.start(towers.hop("a", 4, (20, 650)))
    scope.start(towers.topple("b", Platform(PLACE.move(250, 0), TIERS[:4], 0.25), (3, 2), 1))
    run(scope, 0.1)
    scope.skip()
    assert shot(towers) == at_rest


@pytest.mark.parametrize("pace", [Pace(instant=True), Pace(reduced=True)])
def test_no_motion_where_none_is_wanted(towers, pace):
    at_rest = shot(towers)
    scope = Scope(pace)
    towers.look.reduced = pace.reduced
    scope.start(towers.hop("a", 4, (20, 650)))
    scope.start(towers.nudge())
    run(scope, 0.1)
    run(scope, 3)
    assert shot(towers) == at_rest
