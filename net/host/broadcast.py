"""What each client lacks of the match, and how it is told: openings, updates, the log at the end."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from net.failover.host_failover import HostFailover
from net.fairness.account import parts
from net.host.head_relay import HeadRelay
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.match_runner import MatchRunner
from net.host.outbox import Out, Outbox
from net.protocol import messages as m
from net.protocol.sync import Now

log = logging.getLogger("net.host")

AGAIN_S = 1.0
"""An update that is not acknowledged by then is sent once more, at the next ping."""


@dataclass
class Receiver:
    """What one client is known to hold."""

    run: int = 0
    """The run of the host whose versions it acknowledges."""
    acked: int = 0
    """The version that it is known to hold."""
    told: int = 0
    """The version that it was sent last. What was sent on a connection comes, in order, or the connection is gone and it says
    hello again: so updates build on this one, and acknowledgements have time."""
    newest: int = 0
    """The highest version that its connection was sent."""
    sent_at: float = 0.0
    """When the last update went out."""
    logged: bool = False
    """Whether it was sent the log of the finished match."""


class Broadcaster:
    """Tells everybody at a table of its match."""

    def __init__(
        self, lobby: Lobby, outbox: Outbox, heads: HeadRelay, failover: HostFailover | None, host_key: str
    ) -> None:
        """`failover` has the players' copies of the match come with their updates; None: nobody keeps any."""
        self._lobby = lobby
        self._outbox = outbox
        self._heads = heads
        self._failover = failover
        self._host_key = host_key
        self._receivers: dict[str, Receiver] = {}

    def receiver(self, key: str) -> Receiver:
        """Return what the client of `key` is known to hold."""
        return self._receivers.setdefault(key, Receiver())

    # Events of the table

    def enter(self, key: str) -> None:
        """`key` came in: what it holds, it says itself."""
        self._receivers[key] = Receiver()
        for gone in self._receivers.keys() - self._lobby.people.keys():
            del self._receivers[gone]

    def new_round(self) -> None:
        """Nobody holds anything of the next match."""
        self._receivers.clear()

    def match_begins(self, running: MatchRunner, now: float) -> None:
        """Tell everybody who is here of a new match; the others hear of it when they come in."""
        for person in [person for person in self._lobby.people.values() if person.here]:
            self.tell_match(person, running, now)

    def match_over(self, running: MatchRunner) -> None:
        """Give everybody the log."""
        for person in self._lobby.people.values():
            self._tell_log(person, running)

    # The match

    def tell_match(self, person: Member, running: MatchRunner, now: float, run: int = 0, version: int = 0) -> None:
        """Tell somebody of the match from `version` of `run` on; 0: from nothing."""
        begun, key, receiver = running.begun, person.key, self.receiver(person.key)
        if self._failover is not None:
            self._failover.opening_sent(key, running.run)
        self._outbox.send(
            key,
            m.Opening(
                begun.match, running.run, begun.round, begun.title, begun.content, self._lobby.seat_of(key), begun.options,
                begun.kinds, begun.names, begun.host_commitment, begun.commitments, begun.verifiable, begun.own,
            ),
        )  # fmt: skip
        receiver.run = running.run
        receiver.acked = receiver.told = version if run == running.run and version <= running.version else 0
        self._send_update(key, self._lobby.seat_of(key), running, running.now(now), now)
        if running.over:
            self._tell_log(person, running)
        if self._failover is not None:
            self._failover.tell(key, begun.match)

    def tell_match_anew(self, person: Member, running: MatchRunner, now: float) -> None:
        """Tell somebody of the match from nothing, and give them its log again."""
        self.receiver(person.key).logged = False
        self.tell_match(person, running, now)

    def update(self, person: Member, running: MatchRunner, now: float) -> None:
        """Send somebody what they lack."""
        if self.receiver(person.key).run != running.run:
            self.tell_match(person, running, now)
            return
        self._send_update(person.key, self._lobby.seat_of(person.key), running, running.now(now), now)

    def update_all(self, running: MatchRunner, now: float, hand_over: Callable[[Out], None] | None) -> None:
        """Send everybody who is here what they lack; what they share is looked up once. `hand_over` takes the frames of each
        as they are made: whoever is told first need not wait for the others' frames. None: they are queued."""
        shared, people = running.now(now), self._lobby.people
        keys = [key for key, person in people.items() if person.here]
        for key in keys if self._failover is None else self._failover.rank(keys):
            if self.receiver(key).run == running.run:
                self._send_update(key, self._lobby.seat_of(key), running, shared, now)
            else:
                self.tell_match(people[key], running, now)
            if hand_over is not None:
                hand_over(self._outbox.take())

    def _send_update(self, key: str, seat: int, running: MatchRunner, shared: Now, now: float) -> None:
        receiver, view = self.receiver(key), running.view(seat)
        receiver.sent_at = now
        links = running.chain.told_from(receiver.told)
        frame = view.frame(shared, receiver.told, running.taken.get(key, 0), links)
        if self._failover is not None:
            frame = self._failover.carry(key, view.version, view.version > receiver.newest, frame)
        self._outbox.send_frame(key, frame)
        receiver.told = view.version
        receiver.newest = max(receiver.newest, view.version)

    def _not_come(self, key: str) -> None:
        """What was sent to `key` after what it holds is lost."""
        receiver = self.receiver(key)
        receiver.told = receiver.acked
        if self._failover is not None:
            self._failover.lost(key)

    def _tell_log(self, person: Member, running: MatchRunner) -> None:
        """The whole match, for checking and for the history; once for each who is there."""
        receiver = self.receiver(person.key)
        if receiver.logged or not person.here:
            return
        receiver.logged = True
        self._heads.tell(person.key, running)
        pieces = parts(running.account(running.begun.host_key or self._host_key))
        for number, body in enumerate(pieces):
            self._outbox.send(person.key, m.Journal(running.begun.match, number, len(pieces), body))

    # What clients say of it

    def seen(self, person: Member, message: m.Seen, running: MatchRunner) -> None:
        """Somebody acknowledges what has come."""
        receiver = self.receiver(person.key)
        if message.run == running.run and receiver.acked < message.version <= running.version:
            # Not free: an honest client says it a few times a second, and every new version could be said apart.
            receiver.acked = message.version
            if self._failover is not None:
                self._failover.seen(person.key, message.version)

    def again(self, person: Member, message: m.Again, running: MatchRunner, now: float) -> None:
        """Somebody lacks something, or holds another view than we sent."""
        receiver = self.receiver(person.key)
        if not message.mine and 0 < message.version <= running.version and receiver.run == running.run:
            receiver.acked = message.version
            self._not_come(person.key)
            self.update(person, running, now)
            if running.over:
                receiver.logged = False
                self._tell_log(person, running)
            return
        view = running.view(self._lobby.seat_of(person.key))
        if message.mine and message.version == view.version:
            log.error(
                "%s has another view of seat %d at version %d: %s, ours %s",
                person.key[:8], view.seat, view.version, message.mine.hex(), view.hash.hex(),
            )  # fmt: skip
        self.tell_match_anew(person, running, now)

    def is_current(self, key: str, running: MatchRunner) -> bool:
        """Return whether `key` has acknowledged every update."""
        receiver = self.receiver(key)
        return receiver.run == running.run and receiver.acked >= running.version

    def repeat(self, person: Member, running: MatchRunner, now: float) -> None:
        """Send somebody who pings what may have been lost: it says what it holds before it pings."""
        receiver = self.receiver(person.key)
        if now - receiver.sent_at < AGAIN_S or self.is_current(person.key, running):
            return
        if receiver.acked == 0:
            self.tell_match(person, running, now)
        else:
            self._not_come(person.key)
            self.update(person, running, now)
