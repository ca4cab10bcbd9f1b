"""Sections 1, 2, 5.9 to 5.11 and 8: counters, map, costs, tables of combat, against what the rulebook says in words."""

from collections import Counter

import pytest

from game.engine.chance import FastChance
from game.titles import options_for
from game.titles.goblin_raid import TITLE
from game.titles.goblin_raid.rules import attacks, lookup_tables, map_graph, pieces
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, IDS, INDEX, LEADER, LEADERS, MOUNTED, UNITS
from game.titles.goblin_raid.rules.state import RUINS, armor, horsed, limit, modifier, only_mounted
from tests.titles.goblin_raid.dsl import Table, new


def test_two_seats_two_versions():
    """GOB-1.1, GOB-1.3 to GOB-1.5: two seats; the Raid version is the usual one."""
    assert TITLE.seats == (2, 2) and TITLE.minutes[0] == 60
    match = new(1)
    assert {match.state.king, 1 - match.state.king} == {0, 1} and not match.state.campaign
    assert options_for("goblin_raid", {})["version"] == "raid"
    assert new(1, version="campaign").state.campaign


def test_counters_are_what_they_say():
    """GOB-2.2, GOB-2.3, GOB-2.4, GOB-2.5, GOB-2.6, GOB-2.10: 154 counters, the values of
    their notation, in the order of the data."""
    rows = pieces.DATA
    assert len(UNITS[GOBLIN]) + len(UNITS[FEUDAL]) == 100 and [len(some) for some in LEADERS] == [7, 9]
    kinds = Counter(row["kind"] for row in rows["marker"] for _ in range(row["count"]))
    assert sum(kinds.values()) == 38 and kinds["baron_arrives"] == 4
    for row in rows["unit"]:
        piece = INDEX[row["id"] if row["count"] == 1 else f"{row['id']}_1"]
        klass, values, *mtd = row["notation"].split()
        missile, melee, armour = values.split("/")
        said = (klass, 0 if missile == "-" else int(missile), int(melee), int(armour), bool(mtd))
        assert said == (
            pieces.CLASS[piece], pieces.MISSILE[piece], pieces.MELEE[piece], pieces.ARMOR[piece], MOUNTED[piece]
        )  # fmt: skip
    for row in rows["leader"]:
        piece = INDEX[row["id"]]
        assert row["notation"] == f"+{pieces.MODIFIER[piece]}/{pieces.LIMIT[piece]}/{pieces.ARMOR[piece]}"
    assert not any(MOUNTED[piece] for piece in (*UNITS[GOBLIN], *LEADERS[GOBLIN]))
    assert [LEADER[piece] for piece in range(len(IDS))] == [False] * 100 + [True] * 16
    assert IDS[0] == "goblin_bowmen_1" and IDS[1] == "goblin_bowmen_2" and IDS[100] == "goblin_king"


def test_leaders_count_as_mounted():
    """GOB-2.5: feudal leaders do, unless on foot; goblins never."""
    t = Table("feudal_move", {"2009": "count_haakon", "0209": "goblin_king"})
    assert horsed(t.s, INDEX["count_haakon"]) and not horsed(t.s, INDEX["goblin_king"])
    t.s.foot[INDEX["count_haakon"]] = 1
    assert not horsed(t.s, INDEX["count_haakon"]) and horsed(t.s, INDEX["keep_riders"])


def test_the_count_of_the_text():
    """GOB-17.1: by option he is +0/4/2."""
    t = Table("feudal_move", {"2009": "count_haakon"}, options={"count_stats": "text"})
    count = INDEX["count_haakon"]
    assert (modifier(t.s, count), limit(t.s, count), armor(t.s, count)) == (0, 4, 2)
    t = Table("feudal_move", {"2009": "count_haakon"})
    assert (modifier(t.s, count), limit(t.s, count), armor(t.s, count)) == (2, 8, 1)
    assert limit(t.s, INDEX["baron"]) == 12


def test_dice_have_six_faces():
    """GOB-2.7: every die that was rolled in two raids, told to both seats."""
    faces, chance = set(), FastChance(4)
    for seed in (1, 2):
        match = new(seed)
        for _ in range(700):
            if match.ask is None:
                break
            seat = match.waiting_for()[0]
            choice = match.sample(seat, chance)
            match.play(seat, ["end_phase"] if choice[0] in ("concede", "call_off") else choice)
            cues = match.take_cues()
            for kind in ("volley", "assault", "check", "casualty"):
                told = [[cue.nouns["die"] for cue in match.cues_for(cues, s) if cue.kind == kind] for s in (-1, 0, 1)]
                assert told[0] == told[1] == told[2]
                faces.update(die for die in told[0] if die)
    assert faces == set(range(1, 7))


def test_the_map():
    """GOB-2.1, GOB-2.8, GOB-17.18: 494 hexes with all their neighbours; bags and ruin ranges by kind of site."""
    assert len(map_graph.HEXES) == 494 and len(map_graph.CAVES) == 16 and len(map_graph.EXITS) == 3
    assert len(map_graph.SITES) == 21
    assert {site.kind: (site.bags, site.ruin) for site in map_graph.SITES} == {
        "hamlet": (1, (5, 6)), "village": (2, (9, 12)), "town": (3, (13, 18)), "abbey": (3, (13, 18)), "keep": (4, (17, 24)),
    }  # fmt: skip
    assert Counter(site.kind for site in map_graph.SITES) == {
        "hamlet": 14,
        "village": 2,
        "town": 3,
        "abbey": 1,
        "keep": 1,
    }
    assert len(map_graph.NEAR["0119"]) == 3 and len(map_graph.NEAR["2619"]) == 2 and "0100" not in map_graph.NEAR
    assert all(a in map_graph.AROUND[b] for a in map_graph.HEXES for b in map_graph.NEAR[a])


GROUND = {
    **dict.fromkeys(("open", "fields", "open_woods", "hamlet", "village", "town", "abbey", "keep", "ruins"), (2, 2)),
    **dict.fromkeys(("rolling_hills", "wooded_hills"), (4, 4)),
    "forest": (6, None),
}
WATER = {"": (0, 0), "stream": (2, 2), "ford": (4, 4), "bridge": (2, 1), "river": (None, None)}


@pytest.mark.parametrize("ruins", [0, 1 << map_graph.SITE["braxton"].index | 1 << map_graph.SITE["driffield"].index])
def test_every_step_costs_what_the_rules_say(ruins):
    """GOB-5.9, GOB-5.10, GOB-17.8, GOB-17.19, GOB-17.23: ground or road, and what runs along the side."""
    ways = map_graph.ways(ruins)
    for a in map_graph.HEXES:
        for b in map_graph.NEAR[a]:
            site = map_graph.SITE_AT.get(b)
            ruined = site is not None and ruins >> site.index & 1
            ground = "ruins" if ruined else site.kind if site else map_graph.UNDER[b]
            here = map_graph.SITE_AT.get(a)
            road = (a, b) in map_graph.ROADS and not ruined and not (here and ruins >> here.index & 1)
            costs = []
            for n, on_road in enumerate((2, 1)):
                cost = on_road if road else GROUND.get(ground, (None, None))[n]
                extra = WATER[map_graph.FEATURE.get((a, b), "")][n]
                barred = cost is None or extra is None or "mountain" in (ground, map_graph.UNDER[a]) or ground == "lake"
                costs.append(None if barred else cost + extra)
            assert [ways.foot[a].get(b), ways.mounted[a].get(b)] == costs, (a, b)
            both = None if None in costs else max(costs)
            assert ways.mixed[a].get(b) == both
    assert ways.foot["2109"]["2108"] == 4 and ways.mounted["2109"]["2108"] == 2
    assert (ways.mounted["1408"].get("1509") is not None) and ways.mounted["1408"].get("1409") is None


def test_caves_are_the_goblins():
    """GOB-5.11: by mouths alone; in costs 1 MP, out the hex entered."""
    ways = map_graph.ways(0)
    mouths = {tuple(mouth.split("/")) for row in map_graph.DATA["cave"] for mouth in row["mouths"]}
    for a in map_graph.HEXES:
        for b in map_graph.NEAR[a]:
            if "mountain" in (map_graph.UNDER[a], map_graph.UNDER[b]):
                open_to_them = (a, b) in mouths or (b, a) in mouths
                assert (b in ways.goblin[a]) == open_to_them and b not in ways.foot[a] and b not in ways.mounted[a]
                if open_to_them:
                    assert ways.goblin[a][b] == (
                        2 if b in map_graph.CAVE_AT else map_graph.TERRAIN[map_graph.terrain(b, 0)]["cost_foot"]
                    )


MODS = {  # missile, melee, the same against mounted units only, cavalry
    "open": (0, 0, 0, 0, -1), "fields": (0, 0, 0, 0, -1), "open_woods": (1, 1, 1, 0, 0), "rolling_hills": (0, 1, 0, 0, 0),
    "wooded_hills": (1, 1, 0, 0, 0), "forest": (2, 2, 0, 0, 0), "ruins": (1, 1, 1, 1, 0), "hamlet": (2, 2, 2, 2, 0),
    "village": (2, 2, 2, 2, 0), "town": (2, 2, 2, 2, 0), "abbey": (2, 2, 2, 2, 0), "keep": (3, 3, 3, 3, 0),
}  # fmt: skip


def test_modifiers_of_the_ground():
    """GOB-8.1 to GOB-8.4: open woods help against missiles also when only mounted units stand there."""
    for ground, said in MODS.items():
        found = [
            lookup_tables.modifier(ground, how, riders) for riders in (False, True) for how in ("missile", "melee")
        ]
        assert (*found, lookup_tables.cavalry(ground)) == said, ground


def test_sites_replace_the_ground():
    """GOB-8.3, GOB-17.8: no cavalry bonus in a site; a ruin is +1 and nothing else."""
    t = Table("feudal_combat", {"1113": "goblin_rabble_1", "1012": "keep_riders"})
    riders = [INDEX["keep_riders"]]
    assert attacks.melee_mods(t.s, "1113", riders) == [("hamlet", 2)]
    t.s.sites[map_graph.SITE["offenham"].index] = RUINS
    assert attacks.melee_mods(t.s, "1113", riders) == [("ruins", 1)]
    assert attacks.missile_mods(t.s, "1113") == [("ruins", 1)]


def test_all_that_apply_add_up():
    """GOB-8.2, GOB-8.3, GOB-17.7: water only if every attacking hex lies across it; only the target hex counts."""
    t = Table("feudal_combat", {"1809": "goblin_rabble_1", "1808": "keep_riders", "1810": "billmen_1"})
    riders, foot = INDEX["keep_riders"], INDEX["billmen_1"]
    assert attacks.melee_mods(t.s, "1809", [riders]) == [("open_woods", 1), ("water", 1)]
    assert attacks.melee_mods(t.s, "1809", [riders, foot]) == [("open_woods", 1)]
    t.s.at[riders] = "1309"
    t = Table("feudal_combat", {"1013": "goblin_rabble_1", "1113": "keep_riders", "1012": "billmen_1"})
    assert attacks.melee_mods(t.s, "1013", [INDEX["keep_riders"]]) == [("cavalry", -1)]
    assert attacks.melee_mods(t.s, "1013", [INDEX["billmen_1"]]) == []
    stream = next(
        (a, b)
        for (a, b), kind in map_graph.FEATURE.items()
        if kind == "stream" and map_graph.terrain(b, 0) in ("open", "fields")
    )
    t = Table("feudal_combat", {stream[1]: "goblin_rabble_1", stream[0]: "keep_riders"})
    assert attacks.melee_mods(t.s, stream[1], [INDEX["keep_riders"]]) == [("water", 1), ("cavalry", -1)]


def test_who_counts_as_mounted_in_combat():
    """GOB-8.4: leaders with units do not matter; alone they count by their mode; goblins never."""
    t = Table("goblin_combat", {"1116": "friar_simon", "2204": "baron_knights sir_randolph", "1012": "uglop"})
    friar, foot = [INDEX["friar_simon"]], INDEX["billmen_1"]
    assert only_mounted(t.s, friar) and only_mounted(t.s, [INDEX["baron_knights"], INDEX["sir_randolph"]])
    assert not only_mounted(t.s, [INDEX["baron_knights"], foot]) and not only_mounted(t.s, [INDEX["uglop"]])
    assert not only_mounted(t.s, [foot, INDEX["friar_simon"]])
    t.s.foot[friar[0]] = 1
    assert not only_mounted(t.s, friar)
    t.s.foot[INDEX["sir_randolph"]] = 1
    assert only_mounted(t.s, [INDEX["baron_knights"], INDEX["sir_randolph"]])
    t = Table("feudal_combat", {"1012": "goblin_rabble_1", "1113": "friar_simon"})
    assert attacks.melee_mods(t.s, "1012", friar) == [("cavalry", -1)]
    t.s.foot[friar[0]] = 1
    assert attacks.melee_mods(t.s, "1012", friar) == []


def test_tables_of_combat():
    """GOB-7.8, GOB-7.9, GOB-8.5, GOB-17.6: corners of the printed tables, and the ninth row."""
    assert (
        lookup_tables.missile_armor(3, 1) == 3
        and lookup_tables.missile_armor(3, 3) == 0
        and lookup_tables.missile_armor(25, 1) == 1
    )
    assert [lookup_tables.missile_armor(n, 9) for n in (21, 22, 24, 25, 60)] == [0, 3, 3, 3, 3]
    assert (
        lookup_tables.missile_armor(9, 0) == lookup_tables.missile_armor(9, 1)
        and lookup_tables.missile_armor(25, 12) == 3
    )
    assert (
        lookup_tables.melee_number(12, 9) == 2
        and lookup_tables.melee_number(4, 1) == 3
        and lookup_tables.melee_number(29, 29) == 2
    )
    assert (
        lookup_tables.melee_number(3, 9) == 0
        and lookup_tables.melee_number(29, 3) == 8
        and lookup_tables.melee_number(26, 40) == 1
    )
    for letter in "ABC":  # a better class never fares worse
        assert len([lookup_tables.morale(letter, die) for die in range(1, 9)]) == 8
    assert lookup_tables.morale("A", 3) == ("rout", 10) and lookup_tables.morale("A", 2) == ("retreat", 3)
    assert lookup_tables.morale("B", 1) == ("rout", 10) and lookup_tables.morale("B", 7) == ("none", 0)
    assert lookup_tables.morale("C", 3)[0] == "rout" and lookup_tables.morale("C", 8) == ("none", 0)
