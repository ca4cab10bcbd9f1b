"""The sheet of every dialog: a paper in the middle of the window with its heading on a dark plate."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui.look import Look


def laid_plated(look: Look, wide: int, tall: int, plate: int) -> tuple[Rect, Rect]:
    """Paper and plate: so wide, so tall if the window allows it, the plate so high at its top."""
    w, h = look.frame.size
    paper = Rect(0, 0, wide, min(tall, h - 8))
    paper.center = (w // 2, h // 2)
    inner = look.content("dialog", Rect(0, 0, wide, 400))
    return paper, Rect(paper.x + inner.x, paper.y + inner.y, wide - 2 * inner.x, plate)


def paint_plated(surface: Surface, look: Look, paper: Rect, plate: Rect, heading: str, size: int = 34) -> None:
    """Paper, plate, and the heading on it."""
    look.paper(surface, "dialog", paper, 14)
    look.paper(surface, "header", plate, 0)
    words = look.lettering.line(heading.upper(), "display", look.caps(size), look.palette.paper,
                                width=plate.w - look.px(40), floor=14)  # fmt: skip
    surface.blit(words, words.get_rect(center=plate.center))
