"""Types and bounds that messages share. The reader checks them before anything else sees a message."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from net.protocol.sanitize import CHAT_LENGTH, NAME_LENGTH

SEATS = 16
"""More seats than any title has; masks of seats stay small."""

MOST_GAMES = 64
"""More games than anybody has on a shelf."""

Key = Annotated[str, Meta(min_length=40, max_length=40)]
"""A CURVE public key as z85 text: who somebody is. Public: knowing it lets nobody act as its owner."""
Short = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=NAME_LENGTH * 4)]
"""Longer than what is shown: cleaning comes first, then the cut."""
Long = Annotated[str, Meta(max_length=CHAT_LENGTH * 4)]
Secret = Annotated[bytes, Meta(max_length=64)]
Share = Annotated[bytes, Meta(max_length=33)]
"""One side's half of a key agreement (security.py)."""
MatchId = Annotated[str, Meta(max_length=16)]
SeatNo = Annotated[int, Meta(ge=0, lt=SEATS)]
Count = Annotated[int, Meta(ge=0, lt=1 << 53)]
Flick = tuple[Annotated[int, Meta(ge=0, lt=360)], Annotated[int, Meta(ge=0, le=100)]]
"""How a die is thrown: the way (degrees against the clock, 0 to the right) and how hard."""
Port = Annotated[int, Meta(ge=0, le=65_535)]
Neighbour = tuple[Key, Annotated[str, Meta(max_length=64)], Port]
"""(key, address, port) of a player's client, for the other players' clients."""
Scalar = bool | int | Annotated[str, Meta(max_length=200)] | None
Options = Annotated[dict[Short, Scalar], Meta(max_length=64)]

Role = Literal["player", "watcher", "bot"]
Level = Literal["random", "easy", "normal", "hard", "expert"]
Proof = Literal["", "code", "passphrase"]
Dropped = Literal["bot", "at_once", "wait"]
"""Who plays for a seat that is away: a bot after a while (`Rules.absence`), a bot at once, or nobody: the table waits."""
Timers = Literal["off", "normal", "long"]
Lost = Literal["soon", "later", "never"]
"""When the match goes on without a host that is lost (failover/election.py has the seconds)."""
ForTwo = Literal["wait", "trust", "keeper"]
"""What two players have agreed on for a lost host, of whom one owns its machine: the match waits for it, the other may open
the match alone, or a spectator's client keeps a third share."""
Speed = Literal["normal", "fast", "instant"]
"""How fast somebody's table shows what happens, and so how long bots need to let people look."""
Bar = Literal["", "many", "lacking", "broken"]
"""Why a game cannot be played next: more people than it seats, somebody lacks it, it does not work; "": it can."""
Phase = Literal["lobby", "starting", "playing", "over"]
Kind = Literal["open", "human", "bot"]
Crown = Literal["king", "queen"]
"""What somebody is crowned as when they win a throne."""


class Message(msgspec.Struct, frozen=True, array_like=True):
    """Any message."""
