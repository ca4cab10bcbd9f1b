"""What is heard at the table of Lords of Hell: every cue that a match tells has a sound that is made, or is meant silent."""

from __future__ import annotations

import pytest

pytest.importorskip("pygame")

from game.engine import match as matches
from game.engine.chance import Chance
from game.engine.cues import Cue, read
from game.tabletop.feed import Update
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.flow import RULES
from game.titles.lords_of_hell.screen.sounds import heard, music
from game.ui.effects import EFFECTS

SILENT = {"starter", "passed", "wounded", "victory", "aside"}
"""Cues that something louder beside them tells."""
SEEN = {"deal", "given", "sworn"}
"""Heard beat by beat as the deal is seen (`tests/ui/hell/test_deal_theatre.py`)."""


def names(cue: Cue) -> list[str]:
    return [name for name, _ in heard(cue)]


def _what_a_match_tells_is_heard(seed: int) -> set[str]:
    """One part of what is judged together below; returns what it met."""
    match = matches.new(RULES, 4, {}, seed)
    chance = Chance(seed.to_bytes(8, "big"))
    kinds: set[str] = set()
    for _ in range(1500):
        for cue in match.cues_for(match.take_cues(), 0):
            kinds.add(cue.kind)
            told = read(cues.KINDS, cue)
            assert told is not None, cue
            found = heard(told)
            assert all(name in EFFECTS for name, _ in found), (cue.kind, found)
            assert found or cue.kind in SILENT | SEEN | {
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
    assert names(cues.Offer(seat=0, to=1, id=2, counters=0)) == ["offer_slip"]
    assert names(cues.Offer(seat=None, to=None, id=None, counters=None)) == [], "made to anyone but this seat"
    assert names(cues.Offer(seat=0, to=1, id=2, counters=3)) == ["counter_offer"]
    assert names(cues.Tabled(seat=0, handle=1, card="unknown")) == ["tabled_special"]
    assert names(cues.Status(status="mightiest_devil", seat=0, before=0, stable=True)) == ["status_stable"]
    assert names(cues.Phase(phase="council", round=2)) == ["council_bell"]
    assert names(cues.Ring(overlord=-1, why="", against=[])) == ["no_overlord"]
    assert names(cues.PromiseEnded(id=1, seat=0, to=1, state="kept", reason="done")) == ["seal_kept"]
    assert names(cues.PromiseEnded(id=1, seat=0, to=1, state="broken", reason="short")) == []
    assert names(cues.Breach(seat=1, to=2, loss="nothing")) == ["seal_breach"]
    assert names(cues.Committed(seat=0, realm=1, rear=True)) == ["rear_attack"]
    assert names(cues.BattleOver(realm=1, seat=0, result="ruin", why="both")) == ["mutual_ruin"]
    assert heard(cues.VictoryPoints(seat=0, n=1, total=4)) == [("victory_point", 4)]


def rolled(attack: list[int], defence: list[int], hit: str) -> Cue:
    return cues.Exchange(realm=1, n=0, attack=attack, defence=defence, hit=hit, die=0)


def test_protection_is_heard_where_it_stopped_the_higher_die() -> None:
    """LOH-10.48: the attack had the higher die, and nobody was hit."""
    assert names(rolled([2, 5], [3], "")) == ["protection_saves"]
    assert names(rolled([3], [3], "")) == []
    assert names(rolled([6], [2], "defence")) == ["hit_lands"]
    assert names(rolled([6], [2], "shielded")) == ["protection_saves"]


def test_battles_have_music_of_their_own() -> None:
    public = {"phase": "tabling"}
    calm = music(Update(1, {"fronts": [], "public": public}))
    fought = music(Update(1, {"fronts": [{"realm": 1}], "public": public}))
    both = music(Update(1, {"fronts": [{"realm": 1}, {"realm": 2}], "public": public}))
    assert calm.pieces[0] == "lords_of_hell" and fought.pieces[0] == "lords_of_hell_battle"
    assert calm.tension < fought.tension < both.tension
