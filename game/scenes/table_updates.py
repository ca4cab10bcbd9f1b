"""Updates shown one after another: the next is taken when the one before has been shown; a backlog snaps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from game.engine.cues import SeatCue
from game.scenes.feed import Notice, Said, Update
from game.scenes.table_contract import Line
from game.scenes.table_effects import in_turn
from game.scenes.table_log import forget
from game.text import LANGUAGES
from game.ui.motion import Motion, next_frame, wait

if TYPE_CHECKING:
    from game.scenes.table import TableScene

BACKLOG = 3
SETTLE = 0.24


class Updates:
    """The queue of one table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.waiting: list[Update] = []
        self.playing: Update | None = None
        self.seen = -1
        """The version shown last."""
        self.shown = 0
        """How many updates were played with motion (tests)."""

    def poll(self) -> bool:
        """Take what has arrived; True if updates wait."""
        for item in self.scene.feed.poll():
            if isinstance(item, Said | Notice):
                if hasattr(self.scene, "stack"):
                    self.scene.heard(item)
            elif item.version < self.seen:
                self.sought(item)
            else:
                self.waiting.append(item)
        if self.waiting and not self.scene.ready:
            self.adopt(self.waiting.pop(0))
            self.scene.hearing.began()
        return bool(self.waiting)

    def next(self) -> None:
        """Show the next, or snap to the last when too many wait or nothing should move."""
        scene = self.scene
        if len(self.waiting) >= BACKLOG or scene.context.pace.instant:
            self.snap()
            return
        update = self.waiting.pop(0)
        if self._goes_on(update):
            self.aside(update)
            return
        self.playing = update
        self.shown += 1
        if update.cues:
            scene.refresh()
        scene.motion.start(self.play(update))

    def _goes_on(self, update: Update) -> bool:
        """An open ask is still this seat's: what others do in the meantime must not take the table from its hands."""
        before, now = self.scene.desk.update.ask, update.ask
        return before is not None and now is not None and now.mode == "open" and before.id == now.id and (
            now.space is not None and before.space is not None
        )  # fmt: skip

    def aside(self, update: Update) -> None:
        """Show what happened beside what the player is doing."""
        scene = self.scene
        scene.desk.flick = update.flick
        scene.log.version = update.version
        self.tell_all(update.cues)
        moments = [
            scene.table.moments(list(cues), update) for _, cues in groupby(update.cues, key=lambda cue: cue.beat)
        ]
        self.adopt(update)
        scene.hearing.tell(update.cues)
        for moment in moments:
            scene.motion.start(moment)

    def play(self, update: Update) -> Motion:
        """The moments of one update, beat by beat, then the picture that it leads to."""
        scene = self.scene
        scene.desk.flick = update.flick
        scene.log.version = update.version
        scene.motion.start(self._ahead(update))
        for _, cues in groupby(update.cues, key=lambda cue: cue.beat):
            beat = list(cues)
            for _ in self.retell(beat, self.tell(beat)):
                yield next_frame()  # the caption is printed in the one, the log in the other
            scene.hearing.tell(beat)
            yield scene.table.moments(beat, update)
        self.adopt(update)
        yield wait(SETTLE if update.cues else 0.0)
        self.playing = None
        scene.refresh()

    def _ahead(self, update: Update) -> Motion:
        """Print what the moments to come will need, a little in every frame, so that none of them stumbles over it."""
        scene = self.scene
        prints: Callable[[Update], Iterator[None]] | None = getattr(scene.table, "ahead", None)
        if prints is None or not update.cues:
            return
        yield next_frame()  # the table is laid anew in this one
        work, over = prints(update), False

        def some() -> None:
            nonlocal over
            over = next(work, "over") == "over"

        while not over and self.playing is update:  # what is told now goes before what will be shown
            if scene.furniture.writing or not (yield from in_turn(scene.desk, some)):
                yield next_frame()

    def tell_all(self, cues: Sequence[SeatCue]) -> None:
        """Print what happened, in every language at once."""
        for _ in self.retell(cues, self.tell(cues)):
            pass

    def tell(self, cues: Sequence[SeatCue]) -> int:
        """Print what happened, strike out what only memory may keep; the line where it begins."""
        scene = self.scene
        forgot, begins = False, len(scene.log.lines)
        for cue in cues:
            if scene.table.forgets(cue):
                forgot = scene.log.forget() or forgot
            if hasattr(scene.table, "heard"):
                scene.table.heard(cue)
            forgot = scene.log.add(scene.table.lines(cue)) or forgot
        scene.furniture.print_log(forgot)
        return begins

    def retell(self, cues: Sequence[SeatCue], at: int) -> Iterator[None]:
        """What the log tells from its line `at` on in the other languages, one before each yield, so that it can be
        turned to them at any time."""
        scene, text = self.scene, self.scene.context.text
        for language in LANGUAGES:
            if language != text.language:
                told: list[Line] = []
                with text.speaking(language):
                    for cue in cues:
                        if scene.table.forgets(cue):
                            forget(told)
                        told += scene.table.lines(cue)
                scene.log.also(language, told, at)
                yield

    def adopt(self, update: Update) -> None:
        """This is how it stands now."""
        scene = self.scene
        scene.desk.update = update
        scene.desk.sent = scene.desk.sent and update.pending
        self.seen = update.version
        scene.past.keep(update)
        scene.clock = None
        if update.clock_left is not None:
            scene.clock = (update.clock_left, update.clock_whole or update.clock_left)
        scene.desk.words.timed = scene.clock is not None
        scene.table.shown()
        scene.hearing.adopted()
        scene.desk.effects.clear()
        if hasattr(scene.desk, "look") and scene.desk.stage_size is not None:
            scene.lay()
        scene.refresh()
        scene.dirty = True

    def snap(self) -> None:
        """All that wait at once, without motion; their sentences are printed all the same."""
        scene = self.scene
        scene.motion.stop()
        waiting, self.waiting = self.waiting, []
        if self.playing is not None and (not waiting or waiting[0] is not self.playing):
            waiting.insert(0, self.playing)
        self.playing = None
        if not waiting:
            return
        for update in waiting:
            scene.log.version = update.version
            self.tell_all(update.cues)
            scene.past.keep(update)
        self.adopt(waiting[-1])
        scene.desk.stage.snap()

    def wait(self, dt: float) -> None:
        """What waits while the table is not looked at gets no more time by it."""
        self.waiting = [
            replace(update, clock_left=max(0.0, update.clock_left - dt)) if update.clock_left is not None else update
            for update in self.waiting
        ]

    def finish(self) -> None:
        """After a resize: what moves is at its end."""
        if self.playing is not None or self.waiting:
            playing, self.playing = self.playing, None
            self.scene.motion.stop()
            if playing is not None:
                self.adopt(playing)
            self.snap()
        self.scene.desk.effects.clear()

    def sought(self, update: Update) -> None:
        """A replay was moved to another place."""
        self.waiting.clear()
        self.playing = None
        self.scene.motion.stop()
        self.adopt(update)
        self.scene.desk.stage.snap()
