"""Two machines and a bad wire between them, for real: one short match (`python -m tests.faults` plays many)."""

from __future__ import annotations

import pytest

from tests.faults.real import Bad, run
from tests.faults.wire import possible


@pytest.mark.skipif(not possible(), reason="this machine does not let us make network namespaces")
def test_nothing_is_lost_on_a_bad_wire_that_is_cut() -> None:
    ran = run("slayer_slayer", Bad("", {"loss": 0.05, "delay": 0.01, "jitter": 0.005}, (4.0,)), seconds=4.0)
    assert ran.plays > 0
