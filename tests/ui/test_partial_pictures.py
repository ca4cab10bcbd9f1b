"""A table redraws only what has changed: after every frame what is on the screen is what the whole picture would be.

Bots play every title while the pointer runs over the table and somebody skips, resizes, opens dialogs and reads news. The
screen here is a copy of the window to which only those parts come that were told to have changed.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.demo import BotsAtPlay
from game.scenes.context import Context
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.scenes.table_print import AROUND
from game.settings import SettingsFile
from game.ui import loop
from game.ui.harness import Harness
from game.ui.prints import Prints
from game.ui.towers import towers

LONG = os.environ.get("GOBSMACK_LONG") == "1"
SIZES = ((1280, 720), (1920, 1080))
SEATS = {"battlegoats": 4, "slayer_slayer": 4, "goblin_raid": 2, "loot_and_recruit": 4, "lords_of_hell": 4}
FRAMES = 4000 if LONG else 260
REACHES = 65
"""So many frames lie between two looks at how far things paint."""
PACES = ("normal", "fast", "instant")


class Screen:
    """What people see: the window's parts as they were brought to the screen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.picture: Surface | None = None
        self.partly = 0
        self.whole = True
        """The last picture was shown whole: there is nothing to compare."""
        monkeypatch.setattr(loop, "show", self.show)
        monkeypatch.setattr(towers, "FRESH", 1000)  # else a figure that falls may look otherwise when it is drawn again

    def show(self, window: Surface, areas: list[Rect] | None) -> None:
        self.whole = areas is None
        if areas is None or self.picture is None or self.picture.get_size() != window.get_size():
            assert areas is None
            self.picture = window.copy()
            return
        self.partly += 1
        for area in areas:
            self.picture.blit(window, area, area)


def differs(one: Surface, other: Surface) -> Rect | None:
    """The box round all that differs."""
    if one.get_buffer().raw == other.get_buffer().raw:
        return None
    mask = pygame.mask.Mask(one.get_size(), fill=True)
    mask.erase(pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other), (0, 0))
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else None


class Match:
    """A table with bots at play, whose every frame is looked at."""

    def __init__(self, title: str, size: tuple[int, int], seed: int, screen: Screen, **settings: Any) -> None:
        self.chance = random.Random(seed)
        self.screen = screen
        self.feed = BotsAtPlay(title, SEATS[title], "random", {}, seed)
        self.scene = TableScene(self.feed)
        file = SettingsFile()
        file.change(**{"language": "en", "pace": "normal", "reduced_motion": False, **settings})
        self.context = Context(file, size=size, prints=Prints())
        self.harness = Harness(lambda: Stack(self.context, self.scene), size)

    def whole(self, surface: Surface) -> None:
        """The same picture, drawn whole."""
        self.scene.printer.again(surface)
        for slip in self.harness.stack.slips:
            slip.draw(surface)

    def frame(self) -> None:
        """One frame, looked at if the table alone is drawn."""
        stack, scene = self.harness.stack, self.scene
        painted = self.harness.loop.step(1 / 60, pygame.event.get())
        if not painted or stack.sliding or stack.top is not scene or self.screen.whole:
            return
        found = self.screen.picture
        assert found is not None
        window = pygame.display.get_surface()
        assert window is not None
        wanted = Surface(window.get_size())
        self.whole(wanted)
        self.same(found, wanted)
        if not scene.printer.pending and not any(widget.changed for widget in scene.group.widgets):
            self.same(scene.printer.ground(), self.printed())

    def same(self, found: Surface, wanted: Surface) -> None:
        scene, box = self.scene, differs(found, wanted)
        if box is not None:
            keep(found, wanted)
        assert box is None, f"{box} differs; playing {scene.updates.playing}, effects {list(scene.desk.effects)}"

    def printed(self) -> Surface:
        """The ground with every widget on it, printed whole."""
        printer = self.scene.printer
        assert printer._base is not None
        ground = printer._base.copy()
        for widget in self.scene.group.widgets:
            if widget.visible:
                widget.draw(ground)
        return ground

    def reaches(self) -> None:
        """What lies still paints no farther than the printer thinks."""
        scene, page = self.scene, Surface(self.context.size, pygame.SRCALPHA)
        printer, around = scene.printer, getattr(scene.table, "around", AROUND)
        for handle, place, _ in printer.lying:
            page.fill((0, 0, 0, 0))
            scene.table.paint_thing(page, handle, place)
            painted, room = page.get_bounding_rect(), printer.reach(place, around)
            assert room.contains(painted) or not painted, f"{handle} paints {painted}, not within {room}"

    def somebody(self) -> None:
        """What a hand may do meanwhile."""
        chance, harness, stack = self.chance, self.harness, self.harness.stack
        w, h = self.context.size
        what = chance.random()
        if what < 0.25:
            spots = [spot.rect.center for spot in self.scene.spots]
            point = (
                chance.choice(spots) if spots and chance.random() < 0.7 else (chance.randrange(w), chance.randrange(h))
            )
            harness.post(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        elif what < 0.27:
            key = chance.choice((pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN))
            harness.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        elif what < 0.28:
            stack.toast("News that hang for a while", trouble=chance.random() < 0.5)
        elif what < 0.283 and stack.top is self.scene:
            self.scene.confirm("Sure?", "A sheet over the table.", lambda: None)
        elif what < 0.288 and self.scene.ready:
            self.scene.skip()
        elif what < 0.290:
            harness.post(pygame.WINDOWEXPOSED)
        elif what < 0.291:
            harness.surface = harness.loop.surface = pygame.display.set_mode(chance.choice(SIZES))
            stack.resize(harness.surface.get_size())
            stack.dirty = True  # as the program does: the window is a new one
        elif what < 0.292:
            self.context.change(language=chance.choice(("en", "fi", "es")))
        elif what < 0.293:
            self.context.change(reduced_motion=chance.random() < 0.5)
        elif what < 0.295:
            self.context.change(pace=chance.choice(PACES))
        elif stack.top is not self.scene and chance.random() < 0.1:
            harness.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)

    def play(self, frames: int) -> None:
        for at in range(frames):
            scene = self.scene
            if scene.ready and at % REACHES == 0:
                self.reaches()
            calm = scene.updates.playing is None and not scene.motion.busy and not scene.updates.waiting
            self.feed.shown = scene.ready and calm
            self.frame()
            self.somebody()
            if scene.ready and scene.desk.update.result is not None and calm:
                return


def keep(found: Surface, wanted: Surface) -> None:
    """Where somebody wants to look at them."""
    folder = os.environ.get("GOBSMACK_PICTURES")
    if folder:
        pygame.image.save(found, f"{folder}/found.png")
        pygame.image.save(wanted, f"{folder}/wanted.png")


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    yield Screen(monkeypatch)


@pytest.mark.parametrize("seed", range(1, 7 if LONG else 2))
@pytest.mark.parametrize("title", sorted(SEATS))
def test_the_screen_shows_the_whole_picture_after_every_frame(title: str, seed: int, screen: Screen) -> None:
    match = Match(title, SIZES[seed % 2], seed, screen)
    match.play(FRAMES)
    assert screen.partly
