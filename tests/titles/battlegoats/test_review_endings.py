"""Sentences of the rulebook that no other test would miss: resigning at every phase, clocks, the end (BTG sections 4, 9, 13)."""

from __future__ import annotations

import pytest

from game.engine.refusal import Refused
from tests.titles.battlegoats.table import battle, deployed, new

# ---------------------------------------------------------------- resigning, ending


def test_resigning_at_every_question() -> None:
    """BTG-4.21: refused exactly in rows 6 to 12 of BTG-4.22, by everybody, and nothing changes."""
    tables = {
        "veil": battle("A: F1 sable_of_the_veil, F2 lion. B: F1 skunk, F2 sapper").command("A:F1"),
        "sabotage": battle("A: F1 saboteur, F2 lion. B: F1 skunk, F2 sapper").command("A:F1", [[1, "F1"], [1, "F2"]]),
        "dodge": battle("A: F1 lion. B: F1 jonas, F2 sapper").attack("A:F1", "B:F1"),
        "look": battle("A: F1 night_owl. B: F1 pikebilly, F2 lion, F3 jonas").attack("A:F1", "B:F1"),
        "shout": battle("A: F1 town_crier. B: F1 pikebilly, F2 lion, F3 jonas").attack("A:F1", "B:F1"),
        "tattle": battle("A: F1 lion, F2 jonas, F3 skunk, M1 sapper, M2 heckler. B: F1 tattletale, F2 lookout").attack(
            "A:F1", "B:F1"
        ),
        "vote": battle("A: F1 lion. B: F1 land_mine").attack("A:F1", "B:F1"),
    }
    for kind, table in tables.items():
        assert table.match.ask is not None and table.match.ask.kind == kind
        before = table.match.dump()
        for seat in (0, 1):
            with pytest.raises(Refused) as refused:
                table.match.resign(seat)
            assert refused.value.code == ("cannot_resign" if table.state.out[seat] else "fight_under_way")
        assert table.match.dump() == before
    table = battle("A: F1 lookout, F2 lion. B: F1 skunk, F2 sapper. C: F1 jonas")
    table.command("A:F1", [[1, "F1"], [1, "F2"]]).resign("A")
    assert table.asked == "orders B", "after a command one may resign"


def test_a_resignation_in_somebody_elses_turn() -> None:
    """BTG-4.21, BTG-9.1(e): the turn goes on, with the same question and clock; its cards are out of reach."""
    table = battle("A: F1 lookout, F2 lion. B: F1 skunk, F2 sapper. C: F1 jonas, F2 duelist", turn="A")
    table.command("A:F1", [[1, "F1"], [1, "F2"]])
    assert table.match.ask is not None
    run = (table.match.ask_id, table.match.ask.running)
    table.resign("B")
    assert (table.match.ask_id, table.match.ask.running) == run and table.asked == "attack A"
    assert table.may_attack("A:F2") == ["C:F1", "C:F2"] and table.view("A")["mine"]["looks"] == []
    with pytest.raises(Refused, match="cannot_resign"):
        table.match.resign(1)
    table.attack("A:F2", "C:F1")
    assert table.asked.endswith("C"), "C is next, not B"


def test_each_chooser_has_a_limit_of_its_own() -> None:
    """BTG-4.12, BTG-4.21: when the chooser resigns, the next player clockwise chooses, in view, cue and clock."""
    table = new(3)
    for n, seat in enumerate("BCA"):
        deployed(table, seat, 30_000 + 1000 * n)
    assert table.asked == "first B" and table.match.ask is not None
    run = table.match.ask.running
    table.resign("C")
    assert table.asked == "first B" and table.match.ask.running == run and not table.cued("chooser")
    table = new(3)
    for n, seat in enumerate("BCA"):
        deployed(table, seat, 30_000 + 1000 * n)
    table.resign("B")
    assert table.asked == "first C" and table.match.ask is not None and table.match.ask.running != run
    assert table.view("A")["course"]["chooser"] == 2 and table.cue("chooser")["seat"] == 2
    assert len(table.view("A")["seat.1"]["pile"]) == 9, "the battle has begun: face up to the pile"
    table.resign("C")
    assert table.result == "victory A"


def test_a_resigned_drafter_leaves_nothing() -> None:
    """BTG-4.21, BTG-4.2: hand, hero and packet join the reserve unseen; the others' picks stand and packets skip it."""
    table = new(4, muster="draft")
    for seat in "ACD":
        table.play(seat, table.match.default("ABCD".index(seat)))
    before = [set(packet) for packet in table.state.packet]
    handed = {*table.state.packet[1], table.state.hero[1]}
    table.resign("B")
    assert table.asked == "draft ACD" and table.state.round == 2, "all the others had picked"
    assert all(table.state.reserve >> card & 1 for card in handed)
    assert table.state.packet[1] == [] and set(table.state.packet[0]) < before[2], "C passes to A"
    for seat in "ACD-":
        assert [cue.nouns for cue in table.heard(seat, "resigned")] == [{"seat": 1}] and not table.cued("falls")


def test_ready_when_the_last_straggler_resigns() -> None:
    """BTG-4.10, BTG-4.21: DEPLOY ends when all who are left are Ready."""
    table = deployed(deployed(new(3), "A"), "C", 40_000).resign("B")
    assert table.asked == "first A" and table.view("-")["public"]["left"] == [9, 0, 9]


def test_bots_wait_for_people_who_are_still_there() -> None:
    """BTG-4.9, BTG-4.21: once the only human who was not Ready has resigned, a bot's Ready counts as the limit."""
    table = deployed(new(("human", "human", "bot")), "A", 30_000).resign("B")
    assert deployed(table, "C", 31_000).state.ready[2] == 90_000
    table = new(("human", "human", "bot"))
    deployed(deployed(table, "A", 21_000), "C", 30_000)
    assert table.state.ready[2] == 30_000, "a human is not Ready yet"


def test_times_and_limits() -> None:
    """BTG-4.5, BTG-4.7, BTG-13.5: a time-out stamps the limit itself; without limits the time is as it came."""
    table = new(2)
    table.match.time_out(table.match.ask_id, 91_234)
    assert table.state.ready == [90_000, 90_000]
    assert deployed(new(2, pace="quick"), "A", 50_000).state.ready[0] == 45_000
    assert deployed(new(2, pace="untimed"), "A", 500_000).state.ready[0] == 500_000
    assert deployed(new(2, pace="untimed"), "A", 5).state.ready[0] == 20_000


def test_who_resigned_in_the_last_turn_is_no_finalist() -> None:
    """BTG-9.1, BTG-9.3: it had cards at the last Declare, but it resigned before the last cards fell."""
    table = battle("A: F1 lion. B: F1 land_mine. C: F1 skunk").resign("C").attack("A:F1", "B:F1")
    assert table.asked == "vote AB"
    assert table.refused("A", "maybe") == "wrong_card" and table.refused("A", None) == "malformed"
    assert table.refused("C", "fall") == "not_your_turn"
    table.play("A", "fall").play("B", "fall")
    assert table.match.result is not None and table.match.result.places == (1, 1, 3)


def test_a_standoff_after_a_resignation() -> None:
    """BTG-9.1(d), BTG-9.4, BTG-9.5: the active player resigns, only a Straw Goat and a Land Mine are left."""
    text = "A: F1 lion, F2 sapper. B: F1 land_mine. C: F1 straw_goat"
    table = battle(text).resign("A")
    assert table.asked == "vote BC" and table.cue("finalists") == {"seats": [1, 2], "standoff": True}
    table.play("B", "share").play("C", "share")
    assert table.result == "shared BC" and table.match.result is not None
    assert table.match.result.places == (3, 1, 1)
    assert battle(text, final_tie="share").resign("A").result == "shared BC"
    assert battle(text, final_tie="fall").resign("A").result == "fallen "


def test_a_skipped_player_waits() -> None:
    """BTG-4.17, BTG-4.14, BTG-9.7: the turn goes by, looks of the turn before end with it."""
    table = battle("A: F1 night_owl, F2 lion. B: F1 land_mine, F2 pikebilly. C: F1 heckler, F2 skunk")
    table.attack("A:F1", "B:F2").play("A", [[2, "F1"]])
    assert table.cue("skipped")["seat"] == 1 and table.asked == "orders C" and table.state.turn == 7
    assert table.sees("A", "C:F1") is None, "until the end of the next turn: B's, though it was skipped"


def test_a_mine_and_a_straw_goat_cannot_attack() -> None:
    """BTG-4.17: two cards, and none of them can attack."""
    table = battle("A: F1 land_mine, F2 straw_goat. B: F1 lion, F2 skunk")
    assert table.cue("skipped")["seat"] == 0 and table.asked == "orders B"


def test_nothing_laid_is_laid_hero_first() -> None:
    """BTG-4.5: without a sketch the hero takes F1, the others follow as dealt."""
    table = new(2)
    mine = table.view("A")["mine"]
    want = [mine["hero"][1], *[name for _, name in mine["hand"]]]
    assert [card for _, card in table.time_out()[0][1]] == want


def test_the_second_turn_is_ordinary() -> None:
    """BTG-11.23: also when the first attacker has resigned in the first one."""
    table = battle("A: F1 lookout, F2 sapper. B: F1 lion, F2 saboteur. C: F1 duelist, F2 heckler", number=1).resign("A")
    assert table.asked == "orders B" and any(choice[0] == "command" for choice in table.legal("B"))
    text = "A: F1 lookout, F2 sapper. B: F1 lion, F2 saboteur. C: F1 duelist, F2 heckler"
    table = battle(text, number=1).resign("C")
    assert table.refused_command("A:F1", [[1, "F1"], [1, "F2"]]) == "no_command_yet"


def test_the_default_goes_clockwise() -> None:
    """BTG-4.19: equal opponents: the next clockwise; most cards in play counts, not most in reach."""
    table = battle("A: F1 sapper, F2 jonas. B: F1 duelist, F2 heckler. C: F1 skunk, F2 lookout", turn="B")
    assert table.match.default(1) == ["attack", "F1", [[2, "F1"]]]
    table = battle("A: F1 glass_cannon. B: F1 lion, M1 skunk, B1 duelist. C: F1 sapper, F2 lookout")
    assert table.match.default(0) == ["attack", "F1", [[1, "F1"]]]
    table = battle("A: F1 land_mine, F2 lookout, F3 heckler. B: F1 lion, F2 skunk")
    assert table.match.default(0) == ["attack", "F2", [[1, "F1"]]]
