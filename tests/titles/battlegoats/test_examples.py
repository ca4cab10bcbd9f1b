"""The worked examples of the rulebook with their variants, one test each (the number is the example's)."""

from __future__ import annotations

from game.titles.battlegoats.rules.cards import IDS, INDEX
from tests.titles.battlegoats.table import battle, deployed, new, pile


def test_01_cards_directly_in_front() -> None:
    """BTG-2.7"""
    foes = "B: F1 big_gruff, F2 sapper, M1 glass_cannon"
    table = battle(f"A: F2 vanguard_billy, M2 lookout, B2 pikebilly. {foes}").attack("A:B2", "B:F1")
    assert table.powers() == {"pikebilly": 9, "big_gruff": 6}
    assert table.fell("big_gruff") and table.down("pikebilly")

    table = battle(f"A: F2 vanguard_billy, B2 pikebilly. {foes}").attack("A:B2", "B:F1")
    assert table.powers()["pikebilly"] == 5 and table.fell("pikebilly")

    table = battle(f"A: F2 pikebilly, B1 lookout. {foes}").attack("A:F2", "B:F1")
    assert table.powers()["pikebilly"] == 1


def test_02_adjacent_means_four_directions() -> None:
    """BTG-2.6, BTG-5.7"""
    table = battle("A: M2 ringleader, F2 lookout, M1 sapper, F1 tattletale, B3 duelist. B: F1 night_owl, F2 lion")
    table.attack("A:M2", "B:F1")
    assert table.powers() == {"ringleader": 6, "night_owl": 6}
    assert table.fell("ringleader", "night_owl")


def test_03_the_winner_hides_again_and_the_lion_does_not() -> None:
    """BTG-5.11, BTG-5.12, BTG-5.14, BTG-4.13"""
    table = battle("A: F1 lion, F3 sapper. B: F2 tattletale, B2 duelist. C: M2 skunk")
    table.attack("A:F3", "B:F2")
    assert table.fell("sapper", "tattletale")
    assert table.asked == "orders B", "one card only: B looks without a question"
    assert table.sees("B", "A:F1") == "lion" and table.sees("C", "A:F1") is None
    table.attack("B:B2", "A:F1")
    assert table.powers() == {"duelist": 5, "lion": 8}
    assert table.fell("duelist") and table.cue("out")["seat"] == 1
    assert table.up("lion") and table.asked == "orders C"


def test_04_a_shown_card_that_wins_hides() -> None:
    """BTG-5.13, BTG-5.14, BTG-7.11"""
    setup = "A: M2 lookout (up) (spent), F2 sapper. B: F1 {}, F2 mama_dragon, F3 straw_goat"
    table = battle(setup.format("pikebilly")).attack("A:M2", "B:F1")
    assert table.powers() == {"lookout": 5, "pikebilly": 1}
    assert table.fell("pikebilly") and table.down("lookout") and table.spent("lookout")

    table = battle(setup.format("skunk")).attack("A:M2", "B:F1")
    assert table.powers() == {"lookout": 3, "skunk": 4} and table.fell("lookout")

    table = battle(setup.format("pikebilly")).attack("A:F2", "B:F3")
    assert table.powers() == {"sapper": 9, "straw_goat": 6}
    assert table.fell("straw_goat") and table.up("sapper") and table.cued("tangle")


def test_05_face_up_counts_only_if_the_turn_began_so() -> None:
    """BTG-4.14, BTG-11.3"""
    setup = "A: F2 lookout, F1 marshal_brindle. B: F1 hawkeye_hilda, F3 sapper"
    table = battle(setup).command("A:F2", [[1, "F1"], [1, "F3"]])
    assert table.up("lookout")
    table.attack("A:F2", "B:F1")
    assert table.powers() == {"lookout": 6, "hawkeye_hilda": 6} and table.fell("lookout", "hawkeye_hilda")

    table = battle(setup).command("A:F2", [[1, "F1"], [1, "F3"]]).attack("A:F1", "B:F3")
    table = battle("A: F2 lookout (up), F1 marshal_brindle. B: F1 hawkeye_hilda, F3 sapper", turn="B")
    table.attack("B:F1", "A:F2")
    assert table.powers() == {"hawkeye_hilda": 9, "lookout": 6} and table.fell("lookout")


def test_06_double_ballista_two_opponents() -> None:
    """BTG-5.3, BTG-7.16"""
    setup = "A: B1 double_ballista. B: F1 tattletale, M1 lion. C: F3 lookout, F1 saboteur"
    table = battle(setup)
    assert table.refused_attack("A:B1", "B:M1") == "out_of_reach"
    table.attack("A:B1", "B:F1", "C:F3")
    assert [cue.nouns["powers"] for cue in table.cues if cue.kind == "compare"] == [[6, 6], [6, 5]]
    assert table.fell("double_ballista", "tattletale", "lookout")
    assert table.cue("out")["seat"] == 0 and not table.cued("peek")
    assert table.asked == "orders B"


def test_07_the_front_moves_back_only_when_every_front_row_is_empty() -> None:
    """BTG-6.5, BTG-5.3, BTG-5.8"""
    setup = "A: F1 double_ballista, F2 sapper. B: M1 land_mine, B2 lion. C: M3 duelist, B1 lookout"
    table = battle(setup)
    assert table.may_attack("A:F1") == ["B:M1", "C:M3"]
    assert table.refused_attack("A:F1", "B:B2") == "out_of_reach"
    table.attack("A:F1", "C:M3")
    assert table.powers() == {"double_ballista": 6, "duelist": 5}
    assert table.fell("duelist") and table.down("double_ballista")

    table = battle(setup).attack("A:F1", "B:M1", "C:M3")
    assert table.fell("double_ballista", "land_mine", "duelist") and table.cued("explosion")


def test_08_dragons() -> None:
    """BTG-7.1"""
    foe = "B: F1 crag_hermit, B3 sapper"

    def baby(more: str = "", *fallen: str, seen: bool = False) -> int:
        table = battle(f"A: F1 baby_dragon{more}. {foe}. C: F1 skunk")
        pile(table, "C", *fallen)
        if seen:
            table.state.seen |= 1 << INDEX["mama_dragon"]
        return table.attack("A:F1", "B:F1").powers()["baby_dragon"]

    assert baby() == 5  # (a)
    assert baby("", "mama_dragon") == 6  # (b)
    assert baby(", M3 mama_dragon") == 7  # (c)
    assert baby(", M3 mama_dragon", seen=True) == 8  # (d)

    def mama(more: str = "", slain: bool = True) -> int:
        table = battle(f"A: F1 mama_dragon{more}. {foe}. C: F1 skunk")
        if slain and not more:
            pile(table, "C", "baby_dragon")
        elif slain:
            table.state.slain |= 1 << INDEX["baby_dragon"]
        return table.attack("A:F1", "B:F1").powers()["mama_dragon"]

    assert mama(", M3 baby_dragon", slain=False) == 7  # (c)
    assert mama() == 6  # (e)
    assert mama(", M3 baby_dragon") == 8  # (f)


def test_08f_a_raised_baby_has_been_slain() -> None:
    """BTG-7.1, BTG-7.5: the whole way, through Nanette."""
    table = battle("A: F1 mama_dragon, F2 queen_nanette. B: F1 crag_hermit, B3 sapper")
    pile(table, "A", "baby_dragon")
    table.command("A:F2", "baby_dragon", "B3").attack("A:F1", "B:F1")
    assert table.powers()["mama_dragon"] == 8


def test_09_pig_and_pig_a_pult() -> None:
    """BTG-7.2"""
    table = battle("A: F1 armored_pig, B3 pig_a_pult. B: F1 lion, F2 big_gruff").attack("A:F1", "B:F1")
    assert table.powers() == {"armored_pig": 10, "lion": 8} and table.fell("lion")
    table.attack("B:F2", "A:B3")
    assert table.powers() == {"big_gruff": 6, "pig_a_pult": 5} and table.fell("pig_a_pult")
    table.attack("A:F1", "B:F2")
    assert table.powers()["armored_pig"] == 5


def test_10_the_last_card_explodes() -> None:
    """BTG-5.8, BTG-9.1, BTG-9.3, BTG-9.4"""
    setup = "A: F1 sable_of_the_veil (spent). B: M2 land_mine"

    def voted(*votes: str) -> str:
        table = battle(setup).attack("A:F1", "B:M2")
        assert table.fell("sable_of_the_veil", "land_mine") and table.asked == "vote AB"
        for seat, vote in zip("AB", votes):
            table.play(seat, vote)
        if len(votes) < 2:
            assert table.time_out() == ["share"]
        return table.result

    assert voted("share", "share") == "shared AB"
    assert voted("share", "fall") == "fallen "
    assert voted("share") == "shared AB"
    assert battle(setup, final_tie="fall").attack("A:F1", "B:M2").result == "fallen "
    assert battle(setup, final_tie="share").attack("A:F1", "B:M2").result == "shared AB"


def test_11_jonas_steps_aside() -> None:
    """BTG-7.3, BTG-5.5, BTG-11.19"""
    table = battle("A: B1 shanelaine. B: B2 jonas, F1 land_mine, F2 night_owl").attack("A:B1", "B:B2")
    assert table.asked == "dodge B" and table.sees("B", "A:B1") == "shanelaine"
    table.play("B", ["swap", "F1"])
    assert table.fell("shanelaine", "land_mine")
    assert table.at("B:F1") == "jonas" and table.down("jonas") and table.result == "victory B"

    setup = "A: F1 {}, F2 sapper. B: B2 jonas, F1 land_mine, F2 night_owl"
    table = battle(setup.format("lion")).attack("A:F1", "B:B2").play("B", ["swap", "F2"])
    assert table.powers() == {"lion": 8, "night_owl": 6} and table.fell("night_owl")
    assert table.at("B:F2") == "jonas" and table.down("jonas") and table.up("lion")

    table = battle(setup.format("lion")).attack("A:F1", "B:B2").play("B", ["stay"])
    assert table.powers() == {"lion": 8, "jonas": 6} and table.fell("jonas")

    table = battle(setup.format("quiet_monk")).attack("A:F1", "B:B2")
    assert table.powers() == {"quiet_monk": 4, "jonas": 6} and table.fell("quiet_monk")

    table = battle("A: F1 lion, F2 sapper. B: B2 jonas").attack("A:F1", "B:B2")
    assert table.fell("jonas"), "with Jonas alone B is not asked"


def test_12_the_monk() -> None:
    """BTG-6.3, BTG-7.18"""

    def against(foe: str) -> tuple[dict[str, int], list[str]]:
        table = battle(f"A: F1 quiet_monk, F2 drumbeard. B: B2 {foe}, M2 lookout, F2 duelist (up), F3 sapper")
        if foe == "duelist":
            table = battle("A: F1 quiet_monk, F2 drumbeard. B: B2 duelist, F3 sapper")
        table.attack("A:F1", "B:B2")
        return table.powers(), sorted(cue.nouns["card"] for cue in table.cues if cue.kind == "falls")

    assert against("land_mine") == ({"quiet_monk": 5, "land_mine": 0}, ["land_mine"])
    assert against("pikebilly") == ({"quiet_monk": 5, "pikebilly": 1}, ["pikebilly"])
    assert against("glass_cannon") == ({"quiet_monk": 5, "glass_cannon": 9}, ["quiet_monk"])
    assert against("duelist") == ({"quiet_monk": 5, "duelist": 5}, ["duelist", "quiet_monk"])
    assert against("skunk") == ({"quiet_monk": 5, "skunk": 4}, ["skunk"])


def test_13_scapegoat() -> None:
    """BTG-5.9, BTG-7.9, BTG-5.16"""
    setup = "A: F1 lion, F2 lookout. B: M2 queen_nanette, {} scapegoat, F1 tail_end_tess, F3 sapper"
    table = battle(setup.format("M1")).attack("A:F1", "B:M2")
    assert table.powers() == {"lion": 8, "queen_nanette": 7}
    assert table.fell("scapegoat") and table.down("queen_nanette")
    assert table.down("lion") and table.state.defeats[INDEX["lion"]] == 0

    table = battle(setup.format("M1")).attack("A:F1", "B:F1")
    assert table.powers() == {"lion": 8, "tail_end_tess": 5} and table.fell("scapegoat")

    table = battle(setup.format("B1")).attack("A:F1", "B:M2")
    assert table.fell("queen_nanette") and table.up("lion")

    table = battle(setup.format("M1")).attack("A:F1", "B:M1")
    assert table.powers()["scapegoat"] == 5 and table.fell("scapegoat") and not table.cued("stand_in")


def test_14_alfonso() -> None:
    """BTG-7.4, BTG-2.9, BTG-6.10"""
    table = battle("A: F1 alfonso, F2 lion. B: F1 duelist (up), M1 mama_dragon, M2 sapper. C: B1 lookout, B2 skunk")
    assert table.refused_command("A:F1", [1, "F1"], "B2") == "not_face_down"
    assert table.refused_command("A:F1", [2, "B1"], "B2") == "too_few_cards"
    assert table.refused_command("A:F1", [1, "M1"], "F2") == "space_taken"
    table.command("A:F1", [1, "M1"], "B2")
    assert table.up("alfonso") and table.at("A:B2") == "mama_dragon" and table.down("mama_dragon")
    assert table.sees("A", "A:B2") == "mama_dragon" and table.sees("C", "A:B2") is None
    assert [cue.nouns["card"] for cue in table.heard("A", "stolen")] == ["mama_dragon"]
    assert [cue.nouns["card"] for cue in table.heard("C", "stolen")] == [None]
    assert table.view("C")["course"]["seen"] == []
    assert table.asked == "attack A"
    assert table.refused_command("A:F1", [1, "M2"], "B3") == "one_command_a_turn"
    assert "B:F1" in table.may_attack("A:B2")


def test_14_a_second_command_in_a_turn() -> None:
    """BTG-4.15"""
    table = battle("A: F1 alfonso, F2 lookout. B: F1 duelist, M1 mama_dragon, M2 sapper").command(
        "A:F1", [1, "M1"], "B2"
    )
    assert table.refused_command("A:F2", [[1, "F1"], [1, "M2"]]) == "one_command_a_turn"


def test_15_draft_three_players() -> None:
    """BTG-4.2, BTG-4.3"""
    table = new(3, muster="draft")
    first = [list(table.state.packet[seat]) for seat in range(3)]
    assert all(len(packet) == 8 for packet in first)
    came_from: list[list[int]] = [[], [], []]
    for _ in range(7):
        for seat in range(3):
            came_from[seat].append(next(n for n in range(3) if set(table.state.packet[seat]) <= set(first[n])))
        packets = [list(packet) for packet in table.state.packet]
        for seat, name in enumerate("ABC"):
            table.play(name, IDS[packets[seat][0]])
    assert came_from[0] == [0, 1, 2, 0, 1, 2, 0], "A saw the packets of A, B, C, A, B, C, A (and B's for the last)"
    assert table.asked == "deploy ABC", "the last pick is automatic"
    assert all(len(hand) == 8 for hand in table.state.hand)

    table = new(3, muster="draft")
    mine, passed_on = table.state.packet[0][:], IDS[table.state.packet[0][1]]
    table.play("A", IDS[mine[0]])
    assert table.refused("A", IDS[mine[1]]) == "already_picked"
    table.play("B", table.match.default(1)).play("C", table.match.default(2))
    assert table.refused("A", passed_on) == "not_in_packet"

    table = new(3, muster="draft")
    table.state.packet[0] = [INDEX[card] for card in ("lookout", "lion", "berserker")]
    assert table.match.default(0) == "berserker"


def test_16_who_finished_first() -> None:
    """BTG-4.7, BTG-4.8, BTG-4.9"""

    def tied(c_at: int) -> list[int]:
        table = new(4)
        for seat, at in zip("ABCD", (12_400, 20_180, c_at, 31_000)):
            deployed(table, seat, at)
        assert table.state.ready[:2] == [20_000, 20_180]
        tie: list[int] = table.cue("photo_finish")["tied"]
        return tie

    assert tied(20_240) == [0, 1, 2]
    assert tied(20_251) == [0, 1]

    table = new(("human", "bot", "bot", "bot"))
    for seat in "ABCD":
        deployed(table, seat, 12_400)
    assert table.state.ready == [20_000, 90_000, 90_000, 90_000]
    assert table.asked == "first A" and not table.cued("photo_finish")


def test_16_nobody_is_ready_at_the_limit() -> None:
    """BTG-4.5, BTG-4.8"""
    table = new(4)
    hand = ["jonas", "skunk", "lion", "sapper", "lookout", "duelist", "heckler", "cutthroat", "big_gruff"]
    table.state.hero[0], table.state.hand[0] = INDEX[hand[0]], [INDEX[card] for card in hand[1:]]
    table.play("A", ["sketch", [["F1", "lion"], ["M2", "jonas"]]])
    made = table.time_out()
    want = ["lion", "skunk", "sapper", "lookout", "jonas", "duelist", "heckler", "cutthroat", "big_gruff"]
    assert [card for _, card in made[0][1]] == want
    assert [table.at(f"A:{space}") for space in ["F1", "F2", "F3", "M1", "M2", "M3", "B1", "B2", "B3"]] == want
    assert table.state.ready == [90_000] * 4 and table.cue("photo_finish")["tied"] == [0, 1, 2, 3]


def test_17_powder_kid_and_sapper() -> None:
    """BTG-5.10, BTG-5.8"""
    setup = "A: F1 powder_kid, F2 skunk. B: F1 bridge_troll, F2 sapper, F3 lookout"
    table = battle(setup).attack("A:F1", "B:F1")
    assert table.powers() == {"powder_kid": 2, "bridge_troll": 8} and table.fell("powder_kid", "bridge_troll")

    table = battle(setup).attack("A:F1", "B:F2")
    assert table.fell("powder_kid") and table.down("sapper")

    table = battle("A: F1 sapper, F2 skunk. B: F1 land_mine, F2 lion").attack("A:F1", "B:F1")
    assert table.powers() == {"sapper": 9, "land_mine": 0} and table.fell("land_mine")


def test_18_tangled_in_straw() -> None:
    """BTG-7.11, BTG-5.13, BTG-5.15"""
    setup = "A: F1 headlong_charger, B1 sapper. B: F2 straw_goat, F3 {}, M1 duelist"
    table = battle(setup.format("hawkeye_hilda")).attack("A:F1", "B:F2")
    assert table.powers() == {"headlong_charger": 8, "straw_goat": 6}
    assert table.fell("straw_goat") and table.up("headlong_charger")
    table.attack("B:F3", "A:F1")
    assert table.powers() == {"hawkeye_hilda": 9, "headlong_charger": 5} and table.fell("headlong_charger")

    table = battle(setup.format("pikebilly")).attack("A:F1", "B:F2").attack("B:F3", "A:F1")
    assert table.powers()["pikebilly"] == 1 and table.down("headlong_charger")

    table = battle(setup.format("hawkeye_hilda, M2 scapegoat")).attack("A:F1", "B:F2")
    assert table.fell("scapegoat") and table.down("headlong_charger") and not table.cued("tangle")


def test_19_standoff() -> None:
    """BTG-9.1"""
    table = battle("A: F1 straw_goat, F2 lion. B: M1 land_mine, M2 sapper", turn="B").attack("B:M2", "A:F2")
    assert table.fell("sapper") and table.up("lion") and table.asked == "orders A"
    assert table.may_attack("A:F2") == ["B:M1"] and table.may_attack("A:F1") == []
    table.attack("A:F2", "B:M1")
    assert table.fell("lion", "land_mine") and table.result == "victory A"

    table = battle("A: F1 straw_goat, F2 lion. B: M1 land_mine, M2 berserker", turn="B").attack("B:M2", "A:F2")
    assert table.fell("lion", "berserker") and table.asked == "vote AB" and table.cue("finalists")["standoff"]


def test_20_a_player_who_cannot_attack_and_a_late_player() -> None:
    """BTG-4.17, BTG-4.19"""
    table = battle("A: F1 land_mine. B: F1 heckler, B1 lookout. C: F2 sapper")
    assert table.asked == "orders B" and table.cue("skipped")["seat"] == 0
    assert table.time_out() == [["attack", "F1", [[2, "F2"]]]]
    assert table.powers() == {"heckler": 5, "sapper": 6} and table.fell("heckler")


def test_21_copygoat() -> None:
    """BTG-7.13"""

    def fight(text: str, own: str, target: str) -> dict[str, int]:
        return battle(text, turn=own[0]).attack(own, target).powers()

    both = "A: F1 copygoat, F3 lion. B: F1 {}, F3 night_owl"
    assert fight(both.format("glass_cannon"), "A:F1", "B:F1") == {"copygoat": 10, "glass_cannon": 1}
    assert fight(both.format("headlong_charger"), "B:F1", "A:F1") == {"copygoat": 5, "headlong_charger": 8}
    assert fight(both.format("saboteur"), "B:F1", "A:F1") == {"copygoat": 5, "saboteur": 5}
    assert fight(both.format("skunk"), "A:F1", "B:F1") == {"copygoat": 3, "skunk": 4}


def test_22_what_the_others_see() -> None:
    """BTG-7.6, BTG-13.3"""
    table = battle("A: F1 sable_of_the_veil, F2 lion (up), M1 skunk. B: F1 lookout, F2 sapper", chronicle=True)
    table.state.known[1] |= 1 << INDEX["skunk"]
    assert table.sees("B", "A:M1") == "skunk"
    table.command("A:F1")
    assert table.asked == "veil A"
    table.play("A", [["F1", "lion"], ["F2", "skunk"], ["M1", "sable_of_the_veil"]])
    assert [table.sees("B", f"A:{space}") for space in ("F1", "F2", "M1")] == [None, None, None]
    assert [table.sees("A", f"A:{space}") for space in ("F1", "F2", "M1")] == ["lion", "skunk", "sable_of_the_veil"]
    assert table.state.seen >> INDEX["sable_of_the_veil"] & 1
    table.attack("A:F2", "B:F2")
    assert table.asked == "orders B" and not table.state.began_up >> INDEX["lion"] & 1


def test_23_the_first_turn() -> None:
    """BTG-4.15, BTG-11.23"""
    text = "A: F1 lookout, F2 sapper. B: F1 lion, F2 saboteur, F3 skunk. C: F1 duelist, F2 heckler"
    table = battle(text, number=1)
    assert table.refused_command("A:F1", [[1, "F1"], [1, "F2"]]) == "no_command_yet"
    assert all(choice[0] == "attack" for choice in table.legal("A"))
    table.attack("A:F1", "B:F1")
    assert table.asked == "orders B" and any(choice[0] == "command" for choice in table.legal("B"))


def test_24_town_crier() -> None:
    """BTG-7.14, BTG-5.12, BTG-5.15"""
    setup = "A: F1 town_crier, F3 skunk. B: F1 lookout, F2 sapper, M1 lion"
    table = battle(setup).attack("A:F1", "B:F1")
    assert table.powers() == {"town_crier": 6, "lookout": 5} and table.fell("lookout")
    assert table.asked == "shout A"
    table.play("A", [[1, "M1"]])
    assert table.up("lion") and table.sees("-", "B:M1") == "lion" and table.down("town_crier")
    table.attack("B:F2", "A:F3")
    assert table.powers() == {"sapper": 4, "skunk": 4} and table.fell("sapper", "skunk") and table.up("lion")
    table.attack("A:F1", "B:M1")
    assert table.powers() == {"town_crier": 6, "lion": 5} and table.fell("lion")

    table = battle(setup).attack("A:F1", "B:F2")
    assert table.fell("town_crier", "sapper") and not table.cued("expose")


def test_25_watchtower() -> None:
    """BTG-7.12, BTG-6.5"""
    setup = "A: F1 sapper, B1 skunk. B: M2 watchtower, F2 big_gruff, F1 lookout"
    table = battle(setup).attack("A:F1", "B:F2")
    assert table.powers() == {"sapper": 6, "big_gruff": 7} and table.fell("sapper")
    table = battle(setup).attack("A:F1", "B:F1")
    assert table.powers()["lookout"] == 5 and table.fell("lookout")
    table = battle(setup, turn="B").attack("B:F2", "A:F1")
    assert table.powers() == {"big_gruff": 6, "sapper": 6} and table.fell("big_gruff", "sapper")


def test_26_default_with_a_siege_card() -> None:
    """BTG-4.19"""
    table = battle("A: F1 glass_cannon. B: F1 lion, F2 sapper, F3 skunk, M1 duelist. C: B2 lookout")
    assert table.time_out() == [["attack", "F1", [[1, "F1"]]]]
    assert table.powers() == {"glass_cannon": 9, "lion": 8} and table.fell("lion")

    table = battle("A: F1 double_ballista. B: M1 lion, M2 sapper, M3 skunk, B1 duelist. C: F2 lookout")
    assert table.time_out() == [["attack", "F1", [[2, "F2"]]]]
