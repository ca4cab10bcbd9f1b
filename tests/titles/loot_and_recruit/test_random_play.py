"""Matches of players who look for a fight: what must hold after every play; the conformance walk; the hooks of the kernel."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from game.engine.chance import FastChance
from game.engine.match import Match, PlayRecord
from game.titles import options_for
from game.titles.loot_and_recruit import TITLE
from game.titles.loot_and_recruit.rules.attack import would_fall
from game.titles.loot_and_recruit.rules.cards import DATA, EVENT_IDS, IDS, PLATFORMS
from game.titles.loot_and_recruit.rules.flow import RULES
from game.titles.loot_and_recruit.rules.imagining import known, things
from game.titles.loot_and_recruit.rules.market import crowd_goods, goods, price
from game.titles.loot_and_recruit.rules.state import EMPTY, State, copy
from tests.conformance.checks import Walk
from tests.titles.loot_and_recruit.table import new
from tests.titles.loot_and_recruit.test_components import referee

ROW: dict[str, dict[str, Any]] = {row["id"]: row for row in (*DATA["card"], *DATA["event"])}
EAGER = ("play_card", "use_action", "attack", "recruit", "purchase")
"""What an eager player does, in this order, before ending the turn."""


def eager(match: Match, seat: int, chance: Any) -> Any:
    """A choice that looks for a fight."""
    space = match.space(seat)
    if match.ask is not None and match.ask.kind == "turn" and chance.below("", 12):
        for verb in EAGER:
            branches = tuple(branch for branch in space.branches if branch.verb == verb)
            if branches and chance.below("", 8):
                return type(space)(branches).sample(chance)
    if match.ask is not None and match.ask.kind == "reaction" and "react" in space.options and chance.below("", 4):
        return "react"
    return space.sample(chance)


def variant(n: int) -> dict[str, Any]:
    """Options that differ from match to match; each value comes up."""
    return {o.id: o.values[(n * (k + 1) + n // 3) % len(o.values)] for k, o in enumerate(TITLE.options)}


def handles(s: State) -> list[int]:
    slots = [card for card in (*s.shop.slots, *s.crowd.slots) if card != EMPTY]
    rows = (*s.deck, *s.hand, *s.play, *s.discard, *s.platform, *s.pile)
    return [
        h
        for row in (*rows, slots, s.shop.deck, s.shop.trash, s.crowd.deck, s.crowd.trash, s.gone, s.falling)
        for h in row
    ]


def referee_cost(s: State, card: str) -> int:
    """LNR-5.19 from the rows: the printed cost less what fits."""
    row = ROW[card]
    goblin = row["kind"] == "goblin"
    less = 0
    for effect in ROW[EVENT_IDS[s.event]]["effect"]:
        if effect["verb"] == "discount" and (effect["of"] == card or effect["of"] == ("goblin" if goblin else "shop")):
            less += effect["n"]
    for of, n in zip(s.discounts[::2], s.discounts[1::2]):
        if (of == 1) == goblin:
            less += n
    cost: int = row["recruit_cost" if goblin else "loot_cost"]
    return max(1, cost - less)


class Watcher:
    """What must hold after every play, and an account of powers and Victory Points kept from the cues alone."""

    def __init__(self, match: Match, chance: Any) -> None:
        self.match, self.chance = match, chance
        self.things = things(match)
        self.power = [0, 0, 0]
        self.tower: list[list[list[tuple[int, str]]]] = [[[], [], []] for _ in range(match.seats)]
        self.counts: list[list[int]] = [[] for _ in range(match.seats)]
        self.seen: Counter[str] = Counter()
        self.hear()

    def hear(self) -> None:
        for cue in self.match.take_cues():
            self.seen[cue.kind] += 1
            n = cue.nouns
            if cue.kind == "turn":
                self.power = [0, 0, 0]
            elif cue.kind == "played":
                for power, amount in n["gained"].items():
                    self.power[("loot", "recruit", "attack").index(power)] += amount
            elif cue.kind == "power":
                self.power[("loot", "recruit", "attack").index(n["power"])] += n["n"]
            elif cue.kind == "purchased":
                self.power[0] -= n["price"]
            elif cue.kind == "attack":
                self.power[2] -= n["defense"]
            elif cue.kind == "turn_ends":
                assert n["lost"] == self.power
                self.power = [0, 0, 0]
                self.ended = n["seat"]
            elif cue.kind == "counted":
                count = sum(ROW[card].get("vp", 0) for row in self.tower[n["seat"]] for _, card in row)
                self.counts[n["seat"]].append(count)
                assert n["count"] == count and n["total"] == sum(self.counts[n["seat"]])
            self.build(cue.kind, n)

    def build(self, kind: str, n: dict[str, Any]) -> None:
        """Towers as a spectator could write them down."""
        if kind == "recruited":
            self.power[1] -= n["price"]
        if kind in ("recruited", "captured", "shielded") or (kind == "gained" and n["platform"]):
            self.tower[n["seat"]][n["platform"] - 1].append((n["handle"], n["card"]))
        elif kind == "moved":
            self.tower[n["owner"]][n["platform"] - 1].remove((n["handle"], n["card"]))
            self.tower[n["owner"]][n["to"] - 1].append((n["handle"], n["card"]))
        elif kind == "toppled":
            for handle, card in n["cards"]:
                assert self.tower[n["target"]][n["platform"] - 1].pop() == (handle, card), "the top falls first"

    def step(self) -> None:
        match = self.match
        s: State = match.state
        seat = self.chance.pick("", match.waiting_for())
        choice = eager(match, seat, self.chance)
        falls = self.forecast(choice)
        before = copy(s) if match.ask is not None and match.ask.kind not in ("flip_choice", "reaction") else None
        asked = match.agenda[:]
        self.ended = -1
        match.play(seat, choice)
        if before is not None and match.may_take_back(seat) and self.chance.below("", 6) == 0:
            told = match.take_cues()
            after = copy(match.state)
            match.take_back(seat)
            assert match.state == before and match.agenda == asked, "taken back is as before"
            self.seen["taken back"] += 1
            match.take_cues()
            match.play(seat, choice)
            assert match.state == after, "and once more leads to the same"
            match.cues = told
        if falls is not None and [cue for cue in match.cues if cue.kind == "toppled"]:
            (toppled,) = [cue.nouns for cue in match.cues if cue.kind == "toppled"]
            assert [h for h, _ in toppled["cards"]] == falls
        self.hear()
        self.check()

    def forecast(self, choice: Any) -> list[int] | None:
        """From a spectator's view: what falls if nobody reacts."""
        if not isinstance(choice, list) or choice[:1] != ["attack"]:
            return None
        s = known(self.match.view(-1), -1)
        return would_fall(s, choice[1] * PLATFORMS + choice[2] - 1, choice[3])

    def check(self) -> None:
        match = self.match
        s: State = match.state
        assert things(match) == self.things, "cards or events were lost or made"
        assert sorted(handles(s)) == list(range(len(s.faces))), "a card lies in two zones or in none"
        assert min(s.power) >= 0 and s.power == self.power
        for seat in range(s.seats):
            towers = [[(h, IDS[s.faces[h]]) for h in s.platform[seat * PLATFORMS + n]] for n in range(PLATFORMS)]
            assert towers == self.tower[seat]
            for row in towers:
                shields = [n for n, (_, card) in enumerate(row) if card == "shield_bearer"]
                assert not shields or shields == [len(row) - 1] != [0], "a shield lies on top of a stack"
        assert s.counts == self.counts
        if self.ended >= 0 and match.ask is not None and match.ask.kind == "turn":
            there = s.hand[self.ended]
            assert len(there) == 5 or (not s.deck[self.ended] and not s.discard[self.ended]) or s.round == 14
        for where in (*range(1, 6), "box_o_shinies", "pile_o_chow", "catapult", "troublesome_trio"):
            for card in (goods(s, where), crowd_goods(s, where)):
                if card != EMPTY and s.active >= 0:
                    assert price(s, s.faces[card]) == referee_cost(s, IDS[s.faces[card]]) >= 1
        for lineup in (s.shop, s.crowd):
            renewable = [h for h in lineup.trash if not {"starter", "permanent"} & set(ROW[IDS[s.faces[h]]]["copies"])]
            assert EMPTY not in lineup.slots or (not lineup.deck and not renewable), (
                "an empty slot that could be filled"
            )


def _what_always_holds(seed: int) -> set[str]:
    """One part of what is judged together below; returns what it met."""
    options = variant(seed)
    match = new(2 + seed % 4, seed=seed, **options)
    watcher = Watcher(match, FastChance(f"eager:{seed}"))
    for _ in range(4000):
        if match.result is not None:
            break
        watcher.step()
    result = match.result
    assert result is not None and list(result.places) == referee(watcher.counts)
    assert result.tally["total"] == tuple(sum(row) for row in watcher.counts)
    assert result.winners == tuple(n for n, place in enumerate(result.places) if place == 1)
    return set(watcher.seen)


def test_what_always_holds() -> None:
    """LNR-1.3, LNR-5.4, LNR-5.19, LNR-5.22, LNR-7.8, LNR-9.1 to LNR-9.6: at every step, by accounts kept from the cues."""
    seen = set[str]().union(*(_what_always_holds(seed) for seed in range(8)))
    assert {"attack", "toppled", "recruited", "purchased", "taken back", "counted"} <= seen


class Raid(Walk):
    """The walk of every title, with eager players; dear checks come every so many plays."""

    every = 9

    def now(self) -> bool:
        return self.counts["steps"] % self.every == 0

    def check_swaps(self, seat: int) -> None:
        if self.now():
            super().check_swaps(seat)

    def check_imagined(self, seat: int) -> None:
        if self.now():
            super().check_imagined(seat)

    def check_values(self) -> None:
        if self.now():
            super().check_values()

    def choose(self) -> PlayRecord:
        match = self.match
        seat = self.chance.pick("", match.waiting_for())
        if self.chance.below("", 25) == 0:
            return PlayRecord(match.ask_id, seat, match.default(seat), 0, "clock")
        return PlayRecord(match.ask_id, seat, eager(match, seat, self.chance), self.chance.below("", 9_000), "play")


@pytest.mark.parametrize("seats, seed", [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_walk(seats: int, seed: int) -> None:
    """LNR-4.18, LNR-8.5: copies, journals, views, asks, imagined tables and non-interference on the way."""
    counts: Counter[str] = Counter()
    options = options_for("loot_and_recruit", {**variant(seed), "event_deck": "quick"})
    Raid(RULES, seats, options, seed, False, counts).run()
    assert counts["swaps"] > 10 and counts["imagined"] > 10 and counts["plays"] > 100


def test_copies_are_the_codecs() -> None:
    match = new(4, seed=2)
    chance = FastChance(3)
    for _ in range(150):
        if match.result is not None:
            break
        seat = match.waiting_for()[0]
        match.play(seat, eager(match, seat, chance))
        slow = msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=State)
        assert copy(match.state) == slow == match.state
    other, before = copy(match.state), msgspec.msgpack.encode(match.state)
    for field in State.__struct_fields__:
        value = getattr(other, field)
        if isinstance(value, list):
            for row in value:
                if isinstance(row, list):
                    row.append(7)
            value.append(7)
    for lineup in (other.shop, other.crowd):
        for row in (lineup.slots, lineup.since, lineup.deck, lineup.trash):
            row.append(7)
    assert msgspec.msgpack.encode(match.state) == before, "a copy shares a list with its original"
