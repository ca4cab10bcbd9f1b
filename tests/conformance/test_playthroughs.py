"""The playthroughs on file are what the rules do today; `python -m tests.conformance.playthrough` writes them anew."""

import pytest

from tests.conformance import playthrough
from tests.conformance.test_titles import READY

CASES = [(name, *table) for name in READY for table in playthrough.tables(name)]


@pytest.mark.parametrize("name, which, seats, options, seed", CASES, ids=[f"{case[0]}-{case[1]}" for case in CASES])
def test_the_rules_do_what_they_did(name, which, seats, options, seed):
    found = playthrough.path(name, which)
    now = playthrough.text(name, seats, options, seed)
    assert found.read_text(encoding="utf-8") == now, "the rules play otherwise: look at the diff after writing it anew"
    assert len(now.encode()) < playthrough.MOST_BYTES
