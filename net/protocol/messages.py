"""Every message, declared once: what a client tells the host, what the host tells a client. PROTOCOL.md has the prose.

Records travel as msgpack arrays: a tag, then the fields in the order written here. So a field is only ever added at
the end and with a default; anything else raises `PROTOCOL`, and older programs are refused politely by the greeting.

Every text and list is bounded here, because the reader checks these bounds before anything else sees the message.
"""

from __future__ import annotations

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
    Level,
    Long,
    Lost,
    MatchId,
    Message,
    Name,
    Neighbour,
    Options,
    Phase,
    Port,
    Proof,
    Role,
    Scalar,
    SeatNo,
    Secret,
    Share,
    Short,
    Speed,
    Timers,
)
from net.protocol.client_messages import (
    AddBot,
    Again,
    Bye,
    Clear,
    Close,
    Commit,
    CompareCommit,
    CompareReveal,
    Dress,
    Enter,
    Gesture,
    GoesOn,
    Handed,
    Hello,
    Holds,
    Kick,
    Lacks,
    Pace,
    Ping,
    Place,
    Play,
    Reach,
    Ready,
    Rematch,
    Reveal,
    Say,
    SealAnswer,
    Seen,
    SetHouse,
    SetOptions,
    SignedHead,
    Sit,
    Start,
    Together,
    ToHost,
    Vote,
)
from net.protocol.host_messages import (
    ChainHead,
    Chat,
    Clock,
    Commitments,
    Compared,
    Comparison,
    Copy,
    FromHost,
    Greeting,
    Journal,
    Lobby,
    LockShare,
    Moved,
    Neighbours,
    NextGame,
    Notice,
    Opening,
    Pong,
    Refusal,
    SealedAnswers,
    SeatState,
    Sign,
    Sorry,
    Update,
    WatcherState,
    Welcome,
)
from net.protocol.records import SeatCommitment, Terms

PROTOCOL = 13

ASK = "~ask"
"""The section that holds the ask. It is hashed and compared like the rest; no title's section begins with a tilde."""

SORRY = (
    "fault",  # something broke over what you sent; nothing changed
    "put_aside",  # the rules of this match are broken: it is kept, the table closes
    "protocol",  # another version of the program
    "content",  # other rules or numbers of this game
    "locked",  # a code or passphrase is needed
    "wrong_secret",  # it was not the right one
    "too_many_tries",  # the proof is looked at, but later: others, or you, have guessed
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
    "one_port",  # behind one port nobody goes on without the host
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
    "takes_seat",  # a bot, in mid-match, for good: the seat has another name from now on
    "unready",  # options changed after somebody was ready
    "resigned",
    "took_back",
    "no_reveal",  # the start failed: a seat did not reveal
    "resumed",  # the host was started again
    "not_saved",  # the disk does not take the play
    "lost_plays",  # the host's machine lost the last plays
    "fault",  # the rules broke; the last play was withdrawn
    "level",  # of a bot, by the host in mid-match
    "no_game",  # the game that the table was to go on with turns out not to work there
    "no_bot",  # the host's machine cannot start a seat's bot; it is tried again
    "unrevealed",  # somebody committed to an answer and did not reveal it: said by the player's own program
    "host_leaves",  # on purpose: nobody need wait for it to come back
)

__all__ = [
    "ASK",
    "NOTICES",
    "PROTOCOL",
    "SORRY",
    "FromHost",
    "ToHost",
    "SEATS",
    "MOST_GAMES",
    "Bar",
    "Key",
    "Short",
    "Name",
    "Long",
    "Secret",
    "Share",
    "MatchId",
    "SeatNo",
    "Count",
    "Port",
    "Crown",
    "Scalar",
    "Options",
    "Role",
    "Level",
    "Proof",
    "Dropped",
    "Flick",
    "Speed",
    "Timers",
    "ForTwo",
    "Lost",
    "Phase",
    "Kind",
    "Message",
    "Greeting",
    "Welcome",
    "Sorry",
    "SeatState",
    "WatcherState",
    "NextGame",
    "Lobby",
    "Commitments",
    "SeatCommitment",
    "Terms",
    "Compared",
    "Comparison",
    "Opening",
    "Update",
    "Refusal",
    "Clock",
    "Pong",
    "ChainHead",
    "SealedAnswers",
    "Chat",
    "Sign",
    "Notice",
    "Journal",
    "LockShare",
    "Copy",
    "Neighbour",
    "Neighbours",
    "Moved",
    "Hello",
    "Enter",
    "Ping",
    "Seen",
    "Again",
    "Play",
    "Say",
    "SignedHead",
    "Gesture",
    "Sit",
    "Dress",
    "Pace",
    "Ready",
    "Vote",
    "Lacks",
    "Commit",
    "CompareCommit",
    "SealAnswer",
    "CompareReveal",
    "Reveal",
    "Bye",
    "SetOptions",
    "SetHouse",
    "Place",
    "AddBot",
    "Together",
    "Clear",
    "Kick",
    "Start",
    "Rematch",
    "Close",
    "Holds",
    "Reach",
    "GoesOn",
    "Handed",
]
