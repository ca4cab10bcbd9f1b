"""Where which words stand in a picture: surfaces that remember what was lettered on them.

`watch()` before anything of the game is imported; then `page(stack, size)` draws what is on top and says what is printed
there. Words travel along when a picture is blitted, copied, scaled or turned, and are gone where another picture or colour
covers them. So what is read here is what a person reads, however many sheets it was printed on first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

import pygame
from pygame import Rect

Bare = pygame.Surface
Point = tuple[int, int]
EDGE = 6
"""Pixels by which words are laid beside themselves."""


class Mark(NamedTuple):
    """Words, and where they stand. `high`: pixels of the ink of a small letter, of a capital where there is no small one. `cut`:
    a side of a picture or of a clip goes through the ink, "across" or "down"; "under": something solid lies on a part of it;
    "short": an ellipsis stands for the rest of the words."""

    text: str
    rect: Rect
    high: float = 99.0
    cut: str = ""

    def at(self, rect: Rect) -> Mark:
        """The same elsewhere."""
        return self._replace(rect=rect)


class Sheet(Bare):
    """A surface that remembers the words on it. `up`: the sheet of which it is a part, and where."""

    @property
    def marks(self) -> list[Mark]:
        marks: list[Mark] = self.__dict__.setdefault("marks", [])
        return marks

    def write(self, found: Iterable[Mark]) -> None:
        """Words come onto it, and onto the sheet that it is a part of."""
        found, marks = list(found), self.marks
        for mark in found:
            if not marks or not _again(marks[-1], mark):
                marks.append(mark)
        if found and "up" in self.__dict__:
            sheet, at = self.__dict__["up"]
            sheet.write(mark.at(mark.rect.move(at)) for mark in found)

    def cover(self, over: Callable[[Mark], bool]) -> None:
        """Words go."""
        if self.marks:
            self.marks[:] = [mark for mark in self.marks if not over(mark)]
        if "up" in self.__dict__:
            sheet, at = self.__dict__["up"]
            back = (-at[0], -at[1])
            inside = Rect(at, self.get_size())
            sheet.cover(lambda mark: inside.contains(mark.rect) and over(mark.at(mark.rect.move(back))))

    def hide(self, place: Rect, solid: Callable[[Rect], bool]) -> None:
        """A part of some words goes."""
        for n, mark in enumerate(self.marks):
            both = place.clip(mark.rect)
            if both.w > 2 and both.h > 2 and solid(both):
                self.marks[n] = mark._replace(cut="under")

    def blit(self, source: Bare, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        done = super().blit(source, dest, area, special_flags)
        at = Rect(dest).topleft if isinstance(dest, Rect) or len(dest) == 4 else (round(dest[0]), round(dest[1]))
        part = Rect(area) if area is not None else source.get_rect()
        shift = (at[0] - part.x, at[1] - part.y)
        clip = self.get_clip()
        if not special_flags and self.marks:
            place = part.move(shift).clip(clip)
            back = (-shift[0], -shift[1])
            self.cover(lambda mark: place.contains(mark.rect) and _solid(source, mark.rect.move(back)))
            self.hide(place, lambda both: _solid(source, Rect(both.center, (1, 1)).move(back)))
        if isinstance(source, Sheet) and source.marks and source.get_alpha() != 0:
            seen = part.move(shift).clip(clip)
            moved = [mark.at(mark.rect.move(shift)) for mark in source.marks]
            self.write(_cut(mark, seen) for mark in moved if seen.collidepoint(mark.rect.center))
        return done

    def blits(self, blit_sequence: Iterable[Any], doreturn: bool = True) -> Any:
        done = [self.blit(*one) for one in blit_sequence]
        return done if doreturn else None

    def fblits(self, blit_sequence: Iterable[Any], special_flags: int = 0) -> None:
        for source, dest in blit_sequence:
            self.blit(source, dest, None, special_flags)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Rect:
        done = (
            super().fill(color, rect, special_flags) if rect is not None else super().fill(color, None, special_flags)
        )
        if not special_flags and (self.marks or "up" in self.__dict__):
            place = (Rect(rect) if rect is not None else self.get_rect()).clip(self.get_clip())
            self.cover(lambda mark: place.contains(mark.rect))
        return done

    def scroll(self, dx: int = 0, dy: int = 0, *how: Any) -> None:
        super().scroll(dx, dy, *how)
        self.marks[:] = [mark.at(mark.rect.move(dx, dy)) for mark in self.marks]

    def subsurface(self, *place: Any) -> Sheet:
        rect = Rect(*place)
        part = super().subsurface(rect)
        assert isinstance(part, Sheet)
        part.__dict__["marks"] = [
            mark.at(mark.rect.move(-rect.x, -rect.y)) for mark in self.marks if rect.collidepoint(mark.rect.center)
        ]
        part.__dict__["up"] = (self, rect.topleft)
        return part

    def _alike(self, made: Bare) -> Sheet:
        assert isinstance(made, Sheet)
        made.__dict__["marks"] = list(self.marks)
        return made

    def copy(self) -> Sheet:
        return self._alike(super().copy())

    __copy__ = copy

    def convert(self, *how: Any) -> Sheet:
        return self._alike(super().convert(*how))

    def convert_alpha(self) -> Sheet:
        return self._alike(super().convert_alpha())


def _again(one: Mark, other: Mark) -> bool:
    """The same words beside themselves: an outline, or the shadow that they throw."""
    near = abs(one.rect.x - other.rect.x) <= EDGE and abs(one.rect.y - other.rect.y) <= EDGE
    return near and one.text == other.text


def _cut(mark: Mark, seen: Rect) -> Mark:
    """The words as they are seen in a part of a picture: a hair's breadth of ink may be lost at its sides."""
    ink = mark.rect.inflate(-2, -2)
    if mark.cut or seen.contains(ink):
        return mark
    return mark._replace(cut="across" if ink.left < seen.left or ink.right > seen.right else "down")


def _solid(source: Bare, rect: Rect) -> bool:
    """Nothing shines through a picture at a place."""
    if source.get_alpha() not in (None, 255):
        return False
    if not source.get_flags() & pygame.SRCALPHA:
        return source.get_colorkey() is None
    inside = rect.clip(source.get_rect())
    if not inside.w or not inside.h:
        return False
    points = (inside.center, inside.topleft, (inside.right - 1, inside.bottom - 1))
    return all(source.get_at(point)[3] > 250 for point in points)


def sheet(bare: Bare, marks: Iterable[Mark] = ()) -> Sheet:
    """A surface of pygame's own as one that remembers."""
    if isinstance(bare, Sheet):
        made = bare
    else:
        made = Sheet(bare.get_size(), bare.get_flags() & pygame.SRCALPHA, bare)
        alpha, key, deep = bare.get_alpha(), bare.get_colorkey(), bool(bare.get_flags() & pygame.SRCALPHA)
        if bare.get_bitsize() == 8:
            made.set_palette(bare.get_palette())
        bare.set_alpha(255 if deep else None)
        bare.set_colorkey(None)
        Bare.blit(made, bare, (0, 0))
        if alpha not in (None, 255):
            made.set_alpha(alpha)
            bare.set_alpha(alpha)
        if key is not None:
            made.set_colorkey(key)
            bare.set_colorkey(key)
    made.__dict__["marks"] = list(marks)
    return made


def _moved(how: Callable[..., Bare], name: str) -> Callable[..., Bare]:
    """A transformation whose words go along: stretched with the picture, gathered in the middle when it is turned."""

    def transform(source: Bare, *more: Any, **named: Any) -> Bare:
        made = how(source, *more, **named)
        if not isinstance(source, Sheet) or len(more) > 2 or "dest_surface" in named:
            return made
        (w, h), (wide, high) = source.get_size(), made.get_size()
        if "rot" in name:
            angle = abs(float(more[0])) % 360
            if 20 < angle < 340:
                return sheet(made, [mark.at(Rect(wide // 2, high // 2, 1, 1)) for mark in source.marks])
        kx, ky = wide / max(1, w), high / max(1, h)
        return sheet(made, [Mark(text, Rect(round(r.x * kx), round(r.y * ky), max(1, int(r.w * kx)), max(1, int(r.h * ky))),
                                 tall * ky, cut)
                            for text, r, tall, cut in source.marks])  # fmt: skip

    return transform


def _made(how: Callable[..., Bare]) -> Callable[..., Bare]:
    def make(*given: Any, **named: Any) -> Bare:
        return sheet(how(*given, **named))

    return make


def watch(words: bool = False) -> None:
    """From now on every picture remembers its words: each paragraph as one, or, with `words`, each word of it with the place of
    its ink. Before the game is imported: it holds on to `pygame.Surface`."""
    pygame.Surface = Sheet  # type: ignore[misc]
    for name in ("scale", "smoothscale", "scale_by", "smoothscale_by", "rotate", "rotozoom", "flip", "grayscale"):
        setattr(pygame.transform, name, _moved(getattr(pygame.transform, name), name))
    for name in ("load", "frombytes", "frombuffer", "fromstring"):
        setattr(pygame.image, name, _made(getattr(pygame.image, name)))
    from game.ui import lettering

    line, paragraph = lettering.Lettering.line, lettering.Lettering.paragraph
    known: dict[int, tuple[Bare, Sheet]] = {}

    def remembered(bare: Bare, mark: Mark) -> Sheet:
        if id(bare) not in known:
            known[id(bare)] = (bare, sheet(bare, [mark] if mark.text.strip() else []))
        return known[id(bare)][1]

    def line_of(self: Any, text: str, role: Any, px: int, colour: Any, **named: Any) -> Sheet:
        made = line(self, text, role, px, colour, **named)
        if not words:
            return remembered(made, Mark(text, made.get_rect()))
        if named.get("width") is not None and named.get("how", "shrink") == "shrink":
            px = self.fit(text, role, px, named["width"], named.get("tracking", 0), named.get("floor", 12))
        whole = named.get("width") is None or self.width(text, role, px, named.get("tracking", 0)) <= named["width"]
        return remembered(
            made, Mark(text, made.get_bounding_rect(80), ink_of(text, role, px), "" if whole else "short")
        )

    def paragraph_of(self: Any, text: str, *more: Any, **named: Any) -> lettering.Paragraph:
        made = paragraph(self, text, *more, **named)
        whole = " ".join(lettering.plain(text).split())
        return made._replace(surface=remembered(made.surface, Mark(whole, made.surface.get_rect())))

    lettering.Lettering.line = line_of  # type: ignore[method-assign, assignment]
    if not words:
        lettering.Lettering.paragraph = paragraph_of  # type: ignore[method-assign, assignment]


@cache
def _face(role: Any, letter: str) -> float:
    """How high the ink of a letter is in a face, as a part of its size."""
    from game.ui import fonts

    return fonts.font(role, 200).render(letter, True, (0, 0, 0)).get_bounding_rect().h / 200


def ink_of(text: str, role: Any, px: int) -> float:
    """How high its small letters are printed, or its capitals and digits if it has no others."""
    return px * _face(role, "x" if any(letter.islower() for letter in text) else "H")


class Page:
    """What is printed in a picture."""

    def __init__(self, picture: Sheet) -> None:
        self.picture = picture
        self.marks = picture.marks

    def within(self, rect: Rect) -> list[str]:
        """The words whose middle lies in a place, from the top, then from the left."""
        found = [mark for mark in self.marks if rect.collidepoint(mark.rect.center)]
        return [mark.text for mark in sorted(found, key=lambda mark: (mark.rect.centery, mark.rect.x))]

    def faint(self, least: int = 60) -> list[Mark]:
        """The words and numbers that nobody could read: they have the colour of what they stand on."""
        told = [mark for mark in self.marks if any(letter.isalnum() for letter in mark.text)]
        return [mark for mark in told if not self._stands_out(mark.rect, least)]

    def _stands_out(self, rect: Rect, least: int) -> bool:
        """Whether one of the three colours differs so much within a place."""
        inside = rect.clip(self.picture.get_rect())
        if inside.w < 2 or inside.h < 2:
            return True
        pixels = pygame.image.tobytes(self.picture.subsurface(inside), "RGB")
        return any(max(pixels[part::3]) - min(pixels[part::3]) >= least for part in range(3))


def page(stack: Any, size: Point) -> Page:
    """What a stack shows, drawn anew."""
    picture = Sheet(size)
    stack.draw(picture)
    return Page(picture)
