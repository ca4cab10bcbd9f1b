"""`gobsmack demo TITLE`: a bots-only match in the real table scene, with or without a display.

The match runs in this process, in the time of the picture: the next play is made when the last one has been shown. So
the frames depend on nothing but the seed, and a machine without a display draws them as fast as it can.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any, Literal, NoReturn

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import titles
from game.bots.players import idle, make
from game.engine import match as matches
from game.scenes.router import open_stack
from game.stack.context import Context
from game.stack.stack import Stack
from game.tabletop.feed import Notice, Player, Said, Update, Watched
from game.tabletop.scene import TableScene
from game.ui.loop import Loop, open_window
from game.ui.prints import Prints

NAMES = ("Mudge", "Nettle", "Sprig", "Bramble", "Thistle", "Gristle")
CROWNS: tuple[Literal["king", "queen"], ...] = ("king", "queen")
FRAME = 1 / 60
LONGEST = 60 * 60 * 120
"""Frames after which a demo that will not end is a fault."""
LAST_LOOK = 180
"""Frames shown after the result."""


class BotsAtPlay(Watched):
    """A feed on a match between bots, seen from one seat. Bots decide from their views alone."""

    def __init__(self, title: str, seats: int, level: str, options: dict[str, Any], seed: int, seat: int = 0) -> None:
        super().__init__(title, titles.options_for(title, options), seat)
        self.kinds = ("bot",) * seats
        self.match = matches.new(titles.rules(title), self.kinds, self.options, seed)
        self.bots = [make(title, level, s, self.options, self.kinds, seed=seed * 97 + s) for s in range(seats)]
        self.level = level
        self.version = 0
        self.shown = True
        """The scene has shown everything it was given."""
        self._said: dict[int, Any] = {}
        """What each seat saw after its last word in an open ask: with nothing new it has nothing to add."""
        self._tell()

    def _tell(self) -> None:
        cues = self.match.take_cues()
        for seat, bot in enumerate(self.bots):
            bot.observe(self.match.view(seat), self.match.cues_for(cues, seat))
        view, ask = self.match.view(self.seat), self.match.seat_ask(self.seat)
        told = titles.read_cues(self.match.rules.title, self.match.cues_for(cues, self.seat))
        self.items.append(Update(self.version, view, told, ask, None, None, self.match.result))
        self.version += 1

    def _play_one(self) -> None:
        asked = self.match.ask_id
        for seat in self.match.waiting_for():
            ask = self.match.seat_ask(seat)
            if ask is None or ask.space is None or ask.answer is not None:
                continue
            view = self.match.view(seat)
            if idle(self.title, view, ask, seat) or self._said.get(seat) == view:
                continue
            choice = self.bots[seat].decide(view, ask)
            self.match.play(seat, choice, asked, at=25_000 + 1_300 * seat)
            if self.match.ask_id == asked and ask.mode == "open":
                self._said[seat] = self.match.view(seat)
            self._tell()
            return
        for seat in self.match.waiting_for():  # nobody has anything to add: the clock runs out
            if self.match.ask_id == asked and self.match.result is None:
                self.match.play(seat, self.match.default(seat), asked, at=60_000)
        self._tell()

    def players(self) -> list[Player]:
        return [
            Player(
                seat, f"Bot {NAMES[seat % len(NAMES)]}", seat, 1 + seat, self.level, crown=CROWNS[seat % len(CROWNS)]
            )
            for seat in range(len(self.kinds))
        ]

    def poll(self) -> list[Update | Said | Notice]:
        if not self.items and self.shown and self.match.result is None:
            self._play_one()
        return super().poll()

    def verified(self) -> str:
        return "unknown" if self.match.result is not None else ""


def run(
    title: str,
    seats: int,
    size: tuple[int, int] | None,
    frames: str | None,
    every: int,
    seed: int,
    level: str,
    options: dict[str, Any],
) -> int:
    """Play and show one match. Frames go to the folder `frames` as PNG, every `every`-th. Returns the exit code."""
    _heed_signals()
    if not _display():
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    folder = Path(frames) if frames else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    surface = open_window(size or (1280, 720))
    context = Context(size=surface.get_size(), prints=Prints())
    feed = BotsAtPlay(title, seats, level, options, seed)
    scene = TableScene(feed)
    stack = open_stack(context, scene)
    loop = Loop(stack, surface)
    shown = _show(loop, stack, scene, feed, folder, every, _display() and folder is None)
    pygame.quit()
    result = feed.match.result
    if result is None:
        return 130
    winners = ", ".join(feed.players()[seat].name for seat in result.winners) or "nobody"
    print(f"{titles.title(title).name}: {result.outcome}, won by {winners}; {feed.match.plays} plays, {shown} frames")
    return 0


def _show(
    loop: Loop, stack: Stack, scene: TableScene, feed: BotsAtPlay, folder: Path | None, every: int, real_time: bool
) -> int:
    """Step frames to the end of the match; returns how many."""
    clock = pygame.time.Clock()
    left = LAST_LOOK
    for number in range(LONGEST):
        if left == 0:
            return number
        if real_time:
            clock.tick(60)
        loop.step(FRAME, pygame.event.get())
        if not stack.running:  # somebody closed the window; the table is taken apart already
            return number
        feed.shown = not scene.updates.playing and not scene.motion.busy
        if folder is not None and number % every == 0:
            pygame.image.save(loop.surface, folder / f"frame_{number:06d}.png")
        if feed.match.result is not None and feed.shown:
            left -= 1
    raise RuntimeError(f"the demo of {feed.title} does not end: {feed.match.explain()}")


def _heed_signals() -> None:
    """From now on `kill` and Ctrl+C end the demo at once, also in the middle of a bot's thought. SDL would make a
    press of the window's cross of SIGTERM, which waits for the next frame."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _end)


def _end(number: int, _: object) -> NoReturn:
    """End as a shell expects of who was ended by a signal."""
    sys.exit(128 + number)


def _display() -> bool:
    """Whether there is a screen to show things on."""
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return False
    return (
        os.name == "nt"
        or sys.platform == "darwin"
        or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    )
