"""How a chunk of a map is printed: inked, scaled, dressed with names and numbers, laid on its paper, a part at a time."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator

import pygame
from pygame import Rect, Surface

from game.ui.hexmap.dressing import Label, Stamp, name_stamps, number_stamps
from game.ui.hexmap.geometry import HexLayout, Point
from game.ui.hexmap.inking import Inks, lay, opaque, set_inks, stock
from game.ui.hexmap.plates import Key, PlateFacts, Plates
from game.ui.lettering import Lettering

OVERVIEW = 512  # pixels: the width of the overview
TONE_MIDDLE = 192  # the value of the tone picture that leaves the paper as it is
TONE_LIFT = 1.03  # stock paper is a little darker than its colour


class Press:
    """Prints chunks of one map in one set of inks. `ruined`: the sites that are shown in ruins."""

    def __init__(self, plates: Plates, layout: HexLayout, lettering: Lettering, inks: Inks) -> None:
        self.plates, self.layout, self.lettering, self.inks = plates, layout, lettering, inks
        self.ruined: frozenset[str] = frozenset()
        self._labels: tuple[Label, ...] = ()
        self._wet: tuple[Point, ...] = ()
        self._keep: tuple[Point, ...] = ()
        self._names: dict[float, tuple[list[Stamp], Iterator[Stamp]]] = {}  # those set so far, and the rest
        self._tone = self._load_tone()

    def dress(self, labels: Iterable[Label], wet: Iterable[Point], keep: Iterable[Point]) -> bool:
        """Set these names. True if they are others."""
        labels, wet, keep = tuple(labels), tuple(wet), tuple(keep)
        if (labels, wet, keep) == (self._labels, self._wet, self._keep):
            return False
        self._labels, self._wet, self._keep = labels, wet, keep
        self._names.clear()
        return True

    def printing(self, key: Key) -> Generator[None, None, Surface]:
        """Print a chunk, a part before each yield."""
        plate, n, box = self.plates.of(key.scale), self.plates.chunk_px(key.scale), self.plates.box(key)
        self.plates.tile(plate, key.column, key.row)
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
        tile = self.plates.tile(plate, column, row)
        set_inks(tile, plate.order, plate.levels, self.inks)
        inked = tile.convert(opaque())
        corner = (column * plate.tile, row * plate.tile)
        for site in sorted(self.ruined):
            if site in plate.patches:
                patch, (x, y) = self.plates.patch(plate, site), plate.patches[site]
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
        while self.set_name(scale):
            pass
        return self._names[scale][0]

    def set_name(self, scale: float) -> bool:
        """Set the next name of a scale; False when all are set."""
        found = self._names.get(scale)
        if found is None:
            rest = name_stamps(self._labels, self.lettering, self.inks, scale, self.layout, self._wet, self._keep)
            found = self._names[scale] = ([], rest)
        stamp = next(found[1], None)
        if stamp is not None:
            found[0].append(stamp)
        return stamp is not None

    def sketching(self) -> Generator[None, None, Surface]:
        """Print the whole map, small, a tile before each yield."""
        plate = self.plates.facts["far"]
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
        return made

    def _load_tone(self) -> Surface:
        """The tone, scaled so that its middle value multiplies by one (what is lighter is cut off at white)."""
        tone = pygame.image.load(self.plates.folder / "tone.png")
        tone.set_palette([(min(255, round(i * 255 / TONE_MIDDLE * TONE_LIFT)),) * 3 for i in range(256)])
        return tone.convert(opaque())


def _native(surface: Surface) -> Surface:
    """In the format of the window, if there is one: it is copied there every frame."""
    return surface.convert() if pygame.display.get_surface() is not None else surface
