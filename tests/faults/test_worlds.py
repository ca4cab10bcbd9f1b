"""Every title under every fault, in one process: the match is what its journal tells, to the byte, for everybody."""

from __future__ import annotations

import pytest

from game import titles
from tests.faults.worlds import FAULTS, Fault, run

READY = [name for name, title in titles.titles().items() if title.status == "ready"]


@pytest.mark.parametrize("seed", (1, 5))
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
@pytest.mark.parametrize("title", READY)
def test_the_match_is_what_its_journal_tells(title: str, fault: Fault, seed: int) -> None:
    judged = run(title, fault, seed=seed, plays=120)
    assert judged.plays > 10
