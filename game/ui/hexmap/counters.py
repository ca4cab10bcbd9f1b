"""Counters baked from plain data, and the stacks they make.

A `Face` says what is on a counter; `Counters` prints it once per size: the plate of the body, the class letter, three
numbers. A stack is one picture: up to four counters, each a little up and to the right of the one below, and a tab with
the height of a higher one. `fan` lays a stack out on a strip of paper. From far a stack is a token: an eared disc or a
shield with a letter and the number of units.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.hexmap.inking import Inks, Plate, has_plate, ink_set, stock
from game.ui.hexmap.marks import KEY, PALE, Marks
from game.ui.lettering import Lettering
from game.ui.palette import GLOW, Colour, rgb
from game.ui.picture_store import Shelf, kept, weigh
from game.ui.scale import BODY_FLOOR, CAPS_FLOOR, DIGIT_FLOOR

READ = 18
"""From so many pixels on the numbers of a counter are to be read."""
UNITS = 60  # a counter is 60 units wide where a hex is 96
STEP = (4.5, -5.0)  # of a stack, in units
HIGHEST = 4  # counters drawn of a stack
PAPER = "#F2E8CC"
COLOURS: dict[str, str] = {
    "goblin_leader": "#5E8C33",
    "goblin_B": "#47702B",
    "goblin_C": "#86AC4C",
    "feudal_leader": "#B8402F",
    "feudal_A": "#A8332A",
    "feudal_B": "#D07A2C",
    "feudal_C": "#D9A233",
    "baron": "#6C4A7E",
    "down": "#B8402F",
}
CONTRAST: dict[str, str] = {
    "goblin_leader": "#2F7FA8",
    "goblin_B": "#1F5F80",
    "goblin_C": "#6FB0CC",
    "feudal_leader": "#C25A1A",
    "feudal_A": "#9E3F12",
    "feudal_B": "#D2691E",
    "feudal_C": "#E8A85C",
    "down": "#C25A1A",
}
"""What the inks for colour-blind eyes change."""
DARK_NUMBERS = frozenset({"goblin_C", "feudal_B", "feudal_C"})
"""Light counters: their numbers are key ink."""


Drawn = tuple[Surface, tuple[int, int]]
"""A picture, and where its corner goes from the middle of the hex."""


class Face(NamedTuple):
    """What is on a counter. `art` is a glyph or a leader, "down" for one that lies face down; `letter` the class (or, for
    a token from far, the leader's initial); `numbers` left, middle, right."""

    art: str
    colour: str
    numbers: tuple[str, str, str] = ("", "", "")
    letter: str = ""
    leader: bool = False
    band: str = ""  # a word at the foot of one that lies face down

    @property
    def down(self) -> bool:
        return self.art == "down"

    @property
    def goblin(self) -> bool:
        return self.colour.startswith("goblin")


class Stack(NamedTuple):
    """What stands in a hex, top first; `height` if more stand there than are shown (0: just these); `sack` bags."""

    faces: tuple[Face, ...]
    height: int = 0
    sack: int = 0
    lit: bool = False  # a light round it: the one at work
    dim: bool = False  # has moved


class Counters:
    """All counters of one title in one ink set, at any size."""

    def __init__(self, title: str, lettering: Lettering, inks: str = "normal", marks: Marks | None = None) -> None:
        self.title = title
        self.lettering = lettering
        self.inks: Inks = ink_set(title, inks)
        self.colours = COLOURS if inks == "normal" else {**COLOURS, **CONTRAST}
        self.marks = marks or Marks(lettering)
        self.made = 0  # pictures baked so far; tests watch it
        self._kept: Shelf[tuple[object, ...], Drawn] = Shelf("counters")
        self._plates: Shelf[str, Plate] = Shelf("plates")

    # ---- one
    def counter(self, face: Face, px: int) -> Surface:
        """A counter px wide, without a shadow."""
        return self._found(("counter", face, px)) or self._keep(("counter", face, px), self._counter(face, px))[0]

    def _counter(self, face: Face, px: int) -> Surface:
        made = self._body(face, px)
        u = px / UNITS
        if face.down:
            self._word("?", "display", 25 * u, (30 * u, 25.4 * u), made, KEY)
            if face.band:
                self._word(face.band.upper(), "label", 11.5 * u, (30 * u, 49.3 * u), made, PALE, fit=46 * u)
            return made
        if face.letter and not face.leader:
            self._word(face.letter, "display", 12 * u, (10.6 * u, 11.8 * u), made, PALE)
        places = (12.5, 30.5, 48.5) if face.leader else (12.0, 30.0, 48.0)
        sizes = (13.0, 14.5, 14.0) if face.leader else (14.0, 18.0, 14.0)
        for i, (text, x, size) in enumerate(zip(face.numbers, places, sizes)):
            dark = face.colour in DARK_NUMBERS or (face.leader and i == 1)
            at = (x * u, 48.8 * u)
            self._word(text, "display", size * u, at, made, KEY if dark else PALE, drop=not dark, fit=17 * u)
        return made

    def _body(self, face: Face, px: int) -> Surface:
        """The printed body, cut to its round corners."""
        name = f"counter_{face.art}"
        if not has_plate(self.title, name):
            name = "counter_down"
        colour = self.colours.get(face.colour, self.inks["a"])
        inked = self._plate(name).inked({**self.inks, "k": "#1B1A17", "a": colour, "b": "#B8402F"})
        body = pygame.transform.smoothscale(inked, (px, px))
        body.blit(stock("paper", PAPER), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        whole = Surface((px, px), pygame.SRCALPHA)
        whole.blit(body, (0, 0))

        def corners(s: Surface, k: int) -> None:
            s.fill((255, 255, 255, 0))
            pygame.draw.rect(s, (255, 255, 255, 255), s.get_rect(), border_radius=round(px * k * 8 / UNITS))

        whole.blit(shapes.smooth((px, px), corners), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole

    def _word(
        self, text: str, role: str, size: float, at: tuple[float, float], target: Surface, ink: Colour, *,
        drop: bool = False, fit: float = 0,
    ) -> None:  # fmt: skip
        """Words centred by what is seen of them, with a key edge on dark counters."""
        if not text:
            return
        px = max(6, round(size))
        words = self.lettering.line(text, role, px, ink)  # type: ignore[arg-type]
        wide = words.get_bounding_rect().w
        fitting = int(px * fit / wide) if fit and wide > fit else px
        if role == "display" and fitting < DIGIT_FLOOR and target.get_width() >= READ:  # narrow letters can be higher
            role, px, fit = "label", BODY_FLOOR, fit * 1.15
            wide = self.lettering.line(text, role, px, ink).get_bounding_rect().w  # type: ignore[arg-type]
            fitting = max(CAPS_FLOOR, int(px * fit / wide)) if fit and wide > fit else px
        px = max(6, fitting)
        words = self.lettering.line(text, role, px, ink)  # type: ignore[arg-type]
        used = words.get_bounding_rect()
        x, y = round(at[0] - used.w / 2), round(at[1] - used.h / 2)
        if drop:
            edge = self.lettering.line(text, role, px, KEY)  # type: ignore[arg-type]
            reach = max(1, round(px * 0.08))
            for i in range(8):
                angle = math.pi * i / 4
                target.blit(edge, (x + round(reach * math.cos(angle)), y + round(reach * math.sin(angle))), used)
        target.blit(words, (x, y), used)

    # ---- many
    def stack(self, stack: Stack, hex_px: float) -> Drawn:
        """A stack for hexes so wide, and where its corner lies from the middle of the hex. Shared."""
        key = ("stack", stack, round(hex_px))
        found = self._kept.get(key)
        if found is not None:
            return found
        return self._keep(key, *self._stack(stack, hex_px / 96))

    def _stack(self, stack: Stack, u: float) -> Drawn:
        px = max(14, round(UNITS * u))
        shown = stack.faces[:HIGHEST]
        rise = len(shown) - 1
        dx, dy = round(STEP[0] * u), round(STEP[1] * u)
        pad = max(4, round(13 * u))
        size = (px + rise * dx + 2 * pad, px - rise * dy + 2 * pad)
        made = Surface(size, pygame.SRCALPHA)
        foot = (pad, size[1] - pad - px)
        if stack.lit:
            self._light(made, Rect(foot[0], foot[1] + rise * dy, px + rise * dx, px - rise * dy), pad)
        for i, face in enumerate(reversed(shown)):
            at = (foot[0] + i * dx, foot[1] + i * dy)
            made.blit(_shadow(px, max(2, round(4 * u))), (at[0], at[1]))
            made.blit(self.counter(face, px), at)
        if stack.dim:
            made.fill((190, 182, 160, 255), special_flags=pygame.BLEND_RGBA_MULT)
        height = stack.height or len(stack.faces)
        if height > HIGHEST:
            tab = self.marks.number(str(height), "step", max(8, round(9 * u)))
            made.blit(tab, tab.get_rect(center=(foot[0] + px + rise * dx - round(4 * u), foot[1] + px - round(2 * u))))
        if stack.sack:
            sack = self.sack(stack.sack, max(18, round(30 * u)))
            made.blit(sack, sack.get_rect(center=(foot[0] + round(4 * u), foot[1] + px - round(4 * u))))
        offset = (-pad - px // 2 - round(rise * dx / 2), -(size[1] - pad - px) - px // 2 - round(rise * dy / 2))
        return made, offset

    @staticmethod
    def _light(target: Surface, box: Rect, reach: int) -> None:
        for i in range(reach, 0, -1):
            alpha = round(210 * (1 - i / (reach + 1)) ** 1.4)
            pygame.draw.rect(target, (*GLOW, alpha), box.inflate(2 * i, 2 * i), border_radius=i + 6)

    def token(self, stack: Stack, hex_px: float) -> Drawn:
        """A stack as it is shown from far: an eared disc for goblins, a shield for the others."""
        key = ("token", stack, round(hex_px))
        found = self._kept.get(key)
        if found is not None:
            return found
        px = max(34, round(hex_px * 0.96))
        made = Surface((px * 2, round(px * 1.5)), pygame.SRCALPHA)
        middle = (px, round(px * 0.75))
        top = stack.faces[0]
        fill = rgb(self.colours.get(top.colour, "#888888"))
        if stack.lit:
            pygame.draw.circle(made, (*GLOW, 200), middle, round(px * 0.62))
        body = _eared(px, fill) if top.goblin else _shield(px, fill)
        made.blit(body, body.get_rect(center=middle))
        letter = "?" if top.down else top.letter or "·"
        self._word(letter, "display", px * 0.46, (middle[0], middle[1] - px * 0.03), made, PALE, drop=True)
        height = stack.height or len(stack.faces)
        if height > 1:
            tab = self.marks.number(str(height), "left", max(8, round(px * 0.21)))
            made.blit(tab, tab.get_rect(center=(middle[0] + round(px * 0.36), middle[1] + round(px * 0.34))))
        if stack.sack:
            coin = self.marks.number(str(stack.sack), "cost", max(8, round(px * 0.21)))
            made.blit(coin, coin.get_rect(center=(middle[0] - round(px * 0.36), middle[1] + round(px * 0.34))))
        return self._keep(key, made, (-middle[0], -middle[1]))

    def fan(self, stack: Stack, hex_px: float, totals: Sequence[tuple[str, str]] = ()) -> Surface:
        """A stack laid out on a strip of paper, top left; behind it `totals` as number and word."""
        key = ("fan", stack, round(hex_px), tuple(totals))
        found = self._found(key)
        if found is not None:
            return found
        u = hex_px / 96
        px, gap = max(30, round(UNITS * u)), max(3, round(5 * u))
        numbers = [self.lettering.line(number, "display", max(13, round(20 * u)), KEY) for number, _ in totals]
        words = [self.lettering.line(word, "text", max(13, round(12.5 * u)), KEY) for _, word in totals]
        column = max((n.get_width() for n in numbers), default=0)
        beside = column + gap + max((w.get_width() for w in words), default=0) if totals else 0
        pad = max(6, round(10 * u))
        size = (2 * pad + len(stack.faces) * (px + gap) - gap + (beside + 2 * gap if beside else 0), px + 2 * pad)

        def sheet(s: Surface, k: int) -> None:
            pygame.draw.rect(s, KEY, s.get_rect(), border_radius=8 * k)
            pygame.draw.rect(s, (233, 218, 178), s.get_rect().inflate(-6 * k, -6 * k), border_radius=6 * k)

        made = shapes.smooth(size, sheet)
        for i, face in enumerate(stack.faces):
            at = (pad + i * (px + gap), pad)
            made.blit(_shadow(px, max(2, round(3 * u))), at)
            made.blit(self.counter(face, px), at)
        x = pad + len(stack.faces) * (px + gap) + gap
        for i, (number, word) in enumerate(zip(numbers, words)):
            y = size[1] * (2 * i + 1) // (2 * len(numbers))
            made.blit(number, number.get_rect(midleft=(x, y)))
            made.blit(word, word.get_rect(midleft=(x + column + gap, y)))
        return self._keep(key, made)[0]

    def sack(self, bags: int, px: int) -> Surface:
        """A sack with the number of bags on it."""
        key = ("sack", bags, px)
        found = self._found(key)
        if found is not None:
            return found
        made = self.marker("sack", px).copy()
        self._word(str(bags), "display", max(DIGIT_FLOOR, px * 0.42), (px * 0.47, px * 0.64), made, KEY)
        return self._keep(key, made)[0]

    def marker(self, name: str, px: int) -> Surface:
        """A marker (sack, bell, looted, broken, swords) on clear ground."""
        key = ("marker", name, px)
        return self._found(key) or self._keep(key, self._marker(name, px))[0]

    def _marker(self, name: str, px: int) -> Surface:
        """The plate has no outline of its own to cut along: all that is inked, and what the ink encloses, stays."""
        one = self._plate(f"marker_{name}")
        inked = one.inked({**self.inks, "k": "#1B1A17", "c": "#B5803A", "b": "#B8402F"})
        ground = pygame.mask.from_threshold(inked, (255, 255, 255), (8, 8, 8, 255))
        outside = ground.connected_component((0, 0))
        outside.invert()
        cover = outside.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0))
        whole = Surface(inked.get_size(), pygame.SRCALPHA)
        whole.blit(inked, (0, 0))
        whole.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.smoothscale(whole, (px, px))

    # ---- store
    def _plate(self, name: str) -> Plate:
        """A plate, loaded once."""
        found = self._plates.get(name)
        if found is None:
            loaded = Plate(self.title, name)
            found = self._plates.keep(name, loaded, weigh(loaded.surface))
        return found

    def _found(self, key: tuple[object, ...]) -> Surface | None:
        found = self._kept.get(key)
        return None if found is None else found[0]

    def _keep(self, key: tuple[object, ...], made: Surface, offset: tuple[int, int] = (0, 0)) -> Drawn:
        if pygame.display.get_surface() is not None:
            made = made.convert_alpha()
        self.made += 1
        return self._kept.keep(key, (made, offset))


@kept("counters")
def _shadow(px: int, lift: int) -> Surface:
    """The hard shadow of a counter, a little down and to the right."""

    def draw(s: Surface, k: int) -> None:
        box = Rect(lift * k * 0.7, lift * k, px * k, px * k)
        for grow, alpha in ((lift * k, 60), (0, 120)):
            pygame.draw.rect(s, (14, 10, 7, alpha), box.inflate(grow, grow), border_radius=round(px * k * 8 / UNITS))

    return shapes.smooth((px + 3 * lift, px + 3 * lift), draw)


def _eared(px: int, fill: Colour) -> Surface:
    """A disc with ears."""

    def draw(s: Surface, k: int) -> None:
        w, h = px * k * 1.36, px * k
        cx, cy = w / 2, h / 2
        for grow, ink in ((1.0, PALE), (0.93, KEY), (0.82, fill)):
            r = h * 0.40 * grow
            for side in (-1, 1):
                points = [(0.2, -0.26), (0.62, -0.34), (0.44, 0.02), (0.2, 0.24)]
                edge = (grow - 0.82) * 0.4
                moved = [(cx + side * h * (x + edge * (x > 0.3)), cy + h * (y * grow)) for x, y in points]
                pygame.draw.polygon(s, ink, moved)
            pygame.draw.circle(s, ink, (cx, cy), r)

    return shapes.smooth((round(px * 1.36), px), draw)


def _shield(px: int, fill: Colour) -> Surface:
    """A heater shield."""

    def draw(s: Surface, k: int) -> None:
        w = px * k
        cx, cy = w / 2, w / 2
        for grow, ink in ((1.0, PALE), (0.92, KEY), (0.8, fill)):
            outline = [(-0.4, -0.44), (0.4, -0.44), (0.4, 0.02), (0.31, 0.24), (0.16, 0.38), (0, 0.48)]
            outline += [(-x, y) for x, y in reversed(outline[2:-1])]
            pygame.draw.polygon(s, ink, [(cx + x * w * grow, cy + y * w * grow) for x, y in outline])

    return shapes.smooth((px, px), draw)
