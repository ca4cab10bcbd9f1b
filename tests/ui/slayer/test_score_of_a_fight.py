"""The score of a fight: it adds up on sight, is read from afar in every language and size of text, and nothing covers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pygame import Rect
from rooms import _done, feed_at, match_at, room_at
from slayer_table import choice_of
from table_driver import open_table

from game.engine.chance import Chance
from game.tabletop import effects
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen import count_moments, moment_kit, moments, moments_feats
from game.titles.slayer_slayer.screen.score_sheet import ScoreSheet, Totals
from game.ui.lettering import Lettering
from tests.seldom_drawn import seldom_drawn

PLANNED = Totals("?", (), "24", "24", "planned", own="8", note="3 cards, Power 8 + d20")
COUNTING = Totals("17", (), "22", "24")
ENOUGH = Totals("17", (6,), "22", "24")
HELD = ENOUGH._replace(stage="held")
FAILED = Totals("17", (), "22", "22", "failed")
SPOILED = Totals("12", (), "27", "27", "failed", True)
LARGEST = Totals("106", (17, 20), "122", "120", "failed")


def lettered(scene: Any, totals: Totals, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """What is written on the sheet, with the height of its ink."""
    sheet: ScoreSheet = scene.table.counter.score
    return written(scene, lambda: sheet._sheet(totals, scene.table.field.parts.score.size), monkeypatch)


def written(scene: Any, paint: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The lines that are lettered anew, with the height of their ink."""
    found: dict[str, int] = {}
    line = Lettering.line

    def noted(self: Lettering, text: str, *rest: Any, **more: Any) -> Any:
        out = line(self, text, *rest, **more)
        found[text] = out.get_bounding_rect().h
        return out

    with monkeypatch.context() as patched:
        patched.setattr(Lettering, "line", noted)
        patched.setattr(type(scene.look), "baked", lambda look, key: None)
        paint()
    return found


def test_the_columns_of_a_ledger_have_their_sums_under_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each die is a line of its own, also one whose goblin has been discarded."""
    _, scene = room_at("bet_vote")
    gone = next(handle for handle in scene.table.reading.names if handle != 1)
    rows: list[list[Any]] = [[1, "bigun", 6, [["own", 2]], 8], [2, "schemer", 1, [], 1]]
    foe_rows: list[list[Any]] = [["basic", 20], ["sapper", -3]]
    scene.table.counter.keep(
        cues.Ledger(rows=rows, horde=9, dice=[[gone, 14]], total=23, foe_rows=foe_rows, foe=17, spoiled=False)
    )
    found = written(scene, lambda: scene.table.counter.sheet((727, 380)), monkeypatch)
    name = scene.table.context.card_name(scene.table.context.goblin(gone))
    assert {"8", "1", f"{name}, d20", "14", "23", "9 + 14 on the die", "20", "−3", "17"} <= set(found), found
    assert "VICTORY · 6 to spare" in found
    assert found["23"] > 1.5 * found["14"] and found["17"] > 1.5 * found["20"], "what a column comes to is larger"


def test_the_score_says_what_its_numbers_are_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = room_at("play_cards")

    def said(totals: Totals) -> set[str]:
        return set(lettered(scene, totals, monkeypatch))

    assert {"THE HORDE", "8+?", "3 cards, Power 8 + d20", "24", "THE FOE"} <= said(PLANNED)
    assert {"17", "on the cards", "22", "THE FOE: 24 − 2", "5", "SHORT"} <= said(COUNTING)
    assert {"23", "17 + 6 on the die", "22", "THE FOE: 24 − 2", "1", "TO SPARE"} <= said(ENOUGH)
    assert {"VICTORY", "23", "+1"} <= said(HELD) and "TO SPARE" not in said(HELD)
    assert {"LOST", "17", "−5", "THE FOE"} <= said(FAILED)
    assert {"LOST", "12", "Ruined by a die"} <= said(SPOILED) and "−15" not in said(SPOILED)
    assert "106 + 17 + 20 on the dice" in said(LARGEST)
    assert scene.table.words.unknown == set()


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)])
def test_the_score_is_read_from_afar(
    language: Any, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scene = room_at("play_cards", size=size, language=language, text_scale=scale)
    cut: list[str] = []
    ellipsis = Lettering.ellipsis

    def noted(self: Lettering, text: str, *rest: Any, **more: Any) -> str:
        out = ellipsis(self, text, *rest, **more)
        cut.extend([text] * (out != text))
        return out

    monkeypatch.setattr(Lettering, "ellipsis", noted)
    for totals in (PLANNED, COUNTING, ENOUGH, HELD, FAILED, SPOILED, LARGEST):
        found = lettered(scene, totals, monkeypatch)
        figure = f"{totals.own}+?" if totals.total is None else str(totals.total)
        assert found[figure] >= size[1] * 0.06, (figure, found)
        assert found[totals.foe] >= size[1] * 0.035, (totals, found)
    assert not cut
    plan = scene.table.counter.score._plan(scene.table.field.parts.score.size)
    lines = [plan.ribbon, plan.horde, plan.made_of, plan.against, plan.low]
    sheet = Rect((0, 0), scene.table.field.parts.score.size)
    assert all(sheet.contains(line) for line in lines)
    assert all(above.bottom <= below.y for above, below in zip(lines, lines[1:]))


def test_no_banner_lies_over_the_foe_or_its_name_or_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor over the name at the door that the foe stands behind."""
    harness, scene = open_table(feed_at(match_at("route_vote", 4), others=True), speed="fast")
    seldom_drawn(harness)
    feed: Any = scene.feed
    feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting) or scene.motion.busy
    game_table: Any = scene.table
    banners: list[tuple[bool, str, Rect]] = []

    def noted(services: Any, area: Rect, text: str, seconds: float = 0.7, small: str = "", hot: bool = False,
              high: float = 0.5) -> Any:  # fmt: skip
        fighting = game_table.reading.fighting
        if fighting or text.startswith("Round"):
            banners.append((fighting, text, effects.banner_rect(scene.look, area, text, small, high)))
        return effects.banner(services, area, text, seconds, small, hot, high)

    for room in (count_moments, moment_kit, moments, moments_feats):
        monkeypatch.setattr(room, "banner", noted)
    chance = Chance(b"12345678")
    for _ in range(6000):
        harness.frames(1)
        ask = scene.services.update.ask
        free = scene.updates.playing is None and not scene.services.sent and not _done(feed.match, 0)
        if free and ask is not None and ask.id == feed.match.ask_id and 0 in feed.match.waiting_for():
            scene.send(choice_of(feed.match, 0, ask, chance))
        if any(text == "Round lost" for _, text, _ in banners) and any(text == "Victory!" for _, text, _ in banners):
            break
    assert {fighting for fighting, _, _ in banners} == {True, False}
    parts = game_table.field.parts
    doors = next(room for room in game_table.rooms if type(room).__name__ == "Route").parts(
        game_table.context.ground.area
    )
    for fighting, text, rect in banners:
        kept = [parts.foe, parts.score] if fighting else [door for door, _ in doors]
        assert rect.collidelist(kept) == -1, (text, rect)
