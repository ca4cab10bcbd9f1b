"""Time limits are set in one place: by the game's own option where its rules have one, else by the house."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path

import msgspec
import pytest

from game import titles
from game.scenes import host_set_up
from game.scenes.host_set_up import HostSetUp
from game.scenes.menu import Menu
from game.scenes.title_card import TitleCard
from game.titles import TIME
from game.words import LANGUAGES, Catalogue, Words
from tests.titles.words import Spoken


@pytest.mark.parametrize("own", [True, False])
def test_one_place_for_time_limits(drive, monkeypatch, own):
    opened = []
    monkeypatch.setattr(host_set_up.connecting, "host", lambda stack, *a, **how: opened.append(how))
    h = drive(Menu(), name="Maija")
    h.stack.context.change(options={"house": {"timers": "long", "title": "slayer_slayer"}})
    scene = HostSetUp("slayer_slayer")
    h.stack.push(scene)
    h.settle()
    if not own:
        bare = tuple(option for option in scene.game.options if option.id not in TIME)
        scene.game = msgspec.structs.replace(scene.game, options=bare)
        scene.found = [scene.game]
        scene.rebuild()
        h.settle()
    ids = {w.id for w in scene.group}
    assert ("option.timers" in ids, "timers" in ids) == (own, not own)
    h.click("open")
    assert opened[0]["house"]["timers"] == ("normal" if own else "long"), (
        "the rulebook's limits are not stretched twice"
    )


def test_whoever_has_limits_of_its_own_says_so():
    assert titles.title("slayer_slayer").sets_time and titles.title("battlegoats").sets_time


OUT_OF_TIME = (
    "time is up",
    "time runs out",
    "ajan loppuessa",
    "aika loppuu",
    "acaba el tiempo",
    "acabar el tiempo",
    "sin tiempo",
)


def arguments_of(title, key):
    return _spoken(title).arguments(key)


@cache
def _spoken(title):
    return Spoken(importlib.import_module(f"game.titles.{title}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_without_a_clock_nothing_is_said_of_time_that_runs_out(title, language):
    words = Words(Path(str(titles.__file__)).parent / title, Catalogue(language))
    asks = {key.partition(".")[0] for key in words.keys(language) if key.startswith("ask-")}
    keys = [key for key in words.keys(language) if key.startswith("ask-") and not key.endswith("timeout")]
    filled = {name: "x" for key in keys for name in arguments_of(title, key)}

    def told() -> list[str]:
        said = [words.stakes(ask, **filled) for ask in asks] + [words(key, **filled) for key in keys]
        return [text for text in said if any(end in text.lower() for end in OUT_OF_TIME)]

    assert len(told()) >= min(5, len(asks))
    words.timed = False
    assert told() == [] and not words.unknown


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_alone_the_card_offers_no_limits_and_remembers_its_own(drive, monkeypatch, title):
    played, hosted = [], []
    monkeypatch.setattr("game.scenes.connecting.play_alone", lambda stack, *args, **how: played.append(args))
    monkeypatch.setattr(host_set_up.connecting, "host", lambda stack, *args, **how: hosted.append(args))
    game = titles.title(title)
    h = drive(Menu(), name="Maija")
    h.stack.push(TitleCard(game))
    h.settle()
    h.click("play")
    assert set(titles.rules(title).clocks(played[0][3]).values()) == {None}
    timed = next(option for option in game.options if option.alone is not None)
    h.stack.top.group.find(f"option.{timed.id}").step(1)
    h.click("play")
    assert played[1][3][timed.id] != timed.alone
    h.stack.pop()
    h.stack.push(TitleCard(game))
    h.settle()
    h.click("play")
    assert played[2][3] == played[1][3], "what was chosen alone is remembered"
    h.stack.push(HostSetUp(title))
    h.settle()
    h.click("open")
    assert hosted[0][2][timed.id] == timed.default, "and changes nothing for a table of people"
