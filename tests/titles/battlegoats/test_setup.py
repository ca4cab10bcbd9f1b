"""Components, muster, draft, deployment, first attacker (BTG sections 1 to 4.12)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from game.engine import match as kernel
from game.engine.refusal import Refused
from game.engine.rows import BadRow, check
from game.titles import battlegoats, options_for, rules, title
from game.titles.battlegoats.rules import cards
from game.titles.battlegoats.rules.cards import CARDS, IDS, INDEX, SPACES
from game.titles.battlegoats.rules.data_shapes import EFFECT
from game.titles.battlegoats.rules.deploy import clocks
from game.words import Catalogue, title_words
from tests.titles.battlegoats.table import RULES, battle, deployed, new


def test_seats_and_the_goal() -> None:
    """BTG-1.1, BTG-1.2, BTG-1.3"""
    facts = title("battlegoats")
    assert facts.seats == (2, 6) and facts.minutes[0] <= 10 and facts.minutes[1] == 25
    table = battle("A: F1 lion. B: F1 skunk").attack("A:F1", "B:F1")
    assert table.fell("skunk") and table.result == "victory A"


def test_the_deck() -> None:
    """BTG-2.1, BTG-2.2"""
    printed = tomllib.loads((Path(battlegoats.__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8"))
    assert len(CARDS) == printed["deck"]["total"] >= 55
    counts = {kind["id"]: kind["count"] for kind in printed["type"]}
    assert Counter(card.type for card in CARDS) == counts and counts["hero"] == 7
    words = title_words("battlegoats", Catalogue())
    for card in CARDS:
        text = words(f"card-{card.id}.text")
        assert all(str(effect.get("add", effect.get("value", ""))).strip("-") in text for effect in card.effects)
    assert not words.unknown


def test_the_codex_tells_all_cards_and_no_place() -> None:
    """BTG-2.3: the static data names all cards; nothing in it depends on a match."""
    data = RULES.data()
    assert len(data[0]) == len(CARDS) and data == RULES.data()


def test_the_reserve_is_seen_by_nobody() -> None:
    """BTG-2.4"""
    table = new(2)
    for seat in "AB-":
        assert "reserve" not in table.view(seat)
    assert table.state.reserve.bit_count() == len(CARDS) - 18


def test_spaces_and_their_order() -> None:
    """BTG-2.5, BTG-2.6, BTG-2.7"""
    assert SPACES == ("F1", "F2", "F3", "M1", "M2", "M3", "B1", "B2", "B3")
    near = [SPACES[n] for n in cards.NEXT_TO[SPACES.index("M2")]]
    assert sorted(near) == ["B2", "F2", "M1", "M3"]
    assert [SPACES[n] for n in cards.IN_FRONT[SPACES.index("B3")]] == ["M3", "F3"]
    assert [SPACES[n] for n in cards.BEHIND[SPACES.index("F3")]] == ["M3", "B3"]


def test_a_space_stays_empty() -> None:
    """BTG-2.8"""
    table = battle("A: F1 lion, B1 skunk. B: F1 lookout, M1 sapper, B1 duelist").attack("A:F1", "B:F1")
    assert [table.at(f"B:{space}") for space in ("F1", "M1", "B1")] == ["", "sapper", "duelist"]


def test_at_most_nine_cards() -> None:
    """BTG-2.9: nine cards leave no space for a tenth."""
    nine = "F1 queen_nanette, F2 lion, F3 skunk, M1 sapper, M2 duelist, M3 heckler, B1 lookout, B2 cutthroat, B3 jonas"
    table = battle(f"A: {nine}. B: F1 saboteur, F2 night_owl")
    assert table.refused_command("A:F1", "tattletale", "B3") == "battlefield_full"


def test_a_face_down_card_works_in_full() -> None:
    """BTG-2.10, BTG-11.6"""
    table = battle("A: F1 sapper, F2 marshal_brindle. B: F1 lion, F2 skunk").attack("A:F1", "B:F1")
    assert table.powers()["sapper"] == 7 and table.down("marshal_brindle")


def test_a_stolen_card_falls_to_its_new_owners_pile() -> None:
    """BTG-2.11"""
    table = battle("A: F1 alfonso, F2 skunk. B: F1 lion, F2 pikebilly, F3 sapper")
    table.command("A:F1", [1, "F2"], "B2").attack("A:B2", "B:F1")
    assert table.where("pikebilly") == "A pile"


def test_dealing() -> None:
    """BTG-3.2, BTG-3.3, BTG-3.4, BTG-4.1"""
    for seats in (2, 3, 6):
        table = new(seats)
        assert table.asked.startswith("deploy")
        for seat in range(seats):
            mine = table.match.view(seat)["mine"]
            assert mine["hero"][1] == IDS[table.state.hero[seat]] and len(mine["hand"]) == 8
            assert CARDS[table.state.hero[seat]].type == "hero"
            assert all(CARDS[card].type != "hero" for card in table.state.hand[seat])
            heard = [cue for cue in table.match.cues_for(table.cues, seat) if cue.kind == "dealt_hero"]
            assert [cue.nouns["card"] is not None for cue in heard] == [other == seat for other in range(seats)]
    # Six players take six of the heroes and 48 of the other cards.
    left = [CARDS[card].type for card in range(len(CARDS)) if table.state.reserve >> card & 1]
    assert len(left) == len(CARDS) - 54 and left.count("hero") == 1


def test_right_hand_neighbour() -> None:
    """BTG-3.1, BTG-4.2: packets go to the seat before; with two players to the opponent."""
    for seats in (2, 3):
        table = new(seats, muster="draft")
        before = [set(packet) for packet in table.state.packet]
        for seat in range(seats):
            table.match.play(seat, table.match.default(seat))
        for seat in range(seats):
            assert set(table.state.packet[(seat - 1) % seats]) < before[seat]


def test_draft_picks_are_secret_and_final() -> None:
    """BTG-4.2, BTG-4.3"""
    table = new(3, muster="draft").play("A", new(3, muster="draft").match.default(0))
    assert table.match.waiting_for() == (1, 2)
    assert [cue for cue in table.cues if cue.kind == "picked"] == [], "nothing is told before all have picked"
    assert table.refused("A", "lion") == "already_picked"
    table.play("B", table.match.default(1)).play("C", table.match.default(2))
    assert [cue.nouns["card"] is not None for cue in table.heard("B", "picked")] == [False, True, False]
    assert [cue.nouns["cards"] is not None for cue in table.heard("B", "packet_passed")].count(True) == 1


def test_sketches_are_private_and_free() -> None:
    """BTG-4.4, BTG-4.5"""
    table = new(2)
    mine = [name for _, name in table.view("A")["mine"]["hand"]]
    theirs = table.view("B")
    table.play("A", ["sketch", [["F1", mine[0]]]]).play("A", ["sketch", [["F2", mine[0]], ["B3", mine[1]]]])
    assert table.view("A")["mine"]["sketch"] == [["F2", mine[0]], ["B3", mine[1]]]
    assert table.view("B") == theirs and not table.cues
    other = [name for _, name in table.view("B")["mine"]["hand"]]
    for bad in ([["F1", other[0]]], [["F1", mine[0]], ["F2", mine[0]]], [["F1", mine[0]], ["F1", mine[1]]]):
        assert table.refused("A", ["sketch", bad]) == "layout_wrong_cards"
    assert table.refused("A", ["ready", [["F1", mine[0]]]]) == "layout_incomplete"


def test_ready_is_final() -> None:
    """BTG-4.4, BTG-4.10"""
    table = deployed(new(2), "A")
    assert table.refused("A", ["sketch", []]) == "already_ready"
    assert table.view("B")["course"]["ready"] == [30_000, -1]
    assert table.view("B")["seat.0"]["field"] == [None] * 9, "no card is seen while deploying"
    deployed(table, "B", 31_000)
    assert table.asked == "first A"
    assert [entry[1] for entry in table.view("B")["seat.0"]["field"]] == [None] * 9


def test_drawn_first_attacker() -> None:
    """BTG-4.6"""
    table = new(2, first_attacker="drawn")
    table.match.chance.script = {"photo_finish": [1]}
    deployed(deployed(table, "A", 21_000), "B", 80_000)
    assert table.asked == "first B" and table.match.chance.left_over() == {}


def test_photo_finish_is_drawn() -> None:
    """BTG-4.7, BTG-4.8"""
    for drawn, chooser in ((0, "A"), (1, "B")):
        table = new(2)
        table.match.chance.script = {"photo_finish": [drawn]}
        deployed(deployed(table, "A", 20_000), "B", 20_250)
        assert table.asked == f"first {chooser}" and table.match.chance.left_over() == {}


def test_bots_have_no_reflex_edge() -> None:
    """BTG-4.9"""
    table = new(("human", "bot"))
    deployed(table, "B", 26_000)
    assert table.state.ready[1] == 26_000, "before the human it counts as it comes"
    assert deployed(new(("bot", "bot")), "A", 100).state.ready[0] == 90_000
    assert deployed(new(("bot", "bot"), pace="relaxed"), "A", 100).state.ready[0] == 180_000
    assert deployed(new(("bot", "bot"), pace="untimed"), "A", 100).state.ready[0] == 90_000


def test_nothing_happens_at_first() -> None:
    """BTG-4.11"""
    table = deployed(deployed(new(2), "A"), "B", 40_000)
    assert table.asked == "first A" and table.state.up == 0 and table.state.seen == 0


def test_the_chooser_names_any_seat() -> None:
    """BTG-4.12"""
    for choice in range(3):
        table = new(3)
        for n, seat in enumerate("ABC"):
            deployed(table, seat, 30_000 + 1000 * n)
        assert table.asked == "first A" and table.match.default(0) == 0
        assert table.refused("A", 3) == "seat_not_in_battle"
        table.play("A", choice)
        assert table.asked == f"orders {'ABC'[choice]}"


def test_the_next_clockwise_chooses_if_the_chooser_resigns() -> None:
    """BTG-4.12, BTG-4.21"""
    table = new(3)
    for n, seat in enumerate("ABC"):
        deployed(table, seat, 30_000 + 1000 * n)
    table.resign("A")
    assert table.asked == "first B" and table.refused("B", 0) == "seat_not_in_battle"


def test_resigning_before_the_battle() -> None:
    """BTG-4.21"""
    table = new(3, muster="draft")
    table.play("B", table.match.default(1)).resign("A")
    assert table.state.packet[0] == [] and table.asked == "draft BC"
    table.play("C", table.match.default(2))
    assert table.asked == "draft BC" and len(table.state.packet[1]) == 7
    table = new(3).resign("A")
    assert table.asked == "deploy BC" and table.state.pile == [[], [], []]
    table.resign("B")
    assert table.result == "victory C" and table.match.result is not None and table.match.result.places == (3, 2, 1)


def test_limits_and_pace() -> None:
    """BTG-4.3, BTG-4.20, BTG-13.5"""
    normal = clocks({})
    assert list(normal.values()) == [30, 90, 15, 60, 20, 45, 20]
    assert list(normal) == ["draft_pick", "deploy", "choose_first", "turn", "decision", "veil", "final_choice"]
    assert clocks({"pace": "relaxed"})["turn"] == 120 and clocks({"pace": "quick"})["turn"] == 30
    assert set(clocks({"pace": "untimed"}).values()) == {None}


def test_options() -> None:
    """BTG-13.1, BTG-13.2"""
    assert options_for("battlegoats", {}) == {
        "muster": "basic",
        "chronicle": False,
        "first_attacker": "fastest",
        "final_tie": "vote",
        "pace": "normal",
    }
    assert new(2, muster="draft").asked == "draft AB" and new(2).asked == "deploy AB"
    with pytest.raises(ValueError):
        options_for("battlegoats", {"chronicle": 1})


def test_bad_rows_are_found_on_load() -> None:
    """BTG-6.1, BTG-6.4"""
    for effect in (
        {"when": "count", "verb": "bonus"},
        {"when": "flip", "verb": "bonus", "add": 1},
        {"when": "count", "verb": "nonsense"},
        {"when": "count", "verb": "bonus", "add": 1, "colour": 3},
    ):
        with pytest.raises(BadRow):
            check(effect, EFFECT, "x")


def test_resign_is_refused_in_a_sub_decision() -> None:
    """BTG-4.21"""
    table = battle("A: F1 lion, F2 sapper. B: B2 jonas, F1 skunk").attack("A:F1", "B:B2")
    with pytest.raises(Refused, match="fight_under_way"):
        table.match.resign(0)


def test_rules_are_found_by_folder() -> None:
    """BTG-13.1"""
    assert rules("battlegoats") is RULES
    assert kernel.new(RULES, 2).ask is not None and INDEX["alfonso"] == 0
