"""A shelf: a sheet with a list of what was played, and the poster of the chosen one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from pygame import Rect, Surface

from game import history, titles
from game.stack.scene import Scene
from game.stack.sheet import Line, hang_poster, laid_sheet, paint_line, paint_sheet, paint_vacant
from game.ui.widgets.base import Act
from game.ui.widgets.buttons import Button, Kind, button_row
from game.ui.widgets.scroll import RowList
from game.words.numbers import day

L = TypeVar("L")


class Shelf(Scene, Generic[L]):
    """A sheet with a heading, a list at the left, the chosen one's poster at the right, and buttons under both."""

    heading = ""
    empty = ""
    waits = "portrait_03"
    """Who stands there when the list is empty."""
    share = 0.7
    """How much of the sheet's width the list has."""
    sign = ""
    """The mark of a row that belongs to no game."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[L] = []
        self.at = 0

    def enter(self) -> None:
        self.read()

    def read(self) -> None:
        """Fill `lines`."""

    def resume(self, result: Any = None) -> None:
        self.read()
        self.rebuild()

    def acts(self) -> list[tuple[str, str, Kind, Act, str]]:
        """(id, words, kind, act, small line) of the buttons; the first is what Enter presses."""
        raise NotImplementedError

    def open(self) -> None:
        """The chosen line is clicked a second time."""

    @property
    def line(self) -> L | None:
        return self.lines[self.at] if 0 <= self.at < len(self.lines) else None

    def build(self) -> None:
        look = self.look
        self._sheet = laid_sheet(self, "history-back")
        inner = self._sheet.inner
        tall = max(54, look.px(82))
        top = self._sheet.heading.bottom + look.px(18)
        self._list = Rect(inner.x, top, round(inner.w * self.share), inner.bottom - tall - look.px(26) - top)
        self._card = Rect(
            self._list.right + look.px(40), top, inner.right - self._list.right - look.px(40), self._list.h
        )
        self._foot = Rect(inner.x, inner.bottom - tall, inner.w, tall)
        self.at = min(self.at, len(self.lines) - 1)
        if self.lines:
            self.at = max(0, self.at)
            rows = RowList(look, self._list, len(self.lines), self._row, lambda _: self.open(), row_height=92,
                           chosen=self.at, choose=self._choose, id="matches", order=1)  # fmt: skip
            rows.show(self.at * rows.step, (self.at + 1) * rows.step)
            self.group.add(rows)
            self._buttons()

    def _buttons(self) -> None:
        look = self.look
        acts = self.acts()
        boxes = button_row(look, self._foot, max(3, len(acts)))
        for (name, words, kind, act, small), box in zip(acts, boxes):
            button = Button(look, box, words, act, kind=kind, id=name, small=small, order=2,
                            key=self.key_name("confirm") if name == acts[0][0] else "")  # fmt: skip
            self.group.add(button)
            self.group.main = self.group.main or button

    def _choose(self, index: int) -> None:
        self.at = index
        self.rebuild()

    # drawing

    def facts(self, line: L) -> tuple[str, str, str, str]:
        """(title id, first line, second line, chip) of a row."""
        raise NotImplementedError

    def mark(self, line: L) -> str:
        """The mark beside a row's chip."""
        return ""

    def _row(self, surface: Surface, rect: Rect, index: int, chosen: bool, over: bool) -> None:
        title, first, second, chip = self.facts(self.lines[index])
        kind = "moss" if chip == self.tr("history-won") else "plain"
        line = Line(title, first, second, chip, kind, self.sign, self.mark(self.lines[index]))
        paint_line(surface, self.look, rect, line, chosen=chosen, over=over, size=24)

    def paint(self, surface: Surface) -> None:
        look = self.look
        paint_sheet(surface, look, self._sheet, self.tr(self.heading), round(self._sheet.heading.w * 0.6))
        if self.line is None:
            room = self._list.union(self._card).union(self._foot)
            paint_vacant(
                surface, look, room.inflate(-round(room.w * 0.3), -look.px(40)), self.tr(self.empty), self.waits
            )
            return
        self.paint_card(surface)

    def paint_card(self, surface: Surface) -> None:
        """What stands beside the list: the poster of the chosen line."""
        line = self.line
        title = self.facts(line)[0] if line is not None else ""
        if title in titles.titles():
            hang_poster(surface, self, titles.title(title), self._card)


def date_of(when: float, tr: Callable[[str], str]) -> str:
    return f"{day(tr, when)} {time.strftime('%H:%M', time.localtime(when))}"


def export(scene: Scene, lines: list[history.Played]) -> None:
    """Everything that was played, as a table in the documents folder."""
    path = scene.context.documents_folder() / time.strftime("gobsmack-history-%Y-%m-%d.csv")
    try:
        history.export(lines, path)
    except OSError:
        scene.stack.toast(scene.tr("history-csv-failed"), trouble=True)
        return
    scene.stack.toast(scene.tr("history-csv-done", path=str(path)))
