"""Tell us: what somebody misses goes into a file of their own, with what helps to find a fault. The program sends nothing and
knows nobody to send it to; it says so, and where the file is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import reporting
from game.scenes.saved_report import told_where
from game.stack.scene import Scene
from game.ui.lettering import plain
from game.ui.widgets.buttons import Button, button_row
from game.ui.widgets.controls import Toggle
from game.ui.widgets.text_entry import TextEntry
from game.version import software
from net.storage import falls

if TYPE_CHECKING:
    from game.tabletop.scene import TableScene

QUESTIONS = ("missing", "did", "happened")
MOST = 400


def public_log(table: TableScene | None) -> list[str] | None:
    """What all at the table could read, if this window knows it: a spectator's log, or anybody's once the match is over."""
    shown = table.public_table if table is not None else None
    if shown is None or not shown.ready:
        return None
    if shown.feed.seat >= 0 and shown.services.update.result is None:
        return None
    return [plain(line.text) for line in shown.log.lines if line.text and line.topic != "news"]


class TellUs(Scene):
    """Over the menu, or over the pause of a match."""

    transparent = True

    def __init__(self, table: TableScene | None = None) -> None:
        super().__init__()
        self.table = table
        self.answers = dict.fromkeys(QUESTIONS, "")
        self.with_log = False

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        self._sheet = Rect(0, 0, min(round(w * 0.92), max(look.px(1180), round(w * 0.62))), round(h * 0.88))
        self._sheet.center = (w // 2, h // 2)
        inner = look.content("panel", self._sheet).inflate(-look.px(36), -look.px(12))
        self._heading = Rect(inner.x, inner.y, inner.w, look.px(64))
        y = self._heading.bottom + look.px(6)
        self._note = look.lettering.paragraph(
            self.tr("tell-note"), "text", look.text(19), inner.w, look.palette.k
        ).surface
        self._note_at = (inner.x, y)
        y += self._note.get_height() + look.px(14)
        tall, gap = max(50, look.px(74)), look.px(10)
        rows = len(QUESTIONS) + 1
        room = (inner.bottom - tall - 2 * gap - y) // rows
        label = max(20, look.text(20) + look.px(8))
        self._labels: list[tuple[Surface, tuple[int, int]]] = []
        for name in QUESTIONS:
            words = look.label(self.tr(f"tell-{name}"), 20, width=inner.w)
            self._labels.append((words, (inner.x, y)))
            field = Rect(inner.x, y + label, inner.w, min(max(40, look.px(56)), room - label - 2))
            self.group.add(TextEntry(look, field, self.answers[name], partial(self._answer, name), most=MOST,
                                     placeholder=self.tr(f"tell-{name}-example"), id=name))  # fmt: skip
            y += room
        log = public_log(self.table)
        why = "" if log is not None else self.tr("tell-log-why" if self.table is not None else "tell-log-none")
        row = Rect(inner.x, y, inner.w, max(42, look.px(60)))
        toggle = Toggle(look, row, self.tr("tell-log"), self.with_log and log is not None, self._set_log, id="log",
                        tip=why or self.tr("tell-log-tip"))  # fmt: skip
        toggle.why, toggle.enabled = why, log is not None
        self.group.add(toggle)
        fell = bool(falls.waiting())
        write, *reads, back = button_row(look, Rect(inner.x, inner.bottom - tall, inner.w, tall), 3 if fell else 2, 20)
        done = Button(look, write, self.tr("tell-write"), self.write, kind="primary", id="write",
                      key=self.key_name("confirm"))  # fmt: skip
        self.group.add(done)
        self.group.main = done
        for beside in reads:
            self.group.add(Button(look, beside, self.tr("fall-read"), self.read, id="read"))
        self.group.add(Button(look, back, self.tr("tell-back"), self.back, id="back", key=self.key_name("back")))

    def resume(self, result: object = None) -> None:
        self.rebuild()

    def _answer(self, name: str, text: str) -> None:
        self.answers[name] = text

    def _set_log(self, on: bool) -> None:
        self.with_log = on

    def match(self) -> dict[str, object]:
        """The match as far as all know it."""
        table = self.table
        if table is None or not table.ready:
            return {}
        ask = table.services.update.ask
        return {"game": table.title, "seats": len(table.feed.players()), "version": table.services.update.version,
                "asked": ask.kind if ask is not None else "over", "live": table.feed.live}  # fmt: skip

    def write(self) -> None:
        """The file, and where it is."""
        if not any(answer.strip() for answer in self.answers.values()):
            self.stack.toast(self.tr("tell-empty"), trouble=True)
            return
        said = [(self.tr(f"tell-{name}"), self.answers[name]) for name in QUESTIONS]
        log = public_log(self.table) if self.with_log else None
        text = reporting.report(said, software(), self.context.settings, self.match(), log or [])
        told_where(self, text)

    def read(self) -> None:
        """What broke lately, to be read."""
        from game.scenes.fall_report import FallReport

        self.stack.push(FallReport())

    def paint(self, surface: Surface) -> None:
        look = self.look
        look.paper(surface, "panel", self._sheet, 14)
        words = look.lettering.line(self.tr("tell-heading"), "display", look.caps(44), look.palette.k,
                                    width=self._heading.w, floor=16)  # fmt: skip
        surface.blit(words, words.get_rect(midleft=self._heading.midleft))
        surface.blit(self._note, self._note_at)
        for picture, at in self._labels:
            surface.blit(picture, at)
