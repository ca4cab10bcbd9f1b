"""Who answers strangers: a thread for the two things that happen before anybody is at the table.

Handshakes (ZAP) and the greeting port are rare; the table waits for plays. Were one thread to wait for all three, every
play would pay for two sockets that have nothing to say.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import socket
import threading
import time

import zmq

from net.greeter import Greeter
from net.zap import Zap

log = logging.getLogger("net.host")


class Porter:
    """Takes over `zap` and `greeter`: from here on only its thread touches their sockets."""

    def __init__(self, zap: Zap, greeter: Greeter) -> None:
        self._zap, self._greeter = zap, greeter
        self._bell, self._ring = socket.socketpair()
        self._next: queue.SimpleQueue[Greeter] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="porter", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        poller = zmq.Poller()
        for source in (self._zap.socket, self._greeter.socket, self._bell):
            poller.register(source, zmq.POLLIN)
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
                if self._zap.socket in ready:
                    self._zap.answer(time.monotonic())
                if self._greeter.socket.fileno() in ready:
                    self._greeter.answer()
            except zmq.ContextTerminated:
                break
            except (zmq.ZMQError, OSError) as error:
                # A stranger's trouble is no reason to stop letting others in.
                log.warning("at the door: %s", error)
                time.sleep(0.1)
        self._zap.close()
        self._greeter.close()
        self._bell.close()

    def move(self, greeter: Greeter) -> None:
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
