"""Playing on at random: turns that a quiet match draws and carries out in one go are the turns of the rulebook.

`Orders.playout` and the tables of `rules/power.py` are held, byte for byte and draw for draw, against asking, drawing, taking.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.engine import match as kernel
from game.engine.agenda import Step
from game.engine.chance import AnyChance, Chance, FastChance
from game.engine.match import Match
from game.titles.battlegoats.rules.cards import CARDS, SILENCES, UNKNOWN
from game.titles.battlegoats.rules.power import power
from tests.titles.battlegoats.table import RULES, battle

LOBBIES: list[dict[str, Any]] = [
    {"muster": muster, "chronicle": chronicle, "first_attacker": first, "final_tie": tie}
    for muster, chronicle, first, tie in product(
        ("basic", "draft"), (False, True), ("fastest", "drawn"), ("vote", "share", "fall")
    )
]


class Noted(Chance):
    """Draws on record that also notes what was asked of it, in order."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.asked: list[tuple[str, int]] = []

    def below(self, stream: str, n: int) -> int:
        self.asked.append((stream, n))
        return super().below(stream, n)


def play_by_play(match: Match, chance: AnyChance, plays: int) -> None:
    """What a playout must come to: the kernel's own way, whatever the steps can do by themselves."""
    for _ in range(plays):
        assert Step.playout(match.step(), match, chance, 1) == 1


def assert_same(mine: Match, other: Match) -> None:
    assert mine.dump(marks=False) == other.dump(marks=False), (mine.explain(), other.explain())
    assert (mine.ask, mine.ask_id, mine.plays, mine.at) == (other.ask, other.ask_id, other.plays, other.at)
    assert mine.agenda == other.agenda and mine.answers == other.answers
    if mine.ask is not None:
        assert mine.step() == other.step()
        for seat in range(mine.seats):
            assert mine.seat_ask(seat) == other.seat_ask(seat)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_playout_is_draw_and_take_by_turns(seats: int) -> None:
    """Every lobby, stopped after any number of plays: the same bytes, the same asks, the same draws in the same order."""
    for n, options in enumerate(2 * LOBBIES):
        cut = FastChance(f"{seats}:{n}")
        quiet = kernel.new(RULES, seats, options, 100 * seats + n, quiet=True)
        worlds = [quiet.copy(), quiet.copy(quiet=False)]
        chances = [Noted(b"%d" % n) for _ in range(3)]
        while quiet.result is None:
            most = 1 + cut.below("", 9)
            made = quiet.playout(chances[0], most)
            assert made == most or (quiet.result is not None and 0 < made < most)
            for world, chance in zip(worlds, chances[1:]):
                play_by_play(world, chance, made)
                assert_same(quiet, world)
                assert chance.asked == chances[0].asked and chance.counts == chances[0].counts
            for chance in chances:
                chance.asked.clear()
        assert quiet.playout(chances[0]) == 0


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_match_goes_on_where_a_playout_stopped(seats: int) -> None:
    """Copied, saved and brought back, played by hand: like any other match."""
    for seed in range(12):
        options = LOBBIES[(5 * seed + seats) % len(LOBBIES)]
        match = kernel.new(RULES, seats, options, seed, quiet=True)
        chance = FastChance(seed)
        while match.result is None:
            match.playout(chance, 1 + chance.below("", 12))
            packed = match.dump()
            loaded, copied = kernel.load(RULES, packed), match.copy()
            assert loaded.dump() == packed == copied.dump()
            assert loaded.ask == match.ask == copied.ask and loaded.ask_id == match.ask_id
            if match.result is not None:
                break
            seat, ask = match.waiting_for()[0], match.ask_id
            choice = match.space(seat).sample(chance)
            for world in (match, loaded, copied):
                world.play(seat, choice, ask)
            assert match.dump() == loaded.dump() == copied.dump()


def test_a_playout_of_one_chance_is_the_same_in_one_go_or_many() -> None:
    """Neither where it stops nor how often changes what comes."""
    for seed in range(30):
        start = kernel.new(RULES, 2 + seed % 5, LOBBIES[seed % len(LOBBIES)], seed, quiet=True)
        once, often = start.copy(), start.copy()
        made = once.playout(FastChance(seed))
        chance = FastChance(seed)
        while often.result is None:
            assert often.playout(chance, 1) == 1
        assert once.plays == often.plays == start.plays + made
        assert once.dump() == often.dump()


PECULIAR = (
    "A: F1 quiet_monk, F2 lion, M1 sapper, B1 tattletale. B: F1 powder_kid, F2 land_mine, M1 straw_goat, B3 night_owl",
    "A: F1 powder_kid, F2 night_owl, M2 strutting_pete. B: F1 scapegoat, F2 jonas, M2 town_crier, B2 lion",
    "A: F1 shield_nan, M1 copygoat, B1 mama_dragon. B: F1 glass_cannon, F2 drumbeard, F3 baby_dragon. C: F2 skunk",
    "A: F1 quiet_monk. B: F1 powder_kid. C: F1 land_mine, F2 sapper. D: F1 scapegoat, F2 tattletale, F3 jonas",
    "A: F1 double_ballista, F2 lookout, F3 saboteur. B: F1 alfonso, F2 straw_goat. C: M2 sable_of_the_veil, M1 lion",
)


@pytest.mark.parametrize("laid", PECULIAR)
def test_cards_that_do_more_than_count(laid: str) -> None:
    """BTG 5.5 to 5.16: silence, mines, bombs, stand-ins, tangles, pride, dodges and what follows a fight, of all chances."""
    for seed in range(150):
        told = battle(laid).match
        quiet = told.copy()
        chances = [Noted(b"%d" % seed) for _ in range(2)]
        while quiet.result is None:
            play_by_play(told, chances[1], quiet.playout(chances[0], 1 + seed % 3))
            assert quiet.dump(marks=False) == told.dump(marks=False)
            assert chances[0].asked == chances[1].asked


def test_the_tables_of_power_are_the_ledger() -> None:
    """BTG-6.2: what is worked out at load and what is written out come to the same, for every card in every fight."""
    for seed in range(12):
        match = kernel.new(RULES, 2 + seed % 5, LOBBIES[seed % len(LOBBIES)], seed, quiet=True)
        chance = FastChance(seed)
        match.playout(chance, 10 + 2 * seed)
        s = match.state
        if match.result is not None or s.phase != "battle":
            continue
        for place in [n for n, card in enumerate(s.field) if card >= 0]:
            for foe in range(UNKNOWN + 1):
                for attacks in (True, False):
                    lines: list[list[Any]] = []
                    assert power(s, place, foe, attacks, 0) == power(s, place, foe, attacks, 0, lines)
                    assert sum(line[3] for line in lines) == power(s, place, foe, attacks, 0)
                silent = 1 << foe | SILENCES
                assert power(s, place, foe, True, silent) == power(s, place, foe, True, silent, [])


def test_every_card_is_counted_by_the_tables_in_every_row() -> None:
    """BTG-6.2: alone in a battlefield, against every foe."""
    for card in CARDS:
        for space in ("F1", "M2", "B3"):
            s = battle(f"A: {space} {card.id}. B: F1 {'lion' if card.id != 'lion' else 'sapper'}").match.state
            place = next(n for n, there in enumerate(s.field) if there == card.index)
            for foe in range(UNKNOWN + 1):
                for attacks in (True, False):
                    assert power(s, place, foe, attacks, 0) == power(s, place, foe, attacks, 0, [])
