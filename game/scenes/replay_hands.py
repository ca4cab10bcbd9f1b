"""What the other seats saw of a match that is over: played again from its log, with everybody's secrets laid open.

The log is the account that the host gave at the end (`net/fairness/account.py`). It leads to the same match on every machine
that has the same rules; a match that was played by others, or of which no account is there, shows one's own seat only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from game import titles
from game.engine import match as matches
from game.engine import views
from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue, TrueCue
from game.engine.match import Match
from game.engine.refusal import KernelError, Refused
from net.fairness.commitments import seed_of
from net.storage.recording import Recording

_READ = msgspec.msgpack.Decoder()


class SeenMoment(Protocol):
    """A moment of a replay, as a seat saw it."""

    @property
    def version(self) -> int: ...

    @property
    def cues(self) -> Sequence[SeatCue]: ...

    @property
    def ask(self) -> SeatAsk | None: ...

    def view(self) -> dict[str, Any]: ...


class HandMoment:
    """A moment as another seat saw it. Sections that did not change are kept once."""

    def __init__(self, version: int, packed: Mapping[str, bytes], cues: Sequence[SeatCue], ask: SeatAsk | None) -> None:
        self.version, self.packed, self.cues, self.ask = version, packed, cues, ask

    def view(self) -> dict[str, Any]:
        """All sections."""
        return {name: _READ.decode(body) for name, body in self.packed.items()}


def may_open(found: Recording) -> bool:
    """Whether the hands of all can be shown: the match is over, its log is there, and it was played by these rules."""
    account = found.account
    if account is None or found.opening is None or found.result is None or not found.opening.verifiable:
        return False
    return account.content == titles.content_hash(found.opening.title)


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes a replay is seen."""

    seat: int
    moments: Sequence[SeenMoment]
    everybody: Mapping[int, Sequence[SeenMoment]] = field(default_factory=dict)
    """What each seat saw, by seat, where all hands lie open at once."""


def seen_by(found: Recording, seats: Sequence[int]) -> dict[int, list[SeenMoment]]:
    """Return the recorded moments as each of these seats saw them (SPECTATOR: whoever watched); none where the log does not
    lead there."""
    account, opening = found.account, found.opening
    if account is None or opening is None:
        return {}
    wanted = {moment.version for moment in found.moments}
    told: dict[int, list[SeenMoment]] = {seat: [] for seat in seats}
    packed: dict[int, dict[str, bytes]] = {seat: {} for seat in seats}
    cues: list[TrueCue] = []
    try:
        seed = seed_of(account.host_secret, account.secrets)
        match: Match[Any] = matches.new(titles.rules(opening.title), account.kinds, account.options, seed)
        for version in range(1, len(account.plays) + 2):
            if version > 1:
                match.apply(account.plays[version - 2])
            cues += match.take_cues()
            if version not in wanted:
                continue
            for seat in seats:
                packed[seat] = _packed(match, seat, packed[seat])
                told[seat].append(HandMoment(version, packed[seat], match.cues_for(cues, seat), match.seat_ask(seat)))
            cues = []
    except (Refused, KernelError):
        return {}
    return told if all(len(moments) == len(found.moments) for moments in told.values()) else {}


def _packed(match: Match[Any], seat: int, before: Mapping[str, bytes]) -> dict[str, bytes]:
    """The view of a seat with its result, packed; what did not change is what it was."""
    now = views.pack(match.view(seat))
    return {name: before[name] if before.get(name) == body else body for name, body in now.items()}
