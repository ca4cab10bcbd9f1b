"""Paper pieces: framed slips, buttons and signs that look printed, at any size, in the inks of a title.

The masters are separations (see `art/pieces`): the outline of the paper and one mask per ink. Here they are printed
once per window scale and then only copied. Corners stay as they are, edges are tiled along their length, the middle is
paper with, where the piece has a face, ink that has taken unevenly.

    pieces = Pieces(scale=window_height / 1080, palette="battlegoats")
    picture, (dx, dy) = pieces.laid("panel", rect.size)      # on its shadow
    screen.blit(picture, rect.move(dx, dy))
    text_area = pieces.content_rect("panel", rect.size).move(rect.topleft)
    screen.blit(pieces.icon("star_orange", 40), (x, y))

Only pygame is used; nothing here needs a window.
"""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect, Surface

from game.ui.assets import prints_root
from game.ui.inks import inks
from game.ui.masks import Mask, inked, load_mask, load_picture, native, plain, read_picture
from game.ui.nines import Cells, Joints, Slice
from game.ui.palette import Colour, printed, rgb
from game.ui.picture_store import PictureStore, Shelf, pictures, weigh

Size = tuple[int, int]

LEVELS = 15  # the highest level of a mask
LIFTS = {"rest": 5, "hover": 9, "pressed": 2, "focus": 6, "disabled": 0}
BUTTON_KINDS = ("primary", "danger", "gold", "plain", "moss")
BUTTON_STATES = tuple(LIFTS)

# Signs no typeface of ours has: text that needs one draws the picture of that name instead.
GLYPH_PIECES: Mapping[str, str] = {
    "→": "arrow",
    "▶": "play",
    "◆": "diamond",
    "★": "star",
    "✓": "tick",
    "✗": "cross",
}


# Where words go on the prints, in parts of their width and height: on the dark plate, and on the paper under it.
_WORDS = {
    "plate": (0.05, 0.868, 0.90, 0.054),
    "foot": (0.10, 0.926, 0.80, 0.044),
    "sign": (0.215, 0.838, 0.57, 0.096),
}


_FACES = {"primary": "a", "danger": "final", "gold": "straw", "plain": "", "moss": "moss"}
_OPACITY = {"wash": 0.42, "straw": 0.34, "dash": 0.66, "glow": 1.0, "shadow": 0.62}


class Pieces:
    """All pieces at one scale in one palette. Make a new one when the window or the title changes."""

    def __init__(
        self,
        scale: float,
        palette: str = "gobsmack",
        ink_set: str = "normal",
        root: Path | None = None,
        store: PictureStore = pictures,
    ) -> None:
        self.scale = scale
        self.inks = {name: rgb(value) for name, value in inks(palette, ink_set).items()}
        self._art = root or prints_root()
        self._root = self._art / "pieces"
        table = json.loads((self._root / "pieces.json").read_text(encoding="utf-8"))
        self._k: int = table["k"]
        self._nines = {name: _slice(entry) for name, entry in table["nines"].items()}
        self._icons: dict[str, dict[str, Any]] = table.get("icons", {})
        self._made: Shelf[tuple[object, ...], Surface] = Shelf(f"pieces of {palette}", store)
        self._cells: Shelf[tuple[object, ...], Cells] = Shelf("cells of pieces", store)
        self._tiles: Shelf[tuple[object, ...], Surface] = Shelf("paper", store)
        self._meet: dict[tuple[str, float], Joints] = {}

    # ---- names
    @property
    def panel_names(self) -> tuple[str, ...]:
        """Every name `panel` takes."""
        plain = [name for name in self._nines if not name.startswith("button.")]
        return (*plain, *(f"button_{kind}_{state}" for kind in BUTTON_KINDS for state in BUTTON_STATES))

    @property
    def icon_names(self) -> tuple[str, ...]:
        """Every name `icon` takes."""
        return tuple(self._icons)

    # ---- pieces
    def panel(self, name: str, size: Size) -> Surface:
        """A piece at a size, composed once. Do not draw on what you get: it is shared."""
        size = (max(1, int(size[0])), max(1, int(size[1])))
        return self._kept(("panel", name, size), lambda: self._compose(name, size))

    def content_rect(self, name: str, size: Size) -> Rect:
        """The part of the piece inside its rules."""
        nine = self._nines[_file(name)[0]]
        f = size[1] / nine.fit if nine.fit else self.scale
        left, top, right, bottom = (round(v * f) for v in nine.inset)
        return Rect(left, top, max(1, size[0] - left - right), max(1, size[1] - top - bottom))

    def icon(self, name: str, px: int, ink: str | Colour | None = None) -> Surface:
        """A single picture `px` high. Those of one colour take any ink; the rest have their own."""
        return self._kept(("icon", name, px, ink), lambda: self._icon(name, px, ink))

    def clock(self, px: int, left: float, ink: str = "") -> Surface:
        """A dial with the time left as a wedge, straw, orange in its last half; the middle is free for the number."""
        step = max(0, min(120, round(left * 120)))
        return self._kept(("clock", px, step, ink), lambda: self._clock(px, step / 120, ink))

    def shadow(self, size: Size, lift: int = 5) -> tuple[Surface, tuple[int, int]]:
        """The shadow of a piece that size, and where it goes from the piece's upper left corner."""
        high = lift > 7
        reach = (18 if high else 10) * self.scale
        drop = lift * self.scale
        grown = (round(size[0] + 1.1 * reach), round(size[1] + 1.1 * reach))
        picture = self.panel("shadow_high" if high else "shadow", grown)
        return picture, (round(-0.55 * reach + 0.7 * drop), round(-0.55 * reach + drop))

    def glow(self, size: Size, ink: str = "glow") -> tuple[Surface, tuple[int, int]]:
        """The straw light round a piece that can be acted on, and where it goes from the piece's corner."""
        reach = round(14 * self.scale)
        grown = (size[0] + 2 * reach, size[1] + 2 * reach)
        return self._kept(("glow", ink, grown), lambda: self._compose("glow", grown, {"glow": ink})), (-reach, -reach)

    def laid(self, name: str, size: Size, lift: int | None = None) -> tuple[Surface, tuple[int, int]]:
        """A piece on its shadow (how high it lies: buttons by their state), and where that goes from the piece's corner."""
        lift = LIFTS.get(name.rpartition("_")[2], 5) if lift is None else lift
        if lift <= 0:
            return self.panel(name, size), (0, 0)
        shadow, (dx, dy) = self.shadow(size, lift)
        whole = Rect((0, 0), size).union(shadow.get_rect(topleft=(dx, dy)))

        def make() -> Surface:
            made = Surface(whole.size, pygame.SRCALPHA)
            made.blit(shadow, (dx - whole.x, dy - whole.y))
            made.blit(self.panel(name, size), (-whole.x, -whole.y))
            return made

        return self._kept(("laid", name, size, lift), make), whole.topleft

    def backdrop(self, size: Size) -> Surface:
        """The plank table filling a window of any shape, darker towards its corners."""
        return self._kept(("backdrop", size), lambda: self._plank(size))

    def picture(self, name: str, size: Size | None = None) -> Surface:
        """A finished print from `prints/posters` (a poster, the sign, a wide picture), whole, to fit a size."""
        return self._kept(("picture", name, size), lambda: self._picture(name, size))

    @staticmethod
    def words_rect(place: str, size: Size) -> Rect:
        """Room for words on a print that size: `plate` and `foot` of a poster, the plate of the `sign`."""
        x, y, w, h = _WORDS[place]
        return Rect(round(x * size[0]), round(y * size[1]), round(w * size[0]), round(h * size[1]))

    # ---- making
    def _kept(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        found = self._made.get(key)
        return self._made.keep(key, native(make())) if found is None else found

    def let_go(self) -> None:
        """Give back what was printed: no scene of this title is shown any more."""
        for shelf in (self._made, self._cells, self._tiles):
            shelf.clear()

    def _compose(self, name: str, size: Size, swap: Mapping[str, str] | None = None) -> Surface:
        file, face = _file(name)
        nine = self._nines[file]
        inks_of = {"face": face, **(swap or {})}
        if name.startswith("shadow"):
            inks_of["glow"] = "shadow"
        target = Surface(size, pygame.SRCALPHA, 32)
        f = size[1] / nine.fit if nine.fit else self.scale
        start = zlib.crc32(f"{name}{size}".encode()) % 4096
        if not nine.paper:
            for layer in nine.layers:
                self._cell(file, nine, layer, f, "over", inks_of).lay(target, middle=True)
            return target
        outline = self._cell(file, nine, "paper", f, "alpha", inks_of)
        joints = self._joints(file, f, outline)
        _tile(target, self._paper(nine.paper), start)
        for layer in nine.layers[1:]:
            ink = inks_of.get(layer, layer)
            if not ink:
                continue
            if layer in nine.salt:
                solid = Surface(size, 0, 32)
                _tile(solid, self._ink_tile(ink, nine.salt[layer]), start // 3)
                self._cell(file, nine, layer, f, "hole", inks_of).lay(solid, pygame.BLEND_RGB_MAX, joints=joints)
                target.blit(solid, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            else:
                self._cell(file, nine, layer, f, "ink", inks_of).lay(target, pygame.BLEND_RGB_MULT, joints=joints)
        outline.lay(target, pygame.BLEND_RGBA_MULT, joints=joints)
        return target

    def _joints(self, file: str, f: float, outline: Cells) -> Joints:
        key = (file, round(f, 3))
        if key not in self._meet:
            self._meet[key] = Joints(outline.profiles())
        return self._meet[key]

    def _cell(self, file: str, nine: Slice, layer: str, f: float, use: str, inks_of: Mapping[str, str]) -> Cells:
        """One layer of a piece cut into its cells at a scale, in the form its use needs."""
        ink = inks_of.get(layer, layer)
        key = (file, layer, round(f, 3), use, ink)
        found = self._cells.get(key)
        if found is None:
            colour = self._colour(ink) if use in ("ink", "over") else (255, 255, 255)
            opacity = _OPACITY.get(ink if ink == "shadow" else layer, 1.0)
            sheet = self._master(file, nine, layer)
            found = Cells.cut(sheet, nine, self._k, f, lambda part: inked(part, use, colour, opacity), use == "over")
            self._cells.keep(key, found, sum(weigh(tuple(row)) for row in found.cells))
        return found

    def _master(self, file: str, nine: Slice, layer: str) -> Mask:
        stack = load_mask(self._root / f"{file}.png")
        return stack.part(nine.layers.index(layer), len(nine.layers))

    def _colour(self, ink: str | Colour) -> Colour:
        if not isinstance(ink, str):
            return ink
        return self.inks["k" if ink == "plate" else "paper" if ink == "dash" else ink]

    def _paper(self, name: str) -> Surface:
        """The paper tile in its colour at this scale."""
        found = self._tiles.get(("paper", name))
        if found is None:
            grey = load_picture(self._root / "paper.webp")
            tile = Surface(grey.get_size(), 0, 32)
            tile.fill(tuple(min(255, round(v / 0.955)) for v in self.inks[name]))
            tile.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            found = self._tiles.keep(("paper", name), self._scaled(tile))
        return found

    def _ink_tile(self, ink: str, salt: str) -> Surface:
        """Ink as it lies on a big solid: what it lets through, starved specks and all."""
        key = ("ink", ink, salt)
        found = self._tiles.get(key)
        if found is None:
            grey = load_picture(self._root / "salt.webp")
            cover = pygame.image.tobytes(grey, "RGB")[::3]
            share = 40 if salt == "light" else 72
            cover = cover.translate(bytes(255 - (255 - v) * share // 100 for v in range(256)))
            out = bytearray(len(cover) * 3)
            for channel, value in enumerate(self._colour(ink)):
                out[channel::3] = cover.translate(bytes(255 - v * (255 - value) // 255 for v in range(256)))
            found = self._tiles.keep(key, self._scaled(pygame.image.frombytes(bytes(out), grey.get_size(), "RGB")))
        return found

    def _scaled(self, tile: Surface) -> Surface:
        side = max(16, round(tile.get_width() / self._k * self.scale))
        return plain(pygame.transform.smoothscale(tile, (side, side)))

    def _icon(self, name: str, px: int, ink: str | Colour | None) -> Surface:
        entry = self._icons[name]
        layers: list[str] = entry["layers"]
        stack = load_mask(self._root / "icons" / f"{name}.png")
        parts = {layer: stack.part(i, len(layers)) for i, layer in enumerate(layers)}
        if layers == ["ink"]:
            master = inked(parts["ink"], "over", self._icon_colour(ink or "k"), 1.0)
        else:
            master = inked(parts["paper"], "over", self.inks["paper"], 1.0)
            for layer in layers[1:]:
                colour = self._colour((ink or "b") if layer == "face" else layer)
                master.blit(inked(parts[layer], "ink", colour, 1.0), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        width = max(1, round(px * master.get_width() / master.get_height()))
        return pygame.transform.smoothscale(master, (width, px))

    def _clock(self, px: int, left: float, ink: str) -> Surface:
        """Drawn twice as large, so that the wedge has soft edges."""
        side = px * 2
        dial = self._icon("clock_back", side, None)
        colour = printed(self._colour(ink or ("straw" if left >= 0.5 else "orange")), self.inks["paper"])
        middle, reach = side / 2, side * 0.39
        turns = [math.tau * left * i / 48 for i in range(49)]
        rim = [(middle + reach * math.sin(a), middle - reach * math.cos(a)) for a in turns]
        if left > 0:
            pygame.draw.polygon(dial, colour, [(middle, middle), *rim])
        dial.blit(self._icon("clock_front", side, None), (0, 0))
        return pygame.transform.smoothscale(dial, (px, px))

    def _icon_colour(self, ink: str | Colour) -> Colour:
        """A sign stands on paper: its ink is seen through the paper, paper itself as it is."""
        if not isinstance(ink, str):
            return ink
        if ink in ("paper", "tip", "glow", "focus", "k"):
            return self._colour(ink)
        return printed(self._colour(ink), self.inks["paper"])

    def _plank(self, size: Size) -> Surface:
        w, h = size
        small = w <= 1600 and (self._root / "plank_small.jpg").exists()
        wood = read_picture(self._root / ("plank_small.jpg" if small else "plank.webp"))  # used once: not kept
        f = max(w / wood.get_width(), h / wood.get_height())
        big = pygame.transform.smoothscale(
            wood, (max(w, round(wood.get_width() * f)), max(h, round(wood.get_height() * f)))
        )
        out = Surface(size, 0, 32)
        out.blit(big, ((w - big.get_width()) // 2, (h - big.get_height()) // 2))
        out.blit(pygame.transform.smoothscale(_vignette(), size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return out

    def _picture(self, name: str, size: Size | None) -> Surface:
        master = load_picture(self._art / "posters" / f"{name}.webp", alpha=True)
        if size is None:
            size = (round(master.get_width() / self._k * self.scale), round(master.get_height() / self._k * self.scale))
        f = min(size[0] / master.get_width(), size[1] / master.get_height())
        fitted = (max(1, round(master.get_width() * f)), max(1, round(master.get_height() * f)))
        return pygame.transform.smoothscale(master, fitted)


def _file(name: str) -> tuple[str, str]:
    """The master of a piece and the ink of its face: all kinds of button share the masters of their state."""
    if not name.startswith("button_"):
        return name, ""
    kind, _, state = name[7:].partition("_")
    return f"button.{state or 'rest'}", _FACES[kind]


def _slice(entry: Mapping[str, Any]) -> Slice:
    return Slice(
        entry["corner"],
        entry["span"],
        entry["fit"],
        tuple(entry["inset"]),
        entry["paper"],
        tuple(entry["layers"]),
        entry["salt"],
    )


@lru_cache(maxsize=1)
def _vignette() -> Surface:
    """The table's light: full in the middle, less towards the corners."""
    w, h = 48, 27
    out = Surface((w, h), 0, 32)
    for y in range(h):
        for x in range(w):
            dx, dy = (x + 0.5) / w - 0.5, (y + 0.5) / h - 0.48
            v = max(64, round(255 * (1 - 0.42 * ((dx / 0.62) ** 2 + (dy / 0.72) ** 2))))
            out.set_at((x, y), (v, v, v))
    return out


def _tile(target: Surface, tile: Surface, start: int) -> None:
    """Fill with a repeating tile, begun somewhere inside it so that no two pieces look cut from the same spot."""
    w, h = tile.get_size()
    x0, y0 = -(start * 37 % w), -(start * 61 % h)
    for y in range(y0, target.get_height(), h):
        for x in range(x0, target.get_width(), w):
            target.blit(tile, (x, y))
