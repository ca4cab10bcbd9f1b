"""Every scene by keyboard alone and by gamepad alone: whatever can be pressed with the mouse is come to, in reading order,
shows that it is, can be pressed; and there is a way out.

The scenes are found by themselves: a new one fails until it has a line in `walks.WALKS`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pygame
import pytest
from hands import HANDS, Hand, KeyHand, PadHand
from pygame import Surface
from walks import NOT_SHOWN, WALKS

import game
from game.scenes.connecting import PRESSED_AFTER, Connecting
from game.stack.scene import Scene
from game.tabletop.scene import TableScene
from game.ui.widgets.base import Widget
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.text_entry import TextEntry

BACKS = 3
"""So often at most one goes back: first what is half chosen, then the scene."""
PIXELS = 60
"""So many have to change where the keyboard comes to: a ring is far more."""
OTHERWISE = {"minimap": "the map's own cursor goes to every hex"}
ALIKE = 3
"""Of so many widgets of a kind in a scene each is pressed and looked at; the rest are only come to."""


def scene_classes() -> Iterator[type[Scene]]:
    """Every scene there is, wherever in the game."""
    for module in pkgutil.walk_packages(game.__path__, "game."):
        if module.name.startswith(("game.scenes", "game.stack", "game.tabletop")) or ".screen" in module.name:
            importlib.import_module(module.name)
    rest: list[type[Scene]] = [Scene]
    while rest:
        below = rest.pop().__subclasses__()
        rest += below
        yield from (kind for kind in below if kind.__module__.startswith("game."))


def test_every_scene_has_a_walk() -> None:
    walked = {walk.kind for walk in WALKS.values()}
    missing = {kind.__name__ for kind in scene_classes() if kind not in walked} - NOT_SHOWN
    assert not missing, f"write in tests/ui/walks.py how these are opened: {sorted(missing)}"


def presses(widget: Widget) -> bool:
    """Does a click on it do anything?"""
    kind = type(widget)
    if getattr(widget, "act", widget) is None:  # a plate that nothing hangs on
        return False
    if isinstance(widget, ScrollArea) and not widget.furthest:  # all of it is seen
        return False
    acts = kind.activate is not Widget.activate or kind.handle is not Widget.handle
    return acts and widget.visible and (widget.enabled or bool(widget.why))


def pressable(scene: Scene) -> list[Widget]:
    """All that the mouse can press, in reading order from where the keyboard begins: those first that it comes to."""
    order = scene.group.reading_order()
    begin = scene.group.begin(order)
    at = order.index(begin) if begin is not None else 0
    order = [*order[at:], *order[:at]]
    rest = [widget for widget in scene.group if presses(widget) and widget not in order]
    return [*order, *(widget for widget in rest if widget.id not in OTHERWISE)]


def name(widget: Widget) -> str:
    return f"{type(widget).__name__} {widget.id or widget.rect}"


def lines(order: list[Widget]) -> None:
    """As one reads: within a group no line goes back up, and within a line it goes to the right."""
    for one, other in zip(order, order[1:]):
        if one.order == other.order:
            below = other.rect.centery > one.rect.centery - max(one.rect.h, other.rect.h)
            right = other.rect.x >= one.rect.x or other.rect.centery > one.rect.centery
            assert below and right, f"{name(one)} {one.rect} before {name(other)} {other.rect}"


def shot() -> Surface:
    return pygame.display.get_surface().copy()


def differs(one: Surface, other: Surface, widget: Widget) -> int:
    """Pixels round the widget that are not the same."""
    area = widget.rect.inflate(40, 40).clip(one.get_rect())
    a, b = one.subsurface(area), other.subsurface(area)
    more, less = a.copy(), b.copy()
    more.blit(b, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(a, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return area.w * area.h - pygame.mask.from_threshold(more, (0, 0, 0), (3, 3, 3, 255)).count()


def walk_through(user: Hand, wanted: list[Widget], seen: bool, patch: pytest.MonkeyPatch) -> None:
    """From the first to the last; `seen`: each is pressed and looked at, else the first."""
    top = user.h.stack.top
    top.group.focus(None, False)
    user.h.frames(1)
    onward = user.glow if isinstance(user, PadHand) and top.steps_through_choices else user.next
    found: list[Widget] = []
    picture = shot() if seen else None
    for _ in wanted:
        onward()
        group = top.group  # a table is laid anew when something is looked at
        widget = group.focused
        assert widget is not None, f"nothing after {[name(w) for w in found]}"
        assert group.keyboard, f"{name(widget)} does not show that the keyboard is there"
        alike = sum(type(other) is type(widget) for other in found)
        if picture is not None and alike < ALIKE:
            before, picture = picture, shot()
            changed = differs(before, picture, widget)
            assert changed >= PIXELS, f"{name(widget)} does not show that the keyboard is there: {changed} pixels"
        elif picture is not None:
            picture = shot()
        if (seen and alike < ALIKE) or not found:
            pressed(user, widget, patch)
        found.append(widget)
    assert [name(w) for w in found] == [name(w) for w in wanted]


@pytest.mark.parametrize("where", WALKS)
def test_all_is_reached_and_pressed_and_there_is_a_way_out(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    walk = WALKS[where]
    harness = walk.open(monkeypatch)
    stack, scene = harness.stack, harness.stack.top
    assert type(scene) is walk.kind, scene
    if isinstance(scene, Connecting):
        harness.seconds(PRESSED_AFTER)  # no press of its first moments is meant for it
    wanted = pressable(scene)
    assert wanted, "there is nothing to press"
    lines(scene.group.reading_order())
    again = next(name for name, other in WALKS.items() if other.kind is walk.kind) != where
    for hand in HANDS[:1] if again and walk.kind is not TableScene else HANDS:  # once a class with either, each table
        hand(harness).arrow(1, 0)  # the first sign of a hand has the hints made anew
        harness.frames(2)
        wanted = pressable(scene)
        walk_through(hand(harness), wanted, hand is KeyHand, monkeypatch)
    for hand in HANDS:
        for _ in range(BACKS):
            hand(harness).back()
            harness.frames(2)
            if stack.top is not scene:
                break
        assert stack.top is not scene or walk.why, f"{stack.top} is still there"
        if stack.top is scene or scene not in stack.scenes:
            break  # gone for good; what opened over it is left by the same hand
        hand(harness).back()
        harness.frames(2)
        assert stack.top is scene, stack.top


def pressed(user: Hand, widget: Widget, patch: pytest.MonkeyPatch) -> None:
    """The press comes to the widget (what comes of it is other tests')."""
    if isinstance(widget, TextEntry | ScrollArea) and not hasattr(widget, "act"):
        return  # read or written, not pressed
    heard: list[bool] = []
    with patch.context() as inside:
        inside.setattr(widget, "activate", lambda: heard.append(True))
        user.press()
    assert (heard == [True]) is (widget.enabled or hasattr(widget, "spot")), f"{name(widget)} is not pressed"
    now: Widget | None = user.h.stack.top.group.focused
    assert now is not None and name(now) == name(widget), "it stays where it was, also on a table that is laid anew"
