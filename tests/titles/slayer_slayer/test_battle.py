"""The battle up to the reveal (GSS 4.3: 4.11 to 4.17, 4.30)."""

from __future__ import annotations

import pytest

from game.titles.slayer_slayer.rules import battle, route
from game.titles.slayer_slayer.rules.cards import FOE_INDEX, FOES, KINDS
from game.titles.slayer_slayer.rules.state import basic_power, gained
from tests.titles.slayer_slayer.table import (
    SACRIFICER,
    Fight,
    cues,
    fighting,
    give,
    go,
    new,
    refused,
    table,
)

A, B, C, D = range(4)


# ---------------------------------------------------------------- round start


def test_abilities_are_gained_and_stay() -> None:
    """GSS-4.11, GSS-4.30: in rounds 2 and 3; rounds 4 and later have those of round 3."""
    fabled = next(foe for foe in FOES if foe.tier == 2 and not foe.final)
    fight = Fight(fabled.id)
    for round, places in ((1, [0]), (2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2]), (9, [0, 1, 2])):
        fight.state.round = round
        assert [place for place, _ in gained(fight.state)] == places
    match = fighting("secret_agent", "deserter bigun", "deserter bigun", "deserter bigun")
    assert cues(match, "round")[-1]["gained"] == [0]
    match.state.round = 1
    match.agenda.clear()
    go(match, battle.Round(), route.Climb())
    assert cues(match, "round")[-1] == {"round": 2, "living": 3, "power": 18, "gained": [1]}


@pytest.mark.parametrize(
    "foe, living, difficulty, power",
    [
        ("rented_locksmith", 1, "normal", 5),
        ("rented_locksmith", 4, "normal", 24),
        ("rented_locksmith", 4, "hard", 28),
        ("rented_locksmith", 4, "easy", 20),
        ("rented_locksmith", 6, "easy", 33),
        ("sole_sidekick", 1, "easy", 2),
    ],
)
def test_basic_power(foe: str, living: int, difficulty: str, power: int) -> None:
    """GSS-4.12"""
    assert basic_power(Fight(foe, living, difficulty=difficulty).state) == power


def test_the_power_is_never_below_the_minimum() -> None:
    """GSS-4.12, GSS-5.3"""
    s = Fight("roadside_illusionist", living=1).state
    s.shift = -30
    assert basic_power(s) == 1
    assert Fight("sole_sidekick", living=1, horde="sapper sapper sapper").run().foe == 3, "disabled"
    fight = Fight("rented_locksmith", living=1, horde="sapper sapper sapper").run()
    assert fight.foe == 1 and ["minimum", 5] in fight.one("ledger")["foe_rows"]


def test_the_power_falls_with_the_group() -> None:
    """GSS-4.12, GSS-7.2: the foe takes its entry for those living when the round starts."""
    fight = Fight("rented_locksmith", living=4, horde="sapper", hands=("", "bigun", "bigun", "bigun")).run()
    assert fight.state.out[A] and (fight.state.players, basic_power(fight.state)) == (3, 16)


@pytest.mark.parametrize("drawn, shift", [(0, -3), (3, 0), (6, 3)])
def test_a_hidden_change(drawn: int, shift: int) -> None:
    """GSS-4.12, section 5.B hide_power: from -3 to +3, drawn once; "?" until the first reveal; Plan B does not undo it."""
    hands = ("schemer bigun", "bigun bigun", "princeling princeling")
    match = fighting("roadside_illusionist", *hands, rolls={"hide_power": [drawn]})
    s = match.state
    assert s.shift == shift and not s.shown and match.view(A)["foe"]["power"] is None
    assert match.view(A)["foe"]["shift"] is None and cues(match, "round")[0]["power"] is None
    match.play(A, ["commit", s.hand[A][:1]])
    match.play(B, ["commit", s.hand[B][:1]])
    match.play(C, ["commit", s.hand[C][:1]])
    told = match.take_cues()
    assert [cue.nouns["power"] for cue in told if cue.kind == "power_shown"] == [16 + shift]
    assert [cue.nouns["foe"] for cue in told if cue.kind == "ledger"] == [16 + shift]
    assert s.round == 2 and s.shift == shift and match.view(A)["foe"]["power"] == 16 + shift


def test_a_battle_forgets_the_last_one() -> None:
    """GSS-4.12, GSS-6.9: a new battle has no hidden change of the last foe, and nothing gained yet."""
    match = fighting("roadside_illusionist", "bigun", "bigun", "bigun", rolls={"hide_power": [0]})
    s = match.state
    s.won_gold[A] = s.won_trophies[B] = 5
    s.won, s.foe = True, FOE_INDEX["rented_locksmith"]
    match.agenda.clear()
    go(match, battle.Battle(), route.Climb())
    assert (s.shift, s.shown, s.round, s.won) == (0, True, 1, False) and not any(s.won_gold + s.won_trophies)


# ---------------------------------------------------------------- sacrifice


def test_sacrifice() -> None:
    """GSS-2.11, GSS-4.13: from the round named, at the start of every round; who has one card is not asked."""
    match = fighting(SACRIFICER, "bigun sapper jester", "bigun bigun", "sapper", "deserter deserter")
    assert match.ask.kind == "play_cards", "round 1"
    for round in (2, 3):
        hands = ("bigun sapper jester", "bigun princeling", "sapper")
        match = fighting(SACRIFICER, *hands, round=round)
        s = match.state
        assert match.ask.kind == "sacrifice" and match.ask.seats == (A, B) and match.ask.mode == "sealed"
        assert match.default(A) == [s.hand[A][1]] and refused(match, C, [s.hand[C][0]]) == "sacrifice_exactly"
        jester = s.hand[A][2]
        match.play(A, [jester])
        assert not s.pile, "all at once"
        match.play(B, match.default(B))
        assert [KINDS[s.faces[h]] for h in s.pile] == ["jester", "princeling"]
        assert match.ask.kind == "play_cards" and [len(hand) for hand in s.hand[:3]] == [2, 1, 1]
        told = cues(match, "sacrificed")
        assert [(nouns["seat"], nouns["count"]) for nouns in told] == [(A, 1), (B, 1)]


def test_sacrifices_add_up_but_leave_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """GSS-4.13"""
    match = fighting("rented_locksmith", "bigun sapper jester deserter", "bigun princeling", "sapper")
    monkeypatch.setattr(battle, "demanded", lambda s: 3)
    step = battle.Sacrifice()
    assert [step.n(match.state, seat) for seat in (A, B)] == [3, 1] and battle.givers(match.state) == [A, B]
    assert list(step.space(match, B).each()) == [[h] for h in match.state.hand[B]]
    assert step.default(match, A) == [match.state.hand[A][n] for n in (0, 1, 3)], "all but the Jester, in hand order"


# ---------------------------------------------------------------- play


@pytest.mark.parametrize(
    "foe, held_cards, limits",
    [
        ("rented_locksmith", 5, (2, 5)),
        ("pitchfork_mob", 5, (2, 5)),
        ("pitchfork_mob", 1, (1, 1)),
        ("tavern_bouncer", 5, (2, 2)),
        ("tavern_bouncer", 1, (1, 1)),
        ("the_slayer", 5, (3, 5)),
        ("the_slayer", 6, (3, 6)),
        ("the_slayer", 1, (1, 1)),
    ],
)
def test_limits(foe: str, held_cards: int, limits: tuple[int, int]) -> None:
    """GSS-4.14, section 5.B: min_cards, max_cards, min_half rounded up; never more than the hand; the whole hand may go."""
    hand = " ".join(["bigun", "sapper", "deserter", "catapult", "wolfrider", "shaman"][:held_cards])
    assert battle.limits(Fight(foe, hands=(hand,)).state, A) == limits


def test_the_maximum_beats_the_minimum(monkeypatch: pytest.MonkeyPatch) -> None:
    """GSS-4.14: the largest minimum, the smallest maximum."""
    found = {verb: ability for foe in FOES for ability in foe.abilities for verb in [ability.verb]}
    import msgspec

    def limits(*rows: tuple[str, int]) -> tuple[int, int]:
        some = [(0, msgspec.structs.replace(found[verb], n=n)) for verb, n in rows]
        monkeypatch.setattr(battle, "abilities", lambda s: some)
        return battle.limits(Fight("sole_sidekick", hands=("bigun sapper deserter catapult wolfrider",)).state, A)

    assert limits(("min_cards", 3), ("max_cards", 2)) == (2, 2)
    assert limits(("min_cards", 2), ("min_half", 0)) == (3, 5) == limits(("min_half", 0), ("min_cards", 2))
    assert limits(("min_cards", 4), ("min_half", 0)) == (4, 5)
    assert limits(("max_cards", 4), ("max_cards", 3)) == (2, 3) == limits(("max_cards", 3), ("max_cards", 4))


def test_default_play() -> None:
    """GSS-4.16: the minimum, lowest printed Power first, the Jester as 10; then earliest in hand; shown in hand order."""
    match = fighting("pitchfork_mob", "jester sapper bigun deserter", "jester bigun", "shaman schemer impersonator")
    hand = match.state.hand
    assert match.default(A) == ["commit", [hand[A][1], hand[A][3]]]
    assert match.default(B) == ["commit", hand[B]]
    assert match.default(C) == ["commit", hand[C][:2]]
    match.play(A, ["commit", [hand[A][0], hand[A][2]]])
    assert match.default(A) == ["commit", [hand[A][0], hand[A][2]]], "what is committed stays"


def test_everybody_plays_at_once() -> None:
    """GSS-1.5, GSS-4.14: no card leaves a hand, and nothing is shown, before the last one is in; choices can change."""
    match = fighting("rented_locksmith", "bigun sapper", "bigun sapper", "bigun sapper")
    s = match.state
    for seat in (A, B):
        match.play(seat, ["commit", s.hand[seat][:1]])
    match.play(A, ["withdraw"])
    match.play(B, ["commit", s.hand[B][1:]])
    match.play(C, ["commit", s.hand[C][:]])
    assert match.ask.kind == "play_cards" and match.view(B)["play"]["ready"] == [B, C]
    assert [len(hand) for hand in s.hand] == [2, 2, 2] and not s.horde
    match.play(A, ["commit", s.hand[A][:1]])
    assert cues(match, "locked") == [{"counts": [1, 1, 2]}]
    assert [len(hand) for hand in s.hand] != [2, 2, 2]


def test_a_bot_that_has_committed_is_not_asked_again() -> None:
    """GSS-4.14"""
    match = table(("human", "bot", "human"))
    s = match.state
    for seat in range(3):
        give(match, seat, "bigun sapper")
    s.foe = FOE_INDEX["rented_locksmith"]
    go(match, battle.Battle(), route.Climb())
    assert match.ask.seats == (A, B, C)
    match.play(B, ["pledge", "fair"])
    assert match.ask.seats == (A, B, C)
    match.play(B, match.default(B))
    match.play(A, match.default(A))
    assert match.ask.seats == (A, C)


def test_every_question_has_a_clock_of_its_own() -> None:
    """GSS-4.8, GSS-4.13, GSS-4.55, GSS-6.4: a new question starts a new clock; the store's goes on after a choice."""
    seen = set()
    for seed in range(12):
        match = new(3, seed=seed, difficulty="easy")
        s = match.state
        s.weave, s.gold = [1, 2, 1], [200, 200, 200]
        last, clock, store, kind = 0, -1, -1, ""
        for _ in range(260):
            if match.ask is None:
                break
            if match.ask_id != last:
                ask, last = match.ask, match.ask_id
                assert ask.clock == ask.kind
                if ask.kind == "store" and store >= 0 and kind == "store_choice":
                    assert ask.running == store
                else:
                    assert ask.running > clock, ask.kind
                    clock = ask.running
                    store = ask.running if ask.kind == "store" else store
                kind = ask.kind
                seen.add(kind)
            seat = match.chance.pick("who", match.waiting_for())
            ready = match.ask.kind in ("play_cards", "loot_division") and match.chance.below("who", 2)
            match.play(seat, match.default(seat) if ready else match.space(seat).sample(match.chance))
    assert {"route_vote", "play_cards", "weave_window", "bet_vote", "store", "store_choice", "loot_division"} <= seen


def test_pledges() -> None:
    """GSS-4.15: bind to nothing, may be changed until the lock, are cleared there."""
    match = fighting("rented_locksmith", "deserter deserter", "sapper sapper", "bonesetter bonesetter")
    s = match.state
    for pledge in ("heavy", "light"):
        match.play(A, ["pledge", pledge])
        assert match.view(B)["play"]["pledges"] == [pledge, "", ""]
    match.play(A, match.default(A))
    match.play(A, ["pledge", "fair"])
    assert match.view(C)["play"]["pledges"][A] == "fair" and match.view(C)["play"]["ready"] == [A]
    assert refused(match, B, ["pledge", "huge"]) == "no_such_choice"
    match.play(B, match.default(B))
    match.play(C, match.default(C))
    assert s.round == 2 and s.pledge == [0, 0, 0]


def test_horde_order_is_a_shuffle() -> None:
    """GSS-2.9, GSS-2.13, GSS-4.17: all cards together; owners go with them."""
    match = fighting("rented_locksmith", "bigun sapper", "jester", "shaman conjurer")
    s = match.state
    for seat in range(3):
        s.chosen[seat] = s.hand[seat][:]
    before = [(KINDS[s.faces[h]], seat) for seat in range(3) for h in s.hand[seat]]
    match.take_cues()
    battle.lock(match, s)
    after = [(KINDS[s.faces[h]], owner) for h, owner in zip(s.horde, s.owner)]
    assert sorted(after) == sorted(before) and s.horde == sorted(s.horde)
    assert s.played == [2, 1, 2] and not any(s.hand)
    assert cues(match, "locked") == [{"counts": [2, 1, 2]}]
    orders = set()
    for seed in range(30):
        match = fighting("rented_locksmith", "bigun", "jester", "shaman")
        match.chance = type(match.chance)(bytes([seed]))
        s = match.state
        for seat in range(3):
            s.chosen[seat] = s.hand[seat][:]
        battle.lock(match, s)
        orders.add(tuple(s.owner))
    assert len(orders) == 6
