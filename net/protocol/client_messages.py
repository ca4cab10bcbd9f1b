"""What a client tells the host: one record, one verb. The host's answers are in `from_host.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from net.protocol.bounds import (
    MOST_GAMES,
    SEATS,
    Count,
    Crown,
    Dropped,
    Flick,
    ForTwo,
    Key,
    Level,
    Long,
    Lost,
    MatchId,
    Message,
    Name,
    Options,
    Port,
    Proof,
    Role,
    SeatNo,
    Secret,
    Share,
    Short,
    Speed,
    Timers,
)
from net.protocol.records import MOST_RECEIPTS, PlayProof, Receipt


class Hello(Message, frozen=True, tag="hello"):
    """The first word on every connection, also after a cut."""

    protocol: Count
    software: Short
    name: Name
    role: Role = "player"
    proves: Proof = ""
    """Which secret this client will prove; the greeting then brings the host's half."""
    ticket: Short = ""
    """What the host gave to a bot it started: it names the bot's seat."""
    colour: Short = ""
    portrait: Short = ""
    crown: Crown = "king"


class Enter(Message, frozen=True, tag="enter"):
    """The second word: same content, my proof, what I already have."""

    content: Short
    """Hash of the title's rules and data; other numbers would make another game."""
    share: Share = b""
    proof: Secret = b""
    run: Count = 0
    version: Count = 0
    """The version I hold of run `run`: only what changed since needs to be sent."""
    meets: Secret = b""
    """Which half of the host's `proof` is for (security.share_name): an older one is answered with the present greeting."""
    verify_key: Secret = b""
    """Checks the signatures under my plays, should I play without having been seated when the match began."""


class Ping(Message, frozen=True, tag="ping"):
    """Sent every second; the answer tells both sides that the other lives, and how far away it is."""

    at: Count
    latency: Annotated[int, Meta(ge=0, le=60_000)] = 0
    """Milliseconds that the last round trip took, for the lobby."""
    lobby: Count = 0
    """The number of the lobby I hold."""


class Seen(Message, frozen=True, tag="seen"):
    """I hold `version` of run `run`, and what came before it. Sent a moment later, once for all that came meanwhile."""

    run: Count
    version: Count


class Again(Message, frozen=True, tag="again"):
    """Something after `version` is missing: send it again. 0, or with `mine` (my hash of the view, which differs from yours):
    send everything."""

    version: Count
    mine: Secret = b""


class Play(Message, frozen=True, tag="play"):
    """My answer to ask `ask` of `match`. `n` counts this client's plays: a play sent twice is taken once."""

    match: MatchId
    ask: Count
    n: Count
    choice: Any
    kind: Literal["play", "resign", "take_back"] = "play"
    proof: PlayProof | None = None
    """My signature (fairness/plays.py): without it the play is refused."""


class Say(Message, frozen=True, tag="say"):
    """Chat for all at the table."""

    text: Long


class Gesture(Message, frozen=True, tag="gesture"):
    """An emote, a ping at a thing on the table, or (kind "throw", with `flick`) how I throw the dice that my next play
    may lead to. `to`: the seat for which alone it is; None: for all."""

    kind: Short
    target: Short = ""
    flick: Flick | None = None
    to: SeatNo | None = None


class Sit(Message, frozen=True, tag="sit"):
    """I take open seat `seat`; None: I stand up and watch."""

    seat: SeatNo | None = None


class Dress(Message, frozen=True, tag="dress"):
    """My name, colour and portrait, and what I am crowned as (None leaves it)."""

    name: Name
    colour: Short = ""
    portrait: Short = ""
    crown: Crown | None = None


class Pace(Message, frozen=True, tag="pace"):
    """How fast my table shows what happens: bots ponder no longer than the slowest person at the table looks."""

    pace: Speed


class Ready(Message, frozen=True, tag="ready"):
    """I am ready (or no longer). After a match: for the game that leads the vote; without votes for a rematch."""

    ready: bool = True
    title: Short = ""
    """After a match: the game that it is for, as I was told; should another lead by now it counts for nothing."""


class Vote(Message, frozen=True, tag="vote"):
    """After a match: the game that I want to play next; "": none any more."""

    title: Short


class Lacks(Message, frozen=True, tag="lacks"):
    """After a match: which of the games that may be voted for my program cannot play."""

    titles: Annotated[tuple[Short, ...], Meta(max_length=MOST_GAMES)]


class Commit(Message, frozen=True, tag="commit"):
    """Hash of my secret for the coming match, before anybody knows another's."""

    round: Count
    commitment: Secret
    verify_key: Secret = b""
    """Checks the signatures under my plays."""


class Reveal(Message, frozen=True, tag="reveal"):
    """My secret, once all commitments are known to all."""

    round: Count
    secret: Secret


class SealAnswer(Message, frozen=True, tag="seal_answer"):
    """My answer to an ask that several people answer at once: the digest of the signed play, which follows when all have
    committed (fairness/sealed.py). `n` is that play's."""

    match: MatchId
    ask: Count
    n: Count
    digest: Secret
    signature: Secret


class CompareCommit(Message, frozen=True, tag="compare_commit"):
    """Three words: the key that my plays are signed with, and a hash of my nonce, for round `number`
    (fairness/comparison.py)."""

    number: Count
    verify: Secret
    commitment: Secret


class CompareReveal(Message, frozen=True, tag="compare_reveal"):
    """Three words: my nonce, once I hold everybody's keys and commitments of round `number`."""

    number: Count
    nonce: Secret


class SignedHead(Message, frozen=True, tag="head"):
    """Where my chain of plays stands at `version`, signed (fairness/heads.py). The host passes it on as it is; the players'
    programs tell it to each other too."""

    who: Key
    match: MatchId
    run: Count
    version: Count
    told: Secret
    """A digest of the opening as I was told it."""
    head: Secret
    signature: Secret = b""


class Bye(Message, frozen=True, tag="bye"):
    """I leave. The seat stays mine during a match."""


class SetOptions(Message, frozen=True, tag="options"):
    """Host powers: options of the title that change."""

    options: Options


class Handed(Message, frozen=True, tag="handed"):
    """Who was given a share of the match when its host was lost. Both ways: the host keeps it with the table."""

    match: MatchId
    receipts: Annotated[tuple[Receipt, ...], Meta(max_length=MOST_RECEIPTS)]


class SetHouse(Message, frozen=True, tag="house"):
    """Host powers: rules of the house. None leaves a rule as it is."""

    spectators: bool | None = None
    dropped: Dropped | None = None
    timers: Timers | None = None
    passphrase: Annotated[str, Meta(max_length=100)] | None = None
    seats: SeatNo | None = None
    table: Name | None = None
    lost: Lost | None = None
    for_two: ForTwo | None = None


class Place(Message, frozen=True, tag="place"):
    """Host powers: put somebody on a seat (whoever is there changes places), or None: among the spectators."""

    who: Key
    seat: SeatNo | None


class AddBot(Message, frozen=True, tag="add_bot"):
    """Host powers: a bot takes a seat nobody sits on, or a bot's level changes."""

    seat: SeatNo
    level: Level = "normal"
    name: Name = ""


class Together(Message, frozen=True, tag="together"):
    """Host powers: these people share my window and pass the seat to each other. While it is `held` (somebody is called, or
    looks) no clock runs that waits for one of them, and what they pass in a window is played."""

    who: Annotated[tuple[Key, ...], Meta(max_length=SEATS)]
    held: bool = False


class Clear(Message, frozen=True, tag="clear"):
    """Host powers: the seat's bot goes."""

    seat: SeatNo


class Kick(Message, frozen=True, tag="kick"):
    """Host powers: somebody leaves the table and does not come back to it."""

    who: Key


class Start(Message, frozen=True, tag="start"):
    """Host powers: begin."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Host powers: back to the lobby with the same seats, perhaps to play another game."""

    title: Short = ""
    """One of those that may be voted for; "": the same."""


class Close(Message, frozen=True, tag="close"):
    """Host powers: the table closes for everybody."""


class Holds(Message, frozen=True, tag="holds"):
    """I keep `pieces` pieces of the copy sealed with `lock` (b"" none): send what comes after them."""

    lock: Annotated[bytes, Meta(max_length=16)]
    pieces: Count


class Reach(Message, frozen=True, tag="reach"):
    """Other players' clients reach mine at this port, should the host be gone. 0: not at all."""

    port: Port


class GoesOn(Message, frozen=True, tag="goes_on"):
    """The match goes on at `who`'s, there, without you: here is the token of a lock of yours. Said by a player who leaves a
    host that stands still."""

    who: Key
    invite: Annotated[str, Meta(max_length=300)]
    proofs: Annotated[tuple[tuple[Annotated[bytes, Meta(max_length=16)], Secret], ...], Meta(max_length=9)]
    """(lock, token)."""


ToHost = (
    Hello
    | Enter
    | Ping
    | Seen
    | Again
    | Play
    | Say
    | Gesture
    | Sit
    | Dress
    | Pace
    | Ready
    | Vote
    | Lacks
    | Commit
    | Reveal
    | CompareCommit
    | SealAnswer
    | CompareReveal
    | SignedHead
    | Bye
    | SetOptions
    | SetHouse
    | Place
    | AddBot
    | Together
    | Clear
    | Kick
    | Start
    | Rematch
    | Close
    | Holds
    | Reach
    | GoesOn
    | Handed
)
