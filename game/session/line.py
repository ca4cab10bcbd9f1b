"""The thread on which a window's connection lives, so that neither a slow frame nor a dragged window title ever makes us
miss a heartbeat, and no socket ever makes a frame wait.
"""

from __future__ import annotations

import logging
import os
import queue
import threading
import time
from typing import TYPE_CHECKING, Protocol

import msgspec

from game import titles
from game.engine.match import Result
from game.engine.spaces import Plain
from game.session.context import Program
from game.session.plays import Answer, Kind, PlayQueue
from game.session.records import Settled, Wanted
from game.tabletop.feed import Update
from game.version import software
from net.client import events as e
from net.client.client import Client
from net.client.introduction import Introduction
from net.protocol import messages as m
from net.protocol.sanitize import NameTooLong

if TYPE_CHECKING:
    from game.session.host_process import HostProcess
    from net.client.connection import ClientConnection
    from net.lan.invite import Invite
    from net.storage.identity import Identity

log = logging.getLogger("game.session")

BREATH = 0.012
"""Seconds the thread listens at a time; a wish waits no longer than that."""
GOODBYE = 0.6


SessionEvent = e.Event | Update | Settled
"""What a session hears: of `net.client.events`, `Updated` and `ClockChanged` are made an `Update` already."""


class Line(Protocol):
    """What a session needs of its connection. Nothing here waits."""

    @property
    def key(self) -> str: ...
    @property
    def greeting(self) -> m.Greeting | None: ...
    @property
    def welcome(self) -> m.Welcome | None: ...
    @property
    def movable(self) -> bool:
        """Whether the match could go on without its host, on another player's machine."""
        ...

    @property
    def host(self) -> HostProcess | None:
        """The host that runs here since the players' choice fell on this machine."""
        ...

    @property
    def way_back(self) -> str:
        """The invite to the table's host, wherever that is now; "" while it is not known."""
        ...

    def poll(self) -> list[SessionEvent]:
        """What has happened."""
        ...

    def send(self, message: m.Message) -> None: ...
    def play(self, choice: Plain, kind: Kind) -> None: ...
    def close(self) -> None: ...


def to_update(client: Client, event: e.Updated | e.ClockChanged, now: float) -> Update | None:
    """The client's view as the table scene wants it; None before the first."""
    if client.version == 0:
        return None
    view = client.view()
    result = msgspec.convert(view["result"], Result) if "result" in view else None
    assert client.opening is not None
    cues = titles.read_cues(client.opening.title, event.cues if isinstance(event, e.Updated) else ())
    return Update(client.version, view, cues, client.ask, client.clock_left(now), None, result)


def to_session_events(client: Client, events: list[e.Event], now: float) -> list[SessionEvent]:
    """The core's events for the session. Of several updates in one breath each keeps its cues; all show the newest view."""
    out: list[SessionEvent] = []
    for event in events:
        if isinstance(event, e.Updated | e.ClockChanged):
            update = to_update(client, event, now)
            if update is not None:
                out.append(update)
        else:
            out.append(event)
    return out


def own_key() -> str:
    """The public key of whoever plays here: it gets the host's powers at our own tables. Raises OSError."""
    from net.storage import identity

    return identity.load(profile()).public


def profile() -> str:
    """Which of this machine's keys plays here: a second window wants one of its own (GOBSMACK_PROFILE)."""
    return os.environ.get("GOBSMACK_PROFILE") or "default"


def open_line(context: Program, wanted: Wanted, address: str) -> Line:
    """Go to a table. Raises ValueError for what is no invite, OSError when our key cannot be used."""
    from net.lan.invite import parse
    from net.storage import identity, private_text

    private_text.hide(wanted.passphrase)
    you = context.settings.options.get("you", {})
    introduction = Introduction(
        wanted.name,
        role="watcher" if wanted.watch else "player",
        software=software(),
        colour=wanted.colour or str(you.get("colour", "")),
        portrait=wanted.portrait or str(you.get("portrait", "")),
        crown=context.settings.crown,
    )
    return PeerLine(
        parse(address), identity.load(wanted.profile or profile()), introduction, wanted.passphrase, wanted.beside
    )


class PeerLine:
    """A `net.client.connection.ClientConnection` on a thread of its own."""

    def __init__(
        self, invite: Invite, identity: Identity, introduction: Introduction, passphrase: str = "", beside: bool = False
    ) -> None:
        self.key = identity.public
        self._beside = beside
        self.greeting: m.Greeting | None = None
        self.welcome: m.Welcome | None = None
        self.movable = False
        self.way_back = ""
        self._led_by: Invite | None = None
        self.host: HostProcess | None = None
        self._events: queue.SimpleQueue[list[SessionEvent]] = queue.SimpleQueue()
        """What came in one breath stays together."""
        self._wishes: queue.SimpleQueue[m.Message | Answer] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._plays = PlayQueue()
        self._thread = threading.Thread(
            target=self._work, args=(invite, identity, introduction, passphrase), name="line", daemon=True
        )
        self._thread.start()

    # the frame's side

    def poll(self) -> list[SessionEvent]:
        found: list[SessionEvent] = []
        while True:
            try:
                found.extend(self._events.get_nowait())
            except queue.Empty:
                return found

    def send(self, message: m.Message) -> None:
        self._wishes.put(message)

    def play(self, choice: Plain, kind: Kind) -> None:
        self._wishes.put(Answer(choice, kind))

    def close(self) -> None:
        """Say good-bye on the thread; nobody waits for it but the program's end, and that not for long."""
        self._closing.set()
        if self._thread is not threading.current_thread():
            self._thread.join(GOODBYE)

    # the thread's side

    def _work(self, invite: Invite, identity: Identity, introduction: Introduction, passphrase: str) -> None:
        from net.client.connection import ClientConnection
        from net.storage.recording import Recorder

        try:
            again = None if self._beside else self._host_again
            peer = ClientConnection(
                invite, identity, introduction, passphrase=passphrase, host_again=again, check=not self._beside
            )
        except NameTooLong as error:
            self._events.put([e.Closed("long_name", str(error.letters))])
            return
        except (OSError, ValueError) as error:
            self._events.put([e.Closed("no_answer", str(error))])
            return
        recorder = Recorder()
        if not self._beside:
            peer.record = recorder.take
        try:
            while not self._closing.is_set():
                self._wish(peer)
                events = peer.poll(BREATH)
                self.movable = peer.movable
                self._note_way(peer)
                client = peer.client
                if client is None:
                    if events:
                        self._events.put(list(events))
                    continue
                self.greeting, self.welcome = client.greeting, client.welcome
                found = [*self._plays.take_settled(client), *to_session_events(client, events, time.monotonic())]
                if found:
                    self._events.put(found)
        except Exception as error:  # whatever breaks there, the window must hear of it
            log.exception("the connection's thread ended")
            self._events.put([e.Closed("other", f"{type(error).__name__}: {error}")])
        finally:
            recorder.close()
            peer.close()

    def _note_way(self, peer: ClientConnection) -> None:
        """The host may be elsewhere by now."""
        if peer.invite is not self._led_by and peer.invite.key:
            self._led_by = peer.invite
            self.way_back = peer.invite.text()

    def _host_again(self, match: str, address: str) -> str:
        """Our host's is gone, and ours is to go on: the invite to it. Raises OSError. On a thread of its own."""
        from game.session.host_process import resume_match

        self.host, invite = resume_match(match, self.key, address.startswith("127."), self._closing)
        return invite

    def _wish(self, peer: ClientConnection) -> None:
        client = peer.client
        while client is not None:
            try:
                wish = self._wishes.get_nowait()
            except queue.Empty:
                break
            if isinstance(wish, Answer):
                self._plays.add(wish)
            else:
                client.send(wish)
        if client is not None:
            self._plays.send_next(client)
