"""The contract of a scene, and what nearly every scene does the same.

A scene fills `build` (make the widgets for the present size and language) and, if it has something of its own,
`paint` (under the widgets) and `paint_over`. `build` runs when it enters and again whenever size, text scale, inks
or language change; focus is kept by widget id. Everything else has a sensible default.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.stack.context import Context
from game.stack.routes import Route
from game.ui.look import Look
from game.ui.motion import Scope
from game.ui.music import Music
from game.ui.pad_signs import SIGNS
from game.ui.widgets.base import Widget
from game.ui.widgets.group import ENTER, Group
from game.words.keycaps import keycap


class Ended(NamedTuple):
    """What a match leaves behind for the main menu."""

    title: str
    is_won: bool
    """By whoever is at this window."""


class SceneStack(Protocol):
    """What a scene may ask of the stack it lies on (`stack.Stack`). Changes take effect before the next frame."""

    context: Context
    scenes: list[Scene]

    on_full_screen: Callable[[], None]
    """Switch between window and full screen."""

    @property
    def top(self) -> Scene | None: ...

    def push(self, scene: Scene | Route) -> None:
        """Put a scene on top of what is there."""
        ...

    def pop(self, result: Any = None) -> None:
        """Take the topmost scene away; the one below resumes with the result."""
        ...

    def replace(self, scene: Scene | Route) -> None:
        """Put a scene in place of the topmost."""
        ...

    def only(self, scene: Scene | Route) -> None:
        """Put a scene in place of everything."""
        ...

    def back_to(self, kind: type[Scene], result: Any = None) -> None:
        """Pop until a scene of that class is on top."""
        ...

    def go_home(self, result: Ended | None = None) -> None:
        """Go back to the main menu, whatever lies between; it resumes with the result."""
        ...

    def exchange(self, old: Scene, new: Scene) -> None:
        """Put `new` where `old` lies; neither begins nor ends by it."""
        ...

    def quit(self) -> None:
        """Close the program."""
        ...

    def toast(self, text: str, trouble: bool = False, sound: str = "", about: str = "") -> None:
        """Say one thing for a moment, over everything, in place of what was said `about` the same before."""
        ...

    def clear_toasts(self) -> None:
        """Take away what hangs as a slip of news."""
        ...

    def show_keys(self, scene: Scene) -> None:
        """Lay the sheet of keys over a scene."""
        ...

    def press_key(self, action: str) -> None:
        """As if the key of an action were pressed, in the scene that is on top by then."""
        ...


class Scene:
    """One screen, or one dialog on top of others (`transparent`)."""

    transparent = False  # the scene below is seen (darkened) round this one
    title = "house"  # whose inks it is printed in
    escapes = True  # Escape closes it
    falls = False  # it comes from above and goes up again, like a curtain
    home = False  # the main menu: `go_home` leads here
    ringed = True  # for a gamepad the ring is there from the start

    def __init__(self) -> None:
        self.stack: SceneStack
        self.context: Context
        self.look: Look
        self.motion = Scope()
        self.group: Group
        self.result: Any = None
        self.dirty = True
        self._built: tuple[object, ...] | None = None

    # the contract

    @property
    def music(self) -> Music | None:
        """What is played under it; None goes on with that of the scene below."""
        return None

    def enter(self) -> None:
        """On the stack for the first time; `context` and `stack` are set."""

    def leave(self) -> None:
        """Off the stack for good."""

    def let_go(self) -> None:
        """After `leave`: drop what knows this scene, so that it is freed at once. Whoever is still told something by it
        finds its plain facts."""
        if self.built:
            self.group.let_go()
        for name in [name for name, value in vars(self).items() if isinstance(value, Widget)]:
            delattr(self, name)

    def pause(self) -> None:
        """Another scene lies on top now."""

    def resume(self, result: Any = None) -> None:
        """On top again; `result` is what the scene above left behind."""

    def build(self) -> None:
        """Make the widgets: `self.group.add(...)`, sizes from `self.look.frame`."""

    def paint(self, surface: Surface) -> None:
        """What lies under the widgets; the backdrop is already there (not in a transparent scene)."""

    def paint_over(self, surface: Surface) -> None:
        """What lies over the widgets."""

    def handle(self, event: Event) -> bool:
        """True if the event was used up. Transparent scenes swallow everything they do not use."""
        if self.group.handle(event) or self.common(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self.motion.busy:
            self.motion.skip()
            self.dirty = True
            return True
        if event.type == pygame.KEYDOWN and self.escapes and self.is_key(event, "back"):
            self.back()
            return True
        return False

    @property
    def asks_button(self) -> bool:
        """It waits for a gamepad's button, only to know which it is (`give_button`)."""
        return False

    def give_button(self, button: str) -> None:
        """The button that was waited for."""

    def actions(self) -> tuple[str, ...]:
        """What has a key here: for the sheet of keys."""
        return ("confirm", "go", "glow", "back", "keys", "screenshot", "full_screen")

    def further_keys(self) -> list[tuple[str, str]]:
        """Keys here that are no action's: (key, what it does), for the sheet of keys."""
        if not self.built or self.group.page() is None:
            return []
        pad = self.context.hand == "pad"
        return [(SIGNS["right_stick"] + SIGNS["up_down"] if pad else self.tr("keys-pages"), self.tr("key-page"))]

    def common(self, event: Event) -> bool:
        """Keys that do the same in every scene: the main button, the next thing that can be chosen, the sheet of keys."""
        if event.type != pygame.KEYDOWN:
            return False
        if self.is_key(event, "keys"):
            self.stack.show_keys(self)
        elif self.is_key(event, "glow"):
            return self.group.step(-1 if getattr(event, "mod", 0) & pygame.KMOD_SHIFT else 1, lit=True)
        elif self.is_key(event, "go") and self.group.main is not None and self.group.main.enabled:
            self.group.main.activate()
        else:
            return False
        return True

    @property
    def steps_through_choices(self) -> bool:
        """Whether a gamepad's buttons for the next thing and the one before lead through what can be chosen, and the one for
        the next choice through everything."""
        return False

    def update(self, dt: float) -> None:
        """Time passes."""

    def toast_room(self) -> Rect:
        """Where slips of news may hang: a place with nothing that must be read just then. The stack looks in it for the
        spot that covers least."""
        w, h = self.look.frame.size
        return Rect(round(w * 0.17), self.look.px(84), round(w * 0.66), round(h * 0.3))

    def printed(self) -> Sequence[Rect]:
        """What is read here and is no widget, such as a heading: slips of news hang elsewhere if they can."""
        return ()

    def back(self) -> None:
        """Escape: close."""
        self.stack.pop(self.result)

    # for all scenes

    def tr(self, key: str, **args: object) -> str:
        return self.context.tr(key, **args)

    def is_key(self, event: Event, action: str) -> bool:
        """Is this key press the one that is bound to the action?"""
        return event.type == pygame.KEYDOWN and pygame.key.name(event.key) == self.context.settings.keys.get(action)

    def is_press(self, event: Event) -> bool:
        """Is this key press one that presses what has the ring, or the main button?"""
        keys = (*ENTER, pygame.K_SPACE)
        return event.type == pygame.KEYDOWN and (event.key in keys or self.is_key(event, "go"))

    def key_name(self, action: str) -> str:
        """The key of an action, as buttons show it; a sign of the gamepad's button when a gamepad is used."""
        if self.context.hand == "pad":
            return SIGNS.get(self.context.settings.pad.get(action, ""), "")
        return keycap(str(self.context.settings.keys.get(action, "")), self.context.text)

    def with_key(self, words: str, action: str) -> str:
        """Words of a link with the key that presses it."""
        return f"{words} {self.key_name(action)}".rstrip()

    # for the stack

    def fresh(self) -> None:
        """Build (again) if the present widgets are for another size, language or ink set."""
        version = self.context.version
        if version == self._built:
            return
        old = self.group.focused.id if self._built is not None and self.group.focused is not None else ""
        shown = self._built is not None and self.group.keyboard
        left = self.group.left if self._built is not None else None
        if self._built is not None and shown and self.group.focused is not None:
            left = self.group.focused.rect
        before = self.group if self._built is not None else None
        if before is not None:
            before.close()
        self._built = version
        self.look = self.context.look(self.title)
        self.motion.pace = self.context.pace
        self.group = Group(self.look)
        self.build()
        self.group.main_keys = (self.key_name("confirm"), self.key_name("go"))
        if before is not None:
            self.group.go_on(before)
        if old and (widget := self.group.find(old)) is not None:
            self.group.focus(widget, shown)
        else:
            self.group.left = left
        if self.ringed and self.context.hand == "pad" and not self.group.keyboard:
            self.group.ring()
        self.dirty = True

    @property
    def built(self) -> bool:
        """It has widgets."""
        return self._built is not None

    def rebuild(self) -> None:
        """Make the widgets anew at the next chance (the data behind them changed)."""
        if self._built is not None:
            self._built = (*self._built, "again")

    def tick(self, dt: float) -> None:
        """Motion, widgets, then the scene's own update."""
        self.motion.pace = self.context.pace
        if self.motion.update(dt):
            self.dirty = True
        self.group.update(dt)
        self.update(dt)
        self.fresh()

    @property
    def needs_draw(self) -> bool:
        return self.dirty or self.group.needs_draw

    @property
    def awaits_picture(self) -> bool:
        """It comes up piece by piece: the next follows when this one has been painted."""
        return False

    def draw(self, surface: Surface) -> None:
        """Draw the whole scene onto the window."""
        if not self.transparent:
            surface.blit(self.look.backdrop(), (0, 0))
        self.paint(surface)
        self.group.draw(surface)
        self.paint_over(surface)
        self.dirty = False
