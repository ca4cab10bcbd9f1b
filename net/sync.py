"""What each seat's clients have and lack: sections, versions, cues.

A seat's view is kept packed, with the version at which each section last changed. What a client lacks is then a
comparison of numbers: no old views are kept, and joining, playing, rejoining and watching are one question, "since
which version?". A version is one more than the plays made; it grows with every play and never goes back within a run
of the host.
"""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from game.engine.ask import Mode, Pace, SeatAsk
from game.engine.cues import Cue
from game.engine.match import Match
from game.engine.spaces import Space
from game.engine.views import pack_value, view_hash
from net import wire
from net.cue_shapes import HostShapes, pack_cues
from net.messages import ASK, Update

KEPT_CUES = 12
"""Versions whose cues are kept for those who have not acknowledged them. Who is further behind snaps to the new
picture anyway."""


Now = tuple[int, tuple[int, ...], int | None, HostShapes]
"""What all updates of a moment share: run, seats waited for, milliseconds on the clock, shapes of cues."""


class SeatSync:
    """The view of one seat (or of all spectators) at the present version."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.version = 0
        self.packed: dict[str, bytes] = {}
        self.hash = b""
        self._stamp: dict[str, int] = {}
        self._gone: dict[str, int] = {}
        self._frame: tuple[tuple[Now, int, int], bytes] | None = None
        self._cues: deque[tuple[int, bytes]] = deque(maxlen=KEPT_CUES)

    def refresh(self, match: Match, version: int, cues: list[Cue], numbers: list[int]) -> None:
        """The match has come to `version`; `numbers`: of the cues' shapes."""
        old, stamp = self.packed, self._stamp
        packed: dict[str, bytes] = {}
        for name, tree in match.view(self.seat).items():
            body = packed[name] = pack_value(tree)
            if old.get(name) != body:
                stamp[name] = version
        body = packed[ASK] = _packed_ask(match, self.seat)
        if old.get(ASK) != body:
            stamp[ASK] = version
        if self._gone or len(packed) < len(stamp):
            self._note_gone(packed, version)
        self.packed = packed
        self.hash = view_hash(packed)
        self.version = version
        self._frame = None
        if cues:
            self._cues.append((version, pack_cues(cues, numbers, self.seat)))

    def _note_gone(self, packed: dict[str, bytes], version: int) -> None:
        """Sections that have left the view, or come back."""
        for name in [name for name in self._gone if name in packed]:
            del self._gone[name]
        for name in [name for name in self._stamp if name not in packed]:
            del self._stamp[name]
            self._gone[name] = version

    def frame(self, now: Now, base: int, taken: int) -> bytes:
        """`update` as a frame. Spectators mostly lack the same: theirs is packed once."""
        asked = (now, base, taken)
        if self._frame is None or self._frame[0] != asked:
            self._frame = asked, wire.pack(self.update(now, base, taken))
        return self._frame[1]

    def update(self, now: Now, base: int, taken: int) -> Update:
        """What somebody lacks who holds version `base` (0: everything)."""
        run, waiting_for, clock, shapes = now
        if base <= 0 or base > self.version:
            # Nothing of an unknown past can be built upon.
            return Update(
                run, 0, self.version, self.packed, (), waiting_for, (), self.hash, clock, taken, shapes.since(0)
            )  # fmt: skip
        stamp = self._stamp
        return Update(
            run,
            base,
            self.version,
            {name: body for name, body in self.packed.items() if stamp[name] > base},
            tuple([name for name, at in self._gone.items() if at > base]) if self._gone else (),
            waiting_for,
            tuple([line for line in self._cues if line[0] > base]),
            self.hash,
            clock,
            taken,
            shapes.since(base),
        )


class AskRecord(msgspec.Struct, frozen=True, array_like=True):
    """The ask on the wire: a SeatAsk without the list of those it waits for. That list changes with every sealed answer
    while the space, which may be large, does not; so it travels beside."""

    id: int
    kind: str
    seats: tuple[int, ...]
    mode: Mode
    nouns: dict[str, Any]
    clock: str
    running: int
    pace: Pace
    space: Space | None
    default: Any
    answer: Any
    take_back: bool


_READ_ASK = msgspec.msgpack.Decoder(AskRecord | None)


def _packed_ask(match: Match, seat: int) -> bytes:
    ask = match.seat_ask(seat)
    if ask is None:
        return pack_value(None)
    return pack_value(
        AskRecord(
            ask.id, ask.kind, ask.seats, ask.mode, ask.nouns, ask.clock, ask.running, ask.pace, ask.space, ask.default,
            ask.answer, ask.take_back,
        )
    )  # fmt: skip


def read_ask(packed: bytes, waiting_for: tuple[int, ...]) -> SeatAsk | None:
    """The ask out of its section. Raises msgspec.MsgspecError."""
    ask = _READ_ASK.decode(packed)
    if ask is None:
        return None
    return SeatAsk(
        ask.id, ask.kind, ask.seats, waiting_for, ask.mode, ask.nouns, ask.clock, ask.running, ask.pace, ask.space,
        ask.default, ask.answer, ask.take_back,
    )  # fmt: skip
