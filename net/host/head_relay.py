"""The chain of plays, as everybody is told of it: its heads now and then, and what the players sign of them."""

from __future__ import annotations

from net.fairness.heads import EVERY
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.match_runner import MatchRunner
from net.host.outbox import Outbox
from net.protocol import messages as m


class HeadRelay:
    """The heads of one match."""

    def __init__(self, lobby: Lobby, outbox: Outbox) -> None:
        self._lobby = lobby
        self._outbox = outbox
        self._told: dict[int, m.ChainHead] = {}
        """What was told of the chain in this run, by version."""
        self._signed: dict[str, m.SignedHead] = {}
        """The newest signed head of each player; only passed on."""

    def new_round(self) -> None:
        """Another match has another chain."""
        self._told, self._signed = {}, {}

    def extend(self, running: MatchRunner) -> None:
        """Tell everybody where the chain stands, wherever it has come to a version at which they sign it."""
        begun, chain = running.begun, running.chain
        for version in range(max(self._told, default=0) + 1, chain.version + 1):
            last = running.over and version == chain.version
            if version % EVERY == 0 or last:
                told = m.ChainHead(begun.match, running.run, version, chain.head_at(version) or b"")
                self._told[version] = told
                self._outbox.send_all(told)

    def tell(self, key: str, running: MatchRunner) -> None:
        """Tell somebody who comes (back) all that was told of the chain."""
        self.extend(running)
        for told in (*self._told.values(), *self._signed.values()):
            self._outbox.send(key, told)

    def pass_on(self, person: Member, message: m.SignedHead) -> None:
        """Pass a player's signed head on as it is, to its sender too: so that they know it was passed on."""
        if self._lobby.owned(person.key) < 0 or self._signed.get(person.key) == message:
            self._outbox.send(person.key, message)
            return
        self._signed[person.key] = message
        self._outbox.send_all(message)
