"""The worked examples of the law that are battles: E4 to E13, E24, E26, E29, E31."""

from __future__ import annotations

from game.titles.lords_of_hell.rules.battle_state import power, protection
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE
from tests.titles.lords_of_hell.dsl import NOBODY, A, B, C, D, Table, say


def test_e4_a_helper_behind_no_wall() -> None:
    """LOH-10.46, 10.49, 10.71: the hit that the wall keeps off takes a helper, before all others."""
    t = Table(4).seat(A, "asmodeus", home="leviathan warriors_of_darkness fiends")
    t.seat(B, fortress="black_tower", home="warriors_of_darkness").seat(D, home="fiends").attack(A, B)
    t.joins(A, B, names="leviathan warriors_of_darkness fiends").joins(D, B, "defence", "fiends")
    assert [power(t.s, t.front(B), side) for side in (ATTACK, DEFENCE)] == [22, 20]
    assert protection(t.s, t.front(B)) == 1
    t.rolls("4:4 3:216").lock()
    assert [cue["hit"] for cue in t.cues("exchange")] == ["shielded", "attack"]
    assert [cue["part"] for cue in t.cues("hits")] == ["shielded"] and t.asked == "place"
    t.place(D, d4="fiends")
    assert t.there(B, D) == [] and t.front(B).part == "other"
    t.place(A, d6="warriors_of_darkness")
    hits = [(cue["seat"], cue["what"], cue["card"], cue["die"]) for cue in t.cues("hit")]
    assert hits == [(D, "horde", "fiends", 4), (A, "horde", "warriors_of_darkness", 6)]


def test_e5_souls_soak_up_hits() -> None:
    """LOH-10.43, 10.66, 10.73, 19.6: dice come off the crowd; Warriors bring a Soul after the battle."""
    t = Table(4).seat(
        A, "asmodeus", home="fallen_angels fallen_angels fallen_angels warriors_of_darkness warriors_of_darkness"
    )
    t.seat(B, "glasya", home="warriors_of_darkness", souls=7).attack(A, B)
    t.joins(A, B, names="fallen_angels fallen_angels fallen_angels warriors_of_darkness warriors_of_darkness")
    assert [power(t.s, t.front(B), side) for side in (ATTACK, DEFENCE)] == [30, 12]
    t.rolls("41:1 51:111 21:111 11:112").lock().place(B, d4="souls", d5="souls", d2="warriors_of_darkness").does(
        A, ["done"]
    )
    assert t.s.souls[B] == 0 and not t.home(B) and t.body(B) == "in_hell"
    t.until("organisation").does(A, "withdraw_army", B).until("attack_turn")
    assert t.s.souls[B] == 1


def test_e6_juggernauts_fall_first_and_forwards() -> None:
    """LOH-10.71, 10.72, 10.52."""
    t = Table(4).seat(A, home="juggernauts fiends fiends").seat(B, home="fiends fiends fiends").attack(A, B)
    t.joins(A, B, names="juggernauts fiends fiends").rolls("1:5 111:2").lock()
    front = t.front(B)
    first = front.hits[0].number
    t.refused("jug_first", A, "hit", first, t.troop(front, A, "fiends"))
    t.does(A, "hit", first, t.troop(front, A, "juggernauts")).does(A, "hit", first + 1, t.troop(front, A, "fiends"))
    t.does(A, ["done"])
    assert t.front(B).part == "revenge" and (t.front(B).hits[0].side, t.front(B).hits[0].die) == (DEFENCE, 5)
    t.place(B, d5="fiends")
    assert (t.there(B, A), t.home(B)) == (["fiends"], ["fiends", "fiends"])
    assert t.army(B, A).devil and t.body(B) == "in_hell"


def test_e7_rolling_stops_early() -> None:
    """LOH-10.44, 10.45, 10.66, 10.50: three hits are enough, and the attack has won."""
    t = Table(4).seat(A, "asmodeus", home="leviathan juggernauts fallen_angels warriors_of_darkness")
    t.seat(B, home="warriors_of_darkness", souls=1).attack(A, B)
    t.joins(A, B, names="leviathan juggernauts fallen_angels warriors_of_darkness")
    t.rolls("621:3 442:123 511:224").lock().does(B, ["done"])
    assert len(t.cues("exchange")) == 3 and t.body(B) == "downed" and not t.home(B) and not t.s.souls[B]
    t.passes()
    assert t.cues("battle_over")[0]["result"] == "won"


def test_e8_the_fortress_takes_a_hit() -> None:
    """LOH-10.53, 10.56, 10.59: turned over it has neither power nor protection, its other powers work; a 1 destroys it."""
    for die, left in ((1, ""), (2, "flame_keep")):
        t = Table(4).seat(A, "asmodeus", home="fiends").seat(B, home="fiends fiends", fortress="flame_keep")
        t.dice(die, stream="crumble").attack(A, B).joins(A, B, names="fiends").rolls("4:12 6:114")
        assert protection(t.s, t.front(B)) == 1
        t.lock().place(B, d3="fortress", d5="fiends")
        assert t.front(B).struck and protection(t.s, t.front(B)) == 0 and t.home(B) == ["fiends"]
        t.passes()
        assert power(t.s, t.front(B), DEFENCE) == 7
        t.rolls("1:16 111:1").lock(to_dice=False).passes()
        assert len(t.cues("exchange")[2]["defence"]) == 2, "the Flame Keep rolls one more in the first exchange"
        t.until("organisation").does(A, "withdraw_army", B).until("attack_turn")
        assert t.fortress(B) == left and len(t.cues("crumble")) == 1


def test_e9_captives_need_a_fortress() -> None:
    """LOH-10.56, 10.58, 9.2, 9.6, 19.1, 19.3: the conquered fortress holds friend and foe; without it both are wounded."""
    for what, body in (("take", "captive"), ("leave", "wounded"), ("raze", "wounded")):
        t = Table(4).seat(A, "asmodeus", home="leviathan").seat(B, fortress="iron_fortress", artifacts="horn_of_war")
        t.seat(C, artifacts="quill_of_pacts", home="fiends").dice(4, stream="crumble").attack(A, B)
        t.joins(A, B, names="leviathan").joins(C, B, names="fiends")
        t.rolls("31:6 5131:1").lock()
        assert t.asked == "spread" and t.match.ask is not None and t.match.ask.seats == (A,)
        hit = t.front(B).hits[0].number
        t.does(A, "give", hit, C).does(A, ["done"]).place(C, d6="devil")
        t.until("organisation").rolls("666:1")
        assert t.body(C) == "downed" and not t.front(B).armies[1:]
        t.lock()
        assert t.asked == "confiscate" and t.body(B) == "downed" and t.front(B).struck
        t.until("conquest")
        assert not t.s.artifacts[B] and not t.s.artifacts[C] and len(t.s.artifacts[A]) == 2
        t.does(A, [what]).until("attack_turn")
        assert (t.body(B), t.body(C)) == (body, body)
        assert t.s.captor[:3] == ([NOBODY, A, A] if what == "take" else [NOBODY] * 3)
        assert t.fortress(A) == ("iron_fortress" if what == "take" else "")
        assert t.s.attack_victories[A] == 1


def test_e10_a_failed_attack() -> None:
    """LOH-10.54, 10.50, 10.59, 10.62."""
    t = Table(4).seat(A, home="fiends fiends fiends").seat(B, fortress="bone_citadel", home="fiends fiends fiends")
    t.attack(A, B).joins(A, B, names="fiends fiends fiends").rolls("6:1 6:111").lock().place(B, d5="devil")
    t.until("organisation")
    assert t.body(B) == "downed" and len(t.home(B)) == 2
    t.rolls("1:6 111:5").lock().place(A, d6="fiends", d5="devil").until("attack_turn")
    assert (t.body(A), t.s.captor[A], t.body(B)) == ("captive", B, "wounded")
    assert len(t.home(A)) == 2 and t.s.defence_victories[B] == 1 and not t.cues("plundered")
    t.match.take_cues()
    t.until("finishing")
    assert t.body(B) == "in_hell"


def test_e11_mutual_ruin() -> None:
    """LOH-10.50, 10.52, 10.60, 10.62, 10.66: (a) nothing was destroyed, (b) the Juggernauts' revenge downs the attacker."""
    t = Table(4).seat(A, home="fiends", hand="bury").seat(B).attack(A, B)
    t.joins(A, B, names="fiends").rolls("2:5 613:4").lock().place(A, d5="devil")
    t.until("attack_turn")
    assert t.cues("battle_over")[0]["result"] == "ruin"
    assert (t.body(A), t.body(B)) == ("wounded", "wounded") and t.home(A) == ["fiends"]
    assert t.s.defence_victories == [0] * 4 and not t.cues("plundered")
    t = Table(4).seat(A, "asmodeus").seat(B, home="juggernauts").attack(A, B)
    t.joins(A, B).rolls("4:1 3:111").lock().place(B, d4="juggernauts", d3="devil")
    t.until("attack_turn")
    assert (t.body(A), t.body(B)) == ("wounded", "wounded") and t.s.defence_victories[B] == 1


def test_e12_plunder() -> None:
    """LOH-10.57, 4.12, 19.12: promise cards that are drawn go back and are not replaced; more from a rich seat."""
    from game.titles.lords_of_hell.rules.after_battle import plunder_cards

    t = Table(4).seat(A, "asmodeus", home="leviathan").seat(B, hand="pickpocket bury ambush disrupt", held=[0, 5, 0, 0])
    t.dice(5, 0, 5, stream="plunder").attack(A, B)
    t.joins(A, B, names="leviathan").rolls("661:1").lock().until("attack_turn")
    assert t.hand(A) == ["pickpocket"] and t.s.held[B][B] == 5 and t.cues("plundered")[0]["drawn"] == 3
    rich = Table(4).seat(B, held=[6, 6, 6, 2], hand="bury bury")
    assert plunder_cards(rich.s, B) == 5
    assert plunder_cards(rich.seat(B, fortress="bone_citadel").s, B) == 4
    t.s.attacked[C] = 0
    t.s.body[B] = 0
    t.match.take_cues()
    t.seat(B, home="fiends")
    t.attack(C, B).joins(C, B).rolls("6:1 6:1").lock().until("attack_turn")
    assert not t.cues("plundered")


def test_e13_ways_out() -> None:
    """LOH-10.20 to 10.23, 10.30, 2.9."""
    t = Table(4).seat(A, home="fiends fiends").seat(B, fortress="iron_fortress", home="fiends", rituals="bury")
    t.attack(A, B).does(B, "flee", B)
    assert t.body(B) == "fled" and not t.s.rituals[B] and t.home(B) == ["fiends"] and t.front(B)
    t = Table(4).seat(A, "asmodeus", home="fiends fiends").seat(B, fortress="iron_fortress", home="fiends fiends")
    t.seat(B, hand="black_tower iron_fortress").attack(A, B).joins(A, B, names="fiends fiends")
    t.rolls("1:1 1:1 1:1").dice(3, 2, 3, 2, stream="battle").lock().until("organisation")
    t.refused("cannot_flee", B, "flee", B)
    t.refused("wrong_fortress", B, "way_out", t.card(B, "black_tower"))
    t.does(B, "way_out", t.card(B, "iron_fortress"))
    assert t.body(B) == "fled" and t.hand(B) == ["black_tower"]
    t = Table(4).seat(A, hand="iron_fortress", home="fiends").seat(B, fortress="iron_fortress", hand="slip_away")
    t.attack(A, B).does(A, "negate", t.card(A, "iron_fortress")).passes()
    assert protection(t.s, t.front(B)) == 0
    t.refused("cannot_flee", B, "flee", B)
    t.does(B, "play", t.card(B, "slip_away"))
    assert t.body(B) == "fled"


def test_e24_attack_in_the_rear() -> None:
    """LOH-10.35 to 10.38: two fronts in one organisation; who comes home joins the defence at the next one."""
    for withdraws in (True, False):
        t = Table(4).seat(A, "asmodeus", home="fiends warriors_of_darkness", souls=4, fortress="black_tower")
        t.seat(A, rituals="bury").seat(B, fortress="iron_fortress", home="fiends").seat(
            C, "geryon", home="leviathan juggernauts fallen_angels"
        )
        t.attack(A, B).refused("bad_target", C, "rear", A)
        t.joins(A, B, names="warriors_of_darkness")
        assert t.s.sideways == t.s.rituals[A], "a ritual is turned sideways as its devil leaves (LOH-10.3)"
        t.does(A, "truce", B, True).does(B, "truce", B, True).lock().until("organisation")
        t.does(C, "rear", A).joins(C, A, names="leviathan juggernauts fallen_angels")
        t.does(A, "truce", B, True).does(B, "truce", B, True)
        assert [front.realm for front in t.s.fronts] == [B, A] and [front.round for front in t.s.fronts] == [2, 1]
        t.does(A, "truce", A, True).does(C, "truce", A, True).lock().until("organisation")
        assert t.s.attacked[C] == 1 << A
        if withdraws:
            t.does(A, "withdraw_army", B).does(A, "truce", A, True).does(C, "truce", A, True).lock()
            t.until("organisation")
            assert [front.realm for front in t.s.fronts] == [A] and "warriors_of_darkness" in t.home(A)
            assert t.front(A).round == 3 and t.match.view(C)["fronts"][0]["home"]["devil"]
        else:
            t.does(A, "truce", B, True).does(B, "truce", B, True).dice(4, stream="crumble")
            t.rolls("6661:1 666:111 666:111").lock().until("conquest")
            assert t.s.rituals[A] and [front.realm for front in t.s.fronts] == [B, A]
            t.does(C, ["leave"])
            assert not t.s.rituals[A] and t.cues("plundered")


def test_e26_the_older_word() -> None:
    """LOH-8.21, 8.23."""
    for first, realm, joins in (("no_attack", B, False), ("join", B, True), ("no_attack", D, True)):
        t = Table(4).seat(A, home="fiends").seat(C, home="fiends warriors_of_darkness")
        words = [say("no_attack", B, 4), say("join", A, "attack", 4, 6)]
        made = [
            t.sworn(C, B if word[0] == "no_attack" else A, word) for word in words[:: 1 if first == "no_attack" else -1]
        ]
        states = {promise.sentence.verb: promise for promise in made}
        t.attack(A, realm)
        if joins:
            assert t.asked == "sworn_join"
            t.refused("sworn_to", C, "ready")
            t.until("organisation")
            assert t.army(realm, C).devil and t.state_of(states["join"]) == "live"
            assert t.state_of(states["no_attack"]) == ("live" if realm == D else "lapsed")
        else:
            assert t.asked == "organisation" and t.state_of(states["join"]) == "lapsed"
            assert t.state_of(states["no_attack"]) == "live"
            t.refused("sworn_not_to", C, "join", B, "attack", -1, [], 0)


def test_e29_surrender_as_a_bargain() -> None:
    """LOH-10.17, 10.61, 9.4, 9.9, 9.12, 19.27."""
    t = Table(4, starter=A).seat(A, fortress="iron_fortress").seat(B, hand="bury disrupt", rituals="bury").attack(A, B)
    t.does(B, "surrender", B)
    assert t.s.captor[B] == A and not t.s.rituals[B]
    t.does(A, "withdraw_army", B).until("attack_turn")
    assert t.s.attack_victories[A] == 1 and t.s.defence_victories[B] == 0
    assert not t.cues("plundered") and t.fortress(A) == "iron_fortress"
    assert not t.offer(A, C, give=[["captive", B, "hand_over"]]) and t.note(A) == "captive_fixed"
    t.deal(A, B, give=[["captive", B, "free"]], take=[["any_cards", 2]], picks=t.s.hand[B][:])
    assert t.body(B) == "in_hell" and len(t.s.hand[A]) == 2
    t.until("finishing")
    assert t.cues("passed")[-1]["seat"] in (B, C, D, A) and B in {cue["seat"] for cue in t.cues("passed")}


def test_e31_helpers_share_what_the_wall_keeps_off() -> None:
    """LOH-10.49, 10.71, 19.1."""
    t = Table(4).seat(A, "asmodeus", home="leviathan juggernauts fallen_angels warriors_of_darkness")
    t.seat(B, fortress="iron_fortress").seat(C, "glasya", home="fiends").seat(D, home="fiends").attack(A, B)
    t.joins(A, B, names="leviathan juggernauts fallen_angels warriors_of_darkness")
    t.joins(C, B, "defence", "fiends").joins(D, B, "defence", "fiends")
    assert [power(t.s, t.front(B), side) for side in (ATTACK, DEFENCE)] == [30, 24]
    t.dice(1, 0, stream="helper").rolls("5:4 4:311 3:211 1:112").lock()
    hits = [[hit.die, hit.seat] for hit in t.front(B).hits]
    assert hits == [[5, D], [4, C], [3, C]]
    assert t.asked == "place" and t.match.ask is not None and t.match.ask.seats == (C, D)
    t.place(D, d5="fiends").does(C, ["done"])
    assert t.body(C) == "downed" and not t.there(B, D)
    t = Table(4).seat(A, "asmodeus", home="leviathan juggernauts fallen_angels warriors_of_darkness")
    t.seat(B, fortress="iron_fortress").seat(C, home="fiends").seat(D, home="juggernauts").attack(A, B)
    t.joins(A, B, names="leviathan juggernauts fallen_angels warriors_of_darkness")
    t.joins(C, B, "defence", "fiends").joins(D, B, "defence", "juggernauts").rolls("5:4 1:211 1:211 1:211").lock()
    assert t.cues("hits")[0]["hits"][0][3] == D, "Juggernauts take it without a draw"
