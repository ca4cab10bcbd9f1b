"""PettingZoo's own tests against every ready title and the toys (optional extra `pettingzoo`)."""

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'gobsmack[pettingzoo]'")

from tests.conformance.judges import PETTINGZOO, cases, fits

TABLE = [(judge, case) for judge in PETTINGZOO for case in cases() if fits(judge, case)]


@pytest.mark.parametrize("judge, case", TABLE, ids=[f"{judge}-{case}" for judge, case in TABLE])
def test_pettingzoo_is_satisfied(judge, case):
    PETTINGZOO[judge](case)
