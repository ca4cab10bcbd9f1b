"""When it does not go on: what happened, what is safe, what to do. One sheet for every failure of a table."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.session.records import Trouble
from game.session.session import Session
from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene, SceneStack
from game.ui import palette
from game.ui.widgets.buttons import Button, Kind, button_row
from game.ui.widgets.text_entry import TextEntry
from net.storage import falls

PARTS = (("happened", "cross"), ("safe", "tick"), ("todo", "right"))
AGAIN = frozenset({"no_answer", "host_gone", "no_host", "replaced", "full", "own_host_gone", "not_saved"})
"""Failures after which trying once more may help."""
REPORTED = frozenset({"no_host", "own_host_gone", "put_aside"})
"""Failures of which there may be a report on this computer."""
SECRET = frozenset({"locked", "wrong_secret"})


def known(tr_has: Callable[[str], bool], code: str) -> str:
    """The code if the catalogue words it, else the general one."""
    return code if tr_has(f"failure-{code}-title") else "other"


class Failure(Scene):
    """`Failure(trouble, again=..., args=...)`. `again(passphrase)` tries once more; closing goes to what lies under."""

    transparent = True

    def __init__(
        self,
        trouble: Trouble,
        *,
        again: Callable[[str], object] | None = None,
        closed: Callable[[], object] | None = None,
        args: dict[str, object] | None = None,
    ) -> None:
        super().__init__()
        self.trouble, self.again, self.closed = trouble, again, closed
        self.args = args or {}
        self.passphrase = ""

    def enter(self) -> None:
        self.code = known(self.context.text.has, self.trouble.code)

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        w = frame.size[0]
        wide = min(round(w * 0.92), max(look.px(900), round(look.px(760) * max(1.0, frame.text_scale))))
        inner = look.content("dialog", Rect(0, 0, wide, 400))
        mx, my = inner.x, inner.y
        room = wide - 2 * mx
        self._plate_h = max(44, look.px(76))
        gap = look.px(20)
        found = [(mark, self._part(part, room - look.px(80))) for part, mark in PARTS]
        self._parts = [(mark, words) for mark, words in found if words is not None]
        tall = my + self._plate_h + gap + sum(words.get_height() + gap for _, words in self._parts)
        entry = max(44, look.px(64)) if self.code in SECRET else 0
        buttons = max(46, look.px(72))
        tall += (entry + gap if entry else 0) + buttons + my + look.px(6)
        self._rect, self._plate = laid_plated(look, wide, tall, self._plate_h)
        y = self._rect.bottom - my - buttons
        self._buttons(Rect(self._plate.x, y, room, buttons))
        if entry:
            box = Rect(self._plate.x + look.px(12), y - gap - entry, room - look.px(24), entry)
            field = TextEntry(look, box, self.passphrase, self._typed, label=self.tr("failure-passphrase"), most=100,
                              id="passphrase", submit=lambda _: self.try_again(), label_width=0.3)  # fmt: skip
            field.wrong = self.code == "wrong_secret" and not self.passphrase
            self.group.add(field)
            if self.group.focused is None:
                self.group.focus(field, False)

    def _buttons(self, area: Rect) -> None:
        look = self.look
        words: list[tuple[str, str, Kind, Callable[[], object]]] = []
        if self.again is not None and (self.code in AGAIN or self.code in SECRET):
            name = "failure-knock" if self.code in SECRET else "failure-again"
            words.append(("again", self.tr(name), "primary", self.try_again))
        if self.code in REPORTED and falls.waiting():
            words.append(("read", self.tr("fall-read"), "plain", self.read))
        words.append(("close", self.tr("failure-close"), "plain", self.back))
        boxes = button_row(look, area, max(2, len(words)))
        if len(words) == 1:
            boxes[0].centerx = area.centerx
        for (name, text, kind, act), box in zip(words, boxes):
            button = self.group.add(Button(look, box, text, act, kind=kind, id=name, order=5,
                                           key=self.key_name("back") if name == "close" else ""))  # fmt: skip
            self.group.main = self.group.main or button

    def _part(self, part: str, wide: int) -> Surface | None:
        look = self.look
        key = f"failure-{self.code}-{part}"
        if not self.context.text.has(key):
            return None
        text = f"<b>{self.tr(f'failure-{part}')}</b> {self.tr(key, text=self.trouble.text, **self.args)}"
        return look.lettering.paragraph(text, "text", look.text(20), wide, look.palette.k, leading=1.3).surface

    def _typed(self, text: str) -> None:
        self.passphrase = text

    def try_again(self) -> None:
        self.stack.pop()
        if self.again is not None:
            self.again(self.passphrase)

    def read(self) -> None:
        """Lay the report of what broke over this."""
        from game.scenes.fall_report import FallReport

        self.stack.push(FallReport())

    def back(self) -> None:
        self.stack.pop(self.result)
        if self.closed is not None:
            self.closed()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self.is_key(event, "back"):
            self.back()
            return True
        return super().handle(event)

    def paint(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        heading = self.tr(f"failure-{self.code}-title", **self.args)
        paint_plated(surface, look, self._rect, self._plate, heading)
        y = self._plate.bottom + look.px(20)
        for mark, part in self._parts:
            size = max(18, look.px(30))
            colour = {"cross": palette.RED_TEXT, "tick": palette.GREEN_TEXT}.get(mark, inks.k)
            picture = look.mark(mark, size, colour)
            surface.blit(picture, picture.get_rect(midtop=(self._plate.x + look.px(32), y + look.px(2))))
            surface.blit(part, (self._plate.x + look.px(70), y))
            y += part.get_height() + look.px(20)


def show(stack: SceneStack, session: Session, again: Callable[[str], object] | None, *, replace: bool = False) -> None:
    """The sheet for how a session ended."""
    trouble = session.trouble or Trouble("other")
    greeting = session.greeting
    args: dict[str, object] = {
        "table": greeting.table if greeting is not None else session.wanted.address,
        "theirs": greeting.software if greeting is not None else "?",
        "address": session.wanted.address,
        "name": session.wanted.name[:25],
    }
    scene = Failure(trouble, again=again, args=args)
    if replace:
        stack.replace(scene)
    else:
        stack.push(scene)
