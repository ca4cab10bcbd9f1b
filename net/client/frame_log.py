"""Where a client's frames are kept: in a recording, and on disk for a client that is started again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from net.protocol import codec
from net.protocol import messages as m

RECORDED = {
    m.Opening,
    m.Update,
    m.Chat,
    m.Lobby,
    m.Commitments,
    m.Comparison,
    m.ChainHead,
    m.SealedAnswers,
    m.SignedHead,
    m.Journal,
    m.Refusal,
}
"""What a recording is made of."""


class Memory(Protocol):
    """What a client keeps on disk of its own words, by match; it never raises (net/storage/match_memory.py)."""

    def append(self, match: str, frame: bytes, mine: bool) -> None: ...
    def load(self, match: str) -> list[tuple[bytes, bool]]: ...


class FrameLog:
    """The shell sets where to; None: nowhere."""

    def __init__(self) -> None:
        self.record: Callable[[bytes, bool], None] | None = None
        """Gets every frame that a recording needs; true: one of mine."""
        self.memory: Memory | None = None
        """Keeps what a client that was started again needs to check the match."""

    def heard(self, message: m.Message, frame: bytes) -> None:
        """The host sent this."""
        if self.record is not None and type(message) in RECORDED:
            self.record(frame, False)

    def said(self, message: m.Message) -> None:
        """We sent this: for the recording."""
        if self.record is not None:
            self.record(codec.pack(message), True)

    def remember(self, match: str, message: m.Message, is_mine: bool) -> None:
        """Keep a message on disk."""
        if self.memory is not None:
            self.memory.append(match, codec.pack(message), is_mine)

    def note(self, match: str, message: m.Message, is_mine: bool) -> None:
        """Keep a message with which the account is compared at the end, in the recording and on disk."""
        frame = codec.pack(message)
        if self.record is not None:
            self.record(frame, is_mine)
        if self.memory is not None:
            self.memory.append(match, frame, is_mine)

    def load(self, match: str) -> list[m.ToHost | m.FromHost]:
        """Return the messages that were kept of a match before this program was started again."""
        found: list[m.ToHost | m.FromHost] = []
        for frame, is_mine in self.memory.load(match) if self.memory is not None else ():
            try:
                found.append(codec.read_to_host(frame) if is_mine else codec.read_from_host(frame))
            except codec.BadFrame:
                continue
        return found
