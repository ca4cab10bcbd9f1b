"""Dice of a battle (LOH-10.43 to 10.49, 10.66)."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path

import pytest

from game.engine.chance import Chance
from game.titles.lords_of_hell.rules.exchanges import Side, compare, dice_by_ratio, enough, exchange_count, roll_all

ODDS = tomllib.loads((Path(__file__).parent / "odds.toml").read_text(encoding="utf-8"))["odds"]


def fought(
    attack: Side, defence: Side, rolls: str, protection: int = 0, helpers: bool = False
) -> list[tuple[str, int]]:
    """Rolls as "52:3 41:623": attack before the colon. Every die written must be rolled, and no other."""
    chance = Chance(b"dice")
    chance.script = {"battle": [int(die) for die in rolls if die.isdigit()]}
    found = roll_all(chance, attack, defence, protection, helpers)
    assert not chance.left_over()
    shown = " ".join(f"{''.join(map(str, e.attack))}:{''.join(map(str, e.defence))}" for e in found)
    assert shown == rolls
    return [(exchange.hit, exchange.die) for exchange in found]


def test_the_rulebooks_own_case() -> None:
    """E1, LOH-10.44 to 10.47."""
    rolls = "52:3 41:623 3321:5 6112:4 25:511 11:221 4432:1 36:666"
    found = fought(Side(74, 20), Side(34, 20), rolls)
    assert [die for hit, die in found if hit == "defence"] == [5, 6, 5, 4, 6]
    assert [die for hit, die in found if hit == "attack"] == [6, 5, 2]


def test_number_of_exchanges() -> None:
    """E2, LOH-10.42 to 10.45."""
    pairs = {(24, 24): 2, (25, 24): 4, (25, 25): 6, (49, 10): 4, (50, 10): 6, (50, 30): 8, (50, 50): 10, (12, 0): 2}
    assert {pair: exchange_count(*pair) for pair in pairs} == pairs
    assert (dice_by_ratio(12, 0), dice_by_ratio(0, 12), dice_by_ratio(0, 0)) == (3, 1, 1)
    assert (dice_by_ratio(20, 10), dice_by_ratio(29, 10), dice_by_ratio(30, 10), dice_by_ratio(19, 10)) == (2, 2, 3, 1)


def test_protection() -> None:
    """E3, LOH-10.47, 10.48."""
    more, less = Side(20, 9), Side(18, 9)
    assert fought(more, less, "5:2 4:132", 2) == [("defence", 3), ("", 0)]
    assert compare(more, less, 5, 3, 2, False) == ("defence", 3)
    assert compare(less, more, 5, 3, 2, False) == ("", 0)
    assert compare(less, more, 4, 4, 2, False) == ("attack", 4)


def test_a_helper_behind_no_wall() -> None:
    """E4, LOH-10.46, 10.49: a shielded hit counts as a hit on the defence."""
    assert fought(Side(22, 9), Side(20, 9), "4:4 3:216", 1, True) == [("shielded", 4), ("attack", 6)]


def test_rolling_stops_early() -> None:
    """E5, E7, LOH-10.66."""
    assert not enough(Side(12, 2, (7,)), [4, 5, 2]) and enough(Side(12, 2, (7,)), [4, 5, 2, 1, 6])
    assert fought(Side(30, 9), Side(9, 2, (1,)), "621:3 442:123 511:224") == [
        ("defence", 6),
        ("defence", 4),
        ("defence", 5),
    ]


@pytest.mark.parametrize("row", ODDS, ids=lambda row: f"{row['relation']}-{row['protection']}")
def test_odds(row: dict[str, float | str | int]) -> None:
    """`odds.toml`: every case laid out."""
    sides = {
        "equal": (20, 20),
        "attack_more": (21, 20),
        "defence_more": (20, 21),
        "attack_double": (40, 20),
        "attack_triple": (60, 20),
        "defence_double": (20, 40),
        "defence_triple": (20, 60),
    }[str(row["relation"])]
    attack, defence = Side(sides[0], 9), Side(sides[1], 9)
    many = (dice_by_ratio(*sides), dice_by_ratio(*sides[::-1]))
    assert many == (row["attack_dice"], row["defence_dice"])
    found = {"attack": 0, "defence": 0, "": 0}
    for dice in product(range(1, 7), repeat=sum(many)):
        a, d = max(dice[: many[0]]), max(dice[many[0] :])
        found[compare(attack, defence, a, d, int(row["protection"]), False)[0]] += 1
    total = 6 ** sum(many)
    for name, hit in (("hit_on_defence", "defence"), ("hit_on_attack", "attack"), ("nothing", "")):
        assert abs(found[hit] / total - float(row[name])) < 0.00006
