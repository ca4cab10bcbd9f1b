"""The sheet of keys: what each key, or each button of a gamepad, does in the scene below. Whoever has no key for something does
it from here."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.stack.routes import SettingsRoute
from game.stack.scene import Scene
from game.ui.look import Look
from game.ui.pad_signs import SIGNS
from game.ui.widgets.base import Act, Widget
from game.ui.widgets.buttons import Button, button_row
from game.words.keycaps import keycap

HERE = ("confirm", "go", "glow", "back", "keys", "peek")
"""Actions that mean something else on the sheet, or last as long as their key is held."""


class Row(NamedTuple):
    """What has a key; `action` if it can be done from the sheet."""

    key: str
    words: str
    action: str = ""


class KeyRow(Widget):
    """A key and what it does; pressed where `act` is given."""

    def __init__(self, look: Look, rect: Rect, row: Row, act: Act | None) -> None:
        super().__init__(look, rect, f"do.{row.action}" if act is not None else "")
        self.row, self.act = row, act
        self.focusable = self.answers = act is not None

    def activate(self) -> None:
        if self.act is not None:
            self.look.play("button")
            self.act()

    def draw(self, surface: Surface) -> None:
        look, inks, box = self.look, self.look.palette, self.rect
        cap = Rect(box.x, box.y + look.px(3), max(look.px(96), round(box.w * 0.27)), box.h - look.px(8))
        left = cap.right + look.px(16)
        if self.act is not None:
            face = Rect(cap.x, cap.y - look.px(2), box.w, cap.h + look.px(4))
            if self.focus:
                self.ring(surface, face)
            surface.blit(look.panel("row_active" if self.hovered or self.focus else "row", face.size), face)
            cap.inflate_ip(-look.px(10), -look.px(6))  # within the frame
        if self.row.key:
            surface.blit(look.panel("chip_plain", cap.size), cap)
        high = min(look.text(20), round(cap.h * 0.62))
        line = look.lettering.line(self.row.key, "text_bold", high, inks.k, width=cap.w - look.px(20))
        surface.blit(line, line.get_rect(center=cap.center))
        room = box.right - left - look.px(8)
        label = look.lettering.line(self.row.words, "text", min(look.text(20), round(box.h * 0.6)), inks.k, width=room)
        surface.blit(label, label.get_rect(midleft=(left, cap.centery)))


class KeySheet(Scene):
    """Lies over any scene; F2."""

    transparent = True

    def __init__(self, below: Scene) -> None:
        super().__init__()
        self.below = below

    def rows(self) -> list[Row]:
        """All that the scene below can do, by the present names; for what has no key it is done from here."""
        pad = self.context.hand == "pad"
        around = SIGNS["directions"] if pad else self.tr("keys-arrows")
        tab = keycap("tab", self.context.text)
        steps = " ".join(self.key_name(name) for name in ("previous", "next")).strip() if pad else tab
        swapped = pad and self.below.steps_through_choices
        words = {"glow": "key-any"} if swapped else {}
        found = [Row(around, self.tr("key-directions")), Row(steps, self.tr("key-glow" if swapped else "key-any"))]
        found += [Row(*pair) for pair in self.below.further_keys()]
        for action in self.below.actions():
            key = self.key_name(action)
            does = action if action not in HERE and self.context.settings.keys.get(action) else ""
            if key or does:
                found.append(Row(key, self.tr(words.get(action, f"key-{action.replace('_', '-')}")), does))
        return found

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        rows = self.rows()
        lines = -(-len(rows) // 2)
        high = max(34, min(look.px(58), round((h * 0.92 - look.px(210)) / max(1, lines))))
        wide = min(round(w * 0.94), max(look.px(1080), round(look.px(900) * look.frame.text_scale)))
        inner = look.content("panel", Rect(0, 0, wide, 400))
        head, foot = max(40, look.px(66)), max(46, look.px(70))
        tall = head + lines * high + foot + look.px(30) + 2 * inner.y + look.px(20)
        self._sheet = Rect(0, 0, wide, min(h - 8, tall))
        self._sheet.center = (w // 2, h // 2)
        inner = look.content("panel", self._sheet)
        self._head = Rect(inner.x + look.px(16), inner.y + look.px(4), inner.w - look.px(32), head)
        gap = look.px(28)
        half = (self._head.w - gap) // 2
        for n, row in enumerate(rows):
            column, line = divmod(n, lines)
            box = Rect(self._head.x + column * (half + gap), self._head.bottom + line * high, half, high)
            self.group.add(KeyRow(look, box, row, self._does(row.action) if row.action else None))
        area = Rect(self._head.x, inner.bottom - foot - look.px(4), self._head.w, foot)
        boxes = button_row(look, area, 2)
        done = Button(look, boxes[0], self.tr("settings-done"), self.back, kind="primary", id="done",
                      key=self.key_name("back"))  # fmt: skip
        self.group.add(done)
        change = self.tr("keys-change-pad" if self.context.hand == "pad" else "keys-change")
        self.group.add(Button(look, boxes[1], change, self._change, id="change"))
        self.group.main = done

    def _does(self, action: str) -> Act:
        def do() -> None:
            self.stack.pop()
            self.stack.press_key(action)

        return do

    def _change(self) -> None:
        self.stack.replace(SettingsRoute("pad" if self.context.hand == "pad" else "keys"))

    def paint(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        look.paper(surface, "panel", self._sheet, 14)
        told = self.tr("keys-heading-pad" if self.context.hand == "pad" else "keys-heading")
        heading = look.lettering.line(told, "display", look.caps(38), inks.k, width=self._head.w)
        surface.blit(heading, heading.get_rect(midleft=self._head.midleft))
