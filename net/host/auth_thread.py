"""Who answers strangers: a thread for the two things that happen before anybody is at the table.

Handshakes (ZAP) and the greeting port are rare; the table waits for plays. Were one thread to wait for all three, every
play would pay for two sockets that have nothing to say.
"""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import socket
import threading
import time

import zmq

from net.host.connections import Connections
from net.host.pulse import Pulse
from net.lan.key_service import KeyService
from net.lan.zmq_auth import Zap
from net.lan.zmq_monitor import next_event

log = logging.getLogger("net.host")


class AuthThread:
    """Takes over `zap`, `greeter` and the `monitor` that tells of connections: only its thread touches their sockets."""

    def __init__(
        self,
        zap: Zap,
        greeter: KeyService,
        pulse: Pulse,
        monitor: zmq.Socket[bytes] | None = None,
        connections: Connections | None = None,
    ) -> None:
        self._zap, self._greeter, self._pulse = zap, greeter, pulse
        self._monitor, self._connections = monitor, connections
        self._bell, self._ring = socket.socketpair()
        self._next: queue.SimpleQueue[KeyService] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="porter", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        poller = zmq.Poller()
        for source in (self._zap.socket, self._greeter.socket, self._bell):
            poller.register(source, zmq.POLLIN)
        if self._monitor is not None:
            poller.register(self._monitor, zmq.POLLIN)
        while True:
            try:
                ready = dict(poller.poll())
                if self._bell.fileno() in ready:
                    if self._bell.recv(1) != b"+":
                        break
                    poller.unregister(self._greeter.socket)
                    self._greeter.close()
                    self._greeter = self._next.get()
                    poller.register(self._greeter.socket, zmq.POLLIN)
                    continue
                if self._monitor is not None and self._monitor in ready:
                    self._count()
                if self._zap.socket in ready:
                    self._zap.answer(time.monotonic())
                if self._greeter.socket.fileno() in ready and not self._greet():
                    # No descriptor for them: they stay in the queue, and must not keep this thread busy.
                    time.sleep(0.05)
            except zmq.ContextTerminated:
                break
            except (zmq.ZMQError, OSError) as error:
                # A stranger's trouble is no reason to stop letting others in.
                log.warning("at the door: %s", error)
                time.sleep(0.1)
        self._zap.close()
        self._greeter.close()
        self._bell.close()
        if self._monitor is not None:
            self._monitor.close(linger=0)

    def _greet(self) -> bool:
        # This thread runs on where the table's own hangs, and must not vouch for it.
        return self._greeter.answer(self._pulse.is_alive(time.monotonic()))

    def _count(self) -> None:
        """Who has come, who has gone: all that the monitor has to tell by now."""
        assert self._monitor is not None and self._connections is not None
        now = time.monotonic()
        with contextlib.suppress(zmq.Again):
            while True:
                seen = next_event(self._monitor)
                if seen.event == zmq.EVENT_ACCEPTED:
                    self._connections.accepted(seen.value, now)
                elif seen.event in (zmq.EVENT_DISCONNECTED, zmq.EVENT_CLOSED):
                    self._connections.gone(seen.value)
                elif seen.event == zmq.EVENT_ACCEPT_FAILED:
                    log.warning("a connection could not be accepted: %s", os.strerror(seen.value))
                    time.sleep(0.02)

    def move(self, greeter: KeyService) -> None:
        """From now on strangers ask here."""
        self._next.put(greeter)
        with contextlib.suppress(OSError):
            self._ring.send(b"+")

    def close(self) -> None:
        """Done; both sockets are closed when it returns."""
        with contextlib.suppress(OSError):
            self._ring.send(b"!")
        self._thread.join(timeout=2.0)
        self._ring.close()
