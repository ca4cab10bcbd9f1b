"""Socket options that both ends share. These bring a client back about a second after a ten-second cut; the defaults
take three to six."""

from __future__ import annotations

import zmq

from net.protocol.codec import CLIENT_READS

QUEUE = 1000
"""Frames waiting for one peer. Who cannot keep up is dropped and rejoins: a queue without bounds is memory without
bounds, and old news."""


def prepare(socket: zmq.Socket[bytes]) -> None:
    """Options before bind or connect."""
    socket.linger = 0
    socket.setsockopt(zmq.HEARTBEAT_IVL, 500)
    socket.setsockopt(zmq.HEARTBEAT_TIMEOUT, 1500)
    socket.setsockopt(zmq.HEARTBEAT_TTL, 3000)
    socket.setsockopt(zmq.CONNECT_TIMEOUT, 700)
    socket.setsockopt(zmq.RECONNECT_IVL, 100)
    socket.setsockopt(zmq.RECONNECT_IVL_MAX, 500)
    socket.setsockopt(zmq.MAXMSGSIZE, CLIENT_READS)
    socket.setsockopt(zmq.HANDSHAKE_IVL, 2000)
    socket.setsockopt(zmq.SNDHWM, QUEUE)
    socket.setsockopt(zmq.RCVHWM, QUEUE)
    socket.setsockopt(zmq.SNDTIMEO, 0)
    socket.setsockopt(zmq.IPV6, 1)
