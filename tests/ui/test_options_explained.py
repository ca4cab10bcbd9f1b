"""What an option does is told beside it, or in one place for all options; with large letters too."""

from __future__ import annotations

import pytest

from game import titles
from game.scenes.host_set_up import HostSetUp
from game.scenes.lobby_rows import NarrowRow, explained
from game.scenes.option_rows import OptionRow
from game.scenes.router import open_stack
from game.scenes.title_card import TitleCard
from game.stack.context import Context
from game.ui.fitting import largest
from game.ui.harness import Harness


def shown(scene, size, **settings):
    def build():
        context = Context(size=size)
        context.change(name="Maija", **settings)
        return open_stack(context, scene)

    return Harness(build, size)


def room_of(scene):
    """The place where a scene tells what an option does."""
    if isinstance(scene, HostSetUp):
        return scene._note.size
    look = scene.look
    return scene._text.w, look.lettering.paragraph(
        scene._about(), "text", look.text(21), scene._text.w, look.palette.k
    ).surface.get_height()


@pytest.mark.parametrize("name", list(titles.titles()))
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_every_option_is_explained_with_the_largest_letters(name, language):
    for scene in (TitleCard(titles.title(name)), HostSetUp(name)):
        shown(scene, (1280, 720), language=language, text_scale=1.5)
        look = scene.look
        for row in [row for row in scene.group if isinstance(row, OptionRow)]:
            if row.tip:  # beside it, or in a tip where it has no room
                continue
            assert isinstance(row, NarrowRow)
            about = row.about
            assert largest(look, about, "text", look.text(21), room_of(scene), lines=6, leading=1.24), about


def test_the_keyboard_has_options_explained_too():
    scene = TitleCard(titles.title("goblin_raid"))
    shown(scene, (1280, 720), text_scale=1.5)
    row = next(row for row in scene.group if isinstance(row, NarrowRow))
    scene.group.focus(row)
    assert explained(scene.group) is row


def test_pointing_at_an_option_tells_it_where_the_words_of_the_game_stood():
    scene = TitleCard(titles.title("goblin_raid"))
    harness = shown(scene, (1280, 720), text_scale=1.5)
    rows = [row for row in scene.group if isinstance(row, NarrowRow)]
    for row in rows[:2]:
        harness.move(row.rect.center)
        harness.frames(2)
        assert explained(scene.group) is row
    harness.move("play")
    harness.frames(2)
    assert explained(scene.group) is None
