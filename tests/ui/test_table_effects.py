"""Print effects over a table: they leave nothing behind, they hold still for those who asked for it, and what was lettered
ahead is not lettered again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from local_feed import LocalFeed
from pygame import Rect, Surface
from table_driver import calm, open_table

from game.tabletop import effects
from game.tabletop.contract import TableServices
from game.ui.motion import Motion

AREA = Rect(200, 160, 640, 300)
COIN = Surface((30, 30))
MADE: dict[str, Callable[[TableServices], Motion]] = {
    "banner": lambda desk: effects.banner(desk, AREA, "A banner", 0.3, "and what it means"),
    "ribbon": lambda desk: effects.ribbon(desk, AREA.center, "Toppled!", 0.3, "–9 VP"),
    "stamped": lambda desk: effects.stamped(desk, AREA.center, "WINS", "orange"),
    "carried": lambda desk: effects.carried(desk, COIN, AREA.topleft, AREA.bottomright),
    "sheet": lambda desk: effects.sheet(desk, "page", COIN, AREA, 0.3),
    "dropped": lambda desk: effects.dropped(desk, Rect(AREA.x, AREA.y, 200, 40), COIN),
    "burst": lambda desk: effects.burst(desk, AREA.center, 120),
    "rays": lambda desk: effects.rays(desk, AREA.center, 90, 0.3),
    "glow": lambda desk: effects.glow(desk, AREA, "here"),
}


@pytest.fixture
def shown() -> tuple[Any, Any]:
    feed = LocalFeed(seats=2, seed=4, clock=None)
    feed.held = True  # the other seat does nothing meanwhile
    harness, scene = open_table(feed)
    calm(harness, scene)
    harness.seconds(0.5)
    return harness, scene


@pytest.mark.parametrize("name", MADE)
def test_an_effect_is_seen_and_leaves_nothing_behind(name: str, shown: tuple[Any, Any]) -> None:
    harness, scene = shown
    scene.motion.start(MADE[name](scene.desk))
    for _ in range(30):  # words and stamps are printed first
        harness.frames(1)
        if scene.desk.effects:
            break
    assert len(scene.desk.effects) == 1
    harness.seconds(1.5)
    assert not scene.desk.effects and not scene.motion.busy


@pytest.mark.parametrize("name", MADE)
def test_an_effect_that_is_broken_off_leaves_nothing_behind(name: str, shown: tuple[Any, Any]) -> None:
    harness, scene = shown
    scene.motion.start(MADE[name](scene.desk))
    harness.frames(1)
    scene.motion.stop()
    assert not scene.desk.effects


def test_under_reduced_motion_a_banner_stands_still_and_no_rays_run(shown: tuple[Any, Any]) -> None:
    harness, scene = shown
    scene.context.settings.reduced_motion = True
    harness.frames(1)
    scene.motion.start(effects.rays(scene.desk, AREA.center, 90, 0.3))
    assert not scene.desk.effects
    scene.motion.start(MADE["banner"](scene.desk))
    harness.frames(12)
    assert scene.desk.effects
    pictures = []
    for _ in range(3):
        harness.frames(1)
        within = pygame.display.get_surface().subsurface(Rect(AREA.centerx - 110, AREA.centery - 30, 220, 60))
        pictures.append(pygame.image.tobytes(within, "RGB"))
    assert pictures[0] == pictures[1] == pictures[2]


def test_a_moment_lasts_as_long_whatever_was_printed_before(shown: tuple[Any, Any]) -> None:
    harness, scene = shown
    lasted = []
    for _ in range(2):
        scene.motion.start(
            effects.banner(scene.desk, AREA, "Everything burns", 0.3, "None of these words was lettered here")
        )
        scene.motion.start(effects.stamped(scene.desk, AREA.center, "BURNT", "red", 150))
        lasted.append(0)
        while scene.desk.effects:
            harness.frames(1)
            lasted[-1] += 1
    assert lasted[0] == lasted[1] > 10
