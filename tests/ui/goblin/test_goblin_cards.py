"""What is shown large of a counter is a card picture: its own print has room for numbers and no more picture than fits."""

from __future__ import annotations

from test_goblin_map import ready

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
