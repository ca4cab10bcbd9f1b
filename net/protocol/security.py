"""Keys and proofs.

Who somebody is: a CURVE key pair. That a wire is private and that the far end holds its key is CURVE's work. What is
left is to prove a *short* secret (the spoken code, a passphrase) to a host that may have been found by address alone,
so that its key is not known for sure. A hash of the code would not do: whoever sits in the middle could try all codes
at leisure. So both sides run SPAKE2 (RFC 9382, Python's `spake2`), a key agreement that mixes
the secret into what is exchanged: a stranger gets one guess for each attempt, and the host counts attempts. Both keys,
as each side sees them, go into the result: a man in the middle has other keys and cannot pass a proof on.
"""

from __future__ import annotations

import hmac
import unicodedata
from hashlib import blake2b
from typing import Literal, NamedTuple

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError
from spake2.ed25519_basic import NotOnCurve

from net.protocol.spoken_code import Entropy

Side = Literal["client", "host"]
SHARE = 33
"""Bytes of a share: the side, and a point of Curve25519 in Edwards form."""


class Proofs(NamedTuple):
    """What shows each side that the other knows the secret."""

    client: bytes
    host: bytes


class KeyAgreement:
    """One side of one SPAKE2 run: `share` goes to the other side, `proofs` turns what came back into two proofs.

    `client` and `host` are both CURVE keys as this side sees them. A run meets one share of the other side only.
    """

    def __init__(self, secret: str, side: Side, client: str, host: str, entropy: Entropy) -> None:
        run = SPAKE2_A if side == "client" else SPAKE2_B
        self._run = run(secret.encode(), idA=client.encode(), idB=host.encode(), entropy_f=entropy)
        self.share: bytes = self._run.start()

    def proofs(self, theirs: bytes) -> Proofs | None:
        """Return the proofs of both sides, or None when `theirs` is no honest share."""
        if len(theirs) != SHARE:
            return None
        try:
            key = self._run.finish(theirs)
        except (SPAKEError, NotOnCurve, ValueError):
            return None
        return Proofs(*(blake2b(side, digest_size=32, key=key).digest() for side in (b"client", b"host")))


def share_name(share: bytes) -> bytes:
    """Return what a proof says of the half that it is meant for."""
    return blake2b(share, digest_size=8, person=b"gobsmack-share").digest()


def same(one: bytes, other: bytes) -> bool:
    """Equality that takes the same time wherever they differ."""
    return hmac.compare_digest(one, other)


def passphrase(text: str) -> str:
    """A passphrase as it is compared: keyboards compose accents differently, people add spaces at the ends."""
    return unicodedata.normalize("NFKC", text).strip()
