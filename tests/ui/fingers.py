"""Whoever plays with a mouse in these tests (`tests/e2e/*_hand`, `table_driver`) plays with keys or a pad through this.

`Fingers(KeyHand(harness))` takes the place of the harness: what would be clicked is gone to, step by step by what has the
focus, and pressed. It knows the screen only: where the ring is, where it is to go, what the keys do.
"""

from __future__ import annotations

import itertools
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, NamedTuple

import pygame
from hands import Hand, KeyHand, PadHand

from game.tabletop.key_tags import FIGURES
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from game.ui.hexmap.steering import next_hex, next_open
from game.ui.hexmap.view import FEW, HexmapView
from game.ui.widgets.base import Widget
from game.ui.widgets.controls import Tabs
from game.ui.widgets.text_entry import TextEntry

MOST = 400
"""So many presses lead anywhere."""
BACK = {"next": "previous"}
"""Which press goes back through what one goes through."""
DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
ARROWS = {(0, -1): pygame.K_UP, (0, 1): pygame.K_DOWN, (1, 0): pygame.K_RIGHT, (-1, 0): pygame.K_LEFT}
LONGEST = 10
"""So many steps are counted along while a direction is held."""


class Step(NamedTuple):
    """A press of an arrow on a map: leap or walk, held for so many steps."""

    arrow: tuple[int, int]
    walks: bool = False
    times: int = 1


class Fingers:
    """A harness whose clicks are presses of keys or of a gamepad's buttons."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.inner: Harness = hand.h
        self.pressed = Counter[str]()
        """How often which way was gone."""
        self.arrived: Callable[[], object] = lambda: None
        """Is called when the ring is where it has to be, before the press."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    @property
    def group(self) -> Any:
        top = self.inner.stack.top
        assert top is not None, "the program has come to its end"
        return top.group

    def click(self, target: Any, button: int = 1) -> None:
        """A click's stand-in: `target` is a widget's id, a point, or ("hex", name)."""
        self.pressed["clicks"] += 1
        if button == 3:
            self._press("back")
            return
        if isinstance(target, tuple) and target[0] == "hex":
            self._hex(self._map(), target[1])
            return
        widget = self._widget(target)
        if isinstance(widget, HexmapView) and not isinstance(target, str):
            here = widget.hex_at(target)
            assert here is not None, target
            self._hex(widget, here)
        elif widget is self.group.main and self.group.focused is not widget:
            self._press("go")  # from anywhere
        elif widget.id == "act.undo":
            self._press("undo")
        elif self._by_tag(widget):
            pass
        elif self.reach(widget):
            self._press("press")
        self.inner.frames(1)

    def move(self, *_: Any) -> None:
        raise AssertionError("there is no mouse")

    press = release = wheel = move

    def _by_tag(self, widget: Widget, hex: str = "") -> bool:
        """Its own keys, where it bears a tag; the first of all only has them shown."""
        top = self.inner.stack.top
        if not isinstance(self.hand, KeyHand) or not isinstance(top, TableScene) or not top.group.aims():
            return False
        if not top.tags.shown:
            self._type(FIGURES[0])
        found = [tag for tag, aim in top.tags.tags(top.group.aims()) if (aim.widget, aim.hex) == (widget, hex)]
        for letter in found[0] if found else "":
            self._type(letter)
        return bool(found)

    def _type(self, letter: str) -> None:
        self.arrived()
        self.pressed["tags"] += 1
        self.inner.key(letter)

    def reach(self, widget: Widget) -> bool:
        """The ring comes to it, by the shortest of the ways that one sees; False if it goes away meanwhile (the others play
        on while one is on the way)."""
        id, kind = widget.id, type(widget)
        for _ in range(MOST):
            group = self.group
            focused = group.focused if group.keyboard else None
            if focused is not None and focused.id == id and type(focused) is kind:
                assert focused.focus, f"{id} does not show that the keyboard is there"
                return True
            way = self._way(id, kind)
            if not way:
                self.pressed["gone"] += 1
                return False
            self._press(way)
        raise AssertionError(f"{id} is not come to; the ring is at {self.group.focused and self.group.focused.id}")

    def _way(self, id: str, kind: type[Widget]) -> str:
        """The first press of the shortest way that one sees."""
        group = self.group
        order = group.reading_order()
        goal = next((w for w in order if w.id == id and type(w) is kind), None)
        here = group.focused if group.focused in order and group.keyboard else None
        if goal is None:
            return ""
        found: list[tuple[int, str]] = []
        for name, row in self._rows(order):
            if goal not in row:
                continue
            at = row.index(here) if here in row else -1
            found.append(((row.index(goal) - at) % len(row), name))
            if at >= 0 and name in BACK:
                found.append(((at - row.index(goal)) % len(row), BACK[name]))
        arrows = self._arrows(here, goal) if isinstance(self.hand, PadHand) and here is not None else []
        if arrows and (not found or len(arrows) < min(found)[0]):
            return arrows[0]
        return min(found)[1] if found else ""

    def _rows(self, order: list[Widget]) -> list[tuple[str, list[Widget]]]:
        """What leads where: the names of presses, each with what it goes through."""
        group = self.group
        lit = group.lit_order([widget for widget in order if widget is group.focused or group.lit(widget)])
        if self._steps_through_choices():
            return [("next", lit), ("glow", order)]
        return [("next", order), ("glow", lit)]

    def _steps_through_choices(self) -> bool:
        top = self.inner.stack.top
        return isinstance(self.hand, PadHand) and top is not None and top.steps_through_choices

    def _arrows(self, here: Widget, goal: Widget) -> list[str]:
        """The fewest arrows from one widget to another; a map keeps them for its own cursor, and tabs those to their sides."""
        ways: dict[Widget, list[str]] = {here: []}
        rest = deque([here])
        while rest and goal not in ways:
            widget = rest.popleft()
            for name, (dx, dy) in DIRECTIONS.items():
                kept = isinstance(widget, HexmapView) or (isinstance(widget, Tabs) and dx)
                there = self.group.nearest(widget, dx, dy) if not kept else None
                if there is not None and there not in ways:
                    ways[there] = [*ways[widget], name]
                    rest.append(there)
        return ways.get(goal, [])

    def _press(self, name: str) -> None:
        if name in ("press", "go"):
            self.arrived()
        self.pressed[name] += 1
        if name in DIRECTIONS:
            self.hand.arrow(*DIRECTIONS[name])
        else:
            getattr(self.hand, name)()

    def _widget(self, target: Any) -> Widget:
        group = self.group
        order = group.reading_order()
        if isinstance(target, str):
            found = next((w for w in order if w.id == target), None)
            assert found is not None, f"no way to {target}: {[w.id for w in order]}"
            return found
        above = [w for w in getattr(group, "above", ()) if w.hit(target)]
        widget = above[0] if above else group.at(target)
        assert widget is not None, target
        return widget

    def _map(self) -> HexmapView:
        return next(w for w in self.group if isinstance(w, HexmapView))

    def _hex(self, view: HexmapView, goal: str) -> None:
        """By its key; the whole map is called up if it is not seen. Else the map's cursor walks there."""
        if goal in view.open and isinstance(self.hand, KeyHand):
            few, seen = len(view.open) <= FEW, view.rect.collidepoint(view.place_of(goal))
            if not few and not seen:
                self._type("m")
            if few and not seen:  # the first press only brings it into view
                self._by_tag(view, goal)
                self.inner.frames(40)
            assert self._by_tag(view, goal), f"{goal} has no key"
            self.inner.frames(1)
            return
        self.reach(view)
        if view.pointed is None:
            self._step(Step((1, 0)))  # it appears in the middle of what is seen
        assert view.pointed is not None
        for step in self._steps(view, view.pointed, goal):
            self._step(step)
        assert view.pointed == goal, f"the cursor is at {view.pointed} and not at {goal}"
        self._press("press")
        self.inner.frames(1)

    def _steps(self, view: HexmapView, start: str, goal: str) -> list[Step]:
        return way(view, start, goal, isinstance(self.hand, PadHand))

    def _step(self, step: Step) -> None:
        self.pressed["arrows"] += self.hand.arrow(*step.arrow, step.walks, step.times)

    def write(self, id: str, text: str) -> None:
        """Into a field, letter by letter."""
        widget = self._widget(id)
        assert isinstance(widget, TextEntry) and self.reach(widget)
        if isinstance(self.hand, KeyHand):
            self.inner.type(text)
            return
        self._press("press")
        self.inner.frames(2)
        for letter in text:
            if letter.isupper():
                self.click("shift")
                self.inner.frames(2)
            self.click("space" if letter == " " else f"letter.{letter.lower()}")
        self._press("go")
        self.inner.frames(2)


def way(view: HexmapView, start: str, goal: str, held: bool) -> list[Step]:
    """The fewest presses that bring the cursor from one hex to another; `held`: a direction held is one."""
    found: dict[str, list[Step]] = {start: []}
    rest = deque([start])
    while rest and goal not in found:
        here = rest.popleft()
        for walks, (arrow, key) in itertools.product((False, True), ARROWS.items()):
            there = here
            for times in range(1, LONGEST if held else 2):
                before = there
                there = next_hex(view.layout, there, key) if walks else next_open(view.layout, there, key, view.open)
                if there == before:
                    break
                if there not in found:
                    found[there] = [*found[here], Step(arrow, walks, times)]
                    rest.append(there)
    return found[goal]


class WithoutMouse:
    """For the titles' hands: they name what they press, and need no point where a pointer would meet it."""

    scene: Any

    def _spot(self, handle: Any) -> str | None:
        return next((f"spot.{spot.handle}" for spot in self.scene.spots if spot.handle == handle and spot.open), None)

    def _button(self, name: str) -> str | None:
        found = self.scene.group.find(f"act.{name}")
        return found.id if found is not None and found.enabled and found.visible else None
