"""Updates shown one after another: the next is taken when the one before has been shown; a backlog snaps, or is shown in
less time to one person alone (`tempo.py`), a bot's plain plays in one movement.

What a moment shows is told when it has been seen: a title's `hush` says which cues those are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.engine.cues import Cue
from game.tabletop.audio import TableAudio
from game.tabletop.contract import Line, TitleScreen
from game.tabletop.feed import Notice, Said, Update
from game.tabletop.log import MatchLog, forget
from game.tabletop.services import TableServices
from game.tabletop.tempo import EVERYDAY, Tempo, beats
from game.tabletop.update_history import UpdateHistory
from game.ui.motion import Motion, next_frame, staggered, wait
from game.words import LANGUAGES, Catalogue

BACKLOG = 3
SETTLE = 0.24
GAP = 0.14
"""Seconds between the beats of one movement."""


class Updates:
    """The queue of one table scene."""

    def __init__(
        self,
        table: TitleScreen,
        services: TableServices,
        log: MatchLog,
        history: UpdateHistory,
        audio: TableAudio,
        text: Catalogue,
        *,
        heard: Callable[[Said | Notice], object],
        lay: Callable[[], object],
        felt: Callable[[Cue], object],
        deals: bool,
    ) -> None:
        self._table = table
        self._services = services
        self._log = log
        self._history = history
        self._audio = audio
        self._text = text
        self._on_heard = heard
        self._lay = lay
        """Everything to where it belongs."""
        self._on_felt = felt
        """What a cue that is told does to the faces of those whom it touches."""
        self._deals = deals
        self.clock: tuple[float, float] | None = None
        """Seconds left to answer in, and how many there were."""
        self.waiting: list[Update] = []
        self._playing: Update | None = None
        self.now = 0.0
        """Seconds that this table has been looked at with its host there."""
        self.is_cut_off = False
        """The host can't be reached: no clock runs on until it says again what is left."""
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
        self.tempo = Tempo(table.is_dramatic)
        self._left: list[list[Cue]] = []
        """Beats of the update that is played, from the present one on."""
        self._is_own = False
        """What is played is this seat's doing, and nobody else's."""

    @property
    def playing(self) -> Update | None:
        """The update that is shown with motion now."""
        return self._playing

    @playing.setter
    def playing(self, update: Update | None) -> None:
        self._playing = update
        self._services.showing = update is not None

    def poll(self) -> bool:
        """Take what has arrived; True if updates wait."""
        for item in self._services.feed.poll():
            if isinstance(item, Said | Notice):
                self._on_heard(item)
            elif item.version < self.seen:
                self.sought(item)
            else:
                self._came[item.version] = self.now
                self.waiting.append(item)
        if self.waiting and not self._services.ready:
            self._begins = self.waiting.pop(0)
            self.adopt(self._begins)
            self._audio.began()
        return bool(self.waiting)

    def begin(self) -> None:
        """What lies there from the first is dealt: a title may have a moment for it, beside what the player may do already."""
        begins, self._begins = self._begins, None
        moment = self._table.opening(begins) if begins is not None else None
        if begins is not None and moment is not None and self._deals:
            self._log.version = begins.version
            self.tell(begins.cues)
            self._services.scope.start(moment)

    def next(self) -> None:
        """Show the next, or snap to the last when too many wait or nothing should move."""
        services = self._services
        if services.scope.pace.instant or (len(self.waiting) >= BACKLOG and not self.is_alone()):
            self.snap()
            return
        update = self.waiting.pop(0)
        if self._goes_on(update):
            self.aside(update)
            return
        together = self._plain_plays(update)
        if self._is_own:
            self.tempo.own_is_shown()
        self._is_own = services.sent and not update.pending and _actor(services.update) == services.seat
        self.playing = together[-1]
        self.shown += 1
        if any(one.cues for one in together):
            services.refresh()
        services.scope.start(self.play(update) if len(together) == 1 else self.play_together(together))

    def waits_for_others(self) -> bool:
        """Whether this seat has nothing to decide now: it is not asked, or has said all that it had to say."""
        services = self._services
        ask = services.update.ask if services.ready else None
        if self.playing is not None or self.waiting or services.sent or ask is None or ask.space is None:
            return services.ready and services.update.result is None
        return ask.mode == "open" and bool(self._table.finished())

    def is_alone(self) -> bool:
        """Bots have not waited for what is shown."""
        return self._services.feed.live and self._services.is_alone()

    def _plain_plays(self, first: Update) -> list[Update]:
        """Take what the same bot has done after `first`, while it is plain: it is shown in one movement."""
        found, services = [first], self._services
        actor = _actor(services.update)
        if not self.is_alone() or actor in (None, services.seat):
            return found
        while (
            self.waiting
            and self._is_plain(found[-1])
            and self._is_plain(self.waiting[0])
            and _actor(found[-1]) == actor
        ):
            found.append(self.waiting.pop(0))
        return found

    def _is_plain(self, update: Update) -> bool:
        return update.result is None and all(map(self._table.is_plain, update.cues))

    def keep_time(self, dt: float) -> None:
        """Time passes: clocks of what waits to be shown run on, and how fast things move is set by what bots have done that is
        not shown yet."""
        self.now += 0 if self.is_cut_off else dt
        scope, tempo = self._services.scope, self.tempo
        if self.playing is None and not self.waiting:
            scope.tempo = 1.0
            ask = self._services.update.ask if self._services.ready else None
            if ask is not None and ask.space is not None and not self._services.sent:
                tempo.rest()
            elif self.is_alone():
                tempo.wait(dt * scope.pace.speed)
        elif not self.is_alone():
            scope.tempo = 1.0
        else:
            tempo.pass_time(dt * scope.pace.speed, scope.tempo)
            scope.tempo = tempo.speed(self._left, () if self._is_own else self.waiting)
        if self.playing is not None and self._services.in_series:
            scope.tempo = max(scope.tempo, EVERYDAY)

    def _goes_on(self, update: Update) -> bool:
        """An open ask is still this seat's: what others do in the meantime must not take the table from its hands."""
        before, now = self._services.update.ask, update.ask
        return before is not None and now is not None and now.mode == "open" and before.id == now.id and (
            now.space is not None and before.space is not None
        )  # fmt: skip

    def aside(self, update: Update) -> None:
        """Show what happened beside what the player is doing."""
        services = self._services
        services.flick = update.flick
        self._log.version = update.version
        self.tell(update.cues)
        moments = [self._table.moments(beat, update) for beat in beats(update.cues)]
        self.adopt(update)
        self._audio.tell(update.cues)
        for moment in moments:
            services.scope.start(moment)

    def play(self, update: Update) -> Motion:
        """The moments of one update, beat by beat, then the picture that it leads to."""
        services = self._services
        services.flick = update.flick
        self._log.version = update.version
        self.untold = list(update.cues)
        self._left = beats(update.cues)
        while self._left:
            beat = self._left[0]
            self.tempo.begin_beat(beat)
            # One frame lays the table out or ends a moment, the next one tells: both in one would take twice as long.
            yield next_frame()
            if not self._hold(beat):
                self.tell(beat)
                self._audio.tell(beat)
            yield self._table.moments(beat, update)
            self.disclose()
            self.tempo.end_beat()
            self._left = self._left[1:]
        self.adopt(update)
        yield wait(SETTLE if update.cues else 0.0)
        self.playing = None
        services.refresh()

    def play_together(self, updates: Sequence[Update]) -> Motion:
        """Plain plays of one bot: their beats follow each other closely, and one picture comes of all."""
        services = self._services
        self.untold = [cue for update in updates for cue in update.cues]
        every = [(update, beat) for update in updates for beat in beats(update.cues)]
        self._left = [beat for _, beat in every]
        yield next_frame()
        yield staggered([self._one_of_several(update, beat) for update, beat in every], GAP)
        for update in updates[:-1]:
            self._history.keep(update)
        self.adopt(updates[-1])
        yield wait(SETTLE)
        self.playing = None
        services.refresh()

    def _one_of_several(self, update: Update, beat: list[Cue]) -> Motion:
        self._left = self._left[1:]
        self._log.version = update.version
        self.tell(beat)
        self._audio.tell(beat)
        yield self._table.moments(beat, update)

    def _hold(self, beat: list[Cue]) -> bool:
        """Keep a beat back that has something in it which its moment shows."""
        words = [told for cue in beat if (told := self._table.hush(cue)) is not None]
        if not words:
            return False
        self.held, self.hush = beat, next(filter(None, words), "")
        self._heard(beat)
        if self.hush:
            self._services.tell()
        return True

    def disclose(self) -> None:
        """It has been seen: tell what was kept back."""
        beat, self.held, self.hush = self.held, [], ""
        if beat:
            self.tell(beat, heard=True)
            self._audio.tell(beat)

    def _rest(self) -> None:
        """Whatever is not told yet, at once: the moments that would have shown it were broken off."""
        if self.held:
            self.tell(self.held, heard=True)
        self.held, self.hush = [], ""
        self.tell(self.untold)

    def tell(self, cues: Sequence[Cue], heard: bool = False) -> None:
        """Print what happened, in every language, and strike out what only memory may keep. `heard`: the table has been
        told that they come."""
        begins = len(self._log.lines)
        for cue in cues:
            if self._table.forgets(cue):
                self._log.forget(self._table.keeps)
            if not heard:
                self._heard([cue])
            self._log.add(self._table.lines(cue))
            self._on_felt(cue)
        self.untold = [cue for cue in self.untold if not any(cue is told for told in cues)]
        self._services.tell()
        self._retell(cues, begins)

    def _heard(self, cues: Sequence[Cue]) -> None:
        for cue in cues:
            self._table.heard(cue)

    def _retell(self, cues: Sequence[Cue], at: int) -> None:
        """What the log tells from its line `at` on in the other languages, so that it can be turned to them at any time."""
        for language in LANGUAGES:
            if language != self._text.language:
                told: list[Line] = []
                with self._text.speaking(language):
                    for cue in cues:
                        if self._table.forgets(cue):
                            forget(told, self._table.keeps)
                        told += self._table.lines(cue)
                self._log.also(language, told, at)

    def adopt(self, update: Update) -> None:
        """This is how it stands now: everything goes where it belongs, and what moments have left lying goes."""
        services = self._services
        services.update = update
        services.sent = services.sent and update.pending
        self.seen = update.version
        self._history.keep(update)
        self.clock = None
        since = self.now - self._came.get(update.version, self.now)
        self._came = {version: at for version, at in self._came.items() if version > update.version}
        if update.clock_left is not None:
            left = max(0.0, update.clock_left - since)
            self.clock = (left, update.clock_whole or left or update.clock_left)
        services.words.timed = self.clock is not None
        self._table.shown()
        services.read_again()
        self._audio.adopted()
        services.effects.clear()
        if services.stage_size is not None:
            self._lay()
        services.refresh()

    def snap(self) -> None:
        """All that wait at once, without motion; their sentences are printed all the same."""
        services = self._services
        services.scope.stop()
        waiting, self.waiting = self.waiting, []
        if self.playing is not None:
            self._rest()
            self._history.keep(self.playing)
            if not waiting:
                waiting.append(replace(self.playing, cues=()))
        self.playing = None
        if not waiting:
            return
        for update in waiting:
            self._log.version = update.version
            self.tell(update.cues)
            self._history.keep(update)
        self.adopt(waiting[-1])
        services.stage.snap()

    def pass_time(self, dt: float) -> bool:
        """Let the clock of what is asked run on; True if it shows another second than before."""
        if self.clock is None or self.is_cut_off:
            return False
        left, whole = self.clock
        now = max(0.0, left - dt)
        self.clock = now, whole
        return int(now) != int(left)

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
            self._services.scope.stop()
            if playing is not None:
                self._rest()
                self.adopt(playing)
            self.snap()
        self._services.effects.clear()

    def sought(self, update: Update) -> None:
        """A replay was moved to another place."""
        self.waiting.clear()
        self.playing = None
        self.held, self.hush, self.untold = [], "", []
        self._services.scope.stop()
        self.adopt(update)
        self._services.stage.snap()


def _actor(before: Update) -> int | None:
    """Whose doing comes next, if one seat alone is asked."""
    asked = before.ask
    return asked.seats[0] if asked is not None and len(asked.seats) == 1 else None
