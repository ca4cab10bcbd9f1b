"""Two machines and a bad wire between them, for real: one short match (`python -m tests.faults` plays many)."""

from __future__ import annotations

import os

import pytest

from tests.faults.real import Bad, run
from tests.faults.wire import possible


@pytest.mark.skipif(not possible(), reason="this machine does not let us make network namespaces")
def test_nothing_is_lost_on_a_bad_wire_that_is_cut() -> None:
    ran = run("slayer_slayer", Bad("", {"loss": 0.05, "delay": 0.01, "jitter": 0.005}, (4.0,)), seconds=4.0)
    assert ran.plays > 0


@pytest.mark.skipif(
    not os.environ.get("GOBSMACK_LONG"), reason="long; `python -m tests.faults wires` tries every title"
)
@pytest.mark.skipif(not possible(), reason="this machine does not let us make network namespaces")
def test_the_players_and_then_the_host_get_another_address_in_mid_match() -> None:
    """The same key is the same seat wherever it calls from; a host with a new address listens there and announces it, and
    its players follow by themselves: the match goes on, and nothing is lost or doubled."""
    ran = run("battlegoats", Bad("", {"delay": 0.005}, moves=("players", "host")), seconds=4.5)
    assert ran.plays > 0
