"""Words that must be read whole in a small place: smaller, then on two lines, and an ellipsis only when all fails. Of a name
that has no room, the first name with an initial, the first name alone, then both initials."""

from typing import Literal

from pygame import Surface

from game.ui.fonts import Role
from game.ui.look import Look
from game.ui.palette import Colour
from game.words import hyphens


def fitted(
    look: Look,
    text: str,
    role: Role,
    px: int,
    size: tuple[int, int],
    colour: Colour,
    *,
    lines: int = 2,
    floor: int = 13,
    tracking: float = 0.0,
    align: Literal["left", "centre"] = "left",
    leading: float = 1.1,
) -> Surface:
    """The words at the largest size, from `px` down to `floor`, at which they fit into width and height on no more than so many
    lines: whole, or with hyphens where no size is small enough for that."""
    wide = size[0]
    lettering = look.lettering
    at = largest(look, text, role, px, size, lines=lines, floor=floor, tracking=tracking, leading=leading)
    if at is None:
        at = hyphenated(look, text, role, px, size, lines=lines, floor=floor, leading=leading)
    if at is None or lettering.width(text, role, at, tracking) <= wide:
        return lettering.line(text, role, at or floor, colour, tracking=tracking, width=wide, floor=min(12, floor))
    return lettering.paragraph(text, role, at, wide, colour, align=align, leading=leading).surface


def halved(look: Look, text: str, role: Role, px: int, wide: int) -> int:
    """The least width at which the words still stand on two lines, so that no last word is left alone; `wide` where they do
    not fit on two."""
    words = text.split()
    sides = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    needs = [max(look.lettering.width(side, role, px) for side in pair) + 1 for pair in sides]
    return min([wide, *needs])


def fitted_name(
    look: Look,
    name: str,
    px: int,
    size: tuple[int, int],
    colour: Colour,
    *,
    roles: tuple[Role, ...] = ("display", "label"),
    lines: int = 2,
    floor: int = 12,
) -> Surface:
    """A player's name in the first of the roles in which it fits whole; else shortened as people do."""
    forms = (name, *short_forms(name))
    for form in forms:
        for role in roles:
            if largest(look, form, role, px, size, lines=lines, floor=floor, leading=1.0) is not None:
                return fitted(look, form, role, px, size, colour, lines=lines, floor=floor, leading=1.0)
    return fitted(look, forms[-1], roles[-1], px, size, colour, lines=lines, floor=floor, leading=1.0)


def short_forms(name: str) -> tuple[str, ...]:
    """How a name is shortened, from the longest: Ada L., Ada, A. L.; of Seat 12 S. 12."""
    first, *rest = name.split() or [""]
    if not rest:
        return ()
    if not rest[-1][0].isalpha():
        return (f"{first[0]}. {rest[-1]}",)
    return f"{first} {rest[-1][0]}.", first, f"{first[0]}. {rest[-1][0]}."


def largest(
    look: Look, text: str, role: Role, px: int, size: tuple[int, int], *, lines: int = 2, floor: int = 13,
    tracking: float = 0.0, leading: float = 1.1
) -> int | None:  # fmt: skip
    """The largest size at which the words fit, or None."""
    wide, tall = size
    lettering = look.lettering
    words = text.split()
    for at in range(px, floor - 1, -1):
        if lettering.width(text, role, at, tracking) <= wide:
            return at
        if max((lettering.width(word, role, at) for word in words), default=0) > wide:
            continue
        step = max(at, round(at * leading))
        most = min(lines, 1 + (tall - lettering.height(role, at)) // step)
        if most > 1 and _rows(look, words, role, at, wide) <= most:
            return at
    return None


def hyphenated(
    look: Look, text: str, role: Role, px: int, size: tuple[int, int], *, lines: int = 2, floor: int = 13, leading: float = 1.1
) -> int | None:  # fmt: skip
    """The largest size at which the words fit if they are broken between syllables, or None."""
    wide, tall = size
    lettering = look.lettering
    pieces = [part + "-" for word in text.split() for part in hyphens.parts(word, lettering.language)]
    if len(pieces) == len(text.split()):
        return None
    for at in range(px, floor - 1, -1):
        if max(lettering.width(piece, role, at) for piece in pieces) > wide:
            continue
        step = max(at, round(at * leading))
        most = min(lines, 1 + (tall - lettering.height(role, at)) // step)
        if most > 1 and lettering.rows(text, role, at, wide) <= most:
            return at
    return None


def _rows(look: Look, words: list[str], role: Role, px: int, wide: int) -> int:
    """How many lines the words take."""
    space = look.lettering.width(" ", role, px)
    rows, used = 1, 0
    for word in words:
        long = look.lettering.width(word, role, px)
        if used and used + long > wide:
            rows, used = rows + 1, 0
        used += long + space
    return rows
