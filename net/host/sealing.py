"""Answers of several people at once, on the host: committed to by all, then revealed by all (fairness/sealed.py)."""

from __future__ import annotations

from collections.abc import Container, Sequence

from game.engine.refusal import Refused
from net.fairness.plays import is_signed
from net.fairness.sealed import committers
from net.host.match_runner import MatchRunner
from net.protocol import messages as m
from net.protocol.records import SealedAnswer

REVEAL = 5.0
"""Seconds that a committed seat has to reveal."""
AWAY = 20.0
"""Seconds more for whose connection is cut."""


class Sealing:
    """The commitments of one ask; another ask begins anew."""

    def __init__(self) -> None:
        self._ask = ("", 0, 0)
        self._rows: dict[int, SealedAnswer] = {}
        self._due = 0.0
        self.is_closed = False

    def follow(self, running: MatchRunner) -> None:
        """Forget what belongs to another ask."""
        ask = (running.begun.match, running.run, running.match.ask_id)
        if ask != self._ask:
            self._ask, self._rows, self.is_closed, self._due = ask, {}, False, 0.0

    def commits(self, running: MatchRunner, seat: int, key: str) -> bool:
        """Whether this seat's player must commit before they answer."""
        rows = running.begun.commitments
        return seat in _committers(running) and seat < len(rows) and rows[seat].key == key

    def commit(self, running: MatchRunner, seat: int, key: str, message: m.SealAnswer) -> bool:
        """Take a commitment; return whether it is a new one. Raises Refused."""
        match = running.match
        self.follow(running)
        if match.ask is None or message.ask != match.ask_id:
            raise Refused("match_over" if match.ask is None else "stale_ask")
        if not self.commits(running, seat, key):
            raise Refused("not_your_turn")
        answer = SealedAnswer(seat, message.n, message.digest, message.signature)
        before = self._rows.get(seat)
        if before == answer:
            return False
        if self.is_closed or seat in match.answers or (before is not None and match.ask.mode == "sealed"):
            raise Refused("already_answered")
        if before is not None and message.n <= before.n:
            raise Refused("duplicate")
        if len(message.digest) != 32 or not is_signed(running.verify_key(seat, key), message.digest, message.signature):
            raise Refused("unsigned")
        self._rows[seat] = answer
        running.note_committed(frozenset(self._rows), seat)
        return True

    def check(self, running: MatchRunner, seat: int, key: str, message: m.Play) -> None:
        """Raise Refused unless this answer may come now: it is the one committed to, and all have committed."""
        self.follow(running)
        if message.kind != "play" or message.ask != running.match.ask_id or not self.commits(running, seat, key):
            return
        row = self._rows.get(seat)
        if row is None:
            raise Refused("out_of_time" if self.is_closed else "not_committed")
        if not self.is_closed:
            raise Refused("not_committed")
        if message.n != row.n or message.proof is None or message.proof.signature != row.signature:
            raise Refused("other_answer")

    def close(self, running: MatchRunner, owners: Sequence[str], now: float, is_late: bool = False) -> bool:
        """Let the answers be revealed, if all who owe one have committed, or are out of time; return whether that is news.
        `owners`: who plays each seat now."""
        self.follow(running)
        waiting = running.match.waiting_for()
        owed = [seat for seat in waiting if self.commits(running, seat, owners[seat]) and seat not in self._rows]
        if not self._rows or self.is_closed or (owed and not is_late):
            return False
        self.is_closed, self._due = True, now + REVEAL
        return True

    def unrevealed(self, running: MatchRunner) -> tuple[int, ...]:
        """The seats that have committed and not answered."""
        self.follow(running)
        return tuple(seat for seat in running.match.waiting_for() if seat in self._rows)

    def overdue(self, running: MatchRunner, owners: Sequence[str], away: Container[int], now: float) -> tuple[int, ...]:
        """The seats for which the default is played: who does not reveal, and then whoever never committed."""
        left = self.unrevealed(running)
        if not self.is_closed:
            return ()
        if left:
            return tuple(seat for seat in left if now >= self._due + (AWAY if seat in away else 0.0))
        return tuple(s for s in running.match.waiting_for() if self.commits(running, s, owners[s]))

    def due(self, running: MatchRunner, now: float) -> float | None:
        """When a reveal is overdue next; None: nobody owes one."""
        if not self.is_closed or not self.unrevealed(running):
            return None
        return self._due if now < self._due else max(now + 1.0, self._due)

    def message(self, running: MatchRunner) -> m.SealedAnswers | None:
        """What everybody is told; None: nothing yet."""
        self.follow(running)
        if not self._rows:
            return None
        match, run, ask = self._ask
        return m.SealedAnswers(match, run, ask, tuple(self._rows[seat] for seat in sorted(self._rows)), self.is_closed)


def _committers(running: MatchRunner) -> tuple[int, ...]:
    ask = running.match.ask
    return () if ask is None else committers(ask.mode, ask.window, ask.seats, running.begun.kinds)
