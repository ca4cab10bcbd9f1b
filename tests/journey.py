"""Which modules a play passes: from the click of one player to the picture in front of another.

    python -m tests.journey            print them, room by room
    python -m tests.journey --write    write them into CONTRIBUTING.md

A table of two windows and a host stand in one process, each window with its own connection and scene stack. An attack of
BattleGoats is clicked in one window; every module of ours that runs until the other window shows the new picture counts.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.scenes.connecting import Connecting
from game.scenes.lobby import Lobby
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.scenes.router import open_stack
from game.session.records import Wanted
from game.session.session import Session
from game.session.window import shut_down
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.ui.harness import Harness
from net.host.process import Host, HostOptions
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "CONTRIBUTING.md"
BEGIN, END = "<!-- journey: printed by python -m tests.journey --write -->", "<!-- end of journey -->"
_INNER = re.compile(r"(?:game|net)[/\\].*\.py$")


class Tracer:
    """The modules of ours that are called while it is on, in any thread that began after `install`."""

    def __init__(self) -> None:
        self.on = False
        self.found: set[str] = set()
        self._names: dict[str, str] = {}

    def install(self) -> None:
        threading.setprofile(self._called)
        sys.setprofile(self._called)

    def remove(self) -> None:
        threading.setprofile(None)
        sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, _: object) -> None:
        if not self.on or event != "call" or frame.f_code.co_name == "<module>":
            return
        path = frame.f_code.co_filename
        name = self._names.get(path)
        if name is None:
            name = self._names[path] = _module(path)
        if name:
            self.found.add(name)


def _module(path: str) -> str:
    """`net.host.room` for its file; "" for a file that is not ours."""
    try:
        inner = Path(path).resolve().relative_to(ROOT)
    except (ValueError, OSError):
        return ""
    if not _INNER.match(str(inner)):
        return ""
    return ".".join(inner.with_suffix("").parts).removesuffix(".__init__")


class Window:
    """A player's window: a settings file, a key and a scene stack of its own."""

    def __init__(self, name: str) -> None:
        self.name = name
        file = SettingsFile()
        file.change(language="en", name=name, pace="instant")
        self.harness = Harness(lambda: open_stack(Context(file), Menu()), (1280, 720))

    def step(self) -> int:
        """Step a frame; return how many were painted."""
        return self.harness.frames(1)

    def join(self, invite: str) -> None:
        stack = self.harness.stack
        wanted = Wanted(self.name, invite, profile=self.name.lower())
        stack.push(Connecting(lambda: Session.joined(stack.context, wanted)))

    @property
    def top(self) -> object:
        return self.harness.stack.top

    @property
    def table(self) -> LiveTable | None:
        top = self.top
        return top if isinstance(top, LiveTable) and top.ready else None


def until(windows: list[Window], done: Callable[[], bool]) -> None:
    """Step all windows until `done()`."""
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise AssertionError(f"never came to it: {[type(window.top).__name__ for window in windows]}")
        for window in windows:
            window.step()
        time.sleep(0.002)


@contextmanager
def table_of_two() -> Iterator[list[Window]]:
    """Two windows at a running match of BattleGoats, its host on a thread."""
    host = Host(HostOptions(title="battlegoats", seats=2, local=True, seed=7))
    thread = threading.Thread(target=host.run)
    thread.start()
    windows: list[Window] = []
    try:
        for name in ("Aino", "Mudge"):
            windows.append(Window(name))
            windows[-1].join(host.invite.text())
            until(windows, lambda: isinstance(windows[-1].top, Lobby))
        for window in windows:
            window.harness.settle()
            window.harness.click("ready")
        until(windows, lambda: all(window.table for window in windows))
        yield windows
    finally:
        for window in windows:
            shut_down(window.harness.stack.context)
        host.end()
        thread.join()
        host.close()


def asked(window: Window) -> str:
    """What the seat of a window is asked and can answer now; "" for nothing."""
    table = window.table
    if table is None or table.updates.playing or table.updates.waiting or table.services.sent:
        return ""
    ask = table.services.update.ask
    return ask.kind if ask is not None and ask.space is not None and ask.answer is None else ""


def to_the_first_attack(windows: list[Window]) -> Window:
    """Answer all that comes before the first attack by the buttons that do it; return the window that attacks."""
    laid: set[str] = set()

    def ready() -> bool:
        for window in windows:
            kind = asked(window)
            if kind == "orders":
                return not window.harness.stack.top.motion.busy
            if kind == "deploy" and window.name not in laid:
                window.harness.click("act.fill")
                window.harness.frames(2)
                window.harness.click("act.ready")
                laid.add(window.name)
            elif kind == "first":
                click_open_spot(window)
        return False

    until(windows, ready)
    return next(window for window in windows if asked(window) == "orders")


def click_open_spot(window: Window) -> None:
    """Click the first thing that can be acted on."""
    table = window.table
    assert table is not None
    window.harness.click(next(spot.rect.center for spot in table.spots if spot.open))


def journey() -> set[str]:
    """Return the modules that one attack passes."""
    tracer = Tracer()
    tracer.install()
    try:
        with tempfile.TemporaryDirectory() as home:
            os.environ["GOBSMACK_HOME"] = home
            with table_of_two() as windows:
                attacker = to_the_first_attack(windows)
                (other,) = (window for window in windows if window is not attacker)
                table = other.table
                assert table is not None
                seen = table.services.update.version
                tracer.on = True
                while asked(attacker) == "orders" and table.services.update.version == seen:
                    click_open_spot(attacker)
                until(windows, lambda: table.services.update.version > seen and not table.updates.playing)
                until(windows, lambda: other.step() > 0)
                tracer.on = False
    finally:
        tracer.on = False
        tracer.remove()
    return tracer.found


def written() -> set[str]:
    """Return the modules of one attack, traced in a process of its own."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.journey"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=600
    )
    return listed(found.stdout)


def listed(page: str) -> set[str]:
    """Return the modules that a page lists between the marks."""
    rows = page.split(BEGIN)[1].split(END)[0].splitlines()
    parts = [row.strip("| ").split(" | ") for row in rows if row.startswith("| `")]
    return {f"{room.strip('`').replace('/', '.')}.{module}" for room, modules in parts for module in modules.split()}


def table(found: set[str]) -> str:
    """Return the modules room by room, between the marks of the page."""
    rooms: dict[str, list[str]] = {}
    for name in sorted(found):
        room, _, module = name.rpartition(".")
        rooms.setdefault(room.replace(".", "/"), []).append(module)
    rows = "\n".join(f"| `{room}` | {' '.join(modules)} |" for room, modules in rooms.items())
    return f"{BEGIN}\n{len(found)} modules.\n\n| room | modules |\n|---|---|\n{rows}\n{END}"


def main(arguments: list[str]) -> None:
    told = table(journey())
    if "--write" in arguments:
        page = PAGE.read_text(encoding="utf-8")
        before, rest = page.split(BEGIN)
        PAGE.write_text(before + told + rest.split(END)[1], encoding="utf-8")
    print(told)


if __name__ == "__main__":
    main(sys.argv[1:])
