"""Goblin's map is printed once for all tests of its table."""

from collections.abc import Iterator

import pytest

from tests.ui.pressroom import shared_maps


@pytest.fixture(autouse=True, scope="session")
def _maps_printed_once() -> Iterator[None]:
    with shared_maps():
        yield
