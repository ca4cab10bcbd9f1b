"""Matches of players who look for a fight, with every check of the conformance walk on the way; the kernel's hooks."""

from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from game.engine.match import PlayRecord
from game.titles import options_for
from game.titles.goblin_raid.rules.flow import RULES
from game.titles.goblin_raid.rules.map_graph import SITES
from game.titles.goblin_raid.rules.march import Field, legal, modes, targets
from game.titles.goblin_raid.rules.march_menu import step_branches
from game.titles.goblin_raid.rules.movement import movers
from game.titles.goblin_raid.rules.pieces import GOBLIN, INDEX, SIDE
from game.titles.goblin_raid.rules.setup import clocks
from game.titles.goblin_raid.rules.state import State, copy, on_map, side_of
from tests.conformance.checks import Walk
from tests.titles.goblin_raid.dsl import new

PEACE = replace(RULES, resign=None)


class Raid(Walk):
    """Goblins march to sites and home, feudals to goblins; battles are declared. Dear checks come every so many plays."""

    every = 1
    most = 10_000

    def now(self):
        return self.counts["steps"] % self.every == 0

    def check_swaps(self, seat):
        if self.now():
            super().check_swaps(seat)

    def check_imagined(self, seat):
        if self.now():
            super().check_imagined(seat)

    def check_ask(self, seat):
        if self.now():
            super().check_ask(seat)

    def check_values(self):
        if self.now():
            super().check_values()

    def choose(self):
        match = self.match
        s = match.state
        kind = match.ask.kind
        (seat,) = match.waiting_for()
        choice = None
        if kind.endswith("_move") and s.passage < 0 and self.chance.below("", 12):
            choice = self.march(s, seat)
        elif kind == "declare" or (kind == "battle_step" and self.chance.below("", 3)):
            space = match.space(seat)
            verbs = [branch for branch in space.branches if branch.verb in ("declare", "fire", "melee")]
            if verbs:
                choice = type(space)(tuple(verbs)).sample(self.chance)
        if choice is None:
            choice = match.sample(seat, self.chance) if self.chance.below("", 3) else match.default(seat)
            if choice[0] in ("concede", "call_off"):
                choice = ["end_phase"]
        return PlayRecord(match.ask_id, seat, choice, 0, "play")

    def march(self, s, seat):
        side = side_of(s, seat)
        able = movers(s, side)
        if not able:
            return ["end_phase"]
        f = Field(s, side)
        leader = self.chance.pick("", able)
        branches = [b for b in step_branches(f, leader) if b.verb in ("march", "enter")]
        if not branches:
            return None
        branch = self.chance.pick("", branches)
        carry = branch.parts[-1]
        load = list(carry.options[: carry.hi]) if hasattr(carry, "hi") else carry.sample(self.chance)
        if branch.verb == "enter":
            return ["enter", *branch.nouns, load]
        loaded = any(INDEX[unit] in s.sites for unit in load)
        if side == GOBLIN and loaded:
            aims = [found for found in branch.parts[0].options if found < "0300"]
        elif side == GOBLIN:
            aims = [site.hex for site in SITES if s.sites[site.index] == -1]
        else:
            aims = [at for piece, at in enumerate(s.at) if SIDE[piece] == GOBLIN and on_map(at)]
            near = [n for at in aims for n in f.ways.foot[at] if n not in f.enemies]
            aims = near
        aims = [aim for aim in aims if aim in branch.parts[0].options]
        return ["march", *branch.nouns, self.chance.pick("", aims), load] if aims else None


def walk(seed, every, **options):
    raid = Raid(PEACE, 2, options_for("goblin_raid", options), seed, False, Counter())
    raid.every = every
    raid.run()
    return raid.match, raid.counts


@pytest.mark.slow
@pytest.mark.parametrize("seed, height", [(1, "hidden"), (2, "visible")])
def test_raids(seed, height):
    match, counts = walk(seed, 97, stack_height=height)
    assert match.result.outcome == "raid" and counts["swaps"] and counts["imagined"] and counts["plays"] > 100


def test_a_campaign():
    match, counts = walk(3, 150, version="campaign", reign_cap=4)
    assert match.result.outcome == "campaign" and counts["plays"] > 100


def test_copies_are_the_codecs():
    match = new(3)
    for n in range(40):
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat) if n % 3 else match.sample(seat, match.chance.copy()))
        slow = msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=State)
        assert copy(match.state) == slow == match.state
    other = copy(match.state)
    other.at[0] = "elsewhere"
    other.own.append(["0101"])
    assert match.state.at[0] != "elsewhere" and match.state.own != other.own


def test_the_menu_says_what_is_legal():
    """`loads` (the menu) and `legal` (the rule) are two ways to the same answer."""
    raid = Raid(PEACE, 2, options_for("goblin_raid", {}), 11, False, Counter())
    seen = 0
    for _ in range(120):
        match, s = raid.match, raid.match.state
        if match.ask.kind.endswith("_move"):
            side = side_of(s, match.waiting_for()[0])
            f = Field(s, side)
            for leader in movers(s, side):
                units = [p for p in range(len(s.at)) if s.at[p] == s.at[leader] and p != leader]
                for mode in modes(s, leader):
                    for to in targets(f, leader):
                        load = [p for p in units if raid.chance.below("", 2)]
                        load = [p for p in load if SIDE[p] == side]
                        names = [n for n, p in sorted(INDEX.items(), key=lambda item: item[1]) if p in load]
                        verb = ["step", list(INDEX)[leader], mode, to, names]
                        if to == "withdrawn" or s.at[leader] == "gate":
                            continue
                        here = match.space(match.waiting_for()[0]).contains(verb)
                        assert here == (legal(f, leader, mode, to, load) == ""), (
                            verb,
                            legal(f, leader, mode, to, load),
                        )
                        seen += here
        raid.take(raid.choose())
        if match.result is not None:
            break
    assert seen > 50


def test_clocks():
    assert clocks(options_for("goblin_raid", {}))["movement"] == 180
    assert set(clocks(options_for("goblin_raid", {"timers": "off"})).values()) == {None}


def test_resigning_loses():
    """GOB-13.4."""
    match = new(1)
    match.resign(1)
    assert match.result.winners == (0,) and match.result.outcome == "resigned"
