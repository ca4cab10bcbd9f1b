"""Time limits are the game's own; the house lifts or doubles them at every game, and alone there are none."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path

import pytest

from game import titles
from game.scenes import host_set_up
from game.scenes.host_set_up import HostSetUp
from game.scenes.menu import Menu
from game.scenes.title_card import TitleCard
from game.words import LANGUAGES, Catalogue, Words
from tests.titles.words import Spoken


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_the_house_has_a_word_on_time_at_every_game(drive, monkeypatch, title):
    opened = []
    monkeypatch.setattr(host_set_up.connecting, "host", lambda stack, *a, **how: opened.append(how))
    h = drive(Menu(), name="Maija")
    h.stack.push(HostSetUp(title))
    h.settle()
    for value in ("long", "off"):
        h.stack.top.group.find("timers").choose(host_set_up.TIMERS.index(value))
        h.click("open")
        assert opened[-1]["house"].timers == value


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
