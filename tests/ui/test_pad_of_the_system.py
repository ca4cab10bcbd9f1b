"""A gamepad as the system has it: SDL's own virtual controller, plugged in, used and pulled out while the menu is open."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.scenes.lan_tables import LanTables
from game.scenes.menu import Menu
from game.ui.harness import Harness

FOUND = sorted((Path(pygame.__file__).parents[1] / "pygame_ce.libs").glob("libSDL2-2*"))
CONTROLLER, AXES, BUTTONS = 1, 6, 15
SOUTH, EAST, SHOULDER, RIGHT = 0, 1, 10, 14
pytestmark = pytest.mark.skipif(not FOUND, reason="pygame brings no SDL of its own here")


class Virtual:
    """One controller; `press` holds a button for two frames."""

    def __init__(self, harness: Harness) -> None:
        self.h = harness
        self.sdl: Any = ctypes.CDLL(str(FOUND[0]))
        self.sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self.sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        self.number = self.sdl.SDL_JoystickAttachVirtual(CONTROLLER, AXES, BUTTONS, 0)
        self.pad = self.sdl.SDL_JoystickOpen(self.number)
        self.there = self.number >= 0
        self.h.frames(3)

    def press(self, button: int) -> None:
        for down in (1, 0):
            self.sdl.SDL_JoystickSetVirtualButton(self.pad, button, down)
            self.h.frames(2)
        self.h.settle()

    def pull(self) -> None:
        if self.there:
            self.there = False
            self.sdl.SDL_JoystickDetachVirtual(self.number)
            self.h.frames(3)


@pytest.fixture
def pad(drive: Any) -> Iterator[Virtual]:
    harness = drive(Menu(), name="Maija", reduced_motion=True)
    harness.seconds(1.0)
    made = Virtual(harness)
    try:
        if not made.there:
            pytest.skip("this SDL has no virtual controllers")
        yield made
    finally:
        made.pull()


def test_it_comes_is_used_and_goes(pad: Virtual) -> None:
    stack = pad.h.stack
    assert len(stack.toasts) == 1, "that it was found is told"
    pad.press(SHOULDER)
    first = stack.top.group.focused
    assert first is not None and stack.context.hand == "pad" and stack.top.group.keyboard
    pad.press(RIGHT)
    assert stack.top.group.focused.rect.x > first.rect.x
    while stack.top.group.focused.id != "join":
        pad.press(SHOULDER)
    pad.press(SOUTH)
    assert isinstance(stack.top, LanTables)
    pad.press(EAST)
    assert isinstance(stack.top, Menu)
    pad.pull()
    assert stack.context.hand == "keys" and isinstance(stack.top, Menu) and len(stack.toasts) == 2
