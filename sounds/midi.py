"""Just enough of the Standard MIDI File format to hand a piece to FluidSynth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

TICKS = 480
"""Ticks to a beat."""


@dataclass(frozen=True)
class Note:
    start: float
    """In beats from the beginning of the piece."""
    length: float
    key: int
    velocity: int


@dataclass
class Part:
    """One instrument: its General MIDI programme, where it sits, what it plays."""

    programme: int
    channel: int
    pan: int = 64
    volume: int = 96
    reverb: int = 40
    notes: list[Note] = field(default_factory=list)
    model: str = ""
    """An instrument of our own (`instruments.MODELS`) that plays it instead of the soundfont's."""
    stem: str = "bed"
    """The layer of the mix that it belongs to: one of `notation.STEMS`."""


def _quantity(value: int) -> bytes:
    """A number in sevens of bits, the way MIDI counts time."""
    out = bytearray([value & 0x7F])
    while value := value >> 7:
        out.insert(0, 0x80 | value & 0x7F)
    return bytes(out)


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "big") + body


def _track(events: Iterable[tuple[int, bytes]], end: int) -> bytes:
    body, now = bytearray(), 0
    for tick, message in events:
        body += _quantity(tick - now) + message
        now = tick
    body += _quantity(max(0, end - now)) + b"\xff\x2f\x00"
    return _chunk(b"MTrk", bytes(body))


def struck_again(notes: Iterable[Note]) -> list[Note]:
    """End a note where its key is struck again, or its end would silence the new one."""
    out: list[Note] = []
    following: dict[int, float] = {}
    for note in sorted(notes, key=lambda n: n.start, reverse=True):
        until = following.get(note.key, note.start + note.length)
        out.append(replace(note, length=min(note.length, max(0.05, until - note.start))))
        following[note.key] = note.start
    return out


def _events(part: Part) -> list[tuple[int, bytes]]:
    channel = part.channel
    head = [bytes([0xC0 | channel, part.programme])]
    head += [bytes([0xB0 | channel, c, v]) for c, v in ((7, part.volume), (10, part.pan), (91, part.reverb), (93, 0))]
    timed: list[tuple[int, int, bytes]] = []
    for note in struck_again(part.notes):
        on = max(0, round(note.start * TICKS))
        off = max(on + 20, round((note.start + note.length) * TICKS) - 4)
        velocity = min(127, max(1, note.velocity))
        timed.append((on, 1, bytes([0x90 | channel, note.key, velocity])))
        timed.append((off, 0, bytes([0x80 | channel, note.key, 0])))
    timed.sort(key=lambda event: event[:2])
    return [(0, message) for message in head] + [(tick, message) for tick, _, message in timed]


def song(parts: Iterable[Part], bpm: float, beats: float) -> bytes:
    """A whole file. `beats` is how long it must last at least, with the tail."""
    tempo = round(60_000_000 / bpm)
    end = round(beats * TICKS)
    tracks = [_track([(0, b"\xff\x51\x03" + tempo.to_bytes(3, "big"))], end)]
    tracks += [_track(_events(part), end) for part in parts]
    header = (1).to_bytes(2, "big") + len(tracks).to_bytes(2, "big") + TICKS.to_bytes(2, "big")
    return _chunk(b"MThd", header) + b"".join(tracks)
