"""Who comes in: greeting, proof of the secret, and how soon a stranger's knock is heard.

Known keys (at the table, with a seat, the owner's) prove nothing and wait for nobody. A stranger is never refused for what
others did: a knock that is too much for now keeps its place in a line, and its answer comes later.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import NamedTuple

from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.rate_limit import Allowance, Allowances, Bucket, Guesses, network_of
from net.host.setup import Setup
from net.host.waiting_line import Place, WaitingLine
from net.protocol import messages as m
from net.protocol import sanitize
from net.protocol.denied import Denied
from net.protocol.security import KeyAgreement, same, share_name
from net.protocol.spoken_code import Entropy

log = logging.getLogger("net.host")

PROVING = 10.0
"""Tokens that a key agreement costs its key."""
AGREEMENTS, AGREEMENT_EVERY_S = 3, 0.05
"""Key agreements that strangers may have of the whole table: each is some milliseconds in which no play is heard."""
COMINGS, COMING_EVERY_S = 80, 0.25
"""Strangers who come in: each is another lobby for everyone."""
COMINGS_EACH, COMING_EACH_EVERY_S = 70, 1.0
"""The same for one network."""
KNOCKERS = 256
"""Peers remembered at once; keys cost nothing, so of those that never came in the oldest of the largest crowd are forgotten."""
GREETED, JUDGED = (64, 16), (16, 4)
"""Places in the two lines, in total and for one network: strangers who wait for a greeting, and for a look at their proof."""


class Admitted(NamedTuple):
    """Someone who may come in."""

    person: Member
    proof: bytes
    """The host's own proof of the secret."""
    enter: m.Enter
    ticket: str


class Turn(NamedTuple):
    """Someone whose turn it is."""

    peer: str
    word: m.Hello | m.Enter
    answer: Callable[[], m.Greeting | Admitted | None]
    """May raise Denied."""


@dataclass
class Knock:
    """The latest hello of a peer, and the host's half of the agreement. A repeated hello gets the same half."""

    hello: m.Hello
    secret: str = ""
    half: KeyAgreement | None = None
    shown: bytes = b""
    """The share that was proven with; "" none yet."""
    proof: bytes = b""
    """The host's answer to it."""
    title: str = ""
    """The game that it was greeted with last."""


class Handshake:
    """The door of one table."""

    def __init__(
        self, setup: Setup, lobby: Lobby, entropy: Entropy, address_of: Callable[[str], str] = lambda peer: ""
    ) -> None:
        """`address_of(peer)` is where a peer's connection comes from, "" if that is not known."""
        self.address_of = address_of
        self._setup = setup
        self._lobby = lobby
        self._entropy = entropy
        self._knocks: dict[str, Knock] = {}
        self._buckets: dict[str, Bucket] = {}
        self._passphrase = lobby.house.passphrase
        self._guesses = Guesses()
        self._agreements = Allowance(AGREEMENTS, AGREEMENT_EVERY_S)
        self._comings = Allowance(COMINGS, COMING_EVERY_S)
        self._comings_each = Allowances(COMINGS_EACH, COMING_EACH_EVERY_S)
        self._to_greet: WaitingLine[m.Hello] = WaitingLine(*GREETED)
        self._to_judge: WaitingLine[m.Enter] = WaitingLine(*JUDGED)

    # Frames

    def listens(self, peer: str, now: float) -> bool:
        """Return whether the next frame of `peer` is read."""
        bucket = self._buckets.get(peer)
        if bucket is None:
            self._forget_strangers()
            bucket = self._buckets[peer] = Bucket(now)
        return bucket.take(now)

    def flooding(self, peer: str) -> bool:
        """Return whether `peer` goes on although its frames are dropped: once, then it is counted anew."""
        bucket = self._buckets[peer]
        if not bucket.hopeless:
            return False
        bucket.dropped = 0
        return True

    def thank(self, peer: str) -> None:
        """Give back what the last frame of `peer` cost: it carried the game on."""
        self._buckets[peer].give_back()

    def _forget_strangers(self) -> None:
        if len(self._buckets) < KNOCKERS:
            return
        strangers = [(peer, self._network(peer)) for peer in self._buckets if peer not in self._lobby.people]
        if not strangers:
            return
        crowd, _ = Counter(network for _, network in strangers).most_common(1)[0]
        for peer in [peer for peer, network in strangers if network == crowd][: KNOCKERS // 2]:
            del self._buckets[peer]
            self._knocks.pop(peer, None)
            self._to_greet.drop(peer)
            self._to_judge.drop(peer)

    def _network(self, peer: str) -> str:
        return network_of(self.address_of(peer))

    # Hello

    def hello(self, peer: str, message: m.Hello, now: float) -> m.Greeting | None:
        """Return the greeting, or None if the stranger has to wait for it. Raises Denied."""
        if peer in self._lobby.kicked:
            raise Denied("kicked")
        if message.protocol != m.PROTOCOL:
            raise Denied("protocol", f"this table speaks version {m.PROTOCOL} ({self._setup.software})")
        self._mind_passphrase()
        secret = self._secret(message.proves)
        knock = self._knocks.get(peer)
        if knock is not None and knock.secret == secret:
            # The same half for a repeated word: the proof of the one that was lost on the way still fits.
            knock.hello = message
            return self._greeting(peer, knock)
        if not secret:
            knock = self._knocks[peer] = Knock(message)
            return self._greeting(peer, knock)
        if not self._known(peer, message):
            self._to_greet.add(peer, self._network(peer), message)
            return None
        return self._agree(peer, message, secret, now)

    def _agree(self, peer: str, hello: m.Hello, secret: str, now: float) -> m.Greeting | None:
        bucket = self._buckets.get(peer)
        if bucket is None or not bucket.take(now, PROVING):
            # Their own doing, or long ago: a client greets again by itself.
            return None
        half = KeyAgreement(secret, "host", peer, self._setup.key, self._entropy)
        knock = self._knocks[peer] = Knock(hello, secret, half)
        return self._greeting(peer, knock)

    def _greeting(self, peer: str, knock: Knock) -> m.Greeting:
        setup = self._setup
        knock.title = setup.title.id
        return m.Greeting(
            m.PROTOCOL,
            setup.software,
            self._lobby.house.table,
            setup.title.id,
            setup.content,
            self._locked(peer, knock.hello),
            knock.half.share if knock.half else b"",
            setup.own,
        )

    # Enter

    def enter(self, peer: str, message: m.Enter, now: float) -> Admitted | m.Greeting | None:
        """Return whoever may come in; a newer greeting if the proof is for an older one; None if it has to wait.

        Raises Denied."""
        knock = self._knocks.get(peer)
        if knock is None:
            raise Denied("hello_first")
        if knock.title != self._setup.title.id:
            # Another game has come to the table meanwhile.
            raise Denied("hello_first")
        hello = knock.hello
        if message.content != self._setup.content:
            raise Denied("content", "other rules or data of this game")
        self._mind_passphrase()
        known = self._known(peer, hello)
        if knock.half is not None and message.share:
            if knock.secret != self._secret(hello.proves) or message.meets != share_name(knock.half.share):
                return self._anew(peer, hello, now)
            if not known and knock.shown != message.share:
                self._to_judge.add(peer, self._network(peer), message)
                return None
            return self._judge(peer, knock, message, now)
        if self._locked(peer, hello):
            raise Denied("locked")
        if not known and not self._may_come(peer, now):
            return None
        return self._admit(peer, knock, message, b"", now)

    def _anew(self, peer: str, hello: m.Hello, now: float) -> m.Greeting | None:
        knock = self._knocks[peer]
        if knock.secret == self._secret(hello.proves):
            return self._greeting(peer, knock)
        del self._knocks[peer]
        return self.hello(peer, hello, now)

    def _judge(self, peer: str, knock: Knock, message: m.Enter, now: float) -> Admitted | m.Greeting | None:
        """Look at a proof. Known keys come in whatever it says; the client judges the host's. Raises Denied."""
        known = self._known(peer, knock.hello)
        if knock.shown == message.share:
            return self._admit(peer, knock, message, knock.proof, now)
        if knock.shown:
            # One half meets one share: whoever began anew gets another half.
            return self._agree(peer, knock.hello, knock.secret, now)
        if known and not self._buckets[peer].take(now, PROVING):
            return None
        assert knock.half is not None
        proofs = knock.half.proofs(message.share)
        right = proofs is not None and same(proofs.client, message.proof)
        if right or known:
            knock.shown, knock.proof = message.share, proofs.host if proofs and right else b""
            return self._admit(peer, knock, message, knock.proof, now)
        del self._knocks[peer]
        self._guesses.wrong(peer, self._network(peer), now)
        log.warning("%s does not know the secret", peer[:8])
        raise Denied("wrong_secret")

    def _admit(self, peer: str, knock: Knock, message: m.Enter, proof: bytes, now: float) -> Admitted:
        hello = knock.hello
        person = Member(
            peer,
            sanitize.name(hello.name),
            hello.role,
            sanitize.line(hello.colour, 40),
            sanitize.line(hello.portrait, 40),
            hello.crown,
            heard=now,
            software=sanitize.line(hello.software, 40),
            title=self._setup.title.id,
        )
        return Admitted(person, proof, message, hello.ticket)

    def _may_come(self, peer: str, now: float) -> bool:
        network = self._network(peer)
        if network and self._comings_each.wait_s(network, now) > 0.0:
            return False
        return self._comings.take(now) and (not network or self._comings_each.take(network, now))

    # Waiting

    def turns(self, now: float) -> Iterator[Turn]:
        """Serve those whose turn has come: whoever has the smallest crowd behind them, whoever has guessed least."""
        while len(self._to_greet) and self._agreements.wait_s(now) <= 0.0:
            place = self._to_greet.next(lambda place: self._to_greet.crowd(place.network))
            assert place is not None
            self._agreements.take(now)
            yield Turn(place.peer, place.word, partial(self._greet_now, place, now))
        while (judged := self._to_judge.next(lambda place: self._rank(place, now))) is not None:
            yield Turn(judged.peer, judged.word, partial(self._judge_now, judged, now))

    def _greet_now(self, place: Place[m.Hello], now: float) -> m.Greeting | None:
        secret = self._secret(place.word.proves)
        return self._agree(place.peer, place.word, secret, now) if secret else self.hello(place.peer, place.word, now)

    def _rank(self, place: Place[m.Enter], now: float) -> float | None:
        if self._guesses.wait_s(place.peer, place.network, now) > 0.0:
            return None
        return self._guesses.failed(place.peer, place.network, now)

    def _judge_now(self, place: Place[m.Enter], now: float) -> Admitted | m.Greeting | None:
        knock = self._knocks.get(place.peer)
        if knock is None:
            raise Denied("hello_first")
        if knock.half is None or place.word.meets != share_name(knock.half.share):
            return self._greeting(place.peer, knock)
        return self._judge(place.peer, knock, place.word, now)

    def wait_s(self, peer: str, now: float) -> int:
        """Return about how many seconds the proof of `peer` still waits; 0 if it does not."""
        if peer not in self._to_judge:
            return 0
        network = self._network(peer)
        mine = self._guesses.failed(peer, network, now)
        before = sum(self._guesses.failed(p.peer, p.network, now) < mine for p in self._to_judge)
        return max(1, ceil(self._guesses.wait_s(peer, network, now) + before * self._guesses.every_s))

    def next_due(self, now: float) -> float | None:
        """Return when somebody's turn comes; None if nobody waits."""
        times = [now + self._agreements.wait_s(now)] if len(self._to_greet) else []
        times += [now + self._guesses.wait_s(place.peer, place.network, now) for place in self._to_judge]
        return min(times, default=None)

    def is_waiting(self, peer: str) -> bool:
        """Return whether `peer` has a place in a line."""
        return peer in self._to_greet or peer in self._to_judge

    # Secrets

    def _secret(self, kind: m.Proof) -> str:
        return {"": "", "code": self._setup.code, "passphrase": self._lobby.house.passphrase}[kind]

    def _mind_passphrase(self) -> None:
        """Another passphrase is nothing that has been guessed at."""
        if self._passphrase != self._lobby.house.passphrase:
            self._passphrase = self._lobby.house.passphrase
            self._guesses = Guesses()
            # Proofs of the old one are neither right nor wrong: whoever is on the way in greets again.
            self._knocks.clear()
            self._to_greet, self._to_judge = WaitingLine(*GREETED), WaitingLine(*JUDGED)

    def _known(self, peer: str, hello: m.Hello) -> bool:
        lobby = self._lobby
        known = peer in lobby.people or lobby.owned(peer) >= 0 or peer == lobby.owner
        return known or lobby.by_ticket(hello.ticket) >= 0

    def _locked(self, peer: str, hello: m.Hello) -> bool:
        """Return whether `peer` has something to prove."""
        return bool(self._lobby.house.passphrase) and not self._known(peer, hello)
