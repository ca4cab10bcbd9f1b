"""What has been played, to be watched again; and what was cut off, to be taken up."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect, Surface

from game import history, titles
from game.scenes import connecting
from game.scenes.failure import Failure
from game.scenes.replay import open_replay
from game.session import Trouble
from game.session_friends import remembered
from game.stack.dialog import Answer, Dialog
from game.stack.scene import Scene
from game.stack.sheet import Line, hang_poster, laid_sheet, paint_line, paint_sheet, paint_vacant
from game.ui import palette
from game.ui.widgets.buttons import Button, Kind, button_row
from game.ui.widgets.scroll import RowList

if TYPE_CHECKING:
    from net.storage.store import Begun

log = logging.getLogger("game.history")


class Shelf(Scene):
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
        self.lines: list[Any] = []
        self.at = 0

    def enter(self) -> None:
        self.read()

    def read(self) -> None:
        """Fill `lines`."""

    def resume(self, result: Any = None) -> None:
        self.read()
        self.rebuild()

    def acts(self) -> list[tuple[str, str, Kind, Any, str]]:
        """(id, words, kind, act, small line) of the buttons; the first is what Enter presses."""
        raise NotImplementedError

    def open(self) -> None:
        """The chosen line is clicked a second time."""

    @property
    def line(self) -> Any:
        return self.lines[self.at] if 0 <= self.at < len(self.lines) else None

    def build(self) -> None:
        look = self.look
        self._sheet = laid_sheet(self, "history.back")
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

    def facts(self, line: Any) -> tuple[str, str, str, str]:
        """(title id, first line, second line, chip) of a row."""
        raise NotImplementedError

    def _row(self, surface: Surface, rect: Rect, index: int, chosen: bool, over: bool) -> None:
        title, first, second, chip = self.facts(self.lines[index])
        kind = "moss" if chip == self.tr("history.won") else "plain"
        line = Line(title, first, second, chip, kind, self.sign)
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
        title = self.facts(self.line)[0]
        if title in titles.titles():
            hang_poster(surface, self, titles.title(title), self._card)


def _date(when: float) -> str:
    return time.strftime("%d.%m.%Y %H:%M", time.localtime(when))


def export(scene: Scene, lines: list[history.Played]) -> None:
    """Everything that was played, as a table in the documents folder."""
    path = scene.context.documents_folder() / time.strftime("gobsmack-history-%Y-%m-%d.csv")
    try:
        history.export(lines, path)
    except OSError:
        scene.stack.toast(scene.tr("history.csv.failed"), trouble=True)
        return
    scene.stack.toast(scene.tr("history.csv.done", path=str(path)))


class History(Shelf):
    """Finished matches, newest first."""

    heading = "history.heading"
    empty = "history.empty"

    def read(self) -> None:
        self.lines = [line for line in history.matches() if line.finished or line.plays]

    def facts(self, line: history.Played) -> tuple[str, str, str, str]:
        name = titles.title(line.title).name if line.title in titles.titles() else line.title
        if not line.finished:
            chip = self.tr("history.unfinished")
        elif line.seat < 0:
            chip = self.tr("history.watched")
        elif line.won:
            chip = self.tr("history.won")
        else:
            chip = self.tr("history.place", place=line.place, seats=len(line.names))
        return (
            line.title,
            ", ".join(line.names),
            f"{_date(line.when)} · {name} · {self.tr('history.plays', n=line.plays)}",
            chip,
        )

    def acts(self) -> list[tuple[str, str, Kind, Any, str]]:
        return [
            ("watch", self.tr("history.watch"), "primary", self.open, ""),
            ("statistics", self.tr("statistics.heading"), "gold", self.statistics, ""),
            ("csv", self.tr("history.csv"), "plain", lambda: export(self, self.lines), ""),
            ("delete", self.tr("history.delete"), "plain", self.delete, ""),
        ]

    def open(self) -> None:
        if self.line is not None:
            open_replay(self.stack, self.line.path)

    def statistics(self) -> None:
        from game.scenes.statistics import StatisticsScene

        self.stack.push(StatisticsScene())

    def delete(self) -> None:
        answers = [Answer("delete", self.tr("history.delete"), "danger"), Answer("keep", self.tr("history.keep"))]
        self.stack.push(Dialog(self.tr("history.delete.question"), self.tr("history.delete.text"), answers,
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
            words = look.label(self.tr("history.totals", played=record.played, won=record.won, streak=record.best), 20,
                               palette.RED_TEXT, 1.2, round(self._sheet.heading.w * 0.3))  # fmt: skip
            back = self.group.find("back")
            right = back.rect.x - look.px(16) if back is not None else self._sheet.heading.right - look.px(130)
            at = words.get_rect(midright=(right, self._sheet.heading.centery + look.px(6)))
            surface.blit(words, at)


class Save(NamedTuple):
    """A match of ours that was cut off."""

    match: str
    title: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    plays: int
    when: float
    damaged: bool
    path: str
    trouble: str = ""
    other_rules: bool = False
    """It was begun with other rules than this version's: it can be ended here, not played on."""


def saves() -> list[Save]:
    """Journals of matches that have not ended, newest first."""
    from net.storage import journal

    found = []
    for match in journal.matches():
        path = journal.path_of(match)
        try:
            when = path.stat().st_mtime
        except OSError:
            continue
        try:
            kept = journal.read(path)
        except OSError as error:
            log.info("journal %s: %s", match, error)
            if "in use" not in str(error):
                found.append(Save(match, "", (), (), 0, when, True, str(path), str(error)))
            continue
        if not kept.over:
            begun = kept.begun
            names = tuple(seat.name for seat in kept.table.seats)
            found.append(Save(match, begun.title, names, begun.kinds, len(kept.lines), when, kept.damaged, str(path),
                              other_rules=not _has_rules(begun)))  # fmt: skip
    return found


def _has_rules(begun: Begun) -> bool:
    """Whether this version plays by the rules that a match was begun with."""
    if begun.title not in titles.titles():
        return False
    return (titles.rules(begun.title).version, titles.content_hash(begun.title)) == (begun.version, begun.content)


class SavedMatches(Shelf):
    """Continue: what was cut off, or left. Going on starts its host again; the others come back by themselves."""

    heading = "history.saved.heading"
    empty = "history.saved.empty"
    waits = "portrait_07"

    def read(self) -> None:
        self.lines = saves()

    def facts(self, line: Save) -> tuple[str, str, str, str]:
        if line.trouble:
            return (
                "",
                self.tr("failure.broken_save.title"),
                f"{_date(line.when)} · {line.match}",
                self.tr("history.damaged"),
            )
        name = titles.title(line.title).name if line.title in titles.titles() else line.title
        second = f"{_date(line.when)} · {name} · {self.tr('history.plays', n=line.plays)}"
        chip = "history.damaged" if line.damaged else "history.other_rules" if line.other_rules else ""
        return line.title, ", ".join(line.names), second, self.tr(chip) if chip else ""

    def acts(self) -> list[tuple[str, str, Kind, Any, str]]:
        if self.line is not None and self.line.other_rules:
            return [
                ("end", self.tr("history.end"), "plain", self.end, self.tr("history.end.small")),
                ("delete", self.tr("history.delete"), "plain", self.delete, ""),
            ]
        alone = self.line is None or self._alone(self.line)
        small = "" if alone else self.tr("history.resume.small")
        return [
            ("resume", self.tr("history.resume"), "primary", self.open, small),
            ("delete", self.tr("history.delete"), "plain", self.delete, ""),
        ]

    def open(self) -> None:
        line = self.line
        if line is None:
            return
        if line.trouble:
            self.stack.push(Failure(Trouble("broken_save", line.trouble)))
            return
        if line.other_rules:
            self.end()
            return
        connecting.resume(self.stack, line.match, line.title, self._alone(line))

    def end(self) -> None:
        """Ask whether a match that can't be played on here shall be over as it stands."""
        answers = [Answer("end", self.tr("history.end"), "danger"), Answer("keep", self.tr("history.keep"))]
        self.stack.push(Dialog(self.tr("history.end.question"), self.tr("history.end.text"), answers,
                               then=self._end))  # fmt: skip

    def _end(self, value: str, _: str) -> None:
        from net.storage import journal

        if value != "end" or self.line is None:
            return
        try:
            journal.end(self.line.match)
        except OSError as error:
            log.info("journal %s is not ended: %s", self.line.match, error)
            self.stack.push(Failure(Trouble("broken_save", str(error))))
            return
        self.stack.toast(self.tr("history.ended"))

    def _alone(self, line: Save) -> bool:
        """Whether all its people sat at this window."""
        people = sum(kind == "human" for kind in line.kinds)
        return people <= 1 + len(remembered(self.context, line.match))

    def delete(self) -> None:
        answers = [Answer("delete", self.tr("history.delete"), "danger"), Answer("keep", self.tr("history.keep"))]
        self.stack.push(Dialog(self.tr("history.delete.question"), self.tr("history.delete.saved"), answers,
                               then=self._delete))  # fmt: skip

    def _delete(self, value: str, _: str) -> None:
        from pathlib import Path

        if value == "delete" and self.line is not None:
            path = Path(self.line.path)
            for tail in ("", "-wal", "-shm"):
                path.with_name(path.name + tail).unlink(missing_ok=True)
            self.read()
            self.rebuild()
