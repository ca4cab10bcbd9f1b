"""How a client is put together."""

from __future__ import annotations

import typing

import msgspec

from net.protocol import messages as m
from tests.net.world import World


def test_every_message_of_the_host_has_one_handler() -> None:
    assert set(World().join("alice")._handlers) == set(typing.get_args(m.FromHost))


def test_no_part_of_a_client_is_inherited() -> None:
    client = World().join("alice")
    found = [client, *(part for part in vars(client).values() if type(part).__module__.startswith("net."))]
    assert len(found) > 10
    for part in found:
        assert len(type(part).__mro__) <= 2 or isinstance(part, msgspec.Struct), type(part)
