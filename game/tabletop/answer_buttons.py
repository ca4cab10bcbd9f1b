"""Where the buttons that answer an ask stand: the main one always in the same place, the others below it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.tabletop.contract import AnswerButton
from game.ui.look import Look


def button_boxes(look: Look, rect: Rect, rest: Sequence[AnswerButton]) -> list[Rect]:
    """Of the main button and of the rest, in their order: two in a row, the last one alone in its own; three stand abreast
    where their words have room, so that the main one keeps its size."""
    gap = look.px(12)
    columns = 3 if len(rest) == 3 and _abreast(look, rest, (rect.w - 2 * gap) // 3) else 2
    rows = max(1, -(-len(rest) // columns))
    small = max(40, min(look.px(80), round(rect.h * (0.4 if rows == 1 else 0.3))))
    big = rect.h - rows * (small + gap)
    wide = (rect.w - (columns - 1) * gap) // columns
    out = [Rect(rect.x, rect.y, rect.w, big)]
    for i in range(len(rest)):
        row, column = divmod(i, columns)
        alone = column == 0 and i == len(rest) - 1
        y = rect.y + big + gap + row * (small + gap)
        out.append(Rect(rect.x + column * (wide + gap), y, rect.w if alone else wide, small))
    return out


def _abreast(look: Look, acts: Sequence[AnswerButton], wide: int) -> bool:
    face = look.content("button_plain_rest", Rect(0, 0, wide, 40)).w
    words = [(act.words, look.caps(20)) for act in acts] + [(act.small, max(12, look.caps(14))) for act in acts]
    return all(look.lettering.width(text.upper(), "label", px) <= face for text, px in words)
