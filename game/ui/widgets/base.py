"""What every widget is: a rectangle with a state, drawn when it changed, operable by mouse and keys alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar, overload

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.look import Look

V = TypeVar("V")


class ShownField(Generic[V]):
    """A field of a widget that its picture shows: another value is told to `Widget.field_changed`.

    The value itself lies in the widget as `_name`, where it can be set without telling.
    """

    def __set_name__(self, owner: type[Widget], name: str) -> None:
        self._public, self._name = name, f"_{name}"

    @overload
    def __get__(self, widget: None, owner: type[Widget]) -> ShownField[V]: ...

    @overload
    def __get__(self, widget: Widget, owner: type[Widget]) -> V: ...

    def __get__(self, widget: Widget | None, owner: type[Widget]) -> V | ShownField[V]:
        if widget is None:
            return self
        found: V = widget.__dict__[self._name]
        return found

    def __set__(self, widget: Widget, value: V) -> None:
        if value != widget.__dict__[self._name]:
            widget.__dict__[self._name] = value
            widget.field_changed(self._public)


class Widget:
    """Base of all widgets. Subclasses fill `draw`, and `activate` or `handle` if they do something.

    `order` groups the focus order (lower first); within a group the order is reading order. `tip` is shown after a
    moment of hovering or focus, `why` instead when it is disabled: nothing greyed out stays unexplained.
    """

    focusable = False
    answers = True  # a press does something here: it may be felt under the pointer
    enabled = ShownField[bool]()
    hovered = ShownField[bool]()
    pressed = ShownField[bool]()
    focus = ShownField[bool]()
    """The keyboard is here and that is to be seen."""
    key = ""
    """What presses it from anywhere, as its face shows it; "" nothing."""
    steady: int | None = None
    """Its key tag at a table is so many before the last there is, whatever else glows; None: it takes what is free."""
    typing = False  # letters, Space and Enter are text here, not commands

    def __init__(self, look: Look, rect: Rect, id: str = "", *, tip: str = "", why: str = "", order: int = 0) -> None:
        self.look = look
        self.rect = Rect(rect)
        self.id = id
        self.tip = tip
        self.why = why
        self.order = order
        self.visible = True
        self._enabled = True
        self._hovered = False
        self._pressed = False
        self._focus = False
        self.changed = True

    def field_changed(self, name: str) -> None:
        """A `ShownField` has another value."""
        self.touch()

    def touch(self) -> None:
        """The picture is no longer true."""
        self.changed = True

    @property
    def state(self) -> str:
        """rest, hover, pressed, focus or disabled: the picture's state."""
        if not self._enabled:
            return "disabled"
        if self._pressed:
            return "pressed"
        if self._focus:
            return "focus"
        return "hover" if self._hovered else "rest"

    def set(self, **fields: Any) -> None:
        """Assign attributes; redraw only if one of them is new."""
        for name, value in fields.items():
            if getattr(self, name) != value:
                setattr(self, name, value)
                self.touch()

    # what a group asks

    def hit(self, point: tuple[int, int]) -> bool:
        """Is the pointer on it? Never smaller than 40 x 40 px."""
        return self.visible and self.look.frame.hit(self.rect).collidepoint(point)

    def reachable(self) -> bool:
        """May the keyboard stop here? Disabled widgets with a reason can be visited, to hear it."""
        return self.visible and self.focusable and (self._enabled or bool(self.why))

    def handle(self, event: Event) -> bool:
        """An event that the group gave to this widget; True if it was used up."""
        return False

    def activate(self) -> None:
        """Clicked, or Enter or Space while it has the focus."""

    def gain(self) -> None:
        """The keyboard comes here (by mouse or Tab)."""

    def lose(self) -> None:
        """The keyboard goes elsewhere."""

    def close(self) -> None:
        """The widget is not needed any more."""

    def update(self, dt: float) -> None:
        """Time passes (carets, marching dashes)."""

    def draw(self, surface: Surface) -> None:
        """Put the picture on the surface."""

    def hint(self) -> str:
        """What hovering explains just now."""
        return (self.why or self.tip) if not self._enabled else self.tip

    def hint_at(self) -> Rect:
        """What of it the hint is about while the keyboard is here."""
        return self.rect

    # help for drawing

    def baked(self, key: tuple[Hashable, ...], size: tuple[int, int], make: Callable[[Surface], None]) -> Surface:
        """A picture that is drawn once per key and kept with the look."""
        whole = (type(self).__name__, size, *key)
        found = self.look.baked(whole)
        if found is None:
            found = Surface(size, pygame.SRCALPHA)
            make(found)
            self.look.keep(whole, found)
        return found

    def ring(self, surface: Surface, rect: Rect | None = None) -> None:
        """The keyboard focus: a key ring with light round and under it; for pieces without a focus face of their own, before
        they are drawn."""
        rect = rect or self.rect
        picture, offset = self.look.glow(rect.size, "focus")
        surface.blit(picture, rect.move(offset))
        pygame.draw.rect(surface, self.look.palette.k, rect.inflate(4, 4), max(2, self.look.px(3.2)), border_radius=6)

    def ring_round(self, surface: Surface) -> None:
        """The same round what is drawn already: nothing of it is covered."""
        inside = surface.subsurface(self.rect.clip(surface.get_rect())).copy()
        self.ring(surface)
        surface.blit(inside, self.rect.clip(surface.get_rect()))


Act = Callable[[], object]
