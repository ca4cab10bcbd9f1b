"""Who and what made this."""

from __future__ import annotations

from pygame import Rect, Surface

from game import __version__
from game.stack.scene import Scene
from game.ui.lettering import Paragraph
from game.ui.widgets.buttons import Button
from game.ui.widgets.scroll import ScrollArea

PARTS = ("games", "art", "fonts", "music", "libraries", "licences")


class Credits(Scene):
    """A sheet of small print."""

    transparent = True
    heading = "menu-credits"
    texts = tuple((f"credits-{part}", f"credits-{part}-text") for part in PARTS)
    """Keys of a heading and of what stands under it."""

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        self._sheet = Rect(0, 0, min(round(w * 0.9), max(look.px(1000), round(w * 0.5))), round(h * 0.84))
        self._sheet.center = (w // 2, h // 2)
        inner = look.content("panel", self._sheet)
        self._heading = Rect(inner.x + look.px(12), inner.y + look.px(6), inner.w, look.px(64))
        tall = max(50, look.px(74))
        area = Rect(inner.x + look.px(24), self._heading.bottom + look.px(14), inner.w - look.px(48),
                    inner.bottom - tall - look.px(40) - self._heading.bottom)  # fmt: skip
        self._text = self._set_text(area.w - look.px(30))
        total = sum(part.surface.get_height() + look.px(20) for part in self._text)
        self.group.add(ScrollArea(look, area, total, self._paint_text, id="text"))
        rect = Rect(0, 0, look.px(320), tall)
        rect.midbottom = (self._sheet.centerx, inner.bottom - look.px(6))
        done = Button(look, rect, self.tr("settings-done"), self.back, kind="primary", id="done",
                      key=self.key_name("back"))  # fmt: skip
        self.group.add(done)
        self.group.main = done

    def _set_text(self, wide: int) -> list[Paragraph]:
        look = self.look
        return [
            look.lettering.paragraph(f"<b>{self.tr(heading)}</b>\n{self.tr(text, version=__version__)}", "text",
                                     look.text(19), wide, look.palette.k)
            for heading, text in self.texts
        ]  # fmt: skip

    def _paint_text(self, surface: Surface, offset: int) -> None:
        y = -offset
        for part in self._text:
            surface.blit(part.surface, (0, y))
            y += part.surface.get_height() + self.look.px(20)

    def paint(self, surface: Surface) -> None:
        look = self.look
        look.paper(surface, "panel", self._sheet, 14)
        words = look.lettering.line(self.tr(self.heading), "display", look.caps(44), look.palette.k)
        surface.blit(words, words.get_rect(midleft=self._heading.midleft))
