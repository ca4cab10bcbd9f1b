"""What each seat's clients have and lack: sections, versions, cues.

A seat's view is kept packed, with the version at which each section last changed. What a client lacks is then a
comparison of numbers, and joining, playing, rejoining and watching are one question, "since which version?". A version
is one more than the plays made; it grows with every play and never goes back within a run of the host.

The last few views are kept whole, as one string of bytes each: an update to somebody who holds one of them is told
briefly, by pointing into it (wire.py).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec

from game.engine.cues import Cue
from game.engine.match import Match
from game.engine.sight import SPECTATOR
from game.engine.views import hash_of, pack_value, raw, whole
from net import wire
from net.ask_record import pack_ask
from net.cue_shapes import HostShapes, Story
from net.messages import ASK, Riding, Update

KEPT = 12
"""Versions whose cues and views are kept for those who have not acknowledged them. Who is further behind snaps to the
new picture anyway."""


Now = tuple[int, tuple[int, ...] | None, int | None, HostShapes]
"""What all updates of a moment share: run, seats waited for (None: all that are asked), milliseconds on the clock, shapes of
cues."""
SILENT = msgspec.Raw(pack_value([]))
"""The cues of a version that has none."""


class Moment:
    """A match at one version, packed. What is alike for several seats is laid out and packed once for all of them."""

    def __init__(self, match: Match, version: int, cues: Sequence[Cue] = (), numbers: Sequence[int] = ()) -> None:
        """`numbers`: of the cues' shapes."""
        self.match = match
        self.version = version
        self.story = Story(cues, numbers)
        self._public: dict[str, bytes] | None = None
        self._course: dict[str, bytes] | None = None
        self._onlookers_ask: bytes | None = None

    def view(self, seat: int) -> dict[str, bytes]:
        """The sections that `seat` sees, its ask among them."""
        match, rules = self.match, self.match.rules
        if rules.more is None:
            packed = _packed(rules.view(match, seat))
        else:
            if self._public is None:
                self._public = _packed(rules.view(match, SPECTATOR))
            packed = self._public.copy()
            if seat != SPECTATOR:
                packed.update(_packed(rules.more(match, seat)))
        if self._course is None:
            self._course = _packed(match.course())
        packed.update(self._course)
        packed[ASK] = self._ask(seat)
        return packed

    def _ask(self, seat: int) -> bytes:
        ask = self.match.ask
        if ask is not None and seat in ask.seats:
            return pack_ask(self.match, seat)
        if self._onlookers_ask is None:
            self._onlookers_ask = pack_ask(self.match, SPECTATOR)
        return self._onlookers_ask


def _packed(view: dict[str, object]) -> dict[str, bytes]:
    return {name: pack_value(tree) for name, tree in view.items()}


class SeatSync:
    """The view of one seat (or of all spectators) at the present version."""

    def __init__(self, seat: int, primer: bytes = b"") -> None:
        """`primer`: what every client holds before its first update (primer.py)."""
        self.seat = seat
        self.version = 0
        self.packed: dict[str, bytes] = {}
        self.hash = b""
        self._stamp: dict[str, int] = {}
        self._gone: dict[str, int] = {}
        self._cues: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self._primer = primer
        self._whole: dict[int, bytes] = {0: b""}
        """Version -> the whole view; the nothing before the first among them."""
        self._ready: tuple[int, wire.Packer] | None = None
        """A base, and what deflates an update upon it."""
        self._frames: dict[tuple[Now, int, int], tuple[Update, bytes, bytes]] = {}
        """What was asked of `frame` at this version -> the update, deflated, and its frame where nothing rides."""

    def prepare(self) -> None:
        """Nothing else is to be done: make ready what the next update waits for. Most who are told of a play hold the
        version before it."""
        if self._ready is None or self._ready[0] != self.version:
            self._ready = self.version, wire.Packer(self._primer, self._whole[self.version])

    def refresh(self, moment: Moment) -> None:
        """The match has come to this moment."""
        old, stamp, version = self.packed, self._stamp, moment.version
        packed = moment.view(self.seat)
        for name, body in packed.items():
            if old.get(name) != body:
                stamp[name] = version
        if self._gone or len(packed) < len(stamp):
            self._note_gone(packed, version)
        self.packed = packed
        held = whole(packed)
        self.hash = hash_of(held)
        self._keep(version, held)
        self.version = version
        self._frames.clear()
        cues = moment.story.told(self.seat)
        if cues:
            self._cues.append((version, cues))

    def _cues_since(self, base: int) -> tuple[msgspec.Raw, ...]:
        told = {version: msgspec.Raw(cues) for version, cues in self._cues if version > base}
        if not told:
            return ()
        last = self.version + 1
        return tuple([told.get(version, SILENT) for version in range(max(min(told), last - KEPT), last)])

    def _keep(self, version: int, held: bytes) -> None:
        self._whole[version] = held
        if len(self._whole) > KEPT + 1:
            # The oldest but the nothing: versions only grow.
            del self._whole[next(kept for kept in self._whole if kept)]

    def _note_gone(self, packed: dict[str, bytes], version: int) -> None:
        """Sections that have left the view, or come back."""
        for name in [name for name in self._gone if name in packed]:
            del self._gone[name]
        for name in [name for name in self._stamp if name not in packed]:
            del self._stamp[name]
            self._gone[name] = version

    def frame(self, now: Now, base: int, taken: int, riding: Riding | None = None) -> bytes:
        """`update` as a frame, with the pieces that ride in it. Spectators mostly lack the same: theirs is packed once."""
        asked = (now, base, taken)
        found = self._frames.get(asked)
        if found is None:
            update = self.update(now, base, taken)
            held = self._whole.get(update.base)
            ready, self._ready = self._ready, None
            packer = ready[1] if ready is not None and ready[0] == update.base else None
            folded = wire.fold(update, self._primer, held, packer)
            found = self._frames[asked] = update, folded, b"" if riding else wire.frame(update, folded, None)
        if riding is None and found[2]:
            return found[2]
        return wire.frame(found[0], found[1], riding)

    def update(self, now: Now, base: int, taken: int) -> Update:
        """What somebody lacks who holds version `base` (0: everything)."""
        run, waiting_for, clock, shapes = now
        if base <= 0 or base > self.version:
            # Nothing of an unknown past can be built upon.
            return Update(
                run, 0, self.version, raw(self.packed), (), waiting_for, (), self.hash, clock, taken, shapes.since(0)
            )  # fmt: skip
        stamp = self._stamp
        return Update(
            run,
            base,
            self.version,
            {name: msgspec.Raw(body) for name, body in self.packed.items() if stamp[name] > base},
            tuple([name for name, at in self._gone.items() if at > base]) if self._gone else (),
            waiting_for,
            self._cues_since(base),
            self.hash,
            clock,
            taken,
            shapes.since(base),
        )
