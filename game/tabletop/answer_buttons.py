"""Where the answers to an ask stand: the main one always in the same place and the largest, the others below it, or beside it
where the room is low."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.tabletop.contract import AnswerButton
from game.ui.look import Look

LEAST = 40
"""Pixels that a button is high at least."""
TWO_LINES = 48
"""The same of one with a second, smaller line."""
MAIN = 1.3
"""How many times as high as the others the main button is at least."""
SMALLEST = 12
"""Pixels of the least letters of a button."""
BESIDE = 0.42
"""The part of the width that it has with the others beside it."""


def button_boxes(look: Look, rect: Rect, rest: Sequence[AnswerButton]) -> list[Rect]:
    """Of the main button and of the rest, in their order: two in a row, the last one alone in its own; three stand abreast
    where their words have room, so that the main one keeps its size. Of two the one with longer words is wider; where both
    have no room beside one another, each has a row."""
    gap = look.px(12)
    if len(rest) == 2 and (found := _pair(look, rect, rest, gap)) is not None:
        return found
    abreast = len(rest) >= 3 and _abreast(look, rest, (rect.w - 2 * gap) // 3)
    for columns in (3,) if len(rest) == 3 and abreast else (2, 3) if abreast else (2,):
        rows = max(1, -(-len(rest) // columns))
        small = max(LEAST, min(look.px(80), round(rect.h * (0.4 if rows == 1 else 0.3))))
        most = int((rect.h - rows * gap) / (rows + (MAIN if rows > 1 else 1)))
        if most >= LEAST or not rest:
            small = min(small, most)
            big = rect.h - rows * (small + gap)
            below = Rect(rect.x, rect.y + big + gap, rect.w, rect.h - big - gap)
            return [Rect(rect.x, rect.y, rect.w, big), *_rows(below, len(rest), columns, gap)]
    main = Rect(rect.x, rect.y, round(rect.w * BESIDE), rect.h)
    beside = Rect(main.right + gap, rect.y, rect.right - main.right - gap, rect.h)
    rows = min(len(rest), max(1, (rect.h + gap) // (LEAST + gap)))
    return [main, *_rows(beside, len(rest), -(-len(rest) // rows), gap)]


def _pair(look: Look, rect: Rect, rest: Sequence[AnswerButton], gap: int) -> list[Rect] | None:
    """Where two buttons beside the main one stand whose words have no room on half a row; None: they have, or nowhere."""
    needs, room = [_least(look, act) for act in rest], rect.w - gap
    if max(needs) <= room // 2:
        return None
    if sum(needs) <= room:
        main, first, second = button_boxes(look, rect, rest[:1])[0], Rect(rect), Rect(rect)
        first.w = needs[0] + (room - sum(needs)) // 2
        for box in (first, second):
            box.y, box.h = main.bottom + gap, rect.bottom - main.bottom - gap
        second.x, second.w = first.right + gap, room - first.w
        return [main, first, second]
    small = [max(TWO_LINES, round(rect.h * 0.3)) if act.small else max(LEAST, round(rect.h * 0.25)) for act in rest]
    big = rect.h - sum(small) - 2 * gap
    if big <= max(small) or max(needs) > rect.w:
        return None
    first = Rect(rect.x, rect.y + big + gap, rect.w, small[0])
    return [Rect(rect.x, rect.y, rect.w, big), first, Rect(rect.x, first.bottom + gap, rect.w, small[1])]


def _least(look: Look, act: AnswerButton) -> int:
    """How wide a button must be to print its words whole."""
    inside = look.content("button_plain_rest", Rect(0, 0, 200, 40)).w
    return 200 - inside + max(look.lettering.width(text.upper(), "label", SMALLEST) for text in (act.words, act.small))


def _rows(area: Rect, many: int, columns: int, gap: int) -> list[Rect]:
    """So many boxes in rows that fill an area; the last one alone has its row to itself."""
    rows = max(1, -(-many // columns))
    tall = (area.h - (rows - 1) * gap) // rows
    wide = (area.w - (columns - 1) * gap) // columns
    out = []
    for i in range(many):
        row, column = divmod(i, columns)
        alone = column == 0 and i == many - 1
        at = area.x + column * (wide + gap), area.y + row * (tall + gap)
        out.append(Rect(at, (area.w if alone else wide, tall)))
    return out


def _abreast(look: Look, acts: Sequence[AnswerButton], wide: int) -> bool:
    face = look.content("button_plain_rest", Rect(0, 0, wide, 40)).w
    words = [(act.words, look.caps(20)) for act in acts] + [(act.small, max(12, look.caps(14))) for act in acts]
    return all(look.lettering.width(text.upper(), "label", px) <= face for text, px in words)
