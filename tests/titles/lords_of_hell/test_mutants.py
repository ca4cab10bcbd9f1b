"""Every fault of `mutants.py` is noticed by the test that stands beside it."""

from __future__ import annotations

import pytest

from tests.titles.lords_of_hell.mutants import MUTANTS, Mutant, passes, planted


def test_without_a_fault_they_pass() -> None:
    """What kills a mutant passes where none is planted. The referees' long comparisons run without one beside this."""
    with planted(None) as top:
        assert passes(top, sorted({mutant.test for mutant in MUTANTS if "referee" not in mutant.test}))


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.what.replace(" ", "_"))
def test_a_planted_fault_is_noticed(mutant: Mutant) -> None:
    """The test named fails with the fault."""
    with planted(mutant) as top:
        assert not passes(top, [mutant.test]), f"{mutant.rule}: {mutant.what} lives"
