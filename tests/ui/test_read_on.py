"""The foot of an inspector's page: the rule behind it is named by its chapter, and leads to it in the codex."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from local_feed import LocalFeed
from table_driver import open_table
from test_codex_met import at_battle, codex_of

import game.titles
from game.tabletop.codex_pages import chapter_of
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from game.ui.widgets.inspector import Inspector
from game.words import Catalogue, title_words

TITLES = Path(game.titles.__file__).parent
ID = re.compile(r"[A-Z]{3}-\d+(\.\d+)?(, \d+\.\d+)*")


def rules_of(title: str) -> set[str]:
    """The rules that a title's pages name."""
    return {
        node.value
        for file in (TITLES / title / "screen").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value)
    }


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("title", ["battlegoats", "goblin_raid", "loot_and_recruit", "slayer_slayer"])
def test_every_rule_of_a_page_has_a_chapter(title: str, language: str) -> None:
    words = title_words(title, Catalogue(language))
    rules = rules_of(title)
    assert rules
    for rule in rules:
        chapter = chapter_of(title, words, rule)
        assert chapter is not None and chapter.title, rule


@pytest.mark.parametrize(
    "title, rule, chapter",
    [
        ("battlegoats", "BTG-2.7", "deploy"),  # and not the aim, which tells of three whole sections
        ("battlegoats", "BTG-2.8", "deploy"),  # gaps
        ("battlegoats", "BTG-2.10", "power"),  # cards that help face down
        ("goblin_raid", "GOB-9.1", "morale"),  # and not the example that mentions it
        ("goblin_raid", "GOB-11.10", "cycle_end"),  # ten comes after nine
        ("slayer_slayer", "GSS-7.4, 7.5", "end"),
        ("slayer_slayer", "GSS-8", "secrets"),
        ("slayer_slayer", "GSS-99.1", None),
    ],
)
def test_a_rule_is_told_by_the_chapter_that_is_about_it(title: str, rule: str, chapter: str | None) -> None:
    found = chapter_of(title, title_words(title, Catalogue()), rule)
    assert (found.id if found is not None else None) == chapter


def at_a_hidden_card() -> tuple[Harness, TableScene, Inspector]:
    """A rival's card lies face down: its page names a rule."""
    harness, scene, _ = at_battle()
    hidden = next(spot for spot in scene.spots if (page := scene.table.inspect(spot.handle)) is not None and page.rule)
    scene.furniture.side.inspect(hidden.handle)
    harness.frames(4)
    inspector = scene.furniture.side.inspector
    assert inspector is not None
    return harness, scene, inspector


def test_a_page_names_the_chapter_and_no_id() -> None:
    _, _, inspector = at_a_hidden_card()
    assert "RULES: COUNTING POWER" in inspector.page.foot and "BTG" not in inspector.page.foot


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_it_leads_to_the_chapter(way: str) -> None:
    harness, scene, inspector = at_a_hidden_card()
    if way == "mouse":
        inspector.scroll_to(inspector.furthest)
        view = inspector.view
        found = [
            (x, y)
            for y in range(view.y, view.bottom, 3)
            for x in range(view.x, view.right, 9)
            if inspector.link_at((x, y))
        ]
        assert found and inspector.link_at((view.x + 2, view.y + 2)) == ""
        harness.click((view.x + 2, view.y + 2))
        harness.frames(2)
        assert harness.stack.top is scene
        harness.click(found[len(found) // 2])
    else:
        inspector.activate()
    codex = codex_of(harness)
    assert codex._chapters[codex.chapter].id == "power"


@pytest.mark.parametrize(
    "language, foot",
    [("en", "F2 SHOWS ALL KEYS"), ("fi", "F2 NÄYTTÄÄ KAIKKI NÄPPÄIMET"), ("es", "F2 MUESTRA TODAS LAS TECLAS")],
)
def test_the_key_of_the_sheet_of_keys_is_told_in_a_sentence(language: str, foot: str) -> None:
    _, scene = open_table(LocalFeed(seats=2, seed=5), language=language)
    assert scene.furniture.side._hint().foot == foot
