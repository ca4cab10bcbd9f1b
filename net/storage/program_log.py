"""What a process says of itself, in a file of its own: window, host and bot each, in the platform's folder for logs.

    begin("host", "gobsmack 1.0")

Each file is cut at `MOST_BYTES` (with the part before it kept once), and old files go when a process begins. Nothing stands in
it that is nobody's business (`private_text.py`). A process that dies in C code leaves its last frames there (`faulthandler`).
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import platform
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO, Literal

import platformdirs

from net.storage import private_text
from net.storage.private_files import make_private_folder

Kind = Literal["window", "host", "bot"]

MOST_BYTES = 512 * 1024
KEPT = 40
"""Files of each kind that stay, the newest, however old: a clock that jumps deletes nothing."""
SECRETS = "net.secrets"
"""The logger of what only a developer's terminal may show: dumps of matches, choices of players."""

_handler: RotatingFileHandler | None = None
_frames: IO[bytes] | None = None
"""Where the last frames of a process that dies would go; open as long as the process lives."""


def folder() -> Path:
    """Return the folder of logs: the platform's, or `logs` in GOBSMACK_HOME."""
    own = os.environ.get("GOBSMACK_HOME")
    return Path(own) / "logs" if own else Path(platformdirs.user_log_dir("gobsmack", appauthor=False))


class PlainFormatter(logging.Formatter):
    """Lines without secrets, tracebacks without what may name hidden cards."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        line = f"{self.formatTime(record)} {record.levelname} {record.name} {private_text.clean(record.getMessage())}"
        error = record.exc_info[1] if record.exc_info else None
        return line if error is None else f"{line}\n{private_text.traced(error)}"


def begin(kind: Kind, software: str, now: float | None = None) -> Path | None:
    """Write what is logged from now on to a new file; return it, or None where none can be written."""
    global _handler, _frames
    end()
    stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(now))
    path = folder() / f"{kind}-{stamp}-{os.getpid()}.log"
    with contextlib.suppress(OSError):
        make_private_folder(path.parent)
        _prune(kind)
        handler = RotatingFileHandler(path, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8")
        handler.setFormatter(PlainFormatter())
        handler.setLevel(logging.INFO)
        handler.addFilter(lambda record: record.name != SECRETS)
        root = logging.getLogger()
        root.addHandler(handler)
        root.setLevel(min(root.level or logging.INFO, logging.INFO))
        _handler = handler
        tell(logging.INFO, f"{kind}, {software}, Python {platform.python_version()}, "
                           f"{platform.system()} {platform.release()} {platform.machine()}")  # fmt: skip
        _frames = path.open("ab")
        faulthandler.enable(_frames)
        return path
    return None


def tell(level: int, text: str, error: BaseException | None = None) -> None:
    """Write a line into this process's file and nowhere else: what a terminal says is for people, and short."""
    if _handler is not None:
        trace = (type(error), error, error.__traceback__) if error is not None else None
        _handler.handle(logging.LogRecord("net.log", level, __file__, 0, text, None, trace))


def end() -> None:
    """Close the file of this process, if it has one."""
    global _handler, _frames
    if _frames is not None:
        faulthandler.disable()
        _frames.close()
    if _handler is not None:
        logging.getLogger().removeHandler(_handler)
        _handler.close()
    _handler = _frames = None


def path() -> Path | None:
    """Return the file of this process."""
    return Path(_handler.baseFilename) if _handler is not None else None


def last_lines(file: Path | None, most: int = 40) -> tuple[str, ...]:
    """Return the end of a log, as it may be handed on."""
    if file is None:
        return ()
    try:
        with file.open("rb") as opened:
            opened.seek(max(0, file.stat().st_size - 64 * 1024))
            text = opened.read().decode("utf-8", "replace")
    except OSError:
        return ()
    return tuple(private_text.clean(line) for line in text.splitlines()[-most:])


def files(kind: str = "*") -> list[Path]:
    """Return the logs that are kept, the newest first."""
    return sorted(folder().glob(f"{kind}-*.log"), key=_written, reverse=True)


def _written(file: Path) -> float:
    with contextlib.suppress(OSError):
        return file.stat().st_mtime
    return 0.0


def _prune(kind: Kind) -> None:
    for file in files(kind)[KEPT - 1 :]:
        for each in (file, file.with_name(f"{file.name}.1")):
            with contextlib.suppress(OSError):  # one that is in use elsewhere, on Windows
                each.unlink()
