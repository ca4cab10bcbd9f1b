"""Properties of whole matches, played at random."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from game.engine import match as kernel
from game.engine.chance import FastChance
from game.engine.match import Match, PlayRecord
from game.titles.battlegoats.rules import state
from game.titles.battlegoats.rules.cards import CARDS, SILENCES, UNKNOWN
from game.titles.battlegoats.rules.power import power
from tests.titles.battlegoats.table import RULES, battle


def options_of(seed: int) -> dict[str, Any]:
    return {
        "muster": ("basic", "draft")[seed % 2],
        "chronicle": seed % 3 == 0,
        "first_attacker": ("fastest", "drawn")[seed % 5 == 0],
        "final_tie": ("vote", "share", "fall")[seed % 3],
    }


def consistent(match: Match) -> None:
    s: state.State = match.state
    for seat, mask in enumerate(s.occupied):
        assert mask == sum(1 << n for n in range(9) if s.field[seat * 9 + n] >= 0)
    in_play = sum(1 << card for card in s.field if card >= 0)
    assert s.up & ~in_play == 0 and s.began_up & ~s.up == 0
    assert len(set(s.handle)) == len(s.handle)
    assert RULES.things is not None and RULES.things(match) == sorted(card.id for card in CARDS)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_match_ends(seats: int) -> None:
    """BTG-9.7: at most 9n + 1 attacks; cards are conserved; what a space offers is taken."""
    for seed in range(8):
        match = kernel.new(RULES, seats, options_of(seed), seed)
        chance = FastChance(seed)
        journal: list[PlayRecord] = []
        while match.result is None:
            seat = chance.pick("seat", match.waiting_for())
            play = PlayRecord(match.ask_id, seat, match.space(seat).sample(chance), 1000 * len(journal))
            match.apply(play)
            journal.append(play)
            match.cues.clear()
            consistent(match)
            packed = match.dump()
            assert kernel.load(RULES, packed).dump() == packed
            assert match.copy().dump() == packed
        assert match.state.attacks <= 9 * seats + 1
        assert kernel.replay(RULES, seats, options_of(seed), seed, journal).dump() == match.dump()


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_sample_is_in_the_space(seats: int) -> None:
    """What a step draws without laying its space out is legal, in a match of samples alone."""
    for seed in range(12):
        match = kernel.new(RULES, seats, options_of(seed), seed, quiet=True)
        chance = FastChance(seed)
        while match.result is None:
            seat = chance.pick("seat", match.waiting_for())
            choice = match.sample(seat, chance)
            assert match.space(seat).contains(choice)
            match.take(seat, choice)


def test_a_sample_may_be_any_order() -> None:
    """Every attack and command of a small table comes, each card and verb as often as another."""
    table = battle("A: F2 lookout, M2 sapper, B2 land_mine. B: F1 big_gruff, B1 lion. C: M3 duelist")
    space, chance = table.match.space(0), FastChance(3)
    drawn = [repr(table.match.sample(0, chance)) for _ in range(6000)]
    assert set(drawn) == {repr(choice) for choice in space.each()}
    heads = [text.split(",")[0] + text.split(",")[1] for text in drawn]
    for head in set(heads):
        assert abs(heads.count(head) / len(heads) - 1 / len(set(heads))) < 0.03


@pytest.mark.parametrize("seed", range(6))
def test_a_quiet_match_is_the_same_match(seed: int) -> None:
    """Who tells nobody what happens plays by the same rules."""
    loud = kernel.new(RULES, 2 + seed % 5, options_of(seed), seed)
    quiet = loud.copy()
    chance = FastChance(seed)
    while loud.result is None:
        seat = chance.pick("seat", loud.waiting_for())
        choice = loud.sample(seat, chance)
        loud.take(seat, choice)
        quiet.take(seat, choice)
        loud.take_cues()
        assert quiet.dump(marks=False) == loud.dump(marks=False)


PECULIAR = (
    "A: F1 quiet_monk, F2 lion, M1 sapper, B1 tattletale. B: F1 powder_kid, F2 land_mine, M1 straw_goat, B3 night_owl",
    "A: F1 powder_kid, F2 night_owl, M2 strutting_pete. B: F1 scapegoat, F2 jonas, M2 town_crier, B2 lion",
    "A: F1 shield_nan, M1 copygoat, B1 mama_dragon. B: F1 glass_cannon, F2 drumbeard, F3 baby_dragon. C: F2 skunk",
    "A: F1 quiet_monk. B: F1 powder_kid. C: F1 land_mine, F2 sapper. D: F1 scapegoat, F2 tattletale, F3 jonas",
    "A: F1 double_ballista, F2 lookout, F3 saboteur. B: F1 alfonso, F2 straw_goat. C: M2 sable_of_the_veil, M1 lion",
)


@pytest.mark.parametrize("laid", PECULIAR)
def test_a_quiet_fight_of_cards_that_do_more_than_count_is_the_same(laid: str) -> None:
    """BTG 5.5 to 5.16: silence, mines, bombs, stand-ins, tangles, pride, dodges and what follows a fight."""
    for seed in range(150):
        loud = battle(laid).match
        quiet = loud.copy()
        chance = FastChance(seed)
        while loud.result is None:
            seat = loud.waiting_for()[0]
            choice = loud.sample(seat, chance)
            loud.take(seat, choice)
            quiet.take(seat, choice)
            assert quiet.dump(marks=False) == loud.dump(marks=False)


def test_a_ledger_adds_up_to_the_power() -> None:
    """BTG-6.2: for every card on the table, against every foe, silenced or not."""
    for seed in range(12):
        match = kernel.new(RULES, 2 + seed % 5, options_of(seed), seed, quiet=True)
        chance = FastChance(seed)
        for _ in range(10 + 4 * seed):
            if match.result is None:
                seat = chance.pick("seat", match.waiting_for())
                match.take(seat, match.sample(seat, chance))
        s = match.state
        for place in [n for n, card in enumerate(s.field) if card >= 0]:
            for foe, attacks in product(range(UNKNOWN + 1), (True, False)):
                for silent in (0, 1 << foe | SILENCES):
                    lines: list[list[Any]] = []
                    assert power(s, place, foe, attacks, silent, lines) == power(s, place, foe, attacks, silent)
                    assert sum(line[3] for line in lines) == power(s, place, foe, attacks, silent)


def test_every_match_of_defaults_ends() -> None:
    """BTG-9.7, BTG-4.19: the clock alone brings a match to its end."""
    for seats in range(2, 7):
        match = kernel.new(RULES, seats, options_of(seats), seats)
        for _ in range(200):
            if match.result is not None:
                break
            for seat in match.waiting_for():
                assert match.space(seat).contains(match.default(seat))
            match.time_out(match.ask_id, 90_000)
        assert match.result is not None


def test_the_copy_by_hand_is_the_codecs() -> None:
    match = kernel.new(RULES, 3, {"muster": "draft"}, 5)
    chance = FastChance(5)
    while match.result is None:
        other = state.copy(match.state)
        assert msgspec.msgpack.encode(other) == msgspec.msgpack.encode(match.state)
        for name in state.State.__struct_fields__:
            mine, theirs = getattr(match.state, name), getattr(other, name)
            assert not isinstance(mine, list) or mine is not theirs, name
        seat = match.waiting_for()[0]
        match.take(seat, match.space(seat).sample(chance))


@pytest.mark.parametrize("seed", range(10))
def test_what_is_hidden_changes_nothing_for_a_seat(seed: int) -> None:
    """BTG-8.5: swap any two things that a seat cannot tell apart: its view, ask and cues stay the same."""
    match = kernel.new(RULES, 2 + seed % 4, options_of(seed), seed)
    chance = FastChance(seed)
    assert RULES.hidden is not None and RULES.swap is not None
    while match.result is None:
        for seat in range(-1, match.seats):
            for group in RULES.hidden(match, seat):
                a, b = chance.below("", len(group)), chance.below("", len(group))
                other = match.copy()
                if a != b:
                    RULES.swap(other, group[a], group[b])
                assert other.view(seat) == match.view(seat)
                mine, theirs = match.seat_ask(seat), other.seat_ask(seat)
                assert mine == theirs
        seat = chance.pick("seat", match.waiting_for())
        match.take(seat, match.space(seat).sample(chance))
