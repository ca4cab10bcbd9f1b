"""The coach of this window's seat: the process that thinks (`game/bots/coach.py`), and what it is told and asked.

Nothing here waits. The process is started when the first question to the person lies there (`wake`), so that it is ready when
it is asked, and told all that the table shows, so that it has in mind what hard would have in mind.
"""

from __future__ import annotations

import contextlib
import pickle
import queue
import subprocess
import threading
from collections import deque
from collections.abc import Callable
from typing import IO, Protocol

from game import titles
from game.bots.coach import Begin, GoOn, HintWanted, Played, Seen, ToCoach
from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Plain
from game.session.context import TableContext
from game.tabletop.feed import Update
from game.titles.coaching import Hint, Nod, Remark, Verdict
from net.host.bot_processes import program, quiet
from net.protocol import messages as m

PAUSE = 4
"""Answers of the person after a remark that are not remarked upon."""
SELDOM = 12
"""Answers after a nod in which no other comes."""
LATE = 3
"""Things that the person has done since, after which a move is no longer spoken of."""
Answered = Hint | Verdict
"""What a desk says."""


class CoachLine(Protocol):
    """The way to a desk."""

    is_gone: bool
    """Nobody answers there any more."""

    def send(self, message: ToCoach) -> None: ...

    def take(self) -> list[Answered]:
        """What it has answered since the last call."""
        ...

    def close(self) -> None: ...


class ProcessLine:
    """A desk in a process of its own. A thread starts it and writes, another reads, for all of that may wait."""

    def __init__(self) -> None:
        self.is_gone = False
        self._process: subprocess.Popen[bytes] | None = None
        self._out: queue.SimpleQueue[ToCoach | None] = queue.SimpleQueue()
        self._answers: deque[Answered] = deque()
        threading.Thread(target=self._run, name="coach", daemon=True).start()

    def _run(self) -> None:
        # A coach that can't be started, or has ended, says nothing more; the table goes on without it.
        with contextlib.suppress(OSError):
            self._process = subprocess.Popen(
                [*program(), "coach"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                **quiet(stands_back=True),
            )
            asked, told = self._process.stdin, self._process.stdout
            assert asked is not None and told is not None
            threading.Thread(target=self._read, args=(told,), name="coach says", daemon=True).start()
            with asked:
                self._write(asked)
        self.is_gone = True
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def _write(self, asked: IO[bytes]) -> None:
        while (message := self._out.get()) is not None:
            pickle.dump(message, asked)
            asked.flush()

    def _read(self, told: IO[bytes]) -> None:
        with told, contextlib.suppress(OSError, EOFError, pickle.UnpicklingError):
            while True:
                self._answers.append(pickle.load(told))
        self._out.put(None)

    def send(self, message: ToCoach) -> None:
        self._out.put(message)

    def take(self) -> list[Answered]:
        return [self._answers.popleft() for _ in range(len(self._answers))]

    def close(self) -> None:
        """End it without waiting, also in the middle of a thought."""
        self._out.put(None)
        if self._process is not None:
            self._process.terminate()


def open_line() -> CoachLine:
    """A desk of one's own."""
    return ProcessLine()


class Coach:
    """One seat's coach in one match."""

    def __init__(self, begin: Begin, open_line: Callable[[], CoachLine] | None = None) -> None:
        self._begin = begin
        self._open_line = open_line
        self._line: CoachLine | None = None
        self._untold: list[Seen] = []
        """What it has not been told yet, since it is not awake."""
        self._number = 0
        self._answers = PAUSE
        """How many answers of the person ago it remarked upon one."""
        self._since_nod = SELDOM
        """The same of a nod."""
        self._is_gone = False
        self.hint: Hint | None = None
        """The answer to the latest question, once it is there; more of its steps may come."""
        self._verdict: Verdict | None = None
        self._moves = 0
        """What the person has played or taken back, as they count."""
        self._open: set[int] = set()
        """Of these the answers to open questions, which may be given anew."""

    def observe(self, update: Update) -> None:
        """What the table has shown."""
        cues = tuple(SeatCue(cue.kind, cue.beat, cue.nouns, cue.rule) for cue in update.cues)
        seen = Seen(update.view, cues)
        if self._line is not None:
            self._line.send(seen)
        else:
            self._untold.append(seen)

    @property
    def is_thinking(self) -> bool:
        """Whether a hint was asked for that has not come yet."""
        return self._number > 0 and self.hint is None and not self._is_gone

    def wake(self) -> None:
        """Have it ready: something may be asked of it soon."""
        if self._line is None and not self._is_gone:
            self._line = (self._open_line or open_line)()
            self._line.send(self._begin)
            for seen in self._untold:
                self._line.send(seen)
            self._untold = []

    def ask(self, view: View, ask: SeatAsk) -> None:
        """Ask for a hint; the one before is forgotten."""
        self._number += 1
        self.hint = None
        self._send(HintWanted(self._number, view, ask))

    def forget(self) -> None:
        """Nobody waits for the hint any more."""
        self._number += 1
        self.hint = Hint(self._number)

    def is_about_last(self, verdict: Verdict) -> bool:
        """Whether the move that it is about is the last thing that the person has done."""
        return verdict.number == self._moves

    def moved(self) -> None:
        """The person plays, or takes back."""
        self._moves += 1

    def judge(self, view: View, ask: SeatAsk, choice: Plain) -> None:
        """The person has answered: a word on it may come, though not for everything, nor twice in a few turns."""
        self._answers += 1
        self._since_nod += 1
        if self._answers >= PAUSE:
            if ask.mode == "open":
                self._open.add(self._moves)
            self._send(Played(self._moves, view, ask, choice))

    def poll(self) -> None:
        """Take in what it has answered."""
        for answer in self._line.take() if self._line is not None else ():
            if isinstance(answer, Hint):
                self._hinted(answer)
            elif self._is_timely(answer):
                self._verdict, self._answers = answer, 0
                self._since_nod = 0 if isinstance(answer, Nod) else self._since_nod
        if self._line is not None and self._line.is_gone:
            self.close()
            self.forget()

    def _hinted(self, hint: Hint) -> None:
        if hint.number == self._number:
            self.hint = hint
            if hint.goes_on:
                self._send(GoOn(hint.number))

    def _is_timely(self, verdict: Verdict) -> bool:
        """Whether it is still worth saying: not long after, nor of what was answered anew, nor too often."""
        ago = self._moves - verdict.number
        if self._answers < PAUSE or ago > (0 if verdict.number in self._open else LATE):
            return False
        return isinstance(verdict, Remark) or (ago == 0 and self._since_nod >= SELDOM)

    def take_verdict(self) -> Verdict | None:
        """What there is to say of a move, and nobody has read yet."""
        verdict, self._verdict = self._verdict, None
        return verdict

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line, self._is_gone = None, True

    def _send(self, message: ToCoach) -> None:
        if self._is_gone:
            self.forget()
        self.wake()
        if self._line is not None:
            self._line.send(message)


def coach_of(opening: m.Opening) -> Coach | None:
    """Return a coach for the one person of a match; None where several play, or we watch."""
    if opening.seat < 0 or opening.kinds.count("human") != 1:
        return None
    options = titles.options_for(opening.title, dict(opening.options))
    return Coach(Begin(opening.title, opening.seat, options, opening.kinds, opening.match))


def may_be_coached(table: TableContext) -> bool:
    """Whether one person alone plays at a table, and nobody watches: nobody is helped against other people."""
    lobby = table.lobby
    if lobby is None:
        return False
    others = [seat for seat in lobby.seats if seat.who != table.me]
    alone = len(others) < len(lobby.seats) and all(seat.kind == "bot" for seat in others)
    return alone and not any(watcher.here for watcher in lobby.watchers)


def wants_remarks(table: TableContext) -> bool:
    """Whether a poor move is remarked upon: among easy bots, for whoever has tips on. (A first lesson says what to do.)"""
    lobby = table.lobby
    if lobby is None or not table.context.settings.aid or not may_be_coached(table):
        return False
    return all(seat.level == "easy" for seat in lobby.seats if seat.kind == "bot")
