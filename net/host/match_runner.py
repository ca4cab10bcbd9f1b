"""The match under way on the host: plays in, versions out. Journal first, tell afterwards.

The order for every play is: is it legal? write it down; carry it out. So a play that the disk does not take has not
happened, and a play that somebody was told of cannot be lost with the process.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from game.engine.ask import Ask
from game.engine.cues import TrueCue
from game.engine.match import PlayRecord, Result, load, new
from game.engine.refusal import Refused
from game.engine.rules import Rules
from game.engine.sight import SPECTATOR
from game.engine.spaces import Plain
from net.fairness.account import Account, LineProof
from net.fairness.plays import Chain, bare_link, is_signed, play_digest, signed_link
from net.host.rules_fault import MatchLost, RulesFault, report
from net.host.time_limits import TimeLimits
from net.protocol.bounds import Timers
from net.protocol.records import PlayProof
from net.protocol.sync import Moment, Now, SeatSync
from net.storage.store import Begun, Kept, Line, Store

log = logging.getLogger("net.host")

SNAPSHOT_EVERY = 50
RECENT = 64
"""Plays among which a play that comes too late finds the default that was played for it."""
MOST_AT_ONCE = 1000
"""Plays that one expiry of a clock may make: a whole turn's worth, and an end to a title that never stops asking."""


class NotSaved(Exception):
    """The journal does not take the play: it did not happen."""


class MatchRunner:
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
        self.owed: dict[int, float] = {}
        """Seat -> since when it owes a move."""
        self.committed: tuple[int, frozenset[int]] = (0, frozenset())
        """An ask, and the seats that have committed to an answer (net/host/sealing.py)."""
        self._keeper = keeper
        self.clocks = TimeLimits(rules.clocks(begun.options), timers)
        self.stretch = 1
        """What plays are stamped with now (`PlayRecord.stretch`)."""
        self.views: dict[int, SeatSync] = {}
        self.match = new(rules, begun.kinds, begun.options, begun.seed)
        self.chain = Chain(begun.first_head)
        self._opened(now)
        self.clocks.told(self._story(self.match.cues))
        self._after()

    # ------------------------------------------------------------------ from a journal

    @classmethod
    def resume(cls, rules: Rules, kept: Kept, keeper: Store, timers: str, now: float) -> MatchRunner:
        """The match as it was when the journal ended, without a last play that breaks the rules. Raises Refused or ValueError if
        these rules do not take the plays (they are then other rules, or the journal lies)."""
        try:
            return cls._replayed(rules, kept, keeper, timers, now)
        except Refused:
            raise
        except Exception as error:  # options and plays that no lobby lets through may break rules anywhere
            if not kept.lines:
                raise ValueError(
                    f"the rules cannot play this journal: {type(error).__name__}: {error}"[:300]
                ) from error
            log.error("play %d of the journal broke the rules: trying without it", len(kept.lines), exc_info=error)
        # The last host may have fallen between writing a play that breaks the rules and withdrawing it.
        kept = msgspec.structs.replace(kept, lines=kept.lines[:-1], snapshot=None)
        try:
            self = cls._replayed(rules, kept, keeper, timers, now)
        except Refused:
            raise
        except Exception as error:
            raise ValueError(f"the rules cannot play this journal: {type(error).__name__}: {error}"[:300]) from error
        keeper.withdraw(self.version)
        return self

    @classmethod
    def _replayed(cls, rules: Rules, kept: Kept, keeper: Store, timers: str, now: float) -> MatchRunner:
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
        for number, line in enumerate(kept.lines, 1):
            self._count(line)
            self._link(number, line)
        self._opened(now)
        self.views.clear()
        self._after()
        for seat in range(SPECTATOR, self.match.seats):
            self.view(seat)
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
        return ask is not None and ask.window and self.clocks.limit(ask) is not None

    def view(self, seat: int) -> SeatSync:
        """What the clients of `seat` see. Made when first asked for: nobody packs a view that nobody looks at."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = SeatSync(seat)
            found.refresh(Moment(self.match, self.version))
        elif found.version != self._moment.version:
            found.refresh(self._moment)
        return found

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
        return (self.run, match.waiting_for() if match.answers else None, self.clocks.left(now))

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
            tuple(LineProof(line.key, line.n, line.proof, line.verify_key) for line in self.lines),
        )

    # ------------------------------------------------------------------ signatures

    def verify_key(self, seat: int, key: str) -> bytes:
        """Return the key that `key` committed to for `seat` when the match began; b"" for whoever came later."""
        rows = self.begun.commitments
        return rows[seat].verify_key if seat < len(rows) and rows[seat].key == key else b""

    def check_signature(self, play: PlayRecord, n: int, proof: PlayProof | None, verify_key: bytes) -> None:
        """Raise Refused unless its player signed this play over a head that is no older than the ask."""
        if proof is None:
            raise Refused("unsigned")
        head = self.chain.head_at(proof.seen)
        if head is None or not self.chain.is_recent(proof.seen, play.ask):
            raise Refused("other_head")
        digest = play_digest(self.begun.match, n, play, proof.salt, head)
        if not is_signed(verify_key, digest, proof.signature):
            raise Refused("unsigned")

    def _link(self, number: int, line: Line) -> None:
        """Add a line of the journal to the chain."""
        play, proof = line.play, line.proof
        if proof is None:
            link = bare_link(self.begun.host_secret, number, play)
        else:
            head = self.chain.head_at(proof.seen) or b""
            digest = play_digest(self.begun.match, line.n, play, proof.salt, head)
            link = signed_link(digest, proof.signature)
        self.chain.extend(link, play.ask)

    # ------------------------------------------------------------------ plays

    def play(
        self, seat: int, kind: str, ask: int, choice: Plain, key: str, n: int, now: float,
        proof: PlayProof | None, verify_key: bytes, may_come: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """Apply and journal a seat's play. `verify_key` is the player's if they were not seated when the match began;
        `may_come` raises Refused for a legal play whose time has not come.

        Raises Refused (nothing changed), NotSaved, RulesFault (the play is withdrawn) or MatchLost.
        """
        try:
            play = self._legal(seat, kind, ask, choice, self._at(now))
        except Refused:
            raise
        except Exception as error:  # a title's code may raise anything; the table lives on
            raise report(error, f"seat {seat} sends {kind} {choice!r:.200}", self.match) from error
        may_come()
        committed = self.verify_key(seat, key)
        self.check_signature(play, n, proof, committed or verify_key)
        self.silent.pop(seat, None)
        before = self._mark()
        self._carry_out(Line(play, key, n, proof, b"" if committed else verify_key), now)
        self._after(before)

    def _legal(self, seat: int, kind: str, ask: int, choice: Plain, at: int) -> PlayRecord:
        """The play, if it may be made now. Raises Refused, and whatever a title's code raises."""
        match = self.match
        if kind == "play":
            match.check(seat, choice, ask)
            return PlayRecord(ask, seat, choice, at, stretch=self.stretch)
        if ask != match.ask_id or match.ask is None:
            raise Refused("match_over" if match.ask is None else "stale_ask")
        if kind == "take_back":
            if not match.may_take_back(seat):
                raise Refused("nothing_to_take_back")
            return PlayRecord(ask, seat, None, at, "take_back", self.stretch)
        # Whether a title lets a seat resign shows only in the trying.
        match.copy().resign(seat)
        return PlayRecord(ask, seat, None, at, "resign", self.stretch)

    def holds(self, seat: int, ask: int, choice: Plain) -> bool:
        """Whether a play passes in a window (`Ask.window`): the clock will pass for it. Raises Refused if it is not legal, or
        RulesFault."""
        match = self.match
        if match.ask is None or not match.ask.window or match.ask_id != ask or seat not in match.ask.seats:
            return False
        try:
            match.check(seat, choice, ask)
            return match.step().passes(match, seat, choice)
        except Refused:
            raise
        except Exception as error:
            raise report(error, f"seat {seat} may pass with {choice!r:.200}", match) from error

    def time_out(self, now: float) -> bool:
        """Play the default for every seat that is out of time; return True if any was played. Raises NotSaved, RulesFault or
        MatchLost; what was played before that one stays played."""
        before = self._mark()
        try:
            return self._time_out(now) > 0
        finally:
            if self.version != before.version:
                self._after(before)

    def owing(self) -> tuple[int, ...]:
        """The seats that have neither answered the ask nor committed to an answer."""
        ask, seats = self.committed
        waiting = self.match.waiting_for()
        return tuple(seat for seat in waiting if seat not in seats) if ask == self.match.ask_id else waiting

    def note_committed(self, seats: frozenset[int], newest: int) -> None:
        """These seats have committed to an answer to the present ask, `newest` as the last of them."""
        self.committed = self.match.ask_id, seats
        self.owed.pop(newest, None)

    def note_pass(self, key: str, n: int) -> None:
        """Number `n` of the plays of `key` was taken, but is none: it passes in a window, as the clock will."""
        self.taken[key] = n

    def set_timers(self, timers: Timers) -> None:
        """The house wants other time limits, from the next on."""
        self.clocks.timers = timers

    def forgive(self, seat: int) -> None:
        """The player of `seat` is heard again: turns that ran out before count no more."""
        self.silent.pop(seat, None)
        self.owed.pop(seat, None)

    def timed_out(self, seat: int, ask: int) -> bool:
        """Whether the clock answered this ask for this seat, a short while ago."""
        return any(
            (line.play.kind, line.play.seat, line.play.ask) == ("clock", seat, ask) for line in self.lines[-RECENT:]
        )

    def stand_in(self, seats: Sequence[int], now: float) -> None:
        """Play the default for these seats, which answer the ask no more. Raises as `time_out`."""
        before, match, ask = self._mark(), self.match, self.match.ask_id
        try:
            for seat in seats:
                if match.ask is None or match.ask_id != ask or seat not in match.waiting_for():
                    break
                try:
                    play = PlayRecord(ask, seat, match.default(seat), self._at(now), "clock", self.stretch)
                except Exception as error:
                    raise report(error, f"the default of seat {seat}", match) from error
                self._carry_out(Line(play), now)
        finally:
            if self.version != before.version:
                self._after(before)

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
                try:
                    play = PlayRecord(ask, seat, match.default(seat), self._at(now), "clock", self.stretch)
                except Exception as error:
                    raise report(error, f"the default of seat {seat}", match) from error
                self._carry_out(Line(play), now)
                made += 1
            # The next ask of the same run is due at once; another has its own time.
            self.clocks.show(match.ask, True, now)
            if match.ask_id == ask and match.ask is not None and match.ask.mode == "open":
                # An open ask that stays after everybody's default would spin: its clock starts anew.
                self.clocks = TimeLimits(self.rules.clocks(self.begun.options), self.clocks.timers)
                break
        return made

    def _note_silence(self, ask: Ask, made: int) -> None:
        """A turn of one seat has run out. What follows in the same turn runs out with it; windows are often let go by."""
        clock = self.rules.absence.clock or ask.clock
        if not made and len(ask.seats) == 1 and not ask.window and ask.clock == clock:
            for seat in ask.seats:
                self.silent[seat] = self.silent.get(seat, 0) + 1

    def mind_owed(self, now: float) -> None:
        """Note since when each seat owes a move. In a window nobody does: silence is an answer there."""
        ask = self.match.ask
        owing = () if ask is None or ask.window else self.owing()
        self.owed = {seat: self.owed.get(seat, now) for seat in owing}

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
        before = self._mark()
        try:
            if play.kind == "play":
                # As `apply` does, without looking a second time whether it is legal.
                match.at, match.stretch = play.at, play.stretch
                match.take(play.seat, play.choice)
            else:
                match.apply(play)
            story = self._story(match.cues[told:]) if match.ask_id != ask else 0.0
        except Exception as error:
            fault = report(error, f"play {number} {play!r:.300}", match)
            self._withdraw(before)
            raise fault from None
        self.lines.append(line)
        self.owed.pop(play.seat, None)
        self._link(number, line)
        self.version = number + 1
        self._count(line)
        if match.ask_id != ask:
            self._opened(now)
            self.clocks.told(story)
        if number % SNAPSHOT_EVERY == 0:
            try:
                self._keeper.snapshot(number, self.match.dump())
            except Exception as error:  # it only saves time
                log.warning("no snapshot after play %d: %s", number, error)

    def _mark(self) -> _Mark:
        """Where the match stands, to come back to if the rules break."""
        return _Mark(self.version, dict(self.taken))

    def _withdraw(self, mark: _Mark) -> None:
        """Return to `mark`: the plays after it never were, in the journal neither. Raises MatchLost."""
        del self.lines[mark.version - 1 :]
        self.version, self.taken = mark.version, mark.taken
        self.chain = Chain(self.begun.first_head)
        for number, line in enumerate(self.lines, 1):
            self._link(number, line)
        try:
            self._keeper.withdraw(mark.version)
        except OSError as error:
            log.error("play %d could not be withdrawn from the journal: %s", mark.version, error)
        try:
            self.match = new(self.rules, self.begun.kinds, self.begun.options, self.begun.seed)
            for line in self.lines:
                self.match.apply(line.play)
            self.match.take_cues()
            self.views.clear()
            self._moment = Moment(self.match, self.version)
        except Exception as error:
            report(error, f"replaying {len(self.lines)} plays", self.match)
            raise MatchLost(str(error)) from None

    def _count(self, line: Line) -> None:
        if line.key:
            self.taken[line.key] = max(line.n, self.taken.get(line.key, 0))

    def _opened(self, now: float) -> None:
        self._ask_opened = now

    def _story(self, cues: Sequence[TrueCue]) -> float:
        """The seconds for which people's tables show these cues: the next limit begins when they have seen them."""
        return self.rules.showing(cues) / 1000 if self.rules.showing is not None else 0.0

    def _at(self, now: float) -> int:
        return max(0, int((now - self._ask_opened) * 1000))

    def _after(self, before: _Mark | None = None) -> None:
        """Make ready what people are told, every view of it, before anybody is told. If the rules break over that, return to
        `before` and raise RulesFault."""
        version = self.version
        try:
            self._moment = Moment(self.match, version, self.match.take_cues())
            self._catch_up()
        except Exception as error:
            if before is None:
                raise
            fault = report(error, f"showing play {version - 1}", self.match)
            self._withdraw(before)
            raise fault from None


class _Mark(NamedTuple):
    """A moment of the match that can be returned to."""

    version: int
    taken: dict[str, int]


__all__ = ["SPECTATOR", "MatchLost", "NotSaved", "MatchRunner", "RulesFault"]
