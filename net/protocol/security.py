"""Keys and proofs.

Who somebody is: a CURVE key pair. That a wire is private and that the far end holds its key is CURVE's work. What is
left is to prove a *short* secret (the spoken code, a passphrase) to a host that may have been found by address alone,
so that its key is not known for sure. A hash of the code would not do: whoever sits in the middle could try all codes
at leisure. So both sides run SPEKE (Jablon 1996, ISO/IEC 11770-4), a key agreement whose base is made from the
secret: a stranger gets one guess for each attempt, and the host counts attempts. Both keys, as each side sees them, go
into the proof: a man in the middle has other keys and cannot pass a proof on.
"""

from __future__ import annotations

import hmac
import unicodedata
from collections.abc import Callable
from hashlib import blake2b

Entropy = Callable[[int], bytes]
"""os.urandom, or a test's own."""

# Group 14 of RFC 3526: a safe prime of 2048 bits. Exponents of 256 bits are twice the strength that is needed.
_P = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD"
    "EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED"
    "EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F"
    "83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B"
    "E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510"
    "15728E5A8AACAA68FFFFFFFFFFFFFFFF",
    16,
)
_BYTES = 256

ALPHABET = "ABCDEFGHKMNPRSTUVWXYZ"
"""Letters of the spoken code: none that is mistaken for another or for a figure when read aloud or written down."""
CODE = 7
"""Two letters find the table, five prove: 21**5 is four million, at a few guesses a minute (host/rate_limit.py)."""
FINDS = 2


class Half:
    """One side of one agreement: `share` goes to the other side, `proofs` turns what came back into two proofs."""

    def __init__(self, secret: str, entropy: Entropy) -> None:
        stretched = b"".join(
            blake2b(secret.encode(), digest_size=64, person=b"gobsmack-spk%d" % part).digest() for part in range(5)
        )
        # A square generates the subgroup of prime order, so that a share betrays nothing of the exponent.
        base = pow(int.from_bytes(stretched, "big") % _P, 2, _P)
        self._exponent = int.from_bytes(entropy(32), "big") | 1 << 255
        self.share = pow(base, self._exponent, _P).to_bytes(_BYTES, "big")

    def proofs(self, theirs: bytes, client: str, host: str, client_share: bytes) -> tuple[bytes, bytes] | None:
        """(the client's proof, the host's proof), or None when `theirs` is no honest share."""
        number = int.from_bytes(theirs, "big")
        if len(theirs) != _BYTES or not 1 < number < _P - 1:
            return None
        host_share = theirs if client_share == self.share else self.share
        common = pow(number, self._exponent, _P).to_bytes(_BYTES, "big")
        said = b"|".join((client.encode(), host.encode(), client_share, host_share, common))
        key = blake2b(said, digest_size=32, person=b"gobsmack-proof").digest()
        return blake2b(b"client", digest_size=32, key=key).digest(), blake2b(b"host", digest_size=32, key=key).digest()


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
