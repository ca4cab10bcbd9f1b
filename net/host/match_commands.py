"""What clients send to the match: answers and commitments to them, throws of dice, and what they have of the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.refusal import Refused
from net.failover.host_failover import HostFailover
from net.host.answer_desk import AnswerDesk
from net.host.attendance import Attendance
from net.host.broadcast import Broadcaster
from net.host.head_relay import HeadRelay
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.match_runner import MatchRunner
from net.host.room_events import Events
from net.host.table_match import TableMatch
from net.protocol import messages as m


class MatchCommands:
    """Hands them to the part that they concern, with the match and the seat that they are for."""

    def __init__(
        self,
        match: TableMatch,
        lobby: Lobby,
        attendance: Attendance,
        desk: AnswerDesk,
        broadcaster: Broadcaster,
        heads: HeadRelay,
        failover: HostFailover | None,
        follow: Callable[[Events, float], None],
    ) -> None:
        """`follow` sees to events that come before an answer is taken."""
        self._match = match
        self._lobby = lobby
        self._attendance = attendance
        self._desk = desk
        self._broadcaster = broadcaster
        self._heads = heads
        self._failover = failover
        self._follow = follow
        self.handlers: dict[type, Callable[[Member, Any, float], Events]] = {
            m.Play: self.answer,
            m.SealAnswer: self.answer,
            m.Seen: self.seen,
            m.Again: self.again,
            m.SignedHead: self.head,
        }

    def answer(self, person: Member, message: m.Play | m.SealAnswer, now: float) -> Events:
        """Take an answer or the commitment to one, or say why it is not taken."""
        try:
            running, seat = self._answering(person, message, now)
        except Refused as refused:
            self._desk.refuse(self._match.running, person, message, refused.code, refused.text, now)
            return ()
        if isinstance(message, m.Play):
            return self._desk.play(running, seat, person, message, now)
        return self._desk.commit(running, seat, person, message, now)

    def _answering(self, person: Member, message: m.Play | m.SealAnswer, now: float) -> tuple[MatchRunner, int]:
        """The match and the seat that an answer, or the commitment to one, is for. Raises Refused where it is for none, was
        taken before, or the table takes none now."""
        running, seat = self._match.running, self._lobby.seat_of(person.key)
        if running is None or message.match != running.begun.match:
            raise Refused("other_match")
        if seat < 0:
            raise Refused("no_seat")
        if message.n <= running.taken.get(person.key, 0):
            raise Refused("duplicate")
        if self._failover is not None:
            self._failover.check_together()
        self._follow(self._attendance.seat_back(person), now)
        return running, seat

    def throw(self, person: Member, message: m.Gesture, now: float) -> Events:
        """Hold how the dice of somebody's next play are thrown. Raises Denied."""
        self._desk.throw(self._match.under_way, person, message)
        return ()

    def seen(self, person: Member, message: m.Seen, now: float) -> Events:
        """A client says how much it has."""
        if self._match.running is not None:
            self._broadcaster.seen(person, message, self._match.running)
        return ()

    def again(self, person: Member, message: m.Again, now: float) -> Events:
        """A client wants the match anew."""
        if self._match.running is not None:
            self._broadcaster.again(person, message, self._match.running, now)
        return ()

    def head(self, person: Member, message: m.SignedHead, now: float) -> Events:
        """A client signs how the chain of plays stands."""
        running = self._match.running
        if running is not None and message.match == running.begun.match and message.who == person.key:
            self._heads.pass_on(person, message)
        return ()
