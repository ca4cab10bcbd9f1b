"""Starting bots as processes of their own, by the same command line that people use."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from net.host.attendance import BotWanted
from net.host.descriptors import Spare

log = logging.getLogger("net.host.bot_processes")

BotCommand = Callable[[str, str, str], list[str]]
"""(invite, level, name) -> the command that starts such a bot."""


def program() -> list[str]:
    """How this program is started again: the packaged executable is its own interpreter."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "game"]
    # On Windows the window's program has no standard output; the one beside it has.
    console = Path(sys.executable).with_name("gobsmack-console.exe")
    return [str(console) if console.is_file() else sys.executable]


def told(option: str, value: object) -> str:
    """`--option=value` in one word. As a word of its own a value that begins with a dash (keys do, now and then, and so may
    people's names) would be taken for another option."""
    return f"--{option}={value}"


def bot_command(invite: str, level: str, name: str) -> list[str]:
    """A bot of ours."""
    return [*program(), "bot", invite, told("level", level), told("name", name), told("parent", os.getpid())]


def quiet(stands_back: bool = False) -> dict[str, Any]:
    """For subprocess.Popen: no console of its own; `stands_back`: where a process can't say so itself, all others go first."""
    # A packaged game has no console; a child must not open one.
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    flags |= getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) if stands_back else 0
    return {"creationflags": flags} if flags else {}


class Bots:
    """The bot processes of a host: as many as are wanted, no more."""

    AGAIN = 2.0
    """Seconds before a bot that fell over is started again; twice as long each time, up to a minute."""

    def __init__(self, command: BotCommand, spare: Spare | None = None) -> None:
        """`spare`: descriptors for starting a bot where there are no others."""
        self._command = command
        self._spare = spare or Spare(0)
        self.trouble: list[BotWanted] = []
        """Those that could not be started since somebody looked. They are tried again."""
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        self._falls: dict[str, tuple[int, float]] = {}

    def mind(self, wanted: list[BotWanted], invite: Callable[[str], str], now: float) -> None:
        """Start who is missing, end who is no longer wanted. `invite(ticket)` is what a bot comes in with."""
        tickets = {bot.ticket for bot in wanted}
        for ticket in [ticket for ticket in self._running if ticket not in tickets]:
            self._end(self._running.pop(ticket))
        for bot in wanted:
            process = self._running.get(bot.ticket)
            if process is not None and process.poll() is None:
                continue
            falls, again = self._falls.get(bot.ticket, (0, 0.0))
            if process is not None:
                del self._running[bot.ticket]
                again = now + min(60.0, self.AGAIN * 2**falls)
                self._falls[bot.ticket] = falls + 1, again
                log.warning("the bot of seat %d ended with %s", bot.seat, process.returncode)
            if now < again:
                continue
            command = self._command(invite(bot.ticket), bot.level, bot.name)
            try:
                self._running[bot.ticket] = self._start(command)
            except OSError as error:
                # No descriptors, no memory, no processes: the table goes on without it, and tries again.
                log.error("the bot of seat %d cannot be started: %s", bot.seat, error)
                self._falls[bot.ticket] = falls + 1, now + min(60.0, self.AGAIN * 2**falls)
                self.trouble.append(bot)

    def _start(self, command: list[str]) -> subprocess.Popen[bytes]:
        try:
            return self._popen(command)
        except OSError as error:
            log.warning("once more, with what was kept back: %s", error)
            with self._spare.lent():
                return self._popen(command)

    @staticmethod
    def _popen(command: list[str]) -> subprocess.Popen[bytes]:
        # Its standard output would mix with the host's own, which others read.
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, **quiet())

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(1.0)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def close(self) -> None:
        """End all."""
        for process in self._running.values():
            if process.poll() is None:
                process.terminate()
        for process in self._running.values():
            self._end(process)
        self._running.clear()
