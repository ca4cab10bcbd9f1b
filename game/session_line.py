"""The thread on which a window's connection lives, so that neither a slow frame nor a dragged window title ever makes us
miss a heartbeat, and no socket ever makes a frame wait.

`ClientLine` does the same without sockets for tests: the client's core and whatever carries its frames.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from game.engine.match import Result
from game.scenes.feed import Update
from net import events as e
from net import messages as m
from net.client import Client

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.session import Wanted

Kind = Literal["play", "resign", "take_back"]


class Line(Protocol):
    """What a session needs of its connection. Nothing here waits."""

    @property
    def key(self) -> str: ...
    @property
    def greeting(self) -> m.Greeting | None: ...
    @property
    def welcome(self) -> m.Welcome | None: ...
    def poll(self) -> list[Any]:
        """What has happened: `net.events`, with `Updated` already made a `feed.Update`."""
        ...

    def send(self, message: m.Message) -> None: ...
    def play(self, choice: Any, kind: Kind) -> None: ...
    def close(self) -> None: ...


def shown(client: Client, event: e.Updated | e.ClockChanged, now: float) -> Update | None:
    """The client's view as the table scene wants it; None before the first."""
    if client.version == 0:
        return None
    view = client.view()
    result = msgspec.convert(view["result"], Result) if "result" in view else None
    cues = event.cues if isinstance(event, e.Updated) else ()
    return Update(client.version, view, cues, client.ask, client.clock_left(now), None, result)


def translated(client: Client, events: list[e.Event], now: float) -> list[Any]:
    """The core's events for the session. Of several updates in one breath each keeps its cues; all show the newest view."""
    out: list[Any] = []
    for event in events:
        if isinstance(event, e.Updated | e.ClockChanged):
            update = shown(client, event, now)
            if update is not None:
                out.append(update)
        else:
            out.append(event)
    return out


def played(client: Client, choice: Any, kind: Kind) -> None:
    """Answer the ask; what comes too late is dropped here (the next update shows why)."""
    verb = {"play": lambda: client.play(choice), "resign": client.resign, "take_back": client.take_back}[kind]
    try:
        verb()
    except ValueError:
        return
