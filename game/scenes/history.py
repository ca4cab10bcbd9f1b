"""What has been played, to be watched again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game import history, titles
from game.scenes.replay import open_replay
from game.scenes.shelf import Shelf, date_of, export
from game.stack.dialog import Answer, Dialog
from game.ui import palette
from game.ui.widgets.base import Act
from game.ui.widgets.buttons import Kind

if TYPE_CHECKING:
    pass


class History(Shelf[history.Played]):
    """Finished matches, newest first."""

    heading = "history-heading"
    empty = "history-empty"

    def read(self) -> None:
        self.lines = [line for line in history.matches() if line.finished or line.plays]

    def facts(self, line: history.Played) -> tuple[str, str, str, str]:
        name = titles.title(line.title).name if line.title in titles.titles() else line.title
        if not line.finished:
            chip = self.tr("history-unfinished")
        elif line.seat < 0:
            chip = self.tr("history-watched")
        elif line.won:
            chip = self.tr("history-won")
        elif not line.winners:
            chip = self.tr("results-nobody")
        else:
            chip = self.tr("history-place", place=line.place, seats=len(line.names))
        return (
            line.title,
            ", ".join(line.names),
            f"{date_of(line.when, self.tr)} · {name} · {self.tr('history-plays', n=line.plays)}",
            chip,
        )

    def acts(self) -> list[tuple[str, str, Kind, Act, str]]:
        return [
            ("watch", self.tr("history-watch"), "primary", self.open, ""),
            ("statistics", self.tr("statistics-heading"), "gold", self.statistics, ""),
            ("csv", self.tr("history-csv"), "plain", lambda: export(self, self.lines), ""),
            ("delete", self.tr("history-delete"), "plain", self.delete, ""),
        ]

    def open(self) -> None:
        if self.line is not None:
            open_replay(self.stack, self.line.path)

    def statistics(self) -> None:
        from game.scenes.statistics import StatisticsScene

        self.stack.push(StatisticsScene())

    def delete(self) -> None:
        answers = [Answer("delete", self.tr("history-delete"), "danger"), Answer("keep", self.tr("history-keep"))]
        self.stack.push(Dialog(self.tr("history-delete-question"), self.tr("history-delete-text"), answers,
                               then=self._delete))  # fmt: skip

    def _delete(self, value: str, _: str) -> None:
        if value == "delete" and self.line is not None:
            history.delete(self.line)
            self.read()
            self.rebuild()

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        if self.lines:
            look, record = self.look, history.record(self.lines)
            words = look.label(self.tr("history-totals", played=record.played, won=record.won, streak=record.best), 20,
                               palette.RED_TEXT, 1.2, round(self._sheet.heading.w * 0.3))  # fmt: skip
            back = self.group.find("back")
            right = back.rect.x - look.px(16) if back is not None else self._sheet.heading.right - look.px(130)
            at = words.get_rect(midright=(right, self._sheet.heading.centery + look.px(6)))
            surface.blit(words, at)
