"""Tables under a process supervisor that a person might use (`supervisor`, from PyPI), as `net/SPREADING.md` configures it.

with Supervised(folder, count=3) as house:      house.invite(1); house.pid(1); house.state(1); house.tell("restart")
"""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xmlrpc.client import ServerProxy

import net
from game import __version__
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
NEWER = "99.0.0"


def page_configuration() -> str:
    """The worked example of the page."""
    page = (Path(net.__file__).parent / "SPREADING.md").read_text(encoding="utf-8")
    [found] = re.findall(r"## Worked example: supervisor\n.*?```ini\n(.*?)```", page, re.DOTALL)
    return str(found)


def for_folder(folder: Path, count: int) -> str:
    """The same, for so many tables of the program that lies at `folder`/program, with all that is written in `folder`."""
    changes = {
        "/usr/bin/gobsmack": f"{sys.executable} -m game",
        "/run/gobsmack": str(folder),
        "/var/lib/gobsmack": str(folder / "homes"),
        "/var/log/gobsmack": str(folder),
        "numprocs=8": f"directory={folder / 'program'}\nnumprocs={count}",
        "user=gobsmack\n": "",
        " --seats 4 ": " --seats 2 --local ",
    }
    text = page_configuration()
    for before, after in changes.items():
        assert before in text, before
        text = text.replace(before, after)
    return text


def copy_of_program(to: Path, version: str) -> None:
    """What a host needs of the program, calling itself another version."""
    for room in ("game", "net"):
        shutil.copytree(ROOT / room, to / room, ignore=shutil.ignore_patterns("__pycache__"))
    there = to / "game/__init__.py"
    there.write_text(there.read_text(encoding="utf-8").replace(f'"{__version__}"', f'"{version}"'), encoding="utf-8")


def wait(done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.2)


class Supervised:
    """A supervisor and its tables, numbered from 1."""

    def __init__(self, folder: Path, count: int) -> None:
        self.folder, self.count = folder, count

    def __enter__(self) -> Supervised:
        from supervisor.xmlrpc import SupervisorTransport

        folder = self.folder
        for version in (__version__, NEWER):
            copy_of_program(folder / version, version)
        (folder / "program").symlink_to(folder / __version__)
        for number in range(1, self.count + 1):
            (folder / f"homes/{number}").mkdir(parents=True)
        (folder / "supervisord.conf").write_text(for_folder(folder, self.count))
        words = [sys.executable, "-m", "supervisor.supervisord", "--nodaemon", "-c", str(folder / "supervisord.conf")]
        self._process = subprocess.Popen(words, cwd=folder, stdout=subprocess.DEVNULL)
        transport = SupervisorTransport(None, None, f"unix://{folder / 'supervisor.sock'}")
        self._asked: Any = ServerProxy("http://127.0.0.1", transport=transport).supervisor
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def upgrade(self) -> None:
        """The newer program lies where the older one lay; nothing is started anew by that."""
        spare = self.folder / "spare"
        spare.symlink_to(self.folder / NEWER)
        spare.replace(self.folder / "program")

    def state(self, number: int) -> str:
        """RUNNING, EXITED ..., as the supervisor says."""
        return str(self._told(number)["statename"])

    def pid(self, number: int) -> int:
        """Of its process, once the supervisor says that it runs."""
        wait(lambda: self.state(number) == "RUNNING")
        return int(self._told(number)["pid"])

    def starts(self, number: int) -> int:
        """How often the table has said that it is open."""
        return sum("invite" in line for line in self.said(number))

    def said(self, number: int) -> list[dict[str, Any]]:
        """What the table has said on standard output, a record a line."""
        path = self.folder / f"table-{number}.log"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def invite(self, number: int) -> str:
        """The newest one. Waits for the first."""
        wait(lambda: self.starts(number) > 0)
        return str([line["invite"] for line in self.said(number) if "invite" in line][-1])

    def restart(self, number: int) -> None:
        """As `supervisorctl restart` does it."""
        self._asked.stopProcess(self._name(number))
        self._asked.startProcess(self._name(number))

    def signal(self, number: int, name: str) -> None:
        """As `supervisorctl signal` does it."""
        self._asked.signalProcess(self._name(number), name)

    def _told(self, number: int) -> dict[str, Any]:
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError):  # it is only just starting
                return dict(self._asked.getProcessInfo(self._name(number)))
            assert self._process.poll() is None and time.monotonic() < until
            time.sleep(0.2)

    def _name(self, number: int) -> str:
        return f"gobsmack:table-{number}"
