"""What a bet says of its two ends is what the rules then do, behind a Shield Wall as without one."""

import pytest
from rooms import match_at, room_at

from game.titles.slayer_slayer.bot.reasons import COACHING, Ahead, Behind, LeaveDie, RollDie
from game.titles.slayer_slayer.rules.bets import carry_out, owner_of
from game.titles.slayer_slayer.rules.cards import FEAT, KINDS, VERB
from game.titles.slayer_slayer.rules.count import DieFalls, with_dice
from game.titles.slayer_slayer.screen import moment_kit
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


def won_with(match, handle: int, roll: int) -> bool:
    """Whether a roll of the Horde's die takes the goblins to the foe's Power, by the rules."""
    rolled = match.copy()
    rolled.state.die = roll
    DieFalls(handle).run(rolled)
    return not rolled.state.spoiled and with_dice(rolled.state) >= rolled.state.against


@pytest.mark.parametrize(("alone", "dice", "against"), [(14, (), 21), (20, (), 28), (13, (9,), 30), (20, (9,), 28)])
def test_the_hordes_die_is_asked_with_the_rolls_that_reach_the_foe(alone: int, dice: tuple[int, ...], against: int):
    """A die that can only be added may still fall short: what is asked and what the coach says count up to the foe's Power."""
    scene = room_at("horde_die_vote")[1]
    table = scene.table
    match = match_at("horde_die_vote")
    s = match.state
    handle = s.horde[0]
    s.alone, s.against, s.dice = alone, against, tuple(n for number in dice for n in (handle, number))
    table.reading.count = table.reading.count._replace(
        horde=alone, against=against, dice=tuple((handle, number) for number in dice)
    )
    wins, short = sum(won_with(match, handle, roll) for roll in range(1, 21)), against - with_dice(s)
    text, stakes = table.ask()
    assert (f"{wins} of 20 rolls reach the foe" if short > 0 else "enough already") in text
    assert ("Any roll is added" in stakes) == all(roll <= alone for roll in range(1, 21))
    view, ask = match.view(0), match.seat_ask(0)
    assert ask is not None
    assert COACHING.deed(view, ask, 0, "roll") == RollDie() and COACHING.deed(view, ask, 0, "no") == LeaveDie()
    told = COACHING.reason(view, ask, 0, "roll" if short > 0 else "no")
    assert told == (Behind(n=short) if short > 0 else Ahead(n=-short))


@pytest.mark.parametrize("own", [True, False])
def test_whoever_is_asked_only_to_keep_a_secret_is_told_so(own: bool):
    """Everybody is asked alike when a Bloodpriest waits, and had read no more than that it waits."""
    scene = room_at("blood_rite", want=lambda match: (owner_of(match.state, match.ask.nouns["handle"]) == 0) is own)[1]
    table = scene.table
    text, stakes = table.asks.words()
    assert (stakes == table.words("ask-blood-rite.others")) is not own, text


def test_a_banner_begins_with_a_capital(monkeypatch: pytest.MonkeyPatch):
    """Sides stand within sentences in the log, and alone on a banner."""
    said: list[str] = []
    monkeypatch.setattr(moment_kit, "banner", lambda _, area, text, *more: iter(said.append(text) or ()))
    table = room_at("bet_vote")[1].table
    for key in ("side-none", "side-no"):
        list(table.moments_of[1].say(key))
    assert said == ["No bet", "No roll"]
