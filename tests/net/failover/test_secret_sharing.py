"""Splitting a secret: so many shares make the secret, fewer are noise."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from net.failover.secret_sharing import SECRET, combine, split


@pytest.mark.parametrize("shares", range(1, 8))
def test_any_so_many_make_the_secret(shares: int) -> None:
    secret = bytes(range(100, 116))
    for threshold in range(1, shares + 1):
        parts = split(secret, threshold, shares)
        assert len(parts) == shares and {len(part) for part in parts} == {SECRET}
        for places in itertools.combinations(range(shares), threshold):
            assert combine({place: parts[place] for place in places}) == secret
        assert combine(dict(enumerate(parts))) == secret, "more do no harm"


def test_fewer_tell_nothing() -> None:
    """Two shares of a threshold of three look alike for every secret: each of their bytes is even noise, they never make
    the secret, and no two splits give the same share."""
    for secret in (bytes(SECRET), b"\xff" * SECRET):
        seen: Counter[int] = Counter()
        met = set()
        for _ in range(600):
            parts = split(secret, 3, 3)
            assert combine({0: parts[0], 2: parts[2]}) != secret
            met.add(parts[0])
            seen.update(parts[0] + parts[2])
        assert len(met) == 600
        # 19,200 bytes: 75 of each value expected, ten standard deviations would be 86 more.
        assert len(seen) == 256 and max(seen.values()) < 161


def test_a_false_share_makes_another_secret() -> None:
    dice = random.Random(1)
    parts = split(bytes(SECRET), 2, 3)
    for _ in range(20):
        spoilt = bytearray(parts[1])
        spoilt[dice.randrange(SECRET)] ^= dice.randint(1, 255)
        assert combine({0: parts[0], 1: bytes(spoilt)}) != bytes(SECRET)


def test_what_cannot_be_split_or_put_together_is_refused() -> None:
    for threshold, shares in ((0, 2), (3, 2), (2, 256)):
        with pytest.raises(ValueError):
            split(bytes(SECRET), threshold, shares)
    with pytest.raises(ValueError):
        split(b"x", 2, 3)
    for wrong in ({}, {0: b"12", 1: b"1"}, {255: bytes(SECRET)}, {-1: bytes(SECRET)}):
        with pytest.raises(ValueError):
            combine(wrong)
