"""What the host tells a client. `messages.py` gathers both sides."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.engine.cues import SeatCue
from game.own.content import MOST, Piece
from net.protocol.bounds import (
    MOST_GAMES,
    SEATS,
    Bar,
    Count,
    Crown,
    Dropped,
    Flick,
    ForTwo,
    Key,
    Kind,
    Lost,
    MatchId,
    Message,
    Name,
    Neighbour,
    Phase,
    Secret,
    Share,
    Short,
    Speed,
    Timers,
)
from net.protocol.client_messages import Handed, SignedHead
from net.protocol.records import SealedAnswer, SeatCommitment, Terms

Own = Annotated[tuple[Piece, ...], Meta(max_length=MOST + 1)]
"""A game of somebody's own, and card sets."""


class Greeting(Message, frozen=True, tag="greeting"):
    """Answer to Hello: what is played here and what it takes to come in."""

    protocol: Count
    software: Short
    table: Name
    title: Short
    content: Short
    locked: bool = False
    share: Share = b""
    own: Own = ()
    """What of somebody's own is played with, a game or card sets: whoever lacks it is told what."""


class Welcome(Message, frozen=True, tag="welcome"):
    """You are in."""

    you: Key
    proof: Secret = b""
    """The host's own proof of the secret: a stranger in the middle cannot make it."""
    owner: bool = False
    """You have the host's powers."""
    code: Short = ""
    """The spoken code, for those who may tell it on."""
    invite: Annotated[str, Meta(max_length=300)] = ""


class Sorry(Message, frozen=True, tag="sorry"):
    """No. `code` is one of `SORRY`; `fatal` means that the host has ended the conversation."""

    code: Short
    text: Annotated[str, Meta(max_length=400)] = ""
    fatal: bool = False
    wait_s: Count = 0
    """With "too_many_tries": about how many seconds the proof still waits to be looked at."""


class SeatState(msgspec.Struct, frozen=True, array_like=True):
    """A seat as everybody sees it."""

    kind: Kind
    who: str = ""
    """The owner's key ("" nobody, or a bot that has not come yet)."""
    name: str = ""
    colour: str = ""
    portrait: str = ""
    level: str = ""
    ready: bool = False
    here: bool = False
    sitter: bool = False
    """A bot sits in until the owner returns."""
    latency: int = 0
    commitment: bytes = b""
    crown: Crown = "king"
    idle: bool = False
    """It has owed a move for so long that the table's owner may hand it to a bot."""
    software: str = ""
    """Name and version of its player's program, as that told them."""


class WatcherState(msgspec.Struct, frozen=True, array_like=True):
    """Somebody without a seat."""

    who: str
    name: str
    colour: str = ""
    portrait: str = ""
    here: bool = True


class NextGame(msgspec.Struct, frozen=True, array_like=True):
    """A game that may be voted for after a match."""

    title: Short
    own: Own = ()
    """What of somebody's own it would be played with."""
    bar: Bar = ""
    """Why it cannot be played."""
    lacking: tuple[str, ...] = ()
    """Keys of those whose program cannot play it."""
    votes: tuple[str, ...] = ()
    """Keys of those who want it."""


class Lobby(Message, frozen=True, tag="lobby"):
    """The whole lobby, each time anything in it changes: a few hundred bytes, rarely."""

    number: int
    """Counts the lobbies sent; an older one is of no interest."""
    phase: Phase
    round: int
    """Counts the matches of this table; commitments are for one round."""
    table: str
    title: str
    owner: str
    seats: tuple[SeatState, ...]
    watchers: tuple[WatcherState, ...]
    options: dict[str, Any]
    spectators: bool
    dropped: Dropped
    timers: Timers
    locked: bool
    commitment: bytes
    """The host's own."""
    waiting: str = ""
    """Why the match does not start or go on, as a code: "seats", "ready", "dropped", "disk", ""."""
    lost: Lost = "soon"
    pace: Speed = "normal"
    """How fast the slowest table of a person here shows what happens: bots ponder no longer than that."""
    for_two: ForTwo = "wait"
    keeper: Short = ""
    """The spectator (by key) whose client keeps a third share; "" while there is none."""
    next_games: Annotated[tuple[NextGame, ...], Meta(max_length=MOST_GAMES)] = ()
    """After a match: what may be voted for."""
    lead: Short = ""
    """The game that the table goes on with, as the votes stand."""
    stretch: Annotated[int, Meta(ge=0, le=2)] = 1
    """By how much limits are stretched that the rules of the match keep themselves; 0: there are none."""


class Commitments(Message, frozen=True, tag="commitments"):
    """All have committed. Reveal yours if what stands here is what you saw."""

    round: int
    host: bytes
    seats: Annotated[tuple[SeatCommitment, ...], Meta(max_length=SEATS)]
    """In seat order."""
    terms: Terms | None = None
    """What is about to be played."""


class Compared(msgspec.Struct, frozen=True, array_like=True):
    """A player whose keys are compared."""

    key: Key
    verify: Secret = b""
    """The key that their plays are signed with; b"" until they have committed."""
    commitment: Secret = b""


class Comparison(Message, frozen=True, tag="comparison"):
    """Three words: where round `number` stands. First the players alone, then with all commitments, then with the nonces."""

    number: Count
    people: Annotated[tuple[Compared, ...], Meta(max_length=SEATS)]
    """In the order of their keys."""
    nonces: Annotated[tuple[Secret, ...], Meta(max_length=SEATS)] = ()


class ChainHead(Message, frozen=True, tag="chain_head"):
    """Where the chain of plays stands at `version` (fairness/heads.py)."""

    match: MatchId
    run: Count
    version: Count
    head: Secret


class SealedAnswers(Message, frozen=True, tag="sealed_answers"):
    """Who has committed to an answer to ask `ask`. Closed: those are all, and they reveal (fairness/sealed.py)."""

    match: MatchId
    run: Count
    ask: Count
    answers: Annotated[tuple[SealedAnswer, ...], Meta(max_length=SEATS)]
    closed: bool


class Opening(Message, frozen=True, tag="opening"):
    """The match that is played now; sent when it begins and to whoever comes later, before the first update."""

    match: str
    run: int
    round: int
    title: str
    content: str
    seat: int
    """Yours; -1 when you watch."""
    options: dict[str, Any]
    kinds: tuple[str, ...]
    names: tuple[str, ...]
    host: bytes = b""
    commitments: Annotated[tuple[SeatCommitment, ...], Meta(max_length=SEATS)] = ()
    verifiable: bool = True
    """False when a fixed seed was asked for at the start."""
    own: Own = ()
    """What of somebody's own is played with."""


class Update(Message, frozen=True, tag="update"):
    """What changed in your view between `base` and `version`. Sections replace, so repeats do no harm; base 0 is a
    snapshot: whatever it does not name is gone."""

    run: int
    base: int
    version: int
    sections: dict[str, msgspec.Raw]
    """Name -> tree. `ASK` holds your SeatAsk (None: nothing is asked any more)."""
    gone: tuple[str, ...]
    waiting_for: tuple[int, ...] | None
    """None: all whom the ask names."""
    cues: tuple[tuple[SeatCue, ...], ...]
    """Those of the last versions up to `version`, oldest first."""
    hash: bytes
    """64 bits over all sections of your view at `version`."""
    clock: int | None = None
    """Milliseconds left; None: no clock runs (nobody is in a hurry, or it waits for a dropped seat)."""
    taken: Count = 0
    """The highest number of your plays that was taken."""
    links: bytes = b""
    """The links of the chain of plays from `base` to `version`; for base 0 its head (fairness/plays.py)."""


class Refusal(Message, frozen=True, tag="refusal"):
    """Your play `n` was not taken. The current update comes with it."""

    n: int
    ask: int
    code: str
    text: str = ""


class Clock(Message, frozen=True, tag="clock"):
    """The clock stopped, or runs again, without a play."""

    run: int
    clock: int | None


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    at: int


class Chat(Message, frozen=True, tag="chat"):
    """Somebody said something."""

    who: str
    name: str
    text: str
    seat: int = -1


class Sign(Message, frozen=True, tag="sign"):
    """Somebody's gesture. A "throw" is nobody's: it belongs to the rolls of the update that follows it."""

    who: str
    seat: int
    kind: str
    target: str = ""
    flick: Flick | None = None
    private: bool = False
    """One seat alone is told it."""


class Notice(Message, frozen=True, tag="notice"):
    """Something happened at the table that is no play: `code` is one of `NOTICES`."""

    code: str
    nouns: dict[str, Any] = {}


class Journal(Message, frozen=True, tag="journal"):
    """The finished match, in parts: what it takes to replay and check it (fairness/account.py)."""

    match: str
    part: int
    parts: int
    body: bytes


class LockShare(Message, frozen=True, tag="lock"):
    """To a seated player: your share of the lock that seals the copies of `match` (failover/replica.py)."""

    match: MatchId
    lock: Annotated[bytes, Meta(max_length=16)]
    holders: Annotated[tuple[Key, ...], Meta(max_length=SEATS)]
    """All who keep a copy, in the order in which they are to host: your share stands at your place."""
    share: Secret
    """b"": none, you follow."""
    threshold: Count = 0
    """How many shares open the copies."""
    keeper: Secret = b""
    """The key that a keeper's receipts are signed with; nobody compared it."""


class Copy(Message, frozen=True, tag="copy"):
    """Sealed pieces of the match, from number `first` on, for who lacks more than ride in an update."""

    lock: Annotated[bytes, Meta(max_length=16)]
    first: Count
    bodies: tuple[bytes, ...]
    update: bytes = b""
    """The frame of the update that tells of what is sealed in these: they come together or not at all. b"": none."""


class Neighbours(Message, frozen=True, tag="neighbours"):
    """Where the seated players' clients can be reached by each other, should the host be gone."""

    match: MatchId
    people: Annotated[tuple[Neighbour, ...], Meta(max_length=SEATS)]
    before: Annotated[tuple[Annotated[bytes, Meta(max_length=16)], ...], Meta(max_length=8)] = ()
    """Locks that sealed the match before: a token of one of them still means this match."""


class Moved(Message, frozen=True, tag="moved"):
    """The match went on at `who`'s, there; this host only shows the way."""

    who: Key
    invite: Annotated[str, Meta(max_length=300)]


FromHost = (
    Greeting
    | Welcome
    | Sorry
    | Lobby
    | Commitments
    | Comparison
    | ChainHead
    | SealedAnswers
    | SignedHead
    | Opening
    | Update
    | Refusal
    | Clock
    | Pong
    | Chat
    | Sign
    | Notice
    | Journal
    | LockShare
    | Copy
    | Neighbours
    | Moved
    | Handed
)
