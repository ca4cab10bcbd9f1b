"""A finished match, watched again on the real table, with a time line to stop, step and drag."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game import titles
from game.engine.cues import SeatCue
from game.engine.match import Result
from game.scenes.failure import Failure
from game.scenes.feed import Player, Update, Watched
from game.scenes.replay_line import TimeLine
from game.scenes.replay_proof import ReplayProof
from game.scenes.table import TableScene
from game.scenes.table_contract import Regions
from game.session import Trouble
from game.session_feed import players_of
from game.ui.widgets.buttons import Button
from net.storage import recording

if TYPE_CHECKING:
    from game.scenes.stack import Stack

log = logging.getLogger("game.replay")
T = TypeVar("T")

SPEEDS = (1, 2, 4)
BREATH = 0.45
"""Seconds between one play's end and the next one's beginning, at normal speed."""


class ReplayFeed(Watched):
    """A recording as a table's source. `go(at)` seeks, `step()` shows the next play as it was."""

    def __init__(self, found: recording.Recording) -> None:
        assert found.opening is not None
        opening = found.opening
        super().__init__(opening.title, dict(opening.options), opening.seat)
        self.recording = found
        self.match = opening.match
        self.at = 0
        self.items.append(self.update(0))
        self._cast = players_of(found.lobby, opening.names, opening.kinds)
        self._players = [replace(player, connected=True, sitter=False) for player in self._cast]

    @property
    def last(self) -> int:
        return len(self.recording.moments) - 1

    def update(self, at: int) -> Update:
        """The table at one moment; nothing is asked of anybody who watches."""
        moment = self.recording.moments[at]
        view = moment.view()
        result = msgspec.convert(view["result"], Result) if "result" in view else None
        ask = moment.ask
        if ask is not None:
            ask = msgspec.structs.replace(ask, space=None, take_back=False)
        return Update(moment.version, view, moment.cues, ask, None, None, result)

    def go(self, at: int) -> Update:
        """Be there."""
        self.at = min(self.last, max(0, at))
        return self.update(self.at)

    def step(self) -> None:
        """The next play, with all that happened."""
        if self.at < self.last:
            self.items.append(self.go(self.at + 1))

    # the feed

    def players(self) -> list[Player]:
        return self._players


class ReplayTable(TableScene):
    """The table scene with a time line under the ask line and the controls where the buttons are."""

    def __init__(self, feed: ReplayFeed, at: int = 0) -> None:
        super().__init__(feed, pause=self._pause)
        self.tape = feed
        self.proof = ReplayProof(feed.recording)
        self.fallen = ""
        """Why it could not be shown further."""
        self._fall_told = False
        self.running = at == 0
        self.speed = 1
        self.hot: list[int] = []
        """Moments worth seeing again, by their place on the line."""
        self._start = at
        self._breath = 0.8
        self.line: TimeLine | None = None

    def _guarded(self, show: Callable[[], T], instead: T) -> T:
        """Show something, or stop for good where it can't be: what was recorded may come of rules that this build doesn't
        know (a card that is no more). A sheet then says so, and the rest of the program goes on."""
        if self.fallen:
            return instead
        try:
            return show()
        except Exception as error:
            log.exception("a recording of %s cannot be shown further", self.tape.match)
            self.fallen, self.running = f"{type(error).__name__}: {error}"[:200], False
            return instead

    def draw(self, surface: Surface) -> None:
        self._guarded(lambda: super(ReplayTable, self).draw(surface), None)

    def enter(self) -> None:
        self._guarded(self._enter, None)

    def _enter(self) -> None:
        super().enter()
        whole = self.table.regions
        self.table.regions = lambda: self._with_line(whole())  # type: ignore[method-assign]
        self.furniture._buttons = self._controls  # type: ignore[method-assign]

    def _with_line(self, regions: Regions) -> Regions:
        ask = regions.ask
        tall = max(40, min(round(ask.h * 0.42), self.look.px(64)))
        self._line_rect = Rect(ask.x, ask.bottom - tall, ask.w, tall)
        return replace(regions, corner=None, ask=Rect(ask.x, ask.y, ask.w, ask.h - tall - self.look.px(6)))

    def fresh(self) -> None:
        self._guarded(self._fresh, None)

    def _fresh(self) -> None:
        """Built anew while the line is dragged: the new line stays in hand."""
        old = getattr(self, "group", None)
        held = old is not None and self.line is not None and old._held is self.line
        super().fresh()
        if held and self.group is not old and self.line is not None:
            self.group._held = self.line
            self.line.pressed = True

    def build(self) -> None:
        if self.ready and self.log.language not in ("", self.context.text.language):
            self._retell()
        super().build()
        if not self.ready:
            return
        if self._start:
            start, self._start = self._start, 0
            self.seek(start)
        self.line = TimeLine(self.look, self._line_rect, self.tape.last, self.tape.at, self.seek, self.hot,
                             self.tr("replay.at", at=self.tape.at, all=self.tape.last), order=1)  # fmt: skip
        self.group.add(self.line)
        if not self.hot:
            self.hot[:] = highlights(self)

    def _controls(self, rect: Rect) -> None:
        look, tr = self.look, self.tr
        gap = look.px(12)
        small = max(40, min(look.px(70), round(rect.h * 0.42)))
        big = Rect(rect.x, rect.y, rect.w, rect.h - small - gap)
        running = self.running and self.tape.at < self.tape.last
        words = tr("replay.pause" if running else "replay.play")
        main = Button(look, big, words.upper(), self.toggle, kind="gold" if running else "primary", id="play", size=34,
                      icon="pause" if running else "play", key=self.key_name("confirm"), order=2)  # fmt: skip
        self.group.add(main)
        self.group.main = main
        buttons: tuple[tuple[str, str, str, Callable[[], object]], ...] = (
            ("back", "left", tr("replay.back"), lambda: self.seek(self.tape.at - 1)),
            ("on", "right", tr("replay.on"), self.step_on),
            ("speed", "", tr("replay.speed"), self.faster),
            ("leave", "exit", tr("replay.leave"), self._leave),
        )
        wide = (rect.w - 3 * gap) / 4
        for i, (name, icon, tip, act) in enumerate(buttons):
            box = Rect(round(rect.x + i * (wide + gap)), big.bottom + gap, round(wide), small)
            text = f"×{self.speed}" if name == "speed" else ""
            self.group.add(Button(look, box, text, act, icon=icon, id=name, tip=tip, size=24, order=2))

    # ------------------------------------------------------------------ time

    def tick(self, dt: float) -> None:
        self._guarded(lambda: super(ReplayTable, self).tick(dt * self.speed), None)
        if self.fallen and not self._fall_told and self.stack.top is self:
            self._fall_told = True
            self.stack.replace(Failure(Trouble("other_rules", self.fallen)))

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.ready or not self.running or self.updates.playing or self.updates.waiting:
            return
        if self.stack.top is not self:
            return
        if self.tape.at >= self.tape.last:
            self.running = False
            self.refresh()
            return
        self._breath -= dt
        if self._breath <= 0:
            self._breath = BREATH
            self.tape.step()
            self.refresh()

    def toggle(self) -> None:
        if not self.running and self.tape.at >= self.tape.last:
            self.seek(0)
        self.running = not self.running
        self._breath = 0.1
        self.refresh()

    def faster(self) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.refresh()

    def step_on(self) -> None:
        """One play, with its motion."""
        self.running = False
        if self.updates.playing:
            self.skip()
        self.tape.step()
        self.refresh()

    def seek(self, at: int) -> None:
        """Be at a moment at once; the log is told anew up to there."""
        self._guarded(lambda: self._seek(at), None)

    def _seek(self, at: int) -> None:
        self.running = False
        update = self.tape.go(at)
        self.tape.poll()
        self.updates.sought(update)
        self._retell()
        self.furniture.print_log()
        self._over_told = True
        self.refresh()

    def _retell(self) -> None:
        """The log up to where the tape stands."""
        self.log.clear()
        self.log.language = self.context.text.language
        hears: Callable[[SeatCue], None] = getattr(self.table, "heard", lambda cue: None)
        for moment in self.tape.recording.moments[1 : self.tape.at + 1]:
            self.log.version = moment.version
            for cue in moment.cues:
                hears(cue)
                self.log.add(self.table.lines(cue))

    def look_back(self, line: int) -> None:
        """A sentence of the log was picked: be there on the line."""
        version = self.log.versions[line]
        self.seek(next(at for at, moment in enumerate(self.tape.recording.moments) if moment.version == version))

    # ------------------------------------------------------------------ ways out

    def handle(self, event: Event) -> bool:
        return self._guarded(lambda: self._handle(event), True)

    def _handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self.ready and not self.furniture.typing:
            if event.key == pygame.K_SPACE and not self.group.keyboard:
                self.toggle()
                return True
            step = {pygame.K_PAGEUP: -5, pygame.K_PAGEDOWN: 5, pygame.K_COMMA: -1, pygame.K_PERIOD: 1}.get(event.key)
            if step is not None:
                self.seek(self.tape.at + step)
                return True
        return super().handle(event)

    def proof_words(self) -> str:
        self.proof.start()
        return self.proof.told(self.context.text)

    def _pause(self, _: TableScene) -> None:
        from game.scenes.pause import Pause

        self.running = False
        self.stack.push(Pause(self))

    def _leave(self) -> None:
        self.stack.pop()


def highlights(scene: TableScene) -> list[int]:
    """Which moments the title's own log prints hot: falls, crowns, turns of luck."""
    feed = scene.feed
    if not isinstance(feed, ReplayFeed):
        return []
    found = []
    for at, moment in enumerate(feed.recording.moments):
        if any(line.hot and line.text for cue in moment.cues for line in scene.table.lines(cue)):
            found.append(at)
    return found


def open_replay(stack: Stack, name: str, at: int = 0) -> None:
    """Watch a recording: a file, or the id of a match of ours. What cannot be read is told in place."""
    try:
        found = recording.Recording(recording.find(name))
        opening = found.opening
        if opening is None or titles.title(opening.title).status != "ready":
            raise recording.BrokenRecording(stack.context.tr("lan.unknown_game"))
    except recording.OtherFormat as error:
        stack.push(Failure(Trouble("old_recording" if error.is_older else "new_recording", str(error))))
        return
    except (OSError, titles.UnknownTitle) as error:
        stack.push(Failure(Trouble("broken_save", str(error))))
        return
    stack.push(ReplayTable(ReplayFeed(found), at))
