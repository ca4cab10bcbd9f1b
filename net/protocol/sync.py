"""What each seat's clients have and lack: sections, versions, cues.

A seat's view is kept packed, with the version at which each section last changed. What a client lacks is then a
comparison of numbers, and joining, playing, rejoining and watching are one question, "since which version?". A version
is one more than the plays made; it grows with every play and never goes back within a run of the host.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec

from game.engine.cues import SeatCue, TrueCue, redact
from game.engine.match import Match
from game.engine.sight import SPECTATOR
from game.engine.views import hash_of, joined, pack_raw
from net.protocol import codec
from net.protocol.ask_record import pack_ask
from net.protocol.messages import ASK, Update

KEPT = 12
"""Versions whose cues are kept for those who have not been sent them. Who is further behind snaps to the new picture anyway."""

Now = tuple[int, tuple[int, ...] | None, int | None]
"""What all updates of a moment share: run, seats waited for (None: all that are asked), milliseconds on the clock."""

_ENCODE = msgspec.msgpack.Encoder().encode
_CUES = msgspec.msgpack.Decoder(tuple[SeatCue, ...])


class Moment:
    """A match at one version, packed. What is alike for several seats is laid out and packed once for all of them."""

    def __init__(self, match: Match, version: int, cues: Sequence[TrueCue] = ()) -> None:
        self.match = match
        self.version = version
        self._cues = cues
        self._course: dict[str, msgspec.Raw] | None = None
        self._public: dict[str, msgspec.Raw] | None = None
        self._onlookers_ask: msgspec.Raw | None = None
        self._alike: tuple[SeatCue, ...] | None = None
        """The cues where nothing is kept from anybody."""

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

    def cues(self, seat: int) -> tuple[SeatCue, ...]:
        """What happened on the way here, as `seat` may see it.

        It is told later, too, to whoever is late: so it is a copy, for a cue may name a list that the match goes on to change.
        """
        if self._alike is not None:
            return self._alike
        found = _CUES.decode(_ENCODE([redact(cue, seat) for cue in self._cues])) if self._cues else ()
        if not any(cue.masks for cue in self._cues):
            self._alike = found
        return found

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

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.version = 0
        self.sections: dict[str, msgspec.Raw] = {}
        self.hash = b""
        self._stamp: dict[str, int] = {}
        self._gone: dict[str, int] = {}
        self._cues: deque[tuple[int, tuple[SeatCue, ...]]] = deque(maxlen=KEPT)
        self._frames: dict[tuple[Now, int, int], bytes] = {}
        """What was asked of `frame` at this version -> the frame in which nothing rides."""

    def refresh(self, moment: Moment) -> None:
        """The match has come to this moment."""
        old, version = self.sections, moment.version
        sections = moment.view(self.seat)
        self._stamp.update({name: version for name, body in sections.items() if old.get(name) != body})
        if self._gone or len(sections) < len(self._stamp):
            self._note_gone(sections, version)
        self.sections = sections
        self.hash = hash_of(joined(sections))
        self.version = version
        self._frames.clear()
        cues = moment.cues(self.seat)
        if cues:
            self._cues.append((version, cues))

    @property
    def packed(self) -> dict[str, bytes]:
        """The view as its receivers hold it."""
        return {name: bytes(body) for name, body in self.sections.items()}

    def _cues_since(self, base: int) -> tuple[tuple[SeatCue, ...], ...]:
        if not self._cues or self._cues[-1][0] <= base:
            return ()
        told = {version: cues for version, cues in self._cues if version > base}
        last = self.version + 1
        return tuple([told.get(version, ()) for version in range(max(min(told), last - KEPT), last)])

    def _note_gone(self, sections: dict[str, msgspec.Raw], version: int) -> None:
        """Sections that have left the view, or come back."""
        for name in [name for name in self._gone if name in sections]:
            del self._gone[name]
        for name in [name for name in self._stamp if name not in sections]:
            del self._stamp[name]
            self._gone[name] = version

    def frame(self, now: Now, base: int, taken: int, links: bytes = b"") -> bytes:
        """`update` as a frame. Spectators mostly lack the same: theirs is made once. `links`: of the chain of plays since
        `base`."""
        asked = (now, base, taken)
        frame = self._frames.get(asked)
        if frame is None:
            if len(self._frames) >= KEPT:
                # Whoever asks again and again at one version meets another clock each time.
                self._frames.clear()
            frame = self._frames[asked] = codec.pack(self.update(now, base, taken, links))
        return frame

    def update(self, now: Now, base: int, taken: int, links: bytes = b"") -> Update:
        """What somebody lacks who holds version `base` (0: everything)."""
        run, waiting_for, clock = now
        sections = self.sections
        gone: tuple[str, ...] = ()
        cues: tuple[tuple[SeatCue, ...], ...] = ()
        if 0 < base <= self.version:
            sections = {name: body for name, body in sections.items() if self._stamp[name] > base}
            gone = tuple([name for name, at in self._gone.items() if at > base])
            cues = self._cues_since(base)
        else:
            # Nothing of an unknown past can be built upon.
            base = 0
        return Update(run, base, self.version, sections, gone, waiting_for, cues, self.hash, clock, taken, links)
