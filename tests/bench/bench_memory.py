"""What a window holds: whole matches in the real program, rematch after rematch, and the menu after them.

`python -m tests.bench.bench_memory [TITLE ...] [--matches N] [--plays N]`: one window plays all the titles named, as in an
evening. The host and its bots are processes of their own, as they are for players; only the window is measured. A match
that is longer than `--plays` answers of ours is given up, so that random play of every title ends; where nobody can resign it is
played out.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import app
from game.bots.random_bot import RandomBot
from game.scenes.connecting import play_alone
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.scenes.results import Results
from game.session.session import Session
from game.stack.context import Context
from game.stack.scene import Scene
from game.tabletop.default_screen import DefaultScreen
from game.ui.freed_memory import set_up_heap
from game.ui.jukebox import KEPT_S
from game.ui.loop import Loop, open_window
from game.ui.picture_store import pictures
from game.ui.prints import Prints
from tests.bench.common import Row, show

SEATS = {"battlegoats": 6, "slayer_slayer": 6, "goblin_raid": 2, "loot_and_recruit": 5, "lords_of_hell": 6}
PLAYED_OUT = ("loot_and_recruit",)
"""Nobody can resign there."""
SIZE = (1920, 1080)
FRAME, SLOW = 1 / 60, 1 / 10
MIB = 2**20
MATCH, MENU, GROWTH = 350, 250, 20
"""MiB: what a window may hold in a match, back in the menu, and gain from the third match to the last."""
STUCK_S = 600


def resident() -> float:
    """MiB of this process that lie in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


def alive() -> str:
    """How many scenes, screens of titles and sessions there are, collected or not. By their types: `isinstance` asks a thing
    itself, and pygame has modules that load numpy when they are asked for anything."""
    found = [type(thing) for thing in gc.get_objects()]
    kinds: tuple[tuple[type, str], ...] = ((Scene, "scenes"), (DefaultScreen, "screens"), (Session, "sessions"))
    return ", ".join(f"{sum(issubclass(one, kind) for one in found)} {name}" for kind, name in kinds)


def tell(what: str) -> float:
    """Print what is held now, the heaviest shelves last; returns the MiB."""
    found = resident()
    shelves = sorted(pictures.report().items(), key=lambda item: -item[1])[:4]
    heaviest = ", ".join(f"{name} {weight / MIB:.0f}" for name, weight in shelves)
    bound = f"{pictures.bytes / MIB:.0f} of {pictures.budget / MIB:.0f} MiB printed"
    print(f"{what:32} {found:5.0f} MiB; {alive()}; {bound}: {heaviest}", flush=True)
    return found


class Evening:
    """A window and the person at it, who answers at random."""

    def __init__(self) -> None:
        self.context = Context(size=SIZE)
        self.context.change(language="en", name="Maija", pace="instant")
        set_up_heap()
        pygame.font.init()
        self.surface = open_window(SIZE)
        self.context.resize(self.surface.get_size())
        self.context.prints = Prints()
        self.program = app.Program(self.context, app.menu())
        self.program.begin()
        self.loop = Loop(self.program.stack, self.surface)
        self.frames(30)

    @property
    def top(self) -> Scene | None:
        return self.program.stack.top

    def frames(self, n: int = 1, dt: float = FRAME) -> None:
        for _ in range(n):
            self.loop.step(dt, pygame.event.get())
            self.program.after_frame(dt)

    def until(self, kind: type[Scene]) -> None:
        end = time.monotonic() + STUCK_S
        while not isinstance(self.top, kind):
            self.frames()
            time.sleep(FRAME)
            if time.monotonic() > end:
                raise TimeoutError(f"{type(self.top).__name__} instead of {kind.__name__}")

    def begin(self, title: str) -> None:
        seats = SEATS[title]
        play_alone(self.program.stack, title, seats, "random", {}, seed=7)
        self.until(LiveTable)

    def play(self, most: int) -> int:
        """To the results; how often we were asked."""
        table = self.top
        assert isinstance(table, LiveTable)
        feed = table.live
        bot = RandomBot(feed.seat, seed=11)  # of the game itself: no window holds a title's bots
        answers = 0
        said: object = None
        end = time.monotonic() + STUCK_S
        while not isinstance(self.top, Results):
            self.frames()
            if time.monotonic() > end:
                raise TimeoutError(f"{feed.title}: {type(self.top).__name__}, {table.services.update.ask}")
            if self.top is not table or not table.ready or table.updates.playing or table.services.sent:
                continue
            update = table.services.update
            ask = update.ask
            table.hurry()
            if ask is None or ask.space is None or ask.answer is not None:
                time.sleep(FRAME)
                continue
            if ask.mode == "open" and said == update.view:
                time.sleep(FRAME)
                continue
            said = update.view
            answers += 1
            if answers == most + 1 and feed.title not in PLAYED_OUT:
                feed.resign()
                continue
            table.send(bot.decide(update.view, ask))
        self.rest()
        return answers

    def _results(self) -> Results:
        """The results on top; nobody here keeps them longer than a call."""
        assert isinstance(self.top, Results)
        return self.top

    def rematch(self) -> None:
        self._results().rematch()
        self.until(LiveTable)

    def to_menu(self) -> None:
        self._results().menu()
        self.until(Menu)
        self.rest()

    def rest(self) -> None:
        """Look on until the music that was heard before is let go as well: matches here take seconds. So many frames, by no
        clock: music goes by the time of frames, of which a busy machine shows fewer."""
        for _ in range(round((KEPT_S + 8) / SLOW)):  # and the bars in which it fades
            self.frames(1, SLOW)
            time.sleep(SLOW)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("titles", nargs="*", default=list(SEATS))
    parser.add_argument("--matches", type=int, default=11)
    parser.add_argument("--plays", type=int, default=40)
    told = parser.parse_args(words)
    evening, rows = Evening(), []
    evening.rest()  # its music is unpacked
    tell("menu")
    for title in told.titles:
        found = []
        for match in range(told.matches):
            if match:
                evening.rematch()
            else:
                evening.begin(title)
            answers = evening.play(told.plays)
            found.append(tell(f"{title} {match + 1}, {answers} answers"))
        evening.to_menu()
        growth = found[-1] - found[min(2, len(found) - 1)]
        rows += [
            Row(f"{title}: the most in {len(found)} matches", f"{max(found):.0f} MiB", max(found) / MATCH, 1.0, True),
            Row(f"{title}: more after the last than the third", f"{growth:.0f} MiB", growth / GROWTH, 1.0, True),
        ]
    left = tell("menu after all of them")
    rows.append(Row("menu after all of them", f"{left:.0f} MiB", left / MENU, 1.0, True))
    evening.program.end()
    print("what a window at 1920x1080 holds, by its budget")
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
