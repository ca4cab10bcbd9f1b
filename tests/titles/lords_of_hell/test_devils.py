"""States of devils, captives, rituals' windows, the ring and rulings (LOH sections 5, 9, 11, 13, 19)."""

from __future__ import annotations

from game.titles.lords_of_hell.rules import captives, ring, tally
from game.titles.lords_of_hell.rules.cards import MIGHTIEST
from game.titles.lords_of_hell.rules.ritual_targets import rivals, strongest
from game.titles.lords_of_hell.rules.state import mighty_power, realm_power
from game.titles.lords_of_hell.rules.status import settle
from tests.titles.lords_of_hell.dsl import NOBODY, A, B, C, D, Table, say


def test_captives() -> None:
    """LOH-9.1, 9.3, 9.7, 5.5: out of play, held until freed; the seat draws, tables armies and a fortress, sends fiends to
    Earth and plays specials."""
    t = (
        Table(4)
        .seat(A, fortress="black_tower")
        .seat(B, captor=A, hand="fiends iron_fortress quill_of_pacts jailbreak")
        .go()
    )
    t.does(B, "table", t.card(B, "fiends")).does(B, "table", t.card(B, "iron_fortress")).does(
        B, "earth", t.s.hordes[B][0]
    )
    t.refused("devil_absent", B, "table", t.card(B, "quill_of_pacts")).refused("devil_absent", B, "earth", "devil")
    t.does(B, "play", t.card(B, "jailbreak"))
    assert t.body(B) == "in_hell" and t.s.captor[B] == NOBODY


def test_captives_of_each_other_are_swapped() -> None:
    """LOH-9.5."""
    t = Table(4).seat(A, fortress="black_tower").seat(B, fortress="iron_fortress", captor=A)
    captives.hold(t.match, t.s, A, B, "battle")
    assert t.body(A) == t.body(B) == "in_hell" and t.s.captor[:2] == [NOBODY, NOBODY]


def test_the_ring_of_chains() -> None:
    """LOH-9.14, 9.2: without walls it holds on while its devil is fled, downed or wounded; with the captor captured the
    captives pass on; with the Ring gone they go free."""
    t = Table(4).seat(A, artifacts="ring_of_chains").seat(B, captor=A).seat(C, fortress="iron_fortress")
    for body in ("fled", "downed", "wounded"):
        t.seat(A, body=body)
        captives.house(t.match, t.s, A)
        assert t.s.captor[B] == A
    t.seat(A, body="in_hell")
    captives.hold(t.match, t.s, A, C, "battle")
    assert t.s.captor[:2] == [C, C] and t.body(B) == "captive"
    t = Table(4).seat(A, artifacts="ring_of_chains").seat(B, captor=A).go()
    t.deal(A, C, give=[["tabled", t.s.artifacts[A][0]]])
    assert t.body(B) == "in_hell", "nothing holds it any more (LOH-9.12)"
    t = Table(4, "battles").seat(A, body="on_earth").seat(B)
    captives.hold(t.match, t.s, B, A, "battle")
    assert t.body(B) == "wounded"


def test_a_discarded_fortress_frees() -> None:
    """LOH-19.13: in Finishing, unless another fortress or the Ring holds them."""
    for ring_there, body in (("", "in_hell"), ("ring_of_chains", "captive")):
        t = Table(4, "finishing").seat(A, fortress="black_tower", artifacts=ring_there).seat(B, captor=A).go()
        t.does(A, "discard", t.s.fortress[A])
        assert t.body(B) == body


def test_recalled_from_earth() -> None:
    """LOH-19.14: at home from then on, fit for the ring; its fiends stay on Earth."""
    t = Table(4, "council").seat(A, hand="summons").seat(B, body="on_earth", earth="fiends").go()
    t.does(A, "play", t.s.hand[A][0], B)
    assert t.body(B) == "in_hell" and len(t.s.earth[B]) == 1


def test_mightiest_counts_a_fortress_that_was_hit() -> None:
    """LOH-19.4, 12.6: it is upright again; the overlord's power needs no battle to be over twice."""
    t = Table(4).seat(A, fortress="iron_fortress", home="leviathan juggernauts", souls=4)
    assert realm_power(t.s, A) == 5 + 5 + 9 + 5 + 2 == mighty_power(t.s, A)
    settle(t.match, t.s, MIGHTIEST)
    assert t.s.holder[MIGHTIEST] == A


def test_default_targets() -> None:
    """LOH-11.8: most victory points, then most power, then next clockwise; inside it the strongest first."""
    t = Table(4).seat(B, vp=3).seat(C, vp=3, home="leviathan fiends").seat(D, vp=1)
    assert rivals(t.s, A) == [C, B, D] and strongest(t.s, t.s.hordes[C])[0] == t.card(C, "leviathan", "hordes")


def test_nobody_talks_while_a_ritual_is_done() -> None:
    """LOH-11.6, 7.11, 11.2: from the target to the end of the effect only the caster is asked; before that it may be called
    off in any phase open to trade."""
    t = Table(4, "rituals").seat(A, "mammon", rituals="bury", souls=4).seat(B, home="fiends").go().until("cast")
    t.does(A, "complete", t.s.rituals[A][0]).passes()
    assert t.asked == "ritual_target" and t.match.ask is not None and t.match.ask.seats == (A,)
    t.refused("not_your_turn", B, "swap", B)
    t = Table(4, "council").seat(A, rituals="bury").go()
    t.does(A, "call_off", t.s.rituals[A][0])
    assert not t.s.rituals[A]


def test_the_council_and_who_comes() -> None:
    """LOH-13.1, 13.2, 13.13: hands, promise cards and captives are traded; then devils in Hell choose secretly; the ring is
    closed to talk."""
    t = Table(4, "council").seat(A, hand="bury", markers=2).seat(B, body="captive").seat(C, body="on_earth")
    t.s.captor[B] = A
    t.seat(A, fortress="iron_fortress").go()
    t.deal(A, D, give=[["hand_card", t.s.hand[A][0], False]], take=[["promise_card", D, 1]])
    t = Table(4).seat(B, body="wounded").seat(C, body="on_earth").ring()
    assert t.asked == "arrival" and t.match.ask is not None and t.match.ask.seats == (A, D)
    t.does(A, "home")
    assert t.match.seat_ask(D).answer is None and t.match.default(D) == "come"  # type: ignore[union-attr]
    t.refused("ring_closed", D, "offer", A, [[], []], [[], []], "private", 0)


def test_an_empty_ring() -> None:
    """LOH-13.3, 13.10: last round's nominees lapse, nobody is nominated."""
    t = Table(4).seat(A, markers=2).ring()
    for seat in range(4):
        t.does(seat, "home")
    assert t.s.markers == [0] * 4 and t.asked == "finishing"


def test_a_nominee_who_does_not_vote_for_itself() -> None:
    """LOH-19.29, 19.15: opposes itself; the overlord need not be present, free or in Hell."""
    t = Table(4).seat(A, markers=2).seat(D, markers=2, body="captive")
    t.s.captor[D] = A
    t.s.arrived, t.s.votes = 0b111, [-1, A, D, -2]
    assert ring.opposition(t.s, A) == 2 and not ring.qualifies(t.s, A)
    t.s.votes = [D, D, -1, -2]
    assert ring.qualifies(t.s, D) and ring.elected(t.s) == D


def test_a_vote_for_who_is_no_nominee() -> None:
    """LOH-19.10, 19.16: it lapses and turns into nothing else; a penalty never goes below 0."""
    t = Table(4).seat(A, markers=1).seat(C, markers=1)
    promise = t.sworn(B, C, say("vote", C, 4, False))
    t.seat(C, markers=0).ring()
    for seat in range(4):
        t.does(seat, "come")
    assert t.state_of(promise) == "lapsed" and promise.reason == "no_nominee"
    t = Table(4, "finishing").seat(A, vp=0, held=[0] * 4, hand="bury")
    t.sworn(A, B, say("give", B, [["any_cards", 1]], ["finishing", 4]))
    t.s.discard.append(t.s.hand[A].pop())
    t.go()
    assert t.s.vp[A] == 0 and t.cues("breach")[0]["loss"] == "nothing"


def test_sworn_to_come_and_attacked_at_home() -> None:
    """LOH-19.28, 8.9: neither flight nor surrender; being captured then is no fault of its own."""
    t = Table(4).seat(A, fortress="iron_fortress")
    promise = t.sworn(B, C, say("attend", 4))
    t.attack(A, B).refused("sworn_to", B, "flee", B).refused("sworn_to", B, "surrender", B)
    t.s.body[B], t.s.captor[B] = 2, A
    t.until("council").ring()
    for seat in (A, C, D):
        t.does(seat, "come")
    assert t.state_of(promise) == "lapsed"


def test_at_the_end_all_is_shown() -> None:
    """LOH-14.2, 15.1: every hand and every promise."""
    t = Table(4).seat(A, hand="bury").seat(B, markers=4)
    t.sworn(C, D, say("no_vote", A, 4))
    t.s.overlord = B
    t.run(tally.Tally())
    view = t.match.view(A)
    assert t.match.result is not None and view["hands"][A] and len(view["wall"]) == 1 and view["held"][B][B] == 6


def test_the_mirror_is_not_remembered() -> None:
    """LOH-14.1, 2.10: a hand is seen for a moment, once per round; the view keeps nothing of it."""
    t = Table(4, "council").seat(A, artifacts="mirror_of_lies").seat(B, hand="bury ambush").go()
    t.does(A, "artifact", t.s.artifacts[A][0], B)
    cue = next(cue for cue in t.match.cues if cue.kind == "hand_shown")
    assert len(cue.nouns["cards"]) == 2 and not t.match.view(A)["known"]
    t.passes().refused("no_window", A, "artifact", t.s.artifacts[A][0], B)


def test_tribute() -> None:
    """LOH-5.7, 8.27: a free devil in Hell gives a card of its choice, unpledged ones first; who was named is open."""
    t = Table(4).seat(A, "asmodeus").seat(B, hand="bury ambush").seat(C, body="on_earth", hand="bury")
    t.sworn(B, D, say("give", D, [["hand_card", t.card(B, "bury"), False]], ["council", 4]))
    t.go().refused("no_window", A, "tribute", C).does(A, "tribute", B)
    assert t.asked == "tribute" and t.match.space(B).options == (t.card(B, "ambush"), "random")  # type: ignore[union-attr]
    t.does(B, t.card(B, "ambush"))
    assert t.hand(A) == ["ambush"] and t.cues("power")[0]["target"] == B
    t.passes().refused("no_window", A, "tribute", D)
