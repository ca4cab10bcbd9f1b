"""LOH section 14, row by row: who knows what."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.engine.sight import SPECTATOR
from game.titles.lords_of_hell.rules.cards import IDS
from tests.titles.lords_of_hell.dsl import A, B, C, Table, new, say


def told(t: Table, kind: str, seat: int) -> dict[str, Any]:
    """The last cue of a kind as a seat gets it."""
    cues = [cue for cue in t.match.cues if cue.kind == kind]
    return dict(t.match.cues_for(cues, seat)[-1].nouns)


def test_setup_rows() -> None:
    """LOH section 14, LOH-3.1, 3.5: devils dealt are one's own while choosing; who was asked to redraw nobody learns."""
    match: Match = new(4)
    assert match.view(A)["mine"]["dealt"] != match.view(B)["mine"]["dealt"]
    assert all(row["devil"] == "" for name, row in match.view(A).items() if name.startswith("seat."))
    assert "mine" not in match.view(SPECTATOR)
    while match.ask is not None and match.ask.kind == "pick_devil":
        match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]))
    assert match.ask is not None and match.ask.kind == "mulligan" and match.ask.seats == (0, 1, 2, 3)


def test_deck_discard_and_hands() -> None:
    """Deck: its size. Discard: all. Hands: the owner's; the others and spectators count."""
    t = Table(4).seat(A, hand="bury ambush", held=[2, 1, 0, 0])
    t.s.discard.append(t.s.deck.pop())
    for seat in (B, C, SPECTATOR):
        view = t.match.view(seat)
        assert view["public"]["deck"] == len(t.s.deck) and len(view["discard"]) == 1
        assert view["seat.0"]["hand"] == 2 and view["seat.0"]["promises"] == 3 and not view["known"]
        assert not any(card in str(view) for card in ("bury", "ambush"))
    assert [name for _, name in t.match.view(A)["hand"]] == ["bury", "ambush"]
    assert t.match.view(A)["mine"]["held"] == [2, 1, 0, 0]


def test_the_open_table() -> None:
    """Tabled cards, Souls, victory points, status, markers: all see them."""
    t = Table(4).seat(
        A, home="fiends", fortress="iron_fortress", artifacts="horn_of_war", rituals="bury", souls=3, vp=2
    )
    t.s.markers[A] = 2
    for seat in (A, B, SPECTATOR):
        row = t.match.view(seat)["seat.0"]
        assert (row["souls"], row["fortress"][1], row["hordes"][0][1]) == (3, "iron_fortress", "fiends")
        assert t.match.view(seat)["public"]["vp"][A] == 2 and t.match.view(seat)["public"]["markers"][A] == 2


def test_deals() -> None:
    """Private offers and promises: the two seats; the others that a deal was struck. Public ones: all, hand cards closed."""
    t = Table(4, "council").seat(A, hand="bury").go()
    give = [["hand_card", t.s.hand[A][0], False]]
    private = t.offer(A, B, give=give, swears=[say("no_vote", C, 4)])
    assert [len(t.match.view(seat)["market"]) for seat in (A, B, C, SPECTATOR)] == [1, 1, 0, 0]
    t.does(A, "withdraw", private)
    public = t.offer(A, B, give=give, sight="public")
    assert t.match.view(B)["market"][-1]["give"] == t.match.view(C)["market"][-1]["give"] == [["any_cards", 1]]
    t.does(A, "withdraw", public)
    shown = t.offer(A, B, give=[[*give[0][:2], True]], sight="public")
    assert t.match.view(C)["market"][-1]["give"][0][0] == "hand_card" and t.match.view(C)["known"][0][1] == "bury"
    t.does(A, "withdraw", shown).deal(A, B, give=give, swears=[say("no_vote", C, 4)])
    assert told(t, "deal", C)["sworn"] == 1 and not t.match.view(C)["wall"] and len(t.match.view(B)["wall"]) == 1
    assert told(t, "given", B)["cards"] == [[t.s.hand[B][0], "bury"]]
    for seat in (C, SPECTATOR):
        assert told(t, "given", seat).get("cards") is None and told(t, "given", seat)["hand"] == 1


def test_thefts_and_plunder() -> None:
    """Plundered, stolen and random cards: both seats; the others count. A hand shown: the viewer; the others that it was."""
    t = Table(4).seat(A, "asmodeus", home="leviathan").seat(B, hand="bury ambush", held=[0] * 4).attack(A, B)
    t.joins(A, B, names="leviathan").rolls("666:1").lock().until("attack_turn")
    for seat in (A, B):
        assert {name for _, name in told(t, "plundered", seat)["cards"]} == {"bury", "ambush"}
    for seat in (C, SPECTATOR):
        assert told(t, "plundered", seat).get("cards") is None and told(t, "plundered", seat)["count"] == 2
    t = Table(4, "council").seat(A, hand="bury").go()
    t.deal(A, B, give=[["hand_view"]])
    assert told(t, "hand_shown", B)["cards"] and told(t, "hand_shown", C).get("cards") is None


def test_choices_unseen_until_revealed() -> None:
    """Arrival and nomination while choosing; dice are open to all; who passed by hand is one's own; a plan is one's own."""
    t = Table(4).ring()
    before = t.match.view(C)
    t.does(B, "home")
    assert t.match.view(C) == before
    t = Table(4).seat(A, hand="disrupt").seat(B, rituals="bury").go().end_phase_ready()
    before = {seat: t.match.view(seat) for seat in (B, C, SPECTATOR)}
    t.does(A, ["pass"])
    assert all(t.match.view(seat) == view for seat, view in before.items()) and t.match.view(A)["mine"]["passed"]
    t.does(C, ["hold"])
    hidden = t.match.view(B)
    assert hidden["public"]["queue"] == [C] and "plan" in t.match.view(A)["mine"]


def test_why_an_offer_failed() -> None:
    """The seat at fault reads why; the other only that it is void; the rest nothing."""
    t = Table(4, "council").seat(B, hand="bury").go()
    number = t.offer(A, B, take=[["card_kind", "leviathan"]])
    t.does(B, "accept", number, [])
    assert (t.note(B), t.note(A), t.note(C)) == ("not_owner", "stale", "")
    rows = [t.match.view(seat)["market"] for seat in (A, B, C)]
    assert [row[0]["code"] if row else None for row in rows] == ["stale", "not_owner", None]


def test_breach_is_told_to_all() -> None:
    """Who broke to whom; the text only if public."""
    t = Table(4, "finishing").seat(A, vp=2, hand="bury ambush")
    t.sworn(A, B, say("give", B, [["any_cards", 2]], ["finishing", 4]))
    t.s.discard.append(t.s.hand[A].pop())
    t.go()
    for seat in (C, SPECTATOR):
        assert (told(t, "breach", seat)["seat"], told(t, "breach", seat)["to"]) == (A, B)
        assert not t.match.view(seat)["wall"]
    assert IDS[-1] == "unknown"


def test_what_a_seat_cannot_tell_apart_is_what_it_does_not_see() -> None:
    """LOH section 14: the oracle and the groups of non-interference agree."""
    from game.engine.sight import Sight
    from game.titles.lords_of_hell.rules.imagining import hidden
    from game.titles.lords_of_hell.rules.sight import sees

    t = Table(4).seat(A, hand="bury ambush").seat(B, hand="disrupt", home="fiends").seat(C, hand="fiends")
    t.sworn(B, A, say("give", A, [["hand_card", t.s.hand[B][0], False]], ["council", 4]))
    for seat in (A, B, C, SPECTATOR):
        unseen = [card for card in range(len(t.s.faces)) if sees(t.match, seat, card) is not Sight.ALL]
        assert hidden(t.match, seat) == [unseen]
