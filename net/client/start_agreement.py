"""How a client agrees to begin a match: it commits to a secret, compares keys with the other people, and reveals."""

from __future__ import annotations

from collections.abc import Callable

from net.client import events as e
from net.client.frame_log import FrameLog
from net.client.link import Link
from net.fairness.commitments import commitment
from net.fairness.comparison import Agreed, ClientComparison, seated_people
from net.fairness.signing import Signer
from net.protocol import messages as m
from net.protocol.records import SeatCommitment
from net.protocol.spoken_code import Entropy

RETRY_S = 1.0
"""Seconds after which what was not answered is said again."""


class StartAgreement:
    """My secret for the coming match, what was promised for it, and whose keys they are."""

    def __init__(self, link: Link, frames: FrameLog, key: str, signer: Signer, entropy: Entropy) -> None:
        self.comparison = ClientComparison(key, signer.verify_key, entropy)
        self.recall: Callable[[str], Agreed | None] = lambda match: None
        """The keys that were compared for a match before this program was started again; the shell knows."""
        self.promised: m.Commitments | None = None
        """All commitments to the coming match, as the host told them."""
        self._link = link
        self._frames = frames
        self._key = key
        self._verify_key = signer.verify_key
        self._entropy = entropy
        self._secrets: dict[int, bytes] = {}
        """Round -> my secret; of the present round alone."""
        self._committed = (b"", 0.0)
        """The commitment that was said last, and when."""
        self._compared_at = 0.0
        self._is_seated = False
        """I had a seat in the lobby from which the next match starts."""

    def greets(self) -> None:
        """A connection begins: what was said on another one may be lost."""
        self._committed = (b"", 0.0)

    # Secrets

    def lobby_changed(self, lobby: m.Lobby) -> None:
        """The lobby is another one: note whether I am seated in it, and commit."""
        if lobby.phase in ("lobby", "starting"):
            self._is_seated = any(seat.who == self._key for seat in lobby.seats)
        self.commit(lobby)

    def commit(self, lobby: m.Lobby | None) -> None:
        """Commit to a secret for the coming match, if I am seated and the table does not have it yet."""
        if lobby is None or lobby.phase != "lobby":
            return
        seat = next((seat for seat in lobby.seats if seat.who == self._key), None)
        if seat is None:
            return
        if lobby.round not in self._secrets:
            self._secrets = {lobby.round: self._entropy(32)}
        mine = commitment(self._secrets[lobby.round], self._key, lobby.round, self._verify_key)
        # Lobbies come in quick succession; one word is enough, until it may have been lost.
        said_for, at = self._committed
        if seat.commitment != mine and (said_for != mine or self._link.now - at >= RETRY_S):
            self._committed = mine, self._link.now
            self._link.send(m.Commit(lobby.round, mine, self._verify_key))

    def reveal(self, message: m.Commitments, lobby: m.Lobby | None) -> list[e.Event]:
        """All have committed: reveal my secret, if mine is among theirs and the people are those I compared keys with."""
        secret = self._secrets.get(message.round)
        if secret is None or lobby is None:
            return []
        mine = SeatCommitment(
            self._key, commitment(secret, self._key, message.round, self._verify_key), self._verify_key
        )
        if mine not in message.seats or message.terms is None:
            return []
        if not self._is_compared(message.seats, lobby):
            return [e.Told("not_now", "the host starts with people whose keys were not compared")]
        promised = self.promised
        if promised is not None and promised.round == message.round and promised != message:
            # Another set of promises for the same match: with my secret known, that would be a choice of seeds.
            return [e.Told("not_now", "the host changed its commitments")]
        self.promised = message
        reveal = m.Reveal(message.round, secret)
        # On disk before it is out: a client that is started again must be able to check what it agreed to.
        self._frames.remember(message.terms.match, message, False)
        self._frames.remember(message.terms.match, reveal, True)
        self._link.send(reveal)
        self._frames.said(reveal)
        return []

    def agreed_on(self, match: str) -> tuple[m.Commitments, bytes | None] | None:
        """Return what was promised for `match` and my secret for it; None if nothing was."""
        promised = self.promised
        if promised is None or promised.terms is None or promised.terms.match != match:
            return None
        return promised, self._secrets.get(promised.round)

    def take_seated(self) -> bool:
        """Return whether I had a seat when the match began. Asked once for each match."""
        seated, self._is_seated = self._is_seated, False
        return seated

    # Keys

    def _is_compared(self, seats: tuple[SeatCommitment, ...], lobby: m.Lobby) -> bool:
        """Whether the people who are about to play are those for whom my three words speak."""
        people = seated_people(lobby)
        if len(people) < 2 or self._key not in people:
            return True
        agreed = self.comparison.agreed
        if agreed is None or self.words(lobby) is None:
            return False
        seated = {seat.key: seat.verify_key for seat in seats}
        return all(seated.get(key) == verify_key for key, verify_key in agreed.keys.items())

    def words(self, lobby: m.Lobby | None) -> tuple[str, str, str] | None:
        """Return the three words that speak for the people who are seated now; None while there are none, or nobody to compare
        with."""
        return None if lobby is None else self.comparison.words_for(seated_people(lobby))

    def compare(self, message: m.Comparison, host_key: str) -> list[e.Event]:
        """Take part in a round of the comparison."""
        before = self.comparison.agreed
        self._compared_at = self._link.now
        for word in self.comparison.hear(message, host_key, self._link.now):
            self._link.send(word)
        agreed = self.comparison.agreed
        return [e.Compared(agreed)] if agreed is not None and agreed is not before else []

    def recall_keys(self, match: str) -> list[e.Event]:
        """This program was started again in mid-match: what was compared for it then still holds."""
        if self.comparison.agreed is not None:
            return []
        self.comparison.agreed = self.recall(match)
        return [e.Compared(self.comparison.agreed)] if self.comparison.agreed is not None else []

    def repeat(self, lobby: m.Lobby | None) -> None:
        """Say again what may have been lost."""
        self.commit(lobby)
        if self._link.now - self._compared_at >= RETRY_S:
            self._compared_at = self._link.now
            for word in self.comparison.repeat(self._link.now):
                self._link.send(word)
