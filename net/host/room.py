"""The host's core: messages in, messages out. No sockets, clocks or files: the shell hands in bytes and the time.

    table.receive(peer, frame, now) -> [(peer, frame), ...]
    table.tick(now) -> [(peer, frame), ...]        call it at `next_deadline()`, sooner does no harm

`peer` is the sender's CURVE public key; the shell takes it from the connection, never from the frame. Whatever comes
in, the table itself is changed only by what its rules allow: anything else ends in an answer that says why.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from game.engine.refusal import Refused
from net.fairness.commitments import commitment
from net.fairness.signing import VERIFY
from net.host.attendance import AWAY, BotWanted
from net.host.broadcast import AGAIN, Out, trouble_code
from net.host.handshake import Admitted
from net.host.lobby_types import Denied, Member
from net.host.match_runner import MatchLost, MatchRunner, NotSaved, RulesFault
from net.host.owner_commands import OWNER_COMMANDS, OwnerCommands
from net.host.sealing import Sealing
from net.host.setup import Setup
from net.protocol import codec, sanitize
from net.protocol import messages as m
from net.protocol.security import Entropy, same
from net.storage.store import Kept, Store

log = logging.getLogger("net.host")


MOST_PATIENCE = 60.0
"""Seconds until a default that broke the rules is tried again, at the most."""
LOG_AGAIN = 1.0
"""Seconds between two bad frames that the log tells of."""


class Room(OwnerCommands):
    """One table: a lobby, then a match, then perhaps another."""

    def __init__(self, setup: Setup, keeper: Store, entropy: Entropy, now: float = 0.0, kept: Kept | None = None):
        super().__init__(setup, keeper, entropy, kept)
        self._sealing = Sealing()
        if kept is None:
            for number, level in enumerate(reversed(setup.bots)):
                self.lobby.add_bot(setup.seats - 1 - number, level)
            self._new_secret()
        else:
            self._resume(kept, now)

    def receive(self, peer: str, frame: bytes, now: float) -> Out:
        """One frame from `peer`."""
        if not self.door.listens(peer, now):
            if self.door.flooding(peer):
                self._sorry(peer, "too_fast", "too many messages", fatal=True)
                log.warning("%s speaks too fast: disconnected", peer[:8])
            return self._flush(now)
        try:
            message = codec.read_to_host(frame)
        except codec.BadFrame as error:
            if abs(now - self._logged) >= LOG_AGAIN:
                # A flood must not fill the log either.
                self._logged = now
                log.warning("%s sent a bad frame: %s", peer[:8], error)
            self._sorry(peer, "malformed", str(error))
            return self._flush(now)
        try:
            self._handle(peer, message, now)
        except Denied as no:
            self._refuse(peer, message, no)
            self._close_sealing(now)
        except Exception as error:  # whatever one frame breaks, the table lives on
            self._broken(error, f"{type(message).__name__} of {peer[:8]}", now)
            self._sorry(peer, "fault", "the host met a fault; it is in its log")
        if self._start_wanted:
            self._mind_start(now)
        return self._flush(now)

    def _broken(self, error: Exception, what: str, now: float) -> None:
        """Something broke that no play can be blamed for: log it; a match that is lost is put aside."""
        if isinstance(error, MatchLost):
            self._put_aside()
        elif abs(now - self._fault_logged) >= LOG_AGAIN:
            self._fault_logged = now
            log.error("a fault over %s", what, exc_info=error)

    def _put_aside(self) -> None:
        """The match can't go on in this build: everybody is told, and its journal stays as it was before the fault."""
        log.error("match %s is put aside", self.match_id)
        self.closed = True
        for key in list(self.lobby.people):
            self._sorry(key, "put_aside", fatal=True)

    _fault_logged = -LOG_AGAIN

    def _refuse(self, peer: str, message: m.ToHost, no: Denied) -> None:
        # Only who wants to come in is sent away: who is in, and wishes for what is not to be had, stays.
        fatal = type(message) in (m.Hello, m.Enter) and no.code in ("kicked", "full", "dismissed", "content")
        self._sorry(peer, no.code, no.text, fatal)

    def tick(self, now: float) -> Out:
        """Whatever time has brought."""
        try:
            self._pass_time(now)
        except Exception as error:  # as in `receive`
            self._patience_until = now + AGAIN
            self._broken(error, "what time has brought", now)
        return self._flush(now)

    def _pass_time(self, now: float) -> None:
        self._serve_the_door(now)
        self._silence(now)
        if self.lobby.phase == "starting" and self._reveal_by is not None and now >= self._reveal_by:
            self._no_reveal()
        if self._start_wanted:
            self._mind_start(now)
        if self.lobby.phase == "playing" and self.running is not None:
            self._mind_clock(now)
            if not self._apart():
                self._sit_in(now)
                self._time_out(now)

    def _time_out(self, now: float) -> None:
        running = self.running
        assert running is not None
        if now < self._patience_until:
            return
        before = running.version
        try:
            self._mind_sealing(now)
            away = {seat for seat in range(running.match.seats) if not self.lobby.present(seat)}
            overdue = self._sealing.overdue(running, self._owners(), away, now)
            if overdue:
                running.stand_in(overdue, now)
            elif not self._sealing.unrevealed(running) or not self._sealing.is_closed:
                running.time_out(now)
        except (NotSaved, RulesFault) as error:
            # The default can't be played. Trying again at once would fill the log and help nobody.
            self._patience_until = now + min(MOST_PATIENCE, AGAIN * 2**self._default_faults)
            self._default_faults += 1
            self._trouble(error)
        else:
            self._default_faults = 0
        if running.version != before:
            # Perhaps others' were, before it.
            self._moved_on(now)
            self._mind_silent()

    _patience_until = 0.0
    _default_faults = 0
    """How often in a row the defaults that were due could not be played."""
    _logged = -LOG_AGAIN

    def next_deadline(self, now: float) -> float | None:
        """When `tick` has something to do at the latest; None: nothing is pending."""
        times = [person.heard + AWAY for person in self.lobby.people.values() if person.here]
        door = self.door.next_due(now)
        if door is not None:
            times.append(door)
        if self._reveal_by is not None:
            times.append(self._reveal_by)
        if self.running is not None and self.lobby.phase == "playing":
            deadline = self.running.clocks.deadline()
            if deadline is not None:
                times.append(max(deadline, self._patience_until, self._sealing.due(self.running, now) or 0.0))
            due = self._sealing.due(self.running, now)
            if due is not None:
                times.append(max(due, self._patience_until))
            times += self._absences_due()
        return min(times, default=None)

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
                self._send(peer, m.Sorry("too_many_tries", f"looked at in about {wait_s} s", wait_s=wait_s))
            return
        person = self.lobby.people.get(peer)
        if person is None:
            raise Denied("hello_first")
        person.heard = now
        if not person.here:
            # Silence was only a nap: the same connection speaks again.
            self._come_back(person, now)
        HANDLERS[type(message)](self, person, message, now)

    def _serve_the_door(self, now: float) -> None:
        """Whoever waited at the door, as far as it is their turn."""
        for turn in self.door.turns(now):
            try:
                self._let_in(turn.peer, turn.answer(), now)
            except Denied as no:
                self._refuse(turn.peer, turn.word, no)

    def _let_in(self, peer: str, answer: m.Greeting | Admitted | None, now: float) -> None:
        if isinstance(answer, m.Greeting):
            self._send(peer, answer)
        elif answer is not None:
            self._enter(answer, now)

    def _enter(self, admitted: Admitted, now: float) -> None:
        person, proof, message, ticket = admitted
        peer = person.key
        before = self.lobby.people.get(peer)
        was_here = before is not None and before.here
        sitters = {seat.sitter for seat in self.lobby.seats if seat.owner == peer and seat.sitter}
        known = self.lobby.owned(peer) >= 0
        person.verify_key = message.verify_key
        self.lobby.enter(person, ticket)
        running = self.running
        if running is not None and message.run == running.run and message.version and before and before.copied >= 0:
            # The same client after a cut: it has what it kept, and is told nothing that this lacks.
            person.lock, person.copied = before.lock, before.copied
        self._farewells.discard(peer)
        for sitter in sitters:
            self._dismiss(sitter, now)
        for seat in self.lobby.seats:
            if seat.owner == peer:
                seat.sitter_ticket = ""
        owner = peer == self.lobby.owner
        setup = self.setup
        # Bots and spectators have no use for the code; who sits here may tell it on.
        tells = owner or (person.role == "player" and not self.lobby.house.passphrase)
        self._send(peer, m.Welcome(peer, proof, owner, setup.code if tells else "", setup.invite if owner else ""))
        self._mind_clock(now)
        self._tell_match(person, message.run, message.version, now)
        if self._comparison.number:
            self._send(peer, self._comparison.message())
        if self.running is not None and not self.running.over:
            self._tell_chain(person)
            sealed = self._sealing.message(self.running)
            if sealed is not None:
                self._send(peer, sealed)
        for code in self._news if not was_here else ():
            self._send(peer, m.Notice(code))
        if not was_here:
            self._notice("back" if known else "joined", name=person.name)

    def _ping(self, person: Member, message: m.Ping, now: float) -> None:
        if abs(message.latency - person.latency) > max(20, person.latency // 2):
            # Every flutter of the air would be a new lobby for everybody.
            self.lobby.number += 1
            person.latency = message.latency
        self._send(person.key, m.Pong(message.at))
        if message.lobby != self.lobby.number == self._lobby_told:
            self._send(person.key, self.lobby.message(self._commitment, self._waiting))
        if self.lobby.phase == "starting" and self._promises is not None:
            self._send(person.key, self._promises)
        if not self._comparison.is_done:
            self._send(person.key, self._comparison.message())
        if self.running is not None and self.lobby.seat_of(person.key) in self._sealing.unrevealed(self.running):
            told = self._sealing.message(self.running)
            if told is not None and told.closed:
                self._send(person.key, told)
        if self.moved is not None:
            self._send(person.key, self.moved)
        running = self.running
        self._mind_copy(person, now)
        if running is None or now - person.sent < AGAIN:
            return
        if person.acked < running.version or person.run != running.run:
            if person.acked == 0:
                self._tell_match(person, 0, 0, now)
            else:
                # It says what it holds before it pings: the rest has not come.
                self._not_come(person)
                self._update(person, now)

    def _seen(self, person: Member, message: m.Seen, now: float) -> None:
        running = self.running
        if running is not None and message.run == running.run and person.acked < message.version <= running.version:
            # Not free: an honest client says it a few times a second, and every new version could be said apart.
            person.acked = message.version
            self._has_seen(person, message.version)

    def _again(self, person: Member, message: m.Again, now: float) -> None:
        running = self.running
        if running is None:
            return
        if not message.mine and 0 < message.version <= running.version and person.run == running.run:
            person.acked = message.version
            self._not_come(person)
            self._update(person, now)
            if running.over:
                person.logged = False
                self._tell_log(person)
            return
        view = running.view(self.lobby.seat_of(person.key))
        if message.mine and message.version == view.version:
            log.error(
                "%s has another view of seat %d at version %d: %s, ours %s",
                person.key[:8], view.seat, view.version, message.mine.hex(), view.hash.hex(),
            )  # fmt: skip
        person.logged = False
        self._tell_match(person, 0, 0, now)

    def _answering(self, person: Member, message: m.Play | m.SealAnswer, now: float) -> tuple[MatchRunner, int]:
        """The match and the seat that an answer, or the commitment to one, is for. Raises Refused where it is for none, was
        taken before, or the table takes none now."""
        running = self.running
        seat = self.lobby.seat_of(person.key)
        if running is None or message.match != running.begun.match:
            raise Refused("other_match")
        if seat < 0:
            raise Refused("no_seat")
        if message.n <= running.taken.get(person.key, 0):
            raise Refused("duplicate")
        self._stand_together()
        self._seat_back(person, now)
        return running, seat

    def _not_taken(self, person: Member, message: m.Play | m.SealAnswer, code: str, text: str, now: float) -> None:
        """Say why an answer was not taken, and how the match stands."""
        self._send(person.key, m.Refusal(message.n, message.ask, code, text[:400]))
        if self.running is not None:
            self._update(person, now)

    def _play(self, person: Member, message: m.Play, now: float) -> None:
        try:
            running, seat = self._answering(person, message, now)
            if (
                running.in_window
                and message.kind == "play"
                and self._unseen(person.key)
                and running.holds(seat, message.ask, message.choice)
            ):
                # Nobody else may learn that somebody passed, not even by a message more or less.
                running.taken[person.key] = message.n
                self._update(person, now)
                return
            running.play(
                seat, message.kind, message.ask, message.choice, person.key, message.n, now,
                message.proof, person.verify_key, lambda: self._sealing.check(running, seat, person.key, message),
            )  # fmt: skip
        except Refused as refused:
            is_late = refused.code == "stale_ask" and running.timed_out(seat, message.ask)
            self._not_taken(person, message, "out_of_time" if is_late else refused.code, refused.text, now)
            return
        except (NotSaved, RulesFault) as error:
            self._send(person.key, m.Refusal(message.n, message.ask, trouble_code(error), str(error)[:400]))
            self._trouble(error)
            self._update(person, now)
            return
        if message.kind == "play":
            # What is taken back could be played again for ever.
            self.door.thank(person.key)
        if self._waiting == "disk":
            self._waiting = ""
            self.lobby.number += 1
        if message.kind != "play":
            self._notice("resigned" if message.kind == "resign" else "took_back", seat=seat, name=person.name)
        self._moved_on(now, seat)

    def _seal_answer(self, person: Member, message: m.SealAnswer, now: float) -> None:
        try:
            running, seat = self._answering(person, message, now)
            first = seat not in self._sealing.unrevealed(running)
            is_news = self._sealing.commit(running, seat, person.key, message)
        except Refused as refused:
            self._not_taken(person, message, refused.code, refused.text, now)
            return
        if first:
            # What is thought over again and again is told to everybody each time.
            self.door.thank(person.key)
        running.silent.pop(seat, None)
        if not self._close_sealing(now):
            told = self._sealing.message(running)
            assert told is not None
            if is_news:
                self._send_all(told)
            else:
                self._send(person.key, told)

    def _owners(self) -> tuple[str, ...]:
        """Who plays each seat now: its owner, where no bot sits in."""
        return tuple("" if seat.sitter_ticket else seat.owner for seat in self.lobby.seats)

    def _close_sealing(self, now: float, is_late: bool = False) -> bool:
        """Let the committed answers be revealed as soon as they may; return whether everybody was told so."""
        running = self.running
        if running is None or self.lobby.phase != "playing":
            return False
        if not self._sealing.close(running, self._owners(), now, is_late):
            return False
        told = self._sealing.message(running)
        if told is not None:
            self._send_all(told)
        return True

    def _mind_sealing(self, now: float) -> None:
        """Close what all have committed to, or what the clock has ended."""
        running = self.running
        if running is not None:
            deadline = running.clocks.deadline()
            self._close_sealing(now, deadline is not None and deadline <= now)

    def _unseen(self, key: str) -> bool:
        """Whether a pass of theirs in a window must look like silence. Who shares a window sits down for all to see."""
        return self._watched() and key not in self.lobby.together

    def _watched(self) -> bool:
        """Whether any person plays or watches: bots alone have no secrets to keep by waiting."""
        return any(person.role != "bot" and person.here for person in self.lobby.people.values()) or any(
            seat.kind == "human" for seat in self.lobby.seats
        )

    def _say(self, person: Member, message: m.Say, now: float) -> None:
        text = sanitize.chat(message.text)
        if text:
            self._talks(person, now)
            self._send_all(m.Chat(person.key, person.name, text, self.lobby.owned(person.key)))

    def _gesture(self, person: Member, message: m.Gesture, now: float) -> None:
        if message.kind == "throw" or message.flick is not None:
            self._throw(person, message)
            return
        self._talks(person, now)
        seat = self.lobby.owned(person.key)
        self._send_all(m.Sign(person.key, seat, sanitize.line(message.kind, 40), sanitize.line(message.target, 40)))

    def _talks(self, person: Member, now: float) -> None:
        """Count what goes to every screen. Raises No."""
        if not self.talk.may(person.key, self.lobby.owned(person.key) >= 0, now):
            raise Denied("too_fast")

    def _sit(self, person: Member, message: m.Sit, now: float) -> None:
        if message.seat is not None and message.seat == self.lobby.owned(person.key) and self._seat_back(person, now):
            return
        self._talks(person, now)
        self.lobby.sit(person.key, message.seat)
        self._reseated(person.key, now)

    def _dress(self, person: Member, message: m.Dress, now: float) -> None:
        self._talks(person, now)
        self.lobby.dress(person.key, message.name, message.colour, message.portrait, message.crown)

    def _pace(self, person: Member, message: m.Pace, now: float) -> None:
        if message.pace != person.pace:
            before = self.lobby.pace()
            person.pace = message.pace
            if self.lobby.pace() != before:
                self.lobby.number += 1

    def _ready(self, person: Member, message: m.Ready, now: float) -> None:
        if not message.ready:
            self._talks(person, now)
        before = self.lobby.number
        self.lobby.set_ready(person.key, message.ready)
        if message.ready and self.lobby.number != before:
            # Free one way only: who says yes and no all day pays for each no.
            self.door.thank(person.key)
        if self.lobby.owner or self.lobby.missing():
            return
        # A table without a host's owner starts, and starts again, by itself.
        if self.lobby.phase == "over":
            if self.setup.once or all(seat.kind == "bot" for seat in self.lobby.seats):
                # Bots alone would go on for ever.
                return
            self._new_round()
        self._try_start(now)

    def _commit(self, person: Member, message: m.Commit, now: float) -> None:
        number = self.lobby.owned(person.key)
        if number < 0 or message.round != self.lobby.round or self.lobby.phase != "lobby":
            return
        if len(message.commitment) != 32 or len(message.verify_key) != VERIFY:
            raise Denied("malformed")
        seat = self.lobby.seats[number]
        if (seat.commitment, seat.verify_key) != (message.commitment, message.verify_key):
            if not seat.commitment:
                # Once a round: who thinks again and again makes a lobby for everybody each time.
                self.door.thank(person.key)
            seat.commitment, seat.verify_key = message.commitment, message.verify_key
            self.lobby.number += 1
        if not self.lobby.owner:
            self._try_start(now)

    def _reveal(self, person: Member, message: m.Reveal, now: float) -> None:
        number = self.lobby.owned(person.key)
        if number < 0 or self.lobby.phase != "starting" or message.round != self.lobby.round:
            return
        seat = self.lobby.seats[number]
        if not same(commitment(message.secret, person.key, self.lobby.round, seat.verify_key), seat.commitment):
            raise Denied("wrong_secret", "the secret is not the one committed to")
        if not seat.secret:
            self.door.thank(person.key)
        seat.secret = message.secret
        if all(seat.secret for seat in self.lobby.seats):
            self._begin(now)

    def _compare_commit(self, person: Member, message: m.CompareCommit, now: float) -> None:
        self._compared(person, self._comparison.commit(person.key, message), now)

    def _compare_reveal(self, person: Member, message: m.CompareReveal, now: float) -> None:
        self._compared(person, self._comparison.reveal(person.key, message), now)

    def _compared(self, person: Member, is_news: bool, now: float) -> None:
        """Tell everybody where the comparison stands; whoever only repeats a word may have missed it, and is told alone."""
        if not is_news:
            self._send(person.key, self._comparison.message())
            return
        self._send_all(self._comparison.message())
        if not self.lobby.owner:
            self._try_start(now)

    def _head(self, person: Member, message: m.SignedHead, now: float) -> None:
        """Pass a player's signed head on as it is, to its sender too: so that they know it was passed on."""
        running = self.running
        if running is None or message.match != running.begun.match or message.who != person.key:
            return
        if self.lobby.owned(person.key) < 0 or self._heads.get(person.key) == message:
            self._send(person.key, message)
            return
        self._heads[person.key] = message
        self._send_all(message)

    def _bye(self, person: Member, message: m.Bye, now: float) -> None:
        self._leave(person, now)


HANDLERS: dict[type, Callable[[Room, Member, Any, float], None]] = {
    m.Ping: Room._ping,
    m.Seen: Room._seen,
    m.Again: Room._again,
    m.Play: Room._play,
    m.Say: Room._say,
    m.Gesture: Room._gesture,
    m.Sit: Room._sit,
    m.Dress: Room._dress,
    m.Pace: Room._pace,
    m.Ready: Room._ready,
    m.Commit: Room._commit,
    m.Reveal: Room._reveal,
    m.SealAnswer: Room._seal_answer,
    m.CompareCommit: Room._compare_commit,
    m.CompareReveal: Room._compare_reveal,
    m.SignedHead: Room._head,
    m.Bye: Room._bye,
    m.Holds: Room._holds,
    m.Reach: Room._reach,
    m.GoesOn: Room._goes_on,
    m.Handed: Room._hear_receipts,
}
HANDLERS.update(dict.fromkeys(OWNER_COMMANDS, Room._powers))

__all__ = ["BotWanted", "Out", "Room", "Setup"]
