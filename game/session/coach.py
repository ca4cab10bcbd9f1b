"""The coach of this window's seat: the process that thinks (`game/bots/coach.py`), and what it is told and asked.

Nothing here waits. The process is started by the first question, and told then what the table has shown so far, so that it
has in mind what hard would have in mind.
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
from game.bots.coach import ANSWERED, Begin, GoOn, HintWanted, Played, Seen, ToCoach
from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.session.context import TableContext
from game.tabletop.feed import Update
from game.titles.coaching import Hint, Remark
from net.host.bot_processes import program, quiet
from net.protocol import messages as m

PAUSE = 4
"""Answers of the person after a remark that are not remarked upon."""


class CoachLine(Protocol):
    """The way to a desk."""

    is_gone: bool
    """Nobody answers there any more."""

    def send(self, message: ToCoach) -> None: ...

    def take(self) -> list[Hint | Remark | None]:
        """What it has answered since the last call."""
        ...

    def close(self) -> None: ...


class ProcessLine:
    """A desk in a process of its own. A thread starts it, writes and reads, for all of that may wait."""

    def __init__(self) -> None:
        self.is_gone = False
        self._process: subprocess.Popen[bytes] | None = None
        self._out: queue.SimpleQueue[ToCoach | None] = queue.SimpleQueue()
        self._answers: deque[Hint | Remark | None] = deque()
        threading.Thread(target=self._run, name="coach", daemon=True).start()

    def _run(self) -> None:
        # A coach that can't be started, or has ended, says nothing more; the table goes on without it.
        with contextlib.suppress(OSError, EOFError, pickle.UnpicklingError):
            self._process = subprocess.Popen(
                [*program(), "coach"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                **quiet(),
            )
            asked, told = self._process.stdin, self._process.stdout
            assert asked is not None and told is not None
            with asked, told:
                self._talk(asked, told)
        self.is_gone = True
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def _talk(self, asked: IO[bytes], told: IO[bytes]) -> None:
        while (message := self._out.get()) is not None:
            pickle.dump(message, asked)
            asked.flush()
            if isinstance(message, ANSWERED):
                self._answers.append(pickle.load(told))

    def send(self, message: ToCoach) -> None:
        self._out.put(message)

    def take(self) -> list[Hint | Remark | None]:
        return [self._answers.popleft() for _ in range(len(self._answers))]

    def close(self) -> None:
        """End it without waiting, also in the middle of a thought."""
        self._out.put(None)
        if self._process is not None:
            self._process.terminate()


class Coach:
    """One seat's coach in one match."""

    def __init__(self, begin: Begin, open_line: Callable[[], CoachLine] = ProcessLine) -> None:
        self._begin = begin
        self._open_line = open_line
        self._line: CoachLine | None = None
        self._untold: list[Seen] = []
        """What it has not been told yet, since nothing has been asked."""
        self._number = 0
        self._answers = PAUSE
        """How many answers of the person ago it remarked upon one."""
        self._is_gone = False
        self.hint: Hint | None = None
        """The answer to the latest question, once it is there; more of its steps may come."""
        self.remark: Remark | None = None
        self._moves = 0
        """What the person has played or taken back, as they count."""

    def observe(self, update: Update) -> None:
        """What the table has shown."""
        cues = tuple(SeatCue(cue.kind, cue.beat, cue.nouns, cue.rule) for cue in update.cues)
        self._untold.append(Seen(update.view, cues))

    @property
    def is_thinking(self) -> bool:
        """Whether a hint was asked for that has not come yet."""
        return self._number > 0 and self.hint is None and not self._is_gone

    def ask(self, view: View, ask: SeatAsk) -> None:
        """Ask for a hint; the one before is forgotten."""
        self._number += 1
        self.hint = None
        self._send(HintWanted(self._number, view, ask))

    def forget(self) -> None:
        """Nobody waits for the hint any more."""
        self._number += 1
        self.hint = Hint(self._number)

    def is_about_last(self, remark: Remark) -> bool:
        """Whether the move that it is about is the last thing that the person has done."""
        return remark.number == self._moves

    def moved(self) -> None:
        """The person plays, or takes back."""
        self._moves += 1

    def judge(self, view: View, ask: SeatAsk, choice: Choice) -> None:
        """The person has answered: a remark may come, though not for everything, nor twice in a few turns."""
        self._answers += 1
        if self._answers >= PAUSE:
            self._send(Played(self._moves, view, ask, choice))

    def poll(self) -> None:
        """Take in what it has answered."""
        for answer in self._line.take() if self._line is not None else ():
            if isinstance(answer, Hint) and answer.number == self._number:
                self.hint = answer
                if answer.goes_on:
                    self._send(GoOn(answer.number))
            elif isinstance(answer, Remark) and self._answers >= PAUSE:
                self.remark, self._answers = answer, 0
        if self._line is not None and self._line.is_gone:
            self.close()
            self.forget()

    def take_remark(self) -> Remark | None:
        """The remark that nobody has read yet."""
        remark, self.remark = self.remark, None
        return remark

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line, self._is_gone = None, True

    def _send(self, message: ToCoach) -> None:
        if self._is_gone:
            self.forget()
        elif self._line is None:
            self._line = self._open_line()
            self._line.send(self._begin)
        if self._line is not None:
            for seen in self._untold:
                self._line.send(seen)
            self._untold = []
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
