"""The codex at a running match: what was met in it is marked and can be filtered by; the match goes on behind it. And what its
chapters show beside their words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest
from local_feed import LocalFeed
from table_driver import calm, open_table
from test_table_scene import to_battle

from game import titles
from game.scenes.codex import MET, CardGrid, Codex
from game.scenes.codex_print import flow_room, row_parts
from game.scenes.router import open_stack
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.codex_pages import cards, chapters, diagrams
from game.tabletop.contract import Line
from game.tabletop.scene import TableScene
from game.titles.goblin_raid.screen.codex_sketches import HexSketch
from game.ui.harness import Harness
from game.ui.prints import Prints
from game.words import LANGUAGES, Catalogue, title_words

PRINTS = Prints()


def at_battle() -> tuple[Harness, TableScene, LocalFeed]:
    feed = LocalFeed(seats=2, seed=5, clock=60.0)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    feed.held = True
    calm(harness, scene)
    return harness, scene, feed


def codex_of(harness: Harness) -> Codex:
    harness.settle()
    top = harness.stack.top
    assert isinstance(top, Codex), top
    return top


def chip(harness: Harness, value: str) -> None:
    """Press one of the filters."""
    chips = harness.widget("kinds")
    at = next(n for n, (name, _) in enumerate(chips.options) if name == value)
    harness.click(chips.boxes()[at].center)
    harness.frames(2)


def ways(harness: Harness, way: str) -> None:
    if way == "key":
        harness.key("f1")
        harness.frames(2)
        harness.key("f1")
    elif way == "tab":
        harness.key("f1")
        harness.frames(2)
        harness.click("codex")


@pytest.mark.parametrize("way", ["key", "tab"])
def test_what_was_met_is_marked_and_filtered(way: str) -> None:
    harness, scene, _ = at_battle()
    ways(harness, way)
    codex = codex_of(harness)
    assert scene.services.update.ask is not None and "deploy" in codex.asked
    mine = {entry[1] for entry in scene.services.update.view["seat.0"]["field"] if entry is not None}
    assert mine and mine <= codex.met
    harness.click((harness.widget("tabs").boxes()[1]).center)
    harness.frames(2)
    grid = harness.widget("grid")
    assert isinstance(grid, CardGrid) and len(grid.found) == 55 and grid.met == codex.met
    chip(harness, MET)
    found = {card.id for card in harness.widget("grid").found}
    assert mine <= found and found == codex.met & {card.id for card in cards("battlegoats", codex._words)}
    assert len(found) < 55
    harness.key("escape")
    harness.settle()
    assert harness.stack.top is scene


def test_a_rivals_hidden_card_is_not_told() -> None:
    """BTG-8.3: the codex is no memory either; what fell and is named in the log is told."""
    _harness, scene, feed = at_battle()
    hidden = {feed.match.state.field[9 + n] for n in range(9)} - {-1}
    assert hidden
    from game.titles.battlegoats.rules.cards import IDS

    names = {IDS[card] for card in hidden if card < len(IDS) and not feed.match.state.up >> card & 1}
    met = scene.past.met()
    assert not names & met
    told = next(iter(names))
    scene.log.add([Line(f"Falls: <link={told}>somebody</link>")])
    assert told in scene.past.met()


def test_pieces_that_are_counted_are_of_their_kind() -> None:
    _harness, scene, _ = at_battle()
    scene.log.add([Line("<link=goblin_rabble_8>Goblin Rabble</link> marches")])
    assert {"goblin_rabble_8", "goblin_rabble"} <= scene.past.met()


def test_the_match_goes_on_behind_it() -> None:
    harness, scene, feed = at_battle()
    scene.open_codex()
    codex_of(harness)
    seen, clock = scene.updates.seen, scene.clock
    assert clock is not None
    feed.play(feed.match.default(0))
    harness.seconds(1.5)
    assert scene.updates.seen == seen and scene.updates.waiting and scene.clock is not None
    assert scene.clock[0] < clock[0] - 1.0
    harness.key(pygame.K_ESCAPE)
    harness.settle()
    calm(harness, scene)
    assert scene.updates.seen > seen


def test_without_a_match_nothing_is_marked(drive: Any) -> None:
    harness = drive(Codex("battlegoats", page="cards"))
    codex = codex_of(harness)
    assert not codex.met and MET not in [value for value, _ in harness.widget("kinds").options]


@pytest.mark.parametrize("title", ["slayer_slayer", "goblin_raid", "loot_and_recruit"])
def test_every_game_meets_some_of_its_cards_and_not_all(title: str) -> None:
    feed = LocalFeed(title, seats=2 if title == "goblin_raid" else 3, seed=3, clock=None)
    harness, scene = open_table(feed, pace="instant")
    for _ in range(30):
        harness.frames(1)
        if 0 in feed.match.waiting_for() and not scene.updates.waiting and feed.match.result is None:
            feed.play(feed.match.space(0).sample(feed.chance))
    ids = {card.id for card in cards(title, title_words(title, harness.stack.context.text))}
    assert 3 <= len(ids & scene.past.met()) < len(ids)


@pytest.mark.parametrize("title", [name for name, title in titles.titles().items() if title.status == "ready"])
def test_every_chapter_has_a_diagram_and_cards_of_the_game(title: str) -> None:
    """None is nothing but words: what follows on what, a board, a sum, or things beside what is said of them."""
    for language in LANGUAGES:
        words = title_words(title, Catalogue(language))
        ids, listed = {card.id for card in cards(title, words)}, diagrams(title, words)
        for chapter in chapters(title, words):
            rows = listed[chapter.id]
            assert rows or chapter.flow, chapter.id
            assert ids.issuperset(chapter.cards) and len(chapter.flow) != 1 and chapter.here <= len(chapter.flow), (
                chapter.id
            )
            assert all(row.label for row in rows)
            assert all(PRINTS.has(title, picture) for row in rows for picture in row.pictures), chapter.id
            for row in rows:  # a sum is the one that the words tell
                assert not row.is_total or row.figure.strip("+−") in chapter.text, (chapter.id, row.figure)
        assert not words.unknown


def test_a_march_on_a_sketch_costs_what_the_words_say() -> None:
    """GOB-5.4: 4 MP over open ground, 6 beyond the stream, 7 in the fields."""
    row = diagrams("goblin_raid", title_words("goblin_raid", Catalogue("en")))["example_march"][0]
    assert isinstance(row.sketch, HexSketch) and [*row.sketch.numbers.values()] == ["1", "2", "3", "4", "6", "7"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_diagrams_are_whole_at_the_smallest_size_in_the_largest_letters(language: str, tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.change(text_scale=1.5, language=language)
    codex = Codex("battlegoats")
    harness = Harness(lambda: open_stack(Context(file), codex), (1280, 720))
    harness.frames(2)
    look, wide = codex.look, harness.widget("page").rect.w - codex.look.px(50)
    for title in titles.titles():
        words = title_words(title, Catalogue(language))
        listed = diagrams(title, words)
        for chapter in chapters(title, words):
            for step in chapter.flow:
                assert look.label(step, 22, look.palette.k, 1.0).get_width() <= flow_room(look, wide), step
            for part in row_parts(look, listed[chapter.id], wide):
                end = wide - (part.figure.get_width() if part.figure is not None else 0)
                assert all(part.left + line.get_width() <= end for line in part.words), chapter.id
                assert part.art is None or part.art.get_width() < part.left, chapter.id


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_cards_and_diagrams_lie_beside_the_words_and_not_on_them(text_scale: float, tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.change(text_scale=text_scale)
    codex = Codex("battlegoats")
    harness = Harness(lambda: open_stack(Context(file), codex), (1280, 720))
    harness.frames(2)
    for at in range(2, 5):
        codex._open(at)
        harness.frames(1)
        words = codex._text.surface.get_rect(y=codex._under)
        shown = [card.get_rect(topleft=where) for card, where in codex._shown]
        drawn = bool(diagrams("battlegoats", codex._words)[codex._chapters[at].id])
        assert len(shown) == len(codex._chapters[at].cards) + drawn and words.collidelist(shown) < 0
        assert not any(one.colliderect(other) for i, one in enumerate(shown) for other in shown[:i])
        page = harness.widget("page")
        assert all(card.x >= 0 and card.right <= page.rect.w and card.bottom <= page.tall for card in shown)
        assert codex._flow is None or codex._flow_y + codex._flow.get_height() <= words.y
