"""Continue: matches that were cut off or left, to be played on, and seats that are kept for us at other people's tables."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game import titles
from game.own import content
from game.scenes import connecting
from game.scenes.failure import Failure
from game.scenes.match_standing import standing, words_of
from game.scenes.shelf import Shelf, date_of
from game.session.friends import remembered
from game.session.kept_seats import KeptSeat, forget, kept_at, kept_seats
from game.session.records import Trouble
from game.session.window import BROWSER
from game.stack.dialog import Answer, Dialog
from game.ui.widgets.base import Act
from game.ui.widgets.buttons import Kind
from net.storage import journal

if TYPE_CHECKING:
    from game.stack.context import Context
    from game.stack.scene import SceneStack
    from net.storage.store import Begun

log = logging.getLogger("game.saved_matches")


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
    later: bool = False
    """The trouble is that a later version wrote it."""
    other_rules: bool = False
    """It was begun with other rules than this version's: it can be ended here, not played on."""
    missing: str = ""
    """What of somebody's own it was begun with and is not here as it was."""

    @property
    def can_resume(self) -> bool:
        """Whether it can be played on here."""
        return not (self.trouble or self.other_rules or self.missing)


def saves() -> list[Save]:
    """Journals of matches that have not ended, newest first."""
    return [save for match in journal.matches() if (save := _read(match)) is not None]


def newest() -> Save | None:
    """The newest match that can be played on here. No more is read than it takes to find it."""
    for match in journal.matches():
        save = _read(match)
        if save is not None and save.can_resume:
            return save
    return None


def newest_seat(context: Context) -> KeptSeat | None:
    """The newest seat of ours at a table that is announced just now; None: nobody waits for us."""
    browser = context.stash.get(BROWSER)
    seats = kept_seats(context)
    heard = {kept_at(found, seats) for found in browser.tables()} if browser is not None and seats else set()
    return next((seat for seat in seats if seat.match in heard and seat.title in titles.titles()), None)


def is_alone(context: Context, save: Save) -> bool:
    """Whether all its people sat at this window."""
    people = sum(kind == "human" for kind in save.kinds)
    return people <= 1 + len(remembered(context, save.match))


def resume(stack: SceneStack, save: Save | KeptSeat) -> None:
    """Play a match on; at somebody's table on the seat that is ours."""
    if isinstance(save, KeptSeat):
        connecting.join(stack, save.way, match=save.match)
        return
    connecting.resume(stack, save.match, save.title, is_alone(stack.context, save))


class _Told(NamedTuple):
    """What a journal said when it had a certain stamp."""

    stamp: tuple[tuple[int, int], ...]
    begun: Begun
    names: tuple[str, ...]
    plays: int
    damaged: bool
    over: bool


_told: dict[str, _Told] = {}
"""By match: the menu looks every few seconds, and old journals say what they said."""


def _read(match: str) -> Save | None:
    """A journal that has not ended; None also for one that a host of ours still writes, and for a match of bots alone, which
    was watched and is nobody's to play on."""
    path = journal.path_of(match)
    try:
        when, stamp = path.stat().st_mtime, journal.stamp(path)
    except OSError:
        return None
    told = _told.get(match)
    if told is None or told.stamp != stamp:
        try:
            kept = journal.read(path, patience=0.0)  # what is in use is looked at again, and no frame waits for it
        except OSError as error:
            log.info("journal %s: %s", match, error)
            if "in use" in str(error):
                return None
            later = isinstance(error, journal.LaterJournal)
            return Save(match, "", (), (), 0, when, not later, str(path), str(error), later)
        names = tuple(seat.name for seat in kept.table.seats)
        told = _told[match] = _Told(stamp, kept.begun, names, len(kept.lines), kept.damaged, kept.over)
    if told.over or "human" not in told.begun.kinds:
        return None
    begun = told.begun
    return Save(match, begun.title, told.names, begun.kinds, told.plays, when, told.damaged, str(path),
                other_rules=not _has_rules(begun), missing=_missing(begun))  # fmt: skip


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


class SavedMatches(Shelf[Save | KeptSeat]):
    """Continue: what was cut off, or left. Going on starts its host again, and the others come back by themselves; or it leads
    back to the seat that somebody else's table keeps for us."""

    heading = "history-saved-heading"
    empty = "history-saved-empty"
    waits = "portrait_07"

    def read(self) -> None:
        lines: list[Save | KeptSeat] = [*saves(), *kept_seats(self.context)]
        self.lines = sorted(lines, key=lambda line: -line.when)

    def _stands(self, line: Save | KeptSeat) -> list[str]:
        return words_of(standing(line.match, line.title), line.names, self.context.text)

    def _seat_facts(self, seat: KeptSeat) -> tuple[str, str, str, str]:
        known = seat.title in titles.titles()
        name = titles.title(seat.title).name if known else seat.title
        second = " · ".join([date_of(seat.when, self.tr), name, *self._stands(seat), seat.table])
        return seat.title if known else "", ", ".join(seat.names), second, self.tr("history-seat-kept")

    def facts(self, line: Save | KeptSeat) -> tuple[str, str, str, str]:
        if isinstance(line, KeptSeat):
            return self._seat_facts(line)
        if line.trouble:
            title = self.tr("failure-later-save-title" if line.later else "failure-broken-save-title")
            second = f"{date_of(line.when, self.tr)} · {line.match}"
            return "", title, second, "" if line.later else self.tr("history-damaged")
        name = titles.title(line.title).name if line.title in titles.titles() else line.title
        stands = self._stands(line) or [self.tr("history-plays", n=line.plays)]
        second = " · ".join([date_of(line.when, self.tr), name, *stands])
        if line.missing:
            return line.title, ", ".join(line.names), second, self.tr("history-missing", name=line.missing)
        chip = "history-damaged" if line.damaged else "history-other-rules" if line.other_rules else ""
        return line.title, ", ".join(line.names), second, self.tr(chip) if chip else ""

    def acts(self) -> list[tuple[str, str, Kind, Act, str]]:
        if isinstance(self.line, KeptSeat):
            return [
                ("resume", self.tr("history-rejoin"), "primary", self.open, self.line.table),
                ("delete", self.tr("history-delete"), "plain", self.delete, ""),
            ]
        if self.line is not None and self.line.other_rules:
            return [
                ("end", self.tr("history-end"), "plain", self.end, self.tr("history-end-small")),
                ("delete", self.tr("history-delete"), "plain", self.delete, ""),
            ]
        alone = self.line is None or is_alone(self.context, self.line)
        small = "" if alone else self.tr("history-resume-small")
        return [
            ("resume", self.tr("history-resume"), "primary", self.open, small),
            ("delete", self.tr("history-delete"), "plain", self.delete, ""),
        ]

    def open(self) -> None:
        line = self.line
        if line is None:
            return
        if isinstance(line, KeptSeat):
            resume(self.stack, line)
            return
        if line.trouble:
            self.stack.push(Failure(Trouble("later_save" if line.later else "broken_save", line.trouble)))
            return
        if line.other_rules:
            self.end()
            return
        resume(self.stack, line)

    def end(self) -> None:
        """Ask whether a match that can't be played on here shall be over as it stands."""
        answers = [Answer("end", self.tr("history-end"), "danger"), Answer("keep", self.tr("history-keep"))]
        self.stack.push(Dialog(self.tr("history-end-question"), self.tr("history-end-text"), answers,
                               then=self._end))  # fmt: skip

    def _end(self, value: str, _: str) -> None:
        if value != "end" or self.line is None:
            return
        try:
            journal.end(self.line.match)
        except OSError as error:
            log.info("journal %s is not ended: %s", self.line.match, error)
            self.stack.push(Failure(Trouble("broken_save", str(error))))
            return
        self.stack.toast(self.tr("history-ended"))

    def delete(self) -> None:
        answers = [Answer("delete", self.tr("history-delete"), "danger"), Answer("keep", self.tr("history-keep"))]
        text = self.tr("history-delete-seat" if isinstance(self.line, KeptSeat) else "history-delete-saved")
        self.stack.push(Dialog(self.tr("history-delete-question"), text, answers, then=self._delete))

    def _delete(self, value: str, _: str) -> None:
        if value != "delete":
            return
        if isinstance(self.line, KeptSeat):
            forget(self.context, self.line.match)
            self.read()
            self.rebuild()
        elif self.line is not None:
            path = Path(self.line.path)
            for tail in ("", "-wal", "-shm", "-tail"):
                path.with_name(path.name + tail).unlink(missing_ok=True)
            self.read()
            self.rebuild()
