"""How a table agrees to begin a match: everybody commits to a secret and compares keys, then all reveal, and the match's
chance is made of all secrets."""

from __future__ import annotations

import logging
from typing import Any

from net.fairness.commitments import commitment, seed_of
from net.fairness.comparison import HostComparison
from net.fairness.signing import VERIFY
from net.host.handshake import Handshake
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.outbox import Outbox
from net.host.room_events import Events, SecretsRevealed, StartWanted
from net.host.setup import Setup
from net.protocol import messages as m
from net.protocol.denied import Denied
from net.protocol.records import SeatCommitment, SeatSecret, Terms
from net.protocol.security import same
from net.protocol.spoken_code import Entropy
from net.storage.store import Begun

log = logging.getLogger("net.host")

AWAIT_S = 30.0
"""Seconds that a start which all have agreed to waits for them to come in anew, and for bots that are only being started."""
REVEAL_S = 5.0
"""Seconds for all clients to reveal their secrets."""


class StartAgreement:
    """The host's secret, what was promised for the coming match, and the comparison of keys."""

    def __init__(
        self, setup: Setup, lobby: Lobby, outbox: Outbox, door: Handshake, entropy: Entropy, resumed: Begun | None
    ) -> None:
        """`resumed` is the match with which the host is started again: the keys of its players were compared with words that
        this host cannot make again."""
        self.match_id = entropy(6).hex() if resumed is None else resumed.match
        """Of the match that is played, or comes next."""
        self.commitment = b"" if resumed is None else resumed.host_commitment
        """To the host's secret."""
        self.comparison = HostComparison()
        self.reveal_by: float | None = None
        """When all must have revealed; None: nobody is asked to."""
        self._setup = setup
        self._lobby = lobby
        self._outbox = outbox
        self._door = door
        self._entropy = entropy
        self._secret = b"" if resumed is None else resumed.host_secret
        self._promises: m.Commitments | None = None
        self._compares = resumed is None
        self._is_wanted = False
        """Begin was said before the last commitment came."""
        self._await_until = 0.0
        """Until when a wanted start waits for people and bots who are on their way."""

    # Secrets

    def renew(self) -> None:
        """Make a new secret; everybody has to commit to a new one too."""
        self._secret = self._entropy(32)
        self.commitment = commitment(self._secret, self._setup.key, self._lobby.round)
        for seat in self._lobby.seats:
            seat.commitment = seat.secret = seat.verify_key = b""

    def new_round(self) -> None:
        """The table is back in its lobby, for another match."""
        self.match_id = self._entropy(6).hex()
        self.renew()
        self._compares = True

    def call_off(self, code: str, **nouns: Any) -> None:
        """Back to the lobby with new secrets, for one that was revealed is used up; everybody hears why."""
        self._lobby.phase = "lobby"
        self._lobby.round += 1
        self.renew()
        self._lobby.unready()
        self._outbox.notice(code, **nouns)

    def commit(self, person: Member, message: m.Commit, now: float) -> Events:
        """A seated player commits to a secret. Raises Denied."""
        number = self._lobby.owned(person.key)
        if number < 0 or message.round != self._lobby.round or self._lobby.phase != "lobby":
            return ()
        if len(message.commitment) != 32 or len(message.verify_key) != VERIFY:
            raise Denied("malformed")
        seat = self._lobby.seats[number]
        if (seat.commitment, seat.verify_key) != (message.commitment, message.verify_key):
            if not seat.commitment:
                # Once a round: who thinks again and again makes a lobby for everybody each time.
                self._door.thank(person.key)
            seat.commitment, seat.verify_key = message.commitment, message.verify_key
            self._lobby.number += 1
        return () if self._lobby.owner else (StartWanted(),)

    def reveal(self, person: Member, message: m.Reveal, now: float) -> Events:
        """A seated player reveals the secret. Raises Denied."""
        lobby = self._lobby
        number = lobby.owned(person.key)
        if number < 0 or lobby.phase != "starting" or message.round != lobby.round:
            return ()
        seat = lobby.seats[number]
        if not same(commitment(message.secret, person.key, lobby.round, seat.verify_key), seat.commitment):
            raise Denied("wrong_secret", "the secret is not the one committed to")
        if not seat.secret:
            self._door.thank(person.key)
        seat.secret = message.secret
        return (SecretsRevealed(),) if all(seat.secret for seat in lobby.seats) else ()

    # Keys

    def invite_to_compare(self) -> None:
        """Let the seated people compare their keys anew if they are others than before."""
        people = (seat.owner for seat in self._lobby.seats if seat.kind == "human")
        if self._compares and self.comparison.invite(people):
            self._outbox.send_all(self.comparison.message())

    def compare_commit(self, person: Member, message: m.CompareCommit, now: float) -> Events:
        """A player commits to a nonce for the words that are compared."""
        return self._compared(person, self.comparison.commit(person.key, message))

    def compare_reveal(self, person: Member, message: m.CompareReveal, now: float) -> Events:
        """A player reveals that nonce."""
        return self._compared(person, self.comparison.reveal(person.key, message))

    def _compared(self, person: Member, is_news: bool) -> Events:
        """Tell everybody where the comparison stands; whoever only repeats a word may have missed it, and is told alone."""
        if not is_news:
            self._outbox.send(person.key, self.comparison.message())
            return ()
        self._outbox.send_all(self.comparison.message())
        return () if self._lobby.owner else (StartWanted(),)

    def welcome(self, key: str) -> None:
        """Tell somebody who came in where the comparison stands."""
        if self.comparison.number:
            self._outbox.send(key, self.comparison.message())

    def repeat(self, key: str) -> None:
        """Say again to somebody what may have been lost."""
        if self._lobby.phase == "starting" and self._promises is not None:
            self._outbox.send(key, self._promises)
        if not self.comparison.is_done:
            self._outbox.send(key, self.comparison.message())

    # The start

    def try_start(self, now: float) -> None:
        """Ask everybody to reveal, if everybody is there, ready and committed."""
        lobby = self._lobby
        if lobby.phase != "lobby" or lobby.missing():
            return
        self.invite_to_compare()
        if not all(seat.commitment for seat in lobby.seats) or not self.comparison.is_done:
            # Commitments and nonces come by themselves a moment after they are asked for; the start waits for them.
            lobby.waiting = "ready"
            self._is_wanted = True
            return
        self._is_wanted = False
        lobby.phase = "starting"
        lobby.number += 1
        lobby.waiting = ""
        self.reveal_by = now + REVEAL_S
        for seat in lobby.seats:
            seat.secret = b""
        self._promises = m.Commitments(lobby.round, self.commitment, self._seat_commitments(), self._terms())
        self._outbox.send_all(self._promises)

    def await_all(self, now: float) -> None:
        """Everybody has agreed to begin, and some are still coming in."""
        self._is_wanted, self._await_until = True, now + AWAIT_S
        self.mind_start(now)

    def mind_start(self, now: float) -> None:
        """Go on with a start that waits for commitments, or forget it when somebody is not there or not ready any more, for
        then it must be said again."""
        if not self._is_wanted:
            return
        missing = self._lobby.missing()
        if self._lobby.phase == "lobby" and missing == "seats" and now < self._await_until:
            return
        if self._lobby.phase != "lobby" or missing:
            self._is_wanted = False
            self._lobby.waiting = "" if self._lobby.waiting == "ready" else self._lobby.waiting
        else:
            self.try_start(now)

    def tick(self, now: float) -> None:
        """Call the start off if somebody has not revealed in time."""
        if self._lobby.phase == "starting" and self.reveal_by is not None and now >= self.reveal_by:
            self.reveal_by = None
            silent = [seat.name for seat in self._lobby.seats if not seat.secret]
            log.warning("no start: %s did not reveal", ", ".join(silent))
            self.call_off("no_reveal", names=silent)

    def begin(self) -> Begun:
        """Return the match that all have agreed to: its chance is made of everybody's secrets."""
        self.reveal_by = None
        setup, lobby, terms = self._setup, self._lobby, self._terms()
        secrets = tuple(SeatSecret(seat.owner, seat.secret, seat.verify_key) for seat in lobby.seats)
        return Begun(
            terms.match,
            lobby.round,
            terms.title,
            terms.content,
            setup.rules.version,
            terms.options,
            terms.kinds,
            tuple(seat.name for seat in lobby.seats),
            seed_of(self._secret, secrets) if setup.seed is None else setup.seed,
            self._secret,
            self.commitment,
            secrets,
            self._seat_commitments(),
            setup.seed is None,
            setup.key,
            setup.own,
        )

    def _seat_commitments(self) -> tuple[SeatCommitment, ...]:
        return tuple(SeatCommitment(seat.owner, seat.commitment, seat.verify_key) for seat in self._lobby.seats)

    def _terms(self) -> Terms:
        setup, lobby = self._setup, self._lobby
        kinds = tuple("bot" if seat.kind == "bot" else "human" for seat in lobby.seats)
        return Terms(self.match_id, setup.title.id, setup.content, dict(lobby.options), kinds)
