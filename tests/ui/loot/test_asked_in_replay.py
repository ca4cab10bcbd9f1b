"""In a replay the own seat is waited for like any other: it can answer nothing, and is called by its name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from local_feed import NAMES
from loot_table import ahead, feed_of, new
from table_driver import calm, open_table


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("kind", ["turn", "flip_choice"])
def test_the_sentence_of_a_wait_fits_the_name_in_it(kind: str, language: str) -> None:
    """It had read "You is playing"."""
    match = ahead(new(3, 2), 30, 2, kind)
    assert 0 in match.waiting_for()
    harness, scene = open_table(feed_of(3, 2, match=match), language=language, pace="instant")
    calm(harness, scene)
    services, table = scene.services, scene.table
    ask: Any = services.update.ask
    waiting = (0,) if kind == "turn" else (0, 1)
    services.update = replace(services.update, ask=msgspec.structs.replace(ask, space=None, waiting_for=waiting))
    scene.refresh()
    names = [NAMES[seat] for seat in waiting]
    said = table.ask()[0]
    assert all(name in said for name in names) and services.tr("table-you") not in said
    assert table.words("ask-flip-choice.answered") not in said, "nobody has answered yet"
