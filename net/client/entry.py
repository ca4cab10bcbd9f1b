"""How a client comes in: hello, greeting, proof of the secret, welcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from game.own.content import Piece, compare
from net.client import events as e
from net.client.link import Link
from net.protocol import messages as m
from net.protocol import sanitize
from net.protocol.security import KeyAgreement, Proofs, same, share_name
from net.protocol.spoken_code import Entropy

GREET_AGAIN_S = 2.0
"""Seconds until what was not answered on the way in is said again."""
HELLO_FIRST_S = 0.5
"""Seconds after a hello in which the host may not have heard it yet."""
HALVES = 4
"""Halves of the host that are remembered, each with our own and the proofs."""
MOST_PATIENT_S = 600.0
"""Seconds that a host may have us wait for its look at our proof."""
AT_THE_DOOR = {"protocol", "locked", "wrong_secret", "malformed"}
"""What a host answers to those who come in and may not, beside what is fatal. Anything else that comes then is about a wish
from before we had to say hello again."""

Met = tuple[bytes, Proofs]
"""Our half of a key agreement, and both proofs (ours, the host's)."""


class Entry:
    """One client at the door of its table."""

    def __init__(
        self,
        link: Link,
        key: str,
        host_key: str,
        hello: m.Hello,
        secret: str,
        is_sure: bool,
        verify_key: bytes,
        entropy: Entropy,
        content: Callable[[str], str],
        pieces: Callable[[str], tuple[Piece, ...]],
    ) -> None:
        """`secret` is what the hello promises to prove; `content(title)` the hash of our own rules, `pieces(title)` what of our
        own we would play with. `is_sure`: the host's key
        came with an invite; if not, a host that cannot prove the secret in its turn is refused."""
        self.host_key = host_key
        self.greeting: m.Greeting | None = None
        self.welcome: m.Welcome | None = None
        self._link = link
        self._key = key
        self._hello = hello
        self._secret = secret
        self._is_sure = is_sure
        self._verify_key = verify_key
        self._entropy = entropy
        self._content = content
        self._pieces = pieces
        self._said_at = -GREET_AGAIN_S
        self._patient_until = 0.0
        """Until when the host has asked for patience."""
        self._met = b""
        """The host's half that we have answered last."""
        self._halves: dict[bytes, Met] = {}
        """The host's half -> ours for it."""

    # Frames

    def connected(self) -> None:
        """There is a new connection: nobody has asked for patience on it."""
        self._patient_until = 0.0

    def greet(self) -> list[e.Event]:
        """Say hello."""
        self._said_at = self._link.now
        self._link.drop_queued()
        events = self._link.become("greeting")
        self._link.send(self._hello)
        return events

    def greeted(self, message: m.Greeting, run: int, version: int) -> list[e.Event]:
        """The host has answered: prove the secret, and say which version of which run we hold."""
        state = self._link.state
        if state != "greeting" and (state != "entering" or message.share == self._met):
            return []
        self.greeting = message
        if message.protocol != m.PROTOCOL:
            return self.close("protocol", message.software)
        missing = compare(message.own, self._pieces(message.title))
        if missing is not None:
            return self.close(missing.code, sanitize.line(missing.name, 100))
        try:
            content = self._content(message.title)
        except ValueError as error:
            return self.close("content", str(error))
        if content != message.content:
            return self.close("content", message.software)
        share = proof = meets = b""
        if self._hello.proves and message.share:
            met = self._meet(message.share)
            if met is None:
                return self.close("not_proven")
            share, proof = met[0], met[1].client
            meets = share_name(message.share)
        elif self._hello.proves and not self._is_sure:
            # A man in the middle would rather not be asked for a proof; the code was typed to make sure.
            return self.close("not_proven")
        elif message.locked:
            return self.close("locked")
        self._said_at, self._met = self._link.now, message.share
        self._link.send(m.Enter(content, share, proof, run, version, meets, self._verify_key))
        return self._link.become("entering")

    def _meet(self, theirs: bytes) -> Met | None:
        """Our half for the host's half `theirs`, with both proofs: the same one as often as that comes. None: it is no half."""
        found = self._halves.get(theirs)
        if found is None:
            half = KeyAgreement(self._secret, "client", self._key, self.host_key, self._entropy)
            proofs = half.proofs(theirs)
            if proofs is None:
                return None
            found = self._halves[theirs] = half.share, proofs
            while len(self._halves) > HALVES:
                del self._halves[next(iter(self._halves))]
        return found

    def welcomed(self, message: m.Welcome) -> list[e.Event]:
        """The host has let us in, if it can prove what it has to: then the state is "in"."""
        if not self._link.is_open:
            return []
        proven = any(same(message.proof, proofs.host) for _, proofs in self._halves.values())
        if self._halves and not self._link.is_in and not proven:
            if not self._is_sure:
                return self.close("not_proven")
        elif self._halves:
            # This key is the host's, now and later.
            self._is_sure = True
        self._patient_until = 0.0
        self.welcome = message
        return self._link.become("in")

    def denied(self, message: m.Sorry) -> list[e.Event]:
        """The host says no, or has us wait. "hello_first" is the client's to answer."""
        is_in = self._link.is_in
        if message.code == "too_many_tries" and not is_in:
            # Our proof keeps its place; what we say meanwhile changes nothing.
            self._patient_until = self._link.now + min(message.wait_s, MOST_PATIENT_S) + GREET_AGAIN_S
            return [e.Queued(message.wait_s)]
        ticket = message.code == "taken" and bool(self._hello.ticket)
        if message.fatal or (not is_in and (ticket or message.code in AT_THE_DOOR)):
            return self.close(message.code, message.text)
        return [e.Told(message.code, message.text)]

    def lacking(self, games: Iterable[m.NextGame]) -> tuple[str, ...]:
        """Return those of the games that I cannot play as the host would: somebody's own that I lack or have otherwise."""
        return tuple(game.title for game in games if compare(game.own, self._pieces(game.title)) is not None)

    def is_greeted_with(self, title: str) -> bool:
        """Return whether the host greeted us with that game: we agreed to no other, and none is loaded for it."""
        return self.greeting is None or self.greeting.title == title

    def close(self, code: str, text: str = "") -> list[e.Event]:
        """Go away from the table, and say why."""
        self._link.drop_queued()
        self._link.state = "closed"
        return [e.Connection("closed"), e.Closed(code, text)]

    # What time brings

    @property
    def is_told_to_wait(self) -> bool:
        """Whether the host has asked for patience: a host that is busy, or lets guesses wait, answers later."""
        return self._link.now <= self._patient_until

    def should_greet_again(self) -> bool:
        """Return whether what was said on the way in has not been answered for too long."""
        return self._link.now >= max(self._said_at + GREET_AGAIN_S, self._patient_until)

    def should_greet_first(self) -> bool:
        """Return whether a host that asks for a hello can't have heard the last one."""
        return self._link.now - self._said_at >= HELLO_FIRST_S

    def moved_to(self, host_key: str, is_seated: bool) -> None:
        """The table is another host's now, which the other players vouch for. Its door is the same: who has a seat need prove
        nothing, who watches shows the passphrase again."""
        self.host_key = host_key
        self._is_sure = True
        self._halves.clear()
        if is_seated:
            self._hello = msgspec.structs.replace(self._hello, proves="")
            self._secret = ""
        self._link.drop_queued()
