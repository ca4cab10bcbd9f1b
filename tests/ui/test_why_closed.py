"""Aid: whatever could be chosen earlier and is closed now says why, whenever this seat is asked (random play, every title)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import pytest
from local_feed import LocalFeed
from table_driver import open_table

from game.engine.chance import Chance
from game.tabletop.scene import TableScene
from game.ui.widgets.buttons import Button
from tests.seldom_drawn import seldom_drawn

SEATS = {"battlegoats": 3, "goblin_raid": 2, "loot_and_recruit": 3, "lords_of_hell": 3, "slayer_slayer": 4}
UNENDING = ("play_cards", "loot_division", "store", "tabling", "rituals", "council", "finishing")
"""Questions in which random play goes on and on: the default ends them now and then."""
LOOKS = 160


def speechless(scene: TableScene, known: set[Hashable]) -> list[Hashable]:
    """Closed things without a reason: those that were open before, and answer buttons."""
    closed = [spot.handle for spot in scene.spots if not spot.open and not spot.why and spot.handle in known]
    buttons = [w.id for w in scene.group if isinstance(w, Button) and str(w.id).startswith("act.")]
    bare = [w.id for w in scene.group if isinstance(w, Button) and w.id in buttons and not w.enabled and not w.why]
    return [*closed, *bare]


@pytest.mark.parametrize("title", SEATS)
def test_no_closed_thing_lacks_a_reason(title: str) -> None:
    feed = LocalFeed(title, SEATS[title], seed=5)
    harness, scene = open_table(feed, pace="instant")
    seldom_drawn(harness, 20)
    chance, known, missing, looks = Chance(b"why---me"), set[Hashable](), Counter[object](), 0
    for _ in range(12 * LOOKS):
        harness.frames(2)
        ask = scene.services.update.ask
        if scene.services.update.result is not None or looks == LOOKS:
            break
        if ask is None or ask.space is None or 0 not in feed.match.waiting_for():
            continue
        looks += 1
        missing.update((ask.kind, handle) for handle in speechless(scene, known))
        known.update(spot.handle for spot in scene.spots if spot.open)
        ends = ask.kind in UNENDING and chance.below("end", 3)
        feed.play(feed.match.default(0) if ends else feed.match.space(0).sample(chance))
    assert looks > 10
    assert not missing, missing.most_common(12)
