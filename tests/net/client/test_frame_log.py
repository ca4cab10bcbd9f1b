"""What is recorded, and what is kept on disk."""

from __future__ import annotations

from net.client.frame_log import FrameLog
from net.protocol import codec
from net.protocol import messages as m


def test_what_a_recording_needs_is_recorded_and_what_the_audit_needs_is_kept() -> None:
    log, recorded, kept = FrameLog(), [], []

    class Shelf:
        def append(self, match: str, frame: bytes, mine: bool) -> None:
            kept.append((match, frame, mine))

        def load(self, match: str) -> list[tuple[bytes, bool]]:
            return [(frame, mine) for of, frame, mine in kept if of == match] + [(b"nonsense", True)]

    log.note("match", m.Bye(), True)
    assert log.load("match") == []
    log.record, log.memory = lambda frame, mine: recorded.append((frame, mine)), Shelf()
    for message in (m.Pong(1), m.Chat("", "", "hello", 0)):
        log.heard(message, codec.pack(message))
    log.said(m.Say("hello"))
    log.remember("match", m.Refusal(1, 1, "x"), False)
    log.note("match", m.Bye(), True)
    assert [codec.read_from_host(frame) for frame, mine in recorded if not mine] == [m.Chat("", "", "hello", 0)]
    assert [codec.read_to_host(frame) for frame, mine in recorded if mine] == [m.Say("hello"), m.Bye()]
    assert log.load("match") == [m.Refusal(1, 1, "x"), m.Bye()], "what cannot be read is left out"
