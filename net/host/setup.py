"""What a table is made from: title, seats, options, house rules, and who owns it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.engine.rules import Rules
from game.own.content import Piece
from game.titles import Title
from net.host.lobby_types import HouseRules
from net.host.shelf import Shelf
from net.protocol import messages as m


@dataclass
class Setup:
    """What a table is made from."""

    title: Title
    rules: Rules
    content: str
    key: str
    """The host's public key."""
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    owner: str = ""
    """The key with the host's powers; "" for a table that runs by itself."""
    code: str = ""
    invite: str = ""
    software: str = ""
    house: HouseRules = field(default_factory=HouseRules)
    bots: tuple[m.Level, ...] = ()
    """Levels of the bots that take the last seats."""
    seed: bytes | None = None
    """A fixed seed: for tests and puzzles; such a match cannot be verified."""
    address: str = ""
    port: int = 0
    once: bool = False
    """The table ends with its match: no rematch."""
    shelf: Shelf | None = None
    """Games that the table may go on with after a match; None: always its own."""
    has_failover: bool = True
    """Its players keep the match for each other, should the host be lost."""
    is_private: bool = False
    """Nobody on another machine can come in."""
    own: tuple[Piece, ...] = ()
    """What of somebody's own is played with."""
