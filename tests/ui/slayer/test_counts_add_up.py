"""Whoever adds up what the cards show gets the total that is shown: at rest, and in every frame of the reveal and the count."""

from __future__ import annotations

from typing import Any

import pytest
from rooms import _done, feed_at, match_at
from slayer_table import TITLE, choice_of
from table_driver import open_table

from game import titles
from game.demo import BotsAtPlay
from game.engine.chance import Chance
from game.titles.slayer_slayer.rules import forecast
from game.titles.slayer_slayer.screen.standing import numeral
from game.titles.slayer_slayer.screen.tape import Sum
from tests.seldom_drawn import seldom_drawn

TAPES: list[Sum] = []
"""Sums that have been read off a tape."""


def added_up(scene: Any) -> int:
    """The numbers on the Horde's cards that are turned up, and on the discs of earlier rounds."""
    context, cards = scene.table.context, scene.table.cards
    line = context.live.line
    if line is None:
        line = [lying.handle for lying in context.reading.horde.cards]
    told = [cards.facing(handle) for handle in line]
    earlier = [cards.facing(lying.handle) for lying in context.reading.horde.earlier]
    return sum(numeral(one.counts or one.power) for one in told if one.card) + sum(
        numeral(one.counts) for one in earlier
    )


def check(scene: Any) -> bool:
    """Whether a total is shown; then it is right."""
    context = scene.table.context
    if not context.reading.fighting:
        return False
    totals = scene.table.counter.totals()
    tape = scene.table.counter.tape
    if tape is not None and tape.with_dice:
        assert tape.sums()[-1:] in ([], [int(totals.horde)]) and len(tape.sums()) == len(tape.told.counts)
        assert totals.total == tape.told.total
        TAPES.append(tape.told)
    elif tape is not None:
        assert totals.total == sum(tape.told.counts[: tape.seen]), "the score follows the tape"
        return True
    if totals is None or totals.total is None:
        return False
    if totals.stage != "counting" and (scene.table.counter.moving is not None or context.live.line == []):
        return False  # the battle is over; the Horde may have gone to the Pile
    assert added_up(scene) == int(totals.horde), (context.reading.horde, totals, context.live)
    count = context.reading.count
    if count is not None and scene.table.counter.moving is None:
        assert sum(totals.dice) + int(totals.horde) == count.total
        assert sum(by for _, by in scene.table.cards.standing.foe()) == int(totals.foe)
    return True


@pytest.mark.parametrize(("seats", "first"), [(4, 1), (6, 3), (3, 7)])
def test_the_numbers_on_the_cards_add_up_to_the_total_in_every_frame(seats: int, first: int) -> None:
    match = match_at("play_cards", seats, first=first)
    feed = feed_at(match, others=True)
    harness, scene = open_table(feed, speed="fast")
    seldom_drawn(harness)
    feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting) or scene.motion.busy
    chance, moving, resting, differs = Chance(b"12345678"), 0, 0, 0
    TAPES.clear()
    for _ in range(2500):
        harness.frames(1)
        if check(scene):
            at_rest = scene.table.counter.moving is None
            resting, moving = resting + at_rest, moving + (not at_rest)
            differs += any(worth.changes for worth in scene.table.cards.standing.worths().values())
        ask = scene.services.update.ask
        free = scene.updates.playing is None and not scene.services.sent and not _done(match, 0)
        if free and ask is not None and ask.id == match.ask_id and 0 in match.waiting_for():
            scene.send(choice_of(match, 0, ask, chance))
        if match.result is not None:
            break
    assert moving > 50 and TAPES, (moving, resting, differs)


@pytest.mark.parametrize("level", ["random", "normal"])
def test_what_each_goblin_counts_adds_up_to_the_horde_s_power_in_every_view(level: str) -> None:
    """GSS-5.1, 5.3: whenever a view holds a total; after a Victory too."""
    options, seen, changed, lowered = titles.options_for(TITLE, {}), 0, 0, 0
    for seed in range(8):
        feed = BotsAtPlay(TITLE, 4, level, {}, seed, 3)
        while feed.match.result is None:
            feed._play_one()
            feed.items = []
            view = feed.match.view(3)
            count, found = view.get("count"), forecast.ledger(view, 3, options)
            assert (found is None) == (not count)
            if found is not None and not view.get("loot"):
                assert sum(row[4] for row in found["rows"]) == count["horde"], view
                assert sum(by for _, by in found["foe_rows"]) == count["against"], view
                seen += 1
                changed += any(row[3] for row in found["rows"])
                lowered += count["against"] < view["foe"]["power"]
    assert seen and changed and lowered
