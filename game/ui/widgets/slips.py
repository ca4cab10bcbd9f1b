"""Small slips of paper: the tooltip and the toast."""

from collections.abc import Iterable, Sequence

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.fitting import fitted
from game.ui.look import Look
from game.ui.widgets.base import Widget


def draw_tip(
    surface: Surface, look: Look, text: str, anchor: Rect, clear: Rect | None = None, buttons: Sequence[Rect] = ()
) -> Rect:
    """A tooltip beside its anchor, kept inside the window; where it covers least of `clear`, which is being read, then of other
    buttons. A first line that ends in ':' or a newline is the title."""
    title, _, body = text.partition("\n")
    if not body:
        title, body = "", text
    px = look.text(17)
    most = min(look.px(460) + px * 4, surface.get_width() - 40)
    words = look.lettering.paragraph(body, "text", px, most, look.palette.k)
    wide = max((w for w in (_used_width(words.surface),)), default=most)
    head = look.label(title, 22, look.palette.b, width=most) if title else None
    inner_w = max(wide, head.get_width() if head else 0)
    pad = look.content("note", Rect(0, 0, 400, 200))
    mx, my = pad.x + look.px(6), pad.y
    gap = look.px(4) if head else 0
    tall = words.surface.get_height() + (head.get_height() + gap if head else 0)
    rect = Rect(0, 0, inner_w + 2 * mx, tall + 2 * my)
    rect = beside(rect, anchor, surface.get_rect().inflate(-look.px(12), -look.px(12)), look.px(8), clear, buttons)
    look.paper(surface, "note", rect, 6)
    y = rect.y + my
    if head:
        surface.blit(head, (rect.x + mx, y))
        y += head.get_height() + gap
    surface.blit(words.surface, (rect.x + mx, y))
    return rect


def beside(
    rect: Rect, anchor: Rect, window: Rect, gap: int, clear: Rect | None = None, buttons: Sequence[Rect] = ()
) -> Rect:
    """Where a slip lies at its anchor: over it, under it, or at a side of it, covering as little as can be of `clear` and of the
    anchor itself, then of `buttons`."""
    found = [rect.copy() for _ in range(5)]
    found[0].midbottom = (anchor.centerx, anchor.top - gap)
    found[1].midtop = (anchor.centerx, anchor.bottom + gap)
    found[2].midright = (anchor.left - gap, anchor.centery)
    found[3].midleft = (anchor.right + gap, anchor.centery)
    found[4].midright = (min(anchor.left, (clear or anchor).left) - gap, anchor.centery)
    for box in found:
        box.clamp_ip(window)

    def covered(box: Rect, others: Iterable[Rect | None]) -> int:
        return sum(part.w * part.h for other in others if other is not None for part in (box.clip(other),))

    return min(found, key=lambda box: (covered(box, (anchor, clear)), covered(box, buttons)))


def _used_width(surface: Surface) -> int:
    """How far to the right there is ink."""
    return max(1, surface.get_bounding_rect().right)


class Toast(Widget):
    """A key slip with a star that says one thing and goes: 'Maija joined the table'."""

    def __init__(self, look: Look, text: str, *, seconds: float = 3.5, trouble: bool = False, room: int = 0,
                 about: str = "") -> None:  # fmt: skip
        """`room`: how wide it may be; long news stand on two lines. `about`: what later news replace it."""
        self.about = about
        self.text, self.left, self.trouble = text, seconds, trouble
        most = (room or look.frame.size[0] * 2 // 3) - look.px(110)
        words = fitted(look, text.upper(), "label", look.caps(24), (max(80, most), look.px(200)), look.palette.paper,
                       lines=3, floor=13, tracking=1.6 * max(0.6, look.frame.s))  # fmt: skip
        self._words = words
        w = min(words.get_bounding_rect().right + look.px(110), most + look.px(110))
        h = max(words.get_height() + look.px(26), look.px(64))
        super().__init__(look, Rect((look.frame.size[0] - w) // 2, look.px(92), w, h), "toast")

    @property
    def done(self) -> bool:
        return self.left <= 0

    def update(self, dt: float) -> None:
        self.left -= dt

    def draw(self, surface: Surface) -> None:
        self.look.paper(surface, "toast", self.rect, 6)
        size = round(min(self.rect.h, self.look.px(70)) * 0.44)
        inks = self.look.palette
        knob = shapes.star(size, inks.b if self.trouble else inks.a, inks.paper, 9, 0.72)
        surface.blit(knob, knob.get_rect(center=(self.rect.x + self.look.px(44), self.rect.centery)))
        if self.trouble:
            cross = shapes.mark("cross", size // 3, inks.paper)
            surface.blit(cross, cross.get_rect(center=(self.rect.x + self.look.px(44), self.rect.centery)))
        surface.blit(self._words, self._words.get_rect(midleft=(self.rect.x + self.look.px(76), self.rect.centery)))


def shade(surface: Surface, amount: int = 150) -> None:
    """Darken what lies under a dialog, once."""
    dark = Surface(surface.get_size(), pygame.SRCALPHA)
    dark.fill((14, 10, 7, amount))
    surface.blit(dark, (0, 0))
