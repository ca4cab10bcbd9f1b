"""What each seat's clients have and lack: sections, versions, cues.

A seat's view is kept packed, with the version at which each section last changed. What a client lacks is then a
comparison of numbers: no old views are kept, and joining, playing, rejoining and watching are one question, "since
which version?". A version is one more than the plays made; it grows with every play and never goes back within a run
of the host.
"""

from __future__ import annotations

from collections import deque

from game.engine.cues import Cue
from game.engine.match import Match
from game.engine.views import pack_value, view_hash
from net import wire
from net.ask_record import pack_ask
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
        body = packed[ASK] = pack_ask(match, self.seat)
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
