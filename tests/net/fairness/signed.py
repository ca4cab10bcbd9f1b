"""Plays signed by hand, for tests that speak bytes."""

from __future__ import annotations

from typing import Any

from game.engine.journal import PlayRecord
from net.client.client import Client
from net.fairness.plays import play_digest, sign_digest
from net.protocol import messages as m
from net.protocol.records import PlayProof


def signed(client: Client, ask: int, n: int, choice: Any, kind: Any = "play", **other: Any) -> m.Play:
    """Return a play with `client`'s signature over what it has seen; `other` overrides what is signed and sent."""
    assert client.opening is not None and client.held.shown is not None
    match = other.get("match", client.opening.match)
    seen = other.get("seen", client.version)
    salt = other.get("salt", b"s" * 16)
    play = PlayRecord(ask, other.get("seat", client.seat), choice, 0, kind)
    digest = play_digest(match, n, play, salt, other.get("head", client.held.shown.heads.get(seen, b"")))
    return m.Play(match, ask, n, choice, kind, PlayProof(salt, seen, sign_digest(client.answers._signer, digest)))
