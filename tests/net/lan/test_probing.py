"""Several tables announced under one code, and addresses that are on no link of ours."""

from __future__ import annotations

import socket
from types import SimpleNamespace

import pytest

from net.lan import addresses, discovery, resolve
from net.lan.addresses import on_link
from net.lan.invite import Invite
from net.lan.probing import answering
from net.storage import identity
from tests.net.test_shells import at_home, table, until  # noqa: F401 - fixtures


@pytest.mark.parametrize("mute_first", [False, True])
def test_a_dead_and_a_mute_record_do_not_keep_anyone_from_the_table(table, monkeypatch, mute_first):  # noqa: F811
    """Before the true one: a record of a port that is shut, one that accepts and says nothing, and (announced by somebody who
    answers its greeting port too) one that never speaks to us."""
    running = table()
    true = running.host.invite
    with socket.create_server(("127.0.0.1", 0)) as mute, socket.socket() as shut:
        shut.bind(("127.0.0.1", 0))
        dead = Invite("127.0.0.1", shut.getsockname()[1], identity.fresh().public, true.code)
        hung = Invite("127.0.0.1", mute.getsockname()[1], identity.fresh().public, true.code)
        found = [dead, hung, true]
        monkeypatch.setattr(resolve, "by_code", lambda code: found)
        if mute_first:
            monkeypatch.setattr(resolve, "answering", lambda invites: invites)
        else:
            assert answering(found)[0] == true
        a = table.join(true.code, "a")
        until([a], lambda: a.client is not None and a.client.state == "in")
        assert a.invite.key == true.key


def test_only_addresses_on_our_links_are_shown(monkeypatch):
    import ipaddress

    monkeypatch.setattr(
        addresses, "_links", lambda: [ipaddress.ip_network("192.168.1.0/24"), ipaddress.ip_network("fe80::/64")]
    )
    assert on_link("192.168.1.77") and on_link("fe80::1%eth0")
    for far in ("8.8.8.8", "192.168.2.7", "10.0.0.1", "2001:db8::1", "224.0.0.251", "0.0.0.0", "nowhere", ""):
        assert not on_link(far)

    def shown(*announced: str):
        info = SimpleNamespace(
            properties={b"key": b"k" * 40, b"table": b"T"}, parsed_scoped_addresses=lambda: list(announced), port=28420
        )
        return discovery.read("x", info)

    assert shown("8.8.8.8") is None and shown() is None
    assert shown("8.8.8.8", "192.168.1.20").host == "192.168.1.20"
