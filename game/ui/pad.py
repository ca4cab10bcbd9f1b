"""Gamepads: buttons by where they are, whatever the brand; a pad speaks as the keyboard does.

A button stands for the key of the action that the player has given it (`Pad(keys_of)`); the d-pad is the arrows and the left
stick the arrows with Shift, which repeat while held; the right stick turns pages up and down, and to its sides a map smaller
and larger. Pads come and go while the program runs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame
from pygame.event import Event

BUTTONS = ("south", "east", "west", "north", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger",
           "left_stick", "right_stick", "select", "start")  # fmt: skip
"""What can be given to an action; the directions stay."""
CONTROLLER = {0: "south", 1: "east", 2: "west", 3: "north", 4: "select", 6: "start", 7: "left_stick", 8: "right_stick",
              9: "left_shoulder", 10: "right_shoulder", 11: "up", 12: "down", 13: "left", 14: "right"}  # fmt: skip
"""Buttons of a pad that the system knows."""
PLAIN = {0: "south", 1: "east", 2: "west", 3: "north", 4: "left_shoulder", 5: "right_shoulder", 6: "select", 7: "start",
         8: "left_stick", 9: "right_stick", 11: "up", 12: "down", 13: "left", 14: "right"}  # fmt: skip
"""The usual order of the rest."""
DIRECTIONS = {"up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT}
PULLED, TRIGGER = 0.6, 0.5
"""From where on a stick or a trigger counts."""
HAT = ("left", "right"), ("up", "down")
AXES = {0: ("shift left", "shift right"), 1: ("shift up", "shift down"), 2: ("[-]", "[+]"), 3: ("page up", "page down")}
TRIGGERS = {4: "left_trigger", 5: "right_trigger"}
FULL = 32767.0
WAIT, AGAIN = 0.42, 0.11
"""Seconds until a held direction repeats, and from then on."""
DEFAULT = {"south": "return", "east": "escape", "west": "space", "north": "tab", "left_shoulder": "shift tab",
           "right_shoulder": "tab", "start": "f1"}  # fmt: skip


class Pad:
    """All pads that are there, as one keyboard. `keys_of()`: button to the name of a key, perhaps behind `shift `."""

    def __init__(self, keys_of: Callable[[], Mapping[str, str]] = lambda: DEFAULT) -> None:
        self.keys_of = keys_of
        self.taken: Callable[[str], bool] = lambda button: False
        """Hears of each button first; True if somebody only wanted to know which it is."""
        self.told: Callable[[str, bool], None] = lambda name, there: None
        """Hears of pads that come (their name, True) and go."""
        self._pads: dict[int, Any] = {}
        self._known: set[int] = set()
        """Those that the system knows: they speak as controllers, and are not heard a second time as joysticks."""
        self._pulls: dict[tuple[object, int], int] = {}
        self._held = ""
        """The direction that is held, and how long until it repeats."""
        self._rest = 0.0

    def keys(self, event: Event) -> list[Event] | None:
        """The key events a gamepad event stands for; None if it is not a gamepad's."""
        if event.type == pygame.JOYDEVICEADDED:
            return self._came(event.device_index)
        if event.type == pygame.JOYDEVICEREMOVED:
            return self._went(event.instance_id)
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(CONTROLLER.get(event.button, ""), event.type == pygame.CONTROLLERBUTTONDOWN)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event, event.value / FULL)
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION):
            return [] if getattr(event, "instance_id", None) in self._known else self._plain(event)
        return None

    def tick(self, dt: float) -> list[Event]:
        """Time passes: a held direction repeats."""
        if not self._held:
            return []
        self._rest -= dt
        if self._rest > 0:
            return []
        self._rest = AGAIN
        return [_key(self._held)]

    def _came(self, index: int) -> list[Event]:
        from pygame._sdl2 import controller

        controller.init()
        pad = pygame.joystick.Joystick(index)
        kept: Any = pad
        if controller.is_controller(index):
            kept = controller.Controller(index)
            self._known.add(pad.get_instance_id())
        self._pads[pad.get_instance_id()] = (pad, kept)
        self.told(pad.get_name(), True)
        return []

    def _went(self, number: int) -> list[Event]:
        found = self._pads.pop(number, None)
        self._known.discard(number)
        self._held = ""
        self._pulls.clear()
        if found is not None:
            self.told(found[0].get_name(), False)
        return []

    def _plain(self, event: Event) -> list[Event]:
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            return [*self._pull(("hat", 0), x, HAT[0]), *self._pull(("hat", 1), -y, HAT[1])]
        if event.type == pygame.JOYAXISMOTION:
            return self._axis(event, event.value) if event.axis in (0, 1) else []
        return self._button(PLAIN.get(event.button, ""), event.type == pygame.JOYBUTTONDOWN)

    def _axis(self, event: Event, value: float) -> list[Event]:
        if event.axis in TRIGGERS:
            name = TRIGGERS[event.axis]
            down, was = value > TRIGGER, self._pulls.get(("trigger", event.axis), 0)
            self._pulls["trigger", event.axis] = int(down)
            return self._button(name, down) if down != bool(was) else []
        if event.axis not in AXES:
            return []
        pull = 0 if abs(value) < PULLED else 1 if value > 0 else -1
        return self._pull(("stick", event.axis), pull, AXES[event.axis])

    def _pull(self, what: tuple[object, int], pull: int, names: tuple[str, str]) -> list[Event]:
        was, self._pulls[what] = self._pulls.get(what, 0), pull
        if pull == was:
            return []
        if not pull:
            self._held = "" if self._held in names else self._held
            return []
        return self._hold(names[pull > 0])

    def _hold(self, name: str) -> list[Event]:
        self._held, self._rest = name, WAIT
        return [_key(name)]

    def _button(self, name: str, down: bool) -> list[Event]:
        if name in DIRECTIONS:
            if down:
                return self._hold(name)
            self._held = "" if self._held == name else self._held
            return []
        if down and name in BUTTONS and self.taken(name):
            return []
        key = self.keys_of().get(name, "")
        return [_key(key, down)] if key else []


def _key(name: str, down: bool = True) -> Event:
    """A press or release of a key by its name."""
    plain = name.removeprefix("shift ")
    mod = pygame.KMOD_LSHIFT if plain != name else 0
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return Event(kind, key=pygame.key.key_code(plain), mod=mod, unicode="", scancode=0)
