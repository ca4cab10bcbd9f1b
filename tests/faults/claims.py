"""Claims that tests hold, counted: how often each was attacked, and how many of the attacks failed.

Each row is a set of tests that attack one promise on the real titles. They run as they do in the whole suite; a promise with
an attack that got through says so in the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest


class Claim(NamedTuple):
    """A promise, and the tests (as pytest takes them) that fail if it is false."""

    promise: str
    tests: tuple[str, ...]


CLAIMS = (
    Claim(
        "an exception planted in a title's rules, every title",
        ("tests/net/host/test_rules_faults.py",),
    ),
    Claim(
        "twenty who watch push chat, gestures and names",
        ("tests/net/host/test_names_at_the_table.py::test_twenty_who_watch_cannot_fill_everybodys_screen",),
    ),
    Claim(
        "invisible names, look-alikes, names too long",
        (
            "tests/net/host/test_names_at_the_table.py::test_what_cannot_be_seen_is_no_name",
            "tests/net/host/test_names_at_the_table.py::test_whoever_looks_like_a_seated_player_gets_a_mark",
            "tests/net/host/test_names_at_the_table.py::test_a_long_name_is_refused_before_it_is_sent",
        ),
    ),
    Claim(
        "a modified host chooses the chance, opens another match, replaces plays; a modified client signs falsely, every title",
        ("tests/net/fairness/test_cheats.py", "tests/net/fairness/test_fair.py"),
    ),
    Claim(
        "answers given at once are read first, changed, made up, not revealed, or lost on the way, every title that asks so",
        ("tests/net/fairness/test_sealed.py",),
    ),
    Claim(
        "two stories; heads withheld, garbled, or signed falsely by a player, every title",
        (
            "tests/net/fairness/test_heads.py",
            "tests/net/fairness/test_heads_direct.py",
            "tests/net/fairness/test_false_heads.py",
        ),
    ),
    Claim(
        "keys of people met before change; keys not compared",
        ("tests/net/fairness/test_known_people.py", "tests/net/fairness/test_compared_keys.py"),
    ),
    Claim(
        "hostile words made from every message, to the host, to clients and among them; crafted files",
        (
            "tests/net/test_hostile_clients.py",
            "tests/net/test_hostile_hosts.py",
            "tests/net/test_hostile_peers.py",
            "tests/net/test_hostile_files.py",
        ),
    ),
    Claim(
        "codes and passphrases guessed with fresh keys; delays of 0 to 10 s in the handshake",
        ("tests/net/host/test_guessing.py",),
    ),
    Claim("1,300 silent connections; a bot that can't start", ("tests/net/host/test_crowd.py",)),
    Claim("a LAN without IPv4, by address, invite and code; no network at all", ("tests/faults/test_ipv6.py",)),
    Claim("other people of this computer read journals and passphrases", ("tests/net/storage/test_private_files.py",)),
    Claim(
        "the host is gone: a liar in the election, two players who trust, wait or have a keeper",
        (
            "tests/net/failover/test_succession.py",
            "tests/net/failover/test_two_players.py",
            "tests/net/failover/test_election.py",
        ),
    ),
    Claim("recordings and journals beyond their size and age", ("tests/net/storage/test_retention.py",)),
    Claim("somebody is away or owes a move, every title", ("tests/net/host/test_absence.py", "tests/net/host/test_silence.py")),
    Claim("files of every format that was ever written; a format changed without a number", ("tests/formats",)),
    Claim("a recording of other rules", ("tests/ui/test_replay_of_other_rules.py",)),
    Claim("a home that is read-only, full, damaged or missing; no display; no network", ("tests/app/test_hostile_home.py",)),
    Claim("ten rematches of each title, scenes that live on", ("tests/ui/test_rematches.py",)),
    Claim(
        "no limits and only bots to wait for, every title to its end",
        ("tests/bots/test_untimed.py", "tests/bots/test_pondering.py"),
    ),
)  # fmt: skip


class Counter:
    """Counts what a run of pytest says."""

    def __init__(self) -> None:
        self.held = self.broken = self.skipped = 0

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Called by pytest after each phase of each test."""
        if report.failed:
            self.broken += 1
        elif report.skipped:
            self.skipped += 1
        elif report.when == "call":
            self.held += 1


def count() -> Iterator[tuple[Claim, Counter]]:
    """Run every claim's tests."""
    for claim in CLAIMS:
        counter = Counter()
        code = pytest.main(["-q", "-n0", "--no-header", "-p", "no:cacheprovider", *claim.tests], plugins=[counter])
        if code not in (0, 1) or not counter.held + counter.broken + counter.skipped:
            raise RuntimeError(f"pytest could not run {claim.tests}: exit code {code}")
        yield claim, counter
