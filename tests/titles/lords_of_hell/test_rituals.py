"""Rituals: completed, delayed, their targets and effects (LOH section 11)."""

from __future__ import annotations

from game.titles.lords_of_hell.rules import ritual_targets, rituals
from game.titles.lords_of_hell.rules.cards import EFFECT, IDS
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, say


def cast(t: Table, seat: int, n: int = 0) -> Table:
    """The casting begins; the seat completes a ritual, and all pass in the beat."""
    t.run(rituals.Castings())
    t.match.play(seat, ["complete", t.s.rituals[seat][n]])
    return t.passes()


def names(t: Table, cards: list[int]) -> list[str]:
    return sorted(IDS[t.s.faces[card]] for card in cards)


def test_bury() -> None:
    """LOH-11.4, 11.5, 11.7: up to three targets in one other realm in Hell; the cost is paid, the ritual discarded."""
    t = Table(4, "rituals").seat(A, rituals="bury", souls=3).seat(B, home="fiends leviathan", earth="fiends", souls=4)
    t.sworn(A, C, say("no_ritual", C, 4))
    t.seat(C, home="juggernauts", vp=9)
    cast(t, A)
    assert t.asked == "ritual_target" and t.s.souls[A] == 1
    assert t.match.default(A)[:2] == ["target", B], "the leader is shielded by a promise"
    fiends, leviathan = t.s.hordes[B]
    t.refused("sworn_not_to", A, "target", C, 0, t.s.hordes[C])
    t.refused("bad_target", A, "target", B, 2, [fiends, leviathan])
    t.refused("bad_target", A, "target", B, 0, t.s.earth[B])
    t.does(A, "target", B, 2, [leviathan])
    assert t.s.souls[B] == 0 and names(t, t.s.hordes[B]) == ["fiends"] and len(t.s.earth[B]) == 1
    assert t.s.rituals[A] == [] and names(t, t.s.discard) == ["bury", "leviathan"]


def test_who_cannot_pay() -> None:
    """LOH-11.4, 11.5, 8.22: too few Souls, or Souls that are owed; Glasya pays one less and casts two."""
    t = Table(4, "rituals").seat(A, rituals="summon_host", souls=1).run(rituals.Castings())
    card = t.s.rituals[A][0]
    t.refused("need_souls", A, "complete", card)
    assert t.match.default(A) == ["delay", card]
    t.does(A, "delay", card)
    assert t.s.sideways == [card] and t.asked == "finishing"
    glasya = Table(4, "rituals").seat(B, "glasya", rituals="summon_host soul_harvest", souls=1).seat(C, souls=9)
    cast(glasya, B)
    assert glasya.s.souls[B] == 0 and len(glasya.s.hand[B]) == 4 and glasya.asked == "cast"
    owing = Table(4, "rituals").seat(A, rituals="summon_host", souls=2)
    owing.sworn(A, B, say("give", B, [["souls", 1]], ["finishing", 4]))
    owing.run(rituals.Castings())
    assert owing.match.default(A)[0] == "delay"


def test_disrupted_in_the_beat() -> None:
    """LOH-7.4: the beat comes before the cost; a ritual that is gone costs nothing."""
    t = Table(4, "rituals").seat(A, rituals="bury", souls=3).seat(B, home="fiends").seat(C, hand="disrupt")
    t.run(rituals.Castings())
    ritual = t.s.rituals[A][0]
    t.does(A, "complete", ritual).does(C, "hold", "play", t.card(C, "disrupt"), ritual).passes()
    assert t.asked == "finishing" and t.s.souls[A] == 3 and names(t, t.s.discard) == ["bury", "disrupt"]


def test_souls_hands_and_the_dead() -> None:
    """Soul Harvest, Open the Vault, Raise the Fallen."""
    t = Table(4, "rituals").seat(A, rituals="soul_harvest").seat(B, souls=6)
    cast(t, A).does(A, "target", B)
    assert t.s.souls[:2] == [4, 2]
    v = Table(4, "rituals").seat(A, rituals="open_the_vault", souls=1).seat(B, hand="bury ambush leviathan")
    cast(v, A).does(A, "target", B)
    assert v.asked == "cards" and len(v.match.view(A)["known"]) == 3 and not v.match.view(C)["known"]
    v.does(A, [v.card(B, "leviathan"), v.card(B, "bury")])
    assert v.hand(B) == ["ambush"] and not v.s.looking
    r = Table(4, "rituals").seat(A, rituals="raise_the_fallen", souls=1)
    r.s.discard += [r.find("fiends"), r.find("leviathan"), r.find("ambush")]
    cast(r, A)
    r.does(A, "target", r.match.default(A)[1])
    assert names(r, r.s.hordes[A]) == ["fiends", "leviathan"]


def test_walls_fall() -> None:
    """LOH-11.10: captives of a fortress that a ritual destroys are wounded until Council, then home in Hell."""
    t = Table(4, "rituals").seat(A, rituals="shatter_walls", souls=2).seat(B, fortress="iron_fortress")
    t.seat(C, captor=B).seat(D, rituals="bury")
    cast(t, A).does(A, "target", B)
    assert t.fortress(B) == "" and t.s.body[C] == 5 and t.s.captor[C] == -1
    t.phase = "council"
    t.go()
    assert t.s.body[C] == 0
    ring = Table(4, "rituals").seat(A, rituals="shatter_walls", souls=2).seat(C, captor=B)
    ring.seat(B, fortress="iron_fortress", artifacts="ring_of_chains")
    cast(ring, A).does(A, "target", B)
    assert ring.s.captor[C] == B, "the Ring of Chains holds them (LOH-9.14)"


def test_chains_of_dis() -> None:
    """imprison: a fortress is needed; rituals are discarded, artifacts confiscated."""
    t = Table(4, "rituals").seat(A, rituals="chains_of_dis", souls=5)
    t.seat(B, artifacts="crown_of_lucifer", rituals="bury", body="in_hell").run(rituals.Castings())
    assert t.match.default(A)[0] == "delay"
    t.seat(A, fortress="black_tower")
    cast(t, A).does(A, "target", B)
    assert t.asked == "confiscate"
    t.does(A, t.match.default(A))
    assert t.s.captor[B] == A and names(t, t.s.artifacts[A]) == ["crown_of_lucifer"] and not t.s.rituals[B]


def test_the_chain() -> None:
    """LOH-11.9: each seat once, the caster too; it ends when the chooser has no legal choice."""
    t = Table(4, "rituals").seat(A, rituals="chaos_catalysm", souls=5).seat(B, home="fiends").seat(C, souls=5)
    cast(t, A).does(A, "target", B, t.s.hordes[B][0])
    t.does(B, "target", C, "souls")
    assert t.s.souls[C] == 2
    t.does(C, "target", A, "souls")
    assert t.s.souls[A] == 0 and t.asked == "finishing", "seat D has nothing, the others are struck"
    assert D not in [choice.nouns[0] for choice in ritual_targets.chain_targets(t.s, A, (), EFFECT[t.s.faces[0]])]
