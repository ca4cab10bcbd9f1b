"""Signed heads: no two clients can be told two stories.

Every play extends the host's chain of plays. Every so many versions, and at the end, the host tells everybody where the chain
stands; each seated person's client signs that head and gives it to the others: through the host, and directly where their
programs reach each other. A head of the same version that differs from one's own names the player who was told another
story. A last head that never comes is said too: the host may have withheld it, or its player may be gone.

A plain object: heads in, heads out. Who signs is known by the keys that the three words speak for (`comparison.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

import msgspec

from net.fairness.signing import Signer, verify
from net.protocol import messages as m

EVERY = 16
"""Versions between two signed heads; titles differ in what a round is, versions do not."""
MOST_HEADS = 4096
"""Heads that are kept of one match."""
MOST_AHEAD = 8
"""Heads of one player that wait until we have come as far."""


def parts_of(head: m.SignedHead) -> tuple[str, *tuple[bytes, ...]]:
    """Return the purpose and the parts of the statement that a head's signature is over."""
    numbers = (b"%d" % head.run, b"%d" % head.version)
    return ("head", head.who.encode(), head.match.encode(), *numbers, head.told, head.head)


class Standing(msgspec.Struct, frozen=True):
    """What the others' heads say of a match that is over, or under way."""

    differs: tuple[tuple[str, int], ...] = ()
    """(key, version) of players who were told another story, each with the first version at which it shows."""
    unheard: tuple[str, ...] = ()
    """Keys of those whose last head has not come."""

    @property
    def agrees(self) -> bool:
        """Whether everybody was told the same."""
        return not self.differs and not self.unheard


class HeadCheck(msgspec.Struct, frozen=True):
    """What one other player's signed heads say."""

    who: str
    """Their key."""
    agreed: int = 0
    """The highest version at which their head was ours; 0: none was."""
    differs: int = 0
    """The first version at which it was another; 0: at none."""
    is_missing: bool = False
    """The match is over, and their last head has not come."""


def opening_digest(opening: m.Opening) -> bytes:
    """Return a digest of what everybody is told alike when a match begins: seats, names, keys, options, promises."""
    told = (opening.match, opening.round, opening.title, opening.content, opening.options, opening.kinds, opening.names,
            opening.host, opening.commitments, opening.verifiable)  # fmt: skip
    return blake2b(
        msgspec.msgpack.encode(told, order="deterministic"), digest_size=32, person=b"gobsmack-open"
    ).digest()


class HeadBook:
    """One client's heads of one match, and the others'. `people`: CURVE key -> verify key of the seated people."""

    def __init__(self, key: str, match: str, told: bytes, signer: Signer | None) -> None:
        """`told`: `opening_digest`; `signer` is None for whoever only watches."""
        self.key, self.match, self.told = key, match, told
        self.people: Mapping[str, bytes] = {}
        self.mine: dict[int, bytes] = {}
        """Version -> the head that I was told."""
        self._signer = signer
        self._run = 0
        self._last: int | None = None
        """The version at which the match ended."""
        self._theirs: dict[str, dict[int, m.SignedHead]] = {}
        self._agreed: dict[str, int] = {}
        """Key -> the highest version at which that player's head was ours."""
        self._differs: dict[str, int] = {}
        self.signed: m.SignedHead | None = None
        """My newest signed head: say it until it was passed on."""

    def restart(self, run: int, version: int) -> None:
        """The host was started again: what it told after `version` never was."""
        if run == self._run:
            return
        self._run, self._last = run, None
        self.mine = {at: mine for at, mine in self.mine.items() if at <= version}
        for key, kept in self._theirs.items():
            self._theirs[key] = {at: theirs for at, theirs in kept.items() if theirs.run == run}

    def extend(self, version: int, head: bytes) -> m.SignedHead | None:
        """The host tells where the chain stands; return what is to be told to the others."""
        if version in self.mine or len(self.mine) >= MOST_HEADS:
            # Told twice, it counts as it was told first; the audit compares that one.
            return None
        self.mine[version] = head
        for key in list(self._theirs):
            self._compare(key)
        if self._signer is None:
            return None
        bare = m.SignedHead(self.key, self.match, self._run, version, self.told, head)
        self.signed = msgspec.structs.replace(bare, signature=self._signer.sign(*parts_of(bare)))
        return self.signed

    def end(self, version: int) -> None:
        """The match is over at `version`."""
        self._last = version
        for key in list(self._theirs):
            self._compare(key)

    def hear(self, head: m.SignedHead) -> str:
        """Take another's head, from whomever it comes; return their key if it shows that they were told something else."""
        public = self.people.get(head.who)
        if head.who == self.key or head.match != self.match or not public:
            return ""
        if not verify(public, head.signature, *parts_of(head)):
            return ""
        kept = self._theirs.setdefault(head.who, {})
        kept[head.version] = head
        while len(kept) > MOST_AHEAD:
            # The lowest are what we come to first; the newest may be the last one.
            del kept[sorted(kept)[-2]]
        return self._compare(head.who)

    def standing(self) -> Standing:
        """Return what is known of the others now; before the end nobody is unheard."""
        last = self._last
        if last is None:
            return Standing(tuple(self._differs.items()))
        missing = (key for key in self.people if key != self.key and key not in self._differs
                   and self._agreed.get(key, 0) < last)  # fmt: skip
        return Standing(tuple(self._differs.items()), tuple(missing))

    def checked(self) -> tuple[HeadCheck, ...]:
        """Return what each other player's heads say, in the order of `people`."""
        unheard = self.standing().unheard
        return tuple(
            HeadCheck(key, self._agreed.get(key, 0), self._differs.get(key, 0), key in unheard)
            for key in self.people
            if key != self.key
        )

    def _compare(self, key: str) -> str:
        kept = self._theirs[key]
        for version in sorted(kept):
            mine, theirs = self.mine.get(version), kept[version]
            if mine is None:
                # A last head is signed wherever a match ends, any other at a fixed version: theirs ended elsewhere, or goes on.
                last = self._last if theirs.run == self._run else None
                if last is None or (version < last and version % EVERY == 0):
                    continue
                if key not in self._differs:
                    self._differs[key] = min(version, last)
                    return key
                continue
            # What a lost run told is no second story, but at the end there is one story only.
            if theirs.run != self._run and version != self._last:
                continue
            del kept[version]
            if theirs.head != mine or theirs.told != self.told:
                if key not in self._differs:
                    self._differs[key] = version
                    return key
            elif key not in self._differs:
                self._agreed[key] = max(version, self._agreed.get(key, 0))
        return ""
