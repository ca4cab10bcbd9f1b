"""Matches of bots as tests see them: the table as it is first seen, each question, each kind of moment, the end."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from pygame import Surface

from game import titles
from game.bots.players import idle, make
from game.engine.cues import TrueCue
from game.scenes.router import open_stack
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.contract import Hotspot
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from game.ui.prints import Prints
from tests.ui.local_feed import LocalFeed

Picture = tuple[str, Surface]
SIZES = ((1280, 720), (1920, 1080))
STEPS, FRAME = 6, 1 / 15
"""Frames between two pictures of one moment, and seconds of each."""
MOST = {SIZES[0]: 2, SIZES[1]: 6}
"""Pictures of one moment, by size."""
PRESSES = 3
"""Things that are pressed at one question, one after another."""


class Glimpses(Harness):
    """Frames of a table pass undrawn until somebody looks: what is seen of a match is a picture in ten. The background alone is
    made when it is due, as it keeps what was true then."""

    def __init__(self, scene: TableScene, context: Context, size: tuple[int, int]) -> None:
        super().__init__(lambda: open_stack(context, scene), size)
        self._draw = self.stack.draw
        self.stack.draw = lambda surface: scene.painter.background()

    def look(self) -> Surface:
        """The picture as it is now."""
        self._draw(self.surface)
        return self.surface


class Played(LocalFeed):
    """A match in which bots play every seat, this one too when it is told to."""

    def __init__(self, title: str, seats: int, seed: int, level: str, options: dict[str, Any], seat: int = 0) -> None:
        self.kinds = ("bot",) * seats
        self.bots = [
            make(title, level, seat, titles.options_for(title, options), self.kinds, seed=seed * 97 + seat)
            for seat in range(seats)
        ]
        self._said: dict[int, Any] = {}
        """What each seat saw after its last word in an open ask: with nothing new it has nothing to add."""
        super().__init__(title, seats, seat, seed=seed, options=options, clock=None)

    def overheard(self, happened: list[TrueCue]) -> None:
        for seat, bot in enumerate(self.bots):
            bot.observe(self.match.view(seat), self.match.cues_for(happened, seat))

    def choice(self, seat: int) -> Any:
        """What its bot answers; None: it has nothing to say."""
        ask, view = self.match.seat_ask(seat), self.match.view(seat)
        if ask is None or ask.space is None or ask.answer is not None:
            return None
        if idle(self.title, view, ask, seat) or self._said.get(seat) == view:
            return None
        return self.bots[seat].decide(view, ask)

    def go(self, seat: int) -> bool:
        choice, asked = self.choice(seat), self.match.ask_id
        if choice is None:
            return False
        opened = self.match.ask is not None and self.match.ask.mode == "open"
        self.match.play(seat, choice, asked, at=25_000 + 1_300 * seat)
        if opened and self.match.ask_id == asked:
            self._said[seat] = self.match.view(seat)
        self._emit()
        return True

    def run_out(self) -> None:
        """Nobody has anything to add: the clock runs out."""
        asked = self.match.ask_id
        for seat in self.match.waiting_for():
            if self.match.ask_id == asked and self.match.result is None:
                self.match.play(seat, self.match.default(seat), asked, at=60_000)
        self._emit()

    def step(self) -> bool:
        return any(self.go(seat) for seat in self.match.waiting_for() if seat in self.auto)


@dataclass(frozen=True)
class Tour:
    """A match of a title, seen from seat 0: the table as it is first seen, each question to this seat, each kind of cue as
    its moment runs, the end."""

    title: str
    seats: int
    updates: int
    """After which it ends, if the match has not."""
    seed: int = 11
    level: str = "normal"
    """Of the bots that play: "random" meets what no sensible player does."""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.title}_{self.seats}_{self.seed}"

    def pictures(self, size: tuple[int, int]) -> Iterator[Picture]:
        feed = Played(self.title, self.seats, self.seed, self.level, dict(self.options))
        scene = TableScene(feed)
        feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting)
        file = SettingsFile()
        file.change(language="en", name="Maija")
        harness = Glimpses(scene, Context(file, prints=Prints()), size)
        harness.frames(30)
        yield "begins", harness.look()
        seen: set[str] = set()
        while feed.version < self.updates:
            yield from self._moment(harness, scene, seen)
            harness.frames(1, 0.1)
            if scene.services.aloft:
                scene.skip()
            if scene.services.aloft or scene.updates.playing or scene.updates.waiting or scene.services.sent:
                continue
            if scene.services.update.result is not None:
                harness.frames(30)
                yield "over", harness.look()
                return
            ask = scene.services.update.ask
            if ask is not None and ask.space is not None and f"ask {ask.kind}" not in seen:
                seen.add(f"ask {ask.kind}")
                harness.frames(20)
                yield f"ask {ask.kind}", harness.look()
                if size == SIZES[-1]:
                    yield from self._pressed(harness, scene, ask.kind)
            if not feed.go(feed.seat) and not feed.step():
                feed.run_out()

    def _pressed(self, harness: Glimpses, scene: TableScene, kind: str) -> Iterator[Picture]:
        """Things that can be chosen are chosen one after another: first one of each sort. Nothing is sent."""
        services, pressed = scene.services, set[object]()
        sends = services.send, services.sketch
        services.send = services.sketch = lambda choice: None
        for n in range(PRESSES):
            spot = _next(scene, pressed)
            if spot is None:
                break
            pressed |= {spot.handle, sort_of(spot)}
            harness.click(spot.rect.center)
            harness.frames(STEPS, FRAME)
            yield f"ask {kind}, {n + 1} pressed", harness.look()
            if harness.stack.top is not scene:
                harness.key("escape")
                harness.settle()
                break
        while scene.table.back():
            pass
        services.send, services.sketch = sends
        scene.refresh()
        harness.move((1, 1))
        harness.frames(2)

    def _moment(self, harness: Glimpses, scene: TableScene, seen: set[str]) -> Iterator[Picture]:
        """The moment that runs, in steps if it shows something new; else it is skipped."""
        playing = scene.updates.playing
        if playing is None:
            return
        fresh = list(dict.fromkeys(cue.kind for cue in playing.cues if cue.kind not in seen))
        seen.update(fresh)
        for n in range(MOST[harness.size] if fresh else 0):
            harness.frames(STEPS, FRAME)
            if scene.updates.playing is not playing:
                return
            yield f"{' '.join(fresh)} {n + 1}", harness.look()
        scene.skip()


TOURS = (
    Tour("battlegoats", 3, 80),
    Tour("battlegoats", 2, 80, seed=5),
    Tour("slayer_slayer", 4, 500),
    Tour("goblin_raid", 2, 300),
    Tour("goblin_raid", 2, 300, seed=5, level="random"),
    Tour("loot_and_recruit", 3, 500),
    Tour("loot_and_recruit", 2, 300, seed=5),
    Tour("lords_of_hell", 4, 500),
)


def sort_of(spot: Hotspot) -> object:
    """What all spots of one sort have in common."""
    return spot.handle[0] if isinstance(spot.handle, tuple) else spot.handle


def _next(scene: TableScene, pressed: set[object]) -> Hotspot | None:
    """An open spot that was not pressed, of a sort that was not if there is one."""
    rest = [spot for spot in scene.spots if spot.open and spot.handle not in pressed]
    return next((spot for spot in rest if sort_of(spot) not in pressed), rest[0] if rest else None)


@dataclass(frozen=True)
class Sized:
    """A tour at a size of the window."""

    tour: Tour
    size: tuple[int, int]

    @property
    def title(self) -> str:
        return self.tour.title

    @property
    def name(self) -> str:
        return f"{self.tour.name}_{self.size[1]}"

    def pictures(self) -> Iterator[Picture]:
        return self.tour.pictures(self.size)


SEEN = tuple(Sized(tour, size) for tour in TOURS for size in SIZES[0 if tour.seed == 11 else 1 :])
"""Every title at both sizes; a second match of three, with what the first does not meet, at the larger one."""
