"""The crowning (LNR-1.6, 9.6): each winner as King or Queen, as their player chose; a shared throne names each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from local_feed import NAMES
from loot_table import feed_of, new
from pygame import Rect, Surface
from table_driver import open_table

from game.tabletop import effects
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.screen import moment_kit, moments_count

QUEEN, THIRD = NAMES[1], NAMES[2]
HAIL = {
    "en": f"All hail {QUEEN}, the Goblin Queen!",
    "fi": f"Eläköön {QUEEN}, goblinkuningatar!",
    "es": f"¡Viva {QUEEN}, Reina Goblin!",
}
SHARED = {
    "en": f"All hail Goblin Queen {QUEEN} and Goblin King {THIRD}, and budge up!",
    "fi": f"Eläköön goblinkuningatar {QUEEN} ja goblinkuningas {THIRD}, ja tehkää tilaa!",
    "es": f"¡Vivan la Reina Goblin {QUEEN} y el Rey Goblin {THIRD}, y hacedles sitio!",
}
OURS = {
    "en": f"You and Goblin Queen {QUEEN} share one throne. Budge up!",
    "fi": f"Sinä ja goblinkuningatar {QUEEN} jaatte yhden valtaistuimen. Tehkää tilaa!",
    "es": f"Compartís un solo trono la Reina Goblin {QUEEN} y tú. ¡Haceos sitio!",
}
QUEENS = {"en": f"Goblin Queen {QUEEN}", "fi": f"goblinkuningatar {QUEEN}", "es": f"la Reina Goblin {QUEEN}"}


def crowning(winners: list[int], language: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], str]:
    """What the banner says, and the log."""
    said: list[str] = []

    def banner(services: Any, middle: Any, text: str, *more: Any) -> Any:
        said.append(text)
        return
        yield

    monkeypatch.setattr(moment_kit, "banner", banner)
    feed = feed_of(3, 2, match=new(3, 2))
    feed.crowns[1] = "queen"
    harness, scene = open_table(feed, language=language)
    table: Any = scene.table
    nouns = {"outcome": "shared" if len(winners) > 1 else "crowned", "winners": winners, "places": [1, 1, 3]}
    cue = cues.Result(**nouns)
    table.services.scope.start(table.moments([cue], table.services.update))
    harness.frames(2)
    return said, table.lines(cue)[0].text


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_the_winner_is_crowned_as_they_chose(language: str, monkeypatch: pytest.MonkeyPatch):
    said, line = crowning([1], language, monkeypatch)
    assert said == [HAIL[language]] and QUEENS[language] in line


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_a_shared_throne_names_each_by_their_crown(language: str, monkeypatch: pytest.MonkeyPatch):
    said, line = crowning([1, 2], language, monkeypatch)
    assert said == [SHARED[language]] and QUEENS[language] in line


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_whoever_shares_the_throne_is_called_you(language: str, monkeypatch: pytest.MonkeyPatch):
    said, line = crowning([0, 1], language, monkeypatch)
    assert said == [OURS[language]] and QUEENS[language] in line


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_decided_it_is_seen_while_the_winner_is_hailed(
    size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
):
    """Towers, totals, market and the sentence below it."""
    harness, scene = open_table(feed_of(3, 2, match=new(3, 2)), size, text_scale=scale)
    harness.frames(2)
    table: Any = scene.table
    lain: list[Rect] = []

    def banner(services: Any, area: Rect, text: str, seconds: float, small: str) -> Iterator[None]:
        lain.append(effects.banner_rect(table.look, area, text, small))
        yield from ()

    monkeypatch.setattr(moment_kit, "banner", banner)
    cue = cues.Result(outcome="crowned", winners=[1], places=[2, 1, 3])
    table.services.scope.start(table.moments([cue], table.services.update))
    harness.frames(2)
    ground = table.ground
    watched = [ground.market, *ground.boards.values(), *ground.facts.values(), ground.regions.inspector]
    assert len(lain) == 1 and lain[0].collidelist(watched) < 0


def test_a_count_shows_what_each_tower_and_all_of_them_are_worth(monkeypatch: pytest.MonkeyPatch):
    """LNR-9.1: the number at the head of each tower, then the sum that flies to the plate."""
    shown: list[int] = []

    def badge(look: Any, sign: str, number: int, px: int) -> Surface:
        shown.append(number)
        return Surface((8, 8))

    monkeypatch.setattr(moments_count, "badge", badge)
    harness, scene = open_table(feed_of(3, 2, match=new(3, 2)))
    table: Any = scene.table
    told = [cues.Counted(seat=1, towers=[4, 0, 3], count=7, total=12)]
    table.services.scope.start(table.moments(told, table.services.update))
    harness.frames(50)
    assert shown == [4, 0, 3, 7]
