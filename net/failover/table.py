"""What failover needs to know of a host's table: the host's lobby and its match fit these without knowing them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from net.protocol import messages as m
from net.storage.store import Begun, Line

Send = Callable[[str, m.Message], None]
"""Queues a message for a key. Frames leave in the order of these calls."""


class Person(Protocol):
    """Somebody who came in."""

    @property
    def key(self) -> str: ...
    @property
    def role(self) -> m.Role: ...
    @property
    def here(self) -> bool: ...
    @property
    def verify_key(self) -> bytes:
        """Checks the signatures under what they say."""


class Chair(Protocol):
    """A seat, and whose it is."""

    @property
    def kind(self) -> m.Kind: ...
    @property
    def owner(self) -> str: ...


class Table(Protocol):
    """Who is at the table, and what the house wants."""

    @property
    def owner(self) -> str: ...
    @property
    def keeper(self) -> str: ...
    @property
    def phase(self) -> m.Phase: ...
    @property
    def people(self) -> Mapping[str, Person]: ...
    @property
    def seats(self) -> Sequence[Chair]: ...


class Match(Protocol):
    """The match under way, as its journal tells it."""

    @property
    def begun(self) -> Begun: ...
    @property
    def run(self) -> int: ...
    @property
    def lines(self) -> Sequence[Line]: ...
