"""The host of our own table: a process of its own, started by the same command line that people use."""

from __future__ import annotations

import os
import re
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.session.host_command import HostCommand
from net.host.bot_processes import program, quiet

if TYPE_CHECKING:
    from net.host.output import Listening

OPENING_LIMIT = 20.0
"""Seconds after which a host process that says nothing counts as failed."""
GRACE = 2.0
"""Seconds that a host gets to end by itself."""


_SENTENCE = re.compile(r"gobsmack(?: host)?: (.+)")
_ERROR = re.compile(r"[A-Za-z_][\w.]*(?:Error|Exception|Exit|Fault): (.+)")


def reason_in(words: Sequence[str]) -> str:
    """Return the line that says why a program ended, without what stands around it."""
    for pattern in (_SENTENCE, _ERROR):
        for line in reversed(words):
            found = pattern.match(line)
            if found is not None:
                return found[1]
    return words[-1] if words else ""


class HostProcess:
    """`listening` is there as soon as the host has printed its first line; `ended` is its exit code once it is gone."""

    def __init__(self, words: Sequence[str], passphrase: str = "") -> None:
        self.words = list(words)
        self.listening: Listening | None = None
        self.last_words: deque[str] = deque(maxlen=20)
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if passphrase:
            # Not in the command line: other people of the machine can read those.
            environment["GOBSMACK_PASSPHRASE"] = passphrase
        self._process = subprocess.Popen(
            [*program(), *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment,
            encoding="utf-8", errors="replace", process_group=0, **quiet(),
        )  # fmt: skip
        # A group of its own: Ctrl+C in a terminal is the window's alone, which says farewell to the table and then ends it.
        # Pipes must be read to the end, or the host would stall on a full one.
        for reader in (self._read_out, self._read_errors):
            threading.Thread(target=reader, name="host-pipe", daemon=True).start()

    def _read_out(self) -> None:
        from net.host import output  # whoever opens no table needs none of it

        assert self._process.stdout is not None
        for line in self._process.stdout:
            said = output.read(line)
            if isinstance(said, output.Listening):  # at the start, and when the machine has another address
                self.listening = said
            elif said is None and line.lstrip().startswith("{"):
                self.last_words.append(line.strip())

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if line.strip():
                self.last_words.append(line.strip())

    @property
    def ended(self) -> int | None:
        return self._process.poll()

    @property
    def reason(self) -> str:
        """Why it ended: its own sentence, else the error that it fell over, else the last thing it said."""
        return reason_in(list(self.last_words))

    def stop(self) -> None:
        """Ask it to end, and make sure of it without waiting here."""
        if self._process.poll() is None:
            self._process.terminate()
            threading.Thread(target=self._bury, name="host-end", daemon=True).start()

    def _bury(self) -> None:
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def resume_match(match: str, owner: str, local: bool, given_up: threading.Event) -> tuple[HostProcess, str]:
    """Start a host for a match whose journal is on this machine; return it and the invite to it.

    Waits until it listens, or until it is `given_up`. Raises OSError when it does not listen.
    """
    host = HostProcess(HostCommand(resume=match, local=local).words(owner))
    until = time.monotonic() + OPENING_LIMIT
    while host.listening is None and host.ended is None and time.monotonic() < until and not given_up.wait(0.02):
        pass
    if host.listening is None or given_up.is_set():
        host.stop()
        raise OSError(host.reason or "the host did not start")
    return host, host.listening.invite
