"""Sentences of the rulebook that no other test would miss: order of effects, silence in a volley, resigning at every
phase, clocks, refusals of every question (BTG sections 4, 5, 7, 9, 10, 11)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from game.engine import match as kernel
from game.engine.chance import FastChance
from game.engine.match import Match, Play
from game.engine.refusal import KERNEL_CODES, Refused
from game.engine.views import pack_value
from game.titles import title
from game.titles.battlegoats.attack import _rescue
from game.titles.battlegoats.cards import INDEX
from game.titles.battlegoats.power import power
from tests.titles.battlegoats.table import RULES, Table, battle, deployed, new, pile

# ---------------------------------------------------------------- aftermath


def effects(table: Table) -> list[tuple[str, int]]:
    return [(cue.kind, cue.nouns["seat"]) for cue in table.cues if cue.kind in ("peek", "expose")]


def test_the_fallen_come_before_the_winners() -> None:
    """BTG-5.12: `defeated` before `won`, though the winner is the active player's."""
    table = battle("A: F1 town_crier, F2 drumbeard, B1 skunk. B: F1 tattletale, F2 lion, F3 sapper, M1 heckler")
    table.attack("A:F1", "B:F1")
    assert effects(table) == [("peek", 1)] and table.asked == "shout A", "B has two of A's to look at: no question"
    table.play("A", [[1, "F2"]])
    assert table.up("lion") and table.down("town_crier")


def test_winners_in_turn_order_from_the_active_player() -> None:
    """BTG-5.12: the active player's first, then clockwise: C before A when it is B's turn."""
    text = "A: F1 night_owl, F2 watchtower, M1 heckler. B: F1 double_ballista, F2 skunk, B1 lion, B2 duelist"
    table = battle(f"{text}. C: F1 town_crier, F2 drumbeard, B1 sapper", turn="B")
    table.attack("B:F1", "A:F1", "C:F1")
    assert table.powers()["night_owl"] == 7 and table.powers()["town_crier"] == 7
    assert table.asked == "shout C"
    table.play("C", [[0, "F2"]])
    assert table.asked == "look A" and not table.cued("settle"), "each is finished before the next begins"
    table.play("A", [[1, "B2"]])
    assert table.asked == "orders C"


def test_winners_of_one_player_in_space_order() -> None:
    """BTG-5.12: not in the order in which the volley named them."""
    table = battle("A: F1 double_ballista, F2 skunk, M1 lion. B: F1 town_crier, F2 drumbeard, F3 night_owl, B1 heckler")
    table.attack("A:F1", "B:F3", "B:F1")
    assert table.asked == "shout B"
    table.play("B", [[0, "F2"]])
    assert table.cued("peek") and table.asked == "orders B", "one is left for the Owl, no question"


def test_each_question_of_a_turn_has_its_own_clock() -> None:
    """BTG-4.20: a limit for each sub-decision, one for the turn."""
    table = battle("A: F1 town_crier, F2 marshal_brindle, B1 skunk. B: F1 jonas, F2 lookout, F3 heckler, M1 duelist")
    runs = []
    for step in ("attack", "dodge", "shout"):
        ask = table.match.ask
        assert ask is not None
        runs.append((ask.clock, ask.running))
        if step == "attack":
            table.attack("A:F1", "B:F1")
        elif step == "dodge":
            table.play("B", ["swap", "F2"])
    assert [clock for clock, _ in runs] == ["turn", "decision", "decision"] and len(set(runs)) == 3
    table = battle("A: F1 lookout, F2 lion. B: F1 skunk, F2 sapper")
    assert table.match.ask is not None
    run = table.match.ask.running
    table.command("A:F1", [[1, "F1"], [1, "F2"]])
    assert table.match.ask is not None and table.match.ask.clock == "turn" and table.match.ask.running == run


def test_the_silenced_do_nothing_when_they_fall_or_win() -> None:
    """BTG-6.3, BTG-5.12, BTG-5.14"""
    setup = "A: F1 quiet_monk, F2 drumbeard, M1 marshal_brindle, B1 heckler. B: F1 {}, F2 lion, F3 sapper, M1 duelist"
    table = battle(setup.format("tattletale")).attack("A:F1", "B:F1")
    assert table.fell("quiet_monk", "tattletale") and not table.cued("peek")
    for winner in ("night_owl", "town_crier", "lion"):
        text = f"A: F1 quiet_monk, F2 skunk, B1 heckler. B: F1 {winner}, F2 sapper, M1 duelist"
        table = battle(text).attack("A:F1", "B:F1")
        assert table.fell("quiet_monk") and table.asked == "orders B" and table.down(winner), winner


def test_the_silenced_straw_goat_tangles_nobody() -> None:
    """BTG-6.3, BTG-7.11"""
    table = battle("A: F1 quiet_monk, F2 drumbeard, M1 marshal_brindle. B: F1 straw_goat, F2 lion, F3 scapegoat")
    table.attack("A:F1", "B:F1")
    assert table.powers() == {"quiet_monk": 6, "straw_goat": 6} and not table.cued("tangle")
    text = "A: F1 quiet_monk, F2 drumbeard, M1 marshal_brindle, F3 scapegoat. B: F1 straw_goat, F2 lion"
    table = battle(text).attack("A:F1", "B:F1")
    assert table.fell("quiet_monk", "straw_goat")


def test_a_tangled_card_must_have_survived() -> None:
    """BTG-7.11: in a tie nobody is tangled."""
    table = battle("A: F1 tattletale, F2 lion. B: F1 straw_goat, F2 sapper, M1 heckler").attack("A:F1", "B:F1")
    assert table.fell("tattletale", "straw_goat") and not table.cued("tangle")


def test_no_look_without_a_card() -> None:
    """BTG-5.12: an effect is skipped if its owner has no card left, though there is something to see."""
    table = battle("A: F1 lion, F2 heckler, F3 skunk. B: F1 tattletale. C: F1 sapper, F2 duelist")
    table.attack("A:F1", "B:F1")
    assert not table.cued("peek") and table.asked == "orders C" and table.view("B")["mine"] == {"looks": []}


def test_tattletale_looks_at_the_player_it_fought() -> None:
    """BTG-7.10: three of that player and of nobody else; naming another is refused."""
    text = "A: F1 lion, F2 heckler, F3 skunk, M1 jonas, M2 saboteur. B: F1 tattletale, F2 lookout. C: F1 sapper, F2 duelist"
    table = battle(text).attack("A:F1", "B:F1")
    assert table.asked == "tattle B"
    assert table.refused("B", [[0, "F2"], [0, "F3"], [2, "F1"]]) == "wrong_card"
    assert table.refused("B", [[0, "F1"], [0, "F2"], [0, "F3"]]) == "not_face_down", "the winner is still face up"
    assert table.refused("B", [[0, "F2"], [0, "F2"], [0, "F3"]]) == "same_target_twice"
    assert table.refused("B", [[0, "F2"], [0, "F3"], [0, "M1"], [0, "M2"]]) == "too_many_targets"
    assert table.refused("B", [[0, "F2"], [0, "F3"], [0, "B1"]]) == "no_card_there"
    assert table.refused("B", [[0, "F2"], [0, "F3"], [1, "F2"]]) == "own_target"
    assert table.time_out() == [[[0, "F2"], [0, "F3"], [0, "M1"]]]
    table = battle(text.replace("B: F1", "B: M3"), turn="B").attack("B:M3", "A:F1")
    assert table.asked == "tattle B" and {tuple(c) for pick in table.legal("B") for c in pick} == {
        *((0, "F2"), (0, "F3"), (0, "M1"), (0, "M2"))
    }


def test_default_of_a_look_starts_with_the_next_player() -> None:
    """BTG-4.22 rows 10 and 11: the first in space order of the next opponent clockwise who has one."""
    for card, kind in (("night_owl", "look"), ("town_crier", "shout")):
        text = f"A: F1 sapper, F2 heckler. B: F1 {card}, M1 skunk. C: F1 pikebilly, B2 duelist, B1 lion. D: F1 jonas"
        table = battle(text, turn="B").attack("B:F1", "C:F1")
        assert table.asked == f"{kind} B" and table.time_out() == [[[2, "B1"]]]


def test_the_saboteurs_look_ends_with_the_turn() -> None:
    """BTG-7.8, BTG-7.10"""
    table = battle("A: F1 saboteur, F2 lion. B: F1 skunk, F2 heckler, F3 pikebilly")
    table.command("A:F1", [[1, "F1"], [1, "F2"]])
    for wrong in ("perhaps", ["swap"], None):
        assert table.refused("A", wrong) == "wrong_card"
    table.play("A", "leave").attack("A:F2", "B:F3")
    assert table.asked == "orders B" and table.sees("A", "B:F1") is None and table.view("A")["mine"]["looks"] == []


# ---------------------------------------------------------------- power and fights


def test_copygoat_copies_what_is_printed() -> None:
    """BTG-7.13: the printed power, before any bonus of that card."""
    table = battle("A: F1 headlong_charger, F2 skunk. B: F1 copygoat, F2 lion").attack("A:F1", "B:F1")
    assert table.powers() == {"headlong_charger": 8, "copygoat": 5}


@pytest.mark.parametrize("defeats, want", [(0, 5), (1, 6), (3, 8), (4, 8), (9, 8)])
def test_trophies_up_to_three(defeats: int, want: int) -> None:
    """BTG-6.4: capped to `max`, to the point."""
    table = battle("A: F1 trophy_muncher, F2 skunk. B: F1 lion, F2 sapper")
    table.state.defeats[INDEX["trophy_muncher"]] = defeats
    assert table.attack("A:F1", "B:F1").powers()["trophy_muncher"] == want


def test_what_counts_lies_in_this_battlefield() -> None:
    """BTG-6.6, BTG-6.7: family and ally of the enemy do not count, own face-up cards are no heckler's business."""
    table = battle("A: F1 little_gruff, F2 skunk. B: F1 middle_gruff, F2 big_gruff").attack("A:F1", "B:F1")
    assert table.powers() == {"little_gruff": 4, "middle_gruff": 6}
    table = battle("A: F1 armored_pig, F2 skunk. B: F1 pig_a_pult, F2 lion").attack("A:F1", "B:F1")
    assert table.powers() == {"armored_pig": 5, "pig_a_pult": 5}
    table = battle("A: F1 heckler, F2 skunk (up), F3 lion (up). B: F1 sapper, F2 jonas (up)").attack("A:F1", "B:F1")
    assert table.powers()["heckler"] == 7


def test_silence_in_a_volley() -> None:
    """BTG-6.3: a Ballista silenced by one defender is silenced in both fights, its targets stand; an aura of a
    silenced defender is gone for the other defender."""
    text = "A: F1 double_ballista, F2 drumbeard, M1 lion. B: F1 quiet_monk, F2 watchtower, F3 lookout"
    table = battle(text).attack("A:F1", "B:F1", "B:F3")
    told = [cue.nouns["total"] for cue in table.cues if cue.kind == "power"]
    assert told == [6, 5, 6, 6], "6 without the drum against both; the Watchtower helps its neighbours"
    table = battle("A: F1 quiet_monk, F2 skunk. B: F1 marshal_brindle, F2 lookout. C: F1 sapper")
    assert table.attack("A:F1", "B:F1").powers() == {"quiet_monk": 4, "marshal_brindle": 6}


def test_a_silenced_card_gives_nothing() -> None:
    """BTG-6.3: neither aura nor hex, whoever fights beside it; a silenced card takes none."""
    s = battle("A: F1 lion, F2 drumbeard. B: F1 sapper, F2 skunk").state
    lion, drum, sapper, skunk = (INDEX[name] for name in ("lion", "drumbeard", "sapper", "skunk"))
    assert power(s, 0, sapper, True, 0) == 9 and power(s, 0, sapper, True, 1 << drum) == 8
    assert power(s, 0, skunk, True, 0) == 7 and power(s, 0, skunk, True, 1 << skunk) == 9
    assert power(s, 0, skunk, True, 1 << lion) == 8


def test_a_silenced_scapegoat_saves_nobody() -> None:
    """BTG-5.9, BTG-11.12: silenced in its own fight, as attacker too."""
    table = battle("A: F1 scapegoat, F2 lion. B: F1 quiet_monk, F2 skunk").attack("A:F1", "B:F1")
    assert table.powers() == {"scapegoat": 5, "quiet_monk": 4} and table.fell("quiet_monk")
    table = battle("A: F1 lion, F2 scapegoat. B: F1 sapper, F2 skunk")
    for silent, want in ((1 << INDEX["scapegoat"], [0]), (0, [1])):
        marked = [0]
        _rescue(table.match, table.state, marked, [0], silent)
        assert marked == want


def test_the_last_blast_has_its_own_stand_in() -> None:
    """BTG-5.10, BTG-5.9: the other card of the Kid's fight is saved by its Scapegoat, once."""
    table = battle("A: F1 lion, F2 scapegoat, F3 heckler. B: F1 powder_kid, F2 skunk").attack("A:F1", "B:F1")
    assert table.fell("powder_kid", "scapegoat") and table.at("A:F1") == "lion"
    assert table.up("lion"), "the Lion has survived and the Kid fell: it has won"
    assert table.state.defeats[INDEX["lion"]] == 1
    text = "A: F1 copygoat, M1 scapegoat, B1 heckler. B: F1 powder_kid, F2 shield_nan, F3 night_owl"
    table = battle(text).attack("A:F1", "B:F1")
    assert table.powers() == {"copygoat": 3, "powder_kid": 2} and table.fell("powder_kid", "scapegoat")


def test_a_tie_with_the_kid_uses_the_scapegoat_up() -> None:
    """BTG-5.9, BTG-5.10: saved from the tie, the card is marked again by the blast; one Scapegoat takes one mark."""
    text = "A: F1 copygoat, F2 scapegoat, F3 lion. B: F1 powder_kid, F2 heckler"
    table = battle(text, turn="B").attack("B:F1", "A:F1")
    assert table.powers() == {"powder_kid": 2, "copygoat": 2}
    assert table.fell("powder_kid", "copygoat", "scapegoat")


def test_stand_in_for_the_attacker_comes_first() -> None:
    """BTG-5.9: in the order attacker, then defenders as named; a Scapegoat of the other side is no help."""
    table = battle("A: F1 sapper, F2 lion. B: F1 tattletale, F2 scapegoat").attack("A:F1", "B:F1")
    assert table.fell("sapper", "scapegoat") and table.at("B:F1") == "tattletale"
    table = battle("A: B1 skunk, F1 headlong_charger. B: F1 scapegoat. C: F1 angora_wall")
    table.attack("A:F1", "C:F1")
    assert table.fell("headlong_charger", "angora_wall")


def test_what_takes_jonas_place_is_flipped_and_seen() -> None:
    """BTG-5.5, BTG-5.4: it flips at once and everybody has seen it, then it hides again if it survives."""
    table = battle("A: F1 pikebilly, F2 lion. B: F1 jonas, F2 mama_dragon", chronicle=True).attack("A:F1", "B:F1")
    table.play("B", ["swap", "F2"])
    assert [cue.nouns["card"] for cue in table.cues if cue.kind == "flip"] == ["mama_dragon"]
    assert table.view("A")["course"]["seen"] == ["mama_dragon"] and table.down("mama_dragon")
    assert table.sees("A", "B:F1") == "mama_dragon" and table.sees("A", "B:F2") == "jonas"


def test_jonas_named_second_may_step_aside_too() -> None:
    """BTG-7.3, BTG-5.5, BTG-11.8: wherever he stands in the order of a volley."""
    table = battle("A: F1 double_ballista, F2 skunk. B: F1 lookout. C: F2 jonas, M2 duelist")
    table.attack("A:F1", "B:F1", "C:F2")
    assert table.asked == "dodge C"
    table.play("C", ["swap", "M2"])
    assert table.fell("lookout", "duelist") and table.at("C:M2") == "jonas" and table.down("jonas")


def test_a_swap_names_the_cards_by_where_they_lay() -> None:
    """BTG-7.8, BTG-8.4: handles in the order of the places before the swap, so that everybody can follow them."""
    for said, kind in (("swap", "swap"), ("leave", "left_alone")):
        table = battle("A: F1 saboteur, F2 lion. B: F1 skunk, F2 sapper").command("A:F1", [[1, "F1"], [1, "F2"]])
        before = [entry[0] for entry in table.view("A")["seat.1"]["field"][:2]]
        table.play("A", said)
        assert table.heard("-", kind)[0].nouns["handles"] == before


def test_jonas_is_out_of_the_attack() -> None:
    """BTG-7.3, BTG-5.13: he turns face down even if he was face up before."""
    table = battle("A: F1 lion, F2 skunk. B: F1 jonas (up), F2 lookout (up)").attack("A:F1", "B:F1")
    table.play("B", ["swap", "F2"])
    assert table.fell("lookout") and table.down("jonas") and table.at("B:F2") == "jonas"


def test_cards_defeated_are_counted_for_the_seat() -> None:
    """BTG-5.16: two by one volley, more in later turns."""
    table = battle("A: F1 double_ballista, F2 lion. B: F1 lookout, F2 duelist, F3 pikebilly, M1 skunk")
    table.attack("A:F1", "B:F1", "B:F2")
    assert table.state.felled == [2, 0] and table.state.defeats[INDEX["double_ballista"]] == 2
    table.attack("B:F3", "A:F2")
    assert table.state.felled == [3, 0] and table.state.defeats[INDEX["lion"]] == 1


def test_a_card_in_a_pile_has_no_past() -> None:
    """BTG-6.9, BTG-5.16, BTG-7.5: spent and defeats go with the fall; raised it is as new."""
    table = battle("A: F1 lion, F2 heckler, B1 jonas. B: F1 lookout (spent), F2 queen_nanette, F3 skunk")
    table.state.defeats[INDEX["lookout"]] = 2
    table.attack("A:F1", "B:F1").command("B:F2", "lookout", "B3")
    assert table.view("B")["seat.1"]["field"][8][1:] == ["lookout", 0, False, 0]
    table.attack("B:F3", "A:F2").attack("A:F1", "B:F2")
    assert any(choice[:2] == ["command", "B3"] for choice in table.legal("B")), "a raised card is fresh"


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
    assert table.refused("A", "maybe") == "wrong_card" and table.refused("A", None) == "wrong_card"
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


# ---------------------------------------------------------------- refusals


def test_spent_and_raised_refusals_in_their_order() -> None:
    """BTG-10.1"""
    table = battle("A: F1 lookout (spent), F2 sapper. B: F1 lion (up), F2 skunk")
    assert table.refused_command("A:F1", [[1, "F1"], [1, "F1"]]) == "same_target_twice"
    assert table.refused_command("A:F1", [[1, "B1"]]) == "no_card_there"
    assert table.refused_command("A:F1", [[1, "F1"]]) == "command_spent"
    table = battle("A: F1 alfonso, F2 lion. B: F1 duelist, F2 skunk. C: F1 sapper, F2 jonas, F3 heckler")
    assert table.refused_command("A:F1", [1, "F1"], "B1") == "too_few_cards", "as many are not more"
    table = battle("A: F1 shell_game_sheila, F2 lion, F3 skunk. B: F1 duelist")
    assert table.refused_command("A:F1", ["F1", "B1"], "swap") == "no_card_there"
    assert table.refused_command("A:F1", ["F1", "F2", "F3"], "swap") == "too_many_targets"


def test_form_before_place_before_the_cards_own_rule() -> None:
    """BTG-10.1: the same card twice is said before too many."""
    table = battle("A: F1 double_ballista, F2 sapper. B: F1 lion, F2 skunk, M1 jonas. C: M3 heckler")
    assert table.refused_attack("A:F1", "B:F1", "B:F1", "B:F2") == "same_target_twice"
    assert table.refused_attack("A:F1", "B:F1", "C:M3") == "out_of_reach"
    assert table.refused_attack("A:F1", "B:F1", "C:F3") == "no_card_there"
    table = battle("A: F1 double_ballista. B: M1 lion, B1 skunk. C: M3 heckler")
    assert table.refused_attack("A:F1", "B:B1") == "out_of_reach" and table.may_attack("A:F1") == ["B:M1", "C:M3"]


GARBAGE: tuple[Any, ...] = (
    *(None, True, 0, -1, 7, 1.5, "", "lion", "swap", [], [[]], [None], {}, {"F1": 1}, [[0, ["F1"]]], [[["F1"], "F1"]]),
    *([[True, "F1"]], [["F1", "F1"]], [[9, "F1"]], [[-1, "F1"]], [[0, "F1", 2]], ["attack"], ["attack", "F1"]),
    *(["attack", ["F1"], [[1, "F1"]]], ["attack", "F1", {}], ["attack", "F1", [[1, ["F1"]]]], ["attack", {}, [[]]]),
    *(["command", []], ["command", "F1", [[1, {}]]], ["command", "F1", 3, 4], ["command", "F1", {}, []], ["command"]),
    *(["swap"], ["swap", []], ["swap", {}], ["stay", 1], ["sketch", None], ["sketch", [[[], {}]]], ["ready", [[1, 2]]]),
    *(
        ["ready", [["F1", []]] * 9],
        ["ready", [[]] * 9],
        ["sketch", [["F1", "lion"], ["F1", "lion"]]],
        ["end"],
        ["pass"],
    ),
    *([[1, "F1"]] * 12, [["F1", "lion"]] * 9, [[1, "F1"], [1, "F1"]], [[1, []], [1, []]]),
)


def refuse_all(match: Match, seat: int, found: set[str]) -> None:
    codes = (*title("battlegoats").codes, *KERNEL_CODES)
    before = match.dump()
    for choice in GARBAGE:
        asked = match.ask is not None and seat in match.waiting_for()
        if asked and match.space(seat).contains(choice):
            continue
        with pytest.raises(Refused) as refused:
            match.check(seat, choice)
        assert refused.value.code in codes
        found.add(refused.value.code)
    assert match.dump() == before


@pytest.mark.parametrize("seed", range(6))
def test_no_garbage_breaks_a_question(seed: int) -> None:
    """BTG-10.1: whatever arrives, the answer is a refusal with a known code, and nothing changes."""
    dice, chance, kinds, found = random.Random(seed), FastChance(seed), set[str](), set[str]()
    for game in range(3):
        options = {"muster": ("basic", "draft")[game % 2]}
        match = kernel.new(RULES, 2 + (seed + game) % 5, options, 10 * seed + game)
        while match.result is None:
            assert match.ask is not None
            if match.ask.kind not in kinds or dice.random() < 0.05:
                kinds.add(match.ask.kind)
                for seat in range(match.seats):
                    refuse_all(match, seat, found)
            seat = dice.choice(match.waiting_for())
            match.play(seat, match.space(seat).sample(chance))
    assert {"draft", "deploy", "first", "orders"} <= kinds and "not_your_turn" in found


def test_no_garbage_breaks_the_rare_questions() -> None:
    """BTG-10.1, BTG-4.22 rows 6 to 12"""
    rare = (
        battle("A: F1 sable_of_the_veil, F2 lion. B: F1 skunk, F2 sapper").command("A:F1"),
        battle("A: F1 saboteur, F2 lion. B: F1 skunk, F2 sapper").command("A:F1", [[1, "F1"], [1, "F2"]]),
        battle("A: F1 lion. B: F1 jonas, F2 sapper").attack("A:F1", "B:F1"),
        battle("A: F1 night_owl. B: F1 pikebilly, F2 lion, F3 jonas").attack("A:F1", "B:F1"),
        battle("A: F1 lion. B: F1 land_mine").attack("A:F1", "B:F1"),
    )
    for table in rare:
        for seat in range(table.match.seats):
            refuse_all(table.match, seat, set())


def test_refusals_tell_nothing_hidden() -> None:
    """BTG-8.5: every refusal is the same whatever the others hide."""
    tables = []
    for hidden in ("lion", "land_mine", "straw_goat", "shell_game_sheila (spent)"):
        text = f"A: F1 saboteur, F2 alfonso, F3 lookout, M1 jonas. B: F1 {hidden}, F2 skunk (up), F3 heckler"
        tables.append(battle(text))
    named = [
        ["attack", "F1", [[1, "F1"], [1, "F2"]]],
        ["command", "F2", [1, "F1"], "B1"],
        ["command", "F3", [[1, "F1"], [1, "F2"]]],
        ["command", "F1", [[1, "F1"]]],
        ["command", "M1", [[1, "F1"]]],
    ]
    for choice in named:
        codes = []
        for table in tables:
            with pytest.raises(Refused) as refused:
                table.match.check(0, choice)
            codes.append((refused.value.code, refused.value.text))
        assert len(set(codes)) == 1, codes


def test_every_default_and_every_ask_has_a_row() -> None:
    """BTG-4.22: these are all the questions; each is put to the seats of its row, its default is legal, and the
    others learn who decides and which row it is, no more."""
    to_all = {"draft", "deploy", "vote"}
    known = {"first", "orders", "attack", "veil", "sabotage", "dodge", "tattle", "look", "shout"} | to_all
    for seed in range(10):
        match = kernel.new(RULES, 2 + seed % 5, {"muster": ("basic", "draft")[seed % 2]}, seed)
        chance = FastChance(seed)
        while match.result is None:
            ask = match.ask
            assert ask is not None and ask.kind in known and (ask.kind in to_all or len(ask.seats) == 1)
            for seat in range(-1, match.seats):
                told = match.seat_ask(seat)
                assert told is not None
                if seat in match.waiting_for():
                    assert told.space is not None and told.space.contains(told.default)
                else:
                    assert told.space is None and told.default is None
                bare = msgspec.structs.replace(told, space=None, default=None, answer=None)
                assert pack_value(bare) == pack_value(match.seat_ask(-1))
            seat = match.waiting_for()[0]
            match.apply(Play(match.ask_id, seat, match.space(seat).sample(chance), 25_000))


def test_the_pile_is_oldest_first() -> None:
    """BTG-5.11, section 8: discard piles are seen by all, in the order of the falls."""
    table = battle("A: F1 lion, F2 heckler. B: F1 pikebilly, F2 skunk, F3 sapper")
    pile(table, "B", "jonas")
    table.attack("A:F1", "B:F1")
    for seat in "AB-":
        assert [name for _, name in table.view(seat)["seat.1"]["pile"]] == ["jonas", "pikebilly"]
