"""Tables of Lords of Hell in tests."""

import pytest

from game.titles.lords_of_hell.rules import forecast


@pytest.fixture(autouse=True)
def _few_fights_in_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chance is shown as it is found; that it is right after all its fights says `titles/lords_of_hell/test_forecast.py`."""
    monkeypatch.setattr(forecast, "FIGHTS", 24)
