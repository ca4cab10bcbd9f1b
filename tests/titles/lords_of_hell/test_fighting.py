"""Allocation, the end of a battle, the aftermath (LOH-10.50 to 10.77)."""

from __future__ import annotations

from game.titles.lords_of_hell.rules import battle_dice, hit_allocation
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, Front, PendingHit
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, say


def hit(t: Table, realm: int, side: str, *dice: int, part: str = "other") -> Front:
    """A front with hits to allocate, right before they are."""
    front = t.front(realm)
    front.taken = [0] * t.s.seats
    front.pending = [PendingHit(part, side, die) for die in dice]
    del t.match.agenda[-2:]  # Organisation and Lock
    t.match.then(battle_dice.NextPart(realm), battle_dice.CheckEnd(realm, False))
    t.match._advance()
    return front


def test_hits_are_spread_evenly() -> None:
    """LOH-10.72, 10.77: Juggernauts first, wherever they are; then only to a seat that has taken no more than any other that
    can still take one."""
    t = Table(4).seat(A, home="fiends fiends fiends").seat(C, home="fiends").seat(D, home="juggernauts").attack(A, B)
    t.joins(A, B, names="fiends fiends fiends").joins(C, B, names="fiends").joins(D, B, names="juggernauts")
    front = hit(t, B, ATTACK, 6, 5, 4, 3)
    one = front.hits[0].number
    assert t.asked == "spread" and t.match.ask is not None and t.match.ask.seats == (A,)
    t.refused("jug_first", A, "give", one, A).does(A, "give", one, D)
    t.refused("spread_hits", A, "give", one + 1, D).does(A, "give", one + 1, C)
    t.does(A, ["undo"]).does(A, "give", one + 2, C).does(A, "give", one + 1, A)
    t.does(A, "give", one + 3, A).does(A, ["done"])
    assert [h.seat for h in front.hits] == [D, A, C, A] and t.asked == "place"
    assert t.match.ask is not None and t.match.ask.seats == (A, C), "D has one way only"


def test_a_silent_principal() -> None:
    """LOH-10.72: the principal first, then helpers in joining order; a seat takes as many as it has troops and Souls, the rest
    passes on, and what finds no place is lost (LOH-10.76)."""
    t = (
        Table(4)
        .seat(A, souls=0)
        .seat(C, home="fiends fiends")
        .attack(A, B)
        .joins(A, B)
        .joins(C, B, names="fiends fiends")
    )
    front = hit(t, B, ATTACK, 6, 6, 6, 6, 6)
    t.does(A, ["done"])
    assert [h.seat for h in front.hits] == [A, C, C, C, hit_allocation.LOST]
    t.until("beat", "attack_turn", "organisation")
    assert [cue["what"] for cue in t.cues("hit")].count("lost") == 1
    t = Table(4).seat(B, home="fiends", souls=3).seat(C, home="fiends fiends", body="in_hell").attack(A, B)
    t.joins(C, B, "defence", "fiends fiends")
    front = hit(t, B, DEFENCE, 6, 6, 6, 6, 6, 6, 6)
    assert hit_allocation.capacity(t.s, front, B) == 5
    t.does(B, ["done"]).until("beat")
    assert t.body(B) == t.body(C) == "downed" and not t.s.souls[B]
    kinds = [(cue["seat"], cue["what"]) for cue in t.cues("hit")]
    assert kinds.count((B, "souls")) == 1, "one die emptied the crowd; the rest found its way"


def test_which_troop() -> None:
    """LOH-10.73, 10.74, 10.75, 8.9: hordes, the crowd, the fortress, the devil; Leviathan last of the hordes, pledged troops
    after hordes, Souls and fortress; a silent seat saves what is worth most."""
    t = Table(4).seat(B, home="leviathan fiends fallen_angels", souls=4, fortress="black_tower").attack(A, B)
    t.sworn(B, D, say("give", D, [["tabled", t.troop(t.front(B), B, "fallen_angels")]], ["finishing", 4]))
    front = hit(t, B, DEFENCE, 5, 4, 3, 2, 1)
    one = front.hits[0].number
    t.refused("leviathan_last", B, "hit", one, t.troop(front, B, "leviathan"))
    t.refused("pledged", B, "hit", one, t.troop(front, B, "fallen_angels"))
    t.refused("bad_target", B, "hit", one, t.s.fortress[B])
    t.does(B, "hit", one, "souls").refused("bad_target", B, "hit", one + 1, "souls").does(B, ["undo"])
    t.does(B, ["done"])
    done = [(cue["die"], cue["what"], cue["card"]) for cue in t.cues("hit")]
    assert done[:3] == [(5, "horde", "fiends"), (4, "souls", ""), (3, "fortress", "black_tower")]
    assert {row[2] for row in done[3:]} == {"fallen_angels", ""} or len(done) == 5
    t = Table(4).seat(B, home="leviathan fiends").attack(A, B)
    front = hit(t, B, DEFENCE, 5, 4)
    fiends, great = t.troop(front, B, "fiends"), t.troop(front, B, "leviathan")
    t.does(B, "hit", front.hits[0].number, fiends).does(B, "hit", front.hits[1].number, great).does(B, ["done"])
    assert t.home(B) == []


def test_the_brazen_shield() -> None:
    """devil_hit_shield, LOH-10.77: a hit given to the devil is lost, once per round; by default it is used."""
    t = Table(4).seat(B, artifacts="brazen_shield", home="fiends").attack(A, B)
    front = hit(t, B, DEFENCE, 5, 4)
    assert t.asked == "place"
    t.does(B, "hit", front.hits[0].number, "shield").refused("bad_target", B, "hit", front.hits[1].number, "shield")
    t.does(B, "hit", front.hits[1].number, "devil").does(B, ["done"])
    assert t.body(B) == "downed" and t.s.used == t.s.artifacts[B]
    t = Table(4).seat(B, artifacts="brazen_shield").attack(A, B)
    hit(t, B, DEFENCE, 5)
    t.does(B, ["done"])
    assert t.body(B) == "in_hell" and t.cues("hit")[0]["what"] == "shield"


def test_choices_are_unseen_until_all_are_in() -> None:
    """LOH-10.71, 10.77, 14: both sides choose at once; what one places the others do not see."""
    t = Table(4).seat(A, home="fiends").seat(B, home="fiends").attack(A, B).joins(A, B, names="fiends")
    front = t.front(B)
    front.taken = [0] * 4
    front.pending = [PendingHit("other", ATTACK, 3), PendingHit("other", DEFENCE, 4)]
    del t.match.agenda[-2:]  # Organisation and Lock
    t.match.then(battle_dice.NextPart(B), battle_dice.CheckEnd(B, False))
    t.match._advance()
    before = t.match.view(B)
    t.does(A, "hit", front.hits[0].number, "devil")
    assert t.match.view(B) == before and t.match.view(A)["mine"]["placed"] == [[front.hits[0].number, "devil"]]
    t.does(A, ["done"])
    assert t.match.view(B) == before and t.asked == "place"
    t.does(B, ["done"])
    assert t.body(A) == "downed" and not t.home(B)


def test_revenge_goes_on() -> None:
    """LOH-10.52, 10.71: waves of revenge until none is left, without protection."""
    t = Table(4).seat(A, home="juggernauts").seat(B, home="juggernauts", fortress="iron_fortress").attack(A, B)
    t.joins(A, B, names="juggernauts")
    hit(t, B, ATTACK, 6)
    t.until("beat", "organisation")
    assert [cue["part"] for cue in t.cues("hits")] == ["other", "revenge", "revenge"]
    assert t.body(A) == "downed" or not t.there(B, A)


def test_a_downed_leader() -> None:
    """LOH-10.54, 10.5: its troops go home at once, unless Fallen Angels of the seat are there to lead them."""
    for names, stays in (("fiends", False), ("fiends fallen_angels", True)):
        t = Table(4).seat(C, home=names, rituals="bury").attack(A, B).joins(A, B).joins(C, B, names=names)
        front = hit(t, B, ATTACK, 6, 6)
        t.does(A, ["done"]).does(C, "hit", next(h.number for h in front.hits if h.seat == C), "devil").does(C, ["done"])
        assert t.body(C) == "downed" and not t.s.rituals[C]
        assert (C in [army.seat for army in front.armies]) is stays and bool(t.home(C)) is not stays


def test_the_end() -> None:
    """LOH-10.50, 10.55: failed before won; the cap of eight battle rounds; else the next battle round begins."""
    t = Table(4).seat(B, home="fiends").attack(A, B).joins(A, B)
    front = t.front(B)
    assert battle_dice.outcome(t.s, front, over=True) == ("", "")
    front.round = 8
    assert battle_dice.outcome(t.s, front, over=True) == ("failed", "rounds")
    t.s.hordes[B].clear()
    t.s.body[B] = 4
    assert battle_dice.outcome(t.s, front, over=True)[0] == "failed", "even if nobody is left on the defence"
    assert battle_dice.outcome(t.s, front) == ("won", "troops")
    front.felled = [A, B]
    assert battle_dice.outcome(t.s, front)[0] == "ruin"


def test_a_helper_holds_the_realm() -> None:
    """LOH-19.20: helpers keep it unconquered while they have unhit troops there."""
    t = (
        Table(4)
        .seat(B, body="on_earth")
        .seat(C, home="fiends")
        .attack(A, B)
        .joins(A, B)
        .joins(C, B, "defence", "fiends")
    )
    assert battle_dice.outcome(t.s, t.front(B)) == ("", "")


def test_victories() -> None:
    """LOH-10.61, 10.62, 19.19, 19.26: what was taken, what was defended; the realm's seat scores the defence."""
    from game.titles.lords_of_hell.rules.after_battle import victor

    front = Front(1, B, A, round=2, result="won")
    assert victor(front)[1] == ""
    front.plundered = True
    assert victor(front) == (A, "attack")
    front = Front(1, B, A, round=2, result="failed", ended="withdrew")
    assert victor(front)[1] == ""
    front.broken = True
    assert victor(front) == (B, "defence")
    front.seized = True
    assert victor(front)[1] == ""
    front.surrendered = 2
    assert victor(front)[1] == "", "neither side: the devil was taken, the attack failed"
    front.called_off = True
    assert victor(front) == (A, "attack")
    assert victor(Front(1, B, A, result="ruin", broken=True)) == (B, "defence")


def test_plunder_is_shared() -> None:
    """LOH-10.57: among the seats that help on the attack to the end; only they and the two seats see the cards."""
    t = Table(4).seat(A, "asmodeus", home="leviathan").seat(B, hand="bury ambush disrupt", held=[0] * 4)
    t.dice(0, 0, 0, stream="plunder").attack(A, B).joins(A, B, names="leviathan").joins(C, B).rolls("666:1").lock()
    t.until("share")
    names = [name for _, name in t.match.view(A)["mine"]["plunder"]]
    assert sorted(names) == ["ambush", "bury", "disrupt"] and not t.match.view(C)["mine"]["plunder"]
    t.does(A, [A, C, A])
    assert len(t.s.hand[A]) == 2 and t.hand(C) == [names[1]]


def test_conquest() -> None:
    """LOH-10.58, 4.21, 10.38: take, raze or leave; an own old fortress goes; not while the own realm is under attack; time-out
    takes it only for who has none; deals may be made meanwhile (LOH-6.5)."""
    for own, choice in (("", "take"), ("black_tower", "leave")):
        t = (
            Table(4)
            .seat(A, "asmodeus", home="leviathan", fortress=own, souls=2)
            .seat(B, fortress="iron_fortress", hand="bury")
        )
        t.attack(A, B).joins(A, B, names="leviathan").rolls("6:1 6:111").dice(4, stream="crumble").lock()
        t.until("conquest")
        assert t.match.default(A) == [choice] and t.match.default(C) == ["wait"]
        t.refused("not_your_turn", C, ["take"])
        t.deal(D, A, give=[["promise_card", D, 1]])
        t.does(A, ["take"]).until("attack_turn")
        assert t.fortress(A) == "iron_fortress" and t.fortress(B) == ""
        assert t.body(B) == "captive" and t.s.held[A][D] == 1


def test_card_effects() -> None:
    """LOH-10.56, 5.7: a Soul for each Warriors, Belial's jars (also when downed), Mammon's vengeance."""
    t = (
        Table(5)
        .seat(A, "asmodeus", home="leviathan juggernauts")
        .seat(B, "belial", home="warriors_of_darkness fiends fiends")
    )
    t.attack(A, B).joins(A, B, names="leviathan juggernauts").rolls("66:1 666:111 6:1 6:1")
    t.dice(*[6, 1, 6, 1, 1, 1, 6, 1, 1, 1] * 3, stream="battle").lock().until("attack_turn")
    assert t.s.souls[B] == 1 + (len(t.s.discard) + 1) // 2
    t = Table(5).seat(A, "asmodeus", home="leviathan").seat(4, "mammon", hand="bury").attack(A, 4)
    t.joins(A, 4, names="leviathan").rolls("666:1").dice(*[6, 6, 6, 1] * 4, stream="battle").lock().until("attack_turn")
    assert len(t.s.hand[4]) >= 2 and t.body(4) == "wounded" and t.cues("plundered")


def test_everything_lost_comes_home_or_is_gone() -> None:
    """LOH-19.7, 10.56: Souls brought into an attack return; only losses last (LOH-10.63)."""
    t = Table(4).seat(A, home="fiends", souls=4).seat(B, home="fiends fiends", fortress="iron_fortress").attack(A, B)
    t.joins(A, B, names="fiends", souls=4)
    assert t.s.souls[A] == 0 and not t.home(A)
    front = hit(t, B, ATTACK, 3)
    t.does(A, "hit", front.hits[0].number, "souls").does(A, ["done"]).until("organisation")
    assert t.army(B, A).souls == 1
    t.does(A, "withdraw_army", B).until("attack_turn")
    assert t.s.souls[A] == 1 and t.home(A) == ["fiends"]


def test_dice_stand_alone() -> None:
    """LOH-19.23, 10.46: the two dice after a hit do not carry into the next battle round."""
    t = Table(4).seat(A, "asmodeus").seat(B, home="fiends fiends").attack(A, B).joins(A, B)
    t.rolls("1:1 1:111").dice(5, 1, 2, 1, 1, 6, stream="battle").lock().until("organisation", "attack_turn")
    first = t.cues("exchange")
    assert len(first[-1]["attack"]) + len(first[-1]["defence"]) >= 2
    if t.asked == "organisation":
        t.match.take_cues()
        t.lock(to_dice=False).passes()
        again = t.cues("exchange")[0]
        assert (len(again["attack"]), len(again["defence"])) == (1, 1)


def test_wounded_and_downed() -> None:
    """LOH-5.3, 5.4, 4.50: a downed devil is out until the battle ends, a wounded one until Finishing; neither trades
    (LOH-5.6)."""
    t = Table(4).seat(A, home="fiends").seat(B, home="fiends fiends").seat(C, home="fiends").attack(A, B)
    t.joins(A, B, names="fiends").joins(C, B, names="fiends")
    hit(t, B, ATTACK, 6, 6)
    t.does(A, ["done"]).does(C, "hit", t.front(B).hits[1].number, "devil").does(C, ["done"]).until("organisation")
    assert t.body(C) == "downed"
    assert not t.offer(D, C, give=[["promise_card", D, 1]]) and t.note(D) == "cannot_trade_state"
    t.does(A, "truce", B, True)
