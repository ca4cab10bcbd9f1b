"""The parts of a host's room, each alone: a lobby with people in it, and what went into its outbox."""

from __future__ import annotations

from net.fairness.commitments import commitment
from net.host.handshake import Handshake
from net.host.lobby import Lobby
from net.host.lobby_types import HouseRules, Member, Seat
from net.host.match_runner import MatchRunner
from net.host.outbox import Outbox
from net.host.setup import Setup
from net.protocol import codec
from net.protocol import messages as m
from net.storage.store import Begun, MemoryStore
from tests.engine.toys import TRICKS
from tests.net.world import HOST, TITLE, entropy_from, key

NOW = 100.0


def made_setup(seats: int = 2, owner: str = "") -> Setup:
    return Setup(TITLE, TRICKS, "content", HOST, seats, owner=key(owner) if owner else "", house=HouseRules())


def lobby_of(*names: str, seats: int = 2, owner: str = "") -> Lobby:
    """A lobby in which these sit, as far as there are seats; the others watch."""
    lobby = Lobby(TITLE, entropy_from(1), key(owner) if owner else "", HouseRules())
    lobby.seats = [Seat() for _ in range(seats)]
    for name in names:
        lobby.enter(Member(key(name), name, "player", heard=NOW))
    return lobby


def door_of(lobby: Lobby, *names: str) -> Handshake:
    """The door of that table; these have spoken already, so they have an allowance."""
    door = Handshake(made_setup(len(lobby.seats)), lobby, entropy_from(2))
    for name in names:
        assert door.listens(key(name), NOW)
    return door


def said(outbox: Outbox, name: str = "") -> list[m.FromHost]:
    """What is to be sent (to one), oldest first; it is taken out."""
    return [codec.read_from_host(frame) for peer, frame in outbox.take() if not name or peer == key(name)]


def running_match(lobby: Lobby, seed: int = 1) -> MatchRunner:
    """A match between those who sit there."""
    lobby.phase = "playing"
    names = tuple(seat.name for seat in lobby.seats)
    begun = Begun(
        "match", 1, TITLE.id, "content", TRICKS.version, {"bids": "sealed"}, ("human",) * len(names), names, bytes([seed] * 16),
        b"secret", commitment(b"secret", HOST, 1), (), (), False, HOST,
    )  # fmt: skip
    return MatchRunner(TRICKS, begun, MemoryStore(), 1, "normal", NOW)
