"""What libzmq tells of a socket's connections: made, lost, refused.

`zmq.utils.monitor` reads the same, but takes all of asyncio along: a seventh of what a host needs to start.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

import zmq


class Happened(NamedTuple):
    """One event of a connection."""

    event: int
    """One of `zmq.EVENT_*`."""
    value: int
    """Its file descriptor, or an error number."""


def next_event(monitor: zmq.Socket[bytes]) -> Happened:
    """Take the next event from a monitor's socket. Raises zmq.Again where nothing has happened."""
    facts, _ = monitor.recv_multipart(zmq.NOBLOCK)
    return Happened(*struct.unpack("=hi", facts))
