"""How the players of a match agree on a new host when theirs is gone. No sockets, no clock: like every core here.

1. Whoever has missed the host for `PATIENCE` says so to the other players every second (`Gone`).
2. When a majority says so, and has for `SETTLE`, each gives its share of the lock to one of them (`Give`): to the one
   that keeps most of the match, of equals to the first in seat order. One successor a term; if nothing comes of it
   within `GIVE_UP`, the next term is another's.
3. With a majority of shares the successor opens its copy, hosts the match, and calls the others (`Come`), with a token
   that only an opened lock gives. Nobody has seen a hidden card: what is opened goes to the new host's process, as it
   stood in the old one's.
4. Who misses the host, or whose host stands still because a majority is away (`safekeeping.py`), goes where it is
   called, and calls those who are not there yet. Of two successors of one lock the later term's is followed: neither
   plays on before a majority is together at its table, so there is one future only.
"""

from __future__ import annotations

import itertools
from typing import NamedTuple

import msgspec

from net import among
from net.copies import HeldCopy, opened
from net.sealing import FEWEST, BadSeal, fits, majority, secret_of, token_of
from net.storage.store import Kept

PATIENCE = 20.0
"""Seconds without the host after which the players go on without it."""
PATIENCES: dict[str, float] = {"soon": PATIENCE, "later": 60.0}
"""The same, as the house has it; where it says "never" nobody keeps a copy to go on with."""
SETTLE = 1.5
"""Seconds that a majority must have been there before anybody gives a share: time for all to show up."""
FRESH = 3.5
"""Seconds that a word counts."""
LEFT = 0.25
"""The same, of a host that said that it leaves; nobody waits for its own player, who is on the way out too."""
SETTLE_LEFT = 0.5
"""All were told so at once: they show up together."""
GIVE_UP = 15.0
"""Seconds that a successor has."""
REPEAT = 1.0
REMEMBERED = 8
"""Opened locks that are remembered."""


class Succeed(NamedTuple):
    """We are the new host: go on with `kept`, then tell `Mover.hosts` where."""

    kept: Kept


class Follow(NamedTuple):
    """The match goes on there."""

    invite: str
    who: str
    proofs: tuple[among.Opened, ...] = ()
    """Tokens of the locks that were opened on the way there."""


Outcome = Succeed | Follow


class _Future(NamedTuple):
    """Where the match went, and who is to know."""

    word: among.Come
    holders: tuple[str, ...]


class Mover:
    """One player's part in it."""

    def __init__(self, me: str, held: HeldCopy, can_host: bool = True, patience: float = PATIENCE) -> None:
        self.me = me
        self.held = held
        self.can_host = can_host
        self.patience = patience
        self.missed_at: float | None = None
        """Since when the host is missed."""
        self.successor = ""
        """Whom we gave our share."""
        self._out: list[tuple[str, bytes]] = []
        self._said = -REPEAT
        self._future: _Future | None = None
        self._leaver = ""
        """The player of a host that left."""
        self._lost = False
        """Whether our table does not go on."""
        self._proofs: tuple[among.Opened, ...] = ()
        """Locks of this match that were opened, with their tokens."""
        self._start_over(b"")

    def _start_over(self, lock: bytes) -> None:
        """Another lock, another past: no word counts any more."""
        self._lock = lock
        self._term = 0
        self._heard: dict[str, tuple[among.Gone, float]] = {}
        self._together: float | None = None
        self.successor, self._gave_at = "", 0.0
        self._shares: dict[int, bytes] = {}
        self._token = b""
        """Of the lock that we have opened, until our host listens."""

    # ------------------------------------------------------------------ what is so

    @property
    def able(self) -> bool:
        """Whether this match could go on elsewhere at all."""
        return len(self.held.holders) >= FEWEST and self.me in self.held.holders

    def left(self, now: float) -> float | None:
        """Seconds of patience left; None while the host is not missed."""
        return None if self.missed_at is None else max(0.0, self.missed_at + self.patience - now)

    def take_outgoing(self) -> list[tuple[str, bytes]]:
        """(key, frame) to be sent."""
        out, self._out = self._out, []
        return out

    # ------------------------------------------------------------------ time

    def tick(
        self, missing: bool, apart: bool, here: frozenset[str], now: float, left: bool = False, owner: str = ""
    ) -> list[Outcome]:
        """Time has come to `now`; the host is `missing`, or the players `here` are at its table, where so many are
        `apart` that it stands still; it said that it has `left`, and its own player is `owner`."""
        self._lost = missing or apart
        self._leaver = owner if left else ""
        settle = SETTLE_LEFT if left else SETTLE
        patience = min(self.patience, LEFT) if left else self.patience
        if self.held.lock != self._lock:
            self._start_over(self.held.lock)
        say = now - self._said >= REPEAT
        if say:
            self._said = now
            self._call_stragglers(here)
        if not self.able or not missing:
            self.missed_at = None
            self._together = None
            if not missing:
                # Who hears the host has no business with a share of what it seals.
                self._heard.clear()
                self._shares.clear()
                self.successor = ""
            return []
        if self.missed_at is None:
            self.missed_at = now
        if now - self.missed_at < patience or self._token:
            return []
        future = self._future
        if future is not None and future.word.lock == self._lock and self._term <= future.word.term:
            # We were called to a host that is not there: somebody else must.
            self._next_term(future.word.term + 1)
        if say or (left and self._together is None and now - self._said >= LEFT):
            self._said = now
            self._tell_all(among.Gone(*self._past(), len(self.held.pieces), self._willing))
        return self._agree(now, settle)

    @property
    def _willing(self) -> bool:
        return self.can_host and not self.held.full

    def _past(self) -> tuple[str, bytes, int]:
        return self.held.match, self._lock, self._term

    def _agree(self, now: float, settle: float) -> list[Outcome]:
        present = self._present(now)
        if len(present) < majority(len(self.held.holders)):
            self._together = None
            return []
        if self._together is None:
            self._together = now
        if now - self._together < settle:
            return []
        if self.successor and now - self._gave_at > GIVE_UP:
            self._next_term(self._term + 1)
        if not self.successor:
            self.successor, self._gave_at = self._best(present), now
            if not self.successor:
                return []
        if self.successor == self.me:
            self._shares[self.held.holders.index(self.me)] = self.held.share
            return self._open()
        if self._said == now or self._gave_at == now:
            self._tell(self.successor, among.Give(*self._past(), self.held.share))
        return []

    def _present(self, now: float) -> dict[str, tuple[int, bool]]:
        """Who misses the host with us -> (pieces, can host)."""
        found = {self.me: (len(self.held.pieces), self._willing)}
        for key, (gone, at) in self._heard.items():
            if now - at <= FRESH:
                found[key] = (gone.pieces, gone.can_host)
        return found

    def _best(self, present: dict[str, tuple[int, bool]]) -> str:
        """Whose turn it is in this term: the same for all who see the same players."""
        order = self.held.holders.index
        able = [key for key, (_, can_host) in present.items() if can_host]
        able = [key for key in able if key != self._leaver] or able
        able.sort(key=lambda key: (-present[key][0], order(key)))
        return able[self._term % len(able)] if able else ""

    def _next_term(self, term: int) -> None:
        self._term, self.successor = term, ""
        self._shares.clear()

    def _open(self) -> list[Outcome]:
        """Our copy, once enough shares are there. A false one among them must not stop the others."""
        wanted = majority(len(self.held.holders))
        if len(self._shares) < wanted:
            return []
        for places in itertools.combinations(sorted(self._shares), wanted):
            try:
                secret = secret_of({place: self._shares[place] for place in places}, self._lock)
                kept = opened(self.held.pieces, secret)
            except BadSeal:
                continue
            self._token = token_of(secret)
            return [Succeed(kept)]
        return []

    def hosts(self, invite: str) -> list[Outcome]:
        """Our new host listens at `invite` ("": it would not start, somebody else must)."""
        token, self._token = self._token, b""
        if not invite:
            self.can_host = False
            self._next_term(self._term + 1)
            return []
        return [self._go(among.Come(*self._past(), self.me, invite, token, self._proofs))]

    def _go(self, word: among.Come) -> Follow:
        # Patience begins anew: the new host is not missed before it could be found.
        self.missed_at = self._together = None
        self.successor = ""
        self._shares.clear()
        self._future = _Future(word, self.held.holders)
        known = dict((*self._proofs, *word.before, (word.lock, word.token)))
        self._proofs = tuple(known.items())[-REMEMBERED:]
        return Follow(word.invite, word.who, self._proofs)

    @property
    def future(self) -> among.Come | None:
        """Where the match went on, as we tell it to those who ask."""
        future = self._future
        if future is None or future.word.match != self.held.match:
            return None
        return msgspec.structs.replace(future.word, before=self._proofs)

    def _call_stragglers(self, here: frozenset[str]) -> None:
        """Those who are not at the new table are told where it is, for as long as it stands."""
        future = self._future
        if future is None:
            return
        if self.held.match != future.word.match:
            self._future, self._proofs = None, ()
            return
        for key in future.holders:
            if key not in here and key != self.me:
                self._tell(key, future.word)

    # ------------------------------------------------------------------ words of the others

    def receive(self, sender: str, frame: bytes, now: float) -> list[Outcome]:
        """One frame of another player's client. What makes no sense is nothing."""
        word = among.read(frame)
        if word is None or sender not in self.held.holders or sender == self.me or word.match != self.held.match:
            return []
        if self.held.lock != self._lock:
            self._start_over(self.held.lock)
        if isinstance(word, among.Come):
            return self._called(word)
        if not isinstance(word, among.Gone | among.Give) or word.lock != self._lock:
            return []
        if isinstance(word, among.Gone):
            if word.term > self._term and not self._token:
                self._next_term(word.term)
            self._heard[sender] = (word, now)
        elif isinstance(word, among.Give) and self.missed_at is not None and word.term == self._term:
            self._shares[self.held.holders.index(sender)] = word.share
        return []

    def _called(self, word: among.Come) -> list[Outcome]:
        """The match is said to go on elsewhere: we go there if our table does not, and nobody newer called us."""
        future = self._future
        if not self._lost or self._token or word.who == self.me or word.who not in self.held.holders:
            return []
        again = future is not None and word.lock == future.word.lock
        if again and future is not None and word.term <= future.word.term:
            return []
        # A host that was started again has a lock of its own: the others know only what was before it.
        mine = {self._lock, *self.held.before} | ({word.lock} if again else set())
        shown = ((word.lock, word.token), *word.before)
        if not any(lock in mine and fits(token, lock) for lock, token in shown):
            return []
        return [self._go(word)]

    def _tell_all(self, word: among.Word) -> None:
        for key in self.held.holders:
            if key != self.me:
                self._tell(key, word)

    def _tell(self, key: str, word: among.Word) -> None:
        self._out.append((key, msgspec.msgpack.encode(word)))
