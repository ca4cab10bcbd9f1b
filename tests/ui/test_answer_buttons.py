"""The main answer keeps its place and is the largest, however many others there are."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect, Surface, image

from game.tabletop.answer_buttons import LEAST, button_boxes
from game.tabletop.contract import AnswerButton
from game.ui.look import Look
from game.ui.scale import Frame
from game.ui.widgets.buttons import Button, Kind


@pytest.mark.parametrize("small", ["+4 Loot, +4 Recruit, +3 Attack", "+4 de Botín, +4 de Reclutamiento, +3 de Ataque"])
def test_of_two_buttons_that_with_long_words_has_room_for_them(small: str) -> None:
    """Play all power of Loot & Recruit had cut its third amount."""
    look = Look(Frame((1280, 720)))
    rest = [AnswerButton("all", "Play all power", lambda: None, small), AnswerButton("undo", "Undo", lambda: None)]
    main, all_, undo = button_boxes(look, Rect(0, 0, 236, 160), rest)
    assert look.lettering.width(small.upper(), "label", 12) <= look.content("button_gold_rest", all_).w
    assert main.w == 236 and main.h > all_.h >= undo.h and min(undo.w, undo.h) >= LEAST
    assert not main.colliderect(all_) and not all_.colliderect(undo)


@pytest.mark.parametrize("many", range(6))
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("share", [(0.208, 0.138), (0.234, 0.226), (0.212, 0.252), (0.273, 0.158)])
@pytest.mark.parametrize("words", ["Go", "Send the whole herd home"])
def test_the_main_answer_is_the_highest_and_none_lies_on_another(
    many: int, size: tuple[int, int], share: tuple[float, float], words: str
) -> None:
    rect = Rect(7, 9, round(size[0] * share[0]), round(size[1] * share[1]))
    acts = [AnswerButton(f"a{n}", words, lambda: None) for n in range(many)]
    main, *rest = button_boxes(Look(Frame(size)), rect, acts)
    assert len(rest) == many and main.topleft == rect.topleft
    assert all(rect.contains(box) for box in (main, *rest))
    assert not any(one.colliderect(other) for one, other in combinations((main, *rest), 2))
    assert all(main.h >= box.h >= LEAST - 1 for box in rest)
    assert all(main.w * main.h > box.w * box.h for box in rest)


@pytest.mark.parametrize("kind", ["plain", "gold"])
def test_words_that_need_the_whole_face_are_not_struck_through_when_they_are_pointed_at(kind: Kind) -> None:
    """The bars of a face that is pointed at lay over "Public" and "Everyone sees it"."""
    look = Look(Frame((1280, 720)))
    button = Button(look, Rect(20, 20, 160, 40), "Public", lambda: None, kind=kind, small="Everyone sees it")

    def drawn(hovered: bool) -> tuple[Surface, bytes]:
        sheet = Surface((220, 90))
        button.hovered = hovered
        button.draw(sheet)
        words = button.inked.clip(look.content(f"button_{kind}_hover", button.rect))
        return sheet, image.tobytes(sheet.subsurface(words), "RGB")

    (rest, words), (hover, pointed_at) = drawn(False), drawn(True)
    assert words == pointed_at
    assert image.tobytes(rest, "RGB") != image.tobytes(hover, "RGB")
