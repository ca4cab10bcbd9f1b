"""The print of a map, in chunks: inked, scaled and dressed when first asked for, kept while there is room.

What is not ready is shown from a small overview; `work` makes a few chunks a frame, or a part of one, first those in view,
then their neighbours, then the levels next to this one, so that no frame stalls.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from itertools import chain

import pygame
from pygame import Rect, Surface

from game.ui import slices
from game.ui.assets import prints_root
from game.ui.hexmap.camera import Area
from game.ui.hexmap.dressing import Label, Stamp
from game.ui.hexmap.geometry import HexLayout, Point
from game.ui.hexmap.inking import ink_set
from game.ui.hexmap.plates import Key, Plates
from game.ui.hexmap.printing import Press
from game.ui.lettering import Lettering
from game.ui.picture_store import PictureStore, Shelf, pictures

WORK = 0.006  # seconds of a frame in which nothing else moves


class MapPicture:
    """One map at every scale. `labels` and `ruined` may be changed at any time."""

    def __init__(
        self,
        title: str,
        layout: HexLayout,
        lettering: Lettering,
        inks: str = "normal",
        *,
        folder: str = "map",
        store: PictureStore = pictures,
    ) -> None:
        self.layout = layout
        self.lettering = lettering
        self.plates = Plates(prints_root() / title / folder, layout)
        self._press = Press(self.plates, layout, lettering, ink_set(title, inks))
        self._room = store
        self.version = 0  # counts changes of what is printed
        self.made = 0  # chunks finished so far; tests watch it
        self._chunks: Shelf[Key, Surface] = Shelf("map", store)
        self._job: tuple[Key, Generator[None, None, Surface]] | None = None
        """The chunk of which a part has been printed."""
        self._whole: tuple[object, ...] | None = None
        """What was wanted, and how many chunks there were, when nothing was left to do."""
        self._rough: Shelf[Key, Surface] = Shelf("rough map", store)
        self._overview: Surface | None = None
        self._sketch: Generator[None, None, Surface] | None = None
        """The overview, under way."""

    # ---- what is printed
    def dress(self, labels: Iterable[Label], wet: Iterable[Point] = (), keep: Iterable[Point] = ()) -> None:
        """Set the names (in the player's language); they keep clear of water and of the room for counters on sites."""
        if self._press.dress(labels, wet, keep):
            self._forget(self._chunks)

    def ruin(self, sites: Collection[str]) -> None:
        """Show these sites, and no others, in ruins: only the chunks that they touch are printed anew."""
        changed = self._press.ruined ^ frozenset(sites)
        if not changed:
            return
        self._press.ruined = frozenset(sites)
        self._overview = self._sketch = None
        self._rough.clear()
        self._forget([key for key in self._chunks if any(self.plates.touches(site, key) for site in changed)])

    def _forget(self, keys: Iterable[Key]) -> None:
        for key in list(keys):
            self._chunks.pop(key)
        self._job = self._whole = None
        self.version += 1

    # ---- scales
    def fitting(self, scale: float) -> float:
        """The scale next to this one at which chunks meet exactly."""
        return self.plates.fitting(scale)

    def chunk_px(self, scale: float) -> int:
        """The width of a chunk."""
        return self.plates.chunk_px(scale)

    def keys(self, scale: float, area: Area, around: int = 0) -> list[Key]:
        """The chunks that an area (units) lies on, nearest to its middle first."""
        return self.plates.keys(scale, area, around)

    # ---- asking
    def names(self, scale: float) -> list[Stamp]:
        """All names at a scale."""
        return self._press.names(scale)

    def has(self, key: Key) -> bool:
        return key in self._chunks

    def chunk(self, key: Key) -> Surface:
        """A chunk, finished or, until `work` has come to it, rough. Shared: do not draw on it."""
        found = self._chunks.get(key)
        if found is not None:
            return found
        rough = self._rough.get(key)
        return self._rough.keep(key, self._blown_up(key)) if rough is None else rough

    def load(self, scale: float, area: Area) -> None:
        """Finish all that an area needs, now: when a table opens."""
        for key in self.keys(scale, area):
            self._finish(key)

    def work(
        self, scale: float, area: Area, others: Sequence[float] = (), seconds: float = WORK, ahead: float | None = WORK,
        whole: Sequence[float] = (),
    ) -> bool:  # fmt: skip
        """Make chunks in view for about so long, and others while less than `ahead` has passed (None: none of them), a
        part of one at least: round the view, the same at other scales, at last the whole map at those of `whole`. True if
        one in view was finished."""
        wanted = (scale, area, *others, whole)
        if self._whole == (*wanted, len(self._chunks)):
            return False
        begun = slices.now()
        seen, first = False, True
        for key, visible in self._in_turn(scale, area, others, whole):
            if key in self._chunks:
                continue
            if not visible and ahead is None:
                return seen
            end = begun + (seconds if visible else ahead or 0.0)
            if not visible and not (self._sketched(end) and self._names_ready(key.scale, end)):
                return seen
            if not first and slices.now() >= end:
                return seen
            if self._room.is_full and not visible:
                break  # what is kept would be thrown out for what may never be seen
            first = False
            while not (made := self._part(key)) and slices.now() < end:
                pass
            if not made:
                return seen
            seen = seen or visible
        if first:
            self._whole = (*wanted, len(self._chunks))
        return seen

    def _in_turn(
        self, scale: float, area: Area, others: Sequence[float], whole: Sequence[float]
    ) -> Iterator[tuple[Key, bool]]:
        """What is wanted, and whether it is in view; what is half done goes before what is not begun."""
        wanted = self._wanted(scale, area, others, whole)
        if self._job is None:
            return wanted
        half = self._job[0]
        return chain([(half, half in self.keys(scale, area))], wanted)

    def _sketched(self, end: float) -> bool:
        """Go on with the overview until the time is out; True when it is there."""
        while self._overview is None:
            self._sketch_on()
            if slices.now() >= end:
                return self._overview is not None
        return True

    def _names_ready(self, scale: float, end: float) -> bool:
        """Set names of a scale until the time is out; True when all are set."""
        while self._press.set_name(scale):
            if slices.now() >= end:
                return False
        return True

    def _wanted(
        self, scale: float, area: Area, others: Sequence[float], whole: Sequence[float]
    ) -> Iterator[tuple[Key, bool]]:
        inside = self.keys(scale, area)
        yield from ((key, True) for key in inside)
        yield from ((key, False) for key in self.keys(scale, area, 1))
        x, y, w, h = area
        for other in others:
            shrink = min(1.0, scale / other)
            near = (x + w * (1 - shrink) / 2, y + h * (1 - shrink) / 2, w * shrink, h * shrink)
            yield from ((key, False) for key in self.keys(other, near))
        for one in whole:
            yield from ((key, False) for key in self.plates.every(one))

    def overview(self) -> Surface:
        """The whole map, small."""
        while self._overview is None:
            self._sketch_on()
        return self._overview

    def _sketch_on(self) -> None:
        """A part of the overview."""
        if self._sketch is None:
            self._sketch = self._press.sketching()
        try:
            next(self._sketch)
        except StopIteration as end:
            self._overview, self._sketch = end.value, None

    # ---- making
    def _finish(self, key: Key) -> Surface:
        found = self._chunks.get(key)
        if found is not None:
            return found
        if self._job is not None and self._job[0] == key:
            self._job = None
        return self._store(key, self._print(key))

    def _part(self, key: Key) -> bool:
        """Print a part of a chunk; True when it is done."""
        if self._job is None or self._job[0] != key:
            self._job = key, self._press.printing(key)
        try:
            next(self._job[1])
        except StopIteration as end:
            self._job = None
            self._store(key, end.value)
            return True
        return False

    def _store(self, key: Key, made: Surface) -> Surface:
        self._whole = None
        self._rough.pop(key)
        self.made += 1
        return self._chunks.keep(key, made)

    def _print(self, key: Key) -> Surface:
        job = self._press.printing(key)
        while True:
            try:
                next(job)
            except StopIteration as end:
                made: Surface = end.value
                return made

    def _blown_up(self, key: Key) -> Surface:
        """A chunk out of the overview."""
        box, whole = self.plates.box(key), self.overview()
        per = whole.get_width() / (self.layout.size[0] * key.scale)
        part = Rect(box.x * per, box.y * per, max(1, box.w * per), max(1, box.h * per)).clip(whole.get_rect())
        if part.w == 0 or part.h == 0:
            part = Rect(0, 0, 1, 1)
        return pygame.transform.scale(whole.subsurface(part), box.size)
