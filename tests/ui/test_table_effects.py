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
from game.tabletop.services import TableServices
from game.ui.motion import Motion

AREA = Rect(200, 160, 640, 300)
COIN = Surface((30, 30))
MADE: dict[str, Callable[[TableServices], Motion]] = {
    "banner": lambda services: effects.banner(services, AREA, "A banner", 0.3, "and what it means"),
    "ribbon": lambda services: effects.ribbon(services, AREA.center, "Toppled!", 0.3, "–9 VP"),
    "stamped": lambda services: effects.stamped(services, AREA.center, "WINS", "orange"),
    "carried": lambda services: effects.carried(services, COIN, AREA.topleft, AREA.bottomright),
    "sheet": lambda services: effects.sheet(services, "page", COIN, AREA, 0.3),
    "dropped": lambda services: effects.dropped(services, Rect(AREA.x, AREA.y, 200, 40), COIN),
    "broken": lambda services: effects.broken(services, Surface((120, 160)), Rect(AREA.x, AREA.y, 120, 160), 3),
    "burst": lambda services: effects.burst(services, AREA.center, 120),
    "rays": lambda services: effects.rays(services, AREA.center, 90, 0.3),
    "played": lambda services: effects.played(
        services, "still", 0.4, lambda surface, t: surface.fill("red", AREA), 0.3
    ),
    "glow": lambda services: effects.glow(services, AREA, "here"),
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
    scene.motion.start(MADE[name](scene.services))
    for _ in range(30):  # words and stamps are printed first
        harness.frames(1)
        if scene.services.effects:
            break
    assert len(scene.services.effects) == 1
    harness.seconds(1.5)
    assert not scene.services.effects and not scene.motion.busy


@pytest.mark.parametrize("name", MADE)
def test_an_effect_that_is_broken_off_leaves_nothing_behind(name: str, shown: tuple[Any, Any]) -> None:
    harness, scene = shown
    scene.motion.start(MADE[name](scene.services))
    harness.frames(1)
    scene.motion.stop()
    assert not scene.services.effects


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("size", [(120, 160), (300, 90)])
def test_what_breaks_is_whole_before_it_falls(size: tuple[int, int], seed: int) -> None:
    """The pieces cover the picture, none of it twice."""
    hub, rim = effects._cracks(size, seed)
    picture = Surface(size, pygame.SRCALPHA)
    picture.fill((255, 255, 255, 255))
    area = sum(
        pygame.mask.from_surface(effects._shard(picture, outline)[0]).count()
        for outline in effects._outlines(size, hub, rim)
    )
    assert size[0] * size[1] * 0.98 < area < size[0] * size[1] * 1.1  # the pieces share their edges


def test_under_reduced_motion_a_banner_stands_still_and_no_rays_run(shown: tuple[Any, Any]) -> None:
    harness, scene = shown
    scene.context.settings.reduced_motion = True
    harness.frames(1)
    scene.motion.start(effects.rays(scene.services, AREA.center, 90, 0.3))
    assert not scene.services.effects
    scene.motion.start(MADE["banner"](scene.services))
    harness.frames(12)
    assert scene.services.effects
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
            effects.banner(scene.services, AREA, "Everything burns", 0.3, "None of these words was lettered here")
        )
        scene.motion.start(effects.stamped(scene.services, AREA.center, "BURNT", "red", 150))
        lasted.append(0)
        while scene.services.effects:
            harness.frames(1)
            lasted[-1] += 1
    assert lasted[0] == lasted[1] > 10
