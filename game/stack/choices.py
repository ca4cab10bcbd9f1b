"""A short list of choices over whatever runs, as a heading with buttons under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene
from game.ui.widgets.buttons import Button, Kind

Act = tuple[str, str, Kind, Callable[[], object] | None]
"""Id, words, kind and deed of a choice; without a deed it only closes the sheet."""


class Choices(Scene):
    """A heading, perhaps a few lines, and buttons one under another. Escape is the last of them, or closing; Enter
    presses the first that isn't dangerous."""

    transparent = True

    def __init__(self, heading: str, acts: Sequence[Act], text: str = "") -> None:
        super().__init__()
        self.heading, self.acts, self.text = heading, list(acts), text

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        w, h = frame.size
        wide = min(round(w * 0.9), max(look.px(620), round(look.px(520) * frame.text_scale)))
        inner = look.content("dialog", Rect(0, 0, wide, 400))
        room, gap = wide - 2 * inner.x, look.px(14)
        plate = max(44, look.px(72))
        words = look.lettering.paragraph(self.text, "text", look.text(20), room - look.px(24), look.palette.k,
                                         align="centre", leading=1.3).surface if self.text else None  # fmt: skip
        spare = h - look.px(60) - 2 * inner.y - plate - (words.get_height() + gap if words else 0)
        row = min(max(46, look.px(66)), spare // max(1, len(self.acts)) - gap)
        tall = 2 * inner.y + plate + gap + (words.get_height() + gap if words else 0) + len(self.acts) * (row + gap)
        self._rect, self._plate = laid_plated(look, wide, tall, plate)
        self._words = words
        y = self._plate.bottom + gap + (words.get_height() + gap if words else 0)
        for i, (name, text, kind, act) in enumerate(self.acts):
            last = i == len(self.acts) - 1
            button = Button(look, Rect(self._plate.x, y, room, row), text, self._doing(act), kind=kind, id=name,
                            key=self.key_name("back") if last and act is None else "")  # fmt: skip
            self.group.add(button)
            if self.group.main is None and kind != "danger":
                self.group.main = button
            y += row + gap

    def _doing(self, act: Callable[[], object] | None) -> Callable[[], object]:
        def do() -> None:
            self.stack.pop()
            if act is not None:
                act()

        return do

    def paint(self, surface: Surface) -> None:
        look, _inks = self.look, self.look.palette
        paint_plated(surface, look, self._rect, self._plate, self.heading, 32)
        if self._words is not None:
            surface.blit(self._words, (self._plate.x + look.px(12), self._plate.bottom + look.px(14)))
