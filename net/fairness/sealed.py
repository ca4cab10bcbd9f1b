"""Answers that are given at once: each is committed to before any is revealed, so that nobody reads the others' first.

The digest of a signed play (`plays.py`) hides its choice behind a salt, so it is the commitment: the digest and its signature are
told first, and the play itself when all who owe an answer have committed. Whoever was told them knows the play's link.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from net.fairness.plays import is_signed, signed_link
from net.protocol.records import SealedAnswer, SeatCommitment


def answer_link(answer: SealedAnswer) -> bytes:
    """Return the link of the chain that an answer becomes."""
    return signed_link(answer.digest, answer.signature)


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
