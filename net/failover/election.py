"""How the players agree on a new host when theirs is gone. No sockets, no clock: like every core here.

1. Whoever has missed the host for `PATIENCE` says so to the others every second (`Gone`), with how much of the match it keeps
   and the hash over that.
2. When as many say so as it takes to open a copy, and have for `SETTLE`, each gives its share (`Give`) to the next in line, and
   writes a receipt. The order was told with the shares (agreement.py): what anybody claims changes nothing about it. Passed
   over is who is not there, can't host, was caught at a lie, or has not come to host within `GIVE_UP` of being given a share.
3. Whoever lacks pieces is shown them by the others. A claim to more than ours counts once its pieces were shown and make
   its hash.
4. With enough shares the successor opens its copy, hosts the match, and calls the others (`Come`), with a token that only an
   opened lock gives. What is opened goes to the new host's process, as it stood in the old one's; no screen shows it.
5. Who misses the host, or whose host stands still because too many are away (`replication.py`), goes where it is called, and
   calls those who are not there yet. Of two successors of one lock the later term's is followed, unless enough are
   together at the other's: neither plays on before that, so there is one future only. Who has seen a table go on follows
   nobody any more who opened a lock from before it: that would take plays back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from net.failover import messages as among
from net.failover.encryption import FEWEST, BadSeal, cipher_for, token_of
from net.failover.peer_claims import REPEAT, PeerClaim
from net.failover.receipts import ReceiptBook
from net.failover.relocation import Relocation
from net.failover.replica import Replica, opened
from net.failover.share_pool import SharePool
from net.failover.suspicion import Offence, Suspicion
from net.protocol.client_messages import Handed
from net.storage.store import Kept

PATIENCE = 20.0
"""Seconds without the host after which the players go on without it."""
PATIENCES: dict[str, float] = {"soon": PATIENCE, "later": 60.0}
"""The same, as the house has it; where it says "never" nobody keeps a copy to go on with."""
SETTLE = 1.5
"""Seconds that enough must have been there before anybody gives a share: time for all to show up."""
FRESH = 3.5
"""Seconds that a word counts."""
LEFT = 0.25
"""The same, of a host that said that it leaves; nobody waits for its own player, who is on the way out too."""
SETTLE_LEFT = 0.5
"""All were told so at once: they show up together."""
GIVE_UP = 15.0
"""Seconds that a successor has."""
SHOW = 4.0
"""Seconds that a claim to more than ours has to be shown, and that a successor waits for what others keep."""
PART = 48 * 1024
"""Bytes of pieces in one word."""
PARTS = 8
"""Parts that are shown at once; the next ones when these are held."""


class Succeed(NamedTuple):
    """We are the new host: go on with `kept`, then tell `Election.hosts` where."""

    kept: Kept


class Follow(NamedTuple):
    """The match goes on there."""

    invite: str
    who: str
    proofs: tuple[among.Opened, ...] = ()
    """Tokens of the locks that were opened on the way there."""


Outcome = Succeed | Follow


class Election:
    """One player's part in it."""

    def __init__(
        self,
        me: str,
        held: Replica,
        can_host: bool = True,
        patience: float = PATIENCE,
        *,
        receipts: ReceiptBook,
        wall: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """`wall` is the clock on the wall, for receipts."""
        self.me = me
        self.held = held
        self.can_host = can_host
        self.patience = patience
        self.missed_at: float | None = None
        """Since when the host is missed."""
        self.successor = ""
        """Whom we gave our share."""
        self.receipts = receipts
        self.caught: list[Suspicion] = []
        """Whom we caught at what; whoever tells the player empties it."""
        self._wall = wall
        self._out: list[tuple[str, bytes]] = []
        self._said = -REPEAT
        self._relocation = Relocation()
        self._leaver = ""
        """The player of a host that left."""
        self._lost = False
        """Whether our table does not go on."""
        self._missing = False
        self._accused: set[Suspicion] = set()
        self._heard_receipts: dict[str, float] = {}
        self._start_over(b"")

    def _start_over(self, lock: bytes) -> None:
        """Another lock, another past: no word counts any more."""
        self._lock = lock
        self._term = 0
        self._others: dict[str, PeerClaim] = {}
        self._liars: set[str] = set()
        self._passed: set[str] = set()
        """Those who were given our share and did not host."""
        self._together: float | None = None
        self.successor, self._gave_at = "", 0.0
        self._pool = SharePool()
        self._token = b""
        """Of the lock that we have opened, until our host listens."""
        self._accused.clear()

    # ------------------------------------------------------------------ queries

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

    @property
    def _willing(self) -> bool:
        return self.can_host and not self.held.full and bool(self.held.share)

    @property
    def _past(self) -> tuple[str, bytes]:
        return self.held.match, self._lock

    def _accuse(self, who: str, offence: Offence) -> None:
        """Somebody was caught: said once."""
        found = Suspicion(who, offence)
        if found not in self._accused:
            self._accused.add(found)
            self.caught.append(found)

    def _lies(self, who: str, offence: Offence) -> None:
        """Somebody was caught at what no honest program does: it hosts nothing."""
        self._accuse(who, offence)
        self._liars.add(who)
        if self.successor == who:
            self._pass_over(who)

    # ------------------------------------------------------------------ time

    def tick(
        self, missing: bool, apart: bool, here: frozenset[str], now: float, left: bool = False, owner: str = ""
    ) -> list[Outcome]:
        """Time has come to `now`; the host is `missing`, or the players `here` are at its table, where so many are
        `apart` that it stands still; it said that it has `left`, and its own player is `owner`."""
        self._lost, self._missing = missing or apart, missing
        self._leaver = owner if left else ""
        settle = SETTLE_LEFT if left else SETTLE
        patience = min(self.patience, LEFT) if left else self.patience
        self.receipts.begin(self.held.match)
        if self.held.lock != self._lock:
            self._start_over(self.held.lock)
        self._relocation.observe(not self._lost, self._lock, self.held.before)
        say = now - self._said >= REPEAT
        if say:
            self._said = now
            self._call_stragglers(here)
        if not self.able or not missing:
            self.missed_at = None
            self._together = None
            if not missing:
                self._host_is_heard(now, apart)
            return []
        if self.missed_at is None:
            self.missed_at = now
        if now - self.missed_at < patience:
            return []
        vain = self._relocation.called_to(self._lock, self._term)
        if vain is not None:
            # We were called to a host that is not there: somebody else must.
            self._term = vain.term
            self._pass_over(vain.who)
        if say or (left and self._together is None and now - self._said >= LEFT):
            self._said = now
            self._tell_all(self._gone())
            if self.receipts.receipts:
                self._tell_all(Handed(self.held.match, self.receipts.receipts))
        return [] if self._token else self._agree(now, settle)

    def _host_is_heard(self, now: float, apart: bool) -> None:
        """Who hears the host has no business with a share of what it seals."""
        for key, other in list(self._others.items()):
            if now - other.at > FRESH:
                del self._others[key]
            elif now - other.since >= FRESH and not apart:
                self._accuse(key, "host_is_here")
        self._pool.clear()
        self.successor = ""

    def _gone(self) -> among.Gone:
        count = len(self.held.pieces)
        return among.Gone(*self._past, count, self.held.head_at(count), self._willing, self.successor)

    def _agree(self, now: float, settle: float) -> list[Outcome]:
        present = self._present(now)
        if len(present) < self.held.threshold:
            self._together = None
            return []
        if self._together is None:
            self._together = now
        if now - self._together < settle:
            return []
        if self.successor not in ("", self.me):
            if now - self._gave_at > GIVE_UP:
                if self.held.share:
                    self._accuse(self.successor, "no_host")
                self._pass_over(self.successor)
            elif not self._could_host(self.successor, present):
                self.successor = ""
        if self.successor in ("", self.me):
            found = self._next_in_line(present, now)
            if found != self.successor:
                self.successor, self._gave_at = found, now
        self._judge_turns(present, now)
        if self.successor == self.me:
            self._pool.shares[self.held.holders.index(self.me)] = self.held.share
        elif self.successor and self.held.share and (self._said == now or self._gave_at == now):
            if self.receipts.give(self._lock, self.me, self.successor, int(self._wall())):
                self._tell_all(Handed(self.held.match, self.receipts.receipts))
            self._tell(self.successor, among.Give(*self._past, self._term, self.held.share))
        return self._open(present, now)

    def _present(self, now: float) -> dict[str, among.Gone]:
        """Who misses the host, we among them, and could give a share."""
        found = {self.me: self._gone()} if self.held.share else {}
        return found | {key: other.gone for key, other in self._others.items() if now - other.at <= FRESH}

    def _could_host(self, key: str, present: dict[str, among.Gone]) -> bool:
        return key in present and present[key].can_host and key not in self._passed | self._liars

    def _next_in_line(self, present: dict[str, among.Gone], now: float) -> str:
        """Whose turn it is: the first in the order who is there and can. "" while a claim of theirs is not checked."""
        able = [key for key in self.held.holders if self._could_host(key, present)]
        able = [key for key in able if key != self._leaver] or able
        if not able and self._passed:
            # All have failed: the order begins anew.
            self._passed.clear()
            able = [key for key in self.held.holders if self._could_host(key, present)]
        for key in able:
            if key == self.me or self._others[key].is_proven(self.held):
                return key
            other = self._others[key]
            if other.more_since is None or now - other.more_since < SHOW:
                return ""
            self._lies(key, "unshown")
        return ""

    def _judge_turns(self, present: dict[str, among.Gone], now: float) -> None:
        """Who says that it is its own turn while it is another's who is there."""
        if not self.successor:
            return
        for key, gone in present.items():
            ours = key in (self.me, self.successor) or key in self._passed
            if not ours and gone.next == key and now - self._gave_at >= FRESH:
                self._accuse(key, "out_of_turn")

    def _pass_over(self, key: str) -> None:
        """Somebody did not host: the next in line."""
        if key != self.me:
            self._passed.add(key)
        self._term += 1
        self.successor = ""

    # ------------------------------------------------------------------ opening

    def _open(self, present: dict[str, among.Gone], now: float) -> list[Outcome]:
        """Our copy, once enough shares are there and the others have shown what we lack of it. A false share among them must
        not stop the others."""
        pool = self._pool
        if not pool.secret:
            # Shares that came although we do not think that it is our turn: those who gave them do, and they are enough.
            for place in pool.put_together(self.held.threshold, self._lock, now):
                self._accuse(self.held.holders[place], "false_share")
        if not pool.secret or not self._willing:
            return []
        cipher = cipher_for(pool.secret)
        for key, other in self._others.items():
            if self.held.prove(other.first, other.shown, cipher):
                pool.wait_from = now
            if other.shown and other.first <= len(self.held.pieces) < other.first + len(other.shown):
                self._lies(key, "false_piece")
                other.shown = []
        behind = [
            key for key, gone in present.items() if gone.pieces > len(self.held.pieces) and key not in self._liars
        ]
        if behind and now - pool.wait_from < SHOW:
            return []
        for key in behind:
            self._lies(key, "unshown")
        try:
            kept = opened(self.held.pieces, pool.secret)
        except BadSeal:
            return []
        self._token = token_of(pool.secret)
        return [Succeed(kept)]

    def hosts(self, invite: str) -> list[Outcome]:
        """Our new host listens at `invite` ("": it would not start, somebody else must)."""
        token, self._token = self._token, b""
        if not invite:
            self.can_host = False
            self._pass_over(self.me)
            return []
        return [self._go(among.Come(*self._past, self._term, self.me, invite, token, self._relocation.proofs))]

    def _go(self, word: among.Come) -> Follow:
        # Patience begins anew: the new host is not missed before it could be found.
        self.missed_at = self._together = None
        self.successor = ""
        self._pool.clear()
        self._others.clear()
        self._relocation.go(word, self.held.holders)
        return Follow(word.invite, word.who, self._relocation.proofs)

    @property
    def future(self) -> among.Come | None:
        """Where the match went on, as we tell it to those who ask."""
        return self._relocation.future_of(self.held.match)

    def _call_stragglers(self, here: frozenset[str]) -> None:
        """Those who are not at the new table are told where it is, for as long as it stands."""
        calls = self._relocation.calls(self.held.match, here, self.me)
        if calls is None:
            return
        word, away = calls
        for key in away:
            self._tell(key, word)
            if self.receipts.receipts:
                self._tell(key, Handed(self.held.match, self.receipts.receipts))

    # ------------------------------------------------------------------ words of the others

    def receive(self, sender: str, frame: bytes, now: float) -> list[Outcome]:
        """One frame of another player's client. What makes no sense is nothing."""
        word = among.read(frame)
        if word is None or sender not in self.held.holders or sender == self.me or word.match != self.held.match:
            return []
        self.receipts.begin(self.held.match)
        if self.held.lock != self._lock:
            self._start_over(self.held.lock)
        if isinstance(word, among.Come):
            return self._called(sender, word)
        if isinstance(word, Handed):
            if now - self._heard_receipts.get(sender, -REPEAT) >= REPEAT / 4:
                # Signatures take time to check.
                self._heard_receipts[sender] = now
                for receipt in word.receipts:
                    self.receipts.hear(receipt, sender)
        elif isinstance(word, among.Gone | among.Give | among.Show) and word.lock == self._lock:
            self._heard(sender, word, now)
        return []

    def _heard(self, sender: str, word: among.Gone | among.Give | among.Show, now: float) -> None:
        if isinstance(word, among.Gone):
            self._hear_gone(sender, word, now)
        elif isinstance(word, among.Show):
            if sender in self._others:
                self._others[sender].hear_show(word, len(self.held.pieces))
        elif self.missed_at is not None:
            self._pool.shares[self.held.holders.index(sender)] = word.share
            # Nobody's count lifts ours by more than there are players.
            self._term = max(self._term, min(word.term, self._term + len(self.held.holders)))

    def _hear_gone(self, sender: str, word: among.Gone, now: float) -> None:
        other = self._others.get(sender)
        if other is None or now - other.at > FRESH:
            other = self._others[sender] = PeerClaim(word, now)
        other.gone, other.at = word, now
        mine = len(self.held.pieces)
        if word.pieces > mine:
            other.more_since = now if other.more_since is None else other.more_since
            return
        other.more_since = None
        if self.held.head_at(word.pieces) != word.head:
            self._lies(sender, "claim")
        elif word.pieces < mine and self.missed_at is not None and now - other.helped_at >= REPEAT / 2:
            other.helped_at = now
            self._show(sender, word.pieces)

    def _show(self, to: str, first: int) -> None:
        """Give `to` the pieces that it lacks, as many as go at once."""
        for _ in range(PARTS):
            bodies: list[bytes] = []
            size = 0
            for body in self.held.pieces[first : first + 4096]:
                if bodies and size + len(body) > PART:
                    break
                bodies.append(body)
                size += len(body)
            if not bodies:
                return
            self._tell(to, among.Show(*self._past, first, tuple(bodies)))
            first += len(bodies)

    def _called(self, sender: str, word: among.Come) -> list[Outcome]:
        """The match is said to go on elsewhere: we go there if our table does not, and nobody newer called us."""
        if word.who == self.me or word.who not in self.held.holders:
            return []
        known = (self._lock, *self.held.before)
        if not self._relocation.is_proven(word, known):
            if self._relocation.is_false(word, known):
                self._accuse(sender, "false_call")
            return []
        if not self._lost or self._token or self._relocation.is_behind(word):
            return []
        return [self._go(word)]

    def _tell_all(self, word: among.Word) -> None:
        for key in self.held.holders:
            if key != self.me:
                self._tell(key, word)

    def _tell(self, key: str, word: among.Word) -> None:
        self._out.append((key, msgspec.msgpack.encode(word)))
