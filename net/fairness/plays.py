"""Signed plays, and the chain that they make.

A client signs each play over the match, the ask, its number, seat, kind and choice, a fresh salt, and the head of the chain that
it had seen. Every line of the journal, signed or not, becomes a link of 16 bytes, and every head is a hash over the head before
and the link. Clients are told links only: the salt keeps anybody from trying out choices against them. At the end all is laid
open (`account.py`), and whoever kept the heads can tell whether a play was changed, dropped, moved or invented.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from game.engine.journal import PlayRecord
from net.fairness.signing import Signer, statement, verify
from net.protocol.records import HEAD

_ENCODE = msgspec.msgpack.Encoder().encode


def play_digest(match: str, n: int, play: PlayRecord, salt: bytes, head: bytes) -> bytes:
    """Return the digest of a player's play; `n` counts their plays, `head` is that of the version they had seen."""
    numbers = b"%d %d %d" % (play.ask, n, play.seat)
    parts = (match.encode(), numbers, play.kind.encode(), _ENCODE(play.choice), salt, head)
    return blake2b(statement("play", parts), digest_size=32).digest()


def sign_digest(signer: Signer, digest: bytes) -> bytes:
    """Return the signature of a play's digest."""
    return signer.sign("play", digest)


def is_signed(verify_key: bytes, digest: bytes, signature: bytes) -> bool:
    """Return whether the owner of `verify_key` signed a play's digest."""
    return verify(verify_key, signature, "play", digest)


def signed_link(digest: bytes, signature: bytes) -> bytes:
    """Return the link of a signed play."""
    return blake2b(digest + signature, digest_size=HEAD, person=b"gobsmack-link").digest()


def bare_link(host_secret: bytes, number: int, play: PlayRecord) -> bytes:
    """Return the link of a play that nobody signed (a default). The host's secret hides it until the end."""
    parts = (b"%d %d %d" % (number, play.ask, play.seat), play.kind.encode(), _ENCODE(play.choice))
    return blake2b(statement("line", parts), digest_size=HEAD, key=host_secret[:64]).digest()


def next_head(head: bytes, link: bytes) -> bytes:
    """Return the head after one more link."""
    return blake2b(head + link, digest_size=HEAD, person=b"gobsmack-head").digest()


class Chain:
    """The chain of one match: a head for each version, a link between any two."""

    def __init__(self, first_head: bytes) -> None:
        self._heads = [first_head]
        self._links: list[bytes] = []
        self._floor = self._last_ask = 0

    @property
    def version(self) -> int:
        """One more than the plays made."""
        return len(self._heads)

    def head_at(self, version: int) -> bytes | None:
        """Return the head of a version; None if there is none."""
        return self._heads[version - 1] if 0 < version <= len(self._heads) else None

    def is_recent(self, seen: int, ask: int) -> bool:
        """Return whether a play that answers `ask` now may be signed over version `seen`: it may not be older than the ask."""
        floor = self._floor if ask == self._last_ask else self.version
        return max(floor, 1) <= seen <= self.version

    def extend(self, link: bytes, ask: int) -> None:
        """Add the link of a play that answered `ask`."""
        if ask != self._last_ask:
            self._last_ask, self._floor = ask, self.version
        self._links.append(link)
        self._heads.append(next_head(self._heads[-1], link))

    def told_from(self, base: int) -> bytes:
        """Return what somebody is told who holds version `base`: the links since then; the head alone where that is none."""
        if not 0 < base <= self.version:
            return self._heads[-1]
        return b"".join(self._links[base - 1 :])
