"""Falls: what a process fell over, kept until a person has looked at it.

Whoever catches an error that nobody expected writes it down with `note`; what nobody caught is written down by the hooks
that `watch` sets. `waiting` gives what lies there, also of processes that died without a word (`faulthandler` wrote their
last frames into the log).
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
import time
from pathlib import Path
from types import TracebackType

import msgspec

from net.storage import private_text, program_log
from net.storage.private_files import make_private_folder

log = logging.getLogger("net.storage")

KEPT = 10
TAIL_BYTES = 64 * 1024
"""Of the end of a log, in which the last frames of a process stand: the start of the window waits for it."""
DIED = ("Fatal Python error", "Windows fatal exception")
SEEN = "what stands above was told"
"""Written under the last frames of a process that died, once they have become a fall."""


class Fall(msgspec.Struct, frozen=True):
    """What one process fell over."""

    kind: str
    """"window", "host" or "bot"."""
    when: float
    software: str
    where: str
    error: str
    trace: str
    log: tuple[str, ...] = ()
    match: str = ""
    offered: bool = False
    """Somebody was asked whether to look at it."""


class _Here:
    """This process, as its falls tell of it."""

    kind = "window"
    software = ""
    last: BaseException | None = None


def folder() -> Path:
    """Return where falls lie."""
    return program_log.folder() / "falls"


def watch(kind: program_log.Kind, software: str) -> None:
    """Keep a log of this process, and write down whatever it falls over that nobody catches."""
    _Here.kind, _Here.software, _Here.last = kind, software, None
    program_log.begin(kind, software)
    sys.excepthook = _fell
    threading.excepthook = _thread_fell


def note(error: BaseException, where: str = "", match: str = "", now: float | None = None) -> Path | None:
    """Write down what was fallen over, once; return the file. Never raises itself: if it can't be written, the log says why
    and None comes back."""
    if _Here.last is error:
        return None
    _Here.last = error
    try:
        before = program_log.last_lines(program_log.path())
        program_log.tell(logging.CRITICAL, f"fell over {where or 'something'}", error)
        when = time.time() if now is None else now
        fall = Fall(_Here.kind, when, _Here.software, where, private_text.told(error), private_text.traced(error),
                    before, match)  # fmt: skip
        return _write(fall)
    except Exception as trouble:
        # Logging formats under a guard of its own: an error that can't even be printed ends nothing here.
        log.error("a fall over %s isn't written down: %s", type(error).__name__, trouble)
        return None


def waiting() -> list[Fall]:
    """Return what lies there, the newest first; the same error again and again is there once."""
    _gather()
    found: dict[tuple[str, str], Fall] = {}
    for path in _files():
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            fall = msgspec.json.decode(path.read_bytes(), type=Fall)
            found.setdefault((fall.kind, fall.trace), fall)
    return list(found.values())


def offered() -> None:
    """Somebody was asked about all that lie there: they are not asked again."""
    for path in _files():
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            fall = msgspec.json.decode(path.read_bytes(), type=Fall)
            path.write_bytes(msgspec.json.encode(msgspec.structs.replace(fall, offered=True)))


def throw_away() -> None:
    """Forget all that lie there. The logs stay."""
    for path in _files():
        with contextlib.suppress(OSError):
            path.unlink()


def _files() -> list[Path]:
    return sorted(folder().glob("*.json"), reverse=True)


def _write(fall: Fall) -> Path:
    make_private_folder(folder())
    stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(fall.when))
    part = f"{fall.when % 1:.6f}"[2:]
    path = folder() / f"{stamp}-{part}-{fall.kind}-{os.getpid()}.json"
    path.write_bytes(msgspec.json.encode(fall))
    for old in _files()[KEPT:]:
        with contextlib.suppress(OSError):
            old.unlink()
    return path


def _gather() -> None:
    """Make falls of the last frames of processes that died."""
    for file in program_log.files():
        with contextlib.suppress(OSError):
            text = _tail(file)
            news = text.rpartition(SEEN)[2]
            at = min((news.index(word) for word in DIED if word in news), default=-1)
            if at < 0:
                continue
            before, trace = news[:at].splitlines(), private_text.clean(news[at:])
            _write(Fall(file.name.partition("-")[0], file.stat().st_mtime, "", "C code",
                        trace.splitlines()[0], trace, tuple(private_text.clean(line) for line in before[-40:])))  # fmt: skip
            with file.open("a", encoding="utf-8") as opened:
                opened.write(f"\n{SEEN}\n")


def _tail(file: Path) -> str:
    with file.open("rb") as opened:
        opened.seek(max(0, file.stat().st_size - TAIL_BYTES))
        return opened.read().decode("utf-8", "replace")


def _fell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if isinstance(error, Exception):
        note(error, "the whole program")
    sys.__excepthook__(kind, error, trace)


def _thread_fell(told: threading.ExceptHookArgs) -> None:
    if isinstance(told.exc_value, Exception):
        note(told.exc_value, f"the thread {told.thread.name if told.thread is not None else ''}".rstrip())
    threading.__excepthook__(told)
