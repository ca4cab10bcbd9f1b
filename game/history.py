"""What has been played: a line for each recording, kept beside it so that the list need not read every match again.

The recordings are the truth; the lines are made from them. Deleting a recording takes its line, and with it the match
in the statistics.
"""

from __future__ import annotations

import contextlib
import csv
import logging
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from game import titles
from net.storage import recording

log = logging.getLogger("game.history")

READ = 4
"""Grows when a line tells more than before: older lines are made anew."""


class Played(msgspec.Struct, frozen=True):
    """One match as the history tells it."""

    path: str
    match: str
    title: str
    seat: int
    """-1: watched."""
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    plays: int
    seconds: int
    """How long it took: at the table, once the host has laid its account open; else as far as this window was there."""
    when: float
    """When the recording was last written to."""
    size: int
    outcome: str = ""
    """"" for a match that the recording does not see the end of."""
    places: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    tally: dict[str, tuple[int, ...]] = {}
    """Figures of each seat: those of the result, and those that the title counts along the way (`titles.figures`)."""
    role: str = ""
    """What our seat was or had to reach, by id."""
    read: int = 0
    levels: tuple[str, ...] = ()
    """How well the bot of each seat played; "" for people, and where it isn't known or changed in mid-match."""

    @property
    def finished(self) -> bool:
        return bool(self.outcome)

    @property
    def won(self) -> bool:
        return self.seat in self.winners

    @property
    def place(self) -> int:
        """Ours; 0 if we had none."""
        return self.places[self.seat] if 0 <= self.seat < len(self.places) else 0


class Record(msgspec.Struct, frozen=True):
    """The figures of one game, or of all."""

    played: int = 0
    won: int = 0
    streak: int = 0
    """Matches won in a row, up to now."""
    best: int = 0
    """The longest such row ever."""
    longest: int = 0
    shortest: int = 0
    """Plays."""


def told(path: Path) -> Played | None:
    """The line of one recording, read anew; None if it holds no match."""
    try:
        found = recording.Recording(path)
        state = path.stat()
    except OSError as error:
        log.info("no match in %s: %s", path.name, error)
        return None
    opening, result = found.opening, found.result or {}
    assert opening is not None
    tally = {str(name): tuple(values) for name, values in result.get("tally", {}).items()}
    counted, role = _counted(found, opening.title, opening.seat, len(opening.names))
    return Played(
        str(path), opening.match, opening.title, opening.seat, opening.names, opening.kinds, found.moments[-1].version - 1,
        _seconds(found), state.st_mtime, state.st_size, str(result.get("outcome", "")),
        tuple(result.get("places", ())), tuple(result.get("winners", ())),
        {**tally, **counted}, role, READ, _levels(found.levels, opening.kinds),
    )  # fmt: skip


def _seconds(found: recording.Recording) -> int:
    """The table's own time is the same for everybody; a window that came late, or was started again, saw less of it."""
    if found.account is None:
        return found.moments[-1].at // 1000
    last: dict[int, int] = {}
    for play in found.account.plays:
        last[play.ask] = max(play.at, last.get(play.ask, 0))
    return sum(last.values()) // 1000


def _levels(found: dict[int, str], kinds: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(found.get(seat, "") if kind == "bot" else "" for seat, kind in enumerate(kinds))


def _counted(found: recording.Recording, title: str, seat: int, seats: int) -> tuple[dict[str, tuple[int, ...]], str]:
    """What the title counts in the cues of a match, and what our seat was in it."""
    figures = titles.figures(title)
    if figures is None:
        return {}, ""
    sums = {name: [0] * seats for name in figures.names}
    role = ""
    for moment in found.moments:
        for cue in titles.read_cues(title, moment.cues):
            for name, who, n in figures.count(cue):
                row = sums.setdefault(name, [0] * seats)
                for other in range(seats) if who < 0 else (who,):
                    row[other] += n
            if figures.role is not None and seat >= 0:
                role = figures.role(cue, seat) or role
    return {name: tuple(row) for name, row in sums.items()}, role


def _index() -> Path:
    return recording.folder() / "lines.json"


def matches() -> list[Played]:
    """All matches, newest first. Reads only recordings that are new or have grown."""
    kept: dict[str, Played] = {}
    with contextlib.suppress(OSError, msgspec.MsgspecError):  # made anew below
        kept = {line.path: line for line in msgspec.json.decode(_index().read_bytes(), type=list[Played])}
    lines: list[Played] = []
    fresh = False
    for path in recording.recordings():
        old = kept.get(str(path))
        if old is None or old.read != READ or old.size != path.stat().st_size:
            old, fresh = told(path), True
        if old is not None:
            lines.append(old)
    if fresh or len(lines) != len(kept):
        _keep(lines)
    return sorted(lines, key=lambda line: -line.when)


def _keep(lines: list[Played]) -> None:
    index = _index()
    try:
        index.parent.mkdir(parents=True, exist_ok=True)
        scratch = index.with_suffix(".new")
        scratch.write_bytes(msgspec.json.encode(lines))
        scratch.replace(index)
    except OSError as error:
        log.warning("the history's lines are not kept: %s", error)


def delete(line: Played) -> bool:
    """The recording goes; True if it is gone."""
    try:
        Path(line.path).unlink(missing_ok=True)
    except OSError:
        return False
    return True


def erase(lines: Iterable[Played]) -> int:
    """All of these recordings go; how many could not be deleted."""
    return sum(not delete(line) for line in list(lines))


def record(lines: Iterable[Played], title: str = "") -> Record:
    """The figures of the finished matches we had a seat in."""
    mine = sorted((x for x in lines if x.finished and x.seat >= 0 and title in ("", x.title)), key=lambda x: x.when)
    streak = best = 0
    for line in mine:
        streak = streak + 1 if line.won else 0
        best = max(best, streak)
    plays = [line.plays for line in mine]
    return Record(len(mine), sum(x.won for x in mine), streak, best, max(plays, default=0), min(plays, default=0))


def export(lines: Iterable[Played], path: Path) -> None:
    """One row a match, with every figure of its tally for our seat. Raises OSError."""
    lines = list(lines)
    figures = sorted({name for line in lines for name in line.tally})
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", newline="", encoding="utf-8") as file:
        out = csv.writer(file)
        out.writerow(["date", "game", "match", "seats", "seat", "players", "place", "won", "outcome", "role", "plays", "seconds",
                      "bots", *figures])  # fmt: skip
        for line in lines:
            out.writerow([time.strftime("%Y-%m-%d %H:%M", time.localtime(line.when)), line.title, line.match,
                          len(line.names), line.seat + 1 if line.seat >= 0 else "", " / ".join(line.names),
                          line.place or "", int(line.won), line.outcome, line.role, line.plays, line.seconds,
                          " / ".join(filter(None, line.levels)), *(_figure(line, name) for name in figures)])  # fmt: skip


def _figure(line: Played, name: str) -> Any:
    values = line.tally.get(name, ())
    return values[line.seat] if 0 <= line.seat < len(values) else ""
