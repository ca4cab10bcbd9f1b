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

from collections.abc import Callable, Container
from typing import Any

from net.client import events as e
from net.client.match_sync import MatchSync
from net.client.state import PING, RETRY, Met
from net.fairness.commitments import commitment
from net.fairness.comparison import seated_people
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.records import SeatCommitment
from net.protocol.security import Half, same, share_name

SEEN = 0.15
"""Seconds until what has come is acknowledged: nobody waits for it, and most often more comes meanwhile."""
GREET_AGAIN = 2.0
"""Seconds until what was not answered on the way in is said again."""
HALVES = 4
"""Halves of the host that are remembered, each with our own and the proofs."""
MOST_PATIENT = 600.0
"""Seconds that a host may have us wait for its look at our proof."""
SILENCE = 3.0
"""Seconds without a word from the host after which we count as cut off."""
AT_THE_DOOR = {"protocol", "locked", "wrong_secret", "malformed"}
"""What a host answers to those who come in and may not, beside what is fatal. Anything else that comes then is about a wish
from before we had to say hello again."""
UPDATES = {m.Update}
"""What may come in the frame of a copy."""
RECORDED = {
    m.Opening,
    m.Update,
    m.Chat,
    m.Lobby,
    m.Commitments,
    m.Comparison,
    m.ChainHead,
    m.SealedAnswers,
    m.SignedHead,
    m.Journal,
    m.Refusal,
}
"""What a recording is made of."""


class Client(MatchSync):
    """One client at one table."""

    # ------------------------------------------------------------------ the wire

    def connected(self, now: float) -> list[e.Event]:
        """There is a wire to the host: say hello on it, whatever was before."""
        self._now = self._heard = now
        if self.state == "closed":
            return []
        self._patient = 0.0
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
        if now - self._heard > SILENCE and (self.state == "in" or (self.welcome is not None and now > self._patient)):
            self._heard = now
            return [*self._become("away"), *self._greet()]
        if self.state != "in":
            # A host that is busy, or lets guesses wait, answers later: what was said once still counts then.
            return self._greet() if now >= max(self._said + GREET_AGAIN, self._patient) else []
        if self._unsaid is not None and now - self._unsaid >= SEEN:
            self._say_seen()
        if now - self._pinged >= PING:
            if self._unsaid is not None:
                self._say_seen()
            self._pinged = now
            number = self.lobby.number if self.lobby else 0
            self.send(m.Ping(int(now * 1000) & 0xFFFFFFFF, min(self.latency, 60_000), number))
        apart = self.lobby is not None and self.lobby.waiting == "apart"
        if self.pending is not None and now - self.pending.sent >= RETRY and not apart:
            self.pending.sent = now
            self.send(self.pending.word)
        if self.result is not None and not self._accounted and now - self._wanted_log >= 3 * RETRY:
            if self._wanted_log:
                self.send(m.Again(self.version))
            self._wanted_log = now
        self._promise()
        self._mind_receipts()
        self._repeat_head()
        if now - self._compared >= RETRY:
            self._compared = now
            for word in self.comparison.repeat(now):
                self.send(word)
        return []

    def receive(self, frame: bytes, now: float) -> list[e.Event]:
        """One frame of the host."""
        self._now = self._heard = now
        return [] if self.state in ("away", "closed") else self._read(frame, HANDLERS.keys())

    def _read(self, frame: bytes, kinds: Container[type]) -> list[e.Event]:
        """What a frame says, if it is a message of one of these kinds."""
        try:
            message = codec.read_from_host(frame)
        except codec.BadFrame as error:
            return [e.Told("malformed", str(error))]
        if type(message) not in kinds:
            return [e.Told("malformed", "no update in there")]
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
        if self.state != "greeting" and (self.state != "entering" or message.share == self._met):
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
        share = proof = meets = b""
        if self._hello.proves and message.share:
            met = self._meet(message.share)
            if met is None:
                return self._close("not_proven")
            share, (proof, _) = met
            meets = share_name(message.share)
        elif self._hello.proves and not self._sure:
            # A man in the middle would rather not be asked for a proof; the code was typed to make sure.
            return self._close("not_proven")
        elif message.locked:
            return self._close("locked")
        self._said, self._met = self._now, message.share
        run = self.opening.run if self.opening else 0
        self.send(m.Enter(content, share, proof, run, self.version, meets, self.signer.verify_key))
        return self._become("entering")

    def _meet(self, theirs: bytes) -> Met | None:
        """Our half for the host's half `theirs`, with both proofs: the same one as often as that comes. None: it is no half."""
        found = self._halves.get(theirs)
        if found is None:
            half = Half(self._secret, self._entropy)
            proofs = half.proofs(theirs, self.key, self.host_key, half.share)
            if proofs is None:
                return None
            found = self._halves[theirs] = half.share, proofs
            while len(self._halves) > HALVES:
                del self._halves[next(iter(self._halves))]
        return found

    def _welcome(self, message: m.Welcome) -> list[e.Event]:
        if self.state not in ("greeting", "entering", "in"):
            return []
        if (
            self._halves
            and self.state != "in"
            and not any(same(message.proof, proofs[1]) for _, proofs in self._halves.values())
        ):
            if not self._sure:
                return self._close("not_proven")
        elif self._halves:
            # This key is the host's, now and later.
            self._sure = True
        self._patient = 0.0
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
            self.send(self.pending.word)
        return events

    def _sorry(self, message: m.Sorry) -> list[e.Event]:
        if message.code == "hello_first":
            return self._greet() if self._now - self._said >= RETRY / 2 else []
        if message.code == "too_many_tries" and self.state != "in":
            # Our proof keeps its place; what we say meanwhile changes nothing.
            self._patient = self._now + min(message.wait_s, MOST_PATIENT) + GREET_AGAIN
            return [e.Queued(message.wait_s)]
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
        if message.phase in ("lobby", "starting"):
            self._seated = any(seat.who == self.key for seat in message.seats)
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
        verify_key = self.signer.verify_key
        mine = commitment(self._secrets[lobby.round], self.key, lobby.round, verify_key)
        # Lobbies come in quick succession; one word is enough, until it may have been lost.
        said_for, at = self._committed
        if seat.commitment != mine and (said_for != mine or self._now - at >= RETRY):
            self._committed = mine, self._now
            self.send(m.Commit(lobby.round, mine, verify_key))

    def _commitments(self, message: m.Commitments) -> list[e.Event]:
        secret = self._secrets.get(message.round)
        if secret is None:
            return []
        verify_key = self.signer.verify_key
        mine = SeatCommitment(self.key, commitment(secret, self.key, message.round, verify_key), verify_key)
        if mine not in message.seats or message.terms is None:
            return []
        if not self._compares_all(message.seats):
            return [e.Told("not_now", "the host starts with people whose keys were not compared")]
        promised = self._promised
        if promised is not None and promised.round == message.round and promised != message:
            # Another set of promises for the same match: with my secret known, that would be a choice of seeds.
            return [e.Told("not_now", "the host changed its commitments")]
        self._promised = message
        reveal = m.Reveal(message.round, secret)
        # On disk before it is out: a client that is started again must be able to check what it agreed to.
        if self.memory is not None:
            self.memory.append(message.terms.match, codec.pack(message), False)
            self.memory.append(message.terms.match, codec.pack(reveal), True)
        self.send(reveal)
        if self.record is not None:
            self.record(codec.pack(reveal), True)
        return []

    def _compares_all(self, seats: tuple[SeatCommitment, ...]) -> bool:
        """Return whether the people who are about to play are those for whom my three words speak."""
        assert self.lobby is not None
        people = seated_people(self.lobby)
        if len(people) < 2 or self.key not in people:
            return True
        agreed = self.comparison.agreed
        if agreed is None or self.words is None:
            return False
        seated = {seat.key: seat.verify_key for seat in seats}
        return all(seated.get(key) == verify_key for key, verify_key in agreed.keys.items())

    def _comparison(self, message: m.Comparison) -> list[e.Event]:
        before = self.comparison.agreed
        self._compared = self._now
        for word in self.comparison.hear(message, self.host_key, self._now):
            self.send(word)
        agreed = self.comparison.agreed
        self._know_people()
        return [e.Compared(agreed)] if agreed is not None and agreed is not before else []

    def _copy_with_update(self, message: m.Copy) -> list[e.Event]:
        """Pieces of the copy, and perhaps the update that tells of what is sealed in them."""
        events = self._copy(message)
        return [*events, *self._read(message.update, UPDATES)] if message.update else events

    def _pong(self, message: m.Pong) -> list[e.Event]:
        if self.host_left and self._now - self._left_at > PING:
            # It is still there: that farewell was none, and the next silence is an ordinary one.
            self.host_left = False
        self.latency = min(60_000, ((int(self._now * 1000) & 0xFFFFFFFF) - message.at) & 0xFFFFFFFF)
        return []


HANDLERS: dict[type, Callable[[Client, Any], list[e.Event]]] = {
    m.Greeting: Client._greeting,
    m.Welcome: Client._welcome,
    m.Sorry: Client._sorry,
    m.Lobby: Client._lobby,
    m.Commitments: Client._commitments,
    m.Comparison: Client._comparison,
    m.ChainHead: Client._chain_head,
    m.SealedAnswers: Client._sealed_answers,
    m.SignedHead: Client.hear_head,
    m.Opening: Client._opening,
    m.Update: Client._update,
    m.Refusal: Client._refusal,
    m.Clock: Client._clock_changed,
    m.Pong: Client._pong,
    m.Journal: Client._journal,
    m.LockShare: Client._lock_share,
    m.Copy: Client._copy_with_update,
    m.Neighbours: Client._neighbours,
    m.Moved: Client._moved,
    m.Handed: Client._handed,
    m.Chat: lambda client, said: [e.Said(said.who, said.name, said.text, said.seat)],
    m.Sign: lambda client, sign: [e.Signed(sign.who, sign.seat, sign.kind, sign.target, sign.flick)],
    m.Notice: Client._notice,
}
