"""Turn, attack, power and commands in general (BTG-4.13 to 6.11)."""

from __future__ import annotations

import pytest

from game.titles.battlegoats.rules.cards import CARDS, IDS, INDEX
from tests.titles.battlegoats.table import battle, pile


def test_you_must_attack() -> None:
    """BTG-4.16: there is no other way to end a turn, and after a command the attack follows."""
    table = battle("A: F1 lookout, F2 sapper. B: F1 lion, F2 skunk")
    assert table.refused("A", ["end"]) == "must_attack"
    table.command("A:F1", [[1, "F1"], [1, "F2"]])
    assert table.asked == "attack A" and {choice[0] for choice in table.legal("A")} == {"attack"}
    assert table.refused("A", ["end"]) == "must_attack"


def test_the_same_card_may_command_and_attack() -> None:
    """BTG-4.18"""
    table = battle("A: F1 lookout, F2 sapper. B: F1 pikebilly, F2 skunk")
    table.command("A:F1", [[1, "F1"], [1, "F2"]]).attack("A:F1", "B:F1")
    assert table.fell("pikebilly") and table.spent("lookout") and table.down("lookout")


def test_only_one_command_a_turn() -> None:
    """BTG-4.15, BTG-6.9: one a turn; a spent one never again, face down or up, even stolen."""
    table = battle("A: F1 lookout, F2 shell_game_sheila, F3 lion. B: F1 pikebilly, F2 skunk, F3 sapper")
    table.command("A:F1", [[1, "F1"], [1, "F2"]])
    assert table.refused_command("A:F2", ["F2", "F3"], "swap") == "one_command_a_turn"
    table.attack("A:F3", "B:F1").attack("B:F3", "A:F2")
    assert table.refused_command("A:F1", [[1, "F2"]]) == "command_spent"
    table = battle("A: F1 alfonso, F2 lion. B: F1 lookout (spent), F2 skunk, F3 sapper, M1 jonas")
    table.command("A:F1", [1, "F1"], "B1").attack("A:F2", "B:F2").attack("B:F3", "A:F1")
    assert table.spent("lookout") and not any(choice[0] == "command" for choice in table.legal("A"))


def test_who_is_asked_is_public_and_only_real_choices_are_asked() -> None:
    """BTG-4.22: one answer is asked in rows 4 and 5; a look with nothing to choose is not."""
    table = battle("A: F1 night_owl. B: F1 skunk, F2 lookout. C: F1 sapper")
    table.attack("A:F1", "B:F1")
    assert table.powers() == {"night_owl": 4, "skunk": 4}
    table = battle("A: F1 lion. B: F1 skunk")
    assert table.asked == "orders A" and len(table.legal("A")) == 1
    table = battle("A: F1 night_owl, F2 lion. B: F1 pikebilly, F2 lookout. C: F1 sapper (up)")
    table.attack("A:F1", "B:F1")
    assert table.asked == "orders B" and table.cue("peek")["places"] == [[1, "F2"]]


def test_any_card_may_attack_any_card() -> None:
    """BTG-5.1: a single, final choice; the others learn both spaces."""
    table = battle("A: B3 lion, F1 sapper. B: B2 skunk, M2 duelist, F2 lookout. C: F1 heckler")
    assert table.may_attack("A:B3") == ["B:F2", "B:M2", "B:B2", "C:F1"]
    table.attack("A:B3", "B:B2")
    assert table.heard("C", "declared")[0].nouns == {"place": [0, "B3"], "targets": [[1, "B2"]]}


def test_reach_counts_occupied_spaces_only() -> None:
    """BTG-5.2, BTG-6.5"""
    table = battle("A: F1 shanelaine, F2 glass_cannon, F3 skunk. B: F1 lion, B1 sapper, M2 duelist. C: B3 lookout")
    assert table.may_attack("A:F1") == ["B:M2", "B:B1", "C:B3"]
    assert table.may_attack("A:F2") == ["B:F1", "B:M2", "C:B3"]
    assert table.refused_attack("A:F1", "B:F1") == "out_of_reach"
    assert table.refused_attack("A:F2", "B:B1") == "out_of_reach"


def test_flip_and_being_seen() -> None:
    """BTG-5.4: both turn up, everybody sees them."""
    table = battle("A: F1 lion, F2 skunk. B: B2 jonas, F1 land_mine. C: F1 sapper").attack("A:F1", "B:B2")
    for seat in "ABC-":
        assert table.sees(seat, "A:F1") == "lion" and table.sees(seat, "B:B2") == "jonas"
    assert table.state.seen >> INDEX["jonas"] & 1


def test_all_fights_are_counted_before_anything_falls() -> None:
    """BTG-5.6: Ringleader's neighbour is in the same volley and still counts."""
    table = battle("A: F1 double_ballista. B: F1 ringleader, F2 pikebilly. C: M1 lion").attack("A:F1", "B:F2", "B:F1")
    assert table.powers()["ringleader"] == 5 and table.fell("ringleader", "pikebilly")


def test_power_is_one_sum_never_below_zero() -> None:
    """BTG-6.2, BTG-11.21"""
    table = battle("A: F1 pikebilly, F2 sapper. B: F1 skunk, F2 lion").attack("A:F1", "B:F1")
    assert table.powers() == {"pikebilly": 0, "skunk": 4}
    assert ["floor", "pikebilly", None, 1] in next(c for c in table.cues if c.kind == "power").nouns["lines"]


def test_silence_ignores_auras_and_hexes() -> None:
    """BTG-6.3: a silenced card has its printed power; its aura for others is silent as well."""
    table = battle("A: F1 quiet_monk, F2 skunk. B: F1 lookout, F2 marshal_brindle").attack("A:F1", "B:F1")
    assert table.powers()["lookout"] == 5
    table = battle("A: F1 quiet_monk, F2 sapper. B: F1 lion, F2 skunk", turn="B").attack("B:F2", "A:F1")
    assert table.powers() == {"skunk": 4, "quiet_monk": 4}


COUNTERS = {  # what is counted: table, own, target, power of the attacker
    "adjacent": ("A: M2 crag_hermit, F2 skunk, M1 lion. B: F1 sapper", "A:M2", "B:F1", 4),
    "ahead": ("A: B1 burrow_badger, M1 skunk, F1 lion. B: F1 sapper", "A:B1", "B:F1", 6),
    "family": ("A: F1 little_gruff, B3 middle_gruff, M2 big_gruff. B: F1 sapper", "A:F1", "B:F1", 8),
    "enemy_face_up": (
        "A: F1 heckler. B: F1 sapper (up), F2 lion (up), F3 skunk. C: F1 jonas (up), F2 lookout (up)",
        "A:F1",
        "B:F1",
        11,
    ),
}


@pytest.mark.parametrize("name", COUNTERS)
def test_counters(name: str) -> None:
    """BTG-6.4, BTG-6.6: each counter, capped by max."""
    text, own, target, want = COUNTERS[name]
    table = battle(text).attack(own, target)
    attacker = next(cue.nouns for cue in table.cues if cue.kind == "power" and cue.nouns["role"] == "attack")
    assert attacker["total"] == want


def test_counters_that_remember() -> None:
    """BTG-6.6, BTG-5.16, BTG-11.16: own discard pile, and what a card has defeated."""
    for fallen, want in ((0, 5), (1, 6), (2, 7), (4, 7)):
        table = battle("A: F1 old_grumblehoof, F2 skunk. B: F1 lion, F2 heckler")
        pile(table, "A", *["sapper", "duelist", "lookout", "cutthroat"][:fallen])
        assert table.attack("A:F1", "B:F1").powers()["old_grumblehoof"] == want
    table = battle("A: F1 trophy_muncher, F2 lion. B: F1 pikebilly, F2 powder_kid, F3 angora_wall, M1 sapper")
    table.attack("A:F1", "B:F1")
    assert table.state.defeats[INDEX["trophy_muncher"]] == 1
    assert table.attack("B:F3", "A:F1").powers()["trophy_muncher"] == 6


CONDITIONS = {  # card: a table with it in A:F1 attacking B:F1, the power it has, and without the condition
    "beast_hunter": ("skunk", 7, "sapper", 5),
    "cutthroat": ("alfonso", 10, "sapper", 5),
    "duelist": ("sapper", 7, "lion", 5),
    "giant_toppler": ("sapper", 9, "lookout", 4),
    "headlong_charger": ("sapper", 8, "lookout", 8),
    "vanguard_billy": ("sapper", 7, "lookout", 7),
    "tail_end_tess": ("sapper", 4, "lookout", 4),
    "bridge_troll": ("sapper", 6, "big_gruff", 2),
    "hawkeye_hilda": ("sapper (up)", 9, "lookout", 6),
    "last_billy_standing": ("sapper", 6, "lookout", 6),
    "berserker": ("sapper", 8, "lookout", 8),
    "wolf_in_goats_clothing": ("sapper", 8, "lion", 5),
}


@pytest.mark.parametrize("card", CONDITIONS)
def test_conditions(card: str) -> None:
    """BTG-6.7, BTG-6.8"""
    with_it, power, without, other = CONDITIONS[card]
    for foe, want in ((with_it, power), (without, other)):
        table = battle(f"A: F1 {card}, B3 heckler. B: F1 {foe}, B3 night_owl").attack("A:F1", "B:F1")
        assert table.powers()[card] == want, (card, foe)


def test_conditions_of_place_and_company() -> None:
    """BTG-6.7: row, adjacent type, own cards, role."""

    def power(card: str, text: str, own: str, target: str, turn: str = "A") -> int:
        return battle(text, turn=turn).attack(own, target).powers()[card]

    assert power("honour_guard", "A: F1 honour_guard, F2 alfonso. B: F1 lion, F2 skunk", "A:F1", "B:F1") == 7
    assert power("honour_guard", "A: F1 honour_guard, M2 alfonso. B: F1 lion, F2 skunk", "A:F1", "B:F1") == 5
    many = "F1 last_billy_standing, F2 lion, F3 skunk, M1 sapper, M2 lookout"
    assert power("last_billy_standing", f"A: {many}. B: F1 duelist, F2 heckler", "A:F1", "B:F1") == 4
    assert power("tail_end_tess", "A: F1 lion. B: B1 tail_end_tess, F2 skunk", "A:F1", "B:B1") == 7
    assert power("berserker", "A: F1 lion. B: B1 berserker, F2 skunk", "A:F1", "B:B1") == 4
    assert power("angora_wall", "A: F1 lion. B: B1 angora_wall, F2 sapper", "A:F1", "B:B1") == 8
    assert power("bridge_troll", "A: F1 lion. B: F1 bridge_troll, F2 sapper", "A:F1", "B:F1") == 8
    assert power("burrow_badger", "A: F1 lion. B: M1 burrow_badger, F2 sapper", "A:F1", "B:M1") == 6
    assert power("strutting_pete", "A: F1 strutting_pete (up). B: F1 sapper, F2 lion", "A:F1", "B:F1") == 7
    assert power("strutting_pete", "A: F1 strutting_pete. B: F1 sapper, F2 lion", "A:F1", "B:F1") == 5


def test_auras() -> None:
    """BTG-6.5: adjacent, row, behind; only the types and roles they name."""

    def power(card: str, text: str, own: str, target: str) -> int:
        return battle(text).attack(own, target).powers()[card]

    assert power("lion", "A: F1 lion, F2 marshal_brindle. B: F1 sapper, F2 skunk", "A:F1", "B:F1") == 8
    assert power("lion", "A: F1 lion, F3 drumbeard. B: F1 sapper, F2 skunk", "A:F1", "B:F1") == 9
    assert power("drumbeard", "A: F1 lion, F3 drumbeard. B: F1 sapper, F2 skunk", "A:F3", "B:F1") == 4
    assert power("lookout", "A: F1 lion. B: F1 shield_nan, B1 lookout, F2 skunk", "A:F1", "B:B1") == 7
    assert power("shield_nan", "A: F1 lion. B: F1 shield_nan, B1 lookout, F2 skunk", "A:F1", "B:F1") == 6
    assert power("lookout", "A: F1 shield_nan, B1 lookout. B: F1 lion, F2 skunk", "A:B1", "B:F1") == 5


def test_a_command_needs_an_effect() -> None:
    """BTG-6.11: each command's own condition."""
    foes = "B: F1 lion (up), F2 skunk (up)"
    assert battle(f"A: F1 lookout, F2 sapper. {foes}").refused_command("A:F1") == "command_no_effect"
    assert battle(f"A: F1 alfonso, F2 sapper, F3 heckler. {foes}").refused_command("A:F1") == "command_no_effect"
    assert battle(f"A: F1 queen_nanette, F2 sapper. {foes}").refused_command("A:F1") == "command_no_effect"
    assert battle(f"A: F1 sable_of_the_veil. {foes}").refused_command("A:F1") == "command_no_effect"
    assert battle(f"A: F1 shell_game_sheila. {foes}").refused_command("A:F1") == "command_no_effect"
    assert battle("A: F1 saboteur. B: F1 lion. C: F1 skunk").refused_command("A:F1") == "command_no_effect"


def test_a_command_shows_its_card_before_its_effect() -> None:
    """BTG-6.10"""
    table = battle("A: F1 lookout, F2 sapper. B: F1 lion, F2 skunk").command("A:F1", [[1, "F1"], [1, "F2"]])
    kinds = [cue.kind for cue in table.cues]
    assert kinds.index("command") < kinds.index("peek") and table.up("lookout")
    assert table.state.seen >> INDEX["lookout"] & 1


def test_every_card_counts_in_a_fight() -> None:
    """BTG-11.1: each of the 55 cards can fight and be fought."""
    for card in CARDS:
        foe = "sapper" if card.id != "sapper" else "duelist"
        table = battle(f"A: F1 {card.id}, F2 heckler. B: F1 {foe}, F2 night_owl")
        if table.may_attack("A:F1"):
            table.attack("A:F1", "B:F1")
            assert card.id in table.powers()
        else:
            assert card.id in ("land_mine", "straw_goat")
            assert table.refused_attack("A:F1", "B:F1") == "cannot_attack"
        defends = battle(f"A: F1 {card.id}, F2 heckler. B: F1 {foe}, F2 night_owl", turn="B").attack("B:F1", "A:F1")
        if defends.asked.startswith("dodge"):
            defends.play("A", ["stay"])
        assert IDS[INDEX[card.id]] in defends.powers()
