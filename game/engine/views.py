"""Views on the wire: sections packed apart, and a 64-bit hash of the whole."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from game.engine.rules import View

_ENCODE = msgspec.msgpack.Encoder(order="deterministic").encode


def pack(view: View) -> dict[str, bytes]:
    """Each section packed; equal sections give equal bytes."""
    return {name: _ENCODE(tree) for name, tree in view.items()}


def pack_value(value: Any) -> bytes:
    """Any plain value or record, with the keys in a fixed order."""
    return _ENCODE(value)


def whole(packed: dict[str, bytes]) -> bytes:
    """All sections as one map from name to tree, in the order of the names: equal views give equal bytes."""
    return joined(raw(packed))


def raw(packed: dict[str, bytes]) -> dict[str, msgspec.Raw]:
    """Packed sections as they stand in a larger record: as they are, with no length before them."""
    return {name: msgspec.Raw(body) for name, body in packed.items()}


def pack_raw(view: View) -> dict[str, msgspec.Raw]:
    """Each section packed, ready to stand in a larger record."""
    return {name: msgspec.Raw(_ENCODE(tree)) for name, tree in view.items()}


def joined(sections: dict[str, msgspec.Raw]) -> bytes:
    """`whole` of sections that are ready to stand in a larger record."""
    return _ENCODE(sections)


def hash_of(whole: bytes) -> bytes:
    """64 bits over a whole view."""
    return blake2b(whole, digest_size=8).digest()


def view_hash(packed: dict[str, bytes]) -> bytes:
    """64 bits over names and bytes of all sections."""
    return hash_of(whole(packed))


def changed(before: dict[str, bytes], now: dict[str, bytes]) -> tuple[dict[str, bytes], list[str]]:
    """The sections that differ from `before`, and the names that are gone."""
    return (
        {name: body for name, body in now.items() if before.get(name) != body},
        [name for name in before if name not in now],
    )
