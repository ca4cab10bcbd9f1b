"""The account of a match that is over, and how everybody checks it.

The host reveals its secret and every line of the journal with its signature. A client compares: the commitments with those it was
told before it revealed its own secret, each play with its player's signature and with the chain of plays, its own plays with
those it remembers, and, where it has the same rules, the hash of every view that it was shown with a replay.

What this does not prevent: a host that starts, does not like the seed, and stops before the first ask. Everybody sees
that the start failed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.engine.match import Match, PlayRecord, new
from game.engine.refusal import KernelError, Refused
from game.engine.rules import Rules
from net.fairness.commitments import commitment, seed_of
from net.fairness.plays import Chain, bare_link, is_signed, next_head, play_digest, signed_link
from net.fairness.sealed import answer_link
from net.protocol import messages as m
from net.protocol.records import HEAD, PlayProof, SeatCommitment, SeatSecret
from net.protocol.security import same
from net.protocol.sync import Moment, SeatSync

PART = 64 * 1024
"""Bytes of one part of the log on the wire."""
MOST_PARTS = 256

Outcome = Literal["fair", "unknown", "false"]
Reason = Literal[
    "",
    # unknown: nothing is wrong, and it is not proven either
    "rules",  # ours are others: signatures and chain hold, the plays cannot be replayed here
    "seed",  # it was played with a fixed seed
    "late",  # I was not seated when the chance was committed, or no longer know what I was told then
    "watched",  # I only watched
    "log",  # there is no whole account
    "unsigned",  # it was played without signatures, by an older program
    "rolled_back",  # the host was started again without the last plays
    "file",  # the recording is somebody else's
    # false: somebody did not tell the truth; `at` and `seat` say which play and whose
    "no_commitments",  # I sat there, and was never told what the others had committed to
    "opening",  # the match is not the one that was agreed
    "match",
    "options",
    "host_secret",
    "seats",
    "secret",
    "my_secret",
    "signature",  # a play that its player did not sign, or not there
    "order",  # a play out of its place, or twice
    "sealed",  # an answer that was not committed to before others' were revealed
    "my_play",  # I played something else, or it is missing
    "chain",  # not the story that I was told while it was played
    "play",  # the rules do not take it
    "view",  # what I was shown is not what the plays lead to
    "no_result",
    "error",
]


class StandIn(msgspec.Struct, frozen=True, array_like=True):
    """How many of a seat's plays were not its owner's."""

    seat: int
    clock: int = 0
    """Defaults when the time was up."""
    others: tuple[tuple[str, int], ...] = ()
    """(key, plays) of a bot that sat in, or of whoever took the seat over."""

    @property
    def plays(self) -> int:
        """How many in total."""
        return self.clock + sum(plays for _, plays in self.others)

    def told_apart(self, people: Mapping[str, str]) -> tuple[int, tuple[tuple[str, int], ...]]:
        """Return the plays of bots, and (name, plays) of those of `people` (key -> name) who took the seat over."""
        bots = sum(plays for key, plays in self.others if key not in people)
        return bots, tuple((people[key], plays) for key, plays in self.others if key in people)


class Verdict(msgspec.Struct, frozen=True):
    """fair: verified. unknown: not proven (`why`). false: the host's account does not agree with what this client was told."""

    outcome: Outcome
    why: Reason = ""
    at: int = 0
    """The play in question; 0 is the deal."""
    seat: int = -1
    """Whose play it is; -1: nobody's in particular."""
    stand_ins: tuple[StandIn, ...] = ()
    text: str = ""
    """More for the log."""


class LineProof(msgspec.Struct, frozen=True, array_like=True):
    """What the account says of a line beside its play."""

    key: str = ""
    """Who played it; "" nobody: a default."""
    n: int = 0
    proof: PlayProof | None = None
    verify_key: bytes = b""
    """Of somebody who was not seated when the match began; nobody but the host vouches for it."""


class Account(msgspec.Struct, frozen=True, array_like=True):
    """What the host lays open when a match is over."""

    match: str
    round: int
    content: str
    options: dict[str, Any]
    kinds: Annotated[tuple[str, ...], Meta(max_length=m.SEATS)]
    host_key: str
    host_secret: bytes
    secrets: Annotated[tuple[SeatSecret, ...], Meta(max_length=m.SEATS)]
    """Of the clients that were seated, in seat order."""
    plays: tuple[PlayRecord, ...]
    proofs: tuple[LineProof, ...] = ()
    """One for each play."""


def parts(account: Account) -> list[bytes]:
    """Return an account as bounded pieces."""
    body = msgspec.msgpack.encode(account)
    return [body[at : at + PART] for at in range(0, len(body), PART)]


class SentPlay(msgspec.Struct):
    """A play of mine, as I remember it."""

    play: PlayRecord
    signature: bytes
    link: bytes = b""
    """Its link in the chain, where I still know it."""
    version: int = 0
    """The version that it led to, as far as I was told; 0: not known."""
    is_refused: bool = False
    is_lost: bool = False
    """A host that was started again has it no more."""
    window: bool = False
    """It answered an ask in which passing looks like silence: a pass need not be in the account."""
    uncertain: bool = False
    """The links that would show it never came: only the account tells."""


class Shown:
    """What one client was told of a match: kept while it plays, compared at the end."""

    def __init__(self, match: str, seat: int, me: str) -> None:
        self.match = match
        self.seat = seat
        self.me = me
        self.secret: bytes | None = None
        """Mine for this match, if I was seated when it began."""
        self.present = False
        """I was told all commitments before I revealed mine, and the match began as agreed."""
        self.distrust: Verdict | None = None
        """What was found wrong before the end."""
        self.host_commitment = b""
        self.commitments: tuple[SeatCommitment, ...] = ()
        self.first_head = b""
        self.verifiable = True
        self.options: dict[str, Any] = {}
        self.kinds: tuple[str, ...] = ()
        self.hashes: dict[int, bytes] = {}
        """Version -> hash of my view."""
        self.heads: dict[int, bytes] = {}
        """Version -> head of the chain of plays, from the links that I was told."""
        self.told_heads: dict[int, bytes] = {}
        """Version -> head as the host told it for signing (fairness/heads.py)."""
        self.sent: dict[int, SentPlay] = {}
        """My plays by their number."""
        self.taken = 0
        """The highest number of them that was taken."""
        self.rolled_back = False
        self.sealed: dict[int, dict[int, bytes]] = {}
        """Ask -> seat -> link of the answer that was committed to, where people answered at once."""

    def doubt(self, why: Reason) -> None:
        """Note what was found wrong before the end; what was found first counts."""
        self.distrust = self.distrust or Verdict("false", why)

    def refused(self, n: int) -> bool:
        """My play `n` was not taken, or never revealed: it is none. Return whether it is known here."""
        if n not in self.sent:
            return False
        self.sent[n].is_refused = True
        return True

    def story_missing(self) -> None:
        """A whole view came: the links that would show my plays on the way to it never do."""
        for sent in self.sent.values():
            sent.uncertain = sent.uncertain or not sent.version

    def hear_sealed(self, message: m.SealedAnswers) -> None:
        """Take in what everybody had committed to when I revealed my answer. The first list counts."""
        if message.closed and message.match == self.match:
            self.sealed.setdefault(message.ask, {one.seat: answer_link(one) for one in message.answers})

    def remember(self, message: m.Play, is_window: bool = True) -> None:
        """Take in a play of mine from a file. Whether it answered a window the replay knows at the latest."""
        if message.proof is not None and message.match == self.match:
            play = PlayRecord(message.ask, self.seat, message.choice, 0, message.kind)
            sent = self.sent[message.n] = SentPlay(play, message.proof.signature, window=is_window, uncertain=True)
            head = self.heads.get(message.proof.seen)
            if head is not None:
                digest = play_digest(self.match, message.n, play, message.proof.salt, head)
                sent.link = signed_link(digest, message.proof.signature)

    def restart(self, version: int, head: bytes) -> None:
        """A whole view came, perhaps from a host that was started again: what it told after that never was."""
        known = self.heads.get(version)
        if self.heads and (max(self.heads) > version or (known is not None and known != head)):
            self.rolled_back = True
            self.heads = {at: one for at, one in self.heads.items() if at < version}
            self.hashes = {at: one for at, one in self.hashes.items() if at < version}
            if known is not None and known != head:
                # From where on it went another way, nobody says.
                self.heads, self.hashes = {}, {}
            for sent in self.sent.values():
                if sent.version > version:
                    sent.version, sent.is_lost = 0, True
        if len(head) == HEAD:
            self.heads[version] = head

    def follow(self, before: int, version: int, links: bytes) -> None:
        """Go from one version to a later one by the links between them. Raises ValueError where they are too few."""
        head = self.heads.get(before)
        count = version - before
        if head is None or len(links) < count * HEAD:
            raise ValueError("links of the chain are missing")
        mine = {sent.link: sent for sent in self.sent.values() if not sent.version} if self.sent else {}
        for number in range(count):
            at = len(links) - (count - number) * HEAD
            link = links[at : at + HEAD]
            head = self.heads[before + number + 1] = next_head(head, link)
            if link in mine:
                mine[link].version = before + number + 1


class AccountError(Exception):
    """The account is not true; `verdict` says where."""

    def __init__(self, reason: Reason, at: int = 0, seat: int = -1) -> None:
        super().__init__(reason)
        self.verdict = Verdict("false", reason, at, seat)


def audit(rules: Rules, content: str, account: Account, shown: Shown) -> Verdict:
    """Check the whole account in one go (a long match takes seconds: call it off the frame's thread)."""
    verdict = Verdict("unknown", "log")
    for verdict in steps(rules, content, account, shown):  # noqa: B007 - the last one counts
        pass
    return verdict


def steps(rules: Rules, content: str, account: Account, shown: Shown) -> Iterator[Verdict]:
    """Check an account a little at a time; the last verdict counts."""
    if shown.distrust is not None:
        yield shown.distrust
        return
    try:
        _check_beginning(account, shown)
        stand_ins = _check_chain(account, shown) if account.proofs else ()
    except AccountError as error:
        yield error.verdict
        return
    if account.content != content or not shown.verifiable:
        doubt: Reason = "rules" if account.content != content else "seed"
        yield Verdict("unknown", doubt, stand_ins=stand_ins)
        return
    number = compared = 0
    try:
        match = new(rules, account.kinds, account.options, seed_of(account.host_secret, account.secrets))
        view = SeatSync(shown.seat)
        passes = _passes(account, shown)
        for number in range(len(account.plays) + 1):
            if number:
                _check_pass(match, account, shown, number, passes)
                match.apply(account.plays[number - 1])
            match.cues.clear()
            seen = shown.hashes.get(number + 1)
            if seen is not None:
                view.refresh(Moment(match, number + 1))
                compared += 1
                if view.hash != seen:
                    yield Verdict("false", "view", number)
                    return
            yield Verdict("unknown", "log", number)
    except AccountError as error:
        yield error.verdict
        return
    except (Refused, KernelError) as error:
        seat = account.plays[number - 1].seat if number else -1
        yield Verdict("false", "play", number, seat, text=str(error)[:200])
        return
    if match.result is None:
        yield Verdict("false", "no_result", len(account.plays))
        return
    doubt = _doubt(account, shown, compared)
    yield Verdict("unknown" if doubt else "fair", doubt, len(account.plays), stand_ins=stand_ins)


def _doubt(account: Account, shown: Shown, compared: int) -> Reason:
    """Return what keeps a sound account from being called fair."""
    if shown.seat < 0:
        return "watched"
    if not account.proofs or not all(row.verify_key for row in account.secrets):
        return "unsigned"
    if not shown.present or not compared:
        return "late"
    return "rolled_back" if shown.rolled_back else ""


def _check_beginning(account: Account, shown: Shown) -> None:
    """Compare the commitments, before any play is looked at. Raises AccountError."""
    if account.match != shown.match:
        raise AccountError("match")
    if account.options != shown.options or account.kinds != shown.kinds:
        raise AccountError("options")
    if not same(commitment(account.host_secret, account.host_key, account.round), shown.host_commitment):
        raise AccountError("host_secret")
    if [(row.key, row.verify_key) for row in account.secrets] != [(r.key, r.verify_key) for r in shown.commitments]:
        raise AccountError("seats")
    for seat, (row, promised) in enumerate(zip(account.secrets, shown.commitments)):
        if not same(commitment(row.secret, row.key, account.round, row.verify_key), promised.commitment):
            raise AccountError("secret", 0, seat)
    # A host could make up all commitments but mine: mine is what binds it.
    if shown.secret is not None and (shown.me, shown.secret) not in [(row.key, row.secret) for row in account.secrets]:
        raise AccountError("my_secret")


def _check_chain(account: Account, shown: Shown) -> tuple[StandIn, ...]:
    """Check every signature, the order of all plays, and the chain against what I was told. Raises AccountError."""
    if len(account.proofs) != len(account.plays):
        raise AccountError("chain")
    chain = Chain(shown.first_head)
    last: dict[str, int] = {}
    counts: dict[int, Counter[str]] = {}
    there = {sent.version: n for n, sent in shown.sent.items() if sent.version}
    mine = {n: sent for n, sent in shown.sent.items() if not (sent.is_refused or sent.is_lost) and n <= shown.taken}
    _compare_head(chain, shown)
    for number, (play, line) in enumerate(zip(account.plays, account.proofs), 1):
        owner = account.secrets[play.seat] if 0 <= play.seat < len(account.secrets) else None
        if line.proof is None:
            link = _default_link(account, number, play, line, owner)
            kind = 0
        else:
            kind = -1 if owner is not None and line.key == owner.key else 1
            link = _signed_link(account, chain, number, play, line, last)
            if kind < 0:
                _check_sealed(account, shown, number, play, link)
        if kind >= 0:
            counts.setdefault(play.seat, Counter())[line.key if kind else ""] += 1
        here = there.get(number + 1)
        if here is not None and (line.key, line.n) != (shown.me, here):
            raise AccountError("my_play", number, shown.seat)
        signature = line.proof.signature if line.proof is not None else b""
        if line.key == shown.me and line.n in mine and mine[line.n].signature != signature:
            raise AccountError("my_play", number, play.seat)
        if line.key == shown.me:
            mine.pop(line.n, None)
        chain.extend(link, play.ask)
        _compare_head(chain, shown, play.seat)
    if max((*shown.heads, *shown.told_heads), default=0) > chain.version:
        # I was told of plays that are not there any more.
        raise AccountError("chain", chain.version)
    for sent in mine.values():
        if not sent.window:
            raise AccountError("my_play", sent.version - 1 if sent.version else 0, sent.play.seat)
    return tuple(StandIn(seat, found.pop("", 0), tuple(found.items())) for seat, found in sorted(counts.items()))


def _check_sealed(account: Account, shown: Shown, number: int, play: PlayRecord, link: bytes) -> None:
    """Raise AccountError where a person's answer is not the one that I was told before mine was revealed."""
    told = shown.sealed.get(play.ask)
    if told is None or play.kind != "play" or account.kinds[play.seat] != "human":
        return
    if told.get(play.seat) != link and not shown.rolled_back:
        raise AccountError("sealed", number, play.seat)


def _compare_head(chain: Chain, shown: Shown, seat: int = -1) -> None:
    version = chain.version
    head = chain.head_at(version) or b""
    for told in (shown.heads.get(version), shown.told_heads.get(version)):
        if told is not None and not same(told, head):
            raise AccountError("chain", version - 1, seat)


def _default_link(account: Account, number: int, play: PlayRecord, line: LineProof, owner: SeatSecret | None) -> bytes:
    if (line.key or play.kind != "clock") and owner is not None and owner.verify_key:
        raise AccountError("signature", number, play.seat)
    return bare_link(account.host_secret, number, play)


def _signed_link(
    account: Account, chain: Chain, number: int, play: PlayRecord, line: LineProof, last: dict[str, int]
) -> bytes:
    proof = line.proof
    assert proof is not None
    owner = account.secrets[play.seat] if 0 <= play.seat < len(account.secrets) else None
    verify_key = (
        owner.verify_key if owner is not None and line.key == owner.key and owner.verify_key else line.verify_key
    )
    if play.kind == "clock" or line.n <= last.get(line.key, 0) or not chain.is_recent(proof.seen, play.ask):
        raise AccountError("order", number, play.seat)
    last[line.key] = line.n
    digest = play_digest(account.match, line.n, play, proof.salt, chain.head_at(proof.seen) or b"")
    if not is_signed(verify_key, digest, proof.signature):
        raise AccountError("signature", number, play.seat)
    return signed_link(digest, proof.signature)


def _passes(account: Account, shown: Shown) -> dict[int, SentPlay]:
    """Return my plays that were taken and are in no line: they must have been passes. By the ask that they answered."""
    there = {line.n for line in account.proofs if line.key == shown.me}
    return {
        sent.play.ask: sent
        for n, sent in shown.sent.items()
        if sent.window and not (sent.is_refused or sent.is_lost) and n <= shown.taken and n not in there
    }


def _check_pass(match: Match, account: Account, shown: Shown, number: int, passes: dict[int, SentPlay]) -> None:
    """Raise AccountError where the clock passed for me in a window, and I had not passed."""
    play = account.plays[number - 1]
    sent = passes.get(play.ask)
    if sent is None or match.ask is None:
        return
    is_late = play.seat == shown.seat and play.kind == "clock"
    if not match.ask.window or (is_late and not match.step().passes(match, play.seat, sent.play.choice)):
        raise AccountError("my_play", number, sent.play.seat)


class Collector:
    """Puts the parts of an account together again."""

    def __init__(self) -> None:
        self._parts: dict[int, bytes] = {}

    def add(self, part: int, of: int, body: bytes) -> Account | None:
        """Return the account, once all parts are there. Raises ValueError when they are no account."""
        if not 0 <= part < of <= MOST_PARTS or len(body) > PART:
            raise ValueError("parts out of bounds")
        self._parts[part] = body
        if len(self._parts) < of:
            return None
        try:
            return msgspec.msgpack.decode(b"".join(self._parts[n] for n in range(of)), type=Account)
        except (msgspec.MsgspecError, KeyError) as error:
            raise ValueError(f"no account: {error}") from None


def replayed(rules: Rules, account: Account) -> Match:
    """Return the match of an account, played again."""
    match = new(rules, account.kinds, account.options, seed_of(account.host_secret, account.secrets))
    for play in account.plays:
        match.apply(play)
        match.cues.clear()
    return match
