"""What counts at the end lies in hand and purse before the scores count it."""

from __future__ import annotations

from rooms import feed_at, match_at
from table_driver import open_table

from game.titles.slayer_slayer.rules.plays import Confirm


def test_the_last_loot_reaches_hand_and_purse_before_the_first_score() -> None:
    """Cards and gold came five seconds after the sums that had them in."""
    match = match_at("loot_division", 3, want=lambda match: match.state.floor == 10)
    harness, scene = open_table(feed_at(match, others=True), (1280, 720))
    harness.seconds(1)
    heard: list[str] = []
    scene.services.play_sound = lambda name, take=None: heard.append(name)
    before = scene.table.reading
    held = len(before.hand.cards), before.purse.gold, before.purse.trophies
    scene.send(Confirm().choice())
    for _ in range(60 * 60):
        harness.frames(1)
        if "objective_reveal" in heard:
            break
    assert scene.updates.playing is not None and scene.table.reading.final is None, "the sums come one by one"
    state, now = match.state, scene.table.reading
    counted = len(state.hand[0]), state.gold[0], state.trophies[0]
    assert (len(now.hand.cards), now.purse.gold, now.purse.trophies) == counted != held
    stage, layout = scene.services.stage, scene.table.hand.layout(scene.table.ground.hand)
    assert len(layout) == counted[0] and all(stage[handle] == place for handle, place in layout.items())
    assert now.seats[1].cards == len(state.hand[1])
