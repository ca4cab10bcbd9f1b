"""Who comes in: greeting, proof of the secret, and how often a stranger may knock."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from net import clean
from net import messages as m
from net.chairs import No, Person
from net.limits import Bucket, Tries
from net.lobby import Lobby
from net.security import Entropy, Half, same

if TYPE_CHECKING:
    from net.table import Setup

log = logging.getLogger("net.host")

PROVING = 10.0
"""Tokens that a key agreement costs: it is some milliseconds of the host's time."""
KNOCKERS = 256
"""Peers remembered at once; keys cost nothing, so the oldest that never came in are forgotten."""


@dataclass
class _Knock:
    """A Hello that waits for its Enter."""

    hello: m.Hello
    half: Half | None


class Door:
    """The door of one table."""

    def __init__(self, setup: Setup, lobby: Lobby, entropy: Entropy) -> None:
        self._setup = setup
        self._lobby = lobby
        self._entropy = entropy
        self._knocks: dict[str, _Knock] = {}
        self._buckets: dict[str, Bucket] = {}
        self._tries = Tries()

    # ------------------------------------------------------------------ how often

    def listens(self, peer: str, now: float) -> bool:
        """Whether the next frame of `peer` is read."""
        bucket = self._buckets.get(peer)
        if bucket is None:
            self._forget_strangers()
            bucket = self._buckets[peer] = Bucket(now)
        return bucket.take(now)

    def flooding(self, peer: str) -> bool:
        """Whether `peer` goes on although its frames are dropped. True once; then it starts anew."""
        bucket = self._buckets[peer]
        if not bucket.hopeless:
            return False
        bucket.dropped = 0
        return True

    def thank(self, peer: str) -> None:
        """The last frame of `peer` carried the game on: it was free."""
        self._buckets[peer].give_back()

    def _forget_strangers(self) -> None:
        if len(self._buckets) < KNOCKERS:
            return
        for peer in [key for key in self._buckets if key not in self._lobby.people][: KNOCKERS // 2]:
            del self._buckets[peer]
            self._knocks.pop(peer, None)

    # ------------------------------------------------------------------ hello, enter

    def hello(self, peer: str, message: m.Hello, now: float) -> m.Greeting:
        """The greeting. Raises No."""
        setup = self._setup
        if peer in self._lobby.kicked:
            raise No("kicked")
        if message.protocol != m.PROTOCOL:
            raise No("protocol", f"this table speaks version {m.PROTOCOL} ({setup.software})")
        half = None
        secret = self._secret(message.proves)
        if secret:
            if not self._tries.allowed(peer, now):
                raise No("too_many_tries")
            if not self._buckets[peer].take(now, PROVING):
                raise No("too_many_tries")
            half = Half(secret, self._entropy)
        self._knocks[peer] = _Knock(message, half)
        return m.Greeting(
            m.PROTOCOL,
            setup.software,
            self._lobby.house.table,
            setup.title.id,
            setup.content,
            self._locked(peer, message),
            half.share if half else b"",
        )

    def enter(self, peer: str, message: m.Enter, now: float) -> tuple[Person, bytes, str]:
        """The person who comes in, the host's own proof, the ticket shown. Raises No."""
        knock = self._knocks.pop(peer, None)
        if knock is None:
            raise No("hello_first")
        hello = knock.hello
        if message.content != self._setup.content:
            raise No("content", "other rules or data of this game")
        proof = b""
        if knock.half is not None and message.share:
            proof = self._check(peer, knock.half, message, now)
        elif self._locked(peer, hello):
            raise No("locked")
        person = Person(
            peer,
            clean.name(hello.name),
            hello.role,
            clean.line(hello.colour, 40),
            clean.line(hello.portrait, 40),
            hello.crown,
            heard=now,
            handed=now,
        )
        return person, proof, hello.ticket

    def _check(self, peer: str, half: Half, message: m.Enter, now: float) -> bytes:
        proofs = half.proofs(message.share, peer, self._setup.key, message.share)
        if proofs is None or not same(proofs[0], message.proof):
            self._tries.wrong(peer, now)
            log.warning("%s does not know the secret", peer[:8])
            raise No("wrong_secret")
        return proofs[1]

    def _secret(self, kind: m.Proof) -> str:
        return {"": "", "code": self._setup.code, "passphrase": self._lobby.house.passphrase}[kind]

    def _locked(self, peer: str, hello: m.Hello) -> bool:
        """Whether `peer` has something to prove. Who has a seat, or the host's own ticket, is known already."""
        lobby = self._lobby
        known = peer in lobby.people or lobby.owned(peer) >= 0 or peer == lobby.owner
        return bool(lobby.house.passphrase) and not known and lobby.by_ticket(hello.ticket) < 0
