"""The print of a map, in chunks: inked, scaled and dressed when first asked for, kept while there is room.

Two plates lie on disk in tiles: `near`, and `far`, with one bold stamp a hex. A chunk is one tile at one scale. What is
not ready is shown from a small overview; `work` makes a few chunks a frame, or a part of one, first those in view, then
their neighbours, then the levels next to this one, so that no frame stalls.
"""

from __future__ import annotations

import json
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.assets import prints_root
from game.ui.hexmap.camera import Area
from game.ui.hexmap.dressing import Label, Stamp, name_stamps, number_stamps
from game.ui.hexmap.geometry import HexLayout, Point
from game.ui.hexmap.inking import Inks, ink_set, lay, opaque, set_inks, stock
from game.ui.lettering import Lettering

BUDGET = 96 * 1024 * 1024  # bytes of finished chunks
TILES_KEPT = 72  # plates' tiles, a quarter of a megabyte each
WORK = 0.006  # seconds of a frame in which nothing else moves
FAR_BELOW = 58.0  # pixels a hex: smaller ones are shown from the far plate
OVERVIEW = 512  # pixels: the width of the overview
TONE_MIDDLE = 192  # the value of the tone picture that leaves the paper as it is
TONE_LIFT = 1.03  # stock paper is a little darker than its colour


class Key(NamedTuple):
    """A chunk: which scale, column, row."""

    scale: float
    column: int
    row: int


class PlateFacts(NamedTuple):
    """What the listing beside the tiles says."""

    name: str
    order: str
    levels: tuple[int, ...]
    clear: int
    tile: int
    size: tuple[int, int]
    scale: float
    patches: Mapping[str, tuple[int, int]]


def read_facts(folder: Path, name: str) -> PlateFacts:
    said = json.loads((folder / f"{name}.json").read_text("utf-8"))
    return PlateFacts(
        name,
        said["order"],
        tuple(said["levels"]),
        said["clear"],
        said["tile"],
        (said["size"][0], said["size"][1]),
        said["scale"],
        {site: (entry["at"][0], entry["at"][1]) for site, entry in said["patches"].items()},
    )


def fitting_scale(wanted: float, tile: int, plate_scale: float) -> float:
    """The scale next to a wanted one at which a tile becomes a whole number of pixels: chunks then meet exactly."""
    return max(8, round(tile * wanted / plate_scale)) / tile * plate_scale


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
        budget: int = BUDGET,
    ) -> None:
        self.layout = layout
        self.lettering = lettering
        self.inks: Inks = ink_set(title, inks)
        self.folder = prints_root() / title / folder
        self.plates = {name: read_facts(self.folder, name) for name in ("near", "far")}
        self.budget = budget
        self.version = 0  # counts changes of what is printed
        self.made = 0  # chunks finished so far; tests watch it
        self._labels: tuple[Label, ...] = ()
        self._wet: tuple[Point, ...] = ()
        self._keep: tuple[Point, ...] = ()
        self._ruined: frozenset[str] = frozenset()
        self._chunks: OrderedDict[Key, Surface] = OrderedDict()
        self._job: tuple[Key, Generator[None, None, Surface]] | None = None
        """The chunk of which a part has been printed."""
        self._whole: tuple[object, ...] | None = None
        """For what was wanted nothing was left to do."""
        self._count: Counter[float] = Counter()
        """How many chunks of a scale there are."""
        self._rough: dict[Key, Surface] = {}
        self._bytes = 0
        self._tiles: OrderedDict[tuple[str, int, int], Surface] = OrderedDict()
        self._patches: dict[tuple[str, str], Surface] = {}
        self._names: dict[float, tuple[list[Stamp], Iterator[Stamp]]] = {}  # those set so far, and the rest
        self._overview: Surface | None = None
        self._sketch: Iterator[None] | None = None
        """The overview, under way."""
        self._tone = self._load_tone()

    # ---- what is printed
    def dress(self, labels: Iterable[Label], wet: Iterable[Point] = (), keep: Iterable[Point] = ()) -> None:
        """Set the names (in the player's language); they keep clear of water and of the room for counters on sites."""
        labels, wet, keep = tuple(labels), tuple(wet), tuple(keep)
        if (labels, wet, keep) != (self._labels, self._wet, self._keep):
            self._labels, self._wet, self._keep = labels, wet, keep
            self._names.clear()
            self._forget(self._chunks)

    def ruin(self, sites: Collection[str]) -> None:
        """Show these sites, and no others, in ruins: only the chunks that they touch are printed anew."""
        changed = self._ruined ^ frozenset(sites)
        if not changed:
            return
        self._ruined = frozenset(sites)
        self._overview = self._sketch = None
        self._rough.clear()
        touched = [
            key for key in self._chunks if any(self._touches(self.plate_of(key.scale), site, key) for site in changed)
        ]
        self._forget(touched)

    def _forget(self, keys: Iterable[Key]) -> None:
        for key in list(keys):
            self._bytes -= _bytes(self._chunks.pop(key))
            self._count[key.scale] -= 1
        self._job = self._whole = None
        self.version += 1

    def _touches(self, plate: PlateFacts, site: str, key: Key) -> bool:
        if site not in plate.patches:
            return False
        box = self._patch(plate, site).get_rect(topleft=plate.patches[site])
        return box.colliderect(Rect(key.column * plate.tile, key.row * plate.tile, plate.tile, plate.tile))

    # ---- scales
    def plate_of(self, scale: float) -> PlateFacts:
        return self.plates["far" if self.layout.hex * scale < FAR_BELOW else "near"]

    def fitting(self, scale: float) -> float:
        """The scale next to this one at which chunks meet exactly."""
        plate = self.plate_of(scale)
        found = fitting_scale(scale, plate.tile, plate.scale)
        return found if self.plate_of(found) is plate else scale

    def chunk_px(self, scale: float) -> int:
        plate = self.plate_of(scale)
        return max(8, round(plate.tile * scale / plate.scale))

    def keys(self, scale: float, area: Area, around: int = 0) -> list[Key]:
        """The chunks that an area (units) lies on, nearest to its middle first."""
        plate = self.plate_of(scale)
        step = plate.tile / plate.scale
        columns, rows = -(-plate.size[0] // plate.tile), -(-plate.size[1] // plate.tile)
        x, y, w, h = area
        c0, c1 = max(0, int(x // step) - around), min(columns - 1, int((x + w) // step) + around)
        r0, r1 = max(0, int(y // step) - around), min(rows - 1, int((y + h) // step) + around)
        found = [Key(scale, c, r) for c in range(c0, c1 + 1) for r in range(r0, r1 + 1)]
        mx, my = (x + w / 2) / step - 0.5, (y + h / 2) / step - 0.5
        return sorted(found, key=lambda key: (key.column - mx) ** 2 + (key.row - my) ** 2)

    # ---- asking
    def has(self, key: Key) -> bool:
        return key in self._chunks

    def chunk(self, key: Key) -> Surface:
        """A chunk, finished or, until `work` has come to it, rough. Shared: do not draw on it."""
        found = self._chunks.get(key)
        if found is not None:
            self._chunks.move_to_end(key)
            return found
        rough = self._rough.get(key)
        if rough is None:
            if len(self._rough) > 96:
                self._rough.clear()
            rough = self._rough[key] = self._blown_up(key)
        return rough

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
        if self._whole == wanted or (not others and not whole and self._count[scale] == self._number(scale)):
            return False
        begun = time.perf_counter()
        seen, first = False, True
        for key, visible in self._in_turn(scale, area, others, whole):
            if key in self._chunks:
                continue
            if not visible and ahead is None:
                return seen
            end = begun + (seconds if visible else ahead or 0.0)
            if not visible and not (self._sketched(end) and self._names_ready(key.scale, end)):
                return seen
            if not first and time.perf_counter() >= end:
                return seen
            if self._bytes > self.budget * 0.9 and not visible:
                break  # what is kept would be thrown out for what may never be seen
            first = False
            while not (made := self._part(key)) and time.perf_counter() < end:
                pass
            if not made:
                return seen
            seen = seen or visible
        if first:
            self._whole = wanted
        return seen

    def _number(self, scale: float) -> int:
        """How many chunks a scale has."""
        plate = self.plate_of(scale)
        return -(-plate.size[0] // plate.tile) * -(-plate.size[1] // plate.tile)

    def _all(self, scale: float) -> list[Key]:
        """Every chunk of a scale."""
        return self.keys(scale, (0, 0, *self.layout.size))

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
            if time.perf_counter() >= end:
                return self._overview is not None
        return True

    def _names_ready(self, scale: float, end: float) -> bool:
        """Set names of a scale until the time is out; True when all are set."""
        while self._set_name(scale):
            if time.perf_counter() >= end:
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
            yield from ((key, False) for key in self._all(one))

    def overview(self) -> Surface:
        """The whole map, small."""
        while self._overview is None:
            self._sketch_on()
        return self._overview

    def _sketch_on(self) -> None:
        """A part of the overview."""
        if self._sketch is None:
            self._sketch = self._sketching()
        next(self._sketch, None)

    def _sketching(self) -> Iterator[None]:
        plate = self.plates["far"]
        scale = OVERVIEW / plate.size[0] * plate.scale
        made = Surface((OVERVIEW, round(plate.size[1] * OVERVIEW / plate.size[0])), 0, opaque())
        n = plate.tile * OVERVIEW / plate.size[0]
        for row in range(-(-plate.size[1] // plate.tile)):
            for column in range(-(-plate.size[0] // plate.tile)):
                left, top = round(column * n), round(row * n)
                size = (round((column + 1) * n) - left, round((row + 1) * n) - top)
                made.blit(pygame.transform.smoothscale(self._inked(plate, column, row), size), (left, top))
                yield
        self._paper(made, (0, 0), scale)
        self._overview = made
        self._sketch = None

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
            self._job = key, self._printing(key)
        try:
            next(self._job[1])
        except StopIteration as end:
            self._job = None
            self._store(key, end.value)
            return True
        return False

    def _store(self, key: Key, made: Surface) -> Surface:
        self._count[key.scale] += key not in self._chunks
        self._chunks[key] = made
        self._whole = None
        self._rough.pop(key, None)
        self._bytes += _bytes(made)
        self.made += 1
        while self._bytes > self.budget and len(self._chunks) > 1:
            gone, old = self._chunks.popitem(last=False)
            self._bytes -= _bytes(old)
            self._count[gone.scale] -= 1
        return made

    def _box(self, key: Key) -> Rect:
        """Where a chunk lies, in pixels of its scale; the last ones end with the sheet."""
        n, plate = self.chunk_px(key.scale), self.plate_of(key.scale)
        per = n / plate.tile
        right = min((key.column + 1) * n, round(plate.size[0] * per))
        bottom = min((key.row + 1) * n, round(plate.size[1] * per))
        left, top = key.column * n, key.row * n
        return Rect(left, top, max(1, right - left), max(1, bottom - top))

    def _print(self, key: Key) -> Surface:
        job = self._printing(key)
        while True:
            try:
                next(job)
            except StopIteration as end:
                made: Surface = end.value
                return made

    def _printing(self, key: Key) -> Generator[None, None, Surface]:
        """Print a chunk, a part before each yield."""
        plate, n, box = self.plate_of(key.scale), self.chunk_px(key.scale), self._box(key)
        self._tile(plate, key.column, key.row)
        yield
        inked = self._inked(plate, key.column, key.row)
        yield
        inked = pygame.transform.smoothscale(inked, (n, n))
        yield
        made = inked if box.size == (n, n) else inked.subsurface(Rect((0, 0), box.size)).copy()
        names = self.names(key.scale)
        taken = [stamp.box for stamp in names]
        numbers = number_stamps(self.lettering, self.inks, key.scale, self.layout, taken, box)
        for stamp in (*numbers, *names):
            if stamp.box.colliderect(box):
                made.blit(stamp.picture, stamp.box.move(-box.x, -box.y))
        yield
        self._paper(made, box.topleft, key.scale)
        return _native(made)

    def _inked(self, plate: PlateFacts, column: int, row: int) -> Surface:
        tile = self._tile(plate, column, row)
        set_inks(tile, plate.order, plate.levels, self.inks)
        inked = tile.convert(opaque())
        corner = (column * plate.tile, row * plate.tile)
        for site in sorted(self._ruined):
            if site in plate.patches:
                patch, (x, y) = self._patch(plate, site), plate.patches[site]
                box = patch.get_rect(topleft=(x - corner[0], y - corner[1]))
                if box.colliderect(inked.get_rect()):
                    set_inks(patch, plate.order, plate.levels, self.inks)
                    inked.blit(patch, box)
        return inked

    def _paper(self, made: Surface, at: tuple[int, int], scale: float) -> None:
        """Wear, paper and the tone of the sheet under a piece of inked map."""
        lay(made, stock("wear", "#FFFFFF"), pygame.BLEND_RGB_ADD, at)
        lay(made, stock("paper", self.inks["paper"]), pygame.BLEND_RGB_MULT, at)
        w, h = self._tone.get_size()
        sheet = (self.layout.size[0] * scale, self.layout.size[1] * scale)
        # one cell of the tone more than needed on each side: what lies between two cells is mixed from both
        x0, y0 = max(0, int(at[0] / sheet[0] * w) - 1), max(0, int(at[1] / sheet[1] * h) - 1)
        x1 = min(w, int((at[0] + made.get_width()) / sheet[0] * w) + 2)
        y1 = min(h, int((at[1] + made.get_height()) / sheet[1] * h) + 2)
        left, top = round(x0 / w * sheet[0]), round(y0 / h * sheet[1])
        size = (max(1, round(x1 / w * sheet[0]) - left), max(1, round(y1 / h * sheet[1]) - top))
        tone = pygame.transform.smoothscale(self._tone.subsurface((x0, y0, x1 - x0, y1 - y0)), size)
        made.blit(tone, (left - at[0], top - at[1]), special_flags=pygame.BLEND_RGB_MULT)

    def names(self, scale: float) -> list[Stamp]:
        """All names at a scale."""
        while self._set_name(scale):
            pass
        return self._names[scale][0]

    def _set_name(self, scale: float) -> bool:
        """Set the next name of a scale; False when all are set."""
        found = self._names.get(scale)
        if found is None:
            rest = name_stamps(self._labels, self.lettering, self.inks, scale, self.layout, self._wet, self._keep)
            found = self._names[scale] = ([], rest)
        stamp = next(found[1], None)
        if stamp is not None:
            found[0].append(stamp)
        return stamp is not None

    def _blown_up(self, key: Key) -> Surface:
        """A chunk out of the overview."""
        box, whole = self._box(key), self.overview()
        per = whole.get_width() / (self.layout.size[0] * key.scale)
        part = Rect(box.x * per, box.y * per, max(1, box.w * per), max(1, box.h * per)).clip(whole.get_rect())
        if part.w == 0 or part.h == 0:
            part = Rect(0, 0, 1, 1)
        return pygame.transform.scale(whole.subsurface(part), box.size)

    # ---- files
    def _tile(self, plate: PlateFacts, column: int, row: int) -> Surface:
        key = (plate.name, column, row)
        found = self._tiles.get(key)
        if found is None:
            found = pygame.image.load(self.folder / f"{plate.name}_{column:02d}_{row:02d}.png")
            self._tiles[key] = found
            while len(self._tiles) > TILES_KEPT:
                self._tiles.popitem(last=False)
        self._tiles.move_to_end(key)
        return found

    def _patch(self, plate: PlateFacts, site: str) -> Surface:
        found = self._patches.get((plate.name, site))
        if found is None:
            found = pygame.image.load(self.folder / f"{plate.name}_{site}.png")
            found.set_colorkey(plate.clear)
            self._patches[plate.name, site] = found
        return found

    def _load_tone(self) -> Surface:
        """The tone, scaled so that its middle value multiplies by one (what is lighter is cut off at white)."""
        tone = pygame.image.load(self.folder / "tone.png")
        tone.set_palette([(min(255, round(i * 255 / TONE_MIDDLE * TONE_LIFT)),) * 3 for i in range(256)])
        return tone.convert(opaque())


def _bytes(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


def _native(surface: Surface) -> Surface:
    """In the format of the window, if there is one: it is copied there every frame."""
    return surface.convert() if pygame.display.get_surface() is not None else surface
