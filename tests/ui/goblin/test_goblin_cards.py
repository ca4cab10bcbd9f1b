"""What is shown large of a counter is a card picture: its own print has room for numbers and no more picture than fits."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from test_goblin_map import ready

from game import titles
from game.scenes import results_story
from game.tabletop.story import Said, Story, Turning
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.pieces import IDS
from game.titles.goblin_raid.screen.codex import cards
from game.titles.goblin_raid.screen.reading import FOOT_DOWN
from game.ui.prints import Prints

CARD = [864, 772]


def test_every_page_of_a_counter_and_so_the_results_has_a_card_picture() -> None:
    _, scene = ready()
    prints = Prints()
    for piece in (*IDS, FOOT_DOWN):
        page = scene.table.inspect(("card", piece))
        assert prints.about("goblin_raid", page.picture).get("size") == CARD, piece


def test_the_book_shows_the_same() -> None:
    _, scene = ready()
    prints = Prints()
    for card in cards(scene.table.words):
        if card.face.picture != "marker_sack":
            assert prints.about("goblin_raid", card.face.picture).get("size") == CARD, card.face.name


def test_the_story_of_a_match_shows_the_king_and_what_comes_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sentences name no counter: every moment had been the same small face, and the winner's poster bare."""
    _, scene = ready()
    score = cues.CycleScore(king=0, rows=[], plunder=21, total=21)
    monkeypatch.setattr(titles, "read_cues", lambda title, raw: [score])
    monkeypatch.setattr(results_story, "KeptSections", lambda moment, read: {})
    plain = Turning(3, 1.0, Said("x"), 0, 21)
    said = results_story._pictured(scene, results_story._why(scene, SimpleNamespace(cues=[]), plain))  # type: ignore[arg-type]
    assert said.picture == "card_goblin_king"
    found = Story(moments=(Turning(3, 1.0, said, 0, 21),))
    assert results_story.telling_cards(found, [0]) == [("card_goblin_king", "The Goblin King")]
    home = results_story._pictured(scene, Said("The bags bring 7 points.", kind=cues.Counted(
        site="abbey", bags=2, flat=2, dice=[], points=14, total=14).kind))  # fmt: skip
    assert Prints().has("goblin_raid", home.picture)
