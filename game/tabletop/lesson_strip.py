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


def told(page: Inspected) -> str:
    """What a page says, without its heading: why it cannot be used, its text, else its rows."""
    rows = " · ".join(f"{entry.text} {entry.value}".strip() for entry in page.entries)
    status = f"{page.status}." if page.status and page.status[-1:] not in ".?!" else page.status
    return MARKUP.sub("", " ".join(part for part in (status, page.text or rows) if part)).strip()


def heading(page: Inspected) -> str:
    """Its name, with its number and its kind."""
    return " · ".join(part for part in (page.name, page.numeral, page.kind_words) if part)


def draw_strip(look: Look, surface: Surface, rect: Rect, page: Inspected) -> None:
    """Heading and as many whole sentences as there is room for; all of it is in the inspector, under the folded slate."""
    look.paper(surface, "panel", rect, 4)
    inner = rect.inflate(-look.px(36), -look.px(12))
    px = max(FLOOR, look.text(16))
    head = look.lettering.line(
        heading(page), "text_bold", max(13, min(look.text(19), rect.h // 3)), look.palette.k, width=inner.w, floor=FLOOR
    )
    top = inner.y + round(head.get_height() * 0.8)
    box = look.lettering.height("text", FLOOR)  # its foot is empty
    room = (inner.w, max(box, inner.bottom - top + box // 4))
    lines = 1 + (room[1] - box) // FLOOR
    surface.blit(head, inner.topleft)
    sentences = SENTENCE.split(told(page))
    while (
        len(sentences) > 1
        and largest(look, " ".join(sentences), "text", px, room, lines=lines, floor=FLOOR, leading=1.0) is None
    ):
        sentences.pop()
    words = fitted(look, " ".join(sentences), "text", px, room, look.palette.k, lines=lines, floor=FLOOR, leading=1.0)
    surface.blit(words, (inner.x, top))
