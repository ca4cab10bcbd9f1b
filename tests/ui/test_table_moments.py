"""The climaxes of BattleGoats' fights: the pig on its arc, the two arrows; and what stays when they are over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest
from ear import listen
from local_feed import LocalFeed
from table_driver import calm, open_table

from game.tabletop.feed import Notice, Said, Update
from game.tabletop.scene import TableScene
from game.titles.battlegoats.bot.bot import showing
from game.titles.battlegoats.rules.cards import CARDS
from game.titles.battlegoats.screen.flights import flyer_of, on_arc
from game.ui.harness import Harness
from tests.titles.battlegoats.table import battle

BALLISTA = (
    "A: F2 double_ballista, M2 lookout. B: F1 big_gruff, F2 lookout, F3 skunk",
    ["attack", "F2", [[1, "F1"], [1, "F3"]]],
)
PULT = ("A: F2 pig_a_pult, M2 armored_pig. B: F1 big_gruff, F2 lookout", ["attack", "F2", [[1, "F1"]]])
PIG = ("A: F2 armored_pig, M2 pig_a_pult. B: F1 big_gruff, F2 lookout", ["attack", "F2", [[1, "F1"]]])
LOST = ("A: F2 double_ballista, M2 lookout. B: F1 lion, F2 lookout", ["attack", "F2", [[1, "F1"]]])


class Fed(LocalFeed):
    """A battle laid for the purpose; its cues are dropped on the way when `mute`."""

    def __init__(self, text: str, mute: bool = False, seats: int = 0) -> None:
        self.mute = mute
        match = battle(text, seats=seats).match
        super().__init__(match=match, seats=match.seats, clock=None)
        self.held = True

    def poll(self) -> list[Update | Said | Notice]:
        return [replace(i, cues=()) if self.mute and isinstance(i, Update) else i for i in super().poll()]


def opened(told: tuple[str, Any], mute: bool = False, seats: int = 0, **settings: Any) -> tuple[Harness, TableScene]:
    feed = Fed(told[0], mute, seats)
    harness, scene = open_table(feed, **settings)
    harness.seconds(0.5)
    feed.play(told[1])
    return harness, scene


def picture(harness: Harness, scene: TableScene) -> bytes:
    harness.move((1, 1))
    harness.seconds(1.0)
    surface = pygame.display.get_surface()
    return pygame.image.tobytes(surface.subsurface(scene.regions.middle.clip(surface.get_rect())), "RGB")


@pytest.mark.parametrize("seats", [0, 4])
@pytest.mark.parametrize("told", [BALLISTA, PULT, PIG, LOST], ids=["ballista", "pult", "pig", "lost"])
def test_the_last_picture_is_the_same_without_cues(told: tuple[str, Any], seats: int) -> None:
    text = told[0] + (". C: F1 hawkeye_hilda. D: F1 night_owl" if seats else "")
    pictures = []
    for settings in ({"mute": True}, {"pace": "fast"}, {"reduced_motion": True}, {"pace": "instant"}):
        harness, scene = opened((text, told[1]), seats=seats, **settings)
        calm(harness, scene, skip=False)
        assert not scene.services.effects
        pictures.append(picture(harness, scene))
    assert all(other == pictures[0] for other in pictures[1:])


def effects(harness: Harness, scene: TableScene) -> list[Any]:
    """What is drawn over the table, in the order of its first appearance."""
    seen: list[Any] = []
    for _ in range(60 * 20):
        harness.frames(1)
        seen += [key for key in scene.services.effects if key not in seen]
        if scene.updates.playing is None and not scene.updates.waiting:
            return seen
    raise AssertionError("the fight did not end")


def test_two_arrows_fly_the_left_one_first() -> None:
    harness, scene = opened(BALLISTA)
    heard: list[str] = []
    scene.services.play_sound = lambda name, take=None: heard.append(name)
    gone: list[str] = []
    before: set[str] = set()
    for _ in range(60 * 20):
        harness.frames(1)
        now = {key[1] for key in scene.services.effects if isinstance(key, tuple) and key[0] == "bolt"}
        gone += sorted(before - now)
        before = now
        if scene.updates.playing is None:
            break
    assert gone == ["left", "right"]
    assert heard.count("ballista") == 2


def test_one_target_gets_one_arrow() -> None:
    harness, scene = opened(LOST)
    seen = effects(harness, scene)
    assert ("bolt", "left") in seen and ("bolt", "right") not in seen


@pytest.mark.parametrize("told", [PULT, PIG], ids=["pult", "pig"])
def test_the_pig_flies(told: tuple[str, Any]) -> None:
    harness, scene = opened(told)
    heard: list[str] = []
    scene.services.play_sound = lambda name, take=None: heard.append(name)
    seen = effects(harness, scene)
    assert ("arm",) in seen and (("thrown",) in seen) == (told is PULT)
    assert heard.count("pig_launch") == 1


def test_the_pult_without_its_pig_butts() -> None:
    harness, scene = opened(("A: F2 pig_a_pult, M2 lookout. B: F1 big_gruff, F2 lookout", PULT[1]))
    assert ("arm",) not in effects(harness, scene)


def test_who_is_launched_is_read_from_the_public_ledger() -> None:
    own = [["printed", "pig_a_pult", None, 5], ["own", "pig_a_pult", None, 3]]
    assert flyer_of("pig_a_pult", own) == "pig"
    assert flyer_of("pig_a_pult", own[:1]) == ""
    assert flyer_of("armored_pig", [["own", "armored_pig", None, 5]]) == "self"
    assert flyer_of("lion", [["own", "lion", None, 5]]) == ""


def test_an_arc_begins_and_ends_where_it_should() -> None:
    assert on_arc((0, 0), (10, 20), 50, 0) == (0, 0)
    assert on_arc((0, 0), (10, 20), 50, 1) == (10, 20)
    assert on_arc((0, 0), (10, 20), 50, 0.5) == (5, -40)


@pytest.mark.parametrize("told", [BALLISTA, PULT, PIG, LOST], ids=["ballista", "pult", "pig", "lost"])
def test_bots_know_how_long_a_fight_is_looked_at(told: tuple[str, Any]) -> None:
    """What `showing` counts is what the table takes, within a second: a bot does not play over a fight."""
    harness, scene = opened(told)
    cues: Any = ()
    for frames in range(60 * 20):  # noqa: B007
        harness.frames(1)
        if scene.updates.playing is not None:
            cues = scene.updates.playing.cues
        elif cues:
            break
    assert abs(frames / 60 - showing(cues) / 1000) < 1.0, (frames / 60, showing(cues))


def test_a_turn_without_a_fight_is_soon_seen() -> None:
    table = battle("A: F2 lion, M2 lookout. B: F1 big_gruff, F2 skunk")
    fight = showing(table.attack("A:F2", "B:F1").match.cues_for(table.cues, 0))
    table = battle("A: F2 lion, M2 lookout. B: F1 big_gruff, F2 skunk")
    look = showing(table.command("A:M2", [[1, "F1"], [1, "F2"]]).match.cues_for(table.cues, 0))
    assert 0 < look < 2500 < fight
    assert showing(()) == 0


@pytest.mark.parametrize("left, heard", [("B: F1 big_gruff", True), ("B: F1 big_gruff, F2 lookout", False)])
def test_a_breath_is_heard_before_somebodys_last_card_turns_up(left: str, heard: bool) -> None:
    feed = Fed(f"A: F2 duelist, M2 lookout. {left}")
    harness, scene = open_table(feed)
    calm(harness, scene)
    ear = listen(harness)
    feed.play(["attack", "F2", [[1, "F1"]]])
    harness.seconds(2.0)
    assert ("sting" in ear.take()) == heard


def test_scraps_fly_off_a_card_that_falls_and_nothing_is_left_of_them() -> None:
    feed = Fed("A: F2 duelist, M2 lookout. B: F1 lookout, F2 skunk")
    harness, scene = open_table(feed)
    calm(harness, scene)
    feed.play(["attack", "F2", [[1, "F1"]]])
    seen = False
    for _ in range(400):
        harness.frames(2)
        seen = seen or any("scraps" in str(key) for key in scene.services.effects)
    assert seen and not scene.services.effects


def test_a_plan_is_told_between_the_herds_and_no_face_comes_before_the_flip() -> None:
    """The herds draw together for the stage, and spread again when the fight has been told."""
    feed = Fed("A: F2 duelist, M2 bridge_troll. B: F1 lookout, F2 skunk")
    harness, scene = open_table(feed, (1280, 720))
    calm(harness, scene)
    table: Any = scene.table
    table.click(("at", 0, "F2"))
    table.click(("at", 1, "F1"))
    harness.frames(3)
    wide = scene.services.stage["c", table.reading.at(0, "M2").handle].w
    assert table.fight.shown is None and table.ground.lane is not None
    hidden = table.marks.plan.odds.hidden()
    assert len(hidden) == len(CARDS) - 2, "own cards, the fallen and what lies open are seen"
    harness.click("act.attack")
    before = 0
    for _ in range(90):
        harness.frames(1)
        fight = table.fight.shown
        if fight is None:
            continue
        assert fight.left.card == "duelist"
        before += fight.right.card is None
        if fight.right.card is not None:
            break
    assert before > 10 and fight.right.card == "lookout"
    other = scene.services.stage["c", table.reading.at(0, "M2").handle]
    assert other.rect.size == table.ground.cells[0, "M2"].size and other.w < wide
    calm(harness, scene)
    assert table.ground.lane is not None and table.fight.last.fallen == [[1, "F1"]] == [table.fight.last.cue.target]


@pytest.mark.parametrize("chronicle", [False, True])
def test_the_last_fight_names_who_hides_again_only_where_all_may_remember(chronicle: bool) -> None:
    """BTG-8.3: with the chronicle off a rival that has won is a back on the slip too."""
    feed = Fed("A: F2 skunk, M2 lookout. B: F1 bridge_troll, F2 duelist")
    feed.options = {**feed.options, "chronicle": chronicle}
    harness, scene = open_table(feed, (1280, 720))
    calm(harness, scene)
    feed.play(["attack", "F2", [[1, "F1"]]])
    harness.seconds(1)
    calm(harness, scene)
    table: Any = scene.table
    last = table.fight.last
    names = [table.fight.named(card, place) for _, card, place in last.sides()]
    assert names == ["skunk", "bridge_troll" if chronicle else None]


def test_a_card_that_hides_again_is_counted_among_the_hidden_ones() -> None:
    """It was seen once: "unseen cards" was untrue, and to leave it out would remember it for the player (BTG-8.3)."""
    feed = Fed("A: F2 skunk, M2 lookout. B: F1 bridge_troll, F2 duelist")
    feed.options = {**feed.options, "chronicle": False}
    harness, scene = open_table(feed, (1280, 720))
    calm(harness, scene)
    table: Any = scene.table
    before = len(table.marks.plan.odds.hidden())
    feed.play(["attack", "F2", [[1, "F1"]]])
    harness.seconds(1)
    calm(harness, scene)
    odds = table.marks.plan.odds
    assert len(odds.hidden()) == before
    for language in ("en", "fi", "es"):
        scene.context.text.use(language)
        told = table.words("odds-hidden", n=1, all=before)
        assert {"en": "hidden", "fi": "piilo", "es": "ocultas"}[language] in told


@pytest.mark.parametrize("chronicle", [False, True])
def test_the_last_fight_is_read_again_by_pointing_at_it(chronicle: bool) -> None:
    """What its powers were the sum of; of what hides again only the power (BTG-8.3)."""
    feed = Fed("A: F2 skunk, M1 marshal_brindle, M2 lookout. B: F1 bridge_troll, F2 duelist")
    feed.options = {**feed.options, "chronicle": chronicle}
    harness, scene = open_table(feed, (1280, 720))
    calm(harness, scene)
    assert not [spot for spot in scene.spots if spot.handle == ("last",)], "nothing was fought yet"
    feed.play(["attack", "M2", [[1, "F1"]]])
    harness.seconds(1)
    calm(harness, scene)
    harness.move(next(spot.rect.center for spot in scene.spots if spot.handle == ("last",)))
    harness.frames(2)
    page = scene.furniture.side.shown
    told = [(entry.text, entry.value, entry.strong) for entry in page.entries]
    mine = [("Your Lookout", "6", True), ("Printed power", "5", False), ("Marshal Brindle, beside it", "+1", False)]
    if chronicle:
        assert told[:4] == [*mine, ("Inés's Bridge Troll", "8", True)] and len(told) == 6
    else:
        assert told == [*mine, ("A card in Inés's front row", "8", True)]


STOOD_IN = ("A: F1 lion, F2 skunk. B: F1 pikebilly, F2 scapegoat", ["attack", "F1", [[1, "F1"]]])
BLASTED = ("A: F1 lion, F2 skunk. B: F1 powder_kid, F2 lookout", ["attack", "F1", [[1, "F1"]]])
BEATEN = ("A: F1 lion, F2 skunk. B: F1 lookout, F2 duelist", ["attack", "F1", [[1, "F1"]]])
MINE = ("A: F1 lion, F2 skunk. B: F1 land_mine, F2 scapegoat", ["attack", "F1", [[1, "F1"]]])


@pytest.mark.parametrize(
    "told", [STOOD_IN, BLASTED, BEATEN, MINE, LOST], ids=["stand-in", "blast", "plain", "mine", "lost"]
)
def test_the_stage_says_falls_of_what_falls_and_of_nothing_else(told: tuple[str, Any]) -> None:
    table = battle(told[0])
    table.match.play(0, told[1])
    fell = {tuple(cue.nouns["place"]) for cue in table.match.take_cues() if cue.kind == "falls"}
    harness, scene = opened(told)
    said: dict[tuple[int, str], list[str]] = {}
    for _ in range(60 * 20):
        harness.frames(1)
        fight = scene.table.fight.playing
        for side in (fight.left, fight.right) if fight is not None else ():
            words = said.setdefault((side.seat, side.space), [""])
            if words[-1] != side.verdict:
                words.append(side.verdict)
        if scene.updates.playing is None and not scene.updates.waiting and said:
            break
    assert len(said) == 2
    for place, words in said.items():
        assert ("falls" in words) == (place in fell), (place, words)
        assert "falls" not in words[:-1], "what has fallen does not get up again"
