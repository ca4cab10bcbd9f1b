"""What a client does for the others at its table, should the host be gone: it keeps the sealed match, knows where the
others are reached, and follows to another host. `failover/election.py` decides; this is what the host and the shell tell of it.
"""

from __future__ import annotations

import msgspec

from net.client import events as e
from net.client.state import RETRY, ClientState
from net.protocol import messages as m

AT_ONCE = 16
"""Receipts in a word to the host: a frame that it reads as it is."""


class Standby(ClientState):
    """Copies kept, neighbours known, a host that leaves."""

    def _lock_share(self, message: m.LockShare) -> list[e.Event]:
        if self.opening is None or message.match != self.opening.match or self.key not in message.holders:
            return []
        self.kept.take_lock(message)
        self.send(m.Holds(message.lock, len(self.kept.pieces)))
        return []

    def _handed(self, message: m.Handed) -> list[e.Event]:
        """Shares were given, says the host; who gave them has signed for it."""
        self._mind_receipts()
        for receipt in message.receipts:
            self.receipts.hear(receipt)
        return []

    def _mind_receipts(self) -> None:
        """Receipts of our match; the host is told of those it may lack."""
        if self.opening is not None:
            self.receipts.begin(self.opening.match)
        if self.heads is not None:
            self.receipts.people = self.heads.people
            if self.kept.keeper:
                self.receipts.people = {self.kept.holders[-1]: self.kept.keeper, **self.heads.people}
        found = self.receipts.receipts
        if found and self.state == "in" and self._receipts_said != (self.host_key, len(found)):
            self._receipts_said = self.host_key, len(found)
            for first in range(0, len(found), AT_ONCE):
                self.send(m.Handed(self.receipts.match, found[first : first + AT_ONCE]))

    def _copy(self, message: m.Copy) -> list[e.Event]:
        if not self.kept.take(message):
            self._want_pieces()
        elif message.lock == self.kept.lock:
            # What is too much for us we say we have: nobody need send it for ever.
            told = message.first + len(message.bodies)
            if not message.update:
                # What comes with an update is acknowledged with it.
                self.send(m.Holds(message.lock, told if self.kept.full else len(self.kept.pieces)))
        return []

    def _want_pieces(self) -> None:
        if self._now - self._wanted_pieces >= RETRY:
            self._wanted_pieces = self._now
            self.send(m.Holds(self.kept.lock, len(self.kept.pieces)))

    def _neighbours(self, message: m.Neighbours) -> list[e.Event]:
        # A host that has just taken over knows few of them yet: what the last one told still holds.
        known = {key: where for key, where in self.neighbours.items() if key in self.kept.holders}
        told = {key: (address, port) for key, address, port in message.people if key != self.key}
        self.neighbours = {**known, **told}
        self.kept.before = message.before
        return []

    def reached_at(self, key: str, address: str, port: int) -> None:
        """Another player's client says itself where it is."""
        if key in self.kept.holders and key != self.key and address and port:
            self.neighbours[key] = (address, port)

    def _moved(self, message: m.Moved) -> list[e.Event]:
        # Who sits at this host's table goes where it says: it could as well close it. The shell follows.
        self.sent_on = message
        return []

    def _notice(self, message: m.Notice) -> list[e.Event]:
        if message.code == "host_leaves":
            self.host_left, self._left_at = True, self._now
        return [e.Noticed(message.code, message.nouns)]

    def reachable_at(self, port: int) -> None:
        """The other players' clients may reach ours at `port`."""
        self.reach = port
        if self.state == "in":
            self.send(m.Reach(port))

    def goes_on(self, who: str, invite: str, proofs: tuple[tuple[bytes, bytes], ...]) -> None:
        """Tell the host that we leave where the match goes on, and why it should believe us."""
        if proofs and self.state == "in":
            self.send(m.GoesOn(who, invite, proofs))

    def moved_to(self, host_key: str) -> list[e.Event]:
        """The table is another host's now, which the other players vouch for. The shell connects to it. Its door is the same:
        who has a seat need prove nothing, who watches shows the passphrase again."""
        self.host_key = host_key
        self.sent_on = None
        self._sure = True
        self._halves.clear()
        if self.seat >= 0:
            self._hello = msgspec.structs.replace(self._hello, proves="")
            self._secret = ""
        self._out.clear()
        return self._become("away")
