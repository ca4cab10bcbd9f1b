"""What the parts of a client are tested with: a link that is open, an opening, and what went out."""

from __future__ import annotations

from typing import Any

import msgspec

from net.client.link import Link
from net.protocol import codec
from net.protocol import messages as m
from tests.net.world import key

ALICE = key("alice")


def link_in() -> Link:
    link = Link()
    link.now, link.state = 100.0, "in"
    return link


def sent(link: Link) -> list[Any]:
    return [codec.read_to_host(frame) for frame in link.take()]


def opening(seat: int = 0, **fields: Any) -> m.Opening:
    told = m.Opening("match", 1, 1, "tricks", "content", seat, {}, ("human", "human"), ("alice", "bob"), b"h" * 32)
    return msgspec.structs.replace(told, **fields)
