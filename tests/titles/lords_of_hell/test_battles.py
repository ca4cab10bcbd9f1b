"""Attack turns, parley, organisation, fronts (LOH-4.30 to 4.33, 10.1 to 10.41)."""

from __future__ import annotations

from game.titles.lords_of_hell.rules import battle_dice, organisation
from game.titles.lords_of_hell.rules.battle_state import attacking, fights, power, protection, seats_of
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, Declared, Extension
from tests.titles.lords_of_hell.dsl import NOBODY, A, B, C, D, Table, say


def test_the_attack_turn_goes_round() -> None:
    """LOH-4.30, 4.31, 4.32: clockwise from the Starter until all who take part have passed in a row; one attack on a realm a
    round; after a battle the turn goes to the left of who declared it."""
    t = Table(4, starter=B).seat(A, body="on_earth").seat(D, body="on_earth", home="fallen_angels").battles()
    asked = []
    for _ in range(3):
        assert t.match.ask is not None
        asked.append(t.match.ask.nouns["seat"])
        t.does(asked[-1], ["pass"])
    assert asked == [B, C, D], "Fallen Angels take part for a devil on Earth; A has none"
    assert t.s.phase == "rituals"
    t = Table(4, starter=A).battles().does(A, "attack", C).until("parley").does(A, ["go_on"])
    t.joins(A, C).does(A, "truce", C, True).does(C, "truce", C, True).lock().until("organisation")
    t.does(A, "withdraw_army", C).until("attack_turn")
    assert t.match.ask is not None and t.match.ask.nouns["seat"] == B
    for seat in (B, C, D):
        t.does(seat, ["pass"])
    t.refused("already_attacked", A, "attack", C).does(A, "attack", B)


def test_who_may_be_attacked() -> None:
    """LOH-10.1, 4.31: not its own realm, not an empty realm already plundered; nothing left to attack ends the phase."""
    t = Table(3, starter=A).seat(B, body="on_earth").seat(C, home="fiends")
    t.s.plundered = 1 << B
    t.battles().refused("bad_target", A, "attack", A).refused("nothing_left", A, "attack", B)
    t.refused("not_your_turn", C, "attack", A).refused("not_your_turn", C, ["pass"])
    t = Table(3).seat(A, body="fled").seat(B, body="wounded").seat(C, body="on_earth", home="fiends").battles()
    assert t.s.phase == "rituals" and not t.cues("passed"), "nobody can lead an attack"


def test_a_silent_seat_passes() -> None:
    """LOH-4.33: unless an attack is sworn, which is then declared."""
    t = Table(4, starter=A).battles()
    t.match.time_out(t.match.ask_id, 0)
    assert t.cues("passed")[0]["seat"] == A
    t = Table(4, starter=A)
    sworn = t.sworn(A, B, say("attack", C, 4))
    t.battles().refused("sworn_to", A, ["pass"]).refused("sworn_to", A, "attack", D)
    t.match.time_out(t.match.ask_id, 0)
    assert t.s.declared == Declared(A, C)
    t.until("parley").refused("sworn_to", A, ["pass"]).refused("sworn_to", A, "target", D)
    t.does(A, ["go_on"])
    assert t.state_of(sworn) == "live" and sworn.battle == t.front(C).number
    t.joins(A, C).does(A, "truce", C, True).does(C, "truce", C, True).lock().until("organisation")
    assert t.state_of(sworn) == "kept"


def test_parley() -> None:
    """LOH-10.2, 4.31: go on, change the target once, or make it a pass; False Alarm uses the turn, but is no pass and no
    attack on that realm."""
    t = Table(4, starter=A).seat(B, hand="false_alarm").battles()
    t.does(A, "attack", B)
    assert t.asked == "beat", "a beat after the declaration (LOH-7.4)"
    t.until("parley").does(A, "target", C).until("parley")
    assert t.s.declared == Declared(A, C, changed=True) and "target" not in {
        branch.verb for branch in t.match.space(A).branches
    }  # type: ignore[union-attr]
    t.does(A, ["pass"])
    assert t.s.rested == 1 << A and not any(t.s.attacked)
    t = Table(4, starter=A).seat(B, hand="false_alarm").battles().does(A, ["pass"]).does(B, "attack", A)
    t.until("parley").does(B, "play", t.card(B, "false_alarm")).passes()
    assert t.s.attacked == [0] * 4 and t.s.rested == 0 and t.match.ask is not None
    assert t.match.ask.nouns["seat"] == C
    t = Table(4, starter=A).battles().does(A, "attack", B).until("parley")
    t.match.time_out(t.match.ask_id, 0)
    assert t.asked == "organisation" and t.s.attacked[A] == 1 << B


def test_commitment() -> None:
    """LOH-10.3, 10.4, 10.12, 10.13: attacker and defender; rituals of a devil that leaves turn sideways, the defender's stays
    upright; what is at home defends without being called; a silent attacker brings devil and hordes, no Souls."""
    t = Table(4).seat(A, rituals="bury", home="fiends", souls=5).seat(B, rituals="bury", home="fiends", souls=3)
    t.sworn(A, D, say("give", D, [["tabled", t.s.hordes[A][0]]], ["finishing", 4]))
    t.seat(A, home="metal_beasts").attack(A, B)
    assert seats_of(t.front(B), ATTACK) == [A] and seats_of(t.front(B), DEFENCE) == [B]
    assert power(t.s, t.front(B), DEFENCE) == 5 + 2 + 1
    t.rolls("6:1 6:111").lock(to_dice=False)
    assert t.there(B, A) == ["metal_beasts"] and t.army(B, A).souls == 0, "what is pledged stays at home"
    assert t.s.sideways == t.s.rituals[A]


def test_leaders() -> None:
    """LOH-10.5, 10.11, 10.12: every army away needs its devil or Fallen Angels; the devil may stay at home."""
    t = Table(4).seat(A, home="fallen_angels fiends").seat(C, home="fiends").attack(A, B)
    t.refused("no_leader", C, "join", B, "attack", t.s.hordes[C][0], [], 0)
    t.joins(A, B, names="fiends", leader="fallen_angels")
    assert not t.army(B, A).devil and attacking(t.s, t.front(B)) and t.body(A) == "in_hell"
    t.does(A, "call", B, True, [], 0)
    assert t.army(B, A).devil
    t.joins(C, B).refused("not_owner", C, "join", B, "attack", -1, [], 0)


def test_a_captives_hordes() -> None:
    """LOH-9.10, 4.30, 10.5: they attack the realm where their devil is held, without a leader, never as helpers; winning
    frees the devil (LOH-10.56)."""
    t = Table(4, starter=B).seat(B, captor=A, home="warriors_of_darkness").seat(A, fortress="black_tower")
    t.battles().refused("no_leader", B, "attack", C).does(B, "attack", A).until("parley").does(B, ["go_on"])
    assert t.front(A).aside == [B], "captives are set aside (LOH-9.11)"
    t.joins(B, A, leader="warriors_of_darkness")
    assert attacking(t.s, t.front(A))
    t = Table(4).seat(B, captor=A, home="warriors_of_darkness").attack(C, A)
    t.refused("bad_target", B, "join", A, "attack", t.s.hordes[B][0], [], 0)
    t = Table(4).seat(B, captor=A, home="leviathan").attack(B, A).joins(B, A, leader="leviathan")
    t.seat(A).rolls("6:1 6:1").lock().until("attack_turn")
    assert t.cues("battle_over")[0]["result"] == "won"
    assert t.body(B) == "in_hell" and t.body(A) == "wounded", "B has no fortress to hold A"


def test_sending_home_and_withdrawing() -> None:
    """LOH-10.14, 10.15: not what arrived in this battle round, never Leviathan from an attack, never the last leader; an
    army that joined in this battle round stays."""
    t = Table(4).seat(A, "asmodeus", home="leviathan fiends fiends", souls=4).seat(C, home="fallen_angels fiends")
    t.attack(A, B).joins(A, B, names="leviathan fiends", souls=2).joins(
        C, B, "defence", "fiends", leader="fallen_angels"
    )
    fiends = t.troop(t.front(B), A, "fiends")
    t.refused("just_arrived", A, "send_home", B, [fiends], 0).refused("just_arrived", C, "withdraw_army", B)
    t.does(A, "truce", B, True).does(B, "truce", B, True).lock().until("organisation")
    t.refused("leviathan_holds", A, "withdraw_army", B)
    t.refused("leviathan_holds", A, "send_home", B, [t.troop(t.front(B), A, "leviathan")], 0)
    t.does(A, "call", B, False, [t.s.hordes[A][0]], 0)
    t.refused("just_arrived", A, "send_home", B, [t.army(B, A).fresh[0]], 0)
    t.does(A, "send_home", B, [fiends], 1)
    assert t.home(A) == ["fiends"] and t.s.souls[A] == 3 and t.army(B, A).souls == 1
    t.refused("no_leader", C, "send_home", B, [t.troop(t.front(B), C, "fallen_angels")], 0)
    t.does(C, "withdraw_army", B)
    assert sorted(t.home(C)) == ["fallen_angels", "fiends"] and len(t.front(B).armies) == 1


def test_changing_side() -> None:
    """LOH-10.16, 19.9: helpers as often as they like until the lock; principals never; a sworn word may forbid it."""
    t = Table(4).attack(A, B).joins(C, B, "attack").does(C, "side", B, "defence").does(C, "side", B, "attack")
    assert t.army(B, C).side == ATTACK
    t.refused("principal_side", A, "side", B, "defence").refused("principal_side", B, "side", B, "attack")
    t.does(C, "side", B, "defence")
    t.sworn(C, D, say("no_fight_against", B, 4))
    t.refused("sworn_not_to", C, "side", B, "attack")
    t.sworn(D, B, say("no_fight_against", B, 4))
    t.refused("sworn_not_to", D, "join", B, "attack", -1, [], 0).joins(D, B, "defence")


def test_flight_and_slipping_away() -> None:
    """LOH-10.20, 10.24, 5.5: helpers' and attackers' armies go home; for the original attacker it is withdrawing; Leviathan
    does not stop it; it needs the unhit devil in the battle."""
    t = Table(4).seat(A, home="leviathan", hand="slip_away").seat(C, home="fiends", hand="slip_away").attack(A, B)
    t.joins(A, B, names="leviathan").joins(C, B, "attack", "fiends")
    t.does(C, "play", t.card(C, "slip_away")).passes()
    assert t.body(C) == "fled" and t.home(C) == ["fiends"] and len(t.front(B).armies) == 1
    t.does(A, "play", t.card(A, "slip_away")).until("attack_turn")
    assert t.body(A) == "fled" and t.home(A) == ["leviathan"]
    assert t.cues("battle_over")[0]["why"] == "slip_away" and t.s.defence_victories == [0] * 4
    t = Table(4).seat(D, hand="slip_away").attack(A, B)
    t.refused("no_window", D, "play", t.card(D, "slip_away"))
    t.sworn(B, A, say("no_flee", 4))
    t.refused("sworn_not_to", B, "flee", B)


def test_a_helper_flees_by_fortress_card() -> None:
    """LOH-10.22: a card of the kind under attack lets any devil fighting on the defence flee, in any battle round."""
    t = Table(4).seat(B, fortress="bone_citadel").seat(C, hand="bone_citadel bone_citadel", home="fiends").attack(A, B)
    t.joins(C, B, "defence", "fiends").does(C, "way_out", t.card(C, "bone_citadel"))
    assert t.body(C) == "fled" and t.home(C) == ["fiends"] and t.hand(C) == ["bone_citadel"]


def test_wings_of_night() -> None:
    """LOH-10.21: the defending devil flees in any battle round without a card."""
    t = Table(4).seat(B, artifacts="wings_of_night", home="fiends").attack(A, B)
    t.joins(A, B).does(A, "truce", B, True).does(B, "truce", B, True).lock().until("organisation")
    t.does(B, "flee", B)
    assert t.body(B) == "fled" and t.cues("fled")[0]["why"] == "wings"


def test_surrender() -> None:
    """LOH-10.17, 9.2, 19.2, 19.21: a captor that cannot hold it wounds it; the battle goes on against its troops; a captive by
    surrender stays one when the attack then fails."""
    t = Table(4).seat(B, home="fiends").attack(A, B).does(B, "surrender", B)
    assert t.body(B) == "wounded" and t.front(B).surrendered == 1 and t.asked == "organisation"
    t = Table(4).seat(A, fortress="iron_fortress").seat(B, home="fiends").attack(A, B).joins(A, B)
    t.does(B, "surrender", B).does(A, "truce", B, True).does(B, "truce", B, True).lock().until("organisation")
    t.does(A, "withdraw_army", B).until("attack_turn")
    assert t.s.captor[B] == A and t.s.attack_victories[A] == 0 and t.s.defence_victories[B] == 0
    t = Table(4).seat(A, "asmodeus", fortress="iron_fortress").seat(B, home="fiends", hand="bury").attack(A, B)
    t.joins(A, B).does(B, "surrender", B).rolls("66:1").dice(6, 6, 6, 1, 1, 1, stream="battle").lock().until(
        "attack_turn"
    )
    assert t.s.plundered == 1 << B


def after_surrender(where: str) -> Table:
    """B gives itself up in battle round 1, and A leaves with Slip Away: in that organisation, or after its lock."""
    t = Table(4).seat(A, fortress="iron_fortress", hand="slip_away", home="fiends").seat(B, home="fiends", souls=4)
    t.attack(A, B).joins(A, B, names="fiends").does(B, "surrender", B)
    if where == "organisation":
        t.does(A, "play", t.card(A, "slip_away")).passes()
    else:
        t.lock(to_dice=False).does(A, "hold", "play", t.card(A, "slip_away")).passes()
    return t.until("attack_turn", "rituals")


def test_slipping_away_after_a_surrender() -> None:
    """LOH-10.61, LOH-10.24, LOH-10.62: calling off in the very organisation of the surrender is an attack victory, leaving
    after its lock is none; a surrendered devil leaves no defence victory either."""
    t = after_surrender("organisation")
    assert t.s.attack_victories == [1, 0, 0, 0] and t.s.defence_victories == [0] * 4 and t.s.captor[B] == A
    t = after_surrender("predice")
    assert t.s.attack_victories == [0] * 4 and t.s.defence_victories == [0] * 4 and t.s.captor[B] == A


def test_truce() -> None:
    """LOH-10.41, 19.18: both flags at the lock skip the dice of this battle round; nobody leaves, and it counts."""
    t = Table(4).attack(A, B).joins(A, B).does(A, "truce", B, True).lock(to_dice=False).passes()
    assert t.cues("dice"), "one flag alone is nothing"
    t = Table(4).seat(B, body="on_earth", home="fiends").attack(A, B).joins(A, B)
    for n in range(1, 9):
        assert t.front(B).round == n and t.front(B).truce == [False, False], "the flags clear"
        t.does(A, "truce", B, True).does(B, "truce", B, True).lock(to_dice=False).until("organisation", "attack_turn")
    assert t.cues("battle_over")[0]["why"] == "rounds" and not t.cues("dice")
    assert t.s.defence_victories == [0] * 4, "nothing was destroyed (LOH-19.19, 19.26)"


def test_the_organisation_locks() -> None:
    """LOH-10.10, 10.36: when all who count are ready, or when the only front ends; devils in no battle count too."""
    t = Table(4).seat(D, body="fled").attack(A, B)
    assert organisation.eligible(t.s) == [A, B, C]
    for seat in (A, B):
        t.does(seat, ["ready"])
    t.does(C, ["hold"]).does(C, ["release"])
    assert t.s.ready == 0b11
    t.does(A, "truce", B, True)
    assert t.s.ready == 0b10, "a seat's own act clears its Ready"
    t.does(A, ["ready"]).does(C, ["ready"])
    assert t.asked == "beat"
    t = Table(4).seat(A, home="fallen_angels").attack(A, B).does(B, "surrender", B)
    t.does(A, "withdraw_army", B)
    assert t.asked in ("beat", "attack_turn")


def test_late_changes_leave_ten_seconds() -> None:
    """LOH-10.10: joining, fleeing, withdrawing leaves at least 10 s, up to 60 s in all."""
    t = Table(6).attack(A, B)
    assert t.match.ask is not None and t.match.ask.clock == "organisation"
    t.match.play(C, ["join", B, "attack", -1, [], 0], at=20_000)
    assert t.match.ask.clock == "organisation", "enough is left"
    t.match.play(D, ["join", B, "attack", -1, [], 0], at=36_000)
    assert t.match.ask.clock == "organisation_min_left_after_change" and t.s.extended == Extension(1, 6_000)
    for n, at in enumerate((45_000, 54_000, 63_000, 72_000, 81_000, 90_000)):
        t.match.play(C, ["side", B, "defence" if n % 2 == 0 else "attack"], at=at)
    assert t.s.extended == Extension(7, 60_000)


def test_forced_march_and_turncoat() -> None:
    """Section 16, LOH-5.5, 19.22: armies from hand into the battle, an enemy horde that changes sides; both count as arriving
    now; the Banner guards its hordes; a loser without a leader goes home (LOH-10.5)."""
    t = Table(4).seat(A, home="fiends", hand="forced_march juggernauts fiends turncoat turncoat").attack(A, B)
    t.seat(B, home="warriors_of_darkness").seat(C, home="fallen_angels fiends").joins(A, B, names="fiends")
    t.joins(C, B, "defence", "fiends", leader="fallen_angels")
    march, hand = t.card(A, "forced_march"), t.s.hand[A]
    armies = [
        card
        for card in hand
        if t.s.faces[card] in (t.s.faces[t.card(A, "juggernauts")], t.s.faces[t.card(A, "fiends")])
    ]
    t.does(A, "play", march, "army", armies).passes()
    assert t.there(B, A) == ["fiends", "juggernauts", "fiends"] and len(t.army(B, A).fresh) == 3
    sworn = t.sworn(B, D, say("give", D, [["tabled", t.s.hordes[B][0]]], ["finishing", 4]))
    t.does(A, "play", t.card(A, "turncoat"), t.s.hordes[B][0]).passes()
    assert "warriors_of_darkness" in t.there(B, A) and t.state_of(sworn) == "live", "it stays taken"
    t.does(A, "play", t.card(A, "turncoat"), t.troop(t.front(B), C, "fallen_angels")).passes()
    assert "fallen_angels" in t.there(B, A) and t.home(C) == ["fiends"]
    t = Table(4).seat(A, hand="turncoat").seat(B, home="fiends", artifacts="banner_of_dread").attack(A, B).joins(A, B)
    t.refused("no_window", A, "play", t.card(A, "turncoat"), t.s.hordes[B][0])


def test_ambush_and_the_horn() -> None:
    """LOH-10.40, 10.46, 2.10: before dice the own side rolls one more in each exchange of this battle round; the Horn once a
    round."""
    t = Table(4).seat(A, hand="ambush").seat(B, artifacts="horn_of_war").attack(A, B).joins(A, B)
    t.rolls("21:31 21:3111").lock(to_dice=False)
    t.does(A, "hold", "play", t.card(A, "ambush")).does(B, "hold", "artifact", t.s.artifacts[B][0])
    assert t.front(B).extra == [1, 1] and t.s.used == t.s.artifacts[B]
    t.passes()
    assert [len(cue["attack"]) for cue in t.cues("exchange")] == [2, 4] or len(t.cues("exchange")[0]["attack"]) == 2
    t.until("organisation", "attack_turn")


def test_two_fronts_name_their_battle() -> None:
    """Section 16: who fights in two battles says for which one its Ambush is."""
    t = Table(4).seat(A, "asmodeus", home="fiends", hand="ambush").attack(A, B).joins(A, B)
    t.does(A, "truce", B, True).does(B, "truce", B, True).lock().until("organisation")
    t.does(C, "rear", A).joins(C, A).lock(to_dice=False)
    t.does(A, "hold", "play", t.card(A, "ambush"), A)
    assert t.front(A).extra == [0, 1] and t.front(B).extra == [0, 0]


def test_protection_is_made_of_many() -> None:
    """LOH-10.65, 5.7, 10.30: Dispater's fortress, Baalzebub's realm, Metal Beasts, sabotage, a negated wall."""
    t = Table(4).seat(A, home="metal_beasts metal_beasts").seat(D, "dispater", fortress="iron_fortress").attack(A, D)
    assert protection(t.s, t.front(D)) == 3
    t.joins(A, D, names="metal_beasts metal_beasts")
    assert protection(t.s, t.front(D)) == 2, "once, however many"
    t.s.suppressed = [t.s.fortress[D]]
    assert protection(t.s, t.front(D)) == 0
    t = Table(4).seat(B, "baalzebub", body="fled", home="fiends").attack(A, B)
    assert protection(t.s, t.front(B)) == 1, "with no fortress, and whatever its devil's state"
    t.seat(B, fortress="black_tower")
    assert protection(t.s, t.front(B)) == 2
    t.front(B).negated = True
    assert protection(t.s, t.front(B)) == 1


def test_rear_attacks() -> None:
    """LOH-10.35, 10.36, 4.32, 10.63: only on the realm of a devil that is away, by who is in no battle; it counts as the
    attack on that realm; each front ends by itself."""
    t = Table(6).seat(A, "asmodeus", home="fiends").seat(C, home="fallen_angels").attack(A, B).joins(A, B)
    t.joins(D, B).refused("no_leader", D, "rear", A).does(C, "rear", A)
    assert t.s.attacked[C] == 1 << A and t.front(A).rear and t.s.ready == 0
    t.refused("bad_target", 4, "rear", A)
    assert organisation.eligible(t.s) == [0, 1, 2, 3, 4, 5]
    t.joins(C, A, leader="fallen_angels")
    for front in (A, B):
        t.does(t.front(front).attacker, "truce", front, True).does(front, "truce", front, True)
    t.lock().until("organisation")
    t.does(C, "withdraw_army", A).does(A, "truce", B, True).does(B, "truce", B, True).lock().until("organisation")
    assert [front.realm for front in t.s.fronts] == [B] and t.home(C) == ["fallen_angels"]


def test_captives_come_to_a_besieged_fortress() -> None:
    """LOH-9.11: new captives are set aside too, and the captor can neither free nor trade them (LOH-6.22, 9.4)."""
    t = Table(4).seat(A, "asmodeus", home="fiends", fortress="iron_fortress").seat(B).seat(C).attack(A, B)
    t.joins(A, B).does(C, "rear", A).joins(C, A)
    t.does(B, "surrender", B)
    assert t.s.captor[B] == A and t.front(A).aside == [B]
    t.refused("set_aside", A, "free", B)
    assert not t.offer(A, B, give=[["captive", B, "free"]]) and t.note(A) == "set_aside"


def test_unit_words() -> None:
    """LOH-1.6, 1.7: left is the next seat clockwise; a seat fights while it has an unhit troop; battle rounds are no rounds."""
    t = Table(4).seat(B, body="on_earth").attack(A, B)
    assert not fights(t.s, t.front(B), B) and not fights(t.s, t.front(B), C)
    t.seat(B, souls=1)
    assert fights(t.s, t.front(B), B) and t.s.round == 4 and t.front(B).round == 1
    t.seat(B, souls=0)
    assert battle_dice.outcome(t.s, t.front(B))[0] in ("failed", "won")


def test_no_troops_no_dice() -> None:
    """LOH-10.42, 19.19: the attack has won; a realm plundered before with its devil away gives nobody a victory."""
    t = Table(4).seat(B, body="on_earth", hand="bury").attack(A, B).joins(A, B).lock().until("attack_turn")
    assert not t.cues("dice") and t.cues("battle_over")[0]["result"] == "won" and t.s.attack_victories[A] == 1
    t.seat(B, home="fiends").attack(C, B).joins(C, B)
    t.s.hordes[B].clear()
    t.s.deck.append(0)
    t.lock(to_dice=False).until("attack_turn")
    assert t.s.attack_victories[C] == 0 and t.s.defence_victories[B] == 0


def test_nobody_may_attack_from_afar() -> None:
    """LOH-5.1, 5.3, 5.4: on Earth, fled, wounded and captive devils neither attack nor join."""
    for body in ("on_earth", "fled", "wounded"):
        t = Table(4).seat(C, body=body, home="fiends").attack(A, B)
        t.refused("devil_absent", C, "join", B, "attack", -1, [], 0)
    assert NOBODY == -1


def test_the_march_home_ends_with_the_battles() -> None:
    """LOH-10.37, 10.56: who was on the way to a realm whose battle ends meanwhile is simply at home."""
    t = Table(4).seat(A, "asmodeus", home="fiends", souls=2).attack(A, B).joins(A, B, names="fiends")
    t.does(A, "truce", B, True).does(B, "truce", B, True).lock().until("organisation")
    t.does(C, "rear", A).joins(C, A)
    for realm in (A, B):
        t.does(t.front(realm).attacker, "truce", realm, True).does(realm, "truce", realm, True)
    t.lock().until("organisation").does(A, "withdraw_army", B).does(C, "withdraw_army", A)
    t.until("attack_turn")
    assert not t.s.marching and t.home(A) == ["fiends"] and not t.s.fronts
