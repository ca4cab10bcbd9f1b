"""Sentences of the rulebook that no other test would miss: order of effects, power, silence in a volley (BTG sections 4 to 8)."""

from __future__ import annotations

import pytest

from game.titles.battlegoats.rules.attack import _rescue
from game.titles.battlegoats.rules.cards import INDEX
from game.titles.battlegoats.rules.power import power
from tests.titles.battlegoats.table import Table, battle

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
    assert table.refused("A", "perhaps") == "wrong_card"
    for wrong in (["swap"], None):
        assert table.refused("A", wrong) == "malformed"
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
