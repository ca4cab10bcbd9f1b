"""Plays as the rules read them: every verb there and back, shapes that are no play, and lines of menus as plays."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.engine.chance import Chance
from game.engine.spaces import Choice, Menu
from game.titles.lords_of_hell.rules import menus, plays
from game.titles.lords_of_hell.rules.items import read_item
from game.titles.lords_of_hell.rules.sentences import read_sentence
from tests.titles.lords_of_hell.dsl import A, B, C, Table, new

NOUNS: dict[str, list[list[Any]]] = {
    "offer": [[B, [[["souls", 2]], []], [[], []], "public", 0]],
    "leave": [[], [A, B, True]],
    "play": [[3], [3, B], [3, "home", [4, 5]]],
    "artifact": [[3], [3, B]],
    "hold": [[], ["play", 3], ["play", 3, B], ["play", 3, "army", [4]], ["tribute", B]],
    "target": [[B], [[4, 5]], [B, 7], [B, "souls"], [B, 1, [4]]],
    "accept": [[1, [3]]],
    "earth": [[3], ["devil"]],
    "back": [[3], ["devil"]],
    "begin": [[3, -1]],
    "join": [[B, "attack", -1, [3], 2]],
    "call": [[B, True, [3], 2]],
    "send_home": [[B, [3], 2]],
    "side": [[B, "attack"]],
    "truce": [[B, True]],
    "give": [[1, B]],
    "hit": [[1, 3], [1, "souls"]],
}
NONE_AT_ALL = ("done", "go_on", "pass", "raze", "ready", "release", "take", "undo", "wait")


@pytest.mark.parametrize("verb", sorted(plays.VERBS.values()))
def test_a_play_is_read_and_written_alike(verb: str) -> None:
    for nouns in [[]] if verb in NONE_AT_ALL else NOUNS.get(verb, [[3]]):
        choice = [verb, *nouns]
        play = plays.read(choice)
        assert plays.VERBS[type(play)] == verb and plays.choice_of(play) == choice


@pytest.mark.parametrize(
    "choice",
    [
        ["table"], ["table", "3"], ["table", True], ["table", 3, 4], ["leave", A], ["hold", "play"], ["hold", None],
        ["play", 3, B, [4]], ["target"], ["target", [4], 1], ["target", B, "souls", [4]], ["sing", 3], [[]], None, 1.5,
        ["offer", B, [[]], [[], []], "public", 0], ["join", B, "attack", -1, [3]],
    ],
)  # fmt: skip
def test_what_is_no_play_is_not_read(choice: Choice) -> None:
    with pytest.raises(msgspec.ValidationError):
        plays.read(choice)


def test_what_is_no_sentence_and_no_piece_is_not_read() -> None:
    for sentence in (["sing", [A], "firm", []], ["vote", [A], "firm", []], ["no_attack", [A, 3], 3, []]):
        with pytest.raises(msgspec.ValidationError):
            read_sentence(sentence)
    for piece in (["song"], ["souls"], ["souls", "many"]):
        with pytest.raises(msgspec.ValidationError):
            read_item(piece)


def test_every_choice_of_random_play_is_a_play_of_its_step() -> None:
    match, chance = new(4, 3), Chance(b"plays")
    for _ in range(400):
        if match.ask is None:
            break
        for seat in match.waiting_for():
            choice = match.sample(seat, chance)
            assert plays.choice_of(match.step().read(choice)) == choice
        seat = match.waiting_for()[chance.below("seat", len(match.waiting_for()))]
        match.play(seat, match.sample(seat, chance))


def test_lines_of_a_menu_are_the_plays_that_they_offer() -> None:
    t = Table(4, "tabling", 4).seat(A, fortress="iron_fortress", hand="high_palace fiends bury", home="fiends")
    t.go()
    ask = t.match.seat_ask(A)
    assert ask is not None and isinstance(ask.space, Menu)
    assert {play.card for play in menus.open_plays(ask, plays.TableCard)} == {
        t.card(A, "high_palace"),
        t.card(A, "fiends"),
    }
    for kind in (plays.TableCard, plays.ToEarth, plays.Swap, plays.BeginRitual, plays.Hold, plays.Ready):
        assert all(ask.space.contains(play.choice()) for play in menus.open_plays(ask, kind)) and menus.offers(
            ask, kind
        )
    assert not menus.offers(ask, plays.Attack) and not menus.acceptable(ask) and not menus.offers(None, plays.Ready)


def test_a_stop_brings_along_what_could_be_played_alone() -> None:
    t = Table(4, "council", 4).seat(A, hand="pickpocket").seat(B, hand="fiends").seat(C, hand="fiends")
    t.go()
    alone = menus.specials(t.match.seat_ask(A))
    t.match.play(B, ["hold"])
    t.match.play(B, ["release"])
    with_stop = menus.specials(t.match.seat_ask(A))
    assert [line[0] for line in alone] == [plays.PlayCard(t.card(A, "pickpocket"), B)] and with_stop == alone
