"""The host's core, third layer: from the lobby to a match, to its end, and back."""

from __future__ import annotations

import logging
from typing import NamedTuple

import msgspec

from net.failover.agreement import Succession
from net.fairness.commitments import commitment, seed_of
from net.host.attendance import Attendance
from net.host.lobby_types import Denied, HouseRules, Member, Seat
from net.host.match_runner import MatchRunner
from net.protocol import messages as m
from net.protocol.records import SeatCommitment, SeatSecret, Terms
from net.storage.store import Begun, Kept

log = logging.getLogger("net.host")

REVEAL = 5.0
"""Seconds for all clients to reveal their secrets."""


class Thrown(NamedTuple):
    """A throw that waits for the end of its ask."""

    ask: int
    seat: int
    flick: m.Flick


class MatchLifecycle(Attendance):
    """Commit, reveal, begin, play on, finish, once more."""

    def _new_secret(self) -> None:
        self._secret = self._entropy(32)
        self._commitment = commitment(self._secret, self.setup.key, self.lobby.round)
        for seat in self.lobby.seats:
            seat.commitment = seat.secret = seat.verify_key = b""

    def _try_start(self, now: float) -> None:
        """Everybody reveals, if everybody is there, ready and committed."""
        lobby = self.lobby
        if lobby.phase != "lobby" or lobby.missing():
            return
        if self._invite_to_compare():
            self._send_all(self._comparison.message())
        if not all(seat.commitment for seat in lobby.seats) or not self._comparison.is_done:
            # Commitments and nonces come by themselves a moment after they are asked for; the start waits for them.
            self._waiting = "ready"
            self._start_wanted = True
            return
        self._start_wanted = False
        lobby.phase = "starting"
        lobby.number += 1
        self._waiting = ""
        self._reveal_by = now + REVEAL
        for seat in lobby.seats:
            seat.secret = b""
        promised = tuple(SeatCommitment(seat.owner, seat.commitment, seat.verify_key) for seat in lobby.seats)
        self._promises = m.Commitments(lobby.round, self._commitment, promised, self._terms())
        self._send_all(self._promises)

    def _terms(self) -> Terms:
        setup, lobby = self.setup, self.lobby
        kinds = tuple("bot" if seat.kind == "bot" else "human" for seat in lobby.seats)
        return Terms(self.match_id, setup.title.id, setup.content, dict(lobby.options), kinds)

    _start_wanted = False
    """Begin was said before the last commitment came."""

    def _mind_start(self, now: float) -> None:
        """A start that waits for commitments: it goes on with the last of them, and is forgotten when somebody is not
        there or not ready any more, for then it must be said again."""
        if self.lobby.phase != "lobby" or self.lobby.missing():
            self._start_wanted = False
            self._waiting = "" if self._waiting == "ready" else self._waiting
        else:
            self._try_start(now)

    def _no_reveal(self) -> None:
        lobby = self.lobby
        lobby.phase = "lobby"
        self._reveal_by = None
        silent = [seat.name for seat in lobby.seats if not seat.secret]
        log.warning("no start: %s did not reveal", ", ".join(silent))
        # A secret that was revealed is used up: everybody commits to a new one.
        lobby.round += 1
        self._new_secret()
        lobby.unready()
        self._notice("no_reveal", names=silent)

    def _begin(self, now: float) -> None:
        lobby, setup = self.lobby, self.setup
        self._reveal_by = None
        secrets = tuple(SeatSecret(seat.owner, seat.secret, seat.verify_key) for seat in lobby.seats)
        terms = self._terms()
        begun = Begun(
            terms.match,
            lobby.round,
            terms.title,
            terms.content,
            setup.rules.version,
            terms.options,
            terms.kinds,
            tuple(seat.name for seat in lobby.seats),
            seed_of(self._secret, secrets) if setup.seed is None else setup.seed,
            self._secret,
            self._commitment,
            secrets,
            tuple(SeatCommitment(seat.owner, seat.commitment, seat.verify_key) for seat in lobby.seats),
            setup.seed is None,
            setup.key,
        )
        try:
            self._keeper.begin(begun, self._as_kept())
        except OSError as error:
            log.error("no start, the journal cannot be written: %s", error)
            self._call_off_start("not_saved")
            self._waiting = "disk"
            return
        try:
            self.running = MatchRunner(setup.rules, begun, self._keeper, 1, lobby.house.timers, now)
        except Exception as error:  # a title's code may raise anything
            log.error("no start: the rules broke over the deal", exc_info=error)
            self._call_off_start("fault")
            return
        lobby.phase = "playing"
        lobby.number += 1
        log.info("match %s begins: %s, seats %s", self.match_id, setup.title.id, ", ".join(begun.names))
        # The clock first: the update that opens the match says how long there is.
        self._mind_clock(now)
        for person in lobby.people.values():
            person.logged = False
            self._tell_match(person, 0, 0, now)
        self._check_over(now)

    def _call_off_start(self, notice: str) -> None:
        """Back to the lobby with new secrets; everybody hears why."""
        lobby = self.lobby
        lobby.phase = "lobby"
        lobby.round += 1
        self._new_secret()
        lobby.unready()
        self._notice(notice)

    def _new_round(self) -> None:
        lobby = self.lobby
        lobby.phase = "lobby"
        lobby.round += 1
        self.running = self._thrown = self.moved = None
        self._succeeded, self._shared = Succession(), set()
        self.match_id = self._entropy(6).hex()
        self._new_secret()
        self._compares = True
        self._heads, self._chain_heads = {}, {}
        for number, seat in enumerate(lobby.seats):
            seat.sitter_ticket = seat.sitter = ""
            seat.idle = False
            seat.ready = seat.kind == "bot" and lobby.present(number)
        for person in lobby.people.values():
            person.run = person.acked = person.told = person.newest = 0
        lobby.number += 1

    def _throw(self, person: Member, message: m.Gesture) -> None:
        """A hand that throws. It is held until the ask is over: that somebody throws may tell what was chosen."""
        running, seat = self.running, self.lobby.seat_of(person.key)
        if message.kind != "throw" or message.flick is None:
            raise Denied("malformed")
        if running is None or self.lobby.phase != "playing" or seat not in running.owing():
            raise Denied("not_now")
        self._thrown = Thrown(running.match.ask_id, seat, message.flick)

    def _tell_throw(self, seat: int) -> None:
        """The last throw of the ask, to all alike, just before the update with its rolls; nobody's name is on it. An
        open ask goes on: there it comes with the thrower's own play."""
        thrown, running = self._thrown, self.running
        if thrown is None or running is None:
            return
        ask = running.match.ask
        if ask is not None and running.match.ask_id == thrown.ask and (ask.mode != "open" or seat != thrown.seat):
            return
        self._thrown = None
        self._send_all(m.Sign("", -1, "throw", "", thrown.flick))

    _thrown: Thrown | None = None

    def _moved_on(self, now: float, seat: int = -1) -> None:
        """A play was made (by `seat`; -1: by the clock): tell everybody."""
        assert self.running is not None
        self._mind_clock(now)
        self._seal()
        self._tell_throw(seat)
        self._update_all(now)
        self._extend_chain()
        self._check_over(now)

    def _check_over(self, now: float) -> None:
        running = self.running
        if running is None or not running.over or self.lobby.phase != "playing":
            return
        self.lobby.phase = "over"
        self._copies.forget()
        for seat in self.lobby.seats:
            seat.ready = seat.kind == "bot"
        self.lobby.number += 1
        log.info("match %s is over after %d plays: %s", running.begun.match, len(running.lines), running.result)
        self._keep_result(running)
        for person in self.lobby.people.values():
            self._tell_log(person)

    def _keep_result(self, running: MatchRunner) -> None:
        try:
            self._keeper.over(msgspec.msgpack.encode(running.result))
        except OSError as error:
            log.error("the result is not saved: %s", error)

    def _resume(self, kept: Kept, now: float) -> None:
        begun, table, lobby = kept.begun, kept.table, self.lobby
        lobby.owner = self.setup.owner or table.owner
        lobby.house = HouseRules(table.table, table.spectators, table.dropped, table.timers, table.passphrase, table.lost,
                            table.for_two)  # fmt: skip
        lobby.keeper = table.keeper
        lobby.kicked = set(table.kicked)
        lobby.options = dict(begun.options)
        lobby.round = begun.round
        lobby.seats = [
            Seat(kind=s.kind, owner=s.owner, name=s.name, colour=s.colour, portrait=s.portrait, level=s.level,  # type: ignore[arg-type]
                 crown=s.crown, ready=s.kind == "bot", ticket=s.ticket, dropped_at=0.0 if s.ticket else now)
            for s in table.seats
        ]  # fmt: skip
        self._secret, self._commitment = begun.host_secret, begun.host_commitment
        self.running = MatchRunner.resume(self.setup.rules, kept, self._keeper, table.timers, now)
        lobby.phase = "over" if self.running.over else "playing"
        if self.running.over and not kept.over:  # the last play was saved, and the host fell before its result was
            self._keep_result(self.running)
        self._news = ("resumed", "lost_plays") if kept.damaged else ("resumed",)
        self._gathered = table.gathered
        self._read_signpost(table)
        self._kept_table = self._as_kept()
        # Who of the players is missing may be playing on elsewhere: known before the first play.
        self._seal()
        self._mind_clock(now)
