"""Section 14, row by row: what each seat and spectators get, byte for byte where it matters; and that help leaks nothing."""

import pytest

from game.engine.sight import SPECTATOR, Sight
from game.engine.views import pack, pack_value
from game.titles.goblin_raid.rules import forecast, map_graph
from game.titles.goblin_raid.rules.march import Field, true_zone
from game.titles.goblin_raid.rules.pieces import FEUDAL, INDEX, LEADER, MILITIA
from game.titles.goblin_raid.rules.sequence import TurnEnd
from game.titles.goblin_raid.rules.sight import sees
from game.titles.goblin_raid.rules.state import RUINS
from tests.titles.goblin_raid.dsl import F, G, Table, names, new

SEATS = (SPECTATOR, G, F)
OUT_OF_SIGHT = {
    "0711": "uglop goblin_rabble_1 goblin_slingers_1",
    "1113": "count_haakon billmen_1 longbowmen_1",
    "0209": "goblin_king goblin_warriors_1",
    "0906": "militia_2_2_3_1",
}


def at_play(stacks=OUT_OF_SIGHT, down="militia_2_2_3_1", phase="goblin_move", **more):
    return Table(phase, stacks, down=down, **more).go()


def told(match, seat, cues=()):
    """Everything that reaches a seat at this moment."""
    return pack_value([pack(match.view(seat)), match.seat_ask(seat), match.cues_for(list(cues), seat)])


def seen(match, seat, place):
    return {name for name, at in match.view(seat)["pieces"] if at == place}


def without(match, seat):
    """What a seat gets, in both of two worlds."""
    return [told(match, other) for other in SEATS if other != seat]


def test_public_things():
    """GOB-14.1, rows 1 and 12: map, ruins, markers, turn, alarm, scores, confidence, losses, for all."""
    t = at_play()
    t.s.sites[map_graph.SITE["ashdown"].index] = RUINS
    t.s.points, t.s.confidence, t.s.losses = 7, -3, [2, 1]
    views = [t.match.view(seat) for seat in SEATS]
    for name in ("sites", "score", "public"):
        assert views[0][name] == views[1][name] == views[2][name]
    assert views[0]["sites"][0] == "ruins" and views[0]["public"]["alarm"] and views[0]["score"]["losses"] == [2, 1]


def test_the_rest_of_a_stack():
    """GOB-14.1, rows 2 to 4; GOB-6.8: the top counter for all; the rest for its owner; no empty slots (GOB-14.6)."""
    t = at_play()
    assert seen(t.match, G, "0711") == set(OUT_OF_SIGHT["0711"].split())
    assert seen(t.match, F, "0711") == seen(t.match, SPECTATOR, "0711") == {"uglop"}
    assert seen(t.match, G, "1113") == seen(t.match, SPECTATOR, "1113") == {"count_haakon"}
    s = t.state
    s.at[INDEX["goblin_rabble_2"]] = "home"
    before = without(t.match, G)
    s.at[INDEX["goblin_rabble_1"]] = "home"
    assert without(t.match, G) == before, "one more or less under a leader changes nothing"
    s.at[INDEX["goblin_rabble_1"]] = s.at[INDEX["goblin_rabble_2"]] = "0711"
    assert without(t.match, G) == before
    assert sees(t.match, F, INDEX["goblin_slingers_1"]) is Sight.COUNT
    assert sees(t.match, F, INDEX["uglop"]) is Sight.ALL is sees(t.match, G, INDEX["goblin_slingers_1"])


def test_neighbours_see_everything():
    """GOB-14.1, GOB-14.3, GOB-6.8: by a unit in the next hex, across a river too; waiting ones see nothing."""
    t = at_play({"1012": "uglop goblin_rabble_1", "1113": "billmen_1 longbowmen_1", "0209": "goblin_king"}, down="")
    for seat in SEATS:
        assert len(seen(t.match, seat, "1012")) == 2 and len(seen(t.match, seat, "1113")) == 2
    t = at_play({"1308": "uglop goblin_rabble_1", "1309": "count_haakon billmen_1", "0209": "goblin_king"}, down="")
    assert len(seen(t.match, F, "1308")) == 2 == len(seen(t.match, G, "1309"))


def test_heights_by_option():
    """GOB-14.1, row 4."""
    t = at_play(options={"stack_height": "visible"})
    before = told(t.match, F)
    assert t.match.view(F)["heights"] == {"0711": 3, "0906": 1, "1113": 3} == t.match.view(SPECTATOR)["heights"]
    t.state.at[INDEX["goblin_rabble_2"]] = "0711"
    assert told(t.match, F) != before
    assert all("heights" not in at_play().match.view(seat) for seat in SEATS)


def test_face_down_units():
    """GOB-14.1, row 5: `feudal foot` to all but the Feudal player, until turned up."""
    t = at_play()
    assert seen(t.match, G, "0906") == seen(t.match, SPECTATOR, "0906") == set() and seen(t.match, F, "0906")
    assert t.match.view(G)["down"] == ["0906"] and "down" not in t.match.view(F)
    before = without(t.match, F)
    t.state.at[INDEX["militia_2_2_3_1"]], t.state.at[INDEX["billmen_2"]] = "bonus", "0906"
    t.state.down[INDEX["billmen_2"]], t.state.down[INDEX["militia_2_2_3_1"]] = 1, 0
    assert without(t.match, F) == before
    assert t.match.view(F)["mine"]["down"] == ["billmen_2"] and t.match.view(G)["mine"]["down"] == []


def test_who_carries_plunder():
    """GOB-14.1, row 6: by stack sight; that it was taken is known to all."""
    t = at_play()
    t.state.sites[4] = INDEX["goblin_rabble_1"]
    assert t.match.view(G)["loads"] == [["goblin_rabble_1", map_graph.SITES[4].id]]
    assert t.match.view(F)["loads"] == t.match.view(SPECTATOR)["loads"] == []
    assert {t.match.view(seat)["sites"][4] for seat in SEATS} == {"taken"}
    before = told(t.match, F)
    t.state.sites[4] = INDEX["goblin_slingers_1"]
    assert told(t.match, F) == before
    t.state.at[INDEX["billmen_2"]] = "0811"
    assert t.match.view(F)["loads"]


def test_taking_and_counting_are_public():
    """GOB-14.1, row 7, GOB-14.7: site, bags and dice for all; the carrier by sight."""
    t = Table("goblin_move", {"0711": "uglop goblin_rabble_1 goblin_rabble_2", "0209": "goblin_king"}, bags=[4]).go()
    t.step("uglop", "0810", "goblin_rabble_1 goblin_rabble_2")
    cue = next(cue for cue in t.cues if cue.kind == "plundered")
    nouns = {seat: t.match.cues_for([cue], seat)[0].nouns for seat in SEATS}
    assert [nouns[seat]["unit"] for seat in SEATS] == [None, "goblin_rabble_1", None]
    assert {nouns[seat]["site"] for seat in SEATS} == {"driffield"}


def test_goblins_that_stay():
    """GOB-14.1, rows 8 and 9; GOB-14.2: the number of those set aside and at home; of waiting stacks cave and top."""
    match = new(2, first_king="host")
    match.play(F, ["ready"])
    match.play(G, ["ready"])
    s = match.state
    for seat in SEATS:
        assert match.view(seat)["reserve"] == [8, 8]
        away = {name for name, at in match.view(seat)["pieces"] if at in ("aside", "stay")}
        assert len(away) == (16 if seat == G else 0)
    caves = [(name, at) for name, at in match.view(F)["pieces"] if at in map_graph.CAVE_AT]
    assert len(caves) == 6 and all(LEADER[INDEX[name]] for name, _ in caves)
    before = without(match, G)
    aside = next(p for p in range(52) if s.at[p] == "aside")
    waits = next(p for p in range(52) if s.at[p] == "0209")
    s.at[aside], s.at[waits] = s.at[waits], s.at[aside]
    assert without(match, G) == before


def test_setting_up_is_secret():
    """GOB-3.13, GOB-14.1: nothing of the goblins is told before they are ready."""
    match = new(2, first_king="host")
    match.play(F, ["ready"])
    before = without(match, G)
    match.take_cues()
    match.play(G, ["assign_leader", "uglop", "cave_0119"])
    match.play(G, ["assign_leader", "marglush", "cave_0202"])
    cues = match.take_cues()
    assert not cues and "reserve" not in match.view(F)
    assert [b[-200:] for b in without(match, G)] == [b[-200:] for b in before]
    assert not {name for name, at in match.view(F)["pieces"] if at in map_graph.CAVE_AT}


def test_the_barons_marker():
    """GOB-14.1, row 10; GOB-14.2: that it was drawn, for all; its value for its owner until he comes."""
    worlds = []
    for n in range(2):
        t = Table(
            "feudal_move", {"0711": "uglop", "2009": "count_haakon", "0209": "goblin_king"}, turn=2, baron__marker=[n]
        )
        t.go()
        cues = [cue for cue in t.cues if cue.kind == "baron_drawn"]
        worlds.append([told(t.match, seat, cues) for seat in SEATS])
        assert t.match.view(F)["public"]["baron"] == [2, 3 + n, ""]
    assert worlds[0][:2] == worlds[1][:2] and worlds[0][2] != worlds[1][2]


def test_the_piles():
    """GOB-14.1, row 11; GOB-14.2: Reinforcements and losses for all, draws for the Feudal player."""
    t = at_play({**OUT_OF_SIGHT, "lost": "longbowmen_2 goblin_rabble_5"})
    for seat in (SPECTATOR, G):
        places = dict(t.match.view(seat)["pieces"])
        assert places["baron"] == "reinforcements" and places["longbowmen_2"] == "lost" == places["goblin_rabble_5"]
        assert "sworn_men_1" not in places and not {list(INDEX)[p] for p in MILITIA} & places.keys()
    assert dict(t.match.view(F)["pieces"])["sworn_men_1"] == "bonus"


def test_the_bonus_draw_is_secret():
    """GOB-14.2: the roll and the units, for their owner alone."""
    from game.titles.goblin_raid.rules.sequence import Score

    t = Table("goblin_move", {"home": "goblin_king"}, options={"version": "campaign"}, bonus=[4], draw__bonus=[0, 0])
    t.s.points = 20
    t.go(Score("home"))
    cue = next(cue for cue in t.cues if cue.kind == "bonus")
    assert [t.match.cues_for([cue], seat)[0].nouns["die"] for seat in SEATS] == [None, None, 4]
    assert t.match.cues_for([cue], F)[0].nouns["count"] == 2


def test_battles_are_public():
    """GOB-14.1, row 12; GOB-14.3: declared battles, attacks and dice reach all alike."""
    stacks = {"1011": "uglop goblin_slingers_1 goblin_slingers_2", "1012": "billmen_1", "0209": "goblin_king"}
    t = Table("goblin_combat", stacks, missile=[1], morale=[1], casualty=[6])
    t.go().declare((["1011"], ["1012"])).play(["auto_step"])
    for kind in ("declared", "volley", "check", "fled", "casualty"):
        (cue, *_) = (cue for cue in t.cues if cue.kind == kind)
        nouns = [t.match.cues_for([cue], seat)[0].nouns for seat in SEATS]
        assert nouns[0] == nouns[1] == nouns[2] == cue.nouns


def test_mp_are_private_the_mode_is_not():
    """GOB-14.1, row 13."""
    t = Table("feudal_move", {"2009": "count_haakon", "0209": "goblin_king"}).go()
    before = told(t.match, G)
    t.state.spent[INDEX["count_haakon"]] = 9
    t.match._spaces = {}
    assert told(t.match, G) == before and t.match.view(F)["mine"]["moves"]["count_haakon"][0] == 9
    t.state.foot[INDEX["count_haakon"]] = 1
    assert [t.match.view(seat)["foot"] for seat in SEATS] == [["count_haakon"]] * 3


def test_orders_and_refusals_are_private():
    """GOB-14.1, row 15; GOB-4.15; GOB-16: standing orders and refused actions reach nobody else."""
    t = at_play()
    before = without(t.match, G)
    t.play(["order", ["auto_plunder", "ask"]])
    assert t.refused(["step", "uglop", "foot", "0599", []])
    assert without(t.match, G) == before and not t.match.take_cues()


def test_who_waits_for_whom():
    """GOB-4.11: one player acts at any time; the other gets no space."""
    t = at_play()
    assert t.match.waiting_for() == (G,) and t.match.seat_ask(F).space is None is t.match.seat_ask(SPECTATOR).space


def test_delayed_spectators():
    """GOB-14.4: everything two turns late, by option; nothing else of it before."""
    t = at_play(options={"spectator_view": "all_delayed"})
    assert "delayed" not in t.match.view(SPECTATOR)
    first = t.state.at[:]
    for place in ("0811", "0812", "0813"):
        t.go(TurnEnd())
        t.state.at[INDEX["goblin_rabble_1"]] = place
    late = dict(t.match.view(SPECTATOR)["delayed"])
    assert [late[name] for name in INDEX] == first and "delayed" not in t.match.view(F)


def test_all_is_shown_at_the_end():
    """GOB-14.5."""
    t = at_play()
    t.state.phase = "cycle_end"
    for seat in SEATS:
        assert len(t.match.view(seat)["pieces"]) == 116


def test_help_leaks_nothing():
    """GOB-14.6: zones and reach by what is seen; the host judges by the truth."""
    stacks = {"0911": "uglop", "1111": "keep_riders", "0209": "goblin_king"}
    t = Table("goblin_move", stacks).go()
    hidden = Field(t.s, 0)
    shown = forecast.field(t.match.view(G), G, {})
    assert hidden.zone == shown.zone
    t = Table("goblin_move", {"0610": "uglop", "1608": "keep_riders", "0209": "goblin_king"}).go()
    assert "1508" in Field(t.s, 0).zone and "1508" not in true_zone(t.s, FEUDAL), "riders out of sight count as foot"
    s, uglop = t.state, INDEX["uglop"]
    before = told(t.match, G)
    s.at[INDEX["keep_riders"]], s.at[INDEX["billmen_1"]] = "bonus", "1608"
    s.down[INDEX["billmen_1"]] = 0
    assert forecast.reach(Field(s, 0), uglop, "foot", []) == forecast.reach(shown_of(t), uglop, "foot", [])
    assert len(before)


def shown_of(t):
    return forecast.field(t.match.view(G), G, {})


def test_steps_are_told_to_both():
    """GOB-14.7: who leads from where to where; the load by sight at either end."""
    t = at_play({"0610": "uglop goblin_rabble_1", "0911": "billmen_1", "0209": "goblin_king"}, down="")
    t.step("uglop", "0711", "goblin_rabble_1").step("uglop", "0811", "goblin_rabble_1")
    for cue, carry in zip([c for c in t.cues if c.kind == "step"], ([], ["goblin_rabble_1"])):
        nouns = [t.match.cues_for([cue], seat)[0].nouns for seat in SEATS]
        assert [n["leader"] for n in nouns] == ["uglop"] * 3 and nouns[1]["carry"] == ["goblin_rabble_1"]
        assert nouns[2]["carry"] == nouns[0]["carry"] == (carry or None)
    step = next(c for c in t.cues if c.kind == "step")
    assert {t.match.cues_for([step], seat)[0].nouns["to"] for seat in SEATS} == {"0711"}


def test_the_load_is_seen_where_it_leaves():
    """GOB-14.7, GOB-14.3: a neighbour sees what goes away."""
    t = at_play({"0811": "uglop goblin_rabble_1", "0911": "billmen_1", "0209": "goblin_king"}, down="")
    t.step("uglop", "0711", "goblin_rabble_1")
    (cue,) = (c for c in t.cues if c.kind == "step")
    assert t.match.cues_for([cue], F)[0].nouns["carry"] == ["goblin_rabble_1"]


@pytest.mark.parametrize("seat", [G, F])
def test_a_new_holder_gets_the_same(seat):
    """GOB-4.10: what a seat sees is a function of the seat."""
    t = at_play()
    assert told(t.match, seat) == told(t.match.copy(), seat) == told(t.match.copy(), seat)


def test_units_of_a_stack_that_comes_home():
    """GOB-14.1: those at home by number; leaders are known."""
    t = Table("goblin_move", {"0208": "uglop goblin_rabble_1", "0115": "phinloc", "1113": "count_haakon"}).go()
    t.step("uglop", "0209", "goblin_rabble_1")
    (cue,) = (c for c in t.cues if c.kind == "home")
    assert [t.match.cues_for([cue], seat)[0].nouns["units"] for seat in SEATS] == [None, ["goblin_rabble_1"], None]
    assert "goblin_rabble_1" not in dict(t.match.view(F)["pieces"]) and names("uglop")[0] in dict(
        t.match.view(F)["pieces"]
    )
