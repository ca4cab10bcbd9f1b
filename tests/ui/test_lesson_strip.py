"""The few words under a lesson's slate: they stay on their paper, and what has no whole room is left out."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.tabletop import lesson_strip
from game.tabletop.lesson_strip import draw_strip
from game.ui.look import Look
from game.ui.scale import Frame
from game.ui.widgets.inspector import Entry, Inspected

LEADER = Inspected(
    name="Argbarg", status="Waiting in Redbank Hole", text="Small band, stout heart. Leaders carry the others."
)
HEX = Inspected(name="Hex 0719", kind_words="Fields", entries=(
    Entry("To enter: 1 on foot, 1 mounted"), Entry("In an enemy zone of control. Anyone who enters stops here."),
))  # fmt: skip
SHORT = Inspected(name="Southdown", kind_words="Hamlet · 0818", text="Plundered, with 1 bag on the way home.")
PLACES = [((1280, 720), 300, 44), ((1280, 720), 300, 60), ((1920, 1080), 400, 75), ((1920, 1080), 400, 112)]


def drawn(look: Look, rect: Rect, page: Inspected) -> Surface:
    sheet = Surface(rect.inflate(20, 20).size)
    draw_strip(look, sheet, rect, page)
    return sheet


@pytest.mark.parametrize("page", [LEADER, HEX, SHORT])
@pytest.mark.parametrize(("size", "wide", "tall"), PLACES)
def test_no_letter_lies_on_the_rim_of_the_paper(size: tuple[int, int], wide: int, tall: int, page: Inspected) -> None:
    look, rect = Look(Frame(size), title="goblin_raid"), Rect(10, 10, wide, tall)
    bare, printed = drawn(look, rect, Inspected()), drawn(look, rect, page)
    inside = look.content("plain", rect)
    rim = [(x, y) for x in range(bare.get_width()) for y in range(bare.get_height()) if not inside.collidepoint(x, y)]
    assert not [at for at in rim if bare.get_at(at) != printed.get_at(at)]


@pytest.mark.parametrize(("page", "told"), [
    (LEADER, "Waiting in Redbank Hole."), (HEX, "To enter: 1 on foot, 1 mounted"), (SHORT, SHORT.text),
])  # fmt: skip
def test_what_has_no_room_is_left_out_part_by_part(page: Inspected, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    size, wide, tall = PLACES[0]
    fitted = lesson_strip.fitted
    words: list[str] = []
    monkeypatch.setattr(
        lesson_strip, "fitted", lambda look, text, *more, **how: words.append(text) or fitted(look, text, *more, **how)
    )
    drawn(Look(Frame(size), title="goblin_raid"), Rect(10, 10, wide, tall), page)
    assert words == [told]
