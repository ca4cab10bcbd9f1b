"""Section 8: for every row who sees and who does not, in views, asks and cues, byte for byte where it matters."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from game.engine.sight import SPECTATOR, Sight
from game.engine.views import pack, pack_value
from game.titles.slayer_slayer import battle, doors, ending, event, route
from game.titles.slayer_slayer.cards import EVENT_INDEX, FOE_INDEX, FOES, KINDS
from game.titles.slayer_slayer.sight import OBJECTIVE, sees
from tests.titles.slayer_slayer.table import Fight, give, go, new, table, take
from tests.titles.slayer_slayer.test_battle import SACRIFICER, fighting
from tests.titles.slayer_slayer.test_rooms import shop, stake, visit

A, B, C, D = range(4)


def told(match: Match, seat: int, cues: list[Any] | None = None) -> bytes:
    """Everything that reaches a seat at this moment: view, ask, cues."""
    return pack_value([pack(match.view(seat)), match.seat_ask(seat), match.cues_for(cues or [], seat)])


def heard(match: Match, cues: list[Any], seat: int, kind: str) -> list[dict[str, Any]]:
    return [cue.nouns for cue in match.cues_for(cues, seat) if cue.kind == kind]


# ---------------------------------------------------------------- hands, objectives, purses


def test_hands() -> None:
    """Section 8, row 1 (GSS-3.2): the owner sees; all others have a count."""
    match = new(3)
    cues = match.take_cues()
    s = match.state
    for seat in (SPECTATOR, A, B, C):
        dealt = heard(match, cues, seat, "dealt")
        assert [nouns["cards"] is not None for nouns in dealt] == [seat == other for other in range(3)]
        assert [sees(match, seat, s.hand[other][0]) is Sight.ALL for other in range(3)] == [seat == o for o in range(3)]
        view = match.view(seat)
        assert [view[f"seat.{other}"][0] for other in range(3)] == [8, 8, 8] and "hands" not in view
        assert ("hand" in view) == (seat != SPECTATOR)
    assert match.view(A)["hand"]["cards"] == [[h, KINDS[s.faces[h]]] for h in s.hand[A]]


def test_objectives() -> None:
    """GSS-3.5, section 8: the owner alone, to the end."""
    match = new(3)
    cues = match.take_cues()
    for seat in (SPECTATOR, A, B, C):
        assert [n["objective"] is not None for n in heard(match, cues, seat, "objective")] == [
            seat == o for o in range(3)
        ]
        assert [sees(match, seat, OBJECTIVE + o) is Sight.ALL for o in range(3)] == [seat == o for o in range(3)]
        assert "final" not in match.view(seat)
    before = [told(match, seat) for seat in (SPECTATOR, A, B)]
    match.state.objective[C] = (match.state.objective[C] + 1) % 4
    assert [told(match, seat) for seat in (SPECTATOR, A, B)] == before
    match.state.phase = "over"
    assert all(sees(match, seat, OBJECTIVE + C) is Sight.ALL for seat in (SPECTATOR, A, B))


def test_purses() -> None:
    """Section 8: gold, trophies, investments and foresight are hidden; armours, re-rolls and lots are public."""
    match = new(4)
    s = match.state
    before = [told(match, seat) for seat in (SPECTATOR, A, B, C)]
    s.gold[D], s.trophies[D], s.foresight[D], s.invest_gold[D], s.invest_trophies[D] = 90, 9, 1, 1, 1
    s.won_gold[D], s.won_trophies[D], s.receipts[D], s.looks[D], s.under[D], s.lost[D] = (
        5,
        5,
        [1, 0, 40],
        [[A, 0, 3]],
        [4],
        [5],
    )
    assert [told(match, seat) for seat in (SPECTATOR, A, B, C)] == before
    purse = match.view(D)["purse"]
    assert (purse["gold"], purse["trophies"], purse["foresight"], purse["invest"], purse["won"]) == (
        90,
        9,
        1,
        [1, 1],
        [5, 5],
    )
    s.armour[D], s.weave[D], s.taken[D] = 1, 2, 3
    assert all(match.view(seat)["seat.3"][2:5] == [1, 2, 3] for seat in (SPECTATOR, A, B, C, D))


def test_the_dead_see_what_spectators_see() -> None:
    """GSS-7.2, GSS-8.1"""
    match = table(3)
    s = match.state
    give(match, A, "bigun")
    give(match, B, "sapper")
    s.looks[C], s.lost[C], s.under[C], s.receipts[C] = [[A, 0, 1]], [1], [2], [1, 0, 40]
    go(match, ending.HandCheck(), route.RouteVote())
    view, spectator = match.view(C), match.view(SPECTATOR)
    assert {name: view[name] for name in spectator} == spectator and set(view) - set(spectator) == {"hand", "purse"}
    assert view["hand"] == {"cards": [], "chosen": [], "staked": []} and view["purse"]["gold"] == 0
    assert sees(match, C, s.hand[A][0]) is Sight.COUNT


def test_spectators_may_see_hands() -> None:
    """GSS-8.1: by option those who were never seated; tombstones never."""
    match = new(3, spectators_see_hands=True)
    s = match.state
    s.out[C] = 1
    assert match.view(SPECTATOR)["hands"] == [[[h, KINDS[s.faces[h]]] for h in hand] for hand in s.hand]
    assert sees(match, SPECTATOR, s.hand[A][0]) is Sight.ALL
    assert all("hands" not in match.view(seat) for seat in range(3)) and sees(match, C, s.hand[A][0]) is Sight.COUNT
    assert "objective" not in match.view(SPECTATOR) and "purse" not in match.view(SPECTATOR)


# ---------------------------------------------------------------- votes


def voters(match: Match, choices: tuple[Any, Any], by: int, others: Any) -> list[list[bytes]]:
    """What everybody but `by` gets when `by` votes one way or the other; the rest vote alike."""
    out = []
    for choice in choices:
        world = match.copy(quiet=False)
        found = []
        world.play(by, choice)
        found += [told(world, seat, world.cues) for seat in range(-1, world.seats) if seat != by]
        for seat in world.waiting_for():
            world.play(seat, others)
        assert world.ask.kind != match.ask.kind or world.ask_id != match.ask_id
        found += [told(world, seat, world.cues) for seat in range(-1, world.seats)]
        out.append(found)
    return out


def test_route_votes_are_anonymous() -> None:
    """GSS-4.9, section 8: whichever door one voted for, the bytes of all others are equal, before and after the vote closes."""
    match = new(4)
    match.take_cues()
    for pair in ((1, 3), (1, ""), (2, 1)):
        one, two = voters(match, pair, A, 2)
        assert one == two
    swapped = []
    for votes in ((1, 2, 2, 3), (2, 1, 3, 2), (3, 2, 1, 2)):
        world = match.copy(quiet=False)
        for seat, vote in enumerate(votes):
            world.play(seat, vote)
        swapped.append([told(world, seat, world.cues) for seat in range(-1, 4)])
    assert swapped[0] == swapped[1] == swapped[2]
    world = match.copy(quiet=False)
    world.play(A, 3)
    assert (
        world.seat_ask(A).answer == 3
        and world.seat_ask(B).answer is None
        and world.seat_ask(B).waiting_for == (B, C, D)
    )


def test_representative_votes_are_anonymous() -> None:
    """GSS-4.49, section 8"""
    match = table(4)
    match.state.event = EVENT_INDEX["toll_troll"]
    for seat in range(4):
        give(match, seat, "bigun sapper")
    go(match, event.EventRoom(), route.Onward())
    match.take_cues()
    one, two = voters(match, (A, D), A, C)
    assert one == two


@pytest.mark.parametrize("horde, choices", [("catapult", ("odds", "none")), ("conjurer", ("roll", "no"))])
def test_bet_and_die_votes(horde: str, choices: tuple[str, str]) -> None:
    """Section 8: seen by oneself, public when closed."""
    match = Fight("rented_locksmith", living=3, seats=4, horde=horde).start().match
    match.take_cues()
    worlds = []
    for choice in choices:
        world = match.copy(quiet=False)
        world.play(A, choice)
        worlds.append([told(world, seat, world.cues) for seat in (SPECTATOR, B, C, D)])
        assert world.seat_ask(A).answer == choice
        world.play(B, "")
        world.play(C, choices[0])
        votes = next(cue for cue in world.cues if cue.kind.endswith("_votes"))
        for seat in range(-1, 4):
            assert heard(world, [votes], seat, votes.kind)[0]["votes"][:3] == [choice, "", choices[0]]
    assert worlds[0] == worlds[1]


# ---------------------------------------------------------------- the Horde


def test_cards_being_played() -> None:
    """GSS-4.14, GSS-4.17, section 8: others see that one is ready, nothing of what and how many; counts after the lock."""
    match = fighting("rented_locksmith", "deserter bigun sapper", "sapper shaman", "bigun shaman")
    match.take_cues()
    hand = match.state.hand[A]
    worlds = []
    for chosen in (hand[:1], hand[1:2], hand[:], hand[1:]):
        world = match.copy(quiet=False)
        world.play(A, ["commit", chosen])
        worlds.append([told(world, seat, world.cues) for seat in (SPECTATOR, B, C)])
        assert world.view(A)["hand"]["chosen"] == chosen and world.view(B)["hand"]["chosen"] == []
        assert world.view(B)["play"]["ready"] == [A]
    assert worlds.count(worlds[0]) == 4


def locked(*hands: str, foe: str = "rented_locksmith") -> Match:
    match = table(len(hands))
    s = match.state
    for seat, names in enumerate(hands):
        give(match, seat, names)
    s.foe, s.met, s.phase, s.round, s.players, s.shown = FOE_INDEX[foe], [FOE_INDEX[foe]], "battle", 1, len(hands), True
    for seat in range(len(hands)):
        s.chosen[seat] = s.hand[seat][:1]
    match.take_cues()
    battle.lock(match, s)
    return match


def test_the_horde_face_down_and_up() -> None:
    """Section 8: one's own are marked; others see cards after the reveal, owners never."""
    match = locked("bigun sapper", "jester shaman", "schemer shaman")
    s = match.state
    for seat in range(3):
        rows = match.view(seat)["horde"]["cards"]
        assert (
            [row[1] is not None for row in rows]
            == [owner == seat for owner in s.owner]
            == [row[2] == 1 for row in rows]
        )
        assert [row[3] for row in rows] == [0, 0, 0], "no Power before the reveal"
        assert [sees(match, seat, h) is Sight.ALL for h in s.horde] == [owner == seat for owner in s.owner]
    assert all(row[1] is None and row[2] == 0 for row in match.view(SPECTATOR)["horde"]["cards"])
    assert all(sees(match, SPECTATOR, h) is Sight.BACK for h in s.horde)
    assert [match.view(B)[f"seat.{seat}"][1] for seat in range(3)] == [1, 1, 1]
    go(match, battle.Reveal(), battle.PlayCards())
    for seat in range(3):
        rows = match.view(seat)["horde"]["cards"]
        assert [row[1] for row in rows] == [KINDS[s.faces[h]] for h in s.horde]
        assert [row[2] for row in rows] == [int(owner == seat) for owner in s.owner]
    before = [told(match, seat) for seat in (SPECTATOR, A)]
    place, other = s.owner.index(B), s.owner.index(C)
    s.owner[place], s.owner[other] = C, B
    assert [told(match, seat) for seat in (SPECTATOR, A)] == before
    s.earlier, s.earlier_owner, s.earlier_power, s.earlier_mark = take(match, "shaman"), [B], [1], [0]
    before = [told(match, seat) for seat in (SPECTATOR, A)]
    s.earlier_owner = [C]
    assert [told(match, seat) for seat in (SPECTATOR, A)] == before


def test_a_raised_goblin_is_nobodys() -> None:
    """GSS-4.24, section 8: marked as raised, as nobody's own, for spectators too."""
    match = Fight("rented_locksmith", horde="gravecaller catapult", pile="bigun").start().match
    marks = [[row[2] for row in match.view(seat)["horde"]["cards"]] for seat in (SPECTATOR, A, B, C)]
    assert marks == [[0, 0, 2], [1, 0, 2], [0, 1, 2], [0, 0, 2]]


def test_numbers_in_the_horde_tell_no_owner() -> None:
    """GSS-4.17: a number that somebody could know (the survivor's, a Deserter's) is not the card's any more in the Horde."""
    for kind in ("survivor", "deserter"):
        kept = 0
        for seed in range(10):
            if kind == "survivor":
                fight = Fight("rented_locksmith", horde="bigun bigun bigun shaman", rolls={"survivor:picker": [0]})
            else:
                fight = Fight("rented_locksmith", horde="deserter")
            fight.match.chance = type(fight.match.chance)(bytes([seed]))
            if kind == "survivor":
                fight.match.chance.script = {"survivor:picker": [0]}
            fight.run()
            if kind == "survivor":
                fight.match.play(A, fight.state.horde[3])
            seen = next(
                cue.nouns for cue in [*fight.match.take_cues(), *fight.cues] if cue.kind in ("survivor", "returned")
            )
            handle = seen["handle"] if kind == "survivor" else seen["handles"][0]
            kept += handle in fight.state.hand[A]
            assert ("shaman" if kind == "survivor" else "deserter") in fight.hand(A)
            assert sorted(h for zone in zones(fight) for h in zone) == list(range(100))
        assert kept == 0


def zones(fight: Fight) -> list[list[int]]:
    s = fight.state
    return [s.deck, s.pile, s.horde, s.earlier, *s.hand]


def test_without_a_deck_the_hand_is_numbered_anew() -> None:
    """GSS-4.17, section 8"""
    kept = set()
    for seed in range(12):
        fight = Fight("rented_locksmith", horde="deserter", hands=("bigun shaman catapult sapper", "bigun", "bigun"))
        fight.match.chance = type(fight.match.chance)(bytes([seed]))
        fight.state.deck.clear()
        fight.run()
        assert fight.hand(A) == ["bigun", "shaman", "catapult", "sapper", "deserter"]
        kept.add(fight.state.hand[A].index(fight.one("returned")["handles"][0]))
    assert len(kept) > 2


def test_face_down_discards() -> None:
    """Section 8: one's own is named to oneself; hidden from the others, also in what is remembered."""
    fight = Fight("shy_archer", horde="bigun shaman jester", rolls={"facedown": [1]})
    fight.start()
    match, cues = fight.match, fight.cues
    for seat in (SPECTATOR, A, B, C):
        (nouns,) = heard(match, cues, seat, "facedown_discard")
        assert (nouns["card"] == "shaman") == (seat == B)
        assert (match.view(seat).get("mind", {}).get("lost") == ["shaman"]) == (seat == B)
        assert sees(match, seat, nouns["handle"]) is Sight.COUNT


def test_returned_deserters() -> None:
    """Section 8: the seats are public by their counts; whose is whose is not."""
    fight = Fight("rented_locksmith", horde="deserter deserter bigun")
    fight.state.owner = [C, A, B]
    fight.run()
    assert fight.one("returned")["seats"] == [A, C]


# ---------------------------------------------------------------- deck, Pile, doors, foes


def test_deck_and_pile() -> None:
    """Section 8: sizes are public, order and contents hidden; own cards lost are remembered until it is shuffled."""
    match = new(3)
    s = match.state
    s.pile = [s.deck.pop() for _ in range(5)]
    before = [told(match, seat) for seat in range(-1, 3)]
    s.faces[s.deck[0]], s.faces[s.pile[0]] = s.faces[s.pile[0]], s.faces[s.deck[0]]
    s.deck.reverse()
    s.pile.reverse()
    assert [told(match, seat) for seat in range(-1, 3)] == before
    assert (match.view(B)["public"]["deck"], match.view(B)["public"]["pile"]) == (71, 5)
    assert all(sees(match, A, h) is Sight.COUNT for h in (*s.deck, *s.pile))


def test_doors_and_the_final_foe() -> None:
    """Section 8, GSS-4.7, GSS-6.6: hidden; with foresight seen by that player alone."""
    match = new(3)
    s = match.state
    s.first = False
    same = [f.index for f in FOES if f.tier == 0 and f.hint == FOES[FOE_INDEX["rented_locksmith"]].hint]
    assert len(same) > 1
    s.doors = [doors.FOE, same[0], doors.FOE, 0, doors.FOE, 3]
    before = [told(match, seat) for seat in range(-1, 3)]
    s.doors[1], s.final = same[1], 28
    s.supply[0].reverse()
    s.events.reverse()
    s.fought[0].append(same[0])
    assert [told(match, seat) for seat in range(-1, 3)] == before
    s.foresight[B] = 1
    after = [told(match, seat) for seat in range(-1, 3)]
    assert [a == b for a, b in zip(after, before)] == [True, True, False, True]
    assert match.view(B)["mind"]["doors"][0] == ["foe", FOES[same[1]].id]


def test_doors_ahead() -> None:
    """GSS-6.6, section 8: made at once, seen by the holder alone; who has none cannot tell that they are there."""
    match = shop()
    before = [told(match, seat) for seat in (SPECTATOR, B, C)]
    match.take_cues()
    match.play(A, ["buy", "foresight", "gold"])
    assert [told(match, seat, match.cues) for seat in (SPECTATOR, B, C)] == before
    assert [kind for kind, _ in match.view(A)["mind"]["doors"]] == ["foe"] * 3


def test_a_hidden_power() -> None:
    """Section 8: public, except under hide_power."""
    match = fighting("roadside_illusionist", "bigun", "bigun", "bigun")
    cues = match.take_cues()
    before = [told(match, seat, cues) for seat in range(-1, 3)]
    match.state.shift = match.state.shift + 1 if match.state.shift < 3 else 0
    assert [told(match, seat, cues) for seat in range(-1, 3)] == before
    assert all(match.view(seat)["foe"]["power"] is None for seat in range(-1, 3))
    match = fighting("rented_locksmith", "bigun", "bigun", "bigun")
    assert all(match.view(seat)["foe"]["power"] == 16 for seat in range(-1, 3))


def test_abilities_of_later_rounds() -> None:
    """Section 8: a round's cue names only what is gained."""
    fabled = next(f.id for f in FOES if f.tier == 2 and not f.final)
    match = fighting(fabled, "bigun bigun", "bigun bigun", "shaman shaman")
    assert [cue.nouns["gained"] for cue in match.take_cues() if cue.kind == "round"] == [[0]]


# ---------------------------------------------------------------- cards that go unseen


def test_sacrifices_abductions_and_rites() -> None:
    """GSS-2.11, section 8: own ones known, to others a count."""
    match = fighting(SACRIFICER, "bigun sapper", "bigun princeling", "sapper shaman", round=2)
    match.take_cues()
    gone = match.state.hand[A][0]
    for seat, cards in ((A, [gone]), (B, match.default(B)), (C, match.default(C))):
        match.play(seat, cards)
    for seat in range(-1, 3):
        given = heard(match, match.cues, seat, "sacrificed")
        assert [nouns["cards"] is not None for nouns in given] == [seat == other for other in range(3)]
        assert [nouns["count"] for nouns in given] == [1, 1, 1]
        assert seat != A or given[A]["cards"] == [[gone, "bigun"]]
    assert match.view(A)["mind"]["lost"] == ["bigun"] and "bigun" not in match.view(B)["mind"]["lost"]
    thief = next(f.id for f in FOES if any(a.verb == "abduct" and a.round == 2 for a in f.abilities))
    fight = Fight(thief, round=2, horde="sapper", hands=("bigun", "shaman deserter", "jester")).run()
    assert [heard(fight.match, fight.cues, seat, "abducted")[0]["card"] is not None for seat in range(-1, 3)] == [
        seat == B for seat in range(-1, 3)
    ]
    assert "lost" in fight.match.view(B)["mind"] and "mind" not in fight.match.view(A)


def test_the_owner_of_a_rite() -> None:
    """GSS-4.25, section 8: all are asked alike; nothing tells whose the Bloodpriest is."""
    worlds = []
    for owner in (A, B):
        fight = Fight("rented_locksmith", horde="bloodpriest deserter")
        fight.state.owner = [owner, B if owner == A else A]
        fight.state.played = [1, 1, 0]
        fight.start()
        match = fight.match
        assert match.ask.seats == (A, B, C)
        worlds.append([told(match, seat, fight.cues) for seat in (SPECTATOR, C)])
    assert worlds[0] == worlds[1]
    fight = Fight("rented_locksmith", horde="bloodpriest", hands=("shaman bigun", "bigun", "bigun")).start()
    fight.match.take_cues()
    for seat in range(3):
        fight.match.play(seat, fight.state.hand[A][0] if seat == A else "wait")
    for seat in range(-1, 3):
        (nouns,) = heard(fight.match, fight.match.cues, seat, "rite")
        assert nouns["done"] and (nouns["given"] is not None) == (seat == A)


def test_a_sealed_rite_tells_nothing_before_it_closes() -> None:
    """GSS-4.25: whether the owner has given a card shows only at the end."""
    worlds = []
    for given in (True, False):
        fight = Fight("rented_locksmith", horde="bloodpriest", hands=("shaman bigun", "bigun", "bigun")).start()
        fight.match.take_cues()
        fight.match.play(A, fight.state.hand[A][0] if given else "no")
        worlds.append([told(fight.match, seat, fight.match.cues) for seat in (SPECTATOR, B, C)])
    assert worlds[0] == worlds[1]


def test_staked_cards() -> None:
    """GSS-4.50, GSS-4.53, section 8: the representative sees them; to others a count, also when they are lost."""
    match = visit("rickety_bridge", "bigun shaman jester deserter", {"d20:event": [1]})
    match.state.weave[C] = 1
    match.take_cues()
    match.play(A, match.state.hand[A][:2])
    for seat in range(-1, 3):
        (nouns,) = heard(match, match.cues, seat, "staked")
        assert nouns["count"] == 2 and (nouns["cards"] is not None) == (seat == A)
        assert [sees(match, seat, h) for h in match.state.stake] == [Sight.ALL if seat == A else Sight.COUNT] * 2
        assert match.view(seat)["event"]["staked"] == 2
    assert [name for _, name in match.view(A)["hand"]["staked"]] == ["bigun", "shaman"] and not match.view(B)["hand"][
        "staked"
    ]
    before = [told(match, seat) for seat in (SPECTATOR, B, C)]
    s = match.state
    s.faces[s.stake[0]], s.faces[s.hand[A][0]] = s.faces[s.hand[A][0]], s.faces[s.stake[0]]
    assert [told(match, seat) for seat in (SPECTATOR, B, C)] == before
    match.play(C, "no")
    assert match.view(A)["mind"]["lost"] and "mind" not in match.view(B)
    match = stake("arm_wrestling", "bigun shaman", 2, {})
    for seat in range(-1, 3):
        assert (heard(match, match.cues, seat, "event_result")[0]["total"] is not None) == (seat == A)


# ---------------------------------------------------------------- the store


def test_purchases() -> None:
    """Section 8: what shows nowhere else has no cue; hand counts, armours and re-rolls show."""
    for item, currency in (("aggressive_investing", "gold"), ("greedy_investing", "trophies"), ("foresight", "gold")):
        match = shop()
        match.take_cues()
        before = [told(match, seat) for seat in (SPECTATOR, B, C)]
        match.play(A, ["buy", item, currency])
        assert [told(match, seat, match.cues) for seat in (SPECTATOR, B, C)] == before
        assert match.view(A)["purse"]["receipts"] == [[item, currency, 30 if currency == "gold" else 3]]
    worlds = []
    for currency in ("gold", "trophies"):
        match = shop()
        match.take_cues()
        match.play(A, ["buy", "armour", currency])
        worlds.append([told(match, seat, match.cues) for seat in (SPECTATOR, B, C)])
        assert match.view(B)["seat.0"][2] == 1
    assert worlds[0] == worlds[1], "in which currency is nobody's business"


def test_hired_and_recruited_cards() -> None:
    """GSS-6.1, GSS-6.2, section 8: the buyer sees; the card put under the deck is the buyer's knowledge."""
    match = shop()
    match.take_cues()
    match.play(A, ["buy", "hire_minion", "gold"])
    for seat in range(-1, 3):
        assert (heard(match, match.cues, seat, "drawn")[0]["cards"] is not None) == (seat == A)
    match.play(A, ["buy", "enhanced_recruitment", "gold"])
    assert len(match.view(A)["mind"]["offered"]) == 2
    assert all("mind" not in match.view(seat) for seat in (SPECTATOR, B, C))
    assert all(
        sees(match, seat, h) is (Sight.ALL if seat == A else Sight.COUNT)
        for seat in range(-1, 3)
        for h in match.state.offered
    )
    match.take_cues()
    match.play(A, match.default(A))
    for seat in range(-1, 3):
        (nouns,) = heard(match, match.cues, seat, "recruited")
        assert (nouns["card"] is not None) == (nouns["under"] is not None) == (seat == A)
        assert bool(match.view(seat).get("mind", {}).get("under")) == (seat == A)


def test_bribes() -> None:
    """GSS-6.5, section 8: the buyer sees the hand and keeps the knowledge; the target learns who took which card; the
    others that it happened."""
    match = shop(hands="shaman bigun jester")
    match.take_cues()
    match.play(A, ["buy", "bribe_goblin", "gold", B])
    assert [name for _, name in match.view(A)["mind"]["offered"]] == ["shaman", "bigun", "jester"]
    for seat in (SPECTATOR, B, C):
        assert "mind" not in match.view(seat)
        assert heard(match, match.cues, seat, "bribe") == [{"seat": A, "target": B}]
    assert all(sees(match, C, h) is Sight.COUNT for h in match.state.hand[B])
    match.play(A, match.state.hand[B][1])
    for seat in range(-1, 3):
        (nouns,) = heard(match, match.cues, seat, "bribed")
        assert (nouns["seat"], nouns["target"]) == (A, B)
        assert (nouns["card"] is not None and nouns["card"][1] == "bigun") == (seat in (A, B))
    assert match.view(A)["mind"] == {"looks": [[B, 0, ["shaman", "jester"]]]}
    assert all("mind" not in match.view(seat) for seat in (SPECTATOR, B, C))
    match.play(C, ["buy", "bribe_goblin", "gold", B])
    match.play(C, match.default(C))
    assert match.view(A)["mind"]["looks"] == [[B, 1, ["shaman", "jester"]]], "a card has left unseen"
    assert match.view(C)["mind"]["looks"] == [[B, 0, ["shaman"]]]


def test_knowledge_of_a_hand_wears_off() -> None:
    """Section 8: every card that leaves it unseen is counted, staked and lost ones too; a second bribe is fresh."""
    match = visit("rickety_bridge", "bigun shaman jester deserter", {"d20:event": [1]})
    match.state.looks[B] = [[A, 0, 4, 5, 6, 7]]
    match.play(A, match.state.hand[A][:2])
    assert match.view(B)["mind"]["looks"][0][:2] == [A, 2]
    match = shop(hands="shaman bigun jester")
    for left in (["shaman", "bigun"], ["shaman"]):
        match.play(A, ["buy", "bribe_goblin", "gold", B])
        match.play(A, match.state.hand[B][-1])
        assert match.view(A)["mind"]["looks"] == [[B, 0, left]]
    fight = fighting("rented_locksmith", "bigun sapper", "sapper shaman", "bigun shaman")
    fight.state.looks[A] = [[B, 0, 1, 2], [C, 0, 1, 2]]
    fight.state.chosen = [fight.state.hand[A][:1], fight.state.hand[B][:], []]
    battle.lock(fight, fight.state)
    assert [look[1] for look in fight.state.looks[A]] == [2, 0]


# ---------------------------------------------------------------- pay, pings, pledges


def test_victory_feats_pay_in_private() -> None:
    """GSS-4.32, section 8: the owner alone; of an eliminated owner nobody."""
    fight = Fight("rented_locksmith", horde="cutpurse bigun bigun princeling", living=3, seats=4).run()
    for seat in range(-1, 4):
        (nouns,) = heard(fight.match, fight.cues, seat, "victory_feat")
        assert [nouns[key] is not None for key in ("seat", "resource", "amount")] == [seat == A] * 3
        assert nouns["card"] == "cutpurse"
    fight = Fight(
        "rented_locksmith", horde="cutpurse bigun bigun princeling", hands=("", "shaman", "shaman"), last_stand=False
    )
    fight.state.owner = [A, B, B, C]
    fight.run()
    for seat in range(-1, 3):
        (nouns,) = heard(fight.match, fight.cues, seat, "victory_feat")
        assert nouns["seat"] is None and nouns["amount"] is None


def test_drawn_cards_pings_and_pledges() -> None:
    """GSS-4.15, GSS-4.33, GSS-4.44, section 8: a drawn card is its owner's; pings and pledges are public."""
    fight = Fight("rented_locksmith", horde="bigun bigun princeling").run()
    for seat in range(-1, 3):
        assert [n["cards"] is not None for n in heard(fight.match, fight.cues, seat, "drawn")] == [
            seat == o for o in range(3)
        ]
    (picker,) = fight.match.ask.seats
    fight.match.play(picker, fight.match.default(picker))
    fight.match.play(A, ["ping", 2])
    assert all(fight.match.view(seat)["loot"]["pings"] == [2, 0, 0] for seat in range(-1, 3))
    match = fighting("rented_locksmith", "bigun sapper", "sapper shaman", "bigun shaman")
    match.play(A, ["pledge", "light"])
    assert all(match.view(seat)["play"]["pledges"] == ["light", "", ""] for seat in range(-1, 3))


def test_investments_pay_in_private() -> None:
    """GSS-6.9: the roll is seen by all, what it brings by the investor."""
    from game.titles.slayer_slayer import aftermath

    match = table(3, {"d20:investment": [20]})
    give(match, A, "bigun")
    match.state.invest_gold[A], match.state.won_gold[A] = 1, 30
    match.take_cues()
    go(match, aftermath.Investments(), route.RouteVote())
    for seat in range(-1, 3):
        (nouns,) = heard(match, match.cues, seat, "investment")
        assert nouns["number"] == 20 and (nouns["gained"] == 60) == (seat == A)
        assert heard(match, match.cues, seat, "roll")[0]["number"] == 20


def test_rewards_of_an_event() -> None:
    """GSS-4.54: what is won is public, the overflow the representative's alone."""
    match = table(3)
    match.state.armour[A] = 1
    match.take_cues()
    event.reward(match, match.state, A, {"armour": 1, "cards": 1})
    for seat in range(-1, 3):
        (nouns,) = heard(match, match.cues, seat, "reward")
        assert nouns["armour"] == 1 and (nouns["overflow"] == 20) == (seat == A)
        assert (heard(match, match.cues, seat, "drawn")[0]["cards"] is not None) == (seat == A)


def test_all_that_a_match_tells_is_allowed() -> None:
    """Section 8, GSS-8.1: in whole matches no cue but one's own names a card of a hand, the deck or the Pile."""
    own = {"dealt", "sacrificed", "drawn", "staked"}
    kinds = set()
    for seed in range(4):
        match = new(4, seed=seed)
        for n in range(300):
            if match.ask is None:
                break
            cues = match.take_cues()
            for seat in range(-1, 4):
                for cue in match.cues_for(cues, seat):
                    kinds.add(cue.kind)
                    if cue.kind in own and cue.nouns["seat"] != seat:
                        assert cue.nouns["cards"] is None
                    if cue.kind == "objective" and cue.nouns["seat"] != seat:
                        assert cue.nouns["objective"] is None
            who = match.waiting_for()[n % len(match.waiting_for())]
            match.play(who, match.space(who).sample(match.chance) if n % 3 else match.default(who))
    assert {"dealt", "objective", "route_chosen", "locked", "roll"} <= kinds
