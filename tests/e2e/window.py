"""One window of the game, driven with mouse and keyboard like a person's, as a process of its own.

    python -m tests.e2e.window host|guest [INVITE]

Tells what it has come to as JSON lines on standard output; the invite of the host's table first.
"""

import json
import os
import random
import sys
import time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.scenes.failure import Failure
from game.scenes.lobby import Lobby
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.scenes.results import Results
from game.scenes.router import open_stack
from game.session.window import shut_down
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.ui.harness import Harness
from tests.patience import BY_MOUSE
from tests.seldom_drawn import seldom_drawn

NEVER = {"act.resign", "act.clear", "act.wait", "act.back"}
LEAST_S, MOST_S = 0.002, 0.032
"""Of the pauses of a window that waits for others."""


def say(**facts):
    print(json.dumps(facts), flush=True)


class Window:
    """The harness, and the few things a person does over and over."""

    def __init__(self, name, **settings):
        file = SettingsFile()
        file.change(**{"language": "en", "name": name, "pace": "instant", **settings})
        self.h = seldom_drawn(Harness(lambda: open_stack(Context(file), Menu()), (1280, 720)), each=16)
        self.dice = random.Random(name)
        self.until = time.monotonic() + BY_MOUSE
        self._pause_s = LEAST_S

    @property
    def top(self):
        return self.h.stack.top

    def wait(self, kind, what=lambda top: True):
        while not (isinstance(self.top, kind) and what(self.top)):
            self.h.frames(1)
            self.rest()
            self.patient()
        return self.top

    def rest(self):
        """Leave the processor to those who are waited for: longer each time, as long as nothing moves here either."""
        time.sleep(self._pause_s)
        table = self.top if isinstance(self.top, LiveTable) else None
        moves = self.top.motion.busy or (table is not None and (table.updates.playing or table.updates.waiting))
        self._pause_s = LEAST_S if moves else min(MOST_S, 2 * self._pause_s)

    def wake(self):
        """Something was done: what comes of it is not waited for long."""
        self._pause_s = LEAST_S

    def patient(self, **facts):
        """Give up, and say where, when it takes too long or the game itself says that it does not go on."""
        top = self.top
        if time.monotonic() > self.until or isinstance(top, Failure):
            ask = top.services.update.ask if isinstance(top, LiveTable) and top.ready else ""
            shown = {name: str(getattr(top, name, "")) for name in ("trouble", "typed")}
            say(stuck=type(top).__name__, ask=str(ask), **shown, **facts)
            sys.exit(3)

    def play(self):
        """Click what glows and press what can be pressed, until there is a result."""
        quiet = 0.0
        while not isinstance(self.top, Results):
            self.h.frames(1)
            self.rest()
            self.patient()
            top = self.top
            if not isinstance(top, LiveTable):
                self.h.key("escape")
                continue
            if not top.ready or top.updates.playing or top.services.sent or time.monotonic() < quiet:
                continue
            if top.services.update.result is not None:
                self.h.key("escape")  # a dialog hid the results
            ask = top.services.update.ask
            if ask is None or ask.space is None:
                continue
            self.click_something(top)
            self.wake()
            quiet = time.monotonic() + 0.01

    def click_something(self, top):
        acts = [w for w in top.group if w.id.startswith("act.") and w.enabled and w.visible and w.id not in NEVER]
        main = [w for w in acts if w is top.group.main]
        spots = [spot for spot in top.spots if spot.open]
        if main and (not spots or self.dice.random() < 0.8):
            self.h.click(main[0].rect.center)
        elif acts and (not spots or self.dice.random() < 0.25):
            self.h.click(self.dice.choice(acts).rect.center)
        elif spots:
            self.h.click(self.dice.choice(spots).rect.center)


def host(window):
    h = window.h
    h.settle()
    h.click("host")  # launch to a LAN lobby: two clicks
    h.settle()
    h.click("open")
    lobby = window.wait(Lobby)
    say(invite=lobby.session.address.invite, address=lobby.session.address.hosts[0], code=lobby.session.address.code)
    window.wait(Lobby, lambda top: (button := top.group.find("start")) is not None and button.enabled)
    h.settle()
    h.click("start")


def guest(window, invite):
    h = window.h
    h.settle()
    h.click("join")
    h.settle()
    h.click("address")
    h.type(invite)
    h.key("return")
    window.wait(Lobby)
    h.settle()
    h.click("ready")


def main():
    role, *rest = sys.argv[1:]
    options = {"house": {"title": "battlegoats"}}
    window = Window("Maija" if role == "host" else "Inés", options=options)
    try:
        host(window) if role == "host" else guest(window, rest[0])
        window.wait(LiveTable)
        say(table=True, driver=os.environ["SDL_VIDEODRIVER"])
        window.play()
        end = window.wait(Results, lambda top: top.feed.verified() != "")
        window.h.settle()
        say(places=list(end.end.places), winners=list(end.end.winners), seat=end.feed.seat, verified=end.feed.verified(),
            moments=len(end.story.moments))  # fmt: skip
        if role == "host":
            deadline = time.monotonic() + BY_MOUSE
            while time.monotonic() < deadline:  # the guest fetches its log; whoever started both ends them
                window.h.frames(1)
                time.sleep(0.01)
    finally:
        shut_down(window.h.stack.context)


if __name__ == "__main__":
    main()
