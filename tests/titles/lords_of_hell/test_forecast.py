"""The forecast of a battle: honest, the same for everybody, and no more than what is in sight (LOH-23.4)."""

from __future__ import annotations

from game.engine.sight import SPECTATOR
from game.titles.lords_of_hell.rules import battles
from game.titles.lords_of_hell.rules.cards import ON_EARTH
from game.titles.lords_of_hell.rules.forecast import FIGHTS, Coming, Forecast, key
from game.titles.lords_of_hell.rules.imagining import known
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table


def battle(*, ours: str, theirs: str, fortress: str = "", souls: int = 0) -> Table:
    """A may attack B."""
    t = Table(4, phase="battles", starter=A)
    t.seat(A, "belial", home=ours)
    t.seat(B, "glasya", home=theirs, fortress=fortress, souls=souls)
    t.seat(C, "mammon", home="fiends")
    t.seat(D, "geryon", home="fiends")
    t.run(battles.BattlesBegin())
    return t


def chance(t: Table, seat: int = A, coming: Coming | None = None) -> float:
    found = Forecast(known(t.match.view(seat), seat), B, A, coming)
    found.think(FIGHTS)
    assert found.done and sum(found.ends.values()) == FIGHTS
    return found.chance


def test_the_stronger_army_wins_more_often_and_walls_help_the_defence():
    strong = battle(ours="juggernauts juggernauts metal_beasts leviathan", theirs="fiends")
    level = battle(ours="juggernauts fiends", theirs="juggernauts fiends")
    walled = battle(ours="juggernauts fiends", theirs="fiends", fortress="iron_fortress")
    weak = battle(ours="fiends", theirs="juggernauts juggernauts metal_beasts leviathan")
    assert chance(strong) > 0.95
    assert 0.05 < chance(level) < 0.95
    assert chance(weak) < 0.05
    assert chance(walled) < chance(battle(ours="juggernauts fiends", theirs="fiends"))


def test_everybody_gets_the_same_forecast_and_nothing_in_it_moves_the_match():
    t = battle(ours="juggernauts fiends", theirs="metal_beasts fiends", souls=3)
    before = t.match.view(A)
    assert len({chance(t, seat) for seat in (A, B, C, D, SPECTATOR)}) == 1
    assert t.match.view(A) == before


def test_what_a_hand_holds_changes_nothing():
    t = battle(ours="juggernauts fiends", theirs="metal_beasts fiends")
    other = battle(ours="juggernauts fiends", theirs="metal_beasts fiends")
    other.s.hand[B] = [other.find("ambush"), other.find("horn_of_war")]
    assert chance(t) == chance(other)
    one, two = (known(table.match.view(A), A) for table in (t, other))
    assert key(one, B, A) == key(two, B, A)


def test_troops_that_come_along_count_and_those_left_at_home_do_not():
    t = battle(ours="juggernauts metal_beasts leviathan", theirs="juggernauts fiends")
    alone = Coming(A, "attack", True, (), 0)
    whole = Coming(A, "attack", True, tuple(t.s.hordes[A]), 0)
    assert chance(t, coming=alone) < chance(t, coming=whole)
    assert chance(t, coming=whole) == chance(t)


def test_what_needs_no_dice_is_certain():
    """LOH-10.42: nobody is left to defend. LOH-10.50: nobody leads the attack."""
    t = battle(ours="fiends", theirs="fiends")
    bare = known(t.match.view(A), A)
    bare.hordes[B], bare.body[B] = [], ON_EARTH
    sure = Forecast(bare, B, A)
    assert sure.certain == "won" and sure.chance == 1.0 and sure.done
    headless = known(t.match.view(A), A)
    headless.body[A] = ON_EARTH
    assert Forecast(headless, B, A).certain == "failed"


def test_a_devil_away_in_another_battle_does_not_defend_its_realm() -> None:
    """LOH-10.35, 23.4: an attack in the rear meets who is at home."""
    t = Table(4).seat(A, "geryon", home="fiends").seat(B, "belial", home="fiends").seat(C, "mammon", home="fiends")
    t.seat(D, "glasya", home="fiends").attack(C, D)
    home = Forecast(t.s, B, A)
    t.does(B, "join", D, "defence", -1, [], 0)
    away = Forecast(t.s, B, A)
    assert key(t.s, B, A) and home.powers[1] - away.powers[1] == 5
    away.think(FIGHTS)
    assert away.done
