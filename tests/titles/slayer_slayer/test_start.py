"""Components, setup, floors, doors and the route vote (GSS sections 2, 3, 4.1, 4.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.match import Match
from game.titles.slayer_slayer.rules import battle, doors, event, route, store
from game.titles.slayer_slayer.rules.cards import (
    CLASS,
    CLASSES,
    COUNT,
    DIE_POWER,
    EVENT_INDEX,
    EVENTS,
    FOE_INDEX,
    FOES,
    ITEMS,
    KINDS,
    OBJECTIVES,
    PRINTED,
    SOLE_SURVIVOR,
    TIERS,
)
from game.titles.slayer_slayer.rules.doors import EVENT, FOE, STORE
from game.titles.slayer_slayer.rules.state import draw
from tests.titles.slayer_slayer.table import cues, defaults, done, give, go, held, new, table, take

A, B, C, D = range(4)


def test_the_deck() -> None:
    """GSS-2.1, GSS-2.2, GSS-2.3, GSS-2.4: 25 goblins, 4 of each; Power 1 to 6 but for the Jester; five of each class."""
    assert len(COUNT) == 25 and set(COUNT) == {4}
    assert [KINDS[n] for n in range(25) if DIE_POWER[n]] == ["jester"]
    assert {PRINTED[n] for n in range(25) if not DIE_POWER[n]} <= {1, 2, 3, 4, 5, 6}
    assert CLASSES == ("brute", "sneak", "tinker", "mystic", "court")
    assert Counter(CLASS[:25]) == dict.fromkeys(range(5), 5)


def test_foes_events_items_objectives() -> None:
    """GSS-2.6, GSS-2.7, GSS-2.8"""
    tiers = Counter((TIERS[foe.tier], foe.final) for foe in FOES)
    assert tiers == {("formidable", False): 12, ("mighty", False): 10, ("fabled", False): 5, ("fabled", True): 3}
    assert len(EVENTS) == 16 and len(ITEMS) == 8 and len(OBJECTIVES) == 4
    assert {kind for foe in FOES for kind, _ in foe.loot} == {"gold", "trophies", "cards"}


def test_abilities_by_tier() -> None:
    """GSS-4.11: Formidable foes have only round-1 abilities, Mighty foes gain in round 2, Fabled ones in 2 and 3."""
    for foe in FOES:
        assert {ability.round for ability in foe.abilities} == set(range(1, foe.tier + 2)), foe.id


def test_one_d20() -> None:
    """GSS-2.5: every number from 1 to 20, shown to all."""
    match = table(3)
    from game.titles.slayer_slayer.rules.dice import Roll

    numbers = set()
    for _ in range(400):
        go(match, Roll("event"), route.RouteVote())
        numbers |= {nouns["number"] for nouns in cues(match, "roll")}
        match.agenda.clear()
    assert numbers == set(range(1, 21))


def test_an_empty_deck_is_the_pile_shuffled() -> None:
    """GSS-2.12: only when a card must be drawn; with both empty the draw does not happen."""
    match = table(3)
    s = match.state
    s.pile, s.deck = s.deck[:3], s.deck[3:4]
    everything = Counter(s.faces[h] for h in (*s.pile, *s.deck))
    s.lost[A], s.under[B] = [1], [2]
    assert draw(match, s, A, 1, "draw", "") == 1 and (len(s.deck), len(s.pile)) == (0, 3)
    assert not cues(match, "reshuffled") and s.lost[A] == [1]
    assert draw(match, s, B, 2, "draw", "") == 2
    assert cues(match, "reshuffled") == [{"count": 3}] and (len(s.deck), len(s.pile)) == (1, 0)
    assert s.lost[A] == [] and s.under[B] == [], "after a shuffle nobody knows where a card is"
    assert draw(match, s, C, 5, "draw", "") == 1 and draw(match, s, C, 1, "draw", "") == 0
    assert Counter(s.faces[h] for hand in s.hand for h in hand) == everything


def test_the_pile_is_shuffled_not_turned_over() -> None:
    """GSS-2.12"""
    seen = set()
    for seed in range(12):
        match = new(3, seed=1)
        match.chance = type(match.chance)(bytes([seed]))
        s = match.state
        s.pile, s.deck = s.deck, []
        draw(match, s, A, 4, "draw", "")
        seen.add(tuple(held(match, A)[-4:]))
    assert len(seen) > 6


def test_eight_cards_and_nothing_else() -> None:
    """GSS-3.1, GSS-3.2, GSS-3.6, GSS-3.8"""
    for seats in (3, 6):
        match = new(seats)
        s = match.state
        told = list(cues(match, "dealt"))
        assert [(nouns["seat"], nouns["count"]) for nouns in told] == [(seat, 8) for seat in range(seats)]
        assert len(s.deck) == 100 - 8 * seats and s.floor == 1 and not s.pile
        for purse in (s.gold, s.trophies, s.armour, s.weave, s.foresight, s.invest_gold, s.invest_trophies, s.taken):
            assert purse == [0] * seats


def test_objectives_at_random() -> None:
    """GSS-3.3, GSS-3.9, GSS-3.10, GSS-3.11, GSS-3.12: any of the four, several may be alike."""
    found = Counter[int]()
    alike = 0
    for seed in range(200):
        objective = new(4, seed=seed).state.objective
        found.update(objective)
        alike += len(set(objective)) < 4
    assert set(found) == set(range(4)) and alike > 100
    assert OBJECTIVES == ("treasure_hoarder", "manslayer", "caretaker", "sole_survivor")


def test_even_objectives() -> None:
    """GSS-3.3: four different ones, then two different ones again, for seats in any order."""
    pairs, doubled = set(), set()
    for seed in range(150):
        objective = new(6, seed=seed, objectives="even").state.objective
        counts = Counter(objective)
        assert set(counts) == set(range(4)) and sorted(counts.values()) == [1, 1, 2, 2]
        doubled.add(tuple(sorted(n for n in counts if counts[n] == 2)))
        pairs.add(tuple(objective[:4]))
    assert len(doubled) == 6 and any(len(set(four)) < 4 for four in pairs)
    assert {len(set(new(3, seed=n, objectives="even").state.objective)) for n in range(20)} == {3}


@pytest.mark.parametrize("seats, cap", [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_sole_survivors_are_few(seats: int, cap: int) -> None:
    """GSS-3.4: surplus holders, chosen at random, draw again among the other three."""
    most, places = 0, set()
    for seed in range(150):
        objective = new(seats, seed=seed).state.objective
        most = max(most, objective.count(SOLE_SURVIVOR))
        places |= {seat for seat in range(seats) if objective[seat] == SOLE_SURVIVOR}
    assert most == cap and places == set(range(seats))


def test_surplus_holders_draw_again() -> None:
    """GSS-3.4"""
    from game.engine.chance import Chance
    from game.engine.match import Match
    from game.titles.slayer_slayer.rules.flow import RULES
    from game.titles.slayer_slayer.rules.setup import _objectives

    chance = Chance(b"x")
    chance.script = {"objective": [3, 3, 3, 0], "objective:surplus": [1, 0], "objective:again": [2, 0]}
    assert _objectives(Match(RULES, {}, ("human",) * 4, chance), 4) == [0, 2, 3, 0]
    assert not chance.left_over()


def test_supplies_and_the_final_foe() -> None:
    """GSS-3.7: shuffled by tier, and one final foe aside, of all three or of choice."""
    finals, tops = set(), set()
    for seed in range(40):
        s = new(3, seed=seed).state
        finals.add(FOES[s.final].id)
        behind = {what for room, what in zip(s.doors[::2], s.doors[1::2]) if room == FOE}
        for tier in range(3):
            wanted = {foe.index for foe in FOES if foe.tier == tier and not foe.final}
            assert set(s.supply[tier]) == wanted - behind and len(set(s.supply[tier])) == len(s.supply[tier])
        tops.add((s.supply[1][-1], s.supply[2][-1], s.events[0]))
    assert finals == {"the_slayer", "chosen_one", "guildmaster"} and len(tops) > 20
    assert {new(3, seed=seed, final_foe="chosen_one").state.final for seed in range(9)} == {FOE_INDEX["chosen_one"]}


# ---------------------------------------------------------------- doors


def made(floor: int, first: bool, drought: int, rolls: dict[str, list[object]], seats: int = 3) -> list[int]:
    match = table(seats, rolls)
    s = match.state
    s.floor, s.drought = floor, drought
    found = doors.make_doors(match, s, first)
    done(match)
    return found


def rooms_made(match: Match) -> tuple[int, ...]:
    """Rooms of the first doors of a floor, sorted; what stood behind them goes back."""
    found = doors.make_doors(match, match.state, True)
    for i in (0, 2, 4):
        doors.put_back(match.state, found[i], found[i + 1])
    return tuple(sorted(found[::2]))


@pytest.mark.parametrize(
    "number, rooms",
    [(0, "fff"), (19, "fff"), (20, "ffe"), (54, "ffe"), (55, "ffs"), (79, "ffs"), (80, "fes"), (99, "fes")],
)
def test_compositions_by_weight(number: int, rooms: str) -> None:
    """GSS-4.4, GSS-4.5"""
    match = table(3, {"doors:composition": [number], "doors:order": [[0, 1, 2]]})
    found = doors.make_doors(match, match.state, True)
    assert "".join("fes"[room] for room in found[::2]) == rooms
    done(match)


def test_compositions_at_large() -> None:
    """GSS-4.5: what is drawn is one of 100."""
    match = table(3)
    found = Counter[tuple[int, ...]]()
    for _ in range(1500):
        found[rooms_made(match)] += 1
    shares = [found[0, 0, 0], found[0, 0, 1], found[0, 0, 2], found[0, 1, 2]]
    assert all(abs(share / 15 - weight) < 6 for share, weight in zip(shares, (20, 35, 25, 20))), shares


@pytest.mark.parametrize("floor, drought, store", [(3, 2, True), (3, 1, False), (9, 0, True), (8, 0, False)])
def test_a_store_from_time_to_time(floor: int, drought: int, store: bool) -> None:
    """GSS-4.6: after two floors without, and on floor 9; then only compositions with a store, by their weights."""
    match = table(3)
    s = match.state
    s.floor, s.drought = floor, drought
    found = Counter(rooms_made(match) for _ in range(150))
    assert all((STORE in rooms) for rooms in found) == store
    if store:
        assert set(found) == {(0, 0, 2), (0, 1, 2)} and found[0, 0, 2] > found[0, 1, 2] / 2
        match.chance.script = {"doors:composition": [24, 25, 44]}
        assert [rooms_made(match) for _ in range(3)] == [(0, 0, 2), (0, 1, 2), (0, 1, 2)]


def test_the_drought_counts_first_doors() -> None:
    """GSS-4.6: floors in a row whose first choice offered no store."""
    match = table(3, {"doors:composition": [0, 55, 20]})
    s = match.state
    for floor, drought in ((1, 1), (2, 0), (3, 1)):
        s.floor, s.first = floor, True
        go(match, route.Doors(), route.RouteVote())
        assert s.drought == drought
        match.agenda.clear()
        for i in (0, 2, 4):
            doors.put_back(s, s.doors[i], s.doors[i + 1])
        s.first = False
        go(match, route.Doors(), route.RouteVote())
        assert s.drought == drought, "doors after a side room do not count"
        match.agenda.clear()
        for i in (0, 2, 4):
            doors.put_back(s, s.doors[i], s.doors[i + 1])


def test_after_a_side_room_three_foes() -> None:
    """GSS-4.2, GSS-4.5, GSS-4.6: even after a drought and on floor 9."""
    for floor in (1, 5, 9):
        for seed in range(20):
            assert made(floor, False, 5, {})[::2] == [FOE, FOE, FOE], seed


@pytest.mark.parametrize(
    "floor, weights",
    [
        *((floor, (100, 0, 0)) for floor in (1, 2)),
        *((floor, (75, 25, 0)) for floor in (3, 4)),
        *((floor, (45, 50, 5)) for floor in (5, 6)),
        *((floor, (25, 55, 20)) for floor in (7, 8)),
        (9, (10, 60, 30)),
    ],
)
def test_tiers_by_floor(floor: int, weights: tuple[int, int, int]) -> None:
    """GSS-4.5: the last number of each tier's share, and the first of the next."""
    edges = [weights[0] - 1, *([weights[0]] if weights[1] else [])]
    edges += [sum(weights[:2])] if weights[2] else [99]
    rolls: dict[str, list[object]] = {"doors:tier": [*edges, *[99] * (3 - len(edges))], "doors:order": [[0, 1, 2]]}
    found = [FOES[what].tier for what in made(floor, False, 0, rolls)[1::2]]
    assert found == [0, 1 if weights[1] else 0, 2 if weights[2] else 1 if weights[1] else 0]


def test_doors_are_shuffled_and_supplies_go_round() -> None:
    """GSS-4.5: the next of the supply; what was not chosen goes to the bottom."""
    match = table(3, {"doors:composition": [80], "doors:order": [[2, 0, 1]]})
    s = match.state
    foe, room = s.supply[0][-1], s.events[-1]
    go(match, route.Floor())
    assert s.doors == [STORE, 0, FOE, foe, EVENT, room]
    for seat in range(3):
        match.play(seat, 1)
    assert s.supply[0][0] == foe and s.events[0] == room and not s.fought[0] and not s.visited
    assert match.ask.kind == "store"
    match = table(3, {"doors:composition": [80], "doors:order": [[0, 1, 2]]})
    s = match.state
    go(match, route.Floor())
    for seat in range(3):
        match.play(seat, 2)
    assert s.visited == [room] and room not in s.events and s.supply[0][0] == foe
    match = table(3, {"doors:composition": [80], "doors:order": [[0, 1, 2]]})
    s = match.state
    for seat in range(3):
        give(match, seat, "bigun")
    go(match, route.Floor())
    for seat in range(3):
        match.play(seat, 1)
    assert s.fought[0] == [foe] and foe not in s.supply[0] and s.foe == foe


def test_a_dry_supply_of_events() -> None:
    """GSS-3.7: the events already visited are shuffled into a new supply; not what stands behind the present doors."""
    match = table(3, {"doors:composition": [80], "shuffle:events": [[4, 3]]})
    s = match.state
    s.events, s.visited = [], [3, 4]
    found = doors.make_doors(match, s, True)
    assert found[2 * found[::2].index(EVENT) + 1] == 3 and s.events == [4] and not s.visited
    done(match)


@pytest.mark.parametrize(
    "room, what, wish",
    [
        (FOE, "sole_sidekick", ["trophies", "small"]),
        (FOE, "secret_agent", [None, "fair"]),
        (FOE, "saint", [None, "great"]),
        (EVENT, "sleeping_drake", ["gold", "great"]),
        (EVENT, "rune_door", ["cards", "small"]),
        (STORE, "", ["quiet", "small"]),
    ],
)
def test_hints(room: int, what: str, wish: list[str | None]) -> None:
    """GSS-4.7: kind and size of the loot; of a foe by its tier; never whether a foe or an event waits."""
    if room == FOE:
        index = FOE_INDEX.get(what) if what != "saint" else next(f.index for f in FOES if f.tier == 2 and not f.final)
        assert index is not None
        kind, size = doors.hint(FOE, index)
        assert size == wish[1] and kind == FOES[index].hint
    else:
        assert doors.hint(room, EVENT_INDEX[what] if room == EVENT else 0) == wish


def test_hints_stand_with_their_doors() -> None:
    """GSS-4.7"""
    match = new(3)
    s = match.state
    assert match.view(A)["doors"] == [doors.hint(s.doors[i], s.doors[i + 1]) for i in (0, 2, 4)]
    kinds = {foe.hint for foe in FOES} | {row["hint_kind"] for row in EVENTS}
    assert kinds == {"gold", "trophies", "cards", "quiet"}


# ---------------------------------------------------------------- the vote


@pytest.mark.parametrize(
    "votes, drawn, door, tie, cast",
    [
        ((1, 2, 2), [], 2, False, True),
        ((3, 2, 1), [2], 3, True, True),
        (("", "", 3), [], 3, False, True),
        (("", 1, 3), [1], 3, True, True),
        (("", "", ""), [1], 2, False, False),
    ],
)
def test_the_most_votes_open_a_door(
    votes: tuple[object, ...], drawn: list[int], door: int, tie: bool, cast: bool
) -> None:
    """GSS-4.8, GSS-4.9, GSS-4.10"""
    match = new(3)
    match.chance.script = {"route": list(drawn)}
    match.take_cues()
    for seat, vote in enumerate(votes):
        match.play(seat, vote)
    assert cues(match, "route_chosen") == [{"door": door, "tie": tie, "votes_cast": cast}]
    done(match)


def test_a_vote_may_be_changed_until_it_closes() -> None:
    """GSS-4.8: and closes when all living have voted."""
    match = new(3)
    match.take_cues()
    match.play(A, 1)
    match.play(A, 2)
    match.play(B, 1)
    assert match.ask.kind == "route_vote" and match.ask.clock == "route_vote" and match.waiting_for() == (C,)
    match.play(B, 2)
    match.play(C, 3)
    assert cues(match, "route_chosen") == [{"door": 2, "tie": False, "votes_cast": True}]


def test_the_dead_do_not_vote() -> None:
    """GSS-4.8, GSS-4.49"""
    match = table(4)
    match.state.out[B] = 1
    go(match, route.Floor())
    assert match.ask.seats == (A, C, D)


def test_floors_one_to_nine_and_then_the_final_foe() -> None:
    """GSS-4.1, GSS-4.2, GSS-4.3, GSS-4.41"""
    match = table(3)
    s = match.state
    for seat in range(3):
        give(match, seat, "bigun princeling")
    s.floor = 8
    go(match, route.Climb())
    assert (s.floor, match.ask.kind, s.first) == (9, "route_vote", True)
    match.agenda.clear()
    s.doors = []
    go(match, route.Climb())
    assert s.floor == 10 and s.foe == s.final and match.ask.kind == "play_cards"
    assert cues(match, "door_opened")[-1] == {"door": 0, "room": "foe", "id": FOES[s.final].id}


@pytest.mark.parametrize("room", ["event", "store"])
def test_one_side_room_a_floor(room: str) -> None:
    """GSS-4.2: out of it, new doors on the same floor, all of them foes; then the battle and the next floor."""
    match = table(3)
    s = match.state
    for seat in range(3):
        give(match, seat, "bigun princeling deserter")
    s.floor = 4
    s.event = EVENT_INDEX["mushroom_feast"]
    go(match, event.EventRoom() if room == "event" else store.StoreRoom(), route.Onward())
    defaults(match, "route_vote")
    assert s.floor == 4 and not s.first and s.doors[::2] == [FOE, FOE, FOE]
    for seat in range(3):
        match.play(seat, 1)
    assert s.phase == "battle" and s.floor == 4
    s.won = True
    assert take(match, "bigun")
    match.agenda.clear()
    go(match, battle.Round(), route.Climb())
    assert s.floor == 5 and s.first
