"""Refusals of every question, in their order, and what no garbage may break (BTG section 10)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from game.engine import match as kernel
from game.engine.chance import FastChance
from game.engine.match import Match, PlayRecord
from game.engine.refusal import KERNEL_CODES, Refused
from game.engine.views import pack_value
from game.titles import title
from tests.titles.battlegoats.table import RULES, battle, pile

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


def _no_garbage_breaks_a_question(seed: int) -> set[str]:
    """One part of what is judged together below; returns what it met."""
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
    return kinds | found


def test_no_garbage_breaks_a_question() -> None:
    """BTG-10.1: whatever arrives, the answer is a refusal with a known code, and nothing changes."""
    seen = set[str]().union(*(_no_garbage_breaks_a_question(seed) for seed in range(6)))
    assert {"draft", "deploy", "first", "orders", "not_your_turn"} <= seen


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
            match.apply(PlayRecord(match.ask_id, seat, match.space(seat).sample(chance), 25_000))


def test_the_pile_is_oldest_first() -> None:
    """BTG-5.11, section 8: discard piles are seen by all, in the order of the falls."""
    table = battle("A: F1 lion, F2 heckler. B: F1 pikebilly, F2 skunk, F3 sapper")
    pile(table, "B", "jonas")
    table.attack("A:F1", "B:F1")
    for seat in "AB-":
        assert [name for _, name in table.view(seat)["seat.1"]["pile"]] == ["jonas", "pikebilly"]
