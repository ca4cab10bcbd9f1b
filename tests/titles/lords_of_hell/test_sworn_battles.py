"""Promises about battles, rituals and loans: attack, join, withdraw, call_off, cast, return_loan; if_battle_won, if_captured,
if_attacked; the due point battle_end (LOH-8.4, 8.10, 8.11, 8.23, `promises.toml`)."""

from __future__ import annotations

from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, problem, say


def truce(t: Table, realm: int) -> Table:
    """A battle round without dice."""
    front = t.front(realm)
    return (
        t.does(front.attacker, "truce", realm, True)
        .does(realm, "truce", realm, True)
        .lock()
        .until("organisation", "sworn_join")
    )


def test_attack() -> None:
    """LOH-8.4, 8.10: no Earth for the devil; the sworn target before all; no withdrawing before dice or truce; an attack that
    is not legal lapses, and so does one that a False Alarm calls off."""
    t = Table(4, starter=A)
    promise = t.sworn(A, B, say("attack", C, 4))
    t.go().refused("sworn_to", A, "earth", "devil")
    t = Table(4, starter=A)
    t.sworn(A, B, say("attack", C, 4))
    t.battles().refused("sworn_to", A, "attack", D).does(A, "attack", C).until("parley")
    assert not t.offer(A, D, swears=[say("call_off", ["attack"])]) and t.note(A) == "clashes"
    t.does(A, ["go_on"]).joins(A, C).refused("sworn_to", A, "withdraw_army", C)
    truce(t, C).does(A, "withdraw_army", C)
    t = Table(4, starter=A).seat(C, body="on_earth")
    t.s.plundered = 1 << C
    promise = t.sworn(A, B, say("attack", C, 4))
    t.battles().does(A, ["pass"])
    assert t.state_of(promise) == "lapsed" and promise.reason == "not_legal"
    t = Table(4, starter=A).seat(D, hand="false_alarm")
    promise = t.sworn(A, B, say("attack", C, 4))
    t.battles().does(A, "attack", C).until("parley").does(D, "play", t.card(D, "false_alarm")).passes()
    assert t.state_of(promise) == "lapsed" and promise.reason == "false_alarm"


def test_attack_is_refused() -> None:
    """LOH-8.5, 8.20, 8.21: the realm attacked already, the devil on Earth, no_attack sworn, Battles over."""
    t = Table(4, "council")
    assert problem(t.s, A, B, say("attack", C, 4)) == ("past", 0)
    assert problem(t.s, A, B, say("attack", C, 5)) == ("", 0)
    t = Table(4, "battles").seat(B, body="on_earth")
    t.s.attacked[A] = 1 << C
    assert problem(t.s, A, B, say("attack", C, 4)) == ("cannot_swear", 0)
    assert problem(t.s, B, A, say("attack", C, 4)) == ("cannot_swear", 0)
    held = t.sworn(A, B, say("no_attack", D, 5))
    assert problem(t.s, A, C, say("attack", D, 5)) == ("clashes", held.id)
    assert problem(t.s, A, C, say("attack", D, 6)) == ("", 0)
    assert problem(t.s, A, C, say("attack", A, 6)) == ("cannot_swear", 0)


def test_join() -> None:
    """LOH-8.4, 8.10: asked for at the first organisation; the sworn power is held at home; no withdrawing, no sending home
    below it, no changing side before dice; then it is kept."""
    t = Table(4).seat(C, home="fiends warriors_of_darkness juggernauts", souls=4)
    promise = t.sworn(C, A, say("join", A, "attack", 4, 9))
    t.go().refused("sworn_to", C, "earth", "devil")
    t = Table(4).seat(C, "geryon", home="fiends warriors_of_darkness", souls=4)
    promise = t.sworn(C, A, say("join", A, "attack", 4, 11))
    t.attack(A, B)
    assert t.asked == "sworn_join" and t.match.ask is not None and t.match.ask.seats == (C,)
    assert t.match.default(C) == ["join", B, "attack", -1, t.s.hordes[C], 0], "from the weakest up, no Souls"
    t.does(C, "join", B, "attack", -1, t.s.hordes[C][:1], 0)
    assert t.note(C) == "sworn_to" and t.asked == "sworn_join", "too little: nothing happens, and it is asked again"
    t.does(C, "join", B, "attack", -1, t.s.hordes[C][:], 0).joins(A, B)
    assert t.state_of(promise) == "live" and promise.battle == t.front(B).number
    truce(t, B)
    t.refused("sworn_to", C, "withdraw_army", B).refused("sworn_to", C, "side", B, "defence")
    before = t.there(B, C)
    t.does(C, "send_home", B, t.army(B, C).hordes[:1], 0)
    assert t.there(B, C) == before and t.note(C) == "sworn_to"
    t.lock(to_dice=False).until("organisation", "attack_turn")
    assert t.state_of(promise) == "kept"


def test_join_holds_its_power() -> None:
    """LOH-8.10, 8.22: pieces that the help needs cannot be given, sent to Earth, or taken to another battle."""
    t = Table(4).seat(C, "geryon", home="fiends fiends", souls=5)
    t.sworn(C, A, say("join", A, "defence", 4, 11))
    t.go().refused("short", C, "earth", t.s.hordes[C][0])
    assert not t.offer(C, D, give=[["tabled", t.s.hordes[C][0]]]) and t.note(C) == "short"
    assert not t.offer(C, D, give=[["souls", 5]]) and t.note(C) == "short"
    t = Table(4).seat(C, "geryon", home="fiends fiends fiends")
    promise = t.sworn(C, A, say("join", A, "defence", 4, 10))
    t.attack(C, B)
    t.does(C, "join", B, "attack", -1, t.s.hordes[C][:2], 0)
    assert t.note(C) == "sworn_to" and not t.front(B).armies
    t.does(C, "join", B, "attack", -1, t.s.hordes[C][:1], 0)
    assert t.there(B, C) == ["fiends"] and t.state_of(promise) == "live"


def test_join_binds_from_the_declaration() -> None:
    """LOH-8.10, 8.21: no other battle while the ally's goes on; a second ally of the same round clashes."""
    t = Table(5).seat(C, home="fiends")
    held = t.sworn(C, A, say("join", A, "defence", 4, 3))
    assert problem(t.s, C, D, say("join", D, "attack", 4, 3)) == ("clashes", held.id)
    assert problem(t.s, C, D, say("join", D, "attack", 5, 3)) == ("", 0)
    assert problem(t.s, C, D, say("no_fight_against", A, 4))[0] == "clashes"
    assert problem(t.s, D, A, say("join", A, "attack", 4, 30)) == ("cannot_swear", 0)
    assert problem(t.s, D, A, say("join", A, "attack", 4, 30, strength="if_able")) == ("", 0)
    assert problem(t.s, A, B, say("join", A, "attack", 4, 3)) == ("cannot_swear", 0)


def test_join_that_cannot_come() -> None:
    """LOH-8.11, 8.25: without blame it lapses; if_able comes with all it has; lost in a battle of its own choice a firm one
    is broken."""
    t = Table(4).seat(C, home="fiends")
    able = t.sworn(C, A, say("join", A, "attack", 4, 20, strength="if_able"))
    t.attack(A, B)
    assert t.there(B, C) == ["fiends"] and t.state_of(able) == "live" and t.asked == "organisation"
    t = Table(4).seat(C, home="fiends")
    firm = t.sworn(C, A, say("join", A, "attack", 4, 5))
    t.seat(C, body="fled").attack(A, B)
    assert t.state_of(firm) == "lapsed"
    t = Table(4).seat(C, home="fiends", vp=3)
    firm = t.sworn(C, A, say("join", A, "attack", 4, 5))
    firm.risked = True
    t.seat(C, body="wounded").attack(A, B)
    assert t.state_of(firm) == "broken" and t.s.vp[C] == 2
    t = Table(4, starter=A).seat(C, home="fiends")
    firm = t.sworn(C, A, say("join", A, "attack", 4, 5))
    t.battles().until("finishing")
    assert t.state_of(firm) == "lapsed" and firm.reason == "battles_over"


def test_withdraw() -> None:
    """LOH-8.4: at once if it may, otherwise at the first organisation in which it may; no more troops are called; Leviathan
    or the end of the battle ends it."""
    t = (
        Table(4)
        .seat(A, home="fiends")
        .seat(C, home="fiends fiends")
        .attack(A, B)
        .joins(A, B)
        .joins(C, B, names="fiends")
    )
    t.deal(C, B, swears=[say("withdraw")])
    promise = t.s.promises[-1]
    t.refused("not_owner", C, "call", B, False, t.s.hordes[C][:1], 0)
    truce(t, B)
    assert t.state_of(promise) == "kept" and t.home(C) == ["fiends", "fiends"]
    t.deal(A, B, swears=[say("withdraw")])
    assert t.state_of(t.s.promises[-1]) == "kept" and t.front(B).ended == "promise"
    t = Table(4).seat(A, home="leviathan").attack(A, B).joins(A, B, names="leviathan")
    assert problem(t.s, A, B, say("withdraw")) == ("cannot_swear", 0)
    assert problem(t.s, D, B, say("withdraw")) == ("cannot_swear", 0)


def test_call_off() -> None:
    """LOH-6.21, 11.2: done when the deal is struck: the declaration becomes a pass, or the ritual is discarded."""
    t = Table(4, starter=A).battles().does(A, "attack", B).until("parley")
    t.deal(A, B, swears=[say("call_off", ["attack"])], take=[["promise_card", B, 1]])
    assert t.s.rested == 1 << A and t.s.held[A][B] == 1 and t.asked == "attack_turn"
    assert t.cues("attack_off")[-1]["why"] == "promise"
    t = Table(4).seat(A, rituals="bury").go()
    ritual = t.s.rituals[A][0]
    t.deal(B, A, give=[["promise_card", B, 1]], asks=[say("call_off", ["ritual", ritual])])
    assert t.s.discard == [ritual] and not t.s.rituals[A]
    assert problem(t.s, A, B, say("call_off", ["attack"])) == ("cannot_swear", 0)


def test_cast() -> None:
    """LOH-8.4, 8.9: the ritual stays, its Souls are held back, its devil stays free and at home; in its round it is completed
    on the named target."""
    t = Table(4).seat(A, "mammon", rituals="soul_harvest", hand="bury").seat(B, souls=5).seat(C, souls=2).go()
    ritual = t.s.rituals[A][0]
    t.deal(A, D, swears=[say("cast", ritual, C, 4)])
    promise = t.s.promises[-1]
    t.refused("sworn_to", A, "earth", "devil").refused("sworn_to", A, "call_off", ritual)
    assert t.state_of(promise) == "live"
    t = Table(4, "rituals").seat(A, "mammon", rituals="soul_harvest").seat(B, souls=5).seat(C, souls=2)
    promise = t.sworn(A, D, say("cast", t.s.rituals[A][0], C, 4))
    t.go().until("cast")
    ritual = t.s.rituals[A][0]
    t.refused("sworn_to", A, "delay", ritual)
    assert t.match.default(A) == ["complete", ritual]
    t.does(A, "complete", ritual).until("ritual_target").refused("bad_target", A, "target", B).does(A, "target", C)
    assert t.state_of(promise) == "kept" and t.s.souls[:3] == [2, 5, 0]


def test_cast_later() -> None:
    """LOH-8.4: before its round it is delayed."""
    t = Table(4, "rituals").seat(A, "mammon", rituals="soul_harvest").seat(B, souls=5)
    t.sworn(A, D, say("cast", t.s.rituals[A][0], B, 5))
    t.go().until("cast")
    ritual = t.s.rituals[A][0]
    t.refused("sworn_to", A, "complete", ritual).refused("sworn_to", A, "call_off", ritual)
    assert t.match.default(A) == ["delay", ritual]


def test_cast_that_cannot_be() -> None:
    """LOH-8.5, 8.11, 8.13: too few Souls at the turn breaks a firm promise; a ritual that is gone lapses it."""
    t = Table(4, "rituals").seat(A, "mammon", rituals="bury", souls=1, vp=2).seat(B, home="fiends")
    assert problem(t.s, A, B, say("cast", t.s.rituals[A][0], B, 4)) == ("cannot_swear", 0)
    promise = t.seat(A, souls=2).sworn(A, B, say("cast", t.s.rituals[A][0], B, 4))
    t.seat(A, souls=1).go().until("cast", "council")
    assert t.state_of(promise) == "broken" and t.s.vp[A] == 1
    t = Table(4, "rituals").seat(A, "mammon", rituals="bury", souls=3).seat(C, hand="disrupt").seat(B, home="fiends")
    promise = t.sworn(A, B, say("cast", t.s.rituals[A][0], B, 4))
    t.go().does(C, "play", t.card(C, "disrupt"), t.s.rituals[A][0]).until("finishing")
    assert t.state_of(promise) == "lapsed"
    other = t.sworn(A, B, say("no_ritual", B, 5))
    t.seat(A, rituals="bury", souls=3)
    assert problem(t.s, A, C, say("cast", t.s.rituals[A][0], B, 5)) == ("clashes", other.id)
    assert problem(t.s, A, C, say("cast", t.s.rituals[A][0], A, 5)) == ("cannot_swear", 0)


def test_trade_beside_a_caster() -> None:
    """LOH-6.5: trading is open while a caster chooses, and closed from "complete" on."""
    t = Table(4, "rituals").seat(A, "mammon", rituals="soul_harvest").seat(B, souls=5, hand="bury").go().until("cast")
    t.deal(B, C, give=[["hand_card", t.s.hand[B][0], False]])
    assert t.hand(C) == ["bury"] and t.asked == "cast"
    t.refused("not_your_turn", B, "complete", t.s.rituals[A][0])
    t.does(A, "complete", t.s.rituals[A][0]).until("ritual_target")
    assert t.match.ask is not None and t.match.ask.seats == (A,)


def test_return_loan() -> None:
    """LOH-8.4, `return_loan`: only what passes in this very deal; it fights and goes to Earth, but is not traded on; what is
    left goes back."""
    t = Table(4).seat(A, home="fiends warriors_of_darkness", hand="juggernauts").go()
    fiends, warriors = t.s.hordes[A]
    loan = [["tabled", fiends], ["tabled", warriors]]
    back = say("return_loan", A, loan, ["finishing", 4], strength="if_able")
    assert not t.offer(B, A, take=loan[:1], swears=[back]) and t.note(B) == "cannot_swear"
    t.deal(B, A, take=loan, swears=[back])
    promise = t.s.promises[-1]
    assert t.home(B) == ["fiends", "warriors_of_darkness"]
    assert not t.offer(B, C, give=loan[:1]) and t.note(B) == "ribboned"
    t.does(B, "earth", fiends)
    hand = t.s.hand[A][0]
    t.deal(A, B, give=[["hand_card", hand, True]],
           asks=[say("return_loan", A, [["hand_card", hand, True]], ["finishing", 4], strength="if_able")])  # fmt: skip
    t.does(B, "table", hand)
    t.s.hordes[B].remove(warriors)
    t.s.discard.append(warriors)
    t.end_phase().until("finishing")
    assert t.state_of(promise) == "kept" and t.s.earth[A] == [fiends] and t.home(A) == ["juggernauts"]


def test_if_battle_won() -> None:
    """LOH-8.12, `if_battle_won`, `battle_end`: checked after each aftermath, once; what is due after this battle falls due."""
    t = Table(4).seat(A, "asmodeus", home="leviathan", hand="ambush").seat(B, body="on_earth", souls=1)
    t.seat(C, markers=1)
    sworn = t.sworn(A, C, say("give", C, [["any_cards", 1]], ["battle_end", 4], condition=["if_battle_won", A, 4]))
    other = t.sworn(D, C, say("vote", C, 4, False, condition=["if_battle_won", B, 4]))
    t.attack(A, B).joins(A, B, names="leviathan").rolls("666:1").lock().until("attack_turn")
    assert t.state_of(sworn) == "kept" and t.hand(C) == ["ambush"] and t.state_of(other) == "waiting"


def test_battle_end() -> None:
    """`battle_end`, LOH-8.20: of the battle going on; refused when there is none and no condition makes one."""
    t = Table(4, "council")
    gift = say("give", B, [["promise_card", A, 1]], ["battle_end", 4])
    assert problem(t.s, A, B, gift) == ("past", 0)
    t = Table(4).attack(A, B).joins(A, B)
    t.deal(A, B, swears=[gift])
    truce(t, B).does(A, "withdraw_army", B).until("attack_turn")
    assert t.s.held[B][A] == 1 and t.state_of(t.s.promises[-1]) == "kept"


def test_if_captured_and_if_attacked() -> None:
    """LOH-8.12: when captives are stored, not where nothing holds them; when an attack is committed, in the rear too."""
    t = Table(4).seat(A, fortress="black_tower").seat(B, hand="bury")
    taken = t.sworn(C, D, say("show_hand", D, ["now", 4], condition=["if_captured", B, -1, 4]))
    other = t.sworn(D, C, say("show_hand", C, ["now", 4], condition=["if_captured", B, C, 4]))
    freed = t.sworn(A, B, say("release", B, ["council", 4], condition=["if_captured", B, A, 4]))
    help_ = t.sworn(C, B, say("join", B, "defence", 4, 3, condition=["if_attacked", B, 4]))
    t.attack(A, B)
    assert t.state_of(help_) == "due" and t.asked == "sworn_join"
    t.until("organisation").does(B, "surrender", B)
    assert (t.state_of(taken), t.state_of(other), t.state_of(freed)) == ("kept", "waiting", "live")
    t.until("council")
    assert t.body(B) == "in_hell" and t.state_of(freed) == "kept"
    t = Table(4)
    taken = t.sworn(C, D, say("show_hand", D, ["now", 4], condition=["if_captured", B, -1, 4]))
    t.attack(A, B).does(B, "surrender", B)
    assert t.body(B) == "wounded" and t.state_of(taken) == "waiting"


def test_a_promised_release_waits_for_the_battle() -> None:
    """`release`: a captive set aside at the due point is freed after that battle if still held (LOH-9.11)."""
    t = Table(4).seat(A, fortress="black_tower", home="fiends").seat(B, captor=A).attack(C, A).joins(C, A)
    t.deal(A, D, swears=[say("release", B, ["now", 4])])
    assert t.body(B) == "captive" and t.state_of(t.s.promises[-1]) == "live"
    truce(t, A).does(C, "withdraw_army", A).until("attack_turn")
    assert t.body(B) == "in_hell" and t.state_of(t.s.promises[-1]) == "kept"


def test_restraints_in_battle() -> None:
    """LOH-8.3, 19.8, 19.9: no_attack covers the rear, helping and changing to the attack; no_special shields an army; a battle
    already joined is not touched."""
    t = Table(4).seat(A, hand="turncoat").seat(B, home="fiends").attack(A, B).joins(A, B).joins(C, B)
    t.deal(C, B, swears=[say("no_attack", B, 4)])
    assert t.army(B, C).side == "attack"
    t.does(C, "side", B, "defence").refused("sworn_not_to", C, "side", B, "attack")
    t.deal(A, B, swears=[say("no_special", B, 4)])
    t.refused("sworn_not_to", A, "play", t.card(A, "turncoat"), t.s.hordes[B][0])


def test_peace_bought_in_parley() -> None:
    """LOH-8.3, 10.2: an attack that is not committed yet cannot go on against a no_attack sworn meanwhile; time-out passes."""
    t = Table(4, starter=A).battles().does(A, "attack", B).until("parley")
    t.deal(B, A, give=[["promise_card", B, 1]], asks=[say("no_attack", B, 4)])
    t.refused("sworn_not_to", A, ["go_on"])
    assert t.match.default(A) == ["pass"]
    t.does(A, "target", C).until("parley").refused("sworn_not_to", A, "target", B).does(A, ["go_on"])
    assert t.front(C)


def test_no_slipping_out_of_a_sworn_battle() -> None:
    """LOH-8.10: neither Slip Away nor calling off after a surrender gets round a sworn attack before dice or truce."""
    t = Table(4).seat(A, hand="slip_away")
    t.sworn(A, C, say("attack", B, 4))
    t.attack(A, B).does(B, "surrender", B).refused("sworn_to", A, "withdraw_army", B)
    t.joins(A, B).refused("no_window", A, "play", t.card(A, "slip_away"))
