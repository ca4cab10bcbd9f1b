"""Recordings of formats 2 to 6, read as if they had been made today.

They hold frames of a wire that told an update in three forms: in full, as a *row*, or as a *brief*, whose fields were deflated
with the match's primer and the view that it builds on as the dictionary. Cues were rows of values, whose kinds and nouns
stood in numbered *shapes*. Nothing else knows these forms, and nothing writes them any more.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from game.engine.cues import SeatCue
from game.engine.views import joined
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.records import SeatCommitment

_WINDOW = 15
"""Bits of the window that a brief was deflated with, at the most."""
_HASH = 8
"""Bytes of the view's hash, in front of a row's and a brief's body."""
_VIEWS = 64
"""Views that briefs may build on: a host kept no more than 12."""

_Shape = tuple[int, str, tuple[str, ...], str]
"""Number, kind, names of the nouns, rule id."""


class _Opening(msgspec.Struct, frozen=True, array_like=True, tag="opening"):
    match: str
    run: int
    round: int
    title: str
    content: str
    seat: int
    options: dict[str, Any]
    kinds: tuple[str, ...]
    names: tuple[str, ...]
    host: bytes = b""
    commitments: tuple[SeatCommitment, ...] = ()
    verifiable: bool = True
    primer: bytes = b""
    shapes: tuple[_Shape, ...] = ()


class _Update(msgspec.Struct, frozen=True, array_like=True, tag="update"):
    run: int
    base: int
    version: int
    sections: dict[str, msgspec.Raw]
    gone: tuple[str, ...]
    waiting_for: tuple[int, ...] | None
    cues: tuple[msgspec.Raw, ...]
    hash: bytes
    clock: int | None = None
    taken: int = 0
    shapes: tuple[_Shape, ...] = ()
    lock: int = 0
    first: int = 0
    pieces: tuple[bytes, ...] = ()
    links: bytes = b""


class _Row(msgspec.Struct, frozen=True, array_like=True, tag="r"):
    run: int
    base: int
    body: bytes


class _Brief(msgspec.Struct, frozen=True, array_like=True, tag="b"):
    run: int
    base: int
    body: bytes


class _Told(msgspec.Struct, frozen=True, array_like=True):
    """The body of a row or a brief, behind its hash."""

    taken: int
    clock: int | None
    waiting_for: tuple[int, ...] | None
    sections: dict[str, msgspec.Raw]
    cues: tuple[msgspec.Raw, ...]
    more: int = 0
    """Plays since the base but the last."""
    gone: tuple[str, ...] = ()
    shapes: tuple[_Shape, ...] = ()
    links: bytes = b""


_TAGS = (b"\xa7opening", b"\xa6update", b"\xa1r", b"\xa1b")
_OLD = msgspec.msgpack.Decoder(_Opening | _Update | _Row | _Brief)
_TOLD = msgspec.msgpack.Decoder(_Told)
_CUES = msgspec.msgpack.Decoder(list[list[Any]])


class OldFrames:
    """Reads the frames of one recording, in their order: each builds on those before."""

    def __init__(self) -> None:
        self._run: int | None = None
        self._primer = b""
        self._shapes: dict[int, _Shape] = {}
        self._views: dict[int, dict[str, msgspec.Raw]] = {}
        """Version -> the sections of the view, oldest first."""

    def read(self, frame: bytes) -> m.FromHost | None:
        """What the host said in this frame, in today's form; None for an update upon a view that is not known.

        Raises BadFrame, or ValueError (msgspec's among them).
        """
        frame = codec.inflate(frame)
        if not frame.startswith(_TAGS, 3 if frame[:1] == b"\xdc" else 1):
            return codec.read_from_host(frame)
        message = _OLD.decode(frame)
        if isinstance(message, _Opening):
            return self._opening(message)
        if isinstance(message, _Update):
            return self._update(message)
        body = message.body[_HASH:]
        if isinstance(message, _Brief):
            view = self._views.get(message.base) if message.base else {}
            if view is None:
                return None
            body = _inflated(body, self._primer + (joined(view) if view else b""))
        told = _TOLD.decode(body)
        return self._update(
            _Update(
                message.run, message.base, message.base + 1 + told.more, told.sections, told.gone, told.waiting_for,
                told.cues, message.body[:_HASH], told.clock, told.taken, told.shapes, links=told.links,
            )
        )  # fmt: skip

    def _opening(self, told: _Opening) -> m.Opening:
        if told.run != self._run:
            # Another run of the host numbers its shapes anew, and may have lost the last plays.
            self._run, self._views = told.run, {}
            self._shapes = {shape[0]: shape for shape in told.shapes}
        self._primer = told.primer
        return m.Opening(
            told.match, told.run, told.round, told.title, told.content, told.seat, told.options, told.kinds, told.names,
            told.host, told.commitments, told.verifiable,
        )  # fmt: skip

    def _update(self, told: _Update) -> m.Update | None:
        view = self._views.get(told.base) if told.base else {}
        if view is not None:
            view = {name: body for name, body in {**view, **told.sections}.items() if name not in told.gone}
            self._views[told.version] = view
            if len(self._views) > _VIEWS:
                del self._views[next(iter(self._views))]
        self._shapes |= {shape[0]: shape for shape in told.shapes}
        cues = tuple([self._cues(packed) for packed in told.cues])
        return m.Update(told.run, told.base, told.version, told.sections, told.gone, told.waiting_for, cues, told.hash,
                        told.clock, told.taken, told.links)  # fmt: skip

    def _cues(self, packed: msgspec.Raw) -> tuple[SeatCue, ...]:
        """The cues of one version; one of no known shape is left out."""
        found = []
        beat = 0
        for number, since, *values in _CUES.decode(packed):
            beat += since
            shape = self._shapes.get(number)
            if shape is not None and len(shape[2]) == len(values):
                found.append(SeatCue(shape[1], beat, dict(zip(shape[2], values)), shape[3]))
        return tuple(found)


def _inflated(body: bytes, dictionary: bytes) -> bytes:
    unpack = zlib.decompressobj(-_WINDOW, dictionary)
    try:
        found = unpack.decompress(body, codec.UNPACKED)
    except zlib.error as error:
        raise codec.BadFrame(str(error)) from None
    if not unpack.eof:
        raise codec.BadFrame("cut short, or more than we unpack")
    return found
