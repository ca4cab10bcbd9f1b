"""Chance that nobody can bend, and how everybody checks it.

Before a match the host and every seated client publish a commitment to a secret; once all know all commitments, the
clients reveal theirs, and the seed is a hash over all secrets. The host keeps its own until the end: it knows the seed
(somebody must deal), the clients cannot. At the end the host reveals its secret and the log of plays, and each client
replays the match and compares it with the hash of every view it was shown. A host that chose a die, looked for a good
seed after the secrets were in, changed a play or showed a seat something else, is noticed.

What this does not prevent: a host that starts, does not like the seed, and stops before the first ask. Everybody sees
that the start failed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.engine.match import Match, Play, new
from game.engine.refusal import KernelError, Refused
from game.engine.rules import Rules
from net.fairness.commitments import SeatCommitment, SeatSecret, commitment, seed_of
from net.fairness.heads import PlayChain
from net.messages import SEATS
from net.security import same
from net.sync import Moment, SeatSync

PART = 64 * 1024
"""Bytes of one part of the log on the wire."""
MOST_PARTS = 256

Outcome = Literal["fair", "unknown", "false"]


class Verdict(msgspec.Struct, frozen=True):
    """fair: verified. unknown: cannot be checked here (`why`: "rules", "seed", "late", "log"). false: the host's
    account does not agree with what this client was shown (`why` says where)."""

    outcome: Outcome
    why: str = ""
    at: int = 0
    """The play at which the accounts part."""


class Account(msgspec.Struct, frozen=True, array_like=True):
    """What the host lays open when a match is over."""

    match: str
    round: int
    content: str
    options: dict[str, Any]
    kinds: Annotated[tuple[str, ...], Meta(max_length=SEATS)]
    host_key: str
    host_secret: bytes
    secrets: Annotated[tuple[SeatSecret, ...], Meta(max_length=SEATS)]
    """Of the clients that were seated, in seat order."""
    plays: tuple[Play, ...]


def parts(account: Account) -> list[bytes]:
    """An account as bounded pieces."""
    body = msgspec.msgpack.encode(account)
    return [body[at : at + PART] for at in range(0, len(body), PART)]


class Shown:
    """What one client was shown: kept while it plays, compared at the end."""

    def __init__(self, match: str, seat: int, me: str) -> None:
        self.match = match
        self.seat = seat
        self.me = me
        self.secret: bytes | None = None
        """Mine for this match, if I was seated when it began."""
        self.host_commitment = b""
        self.commitments: tuple[SeatCommitment, ...] = ()
        self.verifiable = True
        self.options: dict[str, Any] = {}
        self.kinds: tuple[str, ...] = ()
        self.hashes: dict[int, bytes] = {}
        """Version -> hash of my view."""
        self.present = False
        """I was told all commitments before I revealed my secret, and the match began as agreed."""
        self.taken: list[tuple[int, str, Any, bool]] = []
        """My plays that were said to be taken: ask, kind, choice, and whether a pass may look like silence there."""
        self.heads: dict[int, bytes] = {}
        """Version -> where the host said that the chain of plays stood (fairness/heads.py)."""


def audit(rules: Rules, content: str, account: Account, shown: Shown) -> Verdict:
    """Check the whole account in one go (a long match takes seconds: call it off the frame's thread)."""
    verdict = Verdict("unknown", "log")
    for verdict in steps(rules, content, account, shown):  # noqa: B007 - the last one counts
        pass
    return verdict


def steps(rules: Rules, content: str, account: Account, shown: Shown) -> Iterator[Verdict]:
    """The audit, a little at a time; the last verdict counts."""
    early = _before_the_match(content, account, shown)
    if early is not None:
        yield early
        return
    number = 0
    seed = seed_of(account.host_secret, account.secrets)
    try:
        match = new(rules, account.kinds, account.options, seed)
        view = SeatSync(shown.seat)
        compared = 0
        chain = PlayChain(account.host_secret, account.match)
        for number in range(len(account.plays) + 1):
            if number:
                match.apply(account.plays[number - 1])
                chain.extend(account.plays[number - 1])
            match.cues.clear()
            told = shown.heads.get(number + 1)
            if told is not None and not same(told, chain.head):
                yield Verdict("false", "chain", number)
                return
            seen = shown.hashes.get(number + 1)
            if seen is not None:
                view.refresh(Moment(match, number + 1))
                compared += 1
                if view.hash != seen:
                    yield Verdict("false", "view", number)
                    return
            yield Verdict("unknown", "log", number)
    except (Refused, KernelError) as error:
        yield Verdict("false", f"play: {error}"[:200], number)
        return
    mine = _my_plays(account, shown)
    if mine is not None:
        yield mine
        return
    if match.result is None:
        yield Verdict("false", "no_result", len(account.plays))
        return
    doubt = "watched" if shown.seat < 0 else "" if compared and shown.present else "late"
    yield Verdict("unknown" if doubt else "fair", doubt, len(account.plays))


def _my_plays(account: Account, shown: Shown) -> Verdict | None:
    """Compare what I played and was told to be taken with what the account says that I played."""
    for ask, kind, choice, may_be_silent in shown.taken:
        found = [(number, play) for number, play in enumerate(account.plays, 1)
                 if play.ask == ask and play.seat == shown.seat]  # fmt: skip
        wanted = msgspec.msgpack.encode(choice)
        if any(play.kind == kind and msgspec.msgpack.encode(play.choice) == wanted for _, play in found):
            continue
        if not may_be_silent or any(play.kind != "clock" for _, play in found):
            return Verdict("false", "my_play", found[0][0] if found else 0)
    return None


def _before_the_match(content: str, account: Account, shown: Shown) -> Verdict | None:
    """What is wrong, or not to be known, before any play is looked at."""
    if account.content != content:
        return Verdict("unknown", "rules")
    if not shown.verifiable:
        return Verdict("unknown", "seed")
    if account.match != shown.match:
        return Verdict("false", "match")
    if account.options != shown.options or account.kinds != shown.kinds:
        return Verdict("false", "options")
    made = commitment(account.host_secret, account.host_key, account.round)
    if not same(made, shown.host_commitment):
        return Verdict("false", "host_secret")
    if [(row.key, row.verify_key) for row in account.secrets] != [(r.key, r.verify_key) for r in shown.commitments]:
        return Verdict("false", "seats")
    for row, promised in zip(account.secrets, shown.commitments):
        if not same(commitment(row.secret, row.key, account.round, row.verify_key), promised.commitment):
            return Verdict("false", "secret")
    # The commitments could have been made up as a whole; my own secret among them is what binds the host.
    if shown.secret is not None and (shown.me, shown.secret) not in [(row.key, row.secret) for row in account.secrets]:
        return Verdict("false", "my_secret")
    return None


class Collector:
    """Puts the parts of an account together again."""

    def __init__(self) -> None:
        self._parts: dict[int, bytes] = {}

    def add(self, part: int, of: int, body: bytes) -> Account | None:
        """The account, once all parts are there. Raises ValueError when they are no account."""
        if not 0 <= part < of <= MOST_PARTS or len(body) > PART:
            raise ValueError("parts out of bounds")
        self._parts[part] = body
        if len(self._parts) < of:
            return None
        try:
            return msgspec.msgpack.decode(b"".join(self._parts[n] for n in range(of)), type=Account)
        except (msgspec.MsgspecError, KeyError) as error:
            raise ValueError(f"no account: {error}") from None


Auditor = Callable[[Account, Shown], Verdict]


def replayed(rules: Rules, account: Account) -> Match:
    """The match of an account, played again."""
    match = new(rules, account.kinds, account.options, seed_of(account.host_secret, account.secrets))
    for play in account.plays:
        match.apply(play)
        match.cues.clear()
    return match
