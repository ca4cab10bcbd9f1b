"""Spots as widgets: what lies on the table is reached by pointer, arrows and Tab like any button; the table's group."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.tabletop.contract import Hotspot
from game.tabletop.key_tags import Aim, KeyTags
from game.tabletop.ring_trail import Glow, RingTrail, Way
from game.tabletop.services import TableServices
from game.ui import palette
from game.ui.hexmap.view import HexmapView
from game.ui.look import Look
from game.ui.places import Place
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.group import Group, nearest_of
from game.ui.widgets.slips import draw_tip

if TYPE_CHECKING:
    from game.ui.dice import DiceTray

DRAG_FROM = 7  # pixels before a press becomes a drag


class HotspotHost(Protocol):
    """What a spot tells the scene."""

    services: TableServices

    def spot_hovered(self, spot: Hotspot, on: bool) -> None: ...
    def spot_clicked(self, spot: Hotspot) -> None: ...
    def spot_dragged(self, spot: Hotspot, point: tuple[int, int], start: tuple[int, int]) -> None: ...
    def spot_dropped(self, spot: Hotspot, point: tuple[int, int]) -> None: ...


class HotspotWidget(Widget):
    """Draws nothing but the keyboard's ring: the title draws the thing itself."""

    focusable = True

    def __init__(self, look: Look, spot: Hotspot, host: HotspotHost) -> None:
        super().__init__(look, spot.rect, f"spot.{spot.handle}", order=spot.order)
        self.spot = spot
        self.host = host
        self.tip = "" if spot.open else spot.why
        self._from: tuple[int, int] | None = None
        self._dragging = False

    @property
    def answers(self) -> bool:  # type: ignore[override]
        return self.spot.open

    def take(self, other: HotspotWidget) -> None:
        """Be pressed as the other was."""
        self._from, self._dragging, self._pressed = other._from, other._dragging, other._pressed

    def found(self) -> None:
        """It has come to lie under the pointer: nothing is said of that, for nobody pointed at it."""
        self._hovered = True

    def reachable(self) -> bool:
        return self.visible

    def field_changed(self, name: str) -> None:
        """Pointed at, by mouse or keys: the thing that lies there is drawn by the title."""
        if name == "hovered":
            self.host.spot_hovered(self.spot, self.hovered)
        elif name == "focus":
            self.host.spot_hovered(self.spot, self.focus)

    def activate(self) -> None:
        self.host.spot_clicked(self.spot)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._from = event.pos
            self._dragging = False
            return False
        if event.type == pygame.MOUSEMOTION and self._from is not None:
            far = max(abs(event.pos[0] - self._from[0]), abs(event.pos[1] - self._from[1]))
            if self.spot.drag and (self._dragging or far > DRAG_FROM):
                self._dragging = True
                self.host.spot_dragged(self.spot, event.pos, self._from)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._from = None
            if self._dragging:
                self._dragging = False
                self.host.spot_dropped(self.spot, event.pos)
                return True
        return False

    def draw(self, surface: Surface) -> None:
        """Nothing: see `draw_ring`, which the scene calls above the things."""

    def draw_ring(self, surface: Surface) -> None:
        """Dark, light, dark: to be seen on any ground; round the thing itself where it lies turned, or lifted from a fan."""
        wide = max(3, self.look.px(5))
        place = self._place()
        if place is None:
            rect = self.rect.inflate(8, 8)
            for more, ink in ((2 * wide, self.look.palette.k), (wide, palette.FOCUS), (0, self.look.palette.k)):
                line = wide if ink is palette.FOCUS else max(2, wide // 2)
                pygame.draw.rect(surface, ink, rect.inflate(more, more), line, border_radius=8)
            return
        for more, ink, line in ((10, self.look.palette.k, 2 * wide + 2), (10, palette.FOCUS, wide)):
            pygame.draw.lines(surface, ink, True, corners(place, more), line)

    @property
    def outline(self) -> Rect:
        """Where a frame round it lies: the card itself, while it is lifted from its fan."""
        lifted = self._lifted()
        return self.rect if lifted is None else lifted.rect

    def _lifted(self) -> Place | None:
        pointer = self.host.services.pointer
        here = pointer.lifted is not None and pointer.lifted[0] == self.spot.handle == pointer.hovered
        return pointer.lifted[1] if here and pointer.lifted is not None else None

    def _place(self) -> Place | None:
        """The thing that the spot stands for, if it lies there as a whole and not quite as the spot does."""
        services = self.host.services
        lifted = self._lifted()
        if lifted is not None:
            return lifted
        place = services.stage.place_of(self.spot.handle)
        if place is None or not place.rect.colliderect(self.rect) or place.squash < 1:
            return None
        same = place.rect.inflate(6, 6).contains(self.rect) and self.rect.inflate(6, 6).contains(place.rect)
        return None if same and not place.angle else place


class TrayWidget(HotspotWidget):
    """A title's tray while a die may be thrown there (`throws`): pressed like a spot, or by a drag and a flick. The
    title draws it."""

    def __init__(self, look: Look, tray: DiceTray, host: HotspotHost) -> None:
        super().__init__(look, Hotspot(("tray",), tray.rect, tray.enabled, tray.why, order=1), host)
        self.id = "tray"
        self.tip = tray.hint()
        self.tray = tray

    def handle(self, event: Event) -> bool:
        return self.spot.open and self.tray.handle(event)

    def update(self, dt: float) -> None:
        self.tray.update(dt)

    def lose(self) -> None:
        """The keyboard goes elsewhere; a die in the hand stays there until the button is let go."""

    def close(self) -> None:
        """The tray is the title's."""


class TableGroup(Group):
    """The widgets of a table."""

    above: Sequence[Widget] = ()
    """What lies over the table and is drawn by others: the keyboard comes to it first."""

    reading: Rect | None = None
    """What the inspector shows: tips lie beside it."""
    tags: KeyTags | None = None
    """The keys of what glows; None at a table without them."""
    fresh: frozenset[str] = frozenset()
    """What the last press has made glow, by id: the key for the next thing leads there first."""
    opened: frozenset[str] = frozenset()
    """The hexes of its map that answered a press when it was made."""
    pinging = False
    """The next press points something out to all."""
    taught: str = ""
    """What a lesson points at, by id: the key for the next thing leads there before all else."""
    stands_ready = False
    """The main button has an answer that stands ready (`AnswerButton.ready`)."""
    _leads = False
    """It has not led there yet."""
    version = 0
    """The update that is shown."""
    _map_lay: Sequence[tuple[int, ...]] = ()
    """Where a map lay when the question before was asked."""
    glows: Mapping[str, Rect] = MappingProxyType({})
    """What can be acted on, by id, and where it lies."""
    _way: Way | None = None
    """Where the ring goes, while the same is asked as when the group before was made."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.trail = RingTrail()

    def lit(self, widget: Widget) -> bool:
        """What glows on the table, and the buttons that answer; what can be pointed out, while one does that."""
        if self.pinging:
            return isinstance(widget, HotspotWidget | HexmapView)
        if isinstance(widget, HotspotWidget):
            return widget.spot.open
        if widget.id == "act.resign":
            return False  # Tab and the arrows reach it; the key for the next thing never lands on it.
        return widget.enabled and (widget.id.startswith(("act.", "lesson.")) or isinstance(widget, HexmapView))

    def lit_order(self, found: list[Widget]) -> list[Widget]:
        """What a lesson points at, what has just begun to glow, then from a map to the things of the question, and only from
        those to its buttons: one of them may end it. What answers nothing comes last."""
        return sorted(
            found,
            key=lambda widget: (
                widget.id != self.taught,
                self.is_aside(widget),
                widget.id not in self.fresh,
                not isinstance(widget, HexmapView),
                not isinstance(widget, HotspotWidget),
            ),
        )

    def is_aside(self, widget: Widget) -> bool:
        """Whether it glows and answers nothing: what only shows something, and the buttons of a lesson's guide."""
        if isinstance(widget, HotspotWidget):
            return widget.spot.aside
        return widget.id.startswith("lesson.")

    def step(self, by: int, lit: bool = False) -> bool:
        """The key for the next thing goes from what was pressed to what that has made glow."""
        leads, self._leads = self._leads and lit, self._leads and not lit
        leads = leads and not (self.stands_ready and self.focused is None)
        if leads and (self.focused is None or self.focused.id not in self.fresh):
            found = [widget for widget in self.lit_order(self.reading_order()) if widget.id in self.fresh]
            if found and self.lit(found[0]):
                self.focus(found[0])
                self._touched(found[0])
                return True
        moved = super().step(by, lit)
        if moved and lit and isinstance(self.focused, HexmapView):
            self.focused.begin()
        return moved

    @property
    def has_map(self) -> bool:
        """Whether there is a map, on which arrows steer a cursor."""
        return any(isinstance(widget, HexmapView) for widget in self.widgets)

    def aims(self) -> list[Aim]:
        """What a key of its own can press now, in reading order, hexes after the rest, then what answers nothing; what has a key
        already is left out."""
        if not self.asked:
            return []
        found: list[Aim] = []
        for widget in self.reading_order():
            if isinstance(widget, HexmapView):
                found += [Aim(widget, box, here, bool(self.fresh)) for here, box in widget.open_boxes()]
            elif self.lit(widget) and widget is not self.main and not widget.key:
                headed = isinstance(widget, HotspotWidget) and widget.spot.headed
                found.append(Aim(widget, widget.rect, "", widget.id in self.fresh, self.is_aside(widget), headed))
        return sorted(found, key=lambda aim: (aim.aside, bool(aim.hex)))

    def take(self, aim: Aim) -> None:
        """Press what a tag stands for: the keyboard is there from now on."""
        self.focus(aim.widget)
        if isinstance(aim.widget, HexmapView):
            aim.widget.press_open(aim.hex)
        else:
            aim.widget.activate()

    def nearest(self, start: Widget, dx: int, dy: int) -> Widget | None:
        """With a pad, from what glows to what glows that way before all else."""
        if self.by_pad and self.asked and self.lit(start):
            lit = [widget for widget in self.reading_order() if self.lit(widget)]
            found = nearest_of(lit, start, dx, dy)
            if found is not None:
                return found
        return super().nearest(start, dx, dy)

    def lead(self) -> None:
        """With a pad the ring waits at what is asked: where a question begins, at what the last press has made glow, and
        beside what has gone away; at the main button where nothing else answers any more. On a map it stays from question to
        question while hexes answer there and no sheet is laid."""
        way, self._way = self._way, None
        if not self.asked:
            return
        if way is not None and (self.focused is None or self.focused.id in way.over):
            self._go_home(way)
        if not self.by_pad:
            return
        order = self.lit_order([widget for widget in self.reading_order() if self.lit(widget)])
        things = [w for w in order if isinstance(w, HotspotWidget | HexmapView) and not self.is_aside(w)]
        fresh = [widget for widget in things if widget.id in self.fresh]
        goal: Widget | None = None
        if self.is_new or (self.stands_ready and not self.trail.was.ready):
            stays = self._stays() and not self.stands_ready
            goal = self.focused if stays else self.begin(self.reading_order())
        elif way is not None and way.led and fresh and (self.focused is None or self.focused.id not in self.fresh):
            goal = fresh[0]
        elif self.focused is None and self.left is not None and order:
            goal = self._near(things) if things else self.begin(self.reading_order())
        self._leads &= way is not None and not way.led
        self.is_new = False
        if goal is not None:
            self.focus(goal)
        if isinstance(goal, HexmapView):
            goal.begin()

    def _go_home(self, way: Way) -> None:
        """When what a press has made glow goes, such as a sheet, the ring is back where it was before, with keys too."""
        home = self.find(way.home) if way.home else None
        if home is not None:
            self.focus(home)
        elif way.near is not None:
            self.left = way.near

    def _stays(self) -> bool:
        """Whether the ring is on a map on which hexes answer, and nothing has been laid beside it since the last question."""
        was, self._map_lay = self._map_lay, [tuple(w.rect) for w in self.widgets if isinstance(w, HexmapView)]
        return isinstance(self.focused, HexmapView) and bool(self.focused.open) and was == self._map_lay

    def lead_to_pinged(self) -> None:
        """Where one is about to point something out, the ring is on the table: what has it, else the first thing."""
        if not self.pinging or not self.keyboard or isinstance(self.focused, HotspotWidget | HexmapView):
            return
        found = next((widget for widget in self.reading_order() if self.lit(widget)), None)
        if found is not None:
            self.focus(found)

    def lead_to_taught(self) -> None:
        """With a pad the ring goes to what a lesson points at, as the page turns and from one act to the next."""
        found = next((widget for widget in self.reading_order() if widget.id == self.taught), None)
        if found is None or not self.by_pad or not self.asked:
            return
        self.focus(found)
        if isinstance(found, HexmapView):
            found.begin()

    def stay(self, held: Widget | None) -> None:
        """The keyboard does not follow what was played: it stays where that lay, also while the answer was on its way."""
        now, was = self.focused, self.trail.was
        if not isinstance(held, HotspotWidget) or not isinstance(now, HotspotWidget) or now is held:
            return
        lay = was.rect if held.id == was.ring and was.ring in was.ids else None
        answered = held.spot.open or (lay is not None and held.rect.colliderect(lay))
        went = not now.spot.open or self.version != was.version
        if answered and went and not now.rect.colliderect(held.rect):
            self.focus(None, self.keyboard)
            self.left = Rect(held.rect)

    by_pad = False
    """A gamepad is in use."""
    is_new = False
    """What is asked was not asked when the group before was made."""

    asked = False
    """Something is asked of who sits here, and can be answered now."""

    def begin(self, order: list[Widget]) -> Widget | None:
        """At what is asked: the main button of what lies over the table, an answer that stands ready, the first thing on the
        table that answers, its own main button, also where that only says why it does not answer: the button beside it may be
        rarely meant."""
        if not self.asked:
            return None
        lit = [widget for widget in order if self.lit(widget)]
        taught = [widget for widget in order if widget.id == self.taught]
        table = [w for w in lit if isinstance(w, HotspotWidget | HexmapView) and not self.is_aside(w)]
        main = [widget for widget in order if widget is self.main]
        first = [*main, *table] if self.stands_ready else [*table, *main]
        return next(iter([*(w for w in self.above if w in order and w.key), *taught, *first, *lit]), None)

    def reading_order(self) -> list[Widget]:
        return [*(widget for widget in self.above if widget.reachable()), *super().reading_order()]

    def take_over(self, before: TableGroup | None) -> None:
        """Go on where the group before was: the pointer, a button that is down, a card in the middle of a drag."""
        self.opened = frozenset(here for map in self.widgets if isinstance(map, HexmapView) for here in map.open)
        self.glows = {widget.id: Rect(widget.rect) for widget in self.widgets if self.lit(widget)}
        if before is None:
            return
        self.point, self.felt, self._map_lay = before.point, before.felt, before._map_lay
        self.trail = before.trail
        if before.asked:
            self.trail.was = before.glow()
        self._go_on_glowing(before)
        self._hovered = None if before.keyboard else self.at(self.point)
        self._quiet = not before._tip
        if isinstance(self._hovered, HotspotWidget):
            self._hovered.found()
        elif self._hovered is not None:
            self._hovered.hovered = True
        if before._hovered is not None and before._hovered is not self._hovered and before._hovered in self.widgets:
            before._hovered.hovered = False  # a widget that is kept must hear that the pointer is elsewhere
            before._hovered.handle(Event(pygame.WINDOWLEAVE))
        held = before._held
        found = self.find(held.id) if held is not None and held.id else None
        if held is None or found is None or type(found) is not type(held):
            return
        self._held = found
        if isinstance(found, HotspotWidget) and isinstance(held, HotspotWidget):
            found.take(held)
        else:
            found.pressed = held.pressed

    def _go_on_glowing(self, before: TableGroup) -> None:
        """What glows now and did not: the same as before where nothing has changed. A map is among it if there is a choice of
        hexes that was none; one hex more is only the echo of a press elsewhere."""
        maps = frozenset(widget.id for widget in self.widgets if isinstance(widget, HexmapView))
        if self.asked and not self.is_new:
            self._way = self.trail.go_on(self.glows, self.opened, maps, self.version)
            self.fresh, self._leads = self._way.fresh, self._way.leads
            return
        if self.is_new:
            self.trail.begin()
        if (self.glows.keys(), self.opened) == (before.glows.keys(), before.opened):
            self.fresh, self._leads = before.fresh, before._leads
        else:
            choice = before.opened and len(self.opened - before.opened) > 1
            self.fresh = frozenset(self.glows.keys() - before.glows.keys()) | (maps if choice else frozenset())
            self._leads = bool(self.fresh)

    def glow(self) -> Glow:
        """What can be pressed, and where the ring is."""
        ring = self.focused if self.keyboard else None
        return Glow(frozenset(self.glows), self.opened, self.fresh, self._leads, ring.id if ring is not None else "",
                    Rect(ring.rect) if ring is not None else None, self.version, self.stands_ready)  # fmt: skip

    @property
    def pointed(self) -> Hashable:
        """What lies under the pointer, if that is a spot."""
        return self._hovered.spot.handle if isinstance(self._hovered, HotspotWidget) else None

    def draw_over(self, surface: Surface) -> None:
        """The keyboard's ring and the tip, above everything."""
        if self.keyboard and isinstance(self.focused, HotspotWidget):
            self.focused.draw_ring(surface)
        if not self.above:
            self.draw_tags(surface)
        source = self.focused if self.keyboard else self._hovered
        if self._tip and source is not None and source.visible:
            buttons = [
                one.rect for one in self.widgets if isinstance(one, Button) and one.visible and one is not source
            ]
            draw_tip(surface, self.look, self._tip, self.tip_anchor(source), self.reading, buttons)
        self.changed = False

    def draw_tags(self, surface: Surface) -> None:
        """The keys of what glows. What lies over the table (`above`) is drawn before them, by others."""
        if self.tags is not None and self.tags.shown:
            self.tags.draw(surface, self.look, self.aims())


def corners(place: Place, more: int) -> list[tuple[float, float]]:
    """The four corners of a thing as it lies, `more` pixels outside."""
    turn = math.radians(place.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    w, h = (place.w + more) / 2, (place.h + more) / 2
    return [(place.x + x * cos - y * sin, place.y + x * sin + y * cos) for x, y in ((-w, -h), (w, -h), (w, h), (-w, h))]
