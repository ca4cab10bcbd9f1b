"""One hosted table: frames in, frames out. No sockets, clocks or files: the shell hands in bytes and the time.

    room.receive(peer, frame, now) -> [(peer, frame), ...]
    room.tick(now) -> [(peer, frame), ...]        call it at `next_deadline()`, sooner does no harm

`peer` is the sender's CURVE public key; the shell takes it from the connection, never from the frame. Whatever comes
in, the table itself is changed only by what its rules allow: anything else ends in an answer that says why.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from net.failover.host_failover import HostFailover
from net.host.answer_desk import AnswerDesk
from net.host.attendance import Attendance, BotWanted
from net.host.broadcast import Broadcaster
from net.host.counts import Counts
from net.host.failover_commands import FailoverCommands
from net.host.fault_log import FaultLog
from net.host.handshake import Admitted, Handshake
from net.host.head_relay import HeadRelay
from net.host.lobby import Lobby
from net.host.lobby_types import Member, Seat, checked_options
from net.host.match_clock import MatchClock
from net.host.match_commands import MatchCommands
from net.host.match_end import MatchEnd
from net.host.match_runner import MatchLost, MatchRunner
from net.host.match_start import MatchStart
from net.host.next_round import NextRound
from net.host.outbox import Out, Outbox
from net.host.owner_commands import OwnerCommands
from net.host.player_commands import PlayerCommands
from net.host.room_events import (
    Events,
    LeftForGood,
    PlayMade,
    PresenceChanged,
    RematchWanted,
    Reseated,
    SeatTakenBack,
    SecretsRevealed,
    StartWanted,
    TableClosed,
    TimersChanged,
)
from net.host.setup import Setup
from net.host.start_agreement import StartAgreement
from net.host.table_match import HandOver, MatchTelling, TableMatch
from net.host.table_record import TableRecord
from net.host.throws import is_throw
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.denied import Denied
from net.protocol.spoken_code import Entropy
from net.storage.store import Kept, Store

log = logging.getLogger("net.host")

NOT_LET_IN = ("kicked", "full", "dismissed", "content")
"""Reasons for which whoever wants to come in is sent away; who is in, and wants what is not to be had, stays."""

Handler = Callable[[Member, Any, float], Events]


class Room:
    """A lobby, then a match, then perhaps another: the parts of it, and who of them is asked in which order."""

    def __init__(self, setup: Setup, store: Store, entropy: Entropy, now: float = 0.0, kept: Kept | None = None):
        """`kept`: the match with which the host is started again. Raises Refused or ValueError if the rules do not take it."""
        self.setup = setup
        self.lobby = Lobby(setup.title, entropy, setup.owner, setup.house)
        self.lobby.options = checked_options(setup.title, setup.options)
        self.lobby.seats = [Seat() for _ in range(setup.seats)]
        self.outbox = Outbox(self.lobby.people)
        self.door = Handshake(setup, self.lobby, entropy)
        self.failover: HostFailover | None = None
        if setup.has_failover:
            self.failover = HostFailover(self.lobby, self.outbox.send, lambda key: self.door.address_of(key), entropy)
        self.attendance = Attendance(self.lobby, self.outbox, setup.rules.absence)
        begun = None if kept is None else kept.begun
        self.agreement = StartAgreement(setup, self.lobby, self.outbox, self.door, entropy, begun)
        self.heads = HeadRelay(self.lobby, self.outbox)
        self.broadcaster = Broadcaster(self.lobby, self.outbox, self.heads, self.failover, setup.key)
        self.desk = AnswerDesk(self.lobby, self.outbox, self.broadcaster, self.door)
        self.clock = MatchClock(self.lobby, self.outbox, self.attendance, self.failover, setup.is_private)
        self.record = TableRecord(setup, self.lobby, store, self.failover)
        self.closed = False
        self.hand_over: HandOver | None = None
        """Takes the frames of an update as they are made, where a shell has set it; these are not returned."""
        self._lobby_told = -1
        self.faults = FaultLog()
        self.counts = Counts()
        self._news: tuple[str, ...] = ()
        """What everybody who comes back to a table that was started again is told, once."""
        self._informed: set[str] = set()
        """Keys of those who have been told that."""
        self.rounds = NextRound(setup, self.lobby, self.outbox, self.attendance, self.agreement)
        self.match = TableMatch(
            self.lobby,
            self.attendance,
            MatchStart(setup, store, self.lobby, self.agreement, self.record),
            MatchTelling(self.clock, self.record, self.desk, self.broadcaster, self.heads),
            MatchEnd(self.lobby, self.record, self.rounds, self.broadcaster, self.failover),
        )
        failover = (self.failover,) if self.failover is not None else ()
        self.rounds.parts = (self.match, self.desk, *failover, self.heads, self.broadcaster, self.lobby, self.agreement)
        self._handlers = self._make_handlers()
        self._followers: dict[type, Callable[[Any, float], None]] = {
            PresenceChanged: self._presence_changed,
            Reseated: self.match.reseated,
            SeatTakenBack: self.match.seat_taken_back,
            LeftForGood: self._left_for_good,
            TimersChanged: lambda event, now: self.match.timers_changed(now),
            StartWanted: lambda event, now: self.agreement.try_start(now),
            SecretsRevealed: lambda event, now: self.match.begin(now),
            RematchWanted: self.rounds.go_on,
            PlayMade: self._play_made,
            TableClosed: lambda event, now: self._close("closed"),
        }
        if kept is None:
            for number, level in enumerate(reversed(setup.bots)):
                self.lobby.add_bot(setup.seats - 1 - number, level)
            self.agreement.renew()
        else:
            self.match.resume(kept, now)
            self._news = ("resumed", "lost_plays") if kept.damaged else ("resumed",)

    def _make_handlers(self) -> dict[type, Handler]:
        """Who handles which message of those who are in."""
        player = PlayerCommands(self.lobby, self.outbox, self.attendance, self.door, self.rounds)
        owner = OwnerCommands(self.lobby, self.outbox, self.attendance)
        match = MatchCommands(
            self.match,
            self.lobby,
            self.attendance,
            self.desk,
            self.broadcaster,
            self.heads,
            self.failover,
            self._follow,
        )

        def gesture(person: Member, message: m.Gesture, now: float) -> Events:
            """A throw concerns the match, every other gesture the people."""
            return (match.throw if is_throw(message) else player.gesture)(person, message, now)

        handlers: dict[type, Handler] = {
            m.Ping: self._ping,
            m.Gesture: gesture,
            m.Say: player.chat,
            m.Sit: player.sit,
            m.Dress: player.set_profile,
            m.Pace: player.set_pace,
            m.Ready: player.set_ready,
            m.Vote: player.vote,
            m.Lacks: player.note_lacking,
            m.Commit: self.agreement.commit,
            m.Reveal: self.agreement.reveal,
            m.CompareCommit: self.agreement.compare_commit,
            m.CompareReveal: self.agreement.compare_reveal,
            m.Bye: self.attendance.leave,
        }
        failover = FailoverCommands(self.failover, self.lobby, self.outbox, lambda: self.record.keep(self.running))
        return handlers | dict.fromkeys(owner.messages, owner.handle) | match.handlers | failover.handlers

    # The shell's calls

    def receive(self, peer: str, frame: bytes, now: float) -> Out:
        """Take in one frame from `peer`; return what is to be sent."""
        if not self.door.listens(peer, now):
            if self.door.flooding(peer):
                self.outbox.send_away(peer, "too_fast", "too many messages")
                log.warning("%s speaks too fast: disconnected", peer[:8])
            return self._flush()
        try:
            message = codec.read_to_host(frame)
        except codec.BadFrame as error:
            self.faults.bad_frame(peer, error, now)
            self.outbox.deny(peer, "malformed", str(error))
            return self._flush()
        try:
            self._handle(peer, message, now)
        except Denied as no:
            self._deny(peer, message, no)
            running = self.match.under_way
            if running is not None:
                self.desk.close_sealing(running, now)
        except Exception as error:  # whatever one frame breaks, the table lives on
            self._broken(error, f"{type(message).__name__} of {peer[:8]}", now)
            self.outbox.deny(peer, "fault", "the host met a fault; it is in its log")
        self.agreement.mind_start(now)
        return self._flush()

    def tick(self, now: float) -> Out:
        """See to whatever time has brought; return what is to be sent."""
        try:
            self._pass_time(now)
        except Exception as error:  # as in `receive`
            self.desk.pause(now)
            self._broken(error, "what time has brought", now)
        return self._flush()

    def lost(self, peer: str, now: float) -> Out:
        """The shell knows that `peer` is gone (its queue is full, its connection refused a frame)."""
        person = self.lobby.people.get(peer)
        if person is not None and person.here:
            self._follow(self.attendance.drop(person, now), now)
        return self._flush()

    def wanted_bots(self) -> list[BotWanted]:
        """Return the bots that should be running now."""
        return self.attendance.wanted_bots()

    def bot_missing(self, bot: BotWanted, now: float) -> Out:
        """The shell cannot start this bot, and tries again."""
        self.outbox.notice("no_bot", seat=bot.seat, name=bot.name)
        return self._flush()

    def farewell(self) -> Out:
        """The host ends on purpose; return the last words to those who may go on without it."""
        if self.failover is not None:
            self.failover.farewell()
        return self.outbox.take()

    def next_deadline(self, now: float) -> float | None:
        """Return when `tick` has something to do at the latest; None: nothing is pending."""
        times = [self.attendance.next_drop(), self.door.next_due(now), self.agreement.reveal_by]
        running = self.match.under_way
        if running is not None:
            times += [self.desk.next_due(running, now), self.attendance.next_due(running.owed)]
        return min((time for time in times if time is not None), default=None)

    @property
    def running(self) -> MatchRunner | None:
        """The match that is played, or was; None in the lobby of the first, and of each other."""
        return self.match.running

    @property
    def match_id(self) -> str:
        """Of the match that is played, or comes next."""
        return self.agreement.match_id

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of the match, as plain values."""
        if self.running is None or self.running.result is None:
            return None
        found: dict[str, Any] = msgspec.to_builtins(self.running.result)
        return found

    @property
    def moved(self) -> m.Moved | None:
        """Where the match went on without this host; None: here."""
        return self.failover.moved if self.failover is not None else None

    # Frames

    def _handle(self, peer: str, message: m.ToHost, now: float) -> None:
        if type(message) is m.Hello:
            self._let_in(peer, self.door.hello(peer, message, now), now)
            self._serve_the_door(now)
            return
        if type(message) is m.Enter:
            self._let_in(peer, self.door.enter(peer, message, now), now)
            self._serve_the_door(now)
            wait_s = self.door.wait_s(peer, now)
            if wait_s:
                self.outbox.send(peer, m.Sorry("too_many_tries", f"looked at in about {wait_s} s", wait_s=wait_s))
            return
        person = self.lobby.people.get(peer)
        if person is None:
            raise Denied("hello_first")
        if person.title != self.setup.title.id and type(message) is not m.Bye:
            # They came in for another game: whether they have this one is asked at the door.
            raise Denied("hello_first")
        person.heard = now
        if not person.here:
            # Silence was only a nap: the same connection speaks again.
            self._follow(self.attendance.come_back(person), now)
        self._follow(self._handlers[type(message)](person, message, now), now)

    def _follow(self, events: Events, now: float) -> None:
        """See to what the parts have reported."""
        for event in events:
            self._followers[type(event)](event, now)

    def _flush(self) -> Out:
        """Return what is to be sent; a changed lobby goes to everybody, and to the journal, before it."""
        if self.lobby.number != self._lobby_told:
            self.rounds.vote.look()
            self.record.keep(self.running)
            self._lobby_told = self.lobby.number
            self.outbox.send_all(self.lobby.message(self.agreement.commitment))
            self.agreement.invite_to_compare()
        return self.outbox.take()

    def _deny(self, peer: str, message: m.ToHost, no: Denied) -> None:
        is_at_the_door = type(message) in (m.Hello, m.Enter)
        self.counts.refused[no.code] += is_at_the_door
        if is_at_the_door and no.code in NOT_LET_IN:
            self.outbox.send_away(peer, no.code, no.text)
        else:
            self.outbox.deny(peer, no.code, no.text)

    def _broken(self, error: Exception, what: str, now: float) -> None:
        """Something broke that no play can be blamed for: log it; a match that is lost is put aside."""
        if isinstance(error, MatchLost):
            # It can't go on in this build: everybody is told, and its journal stays as it was before the fault.
            log.error("match %s is put aside", self.match_id)
            self._close("put_aside")
        else:
            self.faults.fault(what, error, now)

    def _close(self, code: str) -> None:
        self.closed = True
        for key in list(self.lobby.people):
            self.outbox.send_away(key, code)

    # Coming in

    def _serve_the_door(self, now: float) -> None:
        """Whoever waited at the door, as far as it is their turn."""
        for turn in self.door.turns(now):
            try:
                self._let_in(turn.peer, turn.answer(), now)
            except Denied as no:
                self._deny(turn.peer, turn.word, no)

    def _let_in(self, peer: str, answer: m.Greeting | Admitted | None, now: float) -> None:
        if isinstance(answer, m.Greeting):
            self.outbox.send(peer, answer)
        elif answer is not None:
            self._enter(answer, now)

    def _enter(self, admitted: Admitted, now: float) -> None:
        person, proof, message, ticket = admitted
        peer, lobby, running = person.key, self.lobby, self.running
        before = lobby.people.get(peer)
        was_here = before is not None and (before.here or before.title != self.setup.title.id)
        sitters = {seat.sitter for seat in lobby.seats if seat.owner == peer and seat.sitter}
        known = lobby.owned(peer) >= 0
        person.verify_key = message.verify_key
        lobby.enter(person, ticket)
        self.broadcaster.enter(peer)
        if self.failover is not None:
            is_same = before is not None and running is not None and message.run == running.run and message.version > 0
            self.failover.entered(peer, is_same, now)
        for sitter in sitters:
            self.attendance.dismiss(sitter)
        for seat in lobby.seats:
            if seat.owner == peer:
                seat.sitter_ticket = ""
        is_owner = peer == lobby.owner
        # Bots and spectators have no use for the code; who sits here may tell it on.
        tells = is_owner or (person.role == "player" and not lobby.house.passphrase)
        code, invite = self.setup.code if tells else "", self.setup.invite if is_owner else ""
        self.outbox.send(peer, m.Welcome(peer, proof, is_owner, code, invite))
        if running is not None:
            self.clock.look(running, now)
            self.broadcaster.tell_match(person, running, now, message.run, message.version)
        self.agreement.welcome(peer)
        if running is not None and not running.over:
            self.heads.tell(peer, running)
            self.desk.tell_sealing(peer, running)
        for code in self._news if peer not in self._informed else ():
            self.outbox.send(peer, m.Notice(code))
        self._informed.add(peer)
        if not was_here and not (person.role == "bot" and ticket):  # the host's own: their seats say so
            self.outbox.notice("back" if known else "joined", seat=lobby.owned(person.key), name=person.name)

    def _left_for_good(self, event: LeftForGood, now: float) -> None:
        if self.failover is not None:
            self.failover.said_goodbye(event.key)

    # What time brings

    def _pass_time(self, now: float) -> None:
        self._serve_the_door(now)
        for person in self.attendance.silent(now):
            self._follow(self.attendance.drop(person, now), now)
        self.agreement.tick(now)
        self.agreement.mind_start(now)
        running = self.match.under_way
        if running is not None:
            self.clock.look(running, now)
            if not self.clock.is_apart():
                self.attendance.sit_in_for_absent(now)
                self._follow(self.desk.time_out(running, now), now)

    def _presence_changed(self, event: PresenceChanged, now: float) -> None:
        self.match.look(now)
        if (agreed := self.rounds.agreed) is not None:
            # Whoever left was the last who was not ready.
            self.rounds.go_on(agreed, now)

    # The lobby and the match

    def _play_made(self, event: PlayMade, now: float) -> None:
        self.counts.plays += 1
        # A changed lobby is written down before anything is sent.
        self.match.play_made(event, now, lambda: self.hand_over if self.lobby.number == self._lobby_told else None)

    def _ping(self, person: Member, message: m.Ping, now: float) -> Events:
        """Answer, and say again whatever may have been lost."""
        key, lobby, running = person.key, self.lobby, self.running
        if abs(message.latency - person.latency) > max(20, person.latency // 2):
            # Every flutter of the air would be a new lobby for everybody.
            lobby.number += 1
            person.latency = message.latency
        self.outbox.send(key, m.Pong(message.at))
        if message.lobby != lobby.number == self._lobby_told:
            self.outbox.send(key, lobby.message(self.agreement.commitment))
        self.agreement.repeat(key)
        if running is not None:
            self.desk.repeat(key, running)
        if self.failover is not None:
            self.failover.repeat(key, running is not None and self.broadcaster.is_current(key, running), now)
        if running is not None:
            self.broadcaster.repeat(person, running, now)
        return ()
