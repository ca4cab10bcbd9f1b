"""The client's shell: a DEALER socket round one `Client`. Made for a frame loop: `poll()` never waits unless asked to.

peer = ClientConnection(parse("gobsmack://..."), identity.load(), Introduction("Inés"))
while ...:
    for event in peer.poll():
        ...
    peer.client.play(choice)
"""

from __future__ import annotations

import contextlib
import os
import queue
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import zmq
from msgspec.structs import replace

from game import titles
from game.engine.rules import Rules
from net.client import events as e
from net.client.client import Client
from net.client.host_locator import HostLocator
from net.client.introduction import Credentials, Introduction
from net.failover.coordinator import Caught, Coordinator, HostAgain, News
from net.failover.election import Follow
from net.failover.host_query import Place
from net.fairness import account as fair
from net.fairness.signing import signer_of
from net.lan.addresses import with_interface
from net.lan.invite import Invite, parse
from net.lan.resolve import Resolver
from net.lan.sockets import prepare
from net.lan.zmq_monitor import next_event
from net.protocol import sanitize
from net.protocol.messages import Proof
from net.protocol.records import Receipt
from net.protocol.security import passphrase as cleaned
from net.storage import compared_keys
from net.storage.identity import Identity
from net.storage.match_memory import MatchMemory

if TYPE_CHECKING:
    from net.client.passage import Passage

TICK = 0.2
"""Seconds between looks at the clock."""
AT_ONCE = 100
"""Frames handled in one poll: a backlog must not stall the picture."""
MUTE = 2.5
"""Seconds without a greeting after which the next of several tables of one code is tried."""
WORRIED = 3.0
"""Seconds without a connection after which the screen says so."""


def _passage(invite: Invite) -> Passage:
    """A way through the doorway of `invite`. It runs on asyncio, which nobody else needs and which takes long to import."""
    from net.client.passage import Passage

    return Passage(invite)


class ClientConnection:
    """One client at one table, on the wire."""

    def __init__(
        self,
        invite: Invite,
        identity: Identity,
        introduction: Introduction,
        *,
        passphrase: str = "",
        rules: Callable[[str], Rules] = titles.rules,
        content: Callable[[str], str] = titles.content_hash,
        check: bool = True,
        host_again: HostAgain | None = None,
        patience: float | None = None,
    ) -> None:
        """`check`: verify the match when it is over (on a thread). `host_again`: how this machine starts a host, should
        the players' choice fall on it when theirs has been gone for `patience` seconds, None: as the house has it (None: it
        does not). Raises NameTooLong."""
        # Now, and not when a table was found: whoever asked to join is told at once.
        sanitize.check_name(introduction.name)
        self.invite = invite
        self.identity = identity
        self.client: Client | None = None
        """The core: what is known of the table. None until the host's key is known."""
        self.record: Callable[[bytes, bool], None] | None = None
        """Set it to `Recorder().take` to keep a recording."""
        self._introduction, self._ticket = introduction, invite.ticket
        # A bot of the host's machine is ended with its match: nobody starts it again.
        self._memory = MatchMemory(identity.public) if introduction.role == "player" else None
        self._passphrase = cleaned(passphrase)
        self._rules, self._content, self._check = rules, content, check
        self._context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
        self._socket: zmq.Socket[bytes] | None = None
        self._monitor: zmq.Socket[bytes] | None = None
        self._passage: Passage | None = None
        self._poller = zmq.Poller()
        self._ticked = 0.0
        self._since = time.monotonic()
        self._worried = False
        self._later: queue.SimpleQueue[e.Event] = queue.SimpleQueue()
        self._finding: Resolver | None = None
        self._together = Coordinator(identity, host_again, patience) if introduction.role != "bot" else None
        self._seeker = HostLocator()
        self._others: list[Invite] = []
        if invite.key:
            self._connect(invite, sure=True)
        else:
            self._finding = Resolver(invite)

    # ------------------------------------------------------------------ the frame loop's call

    def poll(self, timeout: float = 0.0) -> list[e.Event]:
        """Send what is queued, take in what has come. Waits up to `timeout` seconds for something to come."""
        now = time.monotonic()
        out: list[e.Event] = []
        if self._finding is not None:
            out += self._found(timeout)
        client = self.client
        if client is None or self._socket is None:
            return out
        self._send(client)
        if timeout > 0 and self._later.empty():
            self._poller.poll(int(1000 * min(timeout, TICK)))
            now = time.monotonic()
        out += self._watch(client, now)
        out += self._receive(client)
        if now - self._ticked >= TICK:
            self._ticked = now
            out += client.tick(now)
            out += self._worry(client, now)
            self._seek(client, now)
        self._send(client)
        if self._together is not None:
            at = Place(client.host_key, self.invite.host, self.invite.port)
            for found in self._together.poll(client, at, now):
                if isinstance(found, Place):
                    self._seeker.hint(self.invite, found.address, found.port)
                else:
                    out += self._follow(client, found)
            for news in self._together.take_news():
                out += _told_by_others(client, news)
        moved = client.standby.take_moved()
        if moved is not None:
            # Our own host says where the match goes on.
            out += self._follow(client, Follow(moved.invite, moved.who))
        while not self._later.empty():
            out.append(self._later.get())
        for event in out:
            if (
                type(event) is e.Opened
                and self._check
                and (agreed := client.agreement.comparison.agreed) is not None
                and agreed.proven
            ):
                compared_keys.keep(event.opening.match, agreed)
            if type(event) is e.AccountGiven and self._check:
                self._audit(client, event.account)
        return self._next_host(out)

    def clock_left(self) -> float | None:
        """Seconds left of the clock."""
        return None if self.client is None else self.client.clock_left(time.monotonic())

    def close(self) -> None:
        """Say good-bye and hang up. A seat in a running match is kept."""
        if self.client is not None and self._socket is not None:
            self.client.commands.leave()
            self._send(self.client)
        if self._together is not None:
            self._together.close()
        self._seeker.close()
        self._hang_up(linger=200)
        if self._memory is not None:
            self._memory.close()
        self._context.term()
        if self._passage is not None:  # what was still to be said has gone that way
            self._passage.close()

    # ------------------------------------------------------------------ wire

    def _connect(self, invite: Invite, sure: bool) -> None:
        proves: Proof = "passphrase" if self._passphrase else "code" if invite.code else ""
        self.client = Client(
            self.identity.public,
            invite.key,
            self._introduction,
            os.urandom,
            self._content,
            credentials=Credentials(proves, self._passphrase or invite.code, self._ticket),
            sure=sure,
            signer=signer_of(self.identity.secret),
        )
        self.client.frames.record = self._recorded
        self.client.frames.memory = self._memory
        self.client.agreement.recall = compared_keys.find
        self._dial(invite)

    def _dial(self, invite: Invite) -> None:
        """A socket to the host of `invite`, for the client that we have."""
        self.invite = invite
        dealer = self._context.socket(zmq.DEALER)
        prepare(dealer)
        # Nothing is queued for a host that is not there: what was meant for then is not meant for later.
        dealer.setsockopt(zmq.IMMEDIATE, 1)
        dealer.curve_serverkey = invite.key.encode()
        dealer.curve_publickey = self.identity.public.encode()
        dealer.curve_secretkey = self.identity.secret.encode()
        self._monitor = dealer.get_monitor_socket()
        self._passage = _passage(invite) if invite.door else None
        here = replace(invite, host=with_interface(invite.host))
        dealer.connect(here.endpoint if self._passage is None else self._passage.endpoint)
        self._socket = dealer
        self._poller.register(dealer, zmq.POLLIN)
        self._poller.register(self._monitor, zmq.POLLIN)
        self._since = time.monotonic()

    def _seek(self, client: Client, now: float) -> None:
        """A host that is silent may have another address by now."""
        if client.state != "away":
            self._seeker.found()
            return
        place = self._seeker.look(self.invite, now)
        if place is not None:
            self._hang_up()
            self._dial(place)

    def _follow(self, client: Client, follow: Follow) -> list[e.Event]:
        """The table is on another machine now. A host that we leave behind is told, so that it can tell others."""
        try:
            invite = parse(follow.invite)
        except ValueError:
            return []
        if not invite.key or invite == self.invite or client.state == "closed":
            return []
        # The code is not for everybody who asks the way.
        client.standby.goes_on(follow.who, replace(invite, code="", ticket="").text(), follow.proofs)
        self._send(client)
        self._hang_up(linger=200)
        self._worried = False
        out = client.moved_to(invite.key)
        self._dial(invite)
        return [*out, e.Moved(follow.who)]

    @property
    def movable(self) -> bool:
        """Whether the match could go on without its host."""
        return self._together is not None and self._together.able

    def _recorded(self, frame: bytes, mine: bool) -> None:
        if self.record is not None:
            self.record(frame, mine)

    def _hang_up(self, linger: int = 0) -> None:
        if self._socket is None or self._monitor is None:
            return
        self._poller.unregister(self._socket)
        self._poller.unregister(self._monitor)
        with contextlib.suppress(zmq.ZMQError):
            self._socket.disable_monitor()
        self._monitor.close(linger=0)
        self._socket.close(linger=linger)
        self._socket = self._monitor = None
        if self._passage is not None and not linger:
            self._passage.close()

    def _send(self, client: Client) -> None:
        if self._socket is None:
            return
        for frame in client.take_outgoing():
            # A full queue is a host that is gone; the client says it all again when it is back.
            with contextlib.suppress(zmq.Again):
                self._socket.send(frame, zmq.NOBLOCK)

    def _receive(self, client: Client) -> list[e.Event]:
        out: list[e.Event] = []
        for _ in range(AT_ONCE):
            if self._socket is None:
                break
            try:
                frame = self._socket.recv(zmq.NOBLOCK)
            except zmq.Again:
                break
            out += client.receive(frame, time.monotonic())
            self._send(client)
        return out

    def _watch(self, client: Client, now: float) -> list[e.Event]:
        """What the socket's monitor tells: a connection made again behind our back must be greeted anew, and a wrong
        key would be silence otherwise."""
        out: list[e.Event] = []
        while self._monitor is not None and self._monitor.poll(0):
            seen = next_event(self._monitor).event
            if seen == zmq.EVENT_HANDSHAKE_SUCCEEDED:
                self._worried = False
                out += client.connected(now)
                self._ticked = now
            elif seen == zmq.EVENT_DISCONNECTED:
                if client.state != "away":
                    self._since = now
                out += client.disconnected(now)
            elif seen in (zmq.EVENT_HANDSHAKE_FAILED_PROTOCOL, zmq.EVENT_HANDSHAKE_FAILED_NO_DETAIL):
                # A passage that leads nowhere says nothing of the table.
                if self._passage is None or self._passage.is_led:
                    out += self._worry(client, now, "other_key")
            elif seen == zmq.EVENT_HANDSHAKE_FAILED_AUTH:
                out += self._worry(client, now, "refused")
        return out

    def _worry(self, client: Client, now: float, code: str = "") -> list[e.Event]:
        if self._worried or client.state != "away" or not (code or now - self._since > WORRIED):
            return []
        self._worried = True
        return [e.Unreachable(code or "no_answer")]

    # ------------------------------------------------------------------ finding the host

    def _found(self, timeout: float) -> list[e.Event]:
        finding = self._finding
        assert finding is not None
        if not finding.done and timeout > 0:
            time.sleep(min(timeout, 0.05))
        if not finding.done:
            return []
        self._finding = None
        if finding.error or not finding.invites:
            return [e.Unreachable(finding.error or "not_found")]
        self._others = finding.invites
        # A key that a stranger's port or an announcement named is proven by the code, if we have one.
        self._connect(self._others.pop(0), sure=False)
        return []

    def _next_host(self, out: list[e.Event]) -> list[e.Event]:
        """Two codes may have the same figure: the next one, if this one was not it."""
        if not self._others or self.client is None:
            return out
        wrong = any(type(event) is e.Closed and event.code in ("wrong_secret", "not_proven") for event in out)
        mute = self.client.state not in ("in", "closed") and self.client.greeting is None and self._mute_since()
        if not wrong and not mute:
            return out
        if mute:
            # Whoever announced it may never answer, or be slow: it comes last.
            self._others.append(self.invite)
        self._hang_up()
        self._connect(self._others.pop(0), sure=False)
        return [event for event in out if not isinstance(event, e.Closed | e.Connection)]

    def _mute_since(self) -> bool:
        return time.monotonic() - self._since > MUTE

    # ------------------------------------------------------------------ checking the match

    def _audit(self, client: Client, account: fair.Account) -> None:
        shown, opening = client.held.shown, client.opening
        if shown is None or opening is None:
            return

        def work() -> None:
            try:
                verdict = fair.audit(self._rules(opening.title), self._content(opening.title), account, shown)
            except Exception as error:  # whatever a host may send, the player is told, not the program ended
                verdict = fair.Verdict("false", "error", text=f"{type(error).__name__}: {error}"[:200])
            self._later.put(e.Checked(verdict))

        threading.Thread(target=work, name="audit", daemon=True).start()


def _told_by_others(client: Client, news: News) -> list[e.Event]:
    """What the other players' clients said, not the host."""
    if isinstance(news, Receipt):
        return [e.ShareGiven(news.giver, news.to, news.at)]
    if isinstance(news, Caught):
        return [e.Caught(*news)]
    # Whoever says it, it is signed: a head that the host withheld may come by way of anybody.
    return client.heads.hear(news)
