"""A group of widgets: who hears an event, where the keyboard is, which hint is shown, and whether anything changed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.scroll import RowList, ScrollArea
from game.ui.widgets.slips import draw_tip

W = TypeVar("W", bound=Widget)
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
PAGES = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
HOVER_WAIT, FOCUS_WAIT = 0.35, 0.6
LARGE = 400
"""Pixels: of a widget that is wider the pointer says what is meant."""


class Group:
    """Widgets of one scene. Later ones lie on top of earlier ones. `main` is what Enter presses from anywhere."""

    def __init__(self, look: Look, widgets: Iterable[Widget] = (), main: Widget | None = None) -> None:
        self.look = look
        self.felt = ""
        """What the pointer was on last, by id: a group that is made anew is not felt again."""
        self.widgets: list[Widget] = list(widgets)
        self.main = main
        self.focused: Widget | None = None
        self.keyboard = False  # was the keyboard the last to steer?
        self.left: Rect | None = None
        """Where the keyboard was when what it was on went away: the next step begins there."""
        self.main_keys = ("", "")
        """What presses the main button: from anywhere, and while something else has the ring."""
        self.point: tuple[int, int] = (-1, -1)
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._rest = 0.0
        self._tip = ""
        self._quiet = False
        """No tip until the pointer moves: what is under it came there by itself."""
        self.changed = True

    def add(self, widget: W) -> W:
        self.widgets.append(widget)
        self.changed = True
        return widget

    def __iter__(self) -> Iterator[Widget]:
        return iter(self.widgets)

    def close(self) -> None:
        """Let go of everything (the scene is built anew, or leaves)."""
        for widget in self.widgets:
            widget.close()

    def let_go(self) -> None:
        """Drop the widgets: their acts know the scene."""
        self.widgets = []
        self.main = self.focused = self._hovered = self._held = None

    def go_on(self, before: "Group") -> None:
        """Go on where the group before was: the pointer, how far lists were scrolled, and a button that is down. News that come
        between press and release make the widgets anew; they must not swallow the click."""
        self.point = before.point
        for widget in self.widgets:
            if isinstance(widget, RowList) and isinstance(old := before.find(widget.id), RowList):
                widget.go_on(old)
        held = before._held
        if self._held is not None or held is None or not held.id:
            return
        found = self.find(held.id)
        if found is not None and type(found) is type(held) and found.rect == held.rect:
            self._held = found
            found.pressed = held.pressed

    def find(self, id: str) -> Widget | None:
        """The visible widget of that id."""
        return next((w for w in self.widgets if w.id == id and w.visible), None)

    @property
    def held(self) -> Widget | None:
        """What the mouse's button went down on, until it is let go."""
        return self._held

    @property
    def needs_draw(self) -> bool:
        return self.changed or any(w.changed for w in self.widgets if w.visible)

    # order

    def reading_order(self) -> list[Widget]:
        """Where Tab goes: by `order`, then in lines from the top, each from the left."""
        rest = sorted((w for w in self.widgets if w.reachable()), key=lambda w: (w.order, w.rect.centery, w.rect.x))
        found: list[Widget] = []
        while rest:
            first = rest[0]
            half = max(first.rect.h // 2, 10)
            line = [w for w in rest if w.order == first.order and w.rect.centery <= first.rect.centery + half]
            found += sorted(line, key=lambda w: w.rect.x)
            rest = [w for w in rest if w not in line]
        return found

    def focus(self, widget: Widget | None, show: bool = True) -> None:
        """Give the keyboard to a widget; `show` draws the ring (a mouse click does not)."""
        if self.focused is not None and self.focused is not widget:
            self.focused.focus = False
            self.focused.lose()
        if widget is not None and widget is not self.focused:
            widget.gain()
        self.focused = widget
        self.keyboard = show
        self.left = None
        if widget is not None:
            widget.focus = show
        self._say_main_key()
        self._rest = 0.0
        self._show_tip("")

    def _say_main_key(self) -> None:
        """Enter presses what has the ring: the main button shows the key that is its own then."""
        if self.main is not None and self.main.key and self.main.key in self.main_keys:
            elsewhere = self.keyboard and self.focused is not None and self.focused is not self.main
            self.main.set(key=self.main_keys[elsewhere])

    def lit(self, widget: Widget) -> bool:
        """Can it be acted on now?"""
        return widget.enabled and widget.answers

    def _touched(self, widget: Widget) -> None:
        """The pointer or the keyboard has come to something that can be pressed: it is felt, once."""
        if widget.focusable and widget.enabled and widget.answers and (not widget.id or widget.id != self.felt):
            self.look.play("hover")
        self.felt = widget.id

    def begin(self, order: list[Widget]) -> Widget | None:
        """Of these, where the keyboard begins; None: at either end."""
        return None

    def step(self, by: int, lit: bool = False) -> bool:
        """Tab and Shift+Tab; `lit`: only to what can be acted on, from where the keyboard is."""
        order = self.reading_order()
        if lit:
            order = self.lit_order([widget for widget in order if widget is self.focused or self.lit(widget)])
        if not order:
            return False
        if self.focused in order:
            found = order[(order.index(self.focused) + by) % len(order)]
        else:
            found = self._near(order) or self.begin(order) or order[0 if by > 0 else -1]
        self.focus(found)
        self._touched(found)
        return True

    def ring(self) -> None:
        """Show the ring: at what has the keyboard, else where it was left, at the main button, or at the first of all."""
        order = [widget for widget in self.reading_order() if self.lit(widget)]
        main = self.main if self.main in order else None
        found = self.focused or (order and (self._near(order) or main or order[0]))
        if found:
            self.focus(found)

    def _near(self, order: Sequence[Widget]) -> Widget | None:
        """The nearest to where the ring was, if what had it has gone."""
        if self.left is None:
            return None
        x, y = self.left.center
        return min(order, key=lambda w: (w.rect.centerx - x) ** 2 + (w.rect.centery - y) ** 2)

    def lit_order(self, found: list[Widget]) -> list[Widget]:
        """In which order the key for the next thing that can be acted on goes through what was found in reading order."""
        return found

    def toward(self, dx: int, dy: int) -> bool:
        """Arrow keys: the nearest widget that way."""
        if self.focused is None or not self.focused.reachable():
            return self.step(1)
        best = self.nearest(self.focused, dx, dy)
        if best is not None:
            self.focus(best)
            self._touched(best)
        return best is not None

    def nearest(self, start: Widget, dx: int, dy: int) -> Widget | None:
        """Where an arrow leads from a widget."""
        return nearest_of(self.reading_order(), start, dx, dy)

    def page(self) -> ScrollArea | None:
        """What the page keys turn when nothing that has the keyboard uses them: the first that has more than is seen."""
        order = self.reading_order()
        return next((area for area in order if isinstance(area, ScrollArea) and area.furthest), None)

    # events

    def at(self, point: tuple[int, int]) -> Widget | None:
        """The topmost widget there; a true hit goes before a grown one."""
        found = [w for w in reversed(self.widgets) if w.hit(point)]
        return next((w for w in found if w.rect.collidepoint(point)), found[0] if found else None)

    def handle(self, event: Event) -> bool:
        """Route one event. True if a widget used it."""
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._down(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._hovered is not None and self._hovered.handle(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.KEYUP):
            return self.focused is not None and self.focused.handle(event)
        if event.type == pygame.WINDOWLEAVE:
            self._hover(None)
        return False

    def _hover(self, widget: Widget | None) -> None:
        if widget is not self._hovered:
            if self._hovered is not None:
                self._hovered.hovered = False
                self._hovered.handle(Event(pygame.WINDOWLEAVE))
            self._hovered = widget
            if widget is not None:
                widget.hovered = True
                self._touched(widget)
            else:
                self.felt = ""
            self._rest = 0.0
            self._show_tip("")

    def _motion(self, event: Event) -> bool:
        if self._quiet and event.pos != self.point:
            self._quiet, self._rest = False, 0.0
        self.point = event.pos
        if self._held is not None:
            self._held.handle(event)
            self._held.pressed = self._held.hit(event.pos)
            return True
        self._hover(self.at(event.pos))
        return self._hovered is not None and self._hovered.handle(event)

    def _down(self, event: Event) -> bool:
        self.point = event.pos
        widget = self.at(event.pos)
        self._hover(widget)
        if self.focused is not None and self.focused is not widget:
            self.focus(None, show=False)
        if widget is None:
            return False
        if widget.focusable and widget.enabled:
            self.focus(widget, show=False)
        if not widget.enabled:
            if widget.why:
                self.look.play("error")
            return True
        used = widget.handle(event)
        if widget.focusable or used:
            self._held = widget
            widget.pressed = True
        return used or widget.focusable

    def _up(self, event: Event) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        inside = held.hit(event.pos)
        held.pressed = False
        if not held.handle(event) and inside and held.enabled:
            held.activate()
        self._hover(self.at(event.pos))
        return True

    def _key(self, event: Event) -> bool:
        widget = self.focused if self.focused is not None and self.focused.reachable() else None
        if widget is not None and widget.enabled and widget.handle(event):
            return True
        if event.key == pygame.K_TAB:
            return self.step(-1 if getattr(event, "mod", 0) & pygame.KMOD_SHIFT else 1)
        if event.key in ARROWS:
            return self.toward(*ARROWS[event.key])
        if event.key in PAGES:
            page = self.page()
            return page is not None and page.handle(event)
        if event.key in ENTER or event.key == pygame.K_SPACE:
            if widget is not None and self.keyboard and not widget.typing:
                if widget.enabled:
                    widget.activate()
                else:
                    self.look.play("error")
                    self._show_tip(widget.hint())
                return True
            if event.key in ENTER and self.main is not None and self.main.enabled and self.main.visible:
                self.main.activate()
                return True
        return False

    # time and picture

    def update(self, dt: float) -> None:
        for widget in self.widgets:
            widget.update(dt)
        source = self.focused if self.keyboard else self._hovered
        if source is None or self._held is not None or (self._quiet and not self.keyboard):
            return
        before = self._rest
        self._rest += dt
        needed = FOCUS_WAIT if self.keyboard else HOVER_WAIT
        if (before < needed <= self._rest) or (self._tip and source.hint() != self._tip):
            self._show_tip(source.hint() if source.visible else "")

    def hush(self) -> None:
        """Hover nothing and explain nothing: something else lies on top."""
        self._hover(None)
        self._show_tip("")
        self._rest = HOVER_WAIT + FOCUS_WAIT

    def _show_tip(self, text: str) -> None:
        if text != self._tip:
            self._tip = text
            self.changed = True

    def draw(self, surface: Surface) -> None:
        """All widgets, and what hovering explains."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
            widget.changed = False
        source = self.focused if self.keyboard else self._hovered
        if self._tip and source is not None and source.visible:
            draw_tip(surface, self.look, self._tip, self.tip_anchor(source))
        self.changed = False

    def tip_anchor(self, source: Widget) -> Rect:
        """Where the tip of a widget hangs: at what it is about, of what is large at the pointer."""
        if self.keyboard:
            return source.hint_at()
        return source.rect if source.rect.w < LARGE else Rect(self.point, (1, 20))


def nearest_of(found: Iterable[Widget], start: Widget, dx: int, dy: int) -> Widget | None:
    """The nearest of some widgets in a direction."""
    here = start.rect
    best: tuple[float, Widget] | None = None
    for widget in found:
        if widget is start:
            continue
        there = widget.rect
        ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
        if dx:
            beyond = there.left >= here.right - here.w // 3 if dx > 0 else there.right <= here.left + here.w // 3
            aside = max(0, there.top - here.bottom, here.top - there.bottom)
        else:
            beyond = there.top >= here.bottom - here.h // 3 if dy > 0 else there.bottom <= here.top + here.h // 3
            aside = max(0, there.left - here.right, here.left - there.right)
        if ahead <= 0 or not beyond:
            continue
        drift = abs(there.centery - here.centery) if dx else abs(there.centerx - here.centerx)
        cost = ahead + 3 * aside + 0.3 * drift
        if best is None or cost < best[0]:
            best = (cost, widget)
    return best[1] if best is not None else None
