"""Council, the ring, the overlord, the reckoning (LOH sections 13 and 15)."""

from __future__ import annotations

import pytest

from game.titles.lords_of_hell.rules import ring, tally
from tests.titles.lords_of_hell.dsl import A, B, C, D, E, F, Table, say


@pytest.mark.parametrize("there, overlord", [(False, A), (True, -1)])
def test_making_an_overlord(there: bool, overlord: int) -> None:
    """E17, LOH-13.4, 13.6: counterclockwise from the Starter; fewer opponents than markers."""
    t = Table(5, starter=D)
    t.s.markers = [3, 0, 1, 0, 0]
    t.seat(D, body="in_hell" if there else "on_earth").ring()
    for seat in range(5):
        if seat != D or there:
            t.does(seat, "come")
    if there:
        t.does(D, "decline")
    order = []
    for seat, vote in ((C, C), (B, A), (A, A), (E, "decline")):
        order.append(t.match.ask.seats[0])  # type: ignore[union-attr]
        t.does(seat, vote)
    assert order == [C, B, A, E] and t.s.overlord == overlord
    assert (t.match.result is not None) == (overlord == A)
    assert t.asked == ("" if overlord == A else "nominate")


def test_two_qualify_and_ten_points() -> None:
    """E18, LOH-13.7, 13.10, 13.14."""
    s = Table(6).seat(C, "mephistopheles").s
    s.arrived, s.votes = 0b011111, [B, B, B, E, E, -2]
    s.markers, s.vp = [0, 3, 0, 0, 4, 0], [0, 7, 0, 0, 5, 0]
    assert ring.qualifies(s, B) and ring.qualifies(s, E) and ring.elected(s) == B
    s.vp = [0, 0, 11, 0, 0, 11]
    s.holder = [F, F, C]
    assert ring.by_points(s, 10) == F
    s.holder = [F, C, -1]
    assert ring.by_points(s, 10) == -1
    s.starter = D
    assert ring.at_the_limit(s) == F, "still tied: next clockwise from the Starter"


def test_three_players() -> None:
    """LOH-1.2, 13.9: the Unknown Powers oppose everybody; the goal is 8."""
    s = Table(3).s
    s.arrived, s.votes, s.markers = 0b111, [A, A, A], [1, 0, 0]
    assert ring.opposition(s, A) == 1 and not ring.qualifies(s, A)
    t = Table(3).seat(B, vp=8).ring()
    for seat in range(3):
        t.does(seat, "come")
    assert t.match.result is not None and t.s.overlord == B


def test_nominations() -> None:
    """LOH-13.11, 13.12: old markers go; the High Palace places two; popular devils get one more; nobody is a choice."""
    t = Table(4).seat(A, fortress="high_palace", vp=6).seat(B, vp=5)
    t.s.markers = [0, 0, 3, 0]
    t.ring()
    for seat, way in enumerate(("come", "come", "home", "come")):
        t.does(seat, way)
    for _ in range(3):
        t.does(t.match.ask.seats[0], "decline")  # type: ignore[union-attr]
    t.does(A, A).does(B, "nobody").does(D, B)
    assert t.s.markers == [3, 1, 0, 0]
    empty = Table(4)
    empty.s.markers = [2, 0, 0, 0]
    empty.ring()
    for seat in range(4):
        empty.does(seat, "home")
    assert empty.s.markers == [0] * 4 and empty.asked == "finishing", "LOH-13.3"


def test_round_one_has_no_ring() -> None:
    """LOH-13.16."""
    assert Table(4, round=1).ring().asked == "finishing"
    last = Table(4, round=12).seat(C, vp=1).ring()
    for seat in range(4):
        last.does(seat, "home")
    assert last.match.result is not None and last.s.overlord == C, "LOH-13.14"


def test_the_power_behind_the_throne() -> None:
    """E19, LOH-15.1, 15.2, 15.3: of the cards that somebody else signed, and of those with the Unknown Powers, none counts."""
    t = Table(4).seat(A, vp=7).seat(B, vp=8).seat(C, vp=5).seat(D, vp=8)
    t.s.powers[C][A] = 1
    t.s.held = [[2, 0, 0, 0], [2, 4, 0, 0], [0, 0, 6, 0], [1, 0, 0, 6]]
    t.s.overlord = A
    assert [sum(part) for part in tally.points(t.s)] == [13, 12, 5, 10]
    t.s.held[A][A], t.s.held[B][A] = 1, 3
    t.run(tally.Tally())
    result = t.match.result
    assert result is not None and result.tally["total"] == (12, 14, 5, 10)
    assert result.winners == (B,) and result.places == (2, 1, 4, 3) and result.outcome == "throne"


def test_markers_of_the_council() -> None:
    """Scandal and Acclaim touch nominees only; at 0 it is no nominee."""
    t = Table(4, "council").seat(A, hand="scandal acclaim")
    t.s.markers = [0, 1, 2, 0]
    t.go()
    t.refused("no_window", A, "play", t.card(A, "acclaim"), D)
    t.does(A, "play", t.card(A, "acclaim"), C).passes().does(A, "play", t.card(A, "scandal"), B).passes()
    assert t.s.markers == [0, 0, 3, 0]


def test_sworn_votes() -> None:
    """E20, LOH-8.4, 8.9, 8.11: "if I can" binds to come, "if I come to the ring" does not; captivity lets off."""
    t = Table(4, round=5)
    t.s.markers = [2, 0, 1, 0]
    bound = t.sworn(B, A, say("vote", A, 5, False, strength="if_able"))
    loose = t.sworn(C, A, say("vote", A, 5, True))
    t.go()
    t.refused("sworn_to", B, "earth", "devil")
    t.does(C, "earth", "devil").does(C, "back", "devil")
    t.ring().refused("sworn_to", B, "home")
    for seat in range(4):
        t.does(seat, "come")
    t.does(A, "decline").does(D, "decline")
    t.refused("sworn_to", C, "decline").does(C, A)
    assert t.match.default(B) == A
    t.does(B, A)
    assert t.state_of(bound) == t.state_of(loose) == "kept"
    free = Table(4, round=5)
    free.s.markers = [2, 0, 1, 0]
    lapsed = free.sworn(B, A, say("vote", A, 5, False, strength="if_able"))
    free.seat(C, fortress="iron_fortress").seat(B, captor=C).ring()
    for seat in (A, C, D):
        free.does(seat, "come")
    assert free.state_of(lapsed) == "lapsed" and free.s.vp[B] == 0


def test_a_nominee_need_not_be_there() -> None:
    """LOH-13.5, 19.15: who was nominated in the last ring stands with its markers, wherever its devil is."""
    t = Table(4).seat(D, body="on_earth")
    t.s.markers = [0, 0, 0, 3]
    t.ring()
    for seat in (A, B, C):
        t.does(seat, "come")
    t.refused("not_nominee", A, B)
    for vote in (D, D, D):
        t.does(t.match.ask.seats[0], vote)  # type: ignore[union-attr]
    assert t.s.overlord == D and t.match.result is not None
