"""Section 8, hands, votes and the Horde: for every row who sees and who does not, in views, asks and cues, byte for byte
where it matters."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from game.engine.sight import SPECTATOR, Sight
from game.titles.slayer_slayer.rules import battle, ending, event, route
from game.titles.slayer_slayer.rules.cards import EVENT_INDEX, FOE_INDEX, KINDS
from game.titles.slayer_slayer.rules.sight import OBJECTIVE, sees
from tests.titles.slayer_slayer.table import Fight, fighting, give, go, heard, new, table, take, told

A, B, C, D = range(4)


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
