"""What players' clients tell each other when their host is gone (election.py). One frame is one record; all are short.

Who says it is the key of the connection, as with a host. Every record names the match and the lock: what was sealed with
another lock is another past.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from net.protocol.bounds import Count, Key, MatchId, Message, Port, Secret, Short
from net.protocol.client_messages import Handed, SignedHead
from net.protocol.records import LockId

LONGEST = 64 * 1024
"""Bytes of the longest frame: what somebody lacks of the match is shown in such parts."""

Address = Annotated[str, Meta(max_length=300)]
Opened = tuple[LockId, Secret]
"""(a lock, its token)."""


class Gone(Message, frozen=True, tag="gone"):
    """I have missed the host for longer than my patience. Said every second."""

    match: MatchId
    lock: LockId
    pieces: Count
    """How much of the match I keep."""
    head: Annotated[bytes, Meta(max_length=16)]
    """The hash over these pieces: whoever keeps as much has the same one, and knows a claim that is not true."""
    can_host: bool
    next: Short = ""
    """Whose turn to host it is, as I see it: whom I give my share; "": nobody's yet."""


class Show(Message, frozen=True, tag="show"):
    """Pieces that you lack, from number `first` on: whether the host sealed them shows once a copy is opened."""

    match: MatchId
    lock: LockId
    first: Count
    bodies: Annotated[tuple[bytes, ...], Meta(max_length=4096)]


class Give(Message, frozen=True, tag="give"):
    """You shall host: here is my share of the lock. Said to the next in line, and to nobody else before they failed."""

    match: MatchId
    lock: LockId
    term: Count
    """Counts those before you who failed."""
    share: Secret


class Come(Message, frozen=True, tag="come"):
    """The match goes on at `who`'s, there. Said by the successor, and by everybody who went there."""

    match: MatchId
    lock: LockId
    term: Count
    who: Key
    invite: Address
    token: Secret
    """Shows that `who` was given a majority of the shares (sealing.py)."""
    before: Annotated[tuple[Opened, ...], Meta(max_length=8)] = ()
    """Former locks of the match that were opened: for those who know only these."""
    goes_on: bool = False
    """Whether enough players are together there, as the one sees it who says so."""


class Where(Message, frozen=True, tag="where"):
    """My host is silent, or stands still: do you know better? You reach me at `port` (I may have been started again)."""

    match: MatchId
    port: Port


class Here(Message, frozen=True, tag="here"):
    """The host with this key is well, at this address."""

    match: MatchId
    host: Key
    address: Annotated[str, Meta(max_length=64)]
    port: Port


Word = Gone | Show | Handed | Give | Come | Where | Here | SignedHead
_READ: msgspec.msgpack.Decoder[Word] = msgspec.msgpack.Decoder(Word)


def read(frame: bytes) -> Word | None:
    """The record of a frame; None for anything else."""
    if len(frame) > LONGEST:
        return None
    try:
        return _READ.decode(frame)
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError):
        return None
