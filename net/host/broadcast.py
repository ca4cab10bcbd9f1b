"""The host's core, first layer: what a table holds, and how it tells people of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from net.fairness.account import parts
from net.fairness.comparison import HostComparison
from net.fairness.heads import EVERY
from net.host.handshake import Handshake
from net.host.lobby import Lobby
from net.host.lobby_types import Member, Seat, checked_options
from net.host.match_runner import MatchRunner, NotSaved
from net.host.rate_limit import Talk
from net.host.setup import Setup
from net.protocol import codec, sanitize
from net.protocol import messages as m
from net.protocol.security import Entropy
from net.protocol.sync import Now
from net.storage.store import Kept, KeptSeat, KeptTable, Store

log = logging.getLogger("net.host")

Out = list[tuple[str, bytes]]
"""(peer, frame), in the order to be sent."""
AGAIN = 1.0
"""An update that is not acknowledged by then is sent once more, at the next ping."""


class Broadcaster:
    """A table's state, and everything that goes out."""

    def __init__(self, setup: Setup, keeper: Store, entropy: Entropy, kept: Kept | None):
        self.setup = setup
        self.lobby = Lobby(setup.title, entropy, setup.owner, setup.house)
        self.lobby.options = checked_options(setup.title, setup.options)
        self.lobby.seats = [Seat() for _ in range(setup.seats)]
        self.running: MatchRunner | None = None
        self.door = Handshake(setup, self.lobby, entropy)
        self.talk = Talk()
        self.cut: list[str] = []
        """Peers to be disconnected; the shell empties it."""
        self.banned: set[str] = set()
        """Those among them that are not let in again for a while."""
        self.closed = False
        self.match_id = entropy(6).hex() if kept is None else kept.begun.match
        """Of the match that is played, or comes next."""
        self._keeper = keeper
        self._entropy = entropy
        self._out: Out = []
        self.hand_over: Callable[[Out], None] | None = None
        """Takes the frames of an update as they are made, where a shell has set it: whoever is told first need not wait for
        the others' frames. What is handed over is not returned."""
        self._lobby_told = -1
        self._reveal_by: float | None = None
        self._waiting = ""
        self._secret = b""
        self._commitment = b""
        self._promises: m.Commitments | None = None
        self._comparison = HostComparison()
        self._chain_heads: dict[int, m.ChainHead] = {}
        """What was told of the chain of plays in this run, by version."""
        self._heads: dict[str, m.SignedHead] = {}
        """The newest signed head of each player; only passed on."""
        self._compares = kept is None
        """Players compare keys. Those of a match that is resumed have done so, with words that this host cannot make again."""
        self._kept_table: KeptTable | None = None
        self._gathered = True
        """A table that was taken over from a lost host plays on only when a majority of its players has come to it."""
        self._news: tuple[str, ...] = ()
        """What everybody who comes back to a table that was started again is told."""

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of the match, as plain values."""
        if self.running is None or self.running.result is None:
            return None
        found: dict[str, Any] = msgspec.to_builtins(self.running.result)
        return found

    def _tell_match(self, person: Member, run: int, version: int, now: float) -> None:
        """The match from `version` of `run` on (0: from nothing)."""
        running = self.running
        if running is None or self.lobby.phase not in ("playing", "over"):
            return
        begun = running.begun
        seat = self.lobby.seat_of(person.key)
        self._send(
            person.key,
            m.Opening(
                begun.match, running.run, begun.round, begun.title, begun.content, seat, begun.options, begun.kinds,
                begun.names, begun.host_commitment, begun.commitments, begun.verifiable,
            ),
        )  # fmt: skip
        person.run = running.run
        person.acked = person.told = version if run == running.run and version <= running.version else 0
        self._update(person, now)
        if running.over:
            self._tell_log(person)

    def _update(self, person: Member, now: float) -> None:
        running = self.running
        if running is None:
            return
        if person.run != running.run:
            self._tell_match(person, 0, 0, now)
            return
        self._send_update(person, self.lobby.seat_of(person.key), running, running.now(now), now)

    def _update_all(self, now: float) -> None:
        """An update to everybody who is here: what they share is looked up once."""
        running = self.running
        if running is None:
            return
        shared, lobby, hand_over = running.now(now), self.lobby, self.hand_over
        for person, seat in self._audience():
            if person.run == running.run:
                self._send_update(person, seat, running, shared, now)
            else:
                self._tell_match(person, 0, 0, now)
            if hand_over is not None and lobby.number == self._lobby_told:
                # A changed lobby is written down before anything is sent.
                out, self._out = self._out, []
                hand_over(out)

    def _send_update(self, person: Member, seat: int, running: MatchRunner, shared: Now, now: float) -> None:
        key, view = person.key, running.view(seat)
        person.sent = now
        riding = self._riding(person, running.version)
        links = running.chain.told_from(person.told)
        self._out.append((key, view.frame(shared, person.told, running.taken.get(key, 0), riding, links)))
        person.told = view.version
        if view.version > person.newest:
            person.newest = view.version

    def _not_come(self, person: Member) -> None:
        """What was sent to `person` after what it holds is lost."""
        person.told = person.acked

    def _audience(self) -> Sequence[tuple[Member, int]]:
        """Whom to tell of a play, each with the seat it sees, in the order of telling."""
        lobby = self.lobby
        return [(person, lobby.seat_of(person.key)) for person in lobby.people.values() if person.here]

    def _riding(self, person: Member, version: int) -> m.Riding | None:
        """What else goes in the update of `person` to `version`."""
        return None

    def _extend_chain(self) -> None:
        """Tell everybody where the chain of plays stands, wherever it has come to a version at which they sign it."""
        running = self.running
        if running is None:
            return
        begun, chain = running.begun, running.chain
        for version in range(max(self._chain_heads, default=0) + 1, chain.version + 1):
            last = running.over and version == chain.version
            if (version % EVERY == 0 or last) and version not in self._chain_heads:
                told = m.ChainHead(begun.match, running.run, version, chain.head_at(version) or b"")
                self._chain_heads[version] = told
                self._send_all(told)

    def _tell_chain(self, person: Member) -> None:
        """All that was told of the chain, to somebody who comes (back)."""
        self._extend_chain()
        for told in (*self._chain_heads.values(), *self._heads.values()):
            self._send(person.key, told)

    def _tell_log(self, person: Member) -> None:
        """The whole match, for checking and for the history; once for each who is there."""
        running = self.running
        if running is None or person.logged or not person.here:
            return
        person.logged = True
        self._tell_chain(person)
        pieces = parts(running.account(running.begun.host_key or self.setup.key))
        for number, body in enumerate(pieces):
            self._send(person.key, m.Journal(running.begun.match, number, len(pieces), body))

    def _trouble(self, error: Exception) -> None:
        code = trouble_code(error)
        if code == "not_saved" and self._waiting != "disk":
            self._waiting = "disk"
            self.lobby.number += 1
        self._notice(code)

    def _notice(self, code: str, **nouns: Any) -> None:
        self._send_all(m.Notice(code, nouns))

    def _sorry(self, peer: str, code: str, text: str = "", fatal: bool = False) -> None:
        self._send(peer, m.Sorry(code, sanitize.line(text, 400), fatal))
        if fatal:
            self.cut.append(peer)
            if code in ("too_fast", "kicked"):
                self.banned.add(peer)
            log.info("%s is sent away: %s", peer[:8], code)

    def _send(self, peer: str, message: m.Message) -> None:
        self._out.append((peer, codec.pack(message)))

    def _send_all(self, message: m.Message) -> None:
        frame = codec.pack(message)
        self._out += [(key, frame) for key, person in self.lobby.people.items() if person.here]

    def _flush(self, now: float) -> Out:
        """What is to be sent; a changed lobby goes to everybody, and to the journal, before it."""
        lobby = self.lobby
        if lobby.number != self._lobby_told:
            self._keep_table()
            message = lobby.message(self._commitment, self._waiting)
            self._lobby_told = lobby.number
            self._send_all(message)
            if self._invite_to_compare():
                self._send_all(self._comparison.message())
        out, self._out = self._out, []
        return out

    def _invite_to_compare(self) -> bool:
        """Let the seated people compare their keys anew if they are others than before; return whether they are."""
        people = (seat.owner for seat in self.lobby.seats if seat.kind == "human")
        return self._compares and self._comparison.invite(people)

    def _as_kept(self) -> KeptTable:
        lobby = self.lobby
        return KeptTable(
            lobby.owner,
            lobby.house.table,
            self.setup.code,
            tuple(
                KeptSeat(s.kind, s.owner, s.name, s.colour, s.portrait, s.level, s.ticket, s.crown) for s in lobby.seats
            ),
            lobby.house.spectators,
            lobby.house.dropped,
            lobby.house.timers,
            lobby.house.passphrase,
            tuple(sorted(lobby.kicked)),
            self.setup.address,
            self.setup.port,
            self._gathered,
            lobby.house.lost,
            for_two=lobby.house.for_two,
            keeper=lobby.keeper,
        )

    def _keep_table(self) -> None:
        if self.running is None:
            return
        kept = self._as_kept()
        if kept == self._kept_table:
            return
        try:
            self._keeper.table(kept)
            self._kept_table = kept
        except OSError as error:
            log.error("the table's seats are not saved: %s", error)


def trouble_code(error: Exception) -> str:
    return "not_saved" if isinstance(error, NotSaved) else "fault"
