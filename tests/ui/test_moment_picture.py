"""A moment of a match as a picture: printed in one size, kept where the player wants it and nowhere by itself."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
import walks

from game.scenes.moment_picture import SIZE, turn_of
from game.scenes.moment_sheet import FALLS_S, MomentSheet
from game.scenes.results import Results
from game.stack.context import Context
from game.ui.harness import Harness


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Harness:
    """The sheet over the results, on the moment that changed most."""
    monkeypatch.setattr(Context, "pictures_folder", lambda self: tmp_path / "pictures")
    return walks.moment(monkeypatch)  # type: ignore[no-any-return]


def sheet_of(shown: Harness) -> MomentSheet:
    top = shown.stack.top
    assert isinstance(top, MomentSheet)
    return top


def test_the_button_stands_where_there_are_moments_and_the_one_that_changed_most_comes_first(shown: Harness) -> None:
    assert sheet_of(shown).at == 1 and sheet_of(shown).moments[1].change == -1
    shown.key("escape")
    shown.settle()
    results = shown.stack.top
    assert isinstance(results, Results) and not any(widget.id == "share" for widget in results.group)
    results.rebuild()
    shown.frames(2)
    shown.click("share")
    shown.settle()
    assert isinstance(shown.stack.top, MomentSheet)


def test_nothing_is_kept_before_it_is_pressed_and_then_in_its_own_size(shown: Harness, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    assert not folder.exists()
    shown.click("save")
    shown.frames(2)
    (path,) = folder.iterdir()
    assert path.name.startswith("gobsmack-moment-") and pygame.image.load(path).get_size() == SIZE
    assert shown.stack.toasts


def test_it_is_the_same_picture_in_every_window(shown: Harness) -> None:
    small = pygame.image.tobytes(sheet_of(shown).picture(), "RGB")
    shown.resize((1920, 1080))
    shown.frames(2)
    sheet_of(shown)._large.clear()
    assert pygame.image.tobytes(sheet_of(shown).picture(), "RGB") == small


def test_a_press_on_a_number_shows_that_moment(shown: Harness) -> None:
    before = pygame.image.tobytes(sheet_of(shown).picture(), "RGB")
    sheet_of(shown).turn("0")
    shown.seconds(FALLS_S + 0.1)
    assert sheet_of(shown).at == 0 and pygame.image.tobytes(sheet_of(shown).picture(), "RGB") != before
    assert shown.frames(30) == 0, "an idle frame draws nothing"


def test_in_another_language_it_is_printed_anew(shown: Harness) -> None:
    before = pygame.image.tobytes(sheet_of(shown).picture(), "RGB")
    shown.stack.context.change(language="fi")
    shown.frames(2)
    assert pygame.image.tobytes(sheet_of(shown).picture(), "RGB") != before


def test_a_folder_that_takes_nothing_is_said(shown: Harness, tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("in the way")
    assert sheet_of(shown).save() is None and shown.stack.toasts


def test_the_turn_is_the_one_within_which_it_was(shown: Harness) -> None:
    told, moment = sheet_of(shown).told, sheet_of(shown).moments[0]
    assert turn_of(told, moment) == 1
