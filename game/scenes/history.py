"""What has been played, to be watched again; and what was cut off, to be taken up."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Surface

from game import history, titles
from game.own import content
from game.scenes import connecting
from game.scenes.failure import Failure
from game.scenes.replay import open_replay
from game.scenes.shelf import Shelf, date_of, export
from game.session.friends import remembered
from game.session.records import Trouble
from game.stack.dialog import Answer, Dialog
from game.ui import palette
from game.ui.widgets.buttons import Kind

if TYPE_CHECKING:
    from net.storage.store import Begun

log = logging.getLogger("game.history")


class History(Shelf):
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
        else:
            chip = self.tr("history-place", place=line.place, seats=len(line.names))
        return (
            line.title,
            ", ".join(line.names),
            f"{date_of(line.when)} · {name} · {self.tr('history-plays', n=line.plays)}",
            chip,
        )

    def acts(self) -> list[tuple[str, str, Kind, Any, str]]:
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
    missing: str = ""
    """What of somebody's own it was begun with and is not here as it was."""


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
                              other_rules=not _has_rules(begun), missing=_missing(begun)))  # fmt: skip
    return found


def _missing(begun: Begun) -> str:
    lacks = content.compare(begun.own, content.pieces(begun.title))
    return lacks.name if lacks is not None else ""


def _has_rules(begun: Begun) -> bool:
    """Whether this version plays by the rules that a match was begun with."""
    if begun.title not in titles.titles():
        return False
    try:
        return (titles.rules(begun.title).version, titles.content_hash(begun.title)) == (begun.version, begun.content)
    except titles.UnknownTitle:
        # A game of the player's own that does not work leaves the shelf when it is first read.
        return False


class SavedMatches(Shelf):
    """Continue: what was cut off, or left. Going on starts its host again; the others come back by themselves."""

    heading = "history-saved-heading"
    empty = "history-saved-empty"
    waits = "portrait_07"

    def read(self) -> None:
        self.lines = saves()

    def facts(self, line: Save) -> tuple[str, str, str, str]:
        if line.trouble:
            return (
                "",
                self.tr("failure-broken-save-title"),
                f"{date_of(line.when)} · {line.match}",
                self.tr("history-damaged"),
            )
        name = titles.title(line.title).name if line.title in titles.titles() else line.title
        second = f"{date_of(line.when)} · {name} · {self.tr('history-plays', n=line.plays)}"
        if line.missing:
            return line.title, ", ".join(line.names), second, self.tr("history-missing", name=line.missing)
        chip = "history-damaged" if line.damaged else "history-other-rules" if line.other_rules else ""
        return line.title, ", ".join(line.names), second, self.tr(chip) if chip else ""

    def acts(self) -> list[tuple[str, str, Kind, Any, str]]:
        if self.line is not None and self.line.other_rules:
            return [
                ("end", self.tr("history-end"), "plain", self.end, self.tr("history-end-small")),
                ("delete", self.tr("history-delete"), "plain", self.delete, ""),
            ]
        alone = self.line is None or self._alone(self.line)
        small = "" if alone else self.tr("history-resume-small")
        return [
            ("resume", self.tr("history-resume"), "primary", self.open, small),
            ("delete", self.tr("history-delete"), "plain", self.delete, ""),
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
        answers = [Answer("end", self.tr("history-end"), "danger"), Answer("keep", self.tr("history-keep"))]
        self.stack.push(Dialog(self.tr("history-end-question"), self.tr("history-end-text"), answers,
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
        self.stack.toast(self.tr("history-ended"))

    def _alone(self, line: Save) -> bool:
        """Whether all its people sat at this window."""
        people = sum(kind == "human" for kind in line.kinds)
        return people <= 1 + len(remembered(self.context, line.match))

    def delete(self) -> None:
        answers = [Answer("delete", self.tr("history-delete"), "danger"), Answer("keep", self.tr("history-keep"))]
        self.stack.push(Dialog(self.tr("history-delete-question"), self.tr("history-delete-saved"), answers,
                               then=self._delete))  # fmt: skip

    def _delete(self, value: str, _: str) -> None:
        from pathlib import Path

        if value == "delete" and self.line is not None:
            path = Path(self.line.path)
            for tail in ("", "-wal", "-shm"):
                path.with_name(path.name + tail).unlink(missing_ok=True)
            self.read()
            self.rebuild()
