"""What a bet says of its two ends is what the rules then do, behind a Shield Wall as without one."""

import pytest
from rooms import match_at, room_at

from game.titles.slayer_slayer.rules.bets import carry_out
from game.titles.slayer_slayer.rules.cards import FEAT, KINDS, VERB
from game.titles.slayer_slayer.screen.asks import outcome_words
from game.titles.slayer_slayer.screen.card_rows import GOBLINS

BETS = [face for face, verb in enumerate(VERB) if verb == "bet"]


@pytest.mark.parametrize("wall", [False, True])
@pytest.mark.parametrize("end", ["success", "failure"])
def test_a_bet_says_what_it_then_does(wall: bool, end: str):
    scene = room_at("bet_vote")[1]
    table = scene.table
    table.reading.foe = table.reading.foe._replace(wall=wall)
    holds = table.words("bet-walled")
    for face in BETS:
        match = match_at("bet_vote")
        match.take_cues()
        match.state.wall = wall
        handle = match.state.horde[0]
        match.state.faces[handle] = face
        carry_out(match, match.state, handle, getattr(FEAT[face], end))
        held = any(cue.kind == "wall_holds" for cue in match.take_cues())
        assert held == (outcome_words(table, GOBLINS[KINDS[face]]["effect"][end]) == holds), KINDS[face]


def test_while_the_horde_counts_nobody_is_told_that_nothing_is_counted():
    """And a die that was added is named by its goblin, also after its card has been discarded."""
    scene = room_at("horde_die_vote")[1]
    table = scene.table
    assert table.reading.count is not None
    spot = next(spot for spot in table.spots() if spot.handle == ("totals",))
    assert spot.open or spot.why == table.words("ledger-later")
    handle = next(iter(table.reading.names))
    table.reading.count = table.reading.count._replace(dice=((handle, 15),))
    entries = table.inspect(("totals",)).entries
    assert (table.context.card_name(table.context.goblin(handle)), "+15") in [
        (entry.text, entry.value) for entry in entries
    ]
