"""Updates shown one after another: the next is taken when the one before has been shown; a backlog snaps.

What a moment shows is told when it has been seen: a title's `hush` says which cues those are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.tabletop.effects import in_turn
from game.tabletop.feed import Notice, Said, Update
from game.tabletop.log import forget
from game.text import LANGUAGES
from game.ui.motion import Motion, next_frame, wait

if TYPE_CHECKING:
    from game.tabletop.scene import TableScene

BACKLOG = 3
SETTLE = 0.24


class Updates:
    """The queue of one table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.waiting: list[Update] = []
        self.playing: Update | None = None
        self.now = 0.0
        """Seconds that this table has been looked at."""
        self._came: dict[int, float] = {}
        """Version -> when it came: its clock has run on since."""
        self.seen = -1
        """The version shown last."""
        self.shown = 0
        """How many updates were played with motion (tests)."""
        self.untold: list[Cue] = []
        """Of the update that is played: what the log does not tell yet."""
        self.held: list[Cue] = []
        """The beat whose moment shows what must not be told before."""
        self.hush = ""
        """What the caption says meanwhile; "" what it said before."""
        self._begins: Update | None = None
        """What the table began with, until its moment is shown."""
        self._owed: tuple[list[Cue], int] | None = None
        """Told in one language only so far, from that line on."""

    def poll(self) -> bool:
        """Take what has arrived; True if updates wait."""
        for item in self.scene.feed.poll():
            if isinstance(item, Said | Notice):
                if hasattr(self.scene, "stack"):
                    self.scene.heard(item)
            elif item.version < self.seen:
                self.sought(item)
            else:
                self._came[item.version] = self.now
                self.waiting.append(item)
        if self.waiting and not self.scene.ready:
            self._begins = self.waiting.pop(0)
            self.adopt(self._begins)
            self.scene.hearing.began()
        return bool(self.waiting)

    def begin(self) -> None:
        """What lies there from the first is dealt: a title may have a moment for it, beside what the player may do already."""
        scene, begins, self._begins = self.scene, self._begins, None
        moment = scene.table.opening(begins) if begins is not None else None
        if begins is not None and moment is not None and scene.deals:
            scene.log.version = begins.version
            self.tell_all(begins.cues)
            scene.motion.start(moment)

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
        self.untold = list(update.cues)
        scene.motion.start(self._ahead(update))
        shown = False
        for _, cues in groupby(update.cues, key=lambda cue: cue.beat):
            beat = list(cues)
            if shown:
                yield next_frame()  # a moment ends in the one, the next is told in the other
            if not self._hold(beat):
                self._owed = beat, self.tell(beat)
                yield next_frame()  # the caption is begun in the one, the other languages are told in the other
                self._pay()
                yield next_frame()
                scene.hearing.tell(beat)
            yield scene.table.moments(beat, update)
            shown = True
            self.disclose()
            if self._owed is not None:
                yield next_frame()
                self._pay()
                yield next_frame()  # the next moment has enough to begin with
        if update.cues:
            self.adopt(update)
            yield wait(SETTLE)
        else:
            self.adopt(update)
            yield wait(0.0)
        self.playing = None
        scene.refresh()

    def _hold(self, beat: list[Cue]) -> bool:
        """Keep a beat back that has something in it which its moment shows."""
        words = [told for cue in beat if (told := self.scene.table.hush(cue)) is not None]
        if not words:
            return False
        self.held, self.hush = beat, next(filter(None, words), "")
        self._heard(beat)
        if self.hush:
            self.scene.furniture.print_log()
        return True

    def disclose(self) -> None:
        """It has been seen: tell what was kept back."""
        beat, self.held, self.hush = self.held, [], ""
        if beat:
            self._owed = beat, self.tell(beat, heard=True)
            self.scene.hearing.tell(beat)

    def _pay(self) -> None:
        """Tell in the other languages what has been told in one."""
        if self._owed is not None:
            self.retell(*self._owed)
            self._owed = None

    def _rest(self) -> None:
        """Whatever is not told yet, at once: the moments that would have shown it were broken off."""
        self._pay()
        if self.held:
            self.tell_all(self.held, heard=True)
        self.held, self.hush = [], ""
        self.tell_all(self.untold)

    def _ahead(self, update: Update) -> Motion:
        """Print what the moments to come will need, a little in every frame, so that none of them stumbles over it."""
        scene = self.scene
        if not update.cues:
            return
        yield next_frame()  # the table is laid anew in this one
        work, over = scene.table.ahead(update), False

        def some() -> None:
            nonlocal over
            over = next(work, "over") == "over"

        while not over and self.playing is update:  # what is told now goes before what will be shown
            if scene.furniture.pen.busy or not (yield from in_turn(scene.desk, some)):
                yield next_frame()

    def tell_all(self, cues: Sequence[Cue], heard: bool = False) -> None:
        """Print what happened, in every language at once."""
        self.retell(cues, self.tell(cues, heard))

    def tell(self, cues: Sequence[Cue], heard: bool = False) -> int:
        """Print what happened, strike out what only memory may keep; the line where it begins. `heard`: the table has
        been told that they come."""
        scene = self.scene
        begins = len(scene.log.lines)
        for cue in cues:
            if scene.table.forgets(cue):
                scene.log.forget()
            if not heard:
                self._heard([cue])
            scene.log.add(scene.table.lines(cue))
        self.untold = [cue for cue in self.untold if not any(cue is told for told in cues)]
        scene.furniture.print_log()
        return begins

    def _heard(self, cues: Sequence[Cue]) -> None:
        for cue in cues:
            self.scene.table.heard(cue)

    def retell(self, cues: Sequence[Cue], at: int) -> None:
        """What the log tells from its line `at` on in the other languages, so that it can be turned to them at any time."""
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

    def adopt(self, update: Update) -> None:
        """This is how it stands now: everything goes where it belongs, and what moments have left lying goes."""
        scene = self.scene
        scene.desk.update = update
        scene.desk.sent = scene.desk.sent and update.pending
        self.seen = update.version
        scene.past.keep(update)
        scene.clock = None
        since = self.now - self._came.get(update.version, self.now)
        self._came = {version: at for version, at in self._came.items() if version > update.version}
        if update.clock_left is not None:
            left = max(0.0, update.clock_left - since)
            scene.clock = (left, update.clock_whole or left or update.clock_left)
        scene.desk.words.timed = scene.clock is not None
        scene.table.shown()
        scene.pointing.again()
        scene.hearing.adopted()
        scene.desk.effects.clear()
        if hasattr(scene.desk, "look") and scene.desk.stage_size is not None:
            scene.lay()
        scene.refresh()

    def snap(self) -> None:
        """All that wait at once, without motion; their sentences are printed all the same."""
        scene = self.scene
        scene.motion.stop()
        waiting, self.waiting = self.waiting, []
        if self.playing is not None:
            self._rest()
            scene.past.keep(self.playing)
            if not waiting:
                waiting.append(replace(self.playing, cues=()))
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
                self._rest()
                self.adopt(playing)
            self.snap()
        self.scene.desk.effects.clear()

    def sought(self, update: Update) -> None:
        """A replay was moved to another place."""
        self.waiting.clear()
        self.playing = None
        self.held, self.hush, self._owed, self.untold = [], "", None, []
        self.scene.motion.stop()
        self.adopt(update)
        self.scene.desk.stage.snap()
