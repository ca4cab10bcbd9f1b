"""Section 3: roles, ruins, deployment of both sides, defaults, later cycles of a reign."""

import pytest

from game.engine.chance import Chance
from game.engine.match import Match
from game.engine.match import new as kernel_new
from game.engine.refusal import Refused
from game.titles.goblin_raid.rules import deploy, map_graph
from game.titles.goblin_raid.rules.flow import RULES
from game.titles.goblin_raid.rules.pieces import (
    ALL,
    B_INFANTRY,
    CLASS,
    FEUDAL,
    GOBLIN,
    IDS,
    INDEX,
    KP,
    LEADER,
    LEADERS,
    LIMIT,
    MELEE,
    MILITIA,
    MISSILE,
    MOUNTED,
    RE,
    SIDE,
    UNITS,
)
from game.titles.goblin_raid.rules.sequence import Score, StartCycle
from game.titles.goblin_raid.rules.state import HOME, ON_SITE, OUT, RUINS
from tests.titles.goblin_raid.dsl import F, G, Table, new

CAMPAIGN = {"version": "campaign"}


def start(options=None, **script):
    """A match with prepared dice."""
    chance = Chance(b"start")
    chance.script = {stream.replace("__", ":"): list(rolls) for stream, rolls in script.items()}
    return kernel_new(RULES, 2, options or {}, 0, chance)


def where(match, name):
    return match.state.at[INDEX[name]]


def refused(match, choice):
    before = match.dump()
    with pytest.raises(Refused) as refusal:
        match.play(match.waiting_for()[0], choice)
    assert match.dump() == before
    return refusal.value.code


def test_roles():
    """GOB-3.1: the higher die; ties roll again; or by option."""
    match = start(roles=[4, 4, 2, 5])
    assert match.state.king == 1 and match.take_cues()[0].nouns["rolls"] == [(4, 4), (2, 5)]
    assert start(roles=[5, 2]).state.king == 0
    assert start({"first_king": "host"}).state.king == 0 and start({"first_king": "guest"}).state.king == 1


def test_ruins_of_a_raid():
    """GOB-3.2, GOB-3.4, GOB-4.1: a die on each of three tables; every other site has its marker; anew in the next cycle."""
    match = start(ruin__a=[6, 1], ruin__b=[3, 5], ruin__c=[4, 6])
    s = match.state
    assert [site.id for site in map_graph.SITES if s.sites[site.index] == RUINS] == [
        "spites_end",
        "offenham",
        "dunsworth",
    ]
    assert s.sites.count(ON_SITE) == 18 and s.phase == "feudal_setup" and s.turn == 1
    match.agenda.clear()
    match.then(Score("home"))
    match._advance()
    assert [site.id for site in map_graph.SITES if s.sites[site.index] == RUINS] == [
        "ashdown",
        "riverfield",
        "chipping_down",
    ]


def test_ruins_of_a_campaign():
    """GOB-3.3, GOB-10.6, GOB-11.10: none at first; dice for what was taken, home or not; ruins stay; the sacked burn."""
    match = new(3, version="campaign")
    s = match.state
    assert RUINS not in s.sites
    t = Table("goblin_move", {}, options=CAMPAIGN, ruin__site=[5, 4, 1, 3, 1, 6, 6, 6])
    at = {name: map_graph.SITE[name].index for name in map_graph.SITE}
    s = t.s
    s.sites = [ON_SITE] * 21
    s.sites[at["ashdown"]], s.sites[at["tuttledown"]], s.sites[at["tweksbury"]] = HOME, OUT, HOME
    s.sites[at["lake_shore_west"]], s.sites[at["muckledown"]], s.sacked = OUT, RUINS, [at["driffield"]]
    t.go(StartCycle())
    ruined = {site.id for site in map_graph.SITES if s.sites[site.index] == RUINS}
    assert [(c["site"], c["dice"]) for c in t.all("ruined")] == [
        ("ashdown", [5]),  # 4 does not ruin Tuttledown, 1 + 3 not Tweksbury
        ("driffield", []),
        ("lake_shore_west", [1, 6, 6]),
    ]
    assert ruined == {"ashdown", "driffield", "lake_shore_west", "muckledown"}
    assert s.sites[at["tuttledown"]] == s.sites[at["tweksbury"]] == ON_SITE and not s.sacked


def test_feudal_deployment():
    """GOB-3.5, GOB-3.6, GOB-17.20: everything in its place; drawn foot lies face down; three piles are left."""
    match = start(ruin__a=[1], ruin__b=[1], ruin__c=[1])
    s = match.state
    for site in map_graph.SITES:
        pile = [IDS[p] for p in range(len(s.at)) if s.at[p] == site.hex]
        groups = sorted("militia" if INDEX[x] in MILITIA else "b" if INDEX[x] in B_INFANTRY else x for x in pile)
        ruined = site.id in ("ashdown", "driffield", "southdown")
        assert (
            groups
            == {
                "hamlet": [] if ruined else ["militia"],
                "village": ["b", "b", "militia", "thomas_bruce" if site.id == "tweksbury" else "robert_keith"],
                "town": ["b", *(["john_gordon"] if site.hex == "2109" else [])],
                "abbey": ["friar_simon"],
                "keep": sorted(IDS[p] for p in KP),
            }[site.kind]
        )
    assert all(s.down[p] == (p in MILITIA or p in B_INFANTRY) for p in UNITS[FEUDAL] if s.at[p] < "a")
    assert len(KP) == 6 and len(RE) == 11 and {s.at[p] for p in RE} == {"reinforcements"}
    assert {s.at[p] for p in MILITIA if not s.at[p] < "a"} == {"militia"} and s.at.count("militia") == 19 - 13
    assert where(match, "sworn_men_1") == "bonus" and where(match, "sir_hubert") == "unused"
    assert s.at.count("bonus") == 13 - 7 + 3
    assert where(new(1, version="campaign"), "sir_hubert") == "bonus"
    assert refused(match, ["place_leader", "john_gordon", "2009"]) == "bad_setup"
    assert {c[2] for c in match.space(F).each() if c[0] == "place_leader"} <= {"2110", "2209"}


def test_draws_are_random_and_the_hosts():
    """GOB-3.5, GOB-14.2: other seeds draw other militia; the cues of the draws reach nobody."""
    first = {tuple(p for p in MILITIA if new(seed).state.at[p] == "0906") for seed in range(12)}
    assert len(first) > 3


def test_no_unit_in_ruins():
    """GOB-3.7: to the nearest whole site, ties by the owner's choice; never refused for stacking."""
    t = Table("goblin_move", {}, options=CAMPAIGN)
    s = t.s
    s.sites = [ON_SITE] * 21
    s.sites[map_graph.SITE["tweksbury"].index] = RUINS
    s.placing, s.spots = [], []
    deploy.fix(s, INDEX["thomas_bruce"], [map_graph.SITE["tweksbury"].hex])
    away = {site.hex: map_graph.GRID.distance("1308", site.hex) for site in map_graph.SITES if site.id != "tweksbury"}
    nearest = sorted(found for found in away if away[found] == min(away.values()))
    assert t.at("thomas_bruce") == nearest[0]
    assert (s.spots == [nearest]) == (len(nearest) > 1)
    s.sites[map_graph.SITE["the_keep"].index] = RUINS
    for n in (1, 2, 3):
        deploy.fix(s, INDEX[f"sworn_men_{n}"], ["2009"])
        deploy.fix(s, INDEX[f"town_archers_{n}"], ["2009"])
    spots = {"2109", "2110"}
    assert {s.at[INDEX["sworn_men_1"]], s.at[INDEX["town_archers_3"]]} <= spots
    assert len([p for p in UNITS[FEUDAL] if s.at[p] == "2109"]) == 6, "an overfull hex is no obstacle"


def test_goblins_of_a_raid():
    """GOB-3.8, GOB-17.3: six leaders; eight units set aside, both know how many, the Goblin player which."""
    match = start(roles=[6, 1])
    s = match.state
    assert where(match, "kasbosh") == "unused" and s.at.count("aside") == 8
    (cue,) = (cue for cue in match.take_cues() if cue.kind == "set_aside")
    told = [match.cues_for([cue], seat)[0].nouns for seat in (G, F, -1)]
    assert [n["count"] for n in told] == [8, 8, 8] and told[1]["units"] is None and told[2]["units"] is None
    assert {INDEX[name] for name in told[0]["units"]} == {p for p in UNITS[GOBLIN] if s.at[p] == "aside"}


def test_goblins_of_a_campaign():
    """GOB-3.9, GOB-17.3, GOB-17.21: all seven and all 52; later all that were not lost."""
    match = new(5, version="campaign")
    match.play(match.waiting_for()[0], ["ready"])
    s = match.state
    assert all(s.at[p] < "a" for p in LEADERS[GOBLIN]) and "aside" not in s.at
    assert sum(1 for p in UNITS[GOBLIN] if s.at[p] < "a" or s.at[p] == "stay") == 52
    t = Table(
        "goblin_move", {"0812": "goblin_rabble_1", "lost": "goblin_rabble_2", "home": "goblin_king"}, options=CAMPAIGN
    )
    t.s.at[INDEX["goblin_rabble_3"]] = "dead"
    t.s.points = 20
    t.go(Score("home"))
    t.play(["ready"])
    assert t.at("goblin_rabble_2") == t.at("goblin_rabble_3") == "dead"
    assert t.at("goblin_rabble_1") != "dead" and t.at("goblin_king") == map_graph.CAVES["cave_0209"]


def test_goblin_deployment():
    """GOB-3.10, GOB-3.13, GOB-17.17: every leader full, the best dealt first, one at a time; caves and units by choice."""
    match = start(roles=[6, 1])
    match.play(F, ["ready"])
    s = match.state
    leaders = [p for p in LEADERS[GOBLIN] if s.at[p] < "a"]
    rest = [p for p in UNITS[GOBLIN] if s.at[p] != "aside"]
    rest.sort(key=lambda p: (CLASS[p], -(MELEE[p] + MISSILE[p]), -MELEE[p], p))
    dealt = {leader: [] for leader in leaders}
    while any(len(dealt[x]) < LIMIT[x] for x in leaders):
        for leader in leaders:
            if len(dealt[leader]) < LIMIT[leader]:
                dealt[leader].append(rest.pop(0))
    for leader in leaders:
        assert {p for p in UNITS[GOBLIN] if s.at[p] == s.at[leader]} == set(dealt[leader])
    assert all(s.at[p] == "stay" for p in rest)
    one = IDS[dealt[INDEX["argbarg"]][0]]
    assert refused(match, ["assign_units", "argbarg", [one]]) == "bad_setup", "each leader is full"
    assert refused(match, ["assign_units", "argbarg", [IDS[p] for p in sorted(rest)[:4]]]) == "over_command"
    assert refused(match, ["assign_leader", "argbarg", "cave_0207"]) == "cave_taken"
    assert refused(match, ["assign_leader", "argbarg", "home"]) == "bad_setup"
    match.play(G, ["assign_leader", "argbarg", "cave_0119"])
    assert where(match, "argbarg") == "0119" == where(match, one)
    spare = sorted(rest)[:3]
    match.play(G, ["assign_units", "argbarg", [IDS[p] for p in spare]])
    assert all(s.at[p] == "0119" for p in spare) and where(match, one) == "stay"


def test_a_leader_kept_home_and_a_shortage():
    """GOB-3.10: in the Campaign a leader may stay; with too few units any number up to the limit goes."""
    match = new(5, version="campaign")
    match.play(match.waiting_for()[0], ["ready"])
    s, seat = match.state, match.waiting_for()[0]
    match.play(seat, ["assign_leader", "uglop", "home"])
    assert where(match, "uglop") == "stay" and sum(1 for p in UNITS[GOBLIN] if s.at[p] == "stay") >= 5
    match.play(seat, ["assign_leader", "uglop", "cave_0118"])
    assert sum(1 for p in UNITS[GOBLIN] if s.at[p] == "0118") == 5
    for piece in UNITS[GOBLIN][10:]:
        s.at[piece] = "dead"
    match._spaces = {}
    some = [IDS[p] for p in UNITS[GOBLIN][:2]]
    match.play(seat, ["assign_units", "goblin_king", some])
    assert [where(match, name) for name in some] == ["0209"] * 2
    assert sum(1 for p in UNITS[GOBLIN] if s.at[p] == "0209") == 2


def later(stacks=None, ruined=(), **script):
    """The second cycle of a reign, at the feudal set-up."""
    t = Table("goblin_move", {"home": "goblin_king", **(stacks or {})}, options=CAMPAIGN, **script)
    s = t.s
    s.points, s.sites = 20, [ON_SITE] * 21
    for name in ruined:
        s.sites[map_graph.SITE[name].index] = RUINS
    return t


def test_later_deployment():
    """GOB-3.11, GOB-11.11, GOB-3.13: militia from all 19; survivors in place, others by choice; the bonus pile."""
    stacks = {
        "1012": "count_haakon keep_riders friar_simon john_gordon",
        "lost": "keep_crossbows militia_2_2_3_1 robert_keith",
        "1212": "veteran_archers_1 sworn_men_1",
    }
    t = later(stacks, bonus=[5], draw__bonus=[0, 0])
    s = t.go(Score("home")).state
    assert s.cycle == 2 and t.kind == "feudal_setup"
    assert sum(1 for p in MILITIA if s.at[p] < "a") == 16 and s.at.count("militia") == 3
    assert t.at("count_haakon") == t.at("keep_riders") == "2009" and t.at("friar_simon") == "2202"
    assert t.at("john_gordon") == "2109" and t.at("militia_2_2_3_1") != "bonus"
    drawn = t.last("bonus")["pieces"]
    assert {t.at("robert_keith"), t.at("keep_crossbows")} == {"bonus"} or {"robert_keith", "keep_crossbows"} & set(
        drawn
    )
    assert len(drawn) == 2 and t.last("bonus")["die"] == 5
    free = {IDS[p] for p, spots in zip(s.placing, s.spots) if not spots}
    assert free == {"veteran_archers_1", "sworn_men_1", *drawn}
    for name in free:
        piece = INDEX[name]
        assert s.at[piece] == "off" or s.down[piece] == (not LEADER[piece] and not MOUNTED[piece])
    t.play(["place_unit", "sworn_men_1", "2512"])
    assert t.at("sworn_men_1") == "2512" and s.down[INDEX["sworn_men_1"]]
    assert refused(t.match, ["place_unit", "sworn_men_1", "1012"]) == "bad_setup"
    assert refused(t.match, ["place_unit", "keep_riders", "2202"]) == "bad_setup"
    t.play(["ready"])
    assert t.kind == "goblin_setup"


def test_stacking_holds_at_once_for_those_placed():
    """GOB-3.11, GOB-6.1: who finds no room stays off the map, alive."""
    ruined = [site.id for site in map_graph.SITES if site.id not in ("ashdown", "braxton")]
    t = later({"1012": " ".join(IDS[p] for p in B_INFANTRY)}, ruined, bonus=[1])
    s = t.go(Score("home")).state
    at_ashdown = [p for p in UNITS[FEUDAL] if s.at[p] == "1102"]
    assert len(at_ashdown) <= 3 and any(s.at[p] == "off" for p in B_INFANTRY)
    here = IDS[next(p for p in B_INFANTRY if s.at[p] == "off")]
    assert refused(t.match, ["place_unit", here, "1102"]) == "overfull"
    t.play(["ready"])
    assert t.at(here) == "off"


@pytest.mark.parametrize("appeared, started, lost, choice", [(1, 0, 3, 1), (1, 0, 4, 2), (0, 0, 0, 0), (1, 1, 0, 0)])
def test_reinforcements(appeared, started, lost, choice):
    """GOB-3.12, GOB-3.13: deployed or piled if they appeared and did not start; six of nine deploy by default."""
    t = later(bonus=[1])
    s = t.s
    for piece in RE:
        s.at[piece] = "2205" if appeared else "reinforcements"
    for piece in [p for p in RE if not LEADER[p]][:lost]:
        s.at[piece] = "lost"
    s.re_appeared, s.re_started = bool(appeared), bool(started)
    t.go(Score("home"))
    assert s.reinforcing == choice
    offered = {c[0] for c in t.match.space(F).each()}
    assert ("reinforcements" in offered) == bool(choice)
    on = [p for p in RE if s.at[p] < "a"]
    assert len(on) == (11 - lost if choice == 1 else 0)
    assert {map_graph.SITE_AT[s.at[p]].kind for p in on} <= {"keep", "town"} and not any(s.down[p] for p in on)
    for piece, spots in zip(s.placing, s.spots):
        assert piece not in RE or set(spots) == {"2009", "2109", "2110", "2209"}
    if choice == 2:
        t.play(["reinforcements", "deploy"])
        assert sum(1 for p in RE if s.at[p] < "a") == 11 - lost and s.re_started
    elif choice == 1:
        assert t.at("baron") == t.at("sir_randolph") == "2009", "where the most bags are"
        t.play(["reinforcements", "pile"])
    t.play(["ready"])
    if choice == 1:
        assert {s.at[p] for p in RE} == {"reinforcements"}, "lost ones included"


def test_ready_at_once_is_legal():
    """GOB-3.13, GOB-4.9: the default deployment is complete, and the clock takes it."""
    for version in ("raid", "campaign"):
        match = new(6, version=version)
        assert match.default(match.waiting_for()[0]) == ["ready"] and match.ask.clock == "setup"
        match.play(match.waiting_for()[0], ["ready"])
        match.play(match.waiting_for()[0], ["ready"])
        assert match.ask.kind == "goblin_move"
        assert not any(match.state.at[p] in ("stay", "aside") for p in ALL if SIDE[p] == FEUDAL)


def test_the_defenders_set_up_first():
    """GOB-3.13: Feudal choices come first; the Feudal player then sees caves and top counters alone."""
    match = start(roles=[6, 1])
    assert isinstance(match, Match) and match.ask.kind == "feudal_setup" and match.waiting_for() == (F,)
    match.play(F, ["ready"])
    assert match.ask.kind == "goblin_setup" and match.waiting_for() == (G,)
    match.play(G, ["ready"])
    seen = [name for name, place in match.view(F)["pieces"] if place in map_graph.CAVE_AT]
    assert seen and all(LEADER[INDEX[name]] for name in seen) and len(seen) == 6
