"""Whose keys are these? Three words that every client of a table makes alike only if all were told the same keys.

The host introduces the players' keys to each other, so it could hand everybody keys of its own making for the others and
play in between. People notice by comparing three words aloud. Three words are short, so the host must not be able to look
for keys whose words agree: this is a short authentication string with commitments (Vaudenay 2005; ZRTP). Each player's
client commits to a nonce, reveals it only once it holds everybody's keys and commitments, and makes the words from all of
that. What the host invents for one client it has committed to before it knows that client's nonce: one guess a round, and a
client takes part in few rounds.

Both halves are plain objects: records in, records out, the time is given. Messages: `net/PROTOCOL.md`, "Three words".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import msgspec

from net.fairness.words import words_of
from net.protocol import messages as m
from net.protocol.security import same
from net.protocol.spoken_code import Entropy

NONCE = 32
BURST, REFILL_S = 8, 1.0
"""Rounds that a client joins at once, and seconds until it joins one more: each is a guess for a dishonest host."""

MOST_RESTARTS = 20
"""Rounds that the same people may begin again: who makes one after another keeps the others from their words."""

Words = tuple[str, str, str]
People = tuple[m.Compared, ...]


def nonce_commitment(nonce: bytes, key: str, verify: bytes, number: int) -> bytes:
    """Return the commitment of `key`'s client to its nonce; it binds the key with which its plays are signed."""
    return _digest(b"gobsmack-nonce", (nonce, key.encode(), verify, b"%d" % number))


def table_words(host_key: str, people: People, nonces: Sequence[bytes]) -> Words:
    """Return the words of a finished round; `people` in the order of their keys, a nonce for each."""
    parts = [host_key.encode()]
    for person, nonce in zip(people, nonces):
        parts += [person.key.encode(), person.verify, person.commitment, nonce]
    return words_of(_digest(b"gobsmack-people", parts))


def _digest(purpose: bytes, parts: Iterable[bytes]) -> bytes:
    digest = blake2b(digest_size=32, person=purpose)
    for part in parts:
        # Lengths keep one list of parts from reading like another.
        digest.update(b"%d:" % len(part))
        digest.update(part)
    return digest.digest()


def seated_people(lobby: m.Lobby) -> frozenset[str]:
    """Return the keys of the people with a seat."""
    return frozenset(seat.who for seat in lobby.seats if seat.kind == "human" and seat.who)


class Agreed(msgspec.Struct, frozen=True):
    """A finished round: who took part, and what they read to each other."""

    host_key: str
    people: People
    words: Words
    proven: bool
    """My own nonce is among them. False for those who only watch: a host could show them anything."""

    @property
    def keys(self) -> dict[str, bytes]:
        """CURVE key -> verify key."""
        return {person.key: person.verify for person in self.people}


class ClientComparison:
    """A client's half. It reveals its nonce once for one list of people, whatever the host says afterwards."""

    def __init__(self, key: str, verify: bytes, entropy: Entropy) -> None:
        self.key, self.verify = key, verify
        self.agreed: Agreed | None = None
        self._entropy = entropy
        self._host_key = ""
        self._number = -1
        self._nonce = b""
        self._people: People | None = None
        """The list for which the nonce was revealed."""
        self._told: m.Comparison | None = None
        self._said: m.Message | None = None
        self._tokens, self._filled = float(BURST), 0.0

    def hear(self, message: m.Comparison, host_key: str, now: float) -> list[m.Message]:
        """Take in what the host says of a round; return what to answer."""
        if not _is_orderly(message):
            return []
        if host_key != self._host_key:
            self._host_key, self._number = host_key, -1
        self._told = message
        answer = self.repeat(now)
        # The host answers what it knew already with where it stands: answering that again would never end.
        answer, self._said = [word for word in answer if word != self._said], answer[0] if answer else self._said
        return answer

    def repeat(self, now: float) -> list[m.Message]:
        """Return my word in the present round: call it now and then, for it may have been lost."""
        told = self._told
        if told is None or (self.agreed is not None and self._is_done(told)):
            return []
        mine = next((person for person in told.people if person.key == self.key), None)
        if mine is None:
            if told.nonces:
                self._agree(told.people, told.nonces, proven=False)
            return []
        # A host that was started again counts from the beginning: what was revealed there is used up.
        is_forgotten = self._people is not None and not mine.commitment
        if (told.number != self._number or is_forgotten) and not self._begin(told.number, now):
            return []
        if mine.verify != self.verify or not same(mine.commitment, self._commitment):
            # Not mine yet, or from before my program was started again.
            return [] if self._people is not None else [m.CompareCommit(told.number, self.verify, self._commitment)]
        if not all(person.commitment for person in told.people):
            return []
        if self._people is None:
            self._people = told.people
        elif told.people != self._people:
            # My nonce is out for another list: words for this one could have been looked for.
            return []
        if told.nonces and self._fit(told.nonces):
            # A nonce that is not the promised one leaves the round without words.
            self._agree(told.people, told.nonces, proven=True)
            return []
        return [m.CompareReveal(told.number, self._nonce)]

    def words_for(self, keys: Iterable[str]) -> Words | None:
        """Return the words if they speak for exactly these people."""
        agreed = self.agreed
        return agreed.words if agreed is not None and set(agreed.keys) == set(keys) else None

    @property
    def _commitment(self) -> bytes:
        return nonce_commitment(self._nonce, self.key, self.verify, self._number)

    def _begin(self, number: int, now: float) -> bool:
        """Make a nonce for another round, if there may be one already."""
        self._tokens = min(float(BURST), self._tokens + max(0.0, now - self._filled) / REFILL_S)
        self._filled = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        self._number, self._nonce, self._people = number, self._entropy(NONCE), None
        return True

    def _fit(self, nonces: tuple[bytes, ...]) -> bool:
        assert self._people is not None
        return all(
            same(nonce_commitment(nonce, person.key, person.verify, self._number), person.commitment)
            for person, nonce in zip(self._people, nonces)
        )

    def _is_done(self, told: m.Comparison) -> bool:
        assert self.agreed is not None
        return self.agreed.host_key == self._host_key and self.agreed.people == told.people and bool(told.nonces)

    def _agree(self, people: People, nonces: tuple[bytes, ...], proven: bool) -> None:
        self.agreed = Agreed(self._host_key, people, table_words(self._host_key, people, nonces), proven)


def _is_orderly(message: m.Comparison) -> bool:
    """Return whether keys are sorted and different, and there is a nonce for all or for none."""
    keys = [person.key for person in message.people]
    return keys == sorted(set(keys)) and len(message.nonces) in (0, len(keys))


class HostComparison:
    """The host's half: it passes on commitments once all are in, then nonces once all are in. It has no say in them."""

    def __init__(self) -> None:
        self.number = 0
        self._people: dict[str, m.Compared] = {}
        self._nonces: dict[str, bytes] = {}
        self._restarts = 0

    def invite(self, keys: Iterable[str]) -> bool:
        """Compare these people's keys; return whether that is a new round. Nobody compares alone."""
        wanted = sorted({key for key in keys if key})
        if len(wanted) < 2:
            wanted = []
        if wanted == list(self._people):
            return False
        self._begin(wanted)
        self._restarts = 0
        return True

    def commit(self, key: str, message: m.CompareCommit) -> bool:
        """Take a commitment; return whether everybody is to be told of it."""
        known = self._people.get(key)
        if known is None or message.number != self.number or len(message.verify) > 32 or len(message.commitment) != 32:
            return False
        wanted = m.Compared(key, message.verify, message.commitment)
        if known == wanted:
            return False
        if known.commitment:
            # Another one is another program with the same key: what was revealed so far is used up.
            if self._restarts >= MOST_RESTARTS:
                return False
            self._restarts += 1
            self._begin(list(self._people))
            return True
        self._people[key] = wanted
        return self._committed

    def reveal(self, key: str, message: m.CompareReveal) -> bool:
        """Take a nonce; return whether everybody is to be told of it."""
        known = self._people.get(key)
        if known is None or message.number != self.number or not self._committed or key in self._nonces:
            return False
        if not same(nonce_commitment(message.nonce, key, known.verify, self.number), known.commitment):
            return False
        self._nonces[key] = message.nonce
        return self.is_done

    @property
    def is_done(self) -> bool:
        """Whether all have revealed (or there is nobody to compare with)."""
        return len(self._nonces) == len(self._people)

    @property
    def missing(self) -> tuple[str, ...]:
        """The keys of those who are waited for."""
        if not self._committed:
            return tuple(key for key, person in self._people.items() if not person.commitment)
        return tuple(key for key in self._people if key not in self._nonces)

    def message(self) -> m.Comparison:
        """Return the round as far as everybody may know it."""
        if not self._committed:
            # Who has committed already is told so, and only that.
            return m.Comparison(self.number, tuple(self._people.values()))
        nonces = tuple(self._nonces[key] for key in self._people) if self.is_done else ()
        return m.Comparison(self.number, tuple(self._people.values()), nonces)

    @property
    def _committed(self) -> bool:
        return all(person.commitment for person in self._people.values())

    def _begin(self, keys: list[str]) -> None:
        self.number += 1
        self._people = {key: m.Compared(key) for key in keys}
        self._nonces = {}
