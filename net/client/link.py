"""The client's end of its connection: how far it has come in, what time it is, and the frames to be sent."""

from __future__ import annotations

from net.client import events as e
from net.protocol import codec
from net.protocol import messages as m


class Link:
    """Shared by the parts of one client; nobody else sends."""

    def __init__(self) -> None:
        self.state: e.State = "away"
        self.now = 0.0
        """The time of the present call, as the shell told it."""
        self._out: list[bytes] = []

    @property
    def is_open(self) -> bool:
        """Whether there is a connection to speak on."""
        return self.state not in ("away", "closed")

    @property
    def is_in(self) -> bool:
        """Whether the host has let us in."""
        return self.state == "in"

    def become(self, state: e.State) -> list[e.Event]:
        """Change the state; return what there is to tell of it."""
        if state == self.state:
            return []
        self.state = state
        return [e.Connection(state)]

    def send(self, message: m.Message) -> None:
        """Queue a message. Nothing is queued for later: what was said while cut off has lost its meaning (plays are kept apart
        and sent again)."""
        if self.is_open:
            self._out.append(codec.pack(message))

    def drop_queued(self) -> None:
        """What is queued was meant for a connection that is gone."""
        self._out.clear()

    def take(self) -> list[bytes]:
        """Return the frames to be sent, oldest first."""
        out, self._out = self._out, []
        return out
