"""Printed pictures: plates are inked, laid on paper and scaled when they are first asked for, then kept.

A plate (``art/prints/<title>/<name>.png``) is an indexed picture that holds all separations of a print: its index
counts through the levels of every ink.  Printing sets a palette, scales once, lifts the ink a little where the
press was weak and multiplies the result onto the paper: five to ten milliseconds a picture.  Surfaces handed out
are shared: copy one before drawing on it.

Games and card sets of the player's own bring pictures in their `art` folder: plates like these, or plain pictures
(``<name>.png``, ``.webp``, ``.jpg``), which are shown as they are.

A plate whose first layer is ``p`` (the sheet) is a cut-out: its picture has clear ground, is fitted into the size asked
for instead of filling it, and stands on the middle of its lower edge.
"""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Mapping, Sequence, Set
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import pygame
from pygame import Rect, Surface

from game.own import content
from game.ui.assets import prints_root
from game.ui.inks import SETS
from game.ui.picture_store import PictureStore, Shelf, pictures

log = logging.getLogger(__name__)
SHEET = "p"  # the layer of a plate that says where there is paper
RGB = tuple[int, int, int]
Size = tuple[int, int]
PICTURES = (".png", ".webp", ".jpg")


class Job(NamedTuple):
    """One picture to print: what ``picture`` takes."""

    title: str
    name: str
    size: Size
    inks: str = "default"
    wash: float = 0.0
    cell: str = ""
    """One of those that lie side by side on a plate; "" all of it."""


class _Plate(NamedTuple):
    surface: Surface
    order: str
    levels: tuple[int, ...]


class _OwnPlate(msgspec.Struct, frozen=True):
    """What the listing of somebody's own plates has to say of one."""

    order: str
    levels: tuple[Annotated[int, msgspec.Meta(ge=2, le=256)], ...]
    size: tuple[Annotated[int, msgspec.Meta(ge=1)], Annotated[int, msgspec.Meta(ge=1)]]

    def __post_init__(self) -> None:
        """Raise ValueError where an indexed picture has no such plate."""
        if len(self.order) != len(self.levels) or not self.levels or math.prod(self.levels) > 256:
            raise ValueError("`levels` has a number for each letter of `order`, and their product is at most 256")


def rgb(colour: str) -> RGB:
    """``#RRGGBB`` as three integers."""
    text = colour.lstrip("#")
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


@cache
def _format() -> Surface:
    """A surface in the format all prints have; converting to it needs no window and works in any thread."""
    return Surface((1, 1), 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))


def plate_palette(order: str, levels: Sequence[int], inks: dict[str, str], wash: float = 0.0) -> list[RGB]:
    """The colour of every index of a plate, printed on white; ``wash`` 0..1 thins all inks."""
    layers = tuple("#FFFFFF" if name == SHEET else inks.get(name, inks["k"]) for name in order)
    return list(_mixed(layers, tuple(levels), wash))


@lru_cache(256)
def _mixed(layers: tuple[str, ...], levels: tuple[int, ...], wash: float) -> list[RGB]:
    """The same, from the colour of each layer: plates of a title have few sets of inks among them."""
    mixed = [(1.0, 1.0, 1.0)]
    for ink, count in zip(layers, levels, strict=True):
        lack = [(1 - part / 255) * (1 - wash) for part in rgb(ink)]
        steps = [tuple(1 - gap * step / (count - 1) for gap in lack) for step in range(count)]
        mixed = [(r * s[0], g * s[1], b * s[2]) for r, g, b in mixed for s in steps]
    return [(round(r * 255), round(g * 255), round(b * 255)) for r, g, b in mixed]


def cover(whole: Size, size: Size, anchor: tuple[float, float]) -> Rect:
    """The part of a picture that fills ``size`` without distortion; ``anchor`` says which part stays."""
    (w, h), (tw, th) = whole, size
    if abs(w * th - h * tw) <= max(w, h) * 2:  # same shape, give or take a pixel
        return Rect(0, 0, w, h)
    cw, ch = (w, max(1, round(w * th / tw))) if w * th < h * tw else (max(1, round(h * tw / th)), h)
    return Rect(round((w - cw) * anchor[0]), round((h - ch) * anchor[1]), cw, ch)


def sheet_palette(levels: Sequence[int]) -> list[RGB]:
    """How much paper every index of a cut-out has, as greys."""
    steps, rest = levels[0], math.prod(levels[1:])
    return [(level, level, level) for step in range(steps) for level in [round(255 * step / (steps - 1))] * rest]


class Prints:
    """All printed pictures of all titles."""

    def __init__(self, root: Path | None = None, store: PictureStore = pictures) -> None:
        self.root = prints_root() if root is None else root
        self._kept: Shelf[Job, Surface] = Shelf("prints", store)
        self._plates: Shelf[tuple[str, str], _Plate] = Shelf("plates", store)
        self._listings: dict[str, dict[str, Any]] = {}
        self._places: dict[tuple[str, str], Path] = {}
        """The files of pictures that do not lie in `root`."""
        self._tiles: Shelf[tuple[str, str], Surface] = Shelf("stock", store)
        self._warned: set[str] = set()
        self._inks: dict[str, dict[str, dict[str, str]]] = self._json("inks.json")

    # ---- asking
    def picture(self, title: str, name: str, size: Size, inks: str = "default", wash: float = 0.0,
                *, cell: str = "") -> Surface:  # fmt: skip
        """A picture printed to cover ``size``; never fails: a missing print is a paper with its name on it. ``cell``: one of
        the pictures that lie side by side on that plate, by the word of its listing."""
        job = self._job(Job(title, name, size, inks, wash, cell))
        found = self._kept.get(job)
        return self._kept.keep(job, self._print(job)) if found is None else found

    def disc(self, title: str, name: str, diameter: int, inks: str = "default") -> Surface:
        """A picture in a round frame with clear corners: seat portraits."""
        job = Job(title, name, (diameter, -1), inks)
        found = self._kept.get(job)
        if found is not None:
            return found
        square = self.picture(title, name, (diameter, diameter), inks)
        big = Surface((diameter * 4, diameter * 4), pygame.SRCALPHA)
        pygame.draw.circle(big, (255, 255, 255, 255), (diameter * 2, diameter * 2), diameter * 2 - 2)
        made = pygame.transform.smoothscale(big, (diameter, diameter))
        made.blit(square, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return self._kept.keep(job, made)

    def names(self, title: str) -> tuple[str, ...]:
        """The pictures of a title (or of ``portraits``)."""
        return tuple(sorted(self._listing(title)))

    def has(self, title: str, name: str) -> bool:
        return name in self._listing(title)

    def about(self, title: str, name: str) -> Mapping[str, Any]:
        """What the listing says of a picture: ``size`` in pixels, of some also ``units`` (width and height in units of the
        art), ``figures`` ...; empty if there is no such picture."""
        found: Mapping[str, Any] = self._listing(title).get(name, {})
        return found

    def let_go(self, titles: Set[str]) -> None:
        """Forget what was printed for other titles than these: no scene of theirs is shown any more."""
        for job in self._kept:
            if job.title not in titles:
                self._kept.pop(job)
        for title, name in self._plates:
            if title not in titles:
                self._plates.pop((title, name))
        self._tiles.clear()  # in the colours of all titles

    # ---- printing
    def _job(self, job: Job) -> Job:
        """The same job written the same way, so that it is printed once."""
        sets = self._inks.get(job.title, {})
        inks = SETS.get(job.inks, job.inks)
        size = (max(1, int(job.size[0])), max(1, int(job.size[1])))
        return Job(
            job.title, job.name, size, inks if inks in sets else "default", round(min(1.0, max(0.0, job.wash)), 2),
            job.cell,
        )  # fmt: skip

    def _print(self, job: Job) -> Surface:
        colours = self._colours(job)
        if "order" not in self._listing(job.title).get(job.name, {"order": ""}):
            return self._as_it_is(job, colours)
        plate = self._plate(job.title, job.name)
        if plate is None:
            return self._fallback(job, colours)
        if plate.order.startswith(SHEET):
            return self._cut_out(job, plate, colours)
        sheet = self._cell(job, plate.surface)
        area = cover(sheet.get_size(), job.size, (0.5, 0.2))
        part = sheet if area.size == sheet.get_size() else sheet.subsurface(area)
        part.set_palette(plate_palette(plate.order, plate.levels, colours, job.wash))
        inked = part.convert(_format())
        made = pygame.transform.smoothscale(inked, job.size)
        self._lay(made, self._tile("wear", "#FFFFFF"), pygame.BLEND_RGB_ADD)
        self._lay(made, self._tile("paper", colours["paper"]), pygame.BLEND_RGB_MULT)
        return made

    def _cell(self, job: Job, plate: Surface) -> Surface:
        """What of a plate is to be printed."""
        cells: Sequence[str] = self._listing(job.title)[job.name].get("cells", ())
        if job.cell not in cells:
            return plate
        w, h = plate.get_width() // len(cells), plate.get_height()
        return plate.subsurface(Rect(cells.index(job.cell) * w, 0, w, h))

    def _as_it_is(self, job: Job, colours: dict[str, str]) -> Surface:
        """A plain picture: it covers the size, or is fitted into it where its ground is clear."""
        try:
            picture = pygame.image.load(self._places[job.title, job.name])
        except (OSError, pygame.error) as problem:
            self._warn(f"{job.title}/{job.name}", problem)
            return self._fallback(job, colours)
        if picture.get_flags() & pygame.SRCALPHA:
            w, h = picture.get_size()
            scale = min(job.size[0] / w, job.size[1] / h)
            fitted = pygame.transform.smoothscale(picture, (max(1, round(w * scale)), max(1, round(h * scale))))
            whole = Surface(job.size, pygame.SRCALPHA, 32)
            whole.blit(fitted, fitted.get_rect(midbottom=(job.size[0] // 2, job.size[1])))
            return whole
        area = cover(picture.get_size(), job.size, (0.5, 0.2))
        return pygame.transform.smoothscale(picture.subsurface(area).convert(_format()), job.size)

    def _cut_out(self, job: Job, plate: _Plate, colours: dict[str, str]) -> Surface:
        w, h = plate.surface.get_size()
        scale = min(job.size[0] / w, job.size[1] / h)
        size = (max(1, round(w * scale)), max(1, round(h * scale)))
        plate.surface.set_palette(plate_palette(plate.order, plate.levels, colours, job.wash))
        inked = plate.surface.convert(_format())
        plate.surface.set_palette(sheet_palette(plate.levels))
        sheet = plate.surface.convert(_format())
        inked, sheet = pygame.transform.smoothscale(inked, size), pygame.transform.smoothscale(sheet, size)
        self._lay(inked, self._tile("wear", "#FFFFFF"), pygame.BLEND_RGB_ADD)
        self._lay(inked, self._tile("paper", colours["paper"]), pygame.BLEND_RGB_MULT)
        colour = pygame.image.tobytes(inked, "RGB")
        dots = bytearray(size[0] * size[1] * 4)
        for channel in range(3):
            dots[channel::4] = colour[channel::3]
        dots[3::4] = pygame.image.tobytes(sheet, "RGB")[::3]
        made = pygame.image.frombytes(bytes(dots), size, "RGBA")
        whole = Surface(job.size, pygame.SRCALPHA, 32)  # in the channel order that blits fastest
        whole.blit(made, made.get_rect(midbottom=(job.size[0] // 2, job.size[1])))
        return whole

    def _colours(self, job: Job) -> dict[str, str]:
        plain = {"paper": "#F1E8CE", "k": "#23241C", "a": "#6C7B38", "b": "#DA7B28", "c": "#C9CF9B"}
        sets = self._inks.get(job.title, {})
        return sets.get(job.inks) or sets.get("default") or plain

    @staticmethod
    def _lay(target: Surface, tile: Surface, flag: int) -> None:
        w, h = tile.get_size()
        for y in range(0, target.get_height(), h):
            for x in range(0, target.get_width(), w):
                target.blit(tile, (x, y), special_flags=flag)

    def _tile(self, kind: str, colour: str) -> Surface:
        """Seamless stock: the sheet in a paper's colour, or the light that thin ink lets through."""
        found = self._tiles.get((kind, colour))
        return self._tiles.keep((kind, colour), self._make_tile(kind, colour)) if found is None else found

    def _make_tile(self, kind: str, colour: str) -> Surface:
        stock = self._json("stock/wear.json")
        try:
            tile = pygame.image.load(self.root / "stock" / f"{kind}.png")
            (low, high), levels = stock[kind], int(stock["levels"])
        except (OSError, pygame.error, KeyError) as problem:
            self._warn(f"stock/{kind}", problem)
            plain = Surface((256, 256), 0, _format())
            plain.fill((0, 0, 0) if kind == "wear" else rgb(colour))
            return plain
        factors = [low + (high - low) * i / (levels - 1) for i in range(levels)]
        tile.set_palette([tuple(min(255, round(part * f)) for part in rgb(colour)) for f in factors])
        return tile.convert(_format())

    # ---- files
    def _plate(self, title: str, name: str) -> _Plate | None:
        key = (title, name)
        found = self._plates.get(key)
        if found is not None:
            return found
        entry = self._listing(title).get(name)
        try:
            if entry is None:
                raise FileNotFoundError(f"no plate {title}/{name}")
            surface = pygame.image.load(self._places.get(key, self.root / title / f"{name}.png"))
            if surface.get_bitsize() != 8:
                raise ValueError("not an indexed picture")
        except (OSError, ValueError, pygame.error) as problem:
            self._warn(f"{title}/{name}", problem)
            return None
        return self._plates.keep(key, _Plate(surface, entry["order"], tuple(entry["levels"])))

    def _listing(self, title: str) -> dict[str, Any]:
        if title not in self._listings:
            self._listings[title] = self._list(title)
        return self._listings[title]

    def _list(self, title: str) -> dict[str, Any]:
        own = content.folders(title, "art")
        found = self._json(f"{title}/plates.json") if not own or (self.root / title).is_dir() else {}
        for folder in own:
            plates = self._own_plates(folder / "plates.json")
            for path in sorted(folder.glob("*")):
                if path.suffix in PICTURES and path.stem not in found:
                    found[path.stem] = plates.get(path.stem, {})
                    self._places[title, path.stem] = path
        return found

    def _own_plates(self, path: Path) -> dict[str, Any]:
        """The plates of a folder of the player's own, whose file may hold anything; their pictures are plain without it."""
        if not path.exists():
            return {}
        found = self._json(str(path))
        try:
            msgspec.convert(found, dict[str, _OwnPlate])
        except msgspec.ValidationError as problem:
            self._warn(str(path), problem)
            return {}
        return found

    def _json(self, path: str) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads((self.root / path).read_text(encoding="utf-8"))
            return found
        except (OSError, ValueError) as problem:
            self._warn(path, problem)
            return {}

    def _warn(self, what: str, problem: object) -> None:
        if what not in self._warned:
            self._warned.add(what)
            log.warning("print %s is missing: %s", what, problem)

    def _fallback(self, job: Job, colours: dict[str, str]) -> Surface:
        """A sheet with the picture's id: plainly a stand-in, but one that can be played with."""
        made = Surface(job.size, 0, _format())
        made.fill(rgb(colours["c"] if "c" in colours else colours["paper"]))
        box = made.get_rect().inflate(-job.size[0] // 10, -job.size[1] // 10)
        pygame.draw.rect(made, rgb(colours["paper"]), box)
        pygame.draw.rect(made, rgb(colours["k"]), box, max(1, min(job.size) // 60))
        if not pygame.font.get_init():
            pygame.font.init()
        words = pygame.font.Font(None, 48).render(job.name.replace("_", " "), True, rgb(colours["k"]))
        scale = min(1.0, box.w * 0.9 / words.get_width(), box.h * 0.9 / words.get_height())
        if scale * words.get_height() >= 5:
            words = pygame.transform.smoothscale_by(words, scale)
            made.blit(words, words.get_rect(center=box.center))
        return made
