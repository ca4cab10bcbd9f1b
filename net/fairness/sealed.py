"""Answers that are given at once: each is committed to before any is revealed, so that nobody reads the others' first.

The digest of a signed play (`plays.py`) hides its choice behind a salt, so it is the commitment: the digest and its signature are
told first, and the play itself when all who owe an answer have committed. Whoever was told them knows the play's link.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from net.fairness.commitments import SeatCommitment
from net.fairness.plays import is_signed, signed_link


class SealedAnswer(msgspec.Struct, frozen=True, array_like=True):
    """One seat's commitment to its answer."""

    seat: Annotated[int, Meta(ge=0, lt=16)]
    n: Annotated[int, Meta(ge=0, lt=1 << 53)]
    digest: Annotated[bytes, Meta(max_length=32)]
    signature: Annotated[bytes, Meta(max_length=64)]

    @property
    def link(self) -> bytes:
        """The link of the chain that the answer becomes."""
        return signed_link(self.digest, self.signature)


def committers(mode: str, window: bool, seats: Iterable[int], kinds: Sequence[str]) -> tuple[int, ...]:
    """Return the seats that commit before they answer: people's, where two or more answer at once. Bots are the host's own, and
    whoever answers alone has nobody to be hidden from."""
    if mode == "open" or window:
        return ()
    found = tuple(seat for seat in seats if 0 <= seat < len(kinds) and kinds[seat] == "human")
    return found if len(found) > 1 else ()


def is_sound(answers: Sequence[SealedAnswer], people: Sequence[SeatCommitment], allowed: Sequence[int]) -> bool:
    """Return whether all of these were signed by the seats' players."""
    seats = [one.seat for one in answers]
    return len(set(seats)) == len(seats) and all(
        one.seat in allowed
        and one.seat < len(people)
        and is_signed(people[one.seat].verify_key, one.digest, one.signature)
        for one in answers
    )
