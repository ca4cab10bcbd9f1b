"""Plays on their way: one at a time, counted on both sides of the connection's thread."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.engine.spaces import Plain
from game.session.records import Settled
from net.client.client import Client

Kind = Literal["play", "resign", "take_back"]


class Answer(NamedTuple):
    """What a window answers the ask with."""

    choice: Plain
    kind: Kind


def send_play(client: Client, answer: Answer) -> None:
    """Answer the ask; what comes too late is dropped here (the next update shows why)."""
    verbs = {"play": lambda: client.play(answer.choice), "resign": client.resign, "take_back": client.take_back}
    try:
        verbs[answer.kind]()
    except ValueError:
        return


class PlayQueue:
    """The plays of one connection: one is on its way at a time, the newest of the others waits."""

    def __init__(self) -> None:
        self._last = 0
        self._later: Answer | None = None
        self._told = 0

    def add(self, answer: Answer) -> None:
        self._last += 1
        self._later = answer

    def send_next(self, client: Client) -> None:
        """Send what waits, if nothing is on its way."""
        if self._later is not None and client.pending is None:
            answer, self._later = self._later, None
            send_play(client, answer)

    def take_settled(self, client: Client) -> list[Settled]:
        """News of plays that are on their way no more; they go before the update that they led to."""
        settled = self._last - (client.pending is not None) - (self._later is not None)
        if settled <= self._told:
            return []
        self._told = settled
        return [Settled(settled)]


class SentPlays:
    """How many plays a window has handed over, and how many of them are on their way no more."""

    def __init__(self) -> None:
        self._sent = self._settled = 0

    @property
    def pending(self) -> bool:
        """Whether one is on its way."""
        return self._sent > self._settled

    def send(self) -> None:
        self._sent += 1

    def settle(self, number: int) -> None:
        """Plays up to this one are on their way no more."""
        self._settled = max(self._settled, number)

    def settle_all(self) -> None:
        self._settled = self._sent

    def reset(self) -> None:
        """The connection is a new one."""
        self._sent = self._settled = 0
