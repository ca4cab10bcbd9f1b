"""Section 8, doors, foes, cards that go unseen, the store and what is paid: for every row who sees and who does not."""

from __future__ import annotations

from game.engine.sight import SPECTATOR, Sight
from game.titles.slayer_slayer.rules import battle, doors, event, route
from game.titles.slayer_slayer.rules.cards import FOE_INDEX, FOES
from game.titles.slayer_slayer.rules.sight import sees
from tests.titles.slayer_slayer.table import (
    SACRIFICER,
    Fight,
    fighting,
    give,
    go,
    heard,
    new,
    shop,
    stake,
    table,
    told,
    visit,
)

A, B, C, D = range(4)


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
    from game.titles.slayer_slayer.rules import aftermath

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
