"""Takes people's answers to the match's asks: plays, commitments where several answer at once, and the defaults of those who are
out of time."""

from __future__ import annotations

from collections import Counter

from game.engine.refusal import Refused
from net.host.backoff import Backoff
from net.host.broadcast import Broadcaster
from net.host.handshake import Handshake
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.match_runner import MatchRunner, NotSaved, RulesFault
from net.host.outbox import Outbox
from net.host.room_events import Events, PlayMade
from net.host.sealing import Sealing
from net.host.throws import Throws
from net.protocol import messages as m

CLOCK = -1
"""Instead of a seat: the clock plays."""


class AnswerDesk:
    """The answers at one table, to one ask after the other."""

    def __init__(self, lobby: Lobby, outbox: Outbox, broadcaster: Broadcaster, door: Handshake) -> None:
        self.sealing = Sealing()
        self.failed: Counter[str] = Counter()
        """Plays that could not be saved or broke the rules: "not_saved", "fault"."""
        self._lobby = lobby
        self._outbox = outbox
        self._broadcaster = broadcaster
        self._door = door
        self._throws = Throws()
        self._backoff = Backoff()
        """Of the defaults that are due and could not be played."""

    def new_round(self) -> None:
        """There is no match to answer in."""
        self._throws.forget()

    # What people send

    def play(self, running: MatchRunner, seat: int, person: Member, message: m.Play, now: float) -> Events:
        """Take the play of `seat`, or say why it is not taken."""
        lobby = self._lobby
        try:
            if (
                running.in_window
                and message.kind == "play"
                and lobby.is_pass_unseen(person.key)
                and running.holds(seat, message.ask, message.choice)
            ):
                # Nobody else may learn that somebody passed, not even by a message more or less.
                running.note_pass(person.key, message.n)
                self._broadcaster.update(person, running, now)
                return ()
            running.play(
                seat, message.kind, message.ask, message.choice, person.key, message.n, now,
                message.proof, person.verify_key, lambda: self.sealing.check(running, seat, person.key, message),
            )  # fmt: skip
        except Refused as refused:
            is_late = refused.code == "stale_ask" and running.timed_out(seat, message.ask)
            self.refuse(running, person, message, "out_of_time" if is_late else refused.code, refused.text, now)
            return ()
        except (NotSaved, RulesFault) as error:
            self._outbox.send(person.key, m.Refusal(message.n, message.ask, _code_of(error), str(error)[:400]))
            self._trouble(error)
            self._broadcaster.update(person, running, now)
            return ()
        if message.kind == "play":
            # What is taken back could be played again for ever.
            self._door.thank(person.key)
        if lobby.waiting == "disk":
            lobby.waiting = ""
            lobby.number += 1
        if message.kind != "play":
            self._outbox.notice("resigned" if message.kind == "resign" else "took_back", seat=seat, name=person.name)
        return (PlayMade(seat),)

    def commit(self, running: MatchRunner, seat: int, person: Member, message: m.SealAnswer, now: float) -> Events:
        """Take the commitment of `seat` to an answer, or say why it is not taken."""
        try:
            is_first = seat not in self.sealing.unrevealed(running)
            is_news = self.sealing.commit(running, seat, person.key, message)
        except Refused as refused:
            self.refuse(running, person, message, refused.code, refused.text, now)
            return ()
        if is_first:
            # What is thought over again and again is told to everybody each time.
            self._door.thank(person.key)
        running.forgive(seat)
        if not self.close_sealing(running, now):
            told = self.sealing.message(running)
            assert told is not None
            if is_news:
                self._outbox.send_all(told)
            else:
                self._outbox.send(person.key, told)
        return ()

    def refuse(
        self,
        running: MatchRunner | None,
        person: Member,
        message: m.Play | m.SealAnswer,
        code: str,
        text: str,
        now: float,
    ) -> None:
        """Say why an answer was not taken, and how the match stands."""
        self._outbox.send(person.key, m.Refusal(message.n, message.ask, code, text[:400]))
        if running is not None:
            self._broadcaster.update(person, running, now)

    def throw(self, running: MatchRunner | None, person: Member, message: m.Gesture) -> None:
        """Hold how the dice of somebody's next play are thrown. Raises Denied."""
        self._throws.hold(running, self._lobby.seat_of(person.key), message)

    def release_throw(self, running: MatchRunner, seat: int) -> None:
        """Tell everybody of a throw whose ask is over; `seat` has just played."""
        thrown = self._throws.release(running, seat)
        if thrown is not None:
            self._outbox.send_all(thrown)

    # Answers of several people at once

    def close_sealing(self, running: MatchRunner, now: float, is_late: bool = False) -> bool:
        """Let the committed answers be revealed as soon as they may; return whether everybody was told so."""
        if not self.sealing.close(running, self._lobby.players(), now, is_late):
            return False
        told = self.sealing.message(running)
        if told is not None:
            self._outbox.send_all(told)
        return True

    def tell_sealing(self, key: str, running: MatchRunner) -> None:
        """Tell somebody who comes in who has committed to an answer."""
        told = self.sealing.message(running)
        if told is not None:
            self._outbox.send(key, told)

    def repeat(self, key: str, running: MatchRunner) -> None:
        """Say again to somebody who owes an answer that all have committed to theirs."""
        if self._lobby.seat_of(key) in self.sealing.unrevealed(running) and self.sealing.is_closed:
            self.tell_sealing(key, running)

    # What time brings

    def pause(self, now: float) -> None:
        """Something broke: play no default for a moment."""
        self._backoff.pause(now)

    def time_out(self, running: MatchRunner, now: float) -> Events:
        """Play the defaults that are due."""
        if not self._backoff.is_due(now):
            return ()
        before, lobby = running.version, self._lobby
        try:
            deadline = running.clocks.deadline()
            self.close_sealing(running, now, deadline is not None and deadline <= now)
            away = {seat for seat in range(running.match.seats) if not lobby.present(seat)}
            overdue = self.sealing.overdue(running, lobby.players(), away, now)
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
        # Perhaps others' were played before the one that failed.
        return (PlayMade(CLOCK),) if running.version != before else ()

    def next_due(self, running: MatchRunner, now: float) -> float | None:
        """Return when a default is due; None: none is."""
        deadline, due = running.clocks.deadline(), self.sealing.due(running, now)
        times = [] if due is None else [max(due, self._backoff.until)]
        if deadline is not None:
            times.append(max(deadline, self._backoff.until, due or 0.0))
        return min(times, default=None)

    def _trouble(self, error: Exception) -> None:
        """A play could not be saved, or broke the rules: tell everybody."""
        code = _code_of(error)
        if code == "not_saved" and self._lobby.waiting != "disk":
            self._lobby.waiting = "disk"
            self._lobby.number += 1
        self.failed[code] += 1
        self._outbox.notice(code)


def _code_of(error: Exception) -> str:
    return "not_saved" if isinstance(error, NotSaved) else "fault"
