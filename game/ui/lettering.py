"""Words as surfaces: rendered once, kept in a bounded store, blitted ever after.

`line` gives one line (tracking, key-ink drop, shrinking or an ellipsis to fit a width); `paragraph` wraps marked-up
text. Marks: `<b>bold</b> <i>map italic</i> <red> <green> <dim> <link=ID>card name</link>`; `escape` what people typed.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import fonts, pad_signs, palette
from game.ui.fonts import Role
from game.ui.palette import Colour
from game.ui.picture_store import PictureStore, Shelf, pictures
from game.words import hyphens

Measure = Callable[[Role, int, str], int]
_MARK = re.compile(r"<(/?)(b|i|red|green|dim|link)(?:=([^<>]*))?>")
_COLOURS = {"red": palette.RED_TEXT, "green": palette.GREEN_TEXT, "dim": palette.DIM_TEXT}
ELLIPSIS = "…"
STAND_INS = str.maketrans({"→": "»", "▶": "»", "◆": "·", "★": "*", "✓": "+", "✗": "×"})
"""Signs that no typeface of ours has; where they matter they are drawn as pieces, in running text these stand in."""
rendered = 0  # lines rendered so far; tests watch it in idle frames


def escape(text: str) -> str:
    """Text from people, with nothing in it that could be read as a mark."""
    return text.replace("<", "‹").replace(">", "›")


FINE, TINY = 28, 16
"""Letters under so many pixels are drawn two or three times larger and made smaller: a face moves them to whole pixels,
which opens gaps in small words."""


def over(px: int) -> int:
    """How many times larger letters of a size are drawn."""
    return 3 if px < TINY else 2 if px < FINE else 1


@lru_cache(maxsize=8192)
def wide(role: Role, px: int, words: str) -> int:
    """How wide words are. Sentences are measured at many sizes before one is lettered."""
    k = over(px)
    if pad_signs.signed(words):
        sign = round(high(role, px) * pad_signs.WIDE)
        return sum(sign if name else wide(role, px, letters) for letters, name in pad_signs.parts(words))
    return -(-fonts.width(role, px * k, words) // k)


def high(role: Role, px: int) -> int:
    """How high a line is."""
    k = over(px)
    return -(-fonts.font(role, px * k).get_height() // k)


def _ascent(role: Role, px: int) -> int:
    """From the top of a line to its foot."""
    k = over(px)
    return round(fonts.font(role, px * k).get_ascent() / k)


GAUGE = 48
"""Pixels at which words are measured for a size that nothing has been lettered at yet: to open a face at a new size only
to try whether it fits costs more than all the rest."""


def gauged(role: Role, px: int, words: str) -> int:
    """About how wide words are at any size: a hair too wide rather than too narrow."""
    return int(wide(role, GAUGE, words) * px / GAUGE * 1.012) + 1


def plain(text: str) -> str:
    """The words without the marks."""
    return _MARK.sub("", text)


_PLAIN = (0, None, None, "shrink", 12)
"""How `line` keeps a word of a paragraph: no tracking, no drop, no width."""


class Span(NamedTuple):
    """A run of words in one style; `link` names a card or page."""

    text: str
    role: Role
    colour: Colour
    link: str = ""


Word = tuple[Span, str, int]
"""What a line is made of: words, what hangs on them without a space, spaces; with their widths."""


def _words(text: str) -> list[str]:
    """What stands between spaces; a hard space holds its words together."""
    return re.findall(r"(?:\S|\u00a0)+", text)


class Paragraph(NamedTuple):
    """Wrapped text as a picture, with where its links are and how many lines it took."""

    surface: Surface
    links: tuple[tuple[str, Rect], ...]
    lines: int


def spans(text: str, role: Role, colour: Colour) -> list[Span]:
    """Split marked-up text into runs."""
    found: list[Span] = []
    bold = italic = False
    tint: list[Colour] = []
    link = ""
    at = 0
    for match in [*_MARK.finditer(text), None]:
        end = match.start() if match else len(text)
        if end > at:
            chosen: Role = "text_bold" if bold else "map" if italic else role
            found.append(Span(text[at:end], chosen, tint[-1] if tint else colour, link))
        if match is None:
            break
        at = match.end()
        closing, name, value = match[1] == "/", match[2], match[3]
        if name == "b":
            bold = not closing
        elif name == "i":
            italic = not closing
        elif name == "link":
            link = "" if closing else value or ""
        elif closing:
            tint = tint[:-1]
        else:
            tint.append(_COLOURS[name])
    return found


def _joined(row: list[Word], room: int) -> list[Word]:
    """Take off the end of a line what no space divides from the word that follows, which has no room there: "(" goes down with
    it. Nothing where all of the line hangs together, or more than there is room for."""
    at = len(row)
    while at and row[at - 1][1] != " ":
        at -= 1
    if not at or sum(wide for *_, wide in row[at:]) > room:
        return []
    joined = row[at:]
    del row[at:]
    return joined


class Lettering:
    """The store of rendered words. One per process is enough."""

    def __init__(self, store: PictureStore = pictures) -> None:
        self.language = "en"
        """Whose rules break words that are wider than their line."""
        self._lines: Shelf[tuple[object, ...], Surface] = Shelf("words", store)
        self._paragraphs: Shelf[tuple[object, ...], Paragraph] = Shelf("paragraphs", store)

    def clear(self) -> None:
        """Forget everything, open faces too (after a change of size, or when a table was left)."""
        self._lines.clear()
        self._paragraphs.clear()
        wide.cache_clear()
        fonts.forget()

    def width(self, text: str, role: Role, px: int, tracking: float = 0) -> int:
        """How wide a line would be."""
        extra = round(tracking * max(0, len(text) - 1)) if tracking else 0
        return wide(role, px, text) + extra

    def height(self, role: Role, px: int) -> int:
        return high(role, px)

    def fit(self, text: str, role: Role, px: int, width: int, tracking: float = 0, floor: int = 12) -> int:
        """The largest size up to px, not under the floor, at which the text is no wider."""
        while px > floor and self.width(text, role, px, tracking) > width:
            px = max(floor, min(px - 1, px * width // max(1, self.width(text, role, px, tracking))))
        return px

    def ellipsis(self, text: str, role: Role, px: int, width: int, tracking: float = 0) -> str:
        """The text, or as much of it as fits before an ellipsis."""
        if self.width(text, role, px, tracking) <= width:
            return text
        lo, hi = 0, len(text)
        while lo < hi:
            middle = (lo + hi + 1) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, role, px, tracking) <= width:
                lo = middle
            else:
                hi = middle - 1
        return text[:lo].rstrip() + ELLIPSIS

    def line(
        self,
        text: str,
        role: Role,
        px: int,
        colour: Colour,
        *,
        tracking: float = 0,
        drop: Colour | None = None,
        width: int | None = None,
        how: Literal["shrink", "ellipsis"] = "shrink",
        floor: int = 12,
    ) -> Surface:
        """One line. `drop` puts a hard shadow in that ink to the lower right; `width` shrinks or cuts to fit."""
        text = text.translate(STAND_INS)
        key = (text, role, px, colour, tracking, drop, width, how, floor)
        found = self._lines.get(key)
        if found is not None:
            return found
        if width is not None:
            if how == "shrink":
                px = self.fit(text, role, px, width, tracking, floor)
            text = self.ellipsis(text, role, px, width, tracking)
        surface = self._render(text, role, px, colour, tracking)
        if drop is not None:
            dx, dy = max(1, round(px * 0.06)), max(1, round(px * 0.075))
            shadow = self._render(text, role, px, drop, tracking)
            both = Surface((surface.get_width() + dx, surface.get_height() + dy), pygame.SRCALPHA)
            both.blit(shadow, (dx, dy))
            if px >= 22:
                both.blit(shadow, (dx - 1, dy - 1))
            both.blit(surface, (0, 0))
            surface = both
        return self._lines.keep(key, surface)

    def _render(self, text: str, role: Role, px: int, colour: Colour, tracking: float) -> Surface:
        global rendered
        if pad_signs.signed(text):
            return self._with_signs(text, role, px, colour, tracking)
        rendered += 1
        k = over(px)
        face = fonts.font(role, px * k)
        if not tracking or len(text) < 2:
            surface = fonts.render(role, px * k, text, colour)
        else:
            # kerning is kept: each letter stands where the whole word would put it, plus its tracking
            wide_k = fonts.width(role, px * k, text) + round(tracking * k * (len(text) - 1)) + k
            surface = Surface((wide_k, face.get_height()), pygame.SRCALPHA)
            surface.fill((*colour[:3], 0))
            for i, letter in enumerate(text):
                x = round(fonts.width(role, px * k, text[:i]) + tracking * k * i)
                surface.blit(fonts.render(role, px * k, letter, colour), (x, 0))
        if k == 1:
            return surface
        if not surface.get_width():  # no words: nothing that could be made smaller
            return Surface((0, high(role, px)), pygame.SRCALPHA)
        return pygame.transform.smoothscale(surface, (max(1, -(-surface.get_width() // k)), high(role, px)))

    def _with_signs(self, text: str, role: Role, px: int, colour: Colour, tracking: float) -> Surface:
        """Letters with a gamepad's buttons among them."""
        tall = high(role, px)
        room = round(tall * pad_signs.WIDE)
        found = [(pad_signs.sign(name, tall, colour) if name else self._render(letters, role, px, colour, tracking), name)
                 for letters, name in pad_signs.parts(text)]  # fmt: skip
        surface = Surface(
            (sum(room if name else picture.get_width() for picture, name in found), tall), pygame.SRCALPHA
        )
        surface.fill((*colour[:3], 0))
        x = 0
        for picture, name in found:
            surface.blit(picture, (x + (room - tall) // 2 if name else x, 0))
            x += room if name else picture.get_width()
        return surface

    def paragraph(
        self,
        text: str,
        role: Role,
        px: int,
        width: int,
        colour: Colour,
        *,
        align: Literal["left", "centre"] = "left",
        leading: float = 1.28,
        lines: int | None = None,
        kept: bool = True,
    ) -> Paragraph:
        """Wrapped text at a width; `lines` cuts with an ellipsis after so many. Not `kept`: for whoever holds on to it."""
        text = text.translate(STAND_INS)
        if not kept:
            return self._wrap(text, role, px, width, colour, align, leading, lines)
        key = (text, role, px, width, colour, align, leading, lines, self.language)
        found = self._paragraphs.get(key)
        if found is None:
            found = self._paragraphs.keep(key, self._wrap(text, role, px, width, colour, align, leading, lines))
        return found

    def tall(self, text: str, role: Role, px: int, width: int, leading: float = 1.3, lines: int | None = None) -> int:
        """About how high a paragraph would be, never less than it is; nothing is lettered, no face is opened."""
        rows = len(self._rows(text, role, px, width, (0, 0, 0), gauged))
        step = max(px, round(px * leading))
        line = -(-fonts.font(role, GAUGE).get_height() * px // GAUGE)
        return max(1, step * ((rows if lines is None else min(rows, lines)) - 1) + max(line, step))

    def rows(self, text: str, role: Role, px: int, width: int) -> int:
        """How many lines a paragraph takes."""
        return len(self._rows(text, role, px, width, (0, 0, 0)))

    def extent(self, text: str, role: Role, px: int, width: int, leading: float = 1.28) -> tuple[int, int]:
        """How many lines a paragraph takes, and how high it is in pixels; nothing is lettered."""
        rows = self.rows(text.translate(STAND_INS), role, px, width)
        return rows, self._height(rows, role, px, leading)

    @staticmethod
    def _height(rows: int, role: Role, px: int, leading: float) -> int:
        step = max(px, round(px * leading))
        return max(1, step * (rows - 1) + max(high(role, px), step))

    def _rows(
        self, text: str, role: Role, px: int, width: int, colour: Colour, measure: Measure = wide
    ) -> list[list[Word]]:
        """The words of each line, with their widths."""
        rows: list[list[Word]] = [[]]
        used = 0
        space = measure(role, px, " ")
        for span in spans(text, role, colour):
            for word in re.split(r"([^\S\u00a0]+)", span.text):  # a hard space holds its line together
                if not word:
                    continue
                if word.isspace():
                    for _ in range(word.count("\n")):
                        rows.append([])
                        used = 0
                    if "\n" not in word and rows[-1]:
                        rows[-1].append((span, " ", space))
                        used += space
                    continue
                for n, piece in enumerate(self._pieces(word, span.role, px, width, measure, self.language)):
                    room = measure(span.role, px, piece)
                    glued = bool(rows[-1]) and rows[-1][-1][1] != " "
                    full = used + room > width and not (glued and used + room <= width + space)
                    if n or (full and rows[-1]):
                        rows.append(_joined(rows[-1], width - room) if glued and not n else [])
                        used = sum(other for *_, other in rows[-1])
                    rows[-1].append((span, piece, room))
                    used += room
        return rows

    def _wrap(
        self, text: str, role: Role, px: int, width: int, colour: Colour, align: str, leading: float, most: int | None
    ) -> Paragraph:
        rows = self._rows(text, role, px, width, colour)
        if most is not None and len(rows) > most:
            rows = rows[:most]
            span = rows[-1][-1][0] if rows[-1] else Span("", role, colour)
            shorter = "".join(word for _, word, _ in rows[-1]) + " " + "." * width
            cut = self.ellipsis(shorter, span.role, px, width).rstrip(". " + ELLIPSIS) + ELLIPSIS
            rows[-1] = [(span, cut, wide(span.role, px, cut))]
        step = max(px, round(px * leading))
        surface = Surface((max(1, width), self._height(len(rows), role, px, leading)), pygame.SRCALPHA)
        links: list[tuple[str, Rect]] = []
        ascent = _ascent(role, px)
        for number, row in enumerate(rows):
            while row and row[-1][1] == " ":
                row.pop()
            x = (width - sum(room for *_, room in row)) // 2 if align == "centre" else 0
            for span, word, room in row:
                if word != " ":
                    picture = self.line(word, span.role, px, span.colour)
                    surface.blit(picture, (x, number * step + ascent - _ascent(span.role, px)))
                if span.link:
                    self._link(links, surface, span, Rect(x, number * step, room, step), px)
                x += room
        return Paragraph(surface, tuple(links), len(rows))

    @staticmethod
    def _link(links: list[tuple[str, Rect]], surface: Surface, span: Span, rect: Rect, px: int) -> None:
        """Mark a word as a link: a fine rule under it, and its place joined to the word before it."""
        under = rect.y + _ascent(span.role, px) + max(2, round(px * 0.12))
        pygame.draw.line(surface, (*span.colour, 110), (rect.x, under), (rect.right - 1, under))
        if links and links[-1][0] == span.link and links[-1][1].y == rect.y:
            links[-1] = (span.link, links[-1][1].union(rect))
        else:
            links.append((span.link, rect))

    @staticmethod
    def _pieces(word: str, role: Role, px: int, width: int, measure: Measure, language: str) -> list[str]:
        """A word that is wider than the line is broken into pieces that are not: between syllables, with hyphens; between letters
        where a syllable too is wider."""
        if len(word) < 2 or measure(role, px, word) <= width:
            return [word]
        parts = hyphens.parts(word, language)
        pieces = [""]
        for n, part in enumerate(parts):
            hyphen = "" if n == len(parts) - 1 or part.endswith("-") else "-"
            if pieces[-1] and measure(role, px, pieces[-1] + part + hyphen) > width:
                pieces[-1] += "" if pieces[-1].endswith("-") else "-"
                pieces.append("")
            pieces[-1] += part
        if all(measure(role, px, piece) <= width for piece in pieces):
            return pieces
        pieces = [""]
        for letter in word:
            if pieces[-1] and measure(role, px, pieces[-1] + letter) > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces
