"""Splitting a secret: the field is one, so many shares make the secret, fewer tell nothing of it."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from net.failover.secret_sharing import combine, over, split, times
from tests.net.world import entropy_from


def slowly(a: int, b: int) -> int:
    """The product by its definition: polynomials over GF(2), modulo x^8 + x^4 + x^3 + x + 1."""
    product = 0
    for bit in range(8):
        if b >> bit & 1:
            product ^= a << bit
    for bit in range(14, 7, -1):
        if product >> bit & 1:
            product ^= 0x11B << (bit - 8)
    return product


def test_the_field_is_that_of_its_polynomial() -> None:
    assert all(times(a, b) == slowly(a, b) for a in range(256) for b in range(256))
    assert all(over(times(a, b), b) == a for a in range(256) for b in range(1, 256))
    assert times(0x57, 0x83) == 0xC1, "the example of FIPS 197"


@pytest.mark.parametrize("shares", range(1, 8))
def test_any_so_many_make_the_secret(shares: int) -> None:
    secret = bytes(range(100, 116))
    for threshold in range(1, shares + 1):
        parts = split(secret, threshold, shares, entropy_from((shares, threshold)))
        assert len(parts) == shares and {len(part) for part in parts} == {16}
        for places in itertools.combinations(range(shares), threshold):
            assert combine({place: parts[place] for place in places}) == secret
        assert combine(dict(enumerate(parts))) == secret, "more do no harm"


def test_fewer_tell_nothing() -> None:
    """Over all that chance may bring, two shares of a threshold of three are alike for every secret, each pair of values
    as often as any other. (A secret of 256 equal bytes, each with another coefficient, is 256 cases at once.)"""
    found = []
    for secret in (0, 1, 200):
        seen: Counter[tuple[int, int]] = Counter()
        for one in range(256):
            drawn = iter((bytes([one]) * 256, bytes(range(256))))
            parts = split(bytes([secret]) * 256, 3, 3, lambda size, drawn=drawn: next(drawn))
            seen.update(zip(parts[0], parts[2]))
        found.append(seen)
    assert found[0] == found[1] == found[2]
    assert set(found[0].values()) == {1} and len(found[0]) == 256 * 256


def test_a_false_share_makes_another_secret() -> None:
    dice = random.Random(1)
    parts = split(bytes(16), 2, 3, entropy_from(2))
    for _ in range(20):
        spoilt = bytearray(parts[1])
        spoilt[dice.randrange(16)] ^= dice.randint(1, 255)
        assert combine({0: parts[0], 1: bytes(spoilt)}) != bytes(16)


def test_what_cannot_be_split_or_put_together_is_refused() -> None:
    for threshold, shares in ((0, 2), (3, 2), (2, 256)):
        with pytest.raises(ValueError):
            split(b"x", threshold, shares, entropy_from(3))
    for wrong in ({}, {0: b"12", 1: b"1"}, {255: b"1"}, {-1: b"1"}):
        with pytest.raises(ValueError):
            combine(wrong)
