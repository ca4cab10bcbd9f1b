"""The journal of a match: SQLite, one file for each. What stands in it survives `kill -9` at any moment.

Every line is first appended to the write-ahead log, a plain file beside it: one write, after which the bytes are with
the operating system and no crash of the process loses them. Only then is anybody told. A thread moves the log into
SQLite (WAL, `synchronous=NORMAL`) and flushes it to the disk within 50 ms; neither must stand between a play and the
table (a commit from a process that has just slept costs 0.1 ms, a flush up to 8). Only a power cut can cost those 50 ms.

SQLite guards its log with checksums but not its pages, so each line carries a hash over itself and all before it. A
damaged file opens up to the last whole line and says so.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
import threading
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgpack
import msgspec

from game.engine.journal import Result
from net.storage.home import home
from net.storage.private_files import close_to_others, make_private_folder
from net.storage.store import Begun, Kept, KeptTable, Line
from net.storage.write_ahead_log import Flusher, WriteAheadLog, log_path

FORMAT = 4
"""1: without the keys that sign plays. 2: without signatures. 3: without what two players agreed on, and who was given shares.
Older files stay readable: fields are added at the end, with defaults."""
READS = (1, 2, 3, 4)
_PACK = msgspec.msgpack.Encoder().encode
_SCHEMA = """
create table if not exists facts (name text primary key, body blob not null, sum blob not null) without rowid;
create table if not exists lines (number integer primary key, body blob not null, sum blob not null);
create table if not exists snapshots (number integer primary key, body blob not null, sum blob not null);
"""


class BrokenJournal(OSError):
    """The file cannot be used; the text says why, in a sentence for people."""


class LaterJournal(BrokenJournal):
    """It is of a later version of the game, whose format isn't read here."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(
            f"{name} (format {number}) was written by a later version of Gobsmack: resume the match with that one. "
            "The file is left as it is"
        )


def folder() -> Path:
    """Where journals live."""
    return home() / "journals"


def path_of(match: str) -> Path:
    """The file of a match. Raises BrokenJournal for what is no match id."""
    if not re.fullmatch(r"[0-9a-z]{4,16}", match):
        raise BrokenJournal(f"{match[:40]!r} is no match id")
    return folder() / f"{match}.journal"


def _sum(body: bytes, before: bytes = b"") -> bytes:
    return blake2b(before + body, digest_size=8).digest()


class Journal:
    """A store with a file. `Journal()` waits for the first match; each `begin` starts a new file."""

    def __init__(self, path: Path | None = None) -> None:
        self._db: sqlite3.Connection | None = None
        self._guard = threading.Lock()
        """Held by whoever uses the database: the table's thread for facts, the flusher for lines."""
        self._tail: WriteAheadLog | None = None
        self._sums = [b""]
        """[n]: the hash over lines 1 to n."""
        self._path: Path | None = None
        self._flusher: Flusher | None = None
        self.path = path
        """Where `begin` writes; None: in the folder, by match id."""

    # ------------------------------------------------------------------ what the table calls

    def begin(self, begun: Begun, table: KeptTable) -> None:
        path = self.path or path_of(begun.match)
        self.close()
        make_private_folder(path.parent)
        log_path(path).unlink(missing_ok=True)
        self._open(path)
        self._sums = [b""]
        with _told(path):
            db = self._live()
            db.execute("begin immediate")
            self._fact(db, "format", FORMAT)
            self._fact(db, "begun", begun)
            self._fact(db, "table", table)
            self._fact(db, "run", 1)
            db.execute("commit")
        self._written()

    def line(self, number: int, line: Line) -> None:
        if self._tail is None:
            raise BrokenJournal("no journal is open")
        body = _PACK(line)
        total = _sum(body, self._sums[number - 1])
        self._tail.append((number, body, total))
        # A play that broke the rules was withdrawn: the next one takes its number.
        self._sums[number:] = [total]
        self._written()

    def withdraw(self, number: int) -> None:
        """Forget line `number` and all after it, on the disk when this returns. Raises OSError."""
        self._move_home()
        with self._guard, _told(self._path):
            db = self._live()
            db.execute("begin immediate")
            db.execute("delete from lines where number >= ?", (number,))
            db.execute("delete from snapshots where number >= ?", (number,))
            db.execute("commit")
        if self._tail is not None:
            self._tail.clear()
        self._sums[number:] = []

    def snapshot(self, number: int, dump: bytes) -> None:
        with self._guard, _told(self._path):
            self._live().execute("insert or replace into snapshots values (?, ?, ?)", (number, dump, _sum(dump)))
        self._written()

    def table(self, table: KeptTable) -> None:
        with self._guard, _told(self._path):
            self._fact(self._live(), "table", table)
        self._written()

    def over(self, result: bytes) -> None:
        with self._guard, _told(self._path):
            self._fact(self._live(), "over", result)
        self._written()

    # ------------------------------------------------------------------ from a file

    def resume(self, match: str) -> Kept:
        """Open the journal of `match` to go on with it. Raises BrokenJournal."""
        path = self.path or path_of(match)
        kept = read(path)
        self.close()
        self._open(path)
        self._sums = [b""]
        with _told(path):
            db = self._live()
            for line in kept.lines:
                self._sums.append(_sum(_PACK(line), self._sums[-1]))
            db.execute("begin immediate")
            # What came after the damage belongs to a past that nobody shares any more.
            db.execute("delete from lines where number > ?", (len(kept.lines),))
            db.execute("delete from snapshots where number > ?", (len(kept.lines),))
            # What the last host left in the tail goes home first, whole or not at all.
            rows = [(n, _PACK(line), self._sums[n]) for n, line in enumerate(kept.lines, 1)]
            db.executemany("insert or replace into lines values (?, ?, ?)", rows)
            # The lines above were written anew, so the file is of our format from here on.
            self._fact(db, "format", FORMAT)
            self._fact(db, "begun", kept.begun)
            self._fact(db, "table", kept.table)
            self._fact(db, "run", kept.run + 1)
            db.execute("commit")
            assert self._tail is not None
            self._tail.clear()
        self._written()
        return msgspec.structs.replace(kept, run=kept.run + 1)

    def close(self) -> None:
        """Everything to the disk, and done."""
        if self._flusher is not None:
            self._flusher.stop()
            self._flusher = None
        if self._tail is not None:
            self._tail.close()
            self._tail = None
        if self._db is not None:
            with contextlib.suppress(sqlite3.Error):
                self._db.close()
            self._db = None

    # ------------------------------------------------------------------ small works

    def _open(self, path: Path) -> None:
        with _told(path):
            # One thread at a time uses it; which one closes it is of no matter.
            db = sqlite3.connect(path, isolation_level=None, timeout=1.0, check_same_thread=False)
            self._db = db
            close_to_others(path)
            db.execute("pragma journal_mode=wal")
            db.execute("pragma synchronous=normal")
            # One host at a time: a second one on the same match would write another future into it.
            db.execute("pragma locking_mode=exclusive")
            db.executescript(_SCHEMA)
        self._path = path
        self._tail = WriteAheadLog(log_path(path))
        self._flusher = Flusher(path.with_name(path.name + "-wal"), self._move_home, self._tail)

    def _move_home(self) -> None:
        """The tail into the database, on the flusher's thread. The tail is emptied only when the disk has it all."""
        tail = self._tail
        if tail is None or not tail.waiting:
            return
        rows = tail.take()
        try:
            with self._guard:
                db = self._live()
                db.execute("begin immediate")
                try:
                    db.executemany("insert or replace into lines values (?, ?, ?)", rows)
                    db.execute("commit")
                except sqlite3.Error:
                    db.execute("rollback")
                    raise
        except (sqlite3.Error, OSError) as error:
            # They are safe where they are; the next flush tries again.
            tail.give_back(rows)
            raise OSError(str(error)) from None

    def _live(self) -> sqlite3.Connection:
        if self._db is None:
            raise BrokenJournal("no journal is open")
        return self._db

    def _fact(self, db: sqlite3.Connection, name: str, value: Any) -> None:
        body = _PACK(value)
        db.execute("insert or replace into facts values (?, ?, ?)", (name, body, _sum(body)))

    def _written(self) -> None:
        if self._flusher is not None:
            self._flusher.wake()


def adopt(kept: Kept) -> None:
    """Write a match that another host began as a journal of ours, to go on with it. What this machine already has of it
    is used if it reaches further, and set aside if not. Raises OSError."""
    path = path_of(kept.begun.match)
    if path.exists():
        if _reaches(path, kept):
            journal = Journal(path)
            journal.resume(kept.begun.match)
            journal.table(_taken_over(kept.table))
            journal.close()
            return
        for file in (path, log_path(path), path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            with contextlib.suppress(FileNotFoundError):
                file.replace(file.with_name(f"{file.name}.before-{kept.run}-{len(kept.lines)}"))
    journal = Journal(path)
    try:
        journal.begin(kept.begun, _taken_over(kept.table))
        for number, line in enumerate(kept.lines, 1):
            journal.line(number, line)
        with _told(path):
            journal._fact(journal._live(), "run", max(kept.run, 1))
    finally:
        journal.close()


def end(match: str) -> Result:
    """End a match as it stands, without its rules: nobody has won, all share the place. Raises BrokenJournal."""
    journal = Journal()
    try:
        kept = journal.resume(match)
        if kept.over:
            raise BrokenJournal(f"match {match} is over already")
        result = Result("ended", (), (1,) * len(kept.begun.kinds))
        journal.over(_PACK(result))
    finally:
        journal.close()
    return result


def set_aside(match: str) -> Path:
    """Rename the journal of a match that this build can't play, so that nobody trips over it again; return its new name."""
    path = path_of(match)
    aside = path.with_name(f"{path.name}.unplayable")
    for end in ("-tail", "-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + end).replace(aside.with_name(aside.name + end))
    return aside


def _taken_over(table: KeptTable) -> KeptTable:
    """Locks that were opened to come here must not lead away from here again."""
    return msgspec.structs.replace(table, gathered=False, locks=(), went=None)


def _reaches(path: Path, kept: Kept) -> bool:
    """Whether the journal at `path` holds all of `kept`, and is nobody's at this moment."""
    try:
        ours = read(path)
    except BrokenJournal:
        return False
    return not ours.over and ours.begun.match == kept.begun.match and ours.lines[: len(kept.lines)] == kept.lines


def read(path: Path, patience: float = 1.0) -> Kept:
    """Everything whole in a journal, without changing it; `patience`: seconds to wait for one that is in use. Raises
    BrokenJournal."""
    if not path.exists():
        raise BrokenJournal(f"there is no journal {path.name}")
    db = None
    try:
        db = sqlite3.connect(path, isolation_level=None, timeout=patience)
        facts = _facts(db)
        if "format" not in facts or "begun" not in facts or "table" not in facts:
            raise BrokenJournal(f"{path.name} is damaged at its beginning")
        said = msgspec.msgpack.decode(facts["format"], type=int)
        if said > FORMAT:
            raise LaterJournal(path.name, said)
        if said not in READS:
            raise BrokenJournal(f"{path.name} has no format of ours ({said})")
        begun = msgspec.msgpack.decode(facts["begun"], type=Begun)
        table = msgspec.msgpack.decode(facts["table"], type=KeptTable)
        if len(begun.kinds) != len(table.seats) or len(begun.names) != len(table.seats):
            raise BrokenJournal(f"{path.name} cannot be read: its match has other seats than its table")
        lines, damaged = _with_tail(_lines(db), log_path(path))
        return Kept(
            begun,
            table,
            tuple(lines),
            _snapshot(db, len(lines)),
            msgspec.msgpack.decode(facts.get("run", _PACK(1)), type=int),
            damaged,
            "over" in facts,
        )
    except (sqlite3.Error, msgspec.MsgspecError, ValueError, OverflowError, MemoryError, RecursionError) as error:
        if "locked" in str(error):
            raise BrokenJournal(f"{path.name} is in use by another host") from None
        raise BrokenJournal(f"{path.name} cannot be read: {error}") from None
    finally:
        if db is not None:
            db.close()


def _facts(db: sqlite3.Connection) -> dict[str, bytes]:
    # One by one: a damaged page of one fact must not hide the others.
    facts: dict[str, bytes] = {}
    for name in ("format", "begun", "table", "run", "over"):
        row = db.execute("select body, sum from facts where name = ?", (name,)).fetchone()
        if row is not None and isinstance(row[0], bytes) and _sum(row[0]) == row[1]:
            facts[name] = row[0]
    return facts


def _lines(db: sqlite3.Connection) -> tuple[list[tuple[Line, bytes]], bool]:
    """The lines with their hashes, up to the first that is missing or damaged, and whether there was one."""
    lines: list[tuple[Line, bytes]] = []
    before = b""
    try:
        for number, body, total in db.execute("select number, body, sum from lines order by number"):
            if number != len(lines) + 1 or not isinstance(body, bytes) or _sum(body, before) != total:
                return lines, True
            lines.append((msgspec.msgpack.decode(body, type=Line), total))
            before = total
    except (sqlite3.Error, msgspec.MsgspecError, OverflowError):
        return lines, True
    return lines, False


def _with_tail(found: tuple[list[tuple[Line, bytes]], bool], path: Path) -> tuple[list[Line], bool]:
    """The database's lines and what a host that was killed had not moved there yet. Records of the tail may be there
    twice; each stands for "from this number on it went so"."""
    lines, damaged = found
    try:
        left = path.read_bytes()
    except OSError:
        left = b""
    unpacker = msgpack.Unpacker(max_buffer_size=max(1, len(left)))
    unpacker.feed(left)
    read_to = 0
    try:
        for number, body, total in unpacker:
            read_to = unpacker.tell()
            before = lines[number - 2][1] if number > 1 else b""
            if number < 1 or _sum(body, before) != total:
                return [line for line, _ in lines], True
            if lines[number - 1 : number] and lines[number - 1][1] == total:
                continue  # moved already, and what follows it too
            lines[number - 1 :] = [(msgspec.msgpack.decode(body, type=Line), total)]
            damaged = False
    except (msgspec.MsgspecError, ValueError, TypeError, IndexError, OverflowError, msgpack.UnpackException):
        damaged = True
    # A record cut in two is none for the unpacker: it waits for the rest.
    return [line for line, _ in lines], damaged or read_to < len(left)


def _snapshot(db: sqlite3.Connection, lines: int) -> tuple[int, bytes] | None:
    try:
        query = "select number, body, sum from snapshots where number <= ? order by number desc"
        for number, body, total in db.execute(query, (lines,)):
            if isinstance(body, bytes) and _sum(body) == total:
                return number, body
    except sqlite3.Error:
        pass
    return None


@contextlib.contextmanager
def _told(path: Path | None) -> Iterator[None]:
    """SQLite's troubles as OSError, which the table understands as "not saved"."""
    try:
        yield
    except sqlite3.Error as error:
        raise BrokenJournal(f"{path.name if path else 'the journal'}: {error}") from None


def stamp(path: Path) -> tuple[tuple[int, int], ...]:
    """Times and sizes of a journal's files: another one, and it may say something else. Raises OSError where it is gone."""
    files = [path, path.with_name(path.name + "-wal"), log_path(path)]
    states = [file.stat() for file in files if file == path or file.exists()]
    return tuple((state.st_mtime_ns, state.st_size) for state in states)


def matches() -> list[str]:
    """Ids of the matches with a journal, newest first."""
    try:
        found = [(file.stat().st_mtime, file.stem) for file in folder().glob("*.journal")]
    except OSError:
        return []
    return [name for _, name in sorted(found, reverse=True)]
