"""What is said at a table: bubbles cover no plate and no other bubble, and the lobby's talk stands in the chat."""

import itertools

import pytest
from local_feed import LocalFeed
from pygame import Rect
from table_driver import calm, open_table
from test_table_people import Table

from game.scenes.lobby_table import LiveTable
from game.scenes.router import open_stack
from game.tabletop.feed import Said
from game.ui.harness import Harness
from game.ui.widgets.players import PlayerPlate, bubble_place

LONG = "I have a plan, and it involves all of your goats, a bridge, and one very hungry troll. Who is with me?"
TABLES = [("battlegoats", 2), ("battlegoats", 3), ("battlegoats", 6), ("loot_and_recruit", 5), ("slayer_slayer", 6),
          ("goblin_raid", 2)]  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_bubbles_cover_no_plate_and_no_other(title, seats, size, monkeypatch):
    feed = LocalFeed(title, seats)
    feed.held = True
    harness, scene = open_table(feed, size, reduced_motion=True)
    calm(harness, scene)
    drawn, draw = [], PlayerPlate.draw_speech
    monkeypatch.setattr(PlayerPlate, "draw_speech", lambda *args: drawn.append(draw(*args)) or drawn[-1])
    for one, other in itertools.combinations(range(seats), 2):
        scene.furniture.speech.clear()
        for seat in (one, other):
            scene.furniture.said(Said(seat, f"seat {seat}", LONG if seat == one else "Done!"))
        scene.refresh()
        harness.frames(1)
        drawn.clear()
        scene.dirty = True
        harness.frames(1)
        bubbles = [bubble for bubble in drawn if bubble is not None]
        plates = [plate.rect for plate in scene.furniture.plates]
        assert len(bubbles) == sum(plate.facts.speech != "" for plate in scene.furniture.plates) and bubbles
        assert all(Rect((0, 0), size).contains(bubble) for bubble in bubbles)
        assert all(bubble.collidelist(plates) < 0 for bubble in bubbles), (one, other)
        assert len(bubbles) < 2 or not bubbles[0].colliderect(bubbles[1])


def test_a_bubble_keeps_right_of_its_plate_where_it_may():
    plate, window = Rect(100, 100, 200, 60), Rect(0, 0, 1280, 720)
    assert bubble_place(plate, (200, 80), window, [], 10).topleft == (310, 100)
    beside = Rect(320, 90, 200, 60)
    assert bubble_place(plate, (200, 80), window, [beside], 10).colliderect(beside) is False


def test_the_lobbys_talk_stands_in_the_chat_of_the_table(monkeypatch, tmp_path):
    monkeypatch.setattr(Table, "poll", poll := Table.poll)
    said = []

    def talk(self):
        poll(self)
        if not said and self.ines.state == "in":
            said.append(self.ines.say("Which game?"))
            poll(self)

    monkeypatch.setattr(Table, "poll", talk)
    table = Table(monkeypatch, tmp_path)
    assert table.said() == ["<b>Inés</b>: Which game?"]
    assert table.top.furniture.talk.unread == 0 and not table.top.furniture.speech
    table.speak(table.ines, "This one!")
    assert table.said()[1:] == ["<b>Inés</b>: This one!"] and table.top.furniture.talk.unread == 1
    again = Harness(lambda: open_stack(table.context, LiveTable(table.maija, table.maija.feed)))
    again.frames(2)
    assert len(again.stack.top.furniture.talk.lines) == 1, "what is said in the match comes by its feed"
