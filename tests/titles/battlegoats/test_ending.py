"""The end, and moves that are refused (BTG sections 9, 10, parts of 11)."""

from __future__ import annotations

from game.titles.battlegoats.rules.cards import IDS
from tests.titles.battlegoats.table import battle, new, pile


def test_the_last_card_wins() -> None:
    """BTG-9.1, BTG-9.2"""
    table = battle("A: F1 lion. B: F1 skunk").attack("A:F1", "B:F1")
    assert table.result == "victory A" and table.match.result is not None and table.match.result.places == (1, 2)
    assert table.asked == "over"


def test_last_cards_fall_but_a_third_player_has_some() -> None:
    """BTG-11.17"""
    table = battle("A: F1 sapper. B: F1 tattletale. C: F1 skunk, F2 lion").attack("A:F1", "B:F1")
    assert table.result == "victory C" and table.match.result is not None and table.match.result.places == (2, 2, 1)


def test_no_extra_turn() -> None:
    """BTG-11.18, BTG-4.13"""
    table = battle("A: F1 lion. B: F1 skunk. C: F1 sapper, F2 duelist. D: F1 heckler").attack("A:F1", "B:F1")
    assert table.cue("out")["seat"] == 1 and table.asked == "orders C"


def test_three_finalists() -> None:
    """BTG-9.5, BTG-9.3"""
    table = battle("A: F1 double_ballista. B: F1 tattletale. C: F1 night_owl").attack("A:F1", "B:F1", "C:F1")
    assert table.asked == "vote ABC"
    table.play("A", "share").play("C", "share")
    assert table.refused("A", "fall") == "already_answered"
    table.play("B", "share")
    assert table.result == "shared ABC"


def test_ranking() -> None:
    """BTG-9.6: later is better, together is together; finalists who fall share place 1."""
    table = battle("A: F1 double_ballista, F2 lion. B: F1 lookout. C: F1 heckler. D: F1 skunk, F2 sapper")
    table.attack("A:F1", "B:F1", "C:F1").attack("D:F1", "A:F1")
    table.attack("A:F2", "D:F2")
    assert table.result == "victory A" and table.match.result is not None
    assert table.match.result.places == (1, 3, 3, 2)
    table = (
        battle("A: F1 lion. B: F1 land_mine. C: F1 pikebilly", turn="C").attack("C:F1", "A:F1").attack("A:F1", "B:F1")
    )
    table.play("A", "fall").play("B", "share")
    assert table.result == "fallen " and table.match.result is not None and table.match.result.places == (1, 1, 3)


def test_a_resigned_player_is_no_finalist() -> None:
    """BTG-9.1, BTG-4.21"""
    table = battle("A: F1 lion, F2 pikebilly. B: F1 land_mine. C: F1 skunk, F2 sapper")
    table.resign("C")
    assert table.where("skunk") == "C pile" and table.asked == "orders A" and table.cue("out")["seat"] == 2
    table.attack("A:F2", "B:F1")
    assert table.result == "victory A"
    table = battle("A: F1 lion, F2 sapper. B: F1 heckler. C: F1 skunk").resign("A")
    assert table.asked == "orders B" and table.state.turn == 6, "a resigning active player's turn ends"


def test_resigning_triggers_nothing() -> None:
    """BTG-4.21"""
    table = battle("A: F1 tattletale, F2 powder_kid. B: F1 heckler, F2 lion. C: F1 skunk").resign("A")
    assert not table.cued("peek") and not table.cued("explosion") and table.fell("tattletale", "powder_kid")


def test_votes_are_secret_until_all_are_in() -> None:
    """BTG-9.3, BTG-9.4"""
    table = battle("A: F1 lion. B: F1 land_mine").attack("A:F1", "B:F1").play("A", "fall")
    ask = table.match.seat_ask(1)
    assert ask is not None and ask.answer is None and not table.cues
    table.play("B", "share")
    assert [cue.nouns["vote"] for cue in table.heard("-", "vote")] == ["fall", "share"]


def test_order_of_the_checks() -> None:
    """BTG-10.1, BTG-8.5: turn, form, place, the card's own rule; a refusal changes nothing."""
    table = battle("A: F1 double_ballista, F2 land_mine, F3 lookout. B: F1 lion, M1 skunk, F2 heckler, F3 jonas")
    assert table.refused("B", ["attack", "F1", [[0, "F1"]]]) == "not_your_turn"
    assert table.refused_attack("A:F2", "B:F1", "B:F1") == "same_target_twice"
    assert table.refused_attack("A:F2", "B:F1", "B:F2") == "too_many_targets"
    assert table.refused_attack("A:F1", "B:F1", "B:F2", "B:F3") == "too_many_targets"
    assert table.refused_attack("A:B3", "B:F1") == "no_card_there"
    assert table.refused_attack("A:F2", "B:B3") == "no_card_there"
    assert table.refused_attack("A:F2", "A:F1") == "own_target"
    assert table.refused_attack("A:F2", "B:F1") == "cannot_attack"
    assert table.refused_attack("A:F1", "B:M1") == "out_of_reach"
    assert table.refused_command("A:F2") == "no_command"
    assert table.refused_command("A:B2") == "no_card_there"
    assert table.refused_command("A:F3", [[1, "F1"], [1, "F1"]]) == "same_target_twice"
    assert table.refused_command("A:F3", [[1, "F1"], [1, "F2"], [1, "F3"]]) == "too_many_targets"
    assert table.refused_command("A:F3", [[1, "F1"], [1, "B3"]]) == "no_card_there"
    assert table.refused_command("A:F3", [[1, "F1"], [0, "F1"]]) == "own_target"
    for nonsense in (None, 7, ["attack"], ["attack", "F1", [["B", "F1"]]], ["command", "F3", 9]):
        assert table.refused("A", nonsense) == "malformed"
    for nonsense in ([], "end", ["end"]):
        assert table.refused("A", nonsense) in ("not_legal", "must_attack")


def test_not_face_down() -> None:
    """BTG-10.1"""
    table = battle("A: F1 lookout, F2 lion. B: F1 skunk (up), F2 heckler, F3 sapper")
    assert table.refused_command("A:F1", [[1, "F1"], [1, "F2"]]) == "not_face_down"


def test_every_code_has_its_words() -> None:
    """BTG-10.1"""
    from game.titles import title
    from game.words import Catalogue, title_words

    words = title_words("battlegoats", Catalogue())
    assert all(words.has(f"refused-{code}") for code in title("battlegoats").codes)


def test_everything_is_open_at_the_end() -> None:
    """BTG-8.2"""
    table = battle("A: F1 lion, F2 sapper. B: F1 skunk").attack("A:F1", "B:F1")
    view = table.view("B")
    assert table.sees("B", "A:F2") == "sapper" and len(view["reserve"]) == len(IDS) - 1 - 3
    table = new(2).resign("A")
    assert table.result == "victory B" and len(table.view("A")["reserve"]) == len(IDS) - 1
    pile(table, "A")
