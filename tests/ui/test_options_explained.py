"""What an option does is told beside it, or in one place for all options; with large letters too."""

from __future__ import annotations

import pytest

from game import titles
from game.scenes.host_set_up import HostSetUp
from game.scenes.lobby_rows import NarrowRow, explained
from game.scenes.option_rows import FLOOR, OptionRow
from game.scenes.router import open_stack
from game.scenes.title_card import TitleCard
from game.stack.context import Context
from game.ui.fitting import largest
from game.ui.harness import Harness
from game.ui.prints import Prints

PRINTS = Prints()


def shown(scene, size, prints=None, **settings):
    def build():
        context = Context(size=size, prints=prints)
        context.change(name="Maija", **settings)
        return open_stack(context, scene)

    return Harness(build, size)


def room_of(scene):
    """The place where a scene tells what an option does."""
    if isinstance(scene, HostSetUp):
        return scene._note.size
    return scene.told_at.size


@pytest.mark.parametrize("name", list(titles.titles()))
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_every_option_is_explained_with_the_largest_letters(name, language):
    for scene in (TitleCard(titles.title(name)), HostSetUp(name)):
        harness = shown(scene, (1280, 720), language=language, text_scale=1.5)
        if isinstance(scene, TitleCard) and any(option.rare for option in scene.card.options):
            harness.click("more")
            harness.frames(2)
        look = scene.look
        for row in [row for row in scene.group if isinstance(row, OptionRow)]:
            if row.tip:  # beside it, or in a tip where it has no room
                continue
            assert isinstance(row, NarrowRow)
            about = row.about
            assert largest(look, about, "text", look.text(21), room_of(scene), lines=6, leading=1.24), about


def test_the_keyboard_has_options_explained_too():
    scene = TitleCard(titles.title("goblin_raid"))
    harness = shown(scene, (1280, 720), text_scale=1.5)
    harness.click("more")
    harness.frames(2)
    row = next(row for row in scene.group if isinstance(row, NarrowRow))
    scene.group.focus(row)
    assert explained(scene.group) is row


def test_pointing_at_an_option_tells_it_where_the_words_of_the_game_stood():
    scene = TitleCard(titles.title("goblin_raid"))
    harness = shown(scene, (1280, 720), text_scale=1.5)
    harness.click("more")
    harness.frames(2)
    rows = [row for row in scene.group if isinstance(row, NarrowRow)]
    for row in rows[:2]:
        harness.move(row.rect.center)
        harness.frames(2)
        assert explained(scene.group) is row
    harness.move("play")
    harness.frames(2)
    assert explained(scene.group) is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("name", list(titles.titles()))
def test_the_card_shows_the_table_and_keeps_rare_options_behind_more(name, language, size):
    """With the real prints: the poster is wider than the plate in its place, and leaves the words less room."""
    scene = TitleCard(titles.title(name))
    harness = shown(scene, size, PRINTS, language=language)
    common = {f"option.{option.id}" for option in scene.card.options if not option.rare}
    rare = {f"option.{option.id}" for option in scene.card.options if option.rare}

    def offered():
        return {row.id for row in scene.group if isinstance(row, OptionRow)}

    assert scene._photo is not None and offered() == common and 1 <= len(common) <= 4 and rare
    assert all(not scene._photo[1].colliderect(widget.rect) for widget in scene.group)
    harness.click("more")
    harness.frames(2)
    assert scene._photo is None and offered() == common | rare
    scene.group.find(sorted(rare)[0]).step(1)
    harness.click("more")
    harness.frames(2)
    assert offered() == common and "1" in scene.group.find("more").text


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_the_first_option_of_loot_says_what_it_does_on_the_smallest_card(language):
    """Its line had been too long for the row, and only pointing at it told."""
    scene = TitleCard(titles.title("loot_and_recruit"))
    shown(scene, (1280, 720), PRINTS, language=language)
    row = next(row for row in scene.group if row.id == "option.event_deck")
    room = row.boxes()[0].left - row.rect.x - row.look.px(16)
    assert row.look.lettering.width(row.about, "text_medium", FLOOR) <= room
