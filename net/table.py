"""The host's core: messages in, messages out. No sockets, clocks or files: the shell hands in bytes and the time.

    table.receive(peer, frame, now) -> [(peer, frame), ...]
    table.tick(now) -> [(peer, frame), ...]        call it at `next_deadline()`, sooner does no harm

`peer` is the sender's CURVE public key; the shell takes it from the connection, never from the frame. Whatever comes
in, the table itself is changed only by what its rules allow: anything else ends in an answer that says why.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from game.engine.refusal import KernelError, Refused
from game.engine.rules import Rules
from game.engine.sight import SPECTATOR
from game.titles import Title
from net import clean, wire
from net import messages as m
from net.door import Door
from net.fair import parts, seed_of
from net.keeping import Begun, Keeper, Kept, KeptSeat, KeptTable
from net.lobby import House, Lobby, No, Person, Seat, checked_options
from net.running import Fault, NotSaved, Running
from net.security import Entropy, commitment, same

log = logging.getLogger("net.host")

AWAY = 3.5
"""Seconds of silence after which somebody counts as dropped. Wi-Fi naps are shorter; nothing is lost by it anyway."""
SIT_IN = 8.0
"""Seconds after that until a bot sits in, where the house wants it."""
REVEAL = 5.0
"""Seconds for all clients to reveal their secrets."""
AGAIN = 1.0
"""An update that is not acknowledged by then is sent once more, at the next ping."""

Out = list[tuple[str, bytes]]


@dataclass
class Setup:
    """What a table is made from."""

    title: Title
    rules: Rules
    content: str
    key: str
    """The host's public key."""
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    owner: str = ""
    """The key with the host's powers; "" for a table that runs by itself."""
    code: str = ""
    invite: str = ""
    software: str = ""
    house: House = field(default_factory=House)
    bots: tuple[m.Level, ...] = ()
    """Levels of the bots that take the last seats."""
    seed: bytes | None = None
    """A fixed seed: for tests and puzzles; such a match cannot be verified."""


@dataclass(frozen=True)
class BotWanted:
    """A bot that should be running. The shell starts those that are missing and ends those no longer named."""

    seat: int
    ticket: str
    level: m.Level
    name: str


class Table:
    """One table: a lobby, then a match, then perhaps another."""

    def __init__(self, setup: Setup, keeper: Keeper, entropy: Entropy, now: float = 0.0, kept: Kept | None = None):
        self.setup = setup
        self.lobby = Lobby(setup.title, entropy, setup.owner, setup.house)
        self.lobby.options = checked_options(setup.title, setup.options)
        self.lobby.seats = [Seat() for _ in range(setup.seats)]
        self.running: Running | None = None
        self.door = Door(setup, self.lobby, entropy)
        self.cut: list[str] = []
        """Peers to be disconnected; the shell empties it."""
        self.closed = False
        self._keeper = keeper
        self._entropy = entropy
        self._out: Out = []
        self._lobby_told = -1
        self._reveal_by: float | None = None
        self._waiting = ""
        self._secret = b""
        self._commitment = b""
        self._promises: m.Commitments | None = None
        self._kept_table: KeptTable | None = None
        if kept is None:
            for number, level in enumerate(reversed(setup.bots)):
                self.lobby.add_bot(setup.seats - 1 - number, level)
            self._new_secret()
        else:
            self._resume(kept, now)

    # ------------------------------------------------------------------ the three calls

    def receive(self, peer: str, frame: bytes, now: float) -> Out:
        """One frame from `peer`."""
        if not self.door.listens(peer, now):
            return self._flush(now)
        if self.door.flooding(peer):
            self._sorry(peer, "too_fast", "too many messages", fatal=True)
            log.warning("%s speaks too fast: disconnected", peer[:8])
            return self._flush(now)
        try:
            message = wire.read_to_host(frame)
        except wire.BadFrame as error:
            log.warning("%s sent a bad frame: %s", peer[:8], error)
            self._sorry(peer, "malformed", str(error))
            return self._flush(now)
        try:
            self._handle(peer, message, now)
        except No as no:
            self._sorry(peer, no.code, no.text, fatal=no.code in ("kicked", "full", "dismissed", "content"))
        return self._flush(now)

    def tick(self, now: float) -> Out:
        """Whatever time has brought."""
        self._silence(now)
        if self.lobby.phase == "starting" and self._reveal_by is not None and now >= self._reveal_by:
            self._no_reveal()
        if self.lobby.phase == "playing" and self.running is not None:
            self._sit_in(now)
            self._mind_clock(now)
            try:
                if self.running.time_out(now):
                    self._moved_on(now)
            except (NotSaved, Fault) as error:
                self._trouble(error)
                self.running.clocks.show(None, False, now)
        return self._flush(now)

    def next_deadline(self) -> float | None:
        """When `tick` has something to do at the latest; None: nothing is pending."""
        times = [person.heard + AWAY for person in self.lobby.people.values() if person.here]
        if self._reveal_by is not None:
            times.append(self._reveal_by)
        if self.running is not None and self.lobby.phase == "playing":
            deadline = self.running.clocks.deadline()
            if deadline is not None:
                times.append(deadline)
            if self.lobby.house.dropped == "bot":
                times += [
                    seat.dropped_at + SIT_IN
                    for seat in self.lobby.seats
                    if seat.dropped_at and not seat.sitter_ticket
                ]
        return min(times, default=None)

    def wanted_bots(self) -> list[BotWanted]:
        """The bots that should be running now."""
        wanted = []
        for number, seat in enumerate(self.lobby.seats):
            if seat.kind == "bot" and seat.ticket:
                wanted.append(BotWanted(number, seat.ticket, seat.level, seat.name))
            elif seat.sitter_ticket:
                wanted.append(BotWanted(number, seat.sitter_ticket, "normal", seat.name))
        return wanted

    def lost(self, peer: str, now: float) -> Out:
        """The shell knows that `peer` is gone (its queue is full, its connection refused a frame)."""
        person = self.lobby.people.get(peer)
        if person is not None and person.here:
            self._drop(person, now)
        return self._flush(now)

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of the match, as plain values."""
        if self.running is None or self.running.result is None:
            return None
        found: dict[str, Any] = msgspec.to_builtins(self.running.result)
        return found

    # ------------------------------------------------------------------ messages

    def _handle(self, peer: str, message: m.ToHost, now: float) -> None:
        if type(message) is m.Hello:
            self._send(peer, self.door.hello(peer, message, now))
            return
        if type(message) is m.Enter:
            self._enter(peer, message, now)
            return
        person = self.lobby.people.get(peer)
        if person is None:
            raise No("hello_first")
        person.heard = now
        if not person.here:
            # Silence was only a nap: the same connection speaks again.
            self._come_back(person, now)
        HANDLERS[type(message)](self, person, message, now)

    def _enter(self, peer: str, message: m.Enter, now: float) -> None:
        person, proof, ticket = self.door.enter(peer, message, now)
        was_here = peer in self.lobby.people and self.lobby.people[peer].here
        sitters = {seat.sitter for seat in self.lobby.seats if seat.owner == peer and seat.sitter}
        known = self.lobby.owned(peer) >= 0
        self.lobby.enter(person, ticket)
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
        self._tell_match(person, message.run, message.version, now)
        if not was_here:
            self._notice("back" if known else "joined", name=person.name)
        self._mind_clock(now)

    def _come_back(self, person: Person, now: float) -> None:
        person.here = True
        number = self.lobby.owned(person.key)
        if number >= 0:
            seat = self.lobby.seats[number]
            seat.dropped_at = 0.0
            seat.sitter_ticket = ""
            self._dismiss(seat.sitter, now)
        self.lobby.number += 1
        self._notice("back", name=person.name)
        self._mind_clock(now)

    def _ping(self, person: Person, message: m.Ping, now: float) -> None:
        if abs(message.latency - person.latency) > max(20, person.latency // 2):
            # Every flutter of the air would be a new lobby for everybody.
            self.lobby.number += 1
            person.latency = message.latency
        self._send(person.key, m.Pong(message.at))
        if message.lobby != self.lobby.number == self._lobby_told:
            self._send(person.key, self.lobby.message(self._commitment, self._waiting))
        if self.lobby.phase == "starting" and self._promises is not None:
            self._send(person.key, self._promises)
        running = self.running
        if running is None or now - person.sent < AGAIN:
            return
        if person.acked < running.version or person.run != running.run:
            if person.acked == 0:
                self._tell_match(person, 0, 0, now)
            else:
                self._update(person, now)

    def _seen(self, person: Person, message: m.Seen, now: float) -> None:
        running = self.running
        if running is not None and message.run == running.run and person.acked < message.version <= running.version:
            person.acked = message.version
            self.door.thank(person.key)

    def _again(self, person: Person, message: m.Again, now: float) -> None:
        running = self.running
        if running is None:
            return
        view = running.view(self.lobby.seat_of(person.key))
        if message.mine and message.version == view.version:
            log.error(
                "%s has another view of seat %d at version %d: %s, ours %s",
                person.key[:8], view.seat, view.version, message.mine.hex(), view.hash.hex(),
            )  # fmt: skip
        person.logged = False
        self._tell_match(person, 0, 0, now)

    def _play(self, person: Person, message: m.Play, now: float) -> None:
        running = self.running
        seat = self.lobby.seat_of(person.key)
        try:
            if running is None or message.match != running.begun.match:
                raise Refused("other_match")
            if seat < 0:
                raise Refused("no_seat")
            if message.n <= running.taken.get(person.key, 0):
                raise Refused("duplicate")
            running.play(seat, message.kind, message.ask, message.choice, person.key, message.n, now)
        except Refused as refused:
            self._send(person.key, m.Refusal(message.n, message.ask, refused.code, refused.text[:400]))
            if running is not None:
                self._update(person, now)
            return
        except (NotSaved, Fault) as error:
            self._send(person.key, m.Refusal(message.n, message.ask, _trouble_code(error), str(error)[:400]))
            self._trouble(error)
            self._update(person, now)
            return
        self.door.thank(person.key)
        if self._waiting == "disk":
            self._waiting = ""
            self.lobby.number += 1
        if message.kind != "play":
            self._notice("resigned" if message.kind == "resign" else "took_back", seat=seat, name=person.name)
        self._moved_on(now)

    def _say(self, person: Person, message: m.Say, now: float) -> None:
        text = clean.chat(message.text)
        if text:
            self._send_all(m.Chat(person.key, person.name, text, self.lobby.owned(person.key)))

    def _gesture(self, person: Person, message: m.Gesture, now: float) -> None:
        seat = self.lobby.owned(person.key)
        self._send_all(m.Sign(person.key, seat, clean.line(message.kind, 40), clean.line(message.target, 40)))

    def _sit(self, person: Person, message: m.Sit, now: float) -> None:
        self.lobby.sit(person.key, message.seat)
        self._reseated(person.key, now)

    def _dress(self, person: Person, message: m.Dress, now: float) -> None:
        self.lobby.dress(person.key, message.name, message.colour, message.portrait)

    def _ready(self, person: Person, message: m.Ready, now: float) -> None:
        self.lobby.set_ready(person.key, message.ready)
        if self.lobby.owner or self.lobby.missing():
            return
        # A table without a host's owner starts, and starts again, by itself.
        if self.lobby.phase == "over":
            self._new_round()
        self._try_start(now)

    def _commit(self, person: Person, message: m.Commit, now: float) -> None:
        number = self.lobby.owned(person.key)
        if number < 0 or message.round != self.lobby.round or self.lobby.phase != "lobby":
            return
        if len(message.commitment) != 32:
            raise No("malformed")
        seat = self.lobby.seats[number]
        if seat.commitment != message.commitment:
            seat.commitment = message.commitment
            self.lobby.number += 1
            self.door.thank(person.key)
        if not self.lobby.owner:
            self._try_start(now)

    def _reveal(self, person: Person, message: m.Reveal, now: float) -> None:
        number = self.lobby.owned(person.key)
        if number < 0 or self.lobby.phase != "starting" or message.round != self.lobby.round:
            return
        seat = self.lobby.seats[number]
        if not same(commitment(message.secret, person.key, self.lobby.round), seat.commitment):
            raise No("wrong_secret", "the secret is not the one committed to")
        seat.secret = message.secret
        self.door.thank(person.key)
        if all(seat.secret for seat in self.lobby.seats):
            self._begin(now)

    def _bye(self, person: Person, message: m.Bye, now: float) -> None:
        self._leave(person, now)

    # ------------------------------------------------------------------ powers of the host

    def _powers(self, person: Person, message: m.Message, now: float) -> None:
        if person.key != self.lobby.owner:
            raise No("not_allowed")
        POWERS[type(message)](self, message, now)

    def _set_options(self, message: m.SetOptions, now: float) -> None:
        if self.lobby.set_options(message.options):
            self._notice("unready")

    def _set_house(self, message: m.SetHouse, now: float) -> None:
        if self.lobby.set_house(message):
            self._notice("unready")
        if self.running is not None:
            self.running.clocks.timers = self.lobby.house.timers
            self._mind_clock(now)

    def _place(self, message: m.Place, now: float) -> None:
        self.lobby.place(message.who, message.seat)
        self._reseated(message.who, now)

    def _add_bot(self, message: m.AddBot, now: float) -> None:
        self.lobby.add_bot(message.seat, message.level, message.name)

    def _clear(self, message: m.Clear, now: float) -> None:
        owner = self.lobby.seats[message.seat].owner if message.seat < len(self.lobby.seats) else ""
        self.lobby.clear(message.seat)
        self._dismiss(owner, now)

    def _kick(self, message: m.Kick, now: float) -> None:
        person = self.lobby.people.get(message.who)
        self.lobby.kick(message.who)
        self._sorry(message.who, "kicked", fatal=True)
        self._notice("kicked", name=person.name if person else "")
        self._mind_clock(now)

    def _start(self, message: m.Start, now: float) -> None:
        if self.lobby.phase != "lobby":
            raise No("not_now")
        missing = self.lobby.missing()
        if missing:
            raise No("not_now", missing)
        self._try_start(now)

    def _rematch(self, message: m.Rematch, now: float) -> None:
        if self.lobby.phase != "over":
            raise No("not_now")
        self._new_round()

    def _close(self, message: m.Close, now: float) -> None:
        self.closed = True
        for key in list(self.lobby.people):
            self._sorry(key, "closed", fatal=True)

    # ------------------------------------------------------------------ from lobby to match and back

    def _new_secret(self) -> None:
        self._secret = self._entropy(32)
        self._commitment = commitment(self._secret, self.setup.key, self.lobby.round)
        for seat in self.lobby.seats:
            seat.commitment = seat.secret = b""

    def _try_start(self, now: float) -> None:
        """Everybody reveals, if everybody is there, ready and committed."""
        lobby = self.lobby
        if lobby.phase != "lobby" or lobby.missing():
            return
        if not all(seat.commitment for seat in lobby.seats):
            # Commitments come by themselves a moment after the lobby that asks for them; the start waits for them.
            self._waiting = "ready"
            return
        lobby.phase = "starting"
        lobby.number += 1
        self._waiting = ""
        self._reveal_by = now + REVEAL
        for seat in lobby.seats:
            seat.secret = b""
        promised = tuple((seat.owner, seat.commitment) for seat in lobby.seats)
        self._promises = m.Commitments(lobby.round, self._commitment, promised)
        self._send_all(self._promises)

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
        match_id = self._entropy(6).hex()
        secrets = tuple((seat.owner, seat.secret) for seat in lobby.seats)
        begun = Begun(
            match_id,
            lobby.round,
            setup.title.id,
            setup.content,
            setup.rules.version,
            dict(lobby.options),
            tuple("bot" if seat.kind == "bot" else "human" for seat in lobby.seats),
            tuple(seat.name for seat in lobby.seats),
            seed_of(self._secret, secrets) if setup.seed is None else setup.seed,
            self._secret,
            self._commitment,
            secrets,
            tuple((seat.owner, seat.commitment) for seat in lobby.seats),
            setup.seed is None,
        )
        try:
            self._keeper.begin(begun, self._as_kept())
        except OSError as error:
            log.error("no start, the journal cannot be written: %s", error)
            lobby.phase = "lobby"
            lobby.round += 1
            self._new_secret()
            lobby.unready()
            self._waiting = "disk"
            self._notice("not_saved")
            return
        self.running = Running(setup.rules, begun, self._keeper, 1, lobby.house.timers, now)
        lobby.phase = "playing"
        lobby.number += 1
        log.info("match %s begins: %s, seats %s", match_id, setup.title.id, ", ".join(begun.names))
        for person in lobby.people.values():
            person.logged = False
            self._tell_match(person, 0, 0, now)
        self._mind_clock(now)
        self._check_over(now)

    def _new_round(self) -> None:
        lobby = self.lobby
        lobby.phase = "lobby"
        lobby.round += 1
        self.running = None
        self._new_secret()
        for number, seat in enumerate(lobby.seats):
            seat.sitter_ticket = seat.sitter = ""
            seat.ready = seat.kind == "bot" and lobby.present(number)
        for person in lobby.people.values():
            person.run = person.acked = 0
        lobby.number += 1

    def _moved_on(self, now: float) -> None:
        """A play was made: tell everybody."""
        assert self.running is not None
        self._mind_clock(now)
        for person in self.lobby.people.values():
            if person.here:
                self._update(person, now)
        self._check_over(now)

    def _check_over(self, now: float) -> None:
        running = self.running
        if running is None or not running.over or self.lobby.phase != "playing":
            return
        self.lobby.phase = "over"
        for seat in self.lobby.seats:
            seat.ready = seat.kind == "bot"
        self.lobby.number += 1
        log.info("match %s is over after %d plays: %s", running.begun.match, len(running.lines), running.result)
        try:
            self._keeper.over(msgspec.msgpack.encode(running.result))
        except OSError as error:
            log.error("the result is not saved: %s", error)
        for person in self.lobby.people.values():
            self._tell_log(person)

    def _resume(self, kept: Kept, now: float) -> None:
        begun, table, lobby = kept.begun, kept.table, self.lobby
        lobby.owner = self.setup.owner or table.owner
        lobby.house = House(table.table, table.spectators, table.dropped, table.timers, table.passphrase)  # type: ignore[arg-type]
        lobby.kicked = set(table.kicked)
        lobby.options = dict(begun.options)
        lobby.round = begun.round
        lobby.seats = [
            Seat(kind=s.kind, owner=s.owner, name=s.name, colour=s.colour, portrait=s.portrait, level=s.level,  # type: ignore[arg-type]
                 ready=s.kind == "bot", ticket=s.ticket, dropped_at=now if s.kind == "human" else 0.0)
            for s in table.seats
        ]  # fmt: skip
        self._secret, self._commitment = begun.host_secret, begun.host_commitment
        self.running = Running.resume(self.setup.rules, kept, self._keeper, table.timers, now)
        lobby.phase = "over" if self.running.over else "playing"
        self._kept_table = self._as_kept()
        self._mind_clock(now)

    # ------------------------------------------------------------------ who is there

    def _silence(self, now: float) -> None:
        for person in list(self.lobby.people.values()):
            if person.here and now - person.heard >= AWAY:
                self._drop(person, now)

    def _drop(self, person: Person, now: float) -> None:
        """Gone without a word: the seat stays."""
        log.info("%s (%s) dropped", person.name, person.key[:8])
        self._mark_dropped(person, now)
        self.lobby.leave(person.key, for_good=False)
        self._notice("dropped", name=person.name)
        self._mind_clock(now)

    def _leave(self, person: Person, now: float) -> None:
        self._mark_dropped(person, now)
        self.lobby.leave(person.key, for_good=True)
        self._notice("left", name=person.name)
        self._mind_clock(now)

    def _mark_dropped(self, person: Person, now: float) -> None:
        number = self.lobby.owned(person.key)
        if number >= 0 and self.lobby.seats[number].kind == "human":
            self.lobby.seats[number].dropped_at = now

    def _sit_in(self, now: float) -> None:
        if self.lobby.house.dropped != "bot":
            return
        for number, seat in enumerate(self.lobby.seats):
            if seat.dropped_at and not seat.sitter_ticket and now - seat.dropped_at >= SIT_IN:
                self.lobby.sit_in(number)
                self._notice("sits_in", seat=number, name=seat.name)

    def _dismiss(self, key: str, now: float) -> None:
        if key and key in self.lobby.people:
            self.lobby.leave(key, for_good=True)
            self._sorry(key, "dismissed", fatal=True)

    def _reseated(self, key: str, now: float) -> None:
        """Another chair is another view: everything anew."""
        person = self.lobby.people.get(key)
        if person is not None and self.running is not None:
            self._tell_match(person, 0, 0, now)
            self._mind_clock(now)

    def _mind_clock(self, now: float) -> None:
        """The clock runs only while all it waits for can answer; tell everybody when that changes by itself."""
        running = self.running
        if running is None:
            return
        here = all(self.lobby.present(seat) for seat in running.match.waiting_for())
        going, version = running.clocks.going, running.version
        running.clocks.show(running.match.ask, here, now)
        if going != running.clocks.going and self._clock_version == version:
            self._send_all(m.Clock(running.run, running.clocks.left(now)))
        self._clock_version = version
        waiting = "" if here or running.over else "dropped"
        if self._waiting in ("", "dropped") and waiting != self._waiting:
            self._waiting = waiting
            self.lobby.number += 1

    _clock_version = 0

    # ------------------------------------------------------------------ telling

    def _tell_match(self, person: Person, run: int, version: int, now: float) -> None:
        """The match from `version` of `run` on (0: from nothing)."""
        running = self.running
        if running is None or self.lobby.phase not in ("playing", "over"):
            return
        begun = running.begun
        seat = self.lobby.seat_of(person.key)
        self._send(
            person.key,
            m.Opening(
                begun.match, running.run, begun.round, begun.title, begun.content, seat, begun.options, begun.kinds,
                begun.names, begun.host_commitment, begun.commitments, begun.verifiable,
            ),
        )  # fmt: skip
        person.run = running.run
        person.acked = version if run == running.run and version <= running.version else 0
        self._update(person, now)
        if running.over:
            self._tell_log(person)

    def _update(self, person: Person, now: float) -> None:
        running = self.running
        if running is None:
            return
        if person.run != running.run:
            self._tell_match(person, 0, 0, now)
            return
        view = running.view(self.lobby.seat_of(person.key))
        taken = running.taken.get(person.key, 0)
        left = running.clocks.left(now)
        person.sent = now
        self._send(person.key, view.update(running.run, person.acked, running.match.waiting_for(), left, taken))

    def _tell_log(self, person: Person) -> None:
        """The whole match, for checking and for the history; once for each who is there."""
        running = self.running
        if running is None or person.logged or not person.here:
            return
        person.logged = True
        pieces = parts(running.account(self.setup.key))
        for number, body in enumerate(pieces):
            self._send(person.key, m.Journal(running.begun.match, number, len(pieces), body))

    def _trouble(self, error: Exception) -> None:
        code = _trouble_code(error)
        if code == "not_saved" and self._waiting != "disk":
            self._waiting = "disk"
            self.lobby.number += 1
        self._notice(code)

    def _notice(self, code: str, **nouns: Any) -> None:
        self._send_all(m.Notice(code, nouns))

    def _sorry(self, peer: str, code: str, text: str = "", fatal: bool = False) -> None:
        self._send(peer, m.Sorry(code, clean.line(text, 400), fatal))
        if fatal:
            self.cut.append(peer)
            log.info("%s is sent away: %s", peer[:8], code)

    def _send(self, peer: str, message: m.Message) -> None:
        self._out.append((peer, wire.pack(message)))

    def _send_all(self, message: m.Message) -> None:
        frame = wire.pack(message)
        self._out += [(key, frame) for key, person in self.lobby.people.items() if person.here]

    def _flush(self, now: float) -> Out:
        """What is to be sent; a changed lobby goes to everybody, and to the journal, before it."""
        lobby = self.lobby
        if lobby.number != self._lobby_told:
            self._keep_table()
            message = lobby.message(self._commitment, self._waiting)
            self._lobby_told = lobby.number
            self._send_all(message)
        out, self._out = self._out, []
        return out

    def _as_kept(self) -> KeptTable:
        lobby = self.lobby
        return KeptTable(
            lobby.owner,
            lobby.house.table,
            self.setup.code,
            tuple(KeptSeat(s.kind, s.owner, s.name, s.colour, s.portrait, s.level, s.ticket) for s in lobby.seats),
            lobby.house.spectators,
            lobby.house.dropped,
            lobby.house.timers,
            lobby.house.passphrase,
            tuple(sorted(lobby.kicked)),
        )

    def _keep_table(self) -> None:
        if self.running is None:
            return
        kept = self._as_kept()
        if kept == self._kept_table:
            return
        try:
            self._keeper.table(kept)
            self._kept_table = kept
        except OSError as error:
            log.error("the table's seats are not saved: %s", error)


def _trouble_code(error: Exception) -> str:
    return "not_saved" if isinstance(error, NotSaved) else "fault"


HANDLERS: dict[type, Callable[[Table, Person, Any, float], None]] = {
    m.Ping: Table._ping,
    m.Seen: Table._seen,
    m.Again: Table._again,
    m.Play: Table._play,
    m.Say: Table._say,
    m.Gesture: Table._gesture,
    m.Sit: Table._sit,
    m.Dress: Table._dress,
    m.Ready: Table._ready,
    m.Commit: Table._commit,
    m.Reveal: Table._reveal,
    m.Bye: Table._bye,
}
POWERS: dict[type, Callable[[Table, Any, float], None]] = {
    m.SetOptions: Table._set_options,
    m.SetHouse: Table._set_house,
    m.Place: Table._place,
    m.AddBot: Table._add_bot,
    m.Clear: Table._clear,
    m.Kick: Table._kick,
    m.Start: Table._start,
    m.Rematch: Table._rematch,
    m.Close: Table._close,
}
HANDLERS.update(dict.fromkeys(POWERS, Table._powers))

__all__ = ["AWAY", "SPECTATOR", "BotWanted", "KernelError", "Setup", "Table"]
