"""The sheet of keys: what each key, or each button of a gamepad, does in the scene below."""

from __future__ import annotations

from pygame import Rect, Surface

from game.stack.routes import SettingsRoute
from game.stack.scene import Scene
from game.ui.pad_signs import SIGNS
from game.ui.widgets.buttons import Button, button_row


class KeySheet(Scene):
    """Lies over any scene; F2."""

    transparent = True

    def __init__(self, below: Scene) -> None:
        super().__init__()
        self.below = below

    def rows(self) -> list[tuple[str, str]]:
        """(key, what it does), the present names of both."""
        pad = self.context.hand == "pad"
        around = SIGNS["directions"] if pad else self.tr("keys-arrows")
        steps = " ".join(self.key_name(name) for name in ("previous", "next")).strip() if pad else "TAB"
        swapped = {"next": "glow", "glow": "next"} if pad and self.below.steps_through_choices else {}
        found = [(around, self.tr("key-directions")), (steps, self.tr(f"key-{swapped.get('next', 'next')}"))]
        found += self.below.further_keys()
        for action in self.below.actions():
            key = self.key_name(action)
            if key:
                found.append((key, self.tr(f"key-{swapped.get(action, action)}")))
        return found

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        rows = self.rows()
        lines = -(-len(rows) // 2)
        self._line = max(34, min(look.px(58), round((h * 0.92 - look.px(210)) / max(1, lines))))
        wide = min(round(w * 0.94), max(look.px(1080), round(look.px(900) * look.frame.text_scale)))
        inner = look.content("panel", Rect(0, 0, wide, 400))
        head, foot = max(40, look.px(66)), max(46, look.px(70))
        tall = head + lines * self._line + foot + look.px(30) + 2 * inner.y + look.px(20)
        self._sheet = Rect(0, 0, wide, min(h - 8, tall))
        self._sheet.center = (w // 2, h // 2)
        inner = look.content("panel", self._sheet)
        self._head = Rect(inner.x + look.px(16), inner.y + look.px(4), inner.w - look.px(32), head)
        gap = look.px(28)
        half = (self._head.w - gap) // 2
        self._rows = [
            (Rect(self._head.x + (n // lines) * (half + gap), self._head.bottom + (n % lines) * self._line, half, self._line),
             key, words)
            for n, (key, words) in enumerate(rows)
        ]  # fmt: skip
        area = Rect(self._head.x, inner.bottom - foot - look.px(4), self._head.w, foot)
        boxes = button_row(look, area, 2)
        done = Button(look, boxes[0], self.tr("settings-done"), self.back, kind="primary", id="done",
                      key=self.key_name("back"))  # fmt: skip
        self.group.add(done)
        self.group.add(Button(look, boxes[1], self.tr("keys-change"), self._change, id="change"))
        self.group.main = done

    def _change(self) -> None:
        self.stack.replace(SettingsRoute("pad" if self.context.hand == "pad" else "keys"))

    def paint(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        look.paper(surface, "panel", self._sheet, 14)
        heading = look.lettering.line(self.tr("keys-heading"), "display", look.caps(38), inks.k, width=self._head.w)
        surface.blit(heading, heading.get_rect(midleft=self._head.midleft))
        for box, key, words in self._rows:
            cap = Rect(box.x, box.y + look.px(3), max(look.px(96), round(box.w * 0.27)), box.h - look.px(8))
            surface.blit(look.panel("chip_plain", cap.size), cap)
            line = look.lettering.line(
                key, "text_bold", min(look.text(20), round(cap.h * 0.62)), inks.k, width=cap.w - look.px(20)
            )
            surface.blit(line, line.get_rect(center=cap.center))
            room = box.right - cap.right - look.px(16)
            label = look.lettering.line(words, "text", min(look.text(20), round(box.h * 0.6)), inks.k, width=room)
            surface.blit(label, label.get_rect(midleft=(cap.right + look.px(16), cap.centery)))
