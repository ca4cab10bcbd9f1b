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

from game.engine.refusal import Refused
from net.failover.host_failover import MOVED, HostFailover
from net.host.attendance import Attendance, BotWanted
from net.host.backoff import Backoff
from net.host.broadcast import Broadcaster
from net.host.handshake import Admitted, Handshake
from net.host.head_relay import HeadRelay
from net.host.lobby import Lobby
from net.host.lobby_types import Member, Seat, checked_options
from net.host.match_runner import MatchLost, MatchRunner, NotSaved, RulesFault
from net.host.outbox import Out, Outbox
from net.host.owner_commands import OwnerCommands
from net.host.player_commands import PlayerCommands
from net.host.room_events import (
    Events,
    LeftForGood,
    PresenceChanged,
    RematchWanted,
    Reseated,
    RoomEvent,
    SeatTakenBack,
    SecretsRevealed,
    StartWanted,
    TableClosed,
    TimersChanged,
)
from net.host.sealing import Sealing
from net.host.setup import Setup
from net.host.start_agreement import StartAgreement
from net.host.table_record import TableRecord, kept_table, restore_lobby
from net.host.throws import Throws
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.denied import Denied
from net.protocol.security import Entropy
from net.storage.store import Kept, KeptTable, Store

log = logging.getLogger("net.host")

LOG_AGAIN_S = 1.0
"""Seconds between two bad frames, or two faults, that the log tells of: a flood must not fill it either."""
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
        self.sealing = Sealing()
        self.throws = Throws()
        self.record = TableRecord(store)
        self.running: MatchRunner | None = None
        """The match that is played, or was; None in the lobby of the first, and of each other."""
        self.closed = False
        self.hand_over: Callable[[Out], None] | None = None
        """Takes the frames of an update as they are made, where a shell has set it; these are not returned."""
        self._store = store
        self._backoff = Backoff()
        """Of the defaults that are due and could not be played."""
        self._lobby_told = -1
        self._clock_version = 0
        self._frame_logged_at = self._fault_logged_at = -LOG_AGAIN_S
        self._news: tuple[str, ...] = ()
        """What everybody who comes back to a table that was started again is told."""
        self._handlers = self._make_handlers()
        self._followers: dict[type, Callable[[Any, float], None]] = {
            PresenceChanged: lambda event, now: self._mind_clock(now),
            Reseated: self._reseated,
            SeatTakenBack: self._seat_taken_back,
            LeftForGood: self._left_for_good,
            TimersChanged: self._timers_changed,
            StartWanted: lambda event, now: self.agreement.try_start(now),
            SecretsRevealed: lambda event, now: self._begin(now),
            RematchWanted: lambda event, now: self._new_round(),
            TableClosed: lambda event, now: self._close("closed"),
        }
        if kept is None:
            for number, level in enumerate(reversed(setup.bots)):
                self.lobby.add_bot(setup.seats - 1 - number, level)
            self.agreement.renew()
        else:
            self._resume(kept, now)

    def _make_handlers(self) -> dict[type, Handler]:
        """Who handles which message of those who are in."""
        player = PlayerCommands(self.setup, self.lobby, self.outbox, self.attendance, self.door)
        owner = OwnerCommands(self.lobby, self.outbox, self.attendance)
        handlers: dict[type, Handler] = {
            m.Ping: self._ping,
            m.Seen: self._seen,
            m.Again: self._again,
            m.Play: self._play,
            m.SealAnswer: self._seal_answer,
            m.Gesture: self._throw_or(player.gesture),
            m.SignedHead: self._head,
            m.Say: player.chat,
            m.Sit: player.sit,
            m.Dress: player.set_profile,
            m.Pace: player.set_pace,
            m.Ready: player.set_ready,
            m.Commit: self.agreement.commit,
            m.Reveal: self.agreement.reveal,
            m.CompareCommit: self.agreement.compare_commit,
            m.CompareReveal: self.agreement.compare_reveal,
            m.Bye: self.attendance.leave,
            m.Holds: self._holds,
            m.Reach: self._reach,
            m.GoesOn: self._goes_on,
            m.Handed: self._handed,
        }
        return handlers | dict.fromkeys(owner.messages, owner.handle)

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
            if abs(now - self._frame_logged_at) >= LOG_AGAIN_S:
                self._frame_logged_at = now
                log.warning("%s sent a bad frame: %s", peer[:8], error)
            self.outbox.deny(peer, "malformed", str(error))
            return self._flush()
        try:
            self._handle(peer, message, now)
        except Denied as no:
            self._deny(peer, message, no)
            self._close_sealing(now)
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
            self._backoff.pause(now)
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
        running = self._under_way()
        if running is not None:
            deadline, due = running.clocks.deadline(), self.sealing.due(running, now)
            if deadline is not None:
                times.append(max(deadline, self._backoff.until, due or 0.0))
            if due is not None:
                times.append(max(due, self._backoff.until))
            times.append(self.attendance.next_due(running.owed))
        return min((time for time in times if time is not None), default=None)

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
            self._keep_table()
            self._lobby_told = self.lobby.number
            self.outbox.send_all(self.lobby.message(self.agreement.commitment))
            self.agreement.invite_to_compare()
        return self.outbox.take()

    def _deny(self, peer: str, message: m.ToHost, no: Denied) -> None:
        if type(message) in (m.Hello, m.Enter) and no.code in NOT_LET_IN:
            self.outbox.send_away(peer, no.code, no.text)
        else:
            self.outbox.deny(peer, no.code, no.text)

    def _broken(self, error: Exception, what: str, now: float) -> None:
        """Something broke that no play can be blamed for: log it; a match that is lost is put aside."""
        if isinstance(error, MatchLost):
            # It can't go on in this build: everybody is told, and its journal stays as it was before the fault.
            log.error("match %s is put aside", self.match_id)
            self._close("put_aside")
        elif abs(now - self._fault_logged_at) >= LOG_AGAIN_S:
            self._fault_logged_at = now
            log.error("a fault over %s", what, exc_info=error)

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
        was_here = before is not None and before.here
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
        self._mind_clock(now)
        if running is not None:
            self.broadcaster.tell_match(person, running, now, message.run, message.version)
        self.agreement.welcome(peer)
        if running is not None and not running.over:
            self.heads.tell(peer, running)
            self._tell_sealing(peer, running)
        for code in self._news if not was_here else ():
            self.outbox.send(peer, m.Notice(code))
        if not was_here:
            self.outbox.notice("back" if known else "joined", name=person.name)

    def _left_for_good(self, event: LeftForGood, now: float) -> None:
        if self.failover is not None:
            self.failover.said_goodbye(event.key)

    def _reseated(self, event: Reseated, now: float) -> None:
        """Another seat is another view: everything anew."""
        person = self.lobby.people.get(event.key)
        if person is not None and self.running is not None:
            self._mind_clock(now)
            self.broadcaster.tell_match(person, self.running, now)

    def _seat_taken_back(self, event: SeatTakenBack, now: float) -> None:
        if self.running is not None:
            self.running.forgive(event.seat)

    def _timers_changed(self, event: TimersChanged, now: float) -> None:
        if self.running is not None:
            self.running.clocks.timers = self.lobby.house.timers
            self._mind_clock(now)

    # What time brings

    def _pass_time(self, now: float) -> None:
        self._serve_the_door(now)
        for person in self.attendance.silent(now):
            self._follow(self.attendance.drop(person, now), now)
        self.agreement.tick(now)
        self.agreement.mind_start(now)
        running = self._under_way()
        if running is not None:
            self._mind_clock(now)
            if not self._is_apart():
                self.attendance.sit_in_for_absent(now)
                self._time_out(running, now)

    def _under_way(self) -> MatchRunner | None:
        """The match that is being played."""
        return self.running if self.lobby.phase == "playing" else None

    def _is_apart(self) -> bool:
        """Whether the match may be played on without this host, so that it takes no plays."""
        if self.failover is None:
            return False
        if self.failover.gather():
            self.lobby.number += 1
        return self.failover.is_apart()

    def _mind_clock(self, now: float) -> None:
        """Let the clock run while people play, also for whoever is away unless the house waits for them; tell everybody when
        that changes by itself."""
        running, lobby = self.running, self.lobby
        if running is None:
            return
        self.attendance.look(now)
        running.mind_owed(now)
        self.attendance.mark_idle(running.owed, now)
        ask, owed = running.match.ask, running.match.waiting_for()
        here = (ask is not None and ask.window) or all(map(lobby.present, owed))
        runs = here or (self.attendance.is_peopled and lobby.house.dropped != "wait")
        # A seat that is waited for is being passed at a window that several people share.
        held = lobby.held and any(lobby.seats[seat].owner in lobby.together for seat in owed)
        apart = self._is_apart()
        going, version = running.clocks.going, running.version
        running.clocks.show(ask, runs and not apart, now, held)
        if going != running.clocks.going and self._clock_version == version:
            self.outbox.send_all(m.Clock(running.run, running.clocks.left(now)))
        self._clock_version = version
        elsewhere = self.failover.waiting if self.failover is not None else ""
        lobby.wait_for(elsewhere or ("" if here or running.over else "dropped"))

    def _time_out(self, running: MatchRunner, now: float) -> None:
        """Play the defaults that are due."""
        if not self._backoff.is_due(now):
            return
        before = running.version
        try:
            deadline = running.clocks.deadline()
            self._close_sealing(now, deadline is not None and deadline <= now)
            away = {seat for seat in range(running.match.seats) if not self.lobby.present(seat)}
            overdue = self.sealing.overdue(running, self.lobby.players(), away, now)
            if overdue:
                running.stand_in(overdue, now)
            elif not self.sealing.unrevealed(running) or not self.sealing.is_closed:
                running.time_out(now)
        except (NotSaved, RulesFault) as error:
            # Trying again at once would fill the log and help nobody.
            self._backoff.failed(now)
            self._trouble(error)
        else:
            self._backoff.succeeded()
        if running.version != before:
            # Perhaps others' were, before it.
            self._moved_on(running, now)
            self.attendance.sit_in_for_silent(running.silent)

    # The lobby and the match

    def _begin(self, now: float) -> None:
        """Everybody has revealed: the match begins."""
        begun, lobby = self.agreement.begin(), self.lobby
        try:
            self._store.begin(begun, self._as_kept())
        except OSError as error:
            log.error("no start, the journal cannot be written: %s", error)
            self.agreement.call_off("not_saved")
            lobby.waiting = "disk"
            return
        try:
            running = MatchRunner(self.setup.rules, begun, self._store, 1, lobby.house.timers, now)
        except Exception as error:  # a title's code may raise anything
            log.error("no start: the rules broke over the deal", exc_info=error)
            self.agreement.call_off("fault")
            return
        self.running = running
        lobby.phase = "playing"
        lobby.number += 1
        log.info("match %s begins: %s, seats %s", self.match_id, self.setup.title.id, ", ".join(begun.names))
        # The clock first: the update that opens the match says how long there is.
        self._mind_clock(now)
        self.broadcaster.match_begins(running, now)
        self._check_over(running)

    def _moved_on(self, running: MatchRunner, now: float, seat: int = -1) -> None:
        """A play was made (by `seat`; -1: by the clock): tell everybody."""
        self._mind_clock(now)
        self._seal()
        thrown = self.throws.release(running, seat)
        if thrown is not None:
            self.outbox.send_all(thrown)
        # A changed lobby is written down before anything is sent.
        is_kept = self.lobby.number == self._lobby_told
        self.broadcaster.update_all(running, now, self.hand_over if is_kept else None)
        self.heads.extend(running)
        self._check_over(running)

    def _check_over(self, running: MatchRunner) -> None:
        if not running.over or self.lobby.phase != "playing":
            return
        self.lobby.phase = "over"
        if self.failover is not None:
            self.failover.match_over()
        for seat in self.lobby.seats:
            seat.ready = seat.kind == "bot"
        self.lobby.number += 1
        log.info("match %s is over after %d plays: %s", running.begun.match, len(running.lines), running.result)
        self._keep_result(running)
        self.broadcaster.match_over(running)

    def _keep_result(self, running: MatchRunner) -> None:
        try:
            self._store.over(msgspec.msgpack.encode(running.result))
        except OSError as error:
            log.error("the result is not saved: %s", error)

    def _new_round(self) -> None:
        """Back to the lobby, with the same seats."""
        self.running = None
        self.throws.forget()
        if self.failover is not None:
            self.failover.new_round()
        self.heads.new_round()
        self.broadcaster.new_round()
        self.lobby.new_round()
        self.agreement.new_round()

    def _resume(self, kept: Kept, now: float) -> None:
        begun, lobby = kept.begun, self.lobby
        restore_lobby(lobby, kept.table, now)
        lobby.owner = self.setup.owner or kept.table.owner
        lobby.options, lobby.round = dict(begun.options), begun.round
        self.running = MatchRunner.resume(self.setup.rules, kept, self._store, kept.table.timers, now)
        lobby.phase = "over" if self.running.over else "playing"
        if self.running.over and not kept.over:  # the last play was saved, and the host fell before its result was
            self._keep_result(self.running)
        self._news = ("resumed", "lost_plays") if kept.damaged else ("resumed",)
        if self.failover is not None:
            self.failover.resume(kept.table)
        self.record.resumed(self._as_kept())
        # Who of the players is missing may be playing on elsewhere: known before the first play.
        self._seal()
        self._mind_clock(now)

    def _as_kept(self) -> KeptTable:
        """The table as it is written down."""
        table = kept_table(self.setup, self.lobby)
        return table if self.failover is None else self.failover.written_down(table)

    def _keep_table(self) -> None:
        """Write the table down, if there is a match and something has changed."""
        if self.failover is not None:
            self.lobby.keeper = self.failover.keeper(kept_table(self.setup, self.lobby))
        if self.running is None:
            return
        is_news = self.record.save(self._as_kept())
        self._seal()
        if is_news and self.failover is not None:
            self.failover.give_copies()

    def _seal(self) -> None:
        """Seal what is new for the copies that players keep: before anybody is told of it."""
        running = self.running
        if self.failover is None or running is None:
            return
        if self.failover.seal(running, self.record.kept or self._as_kept()):
            self._keep_table()

    def _trouble(self, error: Exception) -> None:
        """A play could not be saved, or broke the rules."""
        code = _trouble_code(error)
        if code == "not_saved" and self.lobby.waiting != "disk":
            self.lobby.waiting = "disk"
            self.lobby.number += 1
        self.outbox.notice(code)

    # Answers

    def _answering(self, person: Member, message: m.Play | m.SealAnswer, now: float) -> tuple[MatchRunner, int]:
        """The match and the seat that an answer, or the commitment to one, is for. Raises Refused where it is for none, was
        taken before, or the table takes none now."""
        running, seat = self.running, self.lobby.seat_of(person.key)
        if running is None or message.match != running.begun.match:
            raise Refused("other_match")
        if seat < 0:
            raise Refused("no_seat")
        if message.n <= running.taken.get(person.key, 0):
            raise Refused("duplicate")
        if self.failover is not None:
            self.failover.check_together()
        self._follow(self.attendance.seat_back(person), now)
        return running, seat

    def _not_taken(self, person: Member, message: m.Play | m.SealAnswer, code: str, text: str, now: float) -> None:
        """Say why an answer was not taken, and how the match stands."""
        self.outbox.send(person.key, m.Refusal(message.n, message.ask, code, text[:400]))
        if self.running is not None:
            self.broadcaster.update(person, self.running, now)

    def _play(self, person: Member, message: m.Play, now: float) -> Events:
        try:
            running, seat = self._answering(person, message, now)
            if (
                running.in_window
                and message.kind == "play"
                and self.lobby.is_pass_unseen(person.key)
                and running.holds(seat, message.ask, message.choice)
            ):
                # Nobody else may learn that somebody passed, not even by a message more or less.
                running.taken[person.key] = message.n
                self.broadcaster.update(person, running, now)
                return ()
            running.play(
                seat, message.kind, message.ask, message.choice, person.key, message.n, now,
                message.proof, person.verify_key, lambda: self.sealing.check(running, seat, person.key, message),
            )  # fmt: skip
        except Refused as refused:
            is_late = refused.code == "stale_ask" and running.timed_out(seat, message.ask)
            self._not_taken(person, message, "out_of_time" if is_late else refused.code, refused.text, now)
            return ()
        except (NotSaved, RulesFault) as error:
            self.outbox.send(person.key, m.Refusal(message.n, message.ask, _trouble_code(error), str(error)[:400]))
            self._trouble(error)
            self.broadcaster.update(person, running, now)
            return ()
        if message.kind == "play":
            # What is taken back could be played again for ever.
            self.door.thank(person.key)
        if self.lobby.waiting == "disk":
            self.lobby.waiting = ""
            self.lobby.number += 1
        if message.kind != "play":
            self.outbox.notice("resigned" if message.kind == "resign" else "took_back", seat=seat, name=person.name)
        self._moved_on(running, now, seat)
        return ()

    def _seal_answer(self, person: Member, message: m.SealAnswer, now: float) -> Events:
        try:
            running, seat = self._answering(person, message, now)
            is_first = seat not in self.sealing.unrevealed(running)
            is_news = self.sealing.commit(running, seat, person.key, message)
        except Refused as refused:
            self._not_taken(person, message, refused.code, refused.text, now)
            return ()
        if is_first:
            # What is thought over again and again is told to everybody each time.
            self.door.thank(person.key)
        running.forgive(seat)
        if not self._close_sealing(now):
            told = self.sealing.message(running)
            assert told is not None
            if is_news:
                self.outbox.send_all(told)
            else:
                self.outbox.send(person.key, told)
        return ()

    def _close_sealing(self, now: float, is_late: bool = False) -> bool:
        """Let the committed answers be revealed as soon as they may; return whether everybody was told so."""
        running = self._under_way()
        if running is None or not self.sealing.close(running, self.lobby.players(), now, is_late):
            return False
        told = self.sealing.message(running)
        if told is not None:
            self.outbox.send_all(told)
        return True

    def _tell_sealing(self, key: str, running: MatchRunner) -> None:
        """Tell somebody who has committed to an answer."""
        told = self.sealing.message(running)
        if told is not None:
            self.outbox.send(key, told)

    def _throw_or(self, gesture: Handler) -> Handler:
        """Handle a gesture: a throw of dice here, any other by `gesture`."""

        def handle(person: Member, message: m.Gesture, now: float) -> Events:
            if message.kind != "throw" and message.flick is None:
                return gesture(person, message, now)
            self.throws.hold(self._under_way(), self.lobby.seat_of(person.key), message)
            return ()

        return handle

    # What clients say of the match

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
        if running is not None and self.sealing.is_closed and lobby.seat_of(key) in self.sealing.unrevealed(running):
            self._tell_sealing(key, running)
        if self.failover is not None:
            self.failover.repeat(key, running is not None and self.broadcaster.is_current(key, running), now)
        if running is not None:
            self.broadcaster.repeat(person, running, now)
        return ()

    def _seen(self, person: Member, message: m.Seen, now: float) -> Events:
        if self.running is not None:
            self.broadcaster.seen(person, message, self.running)
        return ()

    def _again(self, person: Member, message: m.Again, now: float) -> Events:
        if self.running is not None:
            self.broadcaster.again(person, message, self.running, now)
        return ()

    def _head(self, person: Member, message: m.SignedHead, now: float) -> Events:
        running = self.running
        if running is not None and message.match == running.begun.match and message.who == person.key:
            self.heads.pass_on(person, message)
        return ()

    # What clients say of failover

    def _holds(self, person: Member, message: m.Holds, now: float) -> Events:
        if self.failover is not None:
            self.failover.holds(person.key, message)
        return ()

    def _reach(self, person: Member, message: m.Reach, now: float) -> Events:
        if self.failover is not None and self.failover.reach(person.key, message):
            self._keep_table()
        return ()

    def _handed(self, person: Member, message: m.Handed, now: float) -> Events:
        told = self.failover.hear_receipts(person.key, message) if self.failover is not None else None
        if told is not None:
            self._keep_table()
            self.outbox.send_all(told)
        return ()

    def _goes_on(self, person: Member, message: m.GoesOn, now: float) -> Events:
        moved = self.failover.goes_on(person.key, message) if self.failover is not None else None
        if moved is not None:
            self.lobby.number += 1
            self.lobby.waiting = MOVED
            self.outbox.send_all(moved)
        return ()


def _trouble_code(error: Exception) -> str:
    return "not_saved" if isinstance(error, NotSaved) else "fault"


__all__ = ["Room", "RoomEvent"]
