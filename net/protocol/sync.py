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

from game.engine.cues import TrueCue
from game.engine.match import Match
from game.engine.sight import SPECTATOR
from game.engine.views import hash_of, joined, pack_raw, pack_value
from net.protocol import codec
from net.protocol.ask_record import pack_ask
from net.protocol.cue_shapes import HostShapes, Story
from net.protocol.messages import ASK, Riding, Update

KEPT = 12
"""Versions whose cues and views are kept for those who have not been sent them. Who is further behind snaps to the
new picture anyway."""


Now = tuple[int, tuple[int, ...] | None, int | None, HostShapes]
"""What all updates of a moment share: run, seats waited for (None: all that are asked), milliseconds on the clock, shapes of
cues."""
SILENT = msgspec.Raw(pack_value([]))
"""The cues of a version that has none."""


class Moment:
    """A match at one version, packed. What is alike for several seats is laid out and packed once for all of them."""

    def __init__(self, match: Match, version: int, cues: Sequence[TrueCue] = (), numbers: Sequence[int] = ()) -> None:
        """`numbers`: of the cues' shapes."""
        self.match = match
        self.version = version
        self.story = Story(cues, numbers)
        self._course: dict[str, msgspec.Raw] | None = None
        self._public: dict[str, msgspec.Raw] | None = None
        self._onlookers_ask: msgspec.Raw | None = None

    def view(self, seat: int) -> dict[str, msgspec.Raw]:
        """The sections that `seat` sees, its ask among them."""
        match, rules = self.match, self.match.rules
        if rules.more is None:
            sections = pack_raw(rules.view(match, seat))
        else:
            if self._public is None:
                self._public = pack_raw(rules.view(match, SPECTATOR))
            sections = self._public.copy()
            if seat != SPECTATOR:
                sections.update(pack_raw(rules.more(match, seat)))
        if self._course is None:
            self._course = pack_raw(match.course())
        sections.update(self._course)
        sections[ASK] = self.ask(seat)
        return sections

    def ask(self, seat: int) -> msgspec.Raw:
        """The ask as `seat` gets it."""
        ask = self.match.ask
        if ask is not None and seat in ask.seats:
            return msgspec.Raw(pack_ask(self.match, seat))
        if self._onlookers_ask is None:
            self._onlookers_ask = msgspec.Raw(pack_ask(self.match, SPECTATOR))
        return self._onlookers_ask


class SeatSync:
    """The view of one seat (or of all spectators) at the present version."""

    def __init__(self, seat: int, primer: bytes = b"") -> None:
        """`primer`: what every client holds before its first update (primer.py)."""
        self.seat = seat
        self.version = 0
        self.sections: dict[str, msgspec.Raw] = {}
        self.hash = b""
        self._stamp: dict[str, int] = {}
        self._gone: dict[str, int] = {}
        self._cues: deque[tuple[int, msgspec.Raw]] = deque(maxlen=KEPT)
        self._primer = primer
        self._whole: dict[int, bytes] = {}
        """Version -> the whole view, oldest first."""
        self._deflates = False
        """Whether the last update was large enough to be deflated."""
        self._ready: tuple[int, codec.Packer] | None = None
        """A base, and what deflates an update upon it."""
        self._fresh: dict[str, msgspec.Raw] = {}
        """The sections that changed with the present version."""
        self._left = False
        """Whether any have left the view with it."""
        self._news: tuple[msgspec.Raw, ...] = ()
        """The cues that came with it."""
        self._frames: dict[tuple[Now, int, int], bytes] = {}
        """What was asked of `frame` at this version -> the frame in which nothing rides."""

    def prepare(self) -> None:
        """Nothing else is to be done: make ready what the next update waits for, if it is like the last one. Most who are
        told of a play hold the version before it."""
        if self._deflates and (self._ready is None or self._ready[0] != self.version):
            self._ready = self.version, codec.Packer(self._primer, self._whole[self.version])

    def refresh(self, moment: Moment) -> None:
        """The match has come to this moment."""
        old, stamp, version = self.sections, self._stamp, moment.version
        sections = moment.view(self.seat)
        fresh = self._fresh = {name: body for name, body in sections.items() if old.get(name) != body}
        stamp.update(dict.fromkeys(fresh, version))
        self._left = len(sections) < len(stamp)
        if self._gone or self._left:
            self._note_gone(sections, version)
        self.sections = sections
        held = joined(sections)
        self.hash = hash_of(held)
        self._keep(version, held)
        self.version = version
        self._frames.clear()
        cues = moment.story.told(self.seat)
        self._news = ()
        if cues:
            self._news = (msgspec.Raw(cues),)
            self._cues.append((version, self._news[0]))

    @property
    def packed(self) -> dict[str, bytes]:
        """The view as its receivers hold it."""
        return {name: bytes(body) for name, body in self.sections.items()}

    def _cues_since(self, base: int) -> tuple[msgspec.Raw, ...]:
        if not self._cues or self._cues[-1][0] <= base:
            return ()
        told = {version: cues for version, cues in self._cues if version > base}
        last = self.version + 1
        return tuple([told.get(version, SILENT) for version in range(max(min(told), last - KEPT), last)])

    def _keep(self, version: int, held: bytes) -> None:
        whole = self._whole
        whole[version] = held
        if len(whole) > KEPT:
            del whole[next(iter(whole))]

    def _note_gone(self, sections: dict[str, msgspec.Raw], version: int) -> None:
        """Sections that have left the view, or come back."""
        for name in [name for name in self._gone if name in sections]:
            del self._gone[name]
        for name in [name for name in self._stamp if name not in sections]:
            del self._stamp[name]
            self._gone[name] = version

    def frame(self, now: Now, base: int, taken: int, riding: Riding | None = None, links: bytes = b"") -> bytes:
        """`update` as a frame, with the pieces that ride in it. Spectators mostly lack the same: theirs is made once. `links`:
        of the chain of plays since `base`."""
        if riding is not None:
            return self._frame(now, base, taken, riding, links)
        asked = (now, base, taken)
        frame = self._frames.get(asked)
        if frame is None:
            if len(self._frames) >= KEPT:
                # Whoever asks again and again at one version meets another clock each time.
                self._frames.clear()
            frame = self._frames[asked] = self._frame(now, base, taken, None, links)
        return frame

    def _frame(self, now: Now, base: int, taken: int, riding: Riding | None, links: bytes) -> bytes:
        folded = self._fold(now, base, taken, links)
        if folded is None:
            return codec.whole_frame(self.update(now, base, taken, links), riding)
        return codec.frame(now[0], base if base <= self.version else 0, folded, riding)

    def _fold(self, now: Now, base: int, taken: int, links: bytes) -> codec.Folded | None:
        _, waiting_for, clock, shapes = now
        if base == self.version - 1 > 0 and not self._left and not shapes.newer(base):
            row = codec.plain_next(taken, clock, waiting_for, self._fresh, self._news, links)
        else:
            update = self.update(now, base, taken, links)
            base, row = update.base, codec.plain(update)
        packer = None
        if self._ready is not None:
            packer, self._ready = (self._ready[1] if self._ready[0] == base else None), None
        folded = codec.fold(row, self.hash, self._primer, self._whole.get(base) if base else b"", packer)
        self._deflates = folded is not None and folded[0] == codec.BRIEF
        return folded

    def update(self, now: Now, base: int, taken: int, links: bytes = b"") -> Update:
        """What somebody lacks who holds version `base` (0: everything)."""
        run, waiting_for, clock, shapes = now
        if base <= 0 or base > self.version:
            # Nothing of an unknown past can be built upon.
            return Update(
                run, 0, self.version, self.sections, (), waiting_for, (), self.hash, clock, taken, shapes.since(0),
                links=links,
            )  # fmt: skip
        stamp = self._stamp
        return Update(
            run,
            base,
            self.version,
            {name: body for name, body in self.sections.items() if stamp[name] > base},
            tuple([name for name, at in self._gone.items() if at > base]) if self._gone else (),
            waiting_for,
            self._cues_since(base),
            self.hash,
            clock,
            taken,
            shapes.since(base),
            links=links,
        )
