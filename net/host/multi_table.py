"""Several tables from one command: a process each, so that one that falls takes no other with it.

    run_many(Tables(3, work=lambda n: run_host(options[n]), command=..., warm=...))   -> exit code

Where the system can copy a running process (Linux), everything that tables share is loaded once and each table is a copy
that shares that memory as long as nobody writes to it. Elsewhere each table is started by its own command line.

Standard output has one JSON object when all tables listen: what one table says, of the first, and `tables` with all of
them, each with its number and process. Then one for each match that ends, with the number of its table, and at the end one
with all `results`. What goes wrong at one table is said on standard error; the others go on.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import multiprocessing
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import IO, Any, Protocol

from net.host import output
from net.host.bot_processes import quiet
from net.host.output import Listening
from net.host.parent_watch import Parent
from net.host.pulse import ServiceWatch
from net.host.status import Board

GRACE = 5.0
"""Seconds that tables get to end by themselves."""
COPIES = sys.platform == "linux"
"""Whether a process may be copied as it runs. macOS has `fork`, but its own libraries do not survive it."""


class Process(Protocol):
    """What is needed of a table's process; `subprocess.Popen` has it."""

    pid: int

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def terminate(self) -> None: ...

    def kill(self) -> None: ...


class Closing(Protocol):
    """What is closed in the end."""

    def close(self) -> None: ...


@dataclass
class Tables:
    """Which tables, and how one is run."""

    count: int
    work: Callable[[int], int]
    """Runs table `n` (from 1) in this process; gives its exit code."""
    command: Callable[[int], list[str]]
    """The command line that does the same; `environment` is added to its own."""
    environment: dict[str, str] = field(default_factory=dict)
    warm: Callable[[], None] = lambda: None
    """Loads what all tables need. Must start no thread and open no socket."""
    copies: bool = COPIES
    serve: Callable[[Board], Sequence[Closing]] = lambda board: ()
    """Shows the tables to others, once all processes are started. Raises OSError."""
    parent: int = 0
    """The process that these tables end with; 0: nobody's."""


@dataclass
class _Table:
    number: int
    process: Process
    said: IO[str]
    listening: Listening | None = None
    ended: int | None = None


class _Copy:
    """A copy of this process, at a table."""

    def __init__(self, process: multiprocessing.process.BaseProcess) -> None:
        self._process = process
        self.pid = process.pid or 0

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("table", timeout or 0.0)
        return code

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()


def run_many(tables: Tables) -> int:
    """Host all tables until the last has ended. Returns 0, or 1 when one ended badly."""
    return Many(tables).run()


class Many:
    """The tables of one command and what they said."""

    def __init__(self, tables: Tables) -> None:
        self._asked = tables
        self._ended = False
        self._opened = False
        self._heard: queue.SimpleQueue[tuple[_Table, str | None]] = queue.SimpleQueue()
        self._tables: list[_Table] = []
        self._results: list[dict[str, Any]] = []
        """What was printed of matches, with the number of the table."""
        self._parent = Parent(tables.parent)
        self._service = ServiceWatch()  # before the tables are started: they are not the service
        self._board = Board()
        self._served: Sequence[Closing] = ()

    def run(self) -> int:
        """Start all, pass on what they say, and wait for their ends."""
        with contextlib.suppress(ValueError):  # only the main thread may; tests run this on others
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, lambda *_: self.end())
        try:
            self._tables = self._copied() if self._asked.copies else self._started()
            # Threads only now: a process is copied without its threads, and with whatever they had locked.
            for table in self._tables:
                threading.Thread(target=self._listen, args=(table,), name=f"table {table.number}", daemon=True).start()
            self._served = self._asked.serve(self._board)
            self._mind()
        except OSError as error:
            print(f"gobsmack host: the tables cannot be shown: {error}", file=sys.stderr, flush=True)
            self._ended = True
            return 1
        finally:
            self._stop()
        output.tell({"results": sorted(self._results, key=lambda said: said["table"])})
        return 1 if any(table.ended for table in self._tables) else 0

    def end(self) -> None:
        """Ask all tables to end, at the next turn of the loop."""
        self._ended = True

    # ------------------------------------------------------------------ starting

    def _copied(self) -> list[_Table]:
        self._asked.warm()
        gc.collect()
        gc.freeze()  # what is there now is never looked through again, and so stays shared
        context = multiprocessing.get_context("fork")
        made: list[_Table] = []
        for number in range(1, self._asked.count + 1):
            ours, theirs = os.pipe()
            process = context.Process(
                target=self._sit_down, args=(number, theirs, [ours, *(t.said.fileno() for t in made)])
            )
            process.start()
            os.close(theirs)
            made.append(_Table(number, _Copy(process), os.fdopen(ours, encoding="utf-8", errors="replace")))
        return made

    def _sit_down(self, number: int, out: int, others: list[int]) -> None:
        """In the copy: run the table."""
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches everybody; the one who started us passes it on
        for descriptor in others:
            os.close(descriptor)
        os.dup2(out, 1)
        os.close(out)
        sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
        for handler in logging.getLogger().handlers:
            handler.setFormatter(logging.Formatter(f"%(asctime)s table {number} %(name)s %(message)s"))
        sys.exit(self._asked.work(number))

    def _started(self) -> list[_Table]:
        made = []
        for number in range(1, self._asked.count + 1):
            process = subprocess.Popen(
                self._asked.command(number), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, encoding="utf-8",
                errors="replace", env={**os.environ, **self._asked.environment, "PYTHONUNBUFFERED": "1"}, **quiet(),
            )  # fmt: skip
            assert process.stdout is not None
            made.append(_Table(number, process, process.stdout))
        return made

    # ------------------------------------------------------------------ listening

    def _listen(self, table: _Table) -> None:
        """On a thread for each table: every line, then None when it has no more to say."""
        with contextlib.suppress(OSError, ValueError):
            for line in table.said:
                self._heard.put((table, line))
        self._heard.put((table, None))

    def _mind(self) -> None:
        until: float | None = None
        while any(table.ended is None for table in self._tables):
            self._service.beat(time.monotonic())
            if not self._parent.alive():
                self._ended = True
            if self._ended and until is None:
                until = time.monotonic() + GRACE
                for table in self._tables:
                    table.process.terminate()
            if until is not None and time.monotonic() > until:
                return
            try:
                table, line = self._heard.get(timeout=0.2)
            except queue.Empty:
                continue
            if line is None:
                self._bury(table)
            else:
                self._hear(table, line)
            self._open()

    def _hear(self, table: _Table, line: str) -> None:
        said = output.read(line)
        match said:
            case None:
                print(f"table {table.number}: {line.rstrip()}", file=sys.stderr, flush=True)
            case output.Doing(status=status):
                self._board.put(table.number, status, time.monotonic())
            case output.Listening() if table.listening is None:
                table.listening = said
            case _:
                facts = {"table": table.number, **output.plain(said)}
                self._results.append(facts)
                if self._opened:
                    output.tell(facts)

    def _bury(self, table: _Table) -> None:
        """A table has ended. Badly: said on standard error; the others go on."""
        try:
            code = table.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            table.process.kill()
            code = table.process.wait()
        # How somebody ends whom we asked to end says nothing: by our signal, by the same Ctrl+C that reached us, or by itself.
        table.ended = 0 if self._ended else code
        self._board.drop(table.number)
        if table.ended:
            match = f" (match {table.listening.match})" if table.listening else ""
            print(f"gobsmack host: table {table.number}{match} ended with {code}", file=sys.stderr, flush=True)

    def _open(self) -> None:
        """Say that the tables are there, once each has said so or has ended."""
        if self._opened or any(table.listening is None and table.ended is None for table in self._tables):
            return
        self._opened = True
        self._service.ready()
        there = [(table, table.listening) for table in self._tables if table.listening is not None]
        if there:
            addresses = [address for _, heard in there for address in heard.addresses]
            tables = [
                {"table": table.number, "pid": table.process.pid, **output.plain(heard)} for table, heard in there
            ]
            output.tell({**output.plain(there[0][1]), "addresses": addresses, "tables": tables})
        for said in self._results:  # of those who were quick
            output.tell(said)

    def _stop(self) -> None:
        """Nobody is left behind, whatever has happened."""
        for served in self._served:
            served.close()
        for table in self._tables:
            if table.process.poll() is None:
                table.process.terminate()
        until = time.monotonic() + GRACE
        for table in self._tables:
            try:
                table.process.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                table.process.kill()
                table.process.wait()
