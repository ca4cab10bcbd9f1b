"""What is pointed at, in a few words under a lesson's slate that has taken the inspector's place."""

from __future__ import annotations

import re

from pygame import Rect, Surface

from game.ui.fitting import fitted, largest
from game.ui.look import Look
from game.ui.widgets.inspector import Inspected

FLOOR = 12
"""Pixels: no smaller letters."""
MARKUP = re.compile(r"<[^>]*>")
SENTENCE = re.compile(r"(?<=[.!?])\s+")


def told(page: Inspected) -> tuple[list[str], str]:
    """What a page says, without its heading, in parts that can be left out from the last on, and what joins them: why it
    cannot be used and its text, sentence by sentence, else its rows."""
    status = page.status if page.status[-1:] in ("", *".!?") else f"{page.status}."
    if text := MARKUP.sub("", " ".join(part for part in (status, page.text) if part)).strip():
        return SENTENCE.split(text), " "
    return [MARKUP.sub("", f"{entry.text} {entry.value}".strip()) for entry in page.entries], " · "


def heading(page: Inspected) -> str:
    """Its name, with its number and its kind."""
    return " · ".join(part for part in (page.name, page.numeral, page.kind_words) if part)


def draw_strip(look: Look, surface: Surface, rect: Rect, page: Inspected) -> None:
    """Heading and as much as there is whole room for; all of it is in the inspector, under the folded slate."""
    look.paper(surface, "plain", rect, 4)
    inner = look.content("plain", rect)
    head = look.lettering.line(
        heading(page), "text_bold", max(13, min(look.text(19), rect.h // 3)), look.palette.k, width=inner.w, floor=FLOOR
    )
    top = _put(surface, head, inner.topleft) + look.px(3)
    parts, joint = told(page)
    px = max(FLOOR, look.text(16))
    line = look.lettering.height("text", FLOOR)
    room = (inner.w, max(line, inner.bottom - top + line // 4))  # a line's head is empty
    lines = 1 + (room[1] - line) // FLOOR
    while (
        len(parts) > 1
        and largest(look, joint.join(parts), "text", px, room, lines=lines, floor=FLOOR, leading=1.0) is None
    ):
        parts.pop()
    words = fitted(look, joint.join(parts), "text", px, room, look.palette.k, lines=lines, floor=FLOOR, leading=1.0)
    _put(surface, words, (inner.x, top))


def _put(surface: Surface, words: Surface, at: tuple[int, int]) -> int:
    """Print words from where their letters begin, for a line is taller than they are. Returns where the letters end."""
    seen = words.get_bounding_rect()
    surface.blit(words, at, (0, seen.y, words.get_width(), seen.h))
    return at[1] + seen.h
