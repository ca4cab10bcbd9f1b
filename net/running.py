"""The match under way on the host: plays in, versions out. Journal first, tell afterwards.

The order for every play is: is it legal? write it down; carry it out. So a play that the disk does not take has not
happened, and a play that somebody was told of cannot be lost with the process.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from game.engine.ask import Ask
from game.engine.cues import Cue
from game.engine.match import Play, Result, load, new
from game.engine.refusal import KernelError, Refused
from game.engine.rules import Rules
from game.engine.sight import SPECTATOR
from net.clocks import Clocks
from net.cue_shapes import HostShapes
from net.fair import Account
from net.primer import rehearsal
from net.storage.store import Begun, Kept, Line, Store
from net.sync import Moment, Now, SeatSync

log = logging.getLogger("net.host")

SNAPSHOT_EVERY = 50
MOST_AT_ONCE = 1000
"""Plays that one expiry of a clock may make: a whole turn's worth, and an end to a title that never stops asking."""


class NotSaved(Exception):
    """The journal does not take the play: it did not happen."""


class Fault(Exception):
    """The rules broke over a play: it was withdrawn."""


class Running:
    """One match, its journal in memory, its views for the wire."""

    def __init__(self, rules: Rules, begun: Begun, keeper: Store, run: int, timers: str, now: float) -> None:
        self.rules = rules
        self.begun = begun
        self.run = run
        self.lines: list[Line] = []
        self.version = 1
        """One more than the plays made."""
        self.taken: dict[str, int] = {}
        """Key -> the highest number of its plays that was taken."""
        self.silent: dict[int, int] = {}
        """Seat -> turns of its own in a row that the clock has played."""
        self._keeper = keeper
        self.clocks = Clocks(rules.clocks(begun.options), timers)
        self.views: dict[int, SeatSync] = {}
        self.rehearsed = rehearsal(rules, begun.kinds, begun.options)
        self.shapes = HostShapes(self.rehearsed.shapes)
        self.match = new(rules, begun.kinds, begun.options, begun.seed)
        self._opened(now)
        self._story(self.match.cues)
        self._after()

    # ------------------------------------------------------------------ from a journal

    @classmethod
    def resume(cls, rules: Rules, kept: Kept, keeper: Store, timers: str, now: float) -> Running:
        """The match as it was when the journal ended. Raises Refused, KernelError or ValueError if these rules do not take
        the plays (they are then other rules, or the journal lies)."""
        try:
            return cls._replayed(rules, kept, keeper, timers, now)
        except (Refused, KernelError):
            raise
        except Exception as error:  # options and plays that no lobby lets through may break rules anywhere
            raise ValueError(f"the rules cannot play this journal: {type(error).__name__}: {error}"[:300]) from error

    @classmethod
    def _replayed(cls, rules: Rules, kept: Kept, keeper: Store, timers: str, now: float) -> Running:
        self = cls(rules, kept.begun, keeper, kept.run, timers, now)
        start = 0
        if kept.snapshot is not None and kept.snapshot[0] <= len(kept.lines):
            try:
                self.match = load(rules, kept.snapshot[1])
                start = kept.snapshot[0]
            except ValueError as error:
                # The plays are the truth; a snapshot only saves time.
                log.warning("the snapshot after play %d is broken (%s): replaying all", kept.snapshot[0], error)
        for line in kept.lines[start:]:
            self.match.apply(line.play)
        self.lines = list(kept.lines)
        self.version = len(self.lines) + 1
        for line in kept.lines:
            self._count(line)
        self._opened(now)
        self.views.clear()
        self._after()
        return self

    # ------------------------------------------------------------------ what is so

    @property
    def over(self) -> bool:
        return self.match.result is not None

    @property
    def result(self) -> Result | None:
        return self.match.result

    @property
    def in_window(self) -> bool:
        """Whether the ask is one in which nobody can tell passing from silence."""
        ask = self.match.ask
        return ask is not None and ask.window

    def view(self, seat: int) -> SeatSync:
        """What the clients of `seat` see. Made when first asked for: nobody packs a view that nobody looks at."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = SeatSync(seat, self.rehearsed.primer)
            found.refresh(Moment(self.match, self.version))
        elif found.version != self._moment.version:
            found.refresh(self._moment)
        return found

    def prepare(self) -> None:
        """Make ready what the next play would wait for."""
        self._catch_up()
        for view in self.views.values():
            view.prepare()

    def _catch_up(self) -> None:
        """A view is refreshed when somebody is to be told of it, so that whoever comes first need not wait for the others'.
        Before the match goes on all are."""
        moment = self._moment
        for view in self.views.values():
            if view.version != moment.version:
                view.refresh(moment)

    def now(self, now: float) -> Now:
        """What every update of this moment says."""
        match = self.match
        return (self.run, match.waiting_for() if match.answers else None, self.clocks.left(now), self.shapes)

    def account(self, host_key: str) -> Account:
        """The whole match laid open; only for when it is over."""
        begun = self.begun
        return Account(
            begun.match,
            begun.round,
            begun.content,
            begun.options,
            begun.kinds,
            host_key,
            begun.host_secret,
            begun.secrets,
            tuple(line.play for line in self.lines),
        )

    # ------------------------------------------------------------------ plays

    def play(self, seat: int, kind: str, ask: int, choice: object, key: str, n: int, now: float) -> None:
        """Somebody's play. Raises Refused (nothing changed), NotSaved or Fault."""
        match = self.match
        at = self._at(now)
        if kind == "play":
            match.check(seat, choice, ask)
            play = Play(ask, seat, choice, at)
        elif ask != match.ask_id or match.ask is None:
            raise Refused("match_over" if match.ask is None else "stale_ask")
        elif kind == "take_back":
            if not match.may_take_back(seat):
                raise Refused("nothing_to_take_back")
            play = Play(ask, seat, None, at, "take_back")
        else:
            # Whether a title lets a seat resign shows only in the trying.
            match.copy().resign(seat)
            play = Play(ask, seat, None, at, "resign")
        self.silent.pop(seat, None)
        self._carry_out(Line(play, key, n), now)
        self._after()

    def holds(self, seat: int, ask: int, choice: object) -> bool:
        """Whether a play passes in a window (`Ask.window`): the clock will pass for it. Raises Refused if it is not legal."""
        match = self.match
        if match.ask is None or not match.ask.window or match.ask_id != ask or seat not in match.ask.seats:
            return False
        match.check(seat, choice, ask)
        return match.step().passes(match, seat, choice)

    def time_out(self, now: float) -> bool:
        """If the clock has run out: the defaults are played. True when anything was. Raises NotSaved or Fault; what was played
        before that one stays played."""
        before = self.version
        try:
            return self._time_out(now) > 0
        finally:
            if self.version != before:
                self._after()

    def _time_out(self, now: float) -> int:
        """How many plays the clock made."""
        match = self.match
        made = 0
        while made < MOST_AT_ONCE and match.ask is not None:
            deadline = self.clocks.deadline()
            if deadline is None or deadline > now:
                break
            ask = match.ask_id
            self._note_silence(match.ask, made)
            for seat in match.waiting_for():
                if match.ask is None or match.ask_id != ask or seat not in match.ask.seats:
                    break
                play = Play(ask, seat, match.default(seat), self._at(now), "clock")
                self._carry_out(Line(play), now)
                made += 1
            # The next ask of the same run is due at once; another has its own time.
            self.clocks.show(match.ask, True, now)
            if match.ask_id == ask and match.ask is not None and match.ask.mode == "open":
                # An open ask that stays after everybody's default would spin: its clock starts anew.
                self.clocks = Clocks(self.rules.clocks(self.begun.options), self.clocks.timers)
                break
        return made

    def _note_silence(self, ask: Ask, made: int) -> None:
        """A turn of one seat has run out. What follows in the same turn runs out with it; windows are often let go by."""
        if not made and len(ask.seats) == 1 and not ask.window:
            for seat in ask.seats:
                self.silent[seat] = self.silent.get(seat, 0) + 1

    def _carry_out(self, line: Line, now: float) -> None:
        self._catch_up()
        number = len(self.lines) + 1
        try:
            self._keeper.line(number, line)
        except OSError as error:
            log.error("play %d is not saved: %s", number, error)
            raise NotSaved(str(error)) from None
        match, play = self.match, line.play
        ask, told = match.ask_id, len(match.cues)
        try:
            if play.kind == "play":
                # As `apply` does, without looking a second time whether it is legal.
                match.at = play.at
                match.take(play.seat, play.choice)
            else:
                match.apply(play)
        except (KernelError, Refused) as error:
            log.error("the rules broke at play %d %r: %s", number, line.play, error)
            self._rebuild()
            raise Fault(str(error)) from None
        self.lines.append(line)
        self.version = number + 1
        self._count(line)
        if match.ask_id != ask:
            self._opened(now)
            self._story(match.cues[told:])
        if number % SNAPSHOT_EVERY == 0:
            try:
                self._keeper.snapshot(number, self.match.dump())
            except OSError as error:
                log.warning("no snapshot after play %d: %s", number, error)

    def _rebuild(self) -> None:
        """The match without the play that broke it. The journal's next line takes the broken one's number."""
        self.match = new(self.rules, self.begun.kinds, self.begun.options, self.begun.seed)
        for line in self.lines:
            self.match.apply(line.play)
        self.match.take_cues()

    def _count(self, line: Line) -> None:
        if line.key:
            self.taken[line.key] = max(line.n, self.taken.get(line.key, 0))

    def _opened(self, now: float) -> None:
        self._ask_opened = now

    def _story(self, cues: Sequence[Cue]) -> None:
        """The next limit begins when people have seen what led to it."""
        if self.rules.showing is not None:
            self.clocks.told(self.rules.showing(cues) / 1000)

    def _at(self, now: float) -> int:
        return max(0, int((now - self._ask_opened) * 1000))

    def _after(self) -> None:
        cues = self.match.take_cues()
        version = self.version
        self._moment = Moment(self.match, version, cues, self.shapes.numbers(cues, version))


__all__ = ["SPECTATOR", "Fault", "NotSaved", "Running"]
