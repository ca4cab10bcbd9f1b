"""Spoken codes: two words of a list in which a slip is never another word."""

from __future__ import annotations

import os
from collections import Counter
from itertools import combinations

import pytest

from net.lan.invite import parse
from net.protocol.spoken_code import LONGEST, SHORTEST, WORDS, finds, heard, new_code, spoken


def test_no_two_words_are_one_letter_apart() -> None:
    assert len(set(WORDS)) == len(WORDS) == 1734, "three million codes"
    assert all(
        word.isascii() and word.isalpha() and word.islower() and SHORTEST <= len(word) <= LONGEST for word in WORDS
    )
    masked = Counter(f"{word[:n]}?{word[n + 1 :]}" for word in WORDS for n in range(len(word)))
    assert [mask for mask, times in masked.items() if times > 1] == [], "one letter is another"
    assert [word for word in WORDS for n in range(len(word)) if word[:n] + word[n + 1 :] in WORDS] == [], (
        "one letter less"
    )
    swaps = [(word, word[:n] + word[n + 1] + word[n] + word[n + 2 :]) for word in WORDS for n in range(len(word) - 1)]
    assert [pair for pair in swaps if pair[0] != pair[1] and pair[1] in WORDS] == [], "two letters swapped"


def test_a_code_is_heard_as_it_is_said_and_typed() -> None:
    for _ in range(50):
        code = new_code(os.urandom)
        first, second = code.split("-")
        assert heard(spoken(code)) == heard(f"  {first.title()}  {second} ") == heard(code) == code
        assert parse(spoken(code)).code == code
        assert parse(f"{first}\u2011{second}").code == parse(f"{first} \u2013 {second}").code == code, "a chat's dashes"


def test_a_code_without_its_dash_is_heard_where_it_can_be_parted_in_one_way() -> None:
    assert parse("BRISKETLANTERN").code == heard(" brisketlantern ") == "brisket-lantern"
    assert heard("briskitlantern") == heard("ladybirdcage") == heard("sandalpine") == "", "lady-birdcage, ladybird-cage"
    assert parse("brisketlantern:28420").host == "brisketlantern", "a machine of that name"


@pytest.mark.parametrize("typed", ["briskit lantern", "brisket-lantrn", "brisket-lanntern", "rbisket lantern"])
def test_a_slip_of_the_finger_is_mended(typed: str) -> None:
    assert heard(typed) == "brisket-lantern"


@pytest.mark.parametrize(
    "typed",
    ["", "brisket", "brisket-lantern-crow", "192.168.1.7", "my-machine", "goblin-host:28420"],
)
def test_what_is_no_code(typed: str) -> None:
    assert heard(typed) == ""


def test_every_word_is_as_likely() -> None:
    """Two bytes beyond the last whole run of the list are thrown away."""
    draws = iter([b"\xff\xff", b"\x00\x00", (len(WORDS) * 37 - 1).to_bytes(2, "big")])
    assert new_code(lambda n: next(draws)) == f"{WORDS[0]}-{WORDS[-1]}"


def test_the_announced_figure_gives_away_a_sixteenth() -> None:
    """Some 190,000 codes are left for each figure, whatever is announced."""
    counted = Counter(finds(f"{a}-{b}") for a, b in combinations(WORDS[:150], 2))
    assert len(counted) == 16 and max(counted.values()) < 1.3 * min(counted.values())
    assert finds("") == ""
