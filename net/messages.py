"""Every message, declared once: what a client tells the host, what the host tells a client. PROTOCOL.md has the prose.

Records travel as msgpack arrays: a tag, then the fields in the order written here. So a field is only ever added at
the end and with a default; anything else raises `PROTOCOL`, and older programs are refused politely by the greeting.

Every text and list is bounded here, because the reader checks these bounds before anything else sees the message.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from net.clean import CHAT_LENGTH, NAME_LENGTH

PROTOCOL = 1
SEATS = 16
"""More seats than any title has; masks of seats stay small."""

Key = Annotated[str, Meta(min_length=40, max_length=40)]
"""A CURVE public key as z85 text: who somebody is. Public: knowing it lets nobody act as its owner."""
Short = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=NAME_LENGTH * 4)]
"""Longer than what is shown: cleaning comes first, then the cut."""
Long = Annotated[str, Meta(max_length=CHAT_LENGTH * 4)]
Secret = Annotated[bytes, Meta(max_length=64)]
Share = Annotated[bytes, Meta(max_length=256)]
"""One side's half of a key agreement (security.py)."""
MatchId = Annotated[str, Meta(max_length=16)]
SeatNo = Annotated[int, Meta(ge=0, lt=SEATS)]
Count = Annotated[int, Meta(ge=0, lt=1 << 53)]
Scalar = bool | int | Annotated[str, Meta(max_length=200)] | None
Options = Annotated[dict[Short, Scalar], Meta(max_length=64)]

Role = Literal["player", "watcher", "bot"]
Level = Literal["random", "easy", "normal", "hard"]
Proof = Literal["", "code", "passphrase"]
Dropped = Literal["wait", "bot"]
Timers = Literal["off", "normal", "long"]
Phase = Literal["lobby", "starting", "playing", "over"]
Kind = Literal["open", "human", "bot"]


class Message(msgspec.Struct, frozen=True, array_like=True):
    """Any message."""


# ---------------------------------------------------------------------- a client tells the host


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


class Enter(Message, frozen=True, tag="enter"):
    """The second word: same content, my proof, what I already have."""

    content: Short
    """Hash of the title's rules and data; other numbers would make another game."""
    share: Share = b""
    proof: Secret = b""
    run: Count = 0
    version: Count = 0
    """The version I hold of run `run`: only what changed since needs to be sent."""


class Ping(Message, frozen=True, tag="ping"):
    """Sent every second; the answer tells both sides that the other lives, and how far away it is."""

    at: Count
    latency: Annotated[int, Meta(ge=0, le=60_000)] = 0
    """Milliseconds that the last round trip took, for the lobby."""
    lobby: Count = 0
    """The number of the lobby I hold."""


class Seen(Message, frozen=True, tag="seen"):
    """I hold `version` of run `run`. Sent for every update."""

    run: Count
    version: Count


class Again(Message, frozen=True, tag="again"):
    """My hash of the view differs from yours (`mine` is it): send everything."""

    version: Count
    mine: Secret = b""


class Play(Message, frozen=True, tag="play"):
    """My answer to ask `ask` of `match`. `n` counts this client's plays: a play sent twice is taken once."""

    match: MatchId
    ask: Count
    n: Count
    choice: Any
    kind: Literal["play", "resign", "take_back"] = "play"


class Say(Message, frozen=True, tag="say"):
    """Chat for all at the table."""

    text: Long


class Gesture(Message, frozen=True, tag="gesture"):
    """An emote, or a ping at a thing on the table."""

    kind: Short
    target: Short = ""


class Sit(Message, frozen=True, tag="sit"):
    """I take open seat `seat`; None: I stand up and watch."""

    seat: SeatNo | None = None


class Dress(Message, frozen=True, tag="dress"):
    """My name, colour and portrait."""

    name: Name
    colour: Short = ""
    portrait: Short = ""


class Ready(Message, frozen=True, tag="ready"):
    """I am ready (or no longer). After a match: I want a rematch."""

    ready: bool = True


class Commit(Message, frozen=True, tag="commit"):
    """Hash of my secret for the coming match, before anybody knows another's."""

    round: Count
    commitment: Secret


class Reveal(Message, frozen=True, tag="reveal"):
    """My secret, once all commitments are known to all."""

    round: Count
    secret: Secret


class Bye(Message, frozen=True, tag="bye"):
    """I leave. The seat stays mine during a match."""


class SetOptions(Message, frozen=True, tag="options"):
    """Host powers: options of the title that change."""

    options: Options


class SetHouse(Message, frozen=True, tag="house"):
    """Host powers: rules of the house. None leaves a rule as it is."""

    spectators: bool | None = None
    dropped: Dropped | None = None
    timers: Timers | None = None
    passphrase: Annotated[str, Meta(max_length=100)] | None = None
    seats: SeatNo | None = None
    table: Name | None = None


class Place(Message, frozen=True, tag="place"):
    """Host powers: put somebody on a seat (whoever is there changes places), or None: among the spectators."""

    who: Key
    seat: SeatNo | None


class AddBot(Message, frozen=True, tag="add_bot"):
    """Host powers: a bot takes a seat nobody sits on, or a bot's level changes."""

    seat: SeatNo
    level: Level = "normal"
    name: Name = ""


class Clear(Message, frozen=True, tag="clear"):
    """Host powers: the seat's bot goes."""

    seat: SeatNo


class Kick(Message, frozen=True, tag="kick"):
    """Host powers: somebody leaves the table and does not come back to it."""

    who: Key


class Start(Message, frozen=True, tag="start"):
    """Host powers: begin."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Host powers: back to the lobby with the same seats."""


class Close(Message, frozen=True, tag="close"):
    """Host powers: the table closes for everybody."""


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
    | Ready
    | Commit
    | Reveal
    | Bye
    | SetOptions
    | SetHouse
    | Place
    | AddBot
    | Clear
    | Kick
    | Start
    | Rematch
    | Close
)

# ---------------------------------------------------------------------- the host tells a client


class Greeting(Message, frozen=True, tag="greeting"):
    """Answer to Hello: what is played here and what it takes to come in."""

    protocol: Count
    software: Short
    table: Name
    title: Short
    content: Short
    locked: bool = False
    share: Share = b""


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


class WatcherState(msgspec.Struct, frozen=True, array_like=True):
    """Somebody without a seat."""

    who: str
    name: str
    colour: str = ""
    portrait: str = ""
    here: bool = True


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


class Commitments(Message, frozen=True, tag="commitments"):
    """All have committed. Reveal yours if what stands here is what you saw."""

    round: int
    host: bytes
    seats: tuple[tuple[str, bytes], ...]
    """(key, commitment) in seat order."""


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
    commitments: tuple[tuple[str, bytes], ...] = ()
    verifiable: bool = True
    """False when a fixed seed was asked for at the start."""


class Update(Message, frozen=True, tag="update"):
    """What changed in your view between `base` and `version`. Sections replace, so repeats do no harm; base 0 is a
    snapshot: whatever it does not name is gone."""

    run: int
    base: int
    version: int
    sections: dict[str, bytes]
    """Name -> packed tree. `ASK` holds your SeatAsk (None: nothing is asked any more)."""
    gone: tuple[str, ...]
    waiting_for: tuple[int, ...]
    cues: tuple[tuple[int, bytes], ...]
    """(version, packed list of SeatCue), oldest first."""
    hash: bytes
    """64 bits over all sections of your view at `version`."""
    clock: int | None = None
    """Milliseconds left; None: no clock runs (nobody is in a hurry, or it waits for a dropped seat)."""
    taken: int = 0
    """The highest number of your plays that was taken."""


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
    """Somebody's gesture."""

    who: str
    seat: int
    kind: str
    target: str = ""


class Notice(Message, frozen=True, tag="notice"):
    """Something happened at the table that is no play: `code` is one of `NOTICES`."""

    code: str
    nouns: dict[str, Any] = {}


class Journal(Message, frozen=True, tag="journal"):
    """The finished match, in parts: what it takes to replay and check it (fair.py)."""

    match: str
    part: int
    parts: int
    body: bytes


FromHost = (
    Greeting
    | Welcome
    | Sorry
    | Lobby
    | Commitments
    | Opening
    | Update
    | Refusal
    | Clock
    | Pong
    | Chat
    | Sign
    | Notice
    | Journal
)

ASK = "~ask"
"""The section that holds the ask. It is hashed and compared like the rest; no title's section begins with a tilde."""

SORRY = (
    "protocol",  # another version of the program
    "content",  # other rules or numbers of this game
    "locked",  # a code or passphrase is needed
    "wrong_secret",  # it was not the right one
    "too_many_tries",  # wait a minute
    "full",  # no seat, and no spectators welcome
    "kicked",
    "dismissed",  # to a bot that sat in: the owner is back
    "replaced",  # a newer connection with the same key
    "hello_first",  # the host does not know this connection (it was started again)
    "too_fast",
    "malformed",
    "not_allowed",  # host powers without being the host
    "not_now",  # the phase does not allow it
    "bad_option",
    "taken",  # the seat is not free
    "closed",  # the table closed
)

NOTICES = (
    "joined",
    "left",
    "dropped",
    "back",
    "sits_in",
    "kicked",
    "unready",  # options changed after somebody was ready
    "resigned",
    "took_back",
    "no_reveal",  # the start failed: a seat did not reveal
    "resumed",  # the host was started again
    "not_saved",  # the disk does not take the play
    "lost_plays",  # the host's machine lost the last plays
    "fault",  # the rules broke; the last play was withdrawn
)
