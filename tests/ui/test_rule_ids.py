"""Ids of rules stay in the code: a player reads none, wherever rules are told."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from local_feed import LocalFeed
from table_driver import calm, open_table

from game import titles
from game.tabletop.codex_pages import cards, chapters, diagrams
from game.tabletop.scene import TableScene
from game.words import LANGUAGES, Catalogue, title_words

ID = re.compile(r"[A-Z]{3}-\d")
READY = [name for name, title in titles.titles().items() if title.status == "ready"]


def of_codex(title: str, language: str) -> Iterator[str]:
    """All that the codex prints of a title: its chapters, what stands beside them, its cards."""
    words = title_words(title, Catalogue(language))
    for chapter in chapters(title, words):
        yield from (chapter.title, chapter.text, *chapter.flow)
    for row in (row for rows in diagrams(title, words).values() for row in rows):
        yield from (row.label, row.note, row.figure)
    for card in cards(title, words):
        yield from (card.kind_name, card.face.name, card.face.text)


def of_table(scene: TableScene) -> Iterator[str]:
    """The page of the rules tab, the page of every thing that can be pointed at, and why it can't be pressed."""
    yield from scene.table.rules()
    for spot in scene.spots:
        page = scene.furniture.side.read(spot.handle)
        if page is not None:
            yield from (page.name, page.status, page.text, page.note, page.foot)
            yield from (part for entry in page.entries for part in entry if isinstance(part, str))
        yield spot.why


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", READY)
def test_no_page_prints_the_id_of_a_rule(title: str, language: str) -> None:
    harness, scene = open_table(
        LocalFeed(title, seats=min(titles.titles()[title].seats), seed=3, clock=None), language=language
    )
    calm(harness, scene)
    scene.furniture.side.open_tab("rules")
    harness.frames(2)
    inspector = scene.furniture.side.inspector
    assert inspector is not None and len(inspector.page.text) > 100
    told = [inspector.page.text, *of_table(scene), *of_codex(title, language)]
    assert not [text for text in told if ID.search(text)]
