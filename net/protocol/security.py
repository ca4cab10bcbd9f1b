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
from collections.abc import Callable
from hashlib import blake2b
from typing import Literal, NamedTuple

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError
from spake2.ed25519_basic import NotOnCurve

Entropy = Callable[[int], bytes]
"""os.urandom, or a test's own."""

Side = Literal["client", "host"]
SHARE = 33
"""Bytes of a share: the side, and a point of Curve25519 in Edwards form."""


class Proofs(NamedTuple):
    """What shows each side that the other knows the secret."""

    client: bytes
    host: bytes


ALPHABET = "ABCDEFGHKMNPRSTUVWXYZ"
"""Letters of the spoken code: none that is mistaken for another or for a figure when read aloud or written down."""
CODE = 7
"""Two letters find the table, five prove: 21**5 is four million, at a few guesses a minute (host/rate_limit.py)."""
FINDS = 2


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


def new_code(entropy: Entropy) -> str:
    """A spoken code for a table."""
    letters: list[str] = []
    while len(letters) < CODE:
        # 252 is the largest multiple of 21 in a byte: every letter is equally likely.
        letters += [ALPHABET[byte % len(ALPHABET)] for byte in entropy(16) if byte < 252]
    return "".join(letters[:CODE])


def spoken(code: str) -> str:
    """A code as it is shown: KX-RTWPB."""
    return f"{code[:FINDS]}-{code[FINDS:]}"


def heard(text: str) -> str:
    """What somebody typed for a code, as a code ("" if it cannot be one)."""
    letters = "".join(char for char in text.upper() if char.isalnum())
    return letters if len(letters) == CODE and all(char in ALPHABET for char in letters) else ""


def passphrase(text: str) -> str:
    """A passphrase as it is compared: keyboards compose accents differently, people add spaces at the ends."""
    return unicodedata.normalize("NFKC", text).strip()
