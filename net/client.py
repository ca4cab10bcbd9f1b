"""The client's core: what every player, bot and spectator holds of a table. No sockets, clocks or files.

    client.connected(now)              there is a wire to the host (again)
    client.receive(frame, now)         -> events
    client.tick(now)                   -> events; about twice a second
    client.take_outgoing()             frames to send
    client.play(choice)                ... and the other verbs queue frames

Everything may be repeated: updates replace, plays carry a number, a lost frame is asked for again. So after a cut the
client says hello, tells the version it holds, and goes on as if nothing had been.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.engine.cues import SeatCue
from game.engine.views import hash_of, joined
from net import events as e
from net import messages as m
from net import wire
from net.ask_record import read_ask
from net.cue_shapes import read_cues
from net.fair import Collector, Shown
from net.holding import PING, RETRY, read_result
from net.security import Half, commitment, same
from net.standby import Standby

SEEN = 0.15
"""Seconds until what has come is acknowledged: nobody waits for it, and most often more comes meanwhile."""
SILENCE = 3.0
"""Seconds without a word from the host after which we count as cut off."""
MOST_HELD, MOST_BYTES = 64, 2 * wire.UNPACKED
"""Views that are kept for brief updates to build on, and their bytes."""
AT_THE_DOOR = {"protocol", "locked", "wrong_secret", "too_many_tries", "malformed"}
"""What a host answers to those who come in and may not, beside what is fatal. Anything else that comes then is about a wish
from before we had to say hello again."""
RECORDED = {m.Opening, m.Update, m.Brief, m.Row, m.Chat, m.Lobby, m.Commitments, m.Journal}
"""What a recording is made of."""


class Client(Standby):
    """One client at one table."""

    # ------------------------------------------------------------------ the wire

    def connected(self, now: float) -> list[e.Event]:
        """There is a wire to the host: say hello on it, whatever was before."""
        self._now = self._heard = now
        if self.state == "closed":
            return []
        return self._greet()

    def disconnected(self, now: float) -> list[e.Event]:
        """The wire is gone; it will come back by itself."""
        self._now = now
        return self._become("away")

    def tick(self, now: float) -> list[e.Event]:
        """Time passes: pings, and everything that was not answered once more."""
        self._now = now
        if self.state in ("away", "closed"):
            return []
        if now - self._heard > SILENCE:
            self._heard = now
            return [*self._become("away"), *self._greet()]
        if self.state != "in":
            return self._greet() if now - self._said >= 2 * RETRY else []
        if self._unsaid is not None and now - self._unsaid >= SEEN:
            self._say_seen()
        if now - self._pinged >= PING:
            if self._unsaid is not None:
                self._say_seen()
            self._pinged = now
            number = self.lobby.number if self.lobby else 0
            self.send(m.Ping(int(now * 1000) & 0xFFFFFFFF, min(self.latency, 60_000), number))
        if self.pending is not None and now - self.pending.sent >= RETRY:
            self.pending.sent = now
            self.send(self.pending.message)
        if self.result is not None and not self._accounted and now - self._wanted_log >= 3 * RETRY:
            if self._wanted_log:
                self.send(m.Again(self.version))
            self._wanted_log = now
        self._promise()
        return []

    def _to_say_seen(self) -> None:
        if self._unsaid is None:
            self._unsaid = self._now

    def _say_seen(self) -> None:
        """Acknowledge what has come."""
        self._unsaid = None
        if self.opening is not None:
            self.send(m.Seen(self.opening.run, self.version))

    def receive(self, frame: bytes, now: float) -> list[e.Event]:
        """One frame of the host."""
        self._now = self._heard = now
        if self.state in ("away", "closed"):
            return []
        try:
            message = wire.read_from_host(frame)
        except wire.BadFrame as error:
            return [e.Told("malformed", str(error))]
        if self.record is not None and type(message) in RECORDED:
            self.record(frame, False)
        return HANDLERS[type(message)](self, message)

    # ------------------------------------------------------------------ coming in

    def _greet(self) -> list[e.Event]:
        self._said = self._now
        self._out.clear()
        self._committed = (b"", 0.0)
        self._unsaid = None
        # What was asked for on another connection will not come on this one.
        self._asked_again = self._wanted_pieces = -RETRY
        events = self._become("greeting")
        self.send(self._hello)
        return events

    def _greeting(self, message: m.Greeting) -> list[e.Event]:
        if self.state != "greeting":
            return []
        self.greeting = message
        if message.protocol != m.PROTOCOL:
            return self._close("protocol", message.software)
        try:
            content = self._content(message.title)
        except ValueError as error:
            return self._close("content", str(error))
        if content != message.content:
            return self._close("content", message.software)
        share = proof = b""
        self._proof = b""
        if self._hello.proves and message.share:
            half = Half(self._secret, self._entropy)
            proofs = half.proofs(message.share, self.key, self.host_key, half.share)
            if proofs is None:
                return self._close("not_proven")
            share = half.share
            proof, self._proof = proofs
        elif self._hello.proves and not self._sure:
            # A man in the middle would rather not be asked for a proof; the code was typed to make sure.
            return self._close("not_proven")
        elif message.locked:
            return self._close("locked")
        self._said = self._now
        run = self.opening.run if self.opening else 0
        self.send(m.Enter(content, share, proof, run, self.version))
        return self._become("entering")

    def _welcome(self, message: m.Welcome) -> list[e.Event]:
        if self.state not in ("entering", "in"):
            return []
        if self._proof and not same(message.proof, self._proof) and self.state == "entering":
            return self._close("not_proven")
        self.welcome = message
        self.host_left = False
        # A host that was started again counts its lobbies anew.
        self.lobby = None
        self._pinged = self._now - PING
        events = self._become("in")
        if self.reach:
            self.send(m.Reach(self.reach))
        if self.pending is not None:
            self.pending.sent = self._now
            self.send(self.pending.message)
        return events

    def _sorry(self, message: m.Sorry) -> list[e.Event]:
        if message.code == "hello_first":
            return self._greet() if self._now - self._said >= RETRY / 2 else []
        ticket = message.code == "taken" and bool(self._hello.ticket)
        if message.fatal or (self.state != "in" and (ticket or message.code in AT_THE_DOOR)):
            return self._close(message.code, message.text)
        return [e.Told(message.code, message.text)]

    def _close(self, code: str, text: str = "") -> list[e.Event]:
        self.state = "closed"
        self._out.clear()
        return [e.Connection("closed"), e.Closed(code, text)]

    # ------------------------------------------------------------------ lobby

    def _lobby(self, message: m.Lobby) -> list[e.Event]:
        if self.lobby is not None and message.number < self.lobby.number:
            return []
        self.lobby = message
        self._promise()
        return [e.LobbyChanged(message)]

    def _promise(self) -> None:
        """Commit to a secret for the coming match, if I am seated and the table does not have it yet."""
        lobby = self.lobby
        if lobby is None or lobby.phase != "lobby":
            return
        seat = next((seat for seat in lobby.seats if seat.who == self.key), None)
        if seat is None:
            return
        if lobby.round not in self._secrets:
            self._secrets = {lobby.round: self._entropy(32)}
        mine = commitment(self._secrets[lobby.round], self.key, lobby.round)
        # Lobbies come in quick succession; one word is enough, until it may have been lost.
        said_for, at = self._committed
        if seat.commitment != mine and (said_for != mine or self._now - at >= RETRY):
            self._committed = mine, self._now
            self.send(m.Commit(lobby.round, mine))

    def _commitments(self, message: m.Commitments) -> list[e.Event]:
        secret = self._secrets.get(message.round)
        if secret is None:
            return []
        mine = (self.key, commitment(secret, self.key, message.round))
        if mine not in message.seats:
            return []
        promised = self._promised
        if promised is not None and promised.round == message.round and promised != message:
            # Another set of promises for the same match: with my secret known, that would be a choice of seeds.
            return [e.Told("not_now", "the host changed its commitments")]
        self._promised = message
        reveal = m.Reveal(message.round, secret)
        self.send(reveal)
        if self.record is not None:
            self.record(wire.pack(reveal), True)
        return []

    # ------------------------------------------------------------------ the match

    def _opening(self, message: m.Opening) -> list[e.Event]:
        old, self.opening = self.opening, message
        again = old is not None and old.match == message.match
        if old is None or not again or old.seat != message.seat or old.run != message.run:
            self.version = 0
            self._shapes = {shape[0]: shape for shape in message.shapes}
            self._whole = {}
        if not again or self.shown is None or self.shown.seat != message.seat:
            self._new_match(message, again)
        return [e.Opened(message, again)]

    def _new_match(self, message: m.Opening, again: bool) -> None:
        """Another match, or another seat in it: nothing of the old view is worth anything."""
        self.sections, self._trees = {}, {}
        self.ask, self.result, self._clock = None, None, None
        self._collector, self._accounted, self._wanted_log = Collector(), False, 0.0
        if not again:
            self.pending = None
        shown = self.shown = Shown(message.match, message.seat, self.key)
        shown.options, shown.kinds, shown.verifiable = message.options, message.kinds, message.verifiable
        promised = self._promised
        if promised is not None and promised.round == message.round:
            shown.host_commitment, shown.commitments = promised.host, promised.seats
            shown.secret = self._secrets.get(message.round)
        else:
            shown.host_commitment, shown.commitments = message.host, message.commitments

    def _brief(self, message: m.Brief) -> list[e.Event]:
        opening = self.opening
        if opening is None or message.run != opening.run:
            return []
        if message.lock:
            self._ride(message)
        held = self._whole.get(message.base) if message.base else b""
        if held is None:
            if message.base > self.version:
                self._ask_again(self.version)
            else:
                # What I held so long ago is gone: the host does not know how far I am.
                self._to_say_seen()
            return []
        try:
            update = wire.unfold(message, opening.primer, held)
        except wire.BadFrame:
            self._ask_again(0)
            return []
        return self._hold(update)

    def _row(self, message: m.Row) -> list[e.Event]:
        if self.opening is None or message.run != self.opening.run:
            return []
        if message.lock:
            self._ride(message)
        try:
            update = wire.spread(message)
        except wire.BadFrame as error:
            return [e.Told("malformed", str(error))]
        return self._hold(update)

    def _update(self, message: m.Update) -> list[e.Event]:
        if self.opening is None or message.run != self.opening.run:
            return []
        if message.lock:
            self._ride(message)
        return self._hold(message)

    def _ask_again(self, version: int, mine: bytes = b"") -> None:
        """What I hold is not what the host thinks I hold: it sends all that came after `version`, and everything where that
        is 0 or my hash is another. Who is only coming in says what it holds anyway."""
        if self.state == "in" and self._now - self._asked_again >= RETRY:
            self._asked_again = self._now
            self.send(m.Again(version, mine))

    def _keep(self, version: int, held: bytes, base: int) -> None:
        """Remember the whole view, and none that nothing can build on any more: a base never goes back, but to 0."""
        kept = self._whole
        kept[version] = held
        # Versions only grow, so the first is the oldest.
        while (oldest := next(iter(kept))) < base:
            del kept[oldest]
        # A host keeps fewer; one that never lets go of a base must not fill our memory.
        self._heavy = self._heavy or len(held) > MOST_BYTES // MOST_HELD
        while len(kept) > MOST_HELD or (self._heavy and len(kept) > 1 and sum(map(len, kept.values())) > MOST_BYTES):
            del kept[next(iter(kept))]

    _heavy = False
    """Whether a view was ever larger than its share: while none was, their number is bound enough."""

    def _hold(self, message: m.Update) -> list[e.Event]:
        """Hold the view that an update of this run leads to, if it does."""
        before, version, base, shown = self.version, message.version, message.base, self.shown
        if shown is None:
            return []
        if version < before:
            self._to_say_seen()
            return []
        if base > before:
            self._ask_again(before)
            return []
        old = self.sections
        sections, changed = old.copy() if base else {}, set()
        for name, body in message.sections.items():
            # Copied out of the frame, which is let go of.
            sections[name] = told = body.copy()
            if old.get(name) != told:
                changed.add(name)
        for name in message.gone:
            sections.pop(name, None)
        held = joined(sections)
        hashed = hash_of(held)
        if hashed != message.hash:
            self._ask_again(version, hashed)
            return []
        snapshot = before == 0 or base == 0
        try:
            cues = self._cues_of(message)
            if snapshot or message.gone:
                changed.update([name for name in old if name not in sections])
            asked = snapshot or m.ASK in changed
            ask = read_ask(sections[m.ASK], message.waiting_for) if asked and m.ASK in sections else None
            result = read_result(sections["result"]) if self.result is None and "result" in sections else None
        except (ValueError, RecursionError) as error:
            return [e.Told("malformed", str(error)[:200])]
        if asked:
            self.ask = ask
        elif self.ask is not None:
            waiting_for = self.ask.seats if message.waiting_for is None else message.waiting_for
            if self.ask.waiting_for != waiting_for:
                asked = True
                self.ask = msgspec.structs.replace(self.ask, waiting_for=waiting_for)
        if self._trees:
            for name in changed:
                self._trees.pop(name, None)
        if before == 0:
            # A host started again may have lost the last plays: what it showed after them never was.
            for later in [shown_at for shown_at in shown.hashes if shown_at > version]:
                del shown.hashes[later]
            if "result" not in sections:
                self.result, self._accounted, self._collector, self._wanted_log = None, False, Collector(), 0.0
        self.sections, self.version = sections, version
        self._keep(version, held, base)
        shown.hashes[version] = hashed
        self._clock = None if message.clock is None else self._now + message.clock / 1000
        self._to_say_seen()
        events: list[e.Event] = self._settled(message.taken)
        if version > before or changed:
            changed.discard(m.ASK)
            events.append(e.Updated(version, snapshot, frozenset(changed), cues, asked))
        if result is not None:
            self.result = result
            self.kept.forget()
            events.append(e.Over(self.result))
        return events

    def _cues_of(self, message: m.Update) -> tuple[SeatCue, ...]:
        """The cues that I have not seen. Raises ValueError."""
        for shape in message.shapes:
            self._shapes[shape[0]] = shape
        new = message.version - self.version
        if new == 1 and message.cues:
            return tuple(read_cues(message.cues[-1], self._shapes))
        return tuple([cue for told in message.cues[-new:] for cue in read_cues(told, self._shapes)] if new > 0 else ())

    def _settled(self, taken: int) -> list[e.Event]:
        """The host has taken my plays up to number `taken`."""
        if taken > self._n:
            self._n = taken
        pending = self.pending
        if pending is None or taken < pending.message.n:
            return []
        self.pending = None
        return [e.Taken(pending.message.n, pending.message.choice)]

    def _refusal(self, message: m.Refusal) -> list[e.Event]:
        pending = self.pending
        if pending is None or pending.message.n != message.n:
            return []
        if message.code == "duplicate":
            # It was taken when it first came; the update beside this says so too.
            return self._settled(message.n)
        self.pending = None
        return [e.Refused(message.code, message.text, message.n, pending.message.choice)]

    def _clock_changed(self, message: m.Clock) -> list[e.Event]:
        self._clock = None if message.clock is None else self._now + message.clock / 1000
        return [e.ClockChanged()]

    def _pong(self, message: m.Pong) -> list[e.Event]:
        if self.host_left and self._now - self._left_at > PING:
            # It is still there: that farewell was none, and the next silence is an ordinary one.
            self.host_left = False
        self.latency = min(60_000, ((int(self._now * 1000) & 0xFFFFFFFF) - message.at) & 0xFFFFFFFF)
        return []

    def _journal(self, message: m.Journal) -> list[e.Event]:
        if self._accounted or self.opening is None or message.match != self.opening.match:
            return []
        try:
            account = self._collector.add(message.part, message.parts, message.body)
        except ValueError as error:
            self._collector = Collector()
            return [e.Told("malformed", str(error)[:200])]
        if account is None:
            return []
        self._accounted = True
        return [e.AccountGiven(account)]


HANDLERS: dict[type, Callable[[Client, Any], list[e.Event]]] = {
    m.Greeting: Client._greeting,
    m.Welcome: Client._welcome,
    m.Sorry: Client._sorry,
    m.Lobby: Client._lobby,
    m.Commitments: Client._commitments,
    m.Opening: Client._opening,
    m.Update: Client._update,
    m.Brief: Client._brief,
    m.Row: Client._row,
    m.Refusal: Client._refusal,
    m.Clock: Client._clock_changed,
    m.Pong: Client._pong,
    m.Journal: Client._journal,
    m.LockShare: Client._lock_share,
    m.Copy: Client._copy,
    m.Neighbours: Client._neighbours,
    m.Moved: Client._moved,
    m.Chat: lambda client, said: [e.Said(said.who, said.name, said.text, said.seat)],
    m.Sign: lambda client, sign: [e.Signed(sign.who, sign.seat, sign.kind, sign.target, sign.flick)],
    m.Notice: Client._notice,
}
