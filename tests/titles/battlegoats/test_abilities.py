"""Abilities that need more words, and the rulings (BTG sections 7 and 11)."""

from __future__ import annotations

from tests.titles.battlegoats.table import battle, pile


def test_jonas_again_and_again() -> None:
    """BTG-7.3: as often as he is attacked; never to an empty space, never with a card in the attack."""
    table = battle("A: F1 pikebilly, F2 sapper. B: F1 jonas, F2 lookout, M1 duelist").attack("A:F1", "B:F1")
    assert sorted(choice[-1] for choice in table.legal("B")) == ["F2", "M1", "stay"]
    assert table.refused("B", ["swap", "B3"]) == "no_card_there" and table.refused("B", ["swap", "F1"]) == "wrong_card"
    table.play("B", ["swap", "F2"])
    assert table.fell("pikebilly") and table.at("B:F2") == "jonas" and table.down("lookout")
    table = battle("A: F1 lion, F2 sapper. B: F1 jonas, F2 land_mine", turn="B").attack("B:F1", "A:F1")
    assert table.fell("jonas"), "no dodge when he attacks"


def test_jonas_and_the_places_that_count() -> None:
    """BTG-11.7"""
    table = (
        battle("A: F1 lion. B: F1 jonas, F2 watchtower, B1 lookout").attack("A:F1", "B:F1").play("B", ["swap", "B1"])
    )
    assert table.powers()["lookout"] == 6


def test_ballista_and_jonas() -> None:
    """BTG-11.8"""
    table = battle("A: F1 double_ballista, F2 skunk. B: F1 jonas, F2 lookout, B3 land_mine")
    table.attack("A:F1", "B:F1", "B:F2")
    assert sorted(choice[-1] for choice in table.legal("B")) == ["B3", "stay"]
    assert table.refused("B", ["swap", "F2"]) == "wrong_card"
    table.play("B", ["swap", "B3"])
    assert table.fell("double_ballista", "land_mine", "lookout")


def test_what_takes_jonas_place_works() -> None:
    """BTG-11.9"""
    setup = "A: F1 lion, F2 sapper. B: F1 jonas, B1 {}, B3 skunk"

    def dodged(card: str) -> object:
        return battle(setup.format(card)).attack("A:F1", "B:F1").play("B", ["swap", "B1"])

    table = dodged("powder_kid")
    assert table.fell("powder_kid", "lion")  # type: ignore[attr-defined]
    table = dodged("straw_goat")
    assert table.cued("tangle") and table.up("lion")  # type: ignore[attr-defined]
    table = dodged("copygoat")
    assert table.powers()["copygoat"] == 8  # type: ignore[attr-defined]


def test_a_monk_in_jonas_place_silences() -> None:
    """BTG-5.5: what joins the attack this way flips at once, and its silence works."""
    table = battle("A: F1 headlong_charger, F2 skunk. B: F1 jonas, B1 quiet_monk").attack("A:F1", "B:F1")
    table.play("B", ["swap", "B1"])
    assert table.powers()["headlong_charger"] == 5


def test_nanette_raises_as_new() -> None:
    """BTG-7.5, BTG-6.9"""
    table = battle("A: F1 queen_nanette, F2 skunk. B: F1 lion, F2 sapper")
    pile(table, "A", "lookout", "jonas", "trophy_muncher")
    assert table.refused_command("A:F1", "jonas", "B1") == "wrong_card"
    assert table.refused_command("A:F1", "lookout", "F2") == "space_taken"
    assert table.refused_command("A:F1", "lion", "B1") == "wrong_card"
    table.command("A:F1", "lookout", "B1")
    assert table.at("A:B1") == "lookout" and table.down("lookout") and not table.spent("lookout")
    assert table.heard("B", "raised")[0].nouns["card"] == "lookout"


def test_sable_lays_all_in_any_order() -> None:
    """BTG-7.6"""
    table = battle("A: F1 sable_of_the_veil, F3 lion (up), B2 skunk. B: F1 lookout, F2 sapper").command("A:F1")
    assert table.refused("A", [["F1", "lion"]]) == "wrong_card"
    assert table.refused("A", [["F1", "lion"], ["F2", "skunk"], ["B2", "sable_of_the_veil"]]) == "wrong_card"
    table.play("A", [["F1", "skunk"], ["F3", "sable_of_the_veil"], ["B2", "lion"]])
    assert table.at("A:B2") == "lion" and all(table.down(card) for card in ("lion", "skunk", "sable_of_the_veil"))
    table = battle("A: F1 sable_of_the_veil, F3 lion. B: F1 lookout, F2 sapper").command("A:F1")
    table.time_out()
    assert table.at("A:F3") == "lion" and table.asked == "attack A"


def test_sheilas_shell_game() -> None:
    """BTG-7.7"""
    setup = "A: F1 shell_game_sheila, F2 lion (up), F3 skunk. B: F1 lookout, F2 sapper"
    for said, where in (("swap", "A:F3"), ("leave", "A:F2")):
        table = battle(setup).command("A:F1", ["F2", "F3"], said)
        assert table.where("lion") == where and table.down("lion") and table.up("shell_game_sheila")
        assert table.heard("A", "shell_game")[0].nouns["swapped"] is (said == "swap")
        assert table.heard("B", "shell_game")[0].nouns["swapped"] is None
    table = battle(setup).command("A:F1", ["F1", "F2"], "swap")
    assert table.at("A:F2") == "shell_game_sheila" and table.down("shell_game_sheila")
    assert battle(setup).refused_command("A:F1", ["F1", "F1"], "swap") == "same_target_twice"


def test_what_a_shell_game_does_looks_alike_to_others() -> None:
    """BTG-7.7, BTG-8.4: swap or leave, the other's view and cues are the same."""
    setup = "A: F1 shell_game_sheila, F2 lion, F3 skunk. B: F1 lookout, F2 sapper"
    seen = []
    for said in ("swap", "leave"):
        table = battle(setup).command("A:F1", ["F2", "F3"], said)
        seen.append((table.view("B"), [(cue.kind, cue.nouns) for cue in table.match.cues_for(table.cues, 1)]))
    assert seen[0] == seen[1]


def test_the_saboteur() -> None:
    """BTG-7.8"""
    setup = "A: F1 saboteur, F2 sapper. B: F1 lion (up), F2 lookout (spent), F3 skunk. C: F1 heckler"
    table = battle(setup)
    assert table.refused_command("A:F1", [[1, "F1"], [2, "F1"]]) == "wrong_card"
    table.command("A:F1", [[1, "F1"], [1, "F2"]])
    assert table.asked == "sabotage A" and table.sees("A", "B:F2") == "lookout" and table.sees("C", "B:F2") is None
    table.play("A", "swap")
    assert table.at("B:F1") == "lookout" and table.down("lookout") and table.up("lion") and table.spent("lookout")
    assert table.heard("C", "swap")[0].nouns["places"] == [[1, "F1"], [1, "F2"]]
    assert table.sees("A", "B:F1") == "lookout", "the look goes with the card"
    table = battle(setup).command("A:F1", [[1, "F1"], [1, "F2"]])
    assert table.time_out() == ["leave"] and table.at("B:F1") == "lion"


def test_how_long_a_look_lasts() -> None:
    """BTG-7.10"""
    table = battle("A: F1 lookout, F2 lion. B: F1 skunk, F2 heckler, F3 sapper. C: F1 duelist")
    assert table.refused_command("A:F1", [[1, "F1"]]) == "not_legal", "as many as there are, up to two"
    table.command("A:F1", [[1, "F1"], [1, "F2"]])
    assert table.sees("A", "B:F1") == "skunk" and table.sees("C", "B:F1") is None
    assert table.heard("C", "peek")[0].nouns["faces"] is None
    assert table.heard("C", "peek")[0].nouns["places"] == [[1, "F1"], [1, "F2"]]
    table.attack("A:F2", "B:F3")
    assert table.sees("A", "B:F1") is None, "until the end of the turn"

    table = battle("A: F1 night_owl, F2 lion. B: F1 pikebilly, F2 heckler, F3 sapper. C: F1 duelist")
    table.attack("A:F1", "B:F1")
    assert table.asked == "look A"
    assert table.refused("A", [[0, "F2"]]) == "own_target" and table.refused("A", [[1, "B1"]]) == "no_card_there"
    table.play("A", [[1, "F2"]])
    assert table.asked == "orders B" and table.sees("A", "B:F2") == "heckler"
    table.attack("B:F3", "C:F1")
    assert table.sees("A", "B:F2") is None, "a late look lasts until the end of the next turn"


def test_a_look_ends_when_the_card_is_touched() -> None:
    """BTG-7.10"""
    table = battle("A: F1 night_owl, F2 lion. B: F1 pikebilly, F2 heckler, F3 shell_game_sheila, M1 sapper")
    table.attack("A:F1", "B:F1").play("A", [[1, "F2"]])
    assert table.sees("A", "B:F2") == "heckler"
    table.command("B:F3", ["F2", "F3"], "leave")
    assert table.sees("A", "B:F2") is None and table.view("A")["mine"]["looks"] == []


def test_looks_fewer_than_asked_and_default() -> None:
    """BTG-7.10, BTG-4.22"""
    table = battle("A: F1 lookout, F2 lion. B: F1 skunk, F2 heckler (up)").command("A:F1", [[1, "F1"]])
    assert table.view("A")["mine"]["looks"] == [[1, "F1", 5]]
    table = battle("A: F1 lion, F2 sapper. B: F1 tattletale, F2 skunk. C: F1 duelist, F2 heckler, F3 jonas", turn="C")
    table.attack("C:F3", "B:F1")
    assert table.fell("jonas", "tattletale") and table.asked == "orders A", "two of C are left: both are seen"
    assert table.sees("B", "C:F1") == "duelist" and table.sees("B", "C:F2") == "heckler"
    table = battle("A: F1 night_owl, F2 lion. B: F1 pikebilly. C: B2 heckler, M1 sapper, F3 duelist")
    table.attack("A:F1", "B:F1")
    assert table.time_out() == [[[2, "F3"]]]


def test_land_mine() -> None:
    """BTG-7.15, BTG-11.10, BTG-5.8"""
    table = battle("A: F1 lion, F2 sapper. B: F1 land_mine, F2 skunk")
    table.attack("A:F1", "B:F1")
    assert table.fell("lion", "land_mine") and table.cue("explosion")["others"] == [[0, "F1"]]
    table = battle("A: F1 powder_kid, F2 sapper. B: F1 land_mine, F2 skunk").attack("A:F1", "B:F1")
    assert table.fell("powder_kid", "land_mine")


def test_powder_kid_silenced_does_not_explode() -> None:
    """BTG-7.17, BTG-11.10"""
    assert battle("A: F1 quiet_monk, F2 lion. B: F1 powder_kid, F2 skunk").attack("A:F1", "B:F1").fell("powder_kid")
    assert battle("A: F1 sapper, F2 lion. B: F1 powder_kid, F2 skunk").attack("A:F1", "B:F1").fell("powder_kid")


def test_a_shown_card_hides_by_winning() -> None:
    """BTG-11.2"""
    table = battle("A: F1 sapper (up), F2 lion. B: F1 pikebilly, F2 skunk").attack("A:F1", "B:F1")
    assert table.down("sapper")


def test_stealing_the_baby() -> None:
    """BTG-11.4, BTG-7.1"""
    table = battle("A: F1 alfonso, F2 mama_dragon. B: F1 baby_dragon, F2 angora_wall, F3 sapper")
    table.command("A:F1", [1, "F1"], "B1").attack("A:F2", "B:F2")
    assert table.powers()["mama_dragon"] == 7


def test_honour_guard_by_a_stolen_hero() -> None:
    """BTG-11.5"""
    table = battle("A: F1 alfonso, B2 honour_guard. B: F1 jonas, F2 lion, F3 sapper")
    table.command("A:F1", [1, "F1"], "B1").attack("A:B2", "B:F2")
    assert table.powers()["honour_guard"] == 7


def test_an_aura_card_in_the_attack_still_gives() -> None:
    """BTG-11.6, BTG-6.3"""
    setup = "A: F1 {}. B: F1 lookout, F2 watchtower"
    table = battle(setup.format("double_ballista")).attack("A:F1", "B:F1", "B:F2")
    assert table.powers()["lookout"] == 6


def test_scapegoat_for_mine_and_kid() -> None:
    """BTG-11.11"""
    table = battle("A: F1 lion, F2 skunk. B: F1 land_mine, F2 scapegoat").attack("A:F1", "B:F1")
    assert table.fell("lion", "scapegoat") and table.at("B:F1") == "land_mine"
    table = battle("A: F1 lion, F2 skunk. B: F1 powder_kid, F2 scapegoat").attack("A:F1", "B:F1")
    assert table.fell("scapegoat") and table.at("A:F1") == "lion"


def test_the_monk_and_the_scapegoat() -> None:
    """BTG-11.12"""
    table = battle("A: F1 quiet_monk, F2 lion. B: F1 pikebilly, F2 scapegoat").attack("A:F1", "B:F1")
    assert table.fell("scapegoat")
    table = battle("A: F1 quiet_monk, F2 lion. B: F1 pikebilly, F2 scapegoat").attack("A:F1", "B:F2")
    assert table.fell("quiet_monk")


def test_troll_and_gruff() -> None:
    """BTG-11.13"""
    table = battle("A: F1 little_gruff, F2 lion. B: F1 bridge_troll, F2 skunk").attack("A:F1", "B:F1")
    assert table.powers() == {"little_gruff": 4, "bridge_troll": 4}


def test_two_types() -> None:
    """BTG-11.14, BTG-6.8"""

    def powers(text: str, own: str = "A:F1", target: str = "B:F1") -> dict[str, int]:
        return battle(text).attack(own, target).powers()

    assert powers("A: F1 wolf_in_goats_clothing, F2 marshal_brindle. B: F1 lion")["wolf_in_goats_clothing"] == 6
    assert powers("A: F1 duelist. B: F1 wolf_in_goats_clothing, F2 lion") == {"duelist": 7, "wolf_in_goats_clothing": 8}
    assert powers("A: F1 beast_hunter. B: F1 wolf_in_goats_clothing, F2 lion")["beast_hunter"] == 9
    assert powers("A: F1 duelist. B: F1 straw_goat, F2 lion")["duelist"] == 7
    assert powers("A: F1 sapper. B: F1 straw_goat, F2 lion")["sapper"] == 9
    assert powers("A: F1 wolf_in_goats_clothing. B: F1 straw_goat, F2 lion")["wolf_in_goats_clothing"] == 8


def test_last_billy_counts_itself() -> None:
    """BTG-11.15"""
    four = "A: F1 last_billy_standing, F2 lion, F3 skunk, B1 heckler. B: F1 sapper, F2 night_owl"
    assert battle(four).attack("A:F1", "B:F1").powers()["last_billy_standing"] == 6
    five = four.replace("B1 heckler", "B1 heckler, B2 duelist")
    assert battle(five).attack("A:F1", "B:F1").powers()["last_billy_standing"] == 4


def test_a_raised_card_no_longer_counts_for_grumblehoof() -> None:
    """BTG-11.16: what counts is the pile now."""
    table = battle("A: F1 queen_nanette, F2 old_grumblehoof. B: F1 lion, F2 skunk")
    pile(table, "A", "lookout", "duelist")
    table.command("A:F1", "lookout", "B1").attack("A:F2", "B:F1")
    assert table.powers()["old_grumblehoof"] == 6


def test_survivors_are_face_up_while_effects_happen() -> None:
    """BTG-11.20: they cannot be among the cards looked at."""
    table = battle("A: F1 lion, F2 skunk, F3 heckler. B: F1 tattletale, F2 sapper").attack("A:F1", "B:F1")
    assert table.cue("peek")["places"] == [[0, "F2"], [0, "F3"]]


def test_a_power_of_zero_still_fights() -> None:
    """BTG-11.21, BTG-11.22: lowered to 0 it still exists; equal powers defeat both, whatever they are."""
    table = battle("A: F1 quiet_monk, F2 lion. B: F1 skunk, F2 sapper").attack("A:F1", "B:F1")
    assert table.powers() == {"quiet_monk": 4, "skunk": 4}, "silenced: no hex, a tie of 4"
    table = battle("A: F1 quiet_monk, F2 lion. B: F1 copygoat, F2 land_mine")
    table.attack("A:F1", "B:F1")
    assert table.powers() == {"quiet_monk": 4, "copygoat": 0} and table.fell("copygoat")
    table = battle("A: F1 copygoat, F2 lion. B: F1 land_mine, F2 scapegoat, F3 sapper").attack("A:F1", "B:F1")
    assert table.powers() == {"copygoat": 1, "land_mine": 0}, "counted, but the mine explodes"
    table = battle("A: M1 shell_game_sheila, F1 pikebilly. B: F1 skunk, F2 sapper", turn="B").attack("B:F1", "A:F1")
    assert table.powers() == {"skunk": 4, "pikebilly": 0}


def test_a_scapegoat_that_won_still_stands_in() -> None:
    """BTG-11.24, BTG-5.9"""
    table = battle("A: F1 double_ballista, F2 skunk. B: F1 scapegoat, F2 powder_kid, F3 drumbeard, M1 marshal_brindle")
    table.attack("A:F1", "B:F1", "B:F2")
    assert table.powers() == {"double_ballista": 6, "scapegoat": 7, "powder_kid": 3}
    assert table.fell("double_ballista", "scapegoat") and table.at("B:F2") == "powder_kid"
    assert table.state.felled == [0, 1], "the Kid did not win, the Scapegoat neither"


def test_in_a_tie_each_side_has_its_own_scapegoat() -> None:
    """BTG-11.25"""
    table = battle("A: F1 sapper, F2 scapegoat. B: F1 tattletale, F2 lion").attack("A:F1", "B:F1")
    assert table.fell("scapegoat", "tattletale") and table.down("sapper")


def test_the_first_named_defender_is_saved() -> None:
    """BTG-5.9, BTG-5.3: the order in which a volley names its targets is the player's choice."""
    for first, second in (("F1", "F3"), ("F3", "F1")):
        table = battle("A: F1 double_ballista, B1 skunk. B: F1 lookout, F2 scapegoat, F3 heckler")
        table.attack("A:F1", f"B:{first}", f"B:{second}")
        assert table.at(f"B:{first}") != "" and table.at(f"B:{second}") == ""
