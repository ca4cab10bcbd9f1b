"""Hands that have no mouse: the keyboard's and the gamepad's. They press, and look at what has the focus."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.ui.harness import Harness
from game.ui.pad import AGAIN, CONTROLLER, WAIT

ARROWS = {(-1, 0): "left", (1, 0): "right", (0, -1): "up", (0, 1): "down"}


class Hand:
    """One way of control over a harness."""

    name: ClassVar[str] = ""

    def __init__(self, harness: Harness) -> None:
        self.h = harness

    def next(self) -> None:
        """To the next thing, in reading order."""
        raise NotImplementedError

    def previous(self) -> None:
        raise NotImplementedError

    def arrow(self, dx: int, dy: int, walks: bool = False, steps: int = 1) -> int:
        """So many steps that way, `walks`: on a map from hex to hex. How many presses it took."""
        raise NotImplementedError

    def press(self) -> None:
        """What has the focus; the main button if nothing has."""
        raise NotImplementedError

    def back(self) -> None:
        raise NotImplementedError

    def go(self) -> None:
        """The main button, wherever the focus is."""
        raise NotImplementedError

    def glow(self) -> None:
        """To the next thing that can be chosen."""
        raise NotImplementedError

    def undo(self) -> None:
        raise NotImplementedError


class KeyHand(Hand):
    """Real key events through pygame's queue."""

    name = "keyboard"

    def next(self) -> None:
        self.h.key("tab")

    def previous(self) -> None:
        self.h.key("tab", pygame.KMOD_LSHIFT)

    def arrow(self, dx: int, dy: int, walks: bool = False, steps: int = 1) -> int:
        for _ in range(steps):
            self.h.key(ARROWS[dx, dy], pygame.KMOD_LSHIFT if walks else 0)
        return steps

    def press(self) -> None:
        self.h.key("return")

    def back(self) -> None:
        self.h.key("escape")

    def go(self) -> None:
        self.h.key("g")

    def glow(self) -> None:
        self.h.key("n")

    def undo(self) -> None:
        self.h.key("u")


class PadHand(Hand):
    """Real button events of a gamepad."""

    name = "gamepad"
    NUMBERS: ClassVar[dict[str, int]] = {name: number for number, name in CONTROLLER.items()}

    def button(self, name: str) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.h.post(kind, button=self.NUMBERS[name], instance_id=0)
        self.h.frames(1)

    def next(self) -> None:
        self.button("right_shoulder")

    def previous(self) -> None:
        self.button("left_shoulder")

    def arrow(self, dx: int, dy: int, walks: bool = False, steps: int = 1) -> int:
        """A direction is held until the last step."""
        if walks:
            pull = {"axis": 0 if dx else 1, "instance_id": 0}
            self.h.post(pygame.CONTROLLERAXISMOTION, value=32767 * (dx + dy), **pull)
        else:
            number = self.NUMBERS[ARROWS[dx, dy]]
            self.h.post(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=0)
        for step in range(1, steps):
            self.h.frames(1)
            self.h.frames(1, WAIT if step == 1 else AGAIN)
        if walks:
            self.h.post(pygame.CONTROLLERAXISMOTION, value=0, **pull)
        else:
            self.h.post(pygame.CONTROLLERBUTTONUP, button=number, instance_id=0)
        self.h.frames(1)
        return 1

    def press(self) -> None:
        self.button("south")

    def back(self) -> None:
        self.button("east")

    def go(self) -> None:
        self.button("west")

    def glow(self) -> None:
        self.button("north")

    def undo(self) -> None:
        self.button("left_stick")


HANDS = (KeyHand, PadHand)
