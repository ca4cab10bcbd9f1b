"""The worked example: its rules, and everything that a game of the house promises, from the player's own folder."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from game import titles
from game.bots import players
from game.engine import match as engine
from game.engine.chance import Chance
from game.engine.refusal import Refused
from game.own.content import Content
from game.titles.bot_contract import Bot
from game.words import LANGUAGES, Catalogue, title_words
from game.words.entries import read_entries
from tests.conformance.checks import Walk
from tests.own_titles.rig import EGGS, HERE

sys.path.insert(0, str(HERE.parents[0] / "ui"))  # the table's driver

OPTIONS = {"eggs_each": 4, "timers": False}


def dealt(seats: int = 2, each: int = 4) -> engine.Match:
    return engine.new(titles.rules(EGGS), seats, {"eggs_each": each, "timers": True}, 7)


def kind(match: engine.Match, egg: int) -> str:
    return titles.rules(EGGS).data()["egg"][match.state.kinds[egg]]["id"]


def test_egg_1_1_everyone_sees_their_own_eggs_and_nobody_elses(eggs: Content) -> None:
    match = dealt(3)
    for seat in range(3):
        view = match.view(seat)
        assert len(view["mine"]) == 4 and [egg for egg, _ in view["mine"]] == view["public"]["hands"][seat]
    assert match.view(-1)["mine"] == []


def test_egg_1_2_an_offer_is_face_down_and_may_be_a_lie(eggs: Content) -> None:
    match = dealt()
    egg = match.state.hands[0][0]
    claim = next(row["id"] for row in titles.rules(EGGS).data()["egg"] if row["id"] != kind(match, egg))
    match.play(0, ["offer", egg, claim, 1])
    told = match.take_cues()
    assert match.cues_for(told, 1)[0].nouns["kind_of"] is None and match.cues_for(told, 1)[0].nouns["claim"] == claim
    assert match.cues_for(told, 0)[0].nouns["kind_of"] == kind(match, egg)
    assert list(match.waiting_for()) == [1]


def test_egg_1_2_offers_of_other_eggs_and_to_oneself_are_refused(eggs: Content) -> None:
    match = dealt()
    for choice, code in ((["offer", match.state.hands[1][0], "golden", 1], "not_your_egg"),
                         (["offer", match.state.hands[0][0], "golden", 0], "not_yourself")):  # fmt: skip
        with pytest.raises(Refused) as refused:
            match.play(0, choice)
        assert refused.value.code == code


@pytest.mark.parametrize("reply, nest", [("take", 1), ("push", 0)])
def test_egg_1_3_the_egg_is_turned_up_where_it_ends(eggs: Content, reply: str, nest: int) -> None:
    match = dealt()
    egg = match.state.hands[0][0]
    match.play(0, ["offer", egg, "golden", 1])
    match.play(1, reply)
    assert match.view(-1)["public"]["nests"][nest] == [[egg, kind(match, egg)]]
    assert match.view(-1)["public"]["turn"] == 1


def test_egg_1_5_limits_can_be_switched_off(eggs: Content) -> None:
    clocks = titles.rules(EGGS).clocks
    assert set(clocks({"timers": False}).values()) == {None} and all(clocks({"timers": True}).values())


def test_egg_1_4_the_best_nest_wins(eggs: Content) -> None:
    match, chance = dealt(3), Chance(b"x")
    while match.result is None:
        seat = match.waiting_for()[0]
        match.play(seat, match.space(seat).sample(chance))
    scores = match.result.tally["eggs"]
    assert match.result.winners == tuple(seat for seat in range(3) if scores[seat] == max(scores))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_of_random_play(eggs: Content, seats: int) -> None:
    """Copies, dumps, replays, spaces, defaults, non-interference, imagined matches: the walk that every game takes."""
    counts: Counter[str] = Counter()
    for seed, each in enumerate((4, 5, 6)):
        Walk(titles.rules(EGGS), seats, {"eggs_each": each, "timers": True}, seed, True, counts).run()
    assert counts["swaps"] > 50 and counts["imagined"] > 50


def test_bots_play_to_the_end(eggs: Content) -> None:
    match = dealt(3)
    bots: list[Bot] = [
        players.make(EGGS, level, seat, OPTIONS, ("bot",) * 3, 1, iterations=20, clock=False)
        for seat, level in enumerate(("easy", "normal", "hard"))
    ]
    while match.result is None:
        seat = match.waiting_for()[0]
        told, ask = match.cues_for(match.take_cues(), seat), match.seat_ask(seat)
        assert ask is not None
        bots[seat].observe(match.view(seat), told)
        match.play(seat, bots[seat].decide(match.view(seat), ask))
    assert match.result.outcome == "counted"


def test_it_says_the_same_in_every_language(eggs: Content) -> None:
    folder = HERE / EGGS / "words"
    said = {path.stem: read_entries(path.read_text(encoding="utf-8"), path.name) for path in folder.glob("*.ftl")}
    assert set(said) == set(LANGUAGES) and len({frozenset(found) for found in said.values()}) == 1
    for language in LANGUAGES:
        words = title_words(EGGS, Catalogue(language))
        for refused in titles.title(EGGS).codes:
            assert words.has(f"refused-{refused}")
        assert all(words.has(f"egg-{row['id']}.text") for row in titles.rules(EGGS).data()["egg"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_table_is_drawn_and_played_by_mouse(eggs: Content, language: str, tmp_path: Path) -> None:
    from local_feed import LocalFeed
    from table_driver import asked_next, open_table

    harness, scene = open_table(LocalFeed(EGGS, 3, options=OPTIONS), language=language, pace="instant")
    met: set[str] = set()
    while (asked := asked_next(harness, scene)) != "over":
        met.add(asked)
        if asked == "reply":
            harness.click(f"act.{('take', 'push')[len(scene.table.public['hands'][0]) % 2]}")
        else:
            mine = scene.table.public["hands"][0]
            spot = next(spot for spot in scene.table.spots() if spot.handle == ("egg", mine[0]))
            harness.click(spot.rect.center)
            nest = next(spot for spot in scene.table.spots() if spot.handle == ("nest", 2))
            harness.click(nest.rect.center)
            harness.click("act.claim.golden")
        harness.frames(2)
    assert met == {"turn", "reply"}
    assert not scene.services.words.unknown
