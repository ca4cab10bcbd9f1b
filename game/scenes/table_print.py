"""Printing a table in layers: the ground (plank, title, widgets), what lies still on it, and what is drawn every frame."""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from math import hypot
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.scenes.table_contract import Still, Stood
from game.scenes.table_drawn import Item, Layers, few
from game.scenes.table_spots import TableGroup
from game.ui.areas import Painted, together
from game.ui.places import Handle, Place
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.scenes.table import TableScene

AROUND = 52
"""Units beyond its place that a thing may paint; a title says how much less its things at rest need (`around`)."""
Lying = tuple[Handle, Place, Hashable]
"""A thing that lies still: where, and what it shows."""

RESTS = 3
"""So many pictures in a row must show a thing unchanged before it counts as lying still away from its layout's place."""
FRAMES = 13
"""In about so many frames a ground is printed while something moves: an update has settled by then."""
BANDS = 4
"""A page is copied in so many parts: it takes about as long as a frame may."""
LEAST = 0.00025
"""Seconds that a part of it takes at least; the last ground tells how long the whole takes."""


class Printer:
    """The layers of one table scene. An idle table prints nothing; a moving card costs one copy of the sheet below; a
    card that comes to rest is printed where it lies, and nothing else with it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.stale = True
        """The whole ground is to be printed again."""
        self._ground: Surface | None = None
        self._base: Surface | None = None
        """The plank with the title's own ground, without widgets: what a changed widget is printed on again."""
        self._next: tuple[Surface, Surface] | None = None
        """Base and ground of the next printing, while they are not shown."""
        self._job: Iterator[None] | None = None
        """The next printing, under way: a little in every frame, so that what moves does not stumble over it."""
        self._spent = self._whole = 0.0
        """Seconds that it has taken so far, and that the last one took in all that was printed while something moved."""
        self._parts = 0
        """In how many frames that was."""
        self._hurried = False
        """It is finished at once: how long that takes is no measure."""
        self._shown: set[Widget] = set()
        """The widgets on the ground that is shown."""
        self._again: list[Widget] = []
        """Kept widgets that have changed while it was under way."""
        self._put: list[tuple[Rect, Callable[[Surface], object]]] = []
        """What was put on the ground while it was under way."""
        self._fresh: list[Rect] = []
        """Parts of the ground that have been printed since the lying things were."""
        self._lying: Surface | None = None
        self._lying_of: list[Lying] | None = None
        """What lies on the sheet; None: nothing of it is true."""
        self._swapped = True
        """The ground is another one than in the last picture."""
        self._onto: weakref.ref[Surface] | None = None
        """Where the last picture was drawn."""
        self._onto_size = (0, 0)
        self._layers = Layers()
        self._shown_sheet: Surface | None = None
        """The sheet of the last picture."""
        self._glides: Widget | None = None
        """What is drawn in this frame over the sheet, and not printed on the ground."""
        self._rests: dict[Handle, tuple[Place, Hashable, int]] = {}
        """What each thing showed in the last picture, and for how many pictures it has."""

    @property
    def lying(self) -> Sequence[Lying]:
        """What lies on the sheet now."""
        return self._lying_of or ()

    @property
    def pending(self) -> bool:
        """A printing is under way: the next frame goes on with it."""
        return self._job is not None

    def _under(self, ground: Surface, area: Rect) -> None:
        assert self._base is not None
        ground.blit(self._base, area, area)

    def _printing(self, group: TableGroup) -> Iterator[None]:
        """Base and ground anew, a little before each yield; then they take the place of those shown."""
        scene, size, new = self.scene, self.scene.look.frame.size, self.scene.desk.laying
        if self._next is None or self._next[0].get_size() != size:
            self._next = (Surface(size), Surface(size))
        base, ground = self._next
        yield from _copied(scene.look.backdrop(), base)
        parts: Callable[[Surface], Iterator[None]] | None = getattr(scene.table, "print_ground", None)
        if scene.ready and parts is not None:
            yield from parts(base)
        elif scene.ready:
            scene.table.paint_ground(base)
            yield
        yield from _copied(base, ground)
        for widget in list(group.widgets):
            if widget.visible:
                widget.draw(ground)
            widget.changed = False
            if widget.visible:
                yield
        if self._base is None or self._ground is None or self._base.get_size() != size:
            self._next = (Surface(size), Surface(size))  # now, while nothing moves: fresh pages are slow
        else:
            self._next = (self._base, self._ground)
        self._base, self._ground = base, ground
        self._lying_of, self._swapped = None, True
        if new:
            scene.updates.grounded()
        for area, draw in self._put:
            self._print_on(area, draw)
        self._put.clear()
        self._shown = set(group.widgets)
        for widget in self._again:
            widget.touch()
        self._again.clear()

    def _go_on(self) -> bool:
        """One frame's part of the printing; False: it is done."""
        if self._job is None:
            return False
        begun = now = time.perf_counter()
        end = begun + max(LEAST, self._whole * self.scene.context.pace.speed / FRAMES)
        while self._job is not None and now < end:
            if next(self._job, "over") == "over":
                self._job = None
            now = time.perf_counter()
        self._spent += now - begun
        self._parts += 1
        if self._job is None and not self._hurried:
            self._whole = self._spent
        return self._job is not None

    def _at_once(self) -> bool:
        """Nothing moves that would stumble, or there is nothing to show meanwhile; or it was broken off once."""
        size = self.scene.look.frame.size
        if self._ground is None or self._ground.get_size() != size or not self.scene.ready or self._job is not None:
            return True
        return not self.scene.motion.busy

    def ground(self, whole: bool = False) -> Surface:
        """What stands still: the plank, the title's ground, every widget. Printed again only where it changed. `whole`:
        finish a printing that is under way."""
        group = self.scene.group
        assert isinstance(group, TableGroup)
        if self._ground is not None and self._ground.get_size() != self.scene.look.frame.size:
            self.stale = True
        if self.stale or self._ground is None:
            whole = whole or self._at_once()
            if self._job is not None and self._parts >= FRAMES:  # broken off though it had its time: it must be quicker
                self._whole = 2 * max(self._whole, LEAST * FRAMES)
            self.stale = False
            self._job, self._spent, self._parts, self._hurried = self._printing(group), 0.0, 0, False
            going = not whole or self._go_on()  # widgets are made in the one frame, their ground is begun in the next
        else:
            going = self._go_on()
        self._hurried = self._hurried or whole
        while going and whole:
            going = self._go_on()
        assert self._ground is not None
        changed = [w for w in group.widgets if w.changed and w.visible and (not going or w in self._shown)]
        self._glides = self._gliding(group)
        if self._glides in changed:
            changed.remove(self._glides)
        if going:
            self._again += changed
        self._fresh += group.draw_changed(self._ground, self._under, changed)
        return self._ground

    def _gliding(self, group: TableGroup) -> Widget | None:
        """The widget that is drawn in this frame, under all that moves, instead of being printed."""
        found = group.gliding() if self.scene.ready else None
        if found is None or any(self.reach(place).colliderect(found.rect) for _, place, _ in self.lying):
            return None
        return found

    def put(self, area: Rect, draw: Callable[[Surface], object]) -> bool:
        """Print something on the ground as it lies there, until the ground is printed again: what would else be drawn in
        every frame under something that moves. False: there is no ground yet."""
        if self._ground is None or self.stale:
            return False
        if self._job is not None:
            self._put.append((area, draw))
        self._print_on(area, draw)
        return True

    def _print_on(self, area: Rect, draw: Callable[[Surface], object]) -> None:
        assert self._base is not None and self._ground is not None
        for page in (self._base, self._ground):
            page.set_clip(area)
            draw(page)
            page.set_clip(None)
        self._fresh.append(area)

    def _parted(self) -> tuple[list[Lying], list[tuple[Handle, Place]]]:
        """What lies still, and what is drawn in every frame, from the bottom up."""
        stage, rest = self.scene.desk.stage, self.scene.table.rest
        still: list[Lying] = []
        live: list[tuple[Handle, Place]] = []
        rests, now = self._rests, {}
        for handle, place in stage.drawn():
            key = rest(handle)
            if key is None:
                live.append((handle, place))
                continue
            was = rests.get(handle)
            same = was is not None and (was[0] is place or was[0] == place) and was[1] == key
            count = was[2] + 1 if same and was is not None else 1
            double = handle in now  # it fades out in one place and in at another
            now[handle] = (place, key, 0 if double else count)
            if not double and (count >= RESTS or place == stage.goal(handle)):
                still.append((handle, place, key))
            else:
                live.append((handle, place))
        self._rests = now
        more: Callable[[], Iterable[Lying]] | None = getattr(self.scene.table, "stills", None)
        if more is not None:
            still += more()
        return still, live

    def _sheet(self) -> tuple[Surface, list[Rect] | None, list[tuple[Handle, Place]]]:
        """What lies still, on its ground, as one sheet; where that has been printed since the last picture (None:
        anywhere); and what is drawn in every frame."""
        ground = self.ground()
        still, live = self._parted()
        if still:
            sheet, areas = self._laid(ground, still)
            return sheet, areas, live
        # a map lies in the ground itself: no second sheet of all of it
        areas = None if self._lying_of is not None or self._swapped else list(self._fresh)
        self._lying_of, self._swapped = None, False
        self._fresh.clear()
        return ground, areas, live

    def _laid(self, ground: Surface, still: list[Lying]) -> tuple[Surface, list[Rect] | None]:
        """The sheet of what lies still, printed again where the ground or a thing on it has changed; and where that is."""
        size = ground.get_size()
        if self._lying is None or self._lying.get_size() != size:
            self._lying, self._lying_of = Surface(size), None
        before, sheet = self._lying_of, self._lying
        areas: list[Rect] | None = None
        if before is not None:
            if not self._fresh and _same(before, still):
                return sheet, []
            was, now = set(before), set(still)
            changed = [self.reach(place) for _, place, _ in was ^ now]
            areas = few([*changed, *self._fresh], sheet.get_rect())
        self._print_things(sheet, ground, still, areas)
        self._lying_of, self._swapped = still, False
        self._fresh.clear()
        return sheet, areas

    def _print_things(self, sheet: Surface, ground: Surface, still: list[Lying], areas: list[Rect] | None) -> None:
        around = getattr(self.scene.table, "around", AROUND)
        for area in areas if areas is not None else [sheet.get_rect()]:
            sheet.set_clip(area)
            sheet.blit(ground, area, area)
            for handle, place, _ in still:
                if self.reach(place, around).colliderect(area):
                    self.scene.table.paint_thing(sheet, handle, place)
        sheet.set_clip(None)

    def reach(self, place: Place, around: float = AROUND) -> Rect:
        """All that a thing may paint: turned, with its shadow and what stands round it."""
        room = self.scene.look.px(around) + 12
        if place.angle:
            wide = high = round(hypot(place.w, place.h))
        else:
            wide, high = round(place.w), round(place.h)
        return Rect(
            round(place.x) - wide // 2 - room, round(place.y) - high // 2 - room, wide + 2 * room, high + 2 * room
        )

    def draw(self, surface: Surface, over: Sequence[Rect] | None = None) -> list[Rect] | None:
        """The picture, drawn again only where it changed: the sheet of what lies still comes over all that was drawn on it
        in the last picture, and what is drawn in every frame on to that. Tells where; `over` as `Scene.draw` has it."""
        scene = self.scene
        if self._onto is None or self._onto() is not surface or self._onto_size != surface.get_size():
            over = None
        self._onto, self._onto_size = weakref.ref(surface), surface.get_size()
        if not scene.ready:
            surface.blit(self.ground(), (0, 0))
            self._paint_over(surface)
            self._onto = None
            return None
        sheet, printed, live = self._sheet()
        self._shown_sheet = sheet
        return self._layers.draw(surface, sheet, list(self._items(live)), together((printed, over)))

    def again(self, surface: Surface) -> None:
        """The last picture once more, whole, onto another surface: what `draw` must have left on the window."""
        if self.scene.ready and self._shown_sheet is not None:
            surface.blit(self._shown_sheet, (0, 0))
            self._layers.again(surface)
        else:
            surface.blit(self.ground(), (0, 0))
            self._paint_over(surface)

    def _items(self, live: list[tuple[Handle, Place]]) -> Iterator[Item]:
        """Whatever lies over the sheet, from the bottom up."""
        table, desk = self.scene.table, self.scene.desk
        if self._glides is not None:
            yield Item(self._glides.draw, self._glides.rect, hides=True)
        for handle, place in live:
            area = self.reach(place)
            if handle == desk.dragging:  # it may tell of more, such as a mark where it would go
                yield Item(partial(self._paint_held, handle, place, area))
            else:
                yield Item(partial(self._paint_thing, handle, place), area)
        yield Item(table.paint_over)
        overs: Callable[[], Iterable[Still]] | None = getattr(table, "overs", None)
        if overs is not None:
            for still in overs():
                yield Item(still, still.area, ("over", still.shows))
        for key, effect in list(desk.effects.items()):
            stood: Callable[[], Stood] | None = getattr(effect, "stands", None)
            stands = stood() if stood is not None else None
            if stands is None:
                yield Item(effect)
            else:
                yield Item(effect, stands[0], ("effect", key, stands[1]))
        yield Item(table.paint_corner)
        yield Item(self._paint_over)

    def _paint_thing(self, handle: Handle, place: Place, surface: Surface) -> Painted:
        self.scene.table.paint_thing(surface, handle, place)
        return None

    def _paint_held(self, handle: Handle, place: Place, area: Rect, surface: Surface) -> Painted:
        return [area, *(self.scene.table.paint_thing(surface, handle, place) or ())]

    def _paint_over(self, surface: Surface) -> list[Rect] | None:
        """Bubbles, the keyboard's ring, the tip."""
        assert isinstance(self.scene.group, TableGroup)
        return together((self.scene.furniture.draw_over(surface), self.scene.group.draw_over(surface)))


def _copied(page: Surface, onto: Surface) -> Iterator[None]:
    """Copy a whole page, a band of it before each yield."""
    w, h = onto.get_size()
    for at in range(BANDS):
        top = h * at // BANDS
        band = Rect(0, top, w, h * (at + 1) // BANDS - top)
        onto.blit(page, band, band)
        yield


def _same(before: Sequence[Lying], now: Sequence[Lying]) -> bool:
    """Whether the same lies there, in the same order. Nearly always it is the very same places."""
    return len(before) == len(now) and all(
        a[0] == b[0] and (a[1] is b[1] or a[1] == b[1]) and a[2] == b[2] for a, b in zip(before, now)
    )
