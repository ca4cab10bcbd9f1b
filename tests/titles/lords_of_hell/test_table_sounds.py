"""What is heard at the table of Lords of Hell: every cue that a match tells has a sound that is made, or is meant silent."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pygame")

from game.engine import match as matches
from game.engine.chance import Chance
from game.engine.cues import SeatCue
from game.tabletop.feed import Update
from game.titles.lords_of_hell.rules.flow import RULES
from game.titles.lords_of_hell.screen.sounds import heard, piece
from game.ui.effects import EFFECTS

SILENT = {"starter", "passed", "wounded", "victory", "aside"}
"""Cues that something louder beside them tells."""


def names(kind: str, **nouns: Any) -> list[str]:
    return [name for name, _ in heard(SeatCue(kind, 0, nouns))]


def _what_a_match_tells_is_heard(seed: int) -> set[str]:
    """One part of what is judged together below; returns what it met."""
    match = matches.new(RULES, 4, {}, seed)
    chance = Chance(seed.to_bytes(8, "big"))
    kinds: set[str] = set()
    for _ in range(1500):
        for cue in match.cues_for(match.take_cues(), 0):
            kinds.add(cue.kind)
            found = heard(cue)
            assert all(name in EFFECTS for name, _ in found), (cue.kind, found)
            assert found or cue.kind in SILENT | {
                "souls",
                "victory_points",
                "promise_ended",
                "hit",
                "conquest",
                "truce",
            }, cue
        if match.result is not None:
            break
        for seat in match.waiting_for():
            by_chance = chance.below("play", 2) > 0
            choice = match.space(seat).sample(chance) if by_chance else match.default(seat)
            match.play(seat, choice, match.ask_id, at=30_000)
            break
    return kinds


def test_what_a_match_tells_is_heard() -> None:
    seen = set[str]().union(*(_what_a_match_tells_is_heard(seed) for seed in [1, 2, 3]))
    assert {"round", "phase", "drawn", "dealt"} <= seen


def test_a_cue_says_what_it_was() -> None:
    assert names("offer", counters=0) == ["offer_slip"]
    assert names("offer", counters=None) == [], "made to anyone but this seat"
    assert names("offer", counters=3) == ["counter_offer"]
    assert names("tabled", card="unknown", seat=0, handle=1) == ["tabled_special"]
    assert names("status", stable=True) == ["status_stable"]
    assert names("phase", phase="council", round=2) == ["council_bell"]
    assert names("ring", overlord=-1) == ["no_overlord"]
    assert names("promise_ended", state="kept") == ["seal_kept"]
    assert names("promise_ended", state="broken") == []
    assert names("breach", seat=1, to=2, loss="nothing") == ["seal_breach"]
    assert names("committed", rear=True) == ["rear_attack"]
    assert names("battle_over", result="ruin") == ["mutual_ruin"]
    assert heard(SeatCue("victory_points", 0, {"n": 1, "total": 4})) == [("victory_point", 4)]


def test_protection_is_heard_where_it_stopped_the_higher_die() -> None:
    """LOH-10.48: the attack had the higher die, and nobody was hit."""
    assert names("exchange", attack=[2, 5], defence=[3], hit="") == ["protection_saves"]
    assert names("exchange", attack=[3], defence=[3], hit="") == []
    assert names("exchange", attack=[6], defence=[2], hit="defence") == ["hit_lands"]
    assert names("exchange", attack=[6], defence=[2], hit="shielded") == ["protection_saves"]


def test_battles_have_music_of_their_own() -> None:
    assert piece(Update(1, {"fronts": []})) == "lords_of_hell"
    assert piece(Update(1, {"fronts": [{"realm": 1}]})) == "lords_of_hell_battle"
